"""The tiles of HYBRID: floors, walls and what lies on the floors; and the rims of walls between two tiles.

Each side of a tile is drawn in each of its four turns, because the light always comes from the upper left.
"""

import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from easel.forms import dot
from easel.ink import INK, WHITE, mix
from easel.points import scattered
from easel.svg import Picture, circle, ellipse, group, moved, path, polygon, rect

RESOURCES = Path(__file__).parents[3] / "resources"
SQUARE, SPAN = 100, 8
FACE = 42
"""How much is seen of the side of a wall."""
TOP, PARAPET = "#2f3740", "#46515b"
"""The tops of walls, and the raised edge along them."""
Rows = tuple[str, ...]
Cell = tuple[int, int]
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
FLOORS = {
    "plates": ("#5b646e", "#3c444d"),
    "grate": ("#4c565f", "#2c343b"),
    "tread": ("#625f5d", "#423f3f"),
    "slabs": ("#6b645c", "#474039"),
    "chrome": ("#6d7a80", "#465259"),
    "bile": ("#566052", "#383f35"),
}
LOOKS = {
    "1a": "slabs",
    "1b": "grate",
    "2a": "slabs",
    "2b": "bile",
    "3a": "plates",
    "3b": "tread",
    "4a": "tread",
    "4b": "plates",
    "5a": "slabs",
    "5b": "chrome",
    "6a": "plates",
    "6b": "tread",
    "7a": "bile",
    "7b": "chrome",
    "8a": "plates",
    "8b": "chrome",
    "9a": "grate",
    "9b": "tread",
    "10a": "slabs",
    "10b": "plates",
    "11a": "slabs",
    "11b": "chrome",
    "12a": "bile",
    "12b": "plates",
    "13a": "chrome",
    "13b": "slabs",
}
"""What the floor of a side is made of."""


def turned(rows: Rows, turns: int) -> Rows:
    """A side after clockwise quarter turns."""
    for _turn in range(turns):
        rows = tuple("".join(column) for column in zip(*rows[::-1], strict=True))
    return rows


