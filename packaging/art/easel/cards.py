"""What the card frames of several games share, on a card of 630 x 880."""

from math import cos, pi, sin

from easel.ink import INK, WHITE, Paint
from easel.points import cut
from easel.svg import Picture, Point, group, path, polygon, rect

EDGE = "M40 8H590C608 8 622 22 622 40V840C622 858 608 872 590 872H40C22 872 8 858 8 840V40C8 22 22 8 40 8Z"
FOOT = 636.0
"""The lower edge of the window."""


def window(foot: float = FOOT) -> str:
    """The opening for the drawing, down to a lower edge."""
    low = foot - 20
    sides = f"H564C575 112 584 121 584 132V{low:g}C584 {low + 11:g} 575 {foot:g} 564 {foot:g}H66"
    return f"M66 112{sides}C55 {foot:g} 46 {low + 11:g} 46 {low:g}V132C46 121 55 112 66 112Z"


MIDDLE: Point = (315, 374)
PANE: list[Point] = [(40, 106), (590, 106), (590, 642), (40, 642)]
"""The middle of the window, and a rectangle a little larger than it."""
HALF_TURN = "rotate(180 315 374)"
MIRROR = "translate(630 0) scale(-1 1)"


def rays(count: int) -> str:
    """White wedges of light from the middle of the window to its edges."""
    x, y = MIDDLE
    wedges: list[str] = []
    for k in range(count):
        a, b = (2 * pi * (k + part) / count for part in (0, 0.5))
        far = [(x, y), (x + 900 * cos(a), y + 900 * sin(a)), (x + 900 * cos(b), y + 900 * sin(b))]
        wedges.append(polygon(cut(far, PANE)))
    return "".join(wedges)


def pattern(d: str, colour: str, width: float, opacity: float) -> str:
    """Lines behind the drawing."""
    return path(
        d,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_opacity=opacity,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def plates(picture: Picture, rim: str, left: float = 46, foot: float = FOOT) -> str:
    """Where the program writes title and text: bright, so that dark words read well, in a rim of metal."""
    high = 854 - foot - 12
    paper = picture.slope("paper-plate", ((0, "#fffef8", 1), (0.55, "#fff8e6", 1), (1, "#f3e3bd", 1)))
    return group(
        rect(left - 8, 26, 600 - left, 78, 18, fill=INK, stroke="none"),
        rect(left - 5, 29, 594 - left, 72, 15, fill="none", stroke=rim, stroke_width=6),
        rect(left, 34, 584 - left, 62, 11, fill=paper, stroke="none"),
        rect(48, foot + 12, 534, high, 20, fill=INK, stroke="none"),
        rect(51, foot + 15, 528, high - 6, 17, fill="none", stroke=rim, stroke_width=6),
        rect(56, foot + 20, 518, high - 16, 13, fill=paper, stroke="none"),
    )


def frame(picture: Picture, enamel: Paint, bead: str, gleam: float, foot: float = FOOT) -> str:
    """The enamel round the window, the bead along the window, and the gleam of the lamp."""
    stops = ((0, enamel.light, 1.0), (0.4, enamel.base, 1.0), (0.62, enamel.base, 1.0), (1, enamel.shade, 1.0))
    coat = picture.slope("coat-of-kind", stops)
    opening = window(foot)
    return group(
        path(EDGE + opening, fill=coat, fill_rule="evenodd", stroke="none"),
        path(opening, fill="none", stroke=INK, stroke_width=13),
        path(opening, fill="none", stroke=bead, stroke_width=6),
        path("M22 560V52C22 34 34 22 52 22H420", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=gleam),
        path("M22 620V590", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=gleam),
    )
