"""Who plays in the scenes of the breakthroughs: boffins, hands, coats and beasts, drawn around the origin."""

from typing import NamedTuple

from easel.forms import dot, eye, gloss, inner, oval, paint, shape
from easel.ink import INK, Paint
from easel.svg import group, moved, path

DAY = Paint("#7cc7f2", "#2f7cc2", "#123a70")
NIGHT = Paint("#40609f", "#1d3468", "#0a1330")
STORM = Paint("#8a7fe0", "#453f9c", "#171a4a")


class Scene(NamedTuple):
    """What one breakthrough shows in a window of 550 x 360: chalk lines behind, marks before them, and its air."""

    lines: str
    marks: tuple[str, ...]
    air: Paint = DAY


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
