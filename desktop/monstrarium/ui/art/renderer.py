"""Drawings by their key, as pixmaps of exactly the size they have on the screen, words printed on them.

Drawings are SVG files under `resources/art`, icons under `resources/icons`. What is drawn is kept in memory up to a
limit; large pictures that the first window shows are kept on disk as well, because start-up is counted. So what draws
is loaded when something has to be drawn.
"""

from __future__ import annotations

import importlib
from collections.abc import Hashable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from PySide6.QtGui import QGuiApplication, QPixmap

from ...files import MEGABYTE
from .disk_cache import DiskCache
from .store import LruCache

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QColor, QIcon, QImage, QPainter

    from ...table.desc import Face
    from .drawer import Drawer
    from .palette import Theme

SCREENFULS = 1.0
"""Pixmaps are kept that would cover the largest screen so often: those of a table, and of its near past."""
LEAST = 4 * MEGABYTE
"""Bytes of pixmaps that are kept however small the screen is."""


class Art:
    """The drawings by key. In strict mode a missing drawing is an error, else it is shown as a striped box."""

    def __init__(self, resources: Path, cache_dir: Path, strict: bool = False) -> None:
        self.text_scale = 1.0
        """How much larger words on the table are than usual, as far as they fit."""
        self._resources = resources
        self._strict = strict
        self._shelf = DiskCache(cache_dir)
        self._pixmaps: LruCache[QPixmap] = LruCache(LEAST)
        self._held: WeakValueDictionary[Hashable, QPixmap] = WeakValueDictionary()
        """The pixmaps that something still holds, kept or not, so that none is drawn twice."""

    def has(self, key: str) -> bool:
        return drawing_file(self._resources, key).is_file()

    def pixmap(self, face: Face, size_px: tuple[int, int], dpr: float, theme: Theme) -> QPixmap:
        """A face at exactly so many device pixels, wide and high."""
        key = (face, size_px, dpr, theme.name, self.text_scale)
        return self.kept(key) or self.keep(key, self.image(face, size_px, theme), dpr)

    def image(self, face: Face, size_px: tuple[int, int], theme: Theme, turn: float = 0.0) -> QImage:
        """The same, drawn afresh, turned by so many degrees about its middle; then it is as large as that needs."""
        return self._drawer.face(face, size_px, theme, turn, self.text_scale)

    def picture(self, key: str, width: int, height: int, dpr: float = 1.0) -> QPixmap:
        """A drawing alone that covers so many logical pixels; what stands over is cut off evenly."""
        name = ("picture", key, width, height, dpr)
        found = self.kept(name)
        if found is not None:
            return found
        size = (max(1, round(width * dpr)), max(1, round(height * dpr)))
        file = drawing_file(self._resources, key)
        image = self._shelf.find(file, key, size)
        if image is None:
            image = self._drawer.cover(key, size)
            self._shelf.lay(file, key, size, image)
        return self.keep(name, image, dpr)

    def icon(self, name: str, colour: QColor | str, chosen: QColor | str | None = None) -> QIcon:
        """An icon in one colour, and in another where it lies on a selection. Qt draws it at any size, when wanted."""
        return self._drawer.icon(name, colour, chosen)

    def draw(self, painter: QPainter, key: str, box: QRectF) -> None:
        self._drawer.draw(painter, key, box)

    def kept(self, key: Hashable) -> QPixmap | None:
        found = self._pixmaps.get(key)
        return self._held.get(key) if found is None else found

    def keep(self, key: Hashable, image: QImage, dpr: float) -> QPixmap:
        """Keep what was drawn as a pixmap, within the limit of memory that all share."""
        made = QPixmap.fromImage(image.copy())  # What was drawn on keeps the tools it was drawn with.
        made.setDevicePixelRatio(dpr)
        self._pixmaps.limit = _room()
        self._held[key] = made
        return self._pixmaps.put(key, made, image.sizeInBytes())

    def forget(self) -> None:
        """Let go of every pixmap, as after a change of fonts or of the light."""
        self._pixmaps.clear()
        self._held.clear()

    def put_away(self) -> None:
        """Let go of the drawings as well, as before another game, which has others."""
        self.forget()
        self._drawer.put_away()

    @cached_property
    def _drawer(self) -> Drawer:
        """What draws. A first window that finds its pictures on the disk opens sooner without it."""
        made: Drawer = importlib.import_module(".drawer", __package__).Drawer(
            self._resources, self._shelf, self._strict
        )
        return made


def drawing_file(resources: Path, key: str) -> Path:
    return resources / "art" / f"{key}.svg"


def _room() -> int:
    """Bytes of pixmaps that are kept at most on the screens there are now."""
    sizes = [screen.size() * screen.devicePixelRatio() for screen in QGuiApplication.screens()]
    largest = max((size.width() * size.height() for size in sizes), default=0)
    return max(LEAST, int(SCREENFULS * largest * 4))
