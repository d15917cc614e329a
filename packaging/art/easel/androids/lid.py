"""The lid of AndrOIDS and its wide banner: the android that gets up on the bench, and what is slipped into its pile."""

from math import cos, pi, sin

from easel import box, clip
from easel.androids.cast import BRASS, OAK, PEN, gear, screw, supply
from easel.androids.hero import android, trick
from easel.forms import ball, dot, flat, inner, shape, sparkle
from easel.glyphs import GLYPHS, Glyph, Word, centred, layer
from easel.ink import INK, WHITE, Paint
from easel.svg import Picture, Point, circle, ellipse, group, moved, path, polygon, rect

SHOP = Paint("#ffd98a", "#e28a35", "#8a3c14")
BOARD = Paint("#f2a860", "#bb5526", "#652410")
LETTERS = {
    "A": Glyph(62, "M0 100L31 0L62 100M13 66H49"),
    "n": Glyph(42, "M0 40V100M0 64C4 34 42 32 42 64V100"),
    "d": Glyph(46, "M46 0V100M46 62C42 30 0 30 0 69C0 108 42 108 46 78"),
    "r": Glyph(26, "M0 40V100M0 66C2 46 14 38 26 42"),
    "O": Glyph(98, "M49 50h.1"),
    "I": Glyph(0, "M0 0V100"),
    "D": Glyph(54, "M0 0V100H20C44 100 54 84 54 66V34C54 16 44 0 20 0Z"),
    "S": Glyph(
        50,
        "M48 20C44 6 36 0 25 0C12 0 2 9 2 24C2 40 14 45 25 50C38 55 49 61 49 76C49 91 38 100 24 100C10 100 3 92 0 80",
    ),
    "E": Glyph(42, "M42 0H0V100H42M0 50H34"),
    "M": Glyph(68, "M0 100V0L34 58L68 0V100"),
    "B": GLYPHS["B"],
    "L": Glyph(38, "M0 0V100H38"),
    "!": Glyph(0, "M0 0V60M0 99V100"),
}


def _setting(text: str, space: float) -> Word:
    x = 0.0
    placed: list[tuple[float, Glyph]] = []
    for letter in text:
        placed.append((x, LETTERS[letter]))
        x += LETTERS[letter].width + space
    return Word(x - space, tuple(placed))


def _part(setting: Word, first: int, last: int) -> Word:
    return Word(setting.width, setting.glyphs[first:last])


def _wheel(x: float, weight: float) -> str:
    """The O: a cog wheel that is an eye."""
    return group(
        gear(0, 0, 66, BRASS, 10, 9),
        ball(0, 0, 40, "#fffbe6"),
        ball(4, 3, 22, "#52b4c6", 6),
        dot(5, 4, 10),
        dot(-3, -5, 5, WHITE),
        path("M-46 -22Q-38 -40 -22 -47", fill="none", stroke=WHITE, stroke_width=6, stroke_opacity=0.7),
        transform=moved(x + 49, 50, (weight + 71) / 100),
        **PEN,
    )


def title(picture: Picture, x: float, y: float, height: float, weight: float = 27) -> str:
    """The name, thick: cream for the first half of it, teal for the other, a cog between."""
    cream = picture.slope("cream-letters", ((0, "#ffffff", 1), (0.5, "#fff0bd", 1), (1, "#ffc24a", 1)), (0, 0, 0, 1))
    teal = picture.slope("teal-letters", ((0, "#e8fffb", 1), (0.5, "#8be8e0", 1), (1, "#2aa7b4", 1)), (0, 0, 0, 1))
    setting = _setting("AndrOIDS", weight + 11)
    first, rest = _part(setting, 0, 4), _part(setting, 5, 8)
    at = setting.glyphs[4][0]
    return centred(
        x,
        y,
        height,
        setting,
        layer(setting, weight + 26, INK, 5, 9),
        circle(at + 53, 57, 74, fill=INK),
        layer(setting, weight + 22, INK),
        layer(first, weight + 2, "#a34c12", 3, 6),
        layer(rest, weight + 2, "#0f5560", 3, 6),
        layer(first, weight, cream),
        # A single upright has no width for a gradient over its own box to spread in.
        *(layer(_part(setting, k, k + 1), weight, "#79ded8" if k == 5 else teal) for k in (5, 6, 7)),
        _wheel(at, weight),
        layer(first, 4.5, WHITE, -weight * 0.22, -weight * 0.22, 0.9),
        layer(rest, 4.5, WHITE, -weight * 0.22, -weight * 0.22, 0.9),
    )


