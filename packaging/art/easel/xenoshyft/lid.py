"""The lid of XenoShyft and its wide banner: a miner and a grenade hold the wall against what pours in."""

from math import cos, pi, sin

from easel import box, clip
from easel.forms import ball, dot, flat, gloss, shape, sparkle
from easel.glyphs import Glyph, Word, centred, layer, word
from easel.ink import INK, WHITE, Paint
from easel.svg import Picture, Point, circle, ellipse, group, moved, path, polygon, rect
from easel.xenoshyft.cast import EMBER, GUN, PEN, rivet, stripes, supply, warned
from easel.xenoshyft.hero import grenade, trooper
from easel.xenoshyft.horrors import beast, flame, many, spray, tick, worm

SKY = Paint("#ffd27a", "#c4412c", "#4a1222")
BOARD = Paint("#a3b0bd", "#4f5a68", "#20262e")
LETTERS = {
    "X": Glyph(60, "M0 0L60 100M60 0L0 100"),
    "e": Glyph(46, "M2 70H46C46 30 0 30 0 70C0 106 36 106 45 88"),
    "n": Glyph(42, "M0 40V100M0 64C4 34 42 32 42 64V100"),
    "o": Glyph(60, "M30 69h.1"),
    "S": Glyph(
        50,
        "M48 20C44 6 36 0 25 0C12 0 2 9 2 24C2 40 14 45 25 50C38 55 49 61 49 76C49 91 38 100 24 100C10 100 3 92 0 80",
    ),
    "h": Glyph(42, "M0 0V100M0 64C4 34 42 32 42 64V100"),
    "y": Glyph(46, "M0 42L24 92M46 42L18 130L4 130"),
    "f": Glyph(30, "M34 4C16 -4 10 6 10 22V100M-4 44H28"),
    "t": Glyph(28, "M10 14V82C10 98 20 102 30 96M-6 44H28"),
}


def _eye(x: float, weight: float) -> str:
    """The o: an eye that looks back."""
    return group(
        circle(0, 0, 46, fill="#c9352b", stroke_width=7),
        shape("M-40 0C-22 -34 22 -34 40 0C22 34 -22 34 -40 0Z", "#fffbe6", 5),
        ball(0, 0, 22, EMBER, 4),
        shape("M0 -21C8 -8 8 8 0 21C-8 8 -8 -8 0 -21Z", INK, 1),
        dot(-8, -9, 5, WHITE),
        gloss("M-36 -20Q-26 -36 -8 -39", 5),
        transform=moved(x + 30, 69, (weight + 60) / 92),
        **PEN,
    )


def title(picture: Picture, x: float, y: float, height: float, weight: float = 27) -> str:
    """The name, thick: ember for the first half of it, bright steel for the other, an eye between."""
    down = (0, 0, 0, 1)
    ember = picture.slope("ember-letters", ((0, "#fff3a8", 1), (0.45, "#ffc02e", 1), (1, "#ee5a22", 1)), down)
    steel = picture.slope("steel-letters", ((0, "#ffffff", 1), (0.5, "#dbe6ee", 1), (1, "#8fa3b5", 1)), down)
    setting = word("XenoShyft", weight + 10, LETTERS)
    first, rest = setting.part(0, 3), setting.part(4, 9)
    at = setting.glyphs[3][0]
    return centred(
        x,
        y,
        height,
        setting,
        layer(setting, weight + 26, INK, 5, 9),
        circle(at + 34, 77, 52, fill=INK),
        layer(setting, weight + 22, INK),
        layer(first, weight + 2, "#8a1c18", 3, 6),
        layer(rest, weight + 2, "#34465a", 3, 6),
        layer(first, weight, ember),
        layer(rest, weight, steel),
        _eye(at, weight),
        layer(first, 4.5, WHITE, -weight * 0.22, -weight * 0.22, 0.9),
        layer(rest, 4.5, WHITE, -weight * 0.22, -weight * 0.22, 0.9),
    )


def _rays(picture: Picture, area: list[Point], x: float, y: float, count: int) -> str:
    shine = picture.spot("shine", ((0, "#fffbe0", 0.85), (0.4, "#ffc46a", 0.45), (1, "#ff7a4a", 0.08)), x, y, 460)
    wedges: list[str] = []
    for k in range(count):
        a, b = (2 * pi * (k + part) / count for part in (0.1, 0.55))
        far = [(x, y), (x + 1200 * cos(a), y + 1200 * sin(a)), (x + 1200 * cos(b), y + 1200 * sin(b))]
        wedges.append(polygon(clip.cut(far, area)))
    return path("".join(wedges), fill=shine)


