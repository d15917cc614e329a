"""Where the lab and the benches lie, for two to four seats: rivals across the table, then the lab, the near bench."""

from __future__ import annotations

import enum
from functools import cache

from ....table.desc import Pose, Rect, Value
from ....table.layout import CARD, packed, within

GAP = 0.14
WIDE, HIGH = 14.6, 10.4
TITLE = 0.2
"""What the name of a place takes at its top."""
TOP = 0.2
"""Room above a bench for the name that stands over its edge."""
RIVALS = {3: 2.45, 4: 2.45}
LABS = {3: 2.25, 4: 2.1}
"""How high the benches of the rivals and the lab are, by seats: nine cards of a lab are smaller than seven."""
PILES = {3: 1.85, 4: 1.5}
"""How wide the core parts lie while none is chosen, by seats."""
DUEL = (5.5, 2.55, 1.65)
"""For two seats: how wide the rival's bench is, and how high the lab and the deck below it are."""
DECK = 1.3
"""How wide the deck lies there, so that its name has room."""
CHOICE = 1.95
"""How high the core parts lie while one is chosen."""
PLAQUE = 0.36
BROAD = 4.4
"""From when on everything beside a rival's monster lies in one row."""


class Asked(enum.Enum):
    """What the near seat looks at, so that it lies large."""

    PARTS = enum.auto()
    CORES = enum.auto()
    SECRETS = enum.auto()


class Bench(Value, frozen=True, gc=False):
    """The places of one seat."""

    whole: Rect
    monster: Rect
    plaque: Rect | None
    """Where a monster is named; a rival's is named in the title of its bench."""
    hand: Rect
    pile: Rect
    secrets: Rect
    infamy: Rect


class Seating(Value, frozen=True, gc=False):
    """The places of all; the near bench first, then round the table."""

    size: tuple[float, float]
    deck: Rect
    desk: Rect | None
    """Where breakthroughs lie that are revealed, and parts that are lifted off the deck, while there are any."""
    lab: Rect
    cores: Rect
    benches: tuple[Bench, ...]


@cache
def seating(seats: int, asked: Asked = Asked.PARTS, shown: int = 0) -> Seating:
    """The rivals along the top, from left to right in order of play, the lab, and the near bench below.

    A part of the lab is left to so many cards that everybody looks at.
    """
    return _duel(asked, shown) if seats == 2 else _party(seats, asked, shown)


def _duel(asked: Asked, shown: int) -> Seating:
    """The one rival at the upper left, lab and deck beside it."""
    rival, lab, low = DUEL
    high = lab + TOP + low
    start, below = 2 * GAP + rival, TOP + lab + TOP
    room = WIDE - GAP - start
    deck: Rect = (start, below, DECK, low)
    pile: Rect = (start + DECK + GAP, below, room - DECK - GAP, low)
    desk, parts = _with_desk((start, TOP, room, lab), shown)
    near, cores = _lower(TOP + high + TOP, asked)
    return Seating((WIDE, HIGH), deck, desk, parts, cores or pile, (near, _tall((GAP, TOP, rival, high))))


def _party(seats: int, asked: Asked, shown: int) -> Seating:
    """The rivals in a row, deck, lab and core parts in the next."""
    rivals, lab = RIVALS[seats], LABS[seats]
    each = (WIDE - GAP * seats) / (seats - 1)
    far = tuple(_low((GAP + (each + GAP) * at, TOP, each, rivals)) for at in range(seats - 1))
    at = 2 * TOP + rivals
    card = (lab - TITLE - 0.05) / CARD[1]
    start, pile = 2 * GAP + card, PILES[seats]
    near, cores = _lower(at + lab + TOP, asked)
    end = WIDE - GAP - (0.0 if cores else pile + GAP)
    desk, parts = _with_desk((start, at, end - start, lab), shown)
    return Seating(
        (WIDE, HIGH), (GAP, at, card, lab), desk, parts, cores or (WIDE - GAP - pile, at, pile, lab), (near, *far)
    )


def _lower(top: float, asked: Asked) -> tuple[Bench, Rect | None]:
    """The near bench, and above it the core parts while one is chosen."""
    cores: Rect | None = None
    if asked is Asked.CORES:
        cores = (GAP, top, WIDE - 2 * GAP, CHOICE)
        top += CHOICE + TOP
    return _broad((GAP, top, WIDE - 2 * GAP, HIGH - GAP - top), asked is Asked.SECRETS), cores


