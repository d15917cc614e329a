"""What every table shares: the curtain, the back of cards, and two small illustrations."""

from math import cos, sin

from easel import clip, creature, vignettes
from easel.emblem import emblem
from easel.ink import BRASS, CREAM, GOLD, INK, IVORY, WHITE, Paint, metal
from easel.svg import Picture, circle, ellipse, figure, group, moved, path, polygon, rect

VELVET = Paint("#c2404f", "#8e1f33", "#4a0d1d")
NIGHT = Paint("#3f4c86", "#28315f", "#151a38")


def _folds(picture: Picture) -> None:
    """The cloth in deep folds, every one a little different from its neighbour."""
    cloth = picture.slope(
        "cloth",
        (
            (0, VELVET.shade, 1),
            (0.22, VELVET.base, 1),
            (0.42, VELVET.light, 1),
            (0.62, VELVET.base, 1),
            (1, "#2c0711", 1),
        ),
        (0, 0, 1, 0),
    )
    widths = (118, 96, 132, 104, 124, 90, 136, 90, 124, 104, 132, 96, 118, 136)
    x = 0.0
    for place, width in enumerate(widths):
        hem = 950 + 14 * (place % 3)
        fold = f"M{figure(x)} -10V{hem}q{width / 2:g} 34 {width} 0V-10Z"
        picture.add(path(fold, fill=cloth, stroke=INK, stroke_width=7, stroke_linejoin="round"))
        x += width
    picture.add(path("M0 910H1600", stroke=GOLD.base, stroke_width=10, stroke_opacity=0.9, stroke_dasharray="3 9"))


def _valance(picture: Picture) -> None:
    """The swags along the top, with a fringe of gold."""
    swag = picture.glow("swag", ((0, "#e2606c", 1), (0.55, VELVET.base, 1), (1, VELVET.shade, 1)), 0.4, 0.1, 0.95)
    gold = picture.slope("fringe", ((0, GOLD.light, 1), (0.5, GOLD.base, 1), (1, GOLD.shade, 1)), (0, 0, 0, 1))
    for x in range(0, 1600, 320):
        bow = f"M{x} -10V96C{x + 60} 214 {x + 260} 214 {x + 320} 96V-10Z"
        edge = f"M{x} 96C{x + 60} 214 {x + 260} 214 {x + 320} 96V122C{x + 260} 244 {x + 60} 244 {x} 122Z"
        lines = "".join(
            f"M{x + 34 * k - 10} {-6}C{x + 40 + 32 * k} {70 + 16 * k} {x + 160} 160 {x + 300 - 20 * k} {120 - 22 * k}"
            for k in (1, 3)
        )
        picture.add(
            path(edge, fill=gold, stroke=INK, stroke_width=7, stroke_linejoin="round"),
            path(bow, fill=swag, stroke=INK, stroke_width=8, stroke_linejoin="round"),
            path(lines, fill="none", stroke=INK, stroke_width=6, stroke_opacity=0.35, stroke_linecap="round"),
        )
    for x in range(320, 1600, 320):
        picture.add(_tassel(x))
    picture.add(rect(-10, -10, 1620, 44, fill=metal(picture, "rail", BRASS), stroke=INK, stroke_width=8))


def _tassel(x: float) -> str:
    strands = "M-16 30L-22 92H22L16 30Z"
    return group(
        path(strands, fill=GOLD.base),
        path("M-8 40L-11 90M8 40L11 90M0 40V90", stroke_width=4, stroke_opacity=0.5),
        circle(0, 16, 20, fill=GOLD.light),
        transform=moved(x, 92),
        stroke=INK,
        stroke_width=6,
        stroke_linejoin="round",
    )


def curtain() -> Picture:
    """A heavy theatre curtain that hides everything; the medallion is left plain for a name."""
    picture = Picture(1600, 1000)
    picture.add(rect(0, 0, 1600, 1000, fill="#24060f"))
    _folds(picture)
    dusk = picture.spot("dusk", ((0, INK, 0), (0.6, INK, 0.12), (1, INK, 0.55)), 700, 380, 1050)
    picture.add(rect(0, 0, 1600, 1000, fill=dusk))
    _valance(picture)
    gold = metal(picture, "frame", Paint("#fff4c4", GOLD.base, "#8a5210"))
    plain = picture.glow("plain", ((0, "#fffdf4", 1), (0.7, CREAM, 1), (1, IVORY.base, 1)))
    picture.add(
        ellipse(808, 528, 350, 208, fill=INK, fill_opacity=0.45),
        ellipse(800, 510, 346, 206, fill=gold, stroke=INK, stroke_width=9),
        ellipse(800, 510, 308, 170, fill=plain, stroke=INK, stroke_width=7),
        ellipse(800, 510, 292, 154, fill="none", stroke=GOLD.base, stroke_width=4),
        path(
            "M498 420A346 206 0 0 1 640 334",
            fill="none",
            stroke=WHITE,
            stroke_width=9,
            stroke_opacity=0.8,
            stroke_linecap="round",
        ),
    )
    studs = [circle(800 + 327 * cos(0.2618 * k), 510 + 188 * sin(0.2618 * k), 7) for k in range(24)]
    picture.add(group(*studs, fill="#fff3c4", stroke=INK, stroke_width=4))
    return picture


def back() -> Picture:
    """The back of any card: a lattice of pentagons round a medal with the creature."""
    picture = Picture(630, 880)
    ground = picture.glow("ground", NIGHT.stops(), r=1.0)
    picture.add(
        rect(8, 8, 614, 864, 38, fill=IVORY.light, stroke=INK, stroke_width=8),
        rect(44, 44, 542, 792, 24, fill=ground, stroke=INK, stroke_width=8),
        _lattice(),
        rect(62, 62, 506, 756, 20, fill="none", stroke=GOLD.base, stroke_width=6),
    )
    gold, enamel = (
        metal(picture, "gold", Paint("#fff4c4", GOLD.base, "#8a5210")),
        picture.glow("teal", ((0, "#7fe3dc", 1), (0.6, "#1f8f95", 1), (1, "#0f4d58", 1))),
    )
    outer = clip.rounded(clip.regular(0, 0, 212, 10), 0.1)
    inner = clip.rounded(clip.regular(0, 0, 180, 10), 0.1)
    picture.add(
        group(
            path(polygon(outer), fill=INK, fill_opacity=0.5, stroke="none", transform="translate(6 12)"),
            path(polygon(outer), fill=gold),
            path(polygon(inner), fill=enamel),
            transform=moved(315, 440),
            stroke=INK,
            stroke_width=8,
        ),
        creature.head(picture, transform=moved(318, 428, 1.16)),
    )
    return picture


def _lattice() -> str:
    """Small emblems in offset rows, kept clear of the frame and the medal."""
    marks: list[str] = []
    for row in range(11):
        for column in range(7 - row % 2):
            x, y = 99 + 72 * column + 36 * (row % 2), 104 + 67.2 * row
            if (x - 315) ** 2 + (y - 440) ** 2 > 250**2:
                marks.append(emblem(x, y, 24, "#323d73", "#5c6bb0", 4))
    return group(*marks)


def pictures() -> dict[str, Picture]:
    drawn = {"curtain": curtain(), "back": back()}
    drawn |= {"empty-shelf": vignettes.empty_shelf(), "bug": vignettes.contraption()}
    return {f"art/table/{name}": picture for name, picture in drawn.items()}
