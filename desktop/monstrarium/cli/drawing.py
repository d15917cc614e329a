"""Drawing a table for `monstrarium render`. A module of its own because it loads Qt."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from ..content.places import resources
from ..table.desc import TableDesc
from ..ui.art import lettering
from ..ui.art.palette import theme_for
from ..ui.art.renderer import Art
from ..ui.art.soft import png
from ..ui.settings.appearance import Style
from ..ui.view.picture import picture


def draw(table: TableDesc, size: tuple[int, int], scheme: str, cache: Path) -> bytes:
    """A table as the bytes of a PNG file."""
    application = QApplication.instance() or QApplication(["monstrarium"])
    assert isinstance(application, QApplication)
    Style(application, lettering.load(resources() / "fonts")).wear(scheme)
    image = picture(table, Art(resources(), cache), theme_for(scheme), size)
    made = png(image)
    application.processEvents()
    return made
