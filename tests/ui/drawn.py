"""Pictures that all windows of the tests share: each is drawn once, not anew for every window."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtGui import QGuiApplication, QPixmap

from monstrarium.files import MEGABYTE
from monstrarium.ui.art.store import LruCache

MOST = 160 * MEGABYTE


class Drawn(LruCache[QPixmap]):
    """The pictures of one window.

    Those of the program, whose keys are tuples, are shared by all windows, and told apart by the font as well.
    """

    def __init__(self, shared: LruCache[QPixmap]) -> None:
        super().__init__(MEGABYTE)
        self._shared = shared

    def get(self, key: Hashable) -> QPixmap | None:
        return self._shared.get(_with_font(key)) if isinstance(key, tuple) else super().get(key)

    def put(self, key: Hashable, thing: QPixmap, weight: int = 1) -> QPixmap:
        if isinstance(key, tuple):
            return self._shared.put(_with_font(key), thing, weight)
        return super().put(key, thing, weight)


def _with_font(key: Hashable) -> Hashable:
    return key, QGuiApplication.font().key()
