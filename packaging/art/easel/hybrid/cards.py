"""The cards of HYBRID: a frame of its own metal for each deck, all with the same places for drawing and words.

On a card of 630 x 880 units, as (left, top, width, height):
points (44, 30, 80, 80), in the round gem of an Action card; the other decks have their sign there;
title (148, 38, 432, 62), the iron plate at the top; picture (35, 124, 560, 420), covered by it edge to edge;
text (92, 580, 446, 248), the parchment. Dark words are read well on points, title and text.
"""

from collections.abc import Callable
from typing import NamedTuple

from easel.clip import regular
from easel.forms import ball, dot, flat, gloss, inner, shape, stock
from easel.ink import INK, WHITE, Paint, mix
from easel.scatter import scattered
from easel.svg import Picture, circle, figure, group, moved, path, polygon, rect

EDGE = "M40 8H590C608 8 622 22 622 40V840C622 858 608 872 590 872H40C22 872 8 858 8 840V40C8 22 22 8 40 8Z"
PEN: dict[str, float | str | None] = {
    "stroke": INK,
    "stroke_width": 8,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}
MIRROR = "translate(630 0) scale(-1 1)"
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


def rivet(x: float, y: float, r: float = 8) -> str:
    """The head of a rivet in the metal of the deck, with its gleam."""
    return group(
        ball(0, 0, r, "url(#metal)", r * 0.5), dot(-r * 0.3, -r * 0.35, r * 0.28, WHITE, 0.8), transform=moved(x, y)
    )


def supply(picture: Picture, deck: str) -> None:
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


