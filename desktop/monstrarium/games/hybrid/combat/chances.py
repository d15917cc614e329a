"""Exact chances: of a roll before it is made, and of the wounds that an attack causes, for players and bots.

No card is foreseen: those that lie on a prepared roll count, those in hands do not.
"""

from __future__ import annotations

from math import fsum

from ..printed.warriors import NV
from ..state import HybridState
from .dice import DOUBLE, Odds, bend, bend_of, odds
from .modifiers import ledger, perfect, success, sum_of
from .prepared_roll import BASIC, FAMILY_OF, HEROIC, MASTER, SHOT, SKILLED, STRIKE, Sort
from .roll_choices import prepared_of
from .targets import can_parry, is_shielded

Harm = tuple[float, ...]
"""The probabilities of no wound, one wound, two and so on."""


def chance(state: HybridState, sort: int, warrior: int, target: int, level: int = BASIC) -> Odds:
    """The chances of a roll at a level, without cards."""
    most = sum_of(success(state, sort, warrior, target, level))
    return odds(most, bend(perfect(state, sort, warrior), level == MASTER and FAMILY_OF[sort] in DOUBLE))


def prepared(state: HybridState, level: int = 0) -> Odds:
    """The chances of the roll that is being prepared, with the cards on it, at its level or at one still to choose."""
    roll = prepared_of(state)
    return odds(sum_of(ledger(state, roll, level)), bend_of(state, roll, level))


def parry(state: HybridState, target: int, attacker: int, shot: bool) -> float:
    """How likely the target parries; 0 where it cannot."""
    if shot:
        if not is_shielded(state, target, attacker):
            return 0.0
        return chance(state, Sort.DODGE, target, attacker).success
    if not can_parry(state, target, attacker):
        return 0.0
    return chance(state, Sort.PARRY, target, attacker, max(BASIC, state.levels[target])).success


def harm(state: HybridState, sort: int, warrior: int, target: int, level: int = BASIC) -> Harm:
    """The wounds that an attack or a shot causes, up to death; the second attack of a Skilled Strike is included."""
    family = FAMILY_OF[sort]
    roll = chance(state, sort, warrior, target, level)
    passes = 1.0 - parry(state, target, warrior, family == SHOT) if family in (STRIKE, SHOT) else 1.0
    base = 2 if level == HEROIC and sort == Sort.STRIKE else 1
    found = [1.0 - roll.success * passes, 0.0, 0.0, 0.0, 0.0]
    found[base] += (roll.success - roll.perfect) * passes
    found[base + 1] += roll.perfect * passes
    left = NV[state.kinds[target]] - state.wounds[target]
    if level == SKILLED and sort == Sort.STRIKE:
        found = _twice(state, warrior, target, found, left)
    return (*found[:left], fsum(found[left:])) if left < len(found) else tuple(found)


def _twice(state: HybridState, warrior: int, target: int, first: list[float], left: int) -> list[float]:
    """A second attack follows where the first has wounded and not killed; only a Heroic guard still stands then."""
    again = chance(state, Sort.AGAIN, warrior, target)
    passes = 1.0 - parry(state, target, warrior, False) if state.levels[target] == HEROIC else 1.0
    more = (1.0 - again.success * passes, (again.success - again.perfect) * passes, again.perfect * passes)
    found = [first[0], 0.0, 0.0, 0.0, 0.0]
    for wounds in (1, 2):
        if wounds >= left:
            found[wounds] += first[wounds]
            continue
        for extra, likely in enumerate(more):
            found[wounds + extra] += first[wounds] * likely
    return found


def kills(state: HybridState, sort: int, warrior: int, target: int, level: int = BASIC) -> float:
    """How likely the target does not survive an attack or a shot."""
    left = NV[state.kinds[target]] - state.wounds[target]
    found = harm(state, sort, warrior, target, level)
    return found[left] if left < len(found) else 0.0


def mean(found: Harm) -> float:
    """The average number of wounds."""
    return fsum([wounds * likely for wounds, likely in enumerate(found)])
