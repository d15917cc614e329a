"""What seats of CYBO may do, what they may only try, and the offers that lie ready."""

from __future__ import annotations

from ...engine.action import Action
from .board import Number

SEATS = (2, 6)


class Roll(Action, frozen=True, gc=False):
    """Cast the die; after a Trinity in a column it is the roll for the Quad."""


class Keep(Action, frozen=True, gc=False):
    """Write down the points of the Trinity instead of rolling for the Quad."""


class Aim(Action, frozen=True, gc=False):
    """Cast the die for one number. Never legal: a hand may try it, and the rules say why not."""

    number: Number


class PutBack(Action, frozen=True, gc=False):
    """Take the die and let it go again. Never legal: the rules say what it is asked for."""


ALL = range(SEATS[1])
JUST_ROLL = tuple((Roll(seat),) for seat in ALL)
ROLL_OR_KEEP = tuple((Roll(seat), Keep(seat)) for seat in ALL)
TO_ACT = tuple((seat,) for seat in ALL)
