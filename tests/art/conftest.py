"""What the tests of the drawings share: where they lie, and how one becomes a picture."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).parents[2]
RESOURCES = ROOT / "resources"

# The scripts that draw are run, not installed; their folder is their import path.
sys.path.insert(0, str(ROOT / "packaging" / "art"))

Render = Callable[[str, int], QImage]


@pytest.fixture(scope="session")
def render(qapp: QGuiApplication) -> Render:
    """A drawing by its key as a picture so many pixels wide, on a middle grey."""

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
