"""Six breakthroughs: a small winner, a long wait, shears, a handshake, a surprise, and a policy."""

from easel.forms import ball, dot, eye, flat, gloss, ground, inner, oval, shape, sparkle, teeth, tube
from easel.ink import WHITE
from easel.svg import group, moved
from easel.xybrid.cast import NIGHT, STORM, Scene, blob, boffin, coat, hand


def _bust(x: float, y: float, scale: float, tie: str) -> str:
    """As much of a coat as a crowd shows."""
    return group(
        shape("M-64 90C-64 30 -48 8 -24 0L0 44L24 0C48 8 64 30 64 90Z", "coat"),
        shape("M-24 0L0 44L24 0Z", "#cfe0f0", 4.5),
        shape("M-7 4H7L8 26L0 36L-8 26Z", tie, 4),
        transform=moved(x, y, scale),
    )


def dark_horse() -> Scene:
    tiny = group(
        tube("M-16 22L-26 46M16 22L26 46", "#8f5bc4", 12),
        tube("M-34 -4L-58 -30M34 -4L58 -30", "#8f5bc4", 11),
        blob(
            0,
            0,
            0.72,
            "chem",
            eye(-16, -20, 18, "#3fa05a"),
            eye(20, -20, 18, "#3fa05a"),
            inner("M-16 8Q2 20 20 8", 6, 1),
            inner("M-14 -56L-22 -78M14 -56L22 -78", 7, 1),
        ),
        shape("M-34 4L-10 40H10L34 4L24 0L0 30L-24 0Z", "red", 5),
        ball(0, 62, 40, "gold"),
        ball(0, 62, 28, "bolt", 5),
        group(inner("M-7 52L3 46V78M-8 78H14", 6, 1, "#9c5f12")),
        transform=moved(276, 106, 1.08),
    )
    people = (
        (76, 250, 1.1, "sides", "flat", (9, -9), ("skin", "#e9eef2")),
        (208, 264, 1.2, "wild", "open", (5, -9), ("tan", "#3a2a2a")),
        (344, 264, 1.2, "bun", "flat", (-6, -9), ("skin", "#d8663a")),
        (476, 250, 1.1, "sides", "open", (-9, -9), ("tan", "#5b4a8c")),
    )
    crowd = [boffin(x, y, k, hair, mouth, look, colours) for x, y, k, hair, mouth, look, colours in people]
    question = "M-12 -14C-12 -34 18 -34 16 -14C14 -2 0 -2 0 14M0 30V31"
    marks = [
        group(inner(question, 15, 1), inner(question, 7, 1, "#ffe566"), transform=moved(x, y, k, t))
        for x, y, k, t in ((66, 146, 1, -12), (480, 146, 1, 12), (138, 92, 0.8, -6), (424, 88, 0.8, 8))
    ]
    return Scene(
        "M20 30L530 30M60 30l20 30l20 -30M140 30l20 30l20 -30M380 30l20 30l20 -30M460 30l20 30l20 -30",
        (
            *(
                _bust(x, y + 42 * k, k, tie)
                for (x, y, k, *_), tie in zip(people, ("red", "bio", "phys", "gem"), strict=True)
            ),
            tube("M132 330L150 200L212 178", "#dfe9f2", 22),
            tube("M420 330L402 200L340 178", "#dfe9f2", 22),
            *crowd,
            tiny,
            hand(222, 178, "skin", 0.85, 60),
            hand(330, 178, "tan", 0.85, -60),
            *marks,
        ),
    )


