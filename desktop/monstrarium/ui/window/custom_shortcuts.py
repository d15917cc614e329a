"""Shortcuts as somebody changed them: in effect at once, kept in the settings, given back one by one or together."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence

from ...language.words import said
from ..dialogs.shortcut_rows import Shortcut
from ..dialogs.shortcuts import plain, written
from ..settings.preferences import Preferences
from .command_table import MENUS, Deed
from .qt_actions import Actions


class OwnKeys:
    """The keyboard of the shortcut sheet."""

    def __init__(self, actions: Actions, preferences: Preferences) -> None:
        self._actions = actions
        self._preferences = preferences
        self._deeds = {deed.key: deed for deed, _action in actions}

    def shortcuts(self) -> list[Shortcut]:
        """Every command, with keys or without."""
        return [self._shortcut(deed, action) for deed, action in self._actions]

    def shortcut(self, command: str) -> Shortcut:
        """How a command is now."""
        return self._shortcut(self._deeds[command], self._actions[command])

    def holder(self, command: str, keys: str) -> str:
        """What these keys mean already, in words; empty when nothing else."""
        holders = self._actions.clashes(command, keys)
        return plain(said(self._deeds[holders[0]].text)) if holders else ""

    def bind(self, command: str, keys: str) -> None:
        """Give a command these keys, and take them from any other."""
        own = dict(self._preferences.settings.keys)
        if keys:
            for other in self._actions.clashes(command, keys):
                own[other] = self._without(other, keys)
                self._actions.bind(other, own[other])
        own[command] = keys
        self._actions.bind(command, keys)
        self._preferences.change(keys=own)

    def reset(self, command: str) -> None:
        """Give a command the keys it came with."""
        own = {other: keys for other, keys in self._preferences.settings.keys.items() if other != command}
        self._actions.unbind(command)
        self._preferences.change(keys=own)

    def reset_all(self) -> None:
        """Give every command the keys it came with."""
        for command in self._preferences.settings.keys:
            if command in self._deeds:
                self._actions.unbind(command)
        self._preferences.change(keys={})

    def _without(self, command: str, keys: str) -> str:
        """The first keys that are left to a command."""
        taken = QKeySequence(keys)
        left = [each for each in self._actions[command].shortcuts() if each != taken]
        return left[0].toString() if left else ""

    def _shortcut(self, deed: Deed, action: QAction) -> Shortcut:
        keys = written(action.shortcuts())
        own = deed.key in self._preferences.settings.keys
        return Shortcut(plain(said(dict(MENUS)[deed.menu])), plain(said(deed.text)), keys, deed.key, own)
