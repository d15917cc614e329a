"""The settings of the program, in an INI file that people can read and edit."""

from __future__ import annotations

import configparser
import contextlib
import io
import os
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from ..engine.plain import UNREADABLE, Plain, Value
from ..engine.record import SeatInfo
from ..files import MEGABYTE, read_text
from ..language.words import _
from .atomic import put_aside, write_atomically

SETTINGS = "settings.ini"
"""The name of the file in the folder of settings."""
MAIN = "monstrarium"
KEYS = "keys"
SETUP = "last set-up: "

Percent: TypeAlias = Annotated[int, msgspec.Meta(ge=50, le=300)]
Volume: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
Delay: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=5000)]


class LastSetup(Value, frozen=True, gc=False):
    """The seats and options with which a game was last set up."""

    seats: tuple[SeatInfo, ...] = ()
    options: dict[str, Plain] = msgspec.field(default_factory=dict)


class Settings(Value, frozen=True, gc=False):
    scheme: Literal["system", "light", "dark", "contrast"] = "system"
    motion: Literal["system", "full", "short", "off"] = "system"
    text_scale: Percent = 100
    language: str = ""
    """The code of a language, "pseudo", or empty for the system's."""
    curtain: bool = True
    """Whether the table is covered before the next person sees it."""
    keys: dict[str, str] = msgspec.field(default_factory=dict)
    """Custom shortcuts, by command; an empty one leaves the command without a shortcut."""
    last_setups: dict[str, LastSetup] = msgspec.field(default_factory=dict)
    letters: Literal["own", "system"] = "own"
    """Whether text is written in the faces that come with the program, or in the font of the system."""
    sound: Literal["system", "on", "off"] = "system"
    """system: on, unless the system asks for less motion."""
    volume: Volume = 60
    pace: Literal["slow", "normal", "fast", "instant"] = "normal"
    """How long what happens stays, so that it can be followed."""
    waits: bool = False
    """Whether the table waits for a person after each turn of a bot."""
    close_up: Delay = 700
    """Milliseconds until a piece that is pointed at is seen closely; 0 for never."""

    def remember(self, game: str, setup: LastSetup) -> Settings:
        """The settings with this set-up of a game as the newest."""
        others = {key: kept for key, kept in self.last_setups.items() if key != game}
        return msgspec.structs.replace(self, last_setups={**others, game: setup})

    def people(self) -> tuple[str, ...]:
        """The names of the people in all set-ups, those of the newest first."""
        newest_first = reversed(self.last_setups.values())
        return tuple(dict.fromkeys(seat.name for setup in newest_first for seat in setup.seats if not seat.bot))


PLAIN_FIELDS = tuple(name for name in Settings.__struct_fields__ if name not in ("keys", "last_setups"))


def load_settings(path: Path) -> tuple[Settings, str]:
    """The settings, and empty or a sentence about parts of the file that were not understood and are left out."""
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


def save_settings(path: Path, settings: Settings, before: Settings | None = None) -> str:
    """Write the settings; empty, or a sentence if that failed. Sections and keys of newer versions stay.

    If the settings `before` are given, only what has changed since is written into the file, because another window may
    have written to it. If the path is a link to settings of the program, they are written to its target.
    """
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
        return msgspec.convert(text, _hint(name), strict=False)
    except UNREADABLE:
        strange.append(f"{name} = {text}")
        return None


def _hint(name: str) -> Any:
    return next(field.type for field in msgspec.structs.fields(Settings) if field.name == name)


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
        seats, options = (msgspec.json.encode(part).decode() for part in (setup.seats, setup.options))
        _update(parser, f"{SETUP}{game}", {"seats": seats, "options": options})


def _fill_keys(parser: configparser.ConfigParser, keys: dict[str, str], before: dict[str, str]) -> None:
    for command in before.keys() - keys.keys():
        if parser.has_section(KEYS):
            parser.remove_option(KEYS, command)
    changed = {command: own for command, own in keys.items() if before.get(command) != own}
    if changed:
        _update(parser, KEYS, changed)


def _newer(setups: dict[str, LastSetup], before: dict[str, LastSetup]) -> list[tuple[str, LastSetup]]:
    """The set-ups that were remembered since, oldest first: all from the first that was changed or moved."""
    old, new = iter(before.items()), list(setups.items())
    kept = 0
    while kept < len(new) and new[kept] in old:  # This goes through the old ones just as far as the next that is kept.
        kept += 1
    return new[kept:]


def _update(parser: configparser.ConfigParser, section: str, values: dict[str, str]) -> None:
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
