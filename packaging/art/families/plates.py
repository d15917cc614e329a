"""The number plates of the tray of CYBO in their six states, each state with its own shape and mark."""

from collections.abc import Callable
from math import cos, pi, sin

from easel.glyphs import centred, inlay, layer, word
from easel.ink import BRASS, COBALT, CORAL, CREAM, GOLD, INK, SEA, SLATE, TEAL, Paint, metal
from easel.svg import Picture, Point, circle, coord, ellipse, group, line, moved, path, polygon, rect

SIZE = 200
CENTRE = (100.0, 93.0)
NUMBERS = range(1, 13)


def chamfered(margin: float, cut: float) -> str:
    """The plate's square with its corners cut."""
    low, high = margin, SIZE - margin
    corners: list[Point] = [(low + cut, low), (high - cut, low), (high, low + cut), (high, high - cut)]
    corners += [(high - cut, high), (low + cut, high), (low, high - cut), (low, low + cut)]
    return polygon(corners)


def milled(reach: float, teeth: int = 36, depth: float = 4) -> str:
    """The edge of a coin: a circle of small round teeth."""
    x = y = SIZE / 2
    points = [(x + reach * cos(2 * pi * k / teeth), y + reach * sin(2 * pi * k / teeth)) for k in range(teeth + 1)]
    radius = coord(reach * pi / teeth + depth / 4)
    arcs = [f"A{radius} {radius} 0 0 1 {coord(px)} {coord(py)}" for px, py in points[1:]]
    return f"M{coord(points[0][0])} {coord(points[0][1])}{''.join(arcs)}Z"


def _bed(picture: Picture, outline: str | None = None) -> str:
    """The shadow a plate throws into its well."""
    shade = picture.slope("bed", ((0, INK, 0.15), (1, INK, 0.55)))
    if outline is None:
        return rect(8, 9, 188, 188, 34, fill=shade)
    return path(outline, fill=shade, transform=moved(4, 5))


def _square(picture: Picture, enamel: Paint, rim: Paint) -> list[str]:
    """A plate of enamel in a square metal frame."""
    frame = metal(picture, "rim", rim)
    field = picture.glow("enamel", enamel.stops(), r=0.95)
    return [
        _bed(picture),
        rect(6, 6, 186, 186, 32, fill=frame, stroke=INK, stroke_width=5),
        rect(17, 17, 164, 164, 23, fill=field, stroke=INK, stroke_width=3.5),
    ]


def _gloss(strength: float = 0.2) -> list[str]:
    """Light on glass: a broad sheen and two strokes of gleam at the upper left."""
    return [
        path("M22 92C22 40 34 22 92 22H160C100 30 52 44 22 92Z", fill="#ffffff", fill_opacity=strength),
        path(
            "M27 66C28 44 34 32 54 28M66 26H78",
            fill="none",
            stroke="#ffffff",
            stroke_width=4.5,
            stroke_opacity=0.75,
            stroke_linecap="round",
        ),
    ]


def _band(ink: str = INK, opacity: float = 0.55) -> str:
    """The dark plaque under the number that the chance is written on."""
    return rect(36, 150, 126, 29, 14, fill=ink, fill_opacity=opacity)


def _mark(*shapes: str) -> str:
    """The state's own sign, in the upper left corner."""
    badge = circle(0, 0, 17, fill=INK)
    return group(badge, *shapes, transform=moved(36, 36), stroke_linecap="round", stroke_linejoin="round")


def _number(number: int, face: str, rim: str = INK, height: float = 86) -> str:
    tall = height if number < 10 else height * 0.9
    return inlay(str(number), *CENTRE, tall, face, rim, 23)


def idle(picture: Picture, number: int) -> None:
    """At rest: cobalt enamel."""
    picture.add(*_square(picture, COBALT, BRASS), *_gloss(), _number(number, CREAM))


def open_(picture: Picture, number: int) -> None:
    """Still possible: lit from within, a small lamp in the corner."""
    picture.add(*_square(picture, TEAL, GOLD))
    halo = picture.glow("halo", ((0, "#fffbd0", 0.85), (0.5, "#f3ffd0", 0.4), (1, "#d0fff0", 0)), 0.5, 0.5, 0.5)
    picture.add(ellipse(*CENTRE, 78, 74, fill=halo), *_gloss(0.22), _band(), _number(number, "#fff8c4"))
    picture.add(_mark(circle(0, 0, 8, fill="none", stroke="#ffe98a", stroke_width=5)))


