"""Six breakthroughs: mittens, shopping, a race, tracing paper, a ray, and a dressing room."""

from easel.forms import ball, dot, eye, flat, gloss, ground, inner, oval, shape, sparkle, teeth, tube
from easel.ink import INK, WHITE
from easel.svg import group, moved, path
from easel.xybrid.cast import NIGHT, STORM, Scene, blob, boffin, coat, hand


def _mitten(x: float, y: float, turn: float, flip: int) -> str:
    """A knitted mitten, its cuff towards the arm."""
    return group(
        shape("M-34 40V-8C-34 -64 34 -64 34 -8V0C52 -14 66 2 54 18L34 42Z", "red"),
        inner("M-30 -2l10 12l11 -12l11 12l11 -12l11 12l8 -10", 6, 1, "#fff6dc"),
        inner("M-30 -22l10 12l11 -12l11 12l11 -12l11 12l8 -10", 6, 1, "#fff6dc"),
        shape("M-40 38H42V66H-40Z", "#fff6dc"),
        inner("M-24 42V62M-8 42V62M8 42V62M24 42V62", 4, 0.6),
        transform=f"translate({x} {y}) rotate({turn}) scale({flip} 1)",
    )


def matching_set() -> Scene:

    robot = group(
        ball(0, 150, 40, "rob"),
        ball(0, 150, 15, "steel", 5),
        shape("M-26 118L-20 20H20L26 118Z", "steel"),
        inner("M0 34V104", 5, 0.5),
        ball(0, 10, 28, "rob"),
        ball(0, 10, 10, "steel", 5),
        shape("M-18 -8H18L24 -70H-24Z", "steel"),
        transform=moved(118, 196, 0.95, 14),
    )
    tentacle = "M452 368C470 290 372 286 384 222C392 184 424 180 428 146"
    return Scene(
        "M275 20V90M245 90H305M40 40H180M40 60H140M380 40H510M410 60H510",
        (
            ground(120, 350, 80),
            robot,
            path(tentacle, fill="none", stroke=INK, stroke_width=66),
            path(tentacle, fill="none", stroke="#8f5bc4", stroke_width=54),
            path(
                tentacle,
                fill="none",
                stroke="#b78ae0",
                stroke_width=14,
                stroke_opacity=0.7,
                transform="translate(-12 -4)",
            ),
            *(
                ball(x, y, r, "#ffe9ff", 4)
                for x, y, r in ((456, 338, 12), (440, 300, 11), (410, 268, 10), (398, 232, 9))
            ),
            inner("M152 96C200 168 250 186 278 188C320 190 380 160 424 104", 12, 1),
            inner("M152 96C200 168 250 186 278 188C320 190 380 160 424 104", 5, 1, "#fff6dc"),
            group(
                shape("M-6 -4C-34 -30 -46 8 -8 6ZM6 -4C34 -30 46 8 8 6Z", "#fff6dc"),
                inner("M-4 6L-16 36M4 6L18 34", 6, 1),
                ball(0, 1, 10, "red", 5),
                transform=moved(278, 188),
            ),
            _mitten(140, 92, 14, -1),
            _mitten(432, 92, -4, 1),
            flat(
                "M276 226C262 208 238 220 246 240C252 256 268 262 276 272C284 262 300 256 306 240"
                "C314 220 290 208 276 226Z",
                "#ff8fa8",
            ),
            sparkle(62, 60, 13),
            sparkle(506, 160, 15),
        ),
        STORM,
    )


def _basket(x: float, limbs: str) -> str:
    return group(
        group(limbs, transform="translate(0 -6) scale(1.25)"),
        path("M-46 4C-46 -64 46 -64 46 4", fill="none", stroke=INK, stroke_width=15),
        path("M-46 4C-46 -64 46 -64 46 4", fill="none", stroke="#d79a5c", stroke_width=6),
        shape("M-58 0H58L44 66H-44Z", "wood"),
        inner("M-52 22H52M-48 44H48M-28 4L-22 62M0 4V62M28 4L22 62", 4, 0.5),
        shape("M-62 -8H62V8H-62Z", "wood", 5),
        transform=moved(x, 246),
    )


