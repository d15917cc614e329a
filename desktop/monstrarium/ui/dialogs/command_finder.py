"""The search for commands: type a few letters, Enter carries the command out."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QDialog,
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
from ..kit.fields import TextField
from ..kit.scrolling import ThinBar
from ..kit.text import STEP, FocusRing, Role, fill

ACTION = Qt.ItemDataRole.UserRole
SOUGHT = Qt.ItemDataRole.UserRole + 1
"""The role of the words by which a command is found."""
NAME, MENU, KEYS = (Qt.ItemDataRole.UserRole + role for role in (2, 3, 4))
"""The roles of what is drawn of a command."""
ICON = 20
Index = QModelIndex | QPersistentModelIndex
WALKING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class CommandRow(QStyledItemDelegate):
    """Draws a command with its icon, the menu that it stands in, and its keys at the right."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, max(4 * STEP, super().sizeHint(option, index).height()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        room = option.rect.adjusted(STEP, 0, -STEP, 0)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(option.rect, option.palette.color(Role.Highlight))
        ink = option.palette.color(Role.HighlightedText if chosen else Role.Text)
        soft = ink if chosen else option.palette.color(Role.PlaceholderText)
        mode = QIcon.Mode.Selected if chosen else QIcon.Mode.Normal
        option.icon.paint(painter, QRect(room.left(), room.top(), ICON, room.height()), mode=mode)
        room.setLeft(room.left() + ICON + STEP)
        painter.setFont(option.font)
        painter.setPen(ink)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, index.data(KEYS))
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignLeft, index.data(NAME))
        painter.setPen(soft)
        room.setLeft(room.left() + option.fontMetrics.horizontalAdvance(index.data(NAME)) + 2 * STEP)
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignLeft, index.data(MENU))


class CommandFinder(QDialog):
    """Lists the commands that can be used now."""

    def __init__(self, actions: Iterable[tuple[str, QAction, str]], parent: QWidget) -> None:
        """The actions, each with the title of its menu and other words to find it by."""
        super().__init__(parent)
        self.setWindowTitle(_("Find Command"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(64 * STEP, 52 * STEP)
        self.search = TextField()
        self.search.setPlaceholderText(_("Search commands"))
        self.search.setAccessibleName(_("Search commands"))
        self.search.textChanged.connect(self._narrow)
        self.search.returnPressed.connect(self._do)
        self.search.installEventFilter(self)
        self.list = QListWidget()
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setVerticalScrollBar(ThinBar())
        self.list.setItemDelegate(CommandRow(self.list))
        self.list.setAccessibleName(_("Commands"))
        self._ring = FocusRing(self.list)
        self.list.itemActivated.connect(self._do)
        for menu, action, words in actions:
            if action.isEnabled():
                self._add(menu, action, words)
        fill(QVBoxLayout(self), self.search, self.list, margins=(2, 2, 2, 2))
        self._narrow("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in WALKING:
            self.list.event(event)
            return True
        return False

    def _add(self, menu: str, action: QAction, others: str) -> None:
        text = action.text().replace("&", "")
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        title = menu.replace("&", "")
        words = _("{menu}: {command}", menu=title, command=text)
        item = QListWidgetItem(action.icon(), f"{words}   {keys}" if keys else words, self.list)
        item.setData(ACTION, action)
        for role, shown in ((NAME, text), (MENU, title), (KEYS, keys)):
            item.setData(role, shown)
        item.setData(SOUGHT, f"{item.text()} {action.statusTip()} {others}".casefold())
        item.setToolTip(action.statusTip())

    def _narrow(self, text: str) -> None:
        """Show the commands that the words fit, and select the first; a fit of the text comes before a fit of other
        words.
        """
        words = text.casefold().split()
        items = [self.list.item(row) for row in range(self.list.count())]
        found = [item for item in items if all(word in item.data(SOUGHT) for word in words)]
        named = [item for item in found if all(word in item.text().casefold() for word in words)]
        for item in items:
            item.setHidden(item not in found)
        self.list.setCurrentItem(next(iter(named or found), None))  # type: ignore[arg-type]

    def _do(self) -> None:
        if self.list.currentRow() >= 0:
            action: QAction = self.list.currentItem().data(ACTION)
            self.accept()
            action.trigger()
