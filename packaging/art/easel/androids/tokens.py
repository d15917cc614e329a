"""The small things on the bench of AndrOIDS: notches, tokens of turns and questions, arrows, plates, and the plan."""

from math import cos, pi, sin

from easel.androids.cast import BRASS, PEN, PRINT, SCARLET, supply
from easel.forms import ball, gloss, shape
from easel.ink import INK, WHITE, Paint, mix
from easel.seats import SEATS
from easel.svg import Picture, circle, ellipse, figure, group, moved, path, polygon, rect

PAPER = ((0.0, "#fffef8", 1.0), (0.6, "#fff3d6", 1.0), (1.0, "#e8cf98", 1.0))
CHALK = "#dbe9ff"
TAB = "M0 6H118Q144 6 144 32V64Q144 90 118 90H0"
QUERY = "M44 50Q44 26 66 26Q90 26 90 47Q90 60 76 67Q69 71 69 80"
BUBBLE = "M66 6C100 6 124 26 124 54C124 82 100 101 70 101L44 122L48 98C22 92 8 76 8 54C8 26 32 6 66 6Z"
ARROW = "M12 50L66 12V39H101V61H66V88Z"
SHEET = (958, 605)
"""The plan fills the stage, a hundred units for each of the table's."""
ORIGIN, SHARE = (419.9, 135.6), 0.4605
"""Where on the plan the upper left corner of a torso lies, and the scale of its drawing there."""
NECK = (200.0, 40.0)
JOINTS = ((50.0, 120.0, 25.0), (350.0, 120.0, -25.0), (130.0, 420.0, 0.0), (270.0, 420.0, 0.0))
"""Shoulders and hips of a torso, and how limbs are turned there."""


def _pattern(seat: int) -> str:
    """The pattern of a seat's token, running off the edge of a card."""
    marks = (
        group(*(path(f"M{x} 84L{x + 40} 12H{x + 58}L{x + 18} 84Z") for x in (-24, 18, 60))),
        group(*(circle(x, y, 8.5) for y, first in ((28, 22), (48, 37), (68, 22)) for x in range(first, 113, 30))),
        group(*(path(f"M{x} 16L{x + 22} 48L{x} 80", fill="none") for x in (14, 44, 74, 104)), stroke_width=10),
        group(
            path("M0 24H104Q118 24 118 48Q118 72 104 72H0", fill="none"),
            path("M0 44H88Q94 44 94 48Q94 52 88 52H0", fill="none"),
            stroke_width=9,
        ),
        group(*(rect(x, y, 18, 18) for y in (12, 30, 48, 66) for x in range(12 if y % 36 == 12 else 30, 103, 36))),
        group(
            *(path(f"M0 {y}Q16 {y - 16} 32 {y}T64 {y}T96 {y}T128 {y}", fill="none") for y in (26, 50, 74)),
            stroke_width=9,
        ),
    )
    return marks[seat]


def notch(seat: int) -> Picture:
    """What tells on the edge of a back which seat laid the card."""
    picture = Picture(150, 96)
    colour = SEATS[seat].colour
    light = mix(colour, WHITE, 0.78)
    enamel = picture.glow("enamel", Paint(mix(colour, WHITE, 0.42), colour, mix(colour, INK, 0.52)).stops())
    picture.add(
        path(TAB + "Z", fill=enamel),
        group(_pattern(seat), fill=light, stroke=light, stroke_width=0),
        path(TAB, fill="none", stroke=INK, stroke_width=8, stroke_linejoin="round"),
        group(gloss("M6 16H112Q126 16 131 26"), stroke_linecap="round"),
    )
    return picture


def asked() -> Picture:
    """It lies with whoever is asked."""
    picture = Picture(132, 132)
    paper = picture.glow("cream", PAPER)
    picture.add(
        ellipse(66, 118, 34, 7, fill=INK, fill_opacity=0.35),
        group(
            path(BUBBLE, fill=paper),
            path(QUERY, fill="none", stroke_width=20),
            path(QUERY, fill="none", stroke="#e0392d", stroke_width=10),
            circle(69, 90, 10, fill=INK, stroke="none"),
            circle(69, 90, 5.5, fill="#e0392d", stroke="none"),
            path("M20 48Q24 26 48 17", fill="none", stroke=WHITE, stroke_width=6, stroke_opacity=0.8),
            **PEN,
        ),
    )
    return picture


def turn() -> Picture:
    """It lies with whoever is in turn: a gear with an arrow in it."""
    picture = Picture(132, 132)
    corners = [(k, side, far) for k in range(10) for side, far in ((-0.23, 46), (-0.15, 60), (0.15, 60), (0.23, 46))]
    angles = [(2 * pi / 10 * (k + 1.6 * side), far) for k, side, far in corners]
    picture.add(
        ellipse(70, 74, 56, 54, fill=INK, fill_opacity=0.35),
        group(
            shape(polygon([(66 + far * sin(angle), 66 - far * cos(angle)) for angle, far in angles]), BRASS),
            ball(66, 66, 31, PRINT, 7),
            path("M56 48L88 66L56 84Z", fill="#fff8e6", stroke_width=6),
            gloss("M26 54Q32 34 50 27", 6),
            **PEN,
        ),
    )
    supply(picture)
    return picture


