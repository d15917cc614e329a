"""Six breakthroughs: the dark, old friends, the newspaper, statues, a pedigree, and the rainbow."""

from math import atan2, cos, degrees, radians, sin

from easel.forms import ball, dot, eye, flat, gloss, ground, inner, oval, shape, sparkle, teeth, tube
from easel.glyphs import GLYPHS
from easel.ink import INK, WHITE, Paint
from easel.svg import Point, figure, group, moved, path
from easel.xybrid.cast import DAY, NIGHT, STORM, Scene, blob, bolt, hand

DARK = Paint("#1a2748", "#0c1328", "#04060f")


def blackout() -> Scene:
    plug = group(
        tube("M-40 4C-110 24 -120 70 -250 40", "#39415a", 12),
        shape("M34 -14H62V-4H34ZM34 8H62V18H34Z", "brass", 5),
        shape("M-44 -16L-8 -32H36V36H-8L-44 20Z", "red"),
        gloss("M-4 -20H22"),
        transform=moved(330, 262, 1.1, -10),
    )
    socket = group(
        shape("M-38 -48H38Q48 -48 48 -38V38Q48 48 38 48H-38Q-48 48 -48 38V-38Q-48 -48 -38 -48Z", "stone"),
        dot(-14, 0, 9),
        dot(14, 0, 9),
        ball(0, -34, 4, "steel", 3),
        ball(0, 34, 4, "steel", 3),
        transform=moved(474, 236),
    )
    sparks = "M406 226l-14 -22M412 250l-22 2M408 276l-16 18"
    return Scene(
        "M0 330H550M60 330V190H180V330M60 220H180M80 190V150H110V190M220 40h90v60h-90z",
        (
            flat("M0 330H550V360H0Z", "#04060f", 0.6),
            eye(120, 108, 42, "#d264e8", 14, 12),
            eye(206, 112, 42, "#d264e8", 2, 12),
            inner("M82 50L148 66M248 66L186 58", 9, 0.55, "#4a5578"),
            eye(404, 66, 22, "#6fdc5a", -8, 6),
            eye(448, 62, 27, "#6fdc5a", -10, 7),
            inner("M392 112q26 -14 50 0", 6, 0.5, "#4a5578"),
            socket,
            plug,
            inner(sparks, 6, 1, "#ffe566"),
            sparkle(426, 236, 12, "#fff6c0"),
        ),
        DARK,
    )


def _waving_claw() -> str:
    """A loose arm of steel."""
    return group(
        tube("M0 190V40", "#9aa7b3", 26),
        ball(0, 96, 22, "rob"),
        shape("M-26 34H26L20 8H-20Z", "rob"),
        shape("M-20 10C-62 -6 -56 -56 -18 -66L-12 -48C-34 -40 -34 -16 -10 -6Z", "steel"),
        shape("M20 10C62 -6 56 -56 18 -66L12 -48C34 -40 34 -16 10 -6Z", "steel"),
        transform=moved(96, 110, 1, -20),
    )


def _waving_sucker() -> str:
    """A loose tentacle."""
    return group(
        path("M0 190C16 130 -34 96 -8 44C8 10 60 8 64 44C66 70 34 74 30 52", stroke=INK, stroke_width=40, fill="none"),
        path(
            "M0 190C16 130 -34 96 -8 44C8 10 60 8 64 44C66 70 34 74 30 52",
            stroke="#8f5bc4",
            stroke_width=28,
            fill="none",
        ),
        *(dot(x, y, 6, "#ffe9ff", 0.8) for x, y in ((6, 150), (-6, 122), (-16, 92), (-8, 64), (10, 40))),
        transform=moved(446, 100, 1, 10),
    )


