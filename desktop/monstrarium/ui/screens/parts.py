"""The small parts all screens are made of: words in three sizes, buttons, cards, and the ring that shows the focus."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QScrollBar,
    QSizePolicy,
    QWidget,
)

Role = QPalette.ColorRole
STEP = 8
"""The grid that all distances are multiples of."""
RADIUS = 8.0
BY_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
TITLE, HEADING, BODY, SMALL = 1.9, 1.25, 1.0, 0.92


def scaled(factor: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The application's font, larger or smaller, never in fixed pixels."""
    font = QFont(QApplication.font())
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * factor)
    else:
        font.setPixelSize(round(font.pixelSize() * factor))
    font.setWeight(weight)
    return font


def blend(one: QColor, other: QColor, share: float) -> QColor:
    """A colour on the way from one to the other."""

    def between(start: float, end: float) -> float:
        return start + (end - start) * share

    return QColor.fromRgbF(
        between(one.redF(), other.redF()),
        between(one.greenF(), other.greenF()),
        between(one.blueF(), other.blueF()),
        between(one.alphaF(), other.alphaF()),
    )


def breakable(name: str) -> str:
    """The name of a file or folder, which may go on in the next line after any of its signs."""
    return re.sub(r"([/\\\\._-])", "\\1\u200b", name)


def draw_ring(painter: QPainter, rect: QRectF, palette: QPalette, radius: float = RADIUS) -> None:
    """The focus: two tones, so that it is seen on any ground."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.color(Role.Base), 4.0))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(QPen(palette.color(Role.Highlight), 2.0))
    painter.drawRoundedRect(rect, radius, radius)


class Text(QLabel):
    """Words in one of the sizes; they follow the text size of the application."""

    def __init__(self, text: str = "", size: float = BODY, *, bold: bool = False, soft: bool = False) -> None:
        super().__init__(text)
        self._size = size
        self._weight = QFont.Weight.DemiBold if bold else QFont.Weight.Normal
        self.setTextFormat(Qt.TextFormat.PlainText)
        if soft:
            self.setForegroundRole(Role.PlaceholderText)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Grow with the application's font."""
        if event.type() == QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)

    def _fit(self) -> None:
        if (self._size, self._weight) != (BODY, QFont.Weight.Normal):
            self.setFont(scaled(self._size, self._weight))


class Prose(Text):
    """Words that go on in the next line where the width ends."""

    def __init__(self, text: str = "", size: float = BODY, *, bold: bool = False, soft: bool = False) -> None:
        super().__init__(text, size, bold=bold, soft=soft)
        self.setWordWrap(True)
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


class Card(QFrame):
    """A sheet of paper that other parts lie on."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """A plain sheet with a fine edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_sheet(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), self.palette())


def draw_sheet(painter: QPainter, rect: QRectF, palette: QPalette, lit: float = 0.0) -> None:
    """The ground of a card; `lit` from 0 to 1 as the pointer comes."""
    painter.setBrush(blend(palette.color(Role.Base), palette.color(Role.Highlight), 0.06 * lit))
    painter.setPen(QPen(blend(palette.color(Role.Mid), palette.color(Role.Highlight), 0.6 * lit), 1.0))
    painter.drawRoundedRect(rect, RADIUS, RADIUS)


class Strip(QFrame):
    """A sheet along one side of a window, with a line where it begins."""

    def __init__(self, side: Qt.Edge) -> None:
        super().__init__()
        self._side = side

    def paintEvent(self, event: QPaintEvent) -> None:
        """A plain ground, and the line on the side that faces the rest."""
        painter = QPainter(self)
        rect = self.rect()
        painter.fillRect(rect, self.palette().color(Role.Base))
        line = rect.adjusted(0, 0, 0, 1 - rect.height()) if self._side == Qt.Edge.TopEdge else rect
        line = rect.adjusted(0, 0, 1 - rect.width(), 0) if self._side == Qt.Edge.LeftEdge else line
        painter.fillRect(line, self.palette().color(Role.Mid))


