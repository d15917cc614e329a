"""The furniture of AndrOIDS: the workbench, its lever, mat, trays and deck box."""

from easel.androids.card import back
from easel.androids.cast import BRASS, IRON, OAK, PEN, SCARLET, WALNUT, ZINC, gear, screw, spring, supply
from easel.forms import ball, gloss, inner, shape
from easel.ink import INK, WHITE, Paint, metal, soft
from easel.scatter import scattered
from easel.svg import Picture, circle, ellipse, figure, group, moved, path, rect

PLANKS = ((0, 172), (172, 338), (338, 524), (524, 690), (690, 846), (846, 1000))


def _grain() -> tuple[str, str]:
    """The run of the wood: long level strokes, bright and dark."""
    bright: list[str] = []
    dark: list[str] = []
    for x, y, own in scattered(520, 1600, 1000):
        long = min(60 + 200 * own, 1600 - x)
        mark = f"M{x:.0f} {y:.0f}q{figure(long / 2)} {figure(7 * (own - 0.5))} {figure(long)} {figure(3 * (0.5 - own))}"
        (bright if own < 0.35 else dark).append(mark)
    return "".join(bright), "".join(dark)


def _knots() -> str:
    """Knots in the planks, and the grain that bends around them."""
    rings: list[str] = []
    for x, y, r in ((260, 250, 15), (1240, 606, 18), (700, 770, 12), (1450, 120, 13), (90, 930, 14), (930, 80, 10)):
        for k in (1.0, 1.7, 2.6):
            w, h = r * k * 1.5, r * k * 0.8
            rings.append(f"M{x - w:.0f} {y}a{w:.0f} {h:.0f} 0 1 0 {2 * w:.0f} 0a{w:.0f} {h:.0f} 0 1 0 {-2 * w:.0f} 0")
    return "".join(rings)


def _planks() -> list[str]:
    """Each board a little brighter or darker than its neighbour, and nails where two meet end to end."""
    tints = ((WHITE, 0.05), (INK, 0.07), (WHITE, 0.02), (INK, 0.04), (WHITE, 0.06), (INK, 0.08))
    boards = [
        rect(0, top, 1600, low - top, fill=tint, fill_opacity=share)
        for (top, low), (tint, share) in zip(PLANKS, tints, strict=True)
    ]
    seams = "".join(f"M0 {low}H1600" for _, low in PLANKS[:-1])
    ends = ((1010, 0), (420, 172), (1280, 338), (250, 524), (1120, 690), (560, 846))
    butts = "".join(f"M{x} {top}V{dict(PLANKS)[top]}" for x, top in ends)
    nails = [
        circle(x + side, y, 5.5, fill="#2c1708", fill_opacity=0.5)
        for x, top in ends
        for side in (-20, 20)
        for y in (top + 26, dict(PLANKS)[top] - 26)
    ]
    return [
        *boards,
        path(seams + butts, stroke="#2c1708", stroke_width=5, stroke_opacity=0.5),
        path(seams, stroke="#ffe2b0", stroke_width=2, stroke_opacity=0.22, transform="translate(0 4)"),
        path(butts, stroke="#ffe2b0", stroke_width=2, stroke_opacity=0.16, transform="translate(4 0)"),
        *nails,
    ]


def _wear() -> list[str]:
    """What work has left: rings of mugs, burns of the soldering iron, saw cuts, pencil, a splash of paint."""
    cups = "M180 700a62 60 0 1 1 -14 34M1402 300a54 54 0 1 0 20 -12M196 708a46 45 0 0 1 70 12"
    burns = ((520, 420, 26, 11), (566, 432, 9, 5), (1130, 850, 30, 12), (1340, 900, 16, 9), (330, 96, 22, 9))
    cuts = "M740 900l52 -14M752 912l46 -12M1180 180l40 22M1196 172l34 20M60 470l34 40M1500 720l46 18M1506 706l40 16"
    chalk = (
        "M980 960H1180M980 950V970M1180 950V970M400 30h90v46h-90zM400 30l90 46M1490 470a40 40 0 1 0 .1 0M1450 510h80"
    )
    holes = [(x, y) for y in (255, 768) for x in range(110, 1600, 230)]
    paint = ((900, 286, 9), (922, 300, 5), (886, 306, 4), (1540, 620, 8), (1556, 640, 4))
    return [
        path(cups, fill="none", stroke="#3a1d0a", stroke_width=7, stroke_opacity=0.16, stroke_linecap="round"),
        *(ellipse(x, y, rx, ry, fill="#1c0d05", fill_opacity=0.3) for x, y, rx, ry in burns),
        path(cuts, stroke="#2c1708", stroke_width=3, stroke_opacity=0.32, stroke_linecap="round"),
        path(chalk, fill="none", stroke="#fff3d6", stroke_width=2.5, stroke_opacity=0.2, stroke_linecap="round"),
        *(circle(x, y, 13, fill="#2c1708", fill_opacity=0.42) for x, y in holes),
        path(
            "".join(f"M{x - 11} {y + 8}a13 13 0 0 0 22 0" for x, y in holes),
            fill="none",
            stroke="#ffe2b0",
            stroke_width=2.5,
            stroke_opacity=0.28,
        ),
        *(circle(x, y, r, fill="#7fd0ae", fill_opacity=0.4) for x, y, r in paint),
    ]


