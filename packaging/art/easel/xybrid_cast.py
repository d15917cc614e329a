"""Who plays in the scenes of the breakthroughs: boffins, hands, eyes and limbs, drawn around the origin."""

from typing import NamedTuple

from easel.ink import BRASS, CORAL, GOLD, INK, IVORY, LEAF, SLATE, STEEL, VIOLET, WHITE, WOOD, Paint
from easel.svg import Picture, circle, ellipse, group, moved, path, polygon

DAY = Paint("#7cc7f2", "#2f7cc2", "#123a70")
NIGHT = Paint("#40609f", "#1d3468", "#0a1330")
STORM = Paint("#8a7fe0", "#453f9c", "#171a4a")

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


class Scene(NamedTuple):
    """What one breakthrough shows in a window of 550 x 360: chalk lines behind, marks before them, and its air."""

    lines: str
    marks: tuple[str, ...]
    air: Paint = DAY


def paint(name: str) -> str:
    """A lit material by its name, or the plain colour itself."""
    return f"url(#{name})" if name in PAINTS else name


def stock(picture: Picture) -> None:
    """Gives the picture every lit material that its marks name."""
    drawn = "".join(picture.body)
    for name, material in PAINTS.items():
        if paint(name) in drawn:
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


def oval(x: float, y: float, rx: float, ry: float, fill: str, width: float | None = None) -> str:
    return ellipse(x, y, rx, ry, fill=paint(fill), stroke_width=width)


def ground(x: float, y: float, rx: float) -> str:
    """The shadow something stands in."""
    return ellipse(x, y, rx, rx * 0.14, fill=INK, fill_opacity=0.35, stroke="none")


def tube(d: str, colour: str, width: float = 22) -> str:
    """A bent limb: a line so thick that it is a body, with its outline."""
    return group(
        path(d, stroke=INK, stroke_width=width + 11),
        path(d, stroke=paint(colour), stroke_width=width),
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


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


_FINGERS = "M0 0L-24 -12M-4 -4L-11 -32M3 -5L6 -34M8 -3L21 -26"
_GRIP = "M-12 -8H14M-12 1H16M-11 10H14"


def hand(x: float, y: float, colour: str, scale: float = 1, turn: float = 0, grip: bool = False) -> str:
    """An open hand with its fingers up, or a fist."""
    d = _GRIP if grip else _FINGERS
    return group(
        path(d, stroke=INK, stroke_width=20, fill="none"),
        dot(0, 2, 22),
        dot(0, 2, 16.5, colour),
        path(d, stroke=paint(colour), stroke_width=9.5, fill="none"),
        inner("M-10 -3H12M-10 6H12", 3, 0.6) if grip else inner("M-8 8q8 6 16 -2", 3, 0.5),
        transform=moved(x, y, scale, turn),
    )


def bolt(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    return path(
        "M2 0L-30 58H-6L-34 122L36 44H10L32 0Z", fill=paint("bolt"), transform=moved(x, y, scale, turn), stroke_width=6
    )


def sparkle(x: float, y: float, r: float, colour: str = WHITE) -> str:
    """A four-pointed star."""
    k = r * 0.22
    points = ((0, -r), (k, -k), (r, 0), (k, k), (0, r), (-k, k), (-r, 0), (-k, -k))
    d = polygon((x + dx, y + dy) for dx, dy in points)
    return flat(d, colour)


HAIR = {
    "wild": "M-34 8C-66 8 -62 -24 -48 -30C-60 -56 -30 -64 -22 -52C-14 -74 14 -72 20 -54C34 -66 58 -52 48 -32"
    "C64 -24 62 8 34 8Z",
    "bun": "M-34 6C-50 -10 -44 -44 -18 -48C-24 -78 24 -78 18 -48C44 -44 50 -10 34 6Z",
    "sides": "M-30 10C-60 16 -64 -20 -40 -26C-30 -30 30 -30 40 -26C64 -20 60 16 30 10Z",
}
MOUTHS = {
    "smile": inner("M-15 25Q0 37 15 25", 4.5, 1),
    "grin": shape("M-19 22Q0 30 19 22Q16 40 0 40Q-16 40 -19 22Z", "#fffbe6", 4) + inner("M-7 27v11M6 27v11", 3, 0.7),
    "open": oval(0, 29, 9, 11, "#5b1420", 4),
    "flat": inner("M-12 29Q0 24 12 29", 4.5, 1),
}


def boffin(
    x: float,
    y: float,
    scale: float = 1,
    hair: str = "wild",
    mouth: str = "smile",
    look: tuple[float, float] | None = (0, 0),
    colours: tuple[str, str] = ("skin", "#e9eef2"),
    turn: float = 0,
) -> str:
    """A scientist's head; without a look the eyes are shut."""
    skin, locks = colours
    eyes = (
        [inner("M-24 -4Q-14 5 -5 -4M5 -4Q14 5 24 -4", 4.5, 1)]
        if look is None
        else [eye(side * 14, -5, 13, "#3a5f8f", *look) for side in (-1, 1)]
    )
    return group(
        path(HAIR[hair], fill=locks),
        shape("M-32 -12C-32 -44 32 -44 32 -12C34 28 20 46 0 46C-20 46 -34 28 -32 -12Z", skin),
        inner("M-34 -30Q0 -46 34 -30", 7, 1),
        inner("M-26 -24L-6 -20M26 -24L6 -20", 4.5, 1, "#5a4a42"),
        *eyes,
        oval(0, 12, 9, 8, skin, 4),
        MOUTHS[mouth],
        transform=moved(x, y, scale, turn),
    )


def coat(x: float, y: float, scale: float = 1, tie: str = "red") -> str:
    """A laboratory coat, its collar at the origin, its hem 150 below."""
    return group(
        shape("M-24 0C-56 6 -60 30 -66 150H66C60 30 56 6 24 0Z", "coat"),
        shape("M-24 0L0 52L24 0Z", "#cfe0f0", 4.5),
        shape("M-7 6H7L9 34L0 46L-9 34Z", tie, 4),
        shape("M-24 0L-40 24L-26 30L0 58L0 52Z", "coat", 4.5),
        shape("M24 0L40 24L26 30L0 58L0 52Z", "coat", 4.5),
        inner("M0 58V150M22 84h24v18", 4, 0.6),
        dot(-9, 84, 4),
        dot(-9, 112, 4),
        transform=moved(x, y, scale),
    )


def blob(x: float, y: float, scale: float, fill: str, *more: str, turn: float = 0) -> str:
    """A round beast about 100 wide and 110 high, with whatever it wears."""
    return group(
        shape("M-48 10C-54 -40 -26 -58 0 -58C28 -58 54 -40 48 10C46 44 26 54 0 54C-26 54 -46 44 -48 10Z", fill),
        gloss("M-34 -16Q-28 -40 -8 -45"),
        *more,
        transform=moved(x, y, scale, turn),
    )
