"""The lid of HYBRID and its wide banner: a corridor by torch light, Griffins in it, and what comes to meet them."""

import re
from math import cos, pi, sin
from pathlib import Path

from easel import box, clip
from easel.glyphs import Glyph, Word, centred, layer, word
from easel.ink import INK, WHITE, Paint
from easel.svg import Picture, Point, circle, ellipse, group, moved, path, polygon

WARRIORS = Path(__file__).parents[4] / "resources" / "art" / "hybrid" / "warrior"
BOARD = Paint("#8b97a3", "#414c57", "#1d232a")
LETTERS = {
    "H": Glyph(52, "M0 0V100M52 0V100M0 50H52"),
    "Y": Glyph(58, "M0 0L29 50L58 0M29 50V100"),
    "B": Glyph(52, "M0 0V100H28C44 100 52 89 52 74C52 58 44 49 28 49H0M28 49C41 49 48 38 48 25C48 9 40 0 28 0H0"),
    "R": Glyph(54, "M0 100V0H28C46 0 52 12 52 27C52 42 46 54 28 54H0M26 54L54 100"),
    "I": Glyph(32, "M16 0V100"),
    "D": Glyph(56, "M0 0V100H22C46 100 56 84 56 66V34C56 16 46 0 22 0Z"),
}
PEN: dict[str, float | str | None] = {
    "stroke": INK,
    "stroke_width": 6,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}


def warrior(picture: Picture, key: str, x: float, y: float, scale: float, mirrored: bool = False) -> str:
    """A warrior as it was drawn by hand, its feet at a point; its materials go with it."""
    text = (WARRIORS / f"{key}.svg").read_text(encoding="utf-8")
    for gradient, name in re.findall(r'(<radialGradient id="([\w-]+)".*?</radialGradient>)', text):
        picture.defs.setdefault(name, gradient)
    body = text.partition("</defs>")[2].removesuffix("</svg>\n")
    side = "scale(-1 1)" if mirrored else ""
    return group(body, transform=f"{moved(x, y, scale)}{side}translate(-280 -522)")


def _sword(x: float) -> str:
    """The I: a blade, its point up."""
    return group(
        path("M-17 76V-12L0 -36L17 -12V76Z", fill="url(#blade)", stroke_width=7),
        path("M0 -16V70", fill="none", stroke_width=4, stroke_opacity=0.5),
        path("M-38 70C-20 80 20 80 38 70L40 88C20 98 -20 98 -40 88Z", fill="url(#hilt)", stroke_width=7),
        path("M-8 92H8V112H-8Z", fill="#8e1f2a", stroke_width=6),
        circle(0, 120, 12, fill="url(#hilt)", stroke_width=6),
        path("M-7 60V-8", fill="none", stroke=WHITE, stroke_width=4, stroke_opacity=0.8),
        transform=moved(x + 16, 4),
        **PEN,
    )


def _drops(setting: Word, weight: float) -> str:
    """What drips from the letters of the Scorpions."""
    places = ((3, 0, 30), (3, 54, 16), (5, 6, 16), (5, 24, 36))
    marks = [
        path(f"M{setting.glyphs[k][0] + x:.0f} 100V{104 + long}", stroke_width=weight * 0.36) for k, x, long in places
    ]
    return group(*marks, fill="none", stroke_linecap="round")


def title(picture: Picture, x: float, y: float, height: float, weight: float = 27) -> str:
    """The name: gold for the Griffins, green for the Scorpions, and a sword between them."""
    down = (0, 0, 0, 1)
    gold = picture.slope("gold-letters", ((0, "#fffdf0", 1), (0.5, "#ffd774", 1), (1, "#e2901e", 1)), down)
    bile = picture.slope("bile-letters", ((0, "#f4ffb8", 1), (0.5, "#b4e83a", 1), (1, "#5e9a18", 1)), down)
    picture.slope("blade", ((0, "#ffffff", 1), (0.5, "#c3d0da", 1), (1, "#6d7c8a", 1)), (0, 0, 1, 0))
    picture.slope("hilt", ((0, "#fff0a8", 1), (0.5, "#f2b632", 1), (1, "#8c5210", 1)))
    setting = word("HYBRID", weight + 12, LETTERS)
    griffins, dirz = setting.part(0, 3), Word(setting.width, (setting.glyphs[3], setting.glyphs[5]))
    at = setting.glyphs[4][0]
    return centred(
        x,
        y,
        height,
        setting,
        layer(setting, weight + 26, INK, 5, 9),
        layer(setting, weight + 22, INK),
        group(_drops(setting, weight * 2), stroke=INK),
        layer(griffins, weight + 2, "#8e1f2a", 3, 6),
        layer(dirz, weight + 2, "#24440c", 3, 6),
        layer(griffins, weight, gold),
        layer(dirz, weight, bile),
        group(_drops(setting, weight), stroke="#5e9a18"),
        layer(griffins, 4.5, WHITE, -weight * 0.22, -weight * 0.22, 0.9),
        layer(dirz, 4.5, WHITE, -weight * 0.22, -weight * 0.22, 0.9),
        _sword(at),
    )


