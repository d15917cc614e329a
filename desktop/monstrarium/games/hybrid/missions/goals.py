"""The goal of the mission that is played, who has won, and the missions whose rules are no longer than a verdict.

A module each holds the rules of the others, the facts stand in missions.toml. A goal is asked at fixed moments
(`base.Goal`) and changes the state alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ....engine.event import Sink, tell
from ..events.turns import Drawn, Won
from ..printed.missions import MISSIONS
from ..state import GRIFFIN, NOBODY, SCORPION, HybridState, Phase
from .base import BOTH, Goal, survivor
from .diaries import Diaries
from .hive import Hive
from .matrix import Matrix
from .prison import Prison
from .prowlers import Prowlers
from .twilight import Twilight
from .venom import Venom

OVER = Phase.OVER
VIRUS, GEM = 1, 2


class Jewel(Goal):
    """No special rules beside the two objectives."""

    def verdict(self, state: HybridState) -> int:
        """The side whose objective was activated has won."""
        if state.taken >> VIRUS & 1:
            return SCORPION
        return GRIFFIN if state.taken >> GEM & 1 else survivor(state)


GOALS: Mapping[str, Goal] = MappingProxyType(
    {
        "exterminate": Goal(),
        "hive": Hive(),
        "prison": Prison(),
        "jewel": Jewel(),
        "prowlers": Prowlers(),
        "diaries": Diaries(),
        "matrix": Matrix(),
        "venom": Venom(),
        "twilight": Twilight(),
    }
)
"""By the goal of a mission: its special rules."""
BY_MISSION: Mapping[str, Goal] = MappingProxyType({key: GOALS[mission.goal] for key, mission in MISSIONS.items()})


def goal_of(state: HybridState) -> Goal:
    return BY_MISSION[state.mission]


def judge(state: HybridState, out: Sink | None) -> bool:
    """Whether the match is over; asked whenever warriors may have been eliminated or have left."""
    if state.phase is OVER:
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
    state.phase, state.active = OVER, NOBODY
    state.late.clear()
    goal_of(state).ended(state, out)
    if verdict == BOTH:
        state.drawn = True
        tell(out, Drawn(0, late))
    else:
        state.winner = verdict
        tell(out, Won(verdict))