def ribbon(x: float, y: float, height: float, turn: float = -3) -> str:
    """The order, on a screwed brass plate."""
    setting = _setting("ASSEMBLE!", 34)
    word = centred(0, 0, height, setting, layer(setting, 19, INK))
    wide = setting.width * height / 100 + height * 2.9
    tall = height * 2
    return group(
        rect(-wide / 2 + 4, -tall / 2 + 7, wide, tall, 10, fill=INK, stroke="none"),
        rect(-wide / 2, -tall / 2, wide, tall, 10, fill=BRASS, stroke_width=6),
        screw(-wide / 2 + height * 0.62, 0, height * 0.26, 40),
        screw(wide / 2 - height * 0.62, 0, height * 0.26, 110),
        path(
            f"M{-wide / 2 + 12:.0f} {-tall / 2 + 9:.0f}H{wide / 2 - 60:.0f}",
            stroke=WHITE,
            stroke_width=4,
            stroke_opacity=0.7,
        ),
        word,
        transform=moved(x, y, 1, turn),
        **PEN,
    )


def _rays(picture: Picture, area: list[Point], x: float, y: float, count: int) -> str:
    shine = picture.spot("shine", ((0, "#fffbe0", 1), (0.35, "#ffe9a0", 0.6), (1, "#ffd070", 0.1)), x, y, 430)
    wedges: list[str] = []
    for k in range(count):
        a, b = (2 * pi * (k + part) / count for part in (0.1, 0.58))
        far = [(x, y), (x + 1200 * cos(a), y + 1200 * sin(a)), (x + 1200 * cos(b), y + 1200 * sin(b))]
        wedges.append(polygon(clip.cut(far, area)))
    return path("".join(wedges), fill=shine)


def _pegs(width: int, height: int, step: int = 26) -> str:
    """The holes of the tool board."""
    holes = "".join(f"M{x} {y}h.1" for x in range(34, width - 20, step) for y in range(34, height, step))
    return path(holes, stroke="#5f2a0c", stroke_width=5, stroke_opacity=0.25, stroke_linecap="round")


def _saw(place: str) -> str:
    return group(
        shape("M-14 10L120 -6L122 20L-10 48Z", "#6b3412", 0),
        flat(
            "M-4 50l8 12l8 -14l8 12l8 -14l8 12l8 -14l8 12l8 -14l8 12l8 -14l8 12l8 -14l8 10l8 -12l8 10l6 -10z", "#6b3412"
        ),
        flat("M-70 0C-76 -26 -16 -30 -4 -8V50C-20 66 -70 60 -66 36C-74 24 -76 12 -70 0Z", "#6b3412"),
        opacity=0.45,
        transform=place,
    )


def _hammer(place: str) -> str:
    return group(
        flat("M-40 -14H24C34 -14 44 -4 52 8L36 14C30 6 24 6 18 6V14H-10V130H-30V14H-40Z", "#6b3412"),
        opacity=0.45,
        transform=place,
    )


def _spanner(place: str) -> str:
    return group(
        flat(
            "M-30 -44L-12 -26V-8H12V-26L30 -44C48 -24 40 8 14 16V110C40 118 48 150 30 170L12 152V134H-12V152L-30 170"
            "C-48 150 -40 118 -14 110V16C-40 8 -48 -24 -30 -44Z",
            "#6b3412",
        ),
        opacity=0.45,
        transform=place,
    )


def _frame(width: float, height: float) -> str:
    """A rim of oak with brass corners."""
    i, r = 20, 20
    arc, low = f"A{r} {r} 0 0 0", i + r
    inside = (
        f"M{low} {i}{arc} {i} {low}V{height - low}{arc} {low} {height - i}"
        f"H{width - low}{arc} {width - i} {height - low}V{low}{arc} {width - low} {i}Z"
    )
    corner = group(
        shape("M0 0H62L54 22H30Q22 22 22 30V54L0 62Z", BRASS, 6),
        screw(12, 12, 7, 30),
        inner("M30 11H48", 4, 0.5),
    )
    placed = [
        group(corner, transform=f"translate({x} {y}) scale({sx} {sy})")
        for x, y, sx, sy in ((0, 0, 1, 1), (width, 0, -1, 1), (0, height, 1, -1), (width, height, -1, -1))
    ]
    rim = path(f"M0 0H{width}V{height}H0Z{inside}", fill=OAK, fill_rule="evenodd", stroke_width=6)
    grain = inner("M80 8H210M240 13H400M70 536H180M220 531H380M8 90V240M13 270V440M468 120V300M463 330V470", 3, 0.25)
    return group(rim, grain, *placed, stroke=INK, stroke_linejoin="round", stroke_linecap="round")


