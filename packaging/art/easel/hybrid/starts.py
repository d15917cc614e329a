"""Veils over the squares of a map where a side begins: told apart by their pattern, not by their colour alone."""

from easel.ink import INK, WHITE
from easel.svg import Picture, circle, path, rect

RED, GREEN = "#e0483a", "#8fc42f"


def griffin() -> Picture:
    """Slanting bars."""
    picture = Picture(100, 100)
    picture.add(
        rect(4, 4, 92, 92, 10, fill=RED, fill_opacity=0.3),
        path("M8 60L60 8M8 92L92 8M40 92L92 40", fill="none", stroke=INK, stroke_opacity=0.35, stroke_width=15),
        path("M8 60L60 8M8 92L92 8M40 92L92 40", fill="none", stroke="#ff8f7c", stroke_width=8),
        rect(4, 4, 92, 92, 10, fill="none", stroke=RED, stroke_width=4),
    )
    return picture


def scorpion() -> Picture:
    """Dots."""
    picture = Picture(100, 100)
    picture.add(rect(4, 4, 92, 92, 10, fill=GREEN, fill_opacity=0.28))
    for x, y in ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)):
        picture.add(
            circle(x, y, 11, fill=INK, fill_opacity=0.4),
            circle(x, y, 8, fill="#d5f27e", stroke=WHITE, stroke_opacity=0.5, stroke_width=2),
        )
    picture.add(rect(4, 4, 92, 92, 10, fill="none", stroke=GREEN, stroke_width=4))
    return picture


def pictures() -> dict[str, Picture]:
    """One of each side."""
    return {"art/hybrid/start/griffin": griffin(), "art/hybrid/start/scorpion": scorpion()}