def late_shopping() -> Scene:
    left = group(
        tube("M-28 0V-46L-6 -72", "#6fae3f", 20),
        hand(0, -84, "#6fae3f", 0.8, 10),
        tube("M26 0L40 -44L70 -48", "#9aa7b3", 16),
        shape("M60 -66C92 -64 92 -32 62 -30L62 -42Q76 -48 62 -54Z", "rob", 5),
    )
    right = group(
        tube("M-20 0C-40 -30 -10 -50 -30 -84", "#8f5bc4", 20),
        shape("M14 0V-62H46V-30H78V-8L46 0Z", "phys"),
        inner("M18 -40H42", 5, 0.6),
    )
    till = group(
        shape("M-70 0L-56 -64H56L70 0Z", "rob"),
        shape("M-46 -104H46V-66H-46Z", "slate"),
        inner("M-30 -96v22M-14 -96h12v11h-12v11h12M10 -96v22M26 -96h12v22h-12z", 5, 1, "#8ff0a0"),
        *(ball(x, y, 6, "paper", 4) for x in (-32, -8, 16, 40) for y in (-46, -24)),
        shape("M-78 0H78V26H-78Z", "steel"),
        transform=moved(462, 246),
    )
    return Scene(
        "M20 60H140M20 100H140M40 60v-24h20v24M90 60v-34h24v34M40 100v-20h30v20M400 110H540",
        (
            ball(448, 68, 52, "coat"),
            inner("M448 28V36M448 100V108M408 68H416M480 68H488", 6, 0.8),
            inner("M448 68L445 34", 9, 1),
            inner("M448 68L450 46", 12, 1, "#c8392b"),
            dot(448, 68, 7),
            ground(196, 352, 170),
            coat(202, 146, 1.36),
            boffin(202, 94, 1.22, "bun", "grin", (5, 3), ("tan", "#5b3a8c")),
            inner("M160 112q8 6 22 0M222 112q12 6 22 0", 4, 0.5),
            _basket(84, left),
            _basket(318, right),
            tube("M142 176C104 176 84 186 84 200", "#dfe9f2", 28),
            tube("M262 176C300 174 318 184 318 200", "#dfe9f2", 28),
            hand(84, 200, "tan", 0.95, 0, grip=True),
            hand(318, 200, "tan", 0.95, 0, grip=True),
            shape("M372 272H560V368H372Z", "wood"),
            shape("M360 262H560V286H360Z", "slate"),
            till,
        ),
        NIGHT,
    )


def head_start() -> Scene:
    runner = group(
        tube("M-18 44L-40 80L-84 76", "#4aa3e0", 20),
        tube("M20 44L62 60L54 98", "#4aa3e0", 20),
        shape("M34 92H82C84 106 76 110 34 108Z", "red", 5),
        shape("M-78 66L-98 60L-108 90L-92 98Z", "red", 5),
        tube("M-40 0L-74 16L-64 -22", "#4aa3e0", 16),
        blob(
            0,
            0,
            1.1,
            "phys",
            eye(0, -18, 17, "#3fa05a", 6, 0),
            eye(32, -22, 15, "#3fa05a", 6, 0),
            shape("M-10 12Q20 18 42 8Q38 38 14 36Q-4 34 -10 12Z", "#5b1420", 5),
            teeth(-4, 14, 40, 4, 8),
            shape("M-52 -26C-20 -38 20 -40 50 -30L50 -40C20 -54 -24 -52 -52 -38Z", "red", 5),
        ),
        tube("M44 6L84 -4L96 -40", "#4aa3e0", 16),
        hand(98, -50, "#4aa3e0", 0.8, 10),
        transform=moved(354, 218, 1.05, 10),
    )
    starter = group(
        shape("M-40 150V30C-40 4 40 4 40 30V150Z", "slate"),
        boffin(0, -18, 1, "sides", "flat", (0, 10), ("skin", "#8a5a3a"), 8),
        shape("M-44 -46H44V-58H-44ZM-30 -56V-98H30V-56Z", "slate"),
        inner("M-28 -66H28", 6, 1, "#c8392b"),
        tube("M-34 46L-40 88L-6 96", "#3b4560", 20),
        tube("M34 46L62 78L36 100", "#3b4560", 20),
        group(
            shape("M-30 -8H44V10H-6L-14 40H-34L-26 8Z", "steel"),
            ball(-6, 8, 9, "brass", 4),
            transform="translate(14 92) rotate(-28)",
        ),
        hand(34, 104, "skin", 0.75, 200, grip=True),
        ball(-14, 132, 6, "brass", 4),
        ball(4, 146, 6, "brass", 4),
        transform=moved(96, 164, 1.05),
    )
    return Scene(
        "M0 180C60 150 110 150 170 180S290 200 340 170S470 150 550 180M400 60h120M420 80h80",
        (
            flat("M0 288H550V360H0Z", "#c8663a"),
            inner("M0 288H550", 6, 1),
            inner("M0 318H550", 4, 0.7, "#fff6dc"),
            shape("M196 288H232L216 366H172Z", "#fff6dc", 5),
            flat("M200 292h15l-4 18h-15zM208 310h15l-4 18h-15zM190 328h15l-4 18h-15z", INK),
            ground(370, 334, 96),
            ground(96, 336, 70),
            starter,
            inner("M226 186H284M214 214H266M226 244H278", 8, 0.9, WHITE),
            flat("M252 320c-18 -8 -30 4 -26 16c14 4 40 2 44 -2c0 -10 -8 -16 -18 -14z", "#fff6dc", 0.8),
            runner,
        ),
    )


