"""The cards of AndrOIDS: eight enamel frames with bright plates for words, and the blueprint on their back."""

from math import cos, pi, sin
from typing import NamedTuple

from easel import source
from easel.forms import dot, shape
from easel.ink import INK, WHITE, Paint
from easel.points import cut, rounded
from easel.scatter import scattered
from easel.svg import Picture, Point, figure, group, moved, path, polygon, rect

from families.workshop import BRASS, LEMON, PEN, STEAM, screw, supply

EDGE = "M40 8H590C608 8 622 22 622 40V840C622 858 608 872 590 872H40C22 872 8 858 8 840V40C8 22 22 8 40 8Z"
WINDOW = (
    "M66 112H564C575 112 584 121 584 132V616C584 627 575 636 564 636H66C55 636 46 627 46 616V132C46 121 55 112 66 112Z"
)
MIDDLE: Point = (315, 374)
PANE: list[Point] = [(40, 106), (590, 106), (590, 642), (40, 642)]


class Kind(NamedTuple):
    """One kind of card: the enamel of its frame, and the quiet air behind its picture."""

    enamel: Paint
    air: Paint


KINDS = {
    "head": Kind(Paint("#8fdbe8", "#2f9db3", "#14596b"), Paint("#f4fdff", "#cdeef3", "#8fc8d3")),
    "torso": Kind(Paint("#9ad68f", "#3d9153", "#1a4b2e"), Paint("#fbfff2", "#dcf0d0", "#a6cd9c")),
    "limb": Kind(Paint("#ffc788", "#ea8430", "#93430f"), Paint("#fffaf0", "#fce3c2", "#e3b582")),
    "junk": Kind(Paint("#cbbba2", "#8d7a60", "#4c3f2e"), Paint("#fdf8ee", "#e8dcc6", "#bfae90")),
    "sabotage": Kind(Paint("#ff8d74", "#c92f2a", "#6d0f17"), Paint("#fff3e8", "#f7c7b4", "#c97c6c")),
    "random": Kind(Paint("#ff8d74", "#c92f2a", "#6d0f17"), Paint("#fff3e0", "#fbd0a0", "#d98c62")),
    "instant": Kind(Paint("#8ab2ff", "#2f66d6", "#152f80"), Paint("#f6faff", "#cfe0ff", "#8fb0ea")),
    "cancel": Kind(Paint("#c49bea", "#7a49b4", "#3c1f66"), Paint("#fbf6ff", "#e2d2f5", "#b396d8")),
}


