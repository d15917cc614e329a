"""The android of the lid: a teapot on a chest of drawers, with whatever limbs the house could spare."""

from easel.androids.cast import (
    BRASS,
    CREAM,
    IRON,
    MINT,
    OAK,
    PEN,
    PINE,
    ROBIN,
    ROSE,
    SCARLET,
    STEAM,
    WALNUT,
    ZINC,
    gear,
    glove,
    peel,
    puff,
    screw,
    spring,
)
from easel.forms import ball, dot, flat, gloss, inner, shape
from easel.ink import INK, WHITE
from easel.svg import ellipse, group, moved, path, rect


def joint(x: float, y: float, r: float = 34) -> str:
    """The brass ball that holds two parts together."""
    return group(
        ball(0, 0, r, BRASS),
        ball(0, 0, r * 0.42, BRASS, 5),
        inner(f"M{-r * 0.24:.0f} 0H{r * 0.24:.0f}", 4, 0.8),
        gloss(f"M{-r * 0.62:.0f} {-r * 0.2:.0f}Q{-r * 0.5:.0f} {-r * 0.6:.0f} {-r * 0.1:.0f} {-r * 0.66:.0f}", 5),
        transform=moved(x, y),
    )


def _eye(x: float, y: float, r: float, dx: float, dy: float) -> str:
    """A porthole that shines."""
    return group(
        ball(x, y, r + 9, BRASS),
        ball(x, y, r, "#fffbe6", 6),
        ball(x + dx, y + dy, r * 0.52, "#2f8fb0", 5),
        dot(x + dx, y + dy, r * 0.26),
        dot(x + dx - r * 0.2, y + dy - r * 0.24, r * 0.17, WHITE),
    )


def head() -> str:
    """A teapot, its lid lifted by a puff of steam."""
    return group(
        puff(30, -196, 0.72),
        puff(-44, -168, 0.5),
        path("M128 -66C214 -96 222 30 122 34", fill="none", stroke=INK, stroke_width=46),
        path("M128 -66C214 -96 222 30 122 34", fill="none", stroke="#52b4c6", stroke_width=29),
        path("M138 -76C190 -86 200 -30 178 -2", fill="none", stroke=WHITE, stroke_width=6, stroke_opacity=0.4),
        shape(
            "M-104 40C-150 34 -162 4 -176 -34C-184 -56 -204 -66 -226 -66L-222 -94C-176 -92 -152 -78 -138 -48L-104 -34Z",
            CREAM,
        ),
        inner("M-224 -92Q-214 -82 -224 -68", 6, 0.8),
        shape("M-56 84H56L66 124H-66Z", BRASS),
        shape(
            "M-128 -8C-128 -76 -70 -112 0 -112C70 -112 128 -76 128 -8C128 58 76 102 0 102C-76 102 -128 58 -128 -8Z",
            CREAM,
        ),
        flat(
            "M-110 56C-72 74 72 74 110 56C102 74 88 84 72 90C30 104 -30 104 -72 90C-88 84 -102 74 -110 56Z", "#52b4c6"
        ),
        inner("M-111 55C-72 74 72 74 111 55", 5, 0.7),
        _eye(-46, -34, 36, 6, 4),
        _eye(52, -40, 42, -2, 4),
        shape("M-52 24C-20 40 32 38 60 18C60 54 34 66 6 66C-24 66 -46 54 -52 24Z", "#5b1420", 7),
        shape("M-40 30C-16 40 26 40 48 26L46 40C22 50 -12 50 -34 42Z", "#fffbe6", 4),
        inner("M-14 36V46M8 38V48M28 34V45", 4, 0.7),
        inner("M-88 -88L-54 -98M24 -104L84 -96", 9, 1),
        gloss("M-108 -20C-104 -62 -76 -86 -50 -92", 8),
        group(
            shape("M-92 0C-84 -36 84 -36 92 0Z", ROBIN),
            ball(0, -44, 20, BRASS),
            gloss("M-60 -12Q-40 -24 -14 -26", 6),
            transform=moved(2, -118, 1, 9),
        ),
    )


