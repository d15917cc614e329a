"""The small things on the bench of AndrOIDS: notches, tokens of turns and questions, arrows, plates, and the plan."""

from easel.forms import gloss
from easel.ink import INK, WHITE, Paint, mix
from easel.svg import Picture, circle, group, path, rect

from families.seats import SEATS

TAB = "M0 6H118Q144 6 144 32V64Q144 90 118 90H0"


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


def pictures() -> dict[str, Picture]:
    return {f"art/androids/notch/{seat}": notch(seat) for seat in range(len(SEATS))}
