"""Waiting as long as a busy machine may need. A test that passes waits no longer than it has to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pytestqt.qtbot import QtBot

PATIENCE = 120_000
"""Milliseconds after which something never comes."""


class PatientBot(QtBot):
    """The bot of every test of the window, whatever the test waits for."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE) -> None:
        """Until something is so."""
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE, **how: Any) -> Any:
        """Until a signal comes."""
        return super().waitSignal(signal, timeout=timeout, **how)

    def waitExposed(self, widget: Any, *, timeout: int = PATIENCE) -> Any:
        """Until a window is on the screen."""
        return super().waitExposed(widget, timeout=timeout)
