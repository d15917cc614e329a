"""The signs of the eight kinds of card: each has an outline of its own, so that none needs its colour."""

from easel.androids.cast import BRASS, ENAMEL, IRON, LEMON, PEN, ROBIN, ROYAL, SCARLET, STEAM, supply
from easel.clip import rounded
from easel.forms import ball, dot, gloss, inner, shape
from easel.ink import INK, WHITE
from easel.svg import Picture, group, moved, path, polygon

HALO: dict[str, float | str | None] = {
    "fill": "none",
    "stroke": "#fff8e6",
    "stroke_width": 10,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}
BOWL = "M10 28C10 12 20 10 32 10C44 10 54 12 54 28V42C54 52 46 58 32 58C18 58 10 52 10 42Z"
VEST = "M23 6H41L44 13L57 17V33L49 34L51 58H13L15 34L7 33V17L20 13Z"
BONE = "M6 52L26 36M22 44L14 30M32 34L24 20M40 27L34 14M26 40L40 48M35 32L50 40M30 36L40 26"
FLAG = "M32 5L60 54C61 57 59 59 56 59H8C5 59 3 57 4 54Z"
BURST = (
    "M32 2L38 14L50 6L49 20L62 22L52 32L62 42L49 44L50 58L38 50L32 62L26 50L14 58L15 44L2 42L12 32L2 22L15 20"
    "L14 6L26 14Z"
)
RING = "M9 43A24 24 0 0 1 42 9L36 20L44 24M55 21A24 24 0 0 1 22 55L28 44L20 40"


def die(x: float, y: float, size: float, turn: float, fill: str = STEAM, pip: str = INK) -> str:
    """A face of five pips around a point."""
    h, p, r = size / 2, size * 0.26, size * 0.09
    body = polygon(rounded([(-h, -h), (h, -h), (h, h), (-h, h)], 0.18, 4))
    pips = [(0.0, 0.0), (-p, -p), (p, -p), (-p, p), (p, p)]
    return group(shape(body, fill), *(dot(a, b, r, pip) for a, b in pips), transform=moved(x, y, 1, turn))


def _head() -> list[str]:
    return [
        path(BOWL + "M32 10V6", **HALO),
        inner("M32 10V6", 5, 1),
        ball(32, 5, 4, SCARLET, 3),
        shape(BOWL, ROBIN),
        ball(22, 30, 7, WHITE, 3.5),
        ball(42, 30, 7, WHITE, 3.5),
        dot(23, 31, 3),
        dot(43, 31, 3),
        inner("M22 47H42M28 44V50M36 44V50", 3.5, 1),
        gloss("M16 22Q18 15 27 14", 3),
    ]


def _torso() -> list[str]:
    return [
        path(VEST, **HALO),
        shape(VEST, ENAMEL),
        inner("M15 34L17 20M49 34L47 20", 3.5, 0.6),
        ball(32, 29, 9, "#fffbe6", 3.5),
        inner("M32 29L37 24", 3.5, 1),
        inner("M22 46H42M22 52H42", 3.5, 0.8),
        gloss("M24 10H36", 3),
    ]


def _limb() -> list[str]:
    bone = "M16 14L46 24L30 40"
    jaws = "M28 36C14 38 10 50 18 58L22 50C20 46 24 44 28 46C32 48 34 52 30 58C42 56 44 44 36 38Z"
    return [
        path(bone, **HALO | {"stroke_width": 20}),
        path(jaws, **HALO),
        path(bone, fill="none", stroke_width=14),
        path(bone, fill="none", stroke="#f08a35", stroke_width=7),
        shape(jaws, "steel"),
        ball(16, 14, 10, BRASS, 4),
        ball(46, 24, 7, BRASS, 4),
        gloss("M11 12q2 -4 5 -4", 2.5),
    ]


def _junk() -> list[str]:
    tail = "M14 48L3 44L7 51L2 60L11 57L18 60Z"
    skull = "M40 26C38 14 46 6 60 6C60 20 52 28 42 28Z"
    return [
        path(BONE, **HALO | {"stroke_width": 17}),
        path(tail + skull, **HALO),
        path(BONE, fill="none", stroke_width=10),
        shape(tail, "stone", 3.5),
        shape(skull, "stone"),
        path(BONE, fill="none", stroke="#dbe3ea", stroke_width=4),
        inner("M47 12l5 5M52 12l-5 5", 3, 1),
    ]


def _sabotage() -> list[str]:
    return [
        path(FLAG, **HALO),
        shape(FLAG, SCARLET),
        ball(30, 43, 12, IRON, 3.5),
        inner("M36 34Q38 28 44 29", 3.5, 1),
        shape("M48 18l2 6l6 -1l-4 5l5 4l-6 1l-2 6l-4 -5l-5 2l2 -6l-5 -4l6 -1z", LEMON, 2.5),
        gloss("M23 39q2 -5 6 -6", 3),
    ]


def _random() -> list[str]:
    square = "M15 22L45 16L52 46L22 54Z"
    return [
        path(square, **HALO | {"stroke_width": 20}),
        path("M44 18Q46 6 56 10", **HALO),
        inner("M44 18Q46 7 54 10", 4.5, 1),
        die(33, 36, 38, -12, SCARLET, "#fff8e6"),
        shape("M56 2l2 6l6 1l-5 4l2 7l-6 -3l-6 2l2 -6l-4 -5l6 -1z", LEMON, 3),
        gloss("M18 34L17 26L24 24", 3),
    ]


def _instant() -> list[str]:
    return [
        path(BURST, **HALO | {"stroke_width": 8}),
        shape(BURST, ROYAL),
        shape("M37 13L19 36H30L25 52L46 28H34L41 13Z", LEMON, 3.5),
    ]


def _cancel() -> list[str]:
    return [
        path(RING, **HALO | {"stroke_width": 21}),
        path(RING, fill="none", stroke_width=15),
        path(RING, fill="none", stroke="#e0392d", stroke_width=7),
        shape("M47 13l8 -9M52 17l9 -4M17 47l-9 9M12 44l-8 4", "none", 4),
        gloss("M10 34Q12 22 22 15", 2.5),
    ]


MARKS = {
    "head": _head,
    "torso": _torso,
    "limb": _limb,
    "junk": _junk,
    "sabotage": _sabotage,
    "random": _random,
    "instant": _instant,
    "cancel": _cancel,
}


def mark(kind: str, place: str | None = None) -> str:
    """The sign of a kind on a grid of 64, or where it is placed."""
    return group(*MARKS[kind](), transform=place, **PEN | {"stroke_width": 4})


def sign(kind: str) -> Picture:
    picture = Picture(64, 64)
    picture.add(mark(kind, moved(3, 3, 0.906)))
    supply(picture)
    return picture


def pictures() -> dict[str, Picture]:
    return {f"art/androids/sign/{kind}": sign(kind) for kind in MARKS}
