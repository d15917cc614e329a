"""The briefing before a match: its story, the aims of the seats, its special rules, and its map."""

from __future__ import annotations

from .desc import Rect, TableDesc, Value


class SideBriefing(Value, frozen=True, gc=False):
    role: str
    aim: str
    terms: tuple[str, ...] = ()
    """Which figurines it may or must choose, a line each."""


class Spot(Value, frozen=True, gc=False):
    rect: Rect
    name: str


class Sign(Value, frozen=True, gc=False):
    art: str
    name: str


class Briefing(Value, frozen=True, gc=False):
    """The whole briefing; it is the same for all seats."""

    title: str
    story: str
    parties: tuple[SideBriefing, ...]
    """By seat."""
    rules: tuple[str, ...]
    """The special rules, a sentence each."""
    map: TableDesc
    """The map, without affordances."""
    spots: tuple[Spot, ...] = ()
    """The places that have a name."""
    signs: tuple[Sign, ...] = ()
    topic: str = ""
    """The heading on the rules page that explains the mission."""
    above: str = ""
    """A line above the title: the number of the mission in its campaign."""
