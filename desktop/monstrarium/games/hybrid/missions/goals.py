"""The goal of the mission that is played: a module each holds their rules, the facts stand in missions.toml.

A goal is asked at fixed moments (`base.Goal`) and changes the state alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ..printed.missions import MISSIONS
from ..state import HybridState
from .base import Goal
from .diaries import Diaries
from .hive import Hive
from .jewel import Jewel
from .matrix import Matrix
from .prison import Prison
from .prowlers import Prowlers
from .twilight import Twilight
from .venom import Venom

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
    """The special rules of the mission that is played."""
    return BY_MISSION[state.mission]
