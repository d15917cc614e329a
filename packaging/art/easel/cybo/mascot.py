"""The mascot of the dice game: a twelve-sided die come alive, one arm grown and one arm built."""

from math import pi

from easel.creature import LENS, ROBOT
from easel.cybo import die
from easel.cybo.plates import milled
from easel.cybo.solid import about_x, about_z, after, upright
from easel.glyphs import inlay
from easel.ink import CORAL, GOLD, INK, LEAF, STEEL, WHITE, metal
from easel.svg import Picture, circle, ellipse, group, moved, path

LINE: dict[str, float | str | None] = {"stroke": INK, "stroke_linejoin": "round", "stroke_linecap": "round"}

_PAW = (
    "M-186 -30C-204 -40 -206 -58 -196 -66L-206 -96L-182 -78L-174 -114L-158 -80L-134 -102L-138 -66"
    "C-130 -50 -138 -34 -150 -30C-162 -24 -176 -24 -186 -30Z"
)
_CLAW = (
    "M172 -62C154 -68 150 -90 160 -104L174 -98C170 -88 176 -80 188 -78Z"
    "M208 -56C228 -62 236 -84 228 -100L213 -97C217 -86 210 -76 198 -76Z"
)


def _legs(picture: Picture) -> str:
    steel, foot = metal(picture, "leg", STEEL), picture.glow("foot", ROBOT.stops())
    return group(
        path("M-62 118L-70 176H-40L-36 124ZM62 118L70 176H40L36 124Z", fill=steel),
        path("M-68 140H-38M-69 158H-39M68 140H38M69 158H39", fill="none", stroke_width=5, stroke_opacity=0.6),
        path("M-104 202C-104 178 -78 170 -56 170C-36 170 -26 184 -26 202Z", fill=foot),
        path("M104 202C104 178 78 170 56 170C36 170 26 184 26 202Z", fill=foot),
        path("M-90 190q6 -10 18 -11M42 186q6 -8 16 -8", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=0.6),
        stroke_width=8,
        **LINE,
    )


def _grown_arm(picture: Picture) -> str:
    """A green arm with three claws, thrown up."""
    skin = picture.glow("skin", LEAF.stops())
    return group(
        path("M-112 30C-150 34 -176 6 -182 -36L-146 -46C-144 -20 -132 -6 -104 -10Z", fill=skin),
        path(
            _PAW,
            fill=skin,
        ),
        path("M-206 -96l-6 -20l18 10zM-174 -114l0 -22l12 18zM-134 -102l12 -18l4 20z", fill="#fffbe6", stroke_width=5),
        path("M-168 -8q10 -2 18 -8M-152 12q8 -4 12 -12", fill="none", stroke_width=5, stroke_opacity=0.55),
        path("M-190 -52q2 -8 8 -11", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=0.6),
        stroke_width=8,
        **LINE,
    )


def _built_arm(picture: Picture) -> str:
    """A steel arm with brass joints, a coin between its fingers."""
    steel, joint, gold = (
        metal(picture, "steel", STEEL),
        picture.glow("joint", ROBOT.stops()),
        picture.glow("gold", GOLD.stops()),
    )
    coin = group(
        path(milled(92), fill=gold, stroke_width=9),
        circle(100, 100, 72, fill="#ffe38a", stroke_width=6),
        inlay("12", 100, 100, 74, CORAL.base, "#5a1416"),
        path("M44 96A60 60 0 0 1 82 48", fill="none", stroke=WHITE, stroke_width=9),
        transform=moved(132, -196, 0.62),
    )
    return group(
        path("M108 4L166 -2L168 28L112 34Z", fill=steel),
        path("M158 4L176 -60L206 -52L190 18Z", fill=steel),
        path("M122 18H150M182 -16L192 -42", fill="none", stroke_width=5, stroke_opacity=0.5),
        circle(174, 14, 23, fill=joint),
        circle(174, 14, 8, fill=STEEL.light, stroke_width=5),
        coin,
        path(
            _CLAW,
            fill=steel,
        ),
        circle(192, -62, 18, fill=joint),
        path("M162 6q4 -8 12 -10M183 -70q4 -5 10 -5", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=0.6),
        stroke_width=8,
        **LINE,
    )


def _visage(picture: Picture) -> str:
    """One eye round and astonished, one a lens, and a grin with three teeth."""
    ring, lens = metal(picture, "ring", STEEL), picture.glow("lens", LENS.stops())
    return group(
        ellipse(-42, -24, 46, 48, fill="#fffbe6"),
        circle(-32, -16, 21, fill="#2f9e58", stroke_width=5),
        circle(-29, -15, 10, fill=INK, stroke="none"),
        circle(-38, -26, 7, fill=WHITE, stroke="none"),
        circle(50, -22, 38, fill=ring),
        circle(50, -22, 23, fill=lens, stroke_width=5),
        path("M38 -28q4 -10 13 -10", fill="none", stroke=WHITE, stroke_width=5),
        *[circle(x, y, 3.2, fill=INK, stroke="none") for x, y in ((26, -46), (74, -46), (26, 2), (74, 2))],
        path("M18 -70L86 -62", fill="none", stroke_width=12),
        path("M-64 42C-30 60 34 60 70 36C70 76 40 98 4 98C-32 98 -60 78 -64 42Z", fill="#5b1420"),
        path("M-24 90C-10 74 22 74 36 86C20 98 -8 100 -24 90Z", fill="#ff8f86", stroke="none"),
        path("M-46 49l14 24l14 -18zM-4 55l13 22l14 -23zM40 50l11 18l10 -27z", fill="#fffbe6", stroke_width=5),
        stroke_width=7,
        **LINE,
    )


def _aerial(picture: Picture) -> str:
    lamp = picture.glow("lamp", GOLD.stops())
    return group(
        path("M8 -134C2 -158 22 -162 16 -184", fill="none", stroke_width=15),
        path("M8 -134C2 -158 22 -162 16 -184", fill="none", stroke=STEEL.base, stroke_width=6),
        circle(16, -196, 16, fill=lamp),
        path("M10 -202q3 -5 8 -5", fill="none", stroke=WHITE, stroke_width=4),
        path(
            "M-16 -194H-26M-8 -216L-16 -224M40 -216L48 -224M48 -194H58", stroke=GOLD.light, stroke_width=6, fill="none"
        ),
        stroke_width=7,
        **LINE,
    )


def mascot(picture: Picture, place: str) -> str:
    """The whole creature around the origin, about 450 wide and 430 high."""
    view = die.View(after(about_x(-0.1), after(about_z(pi), upright(1))), 0, 0, 84)
    body = die.solid(picture, view, CORAL, 6, blank=1)
    return group(
        _aerial(picture),
        _legs(picture),
        _grown_arm(picture),
        body,
        _built_arm(picture),
        _visage(picture),
        transform=place,
    )
