"""Courses: several actions that a seat plans together and carries out until something unforeseen happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from .action import Action
from .event import Sink
from .game import Game
from .plain import Seat, State

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
Course: TypeAlias = tuple[Action, ...]
"""At least one action; the first is legal now."""
Courses: TypeAlias = Callable[[Any, Seat], Sequence[Course]]
"""The courses a bot should compare for a seat that owes a decision in a state; empty where it should compare single
offers."""


@runtime_checkable
class LikelyCourses(Protocol):
    """Courses of a game that also knows at a glance what a seat is likely to do."""

    def __call__(self, state: Any, seat: Seat) -> Sequence[Course]: ...

    def likely(self, state: Any, seat: Seat) -> Course | None:
        """The course that a seat is likely to take; None where its first one will do."""
        ...

    def first(self, state: Any, seat: Seat) -> Course | None:
        """The first of all courses, without the others; None where there are none."""
        ...


@runtime_checkable
class ThoroughCourses(Protocol):
    """Courses of a game that looks for good ones the longer, the longer a bot thinks."""

    def __call__(self, state: Any, seat: Seat) -> Sequence[Course]: ...

    def found_in(self, rounds: int, state: Any, seat: Seat) -> Sequence[Course]:
        """The courses that a bot with so many rounds compares."""
        ...


class Playouts(Protocol[S_contra]):
    """How a game plays courses out by a way of its own, which is faster or knows more than search by the rules."""

    def courses(self, state: S_contra, seat: Seat) -> Sequence[Course]:
        """The courses to compare for a seat that owes a decision, the likeliest first; empty where it should search.

        They must not depend on what the seat does not know.
        """
        ...

    def play_out(self, world: S_contra, course: Course, careful: bool) -> float:
        """What a course comes to for its seat in a sampled world, 0 to 1; the world stays as it is.

        `careful`: longer, and with less luck in it, in a game that can.
        """
        ...


def goes_on(game: Game[Any], state: Any, action: Action, word: int) -> bool:
    """Whether a course may go on with this action: it is legal, and nothing was rolled or dealt since `word`."""
    return bool(state.rng.word == word and action.seat in game.to_act(state) and not game.why_not(state, action))


def set_out(game: Game[S], state: S, course: Course) -> tuple[S, int] | None:
    """A copy of the state after the actions of a course that come out the same in every world, and how many those are.

    The last action is never among them. If chance is used, somebody is asked or a turn begins on the way, the result is
    the state itself and 0. None if an action up to there is not legal, the last one included.
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
    """Carry out a course until something unforeseen happens; returns how many actions were done, at least one."""
    word = state.rng.word
    game.apply(state, course[0], out)
    for done, action in enumerate(course[1:], 1):
        if not goes_on(game, state, action, word):
            return done
        game.apply(state, action, out)
    return len(course)
