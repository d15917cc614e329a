"""Shortcuts that the person changed: in effect at once, and kept in the settings."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from ...language.words import said
from ..dialogs.shortcut_rows import Shortcut
from ..dialogs.shortcuts import plain, written
from ..settings.preferences import Preferences
from .command_table import COMMANDS, MENU_TITLES
from .qt_actions import Actions


class CustomShortcuts:
    def __init__(self, actions: Actions, preferences: Preferences) -> None:
        self._actions = actions
        self._preferences = preferences

    def shortcuts(self) -> list[Shortcut]:
        return [self.shortcut(command) for command in self._actions.by_key]

    def shortcut(self, command: str) -> Shortcut:
        keys = written(self._actions[command].shortcuts())
        menu, text = plain(said(MENU_TITLES[command])), plain(said(COMMANDS[command].text))
        return Shortcut(menu, text, keys, command, command in self._preferences.settings.keys)

    def holder(self, command: str, keys: str) -> str:
        holders = self._actions.clashes(command, keys)
        return plain(said(COMMANDS[holders[0]].text)) if holders else ""

    def bind(self, command: str, keys: str) -> None:
        custom = dict(self._preferences.settings.keys)
        if keys:
            for other in self._actions.clashes(command, keys):
                custom[other] = self._without(other, keys)
                self._actions.bind(other, custom[other])
        custom[command] = keys
        self._actions.bind(command, keys)
        self._preferences.change(keys=custom)

    def reset(self, command: str) -> None:
        custom = {other: keys for other, keys in self._preferences.settings.keys.items() if other != command}
        self._actions.unbind(command)
        self._preferences.change(keys=custom)

    def reset_all(self) -> None:
        for command in self._preferences.settings.keys:
            if command in self._actions.by_key:
                self._actions.unbind(command)
        self._preferences.change(keys={})

    def _without(self, command: str, keys: str) -> str:
        taken = QKeySequence(keys)
        left = [each for each in self._actions[command].shortcuts() if each != taken]
        return left[0].toString() if left else ""
