"""The file of the settings: an INI file that people can read and edit."""

from __future__ import annotations

import configparser
import contextlib
import io
import os
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from ..engine.plain import UNREADABLE, Plain
from ..engine.record import SeatInfo
from ..files import MEGABYTE, read_text
from ..language.words import _
from .atomic import put_aside, write_atomically
from .settings import LastSetup, Settings

MAIN = "monstrarium"
KEYS = "keys"
SETUP = "last set-up: "
HINTS = typing.get_type_hints(Settings, include_extras=True)
PLAIN_FIELDS = tuple(name for name in HINTS if name not in ("keys", "last_setups"))


def load_settings(path: Path) -> tuple[Settings, str]:
    """As `settings.load_settings`."""
    parser = _parser()
    try:
        parser.read_string(read_text(path, MEGABYTE), str(path))
    except FileNotFoundError:
        return Settings(), ""
    except (OSError, UnicodeDecodeError, configparser.Error) as error:
        return Settings(), _unread(path, error)
    strange: list[str] = []
    chosen = {name: value for name in PLAIN_FIELDS if (value := _chosen(parser, name, strange)) is not None}
    setups = {
        section.removeprefix(SETUP): setup
        for section in parser.sections()
        if section.startswith(SETUP) and (setup := _setup(parser, section, strange)) is not None
    }
    keys = dict(parser.items(KEYS)) if parser.has_section(KEYS) else {}
    return Settings(**chosen, keys=keys, last_setups=setups), _complaint(path, strange)


def save_settings(path: Path, settings: Settings, before: Settings | None) -> str:
    """As `settings.save_settings`."""
    parser = _parser()
    try:
        parser.read_string(read_text(path, MEGABYTE), str(path))
    except FileNotFoundError:
        parser, before = _parser(), None
    except (OSError, UnicodeDecodeError, configparser.Error):
        parser, before = _aside(path), None
    if parser.has_section(MAIN):
        path = Path(os.path.realpath(path))
    if before is None:
        parser.remove_section(KEYS)
    _fill(parser, settings, before)
    text = io.StringIO()
    parser.write(text)
    try:
        write_atomically(path, text.getvalue().encode())
    except OSError as error:
        return _("The settings cannot be written to {path}: {reason}.", path=path, reason=error.strerror or error)
    return ""


def _parser() -> configparser.ConfigParser:
    return configparser.ConfigParser(interpolation=None, strict=False)


def _chosen(parser: configparser.ConfigParser, name: str, strange: list[str]) -> Any:
    """The value of one field, or None if it is missing or wrong."""
    text = parser.get(MAIN, name, fallback=None)
    if text is None:
        return None
    try:
        value = msgspec.convert(text, HINTS[name], strict=False)
    except UNREADABLE:
        value = None
    if value is None or any(value not in possible for possible in getattr(HINTS[name], "__metadata__", ())):
        strange.append(f"{name} = {text}")
        return None
    return value


def _setup(parser: configparser.ConfigParser, section: str, strange: list[str]) -> LastSetup | None:
    try:
        seats = msgspec.json.decode(parser.get(section, "seats", fallback="[]"), type=tuple[SeatInfo, ...])
        options = msgspec.json.decode(parser.get(section, "options", fallback="{}"), type=dict[str, Plain])
    except UNREADABLE:
        strange.append(f"[{section}]")
        return None
    return LastSetup(seats, options)


def _fill(parser: configparser.ConfigParser, settings: Settings, before: Settings | None) -> None:
    """Write into the parser what has changed; everything if the settings before are not known."""
    values = {name: getattr(settings, name) for name in PLAIN_FIELDS}
    changed = [name for name in values if before is None or values[name] != getattr(before, name)]
    _update(parser, MAIN, {name: _text(values[name]) for name in changed})
    _fill_keys(parser, settings.keys, {} if before is None else before.keys)
    for game, setup in _newer(settings.last_setups, {} if before is None else before.last_setups):
        parser.remove_section(f"{SETUP}{game}")  # The order of the sections is the order of play.
        seats, options = (msgspec.json.encode(part).decode() for part in (setup.seats, dict(setup.options)))
        _update(parser, f"{SETUP}{game}", {"seats": seats, "options": options})


def _fill_keys(parser: configparser.ConfigParser, keys: Mapping[str, str], before: Mapping[str, str]) -> None:
    for command in before.keys() - keys.keys():
        if parser.has_section(KEYS):
            parser.remove_option(KEYS, command)
    changed = {command: own for command, own in keys.items() if before.get(command) != own}
    if changed:
        _update(parser, KEYS, changed)


def _newer(setups: Mapping[str, LastSetup], before: Mapping[str, LastSetup]) -> list[tuple[str, LastSetup]]:
    """The set-ups that were remembered since, oldest first: all from the first that was changed or moved."""
    old, new = iter(before.items()), list(setups.items())
    kept = 0
    while kept < len(new) and new[kept] in old:  # This goes through the old ones just as far as the next that is kept.
        kept += 1
    return new[kept:]


def _update(parser: configparser.ConfigParser, section: str, values: Mapping[str, str]) -> None:
    if not parser.has_section(section):
        parser.add_section(section)
    for name, value in values.items():
        parser.set(section, name, value)


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _aside(path: Path) -> configparser.ConfigParser:
    with contextlib.suppress(OSError):
        put_aside(path)
    return _parser()


def _unread(path: Path, error: Exception) -> str:
    reason = " ".join(str(getattr(error, "strerror", None) or error).split())
    return _("The settings in {path} cannot be read, so all are at their defaults: {reason}.", path=path, reason=reason)


def _complaint(path: Path, strange: list[str]) -> str:
    if not strange:
        return ""
    return _(
        "{path} has settings that are not possible; their defaults are used: {what}.",
        path=path,
        what="; ".join(strange),
    )
