"""Six breakthroughs: what grows, is swapped, is stormed, sleeps, helps, and stays clean."""

from easel.forms import ball, dot, eye, flat, gloss, ground, inner, oval, shape, sparkle, teeth, tube
from easel.ink import INK, WHITE
from easel.svg import group, moved, path
from easel.xybrid.cast import NIGHT, STORM, Scene, blob, boffin, bolt, coat, hand

_STALK = "M276 300C226 262 330 232 282 196C244 166 268 136 276 104"
_CAN = "M0 0H84L92 74H-8Z"


def growth_spurt() -> Scene:
    can = group(
        tube("M-6 22C-34 30 -44 20 -62 -6", "steel", 13),
        shape("M-48 -2L-74 -22L-80 -6L-60 14Z", "steel", 5),
        tube("M84 10C126 4 124 64 88 62", "steel", 9),
        shape(_CAN, "phys"),
        oval(42, 0, 42, 11, "#1c4f86", 5),
        inner("M-2 46H88", 4, 0.5),
        gloss("M12 18V62"),
        transform=moved(394, 166, 1, -24),
    )
    drops = (
        "M328 176c-8 12 -2 18 4 18s10 -8 -4 -18zM318 214c-8 12 -2 18 4 18s10 -8 -4 -18z"
        "M340 240c-8 12 -2 18 4 18s10 -8 -4 -18z"
    )
    claw = group(
        ball(0, 4, 35, "bio"),
        tube(
            "M-14 4C-36 -2 -50 -14 -54 -32M-6 -8C-16 -28 -18 -44 -16 -62M10 -8C22 -26 24 -42 22 -60"
            "M16 6C38 2 52 -10 56 -28",
            "#6fae3f",
            18,
        ),
        dot(0, 5, 31, "bio"),
        shape(
            "M-65 -32L-62 -66L-42 -36ZM-27 -62L-12 -94L-4 -60ZM12 -60L22 -92L34 -60ZM44 -30L68 -58L68 -24Z", "horn", 5
        ),
        inner("M-14 14q14 10 26 0M-8 26q10 6 18 0", 4, 0.5),
        gloss("M-22 -2q2 -10 10 -14"),
        transform=moved(276, 106, 0.94),
    )
    shards = (
        "M206 78L186 40L222 62ZM344 74L376 44L356 90ZM190 116L158 104L182 92ZM372 122L402 108L390 134Z"
        "M228 30L232 8L246 34Z"
    )
    return Scene(
        "M20 360V176L275 62L530 176V360M105 138V360M190 100V360M360 100V360M445 138V360M20 262H530M62 157V360",
        (
            flat("M20 176L275 62L530 176V360H20Z", WHITE, 0.12),
            flat("M20 178L206 94V132L20 214ZM530 178L344 94V132L530 214Z", "glass", 0.75),
            inner("M66 156V196M112 136V174M158 114V154M484 156V196M438 136V174M392 114V154", 6, 0.8, "#d8f0ff"),
            inner("M14 180L206 94L190 128M536 180L344 94L362 128M20 216L206 134M530 216L344 134", 14, 1),
            inner("M14 180L206 94L190 128M536 180L344 94L362 128M20 216L206 134M530 216L344 134", 5, 1, "#e6f5ff"),
            ground(276, 346, 130),
            tube(_STALK, "#6fae3f", 30),
            inner("M258 268q14 -2 22 8M296 226q-14 2 -18 12M268 176q12 -6 22 4", 4, 0.5),
            shape("M246 252C196 250 182 224 182 206C214 206 240 222 246 252Z", "bio"),
            shape("M304 214C350 206 362 180 360 164C332 166 308 186 304 214Z", "bio"),
            claw,
            shape("M214 290H338L320 352H232Z", "rob"),
            shape("M206 278H346V300H206Z", "rob"),
            flat(drops, "#d8f4ff"),
            can,
            shape(shards, "glass", 4.5),
        ),
    )


def _frog_legs(x: float) -> str:
    """Legs that belong to somebody green."""
    return group(
        tube("M-22 0C-70 16 -62 44 -34 52", "bio", 20),
        tube("M22 0C70 16 62 44 34 52", "bio", 20),
        shape("M-62 62C-60 44 -14 44 -12 62Z", "bio", 5),
        shape("M62 62C60 44 14 44 12 62Z", "bio", 5),
        transform=moved(x, 272),
    )


