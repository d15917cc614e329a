"""What scrolls, with a bar that is hardly there."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget

from .text import STEP, Role


class ThinBar(QScrollBar):
    """A scroll bar that is only its thumb."""

    def sizeHint(self) -> QSize:
        """Thin."""
        return QSize(STEP + 4, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A round thumb, and nothing where there is nothing to scroll."""
        if self.minimum() == self.maximum():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        held = self.isSliderDown() or self.underMouse()
        painter.setBrush(self.palette().color(Role.PlaceholderText if held else Role.Dark))
        painter.drawRoundedRect(self._thumb(), 3, 3)

    def _thumb(self) -> QRectF:
        """Between the arrows that the style has and nobody sees. To ask QStyle would cost 4 ms of start-up."""
        arrow = super().sizeHint().width()
        room = self.height() - 2 * arrow
        span = self.maximum() - self.minimum()
        high = max(3 * STEP, room * self.pageStep() / (span + self.pageStep()))
        top = arrow + (room - high) * (self.value() - self.minimum()) / span
        return QRectF(3, top, self.width() - 6, high)


class Scroll(QScrollArea):
    """A column that scrolls up and down and shows the ground it lies on."""

    def __init__(self, content: QWidget | None = None) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setVerticalScrollBar(ThinBar())
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        if content is not None:
            self.show_content(content)

    def show_content(self, content: QWidget) -> None:
        """Take a widget in place of the one before."""
        self.setWidget(content)
        content.setAutoFillBackground(False)
