"""The plaque on the table: what is asked and of whom, and buttons for what is not on the table."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ....language.words import _
from ....table.desc import Affordance, Gesture, ItemId, Rect, TableDesc
from ....table.presenter import Audience
from ...art.renderer import Art
from ...kit.buttons import ARROWS, NOTE_LETTERS, Button, NotedButton
from ...kit.seat_tokens import Badge
from ...kit.text import HEADING, SMALL, STEP, STRETCH, Paragraph, blend, fill, plain_tip, unmarked
from ...settings.appearance import scheme_of
from ...view.table_view import TableView

CHOICES = 5
"""The most buttons; the list of moves has all."""
SHARE, NOTED_SHARE = 0.45, 0.3
"""The share of the width for a long question, and beside buttons with small print."""
LOWEST = 6 * STEP
EDGE = 6
"""Pixels around the plaque for its shadow."""
GAP = STEP * 3 // 2
"""Pixels between its parts."""
MOST_ROWS = 3
"""The most rows of buttons."""
AIR = 4
"""Pixels between the plaque and the edge of the table."""
CORNER = 9.0
TINT = 0.06
"""How much of the brass is in the plate."""
BRASS, DARK_BRASS = "#d9b56a", "#7b5a24"
HIGHER = 3 * STEP
"""How many pixels higher the plaque may be to stay on its place, or to keep its right end."""
RIM = 0.15
"""The rim of a place that the plaque may cover, as a share of its width and height."""
STRAY = 0.09
"""How far its middle may be from that of its place, as a share of the window's width, so that its right end stays."""
ENOUGH = 0.6
"""The share of the window's width from which on it is made narrower, so that its right end stays under the pointer."""
MATTERS = 8
"""How much more it matters that something is covered which can be used now."""
SETTLING_MS = 250
"""Milliseconds in which a click on new buttons is ignored: it was meant for those before."""


