"""The printed scorecard on warm paper: rules, boxes and the mark; everything that changes is written by the program."""

from easel.emblem import emblem
from easel.glyphs import centred, layer, word
from easel.ink import CORAL, GOLD, INK, PAPER, WHITE, mix
from easel.svg import Picture, circle, figure, group, line, path, rect

WIDTH, HEIGHT = 600, 1000
TOP, ROW, ROUNDS = 150, 54, 13
TRINITY = ((110, 90), (205, 90), (300, 90))
QUAD = (410, 90)
TOTAL = (520, 64)
PRINT = "#2b4f9e"


def _paper(picture: Picture) -> None:
    sheet = picture.glow("sheet", PAPER.stops(), r=1.2)
    band = picture.slope("band", ((0, "#3f78da", 1), (1, "#1f4aa3", 1)))
    picture.add(
        rect(9, 16, 590, 980, 26, fill=INK, fill_opacity=0.28),
        rect(4, 4, 591, 986, 24, fill=sheet, stroke=INK, stroke_width=6),
        path("M7 150V28A21 21 0 0 1 28 7H571A21 21 0 0 1 592 28V150Z", fill=band),
        path("M36 13H210M226 13H244", stroke=WHITE, stroke_width=4, stroke_opacity=0.6, stroke_linecap="round"),
        rect(20, 20, 560, 68, 16, fill=PAPER.light, stroke=INK, stroke_width=4.5),
        rect(26, 26, 548, 56, 11, fill="none", stroke=GOLD.base, stroke_width=3),
        rect(20, 104, 560, 36, 10, fill=PAPER.light, stroke=INK, stroke_width=3.5),
        line(7, 150, 592, 150, stroke=INK, stroke_width=4.5),
    )


def _stripes(picture: Picture) -> None:
    """Every other row is tinted, so that the eye keeps its line."""
    tint = [rect(7, TOP + ROW * k, 585, ROW) for k in range(1, ROUNDS, 2)]
    rules = [line(20, TOP + ROW * k, 576, TOP + ROW * k) for k in range(1, ROUNDS)]
    picture.add(
        group(*tint, fill="#d9b56a", fill_opacity=0.22),
        group(
            *rules, stroke=PRINT, stroke_width=2, stroke_opacity=0.35, stroke_dasharray="1 7", stroke_linecap="round"
        ),
    )


def _tab(x: float, y: float, w: float, h: float) -> str:
    """The Quad's box: its corners are cut, so that nobody takes it for a fourth of three."""
    c = 12
    steps = (
        f"H{figure(x + w - c)}L{figure(x + w)} {figure(y + c)}V{figure(y + h - c)}L{figure(x + w - c)} {figure(y + h)}"
    )
    return f"M{figure(x + c)} {figure(y)}{steps}H{figure(x + c)}L{figure(x)} {figure(y + h - c)}V{figure(y + c)}Z"


def _boxes(picture: Picture) -> None:
    fields: list[str] = []
    quads: list[str] = []
    totals: list[str] = []
    counts: list[str] = []
    for k in range(ROUNDS):
        y = TOP + ROW * k + 4
        fields += [rect(x, y, w, 46, 9) for x, w in TRINITY]
        quads.append(path(_tab(QUAD[0], y, QUAD[1], 46)))
        totals.append(rect(TOTAL[0], y, TOTAL[1], 46, 9))
        counts.append(circle(55, y + 23, 22))
    links = [line(200, TOP + ROW * k + 27, 300, TOP + ROW * k + 27) for k in range(ROUNDS)]
    quarter = [line(390, TOP + ROW * k + 27, 410, TOP + ROW * k + 27) for k in range(ROUNDS)]
    picture.add(
        group(*links, stroke=PRINT, stroke_width=4),
        group(*quarter, stroke=CORAL.base, stroke_width=4, stroke_dasharray="4 4"),
        group(*counts, fill=mix(PRINT, PAPER.light, 0.78), stroke=PRINT, stroke_width=3),
        group(*fields, fill=PAPER.light, stroke=PRINT, stroke_width=3.5),
        group(*quads, fill="#fff1c2", stroke=CORAL.base, stroke_width=3.5, stroke_linejoin="round"),
        group(*totals, fill=PAPER.light, stroke=INK, stroke_width=4),
    )


def _foot(picture: Picture) -> None:
    """The total row: the mark at the left, the box of the sum at the right."""
    setting = word("CYBO", 44)
    picture.add(
        line(7, 856, 592, 856, stroke=INK, stroke_width=4.5),
        line(20, 862, 580, 862, stroke=PRINT, stroke_width=2.5),
        emblem(72, 911, 36, "#ffd9c9", CORAL.base, 6),
        centred(214, 911, 50, setting, layer(setting, 25, PRINT)),
        path("M340 911H388M376 900L390 911L376 922", fill="none", stroke=PRINT, **_PEN),
        rect(414, 871, 172, 88, 14, fill=INK, fill_opacity=0.3),
        rect(410, 866, 174, 88, 14, fill="#fff1c2", stroke=INK, stroke_width=5),
        rect(418, 874, 158, 72, 9, fill="none", stroke=GOLD.base, stroke_width=3),
        path("M24 972H576", fill="none", stroke=PRINT, stroke_opacity=0.5, stroke_dasharray="12 8", **_PEN),
    )


_PEN: dict[str, float | str | None] = {"stroke_width": 4.5, "stroke_linecap": "round", "stroke_linejoin": "round"}


def scorecard() -> Picture:
    picture = Picture(WIDTH, HEIGHT)
    _paper(picture)
    _stripes(picture)
    _boxes(picture)
    _foot(picture)
    return picture
