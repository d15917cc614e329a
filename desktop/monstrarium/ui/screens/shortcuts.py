"""The sheet of keyboard shortcuts: by menu, to be searched and printed."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence
from itertools import groupby

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen, QTextDocument
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from ...engine.plain import Value
from ...engine.words import _
from .. import lazy
from .parts import HEADING, RADIUS, SMALL, STEP, Button, Field, Prose, Role, Scroll, Strip, Text

COLUMNS = 2
MEDIA = range(Qt.Key.Key_Back.value, Qt.Key.Key_AltGr.value)
"""Keys such as Undo and Zoom In, which hardly any keyboard has."""
NATIVE = QKeySequence.SequenceFormat.NativeText


class Shortcut(Value, frozen=True, gc=False):
    """One command and the keys that mean it."""

    group: str
    text: str
    keys: tuple[str, ...]


def shortcuts_of(actions: Iterable[tuple[str, QAction]]) -> list[Shortcut]:
    """Those of the actions, each with the title of its menu, that have keys."""
    return [
        Shortcut(group.replace("&", ""), action.text().replace("&", "").rstrip("…"), keys)
        for group, action in actions
        if (keys := tuple(each.toString(NATIVE) for each in action.shortcuts() if _is_common(each)))
    ]


def table_keys() -> list[Shortcut]:
    """What the keyboard does on the table itself, where no menu says it."""
    group = _("At the table")
    return [
        Shortcut(group, _("Walk what may be taken, or where it may go"), ("←", "→", "↑", "↓")),
        Shortcut(group, _("Next or previous place"), (_keys("Tab"), _keys("Shift+Tab"))),
        Shortcut(group, _("Take, place or do"), (_keys("Return"),)),
        Shortcut(group, _("Let go"), (_keys("Esc"),)),
    ]


def printed(shortcuts: Sequence[Shortcut]) -> QTextDocument:
    """The sheet as a page for a printer: black on white whatever the window looks like."""
    rows = [f"<h1>{html.escape(_('Keyboard shortcuts'))}</h1>"]
    for group, members in _grouped(shortcuts):
        rows.append(f"<h3>{html.escape(group)}</h3><table width='100%' cellspacing='0' cellpadding='3'>")
        rows += [
            f"<tr><td>{html.escape(each.text)}</td><td align='right'>{html.escape('   '.join(each.keys))}</td></tr>"
            for each in members
        ]
        rows.append("</table>")
    document = QTextDocument()
    document.setDefaultStyleSheet("h1, h3, td { color: black; }")
    document.setHtml("".join(rows))
    return document


class ShortcutSheet(QDialog):
    """All shortcuts; what is typed narrows them down."""

    def __init__(self, shortcuts: Sequence[Shortcut], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shortcuts = list(shortcuts)
        self.setWindowTitle(_("Keyboard Shortcuts"))
        self.resize(120 * STEP, 84 * STEP)
        self.search = Field()
        self.search.setPlaceholderText(_("Search commands and keys"))
        self.search.setAccessibleName(_("Search commands and keys"))
        self.search.setMaximumWidth(48 * STEP)
        self.search.textChanged.connect(self._narrow)
        self.groups = [Group(title, list(members)) for title, members in _grouped(shortcuts)]
        self._nothing = Prose(_("No command and no key is called so."), soft=True)
        self._nothing.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._head())
        layout.addWidget(Scroll(self._page()), 1)
        layout.addWidget(self._foot())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc ends the search, and then closes the sheet."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)

    # ---- how

    def _narrow(self, words: str) -> None:
        for group in self.groups:
            group.narrow(words.casefold().strip())
        self._nothing.setVisible(all(group.isHidden() for group in self.groups))

    def _head(self) -> QWidget:
        head = QWidget()
        layout = QHBoxLayout(head)
        layout.setContentsMargins(4 * STEP, 3 * STEP, 4 * STEP, STEP)
        layout.addWidget(self.search)
        layout.addStretch()
        return head

    def _page(self) -> QWidget:
        """The groups in columns of about the same length."""
        page = QWidget()
        layout = QHBoxLayout(page)
        layout.setContentsMargins(4 * STEP, 2 * STEP, 4 * STEP, 4 * STEP)
        layout.setSpacing(6 * STEP)
        columns = [QVBoxLayout() for _column in range(COLUMNS)]
        lengths = [0] * COLUMNS
        for column in columns:
            column.setSpacing(3 * STEP)
            layout.addLayout(column, 1)
        columns[0].addWidget(self._nothing)
        for group in self.groups:
            shortest = lengths.index(min(lengths))
            columns[shortest].addWidget(group)
            lengths[shortest] += group.length
        for column in columns:
            column.addStretch()
        return page

    def _foot(self) -> QWidget:
        paper = Button(_("Print…"))
        paper.setAutoDefault(False)
        paper.clicked.connect(self._print)
        close = Button(_("Close"), "primary")
        close.setAutoDefault(False)
        close.clicked.connect(self.accept)
        foot = Strip(Qt.Edge.TopEdge)
        layout = QHBoxLayout(foot)
        layout.setContentsMargins(4 * STEP, 2 * STEP, 4 * STEP, 2 * STEP)
        layout.addWidget(paper)
        layout.addStretch()
        layout.addWidget(close)
        return foot

    def _print(self) -> None:
        support = lazy.printing()
        printer = support.QPrinter(support.QPrinter.PrinterMode.HighResolution)
        dialog = support.QPrintDialog(printer, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            printed(self._shortcuts).print_(printer)


class Group(QWidget):
    """The shortcuts of one menu."""

    def __init__(self, title: str, shortcuts: Sequence[Shortcut]) -> None:
        super().__init__()
        self.length = len(shortcuts) + 2
        self._rows = [(shortcut, Row(shortcut)) for shortcut in shortcuts]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addWidget(Text(title, HEADING, bold=True))
        for _shortcut, row in self._rows:
            column.addWidget(row)

    def narrow(self, words: str) -> None:
        """Show only the rows with these words in the command or the keys."""
        left = 0
        for shortcut, row in self._rows:
            fits = words in f"{shortcut.text} {' '.join(shortcut.keys)}".casefold()
            row.setVisible(fits)
            left += fits
        self.setVisible(left > 0)


class Row(QWidget):
    """One command, and its keys each as a cap."""

    def __init__(self, shortcut: Shortcut) -> None:
        super().__init__()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(STEP // 2)
        layout.addWidget(Prose(shortcut.text), 1)
        for key in shortcut.keys:
            layout.addWidget(Cap(key), 0, Qt.AlignmentFlag.AlignVCenter)


class Cap(Text):
    """One key, or keys pressed together, as a cap."""

    def __init__(self, key: str) -> None:
        super().__init__(key, SMALL)
        self.setContentsMargins(STEP, 2, STEP, 4)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A low cap with a thicker lower edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -2.5)
        painter.setPen(QPen(self.palette().color(Role.Mid), 1.0))
        painter.setBrush(self.palette().color(Role.Mid))
        painter.drawRoundedRect(rect.translated(0, 2), RADIUS - 3, RADIUS - 3)
        painter.setBrush(self.palette().color(Role.Base))
        painter.drawRoundedRect(rect, RADIUS - 3, RADIUS - 3)
        painter.end()
        super().paintEvent(event)


def _grouped(shortcuts: Sequence[Shortcut]) -> Iterable[tuple[str, Iterable[Shortcut]]]:
    return groupby(shortcuts, key=lambda shortcut: shortcut.group)


def _is_common(keys: QKeySequence) -> bool:
    return keys[0].key() not in MEDIA  # type: ignore[index]


def _keys(name: str) -> str:
    return QKeySequence(name).toString(NATIVE)