def nostalgia() -> Scene:
    paw = group(
        tube("M0 190C-22 130 22 100 0 36", "#6fae3f", 30),
        inner("M-12 130q14 4 22 -4M-6 100q14 6 22 -2", 4, 0.5),
        hand(0, 14, "#6fae3f", 1.5, 8),
        transform=moved(276, 78),
    )
    page = "M276 184C216 152 130 156 70 176V330C130 308 216 306 276 336Z"
    return Scene(
        "M24 330H526M44 40q20 -20 40 0M470 40q20 -20 40 0",
        (
            _waving_claw(),
            _waving_sucker(),
            paw,
            inner(
                "M28 44l-14 -12M22 72l-18 -2M150 28l12 -14M336 40l16 -10M340 66l18 0M528 66l16 -8M528 92l16 4",
                6,
                1,
                WHITE,
            ),
            shape(
                "M276 196C216 164 126 166 54 186V346C126 326 216 326 276 352C336 326 426 326 498 346V186"
                "C426 166 336 164 276 196Z",
                "rust",
            ),
            shape(page, "paper"),
            group(shape(page, "paper"), transform="translate(552 0) scale(-1 1)"),
            inner("M276 184V336", 5, 0.7),
            shape("M98 192L176 184V250L98 260Z", "glass", 5),
            group(blob(136, 226, 0.42, "rob", eye(-12, -14, 17), eye(22, -14, 17)), stroke_width=8),
            shape("M192 206L252 212V286L192 278Z", "glass", 5),
            group(blob(222, 250, 0.42, "phys", eye(4, -12, 26, "#3fa05a")), stroke_width=8),
            shape("M304 212L378 198V270L304 284Z", "glass", 5),
            group(
                blob(332, 246, 0.38, "chem", eye(0, -12, 24)),
                blob(360, 246, 0.3, "bio", eye(0, -12, 24)),
                stroke_width=9,
            ),
            shape(
                "M452 244C440 226 412 232 420 254C424 268 440 276 452 286C464 276 480 268 484 254"
                "C492 232 464 226 452 244Z",
                "red",
            ),
            inner("M110 276L170 270M200 296L246 302M310 300L372 288", 4, 0.5),
            hand(62, 262, "#9aa7b3", 1, 90, grip=True),
            hand(494, 262, "#8f5bc4", 1, -90, grip=True),
            hand(276, 344, "#6fae3f", 1, 0, grip=True),
        ),
        STORM,
    )


def _slipping() -> str:
    """A beast in mid-air, all limbs up."""
    return group(
        tube("M-30 30L-72 52L-88 24", "#6fae3f", 22),
        tube("M-34 10L-66 -2L-92 -18", "#6fae3f", 22),
        tube("M22 -34L8 -74L-20 -84", "#6fae3f", 16),
        tube("M40 20L72 0L82 -32", "#6fae3f", 16),
        blob(
            14,
            4,
            0.96,
            "bio",
            eye(-16, -16, 19, "#c8392b", -4, -6),
            eye(22, -20, 24, "#c8392b", -4, -8),
            oval(6, 26, 18, 20, "#5b1420", 5),
            shape("M-36 -44L-50 -78L-16 -58ZM34 -46L54 -76L14 -58Z", "horn", 5),
            turn=38,
        ),
        transform=moved(290, 226),
    )


def bad_press() -> Scene:
    banana = group(
        shape(
            "M0 0C-10 -14 -14 -26 -8 -38L6 -40C10 -28 8 -16 4 -4C26 -12 44 -6 54 14C34 12 20 16 4 10"
            "C-14 22 -34 20 -46 8C-30 8 -14 6 0 0Z",
            "bolt",
        ),
        inner("M-2 2Q-20 12 -34 10M6 2Q26 2 40 8", 3.5, 0.5),
        transform=moved(196, 300, 1.25, 8),
    )
    return Scene(
        "M20 60H70M10 90H60M490 300H540M480 330H540",
        (
            flat("M86 34L500 14L524 368L104 380Z", INK, 0.4),
            group(
                shape("M0 0H420V380H0Z", "#fbf6e6"),
                flat("M16 16H404V62H16Z", INK),
                inner(
                    "M36 40q10 -26 20 0t20 0t20 0t20 0M150 40q10 -26 20 0t20 0t20 0M250 40q10 -26 20 0t20 0t20 0t20 0",
                    8,
                    1,
                    "#fbf6e6",
                ),
                inner("M362 26v18M362 53v.5M382 26v18M382 53v.5", 8, 1, "#ff6a4a"),
                inner("M18 78H402", 5, 1),
                shape("M70 96H400V344H70Z", "#9fd4f2", 5),
                flat("M72 290H398V342H72Z", "#5c7f9c"),
                inner(
                    "M18 100H54M18 116H54M18 132H50M18 148H54M18 164H54M18 180H44M18 204H54M18 220H54M18 236H50"
                    "M18 252H54M18 268H54M18 284H46M18 308H54M18 324H54",
                    5,
                    0.4,
                ),
                transform="translate(76 18) rotate(-3)",
            ),
            _slipping(),
            banana,
            inner("M150 274q-14 -12 -10 -30M138 252q-12 -16 -4 -32", 5, 0.8, WHITE),
            sparkle(392, 150, 18, "#ffe566"),
            sparkle(420, 196, 12, "#ffe566"),
            sparkle(204, 136, 12, "#ffe566"),
            hand(76, 330, "skin", 1.3, 80, grip=True),
            hand(500, 300, "skin", 1.3, -84, grip=True),
        ),
    )


