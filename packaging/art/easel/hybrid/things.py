"""What stands and lies on the tiles: doors, pillars, rocks, pits, tanks, gas, and what was left to rot."""

from easel.forms import dot
from easel.ink import INK, WHITE, Paint, mix
from easel.svg import Picture, circle, ellipse, group, moved, path, polygon, rect

IRON = Paint("#a9b6c0", "#68757f", "#333c44")
DARK_IRON = Paint("#6f7b85", "#434c55", "#20262c")
RUSTY = Paint("#c98a57", "#8b5530", "#4a2a17")
STONE = Paint("#b9ac93", "#85795f", "#4a4234")
STATES = ("shut", "open", "broken", "locked")


def _metal(picture: Picture) -> None:
    picture.slope("iron", IRON.stops(), (0, 0, 0, 1))
    picture.slope("edge", DARK_IRON.stops(), (0, 0, 1, 0))
    picture.glow("stone", STONE.stops())
    picture.slope("rust", RUSTY.stops(), (0, 0, 0, 1))


def _shade(x: float, y: float, rx: float, ry: float) -> str:
    return ellipse(x, y, rx, ry, fill=INK, fill_opacity=0.4, stroke="none")


def _post(x: float, y: float) -> str:
    """One of the two posts of a frame, with its top and its side."""
    return group(
        rect(x - 11, y - 18, 22, 36, 3, fill="url(#edge)"),
        rect(x - 11, y - 18, 22, 14, 3, fill="#8d9aa4"),
        dot(x, y + 8, 3.5),
        stroke=INK,
        stroke_width=5,
    )


def _lamp(x: float, y: float, locked: bool) -> str:
    colour = "#ff5a43" if locked else "#9be05a"
    return group(
        circle(x, y, 17, fill=colour, fill_opacity=0.3, stroke="none"),
        circle(x, y, 8, fill=colour, stroke=INK, stroke_width=4),
        dot(x - 2.5, y - 2.5, 2.5, WHITE, 0.8),
    )