def _torch(x: float, y: float, scale: float) -> str:
    """A torch in its ring on the wall, and its light."""
    return group(
        circle(0, -50, 110, fill="url(#torch)", stroke="none"),
        path("M-14 -8H14L6 70H-6Z", fill="#6e4526"),
        path("M-20 -14H20L15 8H-15Z", fill="#414c57"),
        path(
            "M-20 -16C-40 -52 -12 -66 -10 -104C8 -92 12 -78 10 -66C18 -70 20 -78 20 -84C40 -54 36 -32 20 -16Z",
            fill="#ff9a2e",
        ),
        path("M-8 -16C-18 -36 -2 -46 0 -66C14 -48 18 -30 10 -16Z", fill="#fff0a0", stroke="none"),
        transform=moved(x, y, scale),
        **PEN,
    )


class Corridor:
    """A corridor seen from within: its far end, and everything that runs towards it, cut to an outline."""

    def __init__(self, area: list[Point], end: tuple[float, float, float, float]) -> None:
        self.area, self.end = area, end
        xs, ys = [x for x, _ in area], [y for _, y in area]
        self.left, self.right, self.top, self.low = min(xs), max(xs), min(ys), max(ys)

    def _cut(self, points: list[Point], **paint: float | str | None) -> str:
        return path(polygon(clip.cut(points, self.area)), **paint)

    def _deep(self, share: float) -> tuple[float, float, float, float]:
        """Left, top, right and low of the corridor at a depth: 0 at its far end, 1 where one stands."""
        a, b, c, d = self.end
        return (
            a + (self.left - a) * share,
            b + (self.top - b) * share,
            c + (self.right - c) * share,
            d + (self.low - d) * share,
        )

    def _floor(self) -> list[str]:
        """Slabs, every other one darker."""
        depths = [0.0, 0.08, 0.19, 0.34, 0.55, 0.8, 1.0]
        slabs: list[str] = []
        for row, (near, far) in enumerate(zip(depths[1:], depths[:-1], strict=True)):
            (a, _, c, d), (e, _, f, g) = self._deep(near), self._deep(far)
            for k in range(6):
                one, two = k / 6, (k + 1) / 6
                corners = [
                    (e + (f - e) * one, g),
                    (e + (f - e) * two, g),
                    (a + (c - a) * two, d),
                    (a + (c - a) * one, d),
                ]
                colour = ("#6a655f", "#5a5752", "#625b52")[(row * 2 + k * 5 // 2) % 3]
                slabs.append(self._cut(corners, fill=colour, stroke=INK, stroke_width=3, stroke_opacity=0.6))
        return slabs

    def _walls(self) -> list[str]:
        """Plates of iron on both sides with a rail along them, lighter where the torches are."""
        plates: list[str] = []
        for near, far in ((0.3, 0.0), (0.62, 0.3), (1.0, 0.62)):
            (a, b, c, d), (e, f, g, h) = self._deep(near), self._deep(far)
            for x, y, colour in ((a, e, "#59656f"), (c, g, "#434d57")):
                plate = [(x, b), (y, f), (y, h), (x, d)] if x < y else [(y, f), (x, b), (x, d), (y, h)]
                plates.append(self._cut(plate, fill=colour))
                rail: list[Point] = [
                    (px, top + (low - top) * s)
                    for px, top, low, s in ((x, b, d, 0.7), (y, f, h, 0.7), (y, f, h, 0.78), (x, b, d, 0.78))
                ]
                plates.append(self._cut(rail if x < y else rail[::-1], fill="#8b5530"))
        return plates

    def _rays(self, picture: Picture, count: int) -> str:
        """What falls in through the open end."""
        x, y = (self.end[0] + self.end[2]) / 2, (self.end[1] + self.end[3]) / 2
        stops = ((0, "#f4ffb8", 0.75), (0.3, "#d6e86a", 0.32), (1, "#ffb45a", 0.06))
        shine = picture.spot("shine", stops, x, y, (self.right - self.left) * 0.62)
        wedges: list[str] = []
        for k in range(count):
            a, b = (2 * pi * (k + part) / count for part in (0.1, 0.5))
            far = [(x, y), (x + 1200 * cos(a), y + 1200 * sin(a)), (x + 1200 * cos(b), y + 1200 * sin(b))]
            wedges.append(polygon(clip.cut(far, self.area)))
        return path("".join(wedges), fill=shine, stroke="none")

    def marks(self, picture: Picture) -> str:
        """All of it from back to front; the far end stands open, and something green is burning there."""
        a, b, c, d = self.end
        high, wide = d - b, c - a
        picture.glow("torch", ((0, "#ffd98a", 0.85), (0.35, "#ff9a3e", 0.4), (1, "#ff7a1e", 0)), 0.5, 0.5, 0.5)
        picture.glow("far", ((0, "#f4ffb8", 1), (0.5, "#8cc630", 1), (1, "#2c4a16", 1)), 0.5, 0.6, 0.7)
        picture.glow("haze", ((0, "#c8ff5a", 0.6), (0.5, "#8cd028", 0.24), (1, "#8cd028", 0)), 0.5, 0.5, 0.5)
        ceiling: list[Point] = [(self.left, self.top), (self.right, self.top), (c, b), (a, b)]
        door = [(a + wide * 0.14, d), (a + wide * 0.14, b + high * 0.2), (a + wide * 0.3, b + high * 0.08)]
        door += [(c - wide * 0.3, b + high * 0.08), (c - wide * 0.14, b + high * 0.2), (c - wide * 0.14, d)]
        return group(
            path(polygon(self.area), fill="#20262d"),
            self._cut(ceiling, fill="#2a3038"),
            *self._walls(),
            *self._floor(),
            self._rays(picture, 22),
            path(polygon([(a, b), (c, b), (c, d), (a, d)]), fill="#39424b"),
            path(polygon(door), fill="url(#far)"),
            ellipse((a + c) / 2, d - high * 0.3, wide * 1.5, high * 1.1, fill="url(#haze)", stroke="none"),
            **PEN | {"stroke_width": 5},
        )


def _frame(width: float, height: float) -> str:
    """A rim of iron, its corners plated with gold."""
    i, r = 20, 18
    low = i + r
    arc = f"A{r} {r} 0 0 0"
    inside = (
        f"M{low} {i}{arc} {i} {low}V{height - low}{arc} {low} {height - i}"
        f"H{width - low}{arc} {width - i} {height - low}V{low}{arc} {width - low} {i}Z"
    )
    corner = group(
        path("M0 0H74L58 22H40L22 40V58L0 74Z", fill="url(#hilt)"),
        circle(17, 17, 8, fill="#d02c2c", stroke_width=4),
        path("M9 54V9H54", fill="none", stroke=WHITE, stroke_width=3, stroke_opacity=0.5),
    )
    placed = [
        group(corner, transform=f"translate({x} {y}) scale({sx} {sy})")
        for x, y, sx, sy in ((0, 0, 1, 1), (width, 0, -1, 1), (0, height, 1, -1), (width, height, -1, -1))
    ]
    bolts = "".join(f"M{x} {y}h.1" for x in (10, width - 10) for y in (150, 210, 272, 334, 394))
    return group(
        path(f"M0 0H{width}V{height}H0Z{inside}", fill="#56626e", fill_rule="evenodd"),
        path(bolts, fill="none", stroke_width=12),
        path(bolts, fill="none", stroke="#aebac4", stroke_width=5),
        *placed,
        **PEN,
    )


def _lid(picture: Picture) -> str:
    w, h = box.FACE_WIDTH, box.FACE_HEIGHT
    area: list[Point] = [(0, 0), (w, 0), (w, h), (0, h)]
    return group(
        Corridor(area, (150, 190, 290, 350)).marks(picture),
        _torch(62, 212, 0.5),
        _torch(422, 206, 0.5),
        warrior(picture, "aberration", 330, 474, 0.5),
        warrior(picture, "demian", 116, 424, 0.37, mirrored=True),
        warrior(picture, "knight", 168, 518, 0.4, mirrored=True),
        warrior(picture, "pest", 312, 520, 0.2),
        warrior(picture, "pest", 410, 506, 0.16),
        title(picture, 236, 96, 76),
        _frame(w, h),
    )


def _spine(picture: Picture) -> str:
    """The name once more, along the side of the lid."""
    setting = word("HYBRID", 36, LETTERS)
    rest = Word(setting.width, setting.glyphs[:3])
    dirz = Word(setting.width, setting.glyphs[3:])
    name = centred(0, 0, 30, setting, layer(setting, 44, INK), layer(rest, 23, "#ffe6a0"), layer(dirz, 23, "#bdea55"))
    bands = path("M0 36H64M0 506H64", fill="none", stroke="#f2b632", stroke_width=14)
    return group(
        path("M0 36H64M0 506H64", fill="none", stroke=INK, stroke_width=26),
        bands,
        group(name, transform="translate(32 232) rotate(90) scale(1.3 1.1)"),
        group(_sword(0), transform=moved(25, 446, 0.42)),
    )


def lid() -> Picture:
    picture = Picture(box.WIDTH, box.HEIGHT)
    box.box(picture, box.Art(_lid(picture), _spine(picture), BOARD))
    return picture


def wide() -> Picture:
    """The banner of the set-up sheet."""
    picture = Picture(960, 280)
    area = clip.panel(4, 4, 952, 272, 22)
    picture.add(
        Corridor(area, (600, 74, 720, 176)).marks(picture),
        _torch(46, 118, 0.44),
        warrior(picture, "aberration", 812, 250, 0.43),
        warrior(picture, "demian", 560, 232, 0.32, mirrored=True),
        warrior(picture, "knight", 626, 266, 0.34, mirrored=True),
        warrior(picture, "pest", 716, 266, 0.16),
        title(picture, 266, 120, 74),
        path(polygon(area), fill="none", stroke=INK, stroke_width=8),
    )
    return picture


def pictures() -> dict[str, Picture]:
    return {"art/hybrid/lid": lid(), "art/hybrid/lid-wide": wide()}
