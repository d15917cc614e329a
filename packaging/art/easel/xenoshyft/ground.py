"""The table of XenoShyft: the floor of the colony, the track of its nine rounds, and what is laid on both."""

from itertools import pairwise

from easel.forms import ball, gloss, inner, shape
from easel.ink import INK, WHITE
from easel.scatter import scattered
from easel.svg import Picture, Point, circle, ellipse, figure, group, moved, path, polygon, rect
from easel.xenoshyft.cast import BLOOD, BRIGHT, FANG, PEN, rivet, starred, stripes, supply

STEP_X, STEP_Y = 400, 250
WELLS = tuple(122.0 + 112 * k + 50 * (k // 3) for k in range(9))
"""Where the nine rounds stand on the track, from left to right."""


def _plates() -> list[tuple[float, float, int]]:
    """The upper left corners of the plates of the floor, each with its number."""
    return [(column * STEP_X, row * STEP_Y, row * 4 + column) for row in range(4) for column in range(4)]


def _sheet(x: float, y: float) -> str:
    """Path data of one plate, its corners cut off."""
    a, b, c, d = x + 7, y + 7, x + STEP_X - 7, y + STEP_Y - 7
    return polygon(
        [(a + 26, b), (c - 26, b), (c, b + 26), (c, d - 26), (c - 26, d), (a + 26, d), (a, d - 26), (a, b + 26)]
    )


def _bolts() -> str:
    return "".join(
        f"M{x + dx} {y + dy}h.1" for x, y, _ in _plates() for dx in (34, STEP_X - 34) for dy in (34, STEP_Y - 34)
    )


def _tread() -> str:
    """Every third plate is raised in small crosswise marks against slipping."""
    marks: list[str] = []
    for x, y, number in _plates():
        if number % 3 == 1:
            for k in range(13 * 7):
                across, down = x + 56 + 24 * (k % 13), y + 52 + 25 * (k // 13)
                marks.append(f"M{across} {down}l{'11 9' if (k + k // 13) % 2 else '11 -9'}")
    return "".join(marks)


def _grates() -> str:
    """Two plates with the slits of a drain."""
    return "".join(
        f"M{x + 90 + 22 * k} {y + 84}v82" for x, y, number in _plates() if number in (3, 8) for k in range(11)
    )


def _drifts() -> list[str]:
    """Dust that the wind has laid over the plates."""
    places = ((240, 120, 300, 40), (1180, 250, 380, 46), (620, 470, 420, 44), (1400, 640, 300, 52), (260, 760, 380, 48))
    more = ((900, 900, 460, 46), (60, 440, 200, 36), (1560, 60, 260, 40))
    return [ellipse(x, y, rx, ry, fill="url(#drift)") for x, y, rx, ry in (*places, *more)]


def floor() -> Picture:
    """Plates of steel under rust and dust; quiet, for cards and words lie on it."""
    picture = Picture(1600, 1000)
    light = ((0, "#8b6a58", 1.0), (0.5, "#634738", 1.0), (1, "#3a2923", 1.0))
    picture.glow("drift", ((0, "#d8834a", 0.3), (0.6, "#d8834a", 0.14), (1, "#d8834a", 0.0)), 0.5, 0.5, 0.5)
    sheets = [(_sheet(x, y), number) for x, y, number in _plates()]
    edges = "".join(d for d, _ in sheets)
    grains = "".join(f"M{x:.0f} {y:.0f}h{figure(0.1 + own * 3)}" for x, y, own in scattered(420, 1600, 1000))
    stains = [
        ellipse(x, y, 50 + 110 * own, 24 + 50 * own, fill="url(#drift)") for x, y, own in scattered(30, 1600, 1000)
    ]
    walks: list[list[Point]] = [[(0, y), (1600, y), (1600, y + 26), (0, y + 26)] for y in (237.0, 737.0)]
    picture.add(
        rect(0, 0, 1600, 1000, fill=picture.spot("lamp", light, 620, 340, 1180)),
        *(path(d, fill=WHITE if n % 2 else INK, fill_opacity=0.03 + 0.015 * (n * 5 % 3)) for d, n in sheets),
        path(edges, fill="none", stroke="#1d1210", stroke_width=6, stroke_opacity=0.5),
        path(edges, fill="none", stroke="#ffd9b8", stroke_width=2, stroke_opacity=0.14, transform="translate(3 4)"),
        path(_tread(), fill="none", stroke="#ffd9b8", stroke_width=4, stroke_opacity=0.1, stroke_linecap="round"),
        path(_grates(), fill="none", stroke="#1d1210", stroke_width=9, stroke_opacity=0.3, stroke_linecap="round"),
        path(_bolts(), fill="none", stroke="#1d1210", stroke_width=14, stroke_opacity=0.4, stroke_linecap="round"),
        path(
            _bolts(),
            fill="none",
            stroke="#ffd9b8",
            stroke_width=5,
            stroke_opacity=0.25,
            stroke_linecap="round",
            transform="translate(-2 -2)",
        ),
        *(path(polygon(walk), fill="#e0aa2e", fill_opacity=0.34) for walk in walks),
        *(path(stripes(walk, 52), fill="#1d1210", fill_opacity=0.42) for walk in walks),
        *stains,
        *_drifts(),
        path(grains, fill="none", stroke="#ffcf9c", stroke_width=3, stroke_opacity=0.16, stroke_linecap="round"),
    )
    supply(picture)
    return picture


def skull() -> str:
    """The head of a boss around a point, about 60 wide: horns, a shell, two eyes of fire."""
    return group(
        shape("M-20 -20C-44 -22 -50 -44 -42 -58C-34 -40 -22 -38 -8 -34Z", FANG, 5),
        shape("M20 -20C44 -22 50 -44 42 -58C34 -40 22 -38 8 -34Z", FANG, 5),
        shape("M-34 -4C-34 -36 34 -36 34 -4C34 10 26 18 20 22L16 40H-16L-20 22C-26 18 -34 10 -34 -4Z", "#5d2740", 6),
        shape("M-24 -4L-6 4L-12 16Q-26 12 -24 -4ZM24 -4L6 4L12 16Q26 12 24 -4Z", "#ffb52e", 4),
        inner("M-8 28V40M8 28V40M0 26V40", 4, 0.9, "#f0e3c0"),
        gloss("M-24 -14Q-18 -26 -6 -28", 4),
    )


def track() -> Picture:
    """Nine wells in three thirds, each third with its bars and the skull of its boss."""
    picture = Picture(1232, 170)
    plate = picture.slope("plate", ((0, "#7d8b99", 1), (0.5, "#4d5865", 1), (1, "#262d35", 1)), (0, 0, 0, 1))
    thirds: list[str] = []
    for wave, colour in enumerate(("#e0913f", "#cc5a32", "#a32632")):
        left, right = WELLS[wave * 3] - 88, WELLS[wave * 3 + 2] + 54
        bars = "".join(f"M{left + 16:.0f} {100 + 22 * (k - wave / 2):.0f}h16" for k in range(wave + 1))
        thirds += [
            rect(left, 38, right - left, 114, 22, fill=colour, stroke_width=6),
            path(bars, fill="none", stroke_width=15),
            path(bars, fill="none", stroke="#fff3d6", stroke_width=7),
        ]
    wells = [
        circle(x, 98, 42, fill=BRIGHT, stroke_width=6)
        + circle(x, 98, 34, fill="none", stroke_width=3, stroke_opacity=0.3)
        for x in WELLS
    ]
    links = "".join(f"M{a + 44:.0f} 98H{b - 44:.0f}" for a, b in pairwise(WELLS))
    picture.add(
        group(
            rect(10, 18, 1212, 146, 30, fill=INK, fill_opacity=0.35, stroke="none"),
            rect(8, 10, 1216, 150, 30, fill=plate),
            *thirds,
            path(links, fill="none", stroke_width=10),
            *wells,
            *(group(skull(), transform=moved(WELLS[k] + 34, 50, 0.74)) for k in (2, 5, 8)),
            *(rivet(x, y, 8) for x in (21, 1211) for y in (36, 134)),
            path("M40 22H420", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=0.5),
            **PEN,
        )
    )
    supply(picture)
    return picture


def marker() -> Picture:
    """What stands on the round that runs: a ring of hazard stripes, its middle open."""
    picture = Picture(120, 120)
    outer, hole = circle(60, 60, 52, fill="none", stroke_width=22), "M60 8a52 52 0 1 1 -.01 0"
    picture.add(
        group(
            outer,
            path(hole, fill="none", stroke="#f4bd22", stroke_width=11),
            path(hole, fill="none", stroke_width=11, stroke_dasharray="16.34 16.34", stroke_linecap="butt"),
            **PEN,
        )
    )
    supply(picture)
    return picture


def damage() -> Picture:
    """A point of damage: a wound torn by three claws; the middle is for a number."""
    picture = Picture(96, 96)
    picture.add(
        group(
            shape(starred(48, 49, 45, 9, 0.74, 0.2), BLOOD, 5),
            ball(48, 48, 25, BRIGHT, 4),
            gloss("M18 36Q24 22 36 18", 4),
            **PEN,
        )
    )
    supply(picture)
    return picture


def pictures() -> dict[str, Picture]:
    makes = {"ground": floor, "track": track, "marker": marker, "damage": damage}
    return {f"art/xenoshyft/{key}": make() for key, make in makes.items()}
