"""The house creature: sewn and screwed together from all four sciences, it looks out of boxes and medals."""

from easel.ink import CORAL, INK, IVORY, LEAF, STEEL, WHITE, Paint, metal
from easel.svg import Picture, circle, ellipse, group, path

HORN = Paint("#f3e6b0", "#d6bf73", "#8c7436")
ROBOT = Paint("#ffd9a0", "#e8892f", "#8c4410")
LENS = Paint("#dff5ff", "#4aa3e0", "#153d6e")

_SKULL = "M-92 70C-104 20 -96 -62 0 -72C96 -62 104 20 92 70C84 118 46 132 0 132C-46 132 -84 118 -92 70Z"
_SEAM = "M-18 -70C-8 -40 -30 -18 -20 2M-30 -52L-2 -56M-32 -32L-4 -30M-36 -12L-10 -8"


def _horns(picture: Picture) -> list[str]:
    """A horn that grew, and an aerial that was screwed on."""
    bone, lamp = picture.glow("horn", HORN.stops()), picture.glow("lamp", CORAL.stops())
    steel = metal(picture, "steel", STEEL)
    return [
        path("M-84 -22C-118 -46 -124 -88 -112 -116C-92 -104 -56 -84 -44 -58Z", fill=bone),
        path("M-106 -84q14 4 24 -6M-92 -58q14 2 24 -8", fill="none", stroke_width=5, stroke_opacity=0.5),
        path("M62 -56L78 -98", stroke_width=16),
        path("M62 -56L78 -98", stroke=STEEL.base, stroke_width=7),
        path("M44 -62L84 -44L90 -60L52 -78Z", fill=steel),
        circle(82, -108, 17, fill=lamp),
        path("M74 -114q3 -6 9 -6", fill="none", stroke=WHITE, stroke_opacity=0.8, stroke_width=4.5),
    ]


def _eyes(picture: Picture) -> list[str]:
    """One eye big and round, the other a lens in a steel ring."""
    steel, lens = metal(picture, "ring", STEEL), picture.glow("lens", LENS.stops())
    screws = [circle(x, y, 3, fill=INK, stroke="none") for x, y in ((30, -20), (78, -18), (32, 28), (76, 30))]
    return [
        circle(-42, 8, 43, fill="#fffbe6"),
        circle(-34, 14, 20, fill=ROBOT.base, stroke_width=5),
        circle(-32, 15, 9.5, fill=INK, stroke="none"),
        circle(-40, 5, 6.5, fill=WHITE, stroke="none"),
        circle(54, 5, 36, fill=steel),
        *screws,
        circle(54, 5, 22, fill=lens, stroke_width=5),
        path("M42 0q4 -9 12 -10", fill="none", stroke=WHITE, stroke_width=5),
    ]


def _mouth() -> list[str]:
    return [
        path("M-58 66C-20 90 34 90 66 60C62 104 34 118 4 118C-28 118 -54 104 -58 66Z", fill="#5b1420"),
        path("M-20 112C-8 98 24 98 36 108C18 120 -4 120 -20 112Z", fill="#e86a6a", stroke="none"),
        path("M-42 74l12 24l14 -16zM28 83l14 22l10 -33z", fill="#fffbe6", stroke_width=5),
    ]


def head(picture: Picture, **place: float | str | None) -> str:
    """The creature's head, about 250 wide, around the origin."""
    skin = picture.glow("skin", LEAF.stops())
    cheek = picture.glow("cheek", ((0.0, CORAL.light, 0.75), (1.0, CORAL.light, 0.0)), 0.5, 0.5, 0.5)
    parts = [
        *_horns(picture),
        path(_SKULL, fill=skin),
        path("M-78 -6C-76 -34 -58 -52 -36 -58", fill="none", stroke=WHITE, stroke_opacity=0.45, stroke_width=7),
        path(_SEAM, fill="none", stroke_width=5, stroke_opacity=0.75, transform="translate(14 0)"),
        ellipse(-72, 58, 20, 13, fill=cheek, stroke="none"),
        ellipse(76, 54, 18, 12, fill=cheek, stroke="none"),
        *_eyes(picture),
        *_mouth(),
    ]
    return group(*parts, stroke=INK, stroke_width=8, stroke_linejoin="round", stroke_linecap="round", **place)


def hand(picture: Picture, place: str) -> str:
    """Three fingers over an edge, with claws."""
    skin = picture.glow("skin", LEAF.stops())
    fingers = [
        path(
            f"M{dx - 13} -6C{dx - 15} -22 {dx + 15} -22 {dx + 13} -6V22C{dx + 12} 38 {dx - 12} 38 {dx - 13} 22Z",
            fill=skin,
        )
        for dx in (-24, 0, 24)
    ]
    claws = [path(f"M{dx - 7} 24L{dx} 42L{dx + 7} 24Z", fill=IVORY.light, stroke_width=4) for dx in (-24, 0, 24)]
    return group(*fingers, *claws, transform=place, stroke=INK, stroke_width=6.5, stroke_linejoin="round")
