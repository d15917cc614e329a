"""A message for what could not be done. Nothing waits for it to be put away."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from ... import NAME
from ...language.words import _
from .buttons import Button


def complain(window: QWidget, sentence: str) -> None:
    """Say a sentence over a window."""
    box, _close = plain_box(window, sentence, _("Close"))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()


def plain_box(window: QWidget, sentence: str, way_out: str) -> tuple[QMessageBox, Button]:
    """A sentence as it is written, since it may hold any sign that files are named with; and the harmless answer."""
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


# ---- asks where a file is to be written


def ask_path(window: QWidget, title: str, first: Path, filters: str) -> Path | None:
    """A path with the suffix of the first suggestion; None when nothing is wanted after all."""
    chosen, _filter = QFileDialog.getSaveFileName(window, title, str(first), filters)
    if not chosen:
        return None
    path = Path(chosen)
    if path.suffix.lower() == first.suffix:
        return path
    path = path.with_name(path.name + first.suffix)  # The dialog asked about a name without it.
    return path if not path.exists() or _may_replace(window, title, path) else None


def _may_replace(window: QWidget, title: str, path: Path) -> bool:
    box, keep = plain_box(window, _("{path} is there already. Write over it?", path=path), _("Keep It"))
    box.setWindowTitle(title)
    replace = Button(_("Write Over It"), "plain")
    replace.setParent(box)
    box.addButton(replace, QMessageBox.ButtonRole.AcceptRole)
    box.exec()
    box.deleteLater()
    return box.clickedButton() is not keep