def long_game() -> Scene:
    squares = "".join(
        f"M{20 + c * 68 - r * 14:.0f} {236 + r * 34}h68l-14 34h-68z" for r in range(4) for c in range(8) if (r + c) % 2
    )
    pawn = group(
        ground(0, 120, 66),
        shape("M-52 116C-52 96 -30 92 -24 60L-16 8H16L24 60C30 92 52 96 52 116Z", "paper"),
        shape("M-34 2C-34 -10 34 -10 34 2C34 14 -34 14 -34 2Z", "paper", 5),
        ball(0, -42, 44, "paper"),
        shape("M-38 -32C-58 40 -26 92 -6 122C2 96 8 122 18 108C42 70 54 20 38 -32C24 -16 -24 -16 -38 -32Z", "coat"),
        inner("M-22 8Q-18 50 -4 88M2 6Q4 48 4 80M22 8Q22 40 16 76", 4.5, 0.45),
        shape("M-2 -16C-14 -30 -34 -22 -36 -8C-20 -2 -8 -4 -2 -16C4 -4 16 -2 32 -8C30 -22 10 -30 -2 -16Z", "coat", 5),
        inner("M-26 -50Q-17 -40 -8 -50M8 -50Q17 -40 26 -50", 5, 1),
        inner("M-32 -62Q-18 -72 -6 -62M6 -62Q18 -72 32 -62", 7, 1, "#b9c6d4"),
        gloss("M-30 -64Q-22 -76 -8 -80"),
        transform=moved(206, 160, 1.16),
    )
    knight = group(
        shape("M-42 116C-42 96 -26 92 -24 60H24C26 92 42 96 42 116Z", "slate"),
        shape(
            "M-28 62C-30 20 -4 10 -6 -10C-24 0 -34 12 -46 4C-56 -8 -30 -38 -16 -54L-14 -74L4 -58C40 -44 44 10 30 62Z",
            "slate",
        ),
        dot(-12, -34, 5, "#ff6a4a"),
        transform=moved(78, 120, 0.86),
    )
    clock = group(
        shape("M-92 64V-34Q-92 -52 -74 -52H74Q92 -52 92 -34V64Z", "wood"),
        ball(-42, 6, 36, "paper", 5),
        ball(42, 6, 36, "paper", 5),
        inner("M-42 6V-18M-42 6L-26 16M42 6L42 -16M42 6L24 2", 5, 1),
        shape("M-60 -52V-66H-26V-52ZM26 -52V-60H60V-52Z", "brass", 5),
        inner(
            "M-92 -40L-20 -52M-92 -40L-50 64M-92 -40L-30 30M-92 -40L-92 30M-78 -43Q-74 -34 -84 -12"
            "M-58 -46Q-56 -20 -76 20"
            "M-40 -48Q-34 -6 -62 46M92 -30Q70 -40 60 -52M92 -6Q52 -26 40 -52M92 -52L56 -8",
            3.5,
            0.9,
            WHITE,
        ),
        inner("M92 64V96", 3, 0.9, WHITE),
        ball(92, 104, 11, "slate", 4),
        inner("M82 100l-14 -8M82 108l-14 6M102 100l14 -8M102 108l14 6", 4, 1),
        transform=moved(426, 160, 1.02),
    )
    return Scene(
        "M30 40h60M30 60h40M440 30h80M470 50h50",
        (
            shape("M30 226H540L570 370H-30Z", "wood"),
            flat("M26 236H560L510 372H-30Z", "#f3e6c4"),
            flat(squares, "#7d4a2a"),
            inner("M30 226H540", 6, 1),
            knight,
            clock,
            pawn,
            inner("M300 40L260 100M300 40L340 66M300 40V0", 3, 0.5, WHITE),
            flat("M318 340c-6 -22 22 -22 16 0zM20 318c-6 -22 22 -22 16 0z", "#b9b0a0", 0.6),
        ),
        NIGHT,
    )


def _shears() -> str:
    """Giant shears, wide open."""
    return group(
        shape("M-20 0C-120 -46 -210 -50 -300 -22C-230 4 -120 22 -10 20Z", "steel"),
        shape("M-20 0C-110 40 -190 62 -290 58C-220 14 -120 -10 -10 -18Z", "steel"),
        gloss("M-260 -26C-190 -38 -110 -30 -60 -12"),
        inner("M-270 50C-190 40 -110 18 -60 4", 4, 0.45),
        tube("M-6 -6C40 -40 86 -58 132 -60", "#ec4a33", 26),
        tube("M-6 8C40 36 86 56 132 60", "#ec4a33", 26),
        ball(-12, 2, 20, "brass"),
        ball(-12, 2, 7, "steel", 4),
        transform=moved(428, 124, 0.94, -4),
    )