class Ground:
    """The squares of a side of a tile in one of its turns."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows

    def at(self, x: int, y: int) -> str:
        """What a square is; beyond the edge, what the nearest square is."""
        return self.rows[min(max(y, 0), SPAN - 1)][min(max(x, 0), SPAN - 1)]

    def floor(self, x: int, y: int) -> bool:
        """Whether a square is floor."""
        return self.at(x, y) == "."

    def floors(self) -> Iterator[Cell]:
        """The squares of floor."""
        return ((x, y) for y in range(SPAN) for x in range(SPAN) if self.floor(x, y))

    def walls(self) -> Iterator[Cell]:
        """The squares of walls, fallen or not."""
        return ((x, y) for y in range(SPAN) for x in range(SPAN) if not self.floor(x, y))


def _chance(*of: int) -> float:
    """A number between 0 and 1, always the same for the same numbers."""
    found = 17
    for each in of:
        found = (found * 1103 + each * 7919 + 12345) % 65521
    return (found * 40503 % 65521) / 65521


# ---- floors


def _plates(ground: Ground, seed: int, lit: str, base: str) -> list[str]:
    """Square plates with a seam and four rivets, no two of one shade."""
    plates: dict[str, str] = {}
    gleams, rivets = "", ""
    for x, y in ground.floors():
        a, b = x * SQUARE, y * SQUARE
        tone = mix(base, lit, 0.25 + 0.2 * int(3.99 * _chance(seed, x, y)))
        plates[tone] = plates.get(tone, "") + f"M{a + 2} {b + 9}l7 -7h82l7 7v82l-7 7h-82l-7 -7Z"
        gleams += f"M{a + 5} {b + 90}V{b + 10}l5 -5H{a + 90}"
        if _chance(seed, y, x, 3) > 0.35:
            rivets += "".join(f"M{a + dx} {b + dy}h.1" for dx in (14, 86) for dy in (14, 86))
    return [
        *(path(d, fill=tone) for tone, d in plates.items()),
        path(gleams, stroke=WHITE, stroke_opacity=0.13, stroke_width=3),
        path(rivets, stroke=INK, stroke_opacity=0.42, stroke_width=9),
    ]


def _grate(ground: Ground, seed: int, lit: str, base: str) -> list[str]:
    """Plates, most of them with the slits of a drain through which something glimmers."""
    wells, slits = "", ""
    for x, y in ground.floors():
        if _chance(seed, x, y, 5) > 0.45:
            a, b = x * SQUARE, y * SQUARE
            wells += f"M{a + 12} {b + 12}h76v76h-76Z"
            slits += "".join(f"M{a + 22 + 14 * k} {b + 22}v56" for k in range(5))
    return [
        *_plates(ground, seed, lit, base),
        path(wells, fill=INK, fill_opacity=0.45),
        path(slits, stroke="#5f7f3a", stroke_opacity=0.5, stroke_width=9),
        path(slits, stroke=INK, stroke_opacity=0.75, stroke_width=5),
    ]


def _tread(ground: Ground, seed: int, lit: str, base: str) -> list[str]:
    """Plates raised in crosswise marks against slipping."""
    marks = _plates(ground, seed, lit, base)
    lines: list[str] = []
    for x, y in ground.floors():
        a, b = x * SQUARE, y * SQUARE
        for k in range(9):
            across, down = a + 20 + 26 * (k % 3), b + 20 + 26 * (k // 3)
            lines.append(f"M{across} {down + (10 if k % 2 else 0)}l10 {-10 if k % 2 else 10}")
    marks.append(path("".join(lines), stroke=WHITE, stroke_opacity=0.16, stroke_width=4))
    return marks


def _slabs(ground: Ground, seed: int, lit: str, base: str) -> list[str]:
    """Old stone under the iron: slabs, worn and cracked."""
    marks: list[str] = []
    gleams, cracks = "", ""
    for x, y in ground.floors():
        a, b = x * SQUARE, y * SQUARE
        tone = mix(base, lit, 0.2 + 0.6 * _chance(seed, x, y))
        dents = [(_chance(seed, x, y, k) - 0.5) * 10 for k in range(8)]
        corners = [(3, 3), (97, 3), (97, 97), (3, 97)]
        outline = [(a + u + dents[2 * k], b + v + dents[2 * k + 1]) for k, (u, v) in enumerate(corners)]
        marks.append(path(polygon(outline), fill=tone))
        gleams += f"M{a + 8} {b + 90}V{b + 9}H{a + 90}"
        if _chance(seed, y, x, 9) > 0.68:
            bend = 20 + 50 * _chance(seed, x, y, 11)
            cracks += f"M{a + 10} {b + bend:.0f}l24 14 12 -18 22 20 20 -6"
    return [
        *marks,
        path(gleams, stroke=WHITE, stroke_opacity=0.1, stroke_width=4),
        path(cracks, stroke=INK, stroke_opacity=0.4, stroke_width=4),
    ]


MAKERS: dict[str, Callable[[Ground, int, str, str], list[str]]] = {
    "plates": _plates,
    "grate": _grate,
    "tread": _tread,
    "slabs": _slabs,
    "chrome": _plates,
    "bile": _grate,
}


# ---- what lies about


def _pool(x: float, y: float, size: float, colour: str) -> str:
    """A puddle."""
    outline = "M-40 0C-44 -26 -14 -30 4 -24C26 -34 46 -14 40 4C48 22 18 30 2 24C-16 34 -42 20 -40 0Z"
    return group(
        path(outline, fill=INK, fill_opacity=0.35, transform="translate(3 4)"),
        path(outline, fill=colour, fill_opacity=0.72),
        path("M-22 -8C-16 -18 0 -18 8 -14", stroke=WHITE, stroke_opacity=0.45, stroke_width=5),
        dot(18, 8, 5, WHITE, 0.25),
        transform=moved(x, y, size),
    )


def _bones(x: float, y: float, turn: float) -> str:
    """A bone."""
    bone = "M-24 -3L22 -3M-24 3L22 3"
    return group(
        path("M-26 0H24", stroke=INK, stroke_opacity=0.6, stroke_width=15),
        *(circle(dx, dy, 7, fill="#d9cfae", stroke=INK, stroke_width=3) for dx in (-27, 25) for dy in (-5, 5)),
        path("M-26 0H24", stroke="#d9cfae", stroke_width=9),
        path(bone, stroke=INK, stroke_opacity=0.2, stroke_width=2),
        transform=moved(x, y, 0.8, turn),
    )


def _cable(x: float, y: float, turn: float) -> str:
    """A cable out of the floor."""
    bend = "M-44 10C-24 -26 -6 28 12 -4S36 -8 46 6"
    return group(
        path(bend, stroke=INK, stroke_opacity=0.75, stroke_width=13),
        path(bend, stroke="#8a4a2c", stroke_width=6),
        path(bend, stroke=WHITE, stroke_opacity=0.25, stroke_width=2, transform="translate(-1 -2)"),
        transform=moved(x, y, 0.9, turn),
    )


def _rune(x: float, y: float, turn: float) -> str:
    """A scorpion's tail in a ring, etched into the floor."""
    tail = "M-14 18C-26 4 -14 -18 2 -16C14 -14 16 0 6 4M6 4l-10 -2M6 4l-2 10"
    return group(
        circle(0, 0, 34, fill="none", stroke="#a8c36a", stroke_opacity=0.35, stroke_width=5),
        path(tail, stroke="#a8c36a", stroke_opacity=0.4, stroke_width=6),
        transform=moved(x, y, 1.0, turn),
    )