def wear(metal: Paint) -> str:
    """Scratches and stains on the plates outside the window."""
    light: list[str] = []
    dark: list[str] = []
    for x, y, own in scattered(46, 590, 850):
        if 26 < x < 590 and 100 < y < 520:
            continue
        (light if own > 0.5 else dark).append(
            f"M{figure(18 + x)} {figure(12 + y)}l{figure(9 + 16 * own)} {figure(-5 - 8 * own)}"
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


def _torch() -> str:
    """A torch in its ring of iron."""
    return group(
        shape("M-11 -4H11L7 96Q0 108 -7 96Z", "wood", 6),
        inner("M-2 44V88", 4, 0.5),
        shape("M-17 30H17V46H-17Z", "url(#metal)", 6),
        shape("M-18 -12H18L13 12H-13Z", "url(#metal)", 6),
        shape(
            "M0 -104C4 -80 28 -66 22 -36C20 -20 10 -12 0 -12C-10 -12 -22 -20 -23 -38"
            "C-24 -56 -10 -60 -12 -80C-4 -76 -2 -90 0 -104Z",
            "url(#shine)",
            6,
        ),
        flat("M2 -62C6 -48 14 -44 11 -30C9 -20 -9 -20 -11 -32C-12 -42 0 -48 2 -62Z", "#fff6c4"),
    )


def _crystal() -> str:
    """A crystal that hums in a claw of copper."""
    return group(
        shape("M0 -100L22 -64L18 -4L0 20L-18 -4L-22 -64Z", "url(#shine)", 6),
        inner("M-22 -64L0 -52L22 -64M0 -52V18", 4, 0.5),
        gloss("M-12 -60V-24", 4),
        shape("M-24 -12Q-26 14 -8 20H8Q26 14 24 -12L14 2Q0 12 -14 2Z", "url(#metal)", 6),
        shape("M-7 20H7L5 96Q0 106 -5 96Z", "url(#metal)", 6),
    )


def _pennon() -> str:
    """A pennon with two tails on its staff."""
    return group(
        shape("M-4 -92H5V108H-4Z", "wood", 5),
        shape("M0 -110L10 -92L0 -78L-10 -92Z", "url(#metal)", 5),
        shape("M-22 -74H23L18 6L22 72L1 46L-22 72L-18 6Z", "url(#shine)", 6),
        inner("M-20 -56H20", 4, 0.6),
        shape("M0 -38L10 -16L0 6L-10 -16Z", "#fff3c4", 4),
        gloss("M-12 14V44", 4),
    )


def _sting() -> str:
    """A scorpion's tail on a staff of chrome, a drop at its sting."""
    tail = "M2 70C34 52 36 22 10 8C-16 -6 -20 -38 4 -56"
    return group(
        shape("M-4 -20H5V108H-4Z", "steel", 5),
        path(tail, fill="none", stroke_width=30),
        path(tail, fill="none", stroke="#c9b173", stroke_width=18),
        path(tail, fill="none", stroke_width=20, stroke_dasharray="4 15", stroke_linecap="butt", stroke_opacity=0.7),
        ball(8, -66, 17, "#c9b173", 6),
        shape("M-2 -80C-6 -98 6 -112 26 -112C16 -102 18 -92 22 -78Z", "steel", 5),
        shape("M26 -104C34 -92 36 -84 26 -78C18 -84 18 -92 26 -104Z", "url(#shine)", 4),
        shape("M-20 74H21L15 96H-14Z", "url(#metal)", 6),
        gloss("M-8 -70Q-4 -80 4 -80", 4),
    )


def _candle() -> str:
    """A white candle with a ring of light."""
    return group(
        circle(0, -66, 26, fill="none", stroke=INK, stroke_width=11),
        circle(0, -66, 26, fill="none", stroke="#ffe58c", stroke_width=5),
        shape("M0 -92C4 -78 13 -70 9 -58C6 -50 -6 -50 -9 -58C-12 -68 -2 -76 0 -92Z", "url(#shine)", 5),
        shape("M-15 -42Q0 -34 15 -42V84H-15Z", "#fffdf0", 6),
        inner("M-6 -34V-4M6 -32V-16", 4, 0.25),
        shape("M-24 78H24L16 100H-16Z", "url(#metal)", 6),
    )


def _tube() -> str:
    """A tube of glass in which something grows."""
    return group(
        shape("M-19 -72H19V70Q19 92 0 92Q-19 92 -19 70Z", "#d9ecd6", 6),
        flat("M-16 -26Q0 -34 16 -24V70Q16 89 0 89Q-16 89 -16 70Z", "url(#shine)"),
        path("M6 64C-16 56 -8 36 2 32C14 26 12 6 -2 8", fill="none", stroke="#33501a", stroke_width=9),
        dot(-2, 8, 7, "#33501a"),
        *(dot(x, y, r, "#f6ffd0", 0.9) for x, y, r in ((-8, -8, 4), (8, -14, 3), (8, 52, 4))),
        gloss("M-10 -58V30", 5),
        shape("M-25 -92H25V-70H-25Z", "url(#metal)", 6),
    )


SIDES: dict[str, Callable[[], str]] = {
    "action": _torch,
    "event": _crystal,
    "army-griffin": _pennon,
    "army-scorpion": _sting,
    "aura": _candle,
    "mutation": _tube,
}


def _eye() -> str:
    return group(
        shape("M-34 0C-18 -24 18 -24 34 0C18 24 -18 24 -34 0Z", "#fffdf0", 6),
        ball(0, 0, 14, "url(#shine)", 5),
        flat("M0 -10L4 0L0 10L-4 0Z", INK),
    )


def _blades() -> str:
    blade = group(
        shape("M-6 -36L0 -44L6 -36V16H-6Z", "#f4f7f8", 5),
        path("M-15 16H15M0 18V36", stroke="#8a1a18", fill="none", stroke_width=8),
    )
    return group(group(blade, transform="rotate(42)"), group(blade, transform="rotate(-42)"))


def _pincers() -> str:
    """Two pincers around a drop."""
    half = shape("M1 40C30 38 44 12 36 -12C31 -28 20 -36 8 -40C18 -26 24 -12 20 2C17 14 10 20 1 21Z", "#e0cd92", 5)
    return group(
        half,
        group(half, transform="scale(-1 1)"),
        shape("M0 -20C9 -6 12 0 10 6C7 14 -7 14 -10 6C-12 0 -9 -6 0 -20Z", "url(#shine)", 4),
    )


def _rays() -> str:
    beams = "".join(polygon(((-5, -25), (0, -40), (5, -25))) for _ in range(1))
    return group(
        *(group(shape(beams, "url(#shine)", 4), transform=f"rotate({45 * k})") for k in range(8)),
        ball(0, 0, 17, "#fffdf0", 5),
        ball(0, 0, 7, "url(#shine)", 4),
    )


def _helix() -> str:
    strand = "M-17 -38C-17 -16 17 -20 17 0C17 20 -17 16 -17 38"
    other = group(
        path(strand, stroke_width=15), path(strand, stroke="#6c9c24", stroke_width=6), transform="scale(-1 1)"
    )
    return group(
        path("M-14 -31H14M-11 -9H11M-11 9H11M-14 31H14", stroke_width=5),
        other,
        path(strand, stroke_width=15),
        path(strand, stroke="#d3ee7a", stroke_width=6),
        fill="none",
    )


SIGNS: dict[str, Callable[[], str]] = {
    "event": _eye,
    "army-griffin": _blades,
    "army-scorpion": _pincers,
    "aura": _rays,
    "mutation": _helix,
}


def _gem(deck: str) -> str:
    """The round gem in its setting; bright in the middle, so that a dark figure stands out."""
    prongs = [
        group(shape("M-9 -53H9L6 -38H-6Z", "url(#metal)", 5), transform=f"rotate({45 + 90 * k})") for k in range(4)
    ]
    sign = [SIGNS[deck]()] if deck in SIGNS else []
    return group(
        shape(polygon(regular(0, 0, 54, 8, 22.5)), "url(#metal)", 8),
        ball(0, 0, 42, "url(#jewel)", 6),
        *(prongs if not sign else []),
        path("M-33 -10A34 34 0 0 1 -8 -33", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=0.9),
        *sign,
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
        rect(12, 562, 200, 290, fill="url(#halo)", stroke="none"), group(SIDES[deck](), transform=moved(36, 716, 0.92))
    )
    picture.add(
        path(EDGE, fill="url(#plate)"),
        _joints(),
        wear(DECKS[deck].metal),
        group(
            lamp,
            group(lamp, transform=MIRROR),
            *(rivet(x, y) for y in (150, 246, 342, 438, 524) for x in (18, 612)),
            *(rivet(x, y, 9) for x in (32, 598) for y in (590, 846)),
            _window(deck),
            _title(deck),
            _gem(deck),
            _parchment(),
            path("M22 560V52C22 34 34 22 52 22H420", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=0.4),
            path(EDGE, fill="none"),
            **PEN,
        ),
    )
    supply(picture, deck)
    return picture


def pictures() -> dict[str, Picture]:
    """The frames of all decks."""
    return {f"art/hybrid/card/{deck}": face(deck) for deck in DECKS}
