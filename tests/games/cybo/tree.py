"""Every way a match can go from a state, found by playing it out by the rules."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

from monstrarium.games.cybo.actions import Keep, Roll
from monstrarium.games.cybo.board import NUMBERS
from monstrarium.games.cybo.rules import Cybo
from monstrarium.games.cybo.state import CyboState, Phase
from tests.games.cybo.scenario import word_for

Policy: TypeAlias = Callable[[int], bool]
"""Whether to roll for the Quad with so many points in hand."""

GAME = Cybo()


def gone_for_points(points: int) -> bool:
    """Roll exactly when that pays more on average: with three points and with none."""
    return points < 4


def always(points: int) -> bool:
    return True


def never(points: int) -> bool:
    return False


def rolled(state: CyboState, number: int) -> CyboState:
    """The state after this roll."""
    after = state.clone()
    after.rng.word = word_for(number)
    GAME.apply(after, Roll(after.seat))
    return after


def kept(state: CyboState) -> CyboState:
    """The state after the fourth roll was declined."""
    after = state.clone()
    GAME.apply(after, Keep(after.seat))
    return after


def turn_points(state: CyboState, policy: Policy) -> dict[int, Fraction]:
    """The chance of every number of points of the current turn, found by walking through all numbers of all rolls."""
    played = len(state.rows)
    found: dict[int, Fraction] = {}

    def walk(at: CyboState, chance: Fraction) -> None:
        if len(at.rows) > played:
            points = at.rows[-1].points
            found[points] = found.get(points, Fraction(0)) + chance
        elif at.phase is Phase.QUAD and not policy(kept(at).rows[-1].points):
            walk(kept(at), chance)
        else:
            ahead = [rolled(at, number) for number in NUMBERS]
            counted = [after for after in ahead if after.rolls != at.rolls or len(after.rows) > played]
            for after in counted:
                walk(after, chance / len(counted))

    walk(state, Fraction(1))
    return found


class Expectimax:
    """The value for the seat that began, of two that both play to win, with memory as the only shortcut."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], float] = {}

    def value(self, state: CyboState) -> float:
        """The chance to win, a shared victory counting half."""
        if state.phase is Phase.OVER:
            one, two = (state.scores[seat] for seat in state.order)
            return 0.5 if one == two else float(one > two)
        ahead = state.scores[state.order[0]] - state.scores[state.order[1]]
        key = (len(state.rows), state.phase, state.rolls, ahead)
        if key not in self._known:
            self._known[key] = self._value(state)
        return self._known[key]

    def _value(self, state: CyboState) -> float:
        rolling = self.rolling(state)
        if state.phase is not Phase.QUAD:
            return rolling
        better = max if state.seat == state.order[0] else min
        return better(rolling, self.value(kept(state)))

    def rolling(self, state: CyboState) -> float:
        """The value when the die is cast."""
        return sum(self.value(rolled(state, number)) for number in NUMBERS) / len(NUMBERS)
