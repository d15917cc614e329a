"""The entries side by side, each with its face and its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ....language.words import _
from ....table.catalogue import Entry
from ...kit.scrolling import ThinBar
from ...kit.text import RADIUS, SMALL, STEP, FocusRing, Role, blend, scaled
from .pictures import Pictures

NARROW, WIDE = 128, 176
"""The least and the largest width of the room for a face, in logical pixels."""
TALL = 11 / 8
"""The height of that room divided by its width."""
MANY = 5
"""Faces are larger where so many fit side by side."""
AIR = STEP
ENTRY = Qt.ItemDataRole.UserRole
UNDER = Qt.ItemDataRole.UserRole + 1
"""The role of the words below a name."""
Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class EntryModel(QAbstractListModel):
    """The entries that are listed, with how many of each a seat does not see where there is a match."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.entries: Sequence[Entry] = ()
        self._unseen: Mapping[str, int] = {}

    def list(self, entries: Sequence[Entry]) -> None:
        self.beginResetModel()
        self.entries = entries
        self.endResetModel()

    def count(self, unseen: Mapping[str, int]) -> None:
        self._unseen = unseen
        if self.entries:
            self.dataChanged.emit(self.index(0), self.index(len(self.entries) - 1))

    def row_of(self, key: str) -> int:
        """The row of an entry; -1 where it is not listed."""
        return next((row for row, entry in enumerate(self.entries) if entry.key == key), -1)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        entry = self.entries[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return entry.name
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return ". ".join(filter(None, (entry.kind, self._under(entry), entry.sheet.text.replace("\n", " "))))
        if role == ENTRY:
            return entry
        return self._under(entry) if role == UNDER else None

    def _under(self, entry: Entry) -> str:
        left = self._unseen.get(entry.key)
        if left is not None and entry.copies == 1:
            return _("out of sight") if left else _("in sight")
        if left is not None:
            return _("{n} of {all} out of sight", n=left, all=entry.copies)
        return _("{n} copies", n=entry.copies) if entry.copies > 1 else ""


class EntryCell(QStyledItemDelegate):
    """Draws a face with its name below."""

    def __init__(self, pictures: Pictures, parent: QObject) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.fit(0)

    def fit(self, room: int) -> None:
        """Fill a width with cells, with room for words of the present size."""
        wide = min(max(NARROW, room // MANY - 2 * STEP), WIDE)
        self._face = QSize(wide, round(wide * TALL))
        columns = max(1, room // (wide + 2 * STEP))
        line = QFontMetrics(scaled(SMALL)).height()
        self.size = QSize(max(wide + 2 * STEP, room // columns), self._face.height() + 2 * line + 3 * AIR + 4)
        """The size of a cell: the face, and two lines of words."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        box, palette = option.rect.adjusted(2, 2, -2, -2), option.palette
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        over = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or over:
            painter.setPen(QPen(palette.color(Role.Highlight), 2.0) if chosen else Qt.PenStyle.NoPen)
            painter.setBrush(blend(palette.color(Role.Base), palette.color(Role.Highlight), 0.16 if chosen else 0.08))
            painter.drawRoundedRect(QRectF(box), RADIUS, RADIUS)
        room = QRect(box.left(), box.top() + AIR, box.width(), self._face.height())
        self._paint_face(painter, option, index.data(ENTRY), room)
        self._print(painter, option, index, box.adjusted(STEP // 2, self._face.height() + 2 * AIR, -STEP // 2, 0))

    def _print(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, box: QRect) -> None:
        """The name in one line over what stands below it, or in two lines where nothing does."""
        small, name, under = scaled(SMALL), index.data(Qt.ItemDataRole.DisplayRole), index.data(UNDER)
        metrics, top = QFontMetrics(small), Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.setFont(small)
        painter.setPen(option.palette.color(Role.Text))
        if not under:
            painter.drawText(box, int(top) | int(Qt.TextFlag.TextWordWrap), name)
            return
        painter.drawText(box, int(top), metrics.elidedText(name, Qt.TextElideMode.ElideRight, box.width()))
        painter.setPen(option.palette.color(Role.PlaceholderText))
        box.setTop(box.top() + metrics.height())
        painter.drawText(box, int(top), metrics.elidedText(under, Qt.TextElideMode.ElideRight, box.width()))

    def _paint_face(self, painter: QPainter, option: QStyleOptionViewItem, entry: Entry, room: QRect) -> None:
        picture = self._pictures.find(entry, self._face, painter.device().devicePixelRatioF())
        if picture is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(blend(option.palette.color(Role.Base), option.palette.color(Role.Text), 0.06))
            bare = QRectF(0, 0, self._face.width(), self._face.height())
            bare.moveCenter(QRectF(room).center())
            painter.drawRoundedRect(bare, RADIUS, RADIUS)
            return
        size = picture.deviceIndependentSize().toSize()
        left = room.left() + (room.width() - size.width()) // 2
        painter.drawPixmap(left, room.top() + (room.height() - size.height()) // 2, picture)


class EntryGrid(QListView):
    """The list. Arrows walk over it, Enter or a double click asks to see an entry large."""

    chosen = Signal(str)
    opened = Signal(str)

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._model = EntryModel(self)
        self.setModel(self._model)
        self._cell = EntryCell(pictures, self)
        self.setItemDelegate(self._cell)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(ThinBar())
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # Else its room is left free twice.
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(_("Cards and pieces"))
        self._ring = FocusRing(self)
        self.verticalScrollBar().valueChanged.connect(lambda _at: pictures.want_nothing())
        self.doubleClicked.connect(lambda index: self.opened.emit(index.data(ENTRY).key))
        self.selectionModel().currentChanged.connect(self._tell)
        pictures.drawn.connect(self._refresh)
        self.fit()

    @property
    def entries(self) -> Sequence[Entry]:
        """What is listed."""
        return self._model.entries

    @property
    def current(self) -> Entry | None:
        index = self.currentIndex()
        return index.data(ENTRY) if index.isValid() else None

    def fit(self) -> None:
        """Fill the width with cells, with room for words of the present size."""
        self._cell.fit(self.viewport().width() - 2)
        self.setGridSize(self._cell.size)
        self.verticalScrollBar().setSingleStep(self._cell.size.height() // 4)

    def list(self, entries: Sequence[Entry]) -> None:
        """List other entries; the one that was chosen stays so where it is among them, else the first one is."""
        before = self.current
        self._pictures.want_nothing()
        self._model.list(entries)
        if entries and not (before is not None and self.choose(before.key)):
            self.choose(entries[0].key)

    def count(self, unseen: Mapping[str, int]) -> None:
        """Show how many of each are out of sight in the match; nothing where there is none."""
        self._model.count(unseen)

    def choose(self, key: str) -> bool:
        """Choose an entry and bring it into sight; False where it is not listed."""
        row = self._model.row_of(key)
        if row < 0:
            return False
        index = self._model.index(row)
        self.setCurrentIndex(index)
        self.scrollTo(index)
        return True

    def step(self, by: int) -> None:
        """Choose the next entry, or the one before."""
        row = self.currentIndex().row() + by
        if 0 <= row < len(self.entries):
            self.choose(self.entries[row].key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        entry = self.current
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and entry is not None:
            self.opened.emit(entry.key)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.step(1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()
            self.scrollTo(self.currentIndex())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.entries:
            self.choose(self.entries[0].key)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.entries:
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(Role.PlaceholderText))
            middle = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.viewport().rect(), int(middle), _("Nothing fits the search and the filters."))

    def _tell(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(index.data(ENTRY).key)

    def _refresh(self, key: str) -> None:
        row = self._model.row_of(key)
        if row >= 0:
            self.update(self._model.index(row))
