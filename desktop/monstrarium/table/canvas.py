"""What is printed on a drawing, laid out in the drawing's own units; faces keep it as shares of their size."""

from __future__ import annotations

from .desc import Inlay, Label, Rect, Value


class Canvas(Value, frozen=True, gc=False):
    """A drawing so many units wide and high, for words and small drawings to be set upon."""

    wide: float
    high: float

    def label(
        self, text: str, box: Rect, size: float, role: str = "ink", bold: bool = False, align: str = "center"
    ) -> Label:
        """Words in a box; `size` is the height of the letters."""
        left, top, wide, high = self._share(box)
        return Label(text, left, top, wide, high, size / self.high, align, role, bold)

    def inlay(self, art: str, box: Rect) -> Inlay:
        """A small drawing in a box."""
        return Inlay(art, *self._share(box))

    def _share(self, box: Rect) -> Rect:
        left, top, wide, high = box
        return left / self.wide, top / self.high, wide / self.wide, high / self.high
