"""Drawing a table for `monstrarium render`. A module of its own because it loads Qt."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from ..content.places import resources
from ..table.desc import TableDesc
from ..ui.art import lettering
from ..ui.art.name_plate import looks_of
from ..ui.art.palette import theme_for
from ..ui.art.renderer import Art
from ..ui.art.soft import png
from ..ui.view.picture import picture


def draw(
    table: TableDesc, size: tuple[int, int], scheme: str, cache: Path, names: Sequence[str], colours: Sequence[int]
) -> bytes:
    """A table as the bytes of a PNG file, in the program's own letters."""
    application = QApplication.instance() or QApplication(["monstrarium"])
    before = QApplication.font()
    QApplication.setFont(_own(before))
    try:
        art, looks = Art(resources(), cache), looks_of(names, colours)
        image = picture(table, art, theme_for(scheme), size, looks=looks)
        made = png(image)
        application.processEvents()
    finally:
        QApplication.setFont(before)
    return made


def _own(font: QFont) -> QFont:
    family = lettering.load(resources() / "fonts")
    if not family:
        return font
    made = QFont(font)
    made.setFamilies([family, *font.families()])
    return made
