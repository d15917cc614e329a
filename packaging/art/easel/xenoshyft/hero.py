"""Who holds the base on the lid: a hard-bitten miner with a drill for a rifle, and a grenade that is glad to help."""

from easel.forms import ball, dot, flat, gloss, inner, shape, tube
from easel.ink import INK, WHITE
from easel.svg import group, path
from easel.xenoshyft.cast import BLOOD, CLOTH, CRYSTAL, EARTH, FACE, GUN, HAZARD, HIDE, OLIVE, PEN, rivet


def _sleeve(d: str, width: float = 60) -> str:
    return tube(d, "#7c5237", width)


def _legs() -> str:
    boot = "M-44 -30H44V40H-92Q-96 2 -44 -8Z"
    return group(
        _sleeve("M-46 130L-82 268", 84),
        _sleeve("M66 130L104 268", 84),
        inner("M-100 214l52 14M78 214l54 -10", 5, 0.5),
        *(
            group(
                shape(boot, GUN),
                inner("M-44 -8H44", 5, 0.5),
                shape("M-96 28H50V48H-98Z", "#2a2226", 6),
                gloss("M-70 8Q-58 -2 -44 -4", 5),
                transform=f"translate({x} 298)",
            )
            for x in (-80, 108)
        ),
        shape("M-112 200C-112 172 -44 166 -36 196L-42 240C-58 254 -92 254 -106 236Z", HAZARD, 7),
        inner("M-104 212Q-76 198 -42 210", 5, 0.5),
    )


def _torso() -> str:
    return group(
        shape("M-112 -84C-140 20 -128 110 -98 160H124C150 100 156 0 126 -90C70 -124 -56 -124 -112 -84Z", EARTH),
        shape("M-112 -84C-134 -10 -130 50 -118 92H126C150 40 150 -30 126 -90C70 -124 -56 -124 -112 -84Z", GUN),
        inner("M-4 -108V88M-122 30H144", 5, 0.5),
        *(rivet(x, y, 8) for x, y in ((-90, -64), (102, -70), (-100, 66), (112, 66))),
        shape("M-108 128H136V170H-108Z", HIDE, 7),
        shape("M-28 120H30V178H-28Z", HAZARD, 7),
        inner("M-10 138H12V160H-10Z", 5, 0.7),
        shape("M64 134H116V186Q90 196 64 186Z", HIDE, 7),
        gloss("M-98 -40Q-110 10 -104 60", 7),
    )


def _face() -> str:
    """Broken nose, a scar, a match between the teeth, and no patience."""
    return group(
        shape("M-40 -90H60V-40H-40Z", FACE),
        shape(
            "M-92 -226L-98 -186C-120 -176 -142 -160 -138 -146C-134 -136 -116 -138 -104 -138L-106 -112"
            "C-114 -88 -104 -62 -74 -52C-20 -40 60 -58 74 -120L78 -226Z",
            FACE,
        ),
        flat(
            "M-104 -100C-60 -84 0 -100 30 -160L74 -150C68 -70 0 -40 -74 -52C-100 -62 -112 -84 -104 -100Z",
            "#5a3a2c",
            0.42,
        ),
        shape("M-112 -136C-80 -152 -50 -146 -34 -118C-60 -124 -90 -112 -110 -110Z", "#6e5a52", 6),
        inner("M-102 -92Q-76 -84 -46 -94", 8, 1),
        path("M-90 -86L-150 -70", fill="none", stroke_width=12),
        path("M-92 -86L-146 -71", fill="none", stroke="#f3d9a0", stroke_width=5),
        ball(-150, -70, 8, BLOOD, 4),
        shape("M40 -182C66 -190 80 -150 56 -130C40 -126 34 -142 38 -156Z", FACE, 6),
        inner("M50 -170q10 10 0 24", 4, 0.6),
        shape("M-92 -184C-78 -198 -52 -196 -42 -180C-56 -170 -80 -172 -92 -184Z", "#fffbe6", 5),
        dot(-72, -183, 9),
        shape("M-108 -204L-34 -190L-32 -206L-100 -222Z", "#4a3630", 4),
        inner("M-24 -206l10 40l-10 16M-28 -180h16", 5, 0.7, "#a3412a"),
        inner("M-90 -164Q-70 -158 -54 -164", 4, 0.5),
    )


