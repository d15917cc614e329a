"""The lid of the dice game and its wide banner: sunburst, mascot, flying numbers and the drawn name."""

from math import cos, pi, sin

from easel import box, clip
from easel.cybo.mascot import mascot
from easel.emblem import emblem
from easel.glyphs import GLYPHS, Word, centred, inlay, layer, word
from easel.ink import BRASS, COBALT, CORAL, CREAM, GOLD, INK, TEAL, WHITE, Paint, metal
from easel.svg import Picture, Point, circle, ellipse, group, moved, path, polygon, rect

NIGHT = Paint("#4f8df0", "#2558bf", "#142f78")


def _burst(picture: Picture, area: list[Point], x: float, y: float, rays: int) -> str:
    """Rays of light from behind the mascot to the edges of an area."""
    shine = picture.spot("shine", ((0, "#c9fff2", 0.95), (0.35, "#55d6cf", 0.6), (1, "#2fa8c9", 0.2)), x, y, 430)
    wedges: list[str] = []
    for k in range(rays):
        a, b = (2 * pi * (k + part) / rays for part in (0, 0.5))
        far = [(x, y), (x + 1200 * cos(a), y + 1200 * sin(a)), (x + 1200 * cos(b), y + 1200 * sin(b))]
        wedges.append(polygon(clip.cut(far, area)))
    return path("".join(wedges), fill=shine)


def title(picture: Picture, x: float, y: float, height: float, weight: float = 30) -> str:
    """The name, thick and golden; its last letter is the die, and looks at you."""
    gold = picture.slope("letters", ((0, "#fffbdc", 1), (0.45, "#ffd95c", 1), (1, "#ee9a1f", 1)), (0, 0, 0, 1))
    places = ((0.0, "C"), (94.0, "Y"), (196.0, "B"))
    setting = Word(378, tuple((at, GLYPHS[letter]) for at, letter in places))
    return centred(
        x,
        y,
        height,
        setting,
        group(layer(setting, weight + 26, INK, 5, 9), circle(335, 59, 66, fill=INK)),
        layer(setting, weight + 22, INK),
        layer(setting, weight + 2, "#a34c12", 3, 6),
        layer(setting, weight, gold),
        layer(setting, 4.5, WHITE, -weight * 0.22, -weight * 0.22, 0.85),
        _eye(picture),
    )


def _eye(picture: Picture) -> str:
    """The die as the letter O."""
    red = picture.glow("red", CORAL.stops())
    return group(
        emblem(330, 50, 62, red, INK, 9),
        circle(330, 50, 30, fill="#fffbe6", stroke=INK, stroke_width=8),
        circle(335, 53, 15, fill=TEAL.base, stroke=INK, stroke_width=5),
        circle(336, 54, 6.5, fill=INK),
        circle(330, 46, 5, fill=WHITE),
        path("M288 20L304 4", stroke=WHITE, stroke_width=6, stroke_opacity=0.7, stroke_linecap="round"),
    )


def _stud(picture: Picture, number: str, x: float, y: float, scale: float, turn: float, paint: Paint) -> str:
    """A round enamel number, flying."""
    enamel, brass = picture.glow(f"stud{number}", paint.stops()), metal(picture, "brass", BRASS)
    return group(
        circle(4, 8, 44, fill=INK, fill_opacity=0.4),
        circle(0, 0, 43, fill=brass, stroke=INK, stroke_width=7),
        circle(0, 0, 33, fill=enamel, stroke=INK, stroke_width=5),
        inlay(number, 0, 0, 38 if len(number) == 1 else 32, CREAM),
        path("M-36 -6A36 36 0 0 1 -22 -29", fill="none", stroke=WHITE, stroke_width=4, stroke_linecap="round"),
        transform=moved(x, y, scale, turn),
    )


def _screw(x: float, y: float, turn: float) -> str:
    return group(
        circle(0, 0, 10, fill=BRASS.light, stroke=INK, stroke_width=5),
        path("M-6 0H6", stroke=INK, stroke_width=4, transform=f"rotate({turn:g})"),
        transform=moved(x, y),
    )


