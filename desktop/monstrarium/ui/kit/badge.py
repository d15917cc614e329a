"""The token of a seat: colour, pattern and shape, so that no seat is known by colour alone."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..art.renderer import Art
from .text import STEP

SIDE = 4 * STEP


class Badge(QWidget):
    """One seat's token, as large as it is made."""

    def __init__(self, art: Art, side: int = SIDE) -> None:
        super().__init__()
        self._art = art
        self._colour = 0
        self.setFixedSize(side, side)

    def show_seat(self, name: str, colour: int) -> None:
        """Whose token it is."""
        self._colour = colour
        self.setAccessibleName(name)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The drawing."""
        side = self.width()
        token = self._art.picture(f"seats/{self._colour}", side, side, self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, token)
