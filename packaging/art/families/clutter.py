"""What a century has left lying on the floors of the laboratories."""

from easel.forms import dot
from easel.ink import INK, WHITE
from easel.svg import circle, ellipse, group, moved, path


def pool(x: float, y: float, size: float, colour: str) -> str:
    """Something has run out."""
    outline = "M-40 0C-44 -26 -14 -30 4 -24C26 -34 46 -14 40 4C48 22 18 30 2 24C-16 34 -42 20 -40 0Z"
    return group(
        path(outline, fill=INK, fill_opacity=0.35, transform="translate(3 4)"),
        path(outline, fill=colour, fill_opacity=0.72),
        path("M-22 -8C-16 -18 0 -18 8 -14", stroke=WHITE, stroke_opacity=0.45, stroke_width=5),
        dot(18, 8, 5, WHITE, 0.25),
        transform=moved(x, y, size),
    )


def bones(x: float, y: float, turn: float) -> str:
    """Somebody stayed."""
    bone = "M-24 -3L22 -3M-24 3L22 3"
    return group(
        path("M-26 0H24", stroke=INK, stroke_opacity=0.6, stroke_width=15),
        *(circle(dx, dy, 7, fill="#d9cfae", stroke=INK, stroke_width=3) for dx in (-27, 25) for dy in (-5, 5)),
        path("M-26 0H24", stroke="#d9cfae", stroke_width=9),
        path(bone, stroke=INK, stroke_opacity=0.2, stroke_width=2),
        transform=moved(x, y, 0.8, turn),
    )


def cable(x: float, y: float, turn: float) -> str:
    """A cable out of the floor."""
    bend = "M-44 10C-24 -26 -6 28 12 -4S36 -8 46 6"
    return group(
        path(bend, stroke=INK, stroke_opacity=0.75, stroke_width=13),
        path(bend, stroke="#8a4a2c", stroke_width=6),
        path(bend, stroke=WHITE, stroke_opacity=0.25, stroke_width=2, transform="translate(-1 -2)"),
        transform=moved(x, y, 0.9, turn),
    )


def rune(x: float, y: float, turn: float) -> str:
    """The mark of the makers: a scorpion's tail in a ring, etched into the floor."""
    tail = "M-14 18C-26 4 -14 -18 2 -16C14 -14 16 0 6 4M6 4l-10 -2M6 4l-2 10"
    return group(
        circle(0, 0, 34, fill="none", stroke="#a8c36a", stroke_opacity=0.35, stroke_width=5),
        path(tail, stroke="#a8c36a", stroke_opacity=0.4, stroke_width=6),
        transform=moved(x, y, 1.0, turn),
    )


def scorch(x: float, y: float, turn: float) -> str:
    """Something has burned here."""
    return group(ellipse(0, 0, 42, 26, fill="url(#scorch)"), transform=moved(x, y, 1.0, turn))
