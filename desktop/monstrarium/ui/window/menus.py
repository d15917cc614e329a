"""The menu bar: its titles are there at once, the menus are filled after the first paint."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget

from ...language.words import _, said
from ..kit.edge_strip import LEAVING_MS, EdgeStrip
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
            self._over = EdgeMenuBar(self._bar.window(), self._menus.values())
        self._bar.setVisible(not aside)
        if self._over is not None:
            self._over.wait(aside)

    def open(self) -> None:
        """Open the first menu, from the keyboard."""
        shown = self._bar if not self._bar.isHidden() or self._over is None else self._over
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


class EdgeMenuBar(QMenuBar):
    """The menus once more, in a bar that lies above the upper edge until the mouse or a key calls it."""

    def __init__(self, window: QWidget, menus: Iterable[QMenu]) -> None:
        super().__init__(window)
        self.setNativeMenuBar(False)
        self.strip = EdgeStrip(window, Qt.Edge.TopEdge, self._come)
        for menu in menus:
            self.addMenu(menu)
            menu.aboutToShow.connect(self._come)
            menu.aboutToHide.connect(self._go_later)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LEAVING_MS)
        self._later.timeout.connect(self._go)
        self.hide()

    def wait(self, waiting: bool) -> None:
        """Wait above the edge, or be gone."""
        self.setVisible(waiting)
        self.strip.setVisible(waiting)
        self._move(-self.sizeHint().height())

    def _come(self) -> None:
        if self.isVisible():
            self._move(0)

    def _go_later(self) -> None:
        self._later.start()

    def _go(self) -> None:
        if not self.underMouse() and QApplication.activePopupWidget() is None:
            self._move(-self.height())

    def _move(self, top: int) -> None:
        self.setGeometry(0, top, self.window().width(), self.sizeHint().height())
        self.raise_()
        self.strip.raise_()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._go_later()


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
