"""The Heresiarch's Diaries: two books to carry out, a valve that anybody turns, and gas that drifts."""

from __future__ import annotations

from ....engine.event import Sink, tell
from ..events.missions import GasMoved, ValveTurned
from ..ground.laboratory import Lab
from ..ground.plan import lab_of
from ..state import AWAY, GRIFFIN, NOBODY, OFF, HybridState
from .base import Goal, bearer_of, stopped
from .changes import roll

VALVE, BOOKS = 1, (2, 3)
DRIFT = 2
"""How many squares the gas drifts: as many as it is wide."""
WAYS = 8
"""A die up to this one is a direction, from north by the clock."""


class Diaries(Goal):
    """The valve is open at the beginning; it is open as long as there is gas."""

    def begin(self, state: HybridState, lab: Lab) -> None:
        """The gas comes out of the valve."""
        state.cloud = around_valve(state, lab)

    def activated(self, state: HybridState, number: int, first: bool, out: Sink | None) -> None:
        if number == VALVE:
            is_open = state.cloud == OFF
            state.cloud = around_valve(state, lab_of(state.plan)) if is_open else OFF
            tell(out, ValveTurned(state.seat, state.active, is_open))

    def round_began(self, state: HybridState, out: Sink | None) -> None:
        """The gas drifts, or stays where it cannot."""
        if state.cloud == OFF:
            return
        die = roll(state, state.lead)
        if die <= WAYS:
            state.cloud = drifted(state, lab_of(state.plan), die - 1)
        tell(out, GasMoved(state.lead, die, state.cloud))

    def may_leave(self, state: HybridState, warrior: int) -> bool:
        """Nobody leaves with a diary while the valve is open."""
        return state.cloud == OFF or warrior not in state.bearers

    def verdict(self, state: HybridState) -> int:
        """Both diaries are outside, or there is no Griffin left to bring them there."""
        bearers = [bearer_of(state, number) for number in BOOKS]
        if all(each != NOBODY and state.squares[each] == AWAY for each in bearers):
            return GRIFFIN
        return stopped(state, bool(state.living(GRIFFIN)))


def around_valve(state: HybridState, lab: Lab) -> int:
    """Where the gas lies when it comes out: on four squares of floor, the valve among them, if there are any."""
    valves = [square for square, number in zip(state.spots, state.numbers, strict=True) if number == VALVE]
    if not valves:
        return OFF
    valve, bases = valves[0], lab.bases[2]
    corners = [valve, valve - 1, valve - lab.width, valve - lab.width - 1]
    fitting = [each for each in corners if each >= 0 and bases[each] >> valve & 1]
    return next((each for each in fitting if is_airy(state, lab, each)), fitting[0])


def drifted(state: HybridState, lab: Lab, direction: int) -> int:
    """Where the gas lies after it has drifted; where it was when a wall or a shut door is in its way."""
    here = state.cloud
    for _square in range(DRIFT):
        here = lab.near[here * 8 + direction]
        if here < 0 or not is_airy(state, lab, here):
            return state.cloud
    return here


def is_airy(state: HybridState, lab: Lab, square: int) -> bool:
    """Whether gas can lie on the four squares from here."""
    base = lab.bases[2][square]
    return bool(base) and not base & (~lab.floor | state.shut)