def _helmet() -> str:
    return group(
        path("M70 -214C76 -150 50 -100 10 -62", fill="none", stroke_width=18),
        path("M70 -214C76 -150 50 -100 10 -62", fill="none", stroke="#94592b", stroke_width=8),
        shape("M-116 -216C-126 -330 -66 -384 4 -384C84 -384 130 -322 120 -216Z", HAZARD),
        inner("M-20 -380C-34 -330 -36 -270 -34 -220M46 -374C62 -330 66 -270 64 -220", 6, 0.45),
        inner("M84 -330l16 20l-12 10l16 22", 5, 0.8),
        shape("M-156 -226H124Q138 -210 122 -194H-144Q-170 -202 -156 -226Z", HAZARD),
        shape("M-140 -330L-92 -344L-74 -262L-122 -250Z", GUN),
        shape("M-150 -334C-172 -320 -158 -250 -130 -244C-116 -270 -126 -320 -150 -334Z", "bolt", 7),
        gloss("M-60 -350Q-30 -370 0 -368", 8),
    )


def _drill() -> str:
    """The rifle is a rock drill with a tank of crystal on it."""
    return group(
        shape("M-20 -84H60Q72 -84 72 -72V-26H-32V-72Q-32 -84 -20 -84Z", CRYSTAL),
        inner("M8 -80L0 -56L18 -40L10 -28M40 -82L34 -60L50 -44", 4, 0.6),
        gloss("M-20 -44V-68", 6),
        shape("M78 -40H128V-10H78ZM118 -56H150V4H118Z", GUN, 7),
        shape("M-160 -40H80Q106 -40 106 -14V66Q106 92 78 92H-160Z", HAZARD),
        flat("M-156 34H102V64Q102 88 78 88H-156Z", "#a36a0a", 0.55),
        *(flat(f"M{-140 + 44 * k} 34h22l-22 54h-22z", INK) for k in range(5)),
        inner("M-160 32H106", 6, 0.9),
        rivet(-136, -14, 8),
        rivet(82, -14, 8),
        shape("M-206 -62H-156V114H-206Z", GUN),
        inner("M-206 -20H-156M-206 26H-156M-206 70H-156", 5, 0.7),
        shape("M-206 -52C-300 -30 -370 6 -420 26C-370 48 -300 84 -206 104Z", "steel"),
        inner(
            "M-240 -42Q-216 30 -244 92M-282 -28Q-254 36 -284 76M-322 -12Q-300 34 -324 60M-362 4Q-350 28 -362 44", 8, 0.9
        ),
        gloss("M-220 -36L-340 8", 7),
        gloss("M-140 -28H10", 7),
        shape("M10 92H70L84 150Q86 162 74 164H40Q30 164 26 154Z", GUN, 7),
        transform="translate(-30 22) rotate(3)",
    )


def _hand(x: float, y: float, turn: float = 0) -> str:
    return group(
        shape("M-42 -30C-20 -46 34 -42 42 -22C50 0 46 36 22 42C-8 48 -40 40 -46 12Z", HIDE),
        inner("M-40 -8H6M-44 10H4M-36 28H4", 5, 0.7),
        gloss("M-20 -30Q4 -36 22 -28", 5),
        transform=f"translate({x} {y}) rotate({turn})",
    )


