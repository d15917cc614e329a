"""What a seat may do, and what it may only try."""

from __future__ import annotations

from ...engine.action import Action
from .board import Number


class Roll(Action, frozen=True, gc=False):
    """Cast the die; after a Trinity in a column it is the roll for the Quad."""


class Keep(Action, frozen=True, gc=False):
    """Write down the points of the Trinity instead of rolling for the Quad."""


class Aim(Action, frozen=True, gc=False):
    """Cast the die for one number. Never legal: a hand may try it, and the rules say why not."""

    number: Number


class PutBack(Action, frozen=True, gc=False):
    """Take the die and let it go again. Never legal: the rules say what it is asked for."""
