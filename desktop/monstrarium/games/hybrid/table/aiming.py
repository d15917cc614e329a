"""What an attack would be worth, in the few words that fit beside its target."""

from __future__ import annotations

from ....language.words import _
from ..combat.chances import chance, parry
from ..combat.prepared_roll import BASIC, Sort
from ..combat.targets import levels_for
from ..state import HybridState


def strike_note(state: HybridState, warrior: int, target: int) -> str:
    """The chance of a Basic Strike, and of the parry against it."""
    hit = chance(state, Sort.STRIKE, warrior, target).percent
    return _with_parry(hit, parry(state, target, warrior, False))


def shot_note(state: HybridState, warrior: int, target: int) -> str:
    """The chance of a shot on the lowest level on which it can be made."""
    hit = chance(state, Sort.SHOT, warrior, target, shot_level(state, warrior, target)).percent
    return _with_parry(hit, parry(state, target, warrior, True))


def shot_level(state: HybridState, warrior: int, target: int) -> int:
    """The lowest level on which a target can be shot."""
    usable = levels_for(state, warrior, target) >> BASIC
    return BASIC + (usable & -usable).bit_length() - 1 if usable else BASIC


def elsewhere(state: HybridState, warrior: int, square: int, facing: int) -> HybridState:
    """The table with a warrior on another square, or turned."""
    world = state.clone()
    world.squares[warrior], world.facings[warrior] = square, facing
    return world


def _with_parry(hit: int, parried: float) -> str:
    if parried:
        return _("{percent} %, parried {other} %", percent=hit, other=round(100 * parried))
    return _("{percent} %", percent=hit)
