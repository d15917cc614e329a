"""Measures how long bots that look ahead think about the decisions of a match, with all cores."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from statistics import median
from typing import Any

from ...bots.bot import never
from ...bots.crew import Crew
from ...bots.jobs import Think, command
from ...bots.levels import LEVELS, SHARED, Level
from ...bots.worker import Decision
from ...engine.game import settle
from ...engine.plain import to_plain
from ...engine.rng import Rng
from ...games import KEYS, load
from ...games.kit import Kit
from ...lab.matches import contestant, follow
from ...lab.yardstick import timed
from ...language.words import _, said
from .measurements import Bench, Goal
from .search import REGISTRY

PLAYERS = "normal"
"""The bot that plays the match whose decisions are thought about."""
DECISIONS = 12
"""So many decisions of a match are thought about, spread over it."""


def measure(bench: Bench) -> None:
    crew = Crew(command(REGISTRY))
    try:
        for key in KEYS:
            kit = load(key)
            points = list(_decisions(kit))
            points = points[:: max(1, len(points) // DECISIONS)]
            _think(kit, key, points[0], LEVELS[-1], crew)  # The processes of the crew have read the game now.
            for level in LEVELS:
                if level.rounds >= SHARED:
                    _measure_level(bench, kit, key, points, level, crew)
    finally:
        crew.close()


def _measure_level(bench: Bench, kit: Kit, key: str, points: list[Any], level: Level, crew: Crew) -> None:
    taken = [timed(partial(_think, kit, key, state, level, crew)) for state in points]
    name = _("{key}, {level}", key=key, level=said(level.name))
    bench.add(_("{name}: half of the decisions take at most", name=name), median(taken), "s")
    bench.add(_("{name}: the longest of them", name=name), max(taken), "s", goal=Goal(level.seconds, "value"))


def _think(kit: Kit, key: str, state: Any, level: Level, crew: Crew) -> None:
    seat = kit.game.to_act(state)[0]
    world = kit.game.sample(state, seat, Rng(5))
    Decision(Think(1, key, seat, level.key, 7, to_plain(world)), kit, world, never).course(crew)


def _decisions(kit: Kit) -> Iterator[Any]:
    """The states of a match in which there is something to choose, one for each course that is chosen."""
    game, luck = kit.game, Rng(3)
    seats = game.info.seats[0]
    state = game.new(seats, settle(game.info, seats, {}), luck.fork())
    bot = contestant(PLAYERS, kit)
    while acting := game.to_act(state):
        seat = acting[0]
        offers = game.legal(state, seat)
        if len(offers) > 1:
            yield state.clone()
        course = bot(game, partial(game.sample, state, seat), seat, offers, luck)
        follow(game, state, course, None)
