"""What the cards do. Reading this package writes every effect into the book."""

from ..words import book
from . import breakthroughs, deploys, draws, missions

__all__ = ["book", "breakthroughs", "deploys", "draws", "missions"]