def _vice() -> str:
    """A vice, half sunk in the shade of the corner so that it stays quiet under cards."""
    return group(
        shape("M-96 -46H96V-12H120V34H-120V-12H-96Z", IRON, 6),
        shape("M-96 34H96V70H-96Z", IRON, 6),
        inner("M-80 34V70M-60 34V70M-40 34V70M-20 34V70M0 34V70M20 34V70M40 34V70M60 34V70M80 34V70", 4, 0.4),
        shape("M-18 70H18V132H-18Z", ZINC, 6),
        inner("M-18 84L18 92M-18 100L18 108M-18 116L18 124", 4, 0.4),
        shape("M-86 132H86V150H-86Z", ZINC, 6),
        ball(-90, 141, 15, IRON, 6),
        ball(90, 141, 15, IRON, 6),
        gloss("M-84 -34H40", 5),
        stroke=INK,
        stroke_linejoin="round",
        stroke_linecap="round",
        opacity=0.6,
    )


def bench() -> Picture:
    """The table: an old oak bench with a lamp above its upper left; quiet, for cards and words lie on it."""
    picture = Picture(1600, 1000)
    light = ((0, "#9c6a3a", 1.0), (0.5, "#774a26", 1.0), (1, "#472912", 1.0))
    bright, dark = _grain()
    picture.add(
        rect(0, 0, 1600, 1000, fill=picture.spot("lamp", light, 620, 320, 1180)),
        path(bright, fill="none", stroke="#ffdca4", stroke_width=2, stroke_opacity=0.09),
        path(dark, fill="none", stroke="#2c1405", stroke_width=2.4, stroke_opacity=0.13),
        path(_knots(), fill="none", stroke="#2c1405", stroke_width=3, stroke_opacity=0.2),
        *_planks(),
        *_wear(),
        group(_vice(), transform=moved(1440, 10, 0.9)),
    )
    supply(picture)
    return picture


def _plate(picture: Picture) -> list[str]:
    """The brass stand of the lever with its slot."""
    brass = metal(picture, "plate", Paint("#fff0bd", "#d8a63a", "#7d5517"))
    return [
        ellipse(150, 372, 128, 18, fill=soft(picture, "cast", 0.55), stroke="none"),
        shape(
            "M52 96C52 68 70 52 98 52H202C230 52 248 68 248 96V356C248 366 240 372 230 372H70C60 372 52 366 52 356Z",
            WALNUT,
        ),
        path(
            "M66 98C66 78 80 66 100 66H200C220 66 234 78 234 98V342C234 350 228 356 220 356H80C72 356 66 350 66 342Z",
            fill=brass,
        ),
        rect(122, 92, 56, 240, 28, fill="#2a1a10"),
        inner("M136 120V304", 4, 0.35, "#d8a63a"),
        *(screw(x, y, 10, x + y) for x, y in ((86, 88), (214, 88), (86, 336), (214, 336))),
        inner("M86 150h16M86 212h24M86 274h16M214 150h-16M214 212h-24M214 274h-16", 5, 0.55),
        gloss("M78 300V104Q78 80 102 80H150", 6),
    ]


def _stem(picture: Picture, d: str) -> str:
    steel = picture.slope("stem", ((0, "#ffffff", 1), (0.5, "#aebac4", 1), (1, "#5e6c79", 1)), (0, 0, 1, 0))
    return path(d, fill=steel, stroke_width=7)


