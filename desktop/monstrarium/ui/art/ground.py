"""The ground under the table: the drawing of a game, or felt."""

from __future__ import annotations

# Not from hashlib, which loads OpenSSL as well: 3.3 MB.
from _sha3 import shake_128  # type: ignore[import-not-found]  # No stubs.

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QRadialGradient

from .palette import Theme
from .renderer import Art
from .soft import painting


def ground(key: str, size: tuple[int, int], art: Art, theme: Theme) -> QImage:
    """The ground at a size in device pixels; an empty key is for felt."""
    wide, high = max(1, size[0]), max(1, size[1])
    return art.picture(key, wide, high).toImage() if key else felt(wide, high, theme)


GRAIN = 128
"""Side of the square of grain that is laid over the cloth again and again, in device pixels."""
ROUGHNESS = 10
"""How far the grain strays from the colour of the cloth, of 255."""


def felt(width: int, height: int, theme: Theme) -> QImage:
    """Felt, lit softly from the upper left, darker towards the edges, with a fine grain."""
    made = QImage(max(1, width), max(1, height), QImage.Format.Format_RGB32)
    with painting(made) as painter:
        box = QRectF(made.rect())
        painter.fillRect(box, _light(box, theme))
        painter.fillRect(box, _edge(box, theme))
        if not theme.strong:
            painter.fillRect(box, QBrush(_grain()))
    return made


def _light(box: QRectF, theme: Theme) -> QRadialGradient:
    reach = 0.9 * max(box.width(), box.height())
    light = QRadialGradient(QPointF(box.width() * 0.34, box.height() * 0.24), reach)
    light.setColorAt(0.0, QColor(theme.felt_lit))
    light.setColorAt(0.62, QColor(theme.felt))
    light.setColorAt(1.0, QColor(theme.felt_edge))
    return light


def _edge(box: QRectF, theme: Theme) -> QRadialGradient:
    dark, clear = QColor(theme.felt_edge), QColor(theme.felt_edge)
    dark.setAlphaF(0.62)
    clear.setAlphaF(0.0)
    vignette = QRadialGradient(box.center(), 0.62 * (box.width() ** 2 + box.height() ** 2) ** 0.5)
    vignette.setColorAt(0.0, clear)
    vignette.setColorAt(0.55, clear)
    vignette.setColorAt(1.0, dark)
    return vignette


def _grain() -> QImage:
    """The same grain every time, light and dark in equal parts."""
    noise = shake_128(b"felt").digest(GRAIN * GRAIN)
    pixels = bytearray()
    for value in noise:
        shade, strength = (255, value % ROUGHNESS) if value & 128 else (0, value % ROUGHNESS)
        lit = shade * strength // 255
        pixels += bytes((lit, lit, lit, strength))
    return QImage(bytes(pixels), GRAIN, GRAIN, QImage.Format.Format_ARGB32_Premultiplied).copy()