def torso() -> str:
    """A chest of drawers that wears its heart in the middle one."""
    drawer = "M-114 0H114V66H-114Z"
    return group(
        shape("M-150 0H150V262H-150Z", OAK),
        shape("M-166 -24H166C170 -24 172 -20 172 -16V8H-172V-16C-172 -20 -170 -24 -166 -24Z", WALNUT),
        inner("M-132 24V244M132 24V244", 5, 0.3),
        group(shape(drawer, PINE, 7), transform=moved(0, 22)),
        ball(0, 55, 14, CREAM, 6),
        inner("M-96 42H-40M60 74H98", 4, 0.25),
        rect(-114, 102, 228, 66, fill="#3a1d0a", stroke_width=7),
        group(shape(drawer, PINE, 7), transform=moved(0, 182)),
        ball(0, 215, 14, CREAM, 6),
        inner("M-90 230H-30M50 200H96", 4, 0.25),
        spring(0, 106, 34, 11, 3, "#dfe7ee", 7),
        shape("M0 118C-12 90 -60 84 -62 46C-62 16 -20 10 0 38C20 10 62 16 62 46C60 84 12 90 0 118Z", SCARLET),
        gloss("M-46 50Q-46 30 -28 30", 7),
        shape("M-128 124H128L138 190H-138Z", PINE),
        ball(0, 158, 15, CREAM, 6),
        inner("M-104 142H-50M40 174H110", 4, 0.25),
        shape("M-160 258H160V284H-160Z", WALNUT),
        gloss("M-152 -12H-30", 7),
    )


def beater() -> str:
    """An arm that ends in an egg beater; hangs down from its joint at the origin."""
    whisk = "M0 196C-44 216 -44 300 0 318C44 300 44 216 0 196Z"
    loop = path(whisk, fill="none")
    return group(
        shape("M-20 -10H20L16 92H-16Z", MINT),
        inner("M-15 40H15", 5, 0.5),
        shape("M-34 88H34C44 88 48 94 46 102L38 150H-38L-46 102C-48 94 -44 88 -34 88Z", MINT),
        shape("M-58 150H58V172H-58Z", ZINC),
        *(
            group(
                path("M0 172V200", stroke_width=18),
                path("M0 172V200", stroke="#dfe7ee", stroke_width=7),
                group(loop, path("M0 196V318", fill="none"), stroke_width=19),
                group(loop, path("M0 196V318", fill="none"), stroke="#dfe7ee", stroke_width=8),
                transform=moved(x, 0, 1, turn),
            )
            for x, turn in ((-26, 8), (26, -8))
        ),
        gear(0, 120, 40, BRASS, 9, 8),
        puff(-6, 316, 0.46),
        gloss("M-10 4V60", 6),
    )


def mitt() -> str:
    """An arm of tin pipe with an oven mitt that means well; hangs down from its joint at the origin."""
    checks = "M-66 190H62M-68 230H66M-62 270H62M-36 150V300M0 150V312M36 150V304"
    return group(
        shape("M-22 -8H22V104H-22Z", ZINC),
        shape("M-28 54H28V72H-28Z", ZINC, 6),
        shape("M-52 96H52V138H-52Z", CREAM),
        shape(
            "M-48 136H48C72 164 78 214 70 262C64 300 34 318 0 318C-36 318 -62 300 -68 262C-104 262 -128 240 -122 218"
            "C-116 200 -92 206 -74 202C-70 176 -62 152 -48 136Z",
            SCARLET,
        ),
        inner(checks, 9, 0.34, WHITE),
        inner("M-70 262Q-60 240 -68 216", 6, 0.7),
        inner("M-52 112H52", 4, 0.4),
        gloss("M-12 6V50M-40 160Q-52 190 -52 216", 6),
    )


