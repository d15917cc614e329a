"""A ring of signs around a place of the table, for a gesture that means several things, each with its name."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from ....language.words import _
from ....table.desc import Affordance, Face
from ...art.palette import Theme
from ...art.renderer import Art
from ...kit.buttons import BareButton
from ...kit.text import STEP, broken

SIGN = 44
"""The width of a sign in pixels, with its rim."""
RADIUS = 76
"""How far signs are from the place, in pixels; more where there are many."""
LINE = 300
"""The widest line beside a sign, in pixels."""
LINES = 2
"""The most of them."""
SMALL = 0.88
"""The size of the letters of a line, as a share of those of its name."""


class Ring(QWidget):
    """The ring. It lies over a whole window; a press beside it, or Esc, means nothing of it."""

    def __init__(
        self,
        window: QWidget,
        spot: QPoint,
        choices: Sequence[Affordance],
        perform: Callable[[Affordance], object],
        art: Art,
        theme: Theme,
    ) -> None:
        """`spot` is the middle, as a point of the screen."""
        super().__init__(window)
        self._perform = perform
        self._before = window.focusWidget()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(_("Which of these?"))
        self.setGeometry(window.rect())
        self.buttons = [_Choice(self, number, each, art, theme) for number, each in enumerate(choices, 1)]
        for button, choice in zip(self.buttons, choices, strict=True):
            button.clicked.connect(lambda _checked=False, choice=choice: self._choose(choice))
        self._middle = self._place(self.mapFromGlobal(spot))
        self.show()
        self.raise_()
        self.buttons[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Tab go round, digits choose, Esc closes."""
        key, count = event.key(), len(self.buttons)
        here = next((at for at, each in enumerate(self.buttons) if each.hasFocus()), 0)
        if key == Qt.Key.Key_Escape:
            self._end()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Tab):
            self.buttons[(here + 1) % count].setFocus(Qt.FocusReason.TabFocusReason)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Backtab):
            self.buttons[(here - 1) % count].setFocus(Qt.FocusReason.TabFocusReason)
        elif Qt.Key.Key_1 <= key < Qt.Key.Key_1 + count:
            self.buttons[key - Qt.Key.Key_1].click()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus within the ring."""
        here = next((at for at, each in enumerate(self.buttons) if each.hasFocus()), 0)
        step = 1 if forward else -1
        self.buttons[(here + step) % len(self.buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._end()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), QColor(0, 0, 0, 70))
            light = self.palette().color(QPalette.ColorRole.Highlight)
            for width, colour in (
                (7.0, QColor(0, 0, 0, 150)),
                (3.0, light),
            ):
                painter.setPen(QPen(colour, width))
                painter.drawEllipse(QPointF(self._middle), SIGN / 2, SIGN / 2)

    def _choose(self, choice: Affordance) -> None:
        self._end()
        self._perform(choice)

    def _end(self) -> None:
        if self._before is not None:
            self._before.setFocus()
        self.close()

    def _place(self, spot: QPoint) -> QPoint:
        """Lay the signs around a point; all on one side of it where the other has no room, and around a point near it
        where neither has; returns the point in their middle.
        """
        half = math.ceil(len(self.buttons) / 2)
        around = self.buttons[:half], self.buttons[half:]
        for right, left in (around, (self.buttons, ()), ((), self.buttons)):
            if self._room(right, left).contains(spot):
                return self._lay(spot, right, left)
        room = self._room(*around)
        x = min(max(spot.x(), room.left()), max(room.left(), room.right()))
        y = min(max(spot.y(), room.top()), max(room.top(), room.bottom()))
        return self._lay(QPoint(x, y), *around)

    def _room(self, right: Sequence[_Choice], left: Sequence[_Choice]) -> QRect:
        """The points around which signs can lie in sight."""
        tall, radius = self._tall(right, left), self._radius(right, left)
        widths = [max((button.width() for button in side), default=0) for side in (right, left)]
        aside = [radius + width - SIGN // 2 if width else SIGN // 2 for width in widths]
        return self.rect().adjusted(aside[1], tall + STEP, -aside[0], -tall - STEP)

    def _lay(self, spot: QPoint, right: Sequence[_Choice], left: Sequence[_Choice]) -> QPoint:
        radius = self._radius(right, left)
        for side, mirrored in ((right, False), (left, True)):
            for at, button in enumerate(side):
                down = (at - (len(side) - 1) / 2) * self._high
                across = math.sqrt(max(0.0, radius**2 - down**2)) if right and left else radius
                button.lay(
                    QPoint(round(spot.x() + (-across if mirrored else across)), round(spot.y() + down)), mirrored
                )
        return spot

    @property
    def _high(self) -> int:
        """The distance from one sign to the next one below it."""
        return max(button.height() for button in self.buttons) + STEP // 2

    def _tall(self, right: Sequence[_Choice], left: Sequence[_Choice]) -> int:
        return round(self._high * max(len(right), len(left)) / 2)

    def _radius(self, right: Sequence[_Choice], left: Sequence[_Choice]) -> int:
        """How far signs are from the middle; more where many lie around it, and no more where all lie on one side."""
        return max(RADIUS, self._tall(right, left)) if right and left else RADIUS


class _Choice(BareButton):
    """A sign with its name and a line beside it; mirrored, they are at its left."""

    def __init__(self, ring: Ring, number: int, choice: Affordance, art: Art, theme: Theme) -> None:
        super().__init__()
        self.setParent(ring)
        self._choice = choice
        self._mirrored = False
        size, dpr = round((SIGN - 14) * ring.devicePixelRatioF()), ring.devicePixelRatioF()
        self._sign = art.pixmap(Face(choice.sign), (size, size), dpr, theme) if choice.sign else None
        self._number = str(number)
        self._small = QFont(self.font())
        self._small.setPointSizeF(self.font().pointSizeF() * SMALL)
        self._bold = QFont(self.font())
        self._bold.setBold(True)
        name, line = QFontMetricsF(self._bold), QFontMetricsF(self._small)
        self._lines = broken(choice.note, line, LINE, LINES)
        wide = max([name.horizontalAdvance(choice.label), *(line.horizontalAdvance(each) for each in self._lines)])
        high = name.height() + line.height() * len(self._lines) + STEP
        self.resize(QSize(round(SIGN + wide + 3 * STEP), max(SIGN, round(high))))
        spoken = _("{move}: {note}", move=choice.label, note=choice.note) if choice.note else choice.label
        self.setAccessibleName(spoken)

    def lay(self, sign: QPoint, mirrored: bool) -> None:
        """Lie with the middle of the sign at a point."""
        self._mirrored = mirrored
        left = sign.x() - self.width() + SIGN // 2 if mirrored else sign.x() - SIGN // 2
        self.move(left, sign.y() - self.height() // 2)

    def enterEvent(self, event: object) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, lit = self.palette(), self.hasFocus() or self.underMouse()
        ground = palette.color(QPalette.ColorRole.Highlight if lit else QPalette.ColorRole.Window)
        ink = palette.color(QPalette.ColorRole.HighlightedText if lit else QPalette.ColorRole.WindowText)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            whole, half = QRectF(self.rect()).adjusted(1, 1, -1, -1), SIGN / 2
            painter.setPen(QPen(palette.color(QPalette.ColorRole.WindowText), 2.0 if lit else 1.0))
            painter.setBrush(ground)
            painter.drawRoundedRect(whole, half - 2, half - 2)
            self._paint_sign(painter)
            self._paint_words(painter, ink)

    def _paint_sign(self, painter: QPainter) -> None:
        middle = QPointF(self.width() - SIGN / 2 if self._mirrored else SIGN / 2, self.height() / 2)
        if self._sign is None:
            painter.setFont(self._bold)
            box = QRectF(0, 0, SIGN, SIGN)
            box.moveCenter(middle)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._number)
            return
        size = self._sign.deviceIndependentSize()
        painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), self._sign)

    def _paint_words(self, painter: QPainter, ink: QColor) -> None:
        left = 2 * STEP if self._mirrored else SIGN + STEP // 2
        room = QRect(left, 0, self.width() - SIGN - 2 * STEP, self.height())
        name, line = QFontMetricsF(self._bold), QFontMetricsF(self._small)
        top = (self.height() - name.height() - line.height() * len(self._lines)) / 2
        painter.setPen(ink)
        painter.setFont(self._bold)
        painter.drawText(QPointF(room.left(), top + name.ascent()), self._choice.label)
        painter.setFont(self._small)
        for at, text in enumerate(self._lines):
            painter.drawText(QPointF(room.left(), top + name.height() + line.height() * at + line.ascent()), text)
