"""HYBRID's dice, the bases under its warriors, and the plaques on which warriors are chosen."""

import math

from easel.forms import dot
from easel.ink import GOLD, INK, WHITE, Paint, mix
from easel.svg import Picture, circle, coord, group, moved, path, polygon, rect

from families.counters import IVORY, NIGHT, SIDES, octagon

BILE = Paint("#dcef8a", "#8fb23c", "#41591a")
TUMBLE = 4
"""Pictures of a die in the air."""


def die(side: str, turn: float = 0.0) -> Picture:
    """A ten-sided die without a number, which the program writes; turned by degrees, it is in the air."""
    picture = Picture(100, 100)
    paint = IVORY if side == "griffin" else BILE
    picture.glow("face", paint.stops())
    dark, mid = mix(paint.shade, INK, 0.25), mix(paint.base, paint.shade, 0.6)
    body = (
        path("M50 6L94 40L94 64L50 96L6 64L6 40Z", fill=INK, fill_opacity=0.4, transform="translate(3 4)"),
        path("M50 6L94 40L94 64L50 96L6 64L6 40Z", fill=mid, stroke=INK, stroke_width=6, stroke_linejoin="round"),
        path("M22 62L50 96L6 64ZM78 62L50 96L94 64Z", fill=dark, stroke=INK, stroke_width=4, stroke_linejoin="round"),
        path(
            "M50 6L22 62L6 40ZM50 6L78 62L94 40Z",
            fill=mix(paint.base, paint.light, 0.3),
            stroke=INK,
            stroke_width=4,
            stroke_linejoin="round",
        ),
        path("M50 6L78 62L50 78L22 62Z", fill="url(#face)", stroke=INK, stroke_width=5, stroke_linejoin="round"),
        path("M48 18L32 52", fill="none", stroke=WHITE, stroke_opacity=0.7, stroke_width=4, stroke_linecap="round"),
    )
    picture.add(group(*body, transform=f"rotate({turn:g} 50 50)") if turn else group(*body))
    return picture


SQUARE = 400
"""The units of a square, on bases as on the figures that stand on them."""
BASE = {"": 0.86, "-large": 1.8}
"""How wide bases are, in squares."""
METALS = {
    "griffin": (Paint("#fff3c0", "#dca53a", "#6d4310"), Paint("#d9584a", "#8f1c1c", "#43080d")),
    "scorpion": (Paint("#ffffff", "#a7bac2", "#3c4c55"), Paint("#d8f581", "#7fb02a", "#304c0d")),
}
"""By side: the metal of its bases, and the enamel on their rims."""
LIT = Paint("#fffbd6", "#ffe25a", "#e39a1c")
WOUND_AT = (80, 100, 60, 120)
"""Where the notches of wounds are at the rim, in degrees from the right over the foot."""


def _rim(side: str, middle: float, radius: float) -> str:
    """Path data of the outline of a base: a circle, or an octagon that is as wide."""
    if side == "scorpion":
        return octagon(middle, radius / math.cos(math.pi / 8))
    return (
        f"M{coord(middle - radius)} {coord(middle)}a{coord(radius)} {coord(radius)} 0 1 1 {coord(2 * radius)} 0"
        f"a{coord(radius)} {coord(radius)} 0 1 1 {coord(-2 * radius)} 0Z"
    )


def _quarter(side: str, middle: float, outer: float, inner: float) -> str:
    """Path data of the quarter of a rim that looks north."""
    if side == "scorpion":
        far, near = outer * math.tan(math.pi / 8), inner * math.tan(math.pi / 8)
        one, other = (outer + far) / 2, (inner + near) / 2
        points = ((-one, -one), (-far, -outer), (far, -outer), (one, -one), (other, -other), (near, -inner))
        return polygon((middle + x, middle + y) for x, y in (*points, (-near, -inner), (-other, -other)))
    one, other = outer * math.sqrt(0.5), inner * math.sqrt(0.5)
    return (
        f"M{coord(middle - one)} {coord(middle - one)}A{coord(outer)} {coord(outer)} 0 0 1 {coord(middle + one)} "
        f"{coord(middle - one)}L{coord(middle + other)} {coord(middle - other)}A{coord(inner)} {coord(inner)} 0 0 0 "
        f"{coord(middle - other)} {coord(middle - other)}Z"
    )


