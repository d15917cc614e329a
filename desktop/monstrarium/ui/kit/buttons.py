"""Buttons: of any look, and the flat ones that say in words what they do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetrics, QIcon, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QPushButton, QStyleOptionToolButton, QToolButton

from ..art.renderer import Art
from .text import FINE, RADIUS, STEP, FocusRing, Role, blend, broken, by_keyboard, draw_ring

SOFT = 0.12
"""How much of the ground is in the colour of small print."""
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class BareButton(QAbstractButton):
    """A button without a look of its own. Enter clicks it; `ringed` says when to draw the ring of the focus."""

    def __init__(self) -> None:
        super().__init__()
        self._by_keyboard = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter clicks; the arrow keys go to the parent widget, which may hold many buttons."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    @property
    def ringed(self) -> bool:
        """Whether it has the focus and the keyboard brought it."""
        return self._by_keyboard and self.hasFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._by_keyboard = by_keyboard(event, self._by_keyboard)
        super().focusInEvent(event)


class ToolButton(QToolButton):
    def __init__(self) -> None:
        super().__init__()
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._ring = FocusRing(self)

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        """Keep the colour of the icon under the pointer, where menus have a selection and buttons have none."""
        super().initStyleOption(option)
        if self.isEnabled() and not option.icon.isNull():
            option.icon = QIcon(option.icon.pixmap(option.iconSize, self.devicePixelRatioF()))


class Button(QPushButton):
    """A flat button. Kinds: `primary` for the main action of a page, `plain`, `quiet`, whose edge shows only under
    the pointer, and `empty`, a dashed place where something can be added.
    """

    def __init__(self, text: str = "", kind: str = "plain", icon: QIcon | None = None) -> None:
        super().__init__(text)
        self._kind = kind
        self._by_keyboard = False
        if icon is not None:
            self.setIcon(icon)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        icon = self.iconSize().width() if not self.icon().isNull() else 0
        words = metrics.size(Qt.TextFlag.TextShowMnemonic, self.text())
        gap = STEP if icon and self.text() else 0
        side = STEP if not self.text() else 2 * STEP if self._kind != "primary" else 3 * STEP
        return QSize(words.width() + icon + gap + 2 * side, max(4 * STEP, words.height() + 2 * STEP))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._by_keyboard = by_keyboard(event, self._by_keyboard)
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        ground, edge, ink = self._colours()
        painter.setBrush(ground)
        painter.setPen(QPen(edge, 1.0, Qt.PenStyle.DashLine if self._kind == "empty" else Qt.PenStyle.SolidLine))
        painter.drawRoundedRect(rect, RADIUS - 2, RADIUS - 2)
        if self._by_keyboard and self.hasFocus():
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
        if self._kind == "empty" and not over:
            return clear, palette.color(Role.Dark), ink
        ground = blend(palette.color(Role.Button), palette.color(Role.Highlight), over)
        return ground, blend(palette.color(Role.Dark), palette.color(Role.Highlight), min(1.0, 4 * over)), ink

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
        rest = rect.adjusted(left + size.width() + gap, 0, -left, 0)  # Just the words, whichever way they are written.
        painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic, self.text())


NOTE_LETTERS, NOTE_LINES = (26, 22, 18), 4
"""How wide the small print of a button may be, in letters of usual width, and the most lines of it."""


class NotedButton(Button):
    """A button that says in small print under its words what comes of it."""

    def __init__(self, text: str, kind: str, note: str) -> None:
        super().__init__(text, kind)
        self._note = note
        self._letters = NOTE_LETTERS[0]
        self.setAccessibleDescription(note)

    def narrow(self, letters: int) -> None:
        """Take so many letters in a line of small print."""
        self._letters = letters
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        plain, small = super().sizeHint(), QFontMetrics(self._small())
        lines = self.lines()
        wide = max((small.horizontalAdvance(line) for line in lines), default=0)
        high = self.fontMetrics().height() + small.height() * len(lines) + 2 * STEP
        return QSize(max(plain.width(), wide + 3 * STEP), high)

    def small_print(self) -> tuple[QColor, QColor]:
        """The colours of its ground and of its small print."""
        ground, _edge, ink = self._colours()
        return ground, blend(ink, ground, SOFT)

    def _small(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(self.font().pointSizeF() * FINE)
        return font

    def lines(self) -> list[str]:
        """The small print in lines that are no wider than the words, or than a few letters."""
        small = QFontMetrics(self._small())
        words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        return broken(self._note, small, max(words, small.averageCharWidth() * self._letters), NOTE_LINES)

    def _draw_words(self, painter: QPainter, ink: QColor) -> None:
        lines, small = self.lines(), QFontMetrics(self._small())
        high = self.fontMetrics().height()
        top = (self.height() - high - small.height() * len(lines)) // 2
        painter.setPen(ink)
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(self.rect().adjusted(0, top, 0, 0), middle | Qt.TextFlag.TextShowMnemonic, self.text())
        painter.setFont(self._small())
        painter.setPen(self.small_print()[1])
        for at, line in enumerate(lines):
            painter.drawText(self.rect().adjusted(0, top + high + at * small.height(), 0, 0), middle, line)


SIDE = 18


class IconButton(Button):
    def __init__(self, art: Art, icon: str, text: str = "", kind: str = "plain") -> None:
        super().__init__(text, kind)
        self._art = art
        self._name = icon
        self._ink = Role.HighlightedText if kind == "primary" else Role.ButtonText
        self.setIconSize(QSize(SIDE, SIDE))
        self._tint()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()
        super().changeEvent(event)

    def _tint(self) -> None:
        self.setIcon(self._art.icon(self._name, self.palette().color(self._ink)))


class FoldButton(IconButton):
    """Shows and hides what lies below it; its arrow points to the side while that is folded away."""

    def __init__(self, art: Art, text: str) -> None:
        super().__init__(art, "fold", text)
        self.setCheckable(True)
        self.toggled.connect(self._turn)

    def _turn(self, open_now: bool) -> None:
        self._name = "unfold" if open_now else "fold"
        self._tint()
