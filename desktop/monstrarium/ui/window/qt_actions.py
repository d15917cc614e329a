"""The commands of the window as actions of Qt: their keys, their menus, whether they can be had now."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from ...language.words import said
from .command_table import DEEDS, Deed


class Actions(QObject):
    """Every command by its key. A command can be had when it has something to call and the moment allows it."""

    def __init__(self, window: QWidget, own_keys: Mapping[str, str]) -> None:
        """`own_keys` are the shortcuts somebody chose, by command."""
        super().__init__(window)
        self._deeds = {deed.key: deed for deed in DEEDS}
        self.by_key = {deed.key: self._make(deed, window) for deed in DEEDS if not deed.submenu}
        for key, keys in own_keys.items():
            if key in self.by_key:
                self.bind(key, keys)

    def __getitem__(self, key: str) -> QAction:
        return self.by_key[key]

    def __iter__(self) -> Iterator[tuple[Deed, QAction]]:
        return ((self._deeds[key], action) for key, action in self.by_key.items())

    def clashes(self, key: str, keys: str) -> list[str]:
        """The other commands that these keys mean already."""
        wanted = QKeySequence(keys)
        return [deed.key for deed, action in self if deed.key != key and wanted in action.shortcuts()]

    def connect_to(self, key: str, slot: Callable[[], object]) -> None:
        """What the command does. Toggles call it whenever somebody flips them."""
        self.by_key[key].triggered.connect(lambda _checked=False: slot())

    def allow(self, keys: Collection[str]) -> None:
        """Exactly these can be had now."""
        for key, action in self.by_key.items():
            action.setEnabled(key in keys)

    def bind(self, key: str, keys: str) -> None:
        """Give a command a key of one's own; none takes its keys away."""
        self.by_key[key].setShortcuts([QKeySequence(keys)] if keys else [])

    def unbind(self, key: str) -> None:
        """Give a command the keys it came with."""
        self.by_key[key].setShortcuts(keys_of(self._deeds[key]))

    def _make(self, deed: Deed, window: QWidget) -> QAction:
        action = QAction(said(deed.text), window)
        action.setObjectName(deed.key)
        action.setStatusTip(said(deed.tip))
        action.setToolTip(said(deed.tip))
        action.setCheckable(deed.toggle)
        action.setShortcuts(keys_of(deed))
        action.setMenuRole(getattr(QAction.MenuRole, f"{deed.role or 'No'}Role"))
        if deed.table:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        else:
            window.addAction(action)
        return action


def keys_of(deed: Deed) -> list[QKeySequence]:
    """What the system binds a standard command to, and the table's own keys where it binds nothing."""
    standard = getattr(QKeySequence.StandardKey, deed.standard) if deed.standard else None
    bound = QKeySequence.keyBindings(standard) if standard is not None else []
    return bound or [QKeySequence(keys) for keys in deed.keys]
