"""Finds drawings and draws them as pictures, for the tests of drawings."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).parents[2]
RESOURCES = ROOT / "resources"

Render = Callable[[str, int], QImage]
GROUND = 0x77
"""The grey on which drawings are rendered."""


@pytest.fixture(scope="session")
def render(qapp: QGuiApplication) -> Render:
    """The drawing with a key as a picture so many pixels wide, on a middle grey."""

    def rendered(key: str, width: int) -> QImage:
        renderer = QSvgRenderer(str(RESOURCES / f"{key}.svg"))
        assert renderer.isValid(), key
        box = renderer.viewBoxF()
        image = QImage(width, max(1, round(width * box.height() / box.width())), QImage.Format.Format_RGB32)
        image.fill(QColor("#777777"))
        painter = QPainter(image)
        renderer.render(painter, QRectF(image.rect()))
        painter.end()
        return image

    return rendered


@pytest.fixture(scope="session")
def resources() -> Path:
    return RESOURCES


def shades(image: QImage) -> bytes:
    """The greys of the pixels of a picture, row by row."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    wide, step, rows = grey.width(), grey.bytesPerLine(), bytes(grey.constBits())
    return b"".join(rows[y * step : y * step + wide] for y in range(grey.height()))


def difference(one: Sequence[int], other: Sequence[int]) -> float:
    """The share of pixels whose grey differs clearly."""
    return sum(abs(a - b) > 24 for a, b in zip(one, other, strict=True)) / len(one)


def cut(image: QImage, area: tuple[int, int, int, int]) -> bytes:
    """The pixels of a part of a card 630 wide that is drawn at half its size."""
    left, top, right, bottom = (v // 2 for v in area)
    return shades(image.copy(left, top, right - left, bottom - top))


def rim(image: QImage) -> set[int]:
    """The greys along the four sides of a square picture."""
    last = image.width() - 1
    places = [(at, side) for at in range(last + 1) for side in (0, last)]
    return {image.pixelColor(*place).red() for at, side in places for place in ((at, side), (side, at))}
