"""The two faces that the program writes in: one for text, one for titles, names and flying words."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

TEXT, DISPLAY = "Monstrarium Text", "Monstrarium Titles"
"""Cut from Noto Sans and Playpen Sans, and renamed: fontconfig would take a Noto Sans for the system's default font."""
FILES = (
    "noto-sans/NotoSans-Regular.ttf",
    "noto-sans/NotoSans-Bold.ttf",
    "playpen-sans/PlaypenSans-ExtraBold.ttf",
)
"""Under resources/fonts. Loading one takes a third of a millisecond."""

log = logging.getLogger(__name__)


def load(folder: Path) -> str:
    """Load the faces, and return the family of the one for text; empty where it cannot be loaded."""
    for file in FILES:
        if QFontDatabase.addApplicationFont(str(folder / file)) < 0:
            log.warning("%s cannot be loaded; the letters of the system take its place.", folder / file)
    return TEXT if TEXT in QFontDatabase.families() else ""


def display(font: QFont) -> QFont:
    """A font in the face for titles at the same size; the same font where the letters of the system are worn."""
    families = font.families()
    if families[:1] != [TEXT]:
        return font
    made = QFont(font)
    made.setFamilies([DISPLAY, *families])
    made.setWeight(QFont.Weight.ExtraBold)
    return made
