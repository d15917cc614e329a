"""The lid of the monster workshop and its wide banner: a creature of clear sheets between two coils, and the name."""

from math import cos, pi, sin

from easel import box, clip
from easel.forms import ball, dot, eye, flat, gloss, inner, shape, sparkle, stock, teeth
from easel.glyphs import GLYPHS, Glyph, Word, centred, layer
from easel.ink import INK, STEEL, WHITE, Paint, metal
from easel.svg import Picture, Point, circle, ellipse, group, line, moved, path, polygon, rect
from easel.xybrid.cast import bolt
from easel.xybrid.signs import emblem

LAB = Paint("#7fe0e6", "#227f98", "#0c3346")
BOARD = Paint("#5fb8c4", "#1f6f84", "#0d3d50")
LETTERS = {
    "X": Glyph(58, "M0 0L58 100M58 0L0 100"),
    "Y": GLYPHS["Y"],
    "B": GLYPHS["B"],
    "R": Glyph(54, "M0 100V0H28C46 0 52 12 52 27C52 42 46 54 28 54H0M26 54L54 100"),
    "I": Glyph(0, "M0 0V100"),
    "D": Glyph(56, "M0 0V100H22C46 100 56 84 56 66V34C56 16 46 0 22 0Z"),
}
PEN: dict[str, float | str | None] = {
    "stroke": INK,
    "stroke_width": 9,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}


def _setting(space: float) -> Word:
    x = 0.0
    placed: list[tuple[float, Glyph]] = []
    for letter in "XYBRID":
        placed.append((x, LETTERS[letter]))
        x += LETTERS[letter].width + space
    return Word(x - space, tuple(placed))


def _cross(weight: float) -> str:
    """The X in the colours of the four sciences, one for each arm."""
    arms = (("#a0d860", 0, 0), ("#bb84ec", 58, 0), ("#5fbcf6", 58, 100), ("#ff9f3f", 0, 100))
    return group(
        *(line(29, 50, x, y, stroke=colour, stroke_width=weight) for colour, x, y in arms),
        group(bolt(29, 24, 0.44), stroke=INK, stroke_linejoin="round"),
        stroke_linecap="round",
    )


def title(picture: Picture, x: float, y: float, height: float, weight: float = 29) -> str:
    """The name, thick and cold as ice; its first letter joins the four sciences."""
    ice = picture.slope("letters", ((0, "#ffffff", 1), (0.5, "#c9f6ff", 1), (1, "#4cb4ea", 1)), (0, 0, 0, 1))
    setting = _setting(weight + 13)
    rest = Word(setting.width, setting.glyphs[1:])
    return centred(
        x,
        y,
        height,
        setting,
        layer(setting, weight + 26, INK, 5, 9),
        layer(setting, weight + 22, INK),
        layer(setting, weight + 2, "#15537f", 3, 6),
        layer(rest, weight, ice),
        _cross(weight),
        layer(rest, 4.5, WHITE, -weight * 0.22, -weight * 0.22, 0.9),
    )


def _wing() -> str:
    return group(
        shape(
            "M262 372C230 270 150 176 -6 150C34 196 44 226 36 268C82 256 104 280 106 320C148 302 172 326 178 366"
            "C206 350 234 372 246 420Z",
            "gem",
        ),
        inner(
            "M250 370C210 290 130 210 36 172M240 372C190 310 120 290 60 272M238 384C200 340 160 330 124 324", 5, 0.45
        ),
    )


def _leg() -> str:
    return group(
        shape("M214 552C250 538 290 538 318 540L312 660L298 776H230L226 700C218 650 206 600 214 552Z", "phys"),
        path("M258 590l-18 52l26 -4l-18 72", fill="none", stroke="#f0fdff", stroke_width=8),
        shape("M222 690L306 696L304 728L226 722Z", "steel"),
        shape("M224 760H304V808C304 840 298 848 280 848H158C144 848 142 826 166 812C196 796 220 790 224 760Z", "rob"),
        inner("M152 832H302", 5, 0.6),
        gloss("M184 812Q206 800 222 790"),
    )