def _bench(y: float, width: float, height: float) -> str:
    return group(
        path(f"M0 {y}H{width}V{height}H0Z", fill="#c98d4d"),
        path(f"M0 {y + 44}H{width}V{height}H0Z", fill="#8a5426"),
        inner(f"M40 {y + 14}H150M190 {y + 26}H330M{width - 130} {y + 10}H{width - 40}", 4, 0.28),
        path(f"M26 {y + 8}H{width - 200}", stroke="#fff0c8", stroke_width=4, stroke_opacity=0.6),
        stroke=INK,
        stroke_width=6,
        stroke_linecap="round",
    )


def _lid(picture: Picture) -> str:
    w, h = box.FACE_WIDTH, box.FACE_HEIGHT
    area: list[Point] = [(0, 0), (w, 0), (w, h), (0, h)]
    deep = picture.spot("deep", ((0, SHOP.light, 1), (0.5, SHOP.base, 1), (1, SHOP.shade, 1)), 220, 300, 390)
    return group(
        rect(0, 0, w, h, fill=deep),
        _rays(picture, area, 180, 300, 22),
        _pegs(w, 440),
        _hammer(moved(418, 206, 0.7, 8)),
        _spanner(moved(60, 346, 0.5, -6)),
        _bench(446, w, h),
        ellipse(190, 490, 124, 14, fill=INK, fill_opacity=0.35),
        android(moved(190, 318, 0.318)),
        trick(moved(330, 514, 0.56), 0.62),
        sparkle(66, 176, 13),
        sparkle(402, 268, 11),
        title(picture, 237, 76, 58),
        ribbon(346, 141, 19),
        _frame(w, h),
    )


def _spine(picture: Picture) -> str:
    """The name once more, along the side of the lid."""
    setting = _setting("AndrOIDS", 36)
    rest = Word(setting.width, setting.glyphs[:4] + setting.glyphs[5:])
    at = setting.glyphs[4][0] + 49
    name = centred(
        0,
        0,
        25,
        setting,
        layer(rest, 42, INK),
        circle(at, 50, 66, fill=INK),
        layer(rest, 23, "#fff0bd"),
        circle(at, 50, 42, fill="none", stroke="#79ded8", stroke_width=24),
    )
    return group(
        rect(0, 26, 64, 20, fill=OAK, stroke=INK, stroke_width=5),
        rect(0, 496, 64, 20, fill=OAK, stroke=INK, stroke_width=5),
        group(name, transform="translate(32 226) rotate(90) scale(1.35 1.15)"),
        group(gear(32, 440, 27, BRASS, 9), **PEN | {"stroke_width": 5}),
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
    deep = picture.spot("deep", ((0, SHOP.light, 1), (0.45, SHOP.base, 1), (1, SHOP.shade, 1)), 690, 130, 640)
    bench = clip.cut([(0, 226), (960, 226), (960, 280), (0, 280)], area)
    front = clip.cut([(0, 254), (960, 254), (960, 280), (0, 280)], area)
    picture.add(
        path(polygon(area), fill=deep),
        _rays(picture, area, 650, 120, 28),
        _pegs(960, 216, 24),
        _hammer(moved(786, 60, 0.6, 10)),
        _saw(moved(872, 64, 0.6, 8)),
        path(polygon(bench), fill="#c98d4d", stroke=INK, stroke_width=6),
        path(polygon(front), fill="#8a5426", stroke=INK, stroke_width=5),
        path("M26 234H520", stroke="#fff0c8", stroke_width=4, stroke_opacity=0.6, stroke_linecap="round"),
        ellipse(650, 258, 100, 10, fill=INK, fill_opacity=0.35),
        android(moved(650, 134, 0.23)),
        trick(moved(806, 260, 0.6), 0.62),
        title(picture, 274, 92, 74),
        ribbon(330, 182, 23, -2),
        path(polygon(area), fill="none", stroke=INK, stroke_width=8),
    )
    supply(picture)
    return picture


def pictures() -> dict[str, Picture]:
    return {"art/androids/lid": lid(), "art/androids/lid-wide": wide()}
