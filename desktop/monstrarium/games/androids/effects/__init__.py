"""What the cards do. Reading this package writes every effect of an instant into the book."""

from ..words import book
from . import instants

__all__ = ["book", "instants"]
