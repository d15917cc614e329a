"""Blank: a game with next to no rules. What it costs is what the engine costs, its matches as long as wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...engine.action import Action
from ...engine.effects import Resolution
from ...engine.event import Sink
from ...engine.game import GameInfo, Option, Outcome
from ...engine.plain import Plain, Seat, State, state
from ...engine.rng import Rng

TURN = 5
"""Decisions in a turn."""


class Tick(Action, frozen=True, gc=False):
    """The only thing to do."""


@state
class BlankState(State):
    """A count, and some squares so that copies and saves have something to carry."""

    rng: Rng
    end: int
    squares: list[int]
    done: int = 0
    pending: Resolution | None = None


class Blank:
    """Two seats tick in turn until the count is full."""

    info = GameInfo(
        "blank",
        "Blank",
        (2, 2),
        1,
        (
            Option("end", "", "", (100, 2000), ("", ""), 100),
            Option("squares", "", "", (0, 200), ("", ""), 0),
        ),
    )
    state_type: type[BlankState] = BlankState
    book = None
    actions: tuple[type[Action], ...] = (Tick,)

    def __init__(self) -> None:
        self._offers = ((Tick(0),), (Tick(1),))
        self._turns: tuple[tuple[Seat, ...], ...] = ((0,), (1,))

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> BlankState:
        """Nothing has happened yet."""
        end, squares = options["end"], options["squares"]
        assert isinstance(end, int)
        assert isinstance(squares, int)
        return BlankState(rng, end, [0] * squares)

    def to_act(self, state: BlankState) -> tuple[Seat, ...]:
        """One seat after the other."""
        return self._turns[state.done & 1] if state.done < state.end else ()

    def legal(self, state: BlankState, seat: Seat) -> Sequence[Action]:
        """One offer."""
        return self._offers[seat]

    def why_not(self, state: BlankState, action: Action) -> str:
        """Legal is what the seat whose turn it is does."""
        return "" if action.seat in self.to_act(state) else "?"

    def apply(self, state: BlankState, action: Action, out: Sink | None = None) -> None:
        """Count, and let chance have its say when a turn ends."""
        state.done += 1
        if state.done % TURN == 0:
            state.rng.next()
        if state.squares:
            state.squares[state.done % len(state.squares)] += 1

    def turn(self, state: BlankState) -> int:
        """A turn is a few decisions."""
        return 1 + state.done // TURN

    def standing(self, state: BlankState) -> tuple[int, ...]:
        """Nobody ever scores."""
        return (0, 0)

    def outcome(self, state: BlankState) -> Outcome | None:
        """A draw."""
        return None if state.done < state.end else Outcome((1, 1), (0, 0))

    def sizes(self, state: BlankState) -> Mapping[str, int]:
        """Seats are all there is."""
        return {}

    def wrong(self, state: BlankState) -> str:
        """A few numbers: their bounds are enough."""
        return ""

    def redact(self, state: BlankState, viewer: Seat | None) -> BlankState:
        """There are no secrets."""
        return state

    def sample(self, state: BlankState, viewer: Seat, rng: Rng) -> BlankState:
        """There is nothing to imagine."""
        world = state.clone()
        world.rng = rng.fork()
        return world
