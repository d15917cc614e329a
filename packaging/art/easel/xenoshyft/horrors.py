"""What comes from the left on the lid: a scythe beast, a maw worm, a leaping tick, and the many behind them."""

from collections.abc import Sequence
from math import cos, pi, sin

from easel.forms import ball, dot, flat, gloss, inner, shape
from easel.ink import INK, WHITE
from easel.svg import Point, circle, ellipse, group, moved, path, polygon
from easel.xenoshyft.cast import CHITIN, EMBER, FANG, HUSK, PEN, claw


def _limb(d: str, colour: str = "#8a2030", width: float = 22) -> str:
    return group(path(d, stroke_width=width + 13), path(d, stroke=colour, stroke_width=width), fill="none")


def _glow(x: float, y: float, r: float) -> str:
    return group(
        dot(x, y, r * 2.1, "#ffb52e", 0.3), ball(x, y, r, EMBER, 5), dot(x - r * 0.3, y - r * 0.3, r * 0.3, WHITE)
    )


def _leg(knee: Point, foot: Point, fill: str = HUSK) -> str:
    """A leg from the root of the drawing over its knee to a pointed foot."""
    (kx, ky), (fx, fy) = knee, foot
    side = 10 if fx < kx else 32
    return group(
        _limb(f"M0 0L{kx} {ky}", width=26),
        shape(f"M{kx - 25} {ky - 8}Q{kx} {ky - 34} {kx + 25} {ky - 8}L{kx + side} {ky + 60}L{fx} {fy}Z", fill, 7),
    )


def _legs() -> str:
    places: tuple[tuple[float, float, Point, Point], ...] = (
        (-170, 90, (-56, -30), (-74, 130)),
        (-100, 110, (-20, -50), (-36, 120)),
        (-20, 110, (40, -34), (66, 124)),
    )
    return group(*(group(_leg(knee, foot), transform=moved(x, y)) for x, y, knee, foot in places))


def _head() -> str:
    """A long skull with three eyes, jaws wide open."""
    return group(
        shape("M40 -196C0 -230 -20 -280 0 -326C24 -290 60 -272 104 -262Z", HUSK),
        shape("M96 -236C76 -270 80 -310 104 -340C112 -306 136 -284 166 -270Z", HUSK),
        shape("M30 -110C70 -80 190 -110 262 -140C276 -60 230 20 150 24C80 26 40 -30 30 -110Z", "#2a0610"),
        shape("M34 -84C60 -20 140 0 236 -66C240 0 196 50 136 46C76 42 34 -10 34 -84Z", HUSK),
        *(claw(88 + 38 * k, 12 - 12 * k, 0.74, 178 - 14 * k) for k in range(4)),
        shape(
            "M8 -130C0 -210 70 -268 150 -250C226 -232 280 -176 276 -130C210 -106 130 -92 60 -76C30 -86 12 -104 8 -130Z",
            CHITIN,
        ),
        *(claw(84 + 46 * k, -82 - 12 * k, 0.92, -6 - 8 * k) for k in range(4)),
        claw(262, -132, 0.9, -24),
        inner("M60 -76C130 -92 210 -106 276 -130", 7, 1),
        inner("M240 -176q14 6 22 20M50 -220Q90 -240 130 -240M206 -210l16 20", 5, 0.55),
        _glow(166, -172, 29),
        _glow(104, -160, 20),
        _glow(140, -216, 15),
        inner("M84 -196L128 -190M134 -204L214 -186", 11, 1),
        gloss("M30 -140Q34 -196 80 -222", 8),
        shape("M20 -70C60 -90 90 -70 96 -36C130 -40 150 -16 146 10C110 10 60 20 30 -10Z", CHITIN, 7),
    )


def beast(place: str) -> str:
    """The foremost: about 600 wide and 560 high, jaws and blades to the right."""
    blade = "M0 20C40 -40 130 -50 190 -130C214 -20 120 70 20 62C0 54 -8 38 0 20Z"
    return group(
        _limb("M-10 -60L-70 -210L10 -276", width=30),
        shape("M-16 -262C20 -330 130 -360 214 -312C150 -304 80 -270 24 -222Z", FANG),
        ball(-70, -210, 26, HUSK, 7),
        shape("M-256 50C-262 -70 -170 -126 -76 -100C10 -76 46 0 24 66C-20 140 -226 156 -256 50Z", CHITIN),
        inner(
            "M-196 -66C-160 0 -164 60 -186 112M-118 -106C-80 -40 -78 60 -100 124M-40 -84C-4 -30 -4 50 -30 106", 6, 0.55
        ),
        shape("M-222 -50L-250 -110L-176 -88ZM-150 -98L-146 -166L-96 -106ZM-76 -100L-44 -164L-12 -72Z", HUSK, 7),
        gloss("M-232 20C-232 -30 -206 -60 -176 -72", 8),
        _legs(),
        shape("M-66 60C-110 -30 -60 -150 30 -160L110 -70C80 0 60 70 10 104C-20 110 -50 96 -66 60Z", HUSK),
        inner("M-70 10Q-10 20 40 80M-66 -50Q0 -40 66 20M-34 -108Q30 -90 90 -30", 6, 0.55),
        _head(),
        _limb("M0 40L100 120L190 90", width=36),
        ball(100, 120, 28, HUSK, 7),
        group(shape(blade, FANG), gloss("M40 20Q110 10 164 -60", 7), transform=moved(180, 74)),
        transform=place,
        **PEN,
    )


