"""Text on a drawing lies in its boxes at any size of the drawing."""

from __future__ import annotations

from monstrarium.table.desc import Inlay, Label
from monstrarium.table.layout import Canvas

CANVAS = Canvas(600, 1000)


def test_words_are_laid_out_in_shares_of_the_drawing() -> None:
    label = CANVAS.label("21", (150, 250, 300, 100), 50, "gold", bold=True, align="left")

    assert label == Label("21", 0.25, 0.25, 0.5, 0.1, 0.05, "left", "gold", True)


def test_small_drawings_are_laid_out_in_shares_of_the_drawing() -> None:
    assert CANVAS.inlay("cybo/crown", (60, 100, 120, 200)) == Inlay("cybo/crown", 0.1, 0.1, 0.2, 0.2)
