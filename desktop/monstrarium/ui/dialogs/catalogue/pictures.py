"""The small pictures of entries: one is drawn at a time, so that the window always answers."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QPixmap

from ....files import MEGABYTE
from ....table.catalogue import Entry, Look
from ...art.palette import Theme
from ...art.renderer import Art
from ...art.store import LruCache

KEPT = 32 * MEGABYTE
"""Bytes of small pictures that are kept while the window is open."""


def fitted(look: Look, room: QSize) -> QSize:
    """The size of a thing in logical pixels, as large as a room allows."""
    wide, high = look.size
    scale = min(room.width() / wide, room.height() / high)
    return QSize(max(1, round(wide * scale)), max(1, round(high * scale)))


def portrait(look: Look, size: QSize, dpr: float, art: Art, theme: Theme, large: bool) -> QPixmap:
    """A thing at a size in logical pixels; `large` where there is room for small print."""
    face = look.large if large and look.large is not None else look.face
    made = QPixmap.fromImage(art.image(face, (round(size.width() * dpr), round(size.height() * dpr)), theme))
    made.setDevicePixelRatio(dpr)
    return made


class Pictures(QObject):
    """Small pictures by the key of the entry; what is wanted last is drawn first."""

    drawn = Signal(str)
    """The key of an entry whose picture is there now."""

    def __init__(self, art: Art, theme: Callable[[], Theme], parent: QObject) -> None:
        super().__init__(parent)
        self._art = art
        self._theme = theme
        self._kept: LruCache[QPixmap] = LruCache(KEPT)
        self._wanted: dict[str, tuple[Entry, QSize, float]] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._draw_one)

    def find(self, entry: Entry, room: QSize, dpr: float) -> QPixmap | None:
        """The picture of an entry in a room in logical pixels; None where it is still to be drawn."""
        found = self._kept.get((entry.key, room.width(), room.height(), dpr))
        if found is None:
            self._wanted[entry.key] = (entry, room, dpr)
            self._timer.start()
        return found

    def want_nothing(self) -> None:
        """Draw nothing of what was wanted: other entries are in sight."""
        self._wanted.clear()

    def forget(self) -> None:
        self._wanted.clear()
        self._kept.clear()

    def _draw_one(self) -> None:
        if not self._wanted:
            self._timer.stop()
            return
        key, (entry, room, dpr) = self._wanted.popitem()
        look = entry.look()
        made = portrait(look, fitted(look, room), dpr, self._art, self._theme(), False)
        self._kept.put((key, room.width(), room.height(), dpr), made, made.width() * made.height() * 4)
        self.drawn.emit(key)
