"""A scroll area with a thin bar."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget

from .text import STEP, Role


class ThinBar(QScrollBar):
    def sizeHint(self) -> QSize:
        return QSize(STEP + 4, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.minimum() == self.maximum():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        held = self.isSliderDown() or self.underMouse()
        painter.setBrush(self.palette().color(Role.PlaceholderText if held else Role.Dark))
        painter.drawRoundedRect(self._thumb(), 3, 3)

    def _thumb(self) -> QRectF:
        """The thumb lies between the arrows of the style, which are not drawn. Asking QStyle would cost 4 ms of
        start-up.
        """
        arrow = super().sizeHint().width()
        room = self.height() - 2 * arrow
        span = self.maximum() - self.minimum()
        high = max(3 * STEP, room * self.pageStep() / (span + self.pageStep()))
        top = arrow + (room - high) * (self.value() - self.minimum()) / span
        return QRectF(3, top, self.width() - 6, high)


class ScrollColumn(QScrollArea):
    """A column that scrolls up and down on a transparent ground."""

    def __init__(self, content: QWidget | None = None) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setVerticalScrollBar(ThinBar())
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # A viewport of ours: to hand out its own, PySide6 would look for its class among all, and make all for that.
        ground = QWidget()
        ground.setAutoFillBackground(False)
        self.setViewport(ground)
        if content is not None:
            self.show_content(content)

    def show_content(self, content: QWidget) -> None:
        self.setWidget(content)
        content.setAutoFillBackground(False)
