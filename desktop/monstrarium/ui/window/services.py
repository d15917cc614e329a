"""The services of the program, made once at its start: settings, library, drawings, and what writes small files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...storage.paths import Folders
from ...storage.recents import Recents
from ..art.palette import Theme, theme_for
from ..art.renderer import Art
from ..kit.lazy import campaigns, library
from ..settings.appearance import Style
from ..settings.chores import Chores
from ..settings.preferences import Preferences
from ..settings.window_state import WindowState

if TYPE_CHECKING:
    from ...games.kit import Kit
    from ...storage.campaigns import Campaigns
    from ...storage.match_files.library import Library


@dataclass(frozen=True, slots=True)
class Services:
    places: Folders
    chores: Chores
    preferences: Preferences
    recents: Recents
    window_state: WindowState
    art: Art
    style: Style
    load: Callable[[str], Kit]
    registry: str
    """The dotted name of `load`, for the worker process of the bots."""

    @property
    def library(self) -> Library:
        found: Library = library().Library(self.places, self.recents.paths)
        return found

    @property
    def campaigns(self) -> Campaigns:
        found: Campaigns = campaigns().Campaigns(self.places.campaigns)
        return found

    @property
    def theme(self) -> Theme:
        return theme_for(self.style.scheme)
