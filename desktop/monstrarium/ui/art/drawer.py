"""Draws SVG files, faces with what is printed on them, and icons in a colour."""

from __future__ import annotations

import logging
import math
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from ...files import SHIPPED, read_text
from .disk_cache import DiskCache
from .face import print_badges, print_inlays, print_labels
from .palette import Theme
from .renderer import drawing_file
from .soft import blank, painting
from .store import LruCache

if TYPE_CHECKING:
    from ...table.desc import Face

READY = 96 * 1024
"""Bytes of the files whose drawings are kept ready to be drawn at another size; each takes 25 times as much memory."""
BUG = "table/bug"
ICON_SIZES = (16, 24, 32, 48, 64)

log = logging.getLogger(__name__)


class MissingArt(LookupError):
    """A description names a drawing that is missing."""


class Drawer:
    """Draws afresh whatever is asked for. In strict mode a missing drawing is an error, else a striped box."""

    def __init__(self, resources: Path, cache: DiskCache, strict: bool) -> None:
        self._resources = resources
        self._cache = cache
        self._strict = strict
        self._renderers: LruCache[QSvgRenderer] = LruCache(READY)

    def face(self, face: Face, size_px: tuple[int, int], theme: Theme, turn: float, text_scale: float) -> QImage:
        """A face, turned by so many degrees about its middle; then the picture is as large as that needs."""
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
            print_labels(painter, face.labels, size, theme, text_scale)
            print_badges(painter, face.badges, size, theme, self.draw, text_scale)
        return made

    def cover(self, key: str, size: tuple[int, int]) -> QImage:
        """A drawing that covers so many pixels, wide and high; what stands over is cut off evenly."""
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

    def icon(self, name: str, colour: QColor | str, chosen: QColor | str | None = None) -> QIcon:
        """An icon in one colour, and in another where it lies on a selection or on the chosen line of a menu.

        Qt draws it at any size, when wanted.
        """
        try:
            drawing = read_text(self._resources / "icons" / f"{name}.svg", SHIPPED)
        except FileNotFoundError:
            return QIcon(self._bug_pixmap(f"icons/{name}"))
        made = QIcon()
        self._add(made, name, drawing, QColor(colour).name(), QIcon.Mode.Normal)
        if chosen is not None:
            for mode in (QIcon.Mode.Selected, QIcon.Mode.Active):
                self._add(made, name, drawing, QColor(chosen).name(), mode)
        return made

    def draw(self, painter: QPainter, key: str, box: QRectF) -> None:
        renderer = self._renderer(key)
        if renderer is None:
            self._draw_bug(painter, key, box)
        else:
            renderer.render(painter, box)

    def put_away(self) -> None:
        """Let go of the drawings that are kept ready."""
        self._renderers.clear()

    def _renderer(self, key: str) -> QSvgRenderer | None:
        file = drawing_file(self._resources, key)
        found = self._renderers.get(key)
        if found is None and file.is_file():
            found = QSvgRenderer(str(file))
            if found.isValid():
                self._renderers.put(key, found, file.stat().st_size)
        if found is not None and found.isValid():
            return found
        if self._strict:
            raise MissingArt(f"There is no drawing {key!r}: {file} is missing or no SVG file.")
        log.error("There is no drawing %r: %s is missing or no SVG file.", key, file)
        return None

    def _draw_face(self, painter: QPainter, face: Face, size: QSizeF) -> None:
        upright = painter.transform()
        if face.mirrored:
            painter.translate(size.width(), 0)
            painter.scale(-1, 1)
        self.draw(painter, face.art, QRectF(QPointF(), size))
        painter.setTransform(upright)

    def _draw_bug(self, painter: QPainter, key: str, box: QRectF) -> None:
        painter.fillRect(box, QColor("#ff2fd0"))
        painter.fillRect(box, Qt.BrushStyle.BDiagPattern)
        bug = drawing_file(self._resources, BUG)
        if bug.is_file():
            QSvgRenderer(str(bug)).render(painter, box)
        painter.setPen(QColor("#000000"))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWrapAnywhere.value), key)

    def _add(self, icon: QIcon, name: str, drawing: str, tint: str, mode: QIcon.Mode) -> None:
        tinted = drawing.replace("#000000", tint)
        kept = self._cache.lay_text(f"{name}-{tint[1:]}.svg", tinted)
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


def _add_in_memory(icon: QIcon, drawing: str, mode: QIcon.Mode) -> None:
    """Where nothing can be kept on disk, every size is drawn at once."""
    renderer = QSvgRenderer(QByteArray(drawing.encode()))
    for side in ICON_SIZES:
        picture = blank(side, side)
        with painting(picture) as painter:
            renderer.render(painter)
        icon.addPixmap(QPixmap.fromImage(picture), mode)
