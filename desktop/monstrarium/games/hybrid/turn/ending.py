"""The end: which side has done what it came for, and when a match is drawn."""

from __future__ import annotations

from ....engine.event import Sink, tell
from ..events.turns import Drawn, Won
from ..missions.base import BOTH
from ..missions.goals import goal_of
from ..state import NOBODY, HybridState, Phase


def judge(state: HybridState, out: Sink | None) -> bool:
    """Whether the match is over; asked after everything that eliminates somebody or lets somebody leave."""
    if state.phase is Phase.OVER:
        return True
    verdict = goal_of(state).verdict(state)
    if verdict == NOBODY:
        return False
    _end(state, verdict, False, out)
    return True


def is_last(state: HybridState, out: Sink | None) -> bool:
    """Whether the round that is over was the last one, so that nobody has won."""
    if state.round != state.house.last_round:
        return False
    _end(state, BOTH, True, out)
    return True


def _end(state: HybridState, verdict: int, late: bool, out: Sink | None) -> None:
    state.phase, state.active = Phase.OVER, NOBODY
    state.late.clear()
    goal_of(state).ended(state, out)
    if verdict == BOTH:
        state.drawn = True
        tell(out, Drawn(0, late))
    else:
        state.winner = verdict
        tell(out, Won(verdict))
