"""The menu at the spot, where one gesture means several moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from ...language.words import _
from ...table.desc import Affordance


def offer_choices(
    window: QWidget, spot: QPoint, choices: Sequence[Affordance], perform: Callable[[Affordance], object]
) -> None:
    """Ask which of the moves was meant."""
    menu = QMenu(window)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for choice in choices:
        text = _("{move}: {note}", move=choice.label, note=choice.note) if choice.note else choice.label
        menu.addAction(text.replace("&", "&&"), partial(perform, choice))
    menu.popup(spot)
