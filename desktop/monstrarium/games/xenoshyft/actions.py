"""What commanders intend, and the offers that lie ready for every card they may be made with."""

from __future__ import annotations

from ...engine.action import Action
from ...engine.plain import PieceId
from ..boxes import BOXES
from .cards import BOSS, ENEMY, KIND, PIECES, SLEEVES

SEATS = BOXES["xenoshyft"].seats
PLACES = 4
"""How many troops a lane holds."""


class Spend(Action, frozen=True, gc=False):
    """Discard Xenosathem, or what is worth some, for resources."""

    piece: PieceId


class Pledge(Action, frozen=True, gc=False):
    """Lay a card under one for sale, which is cheaper then."""

    piece: PieceId
    on: PieceId


class Buy(Action, frozen=True, gc=False):
    """Take a card for sale into the hand and pay for it."""

    piece: PieceId


class Deploy(Action, frozen=True, gc=False):
    """Put a troop at a place of a lane; those from there on move back."""

    piece: PieceId
    lane: int
    place: int


class Equip(Action, frozen=True, gc=False):
    """Give equipment of the hand to a troop."""

    piece: PieceId
    troop: PieceId


class Shift(Action, frozen=True, gc=False):
    """Put a troop of the own lane at another place, counted without it."""

    piece: PieceId
    place: int


class Regear(Action, frozen=True, gc=False):
    """Give equipment of the own lane to another troop of it."""

    piece: PieceId
    troop: PieceId


class Play(Action, frozen=True, gc=False):
    """Play an instant on a piece, or on the lane of this number."""

    piece: PieceId
    target: int


class Use(Action, frozen=True, gc=False):
    """Use the text of a troop or of its equipment."""

    piece: PieceId
    target: int = -1


class Power(Action, frozen=True, gc=False):
    """Use the power of the own division."""

    target: int = -1


class Pass(Action, frozen=True, gc=False):
    """Do not react."""


class Discard(Action, frozen=True, gc=False):
    """Discard a card of the hand or of the own lane when the round ends."""

    piece: PieceId


class Upgrade(Action, frozen=True, gc=False):
    """Melt Xenosathem of this value in the own discard pile into one of the next."""

    value: int


class Ready(Action, frozen=True, gc=False):
    """Be through with this phase."""


class Recall(Action, frozen=True, gc=False):
    """Ask everyone who is ready to think again."""


ALL = range(SEATS[1])
SPEND = tuple([tuple([Spend(seat, piece) for piece in range(PIECES)]) for seat in ALL])
BUY = tuple([tuple([Buy(seat, piece) for piece in range(PIECES)]) for seat in ALL])
DISCARD = tuple([tuple([Discard(seat, piece) for piece in range(PIECES)]) for seat in ALL])


def _deploys(seat: int, piece: PieceId) -> tuple[tuple[Deploy, ...], ...]:
    """By lane and place; every sleeve of a commander's deck may hold a troop once that was shuffled."""
    if KIND[SLEEVES[piece]] in (ENEMY, BOSS):
        return ()
    return tuple([tuple([Deploy(seat, piece, lane, place) for place in range(PLACES)]) for lane in ALL])


DEPLOY = tuple([tuple([_deploys(seat, piece) for piece in range(PIECES)]) for seat in ALL])
"""By seat, piece, lane and place."""
READY = tuple([Ready(seat) for seat in ALL])
RECALL = tuple([Recall(seat) for seat in ALL])
PASS = tuple([Pass(seat) for seat in ALL])
ONLY_PASS = tuple([(each,) for each in PASS])
TO_ACT = tuple([tuple([seat for seat in ALL if bits >> seat & 1]) for bits in range(1 << SEATS[1])])
"""By one bit a seat."""
