"""Two small illustrations: an empty shelf, and a contraption that has come apart."""

from easel.ink import BRASS, COBALT, CORAL, GOLD, INK, STEEL, TEAL, WHITE, WOOD, metal, mix, soft
from easel.svg import Picture, circle, ellipse, group, line, moved, path, rect

PEN: dict[str, float | str | None] = {"stroke": INK, "stroke_linejoin": "round", "stroke_linecap": "round"}
QUIET = "#8a93a3"


def empty_shelf() -> Picture:
    """A plank with the outlines of boxes that are not there yet, and somebody asleep in the gap."""
    picture = Picture(480, 240)
    plank = picture.slope("plank", ((0, "#d39a60", 1), (1, WOOD.shade, 1)), (0, 0, 0, 1))
    ghosts = [rect(48, 66, 92, 118, 10), rect(150, 92, 78, 92, 10), rect(352, 56, 84, 128, 10)]
    spines = "M64 66V184M164 92V184M368 56V184"
    picture.add(
        group(
            *ghosts,
            path(spines),
            fill=QUIET,
            fill_opacity=0.1,
            stroke=QUIET,
            stroke_width=4,
            stroke_dasharray="3 10",
            stroke_linecap="round",
        ),
        ellipse(290, 184, 56, 8, fill=INK, fill_opacity=0.25),
        rect(20, 184, 440, 26, 8, fill=plank, stroke=INK, stroke_width=5),
        path(
            "M60 199q40 -5 90 0M210 200q60 6 120 -2M370 197q26 4 52 0",
            fill="none",
            stroke="#4b2610",
            stroke_width=3,
            stroke_opacity=0.4,
        ),
        path("M32 190H180M196 190H214", stroke=WHITE, stroke_width=3, stroke_opacity=0.45, stroke_linecap="round"),
        path("M70 212v14h22v-14M388 212v14h22v-14", fill="none", stroke_width=5, **PEN),
        _sleeper(picture),
    )
    return picture


def _sleeper(picture: Picture) -> str:
    """A small round creature, fast asleep, one ear sewn on."""
    skin = picture.glow("skin", ((0, "#d9c3f2", 1), (0.55, "#9a72c8", 1), (1, "#54327c", 1)))
    return group(
        path("M258 132C250 108 254 98 262 94C274 102 280 112 282 122Z", fill=skin),
        path("M318 126C326 106 336 102 344 104C344 118 338 130 330 138Z", fill="#d6bf73"),
        path("M240 184C232 138 258 116 292 116C330 116 350 142 342 184Z", fill=skin),
        path("M252 148C256 136 264 130 276 127", fill="none", stroke=WHITE, stroke_opacity=0.5),
        path("M262 156q10 9 20 0M302 156q10 9 20 0", fill="none"),
        path("M282 170q10 8 20 0", fill="none", stroke_width=4),
        path("M290 170l4 7l4 -6z", fill="#fffbe6", stroke_width=2.5),
        path("M318 118l10 12M328 114l-8 18", fill="none", stroke_width=3, stroke_opacity=0.7),
        path(
            "M312 82h13l-13 15h13M328 44h18l-18 21h18", fill="none", stroke=mix(QUIET, "#9a72c8", 0.4), stroke_width=4.5
        ),
        stroke_width=5,
        **PEN,
    )


def contraption() -> Picture:
    """A little machine whose lid has sprung open: sorry, but cheerful about it."""
    picture = Picture(240, 240)
    picture.add(ellipse(122, 214, 88, 16, fill=soft(picture, "shadow", 0.55)))
    picture.add(_spring(picture), _body(picture), _face(picture), _loose(picture))
    return picture


def _spring(picture: Picture) -> str:
    lid = picture.glow("cap", CORAL.stops())
    coil = "M122 84C98 78 104 66 124 68C146 70 146 58 126 56C104 54 110 42 130 46C150 48 150 38 136 34"
    return group(
        path(coil, fill="none", stroke_width=10),
        path(coil, fill="none", stroke=STEEL.light, stroke_width=4.5),
        path("M96 34C100 12 160 2 178 22L172 34C150 22 124 26 102 42Z", fill=lid),
        path("M108 26C120 16 136 12 150 13", fill="none", stroke=WHITE, stroke_width=4, stroke_opacity=0.6),
        stroke_width=6,
        **PEN,
    )


def _body(picture: Picture) -> str:
    shell, steel = picture.glow("shell", TEAL.stops()), metal(picture, "steel", STEEL)
    return group(
        path("M84 188L70 210H102L106 190ZM160 188L174 210H142L138 190Z", fill=steel),
        path("M52 122L30 140L40 164", fill="none", stroke_width=17),
        path("M52 122L30 140L40 164", fill="none", stroke=STEEL.base, stroke_width=7),
        path("M192 122L214 104L204 78", fill="none", stroke_width=17),
        path("M192 122L214 104L204 78", fill="none", stroke=STEEL.base, stroke_width=7),
        circle(40, 168, 11, fill=GOLD.base),
        circle(203, 72, 11, fill=GOLD.base),
        path(
            "M48 100C48 84 66 80 122 80C178 80 196 84 196 100V170C196 188 178 192 122 192C66 192 48 188 48 170Z",
            fill=shell,
        ),
        path("M60 122V106C60 96 70 92 92 91", fill="none", stroke=WHITE, stroke_width=5.5, stroke_opacity=0.6),
        stroke_width=7,
        **PEN,
    )


def _face(picture: Picture) -> str:
    plaster = path("M150 170L184 148L192 160L158 182Z", fill="#f4d3ae", stroke_width=4.5)
    dots = [circle(x, y, 1.8, fill=INK, stroke="none") for x, y in ((168, 163), (172, 169), (175, 160), (166, 170))]
    return group(
        circle(92, 126, 24, fill="#fffbe6"),
        circle(97, 129, 9, fill=INK, stroke="none"),
        circle(93, 125, 3.5, fill=WHITE, stroke="none"),
        circle(154, 126, 21, fill=metal(picture, "ring", STEEL)),
        path("M146 118L162 134M162 118L146 134", stroke_width=6),
        path("M86 158Q100 172 116 166T144 164", fill="none", stroke_width=6),
        path("M104 168l6 10l6 -11z", fill="#fffbe6", stroke_width=3.5),
        plaster,
        *dots,
        stroke_width=6,
        **PEN,
    )


def _loose(picture: Picture) -> str:
    """A cog and a screw that were left over, and a puff of smoke."""
    brass = picture.glow("brass", BRASS.stops())
    teeth = [line(0, -17, 0, -12, transform=f"rotate({45 * k})", stroke_width=9) for k in range(8)]
    puff = "M186 50C176 50 172 40 180 35C178 25 192 22 196 29C204 24 214 32 209 40C214 48 204 54 197 50Z"
    return group(
        path(puff, fill="#c9ced6", fill_opacity=0.85, stroke_width=4.5),
        group(*teeth, circle(0, 0, 12, fill=brass), circle(0, 0, 4, fill=INK), transform=moved(206, 200)),
        group(path("M-9 -5H9V1H-9ZM-4 1H4V18L0 24L-4 18Z", fill=COBALT.light), transform=moved(30, 200, 1, 62)),
        path("M78 44L66 30M62 62L44 56", stroke_width=5, stroke=GOLD.base),
        stroke_width=4.5,
        **PEN,
    )