def base(side: str, large: str, facing: int) -> Picture:
    """The base under a warrior that looks north, east, south or west (0 to 3), seen from straight above.

    Metal, enamel and shape tell the sides apart. The front quarter of the rim is lit and has a notch, the rear one is
    dark.
    """
    size = round(BASE[large] * SQUARE)
    picture, middle, thick = Picture(size, size), size / 2, 60 if large else 46
    metal, enamel = METALS[side]
    picture.slope("metal", metal.stops())
    picture.slope("enamel", enamel.stops())
    picture.glow("plate", NIGHT.stops())
    picture.slope("lit", LIT.stops())
    outer, foot = middle - 5, 8
    ring, field = outer - foot - 10, outer - foot - thick
    up = middle - foot
    wide = thick * 0.6
    notch = polygon(((middle - wide, up - field + 2), (middle, up - outer + 14), (middle + wide, up - field + 2)))
    picture.add(
        path(_rim(side, middle, outer), fill=metal.shade, stroke=INK, stroke_width=9, stroke_linejoin="round"),
        group(
            path(_rim(side, middle, outer - foot), fill="url(#metal)", stroke=INK, stroke_width=6),
            path(_rim(side, middle, ring), fill="url(#enamel)", stroke=INK, stroke_width=4, stroke_opacity=0.7),
            transform=moved(0, -foot),
        ),
        group(
            path(_quarter(side, middle, outer - foot, field), fill=INK, fill_opacity=0.62),
            transform=f"translate(0 {-foot})rotate({90 * facing + 180} {coord(middle)} {coord(middle)})",
        ),
        group(
            path(_rim(side, middle, field), fill="url(#plate)", stroke=INK, stroke_width=7, stroke_linejoin="round"),
            transform=moved(0, -foot),
        ),
        group(
            path(_quarter(side, middle, outer - foot - 3, field), fill="url(#lit)", stroke=INK, stroke_width=7),
            transform=f"translate(0 {-foot})rotate({90 * facing} {coord(middle)} {coord(middle)})",
            stroke_linejoin="round",
        ),
        group(
            path(notch, fill=INK),
            transform=f"rotate({90 * facing} {coord(middle)} {coord(up)})",
        ),
        circle(middle + 4, middle, field * 0.5, fill=INK, fill_opacity=0.35),
    )
    return picture


def wounds(side: str, large: str, count: int) -> Picture:
    """The notches of so many wounds at the rim of a base."""
    size = round(BASE[large] * SQUARE)
    picture, middle = Picture(size, size), size / 2
    picture.slope("blood", Paint("#ffd2c4", "#ff3d2e", "#c8121a").stops(), (0, 0, 0, 1))
    outer, step, wide, deep = (middle - 5, 0.6, 44, 104) if large else (middle - 5, 1.1, 33, 80)
    reach = outer - deep
    for at in WOUND_AT[:count]:
        turn = math.radians(90 + (at - 90) * step)
        along, aside = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
        far = outer / math.cos((turn + math.pi / 8) % (math.pi / 4) - math.pi / 8) if side == "scorpion" else outer
        ends = ((far, -wide), (far, wide), (reach, wide * 0.2), (reach, -wide * 0.2))
        points = [(middle + a * along[0] + b * aside[0], middle + a * along[1] + b * aside[1]) for a, b in ends]
        picture.add(path(polygon(points), fill="url(#blood)", stroke=INK, stroke_width=10, stroke_linejoin="round"))
    return picture


def plaque(side: str) -> Picture:
    """The plate under a warrior that is being chosen: the colours of its side, and room for words on a light strip."""
    picture = Picture(300, 360)
    rim = GOLD if side == "griffin" else Paint("#e9dcae", "#b79a5c", "#5f4a26")
    colour = Paint("#c8463a", "#8d1f22", "#4a0d12") if side == "griffin" else Paint("#94a94a", "#5d7327", "#2c3a12")
    picture.slope("rim", rim.stops())
    picture.glow("field", colour.stops())
    picture.slope("strip", IVORY.stops(), (0, 0, 0, 1))
    picture.add(
        rect(10, 14, 286, 342, 26, fill=INK, fill_opacity=0.45),
        rect(6, 6, 286, 342, 26, fill="url(#rim)", stroke=INK, stroke_width=7),
        rect(22, 22, 254, 310, 16, fill="url(#field)", stroke=INK, stroke_width=6),
        path("M34 214V44Q34 34 44 34H240", fill="none", stroke=WHITE, stroke_opacity=0.3, stroke_width=7),
        rect(22, 250, 254, 82, 12, fill="url(#strip)", stroke=INK, stroke_width=6),
        *(dot(x, y, 6, INK, 0.6) for x in (38, 260) for y in (38, 234)),
    )
    return picture


def pictures() -> dict[str, Picture]:
    """Every die, base and plaque."""
    found: dict[str, Picture] = {}
    for side in SIDES:
        found |= {f"die/{side}": die(side), f"plaque/{side}": plaque(side)}
        found |= {f"die/{side}-air-{k}": die(side, 35.0 + 78 * k) for k in range(TUMBLE)}
        for large in BASE:
            found |= {f"base/{side}{large}-{facing}": base(side, large, facing) for facing in range(4)}
            for count in range(1, len(WOUND_AT) + 1):
                found[f"base/{side}{large}-wounds-{count}"] = wounds(side, large, count)
    return {f"art/hybrid/{key}": picture for key, picture in found.items()}
