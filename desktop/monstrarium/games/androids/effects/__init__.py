"""What the cards do. Reading this package writes every effect of an instant into the book."""

from ..words import book
from . import draws, hands, instants, peeks, pile, turns

__all__ = ["book", "draws", "hands", "instants", "peeks", "pile", "turns"]
