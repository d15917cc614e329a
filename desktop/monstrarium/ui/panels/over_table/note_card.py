"""A small card over the table that explains something: a title, a few words, buttons, and the item it points at."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtCore import QEvent, QLineF, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QCursor, QKeyEvent, QMouseEvent, QMoveEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ....table.desc import ItemId, Rect
from ...kit.announcements import announce
from ...kit.buttons import ARROWS, Button
from ...kit.text import HEADING, STEP, Paragraph, fill, unmarked
from ...settings.appearance import scheme_of
from ...view.table_view import TableView
from .plaque import BRASS, EDGE, core, covered, draw_plaque, furniture

LETTERS = 46
"""The width of the words, in letters of usual width."""
SHARE = 0.6
"""The largest share of the table's width."""
AIR = 4
"""Pixels between the card and the edge of the table."""
GAP = 10
"""Pixels between the card and the item it points at."""
STEPS_ACROSS, STEPS_DOWN = 12, 9
"""The places over the whole table that are tried where none is free beside the item."""
RIM = 3
"""Pixels at the edge of what can be used that may be covered."""
NEAREST = 80
"""Of so many places that are free and near, the one is taken that covers least."""
FIGURES = 4
"""How much more it matters that a figure is covered than another piece."""
MOST = 0.5
"""An item that takes more than this share of the table's width and height is not pointed at."""
MANY = 4
"""With more items than these it lies beside all of them together."""
DOT = 4.0

Ways = Sequence[tuple[str, Callable[[], object]]]