def quick_exchange() -> Scene:

    wheels = group(
        shape("M-44 6H44L52 36H-52Z", "steel"),
        ball(-34, 42, 23, "slate"),
        ball(34, 42, 23, "slate"),
        ball(-34, 42, 9, "rob", 4),
        ball(34, 42, 9, "rob", 4),
        transform=moved(128, 270),
    )
    robot = group(
        shape("M-52 -58H52L58 40H-58Z", "rob"),
        shape("M-38 -44H38V-4H-38Z", "#12324f", 5),
        dot(-20, -16, 9, "#8ff0ff"),
        dot(12, -16, 9, "#8ff0ff"),
        inner("M-28 20H28M-18 14V26M0 14V26M18 14V26", 4, 0.8),
        inner("M0 -58V-80", 6, 1),
        ball(0, -86, 9, "red", 5),
        gloss("M-48 -48L-50 20"),
        transform=moved(420, 226),
    )
    cloth = (
        "M150 52C200 18 236 70 282 36C322 8 356 40 398 30C404 66 386 84 402 118C372 104 356 140 326 118"
        "C300 146 268 112 240 142C216 114 184 140 158 116C170 92 160 76 150 52Z"
    )
    return Scene(
        "M20 338H530M275 338V150M60 60l30 30M90 60l-30 30M470 60l30 30M500 60l-30 30",
        (
            ground(128, 338, 92),
            ground(420, 340, 96),
            wheels,
            blob(
                128,
                214,
                1.12,
                "bio",
                eye(-14, -18, 19, "#c8392b", 5, 8),
                eye(24, -22, 22, "#c8392b", 6, 9),
                inner("M-14 24Q10 8 32 22", 6, 1),
                shape("M-38 -46L-56 -76L-22 -58Z", "horn", 5),
            ),
            _frog_legs(420),
            robot,
            shape(cloth, "red"),
            inner("M196 52C206 80 196 100 204 118M282 56C274 84 292 96 286 116M352 50C346 72 362 84 354 106", 4.5, 0.5),
            gloss("M172 56Q204 40 226 56"),
            sparkle(240, 84, 17, "#ffe566"),
            sparkle(322, 78, 13, "#ffe566"),
            sparkle(178, 158, 12),
            sparkle(372, 150, 14),
            sparkle(276, 178, 18),
            flat("M264 262l22 -14v9h40v10h-40v9zM290 296l-22 14v-9h-40v-10h40v-9z", WHITE, 0.7),
        ),
        STORM,
    )


def _villager(x: float, y: float, scale: float, hat: str, skin: str = "skin") -> str:
    return group(
        shape("M-46 90C-46 44 -30 34 0 34C30 34 46 44 46 90Z", hat),
        shape("M-27 -4C-27 -34 27 -34 27 -4C27 26 16 40 0 40C-16 40 -27 26 -27 -4Z", skin),
        shape(
            "M-44 -12C-22 -22 22 -22 44 -12C36 -20 28 -24 26 -28C22 -58 -22 -58 -26 -28C-28 -24 -36 -20 -44 -12Z", hat
        ),
        inner("M-20 -8L-5 0M20 -8L5 0", 5, 1),
        dot(-11, 5, 4.5),
        dot(11, 5, 4.5),
        shape("M-13 18Q0 12 13 18Q10 32 0 32Q-10 32 -13 18Z", "#5b1420", 4),
        transform=moved(x, y, scale),
    )


def _torch(x: float, y: float, turn: float) -> str:
    return group(
        shape("M-6 0L-9 -92H9L6 0Z", "wood", 5),
        shape("M-22 -88C-34 -122 -8 -128 -4 -158C18 -138 34 -118 22 -88C14 -80 -14 -80 -22 -88Z", "#ff8a2a"),
        flat("M-11 -90C-18 -108 -2 -114 0 -132C12 -116 18 -104 11 -90Z", "#ffe566"),
        transform=moved(x, y, 1, turn),
    )


def _fork(x: float, y: float, turn: float) -> str:
    d = "M0 0V-150M-22 -186V-160Q-22 -148 0 -148Q22 -148 22 -160V-186M0 -150V-190"
    return group(inner(d, 15, 1), inner(d, 5.5, 1, "#c9d3de"), transform=moved(x, y, 1, turn))


