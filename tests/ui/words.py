"""Finds words in a window that no translator was given, and words that are cut off.

Under the pseudo-locale every sentence stands between ⟦ and ⟧, so words outside of them are not translated.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QScrollArea,
    QTabBar,
    QToolButton,
    QWidget,
)

from tests.ui.sitting import Sitting
from tests.ui.widgets import submenu

INNERMOST = re.compile(r"⟦[^⟦⟧]*⟧")
TAG = re.compile(r"<style.*?</style>|<[^>]+>", re.DOTALL)
BREAK = "\u200b"
"""The character at which a long name may go on in the next line."""
WORD = re.compile(r"[^\W\d_]{2,}")
ROWS = 200
"""The number of rows of a list that are read."""


def check_words(window: QWidget, data: Collection[str] = ()) -> None:
    """Check that every word is translated and none is cut off; `data` are names, paths and the like."""
    wrong = [*unspoken(window, data), *cut_off(window)]
    assert not wrong, "\n".join(wrong)


def check_table(sitting: Sitting, data: Collection[str]) -> None:
    """Check the table and its question, then every panel in front of the others."""
    sitting.settle()
    middle = sitting.screen.centralWidget()
    assert middle is not None
    check_words(middle, data)
    if sitting.window.statusBar().isVisible():
        check_words(sitting.window.statusBar(), data)
    for key, dock in sitting.screen.docks:
        if key != "show-charts":
            closed = dock.isHidden()
            dock.show()
            dock.raise_()
            sitting.settle()
            check_words(dock, data)
            dock.setHidden(closed)


def unspoken(window: QWidget, data: Collection[str] = ()) -> list[str]:
    """All visible or audible words of the window that are not translated, each as "where: what"."""
    found = []
    for widget in _visible(window):
        for where, text in _texts(widget):
            if WORD.search(_outside(text, data)):
                found.append(f"{_name(widget)} {where}: {text}")
    return found


def cut_off(window: QWidget) -> list[str]:
    """All widgets of the window that have too little room for their words, each as "where: what"."""
    found = []
    for widget in _visible(window):
        if isinstance(widget, QTabBar):
            found += [f"{_name(widget)}: {text}" for text in _cut_tabs(widget)]
        elif _lacks_room(widget):
            found.append(f"{_name(widget)} {widget.width()}x{widget.height()}: {_said_by(widget)}")
        if not _lies_inside(widget):
            found.append(f"{_name(widget)} reaches out of {_name(widget.parentWidget())}: {_said_by(widget)}")
    return found


def _visible(window: QWidget) -> Iterator[QWidget]:
    yield window
    for widget in window.findChildren(QWidget):
        if widget.isVisibleTo(window) and not widget.objectName().startswith("qt_"):
            yield widget


def _name(widget: QWidget | None) -> str:
    return "nothing" if widget is None else f"{type(widget).__name__} {widget.objectName()}".strip()


def _said_by(widget: QWidget) -> str:
    return next((text for _where, text in _texts(widget) if text), "")


def _outside(text: str, data: Collection[str]) -> str:
    """The part of a text that is neither translated nor data."""
    rest = TAG.sub(" ", text).replace(BREAK, "")
    while INNERMOST.search(rest):
        rest = INNERMOST.sub(" ", rest)
    for known in sorted(data, key=len, reverse=True):
        rest = rest.replace(known, " ")
    return rest


def _texts(widget: QWidget) -> Iterator[tuple[str, str]]:
    for kind, reader in READERS.items():
        if isinstance(widget, kind):
            yield from reader(widget)
    if widget.isWindow() or widget.windowTitle():
        yield "title", widget.windowTitle().replace("[*]", "")
    yield "tool tip", widget.toolTip()
    yield "status tip", widget.statusTip()
    yield "what's this", widget.whatsThis()
    yield "accessible name", widget.accessibleName()
    yield "accessible description", widget.accessibleDescription()
    for action in widget.actions():
        yield from _texts_of_action(action)


def _texts_of_action(action: QAction) -> Iterator[tuple[str, str]]:
    if not action.isSeparator() and not isinstance(action.parent(), QLineEdit):
        yield "action", action.text().replace("&", "")
        yield "action's tool tip", action.toolTip().replace("&", "")
        yield "action's status tip", action.statusTip()
    menu = submenu(action)
    if menu is not None:
        for inner in menu.actions():
            yield from _texts_of_action(inner)


def _of_label(label: QLabel) -> Iterator[tuple[str, str]]:
    yield "text", label.text()


def _of_button(button: QAbstractButton) -> Iterator[tuple[str, str]]:
    yield "text", button.text().replace("&", "")


def _of_line(line: QLineEdit) -> Iterator[tuple[str, str]]:
    yield "placeholder", line.placeholderText()


def _of_combo(combo: QComboBox) -> Iterator[tuple[str, str]]:
    for at in range(combo.count()):
        yield f"item {at}", combo.itemText(at)


def _of_group(group: QGroupBox) -> Iterator[tuple[str, str]]:
    yield "title", group.title()


def _of_tabs(tabs: QTabBar) -> Iterator[tuple[str, str]]:
    for at in range(tabs.count()):
        yield f"tab {at}", tabs.tabText(at)


def _of_view(view: QAbstractItemView) -> Iterator[tuple[str, str]]:
    model = view.model()
    if not isinstance(view, QHeaderView):
        yield from _of_model(model, view.rootIndex())


def _of_header(header: QHeaderView) -> Iterator[tuple[str, str]]:
    model = header.model()
    for section in range(header.count()):
        yield f"section {section}", str(model.headerData(section, header.orientation()) or "")


def _columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    """The number of columns; a list has one and does not show it."""
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)


def _of_model(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[tuple[str, str]]:
    for row in range(min(ROWS, model.rowCount(parent))):
        for column in range(_columns(model, parent)):
            index = model.index(row, column, parent)
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                yield f"row {row}", str(index.data(role) or "")
        yield from _of_model(model, model.index(row, 0, parent))


READERS: dict[type[QWidget], Callable[..., Iterator[tuple[str, str]]]] = {
    QLabel: _of_label,
    QAbstractButton: _of_button,
    QLineEdit: _of_line,
    QComboBox: _of_combo,
    QGroupBox: _of_group,
    QTabBar: _of_tabs,
    QAbstractItemView: _of_view,
    QHeaderView: _of_header,
}


def _lacks_room(widget: QWidget) -> bool:
    if isinstance(widget, QLabel) and widget.text() and widget.pixmap().isNull():
        if widget.wordWrap():
            return widget.heightForWidth(widget.width()) > widget.height() or _longest_word(widget) > widget.width()
        return widget.minimumSizeHint().width() > widget.width() or widget.minimumSizeHint().height() > widget.height()
    if isinstance(widget, QAbstractButton) and widget.text() and not _shows_icon_alone(widget):
        return _needs(widget, widget.text()) > widget.width() or widget.fontMetrics().height() > widget.height()
    if isinstance(widget, QComboBox):
        return _needs(widget, widget.currentText()) > widget.width()
    if isinstance(widget, QGroupBox):
        return widget.minimumSizeHint().width() > widget.width()
    if isinstance(widget, QLineEdit) and not widget.text():
        return widget.fontMetrics().horizontalAdvance(widget.placeholderText()) > widget.width()
    return False


def _shows_icon_alone(button: QAbstractButton) -> bool:
    only = Qt.ToolButtonStyle.ToolButtonIconOnly
    return isinstance(button, QToolButton) and button.toolButtonStyle() is only and not button.icon().isNull()


def _longest_word(label: QLabel) -> int:
    words = TAG.sub(" ", label.text()).replace("·", " ").replace(BREAK, " ").split()
    return max((label.fontMetrics().horizontalAdvance(word) for word in words), default=0)


def _needs(widget: QWidget, text: str) -> int:
    return widget.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text).width()


def _cut_tabs(tabs: QTabBar) -> Iterator[str]:
    for at in range(tabs.count()):
        room = tabs.tabRect(at)
        if _needs(tabs, tabs.tabText(at)) > room.width() or not tabs.rect().contains(room.center()):
            yield tabs.tabText(at)


def _lies_inside(widget: QWidget) -> bool:
    """Whether it lies inside; what scrolls may be higher than its window, never wider."""
    parent = widget.parentWidget()
    if widget.isWindow() or parent is None or not _said_by(widget):
        return True
    rect = QRect(QPoint(), widget.size())
    while parent is not None and not widget.isWindow():
        frame = parent.parentWidget()
        scrolls = isinstance(frame, QScrollArea) and widget is frame.widget()
        if isinstance(frame, QAbstractScrollArea) and not scrolls:
            return True
        rect = QRect(widget.mapToParent(rect.topLeft()), rect.size())
        room = parent.rect()
        if rect.left() < 0 or rect.right() > room.right():
            return False
        if scrolls:
            return True
        if rect.top() < 0 or rect.bottom() > room.bottom():
            return False
        widget, parent = parent, parent.parentWidget()
    return True
