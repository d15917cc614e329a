"""What the tests of the rooms around the table do more than once."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from monstrarium.games.kit import Box

W = TypeVar("W", bound=QWidget)


def boxes_of(count: int) -> tuple[Box, ...]:
    """As many boxes as asked for, told apart by their titles."""
    return tuple(
        Box(f"game{n}", f"GAME {n}", (2, 4), (10, 20), "Told in one line.", "cybo/lid", "cybo/lid-wide")
        for n in range(count)
    )


def shown(bot: QtBot, widget: W, wide: int = 1280, high: int = 800) -> W:
    """The widget as a window of its own, with the focus, and with all done that waits for the first paint."""
    bot.addWidget(widget)
    widget.resize(wide, high)
    with bot.waitExposed(widget):
        widget.show()
    widget.activateWindow()
    bot.waitUntil(widget.isActiveWindow)
    catch_up()
    return widget


def catch_up() -> None:
    """Let everything happen that waits for the event loop."""
    for _turn in range(4):
        QApplication.processEvents()
