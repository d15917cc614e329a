"""The doors and passages of HYBRID: single and double, across and upright, in every state."""

from easel.forms import dot
from easel.ink import INK, WHITE, Paint, mix
from easel.svg import Picture, circle, group, moved, path, rect

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
    """The wheel that opens an airlock."""
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
    """The pieces of a broken leaf."""
    shapes = ("M-16 -10L14 -14L18 4L2 14L-14 8Z", "M-12 -14L10 -8L16 10L-6 14Z", "M-18 -4L4 -12L20 2L0 10Z")
    marks: list[str] = []
    for k in range(count):
        x = wide * (0.16 + 0.68 * ((k * 0.618 + 0.2) % 1))
        y = high * (0.2 + 0.6 * ((k * 0.755 + 0.35) % 1))
        marks.append(path(shapes[k % 3], fill=INK, fill_opacity=0.5, transform=moved(x + 4, y + 6, 0.8, k * 47)))
        tone = mix("#5b6670", "#93a0aa", (k * 0.37) % 1) if k % 3 else "#8b5530"
        marks.append(path(shapes[k % 3], fill=tone, stroke=INK, stroke_width=5, transform=moved(x, y, 0.8, k * 47)))
    return group(*marks, stroke_linejoin="round")


def _across(state: str, wide: int) -> list[str]:
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
    """A door in its wall."""
    long = 200 if double else 100
    picture = Picture(100, long) if upright else Picture(long, 100)
    _metal(picture)
    picture.add(*(_upright(state, long) if upright else _across(state, long)))
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


def pictures() -> dict[str, Picture]:
    """Every door in every state, and every passage."""
    found: dict[str, Picture] = {}
    for size, double in (("single", False), ("double", True)):
        for way, upright in (("across", False), ("upright", True)):
            found |= {f"door/{size}-{way}-{state}": door(state, double, upright) for state in STATES}
            found[f"passage/{size}-{way}"] = passage(double, upright)
    return {f"art/hybrid/{key}": picture for key, picture in found.items()}