def lever(place: str) -> Picture:
    """Up, half way (the ball comes towards you), or pulled right down."""
    picture = Picture(300, 400)
    arm, y, r = {
        "up": ("M136 214L140 70H160L164 214Z", 56, 46),
        "half": ("M132 214L124 176H176L168 214Z", 176, 62),
        "down": ("M136 210L138 326H162L164 210Z", 334, 52),
    }[place]
    ring = group(ball(150, 212, 34, ZINC, 7), ball(150, 212, 17, IRON, 5))
    picture.add(
        group(
            *_plate(picture),
            ring,
            ellipse(156, y + 16, r * 1.1, r * 0.95, fill=INK, fill_opacity=0.3, stroke="none"),
            _stem(picture, arm),
            ball(150, y, r, SCARLET),
            path(
                "M-31 -5Q-27 -30 -2 -34",
                fill="none",
                stroke=WHITE,
                stroke_opacity=0.6,
                stroke_width=7,
                transform=moved(150, y, r / 50),
            ),
            **PEN,
        )
    )
    supply(picture)
    return picture


def mat() -> Picture:
    """Where the pile grows: a rubber cutting mat, squared, with a place for the card and its diagonals."""
    picture = Picture(800, 1040)
    rubber = picture.spot("rubber", ((0, "#3f8f88", 1), (0.55, "#246560", 1), (1, "#123f3f", 1)), 300, 320, 860)
    squares = "".join(f"M{x} 60V980" for x in range(60, 760, 34)) + "".join(f"M60 {y}H740" for y in range(60, 990, 34))
    ticks = "".join(f"M{x} 60v-{16 if x % 5 == 0 else 9}M{x} 980v{16 if x % 5 == 0 else 9}" for x in range(60, 741, 17))
    ticks += "".join(
        f"M60 {y}h-{16 if y % 5 == 0 else 9}M740 {y}h{16 if y % 5 == 0 else 9}" for y in range(60, 981, 17)
    )
    cuts = "M120 240l90 60M640 820l60 -80M560 150l70 30M150 850l50 40M330 930l120 -12"
    picture.add(
        rect(14, 22, 778, 1012, 40, fill=INK, fill_opacity=0.4),
        rect(8, 8, 784, 1016, 40, fill=rubber, stroke=INK, stroke_width=8),
        path(squares, stroke="#d9f5e4", stroke_width=1.6, stroke_opacity=0.2),
        path(ticks, stroke="#d9f5e4", stroke_width=3, stroke_opacity=0.5),
        rect(60, 60, 680, 920, fill="none", stroke="#d9f5e4", stroke_width=3.5, stroke_opacity=0.6),
        rect(85, 80, 630, 880, 32, fill=INK, fill_opacity=0.12, stroke="#d9f5e4", stroke_width=4, stroke_opacity=0.55),
        path(
            "M85 480L400 165L715 480M85 560L400 875L715 560M400 80V960M85 520H715",
            stroke="#d9f5e4",
            stroke_width=2.5,
            stroke_opacity=0.28,
            fill="none",
        ),
        path(
            "M400 400a120 120 0 1 0 .1 0M400 450a70 70 0 1 0 .1 0",
            fill="none",
            stroke="#d9f5e4",
            stroke_width=2.5,
            stroke_opacity=0.3,
        ),
        path(cuts, stroke="#0b2c2c", stroke_width=3, stroke_opacity=0.6, stroke_linecap="round"),
        circle(400, 32, 10, fill="#3a1d0a", stroke=INK, stroke_width=4),
        path(
            "M30 420V64Q30 30 64 30H330",
            fill="none",
            stroke=WHITE,
            stroke_width=5,
            stroke_opacity=0.3,
            stroke_linecap="round",
        ),
    )
    return picture


