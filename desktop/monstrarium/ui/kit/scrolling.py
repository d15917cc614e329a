"""Thin scroll bars, and a scroll area with one."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget

from .text import STEP, Role

THICKNESS = STEP + 4


class ThinBar(QScrollBar):
    """A scroll bar that is a thin thumb without a ground, upright unless it is said to lie."""

    def __init__(self, orientation: Qt.Orientation = Qt.Orientation.Vertical) -> None:
        super().__init__(orientation)

    def sizeHint(self) -> QSize:
        """As long as it is thick; a scroll area hides a bar that says it has no length."""
        return QSize(THICKNESS, THICKNESS)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.minimum() == self.maximum():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        held = self.isSliderDown() or self.underMouse()
        painter.setBrush(self.palette().color(Role.PlaceholderText if held else Role.Dark))
        painter.drawRoundedRect(self._thumb(), 3, 3)

    @property
    def _stands(self) -> bool:
        return self.orientation() is Qt.Orientation.Vertical

    def _thumb(self) -> QRectF:
        """The thumb lies between the arrows of the style, which are not drawn. Asking QStyle would cost 4 ms of
        start-up.
        """
        usual = super().sizeHint()
        length, across = (self.height(), self.width()) if self._stands else (self.width(), self.height())
        arrow = usual.width() if self._stands else usual.height()
        room = length - 2 * arrow
        span = self.maximum() - self.minimum()
        long = max(3 * STEP, room * self.pageStep() / (span + self.pageStep()))
        start = arrow + (room - long) * (self.value() - self.minimum()) / span
        return QRectF(3, start, across - 6, long) if self._stands else QRectF(start, 3, long, across - 6)


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
