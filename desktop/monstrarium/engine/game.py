"""The interface of a game: facts about it, its rules, its hints for bots, and what a seat may see of a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from .plain import Plain, Seat, State, Value

if TYPE_CHECKING:
    from .action import Action
    from .course import Course
    from .effects import Book
    from .event import Sink
    from .rng import Rng

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Option(Value, frozen=True, gc=False):
    """One thing to settle before a match. Label, help and names are marked sentences."""

    key: str
    label: str
    help: str
    values: tuple[Plain, ...]
    names: tuple[str, ...]
    default: Plain
    each_seat: bool = False
    """Whether each seat may have its own value, given as a tuple by seat."""
    beyond: Callable[[Plain], str] | None = None
    """Checks a value that is not listed: empty if it is allowed, else what is wrong. None: only listed values."""
    asked: bool = True
    """Whether the set-up page asks for it; otherwise only the program sets it."""
    main: bool = False
    """Whether the set-up page shows it at once; the others lie folded as house rules."""
    only: tuple[str, tuple[Plain, ...]] | None = None
    """The key of another option, and the values of that one for which this option has any effect."""

    def takes(self, value: Plain) -> bool:
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
    """Facts about a game. `rules` is raised when a change of the rules would make old matches replay differently."""

    key: str
    title: str
    seats: tuple[int, int]
    rules: int
    options: tuple[Option, ...] = ()
    together: bool = False
    """Whether all seats win or lose together: then all have place 1 at the end, or all have place 2."""


class Outcome(Value, frozen=True, gc=False):
    """How a match ended, by seat: places from 1, ties shared."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


def ranked(keys: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat by its key, higher keys first; from 1, ties shared."""
    return tuple([1 + len([other for other in keys if other > key]) for key in keys])


def shares(places: Sequence[int], together: bool = False) -> tuple[float, ...]:
    """Each seat's part of the victory: 1 divided among the winners, or 1 for each where all seats win together."""
    part = 1.0 if together else 1.0 / max(1, places.count(1))
    return tuple([part if place == 1 else 0.0 for place in places])


class Game(Protocol[S]):
    """The rules of one game. It keeps nothing between calls: everything is in the state."""

    info: GameInfo
    state_type: type[S]
    actions: tuple[type[Action], ...]
    """The game's own kinds of action, beside Choose."""

    @property
    def book(self) -> Book[Any] | None:
        """The effects of the game; None if it has none."""
        ...

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> S:
        """The state before the first decision; `options` holds every option, checked by `settle`."""
        ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that owe a decision, in seat order; empty exactly when the match is over."""
        ...

    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        """All actions this seat may take now, each once, in a fixed order. The caller must not change the sequence."""
        ...

    def why_not(self, state: S, action: Action) -> str:
        """Empty when the action is legal, else a sentence for the seat that tries it."""
        ...

    def apply(self, state: S, action: Action, out: Sink | None = None) -> None:
        """Carry out a legal action, changing the state in place."""
        ...

    def turn(self, state: S) -> int:
        """How many turns have begun. It never falls; a session saves a mark whenever it grows."""
        ...

    def standing(self, state: S) -> tuple[int, ...]:
        """The score of each seat now, as far as it is public."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """The result, exactly when the match is over."""
        ...

    def redact(self, state: S, viewer: Seat | None) -> S:
        """The given clone with everything blanked that the viewer may not see; None is an onlooker."""
        ...

    def sample(self, state: S, viewer: Seat, rng: Rng) -> S:
        """A new playable state that the viewer cannot tell from the true one, with a chance source of its own."""
        ...

    def sizes(self, state: S) -> Mapping[str, int]:
        """The numbers of things that bounds in the state name (see `bounds`), except seats and pieces."""
        ...

    def wrong(self, state: S) -> str:
        """Empty, or why no match can lead to this state although every field is within its bounds.

        Only states from files are checked so, before the rules are asked anything else about them.
        """
        ...


class Chances(Value, frozen=True, gc=False):
    """The chance of each seat to win, a shared victory counting in parts; exact or an estimate."""

    seats: tuple[float, ...]
    exact: bool


class Hints(Protocol[S_contra]):
    """What bots know of one game beyond its rules."""

    def value(self, state: S_contra, seat: Seat) -> float:
        """How good the state is for the seat, 0 to 1."""
        ...

    def weight(self, state: S_contra, action: Action) -> float:
        """How often a sensible player would do this, relative to other actions; for playouts and as prior."""
        ...

    def best(self, state: S_contra, seat: Seat) -> Action | None:
        """The best action if it can be computed exactly, else None."""
        ...

    def chances(self, state: S_contra) -> Chances | None:
        """The chances to win now, or None if there is no good estimate."""
        ...

    def reason(self, seen: S_contra, course: Course, names: Sequence[str], worlds: Sequence[S_contra]) -> str:
        """Why a seat should begin with the first action of a course: a sentence or two for that seat, never empty.

        `seen` is the view of the seat, `names` are those of all seats. In `worlds`, one at least, the action can be
        tried: the seat cannot tell them from the true state. None of them is changed.
        """
        ...


SHOWN = 40
"""How many characters of a wrong value a sentence repeats."""


class OptionError(ValueError):
    """An unknown option, or a value it does not take; the text says which."""


def settle(info: GameInfo, seats: int, chosen: Mapping[str, Plain]) -> dict[str, Plain]:
    """All options of a match: the chosen ones checked, the others at their defaults; OptionError if one is wrong."""
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
    """A copy of the state with everything blanked that the viewer may not see; None is an onlooker.

    The secrets of the engine (chance, the pending effect) are blanked here, so that no game can forget them.
    """
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
