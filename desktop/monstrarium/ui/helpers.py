"""The windows beside the table: settings, rules, shortcuts, about, commands. Each is made when it is first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow

from ..content.places import resources
from ..games import boxes
from .actions import Actions
from .desk import Desk
from .lazy import part

if TYPE_CHECKING:
    from .screens.rules import RulesBrowser
    from .screens.settings import SettingsDialog


class Helpers:
    """Opens them, keeps them, and follows what they tell."""

    def __init__(self, desk: Desk, actions: Actions, window: QMainWindow) -> None:
        self._desk = desk
        self._actions = actions
        self._window = window
        self._rules: RulesBrowser | None = None
        self._settings: SettingsDialog | None = None

    def show_rules(self, game: str, heading: str) -> None:
        """The rules of a game at a heading."""
        if self._rules is None:
            titles = {box.key: box.title for box in boxes()}
            self._rules = part("screens.rules").RulesBrowser(
                resources() / "rules", titles, self._desk.art, self._window
            )
        self._rules.show_topic(game, heading)

    def show_settings(self) -> None:
        """Look, motion, text and habits."""
        preferences = self._desk.preferences
        if self._settings is None:
            self._settings = part("screens.settings").SettingsDialog(preferences.settings, {}, self._window)
            self._settings.changed.connect(preferences.replace)
        self._settings.show_settings(preferences.settings)
        self._settings.show()
        self._settings.raise_()

    def show_keys(self) -> None:
        """What the keys do."""

    def find_command(self) -> None:
        """Search everything the menus can do."""

    def report(self) -> None:
        """Put together what a report of a problem needs."""

    def show_about(self) -> None:
        """Version, folders and licences."""
