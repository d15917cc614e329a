"""Plain data: frozen values, mutable state with a compiled clone, and how both are written.

Values and states hold only what a save can hold: numbers, words, and ordered containers of them. Other types (a set, a
callable, an unknown class) are refused when the state class is first cloned, which the tests do for every game.
"""

from __future__ import annotations

import dataclasses
import enum
import types
import typing

# Not from hashlib, which loads OpenSSL as well: 3.3 MB and 2 ms of every start.
from _blake2 import blake2b
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Self, TypeAlias, TypeVar, dataclass_transform

import msgspec

from .bounds import LIES, Below

Seat: TypeAlias = Annotated[int, Below("seats")]
AnySeat: TypeAlias = Annotated[int, Below("seats", -1)]
"""A seat, or -1 for nobody."""
PieceId: TypeAlias = Annotated[int, Below("pieces")]
AnyPiece: TypeAlias = Annotated[int, Below("pieces", -1)]
"""A piece, or -1 for none."""
Pile: TypeAlias = Annotated[list[PieceId], LIES]
"""A list of pieces; no piece is in two of them."""
Atom: TypeAlias = bool | int | str | None
Pair: TypeAlias = bool | int | str | tuple[Atom, ...] | None
Plain: TypeAlias = bool | int | str | tuple[Pair, ...] | None
"""An option of a choice, or an entry of a journal. Its depth is bounded because it is read from files."""

T = TypeVar("T")
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError)
"""The exceptions that decoding wrong data may raise."""
ATOMS = (int, str, bool, float, type(None))


class Value(msgspec.Struct, frozen=True, gc=False):
    """The base of immutable data: made in 33 ns, compared in 24 ns (a frozen dataclass: 223 and 86)."""


class State:
    """The base of the root state of every game, which is made with `@state` and has at least these two fields."""

    __slots__ = ()
    rng: Any
    pending: Any

    def clone(self) -> Self:
        """A copy that shares nothing mutable; `@state` replaces this method by a compiled one."""
        raise TypeError(f"{type(self).__name__} is not made with @state")


class LiveSlot:
    """A slot for what can be made again from the rest, such as a running generator: copies, saves and comparisons leave
    it out. It is to be None at first."""

    __slots__ = ("live",)
    live: Any


@dataclass_transform(field_specifiers=(field,))
def state(cls: type[T]) -> type[T]:
    """A slotted dataclass with a compiled `clone()`.

    The slot of a `LiveSlot` is None in every copy.
    """
    made = dataclass(slots=True)(cls)

    def first_clone(self: Any) -> Any:
        compiled = compile_clone(made)
        made.clone = compiled  # type: ignore[attr-defined]
        return compiled(self)

    made.clone = first_clone  # type: ignore[attr-defined]
    made.is_state = True  # type: ignore[attr-defined]
    return made


def compile_clone(cls: type[Any]) -> Callable[[Any], Any]:
    """A compiled clone method for a state class, made from its type hints; TypeError names a field of a wrong type."""
    scope: dict[str, Any] = {"make": object.__new__}
    body = _copy_fields(cls, "self", "new", scope)
    lines = ["def clone(self):", *(f"    {line}" for line in body), "    return new"]
    exec("\n".join(lines), scope)
    return typing.cast("Callable[[Any], Any]", scope["clone"])


def to_plain(value: Any) -> Any:
    """The value as lists, tuples, scalars and dicts with string keys, ready for JSON."""
    return msgspec.to_builtins(value, str_keys=True)


def from_plain(hint: Any, data: Any) -> Any:
    """The reverse of `to_plain`; msgspec.ValidationError says where the data does not fit the hint."""
    return msgspec.convert(data, hint, str_keys=True)


def written(value: Any) -> bytes:
    """A state as JSON, always in the same order, so that equal states give equal bytes."""
    return msgspec.json.encode(to_plain(value), order="deterministic")


def digest(value: Any) -> str:
    """Sixteen hex digits, the same for equal states and for the plain form of a state."""
    return digest_of(written(value))


def digest_of(data: bytes) -> str:
    """The digest of a state that is written already."""
    return blake2b(data, digest_size=8).hexdigest()


def _copy_fields(cls: type[Any], source: str, target: str, scope: dict[str, Any]) -> list[str]:
    hints = typing.get_type_hints(cls)
    name = f"cls_{cls.__name__}"
    scope[name] = cls
    lines = [f"{target} = make({name})"]
    if hasattr(cls, "live"):
        lines.append(f"{target}.live = None")
    for each in dataclasses.fields(cls):
        hint = hints[each.name]
        if typing.get_origin(hint) is ClassVar:
            continue
        read = f"{source}.{each.name}"
        if _is_state(hint):
            inner = f"{target}_{each.name}"
            lines += _copy_fields(hint, read, inner, scope)
            lines.append(f"{target}.{each.name} = {inner}")
            continue
        try:
            lines.append(f"{target}.{each.name} = {_copier(hint, read, 0)}")
        except TypeError as error:
            raise TypeError(f"{cls.__name__}.{each.name}: {error}") from None
    return lines


def _copier(hint: Any, read: str, depth: int) -> str:
    """The expression that copies the value of the expression `read`; `read` itself if the value can be shared."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    item = f"x{depth}"
    if origin is list:
        inner = _copier(args[0], item, depth + 1)
        return f"{read}[:]" if inner == item else f"[{inner} for {item} in {read}]"
    if origin is dict:
        inner = _copier(args[1], item, depth + 1)
        return f"{read}.copy()" if inner == item else f"{{k{depth}: {inner} for k{depth}, {item} in {read}.items()}}"
    if origin in (typing.Union, types.UnionType):
        copies = {_copier(each, read, depth) for each in args if each is not type(None)} - {read}
        if not copies:
            return read
        if len(copies) == 1 and len(args) == 2:
            return f"(None if {read} is None else {copies.pop()})"
    elif origin is tuple:
        if all(_copier(each, item, depth) == item for each in args if each is not Ellipsis):
            return read
    elif _is_state(hint):
        return f"{read}.clone()"
    elif isinstance(hint, type) and (hint in ATOMS or issubclass(hint, enum.Enum) or _is_frozen(hint)):
        return read
    raise TypeError(f"{hint!r} does not fit a state: it must be plain, ordered and copyable")


def _is_frozen(hint: type[Any]) -> bool:
    """Whether it is a Value without anything mutable inside."""
    if not issubclass(hint, Value):
        return False
    hints = typing.get_type_hints(hint)
    return all(_copier(hints[name], "x", 0) == "x" for name in hint.__struct_fields__ if hints[name] is not hint)


def _is_state(hint: Any) -> bool:
    return isinstance(hint, type) and getattr(hint, "is_state", False)
