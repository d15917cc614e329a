"""The boxes of the games on the shelf, and the boards on which they stand."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QMarginsF,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...games.boxes import Box
from ...language.words import _
from ..art.renderer import Art
from ..kit.buttons import BareButton
from ..kit.text import HEADING, SMALL, STEP, Paragraph, Role, blend, draw_ring, fill, plain_tip, scaled
from .shelf_wood import board_depth, board_height, paint_shelf

SHAPE = 720 / 640
"""Height to width of a lid."""
RISE = 10
"""Pixels that a box rises under the pointer."""
FOOT = 0.945
"""The lower edge of the box as a share of the height of its picture, in which the shadow goes on."""
EDGE = QMarginsF(0.04, 0.05, 0.045, 0.05)
"""The margins of the box in its picture, as shares of its size."""


def board_top(wide: int) -> int:
    """The top of the board in the widget of a box so wide; the box stands in the middle of the board."""
    return RISE + round(round(wide * SHAPE) * FOOT - board_depth(wide) * 0.72)


def draw_tag(painter: QPainter, tag: QRectF, words: str, palette: QPalette, lit: float = 0.0) -> None:
    """Draw a tag that hangs on the edge of a board; `lit` goes from 0 to 1 under the pointer."""
    painter.setPen(QPen(palette.color(Role.Highlight), 1.5))
    painter.setBrush(blend(palette.color(Role.Base), palette.color(Role.Highlight), 0.3 * lit))
    painter.drawRoundedRect(tag, 3, 3)
    painter.setPen(palette.color(Role.Text))
    painter.setFont(scaled(SMALL, QFont.Weight.DemiBold))
    painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, words)


def tag_size(words: str) -> QSize:
    metrics = QFontMetrics(scaled(SMALL, QFont.Weight.DemiBold))
    return QSize(metrics.horizontalAdvance(words) + 2 * STEP, metrics.height() + 2)


RIM = 5
"""Pixels around the tag of the lessons for the ring of the focus."""


class LessonTag(BareButton):
    """The tag of a box that leads to its lessons."""

    def __init__(self, box: GameBox) -> None:
        super().__init__()
        self.setParent(box)

    def say(self, words: str, told: str) -> None:
        self.setText(words)
        self.setAccessibleName(told)
        self.setToolTip(plain_tip(told))
        self.resize(tag_size(words) + QSize(2 * RIM, 2 * RIM))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = float(self.underMouse() or self.hasFocus())
        draw_tag(painter, QRectF(self.rect()).adjusted(RIM, RIM, -RIM, -RIM), self.text(), self.palette(), lit)
        if self.ringed:
            draw_ring(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), self.palette(), RIM)


class GameBox(BareButton):
    """One box. The widget reaches from above the lid to the end of the words below the board."""

    lessons_asked = Signal()
    menu_asked = Signal(QPoint)
    """The point of the screen at which its menu is wanted."""

    def __init__(self, box: Box, art: Art) -> None:
        super().__init__()
        self.box = box
        self._art = art
        self._lid = QPixmap()
        self._wide = 200
        self._rise = QVariantAnimation(self)
        self._rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._rise.setStartValue(0.0)
        self._rise.setEndValue(1.0)
        self._rise.valueChanged.connect(self._shift)
        self._lifted = 0.0
        self._tag, self._tag_place = "", QRectF()
        self.lessons: LessonTag | None = None
        """The tag that leads to its lessons; None until these are counted."""
        self.setAccessibleName(_("{title}: set up a match", title=box.title))
        self.hang("")
        self._label()
        self.set_motion("full")

    def set_motion(self, motion: str) -> None:
        self._rise.setDuration({"full": 140, "short": 70}.get(motion, 0))

    def hang(self, tag: str) -> None:
        """Hang a tag with a word or two on the edge of the board, below the box; empty for none."""
        self._tag = tag
        facts = f"{self.box.seats_told}, {self.box.minutes_told}. {self.box.blurb}"
        self.setAccessibleDescription(f"{tag}. {facts}" if tag else facts)
        self._lay_tags()
        self.update()

    def offer_lessons(self, done: int, known: int) -> None:
        """Hang a tag beside the other one that leads to the lessons, of which so many are done; none without any."""
        if not known:
            return
        if self.lessons is None:
            self.lessons = LessonTag(self)
            self.lessons.clicked.connect(self.lessons_asked)
            self.lessons.show()
        words = _("✓ Learned") if done >= known else _("Learn") if not done else f"{_('Learn')} {done}/{known}"
        told = _("{title}: {done} of {n} lessons done", title=self.box.title, done=done, n=known)
        self.lessons.say(words, told)
        self._lay_tags()
        self.update()

    def is_moving(self) -> bool:
        return self._rise.state() == QVariantAnimation.State.Running

    def words_height(self, wide: int) -> int:
        return self._words.heightForWidth(wide)

    def fit(self, wide: int) -> None:
        self._wide = wide
        top = board_top(wide) + round(board_height(wide))
        self._words.setGeometry(0, top, self.width(), self.height() - top)
        self._lay_tags()
        self.update()

    def put_picture_away(self) -> None:
        """Keep no picture until the box is painted again."""
        self._lid = QPixmap()

    @property
    def lid_high(self) -> int:
        return round(self._wide * SHAPE)

    # ---- events

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._lift(up=True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._lift(up=self.ringed)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A click with the other button, or the key for menus, asks for the menu."""
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        middle = QPoint(self.width() // 2, RISE + self.lid_high // 2)
        self.menu_asked.emit(event.globalPos() if by_mouse else self.mapToGlobal(middle))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._lift(up=self.ringed or self.underMouse())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._lift(up=self.underMouse())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lid = QRectF((self.width() - self._wide) / 2, RISE * (1 - self._lifted), self._wide, self.lid_high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 8, 0, round(70 * (1 - 0.5 * self._lifted))))
        foot = RISE + self.lid_high * FOOT
        painter.drawEllipse(
            QPointF(lid.center().x(), foot - lid.height() * 0.016), lid.width() * 0.43, lid.width() * 0.022
        )
        painter.drawPixmap(lid.topLeft(), self._picture())
        if self.ringed:
            wide, high = lid.width(), lid.height()
            air = QMarginsF(EDGE.left() * wide, EDGE.top() * high, EDGE.right() * wide, EDGE.bottom() * high)
            draw_ring(painter, lid.marginsRemoved(air), self.palette())

        if self._tag:
            self._paint_tag(painter)

    def _paint_tag(self, painter: QPainter) -> None:
        draw_tag(painter, self._tag_place, self._tag, self.palette())

    def _lay_tags(self) -> None:
        """Lay the tags side by side, in the middle of the edge of the board."""
        size = tag_size(self._tag) if self._tag else QSize(0, 0)
        other = QSize(0, 0) if self.lessons is None else self.lessons.size()
        gap = STEP if self._tag and self.lessons is not None else 0
        left = (self.width() - size.width() - gap - other.width()) / 2
        edge = board_top(self._wide) + board_depth(self._wide)
        middle = edge + (board_height(self._wide) - board_depth(self._wide)) / 2
        self._tag_place = QRectF(left, middle - size.height() / 2, size.width(), size.height())
        if self.lessons is not None:
            self.lessons.move(round(left + size.width() + gap), round(middle - other.height() / 2))

    def _label(self) -> None:
        self._words = QWidget(self)
        self._words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        lines = fill(QVBoxLayout(self._words), margins=(0, 2, 0, 0), spacing=0.5)
        facts = _("{seats} · {minutes}", seats=self.box.seats_told, minutes=self.box.minutes_told)
        for text in (
            Paragraph(self.box.title, HEADING, bold=True),
            Paragraph(facts, SMALL, soft=True),
            Paragraph(self.box.blurb),
        ):
            text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            lines.addWidget(text)
        lines.addStretch()

    def _lift(self, *, up: bool) -> None:
        goal = QVariantAnimation.Direction.Forward if up else QVariantAnimation.Direction.Backward
        if self._rise.direction() == goal and self._lifted == float(up):
            return
        self._rise.setDirection(goal)
        if self._rise.duration() == 0:
            self._shift(float(up))
        elif not self.is_moving():
            self._rise.start()

    def _shift(self, lifted: float) -> None:
        self._lifted = lifted
        self.update()

    def _picture(self) -> QPixmap:
        if self._lid.width() != round(self._wide * self.devicePixelRatioF()):
            self._lid = self._art.picture(self.box.lid, self._wide, self.lid_high, self.devicePixelRatioF())
        return self._lid


