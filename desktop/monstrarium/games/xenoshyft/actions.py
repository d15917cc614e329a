"""The actions of commanders, most of them made in advance for every card."""

from __future__ import annotations

from ...engine.action import Action
from ...engine.plain import PieceId
from ..boxes import BOXES
from .cards import BOSS, ENEMY, KIND, PIECES, SLEEVES

SEATS = BOXES["xenoshyft"].seats
PLACES = 4
"""How many troops a lane holds."""


class Spend(Action, frozen=True, gc=False):
    """Discard Xenosathem, or a card that counts as some, for resources."""

    piece: PieceId


class Pledge(Action, frozen=True, gc=False):
    """Lay a card under one for sale, to make it cheaper."""

    piece: PieceId
    on: PieceId


class Buy(Action, frozen=True, gc=False):
    piece: PieceId


class Deploy(Action, frozen=True, gc=False):
    """Put a troop at a place of a lane; the troops from there on move back."""

    piece: PieceId
    lane: int
    place: int


class Equip(Action, frozen=True, gc=False):
    piece: PieceId
    troop: PieceId


class Shift(Action, frozen=True, gc=False):
    """Move a troop of the seat's lane to another place, counted without the troop itself."""

    piece: PieceId
    place: int


class Regear(Action, frozen=True, gc=False):
    """Give equipment of the seat's lane to another troop of that lane."""

    piece: PieceId
    troop: PieceId


class Play(Action, frozen=True, gc=False):
    """Play an instant on a piece or on a lane, by its number."""

    piece: PieceId
    target: int


class Use(Action, frozen=True, gc=False):
    """Use the text of a troop or of its equipment."""

    piece: PieceId
    target: int = -1


class Power(Action, frozen=True, gc=False):
    target: int = -1


class Pass(Action, frozen=True, gc=False):
    """Do not react."""


class Discard(Action, frozen=True, gc=False):
    """Discard a card of the hand or of the seat's lane in wrap-up."""

    piece: PieceId


class Upgrade(Action, frozen=True, gc=False):
    """Melt Xenosathem of this value in the seat's discard pile into one of the next value."""

    value: int


class Ready(Action, frozen=True, gc=False):
    """Be done with this phase."""


class Recall(Action, frozen=True, gc=False):
    """Take back that anyone is ready."""


ALL = range(SEATS[1])
SPEND = tuple([tuple([Spend(seat, piece) for piece in range(PIECES)]) for seat in ALL])
BUY = tuple([tuple([Buy(seat, piece) for piece in range(PIECES)]) for seat in ALL])
DISCARD = tuple([tuple([Discard(seat, piece) for piece in range(PIECES)]) for seat in ALL])


def _deploys(seat: int, piece: PieceId) -> tuple[tuple[Deploy, ...], ...]:
    """By lane and place. Any sleeve of a commander's deck may hold a troop after a shuffle."""
    if KIND[SLEEVES[piece]] in (ENEMY, BOSS):
        return ()
    return tuple([tuple([Deploy(seat, piece, lane, place) for place in range(PLACES)]) for lane in ALL])


DEPLOY = tuple([tuple([_deploys(seat, piece) for piece in range(PIECES)]) for seat in ALL])
"""By seat, piece, lane and place."""
SHIFT = tuple(
    [tuple([tuple([Shift(seat, piece, place) for place in range(PLACES)]) for piece in range(PIECES)]) for seat in ALL]
)
"""By seat, piece and place."""
READY = tuple([Ready(seat) for seat in ALL])
RECALL = tuple([Recall(seat) for seat in ALL])
PASS = tuple([Pass(seat) for seat in ALL])
READY_OR_RECALL = tuple(zip(READY, RECALL, strict=True))
ONLY_PASS = tuple([(each,) for each in PASS])
ASKED: tuple[tuple[int, ...], ...] = (*[(seat,) for seat in ALL], ())
"""By seat: the seat alone; nobody for -1."""
UNREADY = tuple(
    [
        tuple([tuple([seat for seat in range(count) if not ready >> seat & 1]) for ready in range(1 << count)])
        for count in range(SEATS[1] + 1)
    ]
)
"""By the number of seats and the bits of those that are ready: the others."""
