"""The effects of cards, in the book of `words` once this package is imported."""

from ..words import book
from . import breakthroughs, deploys, draws, missions

__all__ = ["book", "breakthroughs", "deploys", "draws", "missions"]
