"""HYBRID's dice, the bases under its warriors, and the plaques on which warriors are chosen."""

from easel.forms import dot
from easel.ink import GOLD, INK, WHITE, Paint, mix
from easel.svg import Picture, group, path, rect

from families.counters import IVORY, NIGHT, SIDES

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


def base(side: str, large: bool, facing: int) -> Picture:
    """The base under a warrior that looks north, east, south or west (0 to 3): its front edge is lit and has a notch.

    Colour and corners of the rim tell the sides apart.
    """
    size = 200 if large else 100
    picture = Picture(size, size)
    griffin = side == "griffin"
    rim = Paint("#ff9c80", "#cf2a20", "#6d0f12") if griffin else Paint("#d4f57a", "#84b52c", "#37540e")
    picture.slope("rim", rim.stops())
    picture.glow("plate", NIGHT.stops())
    m, edge, half = 4, size - 8, size / 2
    corner, thick = (6 if griffin else 20) * (1.6 if large else 1.0), 21 if large else 13
    left, right = m + corner, size - m - corner
    front = f"M{left - 3:g} {m}H{right + 3:g}L{right - 6:g} {m + thick + 2}H{left + 6:g}Z"
    notch = f"M{half - 20} {m + thick + 1}H{half + 20}L{half} {m + thick + 17}Z"
    picture.add(
        path(_cornered(m + 3, m + 4, edge, corner), fill=INK, fill_opacity=0.45),
        path(_cornered(m, m, edge, corner), fill="url(#rim)", stroke=INK, stroke_width=5, stroke_linejoin="round"),
        path(
            _cornered(m + thick, m + thick, edge - 2 * thick, corner * 0.7),
            fill="url(#plate)",
            stroke=INK,
            stroke_width=4,
        ),
        group(
            path(front, fill="#ffe65c", stroke=INK, stroke_width=5),
            path(notch, fill="#ffe65c", stroke=INK, stroke_width=5),
            path(f"M{half - 17} {m + thick}H{half + 17}", stroke="#ffe65c", stroke_width=6),
            transform=f"rotate({90 * facing} {half:g} {half:g})",
            stroke_linejoin="round",
        ),
    )
    return picture


def _cornered(x: float, y: float, side: float, corner: float) -> str:
    """A square with its corners cut off."""
    far = side - corner
    across, down = f"{x + corner:g}", f"{y + corner:g}"
    right, low = x + side, y + side
    return (
        f"M{across} {y}H{x + far:g}L{right:g} {down}V{y + far:g}L{x + far:g} {low:g}H{across}L{x:g} {y + far:g}V{down}Z"
    )


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
        for facing in range(4):
            found[f"base/{side}-{facing}"] = base(side, False, facing)
            found[f"base/{side}-large-{facing}"] = base(side, True, facing)
    return {f"art/hybrid/{key}": picture for key, picture in found.items()}
