"""A piece seen closely: large, beside the pointer, with all its words, after a moment or while a key is held."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape

import msgspec
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QCursor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel

from ....language.words import _
from ....table.desc import ItemId, Piece
from ....table.presenter import Sheet
from ...art.palette import Theme
from ...art.renderer import Art
from ...kit.announcements import announce
from ...kit.text import STEP, Role, fill
from ...match.controller import MatchController
from ...view.table_view import TableView
from ..inspector import portrait, sheet_html, size_alone
from .note_card import NoteCard
from .plaque import EDGE, draw_plaque

LEAST = 300
"""The least pixels across a piece that is seen closely."""
WORDS = 30 * STEP
"""The width of its words."""
GAP = 2 * STEP
"""Pixels between it and what it shows."""
SHARE = 0.92
"""The largest share of the table's height that it takes."""


ENDS = (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.FocusOut, QEvent.Type.Hide)
"""What ends a closer look."""


class CloseUp(QFrame):
    """The picture and the words. The mouse reaches through it."""

    def __init__(self, art: Art, theme: Theme, table: TableView, more: Callable[[], str] = str) -> None:
        """`more` says how to see the entry of a piece that has one among the cards and pieces."""
        around = table.parentWidget() or table  # Over the plaque, which is a child of what is around the table.
        super().__init__(around)
        self._around_table = around
        self._art = art
        self._table = table
        self._more = more
        self.theme = theme
        self.picture = QLabel()
        self.words = QLabel()
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._layout = fill(
            QBoxLayout(QBoxLayout.Direction.LeftToRight, self),
            self.picture,
            self.words,
            margins=(2, 2, 2, 2),
            spacing=2,
        )
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(_("A piece seen closely"))
        self.hide()

    def show_piece(self, sheet: Sheet | None, piece: Piece, shy: list[QRect]) -> None:
        """Show a piece beside its place and the pointer, and off the places in `shy` and a card that explains something
        where that is possible.
        """
        self.words.setText("" if sheet is None else self._told(sheet))
        self.words.setVisible(sheet is not None)
        room, around = self._table.rect(), self._around(piece)
        corner = self._table.mapTo(self._around_table, QPoint())
        cards = self._around_table.findChildren(NoteCard)
        shy = [*shy, *(card.geometry().translated(-corner) for card in cards if card.isVisible())]
        ways = [
            (sum(_area(box & each) for each in (around, *shy)), order, wide, box)
            for wide in (True, False)
            for order, box in enumerate(self._places(self._arrange(piece, wide, room), around, room))
        ]
        across, high = size_alone(piece)
        words = self.words.heightForWidth(LEAST) if sheet is not None else 0
        narrow = LEAST * high / min(across, high) + words + 3 * GAP <= SHARE * room.height()
        _covered, order, wide, box = min(ways, key=lambda way: (way[0], way[2] is narrow, way[1]))
        size = self._arrange(piece, wide, room)
        if sheet is not None and sheet.terms and self._layout.heightForWidth(size.width()) > room.height():
            box = list(self._places(self._explain_less(sheet, piece, wide, room), around, room))[order]
        self.setGeometry(box.translated(corner))
        self.show()
        self.raise_()

    def _explain_less(self, sheet: Sheet, piece: Piece, wide: bool, room: QRect) -> QSize:
        """Tell the meaning of fewer words, so that what is printed can be read; the size that this takes."""
        for count in range(len(sheet.terms) - 1, -1, -1):
            self.words.setText(self._told(msgspec.structs.replace(sheet, terms=sheet.terms[:count])))
            size = self._arrange(piece, wide, room)
            if self._layout.heightForWidth(size.width()) <= room.height():
                break
        return size

    def _told(self, sheet: Sheet) -> str:
        words = sheet_html(msgspec.structs.replace(sheet, rules="", entry=""), QSize())
        more = self._more() if sheet.entry else ""
        soft = self.palette().color(Role.PlaceholderText).name()
        return f"{words}<p style='color:{soft}'>{escape(more)}</p>" if more else words

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_plaque(painter, QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE), self.palette())

    def _around(self, piece: Piece) -> QRect:
        """The place of the piece in the window, with the pointer where that is on it."""
        spread = self._table.table.spread
        box, seen = spread.place(piece.id), self._table.still if piece.id == spread.risen else self._table.shown
        place = QRect() if box is None else seen(box)
        pointer = self._table.mapFromGlobal(QCursor.pos())
        near = QRect(pointer - QPoint(GAP, GAP), QSize(2 * GAP, 2 * GAP))
        if place.width() > self._table.width() // 2 or place.height() > self._table.height() // 2:
            return near  # So large a thing cannot be kept clear of.
        return place.united(near) if place.contains(pointer) else place

    def _arrange(self, piece: Piece, wide: bool, room: QRect) -> QSize:
        """Lay picture and words side by side or one below the other; the size that this takes."""
        across, high = size_alone(piece)
        margins = self._layout.contentsMargins()
        free = room.height() * SHARE - margins.top() - margins.bottom()
        words = self.words.heightForWidth(WORDS if wide else LEAST) if self.words.text() else 0
        most = free if wide else max(free - words - GAP, LEAST)
        scale = min(LEAST / min(across, high), most / high, 2.0 * LEAST / across)
        picture = QSize(round(across * scale), round(high * scale))
        self.picture.setFixedSize(picture)
        self.picture.setPixmap(portrait(piece, picture, self.devicePixelRatioF(), self._art, self.theme))
        self.words.setFixedWidth(WORDS if wide else max(LEAST, picture.width()))
        directions = QBoxLayout.Direction
        self._layout.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self._layout.invalidate()
        size = self._layout.sizeHint().boundedTo(room.size())
        return QSize(size.width(), min(room.height(), max(size.height(), self._layout.heightForWidth(size.width()))))

    def _places(self, size: QSize, around: QRect, room: QRect) -> Iterator[QRect]:
        """Right of the piece, left of it, above it, below it; within the window."""
        middle = around.center() - QPoint(size.width() // 2, size.height() // 2)
        for x, y in (
            (around.right() + GAP, middle.y()),
            (around.left() - GAP - size.width(), middle.y()),
            (middle.x(), around.top() - GAP - size.height()),
            (middle.x(), around.bottom() + GAP),
        ):
            left = min(max(x, 0), room.width() - size.width())
            yield QRect(QPoint(left, min(max(y, 0), room.height() - size.height())), size)


class CloseUpFollower(QObject):
    """Shows closely what mouse or keys point at: after a moment, or at once by a key, for as long as it is held."""

    def __init__(self, controller: MatchController, close_up: CloseUp, table: TableView, delay: int) -> None:
        """`delay` is in milliseconds; 0: only by the key."""
        super().__init__(close_up)
        self._controller = controller
        self._close_up = close_up
        self._table = table
        self._pointed: ItemId = ""
        self._held = False
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.timeout.connect(self._show)
        self.set_delay(delay)
        scene = table.table
        scene.hovered.connect(self.point)
        scene.walked.connect(self.walk)
        scene.stirred.connect(self._check)
        table.moved.connect(self.hide)
        controller.filmed.connect(self.hide)
        table.viewport().installEventFilter(self)
        table.installEventFilter(self)

    @property
    def widget(self) -> CloseUp:
        return self._close_up

    @property
    def waits(self) -> bool:
        """Whether something is about to be shown."""
        return self._moment.isActive()

    def set_theme(self, theme: Theme) -> None:
        self._close_up.theme = theme
        self.hide()

    def set_delay(self, delay: int) -> None:
        self._delay = delay
        self._table.closely = bool(delay)
        self._moment.setInterval(delay)

    def point(self, item: ItemId) -> None:
        """The mouse is over an item, or over none."""
        if item == self._pointed:
            return
        self._pointed = item
        if self._held:
            self._show()
            return
        self.hide()
        if item and self._delay and not self._table.table.hand.dragging and not self._is_read(item):
            self._moment.start()

    def walk(self, item: ItemId) -> None:
        """The keys have come to an item; nothing is shown until a key asks for it."""
        self._moment.stop()
        self._pointed = item
        if self._held:
            self._show()
        else:
            self._close_up.hide()

    def hold(self) -> None:
        """Show at once what is pointed at, or has the ring of the keyboard, until the key is let go."""
        self._pointed = self._table.table.keys.at or self._pointed
        self._held = True
        self._show()
        if not self._close_up.isHidden():
            announce(self._table, self._close_up.accessibleDescription())

    def hide(self) -> bool:
        """Show nothing; False where nothing was shown."""
        self._moment.stop()
        shown = not self._close_up.isHidden()
        self._held = False
        self._close_up.hide()
        return shown

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        let_go = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyRelease and not event.isAutoRepeat()
        if (let_go and self._held) or event.type() in ENDS:
            self.hide()
        return False

    def _is_read(self, item: ItemId) -> bool:
        """Whether an item has all its words on it already, as it has risen."""
        piece = self._table.table.spread.geometry.piece(item)
        return piece is not None and piece.rises is not None and piece.rises.read

    def _check(self) -> None:
        if self._table.table.hand.dragging:
            self.hide()

    def _show(self) -> None:
        scene = self._table.table
        item = scene.spread.pieces.get(self._pointed)
        if item is None or self._controller.covered or scene.hand.dragging:
            return
        sheet = self._controller.moment.sheet(self._pointed)
        if sheet is None and (not item.piece.up or item.piece.sheet):
            return  # Of a transparent piece that has no words there is nothing to see.
        self._close_up.setAccessibleDescription(_told(sheet) or item.piece.tip)
        pointer = scene.affordances.pointer
        goals = pointer.targets() if pointer.held else ()
        boxes = (scene.spread.whole(goal) for goal in goals)
        self._close_up.show_piece(sheet, item.piece, [self._table.shown(box) for box in boxes if box is not None])


def _told(sheet: Sheet | None) -> str:
    """A sheet in sentences, for a screen reader."""
    if sheet is None:
        return ""
    pairs = (_("{name}: {value}", name=name, value=value) for name, value in (*sheet.facts, *sheet.terms))
    return ". ".join(part.rstrip(".") for part in (sheet.title, *sheet.text.split("\n"), *pairs) if part)


def _area(box: QRect) -> int:
    return max(0, box.width()) * max(0, box.height())
