"""The cards of HYBRID: a frame of its own metal for each deck, all with the same places for drawing and words.

On a card of 630 x 880 units, as (left, top, width, height):
points (44, 30, 80, 80), in the round gem of an Action card; the other decks have their sign there;
title (148, 38, 432, 62), the iron plate at the top; picture (35, 124, 560, 420), covered by it edge to edge;
text (92, 580, 446, 248), the parchment. Dark words are read well on points, title and text.
"""

from math import cos, pi, sin
from typing import NamedTuple

from easel import source
from easel.cards import EDGE, MIRROR
from easel.forms import PEN, ball, dot, shape, stock
from easel.ink import INK, WHITE, Paint, mix
from easel.points import cut, panel, regular, scattered
from easel.svg import Picture, circle, coord, group, moved, path, polygon, rect

WINDOW = (35, 124, 560, 420)
GEM = (84, 70)
SHEET = (
    "M70 572L112 566L186 571L262 564L340 570L420 565L500 571L560 567L566 620L561 700L567 780L562 838"
    "L496 845L412 839L330 846L246 840L160 845L68 840L64 776L69 690L63 630Z"
)


class Deck(NamedTuple):
    """What tells a deck from the others: its metal, what glows on it, and the air in its window."""

    metal: Paint
    glow: Paint
    air: Paint


DECKS = {
    "action": Deck(
        Paint("#a3b0ba", "#525e68", "#1e252b"),
        Paint("#fff0a8", "#ff9a34", "#b3400f"),
        Paint("#6b4a34", "#33282a", "#151217"),
    ),
    "event": Deck(
        Paint("#9fd6c4", "#3f7c6e", "#12332f"),
        Paint("#f3d4ff", "#b45fe0", "#4c1a70"),
        Paint("#4d4670", "#2a2540", "#12101c"),
    ),
    "army-griffin": Deck(
        Paint("#ffe08f", "#a9782a", "#492e0c"),
        Paint("#ffb09a", "#d0322a", "#6a1014"),
        Paint("#6e3a34", "#3a1e22", "#180d11"),
    ),
    "army-scorpion": Deck(
        Paint("#f6ecc6", "#b39a66", "#4d4022"),
        Paint("#e4ff8a", "#7fb52c", "#34540e"),
        Paint("#68603a", "#35331d", "#151409"),
    ),
    "aura": Deck(
        Paint("#ffffff", "#b7c3d6", "#56627c"),
        Paint("#fffbe0", "#f6c94a", "#a8701a"),
        Paint("#56709c", "#2b3a5c", "#121a2c"),
    ),
    "mutation": Deck(
        Paint("#dfe6ea", "#7f8f86", "#2c372c"),
        Paint("#eaff9c", "#8fc23a", "#3c5c14"),
        Paint("#4f6434", "#283420", "#10160d"),
    ),
}
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


def _rivet(x: float, y: float, r: float = 8) -> str:
    """The head of a rivet in the metal of the deck, with its gleam."""
    return group(
        ball(0, 0, r, "url(#metal)", r * 0.5), dot(-r * 0.3, -r * 0.35, r * 0.28, WHITE, 0.8), transform=moved(x, y)
    )


def _supply(picture: Picture, deck: str) -> None:
    """The lit materials that frames and backs are made of."""
    stock(picture)
    metal, glow, air = DECKS[deck]
    bright = mix(metal.base, metal.light, 0.35)
    picture.slope(
        "plate",
        ((0, metal.light, 1), (0.3, metal.base, 1), (0.5, bright, 1), (0.62, metal.base, 1), (1, metal.shade, 1)),
    )
    picture.glow("metal", metal.stops())
    picture.glow("shine", glow.stops())
    picture.glow(
        "jewel", ((0, "#fffef2", 1), (0.62, mix(glow.light, WHITE, 0.35), 1), (1, glow.base, 1)), 0.42, 0.38, 0.66
    )
    picture.spot("halo", ((0, glow.light, 0.85), (0.4, glow.base, 0.5), (1, glow.base, 0)), 36, 676, 118)
    picture.spot("air", air.stops(), 250, 250, 420)
    picture.glow("sheet", ((0, "#fffdf2", 1), (0.6, "#fcf2d6", 1), (1, "#efdcae", 1)), 0.4, 0.35, 0.75)


def _wear(metal: Paint) -> str:
    """Scratches and stains on the plates outside the window."""
    light: list[str] = []
    dark: list[str] = []
    for x, y, own in scattered(46, 590, 850):
        if 26 < x < 590 and 100 < y < 520:
            continue
        (light if own > 0.5 else dark).append(
            f"M{coord(18 + x)} {coord(12 + y)}l{coord(9 + 16 * own)} {coord(-5 - 8 * own)}"
        )
    return group(
        path("".join(light), stroke=metal.light, stroke_opacity=0.4, stroke_width=3),
        path("".join(dark), stroke=INK, stroke_opacity=0.35, stroke_width=4),
        fill="none",
        stroke_linecap="round",
    )


