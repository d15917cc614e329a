"""XYbrid's badges of the types of parts, and the ribbons that say when an effect occurs."""

from easel.forms import inner, sparkle, stock
from easel.ink import CORAL, INK, WHITE, Paint
from easel.svg import Picture, group, path

PEN: dict[str, float | str | None] = {"stroke": INK, "stroke_linejoin": "round", "stroke_linecap": "round"}
QUIET = "#43596e"
SECTIONS = {
    "body": "M33 60H57L60 110H30Z",
    "arm-left": "M34 62C16 56 7 76 8 104C9 118 27 118 28 104L36 80Z",
    "arm-right": "M56 62C74 56 83 76 82 104C81 118 63 118 62 104L54 80Z",
    "legs": "M30 106H60L64 144C64 152 49 152 48 144L45 124L42 144C41 152 26 152 26 144Z",
    "head": "M45 12C62 12 68 25 67 38C66 53 57 62 45 62C33 62 24 53 23 38C22 25 28 12 45 12Z",
}
LIT = {
    "head": (("head",), Paint("#a8dcff", "#3a96e0", "#174a86")),
    "arm-left": (("arm-left",), CORAL),
    "arm-right": (("arm-right",), CORAL),
    "legs": (("legs",), Paint("#fff0a0", "#f2bf2e", "#94680f")),
    "auxiliary": (tuple(SECTIONS), Paint("#dcb8f6", "#9a5fd0", "#4c2878")),
}


def badge(kind: str) -> Picture:
    """A small monster with one section lit: the one that a part of this type fills."""
    picture = Picture(90, 160)
    lit, colour = LIT[kind]
    bright = picture.glow("lit", colour.stops())
    sections = [path(d, fill=bright if name in lit else QUIET, stroke_width=5) for name, d in SECTIONS.items()]
    whole = "".join(SECTIONS.values())
    pen = INK if "head" in lit else "#c6d6e4"
    face = inner("M36 35v.5M54 35v.5", 7, 1, pen) + inner("M37 47Q45 53 53 47", 4, 1, pen)
    spots = {
        "head": sparkle(62, 22, 12),
        "arm-left": sparkle(16, 74, 11),
        "arm-right": sparkle(74, 74, 11),
        "legs": sparkle(54, 118, 11),
        "auxiliary": sparkle(45, 84, 15),
    }
    picture.add(
        path(whole, fill="none", stroke="#f4fbff", stroke_width=16, stroke_linejoin="round"),
        group(*sections, face, **PEN),
        spots[kind],
    )
    stock(picture)
    return picture


RIBBONS = {
    "draw": ("M6 6H194L172 32L194 58H6L28 32Z", Paint("#a8f0e0", "#26a98f", "#0f5a50")),
    "deploy": ("M10 8H160L194 32L160 56H10L34 32Z", Paint("#ffc79a", "#ec6a33", "#8a2f12")),
    "mission": (
        "M30 6H170C184 6 194 18 194 32C194 46 184 58 170 58H30C16 58 6 46 6 32C6 18 16 6 30 6Z",
        Paint("#b8c6ff", "#5468d8", "#232f86"),
    ),
}


def label(kind: str) -> Picture:
    """The ribbon on which the program writes when an effect occurs; each moment has its own shape."""
    picture = Picture(200, 64)
    d, colour = RIBBONS[kind]
    cloth = picture.slope("cloth", ((0, colour.light, 1), (0.35, colour.base, 1), (1, colour.shade, 1)), (0, 0, 0, 1))
    picture.add(
        path(d, fill=cloth, stroke_width=6, **PEN),
        path("M44 14H156", fill="none", stroke=WHITE, stroke_width=3.5, stroke_opacity=0.55, stroke_linecap="round"),
    )
    return picture


def pictures() -> dict[str, Picture]:
    kinds = {
        **{f"badge/{kind}": badge(kind) for kind in LIT},
        **{f"label/{kind}": label(kind) for kind in RIBBONS},
    }
    return {f"art/xybrid/{key}": picture for key, picture in kinds.items()}
