"""Courses: several actions of one seat that belong together, carried out until something unforeseen happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from .action import Action
from .event import Sink
from .game import Game
from .plain import Seat, State

S = TypeVar("S", bound=State)
Course: TypeAlias = tuple[Action, ...]
"""At least one action, the first of which is an offer."""
Courses: TypeAlias = Callable[[Any, Seat], Sequence[Course]]
"""What a seat that owes a decision in a state may well set out to do, where single offers are too small to weigh; empty
where they are not."""


def goes_on(game: Game[Any], state: Any, action: Action, word: int) -> bool:
    """Whether a course may go on with this action: chance has kept silent since its word was this one."""
    return bool(state.rng.word == word and action.seat in game.to_act(state) and not game.why_not(state, action))


def set_out(game: Game[S], state: S, course: Course) -> tuple[S, int] | None:
    """A copy in which a course is done as far as it comes out alike in every world, but for its last action, and how
    much of it that is: up to where chance speaks, somebody is asked or a turn begins.

    None where the rules refuse any action up to there, the last one too.
    """
    world, word, turn, seat = state.clone(), state.rng.word, game.turn(state), course[0].seat
    for done, action in enumerate(course):
        if game.why_not(world, action):
            return None
        if done == len(course) - 1:
            break
        game.apply(world, action)
        silent = world.rng.word == word and world.pending is None and game.turn(world) == turn
        if not silent or seat not in game.to_act(world):
            return state, 0
    return world, len(course) - 1


def walk(game: Game[Any], state: Any, course: Course, out: Sink | None = None) -> int:
    """Carry out a course as far as nothing unforeseen happens; the number of actions that were done, at least one."""
    word = state.rng.word
    game.apply(state, course[0], out)
    for done, action in enumerate(course[1:], 1):
        if not goes_on(game, state, action, word):
            return done
        game.apply(state, action, out)
    return len(course)