class Field(QLineEdit):
    """A line to write in."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setFrame(False)
        self.setTextMargins(STEP, 0, STEP, 0)
        self.setMinimumHeight(4 * STEP)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words, and a round edge that shows where the focus is."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(edge_pen(self))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS - 2, RADIUS - 2)


def edge_pen(widget: QWidget) -> QPen:
    """The edge of what takes input: strong with the focus."""
    palette = widget.palette()
    return QPen(palette.color(Role.Highlight), 2.0) if widget.hasFocus() else QPen(palette.color(Role.Dark), 1.0)


class Choices(QComboBox):
    """A list that opens; the wheel scrolls the page, not the value, until somebody chose to be here."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.addItems(list(names))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """As wide as the longest value, as high as a button."""
        metrics = self.fontMetrics()
        wide = max((metrics.horizontalAdvance(self.itemText(at)) for at in range(self.count())), default=0)
        return QSize(wide + 6 * STEP, max(4 * STEP, metrics.height() + 2 * STEP))

    def minimumSizeHint(self) -> QSize:
        """Never so narrow that a value is cut."""
        return self.sizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Only with the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Like a button, with an arrow that says there is more."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        over = 0.1 if self.underMouse() and self.isEnabled() else 0.0
        painter.setBrush(blend(palette.color(Role.Button), palette.color(Role.Highlight), over))
        painter.setPen(edge_pen(self) if self.hasFocus() else QPen(palette.color(Role.Mid), 1.0))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), RADIUS - 2, RADIUS - 2)
        painter.setPen(QPen(palette.color(Role.ButtonText), 1.6))
        middle = QPointF(self.width() - 2 * STEP, self.height() / 2 + 2)
        painter.drawPolyline([middle + QPointF(-4, -4), middle, middle + QPointF(4, -4)])
        words = self.rect().adjusted(STEP + 4, 0, -3 * STEP, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.currentText())


class Tactile(QAbstractButton):
    """A button of any look. Enter does what a click does; the ring shows when the keyboard brought the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.ringed = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is a click; arrows are for those who hold many buttons."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The focus comes."""
        self.ringed = event.reason() in BY_KEYBOARD
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The focus goes."""
        self.ringed = False
        super().focusOutEvent(event)


class Button(QPushButton):
    """A flat button. `primary` is the one thing a screen is for; `quiet` shows its edge only under the pointer."""

    def __init__(self, text: str = "", kind: str = "plain", icon: QIcon | None = None) -> None:
        super().__init__(text)
        self._kind = kind
        self._ringed = False
        if icon is not None:
            self.setIcon(icon)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """Generous: at least 40 high, half a letter of air at each side."""
        metrics = self.fontMetrics()
        icon = self.iconSize().width() if not self.icon().isNull() else 0
        words = metrics.size(Qt.TextFlag.TextShowMnemonic, self.text())
        gap = STEP if icon and self.text() else 0
        side = STEP if not self.text() else 2 * STEP if self._kind != "primary" else 3 * STEP
        return QSize(words.width() + icon + gap + 2 * side, max(4 * STEP, words.height() + 2 * STEP))

    def minimumSizeHint(self) -> QSize:
        """Never so small that its words are cut."""
        return self.sizeHint()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The focus comes; its ring is for those who came by keyboard."""
        self._ringed = event.reason() in BY_KEYBOARD
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, words, and the ring when it has the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        ground, edge, ink = self._colours()
        painter.setBrush(ground)
        painter.setPen(QPen(edge, 1.0))
        painter.drawRoundedRect(rect, RADIUS - 2, RADIUS - 2)
        if self._ringed and self.hasFocus():
            draw_ring(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), self.palette(), RADIUS - 2)
        self._draw_words(painter, ink)

    def _colours(self) -> tuple[QColor, QColor, QColor]:
        palette = self.palette()
        clear = QColor(Qt.GlobalColor.transparent)
        over = 0.25 if self.isDown() or self.isChecked() else 0.1 if self.underMouse() and self.isEnabled() else 0.0
        ink = palette.color(Role.ButtonText)
        if self._kind == "primary":
            ground, ink = palette.color(Role.Highlight), palette.color(Role.HighlightedText)
            ground = blend(ground, palette.color(Role.Text), over)
            return ground, ground, ink
        if self._kind == "danger":
            ink = palette.color(Role.BrightText)
        if self._kind == "quiet" and not over:
            return clear, clear, ink
        ground = blend(palette.color(Role.Button), palette.color(Role.Highlight), over)
        return ground, blend(palette.color(Role.Mid), palette.color(Role.Highlight), min(1.0, 4 * over)), ink

    def _draw_words(self, painter: QPainter, ink: QColor) -> None:
        painter.setPen(ink)
        rect = self.rect()
        icon = self.icon()
        if icon.isNull():
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic, self.text())
            return
        size = self.iconSize()
        words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        gap = STEP if self.text() else 0
        left = (rect.width() - size.width() - gap - words) // 2
        mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
        icon.paint(painter, left, (rect.height() - size.height()) // 2, size.width(), size.height(), mode=mode)
        rest = rect.adjusted(left + size.width() + gap, 0, 0, 0)
        painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic, self.text())


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
        painter.setBrush(self.palette().color(Role.PlaceholderText if held else Role.Mid))
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
