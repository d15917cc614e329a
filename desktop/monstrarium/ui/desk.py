"""What the window works with: made once when the program starts, and handed down from there."""

from __future__ import annotations

from dataclasses import dataclass

from ..storage.library import Library
from ..storage.paths import Places
from ..storage.recents import Recents
from .art.palette import Theme, theme_for
from .art.renderer import Art
from .preferences import Preferences
from .remembered import Remembered
from .style import Style


@dataclass(frozen=True, slots=True)
class Desk:
    """The program's things, each in its place."""

    places: Places
    preferences: Preferences
    library: Library
    recents: Recents
    remembered: Remembered
    art: Art
    style: Style

    @property
    def theme(self) -> Theme:
        """The light that the table stands in now."""
        return theme_for(self.style.scheme)