def _leaf_before(x: float, wide: float) -> str:
    """A leaf seen from its broad side, standing up: its top, and below it its face with a band and rivets."""
    rivets = "".join(f"M{x + dx:.0f} {y}h.1" for dx in (12, wide - 12) for y in (44, 76))
    return group(
        rect(x, 18, wide, 16, 3, fill="#8d9aa4"),
        rect(x, 32, wide, 58, 4, fill="url(#iron)"),
        rect(x, 54, wide, 11, fill="url(#rust)"),
        path(rivets, fill="none", stroke_width=9),
        path(f"M{x + 7:.0f} 84V40H{x + wide - 9:.0f}", fill="none", stroke=WHITE, stroke_opacity=0.4, stroke_width=4),
        stroke=INK,
        stroke_width=6,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _leaf_edgewise(y: float, high: float) -> str:
    """A leaf seen from its edge: a narrow top, and its foot at the lower end."""
    return group(
        rect(36, y, 28, high, 4, fill="url(#edge)"),
        rect(36, y, 28, high - 20, 4, fill="#8d9aa4"),
        path(f"M41 {y + high - 28:.0f}V{y + 7:.0f}h16", fill="none", stroke=WHITE, stroke_opacity=0.5, stroke_width=4),
        path(f"M50 {y + 20:.0f}V{y + high - 40:.0f}", fill="none", stroke="#a0612f", stroke_width=7),
        stroke=INK,
        stroke_width=6,
        stroke_linejoin="round",
    )


def _wheel(x: float, y: float) -> str:
    """The wheel by which an airlock is turned."""
    spokes = "M-13 0H13M0 -13V13"
    return group(
        circle(0, 0, 15, fill="none", stroke=INK, stroke_width=12),
        circle(0, 0, 15, fill="none", stroke="#d3a15b", stroke_width=5),
        path(spokes, stroke=INK, stroke_width=8),
        path(spokes, stroke="#d3a15b", stroke_width=3),
        transform=moved(x, y),
    )


def _chain(start: tuple[float, float], end: tuple[float, float]) -> str:
    (x0, y0), (x1, y1) = start, end
    d = f"M{x0:.0f} {y0:.0f}L{x1:.0f} {y1:.0f}"
    return group(
        path(d, stroke=INK, stroke_width=14),
        path(d, stroke="#c2b28a", stroke_width=7, stroke_dasharray="9 6"),
        fill="none",
        stroke_linecap="round",
    )


def _bits(wide: float, high: float, count: int) -> str:
    """What is left of a leaf that a Titan went through."""
    shapes = ("M-16 -10L14 -14L18 4L2 14L-14 8Z", "M-12 -14L10 -8L16 10L-6 14Z", "M-18 -4L4 -12L20 2L0 10Z")
    marks: list[str] = []
    for k in range(count):
        x = wide * (0.16 + 0.68 * ((k * 0.618 + 0.2) % 1))
        y = high * (0.2 + 0.6 * ((k * 0.755 + 0.35) % 1))
        marks.append(path(shapes[k % 3], fill=INK, fill_opacity=0.5, transform=moved(x + 4, y + 6, 0.8, k * 47)))
        tone = mix("#5b6670", "#93a0aa", (k * 0.37) % 1) if k % 3 else "#8b5530"
        marks.append(path(shapes[k % 3], fill=tone, stroke=INK, stroke_width=5, transform=moved(x, y, 0.8, k * 47)))
    return group(*marks, stroke_linejoin="round")


def _lying(state: str, wide: int) -> list[str]:
    """A door in a wall that runs across: passed from above to below."""
    inner = wide - 36
    marks = [rect(10, 84, wide - 20, 14, 6, fill=INK, fill_opacity=0.35)] if state in ("shut", "locked") else []
    if state == "broken":
        marks.append(_bits(wide, 100, 5 if wide == 100 else 9))
    elif state == "open":
        marks.append(path(f"M18 50H{wide - 18}", stroke="#ffcf7a", stroke_opacity=0.35, stroke_width=10))
        marks += [_side_leaf(22), _side_leaf(wide - 22)] if wide == 200 else [_side_leaf(22)]
    elif wide == 200:
        marks += [_leaf_before(18, inner / 2), _leaf_before(18 + inner / 2, inner / 2), _wheel(100, 60)]
    else:
        marks += [_leaf_before(18, inner), _wheel(50, 60)]
    marks += [_post(11, 52), _post(wide - 11, 52)]
    if state == "locked":
        marks += [_chain((18, 40), (wide - 18, 86)), _chain((wide - 18, 40), (18, 86))]
    if state in ("shut", "locked"):
        marks.append(_lamp(wide / 2, 26, state == "locked"))
    return marks


def _side_leaf(x: float) -> str:
    """A leaf that stands open, seen from its edge."""
    return group(
        rect(x - 7, 6, 14, 46, 3, fill="#8d9aa4"),
        rect(x - 7, 46, 14, 22, 3, fill="url(#edge)"),
        stroke=INK,
        stroke_width=5,
    )


def _upright(state: str, high: int) -> list[str]:
    """A door in a wall that runs up and down: passed from side to side."""
    marks: list[str] = []
    if state == "broken":
        marks.append(_bits(100, high, 5 if high == 100 else 9))
    elif state == "open":
        marks.append(path(f"M50 24V{high - 20}", stroke="#ffcf7a", stroke_opacity=0.35, stroke_width=10))
        leaf = group(
            rect(4, 14, 40, 12, 3, fill="#8d9aa4"),
            rect(4, 24, 40, 22, 3, fill="url(#iron)"),
            stroke=INK,
            stroke_width=5,
        )
        marks.append(leaf)
        if high == 200:
            marks.append(group(leaf, transform=moved(0, 128)))
    else:
        marks.append(path(f"M66 22h14V{high - 10}h-14Z", fill=INK, fill_opacity=0.35))
        if high == 200:
            marks += [_leaf_edgewise(16, 88), _leaf_edgewise(98, 88)]
        else:
            marks.append(_leaf_edgewise(16, high - 30))
    marks += [_post(50, 18), _post(50, high - 18)]
    if state == "locked":
        marks += [_chain((28, 30), (72, high - 34)), _chain((72, 30), (28, high - 34))]
    if state in ("shut", "locked"):
        marks.append(_lamp(50, high / 2, state == "locked"))
    return marks


def door(state: str, double: bool, upright: bool) -> Picture:
    """A door as it stands in its wall."""
    long = 200 if double else 100
    picture = Picture(100, long) if upright else Picture(long, 100)
    _metal(picture)
    picture.add(*(_upright(state, long) if upright else _lying(state, long)))
    return picture


def passage(double: bool, upright: bool) -> Picture:
    """An opening without a door: its frame and a worn threshold."""
    long = 200 if double else 100
    picture = Picture(100, long) if upright else Picture(long, 100)
    _metal(picture)
    if upright:
        line, posts = f"M50 22V{long - 18}", (_post(50, 18), _post(50, long - 18))
    else:
        line, posts = f"M20 52H{long - 20}", (_post(11, 52), _post(long - 11, 52))
    picture.add(
        path(line, stroke=INK, stroke_opacity=0.5, stroke_width=22, stroke_dasharray="16 8"),
        path(line, stroke="#8d9aa4", stroke_opacity=0.6, stroke_width=12, stroke_dasharray="16 8"),
        *posts,
    )
    return picture


def pillar() -> Picture:
    """A column up to the ceiling, seen a little from before."""
    picture = Picture(100, 100)
    _metal(picture)
    picture.add(
        _shade(62, 78, 40, 18),
        path("M18 74C18 96 82 96 82 74V34H18Z", fill="url(#edge)", stroke=INK, stroke_width=7),
        path("M30 50V86M50 52V91M70 50V86", fill="none", stroke=INK, stroke_opacity=0.45, stroke_width=5),
        ellipse(50, 34, 32, 22, fill="#8d9aa4", stroke=INK, stroke_width=7),
        ellipse(50, 34, 19, 12, fill="#5d6973", stroke=INK, stroke_width=4),
        path(
            "M28 30C34 18 52 16 60 18",
            fill="none",
            stroke=WHITE,
            stroke_opacity=0.55,
            stroke_width=5,
            stroke_linecap="round",
        ),
        *(dot(x, y, 3.4) for x, y in ((25, 40), (50, 51), (75, 40))),
    )
    return picture


ROCKS = (
    ("M12 62L26 40L48 38L58 58L46 80L20 82Z", "#8d8069", "M26 44L34 60L22 76M34 60L54 58"),
    ("M50 44L66 22L88 34L90 58L72 68L54 60Z", "#a4977c", "M66 26L70 46L86 54M70 46L56 56"),
    ("M52 70L72 62L92 72L88 90L62 94Z", "#766a55", "M56 72L72 78L88 76"),
    ("M16 32L30 16L46 22L42 36L24 38Z", "#99896c", "M20 30L32 30L42 24"),
)


def rocks() -> Picture:
    """Blocks from the ceiling: one climbs over them, and shoots past them as best one can."""
    picture = Picture(100, 100)
    picture.add(_shade(54, 70, 44, 28))
    for outline, tone, cracks in ROCKS:
        picture.add(
            path(outline, fill=tone, stroke=INK, stroke_width=6, stroke_linejoin="round"),
            path(cracks, fill="none", stroke=INK, stroke_opacity=0.55, stroke_width=4, stroke_linejoin="round"),
        )
    gleam = "M28 44L46 42M68 28L82 36M58 74L72 68M22 30L30 22"
    picture.add(path(gleam, fill="none", stroke=WHITE, stroke_opacity=0.5, stroke_width=4, stroke_linecap="round"))
    return picture


def lid_of_pit() -> Picture:
    """A trapdoor that is shut: two leaves of a floor that is none."""
    picture = Picture(100, 100)
    _metal(picture)
    picture.add(
        rect(7, 7, 86, 86, 8, fill="#4a535b", stroke=INK, stroke_width=7),
        path("M50 9V91", stroke=INK, stroke_width=7),
        path("M14 84V15H44M56 15H84", fill="none", stroke=WHITE, stroke_opacity=0.25, stroke_width=4),
        path("M12 30L30 12M12 58L44 26M12 86L44 54M34 88L44 78", fill="none", stroke="#d9a92f", stroke_width=9),
        path("M56 44L88 12M56 72L88 40M66 88L88 66", fill="none", stroke="#d9a92f", stroke_width=9),
        rect(7, 7, 86, 86, 8, fill="none", stroke=INK, stroke_width=7),
        *(dot(x, y, 5, "#c9d3da") for x in (42, 58) for y in (40, 60)),
    )
    return picture


def pit() -> Picture:
    """A trapdoor that is open: darkness, and spikes in it."""
    picture = Picture(100, 100)
    _metal(picture)
    picture.glow("deep", ((0, "#000000", 1), (0.6, "#120c10", 1), (1, "#2c2328", 1)), 0.5, 0.45, 0.65)
    spikes = "".join(
        f"M{x - 8} {y}L{x} {y - 32}L{x + 8} {y}Z" for x, y in ((28, 60), (52, 56), (74, 62), (38, 84), (64, 86))
    )
    picture.add(
        rect(6, 6, 88, 88, 8, fill="#59636c", stroke=INK, stroke_width=7),
        rect(14, 14, 72, 76, 5, fill="url(#deep)", stroke=INK, stroke_width=5),
        path("M14 16H86V30H14Z", fill="#000000", fill_opacity=0.5),
        path(spikes, fill="#a7b1b8", stroke=INK, stroke_width=4, stroke_linejoin="round"),
        path(
            "M27 52l2 -16M51 48l2 -16M73 54l2 -16M37 76l2 -16M63 78l2 -16",
            stroke=WHITE,
            stroke_opacity=0.6,
            stroke_width=3,
        ),
        path("M64 86l-5 -18q8 -6 9 4Z", fill="#8f1f1a"),
        path("M10 88V10H90", fill="none", stroke=WHITE, stroke_opacity=0.35, stroke_width=4),
    )
    return picture


def tank() -> Picture:
    """A tank in which clones float, seen from above: a ring of iron, glass, green broth, and hoses."""
    picture = Picture(100, 100)
    _metal(picture)
    picture.glow("broth", ((0, "#dcf58a", 1), (0.55, "#86b53a", 1), (1, "#39591a", 1)), 0.4, 0.35, 0.65)
    hoses = "M14 16C22 10 26 22 30 30M88 14C80 12 78 22 70 28M14 88C18 78 26 84 30 72M88 88C82 78 76 84 70 72"
    picture.add(
        _shade(54, 60, 42, 38),
        path(hoses, fill="none", stroke=INK, stroke_width=13, stroke_linecap="round"),
        path(hoses, fill="none", stroke="#8b5530", stroke_width=6, stroke_linecap="round"),
        circle(50, 50, 39, fill="url(#edge)", stroke=INK, stroke_width=6),
        circle(50, 50, 39, fill="none", stroke="#c3cdd4", stroke_opacity=0.5, stroke_width=3, stroke_dasharray="26 18"),
        circle(50, 50, 28, fill="url(#broth)", stroke=INK, stroke_width=6),
        *(dot(50 + x, 50 + y, 4, "#c9d3da") for x, y in ((0, -33), (0, 33), (-33, 0), (33, 0))),
        *(
            circle(x, y, r, fill=WHITE, fill_opacity=0.55, stroke="none")
            for x, y, r in ((42, 58, 4), (58, 62, 3), (60, 46, 5))
        ),
        path("M32 46C34 36 42 30 52 30", fill="none", stroke=WHITE, stroke_opacity=0.8, stroke_width=5),
    )
    return picture


def gas() -> Picture:
    """A cloud over two by two squares that bites in the lungs."""
    picture = Picture(200, 200)
    picture.glow("puff", ((0, "#d9ea7a", 0.85), (0.55, "#94b23f", 0.6), (1, "#5d7a22", 0.25)), 0.4, 0.35, 0.7)
    puffs = ((60, 70, 48), (130, 58, 46), (150, 120, 46), (96, 132, 56), (48, 130, 40), (100, 92, 50))
    picture.add(
        *(circle(x, y, r, fill="url(#puff)", stroke="#38491a", stroke_opacity=0.6, stroke_width=5) for x, y, r in puffs)
    )
    skull = "M72 92C70 66 130 66 128 92C128 104 122 108 116 112L114 128H86L84 112C78 108 72 104 72 92Z"
    picture.add(
        path(skull, fill="#f1f5c8", fill_opacity=0.85, stroke="#2b3812", stroke_width=6, stroke_linejoin="round"),
        path("M82 88l14 6l-8 12q-8 -4 -6 -18ZM118 88l-14 6l8 12q8 -4 6 -18Z", fill="#2b3812"),
        path("M94 118v10M106 118v10", stroke="#2b3812", stroke_width=4),
        path(
            "M30 40c10 -14 26 -8 24 4M160 170c12 -4 14 -20 4 -24",
            fill="none",
            stroke=WHITE,
            stroke_opacity=0.5,
            stroke_width=5,
        ),
    )
    return picture


def charnel() -> Picture:
    """A heap of what the clones have left, over two by two squares."""
    picture = Picture(200, 200)
    picture.glow("mud", ((0, "#7b2a22", 0.9), (0.7, "#451712", 0.8), (1, "#2a0d0b", 0.2)), 0.5, 0.5, 0.55)
    picture.add(ellipse(100, 108, 90, 78, fill="url(#mud)"))
    ribs = "M44 120q20 -50 52 -40M52 136q22 -46 56 -36M64 150q22 -38 54 -30"
    picture.add(
        path(ribs, fill="none", stroke=INK, stroke_width=16, stroke_linecap="round"),
        path(ribs, fill="none", stroke="#d9cfae", stroke_width=9, stroke_linecap="round"),
    )
    for x, y, size, turn in ((136, 84, 1.0, -12), (92, 60, 0.8, 14), (150, 142, 0.75, 24)):
        skull = group(
            path("M-28 2C-30 -30 30 -30 28 2C28 14 20 18 16 20L14 32H-14L-16 20C-20 18 -28 14 -28 2Z", fill="#e6dcbd"),
            path("M-18 -2h14v12h-12ZM18 -2h-14v12h12ZM-3 14l3 -6l3 6Z", fill=INK, stroke="none"),
            path("M-6 24v8M2 24v8M9 24v6", fill="none", stroke_width=3),
            stroke=INK,
            stroke_width=6,
            stroke_linejoin="round",
            transform=moved(x, y, size, turn),
        )
        picture.add(skull)
    claw = [(24, 84), (56, 64), (50, 84), (64, 92), (40, 98)]
    picture.add(path(polygon(claw), fill="#8aa24a", stroke=INK, stroke_width=6, stroke_linejoin="round"))
    return picture


def pictures() -> dict[str, Picture]:
    """Everything that stands on the tiles."""
    found = {
        "pillar": pillar(),
        "rocks": rocks(),
        "trapdoor/shut": lid_of_pit(),
        "trapdoor/open": pit(),
        "gas": gas(),
        "tank": tank(),
        "charnel": charnel(),
    }
    for size, double in (("single", False), ("double", True)):
        for way, upright in (("across", False), ("upright", True)):
            found |= {f"door/{size}-{way}-{state}": door(state, double, upright) for state in STATES}
            found[f"passage/{size}-{way}"] = passage(double, upright)
    return {f"art/hybrid/{key}": picture for key, picture in found.items()}
