"""What the commands of the window do, and which of them can be used now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QActionGroup, QDesktopServices, QIcon, QPalette
from PySide6.QtWidgets import QFileDialog, QMenu

from ...engine.action import Concede
from ...engine.plain import Seat
from ...language.words import _, mark, said
from ...storage.campaigns import SUFFIX as CAMPAIGN
from ...storage.match_files.library import SUFFIX
from ...storage.settings import TEXT_SCALES
from ..kit.message_box import agrees
from ..kit.text import unmarked
from ..pages.match_commands import Handler
from ..panels.menus import fill_concede, fill_seats, with_seat
from ..scene.film import PACE_NAMES
from .export import Exports
from .menus import Submenu
from .qt_actions import Actions
from .recent_menu import fill_recent
from .tool_windows import ToolWindows

if TYPE_CHECKING:
    from ..pages.match import MatchScreen
    from .main_window import MainWindow

TEXT_STEP = 10
VOLUME_STEP = 20

STAND_IN = "normal"
"""The level of the bot that plays on for a person who concedes."""


@runtime_checkable
class HasRules(Protocol):
    def rules_topic(self) -> tuple[str, str]:
        """The game and the heading of its rules page that fit the page; an empty heading for the beginning."""
        ...


class Commands:
    """The handlers of the window's own commands; an open match has handlers for the others."""

    def __init__(self, window: MainWindow, actions: Actions) -> None:
        self._window = window
        self._services = window.services
        self._actions = actions
        self.hearing = actions["sound"]
        """Turns the sounds of the table on and off."""
        self.exports = Exports(window.services, window)
        self.tool_windows = ToolWindows(window.services, actions, window, self.out_of_sight)
        self._handlers = self._handlers_of_window()
        window.menus.fill(actions, self._submenus())
        for key, action in actions.by_key.items():
            action.triggered.connect(partial(self.do, key))
        self.dress()
        self.allow()

    def do(self, key: str, _checked: bool = False) -> None:
        screen = self._window.screen_of_match
        handler = self._handlers.get(key) or (screen.handlers.get(key) if screen is not None else None)
        if handler is not None:
            handler.do()

    def allow(self) -> None:
        """Enable the commands and submenus that can be used now."""
        shown = self._shown()
        handlers = self._handlers if shown is None else {**shown.handlers, **self._handlers}
        self._actions.allow({key for key, handler in handlers.items() if handler.can()})
        self._word_undo(shown)
        self._window.menus.allow()

    def dress(self) -> None:
        palette = self._window.palette()
        colour, chosen = palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.HighlightedText)

        def icon(name: str) -> QIcon:
            return self._services.art.icon(name, colour, chosen)

        for command, action in self._actions:
            if command.icon:
                action.setIcon(icon(command.icon))
        self._window.menus.dress(icon)
        self.show_switches()

    def show_switches(self) -> None:
        """Show whether the table is heard, in the menu and in the status bar, and whether it waits for a person."""
        on = self._window.sounds.on
        self._actions["waits"].setChecked(self._services.preferences.settings.waits)
        self.hearing.setChecked(on)
        ink = self._window.palette().color(QPalette.ColorRole.WindowText)
        self.hearing.setIcon(self._services.art.icon("sound" if on else "sound-off", ink))

    def show_rules(self, heading: str = "") -> None:
        """Show the rules of the game that the page is about, at a heading or at what the page shows."""
        page: object = self._window.pages.currentWidget()
        game, topic = page.rules_topic() if isinstance(page, HasRules) else ("", "")
        self.tool_windows.show_rules(game, heading or topic)

    def _game_at_hand(self) -> str:
        """The key of the game that the page is about; empty on the shelf."""
        page: object = self._window.pages.currentWidget()
        return page.rules_topic()[0] if isinstance(page, HasRules) else ""

    def show_pieces(self, key: str = "") -> None:
        """Show the cards and pieces of the game that the page is about, at an entry, or at what is pointed at."""
        screen = self._shown()
        pointed = screen.entry_pointed() if screen is not None else ""
        self.tool_windows.show_pieces(self._game_at_hand(), key or pointed)

    def out_of_sight(self) -> tuple[str, Mapping[str, int]]:
        """The game of the match that is shown, and what whoever looks does not see there; nothing of any other page."""
        screen = self._shown()
        return ("", {}) if screen is None else (screen.match.header.game, screen.controller.moment.unseen())

    def _handlers_of_window(self) -> dict[str, Handler]:
        window, tools, exports = self._window, self.tool_windows, self.exports

        def at_match() -> bool:
            return self._shown() is not None

        def at_kept_match() -> bool:
            screen = self._shown()
            return screen is not None and screen.match.file.has_file

        def has_briefing() -> bool:
            screen = self._shown()
            return screen is not None and screen.match.kit.briefing is not None and screen.match.file.has_file

        return {
            "new": Handler(window.show_shelf),
            "open": Handler(self._open),
            "continue": Handler(window.open_newest, lambda: window.shelf.may_continue),
            "copy": Handler(partial(self._export, exports.save_copy), at_kept_match),
            "picture": Handler(partial(self._export, exports.save_picture), at_match),
            "log": Handler(partial(self._export, exports.save_log), at_match),
            "folder": Handler(self._show_folder),
            "rematch": Handler(window.rematch, at_match),
            "shelf": Handler(window.show_shelf, lambda: window.screen_of_match is not None),
            "quit": Handler(window.close),
            "text-larger": Handler(partial(self._scale_text, TEXT_STEP)),
            "text-smaller": Handler(partial(self._scale_text, -TEXT_STEP)),
            "text-normal": Handler(partial(self._scale_text, 0)),
            "waits": Handler(self._switch_waiting),
            "sound": Handler(self._switch_sound),
            "louder": Handler(partial(self._turn_up, VOLUME_STEP)),
            "quieter": Handler(partial(self._turn_up, -VOLUME_STEP)),
            "full": Handler(self._fill_screen),
            "menu-bar": Handler(window.menus.open),
            "settings": Handler(tools.show_settings),
            "keys": Handler(tools.show_keys),
            "rules": Handler(self.show_rules),
            "lessons": Handler(lambda: window.lessons.show(self._game_at_hand()), lambda: bool(self._game_at_hand())),
            "pieces": Handler(self.show_pieces),
            "laboratory": Handler(lambda: tools.show_laboratory(self._game_at_hand(), window.open_match)),
            "briefing": Handler(window.show_briefing, has_briefing),
            "commands": Handler(tools.find_command),
            "report": Handler(lambda: window.say(tools.report())),
            "about": Handler(tools.show_about),
        }

    def _submenus(self) -> dict[str, Submenu]:
        def of_match(fill: Callable[[QMenu, MatchScreen], object], can: Callable[[MatchScreen], bool]) -> Submenu:
            def fill_shown(menu: QMenu) -> None:
                if (screen := self._shown()) is not None:
                    fill(menu, screen)

            def can_shown() -> bool:
                screen = self._shown()
                return screen is not None and can(screen)

            return Submenu(fill_shown, can_shown)

        return {
            "recent": Submenu(self._fill_recent),
            "pace": Submenu(self._fill_pace),
            "seats": of_match(self._fill_seats, lambda screen: screen.match.file.has_file),
            "concede": of_match(self._fill_concede, _may_concede),
            "asking": of_match(_fill_asking, lambda screen: bool(screen.habits.people())),
            "arrangements": of_match(_fill_arrangements, _has_arrangements),
            "lines": of_match(_fill_lines, lambda screen: True),
            "view-as": of_match(_fill_eyes, lambda screen: len(screen.replay.eye_names()) > 1),
        }

    def _shown(self) -> MatchScreen | None:
        screen = self._window.screen_of_match
        if screen is None or self._window.pages.currentWidget() is not screen or screen.controller.covered:
            return None
        return screen

    def _word_undo(self, shown: MatchScreen | None) -> None:
        """Say what Undo takes back and Redo repeats; where they cannot, their tips say why."""
        undo = redo = no_undo = no_redo = ""
        if shown is not None and shown.controller.ready:
            controller, session, moment = shown.controller, shown.match.session, shown.controller.moment
            undo, redo = moment.label_of(session.undoes()), moment.label_of(session.redoes())
            no_undo, no_redo = controller.refusals.no_undo(), controller.refusals.no_redo()
        self._actions.word("undo", _("&Undo: {move}", move=unmarked(undo)) if undo else "", no_undo)
        self._actions.word("redo", _("&Redo: {move}", move=unmarked(redo)) if redo else "", no_redo)

    def _fill_recent(self, menu: QMenu) -> None:
        fill_recent(menu, self._services, self._window.open_match, self._window.complain)

    def _fill_seats(self, menu: QMenu, screen: MatchScreen) -> None:
        fill_seats(menu, screen.match.seats, self._window.tables.levels, self._window.seat)

    def _fill_concede(self, menu: QMenu, screen: MatchScreen) -> None:
        fill_concede(menu, screen.match.seats, partial(self._concede, screen))

    def _concede(self, screen: MatchScreen, seat: Seat) -> None:
        """Ask, and end the match; with more than two seats a bot plays on."""
        match, name = screen.match, screen.match.seats[seat].name
        ends = not match.session.why_not(Concede(seat))
        if not ends:
            question = _("{name} concedes, and a bot plays on. The seat can be taken back in Game, Seats.", name=name)
        elif match.kit.game.info.together:
            question = _("{name} concedes, and all lose. The match is over then.", name=name)
        else:
            question = _("{name} concedes and loses. The match is over then.", name=name)
        if not agrees(self._window, question, _("Concede"), _("Play On")):
            return
        if ends:
            screen.controller.concede(seat)
        else:
            self._window.seat(with_seat(match.seats, seat, match.seats[seat].lend(STAND_IN)))

    def _open(self) -> None:
        folder = self._services.places.saves
        filters = _("Matches and campaigns (*{match} *{campaign})", match=SUFFIX, campaign=CAMPAIGN)
        first = folder if folder.is_dir() else Path.home()
        chosen, _filter = QFileDialog.getOpenFileName(self._window, _("Open"), str(first), filters)
        if chosen:
            self._window.open_match(Path(chosen))

    def _show_folder(self) -> None:
        folder = self._services.places.saves
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
        scale = self._services.preferences.settings.text_scale + by if by else 100
        self._services.preferences.change(text_scale=max(TEXT_SCALES[0], min(TEXT_SCALES[-1], scale)))

    def _fill_pace(self, menu: QMenu) -> None:
        preferences, group = self._services.preferences, QActionGroup(menu)
        for pace, name in PACE_NAMES.items():
            action = menu.addAction(said(name), partial(preferences.change, pace=pace))
            action.setCheckable(True)
            action.setChecked(pace == preferences.settings.pace)
            group.addAction(action)

    def _switch_waiting(self) -> None:
        self._services.preferences.change(waits=self._actions["waits"].isChecked())

    def _switch_sound(self) -> None:
        self._window.sounds.switch()
        self._window.say(_("The table can be heard.") if self._window.sounds.on else _("The table is silent."))

    def _turn_up(self, by: int) -> None:
        self._window.say(_("Volume: {percent} %.", percent=self._window.sounds.turn_up(by)))

    def _fill_screen(self) -> None:
        """Fill the screen or not, and leave alone whether the window is maximised."""
        full, state = Qt.WindowState.WindowFullScreen, self._window.windowState()
        self._window.setWindowState(state | full if self._actions["full"].isChecked() else state & ~full)


