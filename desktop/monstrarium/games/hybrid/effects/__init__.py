"""How fights go and what cards do. Reading this package writes every effect into the book."""

from ..fx import book
from . import asides, cards, firing, moving, omens, strikes

__all__ = ["asides", "book", "cards", "firing", "moving", "omens", "strikes"]
