"""What a game is to everything else: facts about it, its rules, and what a seat may see of a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from .action import Action
from .effects import Book
from .event import Sink
from .plain import Plain, Seat, State, Value
from .rng import Rng

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Option(Value, frozen=True, gc=False):
    """One thing to settle before a match. Words are marked sentences, said when shown."""

    key: str
    label: str
    help: str
    values: tuple[Plain, ...]
    names: tuple[str, ...]
    default: Plain
    each_seat: bool = False
    """Whether every seat may have a value of its own: then a tuple by seat is allowed as well."""
    beyond: Callable[[Plain], str] | None = None
    """Where other values can be given than those listed: empty for one that fits, else what is wrong with it."""
    asked: bool = True
    """Whether people are asked for it; else whatever begins the match may set it."""
    only: tuple[str, tuple[Plain, ...]] | None = None
    """The option on which it depends, and the values of that one with which it means anything."""

    def takes(self, value: Plain) -> bool:
        """Whether it can have this value."""
        return not self.why_not(value)

    def why_not(self, value: Plain) -> str:
        """Empty, or why it cannot have this value."""
        if any(type(value) is type(known) and value == known for known in self.values):
            return ""
        if self.beyond is not None:
            return self.beyond(value)
        allowed = ", ".join(str(known) for known in self.values)
        return f"it can be: {allowed}."


class GameInfo(Value, frozen=True, gc=False):
    """What a game says of itself. `rules` grows when old matches would replay differently."""

    key: str
    title: str
    seats: tuple[int, int]
    rules: int
    options: tuple[Option, ...] = ()
    together: bool = False
    """Whether all seats win or lose together: then all have the first place at the end, or all the second."""


class Outcome(Value, frozen=True, gc=False):
    """How a match ended, by seat: places from 1, ties shared."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


def ranked(keys: Sequence[Any]) -> tuple[int, ...]:
    """The place of everyone by what places go by, the higher the better; from 1, ties shared."""
    return tuple([1 + sum([other > key for other in keys]) for key in keys])


def shares(places: Sequence[int], together: bool = False) -> tuple[float, ...]:
    """Everyone's part of the victory, which all who have the first place share; whoever wins together wins it whole."""
    part = 1.0 if together else 1.0 / max(1, places.count(1))
    return tuple([part if place == 1 else 0.0 for place in places])


class Game(Protocol[S]):
    """The rules of one game. Nothing here keeps state between calls."""

    info: GameInfo
    state_type: type[S]
    actions: tuple[type[Action], ...]
    """The game's own kinds of action, beside Choose."""

    @property
    def book(self) -> Book[Any] | None:
        """Its effects, where it has any."""
        ...

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> S:
        """The table laid for the first decision; every option is present and valid (see `settle`)."""
        ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Who owes a decision, in seat order; empty exactly when the match is over."""
        ...

    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        """Everything this seat may do now: complete, unique, in a fixed order. Not to be changed by the caller."""
        ...

    def why_not(self, state: S, action: Action) -> str:
        """Empty when the action is legal, else a sentence for the seat that tries it."""
        ...

    def apply(self, state: S, action: Action, out: Sink | None = None) -> None:
        """Carry out a legal action, changing the state in place."""
        ...

    def turn(self, state: S) -> int:
        """How many turns have begun; never falls. Marks are made where it grows."""
        ...

    def standing(self, state: S) -> tuple[int, ...]:
        """The score of every seat now, as far as everyone may know it."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """The result, exactly when the match is over."""
        ...

    def redact(self, state: S, viewer: Seat | None) -> S:
        """The given clone with the game's own secrets blanked; None is an onlooker."""
        ...

    def sample(self, state: S, viewer: Seat, rng: Rng) -> S:
        """A playable world, new, that the viewer cannot tell from the true one, with chance of its own."""
        ...

    def sizes(self, state: S) -> Mapping[str, int]:
        """How many there are of what the bounds in its state speak of, beside seats and pieces (see `bounds`)."""
        ...

    def wrong(self, state: S) -> str:
        """Empty, or what no match can come to although every field of the state is within its bounds.

        It is asked of states from files alone, before anything else is.
        """
        ...


class Chances(Value, frozen=True, gc=False):
    """The chance of each seat to win, shared victories shared; exact, or somebody's estimate."""

    seats: tuple[float, ...]
    exact: bool


class Hints(Protocol[S_contra]):
    """What makes a bot good at one game."""

    def value(self, state: S_contra, seat: Seat) -> float:
        """How good the state is for the seat, 0 to 1."""
        ...

    def weight(self, state: S_contra, action: Action) -> float:
        """How often a sensible seat would do this, in proportion; for playouts and as prior."""
        ...

    def best(self, state: S_contra, seat: Seat) -> Action | None:
        """The best action where the game is solved here, else None."""
        ...

    def chances(self, state: S_contra) -> Chances | None:
        """The win chances now, or None when nothing honest can be said."""
        ...

    def reason(self, state: S_contra, action: Action) -> str:
        """Why the action is good here, in one sentence for people; may be empty."""
        ...


SHOWN = 40
"""How much of a value that does not fit is repeated."""


class OptionError(ValueError):
    """An option that the game does not have, or a value it does not take; the text says which."""


def settle(info: GameInfo, seats: int, chosen: Mapping[str, Plain]) -> dict[str, Plain]:
    """All options of a match: the chosen ones checked, the others at their default. OptionError names what is wrong."""
    low, high = info.seats
    if not low <= seats <= high:
        raise OptionError(f"{info.title} is for {low} to {high} seats, not {seats}.")
    known = {option.key: option for option in info.options}
    for key in chosen:
        if key not in known:
            raise OptionError(f"{info.title} has no option {key!r}; it has: {', '.join(known) or 'none'}.")
    settled = {key: chosen.get(key, option.default) for key, option in known.items()}
    for key, value in settled.items():
        _check(known[key], value, seats)
    return settled


def view(game: Game[S], state: S, viewer: Seat | None) -> S:
    """What one seat may see. The engine's own secrets are blanked here, so no game can forget them."""
    seen = game.redact(state.clone(), viewer)
    seen.rng.word = 0
    pending = seen.pending
    if pending is not None:
        pending.hide_from(viewer)
    return seen


def _check(option: Option, value: Any, seats: int) -> None:
    by_seat = value if option.each_seat and isinstance(value, tuple) and value not in option.values else (value,)
    if len(by_seat) not in (1, seats):
        raise OptionError(f"Option {option.key!r} needs one value, or one for each of the {seats} seats.")
    for each in by_seat:
        if why := option.why_not(each):
            raise OptionError(f"Option {option.key!r} cannot be {repr(each)[:SHOWN]}; {why}")