def shaft() -> Picture:
    """The shaft of an arrow, which is drawn as long as it has to be."""
    picture = Picture(200, 100)
    picture.add(
        path("M8 36H192V64H8Z", fill="#fff8e6", stroke="#fff8e6", stroke_width=16, stroke_linejoin="round"),
        path("M6 38H194V62H6Z", fill="#e0392d", stroke=INK, stroke_width=6, stroke_linejoin="round"),
    )
    return picture


def head() -> Picture:
    """The head of that arrow, which always keeps its shape."""
    picture = Picture(100, 100)
    picture.add(
        path("M8 50L66 8V38H100V62H66V92Z", fill="#fff8e6", stroke="#fff8e6", stroke_width=14, stroke_linejoin="round"),
        path(ARROW, fill=SCARLET),
        path("M101 39H66V12L12 50L66 88V61H101", fill="none", stroke=INK, stroke_width=6, stroke_linejoin="round"),
        group(gloss("M28 46L58 26"), stroke_linecap="round"),
    )
    supply(picture)
    return picture


def plate() -> Picture:
    """A brass plate for the name of an android."""
    picture = Picture(480, 82)
    paper = picture.glow("cream", PAPER)
    picture.add(
        group(
            shape("M34 8H446L474 30V52L446 74H34L6 52V30Z", BRASS),
            path("M42 16H438L462 34V48L438 66H42L18 48V34Z", fill=paper, stroke="#7d5517", stroke_width=4),
            gloss("M30 18L16 30"),
            **PEN,
        )
    )
    supply(picture)
    return picture


def need() -> Picture:
    """A tile of blueprint in a brass rim, for the sign of a kind and a number."""
    picture = Picture(200, 180)
    lines = "M22 55H178M22 90H178M22 125H178M60 22V158M100 22V158M140 22V158"
    picture.add(
        group(
            rect(6, 6, 188, 168, 22, fill=BRASS),
            rect(20, 20, 160, 140, 12, fill=PRINT, stroke_width=5),
            path(lines, fill="none", stroke=CHALK, stroke_width=1.5, stroke_opacity=0.22),
            gloss("M14 80V34Q14 14 34 14H90", 4),
            **PEN,
        )
    )
    supply(picture)
    return picture


def _at(x: float, y: float) -> tuple[float, float]:
    """A point of a torso, on the plan."""
    return ORIGIN[0] + x * SHARE, ORIGIN[1] + y * SHARE


def _block(x: float, y: float, wide: float, high: float, corner: float) -> str:
    left, top = _at(x, y)
    return rect(left, top, wide * SHARE, high * SHARE, corner * SHARE)


def _limb(x: float, y: float, angle: float) -> str:
    """An arm or a leg that hangs from its joint, and the round end of it."""
    ends = (rect(-42, -30, 84, 300, 36), rect(-72, 285, 144, 120, 44))
    return group(*ends, transform=moved(*_at(x, y), SHARE, angle), stroke_width=2.6 / SHARE, stroke_dasharray="20 15")


def _cross(x: float, y: float) -> str:
    """A joint: a circle and its middle."""
    across, down = _at(x, y)
    lines = f"M{figure(across - 18)} {figure(down)}h36M{figure(across)} {figure(down - 18)}v36"
    return group(circle(across, down, 11), path(lines))


def plan() -> Picture:
    """The blueprint on which an android is put together: dashed where its parts will be."""
    wide, high = SHEET
    picture = Picture(wide, high)
    paper = ((0.0, "#4a7fc0", 1.0), (0.55, "#2f5f9e", 1.0), (1.0, "#1c4077", 1.0))
    sheet = picture.glow("sheet", paper, 0.35, 0.2, 1.0)
    rows = "".join(f"M14 {y}H{wide - 14}" for y in range(40, high - 10, 40))
    lines = "".join(f"M{x} 14V{high - 14}" for x in range(40, wide - 10, 40)) + rows
    floor, left = _at(0, 850)[1], _at(-250, 0)[0]
    limbs = [_limb(*joint) for joint in JOINTS]
    parts = group(_block(45, 50, 310, 380, 50), _block(70, -270, 260, 285, 90), *limbs, fill="none")
    picture.add(
        rect(4, 4, wide - 8, high - 8, 10, fill=sheet, stroke=INK, stroke_width=5),
        path(lines, fill="none", stroke=CHALK, stroke_width=1, stroke_opacity=0.13),
        rect(14, 14, wide - 28, high - 28, 5, fill="none", stroke=CHALK, stroke_width=2, stroke_opacity=0.5),
        group(parts, stroke=CHALK, stroke_width=2.6, stroke_opacity=0.55, stroke_dasharray="9 7"),
        group(*(_cross(x, y) for x, y, _turn in JOINTS), _cross(*NECK), fill="none", stroke=CHALK, stroke_opacity=0.5),
        path(f"M{figure(left)} {figure(floor)}H{figure(_at(650, 0)[0])}", stroke=CHALK, stroke_opacity=0.6),
    )
    return picture


def pictures() -> dict[str, Picture]:
    makes = {"asked": asked, "turn": turn, "plate": plate, "need": need, "plan": plan}
    made = {f"art/androids/{key}": make() for key, make in makes.items()}
    links = {"art/androids/link/shaft": shaft(), "art/androids/link/head": head()}
    return {**made, **links, **{f"art/androids/notch/{seat}": notch(seat) for seat in range(len(SEATS))}}
