"""The settings of the program, their defaults, and whether there is a file of them."""

from __future__ import annotations

import importlib
import os
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from ..engine.plain import Plain
    from ..engine.record import SeatInfo

SETTINGS = "settings.ini"
"""The name of the file in the folder of settings."""
TEXT_SCALES, VOLUMES = range(50, 301), range(101)
"""Percents that can be chosen."""

Percent: TypeAlias = Annotated[int, TEXT_SCALES]
Volume: TypeAlias = Annotated[int, VOLUMES]
Delay: TypeAlias = Annotated[int, range(5001)]
NOTHING: Mapping[str, Any] = MappingProxyType({})


class LastSetup(NamedTuple):
    """The seats and options with which a game was last set up."""

    seats: tuple[SeatInfo, ...] = ()
    options: Mapping[str, Plain] = NOTHING


class Settings(NamedTuple):
    scheme: Literal["system", "light", "dark", "contrast"] = "system"
    motion: Literal["system", "full", "short", "off"] = "system"
    text_scale: Percent = 100
    language: str = ""
    """The code of a language, "pseudo", or empty for the system's."""
    curtain: bool = True
    """Whether the table is covered before the next person sees it."""
    keys: Mapping[str, str] = NOTHING
    """Custom shortcuts, by command; an empty one leaves the command without a shortcut."""
    last_setups: Mapping[str, LastSetup] = NOTHING
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
    hint_level: str = "hard"
    """The level of bots by which hints are found; where there is none of that name, the usual one."""
    explains: bool = True
    """Whether a note explains what somebody meets for the first time."""

    def remember(self, game: str, setup: LastSetup) -> Settings:
        """The settings with this set-up of a game as the newest."""
        others = {key: kept for key, kept in self.last_setups.items() if key != game}
        return self._replace(last_setups={**others, game: setup})

    def people(self) -> tuple[str, ...]:
        """The names of the people in all set-ups, those of the newest first."""
        newest_first = tuple(self.last_setups.values())[::-1]
        return tuple(dict.fromkeys(seat.name for setup in newest_first for seat in setup.seats if not seat.bot))


def load_settings(path: Path) -> tuple[Settings, str]:
    """The settings, and empty or a sentence about parts of the file that were not understood and are left out."""
    if not os.path.lexists(path):
        return Settings(), ""
    loaded: tuple[Settings, str] = _file().load_settings(path)
    return loaded


def save_settings(path: Path, settings: Settings, before: Settings | None = None) -> str:
    """Write the settings; empty, or a sentence if that failed. Sections and keys of newer versions stay.

    If the settings `before` are given, only what has changed since is written into the file, because another window may
    have written to it. If the path is a link to settings of the program, they are written to its target.
    """
    trouble: str = _file().save_settings(path, settings, before)
    return trouble


def _file() -> ModuleType:
    """What reads and writes the file. The first start has none, and opens its window sooner without this."""
    return importlib.import_module(".settings_file", __package__)
