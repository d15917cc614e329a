"""Asks where a file is to be written. Nothing is written over unless somebody has said so."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from ..language.words import _
from .kit.buttons import Button
from .kit.message_box import plain_box


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