def _scorch(x: float, y: float, turn: float) -> str:
    """A burn on the floor."""
    return group(ellipse(0, 0, 42, 26, fill="url(#scorch)"), transform=moved(x, y, 1.0, turn))


def _clutter(ground: Ground, seed: int, look: str) -> list[str]:
    """A few things on the floor, always the same on the same square."""
    marks: list[str] = []
    acid = "#9db84a" if look in ("bile", "grate", "chrome") else "#5a2019"
    for x, y in ground.floors():
        kind, turn = _chance(seed, x, y, 21), 360 * _chance(seed, y, x, 23)
        u, v = (x + 0.35 + 0.3 * _chance(seed, x, 29)) * SQUARE, (y + 0.35 + 0.3 * _chance(seed, y, 31)) * SQUARE
        if kind < 0.035:
            marks.append(_pool(u, v, 0.75, acid))
        elif kind < 0.065:
            marks.append(_bones(u, v, turn))
        elif kind < 0.1:
            marks.append(_cable(u, v, turn))
        elif kind < 0.125:
            marks.append(_rune(u, v, turn))
        elif kind < 0.2:
            marks.append(_scorch(u, v, turn))
    return marks


# ---- walls


def _shadows(ground: Ground) -> list[str]:
    """What the walls cast on the floor, away from the light."""
    marks: list[str] = []
    for x, y in ground.floors():
        a, b = x * SQUARE, y * SQUARE
        if not ground.floor(x - 1, y):
            marks.append(rect(a, b, 40, SQUARE, fill="url(#fromleft)"))
        if not ground.floor(x, y - 1):
            marks.append(rect(a, b, SQUARE, 58, fill="url(#fromabove)"))
        if ground.floor(x - 1, y) and ground.floor(x, y - 1) and not ground.floor(x - 1, y - 1):
            marks.append(rect(a, b, 40, 58, fill="url(#fromcorner)"))
    return marks


