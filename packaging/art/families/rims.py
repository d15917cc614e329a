"""The rims of walls where a tile with a wall meets a tile with floor; within a tile they are part of it."""

from easel.ink import INK
from easel.svg import Picture, path, rect

from families.tiles import FACE, SQUARE

LIT = "#aebac4"


def _lines(dark: str, lit: str = "") -> list[str]:
    """The edge of the top of a wall, and its gleam where it faces the light."""
    marks = [path(dark, stroke=INK, stroke_width=7)]
    return [*marks, path(lit, stroke=LIT, stroke_opacity=0.75, stroke_width=4)] if lit else marks


def _north() -> Picture:
    picture = Picture(SQUARE, SQUARE)
    picture.add(*_lines(f"M0 0h{SQUARE}", f"M0 5h{SQUARE}"))
    return picture


def _west() -> Picture:
    picture = Picture(SQUARE, SQUARE)
    picture.add(*_lines(f"M0 0v{SQUARE}", f"M5 0v{SQUARE}"))
    return picture


def _east() -> Picture:
    """The wall, and the floor beside it on which its shadow falls."""
    picture = Picture(2 * SQUARE, SQUARE)
    picture.slope("shadow", ((0, INK, 0.5), (1, INK, 0)), (0, 0, 1, 0))
    picture.add(rect(SQUARE, 0, 40, SQUARE, fill="url(#shadow)"), *_lines(f"M{SQUARE} 0v{SQUARE}"))
    return picture


def _south() -> Picture:
    """The wall with its side, and the floor before it on which its shadow falls."""
    picture, top = Picture(SQUARE, 2 * SQUARE), SQUARE - FACE
    picture.slope("side", ((0, "#77828c", 1), (0.5, "#4c555e", 1), (1, "#2a3036", 1)), (0, 0, 0, 1))
    picture.slope("shadow", ((0, INK, 0.62), (1, INK, 0)), (0, 0, 0, 1))
    rivets = "".join(f"M{16 + 34 * at} {top + 17}h.1" for at in range(3))
    picture.add(
        rect(0, SQUARE, SQUARE, 58, fill="url(#shadow)"),
        rect(0, top, SQUARE, FACE, fill="url(#side)"),
        path(f"M0 {SQUARE}h{SQUARE}", stroke=INK, stroke_opacity=0.8, stroke_width=6),
        path(rivets, stroke=INK, stroke_opacity=0.55, stroke_width=9, stroke_linecap="round"),
        *_lines(f"M0 {top}h{SQUARE}", f"M0 {top - 5}h{SQUARE}"),
    )
    return picture


def pictures() -> dict[str, Picture]:
    """By the side on which the floor lies."""
    made = {"north": _north(), "east": _east(), "south": _south(), "west": _west()}
    return {f"art/hybrid/rim/{side}": picture for side, picture in made.items()}
