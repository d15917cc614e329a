"""What is told before a match: the story, what everybody is after, what is special, and where it happens."""

from __future__ import annotations

from .desc import Rect, TableDesc, Value


class Party(Value, frozen=True, gc=False):
    """What one seat is to know."""

    role: str
    """What it plays."""
    aim: str
    terms: tuple[str, ...] = ()
    """Whom it may bring and whom it has to, a line each."""


class Spot(Value, frozen=True, gc=False):
    """A place on the map, and what it is called."""

    rect: Rect
    name: str


class Sign(Value, frozen=True, gc=False):
    """A drawing on the map, and what it stands for."""

    art: str
    name: str


class Briefing(Value, frozen=True, gc=False):
    """All that is told, the same for everybody."""

    title: str
    story: str
    parties: tuple[Party, ...]
    """By seat."""
    rules: tuple[str, ...]
    """What is special about it, a sentence each."""
    map: TableDesc
    """Where it happens; nothing can be done there."""
    spots: tuple[Spot, ...] = ()
    """Its places that have a name."""
    signs: tuple[Sign, ...] = ()
    """What is drawn on the map."""
    topic: str = ""
    """The heading of the rules page that tells more."""
    above: str = ""
    """What stands over the title: which mission it is, of how many."""
