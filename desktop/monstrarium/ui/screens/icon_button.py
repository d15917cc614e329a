"""A button with one of our icons, in the ink of whatever palette it wears."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize

from ..art.renderer import Art
from ..kit.buttons import Button
from ..kit.text import Role

SIDE = 18


class IconButton(Button):
    """Its icon turns light or dark with the words beside it."""

    def __init__(self, art: Art, icon: str, text: str = "", kind: str = "plain") -> None:
        super().__init__(text, kind)
        self._art = art
        self._name = icon
        self._ink = Role.HighlightedText if kind == "primary" else Role.ButtonText
        self.setIconSize(QSize(SIDE, SIDE))
        self._tint()

    def changeEvent(self, event: QEvent) -> None:
        """Another palette, another ink."""
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()
        super().changeEvent(event)

    def _tint(self) -> None:
        self.setIcon(self._art.icon(self._name, self.palette().color(self._ink)))