def discard() -> Picture:
    """The scrap tray: dented zinc seen from above, with a place for the newest card and scraps in its corners."""
    picture = Picture(800, 1040)
    floor = picture.spot("floor", ((0, "#a5b1bb", 1), (0.6, "#74828e", 1), (1, "#47535e", 1)), 300, 320, 820)
    wall = metal(picture, "wall", Paint("#f4f8fa", "#aebac4", "#5e6c79"))
    inside = (
        "M120 84H680C704 84 720 100 720 124V916C720 940 704 956 680 956"
        "H120C96 956 80 940 80 916V124C80 100 96 84 120 84Z"
    )
    outside = "M64 8H736C768 8 792 32 792 64V968C792 1000 768 1024 736 1024H64C32 1024 8 1000 8 968V64C8 32 32 8 64 8Z"
    picture.add(
        rect(14, 22, 778, 1012, 52, fill=INK, fill_opacity=0.4),
        group(
            path(inside, fill=floor),
            rect(
                85,
                80,
                630,
                880,
                32,
                fill="none",
                stroke=INK,
                stroke_width=4,
                stroke_opacity=0.3,
                stroke_dasharray="18 12",
            ),
            inner("M160 180q60 30 30 80M600 820q-70 -10 -80 40M230 700l60 -20M560 220l40 50", 5, 0.22),
            group(
                inner("M320 520L480 520M350 470V570M400 456V584M450 470V570", 12, 0.22),
                inner("M480 520L536 480V560ZM320 520L274 490V550Z", 10, 0.22),
            ),
            path(outside + inside, fill=wall, fill_rule="evenodd"),
            inner("M80 124L22 40M720 124L778 40M80 916L22 992M720 916L778 992", 6, 0.6),
            *(screw(x, y, 15, x + y, ZINC) for x, y in ((400, 44), (400, 990), (42, 520), (758, 520))),
            gear(150, 940, 52, BRASS, 9, 10),
            group(spring(0, 0, 46, 15, 3, "#c3ced8", 7), transform=moved(640, 928, 1, 62)),
            group(
                shape("M-12 -34H12V-22H6V34H-6V-22H-12Z", BRASS, 6),
                inner("M-6 -8L6 -2M-6 4L6 10M-6 16L6 22", 3, 0.7),
                transform=moved(690, 96, 1, 50),
            ),
            gloss("M36 420V76Q36 40 72 36H330", 7),
            **PEN,
        ),
    )
    supply(picture)
    return picture


def deck() -> Picture:
    """The covered deck in its box: blueprints behind a low wooden front with a brass label."""
    picture = back()
    box = [
        shape("M8 660H622V840C622 858 608 872 590 872H40C22 872 8 858 8 840Z", OAK),
        inner("M30 700H220M60 724H150M410 712H598M470 846H590M40 852H200M30 784H110M520 770H604", 5, 0.25),
        shape(
            "M8 660H214C220 708 262 726 315 726C368 726 410 708 416 660H622V682H434C424 724 380 746 315 746"
            "C250 746 206 724 196 682H8Z",
            WALNUT,
            7,
        ),
        rect(165, 768, 300, 78, 12, fill=BRASS),
        rect(183, 782, 264, 50, 6, fill="#fff8e6", stroke_width=5),
        inner("M205 800H330M205 814H290", 5, 0.3),
        *(screw(x, 807, 8, x) for x in (174, 456)),
        gear(412, 807, 20, BRASS, 8),
        gloss("M24 676H180", 6),
    ]
    picture.add(group(*box, **PEN))
    supply(picture)
    return picture


def tray() -> Picture:
    """Where the instants lie while the seats answer: blue enamel with a brass lip."""
    picture = Picture(1200, 360)
    enamel = picture.spot("well", ((0, "#3f76b8", 1), (0.6, "#234d84", 1), (1, "#132f57", 1)), 420, 90, 900)
    brass = picture.slope("lip", ((0, "#ffe6a3", 1), (0.5, "#d8a63a", 1), (1, "#7d5517", 1)))
    picture.add(
        rect(14, 20, 1180, 336, 44, fill=INK, fill_opacity=0.4),
        rect(8, 8, 1184, 336, 44, fill=brass, stroke=INK, stroke_width=8),
        rect(30, 30, 1140, 292, 28, fill=enamel, stroke=INK, stroke_width=7),
        path(
            "".join(f"M{x} 40V312" for x in range(70, 1160, 40)), stroke="#dbe9ff", stroke_width=2, stroke_opacity=0.14
        ),
        path(
            "M50 250V76Q50 50 76 50H420",
            fill="none",
            stroke=WHITE,
            stroke_width=6,
            stroke_opacity=0.35,
            stroke_linecap="round",
        ),
        group(*(screw(x, y, 7, x + y) for x in (19, 1181) for y in (100, 252)), **PEN),
    )
    supply(picture)
    return picture


def pictures() -> dict[str, Picture]:
    makes = {
        "bench": bench,
        "pile": mat,
        "discard": discard,
        "deck": deck,
        "tray": tray,
    }
    levers = {f"art/androids/lever/{place}": lever(place) for place in ("up", "half", "down")}
    return {**{f"art/androids/{key}": make() for key, make in makes.items()}, **levers}