GAP = 5 * STEP
SIDE = 6 * STEP
WIDEST, NARROWEST = 440, 80
AIR = 2 * STEP
"""Pixels above the boxes of a row."""
ALONG = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
ACROSS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Bookcase(QWidget):
    """The boards with the boxes; the arrow keys go from box to box."""

    chosen = Signal(str)
    lessons_asked = Signal(str)
    menu_asked = Signal(str, QPoint)
    """The key of a game, and the point of the screen at which the menu of its box is wanted."""

    def __init__(self, boxes: Sequence[Box], art: Art) -> None:
        super().__init__()
        self._wall = QPixmap()
        self._boards: list[QRectF] = []
        self._columns = 1
        self._wide = NARROWEST
        self.boxes = [GameBox(box, art) for box in boxes]
        for each in self.boxes:
            each.setParent(self)
            each.clicked.connect(lambda _checked=False, key=each.box.key: self.chosen.emit(key))
            each.lessons_asked.connect(lambda key=each.box.key: self.lessons_asked.emit(key))
            each.menu_asked.connect(lambda at, key=each.box.key: self.menu_asked.emit(key, at))
        self.setMinimumSize(NARROWEST + 2 * SIDE, NARROWEST)

    def at_hand(self) -> str:
        """The key of the game whose box is pointed at or has the ring of the keyboard; empty without one."""
        pointed = [each.box.key for each in self.boxes if each.underMouse()]
        return next(iter([*pointed, *(each.box.key for each in self.boxes if each.ringed)]), "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._arrange()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._wall.isNull() or self._wall.devicePixelRatio() != self.devicePixelRatioF():
            self._wall = paint_shelf(self.size(), self.devicePixelRatioF(), self._boards, self._wide, self.palette())
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._wall)

    def hideEvent(self, event: QHideEvent) -> None:
        """Give back the memory of the painted wall and lids while a match is shown."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._wall = QPixmap()
            for box in self.boxes:
                box.put_picture_away()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        at = next((place for place, box in enumerate(self.boxes) if box.hasFocus()), None)
        step = ALONG.get(key) or ACROSS.get(key, 0) * self._columns
        if at is not None and step and 0 <= at + step < len(self.boxes):
            self.boxes[at + step].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(WIDEST + 2 * SIDE, round(WIDEST * SHAPE) + 25 * STEP)

    def _arrange(self) -> None:
        self._wall = QPixmap()
        self._boards.clear()
        if self.boxes:
            rows, self._wide = self._best_fit()
            self._columns = math.ceil(len(self.boxes) / rows)
            self._place(rows)
        self.update()

    def _best_fit(self) -> tuple[int, int]:
        """The number of rows with the widest boxes, and how wide these are; few rows rather than many."""
        best = (1, NARROWEST)
        for rows in range(1, len(self.boxes) + 1):
            wide = self._width_for(rows, best[1])
            if wide > best[1]:
                best = (rows, wide)
        return best

    def _width_for(self, rows: int, least: int) -> int:
        """How wide boxes in so many rows can be; no wider than `least` if they cannot be wider."""
        columns = math.ceil(len(self.boxes) / rows)
        wide = min(WIDEST, (self.width() - 2 * SIDE - (columns - 1) * GAP) // columns)
        # Words wrap sooner below a narrower lid, so this goes down in steps instead of by a formula.
        while wide > least and not self._has_height_for(rows, wide, columns):
            wide -= STEP
        return wide

    def _has_height_for(self, rows: int, wide: int, columns: int) -> bool:
        """Whether rows of such boxes fit; words, which take long to measure, only where there is room for some."""
        bare = rows * _height_without_words(wide) <= self.height()
        return bare and rows * self._row_height(wide, columns) <= self.height()

    def _row_height(self, wide: int, columns: int) -> int:
        room = self._room(wide, columns)
        return _height_without_words(wide) + max(box.words_height(room) for box in self.boxes)

    def _room(self, wide: int, columns: int) -> int:
        """The width of the words, which may be wider than a narrow lid."""
        most = max(wide + GAP, (self.width() - 2 * AIR) // columns) - STEP
        return max(wide, min(most, QFontMetrics(self.font()).averageCharWidth() * 34))

    def _pitch(self, wide: int, columns: int) -> int:
        """From one lid to the next."""
        return max(wide + GAP, self._room(wide, columns) + STEP)

    def _place(self, rows: int) -> None:
        wide, columns = self._wide, self._columns
        room, pitch = self._room(wide, columns), self._pitch(wide, columns)
        high = self._row_height(wide, columns)
        spare = max(0, self.height() - rows * high)
        most = (columns - 1) * pitch + wide
        reach = min(self.width() - 3 * STEP, max(most + 2 * SIDE, round(self.width() * 0.82)))
        top = AIR + spare * 0.42 / rows
        for row in range(rows):
            standing = self.boxes[row * columns : (row + 1) * columns]
            total = (len(standing) - 1) * pitch + wide
            left = (self.width() - total) // 2 - (room - wide) // 2
            for place, box in enumerate(standing):
                box.setGeometry(QRect(left + place * pitch, round(top), room, high - AIR))
                box.fit(wide)
            board = round(top) + board_top(wide)
            self._boards.append(QRectF((self.width() - reach) / 2, board, reach, board_height(wide)))
            top += high + spare / rows


def _height_without_words(wide: int) -> int:
    return board_top(wide) + round(board_height(wide)) + AIR