class NoteCard(QFrame):
    """The card. The first of its ways is the usual one: Esc and Enter take it.

    It is a child of the widget around the table, as the plaque is, so that it is no item of the table.
    """

    reworded = Signal()
    """It has other words, or none any more, and may need another place."""

    def __init__(self, around: QWidget) -> None:
        super().__init__(around)
        self.title = Paragraph("", HEADING, bold=True)
        self.text = Paragraph()
        self.buttons: list[Button] = []
        """In the order of the ways."""
        self.items: tuple[ItemId, ...] = ()
        """What it points at."""
        self._row = QHBoxLayout()
        self._row.setSpacing(STEP)
        self._layout = fill(QVBoxLayout(self), self.title, self.text, self._row, spacing=0.75)
        side, over = 2 * STEP + EDGE, STEP + EDGE
        self._layout.setContentsMargins(side, over, side, over)
        self.hide()

    def show_note(self, title: str, text: str, ways: Ways, *items: ItemId, lead: bool = True) -> None:
        """Show a title, a few words, a button for each way on, and what they are about; with `lead` the first of the
        ways stands out.
        """
        self._clear()
        self.title.setText(title)
        self.text.setText(text)
        self.items = items
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        for at, (label, do) in enumerate(ways):
            self._add(label, "quiet" if at or not lead else "primary", do)
        self._row.addStretch()
        self.show()
        self.reworded.emit()
        announce(self, f"{title} {text}")

    def speak_of(self, *items: ItemId) -> None:
        """Point at other items with the same words."""
        if items != self.items and not self.isHidden():
            self.items = items
            self.reworded.emit()

    def put_away(self) -> None:
        """Take the card away; the focus goes back to the table with it."""
        if self.isHidden():
            return
        self.hide()
        self._clear()
        self.items = ()
        self.reworded.emit()

    def answer(self) -> bool:
        """Take the usual way, as Esc does; False where no card is shown."""
        if self.isHidden() or not self.buttons:
            return False
        self.buttons[0].click()
        return True

    def size_in(self, room: QSize) -> QSize:
        """The size it needs on a table so large."""
        letters = round(self.fontMetrics().averageCharWidth() * LETTERS)
        margins = self._layout.contentsMargins()
        row = sum(button.sizeHint().width() + STEP for button in self.buttons)
        least = max(row, min(letters, round(SHARE * room.width())))
        wide = min(least + margins.left() + margins.right(), room.width() - 2 * AIR)
        self._layout.invalidate()
        return QSize(wide, self._layout.totalHeightForWidth(wide))

    # ---- functions that Qt calls

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let arrows walk the buttons, and a double click press once: where it was another button may lie then."""
        if event.type() == QEvent.Type.MouseButtonDblClick:
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in ARROWS:
            at = next((at for at, button in enumerate(self.buttons) if button is watched), 0)
            step = 1 if event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down) else -1
            self.buttons[(at + step) % len(self.buttons)].setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes the usual way; Enter presses the button with the focus."""
        pressed = next((button for button in self.buttons if button.hasFocus()), None)
        if event.key() == Qt.Key.Key_Escape:
            self.answer()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and pressed is not None:
            pressed.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.reworded.emit()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Let no button that has gone from under the mouse look otherwise; Qt tells it only when the mouse moves."""
        super().moveEvent(event)
        for button in self.buttons:
            if button.underMouse() and not button.rect().contains(button.mapFromGlobal(QCursor.pos())):
                QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
                button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep a press from what lies below."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_plaque(painter, QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE), self.palette())

    def _add(self, label: str, kind: str, do: Callable[[], object]) -> None:
        button = Button(unmarked(label), kind)
        button.clicked.connect(lambda _checked=False: do())
        button.installEventFilter(self)
        self._row.addWidget(button)
        self.buttons.append(button)
        button.show()

    def _clear(self) -> None:
        while (part := self._row.takeAt(0)) is not None:
            widget = part.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.buttons = []


class _Leader(QWidget):
    """A thin line from the card to the edge of its item, with a dot at its end. The mouse does not see it."""

    def __init__(self, around: QWidget) -> None:
        super().__init__(around)
        self._line = QLineF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def lead(self, start: QPoint, end: QPoint) -> None:
        edge = round(DOT) + 2
        place = QRect(start, end).normalized().adjusted(-edge, -edge, edge, edge)
        self._line = QLineF(QPointF(start - place.topLeft()), QPointF(end - place.topLeft()))
        self.setGeometry(place)
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        strong = scheme_of(self.palette()) == "contrast"
        brass = self.palette().windowText().color() if strong else QColor(BRASS)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for colour, wide in ((QColor(0, 0, 0, 170), 4.0), (brass, 2.0)):
                painter.setPen(QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                painter.drawLine(self._line)
            painter.setPen(QPen(QColor(0, 0, 0, 170), 1.0))
            painter.setBrush(brass)
            painter.drawEllipse(self._line.p2(), DOT, DOT)


class NoteCardPlace(QObject):
    """Lays the card beside the item it points at, never over what can be used now, nor over the plaque."""

    def __init__(self, card: NoteCard, view: TableView, plaque: QWidget) -> None:
        super().__init__(card)
        self._card = card
        self._view = view
        self._plaque = plaque
        self._leader = _Leader(card.parentWidget() or view)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.lay)
        self.beside: Callable[[], Sequence[QWidget]] = tuple
        """What else on the page it must not cover."""
        self._said: list[Rect] = []
        """Where sentences stood on the table then."""
        self._stops: frozenset[ItemId] = frozenset()
        """What could be used when it was laid last."""
        self._opened: ItemId = ""
        """The zone that was open then."""
        self._risen: ItemId = ""
        """What had risen then."""
        for each in (view, plaque):
            each.installEventFilter(self)
        card.reworded.connect(self.lay)
        view.moved.connect(self._later.start)
        view.table.stirred.connect(self._follow)
        view.table.laid.connect(self._later.start)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kinds = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)
        if event.type() in kinds and not self._card.isHidden():
            self._later.start()
        return False

    def _follow(self) -> None:
        table = self._view.table
        now = (table.affordances.pointer.stops(), table.overlays.said(), table.spread.opened, table.spread.risen)
        if now != (self._stops, self._said, self._opened, self._risen):
            self._later.start()

    def lay(self) -> None:
        """Find the place for the card, and draw the line to its item."""
        if self._card.isHidden():
            self._leader.hide()
            return
        corner = self._corner()
        place = self._best()
        self._card.setGeometry(place.translated(corner))
        self._card.raise_()
        self._point(place, corner)

    def _best(self) -> QRect:
        """The place that covers least of what can be used, and then is near its items and covers little else."""
        room = self._view.rect()
        size, targets = self._card.size_in(room.size()), self._targets()
        banned = self._banned(targets)

        def hides(box: QRect) -> int:
            return covered(box.adjusted(EDGE, EDGE, -EDGE, -EDGE), banned)

        goals = [target.center() for target in targets] or [self._asking()]

        def far(box: QRect) -> int:
            return round(min(_apart(box.center(), goal) for goal in goals))

        now = self._now()
        if self._card.underMouse() and now.size() == size and room.contains(now) and not hides(now):
            return now
        homes = list(self._homes(size, room, targets))
        least = min(map(hides, homes))
        free = sorted((home for home in homes if hides(home) == least), key=far)
        pieces = self._view.table.spread.pieces
        lying = [*self._places(pieces), *furniture(self._view)]
        figures = self._places([item for item, shown in pieces.items() if shown.piece.stands is not None])

        def worse(box: QRect) -> int:
            return covered(box, lying) + FIGURES * covered(box, figures) + far(box) * size.height() // 2

        return min(free[:NEAREST], key=worse)

    def _banned(self, targets: Sequence[QRect]) -> list[QRect]:
        """What it must not cover: what is held, risen or can be used now, sentences, tags, the plaque and its items."""
        table = self._view.table
        self._stops, self._said = table.affordances.pointer.stops(), table.overlays.said()
        self._opened, self._risen = table.spread.opened, table.spread.risen
        used = self._stops | {table.affordances.pointer.held}
        banned = [each.adjusted(RIM, RIM, -RIM, -RIM) for each in self._places(used)]
        if not self._plaque.isHidden():
            banned.append(self._plaque.geometry().translated(-self._corner()))
        if (risen := table.spread.place(self._risen) if self._risen else None) is not None:
            banned.append(self._view.still(risen))
        view = self._view
        banned += [QRect(view.mapFromGlobal(each.mapToGlobal(QPoint())), each.size()) for each in self.beside()]
        tags = table.affordances.marks.tags().values()
        return [*banned, *map(self._view.shown, (*self._said, *tags)), *targets]

    def _asking(self) -> QPoint:
        """The middle of the plaque, or of the table where nothing is asked; the lower edge under what is brought
        forward.
        """
        room = self._view.rect()
        if self._plaque.isHidden():
            return (
                room.center() if self._view.table.spotlights.shown is None else QPoint(room.center().x(), room.bottom())
            )
        return self._plaque.geometry().translated(-self._corner()).center()

    def _corner(self) -> QPoint:
        """The upper left corner of the view in the widget in which the card lies."""
        return self._view.mapTo(self._card.parentWidget() or self._view, QPoint())

    def _now(self) -> QRect:
        return self._card.geometry().translated(-self._corner())

    def _homes(self, size: QSize, room: QRect, targets: Sequence[QRect]) -> Iterator[QRect]:
        """Places beside the items, then all over the table."""
        width, height = size.width(), size.height()
        right, low = max(AIR, room.width() - AIR - width), max(AIR, room.height() - AIR - height)
        corners: list[tuple[int, int]] = []
        for target in targets[:MANY]:
            across, down = target.center().x() - width // 2, target.center().y() - height // 2
            beside = (target.right() + GAP, target.left() - GAP - width)
            over = (target.top() - GAP - height, target.bottom() + GAP)
            corners += [(x, y) for x in beside for y in (down, target.top(), target.bottom() - height)]
            corners += [(x, y) for y in over for x in (across, target.left(), target.right() - width)]
        for x in range(STEPS_ACROSS + 1):
            corners += [(right * x // STEPS_ACROSS, low * y // STEPS_DOWN) for y in range(STEPS_DOWN + 1)]
        for x, y in corners:
            yield QRect(QPoint(min(max(x, AIR), right), min(max(y, AIR), low)), size)

    def _targets(self) -> list[QRect]:
        """The places of its items in the view, as far as they are in sight; one place for many, and none for one that
        is most of the table.
        """
        room = self._view.rect()
        seen = [place & room for place in self._places(self._card.items)]
        seen = [place for place in seen if not place.isEmpty()]
        seen = [each for each in seen if min(each.width() / room.width(), each.height() / room.height()) < MOST]
        if len(seen) <= MANY:
            return seen
        whole = seen[0]
        for place in seen:
            whole = whole.united(place)
        return [whole]

    def _places(self, items: Iterable[ItemId]) -> list[QRect]:
        boxes = (self._view.table.spread.whole(item) for item in items)
        return [self._view.shown(box) for box in boxes if box is not None]

    def _point(self, place: QRect, corner: QPoint) -> None:
        """Draw the line to the nearest of its items."""
        inner = place.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        targets = sorted(
            self._targets(), key=lambda each: _apart(_nearest(inner, each.center()), _nearest(each, inner.center()))
        )
        if not targets or inner.intersects(targets[0]):
            self._leader.hide()
            return
        start = _nearest(inner, targets[0].center())
        end = _nearest(core(targets[0]), start)
        self._leader.lead(_nearest(inner, end) + corner, end + corner)
        self._leader.raise_()
        self._card.raise_()
        if not self._plaque.isHidden():
            self._plaque.raise_()  # The line passes under the words.


def _apart(one: QPoint, other: QPoint) -> float:
    return math.dist((one.x(), one.y()), (other.x(), other.y()))


def _nearest(box: QRect, point: QPoint) -> QPoint:
    """The point of a box that is nearest to another one."""
    return QPoint(min(max(point.x(), box.left()), box.right()), min(max(point.y(), box.top()), box.bottom()))
