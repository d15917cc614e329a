"""Matches of Hush for tests of questions that go round: the questions, their answers, and menus."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from monstrarium.engine.record import SeatInfo
from monstrarium.table.desc import TableDesc
from tests.support.hush import HushState
from tests.ui import hands
from tests.ui.sitting import Sit, Sitting
from tests.ui.widgets import submenu

ANN, BO, CY, DEE = (SeatInfo(name, "", colour) for colour, name in enumerate(("Ann", "Bo", "Cy", "Dee")))
BOT = SeatInfo("Bolt", "greedy:1", 3)
"""A bot that claims when it may, and lets everything pass."""
THREE = (ANN, BO, CY)
SAYS_NOTHING = "Nobody responds"


def sit_down(sit: Sit, seats: Sequence[SeatInfo] = THREE) -> Sitting:
    """Begin a match; the seat that begins looks at the table."""
    sitting = sit()
    sitting.begin("hush", seats, {})
    hands.look(sitting)
    return sitting


def do(sitting: Sitting, label: str, way: hands.Way = hands.by_drag) -> None:
    """Make the move with this label."""
    way(sitting, next(move for move in sitting.moves if move.label == label))
    sitting.settle()


def claim(sitting: Sitting) -> None:
    """Make a claim, about which all others are asked."""
    do(sitting, "Claim a point")


def truth(sitting: Sitting) -> HushState:
    found: HushState = sitting.screen.match.session.truth()
    return found


def question(sitting: Sitting) -> tuple[str, list[str]]:
    """The question, and the answers that have a button."""
    return sitting.screen.prompt.text.text(), [button.text() for button in sitting.screen.prompt.buttons[:-1]]


def faces(desc: TableDesc) -> list[str]:
    """The cards that lie face up."""
    return [piece.id for piece in desc.pieces if piece.up]


def viewer(sitting: Sitting) -> int | None:
    return sitting.moment.viewpoint.viewer


def right_click(sitting: Sitting, widget: QWidget) -> None:
    """Click with the right button, with the events that the window gets from the system."""
    handle = sitting.window.windowHandle()
    assert handle is not None
    QTest.mouseClick(handle, Qt.MouseButton.RightButton, pos=widget.mapTo(sitting.window, widget.rect().center()))


def choose(*path: str) -> None:
    """Click through the menu that is open."""
    menu: QObject | None = QApplication.activePopupWidget()
    for text in path:
        assert isinstance(menu, QMenu)
        wanted = next(action for action in menu.actions() if action.text() == text)
        inner = submenu(wanted)
        if inner is not None:
            menu.setActiveAction(wanted)
            QTest.keyClick(menu, Qt.Key.Key_Right)
        else:
            QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(wanted).center())
        QApplication.processEvents()
        menu = inner


def words_around(sitting: Sitting) -> str:
    """Everything about cards that can be read in the window."""
    screen = sitting.screen
    screen.docks.show("show-pieces")
    moves = [screen.moves.list.item(row).toolTip() for row in range(screen.moves.list.count())]
    tips = [piece.tip for piece in sitting.controller.desc.pieces]
    listed: list[str] = []
    model = screen.pieces.model()
    waiting = [model.index(row, 0) for row in range(model.rowCount())]
    while waiting:
        index = waiting.pop()
        listed.append(str(index.data()))
        waiting += [model.index(row, 0, index) for row in range(model.rowCount(index))]
    return "\n".join([*moves, *tips, *listed, screen.log.toPlainText(), screen.inspector.toPlainText()])
