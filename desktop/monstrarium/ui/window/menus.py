"""The menu bar. Its titles are there at once; what is in the menus is filled in after the first paint."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QMenuBar

from ...language.words import said
from ..kit.text import plain_tip
from .command_table import DEEDS, MENUS

if TYPE_CHECKING:
    from .qt_actions import Actions

Filling = Callable[[QMenu], None]


class Menus:
    """One menu for each group of commands, in their order."""

    def __init__(self, bar: QMenuBar) -> None:
        self._menus = {key: bar.addMenu(said(title)) for key, title in MENUS}
        self.submenus: dict[str, QMenu] = {}

    def fill(self, actions: Actions, fillings: Mapping[str, Filling]) -> None:
        """Put every command where it belongs; submenus are filled whenever they open."""
        for deed in DEEDS:
            menu = self._menus[deed.menu]
            menu.setToolTipsVisible(deed.menu == "move")  # They tell why nothing can be taken back.
            if deed.section:
                menu.addSeparator()
            if deed.submenu:
                self.submenus[deed.key] = self._submenu(menu, said(deed.text), fillings[deed.key])
            else:
                menu.addAction(actions[deed.key])

    def dress(self, icon: Callable[[str], QIcon]) -> None:
        """Draw the submenus' icons in the colour of the text."""
        for deed in DEEDS:
            if deed.submenu and deed.icon:
                self.submenus[deed.key].setIcon(icon(deed.icon))

    def allow(self, key: str, can: bool) -> None:
        """Whether a submenu can be opened now."""
        self.submenus[key].menuAction().setEnabled(can)

    def _submenu(self, menu: QMenu, title: str, filling: Filling) -> QMenu:
        made = menu.addMenu(title)
        made.setToolTipsVisible(True)

        def refill() -> None:
            made.clear()
            filling(made)
            for action in made.actions():
                action.setToolTip(plain_tip(action.toolTip()))

        made.aboutToShow.connect(refill)
        return made