def plagiarism() -> Scene:
    figure = (
        "M206 128h64v50h-64zM222 128v-26M254 128v-26M222 96a8 8 0 1 0 .1 0M254 96a8 8 0 1 0 .1 0"
        "M196 190h84l14 70h-112zM182 206l-40 40M294 206l40 40M206 260v40M264 260v40M222 146h10M246 146h10M224 164h30"
    )
    return Scene(
        "M20 40H160M20 340H90M400 340H530",
        (
            shape("M86 60L420 40L446 330L96 346Z", "#1f5fa8"),
            inner("M120 100L410 84M124 150L414 134M128 200L420 184M132 250L424 236M136 300L430 288", 2, 0.4, "#a8d8ff"),
            group(inner(figure, 6, 1, "#e8f6ff"), transform="rotate(-3 240 200)"),
            path("M250 74L486 94L470 352L222 330Z", fill="#fffdf2", fill_opacity=0.62),
            shape("M486 94L452 91L482 128Z", "paper", 5),
            group(
                inner("M206 128h64v50h-64zM222 128v-26M254 128v-26M254 96a8 8 0 1 0 .1 0M246 146h10", 7, 1, "#c8392b"),
                transform="translate(48 24) rotate(-3 240 200)",
            ),
            flat("M-10 20L-10 -10H60L420 130C470 190 430 270 350 262Z", "#fff3a8", 0.4),
            group(
                shape("M-20 -24H66L92 -40V40L66 24H-20Z", "slate"),
                shape("M92 -42C106 -30 106 30 92 42Z", "bolt", 5),
                inner("M66 -24V24M6 -10H30", 5, 0.7),
                gloss("M-10 -14H54"),
                transform=moved(10, 8, 1, 30),
            ),
            group(
                tube("M70 88L140 160", "#2b2440", 46),
                shape("M44 82L80 48L100 70L64 104Z", "coat", 5),
                hand(44, 50, "skin", 1.65, -40, grip=True),
                shape("M-14 -26L-4 -38L64 44L54 54Z", "rob", 5),
                shape("M-14 -26L-4 -38L-28 -48Z", "paper", 4),
                transform=moved(368, 182),
            ),
            inner("M330 110l-14 -22M364 98v-26M398 110l16 -22", 7, 1, "#ffe566"),
            group(inner("M432 214q12 -14 8 -28M450 226q18 -18 14 -42", 5, 0.8, WHITE)),
        ),
        NIGHT,
    )


def repulsor() -> Scene:
    machine = group(
        shape("M-46 110L-20 20H24L50 110Z", "slate"),
        tube("M-64 50C-40 20 -30 10 0 4", "#9aa7b3", 14),
        shape("M-14 -18L62 -58C82 -30 82 38 62 64L-14 26C-34 22 -34 -14 -14 -18Z", "brass"),
        oval(66, 3, 18, 62, "#6a1f86"),
        oval(68, 3, 9, 40, "#ffe9ff", 0.1),
        gloss("M2 -14L48 -38"),
        transform=moved(74, 232, 1.05, -6),
    )
    rays = "M168 168C186 196 186 244 168 272M196 148C222 190 222 250 196 292M226 130C258 184 258 256 226 310"
    body = group(
        shape("M-46 10C-52 -20 52 -20 46 10L52 110H-52Z", "bio"),
        oval(0, 0, 30, 12, "#33601f", 5),
        inner("M0 -4v-14M-12 -2l-6 -14M12 -2l6 -14", 5, 1, "#c9d3de"),
        tube("M-42 26L-74 4L-66 -34", "#6fae3f", 18),
        tube("M42 26L70 60L44 80", "#6fae3f", 18),
        inner("M-16 50q16 10 32 0M-16 70q16 10 32 0", 4.5, 0.5),
        transform=moved(292, 242),
    )
    head = blob(
        372,
        104,
        0.96,
        "bio",
        eye(-18, -14, 20, "#c8392b", -6, 4),
        eye(22, -18, 17, "#c8392b", -6, 4),
        oval(0, 26, 14, 15, "#5b1420", 5),
        shape("M-36 -44L-54 -74L-18 -58ZM34 -46L52 -76L14 -58Z", "horn", 5),
        turn=28,
    )
    return Scene(
        "M20 340H530M40 40h90v60h-90zM60 60h50M60 80h50",
        (
            flat("M150 206L550 20V360L150 250Z", "#e58cff", 0.22),
            ground(292, 350, 70),
            ground(460, 352, 80),
            machine,
            inner(rays, 17, 0.25, "#e58cff"),
            inner(rays, 7, 1, "#ffe9ff"),
            body,
            coat(470, 220, 1.16, "chem"),
            boffin(478, 172, 1.1, "wild", "open", (-4, -4), ("tan", "#40353f"), 6),
            tube("M424 246C396 224 382 196 384 170", "#dfe9f2", 24),
            tube("M520 248C516 210 470 140 432 132", "#dfe9f2", 24),
            head,
            hand(388, 160, "tan", 0.9, 20),
            hand(424, 122, "tan", 0.9, -60),
            inner("M302 132C312 118 318 110 326 104M306 160C318 148 326 140 336 134", 6, 0.9, WHITE),
        ),
        STORM,
    )


