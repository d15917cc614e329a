"""How a campaign of HYBRID ends: Griffins in the morning before a broken gate, Scorpions at home among their tanks, or
both with nothing left to fight for."""

from math import cos, pi, sin

from easel.hybrid.lid import warrior
from easel.ink import INK, WHITE
from easel.svg import Picture, Point, circle, ellipse, group, moved, path, polygon, rect

WIDE, HIGH = 960, 540
PEN: dict[str, float | str | None] = {"stroke": INK, "stroke_width": 5, "stroke_linejoin": "round"}


def _rays(picture: Picture, x: float, y: float, colour: str, count: int) -> str:
    """Light from a point to all sides."""
    shine = picture.spot("shine", ((0, colour, 0.7), (0.5, colour, 0.25), (1, colour, 0)), x, y, 640)
    wedges: list[str] = []
    for k in range(count):
        a, b = (2 * pi * (k + part) / count for part in (0.1, 0.55))
        far: list[Point] = [(x, y), (x + 900 * cos(a), y + 900 * sin(a)), (x + 900 * cos(b), y + 900 * sin(b))]
        wedges.append(polygon(far))
    return path("".join(wedges), fill=shine, stroke="none")


def _dune(d: str, colour: str) -> str:
    return path(d, fill=colour, **PEN)


def _banner(x: float, y: float, cloth: str, sign: str, turn: float = 0.0) -> str:
    """A banner on a pole, its foot at a point."""
    return group(
        path("M-5 0V-300H5V0Z", fill="#8c5210"),
        circle(0, -306, 11, fill="#f2b632"),
        path("M5 -290H96L82 -250L96 -206H5Z", fill=cloth),
        path(sign, fill="none", stroke="#fff6df", stroke_width=9, stroke_linecap="round"),
        transform=moved(x, y, 1.0, turn),
        **PEN,
    )


CROSS = "M46 -280V-216M22 -256H70"
TAIL = "M28 -222C52 -214 66 -240 50 -254C40 -264 36 -276 54 -280M54 -280L66 -274"


def _gate() -> str:
    """The door of a laboratory in a rock, torn open."""
    return group(
        path("M300 400V190L350 120H610L660 190V400Z", fill="#59656f"),
        path("M340 400V210L378 158H582L620 210V400Z", fill="#171c22"),
        path("M340 400V210L378 158H440L452 236L430 268L448 330L436 400Z", fill="#8b97a3"),
        path("M620 400V230L548 250L560 320L540 352L556 400Z", fill="#6d7883"),
        path("M372 230V380M404 214V390", fill="none", stroke_opacity=0.5),
        path("M320 210H330M320 260H330M320 310H330M630 210H640M630 260H640M630 310H640", fill="none"),
        **PEN,
    )


def griffins() -> Picture:
    """Morning: the gate hangs in its hinges, and those who came out of it stand before it."""
    picture = Picture(WIDE, HIGH)
    picture.slope("sky", ((0, "#3d5a86", 1), (0.45, "#e78f5c", 1), (0.8, "#ffe3a0", 1)), (0, 0, 0, 1))
    picture.slope("sand", ((0, "#e6bd77", 1), (1, "#a8763d", 1)), (0, 0, 0, 1))
    picture.add(
        rect(0, 0, WIDE, HIGH, fill="url(#sky)"),
        _rays(picture, 480, 250, "#fff6c8", 24),
        circle(480, 250, 120, fill="#fff3c0", fill_opacity=0.85),
        _dune("M0 330C120 280 240 300 330 340L330 420H0Z", "#b98048"),
        _dune("M960 320C840 280 720 310 630 345L630 420H960Z", "#b98048"),
        _gate(),
        _dune("M-10 400C200 360 380 396 480 396C580 396 780 360 970 404V550H-10Z", "url(#sand)"),
        path(
            "M60 470C140 456 200 470 260 462M700 474C780 456 850 470 910 460", fill="none", stroke=INK, stroke_width=4
        ),
        _banner(150, 448, "#d02c2c", CROSS, -5),
        _banner(806, 452, "#d02c2c", CROSS, 4),
        warrior(picture, "templar", 236, 446, 0.4),
        warrior(picture, "purifier", 764, 452, 0.4),
        warrior(picture, "misericord", 330, 484, 0.46),
        warrior(picture, "garell", 690, 494, 0.46),
        warrior(picture, "demian", 560, 470, 0.5),
        warrior(picture, "knight", 196, 512, 0.44),
        warrior(picture, "ambrosius", 448, 520, 0.52),
        warrior(picture, "ranger", 820, 516, 0.42, mirrored=True),
        _frame("#f2b632"),
    )
    return picture


def _tank(x: float, y: float, scale: float) -> str:
    """A tank of glass in which something floats."""
    return group(
        circle(0, -90, 130, fill="url(#haze)", stroke="none"),
        rect(-46, -190, 92, 190, 30, fill="#1d3a16"),
        rect(-38, -182, 76, 174, 26, fill="url(#broth)"),
        ellipse(0, -96, 16, 22, fill="#3f6a1c", stroke_width=3),
        path("M0 -74C-14 -60 12 -48 -2 -34", fill="none", stroke="#3f6a1c", stroke_width=8),
        circle(-14, -140, 5, fill=WHITE, fill_opacity=0.7, stroke="none"),
        circle(12, -158, 4, fill=WHITE, fill_opacity=0.7, stroke="none"),
        path("M-26 -166V-60", fill="none", stroke=WHITE, stroke_width=6, stroke_opacity=0.5),
        rect(-56, -14, 112, 26, 6, fill="#68757f"),
        rect(-50, -206, 100, 26, 6, fill="#8d9aa4"),
        transform=moved(x, y, scale),
        **PEN,
    )


