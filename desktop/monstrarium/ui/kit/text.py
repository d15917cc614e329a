"""Texts in their sizes, cards, the ring of the focus, and what a screen reader says."""

from __future__ import annotations

import re
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QLabel, QLayout, QSizePolicy, QWidget

from ..art.lettering import display

Role = QPalette.ColorRole
STEP = 8
"""Pixels; all distances are multiples of it."""
RADIUS = 8.0
TITLE, HEADING, BODY, SMALL, FINE = 1.9, 1.25, 1.0, 0.92, 0.86
STRETCH = -1
"""A part of a layout: room that stretches."""
L = TypeVar("L", bound=QBoxLayout)
Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int]
"""A part of a layout: a widget or layout, alone or with its stretch; pixels of space; or STRETCH."""


BY_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
GIVEN_BACK = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)


def fill(layout: L, *parts: Part, margins: tuple[float, float, float, float] | None = None, spacing: float = -1) -> L:
    """Add parts to a box layout, and return it. Margins and spacing are in steps of the grid."""
    if margins is not None:
        layout.setContentsMargins(*(round(margin * STEP) for margin in margins))
    if spacing >= 0:
        layout.setSpacing(round(spacing * STEP))
    for part in parts:
        thing, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(thing, QWidget):
            layout.addWidget(thing, stretch)
        elif isinstance(thing, QLayout):
            layout.addLayout(thing, stretch)
        elif thing == STRETCH:
            layout.addStretch()
        else:
            layout.addSpacing(thing)
    return layout


def scaled(factor: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The font of the application at a factor of its size; headings are in the face for titles."""
    font = QFont(QApplication.font())
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * factor)
    else:
        font.setPixelSize(round(font.pixelSize() * factor))
    font.setWeight(weight)
    return display(font) if factor >= HEADING else font


def blend(one: QColor, other: QColor, share: float) -> QColor:
    """A mixture of two colours; `share` from 0 for the first to 1 for the second."""

    def between(start: float, end: float) -> float:
        return start + (end - start) * share

    return QColor.fromRgbF(
        between(one.redF(), other.redF()),
        between(one.greenF(), other.greenF()),
        between(one.blueF(), other.blueF()),
        between(one.alphaF(), other.alphaF()),
    )


def breakable(name: str) -> str:
    """A path that may wrap after any of its separators."""
    return re.sub(r"([/\\\\._-])", "\\1\u200b", name)


def broken(text: str, metrics: QFontMetrics | QFontMetricsF, wide: float, most: int) -> list[str]:
    """A sentence in lines no wider than so many pixels; what does not fit into the most lines is left out with dots."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and metrics.horizontalAdvance(f"{lines[-1]} {word}") <= wide:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        rest = metrics.elidedText(" ".join(lines[most - 1 :]), Qt.TextElideMode.ElideRight, int(wide))
        lines = [*lines[: most - 1], rest]
    return [line for line in lines if line]


def plain_tip(text: str) -> str:
    """A tool tip as plain text; Qt would take anything that looks like HTML for HTML."""
    if "<" not in text:
        return text
    escaped = text.replace("&", "&amp;").replace("<", "&lt;")
    return f"<qt>{escaped}</qt>"


def unmarked(text: str) -> str:
    """A text for a button or menu with its ampersands doubled, so that none marks a mnemonic."""
    return text.replace("&", "&&")


def draw_ring(painter: QPainter, rect: QRectF, palette: QPalette, radius: float = RADIUS) -> None:
    """Draw the ring of the focus in two tones, so that it is seen on any ground."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.color(Role.Base), 4.0))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(QPen(palette.color(Role.Highlight), 2.0))
    painter.drawRoundedRect(rect, radius, radius)


def by_keyboard(event: QFocusEvent, before: bool) -> bool:
    """Whether the keyboard brought the focus; a focus that a window, list or menu gives back counts as `before`."""
    return before if event.reason() in GIVEN_BACK else event.reason() in BY_KEYBOARD


class FocusRing(QWidget):
    """The ring of the focus around a widget that cannot draw it itself, because its children fill it."""

    def __init__(self, around: QWidget) -> None:
        super().__init__(around)
        self._shown = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        around.installEventFilter(self)

    def eventFilter(self, around: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            self._shown = by_keyboard(event, self._shown)
            self.setVisible(self._shown)
            self.raise_()
        elif event.type() == QEvent.Type.FocusOut:
            self.hide()
        elif event.type() == QEvent.Type.Resize and isinstance(event, QResizeEvent):
            self.resize(event.size())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_ring(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), self.palette())


class Text(QLabel):
    """A text in one of the sizes; it follows the text size of the application."""

    def __init__(self, text: str = "", size: float = BODY, *, bold: bool = False, soft: bool = False) -> None:
        super().__init__(text)
        self._size = size
        self._weight = QFont.Weight.DemiBold if bold else QFont.Weight.Normal
        self.setTextFormat(Qt.TextFormat.PlainText)
        if soft:
            self.setForegroundRole(Role.PlaceholderText)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)

    def resize_words(self, size: float, *, bold: bool = False, soft: bool = False) -> None:
        """Show the text in another of the sizes."""
        self._size = size
        self._weight = QFont.Weight.DemiBold if bold else QFont.Weight.Normal
        self.setForegroundRole(Role.PlaceholderText if soft else Role.WindowText)
        self._fit()

    def _fit(self) -> None:
        if (self._size, self._weight) != (BODY, QFont.Weight.Normal):
            self.setFont(scaled(self._size, self._weight))


class Paragraph(Text):
    def __init__(self, text: str = "", size: float = BODY, *, bold: bool = False, soft: bool = False) -> None:
        super().__init__(text, size, bold=bold, soft=soft)
        self.setWordWrap(True)
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


class Card(QFrame):
    """A plain sheet with a fine edge, for other widgets to lie on."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_sheet(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), self.palette())


def draw_sheet(painter: QPainter, rect: QRectF, palette: QPalette, lit: float = 0.0) -> None:
    """Draw the ground of a card; `lit` goes from 0 to 1 under the pointer."""
    painter.setBrush(blend(palette.color(Role.Base), palette.color(Role.Highlight), 0.06 * lit))
    painter.setPen(QPen(blend(palette.color(Role.Mid), palette.color(Role.Highlight), 0.6 * lit), 1.0))
    painter.drawRoundedRect(rect, RADIUS, RADIUS)


class Strip(QFrame):
    """A plain ground along one side of a window, with a line on its inner edge."""

    def __init__(self, side: Qt.Edge) -> None:
        super().__init__()
        self._side = side

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = self.rect()
        painter.fillRect(rect, self.palette().color(Role.Base))
        line = rect.adjusted(0, 0, 0, 1 - rect.height()) if self._side == Qt.Edge.TopEdge else rect
        line = rect.adjusted(0, 0, 1 - rect.width(), 0) if self._side == Qt.Edge.LeftEdge else line
        painter.fillRect(line, self.palette().color(Role.Mid))