def plunger() -> str:
    """A leg of pine with a rubber cup; stands 250 below its joint at the origin."""
    return group(
        shape("M-18 -8H18V170H-18Z", PINE),
        inner("M-6 20V90M6 70V150", 4, 0.3),
        shape("M-30 158H30V180C78 192 86 226 86 252H-86C-86 226 -78 192 -30 180Z", SCARLET),
        inner("M-84 236H84", 6, 0.5),
        gloss("M-58 222Q-50 202 -30 196", 7),
    )


def skate() -> str:
    """A high boot on wheels; stands 250 below its joint at the origin."""
    return group(
        shape("M-22 -8H22V60H-22Z", ZINC),
        *(ball(x, 226, 26, ROSE) for x in (-40, 22, 84)),
        *(ball(x, 226, 9, STEAM, 5) for x in (-40, 22, 84)),
        shape("M-66 196H116V212H-66Z", IRON, 6),
        shape("M-52 50H46C42 84 44 106 56 124C84 134 116 144 116 176V196H-62V150C-52 120 -58 84 -52 50Z", STEAM),
        shape("M-56 44H50V68H-56Z", MINT),
        inner("M-6 84L44 92M-6 104L46 112M2 124L58 130", 7, 1, "#3fae8a"),
        path("M40 90C70 70 92 96 76 112M44 112C70 128 96 118 98 100", fill="none", stroke="#3fae8a", stroke_width=7),
        gloss("M-40 84Q-42 120 -48 156", 7),
    )


def android(place: str) -> str:
    """The whole of it: about 760 wide and 900 high, its chest's upper edge at the origin."""
    return group(
        group(
            path(
                "M-250 -330q-40 20 -52 64M262 -300q42 30 46 74M-330 330q-24 40 -14 84M330 420q24 -40 12 -84",
                fill="none",
            ),
            stroke="#fff8e6",
            stroke_width=12,
            stroke_opacity=0.9,
        ),
        group(plunger(), transform=moved(-84, 294, 1.06, 7)),
        group(skate(), transform=moved(84, 294, 1.06, -9)),
        group(beater(), transform=moved(-166, 30, 1.08, 118)),
        group(mitt(), transform=moved(166, 30, 1.08, -122)),
        spring(0, -84, 74, 17, 4, "#dfe7ee", 10),
        torso(),
        joint(-84, 288),
        joint(84, 288),
        joint(-164, 32, 38),
        joint(164, 32, 38),
        group(head(), transform=moved(0, -186, 1.3, -7)),
        screw(-210, -190, 18, 20),
        screw(228, 200, 15, 70, ZINC),
        transform=place,
        **PEN,
    )


def _leaf(x: float, y: float, turn: float) -> str:
    """One card of the pile, lying flat, seen from the bench's edge."""
    return group(
        shape("M-104 -26H84L112 26H-116Z", "#fff3d6", 6),
        shape("M-88 -18H76L92 18H-98Z", "#2f5f9e", 4),
        inner("M-40 -8H26L32 8H-44ZM-66 0H-46M32 0H64", 3.5, 0.9, "#dbe9ff"),
        transform=moved(x, y, 1, turn),
    )


def trick(place: str, reach: float = 1) -> str:
    """The pile of cards, and the hand that slips a banana peel into it; the pile's foot is the origin.

    The reach is how much of the sleeve shows.
    """
    below = ((4, -10, 2), (-6, -24, -3), (6, -38, 2), (-2, -52, -2))
    return group(
        ellipse(0, 8, 140, 26, fill=INK, fill_opacity=0.35, stroke="none"),
        *(_leaf(*one) for one in below),
        peel(70, -94, 1.0, -18),
        group(_leaf(0, 0, 0), transform=moved(-24, -104, 1, 9)),
        group(_leaf(0, 0, 0), transform=moved(-34, -122, 1, 13)),
        glove(92, -146, 0.98, -16, STEAM, IRON, reach),
        transform=place,
        **PEN,
    )