def _star_face(*more: str) -> tuple[str, ...]:
    """The face that both heads have, and what they wear with it."""
    return (
        eye(-18, -18, 19, "#c8392b", 5, -5),
        eye(22, -20, 17, "#c8392b", 5, -5),
        shape("M-26 12Q4 26 34 8Q30 42 4 42Q-20 40 -26 12Z", "#5b1420", 5),
        teeth(-18, 16, 44, 4, 10),
        *more,
    )


def _leaving_star() -> str:
    """The big one on its way out, waving."""
    return group(
        tube("M-44 60L-84 40L-96 -4", "#8f5bc4", 22),
        shape("M-62 180V50C-62 14 62 14 62 50V180Z", "red"),
        inner("M-20 64L-34 176M24 64L38 176", 5, 0.5),
        hand(-98, -14, "#8f5bc4", 1.05, -10),
        blob(0, -24, 1.28, "chem", *_star_face(shape("M-40 -44L-66 -84L-18 -60ZM38 -46L62 -86L14 -60Z", "horn", 5))),
        transform=moved(446, 192, 1, 4),
    )


def understudy() -> Scene:

    bulbs = (
        [(46, y) for y in (60, 120, 180, 240)]
        + [(290, y) for y in (60, 120, 180, 240)]
        + [(x, 22) for x in (94, 168, 242)]
    )
    star = "M0 -46L12 -16L44 -14L19 6L28 37L0 20L-28 37L-19 6L-44 -14L-12 -16Z"
    return Scene(
        "M0 334H550M340 334V40H540V334",
        (
            shape("M350 334V44H532V334Z", "#0a1330"),
            group(shape(star, "gold"), transform=moved(492, 64, 0.42)),
            shape("M30 4H306V262H30Z", "wood"),
            shape("M70 42H266V262H70Z", "glass"),
            flat("M84 240L176 56H224L112 258H84Z", WHITE, 0.5),
            *(dot(x, y, 22, "#fff3a8", 0.35) + ball(x, y, 11, "bolt", 5) for x, y in bulbs),
            group(
                tube("M-34 44C-54 20 -60 0 -58 -24", "#8f5bc4", 8),
                hand(-58, -34, "#8f5bc4", 0.6, -6),
                blob(
                    0, 0, 0.62, "chem", *_star_face(shape("M-34 -46L-46 -64L-18 -58ZM34 -46L46 -64L14 -60Z", "horn", 5))
                ),
                transform="translate(198 150)",
                stroke_width=6,
                opacity=0.75,
            ),
            shape("M10 258H330V282H10Z", "rust"),
            shape("M24 282H316V366H24Z", "rust"),
            inner("M170 286V360M92 318h20M226 318h20", 6, 0.7),
            group(
                shape("M-26 40H26L20 62H-20Z", "steel"),
                tube("M36 10C58 0 64 -18 62 -36", "#8f5bc4", 9),
                hand(62, -46, "#8f5bc4", 0.66, 8),
                shape(
                    "M-44 10C-50 -36 -24 -52 0 -52C26 -52 50 -36 44 10C42 38 24 46 0 46C-24 46 -42 38 -44 10Z", "chem"
                ),
                shape("M-34 -40L-50 -58L-18 -50ZM32 -40L48 -60L16 -52Z", "horn", 5),
                inner("M-20 -16q20 -14 42 -2M-22 6q20 12 44 2", 4.5, 0.45),
                transform=moved(124, 204, 0.98),
            ),
            group(
                shape("M0 0h30v22h-30z", "gem", 5),
                shape("M8 -22h14v22h-14z", "brass", 5),
                transform="translate(240 236)",
            ),
            _leaving_star(),
            inner("M338 52V334M544 52V334M338 40H550", 14, 1),
            inner("M338 52V334M544 52V334M338 40H550", 5, 1, "#a9c4dc"),
        ),
        STORM,
    )


SCENES = {
    "matching-set": matching_set(),
    "late-shopping": late_shopping(),
    "head-start": head_start(),
    "plagiarism": plagiarism(),
    "repulsor": repulsor(),
    "understudy": understudy(),
}