def _core() -> str:
    bubbles = ((290, 470, 11), (338, 446, 8), (352, 482, 13), (312, 500, 7))
    return group(
        shape(
            "M246 262C290 246 340 246 384 262C436 286 462 332 446 388C474 456 452 560 412 586C370 606 260 606 218 586"
            "C178 560 156 456 184 388C168 332 194 286 246 262Z",
            "chem",
        ),
        inner("M206 556Q315 604 424 556M196 520Q206 536 218 540M434 520Q424 536 412 540", 5, 0.5),
        inner("M384 300q14 26 8 58M374 316l26 -2M378 338l24 2", 6, 0.7),
        ball(315, 452, 88, "steel"),
        *(dot(315 + 77 * cos(a * pi / 4), 452 + 77 * sin(a * pi / 4), 5) for a in range(8)),
        ball(315, 452, 64, "#12324f", 6),
        flat("M254 446Q284 430 314 446T376 446A62 62 0 0 1 254 446Z", "#8dff6a"),
        *(dot(x, y, r, "#e8ffd8", 0.8) for x, y, r in bubbles),
        shape("M315 398l24 22l-10 36l-14 16l-14 -16l-10 -36z", "gem", 5),
        gloss("M270 430Q278 404 304 396", 7),
        gloss("M208 334C216 300 234 286 262 278", 8),
    )


def _claw() -> str:
    return group(
        shape("M222 366L190 334L96 372L116 420Z", "steel"),
        inner("M190 356L112 392", 5, 0.5),
        shape("M72 404L118 384L92 254L42 262Z", "steel"),
        inner("M92 374L70 278", 5, 0.5),
        ball(98, 402, 40, "rob"),
        ball(98, 402, 14, "steel", 5),
        ball(209, 350, 48, "rob"),
        ball(209, 350, 17, "steel", 5),
        gloss("M180 334q12 -18 32 -18M74 388q8 -16 24 -18"),
        shape("M54 150V108H44V94H98V108H88V150L112 196C118 208 112 214 102 214H40C30 214 24 208 30 196Z", "glass"),
        flat("M44 176H98L108 198C112 206 108 210 102 210H40C34 210 30 206 34 198Z", "#ff6ad0"),
        shape(
            "M24 262C-16 240 -12 180 22 160L34 178C18 192 20 218 42 232L96 228C118 210 118 188 104 174L118 158"
            "C152 180 150 238 108 262Z",
            "rob",
        ),
    )


def _tentacle() -> str:
    d = "M418 352C520 404 632 340 590 236C572 184 506 190 514 240C520 266 552 262 552 244"
    suckers = ((470, 372, 11), (518, 368, 11), (560, 336, 10), (572, 290, 9), (556, 250, 8))
    return group(
        path(d, fill="none", stroke=INK, stroke_width=66),
        path(d, fill="none", stroke="#6fae3f", stroke_width=49),
        path(d, fill="none", stroke="#b9e07a", stroke_width=12, stroke_opacity=0.8, transform="translate(6 -13)"),
        *(ball(x, y + 8, r, "horn", 5) for x, y, r in suckers),
        ball(421, 350, 46, "bio"),
        gloss("M396 336q10 -16 28 -18"),
    )


def _head(picture: Picture) -> str:
    ring = metal(picture, "ring-steel", STEEL)
    brain = "M234 118C214 96 232 62 262 68C268 40 312 38 322 58C346 36 392 54 388 82C418 84 420 116 398 122Z"
    return group(
        shape(
            "M206 148C148 150 112 112 104 44C156 60 210 80 240 112Z"
            "M424 148C482 150 518 112 526 44C474 60 420 80 390 112Z",
            "horn",
        ),
        inner("M140 82q20 6 32 -6M164 112q20 4 34 -8M490 82q-20 6 -32 -6M466 112q-20 4 -34 -8", 5, 0.5),
        shape(brain, "#ff9fb8"),
        inner("M262 70q-4 20 14 24M322 60q-14 16 0 30M366 66q8 16 -6 28M292 98q10 -12 24 0", 5, 0.5),
        path("M214 128C204 14 426 14 416 128Z", fill="#dff8ff", fill_opacity=0.35),
        gloss("M240 92Q250 54 288 42", 8),
        shape(
            "M188 178C184 132 250 116 315 116C380 116 446 132 442 178C442 236 412 262 374 280"
            "C370 306 350 322 315 322C280 322 260 306 256 280C218 262 188 236 188 178Z",
            "bio",
        ),
        path("M204 118H426V142H204Z", fill=ring, stroke_width=7),
        *(dot(x, 130, 5) for x in (226, 270, 315, 360, 404)),
        eye(258, 184, 42, "#c8392b", 7, 4),
        circle(376, 180, 45, fill=ring),
        ball(376, 180, 27, "phys", 6),
        dot(376, 180, 11),
        path("M360 172q4 -12 16 -13", fill="none", stroke=WHITE, stroke_width=6),
        shape("M222 232C262 256 366 256 408 228C404 280 362 304 314 304C268 304 228 282 222 232Z", "#5b1420"),
        flat("M272 290C292 266 340 266 358 288C336 302 292 302 272 290Z", "#e86a6a"),
        teeth(240, 242, 72, 3, 30),
        teeth(316, 248, 74, 3, 28),
        gloss("M206 186Q208 160 226 152", 7),
    )


