"""What the cards do. Reading this package writes every effect of an instant into the book."""

from ..fx import book
from . import cancels, draws, hands, peeks, pile, turns

__all__ = ["book", "cancels", "draws", "hands", "peeks", "pile", "turns"]
