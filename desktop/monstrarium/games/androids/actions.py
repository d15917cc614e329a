"""The actions of AndrOIDS, and the offers made of them in advance."""

from __future__ import annotations

from ...engine.action import Action
from ...engine.plain import PieceId
from ..boxes import BOXES
from .cards import CARDS
from .state import NO_TARGET

SEATS = BOXES["androids"].seats


class Lay(Action, frozen=True, gc=False):
    piece: PieceId


class Play(Action, frozen=True, gc=False):
    """Play an instant face up; a cancel names the entry of the batch that it answers."""

    piece: PieceId
    target: int = NO_TARGET


class Declare(Action, frozen=True, gc=False):
    """Pull the lever: declare that the android is finished."""


class End(Action, frozen=True, gc=False):
    """End the turn."""


class Pass(Action, frozen=True, gc=False):
    """Let it pass when the seats are asked."""


ALL = range(SEATS[1])
LAY = tuple(tuple(Lay(seat, piece) for piece in range(len(CARDS))) for seat in ALL)
PLAY = tuple(tuple(Play(seat, piece) for piece in range(len(CARDS))) for seat in ALL)
DECLARE = tuple(Declare(seat) for seat in ALL)
END = tuple(End(seat) for seat in ALL)
PASS = tuple(Pass(seat) for seat in ALL)
ONLY_PASS = tuple((each,) for each in PASS)
TO_ACT = tuple((seat,) for seat in ALL)
