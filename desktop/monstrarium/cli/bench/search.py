"""Measures how fast bots think: rounds of search per second."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

from ...bots.bot import Budget
from ...bots.search import SearchBot
from ...engine.game import Game
from ...engine.rng import Rng
from ...games import KEYS, load
from ...language.words import _
from .engine import Playouts
from .measurements import YARDSTICK_MS, Bench, timed

ROUNDS = 300
POINTS = 4
TRIES = 200


def measure(bench: Bench) -> None:
    for key in KEYS:
        kit = load(key)
        points = _points(kit.game)
        if not points:
            continue
        bot = SearchBot(kit.hints)
        runs = [(bench.yardstick(), _rounds_per_second(bot, kit.game, points)) for _time in range(3)]
        scaled = max(rate * yard / YARDSTICK_MS for yard, rate in runs)
        bench.add(_("{key}: rounds of search", key=key), max(rate for _yard, rate in runs), "1/s", scaled=scaled)


def _points(game: Game[Any]) -> list[tuple[Any, int]]:
    found: list[tuple[Any, int]] = []
    play = Playouts(game, game.info.seats[0])
    for _try in range(TRIES):
        for state in play.states():
            seat = game.to_act(state)[0]
            if len(game.legal(state, seat)) > 1:
                found.append((state, seat))
        if len(found) >= POINTS:
            break
    return found[:POINTS]


def _rounds_per_second(bot: SearchBot, game: Game[Any], points: list[tuple[Any, int]]) -> float:
    luck = Rng(7)

    def think() -> None:
        for state, seat in points:
            sample = partial(game.sample, state, seat)
            bot.choose(game, sample, seat, game.legal(state, seat), luck, Budget(ROUNDS, math.inf))

    return ROUNDS * len(points) / timed(think)
