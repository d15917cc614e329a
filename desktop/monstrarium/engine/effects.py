"""Effects: what a card does, written as a generator over the words of its game, and how one is interrupted.

Every word that an effect calls is done once on the true state, and its plain result is kept in a journal. After a clone
or a load the generator is rebuilt by replaying the journal without touching the state. So the state at each choice is
complete and plain, and can be copied, saved and dealt anew, although the effect is written with loops and `if`.
"""

from __future__ import annotations

import functools
import inspect
import types
from collections.abc import Callable, Generator
from typing import Any, Generic, TypeAlias, TypeVar, cast, get_args, get_origin

from ..language.words import _
from .action import Action, Choose
from .event import Event, Sink
from .plain import LiveSlot, PieceId, Plain, Seat, State, Value, state

S = TypeVar("S", bound=State)
Written = TypeVar("Written", bound=Callable[..., Any])
FAULTS = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    StopIteration,
    TypeError,
    ValueError,
)
"""The exceptions that rules may raise on a state that no match can lead to, as one from a file may be."""


class Choice(Value, frozen=True, gc=False):
    """A question an effect asks one seat; the options are in a fixed order."""

    seat: Seat
    text: str
    """A marked sentence, because a state is the same in every language; the presenter translates it."""
    options: tuple[Plain, ...]
    source: PieceId | None = None
    open: bool = False
    """Whether everybody may read the question."""


Steps: TypeAlias = Generator[Choice, Any, Any]
"""A running effect: it yields choices and is sent their answers."""
Effect: TypeAlias = Callable[..., Steps]


@state
class Resolution(LiveSlot):
    """An effect in progress, as data."""

    effect: str
    """Its key in the game's book."""
    seat: Seat
    args: tuple[Plain, ...]
    journal: list[Plain]
    """All results of words and all answers so far."""
    choice: Choice

    def __post_init__(self) -> None:
        self.live = None

    def hide_from(self, viewer: Seat | None) -> None:
        """Blank what the effect knows, and the question too unless it is the viewer's or everybody's."""
        self.journal = []
        if self.choice.seat != viewer and not self.choice.open:
            self.args = ()
            self.choice = Choice(self.choice.seat, "", ())

    def offers(self) -> list[Choose]:
        seat = self.choice.seat
        return [Choose(seat, option) for option in self.choice.options]

    def takes(self, action: Action) -> bool:
        """Whether it is one of the offers."""
        choice = self.choice
        return isinstance(action, Choose) and action.seat == choice.seat and action.option in choice.options


SAID = """
def said(self{given}):
    if self._inside:
        return word(self{given})
    if self._told:
        return {told}
    self._inside = True
    try:
        result = word(self{given})
    finally:
        self._inside = False
    self._journal.append(result)
    return result
"""
"""Compiled for the parameters of each word, because a call with `*args` would double its cost."""
SAID_OF_FUNCTION = """
def said(self{given}):
    if self._inside:
        return word({passed})
    if self._told:
        return {told}
    result = word({passed})
    self._journal.append(result)
    return result
"""
"""The same for a plain function, which cannot say words itself."""
BOUND = """
def bound(self{given}):
    return function({passed})
"""
KEPT = {"state": "self._state", "out": "self._out"}
"""What `word` passes to a function by itself, by the name of the parameter."""


def word(function: Callable[..., Any]) -> Callable[..., Any]:
    """A word made of a plain function: `state` and `out` are passed to it, the effect gives the other arguments.

    With `heal = word(wounds.heal)` in the class of words of a game, an effect calls `fx.heal(warrior)`.
    """
    names = list(inspect.signature(function).parameters)
    given = "".join(f", {name}" for name in names if name not in KEPT)
    scope: dict[str, Any] = {"function": function}
    passed = ", ".join(KEPT.get(name, name) for name in names)
    exec(compile(BOUND.format(given=given, passed=passed), f"<{function.__qualname__}>", "exec"), scope)
    bound: Any = scope["bound"]
    functools.update_wrapper(bound, function)
    bound.__defaults__ = getattr(function, "__defaults__", None)
    bound.passed = passed
    return cast("Callable[..., Any]", bound)


def _journalled(word: types.FunctionType) -> types.FunctionType:
    """The word, done once and answered from the journal when the effect is rebuilt."""
    code = word.__code__
    given = "".join(f", {name}" for name in code.co_varnames[1 : code.co_argcount])
    kind, several = _named_tuple(word)
    passed = getattr(word, "passed", None)
    scope: dict[str, Any] = {"word": word if passed is None else inspect.unwrap(word), "kind": kind}
    told = "self._told.pop()"
    if kind is not None:
        told = f"tuple(map(kind._make, {told}))" if several else f"kind._make({told})"
    source = SAID if passed is None else SAID_OF_FUNCTION
    exec(compile(source.format(given=given, told=told, passed=passed), f"<{word.__qualname__}>", "exec"), scope)
    said: types.FunctionType = scope["said"]
    functools.update_wrapper(said, word)
    said.__defaults__ = word.__defaults__
    return said


