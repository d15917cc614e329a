"""The whole program in its window, used with real mouse and key events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from monstrarium.engine.plain import Plain
from monstrarium.engine.record import SeatInfo
from monstrarium.engine.session import Session
from monstrarium.table.desc import Affordance, ItemId, TableDesc
from monstrarium.ui.match.controller import MatchController
from monstrarium.ui.match.moment import Moment
from monstrarium.ui.pages.match import MatchScreen
from monstrarium.ui.pages.setup import Setup
from monstrarium.ui.window.main_window import MainWindow
from monstrarium.ui.window.services import Services
from tests.support.matches import Reached, There, audience, by_turns, reach
from tests.support.mouse import move_mouse

ROOT = Path(__file__).parents[2]
TWO = (SeatInfo("Ann", "", 0), SeatInfo("Bo", "", 1))
ADVANCED: Mapping[str, Plain] = MappingProxyType({"first": "first", "level": "advanced"})
"""The options of a match of CYBO that names no others."""
QUAD_SEED = 1
"""The seed of a match of CYBO for two in which a Quad is decided upon twice when everybody keeps the points."""


LONG = 600
"""More decisions than a match of a test has."""
SEEDS = 20
LAST = 3
"""The moves of a match that are made in the window where only its end counts."""


class Sitting:
    """The window, the match in it, and what a person does with both."""

    def __init__(self, bot: QtBot, services: Services, size: tuple[int, int] = (1280, 800)) -> None:
        self.bot = bot
        self.services = services
        self.window = MainWindow(services)
        self.mend: Callable[[], None] = lambda: None
        """Functions that undo, at the end of the test, what would keep the window from closing."""
        bot.addWidget(self.window, before_close_func=lambda _window: self._end())
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        bot.waitUntil(self.window.isActiveWindow)
        self.window.complete()
        self.heard: list[str] = []

    def _end(self) -> None:
        """Undo what the test did to the disk, so that closing asks nothing."""
        self.mend()
        screen = self.window.screen_of_match
        if screen is not None:
            screen.match.file.settle()
            if not screen.match.file.is_kept:
                self.window.tables.drop()

    @property
    def screen(self) -> MatchScreen:
        """The match, which must be open."""
        found = self.window.screen_of_match
        assert found is not None, "no match is open"
        return found

    @property
    def controller(self) -> MatchController:
        return self.screen.controller

    @property
    def moment(self) -> Moment:
        return self.controller.moment

    @property
    def moves(self) -> tuple[Affordance, ...]:
        """The moves that are offered now."""
        return self.controller.desc.affordances

    @property
    def page(self) -> QWidget | None:
        """The page that fills the window."""
        return self.window.pages.currentWidget()

    def done(self) -> list[Any]:
        """The moves made so far, in order."""
        record = self.screen.match.session.record
        return [record.action(node) for node in record.line()]

    def saves(self) -> list[Path]:
        """The match files on the disk."""
        return sorted(self.services.places.saves.glob("*.monstrarium"))

    def spot(self, item: ItemId) -> QPoint:
        """The point of the window at which an item is shown."""
        box = self.screen.scene.box(item)
        assert box is not None, f"{item} is not on the table"
        return self.pixel(box[0] + box[2] / 2, box[1] + box[3] / 2)

    def pixel(self, x: float, y: float) -> QPoint:
        """The point of the window at which a point of the table is shown."""
        return self.screen.view.camera.point((x, y)).toPoint()

    def see(self, *items: ItemId) -> None:
        """Bring all of the board into sight by the key for that, if one of these items is scrolled out of it."""
        view, boxes = self.screen.view, [self.screen.scene.spread.whole(item) for item in items]
        board = self.screen.scene.board
        for box in boxes:
            if box is None or board is None or not view.camera.parted:
                continue
            middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
            on = board[0] <= middle[0] <= board[0] + board[2] and board[1] <= middle[1] <= board[1] + board[3]
            if on and not view.camera.frame.contains(QRectF(view.shown(box))):
                self.key(Qt.Key.Key_0, view)
                return

    def said(self) -> str:
        """The words of the message over the window, or beside the shelf."""
        box, notice = self.window.findChild(QMessageBox), self.window.shelf.notice
        if box is not None:
            return box.text()
        assert notice is not None, "nothing was said"
        assert notice.isVisibleTo(self.window.shelf), "nothing is said any more"
        return notice.text.text()

    def begin(
        self,
        game: str = "cybo",
        seats: Sequence[SeatInfo] = TWO,
        options: Mapping[str, Plain] | None = None,
        seed: int = QUAD_SEED,
    ) -> None:
        """Begin a match, as the set-up sheet does."""
        setup = Setup(game, tuple(seats), dict(ADVANCED if options is None else options), seed)
        self.window.start_match(setup)
        self.window.briefings.close()
        self.listen()

    def begin_at(
        self,
        there: There,
        game: str,
        seats: Sequence[SeatInfo] = TWO,
    ) -> None:
        """Begin any match that comes to a state with certain offers, at that state."""
        found = reach(self.services.load(game), len(seats), {}, range(SEEDS), there, lambda _seed: by_turns)
        self.begin_where(found, game, seats, {})

    def begin_where(self, reached: Reached, game: str, seats: Sequence[SeatInfo], options: Mapping[str, Plain]) -> None:
        """Sit down to a match in which certain actions were done, and which is opened again after them."""
        self.begin(game, seats, options, reached.seed)
        for action in reached.actions:
            self.screen.match.session.submit(action)
        self.reopen()

    def reopen(self) -> None:
        """Leave the match, and take it from the shelf again."""
        path = self.screen.match.path
        self.window.show_shelf()
        self.window.open_match(path)
        self.listen()

    def listen(self) -> None:
        """Record what is said of the open match."""
        self.screen.controller.told.connect(lambda sentence, _urgent: self.heard.append(sentence))
        self.settle()

    def settle(self) -> None:
        """Let the event loop do what waits."""
        for _turn in range(3):
            QApplication.processEvents()

    def click(self, item: ItemId) -> None:
        """Click an item of the table."""
        self.see(item)
        QTest.mouseClick(self.screen.view.viewport(), Qt.MouseButton.LeftButton, pos=self.spot(item))

    def drag(self, source: ItemId, target: ItemId) -> None:
        self.see(source, target)
        view, start, end = self.screen.view.viewport(), self.spot(source), self.spot(target)
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
        for share in (0.3, 0.7, 1.0):
            move_mouse(view, start + (end - start) * share)
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=end)

    def key(
        self,
        key: Qt.Key,
        on: QWidget | None = None,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """Press a key in the widget that has the focus."""
        QTest.keyClick(on or QApplication.focusWidget() or self.window, key, modifiers)

    def do(self, command: str) -> None:
        """Choose a command from its menu; it must be enabled."""
        assert self.window.actions_of is not None
        action = self.window.actions_of[command]
        assert action.isEnabled(), f"{command} cannot be done now"
        action.trigger()

    def can(self, command: str) -> bool:
        """Whether a command is enabled."""
        return self.action(command).isEnabled()

    def action(self, command: str) -> QAction:
        """The entry of a command in the menus."""
        assert self.window.actions_of is not None
        return self.window.actions_of[command]

    def play(self, moves: int) -> None:
        """Make so many moves, the first that is offered each time; only the last are made in the window."""
        self._hurry(moves - LAST)
        for _move in range(min(moves, LAST)):
            self.controller.perform(self.moves[0])

    def play_out(self) -> None:
        """Play to the end; only the last moves are made in the window."""
        self.hurry_on()
        while self.moves:
            self.controller.perform(self.moves[0])

    def hurry_on(self, left: int = LAST) -> None:
        """Make all moves but the last ones without the window."""
        session = self.screen.match.session
        moves, twin = 0, Session(session.game, session.record.copy())
        while twin.to_act():
            self._make_first(twin)
            moves += 1
        self._hurry(moves - left)

    def _hurry(self, moves: int) -> None:
        """Make so many moves without the window, and show what has come of them."""
        if moves > 0:
            for _move in range(moves):
                self._make_first(self.screen.match.session)
            self.moment.catch_up()
            self.controller.go_on()
            self.settle()

    def _make_first(self, session: Session[Any]) -> None:
        """Carry out the first move that the table offers to whoever is asked first."""
        kit, seat = self.screen.match.kit, session.to_act()[0]
        table = kit.presenter.describe(session.view(seat), audience(kit, session.truth(), seat), session.offers(seat))
        for action in table.affordances[0].plan:
            if session.submit(action).final:
                break

    def close(self) -> None:
        """Close the window by its cross."""
        self.window.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


Sit = Callable[..., Sitting]


def is_choice(moves: Sequence[Affordance]) -> bool:
    """Whether there is more than one move."""
    return len(moves) > 1


def keeps(moves: Sequence[Affordance]) -> Any:
    """The move that keeps the points of a Trinity."""
    return next(move for move in moves if move.target.startswith("card/"))


def drawn_pictures(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> list[TableDesc]:
    """Collects the pictures for the shelf that are drawn of matches from now on."""
    drawn: list[TableDesc] = []
    real = sitting.window.tables.draw

    def draw(desc: TableDesc, *rest: Any, **more: Any) -> Any:
        drawn.append(desc)
        return real(desc, *rest, **more)

    monkeypatch.setattr(sitting.window.tables, "draw", draw)
    return drawn