def angry_mob() -> Scene:
    wing = (
        "M0 0C-20 -50 -70 -78 -104 -66C-92 -56 -94 -46 -98 -38C-82 -38 -76 -28 -78 -16C-60 -20 -50 -8 -48 8"
        "C-30 0 -14 6 0 20Z"
    )
    thief = group(
        tube("M-6 60L-42 92L-30 118M8 60L34 82L62 76", "#4a3a5e", 15),
        group(
            shape(wing, "chem"), inner("M-8 2L-84 -54M-14 8L-66 -22", 4, 0.5), transform="translate(-6 22) rotate(18)"
        ),
        group(
            shape(wing, "chem"),
            inner("M-8 2L-84 -54M-14 8L-66 -22", 4, 0.5),
            transform="translate(14 26) scale(-1 1) rotate(8)",
        ),
        shape("M-26 64C-30 20 -14 6 4 6C28 8 32 36 22 66Z", "rust"),
        tube("M0 26L-34 34M8 26L40 22", "#a8512f", 11),
        _villager(12, -18, 0.78, "rust"),
        transform=moved(428, 220, 0.94, 6),
    )
    return Scene(
        "M20 30H530V330H20Z",
        (
            flat("M36 30H514V300H36Z", "#2a1440"),
            flat("M36 300V150C150 90 400 90 514 150V300Z", "#ff8a2a", 0.35),
            flat("M36 300V220C150 160 400 160 514 220V300Z", "#ffd166", 0.35),
            dot(120, 78, 30, "#fff3c4"),
            dot(108, 70, 24, "#2a1440"),
            _fork(70, 262, -8),
            _torch(142, 250, -6),
            _fork(226, 270, 6),
            _torch(300, 246, 10),
            _villager(92, 218, 1, "moss"),
            _villager(260, 212, 1, "rust", "tan"),
            _villager(176, 240, 1.15, "slate"),
            thief,
            inner("M24 20V306H526V20M24 26H526M352 24V302M186 24V302", 24, 1),
            inner("M24 20V306H526V20M24 26H526M352 24V302M186 24V302", 12, 1, "#a9c4dc"),
            shape("M8 300H542V372H8Z", "steel"),
            gloss("M24 312H200"),
            inner("M8 334H542", 5, 0.6),
            shape("M60 300V270C46 262 48 244 62 244H86C100 244 102 262 88 270V300Z", "glass", 5),
            flat("M62 298V282H86V298Z", "#6fdc5a"),
        ),
        NIGHT,
    )


def tenure() -> Scene:
    books = (
        ("red", 96, 292, 240, 34),
        ("phys", 116, 262, 206, 30),
        ("gold", 88, 326, 262, 30),
        ("chem", 84, 186, 44, 106),
        ("bio", 306, 182, 46, 110),
    )
    seat = [shape(f"M{x} {y}h{w}v{h}h{-w}z", fill) for fill, x, y, w, h in books]
    rest = [
        shape("M128 56H196V262H128Z", "rob"),
        shape("M196 34H246V262H196Z", "phys"),
        shape("M246 48H306V262H246Z", "red"),
        inner("M128 82H196M128 232H196M196 62H246M246 78H306M246 90H306", 5, 0.55),
        shape("M70 162H140V188H70ZM294 160H366V184H294Z", "wood"),
    ]
    quill = group(
        tube("M0 0V84", "#fff6dc", 13),
        path("M-7 -6L-30 -34M-2 -8L-12 -42M4 -8L8 -40M8 -4L24 -22", stroke=INK, stroke_width=15, fill="none"),
        path("M-7 -6L-30 -34M-2 -8L-12 -42M4 -8L8 -40M8 -4L24 -22", stroke="#fff6dc", stroke_width=6, fill="none"),
        ball(0, 0, 14, "#fff6dc"),
        inner("M-8 30H8M-8 48H8", 4, 0.6),
        transform=moved(466, 216, 1, -118),
    )
    return Scene(
        "M20 346H530M400 60h110v110h-110zM418 84h74M418 104h74M418 124h50M40 40v300",
        (
            ground(220, 350, 190),
            *rest,
            *seat,
            coat(220, 186, 0.84),
            tube("M176 206C140 210 128 176 112 172M262 206C300 214 312 186 326 174", "#dfe9f2", 22),
            boffin(224, 142, 1.08, "wild", "open", None, turn=12),
            group(
                inner("M286 92h22l-22 24h22M322 48h30l-30 32h30M368 10h36l-36 36h36", 13, 1),
                inner("M286 92h22l-22 24h22M322 48h30l-30 32h30M368 10h36l-36 36h36", 5, 1, WHITE),
            ),
            shape("M386 312L492 300L514 344L400 354Z", "paper"),
            inner("M404 322L450 317M406 332L470 326M410 342L440 339", 4, 0.6),
            shape("M396 306C420 280 432 250 478 206C476 256 440 292 396 306Z", "glass", 5),
            quill,
            tube("M550 250L520 240", "#3a3550", 30),
        ),
        STORM,
    )


