"""The services of the program, made once at its start: settings, library, drawings, and what writes small files."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from ...games.boxes import BOXES
from ..kit import lazy

if TYPE_CHECKING:
    from ...games.kit import Kit
    from ...storage.campaigns import Campaigns
    from ...storage.learned import Learned
    from ...storage.match_files.library import Library
    from ...storage.met_notes import MetNotes
    from ...storage.paths import Folders
    from ...storage.recents import Recents
    from ..art.palette import Theme
    from ..art.renderer import Art
    from ..settings.appearance import Style
    from ..settings.chores import Chores
    from ..settings.preferences import Preferences
    from ..settings.window_state import WindowState


class Services:
    def __init__(
        self,
        *,
        places: Folders,
        chores: Chores,
        preferences: Preferences,
        window_state: WindowState,
        art: Art,
        style: Style,
        load: Callable[[str], Kit],
        registry: str,
    ) -> None:
        """`registry` is the dotted name of `load`, for the worker process of the bots."""
        self.places = places
        self.chores = chores
        self.preferences = preferences
        self.window_state = window_state
        self.art = art
        self.style = style
        self.load = load
        self.registry = registry

    @cached_property
    def recents(self) -> Recents:
        made: Recents = lazy.recents().Recents(self.places.state / "recent.json")
        return made

    @cached_property
    def learned(self) -> Learned:
        made: Learned = lazy.learned().Learned(self.places.state / "lessons.json")
        return made

    def lessons_done(self) -> dict[str, tuple[int, int]]:
        """By game, how many of its lessons were done, and how many it has."""
        done, lessons = self.learned.done(), lazy.lesson_files()
        known = {game: lessons.files(game) for game in BOXES}
        return {
            game: (len([path for path in files if lessons.id_of(game, path) in done]), len(files))
            for game, files in known.items()
        }

    @cached_property
    def met_notes(self) -> MetNotes:
        made: MetNotes = lazy.met_notes().MetNotes(self.places.state / "notes.json")
        return made

    @property
    def library(self) -> Library:
        found: Library = lazy.library().Library(self.places, self.recents.paths)
        return found

    @property
    def campaigns(self) -> Campaigns:
        found: Campaigns = lazy.campaigns().Campaigns(self.places.campaigns)
        return found

    @property
    def theme(self) -> Theme:
        worn: Theme = lazy.part("art.palette").theme_for(self.style.scheme)
        return worn
