"""The small signs of XYbrid: badges of the types, signs of the sciences, infamy, seal, ribbons, and the emblem."""

from easel.forms import ball, dot, eye, flat, gloss, inner, shape, sparkle, stock, teeth
from easel.ink import CORAL, INK, WHITE, Paint
from easel.svg import Picture, circle, ellipse, group, path

PEN: dict[str, float | str | None] = {"stroke": INK, "stroke_linejoin": "round", "stroke_linecap": "round"}
QUIET = "#43596e"
SECTIONS = {
    "body": "M33 60H57L60 110H30Z",
    "arm-left": "M34 62C16 56 7 76 8 104C9 118 27 118 28 104L36 80Z",
    "arm-right": "M56 62C74 56 83 76 82 104C81 118 63 118 62 104L54 80Z",
    "legs": "M30 106H60L64 144C64 152 49 152 48 144L45 124L42 144C41 152 26 152 26 144Z",
    "head": "M45 12C62 12 68 25 67 38C66 53 57 62 45 62C33 62 24 53 23 38C22 25 28 12 45 12Z",
}
LIT = {
    "head": (("head",), Paint("#a8dcff", "#3a96e0", "#174a86")),
    "arm-left": (("arm-left",), CORAL),
    "arm-right": (("arm-right",), CORAL),
    "legs": (("legs",), Paint("#fff0a0", "#f2bf2e", "#94680f")),
    "auxiliary": (tuple(SECTIONS), Paint("#dcb8f6", "#9a5fd0", "#4c2878")),
}


def emblem(picture: Picture, place: str) -> str:
    """Four sciences in one ring, held together by a bolt; about 230 wide."""
    parts = (
        ("chem", "M0 0L-71 -71A100 100 0 0 1 71 -71Z"),
        ("phys", "M0 0L71 -71A100 100 0 0 1 71 71Z"),
        ("rob", "M0 0L71 71A100 100 0 0 1 -71 71Z"),
        ("bio", "M0 0L-71 71A100 100 0 0 1 -71 -71Z"),
    )
    ring = picture.slope("ring", ((0, "#f4fbff", 1), (0.45, "#9fb3c6", 1), (0.6, "#dbe6ef", 1), (1, "#4c5f74", 1)))
    return group(
        circle(5, 9, 118, fill=INK, fill_opacity=0.4, stroke="none"),
        circle(0, 0, 116, fill=ring, stroke=INK, stroke_width=8),
        *(shape(d, name, 7) for name, d in parts),
        path("M-82 -40A92 92 0 0 1 -40 -82", fill="none", stroke=WHITE, stroke_width=6, stroke_opacity=0.6),
        shape("M14 -78L-46 14H-8L-26 80L48 -20H8L34 -78Z", "bolt", 8),
        path("M12 -66L-30 2", fill="none", stroke=WHITE, stroke_width=5),
        transform=place,
        **PEN,
    )


def badge(kind: str) -> Picture:
    """A little figure of which the section that the part fills is lit; it stays readable on any ground."""
    picture = Picture(90, 160)
    lit, colour = LIT[kind]
    bright = picture.glow("lit", colour.stops())
    sections = [path(d, fill=bright if name in lit else QUIET, stroke_width=5) for name, d in SECTIONS.items()]
    whole = "".join(SECTIONS.values())
    pen = INK if "head" in lit else "#c6d6e4"
    face = inner("M36 35v.5M54 35v.5", 7, 1, pen) + inner("M37 47Q45 53 53 47", 4, 1, pen)
    spots = {
        "head": sparkle(62, 22, 12),
        "arm-left": sparkle(16, 74, 11),
        "arm-right": sparkle(74, 74, 11),
        "legs": sparkle(54, 118, 11),
        "auxiliary": sparkle(45, 84, 15),
    }
    picture.add(
        path(whole, fill="none", stroke="#f4fbff", stroke_width=16, stroke_linejoin="round"),
        group(*sections, face, **PEN),
        spots[kind],
    )
    stock(picture)
    return picture


def science(kind: str) -> Picture:
    """A leaf, a flask, an atom, or a gear, each on a plate of its own outline."""
    picture = Picture(120, 120)
    marks = {"biology": _biology, "chemistry": _chemistry, "physics": _physics, "robotics": _robotics}[kind]()
    picture.add(group(*marks, stroke_width=7, **PEN))
    stock(picture)
    return picture


def _biology() -> list[str]:
    return [
        shape("M14 104C2 46 34 10 106 12C112 78 78 114 26 98Z", "bio"),
        inner("M10 112L78 42M40 80V52M40 80H66M58 62V40M58 62H82", 6, 0.8),
        gloss("M24 70C28 44 46 28 72 24", 6),
    ]


def _chemistry() -> list[str]:
    return [
        shape("M46 12V44L14 96C8 108 14 112 24 112H96C106 112 112 108 106 96L74 44V12Z", "glass"),
        flat("M33 74H87L103 99C107 106 103 108.5 96 108.5H24C17 108.5 13 106 17 99Z", "chem"),
        inner("M33 74Q47 66 60 74T87 74", 5, 0.8),
        shape("M38 6H82V20H38Z", "chem"),
        ball(48, 92, 8, "gem", 4),
        ball(74, 86, 6, "gem", 4),
        gloss("M53 30V48L44 62", 5),
    ]


