"""Has the event loop call something next. Apart because Qt's own call of this kind loses bugs: see DECISIONS."""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def soon(owner: QObject, call: Callable[[], object]) -> None:
    """Call this from the event loop, unless `owner` is gone by then. A bug in it is shown as any other."""
    QTimer.singleShot(0, owner, lambda: _watched(call))


def _watched(call: Callable[[], object]) -> None:
    try:
        call()
    except Exception:  # noqa: BLE001 - Whatever it is, it goes where all exceptions go.
        sys.excepthook(*sys.exc_info())