def _statue(x: float, fill: str, *pose: str) -> str:
    return group(
        ground(0, 348, 62),
        shape("M-52 344L-44 276H44L52 344Z", "stone"),
        shape("M-54 262H54V282H-54Z", "stone"),
        *pose,
        shape("M-24 262L-20 190H20L24 262Z", fill),
        inner("M0 204V258", 4, 0.6),
        shape("M-36 134H36L24 198H-24Z", fill),
        ball(0, 110, 25, fill),
        inner("M-12 106q5 -5 10 0M4 106q5 -5 10 0M-9 120q9 6 18 0", 4, 0.9),
        transform=moved(x, 0),
    )


def golden_age() -> Scene:
    down = tube("M-34 148L-46 178L-34 206", "#8296ab", 17) + tube("M34 148L46 178L34 206", "#8296ab", 17)
    folded = tube("M-34 148L-44 176L4 178", "#8296ab", 17) + tube("M34 148L44 170L-6 168", "#8296ab", 17)
    flex = group(
        tube("M-34 146L-78 150L-72 104L-48 96", "#f2b632", 22),
        tube("M34 146L78 150L72 104L48 96", "#f2b632", 22),
        ball(-64, 142, 15, "gold", 0.1),
        ball(64, 142, 15, "gold", 0.1),
        gloss("M-72 140q4 -8 12 -8M58 134q8 -4 14 2"),
    )
    return Scene(
        "M20 348H530M70 40v60M190 40v60M480 40v60",
        (
            flat("M300 -10H400L470 350H220Z", "#fff6c0", 0.3),
            flat("M322 -10H378L420 350H270Z", "#fff6c0", 0.35),
            _statue(70, "stone", down),
            group(shape("M42 96L34 66L60 86ZM98 96L106 66L80 86Z", "stone", 5)),
            _statue(186, "stone", folded),
            inner("M186 86V66", 7, 1),
            ball(186, 60, 8, "stone", 5),
            _statue(484, "stone", down),
            shape("M460 92L484 56L508 92Q484 78 460 92Z", "stone", 5),
            group(_statue(0, "gold", flex), transform="translate(344 -44) scale(1.14)"),
            shape("M318 62L312 30L330 44L344 24L358 44L376 30L370 62Z", "bolt", 5),
            sparkle(250, 106, 16),
            sparkle(438, 74, 18),
            sparkle(424, 220, 11),
            sparkle(270, 236, 10),
        ),
        NIGHT,
    )


def pure_strain() -> Scene:
    winner = group(
        tube("M52 20C96 20 96 -30 76 -44", "#6fae3f", 14),
        shape("M-54 56V16M54 56V16", "bio"),
        shape("M-56 84V30H-30V84ZM30 84V30H56V84Z", "bio"),
        shape("M-72 0C-78 -60 -38 -86 4 -86C46 -86 78 -56 70 4C66 46 34 58 0 58C-38 58 -66 44 -72 0Z", "bio"),
        shape("M-60 -16C-20 -2 24 -4 58 -20C62 30 34 46 0 46C-34 46 -60 30 -60 -16Z", "#5b1420", 5),
        teeth(-56, -12, 112, 7, 26),
        teeth(-48, 38, 96, 7, -24),
        eye(-16, -56, 13, "#c8392b", 3, 2),
        eye(18, -58, 13, "#c8392b", 3, 2),
        shape("M-58 48Q0 72 58 46L56 60Q0 86 -56 62Z", "red", 5),
        transform=moved(224, 172, 1.12),
    )
    rosette = group(
        shape("M-20 24L-34 92L-12 78L0 96L2 30ZM20 24L34 92L12 78L0 96L-2 30Z", "phys", 5),
        *(ball(34 * cos(radians(a)), 34 * sin(radians(a)), 15, "phys", 5) for a in range(0, 360, 36)),
        ball(0, 0, 33, "gold"),
        group(inner("M-8 -10L2 -18V18M-9 18H13", 11, 1), inner("M-8 -10L2 -18V18M-9 18H13", 4.5, 1, WHITE)),
        transform=moved(312, 216, 0.92, -8),
    )
    fluff = ((-26, 0, 22), (0, -6, 26), (28, 2, 20))
    poodle = group(
        inner("M-22 20V62M22 20V62", 20, 1),
        inner("M-22 20V62M22 20V62", 9, 1, "#ffd7e6"),
        *(ball(x, y, r, "#ffd7e6") for x, y, r in fluff),
        ball(-22, 60, 12, "#ffd7e6"),
        ball(22, 60, 12, "#ffd7e6"),
        ball(52, -22, 12, "#ffd7e6"),
        shape("M-70 -44C-88 -38 -84 -26 -70 -26H-40V-60Z", "#ffd7e6"),
        ball(-40, -62, 22, "#ffd7e6"),
        ball(-20, -40, 16, "#ffd7e6"),
        dot(-82, -36, 6),
        inner("M-62 -50l12 -4M-60 -44h8", 4.5, 1),
        inner("M-72 -28q8 -6 14 0", 4, 1),
        transform=moved(462, 250),
    )
    return Scene(
        "M30 60H230M60 40v40M110 40v40M160 40v40M210 40v40M380 40l30 50M520 40l-30 50M30 120H100M450 120H530",
        (
            flat("M224 -20L60 360H400Z", WHITE, 0.14),
            ground(462, 330, 80),
            shape("M96 268H352V364H96Z", "gold"),
            shape("M78 258H370V284H78Z", "brass"),
            shape("M-8 318H96V364H-8ZM352 326H560V364H352Z", "brass"),
            inner("M212 300L228 292V346M210 346H246", 8, 0.8),
            winner,
            rosette,
            poodle,
            sparkle(120, 70, 15),
            sparkle(330, 66, 17),
            tube("M168 234C110 250 60 220 -10 190", "#97201f", 5),
        ),
    )


