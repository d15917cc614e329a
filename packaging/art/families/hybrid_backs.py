"""The covered cards of HYBRID: a shut gate in the metal of the deck, and on it the sign of what is drawn from it."""

from math import cos, pi, sin

from easel.forms import shape
from easel.ink import INK, WHITE, mix
from easel.points import cut, panel, regular
from easel.svg import Picture, circle, group, moved, path, polygon, rect

from families.hybrid_cards import DECKS, EDGE, PEN, by_hand, rivet, supply, wear

FIELDS = {
    "action": ("#4b545c", "#20262b"),
    "event": ("#3f3a5c", "#17142a"),
    "army-griffin": ("#a3322a", "#4a0f14"),
    "army-scorpion": ("#7a5a34", "#33200f"),
    "aura": ("#5b80bd", "#1f3260"),
    "mutation": ("#46603a", "#16220f"),
}
"""The light and the dark tone of the field of each deck."""
INNER = panel(44, 44, 542, 792, 20)


def _lattice(tone: str) -> str:
    """The treads of the gate: lozenges in rows over the whole field."""
    marks: list[str] = []
    for row in range(22):
        for column in range(9):
            x, y = 30.0 + 72 * column + 36 * (row % 2), 40.0 + 40 * row
            lozenge = [(x - 22, y), (x, y - 11), (x + 22, y), (x, y + 11)]
            kept = cut(lozenge, INNER)
            marks.append(polygon(kept) if kept else "")
    return path("".join(marks), fill=tone, fill_opacity=0.5)


def _corner() -> str:
    """A bracket of metal on a corner of the gate."""
    return group(
        shape("M40 40H168L144 82H82V144L40 168Z", "url(#metal)", 7), rivet(64, 64, 11), rivet(118, 62), rivet(62, 118)
    )


def _medal() -> str:
    """The disc that holds the emblem."""
    bolts = [rivet(245 * cos(a), 245 * sin(a), 12) for a in (pi * (k + 0.5) / 8 for k in range(16))]
    return group(
        path(polygon(regular(0, 10, 280, 16, 11.25)), fill=INK, fill_opacity=0.5, stroke="none"),
        shape(polygon(regular(0, 0, 276, 16, 11.25)), "url(#plate)", 9),
        circle(0, 0, 220, fill="url(#field)", stroke_width=8),
        circle(0, 0, 208, fill="none", stroke="url(#shine)", stroke_width=5, stroke_opacity=0.7),
        *bolts,
    )


def back(deck: str) -> Picture:
    """A covered card."""
    picture = Picture(630, 880)
    light, dark = FIELDS[deck]
    picture.spot("gate", ((0, mix(light, dark, 0.25), 1), (1, dark, 1)), 260, 300, 560)
    picture.glow("field", ((0, light, 1), (1, mix(dark, INK, 0.3), 1)), 0.4, 0.35, 0.7)
    picture.add(
        path(EDGE, fill="url(#plate)"),
        wear(DECKS[deck].metal),
        rect(40, 40, 550, 800, 22, fill="url(#gate)", stroke=INK, stroke_width=8),
        _lattice(light),
        group(
            path("M315 44V836M44 440H586", fill="none", stroke_width=9),
            path("M319 48V832", fill="none", stroke=WHITE, stroke_width=3, stroke_opacity=0.25),
            *(
                group(_corner(), transform=turn)
                for turn in ("", "matrix(-1 0 0 1 630 0)", "matrix(1 0 0 -1 0 880)", "rotate(180 315 440)")
            ),
            group(
                _medal(),
                by_hand(picture, "emblem", deck, moved(0, 0, 0.98)),
                transform=moved(315, 440),
            ),
            path("M22 560V52C22 34 34 22 52 22H420", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=0.4),
            path(EDGE, fill="none"),
            **PEN,
        ),
    )
    supply(picture, deck)
    return picture


def pictures() -> dict[str, Picture]:
    """The covered cards of all decks."""
    return {"art/hybrid/back" if deck == "action" else f"art/hybrid/back-{deck}": back(deck) for deck in FIELDS}
