"""Reading the saved states of a match as what they are: something a stranger may have written.

A state is decoded into its type and then checked before anything else reads it: that every number is within the bounds
of its field, that every piece lies in one place, that the pending effect asks what it would ask in play, what the game
itself checks, and that all legal actions can be carried out on copies.
"""

from __future__ import annotations

import dataclasses
import enum
import types
import typing
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec

from ..language.words import _
from .bounds import AtMost, Below, Between, Bits, Each, Lies, Same
from .effects import FAULTS
from .game import Game, view
from .plain import State, Value, digest_of
from .record import Mark
from .rng import Rng

S = TypeVar("S", bound=State)

MAX_BYTES = 256 * 1024
"""The largest state of a real match has 30 kB."""
MAX_TRIED = 200
"""The most legal actions of a seat that are tried."""
NUMBER = 100_000
WORD = 200
ENTRIES = 1000
"""The limits of numbers, of the length of words and of lists in fields without bounds."""


class BadSnapshot(ValueError):
    """A saved state that no match can lead to; the text says why."""


def restore(game: Game[S], mark: Mark, seats: int, fresh: S) -> S:
    """The state in a mark; BadSnapshot if it was changed or no match that began with `fresh` can lead to it."""
    data = bytes(mark.snapshot)
    if len(data) > MAX_BYTES:
        raise BadSnapshot(_("it is larger than any table"))
    if digest_of(data) != mark.digest:
        raise BadSnapshot(_("it is not what was saved"))
    try:
        state = msgspec.json.decode(data, type=game.state_type)
    except (ValueError, RecursionError) as error:
        raise BadSnapshot(str(error)) from None
    if why := wrong(game, state, seats, fresh) or untried(game, state, seats):
        raise BadSnapshot(why)
    return state


def wrong(game: Game[S], state: S, seats: int, fresh: S) -> str:
    """Empty, or what is wrong with a state of a match that began with the state `fresh`."""
    kind: Any = type(state)
    hints = _hints(kind)
    for name, hint in hints.items():
        if Same() in _marks(hint) and getattr(state, name) != getattr(fresh, name):
            return _("{what} is not what was agreed", what=name)
    pieces: Any = getattr(state, "pieces", None)
    if pieces is not None and sorted(pieces.face) != sorted(fresh.pieces.face):  # type: ignore[attr-defined]
        return _("the pieces are not those of the match")
    sizes = {"seats": seats, "pieces": len(pieces.face) if pieces is not None else 0}
    try:
        sizes |= game.sizes(state)
        looker = _Checker(sizes)
        return (
            next(looker.look(kind, state, ""), "")
            or _astray(hints, state, sizes["pieces"], sizes.get("lying", sizes["pieces"]))
            or game.wrong(state)
            or _interrupted(game, state)
        )
    except FAULTS as error:
        return _("it is not consistent ({fault})", fault=type(error).__name__)


def _interrupted(game: Game[S], state: S) -> str:
    """Empty, or what is wrong with the effect that waits for an answer."""
    if state.pending is None:
        return ""
    return _("there are no effects in this game") if game.book is None else game.book.wrong(state)


def untried(game: Game[S], state: S, seats: int) -> str:
    """Empty, or why a state cannot be shown or played on: every legal action is tried on a copy."""
    try:
        owing = game.to_act(state)
        if (game.outcome(state) is None) != bool(owing):
            return _("it is over and goes on")
        game.standing(state), game.turn(state)
        for viewer in (None, *range(seats)):
            seen = view(game, state, viewer)
            game.standing(seen), game.to_act(seen), game.outcome(seen)
            for seat in owing:
                if not game.legal(state, seat) or (seat == viewer and not game.legal(seen, seat)):
                    return _("a seat must act and cannot")
        for seat in owing:
            for action in game.legal(state, seat)[:MAX_TRIED]:
                after = state.clone()
                if not game.why_not(after, action):
                    game.apply(after, action)
                    for each in game.to_act(after):
                        game.legal(after, each)
            game.sample(state, seat, Rng(1))
    except FAULTS as error:
        return _("it cannot be played on ({fault})", fault=type(error).__name__)
    return ""


