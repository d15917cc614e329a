"""Blank: a game with almost no rules and matches of any length, to measure the engine itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...engine.action import Action
from ...engine.effects import Resolution
from ...engine.event import Sink
from ...engine.game import GameInfo, Option, Outcome
from ...engine.plain import Plain, Seat, State, state
from ...engine.rng import Rng

TURN = 5


class Tick(Action, frozen=True, gc=False):
    """The only action."""


@state
class BlankState(State):
    """A count, and squares that make copies and saves larger."""

    rng: Rng
    end: int
    squares: list[int]
    done: int = 0
    pending: Resolution | None = None


class Blank:
    """Two seats tick in turn until the count is reached."""

    info = GameInfo(
        "blank",
        "Blank",
        (2, 2),
        1,
        (Option("end", "", "", (100, 2000), ("", ""), 100), Option("squares", "", "", (0, 200), ("", ""), 0)),
    )
    state_type: type[BlankState] = BlankState
    book = None
    actions: tuple[type[Action], ...] = (Tick,)

    def __init__(self) -> None:
        self._offers = ((Tick(0),), (Tick(1),))
        self._turns: tuple[tuple[Seat, ...], ...] = ((0,), (1,))

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> BlankState:
        end, squares = options["end"], options["squares"]
        assert isinstance(end, int)
        assert isinstance(squares, int)
        return BlankState(rng, end, [0] * squares)

    def to_act(self, state: BlankState) -> tuple[Seat, ...]:
        return self._turns[state.done & 1] if state.done < state.end else ()

    def legal(self, state: BlankState, seat: Seat) -> Sequence[Action]:
        return self._offers[seat]

    def why_not(self, state: BlankState, action: Action) -> str:
        return "" if action.seat in self.to_act(state) else "?"

    def apply(self, state: BlankState, action: Action, out: Sink | None = None) -> None:
        """Count, and use chance at the end of a turn."""
        state.done += 1
        if state.done % TURN == 0:
            state.rng.next()
        if state.squares:
            state.squares[state.done % len(state.squares)] += 1

    def turn(self, state: BlankState) -> int:
        return 1 + state.done // TURN

    def standing(self, state: BlankState) -> tuple[int, ...]:
        return (0, 0)

    def outcome(self, state: BlankState) -> Outcome | None:
        return None if state.done < state.end else Outcome((1, 1), (0, 0))

    def sizes(self, state: BlankState) -> Mapping[str, int]:
        return {}

    def wrong(self, state: BlankState) -> str:
        return ""

    def redact(self, state: BlankState, viewer: Seat | None) -> BlankState:
        return state

    def sample(self, state: BlankState, viewer: Seat, rng: Rng) -> BlankState:
        world = state.clone()
        world.rng = rng.fork()
        return world
