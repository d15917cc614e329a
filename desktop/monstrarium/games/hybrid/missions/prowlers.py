"""Prowlers!: a gem that both sides want to carry out, and exits that open, and may slam shut again."""

from __future__ import annotations

from ....engine.event import Sink, tell
from ..events.missions import ClockworkRolled
from ..ground.laboratory import Lab
from ..ground.plan import lab_of
from ..state import AWAY, NOBODY, HybridState
from .base import Goal, bearer_of, survivor
from .changes import close_gate, exit_of, open_gate, roll

GEM = 1
NEAR, FAR = (2, 3), 4
"""The exits that open with the gem, and the one that opens when they slam shut."""
SLAM = 5
"""The round in which they may."""


class Prowlers(Goal):
    """All three exits are closed at the beginning."""

    def begin(self, state: HybridState, lab: Lab) -> None:
        for number in (*NEAR, FAR):
            gate = _gate(lab, number)
            if gate >= 0:
                state.gates &= ~(1 << gate)

    def activated(self, state: HybridState, number: int, first: bool, out: Sink | None) -> None:
        """The gem leaves its place: two exits open, unless they have slammed shut for ever."""
        lab = lab_of(state.plan)
        if first and not _has_slammed(state, lab):
            for each in NEAR:
                open_gate(state, state.seat, _gate(lab, each), out)

    def round_began(self, state: HybridState, out: Sink | None) -> None:
        """In the fifth round an odd die leaves the far exit as the only one."""
        if state.round != SLAM:
            return
        lab, die = lab_of(state.plan), roll(state, state.lead)
        tell(out, ClockworkRolled(state.lead, die))
        if die % 2:
            for each in NEAR:
                close_gate(state, state.lead, _gate(lab, each), out)
            open_gate(state, state.lead, _gate(lab, FAR), out)

    def verdict(self, state: HybridState) -> int:
        """The side whose warrior is outside with the gem has won."""
        bearer = bearer_of(state, GEM)
        if bearer != NOBODY and state.squares[bearer] == AWAY:
            return state.sides[bearer]
        return survivor(state)


def _gate(lab: Lab, number: int) -> int:
    return exit_of(lab, number, NEAR[0])


def _has_slammed(state: HybridState, lab: Lab) -> bool:
    gate = _gate(lab, FAR)
    return gate >= 0 and bool(state.gates >> gate & 1)
