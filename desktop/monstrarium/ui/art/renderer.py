"""Drawings by their key, as pixmaps of exactly the size they have on the screen, words printed on them.

Drawings are SVG files under `resources/art`, icons under `resources/icons`. What is drawn is kept in memory up to a
limit; large pictures that the first window shows are kept on disk as well, because start-up is counted.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Hashable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from ...files import MEGABYTE, SHIPPED, read_text
from .disk_cache import DiskCache
from .face import print_badges, print_inlays, print_labels
from .palette import Theme
from .soft import blank, painting
from .store import LruCache

if TYPE_CHECKING:
    from ...table.desc import Face

SCREENFULS = 1.5
"""Pixmaps are kept that would cover the largest screen so often: a table lies in layers, and its past is near."""
LEAST = 8 * MEGABYTE
"""Bytes of pixmaps that are kept however small the screen is."""
RENDERERS = 48
"""Drawings kept ready to be drawn at another size; each takes about a tenth of a megabyte."""
BUG = "table/bug"
ICON_SIZES = (16, 24, 32, 48, 64)

log = logging.getLogger(__name__)


class MissingArt(LookupError):
    """A description names a drawing that is missing."""


class Art:
    """The drawings by key. In strict mode a missing drawing is an error, else it is shown as a striped box."""

    def __init__(self, resources: Path, cache_dir: Path, strict: bool = False) -> None:
        self.text_scale = 1.0
        """How much larger words on the table are than usual, as far as they fit."""
        self._drawings = resources / "art"
        self._icons = resources / "icons"
        self._strict = strict
        self._shelf = DiskCache(cache_dir)
        self._renderers: LruCache[QSvgRenderer] = LruCache(RENDERERS)
        self._pixmaps: LruCache[QPixmap] = LruCache(LEAST)

    def has(self, key: str) -> bool:
        return self._file(key).is_file()

    def pixmap(self, face: Face, size_px: tuple[int, int], dpr: float, theme: Theme) -> QPixmap:
        """A face at exactly so many device pixels, wide and high."""
        key = (face, size_px, dpr, theme.name, self.text_scale)
        return self.kept(key) or self.keep(key, self.image(face, size_px, theme), dpr)

    def image(self, face: Face, size_px: tuple[int, int], theme: Theme, turn: float = 0.0) -> QImage:
        """The same, drawn afresh, turned by so many degrees about its middle; then it is as large as that needs."""
        size = QSizeF(*size_px)
        onto = QTransform().rotate(turn)
        room = onto.mapRect(QRectF(QPointF(), size))
        made = blank(math.ceil(room.width() - 0.01), math.ceil(room.height() - 0.01))
        with painting(made) as painter:
            painter.translate(made.width() / 2, made.height() / 2)
            painter.setTransform(onto, combine=True)
            painter.translate(-size.width() / 2, -size.height() / 2)
            self._draw_face(painter, face, size)
            print_inlays(painter, face.inlays, size, self.draw)
            print_labels(painter, face.labels, size, theme, self.text_scale)
            print_badges(painter, face.badges, size, theme, self.draw, self.text_scale)
        return made

    def picture(self, key: str, width: int, height: int, dpr: float = 1.0) -> QPixmap:
        """A drawing alone that covers so many logical pixels; what stands over is cut off evenly."""
        name = ("picture", key, width, height, dpr)
        found = self.kept(name)
        if found is not None:
            return found
        size = (max(1, round(width * dpr)), max(1, round(height * dpr)))
        file = self._file(key)
        image = self._shelf.find(file, key, size)
        if image is None:
            image = self._cover(key, size)
            self._shelf.lay(file, key, size, image)
        return self.keep(name, image, dpr)

    def icon(self, name: str, colour: QColor | str, chosen: QColor | str | None = None) -> QIcon:
        """An icon in one colour, and in another where it lies on a selection. Qt draws it at any size, when wanted."""
        try:
            drawing = read_text(self._icons / f"{name}.svg", SHIPPED)
        except FileNotFoundError:
            return QIcon(self._bug_pixmap(f"icons/{name}"))
        made = QIcon()
        self._add(made, name, drawing, QColor(colour).name(), QIcon.Mode.Normal)
        if chosen is not None:
            self._add(made, name, drawing, QColor(chosen).name(), QIcon.Mode.Selected)
        return made

    def draw(self, painter: QPainter, key: str, box: QRectF) -> None:
        renderer = self._renderer(key)
        if renderer is None:
            self._draw_bug(painter, key, box)
        else:
            renderer.render(painter, box)

    def kept(self, key: Hashable) -> QPixmap | None:
        return self._pixmaps.get(key)

    def keep(self, key: Hashable, image: QImage, dpr: float) -> QPixmap:
        """Keep what was drawn as a pixmap, within the limit of memory that all share."""
        made = QPixmap.fromImage(image.copy())  # What was drawn on keeps the tools it was drawn with.
        made.setDevicePixelRatio(dpr)
        self._pixmaps.limit = _room()
        return self._pixmaps.put(key, made, image.sizeInBytes())

    def forget(self) -> None:
        """Let go of every pixmap, as after a change of fonts or of the light."""
        self._pixmaps.clear()

    def put_away(self) -> None:
        """Let go of the drawings as well, as before another game, which has others."""
        self.forget()
        self._renderers.clear()

    def _file(self, key: str) -> Path:
        return self._drawings / f"{key}.svg"

    def _renderer(self, key: str) -> QSvgRenderer | None:
        found = self._renderers.get(key)
        if found is None and self.has(key):
            found = QSvgRenderer(str(self._file(key)))
            if found.isValid():
                self._renderers.put(key, found)
        if found is not None and found.isValid():
            return found
        if self._strict:
            raise MissingArt(f"There is no drawing {key!r}: {self._file(key)} is missing or no SVG file.")
        log.error("There is no drawing %r: %s is missing or no SVG file.", key, self._file(key))
        return None

    def _draw_face(self, painter: QPainter, face: Face, size: QSizeF) -> None:
        upright = painter.transform()
        if face.mirrored:
            painter.translate(size.width(), 0)
            painter.scale(-1, 1)
        self.draw(painter, face.art, QRectF(QPointF(), size))
        painter.setTransform(upright)

    def _cover(self, key: str, size: tuple[int, int]) -> QImage:
        made = blank(*size)
        with painting(made) as painter:
            renderer = self._renderer(key)
            box = QRectF(made.rect())
            if renderer is not None:
                whole = QSizeF(renderer.defaultSize()).scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
                over = whole - box.size()
                box = QRectF(-over.width() / 2, -over.height() / 2, whole.width(), whole.height())
            self.draw(painter, key, box)
        return made

    def _draw_bug(self, painter: QPainter, key: str, box: QRectF) -> None:
        painter.fillRect(box, QColor("#ff2fd0"))
        painter.fillRect(box, Qt.BrushStyle.BDiagPattern)
        if self.has(BUG):
            QSvgRenderer(str(self._file(BUG))).render(painter, box)
        painter.setPen(QColor("#000000"))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWrapAnywhere.value), key)

    def _add(self, icon: QIcon, name: str, drawing: str, tint: str, mode: QIcon.Mode) -> None:
        tinted = drawing.replace("#000000", tint)
        kept = self._shelf.lay_text(f"{name}-{tint[1:]}.svg", tinted)
        if kept:
            icon.addFile(str(kept), QSize(), mode)
        else:
            _add_in_memory(icon, tinted, mode)

    def _bug_pixmap(self, key: str) -> QPixmap:
        if self._strict:
            raise MissingArt(f"There is no drawing {key!r}.")
        log.error("There is no drawing %r.", key)
        made = blank(64, 64)
        with painting(made) as painter:
            self._draw_bug(painter, key, QRectF(made.rect()))
        return QPixmap.fromImage(made)


def _room() -> int:
    """Bytes of pixmaps that are kept at most on the screens there are now."""
    sizes = [screen.size() * screen.devicePixelRatio() for screen in QGuiApplication.screens()]
    largest = max((size.width() * size.height() for size in sizes), default=0)
    return max(LEAST, int(SCREENFULS * largest * 4))


def _add_in_memory(icon: QIcon, drawing: str, mode: QIcon.Mode) -> None:
    """Where nothing can be kept on disk, every size is drawn at once."""
    renderer = QSvgRenderer(QByteArray(drawing.encode()))
    for side in ICON_SIZES:
        picture = blank(side, side)
        with painting(picture) as painter:
            renderer.render(painter)
        icon.addPixmap(QPixmap.fromImage(picture), mode)