class _Checker:
    """Walks through a state and the types of its fields; yields a sentence for each value that is wrong."""

    def __init__(self, sizes: Mapping[str, int]) -> None:
        self._sizes = sizes

    def look(self, hint: Any, value: Any, place: str) -> Iterator[str]:
        marks = _marks(hint)
        if marks:
            hint = typing.get_args(hint)[0]
            yield from self._by_marks(marks, value, place)
        bounded = any(isinstance(each, Between | Below | Bits) for each in marks)
        sized = any(isinstance(each, Each | AtMost) for each in marks)
        if isinstance(value, enum.Enum | bool) or value is None:
            return
        if isinstance(value, int):
            if not bounded and abs(value) > NUMBER:
                yield _("{what} is out of bounds", what=place)
        elif isinstance(value, str):
            if not sized and len(value) > WORD:
                yield _("{what} is too long", what=place)
        elif isinstance(value, list | tuple | dict):
            if not sized and len(value) > ENTRIES:
                yield _("{what} is too long", what=place)
            else:
                yield from self._inside(hint, value, place)
        else:
            kind: Any = type(value)
            for name, inner in _hints(kind).items():
                yield from self.look(inner, getattr(value, name), f"{place}.{name}" if place else name)

    def _inside(self, hint: Any, value: Any, place: str) -> Iterator[str]:
        hint = _container(hint, type(value))
        args = typing.get_args(hint)
        if isinstance(value, dict):
            for key, each in value.items():
                yield from self.look(args[0], key, place)
                yield from self.look(args[1], each, f"{place}[{key}]")
        elif isinstance(value, list) or Ellipsis in args or not args:
            inner = args[0] if args else Any
            for number, each in enumerate(value):
                yield from self.look(inner, each, f"{place}[{number}]")
        else:
            for number, (inner, each) in enumerate(zip(args, value, strict=True)):
                yield from self.look(inner, each, f"{place}[{number}]")

    def _by_marks(self, marks: Sequence[Any], value: Any, place: str) -> Iterator[str]:
        for mark in marks:
            match mark:
                case Between(low, high) if value is not None and not low <= value <= high:
                    yield _("{what} is {value}, which cannot be", what=place, value=_short(value))
                case Below(of, least) if value is not None and not least <= value < self._sizes[of]:
                    yield _("{what} is {value}, which cannot be", what=place, value=_short(value))
                case Bits(of) if value is not None and not 0 <= value < 1 << self._sizes[of]:
                    yield _("{what} is {value}, which cannot be", what=place, value=_short(value))
                case Each(of) if value is not None and len(value) != self._sizes[of]:
                    yield _("{what} has {n} entries, which cannot be", what=place, n=len(value))
                case AtMost(most) if value is not None and len(value) > most:
                    yield _("{what} is too long", what=place)


def _astray(hints: Mapping[str, Any], state: Any, pieces: int, lying: int) -> str:
    """Empty, or which piece lies in two places, or which of the first `lying` pieces in none."""
    if not any(_lying(hint) for hint in hints.values()):
        return ""
    lies = [False] * pieces
    for name, hint in hints.items():
        for piece in _pieces_in(getattr(state, name)) if _lying(hint) else ():
            if piece >= 0:
                if lies[piece]:
                    return _("piece {n} lies in two places", n=piece)
                lies[piece] = True
    return "" if all(lies[:lying]) else _("piece {n} lies nowhere", n=lies.index(False))


@cache
def _lying(hint: Any) -> bool:
    if isinstance(hint, type) and issubclass(hint, Value):
        return any(map(_lying, _hints(hint).values()))
    return any(isinstance(each, Lies) or _lying(each) for each in typing.get_args(hint))


def _pieces_in(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, Value):
        kind: Any = type(value)
        for name, hint in _hints(kind).items():
            if _lying(hint):
                yield from _pieces_in(getattr(value, name))
    elif value is not None:
        for each in value.values() if isinstance(value, dict) else value:
            yield from _pieces_in(each)


def _short(value: int) -> str:
    return str(value) if abs(value) < 10**12 else "…"


def _marks(hint: Any) -> tuple[Any, ...]:
    return getattr(hint, "__metadata__", ())


def _container(hint: Any, kind: type[Any]) -> Any:
    """The branch of a union that is such a container; the hint itself if it is no union."""
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        found = [each for each in typing.get_args(hint) if typing.get_origin(_bare(each)) is kind]
        return _bare(found[0]) if found else Any
    return hint


def _bare(hint: Any) -> Any:
    return typing.get_args(hint)[0] if _marks(hint) else hint


@cache
def _hints(cls: Any) -> dict[str, Any]:
    """The type hints of the fields of a state or value, annotations included."""
    hints = typing.get_type_hints(cls, include_extras=True)
    if dataclasses.is_dataclass(cls):
        return {each.name: hints[each.name] for each in dataclasses.fields(cls)}
    return {name: hints[name] for name in cls.__struct_fields__} if issubclass(cls, Value) else {}