def worm(place: str) -> str:
    """A worm that rears up and opens a round maw, about 260 wide and 420 high."""
    body = "M-60 220C-130 100 -110 -60 20 -70"
    rings = "M-158 150Q-110 120 -60 150M-160 70Q-104 60 -50 90M-142 -20Q-92 0 -46 44M-80 -96Q-50 -50 -12 -8"
    teeth: list[str] = []
    for k in range(12):
        angle = 2 * pi * k / 12
        x, y = 44 + 46 * cos(angle), -62 + 70 * sin(angle)
        teeth.append(claw(x, y, 0.5, angle * 180 / pi + 90))
    return group(
        path(body, fill="none", stroke_width=144),
        path(body, fill="none", stroke="#7a2f4c", stroke_width=126),
        path("M-86 200C-150 90 -128 -70 0 -106", fill="none", stroke="#b06a86", stroke_width=26, stroke_opacity=0.8),
        inner(rings, 6, 0.6),
        shape("M-150 60L-190 40L-152 20ZM-134 -34L-168 -72L-116 -74ZM-76 -106L-92 -154L-40 -128Z", CHITIN, 7),
        ellipse(40, -62, 74, 102, fill=CHITIN),
        ellipse(46, -62, 54, 80, fill="#2a0610", stroke_width=6),
        *teeth,
        ellipse(50, -62, 18, 30, fill="#ff7a3c", stroke_width=5),
        _glow(-14, -146, 14),
        _glow(24, -164, 11),
        _glow(-36, -116, 9),
        transform=place,
        **PEN,
    )


def tick(place: str) -> str:
    """A leaper, all eye and legs, about 260 wide."""
    return group(
        _limb(
            "M-40 -30L-110 -90L-130 -30M-50 10L-130 0L-150 70"
            "M30 -40L80 -110L140 -90M50 10L120 -20L150 40M-10 50L-40 110M30 44L60 104",
            width=16,
        ),
        shape("M-90 0C-96 -66 -40 -96 10 -92C72 -88 102 -44 96 4C90 56 40 80 -6 78C-52 76 -86 46 -90 0Z", CHITIN),
        inner("M-70 -44Q-40 -10 -46 58M-34 -80Q-20 -50 -20 -30", 5, 0.5),
        ball(26, -24, 46, "#fffbe6", 7),
        ball(40, -20, 27, EMBER, 6),
        shape("M42 -44C52 -28 52 -12 42 4C32 -12 32 -28 42 -44Z", INK, 2),
        dot(28, -34, 7, WHITE),
        shape("M-24 36C10 60 60 54 84 26C80 64 40 76 10 72C-10 66 -20 54 -24 36Z", "#2a0610", 6),
        claw(2, 50, 0.36, -8),
        claw(34, 52, 0.36, -14),
        claw(62, 42, 0.36, -24),
        gloss("M-70 -20Q-62 -60 -24 -74", 7),
        transform=place,
        **PEN,
    )


def many(area: list[Point], places: Sequence[tuple[float, float, float]]) -> str:
    """The dark mass behind: humps with burning eyes; the area is its outline."""
    eyes = [
        group(
            path("M-34 16C-40 -30 34 -34 38 14L52 -20L48 24C30 40 -20 40 -34 16Z", fill="#2a0814"),
            path("M-8 -4L8 2L-2 8ZM16 2L30 -4L24 8Z", fill="#ffb52e", stroke="none"),
            transform=moved(x, y, size),
        )
        for x, y, size in places
    ]
    return group(path(polygon(area), fill="#360b18"), *eyes, stroke=INK, stroke_width=5, stroke_linejoin="round")


def spray(x: float, y: float, size: float) -> str:
    """Dust and splinters thrown up by running feet."""
    return group(
        *(
            circle(x + dx * size, y + dy * size, r * size, fill="#e8b27a", fill_opacity=0.7)
            for dx, dy, r in ((-30, 0, 18), (0, -8, 24), (30, 2, 16), (12, 8, 14))
        ),
        flat(
            f"M{x - 40 * size:.0f} {y - 30 * size:.0f}l8 -14l6 14zM{x + 30 * size:.0f} {y - 34 * size:.0f}l12 -8l0 14z",
            "#8a4a26",
        ),
    )


def flame(x: float, y: float, reach: float) -> str:
    """A flash where the drill strikes."""
    points: list[Point] = []
    for k in range(16):
        far = reach if k % 2 == 0 else reach * 0.42
        points.append((x + far * cos(pi * k / 8), y + far * sin(pi * k / 8)))
    return shape(polygon(points), "bolt", 5)
