"""The list of moves in words; Enter or a double click plays one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ...language.words import _
from ...table.desc import Affordance
from ..kit.fields import TextField
from ..kit.scrolling import ThinBar
from ..kit.text import STEP, FocusRing, fill, plain_tip

Index = QModelIndex | QPersistentModelIndex
NOTE = Qt.ItemDataRole.UserRole
MANY = 10
"""So many moves get a field to search them."""


class MovesPanel(QWidget):
    played = Signal(object)
    pointed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._moves: tuple[Affordance, ...] = ()
        self.search = TextField()
        self.search.setPlaceholderText(_("Search moves"))
        self.search.setClearButtonEnabled(True)
        self.search.setAccessibleName(_("Search moves"))
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self._play_first)
        self.list = QListWidget()
        self.list.setAccessibleName(_("Legal moves"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setVerticalScrollBar(ThinBar())
        self.list.setItemDelegate(_Rows(self.list))
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._ring = FocusRing(self.list)
        self.list.itemActivated.connect(self._play)
        self.list.currentItemChanged.connect(self._point)
        fill(QVBoxLayout(self), self.search, self.list, margins=(0, 0, 0, 0), spacing=0)
        self.setFocusProxy(self.list)

    def show_moves(self, moves: Sequence[Affordance], idle: str) -> None:
        """Show the moves, or a sentence on why there are none."""
        row = self.list.currentRow()
        if tuple(moves) != self._moves or not moves:
            self._moves = tuple(moves)
            self._fill(idle)
        self.search.setVisible(len(moves) >= MANY)
        if moves and self.list.hasFocus():
            self.list.setCurrentRow(min(max(0, row), len(moves) - 1))

    def _fill(self, idle: str) -> None:
        self.search.clear()
        self.list.blockSignals(True)
        self.list.clear()
        for move in self._moves:
            item = QListWidgetItem(move.label, self.list)
            item.setData(NOTE, move.note)
            spoken = _("{move}: {note}", move=move.label, note=move.note) if move.note else move.label
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
            item.setToolTip(plain_tip(spoken))
        if not self._moves and idle:
            item = QListWidgetItem(idle, self.list)
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.list.blockSignals(False)

    def _filter(self, text: str) -> None:
        words = text.casefold().split()
        for row in range(len(self._moves)):
            label = self._moves[row].label.casefold()
            self.list.item(row).setHidden(not all(word in label for word in words))

    def _play(self, item: QListWidgetItem) -> None:
        row = self.list.row(item)
        if row < len(self._moves):
            self.played.emit(self._moves[row])

    def _play_first(self) -> None:
        shown = [row for row in range(len(self._moves)) if not self.list.item(row).isHidden()]
        if len(shown) == 1:
            self._play(self.list.item(shown[0]))
        elif shown:
            self.list.setFocus()
            self.list.setCurrentRow(shown[0])

    def _point(self, item: QListWidgetItem | None) -> None:
        row = -1 if item is None else self.list.row(item)
        if 0 <= row < len(self._moves) and self.list.hasFocus():
            self.pointed.emit(self._moves[row])


class _Rows(QStyledItemDelegate):
    """Rows of a move, in two lines where one is too short for it, and of its note below."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        widget: QListWidget = option.widget  # type: ignore[attr-defined, assignment]
        metrics: QFontMetrics = option.fontMetrics  # type: ignore[attr-defined]
        wide = widget.viewport().width()
        lines = (2 if index.data(NOTE) else 1) + (metrics.horizontalAdvance(index.data()) > wide - 4 * STEP)
        return QSize(wide, max(5 * STEP, lines * metrics.height() + 2 * STEP))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        label, note = option.text, index.data(NOTE) or ""  # type: ignore[attr-defined]
        option.text = ""  # type: ignore[attr-defined]
        widget: QWidget = option.widget  # type: ignore[attr-defined]
        widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        rect: QRect = option.rect.adjusted(2 * STEP, STEP, -2 * STEP, -STEP)  # type: ignore[attr-defined]
        palette: QPalette = option.palette  # type: ignore[attr-defined]
        state = option.state  # type: ignore[attr-defined]
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        enabled = bool(state & QStyle.StateFlag.State_Enabled)
        group = QPalette.ColorGroup.Active if enabled else QPalette.ColorGroup.Disabled
        ink = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        metrics = option.fontMetrics  # type: ignore[attr-defined]
        painter.setPen(palette.color(group, ink))
        lines = in_two_lines(label, metrics, rect.width())
        align = Qt.AlignmentFlag.AlignLeft | (Qt.AlignmentFlag.AlignTop if note else Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(rect, align, lines)
        if note:
            quiet = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.PlaceholderText
            painter.setPen(palette.color(group, quiet))
            low = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
            painter.drawText(rect, low, metrics.elidedText(note, Qt.TextElideMode.ElideRight, rect.width()))


def in_two_lines(words: str, metrics: QFontMetrics, wide: int) -> str:
    """Words with a break where a line of a width is full; what does not fit into the second line is cut off."""
    elided = Qt.TextElideMode.ElideRight
    if metrics.horizontalAdvance(words) <= wide:
        return words
    first, rest = "", words
    while rest:
        word, _blank, after = rest.partition(" ")
        longer = f"{first} {word}".lstrip()
        if metrics.horizontalAdvance(longer) > wide:
            break
        first, rest = longer, after
    return "\n".join(metrics.elidedText(line, elided, wide) for line in (first, rest) if line)
