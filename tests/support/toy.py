"""A game of three actions for tests of matches: add a number, roll a die, pass. Its rules can be changed by a test."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from monstrarium.engine.action import Action
from monstrarium.engine.event import Event, Sink
from monstrarium.engine.game import GameInfo, Outcome
from monstrarium.engine.plain import Plain, Seat, State, state
from monstrarium.engine.record import Record, SeatInfo
from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session


@state
class ToyState(State):
    """A sum, and the seat in turn."""

    rng: Rng
    total: int = 0
    seat: Seat = 0
    turn: int = 1
    pending: None = None


class Add(Action, frozen=True, gc=False):
    """Add a number, without chance."""

    number: int


class Roll(Action, frozen=True, gc=False):
    """Add the roll of a die with a thousand sides."""


class Pass(Action, frozen=True, gc=False):
    """End the turn."""


class Rolled(Event, frozen=True, gc=False):
    """The result of a roll."""

    number: int


class Toy:
    """The rules, for a number of turns. `largest` is the largest number that may be added."""

    info = GameInfo("toy", "Toy", (2, 4), rules=1)
    state_type = ToyState
    book = None
    actions: tuple[type[Action], ...] = (Add, Roll, Pass)

    def __init__(self, largest: int = 5, rules: int = 1, turns: int = 10**6) -> None:
        self.info = GameInfo("toy", "Toy", (2, 4), rules)
        self._largest = largest
        self._turns = turns
        self.broken = False
        """Whether every action fails half-way."""

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> ToyState:
        return ToyState(rng)

    def to_act(self, state: ToyState) -> tuple[Seat, ...]:
        return (state.seat,) if state.turn <= self._turns else ()

    def legal(self, state: ToyState, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act(state):
            return ()
        return [*(Add(seat, number) for number in range(1, self._largest + 1)), Roll(seat), Pass(seat)]

    def why_not(self, state: ToyState, action: Action) -> str:
        """Refuse numbers that are too large, and other seats."""
        return "" if action in self.legal(state, action.seat) else "That is refused."

    def apply(self, state: ToyState, action: Action, out: Sink | None = None) -> None:
        if isinstance(action, Add):
            state.total += action.number
        elif isinstance(action, Roll):
            number = state.rng.roll(1000)
            state.total += number
            if out is not None:
                out.emit(Rolled(action.seat, number))
                out.beat()
        else:
            state.seat = 1 - state.seat
            state.turn += 1
        if self.broken:
            raise ZeroDivisionError("half-way")

    def turn(self, state: ToyState) -> int:
        return state.turn

    def standing(self, state: ToyState) -> tuple[int, ...]:
        return (state.total, state.total)

    def outcome(self, state: ToyState) -> Outcome | None:
        return None if self.to_act(state) else Outcome((1, 1), self.standing(state))

    def sizes(self, state: ToyState) -> Mapping[str, int]:
        return {}

    def wrong(self, state: ToyState) -> str:
        return ""

    def redact(self, state: ToyState, viewer: Seat | None) -> ToyState:
        return state

    def sample(self, state: ToyState, viewer: Seat, rng: Rng) -> ToyState:
        """The same state with other chance."""
        world = state.clone()
        world.rng = rng.fork()
        return world


def toy_record(seed: int = 1, bots: tuple[Seat, ...] = (), rules: int = 1) -> Record:
    """A match of two that has not begun."""
    seats = tuple(SeatInfo(name, "easy" if seat in bots else "", seat) for seat, name in enumerate(("Ada", "Bo")))
    return Record("toy", rules, seed, {}, seats)


def played(*actions: Action, bots: tuple[Seat, ...] = ()) -> Session[ToyState]:
    """A match of two after some moves."""
    session = Session(Toy(), toy_record(bots=bots))
    for action in actions:
        session.submit(action)
    return session
