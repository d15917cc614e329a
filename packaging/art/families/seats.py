"""The colours of the seats: tokens that differ by colour, outline and pattern too, and the notches of AndrOIDS."""

from collections.abc import Callable
from itertools import pairwise
from math import pi, sin
from typing import NamedTuple

from easel import points
from easel.forms import gloss
from easel.ink import INK, WHITE, Paint, mix, soft
from easel.svg import Picture, Point, circle, ellipse, group, path, polygon, polyline, rect

SIZE = 120
X, Y = 60.0, 58.0
TAB = "M0 6H118Q144 6 144 32V64Q144 90 118 90H0"


def _pieces(shapes: list[list[Point]], field: list[Point]) -> str:
    """The shapes, cut to the field, as one path."""
    cuts = [points.cut(shape, field) for shape in shapes]
    return path("".join(polygon(piece) for piece in cuts if len(piece) > 2))


def stripes(field: list[Point]) -> str:
    bars = [[(x + 0.0, -20.0), (x + 12.0, -20.0), (x - 98, 140.0), (x - 110, 140.0)] for x in range(-30, 260, 27)]
    return _pieces(bars, field)


def dots(field: list[Point]) -> str:
    places = [(X + 26 * (c + r % 2 / 2), Y + 22.5 * r) for r in range(-2, 3) for c in range(-3, 4)]
    return _pieces([points.disc(x, y, 7.6) for x, y in places], field)


def chevrons(field: list[Point]) -> str:
    arms: list[list[Point]] = []
    for y in range(-40, 130, 25):
        arms.append([(0, y + 44.0), (X, y + 14.0), (X, y + 26.0), (0, y + 56.0)])
        arms.append([(X, y + 14.0), (120, y + 44.0), (120, y + 56.0), (X, y + 26.0)])
    return _pieces(arms, field)


def rings(field: list[Point]) -> str:
    """The outline again and again, smaller and smaller."""
    hoops = [path(polygon(points.scaled(field, share, X, Y)), fill="none") for share in (0.7, 0.36)]
    return group(*hoops, stroke_width=7.5)


def checks(field: list[Point]) -> str:
    side = 17.0
    squares: list[list[Point]] = []
    for row in range(-4, 4):
        for column in range(-4, 4):
            if (row + column) % 2:
                x, y = X + side * column, Y + side * row
                squares.append([(x, y), (x + side, y), (x + side, y + side), (x, y + side)])
    return _pieces(squares, field)


def waves(field: list[Point]) -> str:
    """Bands that go up and down, cut where they reach the edge."""
    bands: list[list[Point]] = []
    for y in range(0, 130, 22):
        crest = [(x, y + 6 * sin(pi * x / 20)) for x in range(-2, 126, 4)]
        bands += [[a, b, (b[0], b[1] + 10), (a[0], a[1] + 10)] for a, b in pairwise(crest)]
    return group(_pieces(bands, field), stroke_width=0.8)


class Seat(NamedTuple):
    """One seat's colour, its outline at a reach, and its pattern."""

    colour: str
    outline: Callable[[float], list[Point]]
    pattern: Callable[[list[Point]], str]


SEATS = (
    Seat("#d8432f", lambda r: points.disc(X, Y, r), stripes),
    Seat("#2f7fd8", lambda r: points.rounded(points.regular(X, Y, r * 1.26, 4, 45)), dots),
    Seat("#2f9e58", lambda r: points.rounded(points.regular(X, Y, r * 1.08, 6)), chevrons),
    Seat("#e0a020", lambda r: points.rounded(points.regular(X, Y, r * 1.06, 8, 22.5)), rings),
    Seat("#8a4fc8", lambda r: points.rounded(points.regular(X, Y, r * 1.16, 4), 0.2), checks),
    Seat("#2aa6a0", lambda r: points.rounded(points.regular(X, Y + 2, r * 1.12, 5), 0.2), waves),
)


def _paint(colour: str) -> Paint:
    return Paint(mix(colour, WHITE, 0.42), colour, mix(colour, INK, 0.52))


def token(seat: Seat) -> Picture:
    picture = Picture(SIZE, SIZE)
    paint = _paint(seat.colour)
    edge, field = seat.outline(53), seat.outline(42)
    rim = picture.slope("rim", ((0, mix(seat.colour, WHITE, 0.72), 1), (0.5, seat.colour, 1), (1, paint.shade, 1)))
    mark = mix(seat.colour, WHITE, 0.78)
    gleam = points.scaled(field, 0.83, X, Y)
    start = min(range(len(gleam)), key=lambda k: gleam[k][0] + gleam[k][1])
    arc = [gleam[(start + k) % len(gleam)] for k in range(-3, 4)]
    picture.add(
        ellipse(62, 68, 57, 51, fill=soft(picture, "shadow", 0.6)),
        path(polygon(edge), fill=rim, stroke=INK, stroke_width=5.5, stroke_linejoin="round"),
        path(polygon(field), fill=picture.glow("enamel", paint.stops())),
        group(seat.pattern(field), fill=mark, stroke=mark, stroke_width=0),
        path(polygon(field), fill=picture.glow("vault", ((0, WHITE, 0.12), (0.6, INK, 0), (1, INK, 0.38)))),
        path(polygon(field), fill="none", stroke=INK, stroke_width=4.5, stroke_linejoin="round"),
        path(polyline(arc), fill="none", stroke=WHITE, stroke_width=4.5, stroke_opacity=0.75, stroke_linecap="round"),
    )
    return picture


def _pattern(seat: int) -> str:
    """The pattern of a seat's token, running off the edge of a card."""
    marks = (
        group(*(path(f"M{x} 84L{x + 40} 12H{x + 58}L{x + 18} 84Z") for x in (-24, 18, 60))),
        group(*(circle(x, y, 8.5) for y, first in ((28, 22), (48, 37), (68, 22)) for x in range(first, 113, 30))),
        group(*(path(f"M{x} 16L{x + 22} 48L{x} 80", fill="none") for x in (14, 44, 74, 104)), stroke_width=10),
        group(
            path("M0 24H104Q118 24 118 48Q118 72 104 72H0", fill="none"),
            path("M0 44H88Q94 44 94 48Q94 52 88 52H0", fill="none"),
            stroke_width=9,
        ),
        group(*(rect(x, y, 18, 18) for y in (12, 30, 48, 66) for x in range(12 if y % 36 == 12 else 30, 103, 36))),
        group(
            *(path(f"M0 {y}Q16 {y - 16} 32 {y}T64 {y}T96 {y}T128 {y}", fill="none") for y in (26, 50, 74)),
            stroke_width=9,
        ),
    )
    return marks[seat]


def notch(seat: int) -> Picture:
    """The notch at the edge of a covered card that tells which seat laid it."""
    picture = Picture(150, 96)
    colour = SEATS[seat].colour
    light = mix(colour, WHITE, 0.78)
    enamel = picture.glow("enamel", _paint(colour).stops())
    picture.add(
        path(TAB + "Z", fill=enamel),
        group(_pattern(seat), fill=light, stroke=light, stroke_width=0),
        path(TAB, fill="none", stroke=INK, stroke_width=8, stroke_linejoin="round"),
        group(gloss("M6 16H112Q126 16 131 26"), stroke_linecap="round"),
    )
    return picture


def pictures() -> dict[str, Picture]:
    tokens = {f"art/seats/{place}": token(seat) for place, seat in enumerate(SEATS)}
    return tokens | {f"art/androids/notch/{place}": notch(place) for place in range(len(SEATS))}