def monster(picture: Picture, place: str) -> str:
    """The glorious one, in the coordinates of a sheet."""
    mirror = "translate(630 0) scale(-1 1)"
    return group(
        group(_wing(), group(_wing(), transform=mirror), transform="translate(-110 -190) scale(1.35)"),
        group(_leg(), transform=mirror),
        _leg(),
        _core(),
        _claw(),
        _tentacle(),
        _head(picture),
        transform=place,
        **PEN,
    )


def _sheet(turn: float, tint: str, top: float) -> str:
    """One clear sheet of the fan, its badge on the right edge."""
    return group(
        rect(0, 0, 630, 880, 36, fill=WHITE, fill_opacity=0.13, stroke=WHITE, stroke_opacity=0.9, stroke_width=7),
        path("M3 620L627 300V400L3 720Z", fill=WHITE, fill_opacity=0.09),
        rect(566, top, 46, 84, 12, fill=tint, stroke=INK, stroke_width=7),
        transform=f"translate(0 {-5 * abs(turn):g}) rotate({turn:g} 315 860)",
    )


def sheets(place: str) -> str:
    fan = (
        (-15, "#3a96e0", 60),
        (-7.5, "#ec4a33", 60),
        (15, "#f2bf2e", 640),
        (7.5, "#9a5fd0", 540),
        (0, "#6fae3f", 440),
    )
    return group(*(_sheet(*one) for one in fan), transform=place)


def _coil(picture: Picture, place: str) -> str:
    """A coil that throws lightning."""
    steel = metal(picture, "ring-steel", STEEL)
    return group(
        path("M-44 150L-30 20H30L44 150Z", fill="#1b3f55"),
        *(
            path(f"M-{w} {y}H{w}", stroke="#e8892f", stroke_width=9)
            for w, y in ((30, 42), (33, 66), (36, 90), (39, 114), (42, 136))
        ),
        ellipse(0, 12, 52, 20, fill=steel),
        ball(0, -14, 30, "phys"),
        gloss("M-16 -22q6 -12 18 -12"),
        transform=place,
        **{**PEN, "stroke_width": 7},
    )


def _spark(points: str, wide: float = 1) -> str:
    return group(
        path(points, stroke="#8fe8ff", stroke_width=20 * wide, stroke_opacity=0.35),
        path(points, stroke=INK, stroke_width=12 * wide),
        path(points, stroke="#fffbd0", stroke_width=6 * wide),
        fill="none",
        stroke_linejoin="miter",
        stroke_linecap="round",
    )


def _rays(picture: Picture, area: list[Point], x: float, y: float, count: int) -> str:
    shine = picture.spot("shine", ((0, "#f2fffb", 0.95), (0.3, "#8ff0e6", 0.55), (1, "#2fa8c9", 0.1)), x, y, 430)
    wedges: list[str] = []
    for k in range(count):
        a, b = (2 * pi * (k + part) / count for part in (0.1, 0.6))
        far = [(x, y), (x + 1200 * cos(a), y + 1200 * sin(a)), (x + 1200 * cos(b), y + 1200 * sin(b))]
        wedges.append(polygon(clip.cut(far, area)))
    return path("".join(wedges), fill=shine)


def _frame(width: float, height: float) -> str:
    """A white laboratory rim with steel bolts."""
    i, r = 20, 22
    arc, low = f"A{r} {r} 0 0 0", i + r
    inside = (
        f"M{low} {i}{arc} {i} {low}V{height - low}{arc} {low} {height - i}"
        f"H{width - low}{arc} {width - i} {height - low}V{low}{arc} {width - low} {i}Z"
    )
    bolts = [
        group(
            path(polygon(clip.regular(0, 0, 11, 6, 14)), fill="#9aa7b3", stroke_width=4.5),
            circle(0, 0, 4, fill="#eef2f5", stroke_width=3),
            transform=moved(x, y),
        )
        for x in (20, width - 20)
        for y in (20, height - 20)
    ]
    rim = path(f"M0 0H{width}V{height}H0Z{inside}", fill="#eaf5fa", fill_rule="evenodd", stroke_width=6)
    return group(rim, *bolts, stroke=INK, stroke_linejoin="round")