def _sides(ground: Ground, seed: int, torches: Sequence[Cell]) -> list[str]:
    """The lower side of each wall that stands over floor: riveted iron, here and there a pipe or a torch."""
    marks: list[str] = []
    foot, rivets = "", ""
    for x, y in ground.walls():
        if not ground.floor(x, y + 1):
            continue
        a, b = x * SQUARE, (y + 1) * SQUARE - FACE
        marks.append(rect(a, b, SQUARE, FACE, fill="url(#side)"))
        foot += f"M{a} {b + FACE}h{SQUARE}"
        kind = _chance(seed, x, y, 41)
        if (x, y) in torches:
            marks.append(_torch(a + 50, b + FACE // 2))
        elif kind < 0.4:
            marks.append(path(f"M{a} {b + 12}h{SQUARE}", stroke=INK, stroke_width=14))
            marks.append(path(f"M{a} {b + 11}h{SQUARE}", stroke="#a0713a", stroke_width=8))
            marks.append(path(f"M{a} {b + 9}h{SQUARE}", stroke=WHITE, stroke_opacity=0.35, stroke_width=2))
        else:
            rivets += "".join(f"M{a + 16 + 34 * k} {b + FACE // 2}h.1" for k in range(3))
    marks.append(path(foot, stroke=INK, stroke_opacity=0.8, stroke_width=6))
    if rivets:
        marks.append(path(rivets, stroke=INK, stroke_opacity=0.55, stroke_width=9, stroke_linecap="round"))
    return marks


def _torch(x: float, y: float) -> str:
    """A torch in its iron, and the light it throws before it."""
    return group(
        ellipse(0, 46, 88, 66, fill="url(#torch)"),
        path("M-9 -10h18l-5 22h-8Z", fill="#3a3027", stroke=INK, stroke_width=4),
        path("M0 -30C10 -20 12 -12 6 -6H-6C-12 -12 -8 -20 0 -30Z", fill="#ffcf5e", stroke="#c4571c", stroke_width=4),
        transform=moved(x, y),
    )


def _tops(ground: Ground, seed: int) -> list[str]:
    """The tops of the walls: dark iron with a bright edge to the light, and rubble where they have fallen in."""
    tops, seams, rubble = "", "", list[str]()
    for x, y in ground.walls():
        a, b = x * SQUARE, y * SQUARE
        over = ground.floor(x, y + 1)
        tops += f"M{a} {b}h{SQUARE}.5v{SQUARE - FACE if over else SQUARE}.5h-{SQUARE}.5Z"
        if ground.at(x, y) == "%":
            rubble += _rubble(a, b, seed + 8 * y + x)
        elif _chance(seed, x, y, 57) > 0.6:
            seams += f"M{a + 26} {b + 20}h48v40h-48ZM{a + 26} {b + 20}l48 40"
    return [
        path(tops, fill=TOP),
        path(seams, stroke=INK, stroke_opacity=0.55, stroke_width=4),
        *rubble,
        path("".join(_edges(ground, 11)), stroke=PARAPET, stroke_width=16),
        path("".join(_edges(ground, 21)), stroke=INK, stroke_opacity=0.6, stroke_width=5),
        path("".join(_edges(ground)), stroke=INK, stroke_width=7),
        path("".join(_edges(ground, 5, lit=True)), stroke="#c3ced7", stroke_opacity=0.8, stroke_width=4),
    ]


def _edges(ground: Ground, step: int = 0, lit: bool = False) -> Iterator[str]:
    """The rims of the tops against the floor, so far within; lit, only those that face the light."""
    for x, y in ground.walls():
        a, b = x * SQUARE, y * SQUARE
        low = b + SQUARE - (FACE if ground.floor(x, y + 1) else 0)
        for dx, dy in SIDES:
            inside = 0 <= x + dx < SPAN and 0 <= y + dy < SPAN
            if not inside or not ground.floor(x + dx, y + dy) or (lit and (dx, dy) == (1, 0)):
                continue
            if dx:
                u = a + (SQUARE - step if dx > 0 else step)
                first = b + step if ground.floor(x, y - 1) else b
                yield f"M{u} {first}V{low - step if ground.floor(x, y + 1) else low}"
            else:
                v = low - step if dy > 0 else b + step
                start = a + step if ground.floor(x - 1, y) else a
                end = a + SQUARE - step if ground.floor(x + 1, y) else a + SQUARE
                yield f"M{start} {v}H{end}"


def _rubble(a: float, b: float, seed: int) -> list[str]:
    """Blocks that came down with the wall."""
    marks: list[str] = []
    for k, (u, v, own) in enumerate(scattered(6, 84, 70)):
        size = 13 + 15 * own
        x, y = a + 8 + (u + 11 * seed) % 84, b + 10 + (v + 7 * seed) % 70
        spin = seed * 40 + k * 67
        block = "M-1 -0.8L0.7 -1L1 0.4L0.3 1L-0.9 0.7Z"
        tone = mix("#4a4239", "#8d8069", own)
        marks.append(path(block, fill=INK, fill_opacity=0.6, transform=moved(x + 4, y + 6, size, spin)))
        marks.append(path(block, fill=tone, stroke=INK, stroke_width=0.2, transform=moved(x, y, size, spin)))
    return marks


# ---- the whole


def tile(rows: Rows, look: str, seed: int, torches: Sequence[Cell]) -> Picture:
    """One side in one of its turns."""
    picture, ground = Picture(SPAN * SQUARE, SPAN * SQUARE), Ground(rows)
    lit, base = FLOORS[look]
    picture.slope("fromleft", ((0, INK, 0.5), (1, INK, 0)), (0, 0, 1, 0))
    picture.slope("fromabove", ((0, INK, 0.62), (1, INK, 0)), (0, 0, 0, 1))
    picture.glow("fromcorner", ((0, INK, 0.5), (1, INK, 0)), 0, 0, 1)
    picture.slope("side", ((0, "#77828c", 1), (0.5, "#4c555e", 1), (1, "#2a3036", 1)), (0, 0, 0, 1))
    picture.glow("torch", ((0, "#ffc35a", 0.5), (0.5, "#ff9a3c", 0.2), (1, "#ff8a2c", 0)), 0.5, 0.2, 0.75)
    picture.glow("scorch", ((0, INK, 0.45), (0.6, INK, 0.2), (1, INK, 0)), 0.5, 0.5, 0.5)
    picture.add(
        group(
            rect(0, 0, SPAN * SQUARE, SPAN * SQUARE, fill="#1d2227", stroke="none"),
            *MAKERS[look](ground, seed, lit, base),
            stroke="none",
            fill="none",
            stroke_linecap="round",
        ),
        group(*_clutter(ground, seed, look), fill="none", stroke="none", stroke_linecap="round"),
        group(*_shadows(ground), stroke="none"),
        group(*_tops(ground, seed), *_sides(ground, seed, torches), fill="none", stroke_linecap="square"),
    )
    return picture


def torches_of_tiles() -> dict[str, list[list[Cell]]]:
    """The squares on whose walls torches hang, by side and turn, as the program reads them."""
    text = (RESOURCES / "art" / "hybrid" / "torches.toml").read_text("utf-8")
    return {each["tile"]: [_cells(turn) for turn in each["turns"]] for each in tomllib.loads(text)["torches"]}


def _cells(words: str) -> list[Cell]:
    """Squares such as "A1 C6"."""
    return [("ABCDEFGH".index(cell[0]), int(cell[1]) - 1) for cell in words.split()]


def sides() -> dict[str, Rows]:
    """The sides of all tiles by name, as the rules read them."""
    text = (RESOURCES / "hybrid" / "tiles.toml").read_text("utf-8")
    found: dict[str, Rows] = {}
    for each in tomllib.loads(text)["tile"]:
        found |= {f"{each['number']}{side}": tuple(each[side].split()) for side in "ab"}
    return found


# ---- rims


def _lines(dark: str, lit: str = "") -> list[str]:
    """The edge of the top of a wall, and its gleam where it faces the light."""
    marks = [path(dark, stroke=INK, stroke_width=7)]
    return [*marks, path(lit, stroke="#c3ced7", stroke_opacity=0.8, stroke_width=4)] if lit else marks


def _parapet(middle: str, inner: str) -> list[str]:
    """The raised edge of the top, by the line along its middle and the one along its inner side."""
    return [
        path(middle, stroke=PARAPET, stroke_width=16),
        path(inner, stroke=INK, stroke_opacity=0.6, stroke_width=5),
    ]


def _north() -> Picture:
    picture = Picture(SQUARE, SQUARE)
    picture.add(*_parapet(f"M0 11h{SQUARE}", f"M0 21h{SQUARE}"), *_lines(f"M0 0h{SQUARE}", f"M0 5h{SQUARE}"))
    return picture


def _west() -> Picture:
    picture = Picture(SQUARE, SQUARE)
    picture.add(*_parapet(f"M11 0v{SQUARE}", f"M21 0v{SQUARE}"), *_lines(f"M0 0v{SQUARE}", f"M5 0v{SQUARE}"))
    return picture


def _east() -> Picture:
    """The wall, and the floor beside it on which its shadow falls."""
    picture = Picture(2 * SQUARE, SQUARE)
    picture.slope("shadow", ((0, INK, 0.5), (1, INK, 0)), (0, 0, 1, 0))
    far = SQUARE - 11
    picture.add(
        rect(SQUARE, 0, 40, SQUARE, fill="url(#shadow)"),
        *_parapet(f"M{far} 0v{SQUARE}", f"M{far - 10} 0v{SQUARE}"),
        *_lines(f"M{SQUARE} 0v{SQUARE}"),
    )
    return picture


def _south() -> Picture:
    """The wall with its side, and the floor before it on which its shadow falls."""
    picture, top = Picture(SQUARE, 2 * SQUARE), SQUARE - FACE
    picture.slope("side", ((0, "#77828c", 1), (0.5, "#4c555e", 1), (1, "#2a3036", 1)), (0, 0, 0, 1))
    picture.slope("shadow", ((0, INK, 0.62), (1, INK, 0)), (0, 0, 0, 1))
    rivets = "".join(f"M{16 + 34 * at} {top + FACE // 2}h.1" for at in range(3))
    picture.add(
        rect(0, SQUARE, SQUARE, 58, fill="url(#shadow)"),
        rect(0, top, SQUARE, FACE, fill="url(#side)"),
        *_parapet(f"M0 {top - 11}h{SQUARE}", f"M0 {top - 21}h{SQUARE}"),
        path(f"M0 {SQUARE}h{SQUARE}", stroke=INK, stroke_opacity=0.8, stroke_width=6),
        path(rivets, stroke=INK, stroke_opacity=0.55, stroke_width=9, stroke_linecap="round"),
        *_lines(f"M0 {top}h{SQUARE}", f"M0 {top - 5}h{SQUARE}"),
    )
    return picture


def pictures() -> dict[str, Picture]:
    """Every side in every turn, and the rims by the side on which the floor lies."""
    rims = {"north": _north(), "east": _east(), "south": _south(), "west": _west()}
    torches = torches_of_tiles()
    return {f"art/hybrid/rim/{side}": picture for side, picture in rims.items()} | {
        f"art/hybrid/tile/{name}-{turns}": tile(
            turned(rows, turns), LOOKS.get(name, "plates"), 31 * at + turns, torches.get(name, [[]] * 4)[turns]
        )
        for at, (name, rows) in enumerate(sides().items())
        for turns in range(4)
    }
