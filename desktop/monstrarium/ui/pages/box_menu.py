"""The menu of a box on the shelf."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from ...language.words import _

if TYPE_CHECKING:
    from .shelf import Shelf


def offer(shelf: Shelf, game: str, at: QPoint) -> None:
    """Offer what can be done with a box, at a point of the screen."""
    menu = QMenu(shelf)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for words, does in (
        (_("Set Up a Match"), shelf.chosen),
        (_("Lessons"), shelf.lessons_asked),
        (_("Cards and Pieces"), shelf.pieces_asked),
        (_("Rules"), shelf.rules_asked),
    ):
        menu.addAction(words, partial(does.emit, game))
    menu.popup(at)
