"""Printed facts: TOML files read into frozen values; errors name the file, the line, the entry and the field."""

from __future__ import annotations

import re
import tomllib

# Not from hashlib, which loads OpenSSL as well: 3.3 MB.
from _blake2 import blake2b
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec

from ..files import MEGABYTE, read_bytes, read_text
from ..language.words import _

MAX_BYTES = 4 * MEGABYTE
WHERE = re.compile(r"(?P<what>.*) - at `\$\.?(?P<field>.*)`")

T = TypeVar("T", bound=msgspec.Struct)

Key: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z]+(-[a-z]+)*$")]
"""The name of a card in effects, drawings and tests."""
Args: TypeAlias = dict[str, int | str]
"""The numbers and words in the text of a card."""


class ContentError(Exception):
    """Facts that are wrong or missing; the text says where and why."""


def load_facts(path: Path, table: str, kind: type[T]) -> tuple[T, ...]:
    """Every `[[table]]` of a TOML file as one value of the kind, in the order of the file.

    Kinds forbid unknown fields. If a kind has a field `key`, all entries must have different keys.
    """
    text, data = read_toml(path)
    entries = data.get(table)
    if not isinstance(entries, list):
        raise ContentError(_("{path}: there is no [[{table}]] in it.", path=path, table=table))
    lines = [number for number, line in enumerate(text.splitlines(), 1) if line.strip() == f"[[{table}]]"]
    places = [f"{path}:{line}" for line in lines] if len(lines) == len(entries) else [str(path)] * len(entries)
    facts = tuple(_fact(place, table, entry, kind) for place, entry in zip(places, entries, strict=True))
    _refuse_twins(places, table, facts)
    return facts


def read_toml(path: Path) -> tuple[str, dict[str, Any]]:
    """The text of a TOML file and its content; ContentError if it cannot be read."""
    try:
        text = read_text(path, MAX_BYTES)
        return text, tomllib.loads(text)
    except OSError as error:
        raise ContentError(_("{path} cannot be read: {reason}.", path=path, reason=error.strerror or error)) from None
    except (ValueError, RecursionError) as error:
        raise ContentError(_("{path} cannot be read: {reason}.", path=path, reason=error)) from None


def expect_enough(folder: Path, found: Mapping[str, int], needed: Mapping[str, int]) -> None:
    """Raise ContentError if there are fewer cards of a kind in a folder than a match needs."""
    for what, least in needed.items():
        if found[what] < least:
            raise ContentError(
                _(
                    "{path}: there are {found} cards of the kind {what!r}; a match needs {least}.",
                    path=folder,
                    found=found[what],
                    what=what,
                    least=least,
                )
            )


def fingerprint(folder: Path) -> str:
    """Sixteen hex digits for all facts in a folder; a match keeps them, to notice when the facts have changed."""
    digest = blake2b(digest_size=8)
    for path in sorted(folder.rglob("*.toml")):
        try:
            data = read_bytes(path, MAX_BYTES)
        except OSError:  # Loading the facts reports it.
            continue
        digest.update(f"{path.relative_to(folder).as_posix()}\n{len(data)}\n".encode(errors="replace"))
        digest.update(data)
    return digest.hexdigest()


def convert(place: str, entry: str, data: Any, kind: type[T]) -> T:
    """Plain data as a value of a kind; ContentError names the place, the entry and the field that is wrong."""
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        found = WHERE.fullmatch(str(error))
        what, field = (found["what"], found["field"]) if found else (str(error), "")
        raise ContentError(
            _("{place}: {entry}, {field}: {what}.", place=place, entry=entry, field=field, what=what)
            if field
            else _("{place}: {entry}: {what}.", place=place, entry=entry, what=what)
        ) from None


def _fact(place: str, table: str, data: Any, kind: type[T]) -> T:
    key = data.get("key") if isinstance(data, dict) else None
    return convert(place, f"{table} {key!r}" if key else table, data, kind)


def _refuse_twins(places: list[str], table: str, facts: tuple[msgspec.Struct, ...]) -> None:
    seen: dict[Any, str] = {}
    for place, fact in zip(places, facts, strict=True):
        key = getattr(fact, "key", None)
        if key is not None and key in seen:
            raise ContentError(
                _(
                    "{place}: {table} {key!r} is there already, at {other}.",
                    place=place,
                    table=table,
                    key=key,
                    other=seen[key],
                )
            )
        seen[key] = place