def helping_hand() -> Scene:
    burst = "M232 236L254 214L240 196L272 202L286 176L300 202L330 192L318 218L346 236L312 242L302 268L282 248L254 262Z"
    return Scene(
        "M40 40h110v150h-110zM60 70h70M60 100h70M60 130h40M430 40a60 60 0 1 0 .1 0M430 60v40l24 16",
        (
            ground(276, 358, 160),
            coat(276, 146, 1.5),
            boffin(276, 96, 1.3, "sides", "grin", (4, 7), ("skin", "#f0a04a")),
            tube("M206 176C142 186 128 246 162 284", "#dfe9f2", 34),
            tube("M346 176C420 190 430 262 388 292C372 302 362 300 350 296", "#dfe9f2", 34),
            shape(burst, "#ffe566"),
            tube("M284 226C256 262 262 296 296 302", "#6fae3f", 26),
            inner("M262 246l-10 -6M260 262l-11 -2M264 280l-10 4M288 236l8 6", 4, 0.7),
            hand(322, 302, "#6fae3f", 1.15, 96, grip=True),
            hand(346, 300, "skin", 1.05, -84, grip=True),
            hand(170, 296, "skin", 1.0, 200),
            inner("M306 262l-6 -16M334 256v-18M360 262l8 -14", 5, 1, WHITE),
            bolt(478, 196, 0.9, -8),
        ),
    )


def clean_bench() -> Scene:
    monster = blob(
        276,
        232,
        1.35,
        "chem",
        eye(-18, -16, 21, "#3fa05a", 0, -6),
        eye(22, -18, 18, "#3fa05a", 0, -6),
        shape("M-26 18Q2 28 30 16Q26 42 2 42Q-22 42 -26 18Z", "#5b1420", 5),
        teeth(-20, 20, 42, 4, 10),
        shape("M-30 -50L-38 -84L-10 -57ZM26 -52L40 -82L8 -57Z", "horn", 5),
        shape("M-12 48l-22 -12v26zM-8 48l22 -12v26z", "red", 4.5),
        ball(-10, 48, 6, "red", 4),
    )
    splat = "M122 96c-26 -8 -30 20 -12 28c-22 8 -8 34 10 24c4 20 28 10 22 -8c20 -2 18 -26 0 -28c4 -18 -16 -24 -20 -16z"
    paw = group(
        ball(0, 0, 30, "rust"),
        *(ball(dx, dy, 12, "rust", 5) for dx, dy in ((-30, -18), (-12, -34), (12, -34), (30, -18))),
        shape("M-44 -26l-10 -16l18 2zM-16 -48l-2 -18l14 12zM14 -48l8 -16l6 18zM42 -24l16 -8l-6 18z", "horn", 4),
        oval(0, 6, 16, 12, "#f0b090", 4),
    )
    return Scene(
        "M10 318H540M40 318v40M510 318v40M40 40h60v60h-60zM460 30h60v90h-60z",
        (
            shape("M40 312H510V336H40Z", "steel"),
            shape("M70 336H480V372H70Z", "#30507a"),
            oval(276, 308, 190, 22, "wood"),
            oval(276, 302, 166, 15, "#e8f6ff", 5),
            monster,
            path(
                "M106 300V196C106 98 186 46 276 46C366 46 446 98 446 196V300C400 320 152 320 106 300Z",
                fill="#dff6ff",
                fill_opacity=0.2,
            ),
            ball(276, 34, 13, "brass"),
            gloss("M134 220C130 140 176 92 232 76", 11),
            gloss("M424 200Q424 230 422 254", 7),
            sparkle(214, 142, 18),
            sparkle(352, 176, 15),
            sparkle(336, 118, 9),
            sparkle(196, 262, 11),
            group(shape(splat, "#7a5a2e"), transform="translate(-22 60)"),
            group(shape(splat, "#5c7a2e"), transform="translate(300 -34) scale(0.8)"),
            group(paw, transform=moved(470, 178, 1.05, -70)),
            group(paw, transform=moved(76, 96, 0.95, 60)),
            shape("M500 196C530 196 550 210 560 230V160C540 150 520 150 500 160Z", "rust"),
            shape("M46 84C20 60 0 50 -10 52V120C10 122 34 116 50 108Z", "rust"),
        ),
    )


SCENES = {
    "growth-spurt": growth_spurt(),
    "quick-exchange": quick_exchange(),
    "angry-mob": angry_mob(),
    "tenure": tenure(),
    "helping-hand": helping_hand(),
    "clean-bench": clean_bench(),
}