def _sweating_poppy() -> str:
    """The tallest head, in full bloom."""
    return group(
        *(
            group(shape("M-20 -40C-34 -78 34 -78 20 -40Z", "red", 5), transform=f"rotate({a})")
            for a in range(0, 360, 60)
        ),
        blob(
            0,
            4,
            0.86,
            "gold",
            eye(-18, -18, 20, "#4aa3e0", 8, -1),
            eye(22, -18, 20, "#4aa3e0", 9, -1),
            inner("M-18 22q6 -8 12 0t12 0t12 0", 6, 1),
        ),
        transform=moved(158, 96),
    )


def tall_poppy() -> Scene:
    def stem(x: float, y: float, colour: str) -> str:
        return tube(f"M{x} 380V{y}", colour, 22)

    sweat = (
        "M96 46c-10 14 -4 22 2 22s10 -10 -2 -22zM214 34c-8 12 -4 20 3 20s9 -10 -3 -20z"
        "M84 104c-10 14 -4 22 2 22s10 -10 -2 -22zM226 92c-6 12 -2 18 4 18s8 -8 -4 -18z"
    )
    return Scene(
        "M20 60H70M20 80H60M480 300h50M480 320h50",
        (
            stem(158, 150, "#6fae3f"),
            shape("M158 246C118 238 104 214 102 196C132 200 152 220 158 246Z", "bio", 5),
            shape("M158 226C196 216 206 196 206 176C180 182 160 200 158 226Z", "bio", 5),
            stem(52, 288, "#8f5bc4"),
            stem(272, 270, "#4aa3e0"),
            stem(376, 286, "#e8892f"),
            stem(478, 300, "#6fae3f"),
            blob(52, 254, 0.78, "chem", eye(2, -14, 26, "#3fa05a", 8, -10), inner("M-14 26Q4 36 22 24", 6, 1)),
            blob(
                272,
                244,
                0.84,
                "phys",
                eye(-16, -14, 18, "#c8392b", -6, -8),
                eye(20, -14, 18, "#c8392b", -6, -8),
                inner("M-16 22Q2 34 22 22", 6, 1),
            ),
            blob(
                376,
                254,
                0.74,
                "rob",
                eye(-16, -14, 20, "#3a5f8f", -7, -8),
                eye(22, -14, 16, "#3a5f8f", -6, -7),
                oval(2, 24, 12, 10, "#5b1420", 5),
            ),
            blob(
                478,
                274,
                0.66,
                "bio",
                eye(-20, -14, 16, "#c8392b", -5, -7),
                eye(4, -30, 15, "#c8392b", -5, -7),
                eye(28, -12, 16, "#c8392b", -5, -7),
                inner("M-16 22Q2 34 22 22", 6, 1),
            ),
            shape("M-30 330C60 314 120 336 200 326C300 314 420 336 572 324V372H-30Z", "moss"),
            _shears(),
            _sweating_poppy(),
            shape(sweat, "glass", 4),
        ),
    )


