"""What the window works with: made once when the program starts, and handed down from there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...games.kit import Kit
from ...storage.match_files.library import Library
from ...storage.paths import Places
from ...storage.recents import Recents
from ..art.palette import Theme, theme_for
from ..art.renderer import Art
from ..kit.lazy import campaigns
from ..settings.appearance import Style
from ..settings.chores import Chores
from ..settings.preferences import Preferences
from ..settings.window_state import Remembered

if TYPE_CHECKING:
    from ...storage.campaigns import Campaigns


@dataclass(frozen=True, slots=True)
class Desk:
    """The program's things, each in its place."""

    places: Places
    chores: Chores
    """What is written while nobody waits."""
    preferences: Preferences
    library: Library
    recents: Recents
    remembered: Remembered
    art: Art
    style: Style
    load: Callable[[str], Kit]
    """The games by their keys."""
    registry: str
    """The name of that function, for the process in which bots think."""

    @property
    def campaigns(self) -> Campaigns:
        """The campaigns of this computer."""
        found: Campaigns = campaigns().Campaigns(self.places.campaigns)
        return found

    @property
    def theme(self) -> Theme:
        """The light that the table stands in now."""
        return theme_for(self.style.scheme)