class Plaque(QFrame):
    """The plaque, as wide as its words. `played` and the other signals tell what is pressed."""

    played = Signal(object)
    more_asked = Signal()
    stop_asked = Signal()
    habits_asked = Signal(QPoint)
    """A person wants to choose how to be asked; where on the screen."""
    reworded = Signal()
    """It has other words or buttons, and may need another place."""

    def __init__(self, art: Art, table: QWidget | None = None) -> None:
        super().__init__(table)
        self.badge = Badge(art, 4 * STEP)
        self.text = Paragraph("", HEADING, bold=True)
        self.notes = Paragraph("", SMALL, soft=True)
        self.buttons: list[Button] = []
        """Those that say no come first, what goes on comes last."""
        self._phase = ""
        self._most = 0
        self._labels: list[str] = []
        self._fitted: tuple[object, ...] = ()
        """For what the buttons were laid out last."""
        self._made = 0
        """How many buttons it has had."""
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._left, self._row = QHBoxLayout(), QGridLayout()
        for part in (self._left, self._row):
            part.setSpacing(STEP)
        words = fill(QVBoxLayout(), STRETCH, self.text, self.notes, STRETCH, spacing=0)
        self._head = fill(QHBoxLayout(), self.badge, (words, 1), spacing=GAP / STEP)
        self._answers = fill(QHBoxLayout(), self._left, STRETCH, self._row, spacing=GAP / STEP)
        beside = QBoxLayout.Direction.LeftToRight
        self._layout = fill(QBoxLayout(beside, self), (self._head, 1), self._answers, spacing=GAP / STEP)
        side, over = 2 * STEP + EDGE, STEP // 2 + EDGE
        self._layout.setContentsMargins(side, over, STEP + EDGE, over)
        self.setAccessibleName(_("What is asked"))

    def show_table(self, desc: TableDesc, audience: Audience, thinking: int | None, onlooker: bool) -> None:
        """Show what a table asks, or what is going on. An onlooker is never asked."""
        prompt = desc.prompt
        seat = thinking if thinking is not None else prompt.seat if prompt is not None else None
        self._sign(seat, audience)
        if thinking is not None:
            self._say(_("{name} is thinking…", name=audience.name(thinking)), ())
            self._offer_stop()
            return
        notes = (self._phase, *(prompt.notes if prompt is not None else ()))
        self._say(prompt.text if prompt is not None else desc.banner, [note for note in notes if note])
        moves = [each for each in desc.affordances if each.gesture is Gesture.BUTTON]
        moves.sort(key=lambda move: not move.declines)
        if prompt is not None and prompt.seat is None:
            self._offer_replies(moves)
        else:
            self._offer(moves, len(desc.affordances) == 1)
        if desc.round is not None and not onlooker:
            self._offer_habits()
        self._settle()

    def hush(self, banner: str) -> None:
        """Show only what is going on, while a move is shown."""
        self._say(banner, ())
        self._clear()
        self._fit()

    def say(self, text: str, note: str, buttons: Sequence[tuple[str, Callable[[], object]]]) -> None:
        """Show a sentence, with a button for each way on; the first of them is the usual one."""
        self.badge.hide()
        self._say(text, (note,) if note else ())
        self._clear()
        for at, (label, do) in reversed(list(enumerate(buttons))):
            self._add(label, "plain" if at else "primary").clicked.connect(lambda _checked=False, do=do: do())
        self._settle()

    def stand(self, phase: str) -> None:
        """Take what stands below every question: which part of the match it is, and what comes next."""
        self._phase = phase

    def walk(self, by: int) -> None:
        """Give the focus to the next button or the one before; to what goes on where none has it."""
        at = next((at for at, button in enumerate(self.buttons) if button.hasFocus()), None)
        to = len(self.buttons) - 1 if at is None else max(0, min(len(self.buttons) - 1, at + by))
        self.buttons[to].setFocus(Qt.FocusReason.TabFocusReason)

    def fit_into(self, most: int) -> QSize:
        """The size it needs where it may be so wide at most."""
        self._most = most
        self._fold()
        wide = min(most, self._natural())
        return QSize(wide, max(LOWEST + 2 * EDGE, self._layout.totalHeightForWidth(wide)))

    # ---- functions that Qt calls

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore a press of the mouse just after the buttons have changed under it. Arrows go to the page, which walks
        the buttons; Qt would leave the plaque after the last.
        """
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in ARROWS:
            event.ignore()
            return True
        pressed = event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        return pressed and self._settling.isActive()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep a press from what lies below."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        draw_plaque(painter, box, self.palette())

    # ---- words and buttons

    def _settle(self) -> None:
        labels = [button.text() for button in self.buttons]
        if labels and labels != self._labels and SETTLING_MS:
            self._settling.start(SETTLING_MS)
        self._labels = labels
        self._fit()

    def _fit(self) -> None:
        self.reworded.emit()

    def _natural(self) -> int:
        """The width at which every sentence stands in one line."""
        shown = [each for each in (self.text, self.notes) if each.text() and not each.isHidden()]
        words = max((each.fontMetrics().horizontalAdvance(each.text()) for each in shown), default=0) + STEP
        words += 0 if self.badge.isHidden() else self.badge.width() + GAP
        answers = sum(width + GAP for width in self._widths() if width)
        return self._rim() + (max(words, answers) if self._stacked else words + answers)

    def _rim(self) -> int:
        margins = self._layout.contentsMargins()
        return margins.left() + margins.right()

    def _widths(self) -> tuple[int, int]:
        """The widths of the buttons that say no, and of those that go on."""
        return self._left.sizeHint().width(), self._row.sizeHint().width()

    @property
    def _stacked(self) -> bool:
        """Whether the buttons lie below the question."""
        return self._layout.direction() == QBoxLayout.Direction.TopToBottom

    def _sign(self, seat: int | None, audience: Audience) -> None:
        self.badge.setVisible(seat is not None)
        if seat is not None:
            self.badge.show_seat(audience.name(seat), audience.colours[seat])

    def _say(self, text: str, notes: Sequence[str]) -> None:
        self.text.setText(together(text))
        self.notes.setText(together("   ·   ".join(notes)))
        self.notes.setVisible(bool(notes))

    def _offer(self, moves: Sequence[Affordance], alone: bool) -> None:
        """Add the buttons of affordances. The last stands out where it is the only one that goes on; it is always at
        the edge, so that no other takes its place.
        """
        self._clear()
        many = len(moves) > CHOICES
        going = [move for move in moves if not move.declines]
        for move in moves[: CHOICES - 1]:
            self._offer_move(move, alone or going == [move])
        if many:
            self._add(_("More…"), "quiet").clicked.connect(self.more_asked)
        for move in moves[CHOICES - 1 :][-1:]:
            self._offer_move(move, alone or going == [move])

    def _offer_move(self, move: Affordance, lit: bool) -> None:
        button = self._add(move.label, "primary" if lit else "plain", move.declines, move.note)
        button.clicked.connect(lambda _checked=False: self.played.emit(move))

    def _offer_replies(self, replies: Sequence[Affordance]) -> None:
        """Add a button for everybody who is asked in public; the first, which Enter presses, stands out."""
        self._clear()
        for at, reply in enumerate(replies):
            button = self._add(reply.label, "plain" if at else "primary", note=reply.note)
            button.clicked.connect(lambda _checked=False, reply=reply: self.played.emit(reply))

    def _offer_habits(self) -> None:
        button = self._add(_("When to Ask…"), "quiet")
        button.setToolTip(_("Choose which questions you want to be asked"))
        button.clicked.connect(lambda: self.habits_asked.emit(button.mapToGlobal(QPoint(0, 0))))

    def _offer_stop(self) -> None:
        self._clear()
        button = self._add(_("Stop"), "plain")
        button.setToolTip(_("Let the bot play the best it has found so far"))
        button.clicked.connect(self.stop_asked)
        self._fit()

    def _add(self, text: str, kind: str, left: bool = False, note: str = "") -> Button:
        button = NotedButton(unmarked(text), kind, together(note)) if note else Button(unmarked(text), kind)
        button.setToolTip(plain_tip(note))
        if left:
            self._left.addWidget(button)
        else:
            self._row.addWidget(button, 0, self._row.count())
        button.show()  # A layout leaves out what is not shown yet.
        button.installEventFilter(self)
        self.buttons.append(button)
        self._made += 1
        return button

    def _fold(self) -> None:
        """Lay the buttons out so that the plaque is as low as it can be: beside the question or, where they have small
        print, below it.
        """
        noted = [button for button in self.buttons if isinstance(button, NotedButton)]
        ways = [(below, letters) for below in (False, True) for letters in NOTE_LETTERS] if noted else [(False, 0)]
        words = (self.text.text(), self.notes.text(), self.badge.isHidden())
        fitted = (self._most, self.font().key(), words, self._made)
        if fitted == self._fitted:
            return
        self._fitted = fitted
        best = ways[0] if len(ways) < 2 else min(ways, key=lambda way: self._arrange(noted, *way))
        self._arrange(noted, *best)
        self._layout.activate()  # Else it could not be smaller than it had to be before.

    def _arrange(self, noted: Sequence[NotedButton], below: bool, letters: int) -> int:
        """Lay the buttons out in one way, with so many letters in a line of their small print; how high that is."""
        for each in noted:
            each.narrow(letters)
        high = max((each.sizeHint().height() for each in noted), default=0)
        for each in noted:
            each.setMinimumHeight(high)
        directions = QBoxLayout.Direction
        self._layout.setDirection(directions.TopToBottom if below else directions.LeftToRight)
        going = [button for button in self.buttons if self._row.indexOf(button) >= 0]
        room = self._room(going, 0 if below else NOTED_SHARE if noted else SHARE)
        needed = sum(button.sizeHint().width() + STEP for button in going)
        rows = max(1, min(MOST_ROWS, len(going), math.ceil(needed / max(1.0, room))))
        self._lay_rows(going, rows)
        while rows < min(MOST_ROWS, len(going)) and self._row.sizeHint().width() > room:
            rows += 1
            self._lay_rows(going, rows)
        for part in (self._row, self._left, self._answers, self._head, self._layout):
            part.invalidate()
        return self._layout.totalHeightForWidth(min(self._most, self._natural()))

    def _lay_rows(self, going: Sequence[Button], rows: int) -> None:
        wide = max(1, -(-len(going) // rows))
        for button in going:
            self._row.removeWidget(button)
        for at, button in enumerate(going):
            self._row.addWidget(button, *divmod(at, wide))
        self._row.invalidate()

    def _room(self, going: Sequence[Button], share: float) -> float:
        """The width for these buttons that leaves the question this share of the whole, or what it needs."""
        words = max(each.fontMetrics().horizontalAdvance(each.text()) for each in (self.text, self.notes))
        badge = 0 if self.badge.isHidden() or not share else self.badge.width() + GAP
        left = sum(button.sizeHint().width() + STEP for button in self.buttons if button not in going)
        return self._most - self._rim() - badge - left - min(words, share * self._most)

    def _clear(self) -> None:
        for button in self.buttons:
            for part in (self._left, self._row):
                part.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        self._made += 1


def together(text: str) -> str:
    """A sentence with its percent signs bound to their numbers."""
    return text.replace(" %", "\u00a0%")


def draw_plaque(painter: QPainter, box: QRectF, palette: QPalette) -> None:
    """Draw a plate with an edge of brass that lies on the table; in high contrast a plain one."""
    base = palette.color(QPalette.ColorRole.Base)
    painter.setPen(Qt.PenStyle.NoPen)
    strong = scheme_of(palette) == "contrast"
    for step in range(EDGE if not strong else 0):
        painter.setBrush(QColor(0, 0, 0, 12))
        painter.drawRoundedRect(box.adjusted(-step, 2 - step, step, min(step + 2, EDGE)), CORNER + step, CORNER + step)
    fill = QLinearGradient(box.topLeft(), box.bottomLeft())
    for at, colour in ((0.0, blend(base, QColor("#ffffff"), 0.1)), (1.0, blend(base, QColor(BRASS), TINT))):
        fill.setColorAt(at, base if strong else colour)
    edge = QLinearGradient(box.topLeft(), box.bottomRight())
    for at, name in ((0.0, BRASS), (0.45, DARK_BRASS), (0.6, BRASS), (1.0, DARK_BRASS)):
        edge.setColorAt(at, QColor(name))
    pen = QPen(palette.color(QPalette.ColorRole.Mid), 2.0) if strong else QPen(edge, 2.0)
    painter.setBrush(fill)
    painter.setPen(pen)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), CORNER, CORNER)


# ---- where it lies


class PlaquePlace(QObject):
    """Lays the plaque on the place that the table has for it, or over the lower edge; aside of what can be used.

    Its right end stays where it is from question to question, so that what goes on is always at the same spot. The
    plaque is a child of a widget around the table, as assistive technology reads a table as a list of its pieces.
    """

    def __init__(self, plaque: Plaque, view: TableView) -> None:
        super().__init__(plaque)
        self._plaque = plaque
        self._view = view
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.lay)
        self._stops: frozenset[ItemId] = frozenset()
        """What could be used when it was laid last."""
        self._risen: ItemId = ""
        """What had risen because it is pointed at, or was taken."""
        self._home: tuple[QRect | None, QSize] = (None, QSize())
        self._right: int | None = None
        """The right end at that home; None where it has not lain there yet."""
        view.camera.prompted = True
        view.table.overlays.hidden = self._hides
        view.installEventFilter(self)
        plaque.reworded.connect(self.lay)
        view.moved.connect(self._later.start)
        view.table.stirred.connect(self._follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.lay()
        return False

    def _follow(self) -> None:
        """Lay it anew where other things can be used than before, or another thing has risen."""
        table = self._view.table
        if table.affordances.pointer.stops() != self._stops or self._raised() != self._risen:
            self._later.start()

    def _raised(self) -> ItemId:
        """What has risen, or was taken by a click; what is dragged goes over the plaque anyway."""
        table = self._view.table
        return table.spread.risen or ("" if table.hand.dragging else table.affordances.pointer.held)

    def lay(self) -> None:
        self._stops, self._risen = self._view.table.affordances.pointer.stops(), self._raised()
        room = self._view.rect()
        around = self._plaque.parentWidget() or self._view
        corner = self._view.mapTo(around, QPoint())
        now = self._plaque.geometry().translated(-corner)
        laid_before = self._home == (self._own(), room.size())
        pointed = laid_before and self._plaque.underMouse() and not self._view.table.hand.dragging
        size = self._size(max(1, room.width() - 2 * AIR))
        squeezed = pointed and now.right() > ENOUGH * room.width() and size.width() > now.right() + 1 - AIR
        if squeezed:
            size = self._plaque.fit_into(now.right() + 1 - AIR)  # So that its right end can stay.
        homes = list(self._homes(size, room))
        home = homes[0]
        if pointed:
            stays = QRect(now.bottomRight() - QPoint(size.width() - 1, size.height() - 1), size)
            homes[:0] = [stays] if room.contains(stays) and self._keeps_to_place(stays) else []
        used = self._places(self._stops)
        best = homes[0]
        if not squeezed and any(best.intersects(core(each)) for each in used):
            lying = [*self._places(self._view.table.spread.pieces), *furniture(self._view)]
            best = min(homes, key=lambda box: MATTERS * covered(box, used) + covered(box, lying))
        if best is home:
            self._right = home.right() + 1
        self._plaque.setGeometry(self._clear_of_risen(best).translated(corner))
        self._plaque.raise_()

    def _hides(self, box: Rect) -> bool:
        """Whether the plaque lies over a place of the table."""
        corner = self._view.mapTo(self._plaque.parentWidget() or self._view, QPoint())
        place = self._plaque.geometry().adjusted(EDGE, EDGE, -EDGE, -EDGE).translated(-corner)
        return self._plaque.isVisible() and place.intersects(self._view.shown(box))

    def _own(self) -> QRect | None:
        """The place that the table has for it."""
        desc = self._view.table.desc
        return None if desc is None or desc.plaque is None else self._view.still(desc.plaque)

    def _fits(self, own: QRect, size: QSize) -> bool:
        """Whether its place is wide enough for it."""
        return size.width() <= own.width() + 2 * EDGE

    def _keeps_to_place(self, box: QRect) -> bool:
        """Whether a box reaches over neither end of its place, where that is wide enough for it and other things lie
        beside the board.
        """
        own = self._own()
        if own is None or not self._view.camera.parted or not self._fits(own, box.size()):
            return True
        return own.left() - EDGE <= box.left() and box.right() <= own.right() + EDGE

    def _size(self, most: int) -> QSize:
        """The size of the plaque, narrower where that keeps its place or right end and is hardly any higher."""
        size, own = self._plaque.fit_into(most), self._own()
        kept = [] if self._right is None else [self._right - AIR]
        kept += [] if own is None else [own.width() + 2 * EDGE]
        for limit in sorted(kept):
            if size.width() <= limit:
                break
            narrow = self._plaque.fit_into(limit)
            if narrow.width() <= limit and narrow.height() <= size.height() + HIGHER:
                return narrow
        return self._plaque.fit_into(most)

    def _clear_of_risen(self, box: QRect) -> QRect:
        """A place further up where what has risen would be under it."""
        place = self._view.table.spread.place(self._risen) if self._risen else None
        risen = QRect() if place is None else self._view.still(place)
        if not box.intersects(risen) or risen.top() < box.height() + AIR:
            return box
        return QRect(QPoint(box.left(), risen.top() - box.height() - AIR), box.size())

    def _homes(self, size: QSize, room: QRect) -> Iterator[QRect]:
        """The places for it, the best first."""
        own = self._own()
        if self._home != (own, room.size()):
            self._home, self._right = (own, room.size()), None
        right = room.right() - AIR - size.width()
        low, high = room.height() - size.height(), 0  # Its shadow is air enough.
        middle = room.center().x() if own is None else own.center().x()
        left = middle - size.width() // 2
        if self._right is not None and abs(self._right - size.width() - left) <= STRAY * room.width():
            left = self._right - size.width()
        if own is not None and self._fits(own, size):
            left = min(max(left, own.left() - EDGE), own.right() + EDGE + 1 - size.width())
        left = min(max(left, AIR), right)
        top = low if own is None else min(max(own.bottom() - size.height() + EDGE, high), low)
        for x, y in ((left, top), (left, low), (AIR, low), (right, low), (left, high), (AIR, high), (right, high)):
            yield QRect(QPoint(x, y), size)

    def _places(self, items: Iterable[ItemId]) -> list[QRect]:
        """The places in the window of these items."""
        boxes = (self._view.table.spread.whole(item) for item in items)
        return [in_sight(self._view, box) for box in boxes if box is not None]


def in_sight(view: TableView, box: Rect) -> QRect:
    """The place in the window of a rectangle of the table, as far as it is not beyond the frame of a board that is
    zoomed by itself.
    """
    place, camera = view.shown(box), view.camera
    beside = camera.is_beside((box[0] + box[2] / 2, box[1] + box[3] / 2))
    return place if beside or not camera.parted else place & camera.frame.toRect()


def furniture(view: TableView) -> Iterator[QRect]:
    """The places of the name plates, and of the small map."""
    yield from (view.shown(plate.place) for plate in view.table.plates.plates.values())
    if view.map.isVisible():
        yield view.map.geometry()


def core(box: QRect) -> QRect:
    """A place without its rim, over which the plaque may reach."""
    aside, above = round(RIM * box.width()), round(RIM * box.height())
    return box.adjusted(aside, above, -aside, -above)


def covered(box: QRect, places: Iterable[QRect]) -> int:
    """The area of these places that a box covers."""
    both = (box & each for each in places)
    return sum(each.width() * each.height() for each in both if not each.isEmpty())
