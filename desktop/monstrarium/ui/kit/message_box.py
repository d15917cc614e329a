"""Message boxes: a complaint, a question, and where to write a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from ... import NAME
from ...language.words import _
from .buttons import Button


def complain(window: QWidget, sentence: str) -> None:
    """Show a sentence over a window, and go on without waiting for it to be closed."""
    box, _close = plain_box(window, sentence, _("Close"))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()


def plain_box(window: QWidget, sentence: str, way_out: str) -> tuple[QMessageBox, Button]:
    """A box with a sentence as plain text, and its harmless button, which Esc and Enter press."""
    box = QMessageBox(window)
    box.setWindowTitle(NAME)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(sentence)
    button = Button(way_out, "primary")
    button.setParent(box)
    box.addButton(button, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(button)
    box.setEscapeButton(button)
    return box, button


def ask_path(window: QWidget, title: str, first: Path, filters: str) -> Path | None:
    """Ask where to write a file. The path has the suffix of `first`; None when cancelled. An existing file is asked
    about.
    """
    chosen, _filter = QFileDialog.getSaveFileName(window, title, str(first), filters)
    if not chosen:
        return None
    path = Path(chosen)
    if path.suffix.lower() == first.suffix:
        return path
    path = path.with_name(path.name + first.suffix)  # The dialog asked about a name without it.
    return path if not path.exists() or _may_replace(window, title, path) else None


def _may_replace(window: QWidget, title: str, path: Path) -> bool:
    question = _("{path} is there already. Write over it?", path=path)
    return agrees(window, question, _("Write Over It"), _("Keep It"), title)


def agrees(window: QWidget, question: str, yes: str, no: str, title: str = NAME) -> bool:
    """Ask before something is done that cannot be taken back; Esc and Enter say no."""
    box, keep = plain_box(window, question, no)
    box.setWindowTitle(title)
    button = Button(yes, "plain")
    button.setParent(box)
    box.addButton(button, QMessageBox.ButtonRole.AcceptRole)
    box.exec()
    box.deleteLater()
    return box.clickedButton() is not keep
