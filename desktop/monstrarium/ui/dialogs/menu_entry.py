"""The part of the settings that adds the program to the menu of a Linux desktop."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ...language.words import _
from ..kit.buttons import Button
from ..kit.text import SMALL, STRETCH, Paragraph, fill
from ..support import integration


def is_offered() -> bool:
    """Whether the menu has a place for this copy that no package has filled."""
    return integration.is_linux_desktop() and not integration.needless()


class MenuEntry(QWidget):
    """A button that adds the program to the menu or takes it out, and a sentence on how it stands."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._button = Button("")
        self._button.setAutoDefault(False)
        self._button.clicked.connect(self._change)
        self._told = Paragraph("", SMALL, soft=True)
        row = fill(QHBoxLayout(), self._button, STRETCH)
        fill(QVBoxLayout(self), row, self._told, margins=(0, 0, 0, 0), spacing=0.5)
        self._show()

    def _change(self) -> None:
        try:
            change = integration.take_out() if integration.is_added() else integration.add()
        except integration.IntegrationError as error:
            self._told.setText(str(error))
            return
        self._show()
        kept = [_("A file that was changed or is yours is kept: {path}", path=path) for path in change.spared]
        if said := [change.trouble] * bool(change.trouble) + kept:
            self._told.setText("\n".join(said))

    def _show(self) -> None:
        if integration.is_added():
            self._button.setText(_("Take out of Menu"))
            self._told.setText(_("Monstrarium is in your menu, and double-clicking a .monstrarium file opens it."))
        else:
            self._button.setText(_("Add to Menu"))
            self._told.setText(_("Puts Monstrarium among your programs, and lets a double click open its matches."))
