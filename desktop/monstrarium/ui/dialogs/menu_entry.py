"""The part of the settings that adds the program to the menu of a Linux desktop."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ...language.words import _
from ..kit.buttons import Button
from ..kit.text import SMALL, STRETCH, Paragraph, fill
from ..settings.chores import Chores
from ..support import integration


def is_offered() -> bool:
    """Whether the menu has a place for this copy that no package has filled."""
    return integration.is_linux_desktop() and not integration.needless()


class MenuEntry(QWidget):
    """A button that adds the program to the menu or takes it out, and a sentence on how it stands."""

    def __init__(self, chores: Chores, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chores = chores
        self._busy = False
        self._button = Button("")
        self._button.setAutoDefault(False)
        self._button.clicked.connect(self._change)
        self._told = Paragraph("", SMALL, soft=True)
        row = fill(QHBoxLayout(), self._button, STRETCH)
        fill(QVBoxLayout(self), row, self._told, margins=(0, 0, 0, 0), spacing=0.5)
        self._show(_state())

    def _change(self) -> None:
        if not self._busy:
            self._busy = True
            self._chores.do(_changed, self, self._show)

    def _show(self, sentence: str) -> None:
        self._busy = False
        self._button.setText(_("Take out of Menu") if integration.is_added() else _("Add to Menu"))
        self._told.setText(sentence)


def _changed() -> str:
    """Add the program, or take it out if it is there, which takes the tools of a desktop a while; what to say then."""
    try:
        change = integration.take_out() if integration.is_added() else integration.add()
    except integration.IntegrationError as error:
        return str(error)
    kept = [_("A file that was changed or is yours is kept: {path}", path=path) for path in change.spared]
    return "\n".join([_state(), *filter(None, [change.trouble]), *kept])


def _state() -> str:
    if integration.is_added():
        return _("Monstrarium is in your menu, and double-clicking a .monstrarium file opens it.")
    return _("Puts Monstrarium among your programs, and lets a double click open its matches.")