def _colony(x: float, y: float, scale: float) -> str:
    """Chimneys, a winding tower and a dome, far away in the dust."""
    return group(
        path(
            "M-190 0V-50H-150V-110H-130V-50H-110V-130H-88V-30H-60C-60 -70 0 -70 0 -30H24L50 -140H40V-152H96V-140H86"
            "L112 -30H140V-80H190V0Z",
            fill="#7a2420",
        ),
        path(
            "M54 -110L84 -80M82 -110L50 -80M46 -70L94 -36M92 -70L40 -36", fill="none", stroke="#d8603c", stroke_width=5
        ),
        opacity=0.75,
        transform=moved(x, y, scale),
    )


def bulwark(left: float, right: float, top: float, low: float) -> str:
    """The wall behind them: bays of steel with a crest, a band of stripes and lamps."""
    step = 66.0
    bays: list[str] = []
    x = left
    while x < right - 4:
        wide = min(step, right - x)
        crest = f"M{x} {low}V{top}H{x + wide * 0.34:.0f}V{top + 16}H{x + wide * 0.66:.0f}V{top}H{x + wide:.0f}V{low}Z"
        bays.append(shape(crest, GUN if round((x - left) / step) % 2 else "stone", 6))
        bays.append(gloss(f"M{x + 7:.0f} {top + 10}V{top + 38}", 3))
        x += step
    band: list[Point] = [(left, top + 44), (right, top + 44), (right, top + 64), (left, top + 64)]
    seams = f"M{left} {top + 100}H{right}M{left} {top + 150}H{right}"
    return group(
        *bays,
        warned(band, 26),
        path(polygon(band), fill="none", stroke_width=5),
        path(seams, fill="none", stroke_width=4, stroke_opacity=0.5),
        stroke=INK,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _soil(area: list[Point], top: float) -> str:
    """The ground they stand on, cut to the picture."""
    xs, low = [x for x, _ in area], max(y for _, y in area)
    left, right = min(xs), max(xs)
    floor = clip.cut([(left, top), (right, top), (right, low), (left, low)], area)
    front = clip.cut([(left, top + 46), (right, top + 40), (right, low), (left, low)], area)
    return group(
        path(polygon(floor), fill="#b5653c"),
        path(polygon(front), fill="#86401f", stroke="none"),
        stroke=INK,
        stroke_width=6,
        stroke_linejoin="round",
    )


def _beam(picture: Picture, area: list[Point], lamp: Point, far: tuple[Point, Point]) -> str:
    """The light of the helmet, fading on its way to the left."""
    cone = clip.cut([lamp, *far], area)
    stops = ((0, "#fffbe0", 0.8), (0.5, "#fff0b0", 0.3), (1, "#fff0b0", 0.0))
    return path(polygon(cone), fill=picture.ramp("beam", stops, lamp, (far[0][0], lamp[1])))


def _frame(width: float, height: float) -> str:
    """A rim of gunmetal, its corners striped and riveted."""
    i, r = 20, 18
    low = i + r
    arc = f"A{r} {r} 0 0 0"
    inside = (
        f"M{low} {i}{arc} {i} {low}V{height - low}{arc} {low} {height - i}"
        f"H{width - low}{arc} {width - i} {height - low}V{low}{arc} {width - low} {i}Z"
    )
    plate: list[Point] = [(0, 0), (66, 0), (54, 22), (22, 22), (22, 54), (0, 66)]
    bars: list[Point] = [(0, 0), (66, 0), (54, 22), (0, 22)]
    corner = group(
        shape(polygon(plate), "#f4bd22", 6),
        flat(stripes(bars, 22, 0.5, 6), INK),
        path(polygon(plate), fill="none", stroke_width=6),
        rivet(12, 12, 7),
    )
    placed = [
        group(corner, transform=f"translate({x} {y}) scale({sx} {sy})")
        for x, y, sx, sy in ((0, 0, 1, 1), (width, 0, -1, 1), (0, height, 1, -1), (width, height, -1, -1))
    ]
    rim = path(f"M0 0H{width}V{height}H0Z{inside}", fill=GUN, fill_rule="evenodd", stroke_width=6)
    bolts = [rivet(x, y, 5) for x in (10, width - 10) for y in (170, 272, 374)]
    return group(rim, *bolts, *placed, stroke=INK, stroke_linejoin="round", stroke_linecap="round")


def _lid(picture: Picture) -> str:
    w, h = box.FACE_WIDTH, box.FACE_HEIGHT
    area: list[Point] = [(0, 0), (w, 0), (w, h), (0, h)]
    deep = picture.spot("deep", ((0, SKY.light, 1), (0.5, SKY.base, 1), (1, SKY.shade, 1)), 200, 280, 400)
    mass: list[Point] = [
        (3, 214),
        (30, 196),
        (60, 214),
        (84, 206),
        (120, 240),
        (150, 262),
        (196, 330),
        (210, 430),
        (3, 430),
    ]
    humps = [(40, 220, 0.6), (86, 236, 0.7), (140, 290, 0.7), (28, 276, 0.8), (170, 352, 0.7), (96, 302, 0.9)]
    return group(
        rect(0, 0, w, h, fill=deep),
        _rays(picture, area, 200, 290, 26),
        _colony(250, 300, 0.62),
        bulwark(262, 474, 236, 440),
        _soil(area, 424),
        many(mass, humps),
        _beam(picture, area, (310, 222), ((0, 150), (0, 380))),
        worm(moved(92, 292, 0.4)),
        ellipse(360, 492, 118, 13, fill=INK, fill_opacity=0.35),
        ellipse(110, 502, 100, 12, fill=INK, fill_opacity=0.35),
        beast(moved(114, 402, 0.42)),
        trooper(moved(372, 344, 0.42)),
        flame(186, 358, 20),
        tick(moved(196, 206, 0.3, -14)),
        spray(60, 506, 0.7),
        grenade(moved(284, 470, 0.36)),
        sparkle(432, 190, 11),
        title(picture, 237, 84, 55),
        _frame(w, h),
    )


def _spine(picture: Picture) -> str:
    """The name once more, along the side of the lid."""
    setting = word("XenoShyft", 36, LETTERS)
    rest = Word(setting.width, setting.glyphs[:3] + setting.glyphs[4:])
    at = setting.glyphs[3][0] + 30
    name = centred(
        0,
        0,
        25,
        setting,
        layer(rest, 42, INK),
        circle(at, 69, 52, fill=INK),
        layer(rest, 23, "#ffe9a8"),
        circle(at, 69, 30, fill="none", stroke="#ff8a3c", stroke_width=22),
    )
    bands = [
        group(
            warned([(0, y), (64, y), (64, y + 20), (0, y + 20)], 22),
            path(f"M0 {y}H64M0 {y + 20}H64", stroke=INK, stroke_width=5),
        )
        for y in (26, 496)
    ]
    return group(
        *bands,
        group(name, transform="translate(32 236) rotate(90) scale(1.35 1.15)"),
        group(circle(32, 452, 22, fill="#c9352b"), ball(32, 452, 12, EMBER, 4), **PEN | {"stroke_width": 5}),
    )


def lid() -> Picture:
    picture = Picture(box.WIDTH, box.HEIGHT)
    box.box(picture, box.Art(_lid(picture), _spine(picture), BOARD))
    supply(picture)
    return picture


def wide() -> Picture:
    """The banner of the set-up sheet."""
    picture = Picture(960, 280)
    area = clip.panel(4, 4, 952, 272, 22)
    deep = picture.spot("deep", ((0, SKY.light, 1), (0.45, SKY.base, 1), (1, SKY.shade, 1)), 600, 130, 640)
    crest = [(60.0 * k, 196.0 - 14 * (k % 2) - 2.0 * k) for k in range(1, 9)]
    mass: list[Point] = [(8, 196), *crest, (560, 240), (8, 240)]
    humps = [(34.0 + 58 * k, 204.0 - 10 * (k % 2) - 1.6 * k, 0.62 + 0.1 * (k % 3)) for k in range(9)]
    picture.add(
        path(polygon(area), fill=deep),
        _rays(picture, area, 600, 130, 30),
        _colony(420, 226, 0.8),
        bulwark(724, 950, 66, 230),
        many(mass, humps),
        _soil(area, 222),
        _beam(picture, area, (762, 50), ((430, -60), (430, 260))),
        worm(moved(540, 150, 0.32)),
        tick(moved(690, 52, 0.24, -10)),
        ellipse(800, 262, 90, 9, fill=INK, fill_opacity=0.35),
        beast(moved(602, 184, 0.33)),
        trooper(moved(810, 145, 0.325)),
        flame(664, 156, 17),
        grenade(moved(908, 222, 0.3)),
        title(picture, 262, 104, 64),
        path(polygon(area), fill="none", stroke=INK, stroke_width=8),
    )
    supply(picture)
    return picture


def pictures() -> dict[str, Picture]:
    return {"art/xenoshyft/lid": lid(), "art/xenoshyft/lid-wide": wide()}
