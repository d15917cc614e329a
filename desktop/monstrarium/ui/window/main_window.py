"""The main window: its pages, from the shelf to the match, and the menus above them."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QToolTip, QWidget

from ... import NAME
from ...games.boxes import BOXES
from ...language.words import _
from ...storage.match_files.broken import MatchError
from ...storage.paths import obstacles
from ..kit.lazy import campaigns, part
from ..kit.memory import return_memory, tidy_up
from ..kit.soon import soon
from ..pages.shelf import Shelf
from ..settings.chores import AT_ONCE
from .menus import Menus
from .services import Services

if TYPE_CHECKING:
    from ...engine.record import SeatInfo
    from ..pages.match import MatchScreen
    from ..pages.setup import Setup
    from ..panels.over_table.curtain import Curtain
    from ..panels.status_line import StatusLine
    from .commands import Commands
    from .open_campaign import CampaignOpener
    from .open_lesson import LessonOpener
    from .open_match import MatchOpener
    from .open_setup import BriefingOpener, SetupOpener
    from .qt_actions import Actions
    from .sounds import Sounds

SMALLEST = (800, 560)
SHARE = 0.82
"""The share of the screen that the window takes when it first opens."""
TIDY_MS = 100
"""Milliseconds after a match or a theme until memory is tidied up, so that the new page is painted first."""
LONGEST_REASON = 200
"""The most characters of an error that are shown; the log has all of it."""

log = logging.getLogger(__name__)


class MainWindow(QMainWindow):
    """Opens on the shelf; everything that the shelf does not need is made after the first paint, or later."""

    completed = Signal()
    """Everything that is made after the first paint is there."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.menus = Menus(self.menuBar())
        self.pages = QStackedWidget()
        self.shelf = Shelf(
            tuple(BOXES.values()),
            services.art,
            lambda: services.library,
            lambda: services.campaigns,
            lambda: obstacles(services.places),
            services.lessons_done,
        )
        self.shelf.set_motion(services.style.motion)
        self.pages.addWidget(self.shelf)
        self.setCentralWidget(self.pages)
        self.actions_of: Actions | None = None
        self.commands: Commands
        self._tables: MatchOpener | None = None
        self._setting_up: SetupOpener | None = None
        self._curtain: Curtain | None = None
        self._line: StatusLine | None = None
        self._sounds: Sounds | None = None
        self._briefings: BriefingOpener | None = None
        self._campaigns: CampaignOpener | None = None
        self._lessons: LessonOpener | None = None
        self._tidy = QTimer(self)
        self._tidy.setSingleShot(True)
        self._tidy.setInterval(TIDY_MS)
        self._tidy.timeout.connect(tidy_up)
        self._spare = QTimer(self)
        self._spare.setSingleShot(True)
        self._spare.setInterval(TIDY_MS)
        self._spare.timeout.connect(lambda: return_memory(sys.platform))
        self._take_place()
        self._listen_to_shelf()
        self._retitle()

    # ---- opening and closing the window

    def complete(self) -> None:
        """Make what the first paint does not need: commands and menus."""
        if self.actions_of is not None:
            return
        self.actions_of = part("window.qt_actions").Actions(self, self.services.preferences.settings.keys)
        self.commands = part("window.commands").Commands(self, self.actions_of)
        self.services.style.changed.connect(self._follow_style)
        self.services.preferences.changed.connect(self._follow_preferences)
        self.services.preferences.failed.connect(self.complain)
        self.actions_of["full"].setChecked(self.isFullScreen())
        self.setAcceptDrops(True)
        if self.services.preferences.complaint:
            self.complain(self.services.preferences.complaint)
        self.completed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.actions_of is None:
            soon(self, self.complete)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close once everything is on the disk, or the person lets the rest be lost."""
        if self._tables is not None and not self._tables.leave():
            event.ignore()
            return
        self.services.window_state.put("window", self.saveGeometry())
        self.services.chores.do(self.services.window_state.keep, self, self.complain)
        if not part("support.unsaved").wait(self, self.services.chores):
            event.ignore()
            self.show_shelf()
            return
        if self._sounds is not None:
            self._sounds.close()
        if self.actions_of is not None:
            self.commands.tool_windows.close_laboratory()
        super().closeEvent(event)

    def come_forward(self) -> None:
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    # ---- pages

    @property
    def tables(self) -> MatchOpener:
        if self._tables is None:
            self.complete()
            self._tables = part("window.open_match").MatchOpener(self.services, self.actions_of, self)
            self._tables.trouble.connect(self._show_trouble)
        return self._tables

    @property
    def line(self) -> StatusLine:
        if self._line is None:
            self.complete()
            self._line = part("panels.status_line").StatusLine()
            self._line.offer(self.commands.hearing)
            self.setStatusBar(self._line)
        return self._line

    @property
    def sounds(self) -> Sounds:
        if self._sounds is None:
            self._sounds = part("window.sounds").Sounds(self.services, self)
        return self._sounds

    @property
    def briefings(self) -> BriefingOpener:
        if self._briefings is None:
            self._briefings = part("window.open_setup").BriefingOpener(self.services, self.pages, self.turn_to)
        return self._briefings

    @property
    def campaigns(self) -> CampaignOpener:
        if self._campaigns is None:
            self.complete()
            self._campaigns = part("window.open_campaign").CampaignOpener(self)
        return self._campaigns

    @property
    def lessons(self) -> LessonOpener:
        if self._lessons is None:
            self.complete()
            self._lessons = part("window.open_lesson").LessonOpener(self)
        return self._lessons

    @property
    def screen_of_match(self) -> MatchScreen | None:
        return None if self._tables is None else self._tables.screen

    def show_shelf(self) -> None:
        self.complete()
        if not self.leave_table():
            return
        self.turn_to(self.shelf)
        self._refresh_shelf()

    def leave_table(self) -> bool:
        """Leave the open match; False when the person stays with it."""
        screen = self.screen_of_match
        if self._tables is not None and not self._tables.leave():
            return False
        self._put_away(screen)
        if self._tables is not None:
            self._tables.clear_up()
        self._note_evidence(None)
        return True

    def set_up(self, game: str) -> None:
        self.complete()
        known = BOXES
        if game not in known:
            self.complain(_("There is no game {game}. There are: {games}.", game=game, games=", ".join(known)))
            return
        if self._setting_up is None:
            self._setting_up = part("window.open_setup").SetupOpener(self)
        self._setting_up.show(known[game])

    def start_match(self, setup: Setup) -> None:
        self.complete()
        settings = self.services.preferences.settings.remember(setup.game, setup.to_remember())
        self.services.preferences.replace(settings)
        before = self.tables.screen
        try:
            screen = self.tables.begin(setup.game, setup.seats, setup.options, setup.seed)
        except MatchError as error:
            self.complain(str(error))
        else:
            if screen is not before:
                self.show_match(screen, before)

    def open_match(self, path: Path) -> None:
        """Open a match or a campaign. Where that fails, say why and change nothing."""
        self.complete()
        if path.suffix == campaigns().SUFFIX:
            self.campaigns.show(path)
            return
        before = self.tables.screen
        try:
            screen = self.tables.open(path)
            if screen is not before:
                self.show_match(screen, before)
        except MatchError as error:
            self._refuse_match(str(error))
        except Exception as error:
            # No fault of a file may break the window.
            log.exception("%s could not be opened", path)
            if self.tables.screen is not before or before is None:
                self._put_away(self.tables.screen)
                self._put_away(before)
                self.tables.drop()
                self.show_shelf()
            reason = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".")
            self._refuse_match(
                _(
                    "{path} cannot be opened; it is left as it is. Something in it breaks the program: {reason}. Help ▸"
                    " Report a Problem… puts together what helps to mend that.",
                    path=path,
                    reason=reason[:LONGEST_REASON],
                )
            )

    def open_newest(self) -> None:
        """Open the latest match that is not over."""
        newest = self.services.library.latest_unfinished()
        if newest is None:
            self.complain(_("There is no match to continue."))
        else:
            self.open_match(newest.path)

    def rematch(self) -> None:
        before = self.tables.screen
        if before is not None and not before.match.file.has_file:
            self.lessons.again(before)
            return
        screen = self.tables.rematch()
        if screen is not None and screen is not before:
            self.show_match(screen, before)

    def play_on_in_copy(self) -> None:
        """Play on in a copy of the match, from the moment that is shown."""
        screen = self.screen_of_match
        path = None if screen is None else self.commands.exports.copy_to_play(screen)
        if screen is None or path is None:
            return
        moment = screen.controller.moment
        at = None if moment.live else moment.at
        self.open_match(path)
        copy = self.screen_of_match
        if at is not None and copy is not None and copy is not screen:
            copy.controller.look(at)
            copy.controller.play_on()

    def show_briefing(self) -> None:
        screen = self.screen_of_match
        if screen is not None:
            self.briefings.tell_again(screen)

    def seat(self, seats: tuple[SeatInfo, ...]) -> None:
        """Go on with the match with other seats; a moment of the past stays shown."""
        before = self.tables.screen
        past = None if before is None or before.controller.moment.live else before.controller.moment.at
        try:
            screen = self.tables.seat(seats)
        except MatchError as error:
            self._put_away(before)
            self.show_shelf()
            self.complain(str(error))
            return
        if screen is not None:
            self.show_match(screen, before)
            if past is not None:
                screen.look(past)
                screen.replay.player.pause()  # A match that is over begins to play when it is opened.

    def _refuse_match(self, sentence: str) -> None:
        if self.pages.currentWidget() is self.shelf:
            self.shelf.say(sentence)
        else:
            self.complain(sentence)

    def complain(self, sentence: str) -> None:
        part("kit.message_box").complain(self, sentence)

    def say(self, sentence: str) -> None:
        self.line.say(sentence)
        screen = self.screen_of_match
        if screen is not None and self.pages.currentWidget() is screen:
            screen.toast.say(sentence)

    # ---- functions that Qt calls

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if self.actions_of is None:
            return
        if event.type() == QEvent.Type.PaletteChange:
            self.commands.dress()
        if event.type() == QEvent.Type.WindowStateChange:
            self.actions_of["full"].setChecked(self.isFullScreen())
            self._follow_theatre()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if part("window.match_files").match_in(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = part("window.match_files").match_in(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.open_match(path)

    def _take_place(self) -> None:
        self.setMinimumSize(*SMALLEST)
        if not self.restoreGeometry(self.services.window_state.get("window")):
            self.resize(QGuiApplication.primaryScreen().availableSize() * SHARE)

    def _listen_to_shelf(self) -> None:
        self.shelf.chosen.connect(self.set_up)
        self.shelf.lessons_asked.connect(lambda game: self.lessons.show(game))
        self.shelf.continued.connect(self.open_match)
        self.shelf.opened.connect(self.open_match)
        self.shelf.campaign_opened.connect(lambda path: self.campaigns.show(path))
        self.shelf.removed.connect(self.remove)
        self.shelf.pieces_asked.connect(lambda game: self._window_of(game, pieces=True))
        self.shelf.rules_asked.connect(lambda game: self._window_of(game, pieces=False))
        self.shelf.file_asked.connect(lambda command: part("window.match_files").do(self, command))
        self.shelf.looked.connect(self._allow)
        self.shelf.open_asked.connect(self._ask_file)

    def _window_of(self, game: str, *, pieces: bool) -> None:
        """Show the cards and pieces of a game on the shelf, or its rules."""
        self.complete()
        tools = self.commands.tool_windows
        if pieces:
            tools.show_pieces(game)
        else:
            tools.show_rules(game, "")

    def show_match(self, screen: MatchScreen, before: MatchScreen | None) -> None:
        """Show a match that was opened, and remove the page of the one before."""
        screen.told.connect(self.line.say)
        screen.covering.connect(self._cover)
        screen.allowed.connect(self.commands.allow)
        screen.allowed.connect(self._stand)
        screen.rules_asked.connect(self.commands.show_rules)
        screen.entry_asked.connect(self.commands.show_pieces)
        screen.allowed.connect(self.commands.tool_windows.count_pieces)
        screen.shelf_asked.connect(self.show_shelf)
        screen.rematch_asked.connect(self.rematch)
        screen.copy_asked.connect(self.play_on_in_copy)
        screen.seats_asked.connect(self.seat)
        screen.theatre_left.connect(self._leave_theatre)
        screen.bots_asked.connect(self._offer_bots)
        screen.turned.connect(self._spare.start)
        screen.scene.heard.connect(self.sounds.hear)
        self.pages.addWidget(screen)
        self.shelf.hush()
        self.turn_to(screen)
        self._put_away(before)
        self._note_evidence(screen)
        if screen.match.header.part is not None:
            self.campaigns.follow(screen)
        if screen.match.file.has_file:
            self.briefings.begin(screen)
        else:
            screen.start()

    def _note_evidence(self, screen: MatchScreen | None) -> None:
        report_facts = self.commands.tool_windows.report_facts
        kept = screen is not None and screen.match.file.has_file
        report_facts.file = screen.match.file if screen is not None and kept else None
        report_facts.header = None if screen is None else screen.match.header

    def _put_away(self, screen: MatchScreen | None) -> None:
        if screen is not None:
            self.pages.removeWidget(screen)
            screen.deleteLater()
            self._tidy.start()

    def turn_to(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)
        self.menus.enable(True)
        self.line.step_aside(page is self.screen_of_match)
        self._follow_theatre()
        self._stand()
        self.line.say("")
        self._retitle()
        self.commands.allow()
        self.commands.tool_windows.count_pieces()

    def _follow_theatre(self) -> None:
        """In full screen let the table have the whole window; elsewhere the menu bar stays."""
        page, screen = self.pages.currentWidget(), self.screen_of_match
        at_table = page is screen or (self._curtain is not None and page is self._curtain)
        alone = self.isFullScreen() and screen is not None and at_table
        self.menus.set_aside(alone)
        if screen is not None and page is screen:
            screen.set_theatre(alone)

    def _leave_theatre(self) -> None:
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)

    def _retitle(self) -> None:
        screen = self.screen_of_match
        if screen is None or self.pages.currentWidget() is self.shelf:
            self.setWindowTitle(NAME)
            self.setWindowFilePath("")
        else:
            self.setWindowTitle(screen.title())

    def _stand(self) -> None:
        """Show the chapter in the status bar while the match is shown; nothing while it is covered."""
        screen = self.screen_of_match
        if self._curtain is not None and self.pages.currentWidget() is self._curtain:
            self.line.blank()
            return
        shown = screen is not None and self.pages.currentWidget() is screen
        self.line.stand(screen.controller.moment.chapter() if shown and screen is not None else "")

    def _cover(self, name: str, colour: int, passes: bool, why: str) -> None:
        """Cover everything with the curtain at once, before the table is laid for another seat."""
        if self._curtain is None:
            self._curtain = part("panels.over_table.curtain").Curtain(self.services.art)
            self._curtain.looked.connect(self._uncover)
            self.pages.addWidget(self._curtain)
        QToolTip.hideText()
        self.menus.enable(False)
        self.sounds.play("curtain")
        self._curtain.call(name, colour, passes, why)
        self.pages.setCurrentWidget(self._curtain)
        self._stand()
        self._curtain.repaint()
        self.commands.allow()
        self.commands.tool_windows.count_pieces()

    def _uncover(self) -> None:
        screen = self.screen_of_match
        if screen is not None:
            screen.uncover()
            if not screen.controller.covered:
                self.turn_to(screen)

    def _allow(self) -> None:
        if self.actions_of is not None:
            self.commands.allow()

    def remove(self, path: Path) -> None:
        try:
            self.services.library.remove(path)
        except OSError as error:
            reason = error.strerror or str(error)
            self.complain(_("{path} cannot be removed: {reason}.", path=path, reason=reason))
        self.services.recents.remove(path)
        self.services.chores.do(self.services.recents.write, self, self.complain)
        self._refresh_shelf()

    def _offer_bots(self, seat: int, spot: QPoint) -> None:
        screen = self.screen_of_match
        if screen is not None:
            part("panels.menus").offer_bots(self, spot, screen.match.seats, seat, self.tables.levels, self.seat)

    def _refresh_shelf(self) -> None:
        """Refresh the shelf, after what is being written if the disk is quick."""
        self.services.chores.settle(AT_ONCE)
        self.shelf.refresh()

    def _ask_file(self) -> None:
        self.complete()
        self.commands.do("open")

    def _show_trouble(self, sentence: str) -> None:
        screen = self.screen_of_match
        if screen is not None:
            screen.notice.say(sentence)
        elif sentence:
            self.complain(sentence)

    def _follow_preferences(self) -> None:
        settings, font = self.services.preferences.settings, QApplication.font()
        screen = self.screen_of_match
        if self.actions_of is not None:
            self.commands.show_switches()
        if screen is not None:
            screen.close_up.set_delay(settings.close_up)
            screen.first_notes.want(settings.explains)
        self.services.art.text_scale = settings.text_scale / 100
        self.services.style.wear(settings.scheme, settings.motion, settings.text_scale, settings.letters)
        if screen is not None:
            screen.set_pace(settings.pace, settings.waits)
            screen.controller.hints.level = settings.hint_level
        if screen is not None and font != QApplication.font():
            screen.scene.redraw()
            self._tidy.start()

    def _follow_style(self) -> None:
        self.shelf.set_motion(self.services.style.motion)
        screen = self.screen_of_match
        if screen is not None:
            screen.set_theme(self.services.theme)
            self._tidy.start()
            screen.set_motion(self.services.style.motion)
        if self._briefings is not None:
            self._briefings.set_theme()
        if self._campaigns is not None:
            self._campaigns.set_theme()
