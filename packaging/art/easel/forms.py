"""The basic shapes: flat forms with one ink line, filled with lit materials that have names."""

from collections.abc import Mapping

from easel.ink import BRASS, GOLD, INK, STEEL, WHITE, Paint
from easel.svg import Picture, circle, path, polygon

PEN: dict[str, float | str | None] = {
    "stroke": INK,
    "stroke_width": 8,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}
PAINTS = {
    "steel": STEEL,
    "gold": GOLD,
    "brass": BRASS,
    "stone": Paint("#c4d0dc", "#8296ab", "#465a70"),
    "bolt": Paint("#fffef0", "#ffe566", "#ffb020"),
}


def paint(name: str) -> str:
    """A lit material by its name, or the plain colour itself."""
    return f"url(#{name})" if name in PAINTS else name


def stock(picture: Picture, paints: Mapping[str, Paint] = PAINTS) -> None:
    """Gives the picture every lit material that its marks name."""
    drawn = "".join(picture.body)
    for name, material in paints.items():
        if f"url(#{name})" in drawn:
            picture.glow(name, material.stops())


def shape(d: str, fill: str, width: float | None = None) -> str:
    return path(d, fill=paint(fill), stroke_width=width)


def flat(d: str, fill: str, opacity: float | None = None) -> str:
    """A patch without an outline."""
    return path(d, fill=paint(fill), stroke="none", fill_opacity=opacity)


def inner(d: str, width: float = 4, opacity: float | None = 0.6, colour: str = INK) -> str:
    """A line within a shape."""
    return path(d, fill="none", stroke=colour, stroke_width=width, stroke_opacity=opacity)


def gloss(d: str, width: float = 5) -> str:
    """A bright line where the light falls."""
    return path(d, fill="none", stroke=WHITE, stroke_width=width, stroke_opacity=0.5)


def ball(x: float, y: float, r: float, fill: str, width: float | None = None) -> str:
    return circle(x, y, r, fill=paint(fill), stroke_width=width)


def dot(x: float, y: float, r: float, fill: str = INK, opacity: float | None = None) -> str:
    return circle(x, y, r, fill=paint(fill), stroke="none", fill_opacity=opacity)


def sparkle(x: float, y: float, r: float, colour: str = WHITE) -> str:
    """A four-pointed star."""
    k = r * 0.22
    points = ((0, -r), (k, -k), (r, 0), (k, k), (0, r), (-k, k), (-r, 0), (-k, -k))
    d = polygon((x + dx, y + dy) for dx, dy in points)
    return flat(d, colour)
