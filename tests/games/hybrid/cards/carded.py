"""Fights in which Action cards are played."""

from __future__ import annotations

from typing import Any

from monstrarium.engine.event import Event
from monstrarium.games.hybrid.state import HybridState, Mode
from tests.games.hybrid.fight import begin, play, room, through
from tests.games.hybrid.scenario import rig


def duel(us: str = "knight C3 E", them: str = "hybrid D3 W", *others: str) -> HybridState:
    """Two warriors face to face."""
    return room(us, them, *others)


def struck(state: HybridState, *answers: Any, dice: tuple[int, ...] = (), level: int = 1) -> list[Event]:
    """The first warrior strikes the second one; these answers are given first, then no more cards are played."""
    rig(state, *dice)
    return begin(state, "strike", 0, 1, False) + play(state, *answers) + through(state, level)


def shot(state: HybridState, *answers: Any, dice: tuple[int, ...] = (), level: int = 1) -> list[Event]:
    """The first warrior shoots at the second one."""
    rig(state, *dice)
    return begin(state, "shot", 0, 1) + play(state, *answers) + through(state, level)


def moved(state: HybridState, *answers: Any, level: int = 1) -> list[Event]:
    """The first warrior goes into Moving."""
    state.modes[0] = Mode.MOVING
    return begin(state, "move", 0) + play(state, *answers) + through(state, level)