def trooper(place: str) -> str:
    """The miner, about 640 wide and 740 high with his drill to the left, around his belt."""
    pad = "M36 -104C86 -152 178 -124 184 -30C154 0 84 0 40 -26Z"
    return group(
        shape("M80 -110C130 -130 176 -80 176 0V120H96Z", GUN),
        inner("M140 -90V110M110 20H174", 5, 0.6),
        shape("M116 -196H160V-100H116Z", CLOTH, 7),
        shape("M110 -214H166V-190H110Z", BLOOD, 7),
        _legs(),
        _sleeve("M-96 -44C-150 -20 -170 20 -150 60"),
        _torso(),
        _face(),
        _helmet(),
        shape("M-128 -96L-84 -44L70 -44L106 -100L134 -72L92 -8H-104L-142 -66Z", GUN),
        _drill(),
        _hand(-168, 92, -8),
        _sleeve("M126 -40C186 30 160 96 66 116"),
        _hand(40, 116, 6),
        shape(pad, HAZARD),
        flat("M64 -122L98 -138L78 -6L44 -22ZM124 -138L156 -118L144 -8L110 -2Z", INK),
        path(pad, fill="none"),
        gloss("M54 -98Q66 -112 84 -120", 6),
        transform=place,
        **PEN,
    )


def grenade(place: str) -> str:
    """The friendly grenade, about 240 wide and 300 high, around its belly; its pin is still in."""
    return group(
        tube("M-36 96L-44 128", "#5b5c26", 22),
        tube("M36 96L44 128", "#5b5c26", 22),
        shape("M-82 148Q-86 120 -44 122L-22 126V148Z", GUN, 7),
        shape("M82 148Q86 120 44 122L22 126V148Z", GUN, 7),
        tube("M-92 20C-130 26 -140 -6 -150 -36", "#86873f", 22),
        tube("M92 26C126 40 128 64 104 78", "#86873f", 22),
        tube("M-152 -50L-184 -84", "#eef1ee", 17),
        tube("M-152 -50L-160 -100", "#eef1ee", 17),
        tube("M-152 -50L-132 -96", "#eef1ee", 17),
        tube("M-148 -44L-116 -62", "#eef1ee", 15),
        ball(-152, -44, 25, CLOTH, 7),
        dot(-154, -52, 20, "#f6f8f6"),
        ball(98, 84, 20, CLOTH, 7),
        shape("M-34 -146H34V-92H-34Z", "steel", 7),
        shape("M28 -140C76 -140 110 -96 116 -36Q116 -24 104 -28C96 -72 72 -104 30 -108Z", GUN, 7),
        shape(
            "M0 -108C76 -108 112 -50 112 12C112 76 64 118 0 118C-64 118 -112 76 -112 12C-112 -50 -76 -108 0 -108Z",
            OLIVE,
        ),
        inner(
            "M-52 -96C-76 -40 -76 60 -52 104M52 -96C76 -40 76 60 52 104"
            "M0 -108V-60M0 74V118M-108 -22H-84M84 -22H108M-104 60Q0 96 104 60",
            6,
            0.4,
        ),
        ball(-36, -22, 35, "#fffbe6", 7),
        ball(38, -24, 39, "#fffbe6", 7),
        dot(-46, -18, 16),
        dot(24, -20, 18),
        dot(-52, -26, 6, WHITE),
        dot(17, -29, 7, WHITE),
        shape("M-48 34C-20 46 24 46 56 28C54 66 28 82 2 82C-26 82 -44 64 -48 34Z", "#5b1420", 6),
        shape("M-38 40C-14 48 24 46 46 36L44 50C22 58 -10 58 -32 50Z", "#fffbe6", 4),
        dot(-80, 22, 15, "#e2564a", 0.5),
        dot(86, 20, 15, "#e2564a", 0.5),
        inner("M-70 -66L-34 -76M18 -80L64 -76", 8, 1),
        path("M-34 -128H-64M-92 -128m-28 0a28 28 0 1 0 56 0a28 28 0 1 0 -56 0", fill="none", stroke_width=20),
        path(
            "M-34 -128H-64M-92 -128m-28 0a28 28 0 1 0 56 0a28 28 0 1 0 -56 0",
            fill="none",
            stroke="#dcaa3e",
            stroke_width=8,
        ),
        gloss("M-94 -10C-92 -50 -74 -78 -44 -90", 7),
        transform=place,
        **PEN,
    )