def _window(deck: str) -> str:
    """The opening for the drawing: its air, its sill of metal and a bead that glows."""
    x, y, w, h = WINDOW
    glow = DECKS[deck].glow
    return group(
        rect(x - 8, y - 8, w + 16, h + 16, 6, fill=INK, stroke="none"),
        rect(x - 5, y - 5, w + 10, h + 10, 3, fill="none", stroke=glow.base, stroke_width=4),
        rect(x, y, w, h, fill="url(#air)", stroke="none"),
    )


def _by_hand(picture: Picture, what: str, deck: str, place: str | None = None) -> str:
    """What is drawn by hand for a deck: its lamp, its sign or its emblem."""
    return source.show(picture, source.SOURCES / "hybrid" / what / f"{deck}.svg", place)


def _gem(picture: Picture, deck: str) -> str:
    """The round gem in its setting; bright in the middle, so that a dark number stands out."""
    prongs = [
        group(shape("M-9 -53H9L6 -38H-6Z", "url(#metal)", 5), transform=f"rotate({45 + 90 * k})") for k in range(4)
    ]
    return group(
        shape(polygon(regular(0, 0, 54, 8, 22.5)), "url(#metal)", 8),
        ball(0, 0, 42, "url(#jewel)", 6),
        *(prongs if deck == "action" else []),
        path("M-33 -10A34 34 0 0 1 -8 -33", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=0.9),
        "" if deck == "action" else _by_hand(picture, "sign", deck),
        transform=moved(*GEM),
    )


def _title(deck: str) -> str:
    """The plate of the title: pale, riveted at its end."""
    return group(
        rect(90, 30, 508, 78, 14, fill=INK, stroke="none"),
        rect(93, 33, 502, 72, 11, fill="none", stroke=DECKS[deck].metal.light, stroke_width=5),
        rect(96, 38, 494, 62, 8, fill="url(#sheet)", stroke="none"),
    )


def _parchment() -> str:
    """The parchment of the text, nailed to the metal at its corners."""
    nails = [ball(x, y, 7, "url(#metal)", 4) for x, y in ((80, 582), (550, 582), (80, 828), (550, 828))]
    return group(
        path(SHEET, fill=INK, fill_opacity=0.5, stroke="none", transform="translate(5 9)"),
        shape(SHEET, "url(#sheet)", 7),
        path(
            "M72 640L76 700L71 770M558 640L554 710L559 770",
            fill="none",
            stroke="#c8a562",
            stroke_width=5,
            stroke_opacity=0.6,
        ),
        *nails,
    )


def _joints() -> str:
    """The seams of the plates."""
    dark = "M8 114H30M600 114H622M8 556H622M315 850V870M315 10V28"
    return group(
        path(dark, fill="none", stroke=INK, stroke_width=5, stroke_opacity=0.6),
        path("M12 562H618", fill="none", stroke=WHITE, stroke_width=3, stroke_opacity=0.18),
    )


def face(deck: str) -> Picture:
    """An empty card: the program lays the drawing on its window and writes on its plates."""
    picture = Picture(630, 880)
    lamp = group(
        rect(12, 562, 200, 290, fill="url(#halo)", stroke="none"), _by_hand(picture, "lamp", deck, moved(36, 716, 0.92))
    )
    picture.add(
        path(EDGE, fill="url(#plate)"),
        _joints(),
        _wear(DECKS[deck].metal),
        group(
            lamp,
            group(lamp, transform=MIRROR),
            *(_rivet(x, y) for y in (150, 246, 342, 438, 524) for x in (18, 612)),
            *(_rivet(x, y, 9) for x in (32, 598) for y in (590, 846)),
            _window(deck),
            _title(deck),
            _gem(picture, deck),
            _parchment(),
            path("M22 560V52C22 34 34 22 52 22H420", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=0.4),
            path(EDGE, fill="none"),
            **PEN,
        ),
    )
    _supply(picture, deck)
    return picture


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
        shape("M40 40H168L144 82H82V144L40 168Z", "url(#metal)", 7),
        _rivet(64, 64, 11),
        _rivet(118, 62),
        _rivet(62, 118),
    )


def _medal() -> str:
    """The disc that holds the emblem."""
    bolts = [_rivet(245 * cos(a), 245 * sin(a), 12) for a in (pi * (k + 0.5) / 8 for k in range(16))]
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
        _wear(DECKS[deck].metal),
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
                _by_hand(picture, "emblem", deck, moved(0, 0, 0.98)),
                transform=moved(315, 440),
            ),
            path("M22 560V52C22 34 34 22 52 22H420", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=0.4),
            path(EDGE, fill="none"),
            **PEN,
        ),
    )
    _supply(picture, deck)
    return picture


def pictures() -> dict[str, Picture]:
    """The frame and the back of each deck."""
    frames = {f"art/hybrid/card/{deck}": face(deck) for deck in DECKS}
    return frames | {f"art/hybrid/back{'' if deck == 'action' else f'-{deck}'}": back(deck) for deck in DECKS}
