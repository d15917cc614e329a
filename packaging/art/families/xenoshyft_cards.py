"""The card frames of XenoShyft: eight kinds with bright plates for words, and places for cost, power and HP."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from easel.cards import EDGE, HALF_TURN, MIDDLE, MIRROR, PANE, frame, pattern, plates, rays
from easel.colony import (
    BLOOD,
    BRIGHT,
    CHITIN,
    CRYSTAL,
    FANG,
    HAZARD,
    HUSK,
    claw,
    rivet,
    starred,
    stripes,
    supply,
)
from easel.forms import PEN, gloss, inner, shape
from easel.ink import INK, WHITE, Paint
from easel.points import cut, regular, rounded, scattered
from easel.svg import Picture, Point, circle, coord, group, moved, path, polygon, rect

STEEL_RIM = "#aeb9c3"
HEART = "M0 56C-30 38 -60 14 -60 -20C-60 -60 -14 -66 0 -38C14 -66 60 -60 60 -20C60 14 30 38 0 56Z"


class Kind(NamedTuple):
    """One kind of card: the enamel of its frame, the quiet air behind its picture, and what it has places for."""

    enamel: Paint
    air: Paint
    places: tuple[str, ...]


FIGHTER = ("power", "hp")
KINDS = {
    "troop": Kind(Paint("#9fb4c8", "#4f6a86", "#22344a"), Paint("#fbfdff", "#d9e4ee", "#9db1c4"), ("cost", *FIGHTER)),
    "legendary": Kind(
        Paint("#fff0a8", "#d99e2b", "#7d4f0e"), Paint("#fffdf0", "#fdeebb", "#d9b45e"), ("cost", *FIGHTER)
    ),
    "enemy": Kind(Paint("#f2836a", "#a8302a", "#4f1016"), Paint("#fff1de", "#efc3a0", "#b06f58"), FIGHTER),
    "boss": Kind(Paint("#8c5a86", "#452043", "#1a0a1c"), Paint("#ffe9c4", "#f0954f", "#8c2622"), FIGHTER),
    "item": Kind(Paint("#eda67a", "#b65c30", "#612a12"), Paint("#fffaf0", "#f2dfc2", "#c9a47a"), ("cost",)),
    "instant": Kind(Paint("#fff2a8", "#eeb21e", "#9c6208"), Paint("#fffef4", "#fdf0bf", "#dcb95c"), ("cost",)),
    "xenosathem": Kind(Paint("#5f8396", "#26475a", "#0e2230"), Paint("#f2fffe", "#bdeeee", "#58b4c0"), ()),
    "division": Kind(Paint("#c8c98a", "#7d7f40", "#3c3e1a"), Paint("#fdfcf0", "#e6e4c4", "#b3b183"), ()),
}
SPOTS: dict[str, Point] = {"cost": (86, 84), "power": (100, 580), "hp": (530, 580)}


def _chevrons() -> str:
    """Ranks that point up, one above the other."""
    return "".join(f"M66 {y}L315 {y - 130}L564 {y}" for y in range(316, 780, 72) if y < 640)


def _scratches() -> str:
    """Marks of claws, three by three."""
    marks = [
        f"M{70 + x:.0f} {140 + y:.0f}q{coord(16 + 10 * own)} 34 {coord(8 - 20 * own)} 70"
        "m26 -74q14 34 4 66m26 -62q10 30 2 54"
        for x, y, own in scattered(15, 420, 400)
    ]
    return "".join(marks)


def _combs() -> str:
    """A comb of cells, as in a nest."""
    cells: list[str] = []
    for row in range(7):
        for column in range(7):
            x, y = 40 + column * 92 + (row % 2) * 46, 130 + row * 80
            kept = cut(regular(x, y, 47, 6), PANE)
            cells.append(polygon(kept) if kept else "")
    return "".join(cells)


def _boards() -> str:
    return "".join(f"M46 {y}H584" for y in range(186, 640, 75)) + "".join(
        f"M{130 + 190 * k + 90 * (row % 2)} {111 + 75 * row}v75" for row in range(7) for k in range(3)
    )


def _facets() -> str:
    x, y = MIDDLE
    spokes = "".join(f"M{x} {y}L{a:.0f} {b:.0f}" for a, b in regular(x, y, 250, 6, 30))
    return spokes + "".join(polygon(regular(x, y, r, 6, 30)) for r in (90, 170, 250))


def _contours() -> str:
    """The lines of heights on a map."""
    return "".join(
        f"M46 {y}C150 {y - 70} 230 {y + 60} 330 {y - 10}S520 {y - 60} 584 {y + 10}" for y in range(170, 640, 58)
    )


def _ground(kind: str, shade: str) -> str:
    """What fills the window behind the picture, a pattern of its own for each kind."""
    if kind in ("legendary", "instant"):
        return path(rays(18 if kind == "legendary" else 30), fill=WHITE, fill_opacity=0.42)
    lines = {
        "troop": (_chevrons, 16),
        "enemy": (_scratches, 6),
        "boss": (_combs, 6),
        "item": (_boards, 4),
        "xenosathem": (_facets, 5),
        "division": (_contours, 5),
    }
    draw, wide = lines[kind]
    return pattern(draw(), shade, wide, 0.2 if wide > 6 else 0.34)


def _bead(kind: str) -> str:
    """The colour of the bead along the window."""
    colours = {"legendary": "#ffe08a", "boss": "#ff7a3c", "xenosathem": "#4fe0e4", "instant": "#fff8e6"}
    return colours.get(kind, STEEL_RIM)


def _corner(corner: list[Point], step: float) -> str:
    """A corner of the window in hazard stripes."""
    lean = [(630 - x, y) for x, y in corner][::-1]
    dark = group(path(stripes(lean, step), fill=INK, stroke="none"), transform=MIRROR)
    a, b = corner[1], corner[2]
    edge = f"M{coord(a[0])} {coord(a[1])}L{coord(b[0])} {coord(b[1])}"
    return group(shape(polygon(corner), HAZARD, 0), dark, path(edge, fill="none", stroke=INK, stroke_width=8))


def _hazard() -> str:
    """Hazard stripes on two corners of the window."""
    one = _corner([(46, 112), (206, 112), (46, 272)], 46)
    return group(one, group(one, transform=HALF_TURN))


def _jaws(size: float, fill: str) -> str:
    """Fangs along the upper edge of the window and, shorter, along the lower one."""
    above = [claw(92 + 64 * k, 112, size * (1.0 if k % 2 else 0.66), 6 - 2 * k, fill) for k in range(8)]
    below = [claw(188 + 64 * k, 636, size * (0.62 if k % 2 else 0.44), 180 + 6 - 3 * k, fill) for k in range(5)]
    return group(*above, *below, stroke_width=7)


def _horns() -> str:
    """Two horns that grow in from the sides of the window."""
    horn = group(
        shape("M40 286C96 300 140 270 150 214C168 280 140 350 40 372Z", HUSK, 7),
        inner("M60 330Q110 320 136 270", 5, 0.5),
        gloss("M64 304Q104 298 128 270", 5),
    )
    return group(horn, group(horn, transform=MIRROR), transform="translate(0 -10)")


def _lair() -> str:
    return _jaws(1.5, CHITIN) + _horns()


def _laurel() -> str:
    """A branch of gold on either side of the window."""
    leaves = [
        shape("M0 0C-34 -8 -46 -34 -40 -58C-14 -50 2 -28 0 0Z", "gold", 6)
        if k % 2
        else shape("M0 0C26 -14 32 -36 24 -56C2 -44 -8 -22 0 0Z", "gold", 6)
        for k in range(8)
    ]
    placed = [
        group(leaf, transform=moved(62 + 3 * k, 596 - 46 * k, 0.96 - 0.05 * k, 2 * k)) for k, leaf in enumerate(leaves)
    ]
    branch = group(path("M64 624C54 520 70 380 96 250", fill="none", stroke_width=9), *placed)
    return group(branch, group(branch, transform=MIRROR))


def _straps() -> str:
    """Two leather straps over the corners of the window, riveted."""
    strap = group(
        shape("M46 214L148 112H196L46 262Z", "#8a5428", 7),
        inner("M50 224L156 118M50 250L184 116", 4, 0.5, "#f3c48a"),
        rivet(84, 200, 10, "brass"),
        rivet(134, 150, 10, "brass"),
    )
    return group(strap, group(strap, transform=HALF_TURN))


def _shards() -> str:
    """Crystals that grow from the corners of the window."""
    shard = group(
        shape("M46 250L66 176L92 236L84 274L46 300Z", CRYSTAL, 6),
        shape("M46 176L110 168L46 232Z", CRYSTAL, 6),
        shape("M46 112H112L190 156L128 176L46 196Z", CRYSTAL, 6),
        shape("M112 112H236L176 134Z", CRYSTAL, 6),
        path("M56 128L128 132L176 152M66 186L74 232", fill="none", stroke=WHITE, stroke_width=4, stroke_opacity=0.7),
    )
    return group(group(shard, transform=MIRROR), group(shard, transform="translate(0 748) scale(1 -1)"))


def _ribbons() -> str:
    """The bands of an order across two corners of the window."""
    return group(
        *(
            path(f"M46 {210 + at}L{144 + at} 112", fill="none", stroke=colour, stroke_width=20, stroke_linecap="butt")
            for at, colour in ((0, "#c9352b"), (28, "#fff3d6"), (56, "#2f5f9e"))
        ),
        path("M46 196L130 112M46 280L214 112", fill="none", stroke_width=6),
    )


def _bolts() -> str:
    return group(*(rivet(x, y, 11) for x in (70, 560) for y in (136, 612)))


DRESS: dict[str, Callable[[], str]] = {
    "troop": _bolts,
    "legendary": _laurel,
    "enemy": partial(_jaws, 0.9, FANG),
    "boss": _lair,
    "item": _straps,
    "instant": _hazard,
    "xenosathem": _shards,
    "division": _ribbons,
}


def power_place(x: float, y: float, scale: float = 1) -> str:
    """A burst with a bright, empty middle."""
    return group(
        shape(starred(0, 0, 80, 12, 0.8), BLOOD, 8),
        circle(0, 0, 49, fill=BRIGHT, stroke_width=6),
        gloss("M-56 -20Q-46 -50 -18 -60", 5),
        transform=moved(x, y, scale),
    )


def hp_place(x: float, y: float, scale: float = 1) -> str:
    """A heart with a bright, empty middle."""
    return group(
        group(shape(HEART, "url(#heart)", 6.4), gloss("M-50 -24Q-46 -46 -28 -46", 4), transform=moved(0, 4, 1.34)),
        circle(0, 2, 47, fill=BRIGHT, stroke_width=6),
        transform=moved(x, y, scale),
    )


def cost_place(x: float, y: float, scale: float = 1) -> str:
    """A price tag, pointed at the left with a hole, with a bright, empty middle."""
    body = polygon(rounded([(-86, 0), (-46, -68), (74, -68), (74, 68), (-46, 68)], 0.1, 3))
    return group(
        shape(body, HAZARD, 8),
        circle(-64, 0, 9, fill=INK, stroke_width=0),
        circle(2, 0, 49, fill=BRIGHT, stroke_width=6),
        gloss("M-62 -24L-40 -58H-10", 5),
        transform=moved(x, y, scale),
    )


def worth_place(x: float, y: float, scale: float = 1) -> str:
    """A cut crystal, taller than wide, with a bright, empty middle."""
    body = polygon([(0, -86), (62, -44), (62, 40), (0, 86), (-62, 40), (-62, -44)])
    return group(
        shape(body, CRYSTAL, 8),
        inner("M-60 -42L0 -50L60 -42M-60 38L0 50L60 38M0 -84V-50M0 84V50", 4, 0.5),
        circle(0, 0, 47, fill=BRIGHT, stroke_width=6),
        gloss("M-50 -30V-38L-20 -62", 5),
        transform=moved(x, y, scale),
    )


PLACES = {"cost": cost_place, "power": power_place, "hp": hp_place, "worth": worth_place}


def _pin(kind: str, x: float, y: float) -> str:
    """What holds the frame: a rivet, or a star on a legendary card."""
    return shape(starred(x, y, 17, 5, 0.5), "gold", 5) if kind == "legendary" else rivet(x, y)


def face(kind: str) -> Picture:
    """An empty card: the program lays the drawing on its window and writes on its plates and places."""
    picture = Picture(630, 880)
    enamel, air, places = KINDS[kind]
    lit = picture.spot("air", air.stops(), 270, 300, 430)
    corners = ((25, 642), (605, 642), (25, 108), (605, 108))
    picture.add(
        rect(10, 10, 610, 860, 30, fill=enamel.shade),
        rect(40, 106, 550, 536, fill=lit),
        group(_ground(kind, air.shade), group(DRESS[kind](), **PEN)),
        frame(picture, enamel, _bead(kind), 0.5),
        group(
            plates(picture, STEEL_RIM, 46 if "cost" not in places else 166),
            *(_pin(kind, x, y) for x, y in corners),
            *(PLACES[name](*SPOTS[name], 0.92) for name in places),
            path(EDGE, fill="none"),
            **PEN,
        ),
    )
    supply(picture)
    return picture


def place(name: str) -> Picture:
    """A place for a number by itself, for cards that only sometimes have one."""
    picture = Picture(176, 176)
    picture.add(group(PLACES[name](88, 88), **PEN))
    supply(picture)
    return picture


def pictures() -> dict[str, Picture]:
    faces = {f"art/xenoshyft/card/{kind}": face(kind) for kind in KINDS}
    return {**faces, **{f"art/xenoshyft/place/{name}": place(name) for name in PLACES}}
