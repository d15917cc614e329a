"""What lies under the table and fills the window: the drawing that a game brings for it, or felt."""

from __future__ import annotations

from PySide6.QtGui import QImage

from .felt import felt
from .palette import Theme
from .renderer import Art


def ground(key: str, size: tuple[int, int], art: Art, theme: Theme) -> QImage:
    """So many device pixels of it, covered to the last; an empty key means felt."""
    wide, high = max(1, size[0]), max(1, size[1])
    return art.picture(key, wide, high).toImage() if key else felt(wide, high, theme)
