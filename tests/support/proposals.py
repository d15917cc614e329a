"""Checks that all proposals of bots, hints and tables are legal: `python -m tests.support.proposals KEY COUNT SEED`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from monstrarium.bots.levels import LEVELS, Level, think
from monstrarium.engine.action import Action
from monstrarium.engine.course import set_out, walk
from monstrarium.engine.game import view
from monstrarium.engine.rng import Rng
from monstrarium.games.kit import Kit

from .matches import audience
from .positions import positions
from .shelf import load

ROUNDS = 2
"""The rounds of thinking, which are few, as it does not matter how well bots play."""


def cheap(level: Level, rounds: int = ROUNDS) -> Level:
    """The same level with so few rounds, and with time for all of them."""
    return replace(level, rounds=min(level.rounds, rounds), seconds=600.0)


def faults(kit: Kit, state: Any, seat: int, salt: int) -> Iterator[str]:
    """The faults in all that is proposed to a seat that owes a decision."""
    game, world = kit.game, kit.game.sample(state, seat, Rng(salt))
    offers = tuple(game.legal(state, seat))
    for course in kit.courses(world, seat) if kit.courses is not None else ():
        if set_out(game, world, course) is None:
            yield f"the course {course}"
    for level in LEVELS:
        course = think(game, kit.hints, cheap(level), world, seat, salt, courses=kit.courses, playouts=kit.playouts)
        if course[0] not in offers:
            yield f"what {level.key} does: {course}"
        else:
            walk(game, state.clone(), course)
    for plan in plans(kit, state, seat, offers):
        if set_out(game, state, plan) is None:
            yield f"the plan {plan}"


def plans(kit: Kit, state: Any, seat: int, offers: tuple[Action, ...]) -> Iterator[tuple[Action, ...]]:
    """The plans of all affordances of the table."""
    seen = view(kit.game, state, seat)
    yield from {deed.plan for deed in kit.presenter.describe(seen, audience(kit, seen, seat), offers).affordances}


def main(key: str, count: int, seed: int) -> None:
    """Print each fault with its position; positions are numbered from 0."""
    kit = load(key)
    found = 0
    for number, moment in enumerate(positions(kit, count, seed)):
        for fault in faults(kit, moment.state, moment.action.seat, number):
            found += 1
            print(f"{key} {seed}: position {number}, decision {moment.number}: {fault}", flush=True)
        if number % 500 == 499:
            print(f"{key} {seed}: {number + 1} positions, {found} faults", flush=True)
    print(f"{key} {seed}: {found} faults in {count} positions", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
