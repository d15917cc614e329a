"""What monsters and their parts are called."""

from __future__ import annotations

from ...language.words import _, said
from .cards import CARDS, Core, Part


def title(face: int) -> str:
    """The name of a card."""
    return said(CARDS[face].name)


def monster_title(first: int, last: int) -> str:
    """The name of a monster from the face of its head, or -1, and that of its legs, or else of its core."""
    head, end = CARDS[first] if first >= 0 else None, CARDS[last]
    word = said(end.last) if isinstance(end, Part | Core) else ""
    return _("{first} {last}", first=said(head.first), last=word) if isinstance(head, Part) else word
