"""Somebody in front of the whole program, with a real mouse and a real keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from monstrarium.engine.action import Action
from monstrarium.engine.plain import Plain
from monstrarium.engine.record import SeatInfo
from monstrarium.table.desc import Affordance, ItemId, TableDesc
from monstrarium.ui.match.controller import MatchController
from monstrarium.ui.match.moment import Moment
from monstrarium.ui.pages.match import MatchScreen
from monstrarium.ui.pages.setup import Setup
from monstrarium.ui.scene.layers import UNIT
from monstrarium.ui.window.main_window import MainWindow
from monstrarium.ui.window.services import Desk
from tests.support.mouse import move_mouse

ROOT = Path(__file__).parents[2]
TWO = (SeatInfo("Ann", "", 0), SeatInfo("Bo", "", 1))
ADVANCED: Mapping[str, Plain] = MappingProxyType({"first": "first", "level": "advanced"})
"""What is agreed in a match of CYBO of which nothing else is said."""
QUAD_SEED = 1
"""A match of CYBO for two in which a Quad is decided upon twice when everybody keeps the points."""


LONG = 600
"""No match of a test has as many decisions."""
SEEDS = 20


class Sitting:
    """The window, the match in it, and what a person does with both."""

    def __init__(self, bot: QtBot, desk: Desk, size: tuple[int, int] = (1280, 800)) -> None:
        self.bot = bot
        self.desk = desk
        self.window = MainWindow(desk)
        self.mend: Callable[[], None] = lambda: None
        """Takes back at the end of the test what would keep the window from closing."""
        bot.addWidget(self.window, before_close_func=lambda _window: self._end())
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        bot.waitUntil(self.window.isActiveWindow)
        self.window.complete()
        self.heard: list[str] = []

    def _end(self) -> None:
        """Whatever a test did to the disk, nobody is there any more to say what shall become of the match."""
        self.mend()
        screen = self.window.screen_of_match
        if screen is not None:
            screen.match.file.settle()
            if not screen.match.file.is_kept:
                self.window.tables.drop()

    # ---- what is there

    @property
    def screen(self) -> MatchScreen:
        """The match that must be open."""
        found = self.window.screen_of_match
        assert found is not None, "no match is open"
        return found

    @property
    def controller(self) -> MatchController:
        """What plays it."""
        return self.screen.controller

    @property
    def moment(self) -> Moment:
        """What is shown."""
        return self.controller.moment

    @property
    def moves(self) -> tuple[Affordance, ...]:
        """What may be done now."""
        return self.controller.desc.affordances

    @property
    def page(self) -> QWidget | None:
        """What fills the window."""
        return self.window.pages.currentWidget()

    def done(self) -> list[Any]:
        """What was done, in order."""
        record = self.screen.match.session.record
        return [record.action(node) for node in record.line()]

    def saves(self) -> list[Path]:
        """The matches on the disk."""
        return sorted(self.desk.places.saves.glob("*.monstrarium"))

    def spot(self, item: ItemId) -> QPoint:
        """Where the window shows an item."""
        box = self.screen.scene.box(item)
        assert box is not None, f"{item} is not on the table"
        return self.screen.view.mapFromScene(QPointF((box[0] + box[2] / 2) * UNIT, (box[1] + box[3] / 2) * UNIT))

    def said(self) -> str:
        """What the window has to say: in a message over it, or beside the shelf."""
        box, notice = self.window.findChild(QMessageBox), self.window.shelf.notice
        if box is not None:
            return box.text()
        assert notice is not None, "nothing was said"
        assert notice.isVisibleTo(self.window.shelf), "nothing is said any more"
        return notice.text.text()

    # ---- what is done

    def begin(
        self,
        game: str = "cybo",
        seats: Sequence[SeatInfo] = TWO,
        options: Mapping[str, Plain] | None = None,
        seed: int = QUAD_SEED,
    ) -> None:
        """Sit down to a match, as the set-up sheet does."""
        setup = Setup(game, tuple(seats), dict(ADVANCED if options is None else options), seed)
        self.window.start_match(setup)
        self.window.briefings.close()
        self.listen()

    def begin_at(
        self,
        there: Callable[[Any, Sequence[Action]], bool],
        game: str,
        seats: Sequence[SeatInfo] = TWO,
    ) -> None:
        """Sit down to a match that has come to a state with certain offers, whichever match that is."""
        for seed in range(SEEDS):
            self.begin(game, seats, {}, seed)
            if self._skip_to(there):
                break
        else:
            raise AssertionError("no match comes to that")
        self.reopen()

    def reopen(self) -> None:
        """Leave the match, and take it from the shelf again."""
        path = self.screen.match.path
        self.window.show_shelf()
        self.window.open_match(path)
        self.listen()

    def _skip_to(self, there: Callable[[Any, Sequence[Action]], bool]) -> bool:
        session = self.screen.match.session
        for step in range(LONG):
            offers = session.offers(session.to_act()[0]) if session.to_act() else ()
            if not offers or there(session.truth(), offers):
                return bool(offers)
            session.submit(offers[step % len(offers)])
        return False

    def listen(self) -> None:
        """Hear what is said of the match that is open."""
        self.screen.controller.told.connect(lambda sentence, _urgent: self.heard.append(sentence))
        self.settle()

    def settle(self) -> None:
        """Let everything happen that waits for the event loop."""
        for _turn in range(3):
            QApplication.processEvents()

    def click(self, item: ItemId) -> None:
        """A click on an item of the table."""
        QTest.mouseClick(self.screen.view.viewport(), Qt.MouseButton.LeftButton, pos=self.spot(item))

    def drag(self, source: ItemId, target: ItemId) -> None:
        """Take something, carry it, let go."""
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
        """A key, for whatever has the focus."""
        QTest.keyClick(on or QApplication.focusWidget() or self.window, key, modifiers)

    def do(self, command: str) -> None:
        """Choose a command from its menu; it must be possible now."""
        assert self.window.actions_of is not None
        action = self.window.actions_of[command]
        assert action.isEnabled(), f"{command} cannot be done now"
        action.trigger()

    def can(self, command: str) -> bool:
        """Whether a command can be chosen now."""
        return self.action(command).isEnabled()

    def action(self, command: str) -> QAction:
        """A command as the menus show it."""
        assert self.window.actions_of is not None
        return self.window.actions_of[command]

    def play(self, moves: int) -> None:
        """So many moves, the first that there is each time."""
        for _move in range(moves):
            self.controller.perform(self.moves[0])

    def play_out(self) -> None:
        """To the end."""
        while self.moves:
            self.controller.perform(self.moves[0])

    def close(self) -> None:
        """Close the window, as its cross does."""
        self.window.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


Sit = Callable[..., Sitting]
"""Opens the window of a test."""


def is_choice(moves: Sequence[Affordance]) -> bool:
    """Whether there is more than one thing to do."""
    return len(moves) > 1


def keeps(moves: Sequence[Affordance]) -> Any:
    """The move that keeps the points of a Trinity."""
    return next(move for move in moves if move.target.startswith("card/"))


def drawn_pictures(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> list[TableDesc]:
    """What is drawn from now on of matches that are left, for the shelf."""
    drawn: list[TableDesc] = []
    real = sitting.window.tables.draw

    def draw(desc: TableDesc, *rest: Any) -> Any:
        drawn.append(desc)
        return real(desc, *rest)

    monkeypatch.setattr(sitting.window.tables, "draw", draw)
    return drawn
