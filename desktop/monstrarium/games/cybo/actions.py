"""The actions of CYBO, and the offers made of them in advance."""

from __future__ import annotations

from ...engine.action import Action
from ..boxes import BOXES
from .board import Number

SEATS = BOXES["cybo"].seats


class Roll(Action, frozen=True, gc=False):
    """Roll the die; after a Trinity in a column it is the roll for the Quad."""


class Keep(Action, frozen=True, gc=False):
    """Write down the points of the Trinity instead of rolling for the Quad."""


class Aim(Action, frozen=True, gc=False):
    """Drop the die on the plate of a number. It is never legal; the rules say why not."""

    number: Number


class PutBack(Action, frozen=True, gc=False):
    """Drop the die back in the tray before a decision on a Quad. It is never legal; the rules say what to do."""


ALL = range(SEATS[1])
JUST_ROLL = tuple((Roll(seat),) for seat in ALL)
ROLL_OR_KEEP = tuple((Roll(seat), Keep(seat)) for seat in ALL)
TO_ACT = tuple((seat,) for seat in ALL)
