"""What the cards do. Reading this package writes every effect into the book."""

from ..words.phrases import book
from . import divisions, fights, reveals, uses

__all__ = ["book", "divisions", "fights", "reveals", "uses"]