def _frame(width: float, height: float) -> str:
    """The cream rim with its screws, like the rim of the tray."""
    outer = f"M0 0H{width:g}V{height:g}H0Z"
    i, r = 22, 26
    arc, low, high, right, under = f"A{r} {r} 0 0 0", i + r, height - i - r, width - i, height - i
    inner = (
        f"M{low} {i}{arc} {i} {low}V{high:g}{arc} {low} {under:g}"
        f"H{right - r:g}{arc} {right:g} {high:g}V{low}{arc} {right - r:g} {i}Z"
    )
    screws = [_screw(x, y, x + y) for x in (22, width - 22) for y in (22, height - 22)]
    return group(path(outer + inner, fill="#fbeecb", fill_rule="evenodd", stroke=INK, stroke_width=6), *screws)


def _numbers(width: float, y: float) -> str:
    """The twelve numbers in a row, set small."""
    marks: list[str] = []
    for number in range(1, 13):
        x = 66 + (width - 132) * (number - 1) / 11
        marks.append(inlay(str(number), x, y, 19, CREAM if number % 2 else GOLD.light))
    return group(*marks)


def _lid(picture: Picture) -> str:
    w, h = box.FACE_WIDTH, box.FACE_HEIGHT
    area: list[Point] = [(0, 0), (w, 0), (w, h), (0, h)]
    deep = picture.spot("deep", ((0, NIGHT.light, 1), (0.5, NIGHT.base, 1), (1, NIGHT.shade, 1)), 236, 300, 400)
    return group(
        rect(0, 0, w, h, fill=deep),
        _burst(picture, area, 238, 320, 18),
        ellipse(238, 474, 190, 34, fill="#0c1c4a"),
        ellipse(238, 466, 186, 32, fill=COBALT.light, stroke=INK, stroke_width=6),
        ellipse(238, 464, 160, 24, fill="#1d5647", stroke=INK, stroke_width=5),
        _stud(picture, "7", 84, 408, 0.86, -16, TEAL),
        _stud(picture, "5", 404, 396, 0.8, 14, COBALT),
        title(picture, 234, 92, 88),
        mascot(picture, moved(232, 320, 0.84)),
        rect(40, h - 60, w - 80, 32, 14, fill="#132a6b", stroke=INK, stroke_width=5),
        _numbers(w, h - 44),
        _frame(w, h),
    )


def _spine(picture: Picture) -> str:
    """The name once more, along the side of the lid."""
    setting = word("CYBO", 46)
    name = centred(0, 0, 34, setting, layer(setting, 42, INK), layer(setting, 24, GOLD.base))
    return group(
        rect(0, 26, 64, 20, fill="#e2c98f", stroke=INK, stroke_width=5),
        rect(0, 496, 64, 20, fill="#e2c98f", stroke=INK, stroke_width=5),
        group(name, transform="translate(32 236) rotate(90) scale(1.35 1.15)"),
        emblem(32, 440, 22, CORAL.shade, BRASS.base, 5),
    )


def lid() -> Picture:
    picture = Picture(box.WIDTH, box.HEIGHT)
    box.box(picture, box.Art(_lid(picture), _spine(picture), COBALT))
    return picture


def wide() -> Picture:
    """The banner of the set-up sheet."""
    picture = Picture(960, 280)
    area = clip.panel(4, 4, 952, 272, 22)
    deep = picture.spot("deep", ((0, NIGHT.light, 1), (0.5, NIGHT.base, 1), (1, NIGHT.shade, 1)), 720, 120, 700)
    picture.add(
        path(polygon(area), fill=deep),
        _burst(picture, area, 724, 150, 26),
        _stud(picture, "7", 546, 200, 0.84, -14, TEAL),
        _stud(picture, "3", 568, 74, 0.62, 10, CORAL),
        _stud(picture, "10", 900, 206, 0.84, 12, COBALT),
        mascot(picture, moved(722, 150, 0.62)),
        title(picture, 256, 122, 110),
        _numbers(508, 236),
        path(polygon(area), fill="none", stroke=INK, stroke_width=8),
    )
    return picture


def pictures() -> dict[str, Picture]:
    return {"art/cybo/lid": lid(), "art/cybo/lid-wide": wide()}
