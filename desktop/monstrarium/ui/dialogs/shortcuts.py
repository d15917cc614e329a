"""The sheet of shortcuts by menu, with search, change and printing."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QTextDocument
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from ...language.words import _
from ..kit import lazy
from ..kit.buttons import Button
from ..kit.fields import TextField
from ..kit.scrolling import ScrollColumn
from ..kit.text import HEADING, STEP, Paragraph, Strip, Text, fill
from .shortcut_rows import NATIVE, Shortcut, ShortcutEditor, ShortcutRow, grouped

COLUMNS = 2
FUNCTION_KEYS = range(Qt.Key.Key_F13.value, Qt.Key.Key_F35.value + 1)
"""F13 and beyond."""


def plain(text: str) -> str:
    """The text of a command or menu without mnemonic and dots."""
    return text.replace("&", "").rstrip("…")


def written(keys: Iterable[QKeySequence]) -> tuple[str, ...]:
    """Keys as this system writes them, without those that few keyboards have."""
    return tuple(each.toString(NATIVE) for each in keys if not _is_rare(each))


def _is_rare(keys: QKeySequence) -> bool:
    """Whether few keyboards have these keys: F13 and beyond, Help, Undo and the like."""
    key = keys[0].key().value  # type: ignore[index]
    return key in FUNCTION_KEYS or key >= Qt.Key.Key_Help.value


def table_keys() -> list[Shortcut]:
    group = _("At the table")
    return [
        Shortcut(group, _("Walk what may be taken, or where it may go"), ("←", "→", "↑", "↓")),
        Shortcut(group, _("Next or previous place"), (_keys("Tab"), _keys("Shift+Tab"))),
        Shortcut(group, _("Take, place or do"), (_keys("Return"),)),
        Shortcut(group, _("Let go"), (_keys("Esc"),)),
        Shortcut(group, _("Turn or flip what is held"), (_keys("R"), _keys("Shift+R"))),
        Shortcut(group, _("Fan out the stacks while it is held down"), (_keys("X"), _keys("Alt"))),
    ]


def printed(shortcuts: Sequence[Shortcut]) -> QTextDocument:
    """The sheet as a page for printing, black on white."""
    rows = [f"<h1>{html.escape(_('Keyboard shortcuts'))}</h1>"]
    for group, members in grouped([each for each in shortcuts if each.keys]).items():
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
    """The sheet. With a `keyboard`, a click on a command changes its keys."""

    reset_asked = Signal()

    def __init__(
        self, shortcuts: Sequence[Shortcut], parent: QWidget | None = None, keyboard: ShortcutEditor | None = None
    ) -> None:
        super().__init__(parent)
        self._keyboard = keyboard
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Keyboard Shortcuts"))
        self.resize(120 * STEP, 84 * STEP)
        self.search = TextField()
        self.search.setPlaceholderText(_("Search commands and keys"))
        self.search.setAccessibleName(_("Search commands and keys"))
        self.search.setMaximumWidth(48 * STEP)
        self.search.textChanged.connect(self._narrow)
        self.groups = [ShortcutGroup(title, members, keyboard) for title, members in grouped(shortcuts).items()]
        for group in self.groups:
            group.changed.connect(self.refresh)
        self._nothing = Paragraph(_("No command and no key is called so."), soft=True)
        self._nothing.hide()
        fill(
            QVBoxLayout(self),
            self._head(),
            (ScrollColumn(self._page()), 1),
            self._foot(),
            margins=(0, 0, 0, 0),
            spacing=0,
        )

    def refresh(self) -> None:
        """Show all keys again: what one command gets another may have lost."""
        for group in self.groups:
            for row in group.rows:
                row.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)

    def _narrow(self, words: str) -> None:
        for group in self.groups:
            group.narrow(words.casefold().strip())
        self._nothing.setVisible(all(group.isHidden() for group in self.groups))

    def _head(self) -> QWidget:
        head = QWidget()
        layout = fill(QHBoxLayout(head), (self.search, 1), 3 * STEP, margins=(4, 3, 4, 1))
        said = _("Click a command to give it other keys.") if self._keyboard is not None else ""
        layout.addWidget(Paragraph(said, soft=True), 1)
        return head

    def _page(self) -> QWidget:
        page = QWidget()
        layout = fill(QHBoxLayout(page), margins=(4, 2, 4, 4), spacing=6)
        columns = [QVBoxLayout() for _column in range(COLUMNS)]
        lengths = [0] * COLUMNS
        for column in columns:
            column.setSpacing(3 * STEP)
            layout.addLayout(column, 1)
        columns[0].addWidget(self._nothing)
        for group in self.groups:
            shortest = lengths.index(min(lengths))
            columns[shortest].addWidget(group)
            lengths[shortest] += len(group.rows) + 2
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
        layout = fill(QHBoxLayout(foot), paper, margins=(4, 2, 4, 2))
        if self._keyboard is not None:
            reset = Button(_("Restore Defaults"), "quiet")
            reset.setAutoDefault(False)
            reset.clicked.connect(self._reset)
            layout.addWidget(reset)
        layout.addStretch()
        layout.addWidget(close)
        return foot

    def _reset(self) -> None:
        self.reset_asked.emit()
        self.refresh()

    def _print(self) -> None:
        support = lazy.printing()
        printer = support.QPrinter(support.QPrinter.PrinterMode.HighResolution)
        dialog = support.QPrintDialog(printer, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            printed([row.entry for group in self.groups for row in group.rows]).print_(printer)


class ShortcutGroup(QWidget):
    changed = Signal()

    def __init__(self, title: str, shortcuts: Sequence[Shortcut], keyboard: ShortcutEditor | None) -> None:
        super().__init__()
        self.rows = [ShortcutRow(shortcut, keyboard) for shortcut in shortcuts]
        column = fill(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=0)
        heading = Text(title, HEADING, bold=True)
        heading.setContentsMargins(STEP, 0, STEP, STEP // 2)
        column.addWidget(heading)
        for row in self.rows:
            row.changed.connect(self.changed)
            column.addWidget(row)

    def narrow(self, words: str) -> None:
        left = 0
        for row in self.rows:
            fits = words in f"{row.entry.text} {' '.join(row.entry.keys)}".casefold()
            row.setVisible(fits)
            left += fits
        self.setVisible(left > 0)


def _keys(name: str) -> str:
    return QKeySequence(name).toString(NATIVE)