def target(picture: Picture, number: int) -> None:
    """The one number that counts: rings of light around it and four pointers."""
    picture.add(*_square(picture, SEA, GOLD))
    halo = picture.glow("halo", ((0, "#fffde0", 1), (0.6, "#ffec8a", 0.85), (1, "#ffd95a", 0.1)), 0.5, 0.5, 0.5)
    picture.add(circle(*CENTRE, 78, fill=halo))
    for reach, weight, opacity in ((75, 5, 1.0), (64, 3, 0.75), (53, 2, 0.5)):
        picture.add(circle(*CENTRE, reach, fill="none", stroke="#fff6b8", stroke_width=weight, stroke_opacity=opacity))
    picture.add(_band(opacity=0.88))
    pointers = "M85 4H115L100 27ZM4 78V108L27 93ZM194 78V108L171 93ZM85 194H115L100 180Z"
    picture.add(path(pointers, fill="#ffffff", stroke=INK, stroke_width=4, stroke_linejoin="round"))
    picture.add(_number(number, "#ffffff"))
    picture.add(
        _mark(circle(0, 0, 9.5, fill="none", stroke="#ffe98a", stroke_width=4), circle(0, 0, 4, fill="#ffffff"))
    )


def rolled(picture: Picture, number: int) -> None:
    """Just rolled: coral, its corners cut, ticked."""
    frame = metal(picture, "rim", GOLD)
    field = picture.glow("enamel", CORAL.stops(), r=0.95)
    picture.add(
        _bed(picture, chamfered(5, 46)),
        path(chamfered(5, 46), fill=frame, stroke=INK, stroke_width=5, stroke_linejoin="round"),
        path(chamfered(17, 40), fill=field, stroke=INK, stroke_width=3.5, stroke_linejoin="round"),
        path("M24 92V62L62 24H150C96 34 50 52 24 92Z", fill="#ffffff", fill_opacity=0.2),
        path(
            "M29 78V65L52 42",
            fill="none",
            stroke="#ffffff",
            stroke_width=4.5,
            stroke_opacity=0.75,
            stroke_linecap="round",
        ),
        _number(number, "#fffaf0"),
        _mark(path("M-8 0L-2 7L9 -7", fill="none", stroke="#ffffff", stroke_width=5.5)),
    )


def scored(picture: Picture, number: int) -> None:
    """Part of a finished line: a gold coin with rays and a star."""
    edge = milled(90)
    frame = metal(picture, "rim", GOLD)
    field = picture.glow("enamel", ((0, "#fffbe0", 1), (0.55, "#ffd95f", 1), (1, "#cf8a22", 1)))
    picture.add(
        _bed(picture, edge),
        path(edge, fill=frame, stroke=INK, stroke_width=5, stroke_linejoin="round"),
        circle(100, 100, 77, fill=field, stroke=INK, stroke_width=3.5),
        path(_rays(), fill="#ffffff", fill_opacity=0.45),
        path("M34 96A68 68 0 0 1 78 37", fill="none", stroke="#ffffff", stroke_width=5, stroke_linecap="round"),
        _number(number, CORAL.base, "#5a1416", 82),
        _mark(path(star(13), fill="#ffe98a")),
    )


def _rays() -> str:
    """Twelve rays out of the middle of the coin, kept inside its field."""
    parts: list[str] = []
    for ray in range(12):
        angle = 2 * pi * ray / 12
        tips = [(100 + 73 * cos(angle + side), 100 + 73 * sin(angle + side)) for side in (-0.13, 0.13)]
        parts.append(polygon([(100, 100), *tips]))
    return "".join(parts)


def star(reach: float) -> str:
    """A five-pointed star around the origin."""
    points = [(reach * (0.45 if k % 2 else 1), pi * k / 5 - pi / 2) for k in range(10)]
    return polygon([(r * cos(a), r * sin(a)) for r, a in points])


def dark(picture: Picture, number: int) -> None:
    """No longer possible: sunk and hatched, the number scratched in, a cross in the corner."""
    picture.add(rect(8, 8, 184, 184, 30, fill=INK), rect(14, 14, 172, 172, 25, fill=SLATE.base))
    picture.add(
        path(
            "M17 152V40A23 23 0 0 1 40 17H152",
            fill="none",
            stroke=INK,
            stroke_width=8,
            stroke_opacity=0.7,
            stroke_linecap="round",
        )
    )
    hatch = [line(16, y, y, 16) for y in range(50, 187, 19)] + [line(y, 184, 184, y) for y in range(32, 160, 19)]
    picture.add(group(*hatch, stroke=SLATE.light, stroke_width=3.5, stroke_opacity=0.7))
    setting = word(str(number), 33)
    tall = 86.0 if number < 10 else 77.0
    coats = (layer(setting, 34, SLATE.shade), layer(setting, 24, "#8491b4"), layer(setting, 14, SLATE.base))
    picture.add(centred(*CENTRE, tall, setting, *coats))
    picture.add(_mark(path("M-6 -6L6 6M6 -6L-6 6", fill="none", stroke="#8e99b5", stroke_width=5)))


STATES: dict[str, Callable[[Picture, int], None]] = {
    "idle": idle,
    "open": open_,
    "rolled": rolled,
    "dark": dark,
    "target": target,
    "scored": scored,
}


def plate(number: int, state: str) -> Picture:
    picture = Picture(SIZE, SIZE)
    STATES[state](picture, number)
    return picture


def pictures() -> dict[str, Picture]:
    return {f"art/cybo/plate/{number}/{state}": plate(number, state) for number in NUMBERS for state in STATES}