def _rings() -> str:
    x, y = MIDDLE
    return "".join(f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0" for r in (90, 150, 210, 258))


def _ribs() -> str:
    return "".join(f"M52 {y}Q315 {y + 46} 578 {y}" for y in range(130, 600, 56))


def _strides() -> str:
    return "".join(f"M{x} 120L{x + 70} 290L{x} 460L{x + 70} 628" for x in range(70, 560, 84))


def _creases() -> str:
    marks = [
        f"M{50 + x:.0f} {122 + y:.0f}l{20 + 34 * own:.0f} {30 * own - 15:.0f}l{10 + 20 * own:.0f} {10 - 26 * own:.0f}"
        for x, y, own in scattered(34, 460, 500)
    ]
    return "".join(marks)


def _rays(count: int, share: float) -> str:
    """Wedges of light from the middle of the window to its edges."""
    x, y = MIDDLE
    wedges: list[str] = []
    for k in range(count):
        a, b = (2 * pi * (k + part) / count for part in (0, share))
        far = [(x, y), (x + 900 * cos(a), y + 900 * sin(a)), (x + 900 * cos(b), y + 900 * sin(b))]
        wedges.append(polygon(cut(far, PANE)))
    return "".join(wedges)


def _pips() -> str:
    return "".join(f"M{62 + x:.0f} {124 + y:.0f}h.1" for x, y, _ in scattered(46, 510, 500))


def _gaps() -> str:
    """Rings that are broken at two places."""
    x, y = MIDDLE
    arcs: list[str] = []
    for r, turn in ((90, 0.5), (160, 1.4), (228, 2.4)):
        for start in (turn, turn + pi):
            ends = [(x + r * cos(a), y + r * sin(a)) for a in (start, start + 2.5)]
            (x1, y1), (x2, y2) = ends
            arcs.append(f"M{figure(x1)} {figure(y1)}A{r} {r} 0 0 1 {figure(x2)} {figure(y2)}")
    return "".join(arcs)


def _ground(kind: str, shade: str) -> str:
    """What fills the window behind the picture, a pattern of its own for each kind."""
    if kind in ("sabotage", "instant"):
        return path(_rays(14 if kind == "sabotage" else 24, 0.5), fill=WHITE, fill_opacity=0.3)
    lines = {"head": _rings, "torso": _ribs, "limb": _strides, "junk": _creases, "random": _pips, "cancel": _gaps}
    wide = {"random": 20.0, "cancel": 16.0}.get(kind, 5.0)
    return path(
        lines[kind](),
        fill="none",
        stroke=shade,
        stroke_width=wide,
        stroke_opacity=0.32 if wide == 5.0 else 0.24,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _hazard() -> str:
    """Two corners of the window in hazard stripes."""
    corner: list[Point] = [(46, 112), (206, 112), (46, 272)]
    stripes = []
    for k in range(-1, 5):
        at = 158.0 + 50 * k
        band = [(at, 0.0), (at + 25, 0.0), (at + 25 - 500, 500.0), (at - 500, 500.0)]
        stripes.append(polygon(cut(band, corner)) if cut(band, corner) else "")
    one = group(
        path(polygon(corner), fill=LEMON, stroke="none"),
        path("".join(stripes), fill=INK, stroke="none"),
        path("M206 112L46 272", fill="none", stroke=INK, stroke_width=8),
    )
    return group(one, group(one, transform="rotate(180 315 374)"))


def _plates(picture: Picture) -> str:
    """Where the program writes: bright, so that dark words read well, in a rim of brass."""
    paper = picture.slope("paper-plate", ((0, "#fffef8", 1), (0.55, "#fff8e6", 1), (1, "#f3e3bd", 1)))
    rim = {"fill": "none", "stroke": BRASS}
    return group(
        rect(38, 26, 554, 78, 18, fill=INK, stroke="none"),
        rect(41, 29, 548, 72, 15, stroke_width=6, **rim),
        rect(46, 34, 538, 62, 11, fill=paper, stroke="none"),
        rect(48, 648, 534, 206, 20, fill=INK, stroke="none"),
        rect(51, 651, 528, 200, 17, stroke_width=6, **rim),
        rect(56, 656, 518, 190, 13, fill=paper, stroke="none"),
    )


def _frame(picture: Picture, enamel: Paint) -> str:
    """The enamel round the window, its brass bead, and the gleam of the lamp."""
    stops = ((0, enamel.light, 1.0), (0.4, enamel.base, 1.0), (0.62, enamel.base, 1.0), (1, enamel.shade, 1.0))
    coat = picture.slope("coat-of-kind", stops)
    return group(
        path(EDGE + WINDOW, fill=coat, fill_rule="evenodd", stroke="none"),
        path(WINDOW, fill="none", stroke=INK, stroke_width=13),
        path(WINDOW, fill="none", stroke="#d8a63a", stroke_width=6),
        path("M22 560V52C22 34 34 22 52 22H420", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=0.55),
        path("M22 620V590", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=0.55),
    )


def _die(x: float, y: float, size: float, turn: float) -> str:
    """A face of five pips around a point."""
    h, p, r = size / 2, size * 0.26, size * 0.09
    body = polygon(rounded([(-h, -h), (h, -h), (h, h), (-h, h)], 0.18, 4))
    pips = [(0.0, 0.0), (-p, -p), (p, -p), (-p, p), (p, p)]
    return group(shape(body, STEAM), *(dot(a, b, r) for a, b in pips), transform=moved(x, y, 1, turn))


def _badge(picture: Picture, kind: str) -> list[str]:
    """The kind's sign in the upper left corner of the window; a random sabotage has a die in the right one too."""
    if kind == "random":
        return [_sign(picture, "sabotage", moved(42, 104, 1.5)), _die(536, 166, 82, 14)]
    if kind in ("sabotage", "cancel", "instant"):
        return [_sign(picture, kind, moved(42, 104, 1.5))]
    return [_sign(picture, kind, moved(50, 112, 1.42))]


def _sign(picture: Picture, kind: str, place: str) -> str:
    """The sign of a kind, as the program shows it elsewhere by itself."""
    return source.show(picture, source.RESOURCES / "art" / "androids" / "sign" / f"{kind}.svg", place)


def face(kind: str) -> Picture:
    """An empty card: the program lays the drawing on its window and writes on its plates."""
    picture = Picture(630, 880)
    enamel, air = KINDS[kind]
    lit = picture.spot("air", air.stops(), 270, 300, 430)
    picture.add(
        rect(10, 10, 610, 860, 30, fill=enamel.shade),
        rect(40, 106, 550, 536, fill=lit),
        _ground(kind, air.shade),
        _frame(picture, enamel),
        *([_hazard()] if kind in ("sabotage", "random") else []),
        group(
            _plates(picture),
            *(screw(x, y, 9, x + y) for x, y in ((25, 642), (605, 642), (25, 108), (605, 108))),
            *_badge(picture, kind),
            path(EDGE, fill="none"),
            **PEN,
        ),
    )
    supply(picture)
    return picture


def pictures() -> dict[str, Picture]:
    return {f"art/androids/card/{kind}": face(kind) for kind in KINDS}
