"""The card frames of AndrOIDS: enamel of eight kinds with bright plates for words."""

from math import cos, pi, sin
from typing import NamedTuple

from easel import source
from easel.cards import EDGE, FOOT, HALF_TURN, MIDDLE, frame, pattern, plates, rays
from easel.forms import PEN, ball, dot, inner, shape, stock
from easel.ink import INK, WHITE, Paint
from easel.points import cut, rounded, scattered
from easel.svg import Picture, Point, coord, group, moved, path, polygon, rect

ENAMELS = {
    "lemon": Paint("#fffbc4", "#ffd93d", "#c98a12"),
    "warm": Paint("#ffe6a3", "#d8a63a", "#7d5517"),
    "steam": Paint("#ffffff", "#f6f2e8", "#cfc6b4"),
}
LEMON, BRASS, STEAM = (f"url(#{name})" for name in ENAMELS)


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
            arcs.append(f"M{coord(x1)} {coord(y1)}A{r} {r} 0 0 1 {coord(x2)} {coord(y2)}")
    return "".join(arcs)


def _ground(kind: str, shade: str) -> str:
    """What fills the window behind the picture, a pattern of its own for each kind."""
    if kind in ("sabotage", "instant"):
        return path(rays(14 if kind == "sabotage" else 24), fill=WHITE, fill_opacity=0.3)
    lines = {"head": _rings, "torso": _ribs, "limb": _strides, "junk": _creases, "random": _pips, "cancel": _gaps}
    wide = {"random": 20.0, "cancel": 16.0}.get(kind, 5.0)
    return pattern(lines[kind](), shade, wide, 0.32 if wide == 5.0 else 0.24)


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
    return group(one, group(one, transform=HALF_TURN))


def _screw(x: float, y: float, turn: float) -> str:
    """The head of a slotted screw."""
    return group(ball(0, 0, 9, BRASS, 3.78), inner("M-5 0H5", 3.06, 0.8), transform=moved(x, y, 1, turn))


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


WORDED = ("sabotage", "random", "instant", "cancel")
"""The kinds whose words say what they do; in the hand they have more room."""
HALF = 456.0
"""The lower edge of the window on a card with much room for words."""


def face(kind: str, foot: float = FOOT) -> Picture:
    """An empty card: the program lays the drawing on its window and writes on its plates."""
    picture = Picture(630, 880)
    enamel, air = KINDS[kind]
    lit = picture.spot("air", air.stops(), 270, 300, 430)
    striped = kind in ("sabotage", "random") and foot == FOOT
    picture.add(
        rect(10, 10, 610, 860, 30, fill=enamel.shade),
        rect(40, 106, 550, foot - 100, fill=lit),
        _ground(kind, air.shade),
        frame(picture, enamel, "#d8a63a", 0.55, foot),
        *([_hazard()] if striped else []),
        group(
            plates(picture, BRASS, foot=foot),
            *(_screw(x, y, x + y) for x, y in ((25, foot + 6), (605, foot + 6), (25, 108), (605, 108))),
            *_badge(picture, kind),
            path(EDGE, fill="none"),
            **PEN,
        ),
    )
    stock(picture, ENAMELS)
    stock(picture)
    return picture


def pictures() -> dict[str, Picture]:
    found = {f"art/androids/card/{kind}": face(kind) for kind in KINDS}
    return found | {f"art/androids/card/{kind}-words": face(kind, HALF) for kind in WORDED}