def _named_tuple(word: types.FunctionType) -> tuple[Any, bool]:
    """The class of the named tuple that a word returns, by its annotation, or None; whether it is a tuple of them."""
    function = inspect.unwrap(word)
    written = function.__annotations__.get("return")
    found = function.__globals__.get(written) if isinstance(written, str) else written
    several = get_origin(found) is tuple and get_args(found)[1:] == (...,)
    kind = get_args(found)[0] if several else found
    return (kind, several) if hasattr(kind, "_make") else (None, False)


def _at_once(effect: Callable[..., None]) -> Effect:
    @functools.wraps(effect)
    def steps(fx: Any, *args: Plain) -> Steps:
        effect(fx, *args)
        yield from ()

    return steps


class Fx(Generic[S]):
    """The words an effect may call.

    Every public method of a subclass, and every function bound by `word`, is journalled; it returns plain, frozen data,
    a named tuple of such, or a tuple of named tuples. A method that is itself a generator (`yield from
    fx.spared(rival)`) is not journalled; the words it calls are.
    """

    def __init_subclass__(cls) -> None:
        for name, word in list(vars(cls).items()):
            public = isinstance(word, types.FunctionType) and not name.startswith("_")
            if public and not inspect.isgeneratorfunction(word):
                setattr(cls, name, _journalled(word))

    def __init__(self, state: S, seat: Seat, journal: list[Plain], out: Sink | None) -> None:
        self.seat = seat
        self._state = state
        self._out = out
        self._journal = journal
        self._told: list[Plain] = []
        """While an effect is rebuilt: the results not yet replayed, the last first."""
        self._inside = False

    def _tell(self, event: Event) -> None:
        if self._out is not None:
            self._out.emit(event)

    def _beat(self) -> None:
        if self._out is not None:
            self._out.beat()


class Book(Generic[S]):
    """The named effects of one game. Only the book starts, resumes and ends a resolution."""

    def __init__(self, words: type[Fx[S]]) -> None:
        self._words = words
        self._effects: dict[str, Effect] = {}
        self._at_once: dict[str, Callable[..., None]] = {}
        """The effects that ask nothing, which need no generator."""

    def __contains__(self, name: str) -> bool:
        return name in self._effects

    def names(self) -> tuple[str, ...]:
        """The keys of all effects, in the order they were written."""
        return tuple(self._effects)

    def effect(self, name: str) -> Callable[[Written], Written]:
        """A decorator that enters a function under a unique key: a generator, or a plain function that asks nothing."""

        def enter(effect: Written) -> Written:
            assert name not in self._effects, f"two effects named {name!r}"
            if inspect.isgeneratorfunction(effect):
                self._effects[name] = effect
            else:
                self._effects[name], self._at_once[name] = _at_once(effect), effect
            return effect

        return enter

    def steps(self, name: str, fx: Fx[S], *args: Plain) -> Steps:
        """One effect inside another: `yield from book.steps("moat", fx)`."""
        return self._effects[name](fx, *args)

    def begin(self, state: S, name: str, seat: Seat, *args: Plain, out: Sink | None) -> None:
        """Run an effect to its end or its first choice, which is then pending."""
        assert state.pending is None, f"{name!r} begins while {state.pending.effect!r} waits"
        journal: list[Plain] = []
        fx = self._words(state, seat, journal, out)
        at_once = self._at_once.get(name)
        if at_once is not None:
            fx._inside = True  # Nothing asks, so nothing is ever told again from the journal.
            at_once(fx, *args)
            return
        steps = self._effects[name](fx, *args)
        choice = next(steps, None)
        if choice is not None:
            state.pending = resolution = Resolution(name, seat, args, journal, choice)
            resolution.live = (steps, fx)

    def answer(self, state: S, option: Plain, out: Sink | None) -> None:
        """Give the pending choice its answer and run on to the next choice or the end."""
        resolution: Resolution = state.pending
        steps, fx = resolution.live or self._rebuild(state, resolution)[:2]
        fx._out = out
        resolution.journal.append(option)
        try:
            resolution.choice = steps.send(option)
            resolution.live = (steps, fx)
        except StopIteration:
            state.pending = None

    def wrong(self, state: S) -> str:
        """Empty, or why the pending effect of a state from a file cannot be real."""
        known: Resolution = state.pending
        if known.effect not in self._effects:
            return _("no effect is called {name!r}", name=known.effect)
        copy = state.clone()
        resolution: Resolution = copy.pending
        try:
            choice = self._rebuild(copy, resolution)[2]
        except FAULTS as error:
            return _(
                "the effect {name!r} cannot have come so far ({fault})", name=known.effect, fault=type(error).__name__
            )
        if resolution.journal != known.journal or choice != known.choice:
            return _("the effect {name!r} does not ask what it is said to ask", name=known.effect)
        return ""

    def _rebuild(self, state: S, resolution: Resolution) -> tuple[Steps, Fx[S], Choice]:
        fx = self._words(state, resolution.seat, resolution.journal, None)
        fx._told = told = resolution.journal[::-1]
        steps = self._effects[resolution.effect](fx, *resolution.args)
        choice = next(steps)
        while told:
            choice = steps.send(told.pop())
        return steps, fx, choice
