"""The Heroes' Twilight: heroes come in, prisoners are freed, hatches open, and one of them gets away."""

from __future__ import annotations

from ....engine.event import Sink
from ..ground.laboratory import Lab
from ..ground.plan import lab_of
from ..printed.warriors import RANK
from ..state import GRIFFIN, OFF, HybridState
from .base import Goal, away, stopped
from .changes import close_gate, open_gate, unlock, wake

CELLS, HATCHES = 1, 2
FREE = 2
"""From this rank on a Griffin is no prisoner."""


class Twilight(Goal):
    """The hatches are closed at the beginning, and all Griffins below rank 2 are locked in."""

    def begin(self, state: HybridState, lab: Lab) -> None:
        """Entries are open, and exits are closed."""
        state.gates = sum([1 << gate for gate, access in enumerate(lab.accesses) if access.entry])

    def deployed(self, state: HybridState, out: Sink | None) -> None:
        """The prisoners are not activated."""
        captives = [each for each in state.standing(GRIFFIN) if RANK[state.kinds[each]] < FREE]
        state.asleep = sum([1 << each for each in captives])

    def activated(self, state: HybridState, number: int, first: bool, out: Sink | None) -> None:
        """The cells are unlocked; or the hatches open, and the entry is gone."""
        if number == CELLS:
            unlock(state, state.seat, range(len(state.doors)), out)
            return
        for gate, access in enumerate(lab_of(state.plan).accesses):
            if access.exit:
                open_gate(state, state.seat, gate, out)
            else:
                close_gate(state, state.seat, gate, out)

    def round_began(self, state: HybridState, out: Sink | None) -> None:
        """In the round after the cells were unlocked the prisoners join in."""
        if state.taken >> CELLS & 1 and state.asleep:
            wake(state, GRIFFIN, out)

    def verdict(self, state: HybridState) -> int:
        """The Griffins win with one of them outside, and lose when none of them can act any more."""
        if away(state, GRIFFIN):
            return GRIFFIN
        return stopped(state, any(can_act(state, each) for each in state.living(GRIFFIN)))


def can_act(state: HybridState, warrior: int) -> bool:
    """Whether a warrior is free or will be, and inside or can still come in."""
    if state.squares[warrior] == OFF and state.taken >> HATCHES & 1:
        return False
    return not state.asleep >> warrior & 1 or bool(state.taken >> CELLS & 1)
