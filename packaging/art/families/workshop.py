"""The enamels of the workshop, and what several drawings of AndrOIDS share: cards, gloves, springs, gears, puffs."""

from math import cos, pi, sin

from easel.forms import ball, dot, flat, gloss, inner, shape, stock
from easel.ink import INK, Paint
from easel.svg import Picture, ellipse, figure, group, moved, path, polygon, rect

PEN: dict[str, float | str | None] = {
    "stroke": INK,
    "stroke_width": 8,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}
ENAMELS = {
    "mint": Paint("#dcfbe8", "#7fd0ae", "#3d8a70"),
    "robin": Paint("#c6f3f6", "#52b4c6", "#1f6a7a"),
    "ivory": Paint("#fffdf2", "#f7e9c6", "#c9a970"),
    "tangerine": Paint("#ffcc8f", "#f5842c", "#a8460f"),
    "scarlet": Paint("#ff9d83", "#e0392d", "#8a151b"),
    "lemon": Paint("#fffbc4", "#ffd93d", "#c98a12"),
    "royal": Paint("#9cc1ff", "#3a70dd", "#193582"),
    "navy": Paint("#6785c4", "#2a4686", "#12204a"),
    "plum": Paint("#d9a6e0", "#8a4a9c", "#46204f"),
    "rose": Paint("#ffd9e3", "#f0819f", "#a83b60"),
    "lime": Paint("#efffb4", "#a5d337", "#557c12"),
    "enamel": Paint("#a9dd9c", "#3f9a55", "#1b5230"),
    "warm": Paint("#ffe6a3", "#d8a63a", "#7d5517"),
    "oak": Paint("#f2c88e", "#c48a4b", "#7d4f24"),
    "walnut": Paint("#bd855c", "#7d4b2c", "#432312"),
    "pine": Paint("#ffe9b8", "#e3b66b", "#9c6e30"),
    "copper": Paint("#ffcda6", "#c8703c", "#6d3014"),
    "iron": Paint("#79818e", "#3d434f", "#1b1d25"),
    "zinc": Paint("#f4f8fa", "#aebac4", "#5e6c79"),
    "print": Paint("#6ba3e2", "#2f5f9e", "#183a68"),
    "steam": Paint("#ffffff", "#f6f2e8", "#cfc6b4"),
    "leather": Paint("#e0a871", "#a8683a", "#5f3417"),
    "kraft": Paint("#e6d2b0", "#bd9f74", "#7c6141"),
}
MINT, ROBIN, CREAM, TANGERINE, SCARLET, LEMON, ROYAL, NAVY, PLUM, ROSE, LIME, ENAMEL = (
    f"url(#{name})" for name in list(ENAMELS)[:12]
)
BRASS, OAK, WALNUT, PINE, COPPER, IRON, ZINC, PRINT, STEAM, LEATHER, KRAFT = (
    f"url(#{name})" for name in list(ENAMELS)[12:]
)


def supply(picture: Picture) -> None:
    """Gives the picture every lit material that its marks name."""
    drawn = "".join(picture.body)
    for name, material in ENAMELS.items():
        if f"url(#{name})" in drawn:
            picture.glow(name, material.stops())
    stock(picture)


def study(*marks: str) -> Picture:
    """One drawn thing on a square of 560, nothing around it."""
    picture = Picture(560, 560)
    picture.add(group(*marks, transform="translate(10 11) scale(0.962)", **PEN))
    supply(picture)
    return picture


