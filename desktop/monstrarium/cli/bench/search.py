"""Measures how fast bots think: rounds of search per second, in one process and on all cores."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

from ...bots.bot import Budget, never
from ...bots.crew import Crew
from ...bots.jobs import Think, command
from ...bots.search import SearchBot
from ...bots.worker import Decision
from ...engine.game import Game
from ...engine.plain import to_plain
from ...engine.rng import Rng
from ...games import KEYS, load
from ...games.kit import Kit
from ...lab.yardstick import YARDSTICK_MS, timed
from ...language.words import _
from .engine import Playouts
from .measurements import Bench, Goal, interleave, paired

REGISTRY = "monstrarium.games:load"
ROUNDS = 300
SHARED_ROUNDS = 1200
"""The rounds of a decision that is shared."""
SPEEDUP = 0.9
"""What each core of a crew should bring, as a part of a process that thinks alone."""
TIMES = 5
POINTS = 4
TRIES = 200


def measure(bench: Bench) -> None:
    for key in KEYS:
        kit = load(key)
        points = _points(kit, planned=True)
        if not points:
            continue
        bot = SearchBot(kit.hints)
        runs = [(bench.yardstick(), _rounds_per_second(bot, kit.game, points)) for _time in range(3)]
        scaled = max(rate * yard / YARDSTICK_MS for yard, rate in runs)
        bench.add(_("{key}: rounds of search", key=key), max(rate for _yard, rate in runs), "1/s", scaled=scaled)
        _measure_crew(bench, kit, key)


def _measure_crew(bench: Bench, kit: Kit, key: str) -> None:
    """Let a crew and a single process make the same decisions, in turn.

    Courses are left out: bots drop them early, so that nobody knows how many rounds were played.
    """
    crew, alone = Crew(command(REGISTRY)), Crew((), 1)
    points = _points(kit, planned=False)
    if crew.size == 1 or not points:
        return
    try:
        _decide(kit, key, points[:1], crew)  # The processes of the crew are started now.
        shared, single = interleave(
            TIMES,
            lambda: timed(lambda: _decide(kit, key, points, crew)),
            lambda: timed(lambda: _decide(kit, key, points, alone)),
        )
    finally:
        crew.close()
    rounds = SHARED_ROUNDS * len(points)
    bench.add(
        _("{key}: rounds of search on {count} cores", key=key, count=crew.size),
        rounds / min(shared),
        "1/s",
        reference=(_("in one process"), rounds / min(single)),
        ratio=paired(single, shared),
        goal=Goal(SPEEDUP * crew.size, least=True),
    )


def _decide(kit: Kit, key: str, points: list[tuple[Any, int]], crew: Crew) -> None:
    for state, seat in points:
        world = kit.game.sample(state, seat, Rng(5))
        job = Think(1, key, seat, f"search:{SHARED_ROUNDS}", 7, to_plain(world))
        Decision(job, kit, world, never).course(crew)


def _points(kit: Kit, planned: bool) -> list[tuple[Any, int]]:
    """Some decisions of random matches, with those for which courses are compared if `planned`."""
    found: list[tuple[Any, int]] = []
    game = kit.game
    play = Playouts(game, game.info.seats[0])
    for _try in range(TRIES):
        for state in play.states():
            seat = game.to_act(state)[0]
            if len(game.legal(state, seat)) > 1 and (planned or kit.courses is None or not kit.courses(state, seat)):
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
