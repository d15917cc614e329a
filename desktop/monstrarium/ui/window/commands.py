"""What the commands of the window do: those of the window itself, and those of the match that is open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QIcon, QPalette
from PySide6.QtWidgets import QFileDialog, QMenu

from ...language.words import _
from ...storage.campaigns import SUFFIX as CAMPAIGN
from ...storage.match_files.library import SUFFIX
from ..kit.text import unmarked
from ..pages.seat_menu import fill_seats
from .command_table import DEEDS
from .export import Exports
from .qt_actions import Actions
from .recent_menu import fill_recent
from .taking_back import TakingBack
from .tool_windows import Helpers

if TYPE_CHECKING:
    from .main_window import MainWindow

ANYWHERE = ("new", "open", "folder", "quit", "text-larger", "text-smaller", "text-normal", "full")
HELP = ("settings", "keys", "rules", "commands", "report", "about")
TEXT_STEP = 10
SMALLEST_TEXT, LARGEST_TEXT = 50, 300


@runtime_checkable
class HasRules(Protocol):
    """A page that is about a game."""

    def rules_topic(self) -> tuple[str, str]:
        """The game and the heading of its rules page for what the page shows; empty for the beginning."""
        ...


class Commands:
    """Finds who carries a command out, and says which can be had now."""

    def __init__(self, window: MainWindow, actions: Actions) -> None:
        self._window = window
        self._desk = window.desk
        self._actions = actions
        self.exports = Exports(window.desk, window)
        self.helpers = Helpers(window.desk, actions, window)
        self._taking_back = TakingBack(actions)
        self._own = self._own_deeds()
        window.menus.fill(
            actions,
            {
                "recent": self._fill_recent,
                "seats": self._fill_seats,
                "lines": self._fill_lines,
                "view-as": self._fill_eyes,
                "asking": self._fill_asking,
            },
        )
        for deed in DEEDS:
            if not deed.submenu:
                actions.connect_to(deed.key, partial(self.do, deed.key))
        self.dress()
        self.allow()

    def do(self, key: str) -> None:
        """Carry a command out."""
        screen = self._window.screen_of_match
        deed = self._own.get(key) or (screen.deeds.get(key) if screen is not None else None)
        if deed is not None:
            deed()

    def allow(self) -> None:
        """Read afresh what can be done."""
        window = self._window
        screen = window.screen_of_match
        keys = {*ANYWHERE, *HELP}
        if window.shelf.may_continue:
            keys.add("continue")
        playing = screen is not None and window.pages.currentWidget() is screen
        if screen is not None:
            keys.add("shelf")
        if playing and screen is not None:
            keys.update(screen.can())
        self._actions.allow(keys)
        controller = screen.controller if playing and screen is not None else None
        self._taking_back.follow(controller if controller is not None and controller.ready else None)
        replay = screen.replay if playing and screen is not None else None
        window.menus.allow("lines", playing)
        window.menus.allow("seats", playing)
        window.menus.allow("asking", playing and screen is not None and bool(screen.habits.people()))
        window.menus.allow("view-as", replay is not None and len(replay.eye_names()) > 1)

    def dress(self) -> None:
        """Icons in the colour of the text."""
        palette = self._window.palette()
        colour, chosen = palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.HighlightedText)

        def icon(name: str) -> QIcon:
            return self._desk.art.icon(name, colour, chosen)

        for deed, action in self._actions:
            if deed.icon:
                action.setIcon(icon(deed.icon))
        self._window.menus.dress(icon)

    def show_rules(self, heading: str = "") -> None:
        """The rules of the game that the page is about, at what it shows now or at a heading."""
        page: object = self._window.pages.currentWidget()
        game, topic = page.rules_topic() if isinstance(page, HasRules) else ("", "")
        self.helpers.show_rules(game, heading or topic)

    # ---- how

    def _own_deeds(self) -> dict[str, Callable[[], object]]:
        window, helpers = self._window, self.helpers
        return {
            "new": window.show_shelf,
            "open": self._open,
            "continue": window.open_newest,
            "folder": self._show_folder,
            "copy": partial(self._export, self.exports.save_copy),
            "picture": partial(self._export, self.exports.save_picture),
            "log": partial(self._export, self.exports.save_log),
            "shelf": window.show_shelf,
            "rematch": window.rematch,
            "quit": window.close,
            "text-larger": partial(self._scale_text, TEXT_STEP),
            "text-smaller": partial(self._scale_text, -TEXT_STEP),
            "text-normal": partial(self._scale_text, 0),
            "full": self._fill_screen,
            "rules": self.show_rules,
            "briefing": window.show_briefing,
            "settings": helpers.show_settings,
            "keys": helpers.show_keys,
            "commands": helpers.find_command,
            "report": lambda: window.say(helpers.report()),
            "about": helpers.show_about,
        }

    def _open(self) -> None:
        folder = self._desk.places.saves
        filters = _("Matches and campaigns (*{match} *{campaign})", match=SUFFIX, campaign=CAMPAIGN)
        chosen, _filter = QFileDialog.getOpenFileName(self._window, _("Open"), str(folder), filters)
        if chosen:
            self._window.open_match(Path(chosen))

    def _show_folder(self) -> None:
        folder = self._desk.places.saves
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._window.complain(_("{path} cannot be made: {reason}.", path=folder, reason=error.strerror or error))
            return
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self._window.complain(_("Matches are kept in {path}.", path=folder))

    def _export(self, save: Callable[..., str]) -> None:
        screen = self._window.screen_of_match
        if screen is not None:
            self._window.say(save(screen))

    def _scale_text(self, by: int) -> None:
        scale = self._desk.preferences.settings.text_scale + by if by else 100
        self._desk.preferences.change(text_scale=max(SMALLEST_TEXT, min(LARGEST_TEXT, scale)))

    def _fill_screen(self) -> None:
        """Beside whatever else the window is, so that one that was maximised is so again afterwards."""
        full, state = Qt.WindowState.WindowFullScreen, self._window.windowState()
        self._window.setWindowState(state | full if self._actions["full"].isChecked() else state & ~full)

    def _fill_recent(self, menu: QMenu) -> None:
        fill_recent(menu, self._desk, self._window.open_match, self._window.complain)

    def _fill_lines(self, menu: QMenu) -> None:
        screen = self._window.screen_of_match
        if screen is not None:
            for end, name in screen.replay.line_names():
                menu.addAction(unmarked(name), partial(screen.look_along, end))

    def _fill_seats(self, menu: QMenu) -> None:
        screen = self._window.screen_of_match
        if screen is not None:
            fill_seats(menu, screen.match.seats, self._window.tables.levels, self._window.seat)

    def _fill_asking(self, menu: QMenu) -> None:
        screen = self._window.screen_of_match
        if screen is not None:
            screen.habits.fill(menu, screen.habits.people())

    def _fill_eyes(self, menu: QMenu) -> None:
        screen = self._window.screen_of_match
        if screen is not None:
            for viewer, name in screen.replay.eye_names():
                menu.addAction(unmarked(name), partial(screen.look_as, viewer))