def _with_desk(rect: Rect, shown: int) -> tuple[Rect | None, Rect]:
    """The right end of a place for so many cards, and what is left of it."""
    left, top, room, high = rect
    if not shown:
        return None, rect
    wide = max(1.5, 0.1 + shown * (high - TITLE - 0.05) / CARD[1])
    return (left + room - wide, top, wide, high), (left, top, room - wide - GAP, high)


def inner(rect: Rect) -> Rect:
    """A place without the strip of its name."""
    return within(rect, 0.05, TITLE, 0.05)


def centred(rect: Rect) -> Pose:
    """One card as large as a place allows."""
    return packed(rect, 1, 9.0)[0]


def _broad(rect: Rect, secrets: bool) -> Bench:
    """The near bench: the monster in the middle, what is deployed on its left, what may come on its right.

    While breakthroughs are chosen they have the most room, and everything else moves to the left.
    """
    left, top, wide, high = rect
    inset = 0.14
    upper, room = top + 0.3, high - 0.3 - inset
    tall = room - PLAQUE
    monster = tall / CARD[1]
    if secrets:
        side = 2.6
        at = left + 2 * inset + side + 1.1
        right = at + monster + 2 * inset
        beside: Rect = (right, upper, left + wide - inset - right, room)
        hand: Rect = (left + inset, upper + room * 0.55 + 0.1, side, room * 0.45 - 0.1)
        pile: Rect = (left + inset, upper, side, room * 0.55 - 0.1)
    else:
        side = (wide - monster) / 2 - 1.25 - 2 * inset
        at = left + (wide - monster) / 2
        right = at + monster + 4 * inset
        beside = (right, upper + room * 0.44 + 0.1, left + wide - inset - right, room * 0.56 - 0.1)
        hand = (right, upper, left + wide - inset - right, room * 0.44 - 0.1)
        pile = (left + inset, upper, side, room)
    token: Rect = (left + 2 * inset + side, upper - 0.06, 1.0, 1.0)
    return Bench(
        rect, (at, upper, monster, tall), (at, upper + tall + 0.04, monster, PLAQUE - 0.04), hand, pile, beside, token
    )


def _low(rect: Rect) -> Bench:
    """A rival's bench in a row of them: the monster on the left, everything else beside it."""
    left, top, wide, high = rect
    inset = 0.1
    upper, room = top + 0.24, high - 0.24 - inset
    monster = room / CARD[1]
    at, side = left + 2 * inset + monster, wide - 3 * inset - monster
    token: Rect = (at, upper, 0.75, 0.75)
    lies: Rect = (left + inset, upper, monster, room)
    upper, room = upper + 0.08, room - 0.08
    if side > BROAD:
        at, side = at + 0.75 + inset, side - 0.75 - inset
        half = room * 0.5
        pile = (at, upper, side * 0.5, room)
        hand = (at + side * 0.5 + inset, upper, side * 0.5 - inset, half - 0.1)
        secrets = (at + side * 0.5 + inset, upper + half + 0.1, side * 0.5 - inset, half - 0.1)
    else:
        half, rest = room * 0.5, (side - 0.75 - 2 * inset) / 2
        hand = (at + 0.75 + inset, upper, rest, half - 0.1)
        secrets = (at + 0.75 + 2 * inset + rest, upper, rest, half - 0.1)
        pile = (at, upper + half + 0.1, side, half - 0.1)
    return Bench(rect, lies, None, hand, pile, secrets, token)


def _tall(rect: Rect) -> Bench:
    """The bench of the only rival: the monster on the left, everything else below each other beside it."""
    left, top, wide, high = rect
    inset = 0.12
    upper, room = top + 0.26, high - 0.26 - inset
    monster = room / CARD[1]
    at, side = left + 2 * inset + monster, wide - 3 * inset - monster
    token: Rect = (at, upper - 0.05, 0.75, 0.75)
    first, third = upper + 0.85, (room - 0.85) / 3
    hand = (at + 0.85, upper, side - 0.85, 0.85 + third - 0.24)
    secrets = (at, first + third, side, third - 0.2)
    pile = (at, first + 2 * third, side, third)
    return Bench(rect, (left + inset, upper, monster, room), None, hand, pile, secrets, token)
