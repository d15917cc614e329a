"""The effects of cards. Importing this package enters all of them in the book."""

from ..words.phrases import book
from . import divisions, fights, reveals, uses

__all__ = ["book", "divisions", "fights", "reveals", "uses"]