def scorpions() -> Picture:
    """Night without end: the tanks hum, and nobody has got away."""
    picture = Picture(WIDE, HIGH)
    picture.slope("wall", ((0, "#1a2026", 1), (1, "#39434c", 1)), (0, 0, 0, 1))
    picture.slope("floor", ((0, "#3a3f38", 1), (1, "#20241f", 1)), (0, 0, 0, 1))
    picture.slope("broth", ((0, "#e2ff8a", 1), (1, "#6ea823", 1)), (0, 0, 0, 1))
    picture.glow("haze", ((0, "#c8ff5a", 0.55), (0.5, "#8cd028", 0.2), (1, "#8cd028", 0)), 0.5, 0.5, 0.5)
    plates = "".join(f"M{x} 0V390" for x in range(80, WIDE, 160)) + "M0 120H960M0 262H960"
    slabs = (
        "".join(f"M{480 + (x - 480) * 0.7:.0f} 390L{x} 540" for x in range(-240, 1260, 120)) + "M0 430H960M0 480H960"
    )
    picture.add(
        rect(0, 0, WIDE, HIGH, fill="url(#wall)"),
        path(plates, fill="none", stroke=INK, stroke_width=4, stroke_opacity=0.7),
        _rays(picture, 480, 210, "#c8ff5a", 22),
        circle(480, 210, 130, fill="#dcff8a", fill_opacity=0.35),
        rect(0, 390, WIDE, 160, fill="url(#floor)"),
        path(slabs, fill="none", stroke=INK, stroke_width=3, stroke_opacity=0.6),
        *[_tank(x, 400, 1.0) for x in (70, 220, 740, 890)],
        _banner(338, 420, "#41591a", TAIL, -3),
        _banner(590, 420, "#41591a", TAIL, 3),
        warrior(picture, "aberration", 764, 478, 0.62),
        warrior(picture, "keratis", 250, 482, 0.46),
        warrior(picture, "neuromancer", 384, 476, 0.5),
        warrior(picture, "tiger", 690, 522, 0.42),
        warrior(picture, "dirz-clone", 150, 512, 0.42),
        warrior(picture, "sasia", 470, 520, 0.54),
        warrior(picture, "pest", 330, 522, 0.3),
        warrior(picture, "pest", 870, 522, 0.32, mirrored=True),
        _frame("#8fb32c"),
    )
    return picture


def both() -> Picture:
    """Nobody has won: two sides sit between two fires, with nothing left to say."""
    picture = Picture(WIDE, HIGH)
    picture.slope("wall", ((0, "#232a31", 1), (1, "#4a545e", 1)), (0, 0, 0, 1))
    picture.slope("floor", ((0, "#5a554c", 1), (1, "#2e2b27", 1)), (0, 0, 0, 1))
    picture.glow("fire", ((0, "#ffd98a", 0.8), (0.4, "#ff9a3e", 0.35), (1, "#ff7a1e", 0)), 0.5, 0.5, 0.5)
    plates = "".join(f"M{x} 0V390" for x in range(80, WIDE, 160)) + "M0 150H960"
    flame = "M-20 -16C-40 -52 -12 -66 -10 -104C8 -92 12 -78 10 -66C18 -70 20 -78 20 -84C40 -54 36 -32 20 -16Z"
    heart = "M-8 -16C-18 -36 -2 -46 0 -66C14 -48 18 -30 10 -16Z"
    picture.add(
        rect(0, 0, WIDE, HIGH, fill="url(#wall)"),
        path(plates, fill="none", stroke=INK, stroke_width=4, stroke_opacity=0.7),
        rect(0, 390, WIDE, 160, fill="url(#floor)"),
        path("M0 430H960M0 482H960", fill="none", stroke=INK, stroke_width=3, stroke_opacity=0.6),
        circle(480, 420, 330, fill="url(#fire)"),
        _banner(96, 460, "#d02c2c", CROSS, -7),
        _banner(820, 460, "#41591a", TAIL, 6),
        warrior(picture, "garell", 240, 470, 0.46, mirrored=True),
        warrior(picture, "neuromancer", 720, 466, 0.48),
        warrior(picture, "ambrosius", 350, 486, 0.5, mirrored=True),
        warrior(picture, "aberration", 640, 484, 0.5),
        group(
            path("M-70 0L60 -22L66 -4L-62 20Z", fill="#6e4526"),
            path("M-66 -20L64 2L60 22L-70 2Z", fill="#8a5a33"),
            path(flame, fill="#ff9a2e", transform="scale(1.3)"),
            path(heart, fill="#fff0a0", stroke="none", transform="scale(1.3)"),
            transform=moved(484, 480, 1.0),
            **PEN,
        ),
        warrior(picture, "knight", 180, 520, 0.42, mirrored=True),
        warrior(picture, "hybrid", 800, 520, 0.44),
        warrior(picture, "pest", 590, 526, 0.3),
        _frame("#a9b6c0"),
    )
    return picture


def _frame(colour: str) -> str:
    """A rim around the whole."""
    return group(
        rect(3, 3, WIDE - 6, HIGH - 6, 16, fill="none", stroke=INK, stroke_width=10),
        rect(9, 9, WIDE - 18, HIGH - 18, 11, fill="none", stroke=colour, stroke_width=4),
    )


def pictures() -> dict[str, Picture]:
    """One for each way it can end."""
    return {
        "art/hybrid/campaign/griffins": griffins(),
        "art/hybrid/campaign/scorpions": scorpions(),
        "art/hybrid/campaign/both": both(),
    }