def covered(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A small card of 100 x 140 around a point, its blueprint back up."""
    return group(
        rect(-50, -70, 100, 140, 12, fill="#fff3d6"),
        rect(-38, -58, 76, 116, 6, fill=PRINT, stroke_width=4),
        inner(
            "M-14 -40H14V-16H-14ZM-20 -10H20L14 22H-14ZM-8 22V46M8 22V46M-20 -8L-28 16M20 -8L28 16", 4, 0.9, "#dbe9ff"
        ),
        transform=moved(x, y, scale, turn),
    )


def plain(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A small card of 100 x 140 around a point, without anything on it."""
    return group(
        rect(-50, -70, 100, 140, 12, fill=CREAM),
        inner("M-34 -52H34", 5, 0.35),
        transform=moved(x, y, scale, turn),
    )


def gear(x: float, y: float, reach: float, fill: str, teeth: int = 8, turn: float = 0) -> str:
    """A cog wheel with a hole."""
    points: list[tuple[float, float]] = []
    for k in range(teeth):
        for share, part in ((0.8, -0.36), (1, -0.2), (1, 0.2), (0.8, 0.36)):
            angle = 2 * pi * (k + part) / teeth + turn * pi / 180
            points.append((x + reach * share * cos(angle), y + reach * share * sin(angle)))
    return shape(polygon(points), fill) + ball(x, y, reach * 0.34, "#4a2f16", 5)


def spring(
    x: float, y: float, width: float, step: float, turns: int, colour: str = "#dfe7ee", weight: float = 9
) -> str:
    """A coil standing on its end, drawn downwards from a point; every wind of it lies over the one above."""
    rings = [
        ellipse(x, y + step * k, width / 2, step * 0.62, transform=f"rotate(-8 {figure(x)} {figure(y + step * k)})")
        for k in range(turns + 1)
    ]
    return group(
        *(group(ring, stroke_width=weight + 8) + group(ring, stroke=colour, stroke_width=weight) for ring in rings),
        fill="none",
    )


def spanner(x: float, y: float, scale: float = 1, turn: float = 0, fill: str = ZINC) -> str:
    """An open spanner about 240 long, its jaws up."""
    return group(
        shape(
            "M-44 -66L-18 -40V-16H18V-40L44 -66C70 -36 60 0 22 14V112A26 26 0 1 1 -22 112V14C-60 0 -70 -36 -44 -66Z",
            fill,
        ),
        dot(0, 128, 9),
        gloss("M-10 26V90"),
        transform=moved(x, y, scale, turn),
    )


def banded(d: str, inks: tuple[str, str], width: float, lap: float = 14) -> str:
    """A thick line that is a body in one colour, outlined in another."""
    return group(
        path(d, stroke=inks[1], stroke_width=width + lap),
        path(d, stroke=inks[0], stroke_width=width),
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def puff(x: float, y: float, scale: float = 1, fill: str = STEAM) -> str:
    """A cloud of steam about 150 wide."""
    return group(
        shape(
            "M-52 30C-84 30 -84 -12 -54 -16C-52 -48 -10 -54 4 -34C24 -54 62 -36 54 -8C84 -8 84 32 52 30Z",
            fill,
            None,
        ),
        inner("M-30 8q10 14 26 4M14 -8q18 2 18 18", 5, 0.3),
        gloss("M-46 -8q4 -20 22 -22"),
        transform=moved(x, y, scale),
    )


def screw(x: float, y: float, r: float = 11, turn: float = 35, fill: str = BRASS) -> str:
    """The head of a slotted screw."""
    return group(
        ball(0, 0, r, fill, r * 0.42),
        inner(f"M{figure(-r * 0.55)} 0H{figure(r * 0.55)}", r * 0.34, 0.8),
        transform=moved(x, y, 1, turn),
    )


def peel(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A banana peel spread on its skins, about 150 wide."""
    return group(
        shape(
            "M-6 -6C-20 -30 -16 -56 -8 -72L10 -72C14 -52 16 -30 10 -8C40 -16 66 -2 76 34C50 26 30 18 12 12"
            "C20 28 20 50 6 66C-8 50 -12 30 -8 14C-26 22 -52 28 -78 42C-70 4 -40 -12 -6 -6Z",
            LEMON,
        ),
        inner("M2 -50V-8M4 10Q10 30 6 50M16 2Q40 6 58 20M-14 2Q-38 6 -58 24", 4, 0.45),
        flat("M-8 -72H10L9 -60H-8Z", "#6b4a1c"),
        dot(0, 2, 5, "#8a5f1c"),
        transform=moved(x, y, scale, turn),
    )


def glove(x: float, y: float, scale: float, turn: float, fill: str, cuff: str, reach: float = 1) -> str:
    """A fist in a thick glove whose thumb lies on top; a sleeve of any reach comes from the right."""
    end = figure(96 + 94 * reach)
    return group(
        shape(f"M96 -46L{end} -54V62L96 52Z", cuff),
        inner("M116 -46V54", 5, 0.4),
        shape(
            "M104 -52C76 -64 40 -58 12 -36C-14 -30 -22 -8 -2 -2C-16 8 -8 28 8 26C6 42 22 52 38 44C44 56 78 58 104 56Z",
            fill,
        ),
        inner("M-2 -2Q24 -2 40 -8M8 26Q30 26 46 18M38 44Q52 42 58 34", 5, 0.7),
        shape("M40 -50C20 -66 -10 -50 -20 -28C-24 -16 -8 -10 2 -20C14 -30 34 -34 52 -30Z", fill, 7),
        gloss("M46 -46Q70 -54 94 -44"),
        transform=moved(x, y, scale, turn),
    )
