"""Renders all drawings of a folder into one picture, on a light and on a dark ground, to be judged by eye."""

import argparse
import os
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

GROUNDS = ("#f2efe9", "#20262b")
GAP = 12
CAPTION = 16


def files(folder: Path) -> list[Path]:
    """The drawings under a folder, numbers in order of size."""
    return sorted(folder.rglob("*.svg"), key=lambda p: [part.zfill(12) for part in p.relative_to(folder).parts])


def fitted(renderer: QSvgRenderer, cell: int) -> tuple[float, float]:
    size = renderer.viewBoxF().size()
    scale = cell / max(size.width(), size.height())
    return size.width() * scale, size.height() * scale


def draw(painter: QPainter, drawing: Path, folder: Path, x: int, y: int, cell: int) -> None:
    renderer = QSvgRenderer(str(drawing))
    width, height = fitted(renderer, cell)
    renderer.render(painter, QRectF(x + (cell - width) / 2, y + (cell - height) / 2, width, height))
    name = str(drawing.relative_to(folder).with_suffix(""))
    painter.drawText(QRectF(x - 4, y + cell, cell + 8, CAPTION), Qt.AlignmentFlag.AlignCenter, name)


def sheet(folder: Path, cell: int, columns: int, grounds: tuple[str, ...] = GROUNDS) -> QImage:
    """All drawings of the folder in a grid, once for each ground."""
    found = files(folder)
    rows = -(-len(found) // columns)
    step_x, step_y = cell + GAP, cell + GAP + CAPTION
    panel = rows * step_y + GAP
    image = QImage(columns * step_x + GAP, panel * len(grounds), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    for order, ground in enumerate(grounds):
        painter.fillRect(0, order * panel, image.width(), panel, QColor(ground))
        painter.setPen(QColor("#888888"))
        for place, drawing in enumerate(found):
            row, column = divmod(place, columns)
            draw(painter, drawing, folder, GAP + column * step_x, order * panel + GAP + row * step_y, cell)
    painter.end()
    return image


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="a folder under resources/art, or 'icons'")
    parser.add_argument("-o", "--output", type=Path, required=True)
    parser.add_argument("--cell", type=int, default=180, help="the larger side of each drawing, in pixels")
    parser.add_argument("--columns", type=int, default=8)
    chosen = parser.parse_args()
    resources = Path(__file__).parents[2] / "resources"
    folder = resources / "icons" if chosen.game == "icons" else resources / "art" / chosen.game
    if not files(folder):
        parser.error(f"there are no drawings in {folder}")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    sheet(folder, chosen.cell, chosen.columns).save(str(chosen.output))
    application.quit()


if __name__ == "__main__":
    main()
