"""The effects of cards; those of instants are in the book of `words` once this package is imported."""

from ..words import book
from . import instants

__all__ = ["book", "instants"]
