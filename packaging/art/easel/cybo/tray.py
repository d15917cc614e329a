"""The enamel dice tray seen from above: rim, screws, brass wires between the wells, and the felt pit for the die."""

from easel.emblem import emblem
from easel.glyphs import centred, layer, word
from easel.ink import BRASS, COBALT, COBALT_DEEP, FELT, INK, IVORY, WHITE, Paint, metal
from easel.svg import Picture, Point, circle, ellipse, group, line, moved, path, rect

WIDTH, HEIGHT = 1000, 1240
COLUMNS = (230, 500, 770)
ROWS = (190, 420, 650, 880)
WELL = 206
PIT: Point = (500, 1090)
SHADE = "M64 1120V112A48 48 0 0 1 112 64H900L860 80H122A42 42 0 0 0 80 122V1080Z"


def centre(number: int) -> Point:
    """The place of a number's well: four to a column, downwards."""
    column, row = divmod(number - 1, 4)
    return COLUMNS[column], ROWS[row]


def lines() -> list[tuple[int, int]]:
    """The ends of every row, column and diagonal that three adjacent numbers can lie on."""
    rows = [(n, n + 8) for n in (1, 2, 3, 4)]
    columns = [(n, n + 3) for n in (1, 5, 9)]
    diagonals = [(1, 11), (2, 12), (3, 9), (4, 10)]
    return rows + columns + diagonals


def _body(picture: Picture) -> None:
    """The cast rim, cream over ink, its inner wall, and the pool of cobalt."""
    rim = picture.slope("rim", ((0, IVORY.light, 1), (0.5, IVORY.base, 1), (1, IVORY.shade, 1)), (0.1, 0, 0.9, 1))
    wall = picture.slope("wall", ((0, "#8f6c33", 1), (0.5, "#c9a96b", 1), (1, "#fff6dc", 1)), (0.1, 0, 0.9, 1))
    deep = picture.spot("deep", ((0, "#4a86ea", 1), (0.5, COBALT.base, 1), (1, "#163478", 1)), 320, 300, 1050)
    picture.add(
        rect(8, 8, 984, 1224, 92, fill=rim, stroke=INK, stroke_width=10),
        rect(18, 18, 964, 1204, 83, fill="none", stroke=WHITE, stroke_width=6, stroke_opacity=0.6),
        rect(46, 46, 908, 1148, 62, fill=wall, stroke=INK, stroke_width=7),
        rect(60, 60, 880, 1126, 52, fill=deep, stroke=INK, stroke_width=7),
        path(SHADE, fill=INK, fill_opacity=0.32),
        path("M300 64H470L64 560V360ZM540 64H600L64 716V650Z", fill=WHITE, fill_opacity=0.1),
        path(
            "M934 260V1134A46 46 0 0 1 888 1180H700",
            fill="none",
            stroke="#9cc8ff",
            stroke_width=5,
            stroke_opacity=0.5,
            stroke_linecap="round",
        ),
    )


def _wires(picture: Picture) -> None:
    """Brass wires laid into the enamel from well to well show every line at a glance."""
    spans = [(*centre(a), *centre(b)) for a, b in lines()]
    dark = [line(*span) for span in spans]
    picture.add(
        group(*dark, stroke=INK, stroke_width=15, stroke_opacity=0.75, stroke_linecap="round"),
        group(*dark, stroke=BRASS.base, stroke_width=8, stroke_linecap="round"),
        group(*dark, stroke=BRASS.light, stroke_width=2.5, transform=moved(-1.5, -2), stroke_linecap="round"),
    )


def _wells(picture: Picture) -> None:
    floor = picture.slope("floor", ((0, "#0d1d49", 1), (0.5, COBALT_DEEP.base, 1), (1, "#2f5db8", 1)))
    lip = metal(picture, "lip", BRASS)
    half = WELL / 2
    for number in range(1, 13):
        x, y = centre(number)
        picture.add(
            rect(x - half - 5, y - half - 5, WELL + 10, WELL + 10, 45, fill=lip, stroke=INK, stroke_width=5),
            rect(x - half + 3, y - half + 3, WELL - 6, WELL - 6, 38, fill=floor, stroke=INK, stroke_width=5),
        )


def _screw(x: float, y: float, turn: float) -> str:
    """A brass screw with a slot; each was tightened by hand, so no two slots stand alike."""
    slot = [line(-8, 0, 8, 0, stroke=INK, stroke_width=6), line(-7, 2, 7, 2, stroke="#fff3c4", stroke_width=1.5)]
    head = circle(0, 0, 13, fill="url(#screw)", stroke=INK, stroke_width=5)
    gleam = path("M-8 -4A9 9 0 0 1 -2 -8", fill="none", stroke="#fff", stroke_width=3, stroke_linecap="round")
    turned = group(*slot, transform=f"rotate({turn:g})", stroke_linecap="round")
    return group(head, turned, gleam, transform=moved(x, y))


def _screws(picture: Picture) -> None:
    picture.glow("screw", BRASS.stops())
    places = ((47, 47, 35), (953, 47, -20), (47, 1193, 80), (953, 1193, 12), (29, 620, -50), (971, 620, 62))
    picture.add(*[_screw(x, y, turn) for x, y, turn in places])


def _pit(picture: Picture) -> None:
    """The oval of felt the die lands on, sunk behind a brass ring."""
    x, y = PIT
    ring = metal(picture, "ring", BRASS)
    felt = picture.glow("felt", ((0, FELT.light, 1), (0.55, FELT.base, 1), (1, FELT.shade, 1)), 0.4, 0.35, 0.75)
    hollow = picture.glow("hollow", ((0, INK, 0), (0.72, INK, 0.05), (1, INK, 0.6)), 0.54, 0.6, 0.6)
    picture.add(
        ellipse(x, y, 159, 93, fill=ring, stroke=INK, stroke_width=6),
        ellipse(x, y, 147, 82, fill=felt, stroke=INK, stroke_width=6),
        ellipse(x, y, 145, 80, fill=hollow),
        ellipse(
            x,
            y,
            124,
            64,
            fill="none",
            stroke=FELT.light,
            stroke_width=3.5,
            stroke_dasharray="2 11",
            stroke_linecap="round",
        ),
        path(
            "M358 1054A159 93 0 0 1 446 1004",
            fill="none",
            stroke="#fff",
            stroke_width=5,
            stroke_opacity=0.7,
            stroke_linecap="round",
        ),
    )


def _name(picture: Picture) -> None:
    """The name, inlaid in brass at the left of the pit."""
    setting = word("CYBO", 36)
    brass = metal(picture, "letters", Paint("#fff3c9", BRASS.base, "#8a5c1b"))
    mark = centred(206, 1089, 66, setting, layer(setting, 36, INK, opacity=0.8), layer(setting, 21, brass))
    picture.add(mark, _rules(206))


def _sign(picture: Picture) -> None:
    """The die as a sign, inlaid in brass at the right of the pit."""
    picture.add(emblem(794, 1089, 58, "none", INK, 16), emblem(794, 1089, 58, COBALT_DEEP.base, BRASS.base, 7))
    picture.add(_rules(794))


def _rules(x: float) -> str:
    """The two short brass wires that frame an inlay beside the pit."""
    wires = [line(x - 84, y, x + 84, y) for y in (1020, 1158)]
    return group(*wires, stroke=BRASS.base, stroke_width=5, stroke_linecap="round")


def tray() -> Picture:
    picture = Picture(WIDTH, HEIGHT)
    _body(picture)
    _wires(picture)
    _wells(picture)
    _pit(picture)
    _name(picture)
    _sign(picture)
    _screws(picture)
    return picture
