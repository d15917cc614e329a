"""The end: which side has done what it came for, and when a match is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ...engine.event import Sink, tell
from .events import Drawn, Won
from .missions import MISSIONS
from .state import NOBODY, OFF, HybridState, Phase

BOTH = 2
"""What a goal says when neither side can win any more."""


def judge(state: HybridState, out: Sink | None) -> bool:
    """Whether the match is over; asked after everything that eliminates somebody or lets somebody leave."""
    if state.phase is Phase.OVER:
        return True
    verdict = GOALS[MISSIONS[state.mission].goal](state)
    if verdict == NOBODY:
        return False
    _end(state, verdict, out)
    return True


def is_last(state: HybridState, out: Sink | None) -> bool:
    """Whether the round that is over was the last one, so that nobody has won."""
    if state.round != state.house.last_round:
        return False
    _end(state, BOTH, out)
    return True


def _end(state: HybridState, verdict: int, out: Sink | None) -> None:
    state.phase, state.active = Phase.OVER, NOBODY
    state.late.clear()
    if verdict == BOTH:
        state.drawn = True
        tell(out, Drawn(0))
    else:
        state.winner = verdict
        tell(out, Won(verdict))


def _exterminate(state: HybridState) -> int:
    """Whoever has a warrior left when the other side has none."""
    left = 0
    for each, square in enumerate(state.squares):
        if square >= OFF:
            left |= 1 << state.sides[each]
            if left == 3:
                return NOBODY
    return left - 1 if left else BOTH


GOALS: Mapping[str, Callable[[HybridState], int]] = MappingProxyType({"exterminate": _exterminate})
"""By goal of a mission: the seat that has won, BOTH for nobody, NOBODY as long as it is open."""