def joint_paper() -> Scene:
    def eraser(x: float, y: float, turn: float) -> str:
        return group(
            shape("M-34 -16H34V18H-34Z", "coat", 5),
            shape("M-34 -16H-4V18H-34Z", "red", 5),
            inner("M10 -16V18", 4, 0.5),
            transform=moved(x, y, 1, turn),
        )

    paper = group(
        shape("M-70 -66H46L70 -42V70H-70Z", "paper"),
        shape("M46 -66V-42H70Z", "coat", 5),
        inner("M-50 -40H20M-50 -20H50M-50 0H50M-50 20H30", 5, 0.45),
        inner("M-48 50q8 -18 14 0t14 -4M4 50q10 -20 16 0t18 -4", 5, 1, "#2558bf"),
        transform=moved(276, 70, 0.66, -3),
    )
    return Scene(
        "M30 40h60M30 60h40M470 40h50M490 60h30",
        (
            ground(120, 352, 110),
            ground(432, 352, 110),
            paper,
            tube("M96 206C44 222 20 264 44 300", "#dfe9f2", 30),
            tube("M456 206C508 222 532 264 508 300", "#dfe9f2", 30),
            eraser(30, 312, -70),
            eraser(522, 312, 250),
            hand(48, 304, "skin", 0.95, 100, grip=True),
            hand(504, 304, "tan", 0.95, -100, grip=True),
            coat(160, 170, 1.3, "bio"),
            coat(392, 170, 1.3, "gem"),
            boffin(156, 118, 1.2, "wild", "grin", (6, 0), ("skin", "#e9eef2")),
            boffin(396, 118, 1.2, "bun", "grin", (-6, 0), ("tan", "#2f2740")),
            tube("M208 212C220 244 236 256 254 256", "#dfe9f2", 30),
            tube("M344 212C332 244 316 256 298 256", "#dfe9f2", 30),
            hand(266, 254, "skin", 1.1, 90, grip=True),
            hand(292, 254, "tan", 1.05, -90, grip=True),
            inner("M258 214l-8 -16M277 208v-18M296 214l8 -16", 6, 1, WHITE),
            sparkle(204, 146, 9),
            sparkle(348, 146, 9),
        ),
    )


def wild_mutation() -> Scene:
    tank = group(
        shape("M-86 -58H86Q94 -58 94 -48V62Q94 74 82 74H-82Q-94 74 -94 62V-48Q-94 -58 -86 -58Z", "steel"),
        shape("M-68 -36H68V52H-68Z", "#123a5c", 5),
        flat("M-65 -16Q-40 -26 -20 -16T24 -16T65 -18V49H-65Z", "#4ac0e8"),
        shape("M-30 18C-12 -10 22 -8 34 14L56 -2V40L34 24C20 42 -14 42 -30 18Z", "rob", 5),
        eye(-8, 12, 8, "#1b1522"),
        inner("M-44 -2v.1M-52 12v.1M-38 -14v.1", 8, 0.9, WHITE),
        inner("M48 52C40 34 56 30 48 12", 6, 1, "#3f8f4a"),
        *(ball(x, y, 5, "brass", 3.5) for x in (-81, 81) for y in (-44, 60)),
        shape("M84 -10H112V-24H122V18H112V4H84Z", "brass", 5),
        shape("M-96 -6L-124 -20V22L-96 8Z", "red", 5),
        gloss("M-56 -28H-20"),
    )
    head = group(
        shape("M-82 20C-92 -50 -50 -84 0 -84C52 -84 92 -50 82 20C76 56 40 68 0 68C-40 68 -76 56 -82 20Z", "bio"),
        shape("M-62 -52L-104 -92L-96 -20ZM62 -52L104 -92L96 -20Z", "horn"),
        eye(-34, -14, 35, "#c8392b", 6, 17),
        eye(40, -12, 28, "#c8392b", -2, 15),
        inner("M-72 -58Q-40 -78 -8 -58M22 -62L64 -44", 8, 1),
        shape("M-50 30C-20 36 20 36 54 24C54 58 30 62 0 60C-30 62 -50 56 -50 30Z", "#5b1420", 5),
        teeth(-42, 33, 38, 3, 12),
        inner("M8 52q10 -12 18 0t18 -6", 5, 1, "#e86a6a"),
        gloss("M-62 -30Q-54 -60 -26 -72", 7),
        transform=moved(276, 106, 1, 3),
    )
    return Scene(
        "M60 40v80M40 60h40M490 40v80M470 60h40M20 200H110M440 200H530",
        (
            tube("M228 320L210 372M324 320L342 372", "#6fae3f", 38),
            tube("M196 176C130 170 104 120 122 82", "#6fae3f", 28),
            tube("M356 176C424 170 446 128 428 88", "#6fae3f", 28),
            hand(120, 66, "#6fae3f", 1.2, -12),
            hand(430, 70, "#6fae3f", 1.2, 12),
            shape("M190 310H362L350 344H202Z", "bio"),
            shape("M214 160H338L362 204H190Z", "bio"),
            group(tank, transform=moved(276, 248)),
            head,
            group(
                inner(
                    "M72 250H36M84 290L52 308M84 214L56 196M478 250H514M466 290L498 308M466 214L494 196",
                    7,
                    1,
                    "#ffe566",
                )
            ),
        ),
        STORM,
    )