def _physics() -> list[str]:
    rings = [path("M8 60A52 21 0 1 0 112 60A52 21 0 1 0 8 60Z", transform=f"rotate({a} 60 60)") for a in (0, 60, 120)]
    return [
        group(*rings, fill="none", stroke_width=16),
        group(*rings, fill="none", stroke="#6fc0f0", stroke_width=6.5),
        ball(60, 60, 18, "phys"),
        ball(104, 48, 9, "phys", 5),
        ball(30, 22, 9, "phys", 5),
        ball(40, 104, 9, "phys", 5),
        gloss("M50 56q3 -8 10 -8", 5),
    ]


def _robotics() -> list[str]:
    tooth = "M50 8H70L75 26H45Z"
    cogs = [path(tooth, transform=f"rotate({a} 60 60)", fill="#e8892f") for a in range(0, 360, 45)]
    return [
        *cogs,
        ball(60, 60, 38, "rob"),
        group(
            *(
                path("M52 12H68L71 28H49Z", transform=f"rotate({a} 60 60)", fill="#e8892f", stroke="none")
                for a in range(0, 360, 45)
            )
        ),
        ball(60, 60, 17, "steel", 6),
        inner("M53 60H67", 5, 0.8),
        gloss("M30 54C32 42 40 33 50 30", 6),
    ]


def infamy() -> Picture:
    """The token of infamy: a wicked grin struck in gold."""
    picture = Picture(120, 120)
    picture.add(
        ellipse(64, 68, 52, 50, fill=INK, fill_opacity=0.35),
        group(
            ball(60, 60, 54, "gold"),
            shape("M34 36L24 8L50 26ZM86 36L96 8L70 26Z", "gold", 6),
            ball(60, 62, 42, "brass", 5),
            inner("M36 44L54 54M84 44L66 54", 7, 1),
            dot(46, 60, 7),
            dot(74, 60, 7),
            shape("M34 72Q60 84 86 72Q82 98 60 98Q38 98 34 72Z", "#5b1420", 5),
            teeth(42, 76, 36, 4, 10),
            gloss("M18 62C18 40 30 26 44 20", 6),
            stroke_width=7,
            **PEN,
        ),
    )
    stock(picture)
    return picture


def seal_revealed() -> Picture:
    """A broken seal: the cards of this seat lie open."""
    picture = Picture(120, 120)
    picture.add(
        group(
            shape("M36 78L24 116L44 106L56 116L60 84ZM84 78L96 116L76 106L64 116L60 84Z", "phys", 6),
            shape(
                "M60 6L72 16L88 13L93 28L108 35L104 51L113 64L101 75L100 91L84 93L73 104L60 96L47 104L36 93L20 91"
                "L19 75L7 64L16 51L12 35L27 28L32 13L48 16Z",
                "red",
            ),
            ball(60, 56, 31, "#7d1719", 5),
            shape("M32 56Q60 26 88 56Q60 86 32 56Z", "#fffbe6", 5),
            eye(60, 56, 15, "#2f8fd8"),
            gloss("M28 50C30 36 40 26 52 23", 5),
            stroke_width=7,
            **PEN,
        )
    )
    stock(picture)
    return picture


RIBBONS = {
    "draw": ("M6 6H194L172 32L194 58H6L28 32Z", Paint("#a8f0e0", "#26a98f", "#0f5a50")),
    "deploy": ("M10 8H160L194 32L160 56H10L34 32Z", Paint("#ffc79a", "#ec6a33", "#8a2f12")),
    "mission": (
        "M30 6H170C184 6 194 18 194 32C194 46 184 58 170 58H30C16 58 6 46 6 32C6 18 16 6 30 6Z",
        Paint("#b8c6ff", "#5468d8", "#232f86"),
    ),
}


def label(kind: str) -> Picture:
    """The ribbon on which the program writes when an effect occurs: its shape tells the moment too."""
    picture = Picture(200, 64)
    d, colour = RIBBONS[kind]
    cloth = picture.slope("cloth", ((0, colour.light, 1), (0.35, colour.base, 1), (1, colour.shade, 1)), (0, 0, 0, 1))
    picture.add(
        path(d, fill=cloth, stroke_width=6, **PEN),
        path("M44 14H156", fill="none", stroke=WHITE, stroke_width=3.5, stroke_opacity=0.55, stroke_linecap="round"),
    )
    return picture


def pictures() -> dict[str, Picture]:
    kinds = {
        **{f"badge/{kind}": badge(kind) for kind in LIT},
        **{f"science/{kind}": science(kind) for kind in ("biology", "chemistry", "physics", "robotics")},
        **{f"label/{kind}": label(kind) for kind in RIBBONS},
        "infamy": infamy(),
        "seal-revealed": seal_revealed(),
    }
    return {f"art/xybrid/{key}": picture for key, picture in kinds.items()}
