"""Sampled worlds: what comes to the lanes in each of them, prepared for many forecasts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from ....engine.rng import Rng
from .. import knowledge
from ..cards import HP
from ..rounds import ROUNDS
from ..state import XenoshyftState
from .estimate import standing
from .expected_lane import coming, corpses, more_of
from .fighters import Foe, Guard, Shot, Soldier
from .forecast import Forecast
from .worths import STANDS, wave_of

T = TypeVar("T")
ROUGH, FINE = 8, 32
"""In how many worlds all options are tried, and the best of them again."""
SHORT = 8
"""How many options are tried again."""


class Outlook:
    """What comes to each lane in some sampled worlds."""

    def __init__(self, state: XenoshyftState, worlds: int) -> None:
        rng = Rng(state.turn * 7919 + state.round)
        self.state = state
        self.wave = state.wave
        self.next_wave = wave_of(state.round + 1)
        self.bodies = [corpses(state, lane) for lane in range(len(state.fronts))]
        self.worlds = []
        for _world in range(worlds):
            world = knowledge.imagine(state, rng)
            self.worlds.append((coming(world), more_of(world)))

    def fight(
        self,
        lane: int,
        front: Sequence[Soldier],
        worlds: slice,
        shots: Sequence[Shot] = (),
        guards: Sequence[Guard] = (),
    ) -> float:
        """The average damage that a lane lets through with such a front, less the worth of the troops that are left."""
        total, stands = 0.0, STANDS if self.state.round < ROUNDS else 0.0
        chosen = self.worlds[worlds]
        bodies = self.bodies[lane]
        for dealt, more in chosen:
            own = [each.copy() for each in front]
            forecast = Forecast(
                own, [Foe(face, HP[face]) for face in dealt[lane]], more, self.wave, bodies, shots, guards
            ).run()
            total += forecast.base + forecast.spent
            if stands and forecast.front:
                total -= stands * standing(forecast.front, self.next_wave)
        return total / len(chosen)


def ranked(options: Sequence[T], score: Callable[[T, slice], float]) -> list[T]:
    """The options in the order of their scores, the lowest first: the first few are scored in more worlds."""
    rough = sorted(((score(option, slice(0, ROUGH)), at) for at, option in enumerate(options)))
    fine = sorted((score(options[at], slice(0, FINE)), at) for _rough, at in rough[:SHORT])
    return [options[at] for _score, at in (*fine, *rough[SHORT:])]