def _bench(y: float, width: float, height: float) -> str:
    return group(
        path(f"M0 {y}H{width}V{height}H0Z", fill="#bcd9e4", stroke=INK, stroke_width=6),
        path(f"M0 {y + 34}H{width}V{height}H0Z", fill="#5d8ba0", stroke=INK, stroke_width=6),
        path(
            f"M30 {y + 12}H150M170 {y + 12}H196",
            stroke=WHITE,
            stroke_width=5,
            stroke_opacity=0.7,
            stroke_linecap="round",
        ),
    )


def _lid(picture: Picture) -> str:
    w, h = box.FACE_WIDTH, box.FACE_HEIGHT
    area: list[Point] = [(0, 0), (w, 0), (w, h), (0, h)]
    deep = picture.spot("deep", ((0, LAB.light, 1), (0.45, LAB.base, 1), (1, LAB.shade, 1)), 238, 300, 380)
    place = moved(92, 126, 0.462)
    return group(
        rect(0, 0, w, h, fill=deep),
        _rays(picture, area, 238, 300, 20),
        _bench(474, w, h),
        ellipse(238, 506, 180, 20, fill=INK, fill_opacity=0.35),
        _coil(picture, moved(70, 366, 0.86)),
        _coil(picture, moved(406, 366, 0.86)),
        sheets(place),
        monster(picture, place),
        _spark("M70 330L92 306L80 288L114 262", 0.8),
        _spark("M406 330L388 312L402 296L372 268", 0.8),
        path("M100 412L376 270V312L100 454Z", fill=WHITE, fill_opacity=0.16),
        sparkle(124, 168, 13),
        sparkle(380, 236, 11),
        title(picture, 236, 84, 70),
        _frame(w, h),
    )


def _spine(picture: Picture) -> str:
    """The name once more, along the side of the lid."""
    setting = _setting(44)
    name = centred(0, 0, 29, setting, layer(setting, 44, INK), layer(setting, 25, "#d8f6ff"))
    return group(
        rect(0, 26, 64, 20, fill="#eaf5fa", stroke=INK, stroke_width=5),
        rect(0, 496, 64, 20, fill="#eaf5fa", stroke=INK, stroke_width=5),
        group(name, transform="translate(32 226) rotate(90) scale(1.35 1.15)"),
        emblem(picture, moved(32, 440, 0.2)),
    )


def lid() -> Picture:
    picture = Picture(box.WIDTH, box.HEIGHT)
    box.box(picture, box.Art(_lid(picture), _spine(picture), BOARD))
    stock(picture)
    return picture


def wide() -> Picture:
    """The banner of the set-up sheet."""
    picture = Picture(960, 280)
    area = clip.panel(4, 4, 952, 272, 22)
    deep = picture.spot("deep", ((0, LAB.light, 1), (0.45, LAB.base, 1), (1, LAB.shade, 1)), 744, 130, 640)
    place = moved(644, 10, 0.302)
    bench = clip.cut([(0, 232), (960, 232), (960, 280), (0, 280)], area)
    tints = ("bio", "chem", "phys", "rob")
    picture.add(
        path(polygon(area), fill=deep),
        _rays(picture, area, 740, 140, 26),
        path(polygon(bench), fill="#5d8ba0", stroke=INK, stroke_width=6),
        path("M520 244H640M880 244H930", stroke=WHITE, stroke_width=4, stroke_opacity=0.6, stroke_linecap="round"),
        ellipse(740, 258, 130, 11, fill=INK, fill_opacity=0.35),
        _coil(picture, moved(576, 142, 0.62)),
        _coil(picture, moved(900, 142, 0.62)),
        sheets(place),
        monster(picture, place),
        _spark("M590 124L614 114L608 96L642 92", 0.7),
        _spark("M886 124L866 114L872 96L836 92", 0.7),
        title(picture, 268, 122, 90),
        group(*(ball(178 + 60 * k, 254, 10, tint) for k, tint in enumerate(tints)), stroke=INK, stroke_width=5),
        path(polygon(area), fill="none", stroke=INK, stroke_width=8),
    )
    stock(picture)
    return picture


def pictures() -> dict[str, Picture]:
    return {"art/xybrid/lid": lid(), "art/xybrid/lid-wide": wide()}
