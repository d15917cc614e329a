"""The contact sheet shows all drawings of a folder in order, on a light and on a dark ground."""

from pathlib import Path

import contact_sheet
from PySide6.QtGui import QColor, QGuiApplication


def test_the_sheet_orders_numbered_drawings_by_their_number(resources: Path) -> None:
    names = [drawing.stem for drawing in contact_sheet.files(resources / "art/cybo/die/tumble")]

    assert names == [str(step) for step in range(16)]


def test_the_sheet_shows_the_drawings_on_a_light_and_on_a_dark_ground(resources: Path, qapp: QGuiApplication) -> None:
    picture = contact_sheet.sheet(resources / "art/seats", 40, 6)

    assert picture.pixelColor(2, 2) == QColor(contact_sheet.GROUNDS[0])
    assert picture.pixelColor(2, picture.height() - 2) == QColor(contact_sheet.GROUNDS[1])
    assert picture.pixelColor(32, 30) not in [QColor(ground) for ground in contact_sheet.GROUNDS]