def insurance() -> Scene:
    coins = [
        oval(x, 270 - k * 13, 30, 11, "gold", 5) for x, height in ((320, 3), (392, 6), (462, 4)) for k in range(height)
    ]
    beast = group(
        shape("M-92 170C-104 60 -60 20 0 20C60 20 104 60 92 170Z", "rob"),
        shape("M-72 10C-82 -56 -42 -86 0 -86C44 -86 82 -56 72 10C66 44 36 54 0 54C-36 54 -66 44 -72 10Z", "rob"),
        shape("M-50 -62L-74 -104L-24 -82ZM50 -62L74 -104L24 -82Z", "horn"),
        shape("M-64 -40C-20 -64 30 -66 66 -44L70 -24C30 -46 -24 -44 -72 -18Z", "coat", 5),
        inner("M-48 -46l8 20M-20 -58l4 22M14 -60v20M42 -54l-4 20", 4, 0.5),
        eye(-24, -4, 21, "#3fa05a", 9, 9),
        eye(26, -6, 21, "#3fa05a", 9, 9),
        inner("M-30 32Q4 48 40 26", 6, 1),
        shape("M14 40l6 14l8 -18z", "#fffbe6", 4),
        shape("M-96 66C-112 60 -124 70 -122 88C-120 106 -104 112 -90 104Z", "coat", 5),
        inner("M-116 74L-94 100M-112 100L-96 72", 4, 0.5),
        transform=moved(250, 130, 1.02),
    )
    policy = group(
        shape("M-86 -44H76L92 44H-72Z", "paper"),
        inner("M-62 -26H20M-58 -10H50M-54 6H44", 5, 0.4),
        inner("M-46 28q8 -16 14 0t12 -4t12 2t14 -4", 5, 1, "#2558bf"),
        shape("M38 30L34 58L46 48L58 58L56 28Z", "red", 4),
        ball(46, 20, 19, "red", 5),
        sparkle(46, 20, 11, "#ffd9cc"),
        transform=moved(134, 306),
    )
    roll = group(
        shape("M0 -30C30 -30 80 -30 92 -24V24C80 30 30 30 0 30Z", "coat"),
        oval(0, 0, 17, 30, "coat"),
        oval(0, 0, 7, 13, "#8fa3b8", 4),
        shape("M90 22C112 30 130 22 150 34V12C130 2 112 8 92 0Z", "coat", 5),
        shape("M44 -16H56V-6H66V6H56V16H44V6H34V-6H44Z", "red", 4),
        transform=moved(264, 320),
    )
    return Scene(
        "M30 40h90v70h-90zM46 60h58M46 78h58M440 30h80v100h-80zM460 60h40M460 80h40",
        (
            beast,
            shape("M-30 262H572V372H-30Z", "wood"),
            inner("M-30 284H570M20 300q60 10 120 0M380 340q60 -8 120 2", 4, 0.35),
            gloss("M0 272H180"),
            *coins,
            policy,
            roll,
            tube("M330 202C380 210 420 190 426 156", "#e8892f", 30),
            hand(424, 138, "#e8892f", 1.2, 150, grip=True),
            ball(420, 112, 26, "gold"),
            ball(420, 112, 15, "bolt", 4),
            inner("M500 232l14 -10M506 252h18M356 170l-12 -12", 5, 0.9, WHITE),
            sparkle(446, 92, 14),
        ),
        NIGHT,
    )


SCENES = {
    "dark-horse": dark_horse(),
    "long-game": long_game(),
    "tall-poppy": tall_poppy(),
    "joint-paper": joint_paper(),
    "wild-mutation": wild_mutation(),
    "insurance": insurance(),
}