def _arc(k: int) -> tuple[Point, Point, Point, Point]:
    """The centre line of one band: from the mouth over the window to its right edge."""
    return (128 + 9 * k, 262), (96 + 18 * k, -70 + 44 * k), (330, -40 + 44 * k), (552, 112 + 42 * k)


def _number(arc: tuple[Point, Point, Point, Point], t: float, number: int) -> str:
    """A number painted on a band, upright to it."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = arc
    u = 1 - t
    x = u**3 * ax + 3 * u * u * t * bx + 3 * u * t * t * cx + t**3 * dx
    y = u**3 * ay + 3 * u * u * t * by + 3 * u * t * t * cy + t**3 * dy
    run = u * u * (bx - ax) + 2 * u * t * (cx - bx) + t * t * (dx - cx)
    rise = u * u * (by - ay) + 2 * u * t * (cy - by) + t * t * (dy - cy)
    glyph = GLYPHS[str(number)]
    return group(
        path(glyph.line, stroke_width=44),
        path(glyph.line, stroke=WHITE, stroke_width=22),
        transform=moved(x, y, 0.22, degrees(atan2(rise, run))) + "translate(-25 -50)",
    )


def full_spectrum() -> Scene:
    bands = ("#ff5a4a", "#ff9a2e", "#ffe04a", "#67c84a", "#3fa8f0", "#8f5be0")
    marks: list[str] = []
    for k, colour in enumerate(bands):
        arc = _arc(k)
        d = "M{} {}C{} {} {} {} {} {}".format(*(figure(v) for point in arc for v in point))
        marks += [
            path(d, stroke_width=50),
            path(d, stroke=colour, stroke_width=39),
        ]
    for k in range(6):
        marks += [_number(_arc(k), 0.34 + 0.15 * n + 0.05 * (k % 2), (2 * n + 3 * k) % 9 + 1) for n in range(4)]
    beast = group(
        shape("M-96 -30C-92 -74 -20 -70 2 -34L-16 18L-74 24Z", "chem"),
        eye(-44, -62, 30, "#3fa05a", 8, -10),
        eye(-84, -34, 22, "#3fa05a", 6, -8),
        shape("M-108 150C-124 90 -122 10 -92 -12L-70 6C-64 26 50 26 62 4L104 -22C134 40 116 110 104 150Z", "chem"),
        shape("M-70 6L-58 -18L-44 14ZM-30 20L-18 -6L-4 22ZM10 22L24 -6L38 17ZM62 4L66 -24L88 -12Z", "#fffbe6", 5),
        inner("M-60 96q20 16 42 4M20 100q20 12 42 0M-20 124q20 10 38 0", 4.5, 0.5),
        gloss("M-96 60C-102 40 -100 20 -92 8", 7),
        transform=moved(146, 250, 1.04),
    )
    return Scene(
        "M20 40h60M30 60h90",
        (group(*marks, fill="none"), beast, sparkle(60, 80, 16), sparkle(110, 44, 10), bolt(516, 20, 0.5, -20)),
        DAY,
    )


SCENES = {
    "blackout": blackout(),
    "nostalgia": nostalgia(),
    "bad-press": bad_press(),
    "golden-age": golden_age(),
    "pure-strain": pure_strain(),
    "full-spectrum": full_spectrum(),
}
