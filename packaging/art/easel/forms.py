"""Shapes as everything is drawn from them: flat forms with one ink line, lit by materials with names."""

from collections.abc import Mapping

from easel.ink import BRASS, CORAL, GOLD, INK, IVORY, LEAF, SLATE, STEEL, VIOLET, WHITE, WOOD, Paint
from easel.svg import Picture, circle, ellipse, group, path, polygon

PEN: dict[str, float | str | None] = {
    "stroke": INK,
    "stroke_width": 8,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}
PAINTS = {
    "bio": LEAF,
    "horn": Paint("#f3e6b0", "#d6bf73", "#8c7436"),
    "chem": VIOLET,
    "gem": Paint("#ffe9ff", "#d264e8", "#6a1f86"),
    "phys": Paint("#bfe9ff", "#4aa3e0", "#1c4f86"),
    "rob": Paint("#ffd9a0", "#e8892f", "#8c4410"),
    "steel": STEEL,
    "gold": GOLD,
    "brass": BRASS,
    "red": CORAL,
    "wood": WOOD,
    "paper": IVORY,
    "slate": SLATE,
    "skin": Paint("#ffe3c8", "#f0bd92", "#b07a52"),
    "tan": Paint("#dba67c", "#ab7248", "#633b22"),
    "coat": Paint("#ffffff", "#dfe9f2", "#8fa3b8"),
    "stone": Paint("#c4d0dc", "#8296ab", "#465a70"),
    "glass": Paint("#f2fbff", "#bfe6f7", "#7ab8da"),
    "bolt": Paint("#fffef0", "#ffe566", "#ffb020"),
    "rust": Paint("#e0926a", "#a8512f", "#5a2413"),
    "moss": Paint("#8fb0a0", "#4a7566", "#213d3a"),
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
    return path(d, fill="none", stroke=colour, stroke_width=width, stroke_opacity=opacity)


def gloss(d: str, width: float = 5) -> str:
    return path(d, fill="none", stroke=WHITE, stroke_width=width, stroke_opacity=0.5)


def ball(x: float, y: float, r: float, fill: str, width: float | None = None) -> str:
    return circle(x, y, r, fill=paint(fill), stroke_width=width)


def dot(x: float, y: float, r: float, fill: str = INK, opacity: float | None = None) -> str:
    return circle(x, y, r, fill=paint(fill), stroke="none", fill_opacity=opacity)


def ground(x: float, y: float, rx: float) -> str:
    """The shadow something stands in."""
    return ellipse(x, y, rx, rx * 0.14, fill=INK, fill_opacity=0.35, stroke="none")


def eye(x: float, y: float, r: float, iris: str = "#c8392b", dx: float = 0, dy: float = 0) -> str:
    return group(
        circle(x, y, r, fill="#fffbe6", stroke_width=4.5),
        dot(x + dx, y + dy, r * 0.52, iris),
        dot(x + dx, y + dy, r * 0.26),
        dot(x + dx - r * 0.22, y + dy - r * 0.25, r * 0.15, WHITE),
    )


def teeth(x: float, y: float, width: float, count: int, size: float) -> str:
    """A row of pointed teeth hanging from a line; a negative size lets them stand."""
    step = width / count
    d = "".join(
        f"M{x + k * step:.1f} {y:.1f}l{step / 2:.1f} {size:.1f}l{step / 2:.1f} {-size:.1f}z" for k in range(count)
    )
    return path(d, fill="#fffbe6", stroke_width=3.5)


def sparkle(x: float, y: float, r: float, colour: str = WHITE) -> str:
    """A four-pointed star."""
    k = r * 0.22
    points = ((0, -r), (k, -k), (r, 0), (k, k), (0, r), (-k, k), (-r, 0), (-k, -k))
    d = polygon((x + dx, y + dy) for dx, dy in points)
    return flat(d, colour)
