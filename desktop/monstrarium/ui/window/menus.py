"""The menu bar: its titles are there at once, the menus are filled after the first paint."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtWidgets import QMenu, QMenuBar

from ...language.words import said
from ..kit.lazy import part
from ..kit.text import plain_tip
from .command_table import COMMANDS, MENUS

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

    from .edge_menu_bar import EdgeMenuBar
    from .qt_actions import Actions


class Submenu(NamedTuple):
    """How a submenu is filled whenever it opens, and whether it can be opened now."""

    fill: Callable[[QMenu], None]
    can: Callable[[], bool] = lambda: True


class Menus:
    def __init__(self, bar: QMenuBar) -> None:
        self._menus = {menu.key: bar.addMenu(said(menu.title)) for menu in MENUS}
        self._bar = bar
        self._over: EdgeMenuBar | None = None
        """The bar that comes out over the table, while the table fills the screen."""
        self._cans: dict[str, Callable[[], bool]] = {}
        self.submenus: dict[str, QMenu] = {}

    def set_aside(self, aside: bool) -> None:
        """Hide the menu bar, which then comes out at the upper edge; or show it always."""
        if aside == self._bar.isHidden():
            return
        if aside and self._over is None:
            self._over = part("window.edge_menu_bar").EdgeMenuBar(self._bar.window(), self._menus.values())
        self._bar.setVisible(not aside)
        if self._over is not None:
            self._over.wait(aside)

    def enable(self, enabled: bool) -> None:
        """Let the menus be opened or not, wherever their bar is."""
        for bar in (self._bar, self._over):
            if bar is not None:
                bar.setEnabled(enabled)

    def open(self) -> None:
        """Open the first menu, from the keyboard."""
        shown = self._bar if not self._bar.isHidden() or self._over is None else self._over
        if shown is self._over:
            shown.come()
        shown.setActiveAction(next(iter(self._menus.values())).menuAction())

    def fill(self, actions: Actions, submenus: Mapping[str, Submenu]) -> None:
        for menu in MENUS:
            shown = self._menus[menu.key]
            shown.setToolTipsVisible(menu.key == "move")  # Their tips tell why nothing can be taken back.
            for number, group in enumerate(menu.groups):
                if number:
                    shown.addSeparator()
                for command in group:
                    if command.submenu:
                        self._add_submenu(shown, command.key, submenus[command.key])
                    else:
                        shown.addAction(actions[command.key])

    def dress(self, icon: Callable[[str], QIcon]) -> None:
        """Draw the icons of the submenus in the colour of the text."""
        for key, menu in self.submenus.items():
            if COMMANDS[key].icon:
                menu.setIcon(icon(COMMANDS[key].icon))

    def allow(self) -> None:
        for key, can in self._cans.items():
            self.submenus[key].menuAction().setEnabled(can())

    def _add_submenu(self, menu: QMenu, key: str, submenu: Submenu) -> None:
        made = menu.addMenu(said(COMMANDS[key].text))
        made.setToolTipsVisible(True)

        def refill() -> None:
            made.clear()
            submenu.fill(made)
            for action in made.actions():
                action.setToolTip(plain_tip(action.toolTip()))

        made.aboutToShow.connect(refill)
        self.submenus[key], self._cans[key] = made, submenu.can
