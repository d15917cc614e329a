"""Where the lab and the benches lie, for two to four seats: rivals along the top, then the lab, then the near bench."""

from __future__ import annotations

import enum
from functools import cache

from ....engine.plain import PieceId, Seat
from ....table.desc import Pose, Rect, Value
from ....table.layout import CARD, packed, slot, within
from ....table.presenter import Audience
from ..state import NO_PIECE, Phase, XybridState

GAP = 0.14
WIDE, HIGH = 14.6, 10.4
TITLE = 0.2
"""The height of the name at the top of a place."""
TOP = 0.2
"""The height above a bench for its name."""
RIVALS = {3: 2.45, 4: 2.45}
LABS = {3: 2.25, 4: 2.1}
"""The heights of rivals' benches and of the lab, by the number of seats."""
PILES = {3: 1.85, 4: 1.5}
"""The width of the core pile while no core is chosen, by the number of seats."""
DUEL = (5.5, 2.55, 1.65)
"""For two seats: the width of the rival's bench, and the heights of the lab and of the deck below it."""
DECK = 1.3
"""The width of the deck for two seats."""
CHOICE = 1.95
"""The height of the core pile while a core is chosen."""
PLAQUE = 0.36
BROAD = 4.4
"""From this width on everything beside a rival's monster lies in one row."""


class Enlarged(enum.Enum):
    """What lies large for the near seat."""

    PARTS = enum.auto()
    CORES = enum.auto()
    SECRETS = enum.auto()


class Bench(Value, frozen=True, gc=False):
    whole: Rect
    monster: Rect
    plaque: Rect | None
    """Where the name of the monster stands; None for a rival, whose bench has it in its title."""
    hand: Rect
    pile: Rect
    secrets: Rect
    infamy: Rect


class Seating(Value, frozen=True, gc=False):
    """The places of a table; the near bench first, then in order of play."""

    size: tuple[float, float]
    deck: Rect
    desk: Rect | None
    """Where revealed breakthroughs and lifted parts lie; None while there are none."""
    lab: Rect
    cores: Rect
    benches: tuple[Bench, ...]


@cache
def seating(seats: int, asked: Enlarged = Enlarged.PARTS, shown: int = 0) -> Seating:
    """The places for a number of seats, with room on the desk for `shown` cards."""
    return _duel(asked, shown) if seats == 2 else _party(seats, asked, shown)


def _duel(asked: Enlarged, shown: int) -> Seating:
    """Two seats: the rival at the upper left, the lab and the deck beside it."""
    rival, lab, low = DUEL
    high = lab + TOP + low
    start, below = 2 * GAP + rival, TOP + lab + TOP
    room = WIDE - GAP - start
    deck: Rect = (start, below, DECK, low)
    pile: Rect = (start + DECK + GAP, below, room - DECK - GAP, low)
    desk, parts = _with_desk((start, TOP, room, lab), shown)
    near, cores = _lower(TOP + high + TOP, asked)
    return Seating((WIDE, HIGH), deck, desk, parts, cores or pile, (near, _tall((GAP, TOP, rival, high))))


def _party(seats: int, asked: Enlarged, shown: int) -> Seating:
    """More seats: the rivals in a row, deck, lab and core parts in the next."""
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


def _lower(top: float, asked: Enlarged) -> tuple[Bench, Rect | None]:
    """The near bench, and above it the core pile while a core is chosen."""
    cores: Rect | None = None
    if asked is Enlarged.CORES:
        cores = (GAP, top, WIDE - 2 * GAP, CHOICE)
        top += CHOICE + TOP
    return _broad((GAP, top, WIDE - 2 * GAP, HIGH - GAP - top), asked is Enlarged.SECRETS), cores


def _with_desk(rect: Rect, shown: int) -> tuple[Rect | None, Rect]:
    """The desk at the right end of a place, and the rest of that place."""
    left, top, room, high = rect
    if not shown:
        return None, rect
    wide = max(1.5, 0.1 + shown * (high - TITLE - 0.05) / CARD[1])
    return (left + room - wide, top, wide, high), (left, top, room - wide - GAP, high)


def inner(rect: Rect) -> Rect:
    """A place without the strip for its name."""
    return within(rect, 0.05, TITLE, 0.05)


def centred(rect: Rect) -> Pose:
    """The pose of a single card, as large as a place allows."""
    return packed(rect, 1, 9.0)[0]


def _broad(rect: Rect, secrets: bool) -> Bench:
    """The near bench: the monster in the middle, the deployed pile on its left, hand and breakthroughs on its right.

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
    """A rival's bench among several: the monster on the left, everything else beside it."""
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
    """The bench of the only rival: the monster on the left, everything else in a column beside it."""
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


ASKED = {Phase.CORE: Enlarged.CORES, Phase.REVEAL: Enlarged.SECRETS}


def shown_by_all(state: XybridState) -> list[PieceId]:
    """What lies on the desk: revealed breakthroughs in turn order, and parts lifted off the deck."""
    revealed = [state.revealed[seat] for seat in state.order()]
    return [*(card for card in revealed if card != NO_PIECE), *state.limbo]


class Layout:
    def __init__(self, state: XybridState, audience: Audience) -> None:
        seats = len(state.hands)
        self.near: Seat = audience.side
        self.seating: Seating = seating(seats, ASKED.get(state.phase, Enlarged.PARTS), len(shown_by_all(state)))
        self.benches: tuple[Bench, ...] = tuple(
            self.seating.benches[slot(seat, self.near, seats)] for seat in range(seats)
        )

    def monster(self, seat: Seat) -> Pose:
        left, top, wide, high = self.benches[seat].monster
        return Pose(left + wide / 2, top + high / 2, scale=wide)
