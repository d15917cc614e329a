"""Helpers for tests of the widgets around the table."""

from __future__ import annotations

from typing import Any, TypeVar

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from monstrarium.engine.game import settle
from monstrarium.engine.record import Record, SeatInfo
from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session
from monstrarium.games.boxes import Box
from monstrarium.games.kit import Kit

W = TypeVar("W", bound=QWidget)


class PlainBox(Box):
    """A box that uses the drawings of CYBO."""

    @property
    def lid(self) -> str:
        return "cybo/lid"

    @property
    def banner(self) -> str:
        return "cybo/lid-wide"


def boxes_of(count: int) -> tuple[Box, ...]:
    """So many boxes, told apart by their titles."""
    return tuple(PlainBox(f"game{n}", f"GAME {n}", (2, 4), (10, 20), "Told in one line.") for n in range(count))


def shown(bot: QtBot, widget: W, wide: int = 1280, high: int = 800) -> W:
    """The widget as a window of its own, with the focus, after its first paint."""
    bot.addWidget(widget)
    widget.resize(wide, high)
    with bot.waitExposed(widget):
        widget.show()
    widget.activateWindow()
    bot.waitUntil(widget.isActiveWindow)
    catch_up()
    return widget


def played(kit: Kit, moves: int = 10_000, session: Session[Any] | None = None, seed: int = 3) -> Session[Any]:
    """A match with so many more moves, made by chance, or played to its end."""
    if session is None:
        info = kit.game.info
        count = info.seats[0]
        seats = tuple(SeatInfo(name, "", colour) for colour, name in enumerate(("Ada", "Bo", "Cleo")[:count]))
        session = Session(kit.game, Record(info.key, info.rules, seed, settle(info, count, {}), seats))
    rng = Rng(seed)
    while moves and (waiting := session.to_act()):
        seat = rng.pick(waiting)
        session.submit(rng.pick(session.offers(seat)))
        moves -= 1
    return session


def submenu(action: QAction) -> QMenu | None:
    """The menu that an action opens; None for an action that does something. In PySide6 6.8 a menu that `QAction.menu`
    gives is lost with the action.
    """
    menu = action.parent()
    return menu if isinstance(menu, QMenu) and menu.menuAction() == action else None


def catch_up() -> None:
    """Let the event loop do what waits."""
    for _turn in range(4):
        QApplication.processEvents()