def _may_concede(screen: MatchScreen) -> bool:
    """Whether a person at the table may concede; a mission of a campaign is played to its end."""
    match, controller = screen.match, screen.controller
    free = not (match.read_only or match.header.part or controller.over) and controller.moment.live
    return free and match.file.has_file and any(not seat.bot for seat in match.seats)


def _fill_asking(menu: QMenu, screen: MatchScreen) -> None:
    screen.habits.fill(menu, screen.habits.people())


def _fill_lines(menu: QMenu, screen: MatchScreen) -> None:
    for end, name in screen.replay.line_names():
        menu.addAction(unmarked(name), partial(screen.look_along, end))


def _has_arrangements(screen: MatchScreen) -> bool:
    return bool(screen.match.kit.presenter.arrangements)


def _fill_arrangements(menu: QMenu, screen: MatchScreen) -> None:
    """An entry for each arrangement that can be held, and one that lets the table follow the match."""
    group = QActionGroup(menu)
    held = screen.controller.moment.viewpoint.arrangement
    for key, name in (("", mark("Follow the match")), *screen.match.kit.presenter.arrangements):
        entry = menu.addAction(said(name), partial(screen.controller.arrange, key))
        entry.setCheckable(True)
        entry.setChecked(key == held)
        group.addAction(entry)


def _fill_eyes(menu: QMenu, screen: MatchScreen) -> None:
    for viewer, name in screen.replay.eye_names():
        menu.addAction(unmarked(name), partial(screen.look_as, viewer))
