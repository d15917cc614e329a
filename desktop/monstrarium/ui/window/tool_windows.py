"""The windows beside the main window: settings, rules, cards and pieces, laboratory, shortcuts, commands, about.

Each is made when it is first opened.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from ...content.places import resources
from ...games.boxes import BOXES
from ...language.words import _, said
from ..kit.lazy import part
from ..kit.message_box import ask_path
from .command_table import MENU_TITLES
from .qt_actions import Actions
from .services import Services

if TYPE_CHECKING:
    from ..dialogs.catalogue.browser import CatalogueBrowser, Counts
    from ..dialogs.laboratory.window import LaboratoryWindow
    from ..dialogs.rules import RulesBrowser
    from ..dialogs.settings import SettingsDialog
    from ..support.report import ReportFacts

REPORT = "monstrarium-report.zip"


class ToolWindows:
    """Opens the windows, and keeps those that stay open beside the table."""

    def __init__(self, services: Services, actions: Actions, window: QMainWindow, counts: Counts) -> None:
        """`counts` gives what whoever looks does not see in the match that is shown."""
        self._services = services
        self._actions = actions
        self._window = window
        self._counts = counts
        self._rules: RulesBrowser | None = None
        self._pieces: CatalogueBrowser | None = None
        self._laboratory: LaboratoryWindow | None = None
        self._settings: SettingsDialog | None = None
        self.report_facts: ReportFacts = part("support.report").ReportFacts(services.places)
        """The facts in a report of a problem."""
        self._follow_settings()
        services.preferences.changed.connect(self._follow_settings)

    def show_rules(self, game: str, heading: str) -> None:
        if self._rules is None:
            titles = {key: box.title for key, box in BOXES.items()}
            folder = resources() / "rules"
            pieces = part("dialogs.rules_pictures").CataloguePieces(self._services.load)
            tables = part("dialogs.rules_tables").BegunTables(self._services.load)
            self._rules = part("dialogs.rules").RulesBrowser(
                folder, titles, self._services.art, self._window, self._names_of, pieces, tables
            )
            self._rules.pieces_asked.connect(self.show_pieces)
        self._rules.show_topic(game, heading)

    def show_pieces(self, game: str, key: str = "") -> None:
        """Open *Cards and Pieces* of a game, at an entry if one is named."""
        if self._pieces is None:
            titles, services = {key: box.title for key, box in BOXES.items()}, self._services
            self._pieces = part("dialogs.catalogue.browser").CatalogueBrowser(
                titles, services.load, services.art, lambda: services.theme, self._counts, self._window
            )
            self._pieces.rules_asked.connect(self.show_rules)
        self._pieces.show_entry(game if game in BOXES else "", key)

    def show_laboratory(self, game: str, open_match: Callable[[Path], object]) -> None:
        """Open the Laboratory, at first with a game if one is named; a match of it is opened in the main window."""
        if self._laboratory is None:
            titles, services = {key: box.title for key, box in BOXES.items()}, self._services
            self._laboratory = part("dialogs.laboratory.window").LaboratoryWindow(
                titles, services.load, services.art, services.places.lab, self._window
            )
            self._laboratory.form.choose_game(game)
            self._laboratory.match_asked.connect(open_match)
            self._laboratory.match_asked.connect(lambda _path: self._come_forward())
        self._laboratory.show()
        self._laboratory.raise_()
        self._laboratory.activateWindow()

    def close_laboratory(self) -> None:
        """Close it with the main window, over which it does not lie."""
        if self._laboratory is not None:
            self._laboratory.close()

    def _come_forward(self) -> None:
        self._window.raise_()
        self._window.activateWindow()

    def _names_of(self, game: str) -> dict[str, str]:
        """The keys of the entries of a game by name."""
        catalogue = self._services.load(game).catalogue
        return {} if catalogue is None else {entry.name: entry.key for entry in catalogue()}

    def count_pieces(self) -> None:
        """Count anew what is out of sight, if that is shown: the match has gone on, or somebody else looks."""
        if self._pieces is not None and not self._pieces.isHidden():
            self._pieces.count()

    def show_settings(self) -> None:
        """Open the settings, of which each change takes effect at once."""
        preferences = self._services.preferences
        if self._settings is None:
            known = part("settings.preferences").languages(resources() / "locale")
            dialog = part("dialogs.settings").SettingsDialog
            self._settings = dialog(preferences.settings, known, self._services.chores, self._window)
            self._settings.changed.connect(preferences.replace)
            self._settings.notes_wanted.connect(self._show_notes_again)
        self._settings.show_settings(preferences.settings)
        self._settings.show()
        self._settings.raise_()

    def show_keys(self) -> None:
        shortcuts = part("dialogs.shortcuts")
        custom = part("window.custom_shortcuts").CustomShortcuts(self._actions, self._services.preferences)
        sheet = shortcuts.ShortcutSheet([*custom.shortcuts(), *shortcuts.table_keys()], self._window, custom)
        sheet.reset_asked.connect(custom.reset_all)
        sheet.open()

    def find_command(self) -> None:
        part("dialogs.command_finder").CommandFinder(self._titled(), self._window).open()

    def show_about(self) -> None:
        part("dialogs.about").About(self._services.places, self._services.art, self._window).open()

    def report(self) -> str:
        """Ask for a place, and write what a report of a problem needs. Returns a sentence; empty when cancelled."""
        first = self._services.places.exports / REPORT
        path = ask_path(self._window, _("Report a Problem"), first, "*.zip")
        if path is None:
            return ""
        try:
            part("support.report").save_bundle(path, self.report_facts)
        except OSError as error:
            reason = error.strerror or str(error)
            return _("The report cannot be written to {path}: {reason}.", path=path, reason=reason)
        return _("The report is in {path}. It tells no names and no moves.", path=path)

    def _show_notes_again(self) -> None:
        """Explain everything again to everybody, as if nothing had been met."""
        self._services.met_notes.forget()
        preferences = self._services.preferences
        self._services.chores.do(self._services.met_notes.write, self._window, preferences.failed.emit)
        preferences.changed.emit()  # The match on the table follows.

    def _titled(self) -> list[tuple[str, QAction, str]]:
        return [(said(MENU_TITLES[command.key]), action, said(command.words)) for command, action in self._actions]

    def _follow_settings(self) -> None:
        self.report_facts.settings = self._services.preferences.settings
        if self._settings is not None:
            self._settings.show_settings(self._services.preferences.settings)
