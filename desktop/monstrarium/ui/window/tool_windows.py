"""The windows beside the table: settings, rules, shortcuts, commands, about. Each is made when it is first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from ...content.places import resources
from ...games import boxes
from ...language.words import _, said
from ..kit.lazy import part
from ..kit.message_box import ask_path
from .command_table import MENUS
from .qt_actions import Actions
from .services import Desk

if TYPE_CHECKING:
    from ..dialogs.rules import RulesBrowser
    from ..dialogs.settings import SettingsDialog
    from ..support.report import Evidence

REPORT = "monstrarium-report.zip"


class Helpers:
    """Opens them, keeps those that stay, and follows what they tell."""

    def __init__(self, desk: Desk, actions: Actions, window: QMainWindow) -> None:
        self._desk = desk
        self._actions = actions
        self._window = window
        self._rules: RulesBrowser | None = None
        self._settings: SettingsDialog | None = None
        self.evidence: Evidence = part("support.report").Evidence(desk.places)
        """What a report of a problem would tell."""
        self._follow_settings()
        desk.preferences.changed.connect(self._follow_settings)

    def show_rules(self, game: str, heading: str) -> None:
        """The rules of a game at a heading."""
        if self._rules is None:
            titles = {box.key: box.title for box in boxes()}
            folder = resources() / "rules"
            self._rules = part("dialogs.rules").RulesBrowser(folder, titles, self._desk.art, self._window)
        self._rules.show_topic(game, heading)

    def show_settings(self) -> None:
        """Look, motion, text and habits."""
        preferences = self._desk.preferences
        if self._settings is None:
            known = part("settings.languages").languages(resources() / "locale")
            self._settings = part("dialogs.settings").SettingsDialog(preferences.settings, known, self._window)
            self._settings.changed.connect(preferences.replace)
        self._settings.show_settings(preferences.settings)
        self._settings.show()
        self._settings.raise_()

    def show_keys(self) -> None:
        """What the keys do, and how they are given to other commands."""
        shortcuts = part("dialogs.shortcuts")
        own = part("window.custom_shortcuts").OwnKeys(self._actions, self._desk.preferences)
        sheet = shortcuts.ShortcutSheet([*own.shortcuts(), *shortcuts.table_keys()], self._window, own)
        sheet.reset_asked.connect(own.reset_all)
        sheet.open()

    def find_command(self) -> None:
        """Search everything the menus can do now."""
        part("dialogs.command_finder").CommandFinder(self._titled(), self._window).open()

    def show_about(self) -> None:
        """Version, folders and licences."""
        part("dialogs.about").About(self._desk.places, self._desk.art, self._window).open()

    def report(self) -> str:
        """Put together what a report of a problem needs; a sentence on where it lies, empty when nothing was wanted."""
        first = self._desk.places.exports / REPORT
        path = ask_path(self._window, _("Report a Problem"), first, "*.zip")
        if path is None:
            return ""
        try:
            part("support.report").save_bundle(path, self.evidence)
        except OSError as error:
            reason = error.strerror or str(error)
            return _("The report cannot be written to {path}: {reason}.", path=path, reason=reason)
        return _("The report is in {path}. It tells no names and no moves.", path=path)

    def _titled(self) -> list[tuple[str, QAction, str]]:
        titles = dict(MENUS)
        return [(said(titles[deed.menu]), action, said(deed.words)) for deed, action in self._actions]

    def _follow_settings(self) -> None:
        self.evidence.settings = self._desk.preferences.settings
        if self._settings is not None:
            self._settings.show_settings(self._desk.preferences.settings)
