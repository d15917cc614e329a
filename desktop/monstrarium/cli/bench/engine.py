"""Measures the rules of each game, a random decision and a copy of a state, and the engine itself by the game Blank."""

from __future__ import annotations

import cProfile
import pstats
import sys
from random import Random
from time import perf_counter
from typing import Any

from ...engine.game import Game, settle
from ...engine.record import Record, SeatInfo
from ...engine.rng import Rng
from ...engine.session import Session
from ...games import KEYS, load
from ...lab.yardstick import timed
from ...language.words import _
from .blank import Blank
from .measurements import Bench

SECONDS = 0.12
WARM = 20_000
"""The decisions before the first that is measured."""
STATES = 32
GOALS = {
    "cybo": (6.0, 1.0),
    "xybrid": (3.3, 4.0),
    "androids": (1.8, 4.0),
    "xenoshyft": (6.25, 8.0),
    "hybrid": (9.1, 10.0),
}
"""The goals for a decision and for a copy, in microseconds at the yardstick."""
OWN_SHARE = 2.0
CLONES = 200
SESSIONS = 20
"""The matches of each game that are played in sessions for the profiler."""


def measure(bench: Bench) -> None:
    for key in KEYS:
        game: Game[Any] = load(key).game
        decision, clone = GOALS.get(key, (None, None))
        for seats in sorted(set(game.info.seats)):
            name = _("{key}, {seats} seats", key=key, seats=seats)
            playouts = Playouts(game, seats)
            playouts.warm_up()
            bench.add_scaled(_("{name}: a decision", name=name), playouts, "µs", decision)
            bench.add_scaled(_("{name}: a copy of the state", name=name), Clones(game, seats), "µs", clone)
    bench.add_scaled(_("a game without rules: a decision"), Playouts(Blank(), 2), "µs", OWN_SHARE)
    bench.add_scaled(_("a game without rules: a move in a session"), submit_us, "µs")


class Playouts:
    """Measures the microseconds per decision in matches played at random.

    Actions are picked with the generator of Python's library, which takes little time, so that the rules are measured
    and not the pick. Matches themselves draw from `Rng`.
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._game = game
        self._seats = seats
        self._options = settle(game.info, seats, {})
        self._luck = Rng(1)
        self._random = Random(1).random

    def __call__(self) -> float:
        decisions = 0
        begun = perf_counter()
        while (taken := perf_counter() - begun) < SECONDS or not decisions:
            decisions += self.play()
        return taken / decisions * 1e6

    def warm_up(self) -> None:
        """Play until the tables are there that are made once in a program, such as the lines of HYBRID's squares."""
        decisions = 0
        while decisions < WARM:
            decisions += self.play()

    def play(self) -> int:
        """Play one match; the number of its decisions."""
        game, random = self._game, self._random
        state = game.new(self._seats, self._options, self._luck.fork())
        decisions = 0
        while acting := game.to_act(state):
            offers = game.legal(state, acting[0])
            game.apply(state, offers[int(random() * len(offers))])
            decisions += 1
        return decisions

    def states(self) -> list[Any]:
        """States from different moments of some matches."""
        game, luck = self._game, self._luck
        found: list[Any] = []
        state = game.new(self._seats, self._options, luck.fork())
        while len(found) < STATES:
            for _step in range(luck.below(20)):
                if acting := game.to_act(state):
                    game.apply(state, luck.pick(game.legal(state, acting[0])))
            if game.to_act(state):
                found.append(state.clone())
            else:
                state = game.new(self._seats, self._options, luck.fork())
        return found


class Clones:
    """Measures the microseconds per copy of a state in the middle of a match."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._states = Playouts(game, seats).states()

    def __call__(self) -> float:
        return timed(self._copy_all) / (CLONES * len(self._states)) * 1e6

    def _copy_all(self) -> None:
        for state in self._states:
            for _time in range(CLONES):
                state.clone()


def submit_us() -> float:
    """The microseconds per move in a session, which checks and records it and saves marks."""
    game = Blank()
    record = Record("blank", 1, 1, settle(game.info, 2, {"end": 2000}), (SeatInfo("A"), SeatInfo("B")))
    session = Session(game, record)

    def play() -> None:
        while acting := session.to_act():
            session.submit(session.offers(acting[0])[0])

    return timed(play) / 2000 * 1e6


def play_for_profile() -> None:
    """Play matches of every game for the profiler, some of them in sessions."""
    for key in KEYS:
        game: Game[Any] = load(key).game
        seats = game.info.seats[0]
        Playouts(game, seats)()
        _play_in_sessions(game, key, seats)


def _play_in_sessions(game: Game[Any], key: str, seats: int) -> None:
    luck = Rng(1)
    for _match in range(SESSIONS):
        infos = tuple(SeatInfo(f"{number}") for number in range(seats))
        session = Session(game, Record(key, game.info.rules, luck.next() >> 1, settle(game.info, seats, {}), infos))
        while acting := session.to_act():
            session.submit(luck.pick(session.offers(acting[0])))


def print_profile(top: int) -> None:
    """Print the functions that take the most time on stderr, because stdout has the results."""
    profiler = cProfile.Profile()
    profiler.runcall(play_for_profile)
    pstats.Stats(profiler, stream=sys.stderr).strip_dirs().sort_stats("tottime").print_stats(top)
