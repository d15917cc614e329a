"""The commands of the window as QActions: their texts, their keys, whether they can be used now."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from ...language.words import said
from ..kit.text import plain_tip
from .command_table import COMMANDS, Command


class Actions(QObject):
    """A QAction for every command that is no submenu."""

    def __init__(self, window: QWidget, custom_keys: Mapping[str, str]) -> None:
        """`custom_keys` are the shortcuts that the person chose, by command."""
        super().__init__(window)
        self.by_key = {key: self._make(command, window) for key, command in COMMANDS.items() if not command.submenu}
        for key, keys in custom_keys.items():
            if key in self.by_key:
                self.bind(key, keys)

    def __getitem__(self, key: str) -> QAction:
        return self.by_key[key]

    def __iter__(self) -> Iterator[tuple[Command, QAction]]:
        return ((COMMANDS[key], action) for key, action in self.by_key.items())

    def clashes(self, key: str, keys: str) -> list[str]:
        """The other commands that these keys call already."""
        wanted = QKeySequence(keys)
        return [other for other, action in self.by_key.items() if other != key and wanted in action.shortcuts()]

    def allow(self, keys: Collection[str]) -> None:
        for key, action in self.by_key.items():
            action.setEnabled(key in keys)

    def bind(self, key: str, keys: str) -> None:
        """Give a command other keys; empty removes its keys."""
        self.by_key[key].setShortcuts([QKeySequence(keys)] if keys else [])

    def unbind(self, key: str) -> None:
        """Give a command its keys from the table again."""
        self.by_key[key].setShortcuts(keys_of(COMMANDS[key]))

    def word(self, key: str, text: str, tip: str) -> None:
        """Set the text and the tip of a command for now; empty ones stand for those of the table."""
        action, tip = self.by_key[key], tip or said(COMMANDS[key].tip)
        action.setText(text or said(COMMANDS[key].text))
        action.setStatusTip(tip)
        action.setToolTip(plain_tip(tip))

    def _make(self, command: Command, window: QWidget) -> QAction:
        action = QAction(said(command.text), window)
        action.setObjectName(command.key)
        action.setStatusTip(said(command.tip))
        action.setToolTip(said(command.tip))
        action.setCheckable(command.toggle)
        action.setShortcuts(keys_of(command))
        action.setMenuRole(getattr(QAction.MenuRole, f"{command.role or 'No'}Role"))
        if command.at_table:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        else:
            window.addAction(action)
        return action


def keys_of(command: Command) -> list[QKeySequence]:
    """The system's keys for a standard command, else the keys of the table."""
    standard = getattr(QKeySequence.StandardKey, command.standard) if command.standard else None
    bound = QKeySequence.keyBindings(standard) if standard is not None else []
    return bound or [QKeySequence(keys) for keys in command.keys.split()]
