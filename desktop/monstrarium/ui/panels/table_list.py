"""The table as a list of zones, their pieces, and what can be done with each."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QShowEvent
from PySide6.QtWidgets import QFrame, QTreeWidget, QTreeWidgetItem

from ...language.words import _
from ...table.desc import Affordance, ItemId, TableDesc
from ..kit.scrolling import ThinBar
from ..kit.text import FocusRing, plain_tip
from ..view.outline import outline

ITEM = Qt.ItemDataRole.UserRole
MOVE = Qt.ItemDataRole.UserRole + 1


class TableList(QTreeWidget):
    played = Signal(object)
    pointed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._desc: TableDesc | None = None
        self._coming: TableDesc | None = None
        """The table to be shown once the list is seen."""
        self._open: set[ItemId] = set()
        self._at: ItemId = ""
        """Where the cursor was when the rows were taken away."""
        self.setHeaderHidden(True)
        self.setVerticalScrollBar(ThinBar())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(_("Table as list"))
        self.setUniformRowHeights(True)
        self.setExpandsOnDoubleClick(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._ring = FocusRing(self)
        self.itemActivated.connect(self._activate)
        self.currentItemChanged.connect(self._point)

    def show_table(self, desc: TableDesc) -> None:
        """Show a table; what was open stays open, and the cursor where it was. A list that is not seen has no rows."""
        self._coming = desc
        if self.isVisible():
            self._fill(desc)
        elif self._desc is not None:
            self._at = self._cursor()
            self._note_open()
            self._desc = None
            self.clear()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._coming is not None:
            self._fill(self._coming)

    def _fill(self, desc: TableDesc) -> None:
        if desc == self._desc:
            return
        if self._desc is not None:
            self._at = self._cursor()
            self._note_open()
        self._desc = desc
        self.blockSignals(True)
        self.clear()
        nodes: dict[ItemId, QTreeWidgetItem] = {}
        for entry in outline(desc, {move.source for move in desc.affordances}):
            if entry.name:
                node = self._node(nodes.get(entry.within, self.invisibleRootItem()), entry.name, entry.item)
                nodes.update(dict.fromkeys(entry.items, node))
        for move in desc.affordances:
            if move.source in nodes:
                self._move(move, nodes[move.source])
        self._restore(nodes, self._at)
        self.blockSignals(False)

    def _node(self, parent: QTreeWidgetItem, text: str, item: ItemId) -> QTreeWidgetItem:
        node = QTreeWidgetItem(parent, [text])
        node.setData(0, ITEM, item)
        node.setToolTip(0, plain_tip(text))
        return node

    def _move(self, move: Affordance, parent: QTreeWidgetItem) -> None:
        text = _("{move}: {note}", move=move.label, note=move.note) if move.note else move.label
        node = QTreeWidgetItem(parent, [text])
        node.setData(0, MOVE, move)
        node.setToolTip(0, plain_tip(text))
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        node.setFont(0, font)

    def _activate(self, node: QTreeWidgetItem) -> None:
        moves = [move for move in (_move_of(node), *map(_move_of, _children(node))) if move is not None]
        if len(moves) == 1:
            self.played.emit(moves[0])
        else:
            node.setExpanded(not node.isExpanded())

    def _point(self, node: QTreeWidgetItem | None) -> None:
        if node is not None and self.hasFocus():
            self.pointed.emit(_item_of(node))

    def _note_open(self) -> None:
        self._open = {_item_of(node) for node in _all(self.invisibleRootItem()) if node.isExpanded()}

    def _cursor(self) -> ItemId:
        node = self.currentItem()
        return "" if node is None else _item_of(node)

    def _restore(self, nodes: dict[ItemId, QTreeWidgetItem], at: ItemId) -> None:
        first = not self._open
        for item, node in nodes.items():
            node.setExpanded(item in self._open or first or node.parent() is not None)
        if at in nodes:
            self.setCurrentItem(nodes[at])


def _children(node: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    return [child for at in range(node.childCount()) if (child := node.child(at)) is not None]


def _all(node: QTreeWidgetItem) -> Iterable[QTreeWidgetItem]:
    for child in _children(node):
        yield child
        yield from _all(child)


def _move_of(node: QTreeWidgetItem) -> Affordance | None:
    return node.data(0, MOVE)


def _item_of(node: QTreeWidgetItem) -> ItemId:
    """The item of a row, of a move the one it is done with."""
    move = _move_of(node)
    return move.source if move is not None else node.data(0, ITEM)
