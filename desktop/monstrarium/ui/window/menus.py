"""The menu bar: its titles are there at once, the menus are filled after the first paint."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QMenuBar

from ...language.words import _, said
from ..kit.text import plain_tip, unmarked
from ..pages.phrases import names_of, result_of
from .command_table import COMMANDS, MENUS

if TYPE_CHECKING:
    from ...storage.match_files.library import ListedMatch
    from .qt_actions import Actions
    from .services import Services


class Submenu(NamedTuple):
    """How a submenu is filled whenever it opens, and whether it can be opened now."""

    fill: Callable[[QMenu], None]
    can: Callable[[], bool] = lambda: True


class Menus:
    def __init__(self, bar: QMenuBar) -> None:
        self._menus = {menu.key: bar.addMenu(said(menu.title)) for menu in MENUS}
        self._cans: dict[str, Callable[[], bool]] = {}
        self.submenus: dict[str, QMenu] = {}

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


def fill_recent(
    menu: QMenu, services: Services, open_match: Callable[[Path], None], complain: Callable[[str], None]
) -> None:
    """List the recent matches with their game, seats and state; those whose file is gone can be removed."""
    gone = []
    for path in services.recents.paths():
        entry = services.library.look(path)
        if path.exists():
            menu.addAction(_title(entry), partial(open_match, path)).setToolTip(str(path))
        else:
            gone.append(path)
            action = menu.addAction(unmarked(_("{name} is not there any more", name=path.stem)))
            action.setEnabled(False)
            action.setToolTip(str(path))
    if menu.isEmpty():
        menu.addAction(_("No recent matches")).setEnabled(False)
    if gone:
        menu.addSeparator()
        menu.addAction(_("Remove What Is Not There"), partial(_take_off, services, gone, menu, complain))


def _take_off(services: Services, gone: Sequence[Path], menu: QMenu, complain: Callable[[str], None]) -> None:
    for path in gone:
        services.recents.remove(path)
    services.chores.do(services.recents.write, menu, complain)


def _title(entry: ListedMatch) -> str:
    header = entry.header
    if header is None:
        return unmarked(_("{name}: cannot be read", name=entry.path.stem))
    text = _("{game}: {names} — {state}", game=header.title, names=names_of(header), state=result_of(header))
    return unmarked(text)
