"""What lies under and around the creatures: the bench, the empty clear sheet, and the covered deck."""

from easel.forms import stock
from easel.ink import INK, WHITE
from easel.scatter import scattered
from easel.svg import Picture, circle, figure, group, moved, path, rect
from easel.xybrid.signs import emblem


def _pane(picture: Picture, share: float) -> list[str]:
    """Frosted plastic with a bright rim and a reflection across it."""
    rim = picture.slope("rim", ((0, WHITE, 0.95), (0.45, WHITE, 0.5), (1, WHITE, 0.75)))
    frost = picture.slope("frost", ((0, "#e6f6fb", share), (1, "#8fb6c4", share)))
    return [
        rect(8, 8, 614, 864, 40, fill=frost, stroke=rim, stroke_width=7),
        path("M14 600L616 290V400L14 710Z", fill=WHITE, fill_opacity=0.1),
        path("M14 736L616 426V442L14 752Z", fill=WHITE, fill_opacity=0.08),
    ]


def disc() -> Picture:
    """Where a value is written."""
    picture = Picture(120, 120)
    enamel = picture.spot("enamel", ((0, "#ffffff", 1), (0.6, "#fbf3da", 1), (1, "#d8c48c", 1)), 42, 32, 80)
    picture.add(circle(60, 60, 55, fill=enamel, stroke=INK, stroke_width=8))
    return picture


def sheet() -> Picture:
    """The clear sheet of a part that lies alone, with a place for its name."""
    picture = Picture(630, 880)
    picture.add(
        *_pane(picture, 0.42),
        rect(22, 656, 586, 204, 28, fill="#0d1b23", fill_opacity=0.88, stroke="#bfe0ea", stroke_width=4),
    )
    return picture


def chip() -> Picture:
    """The same for a card too small for words."""
    picture = Picture(630, 880)
    picture.add(*_pane(picture, 0.42))
    return picture


def page() -> Picture:
    """The card on which a part is read: a bright page, the drawing above, the words below."""
    picture = Picture(630, 880)
    paper = picture.slope("paper", ((0, "#fdfefe", 1), (0.6, "#dcebf1", 1), (1, "#b9d2dc", 1)))
    picture.add(
        rect(8, 8, 614, 864, 40, fill=paper, stroke=INK, stroke_width=8),
        path("M40 548H590", stroke="#7ea3b1", stroke_width=4, stroke_dasharray="2 12", stroke_linecap="round"),
        path("M24 150V56Q24 24 56 24H170", fill="none", stroke=WHITE, stroke_width=6, stroke_opacity=0.9),
    )
    return picture


def stand() -> Picture:
    """The slide on which a monster is laid together, with a cross for each joint."""
    picture = Picture(630, 880)
    rim = picture.slope("rim", ((0, WHITE, 0.5), (0.5, WHITE, 0.16), (1, WHITE, 0.32)))
    lit = picture.spot("lit", ((0, "#d8f3fb", 0.3), (0.6, "#8fc3d4", 0.12), (1, "#6fa3b4", 0.04)), 315, 400, 520)
    joints = ((315, 285), (212, 350), (418, 350), (262, 560), (368, 560))
    crosses = "".join(f"M{x - 13} {y}H{x + 13}M{x} {y - 13}V{y + 13}" for x, y in joints)
    picture.add(
        rect(6, 6, 618, 868, 40, fill=lit, stroke=rim, stroke_width=6),
        path("M12 620L618 300V380L12 700Z", fill=WHITE, fill_opacity=0.05),
        path(crosses, stroke="#e3f8ff", stroke_width=4, stroke_opacity=0.4, stroke_linecap="round"),
    )
    return picture


def rim() -> Picture:
    """The edge of the clear sheets of a monster."""
    picture = Picture(630, 880)
    edge = picture.slope("edge", ((0, WHITE, 0.6), (0.5, WHITE, 0.2), (1, WHITE, 0.36)))
    picture.add(
        rect(7, 7, 616, 866, 40, fill="none", stroke=edge, stroke_width=5),
        path("M24 150V56Q24 24 56 24H170", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=0.35),
    )
    return picture


def plaque() -> Picture:
    """The brass plate for the name of a monster."""
    picture = Picture(630, 60)
    brass = picture.slope("brass", ((0, "#fff0b8", 1), (0.5, "#e7bd58", 1), (1, "#c08f2c", 1)))
    picture.add(
        rect(3, 3, 624, 54, 12, fill=brass, stroke=INK, stroke_width=5),
        path("M18 11H612", stroke=WHITE, stroke_width=3, stroke_opacity=0.6, stroke_linecap="round"),
        *(circle(x, 30, 6, fill="#8a6420", stroke=INK, stroke_width=3) for x in (20, 610)),
    )
    return picture


def _scratches() -> tuple[str, str]:
    """Brushed metal: fine level strokes, bright and dark."""
    bright: list[str] = []
    dark: list[str] = []
    for x, y, own in scattered(900, 1600, 1000):
        mark = f"M{x:.0f} {y:.0f}h{figure(14 + 60 * own)}"
        (bright if own < 0.5 else dark).append(mark)
    return "".join(bright), "".join(dark)


def _inlays() -> str:
    """Path data of what is engraved in the bench: a rule along the edges, rings, and wires between them."""
    ticks = "".join(
        f"M{x} 22v{18 if x % 200 == 0 else 9}M{x} 978v-{18 if x % 200 == 0 else 9}" for x in range(100, 1501, 20)
    )
    rings = "".join(f"M{800 - r} 500a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 -{2 * r} 0" for r in (210, 250, 410))
    wires = "M800 90V0M800 910V1000M390 500H240L180 440H0M1210 500H1360L1420 560H1600M550 500H390M1050 500H1210"
    return ticks + rings + wires


def bench() -> Picture:
    """The table: a cool steel bench with a lamp above its upper left; quiet, for clear sheets lie on it."""
    picture = Picture(1600, 1000)
    light = ((0, "#3d5a67", 1.0), (0.5, "#28404c", 1.0), (1, "#14252e", 1.0))
    bright, dark = _scratches()
    screws = [(40, 40), (1560, 40), (40, 960), (1560, 960), (800, 90), (800, 910)]
    picture.add(
        rect(0, 0, 1600, 1000, fill=picture.spot("lamp", light, 620, 320, 1180)),
        path(bright, fill="none", stroke="#bfe6f2", stroke_width=1.4, stroke_opacity=0.05),
        path(dark, fill="none", stroke="#04090c", stroke_width=1.6, stroke_opacity=0.1),
        path("M533 0V1000M1067 0V1000", stroke="#081318", stroke_width=4, stroke_opacity=0.35),
        path("M537 0V1000M1071 0V1000", stroke="#d5f2fb", stroke_width=1.6, stroke_opacity=0.12),
        path(_inlays(), fill="none", stroke="#a9def0", stroke_width=2.5, stroke_opacity=0.1),
        *(
            group(
                circle(
                    0, 0, 13, fill="#5f7f8e", fill_opacity=0.35, stroke="#081318", stroke_width=3, stroke_opacity=0.5
                ),
                path("M-7 -4L7 4", stroke="#081318", stroke_width=3, stroke_opacity=0.5),
                transform=moved(x, y, 1, (x + y) % 90),
            )
            for x, y in screws
        ),
    )
    return picture


def deck() -> Picture:
    """The covered deck: clear edges under a white sleeve with the sign of the house."""
    picture = Picture(630, 880)
    card = picture.slope("sleeve", ((0, "#ffffff", 1), (0.5, "#e4eef5", 1), (1, "#a9bfcf", 1)))
    stripes = (("bio", 96), ("chem", 206), ("phys", 316), ("rob", 426))
    picture.add(
        *(
            rect(12 + k, 10 + k * 5, 606 - 2 * k, 850, 34, fill="#8fc4d8", stroke=INK, stroke_width=5, fill_opacity=0.9)
            for k in (0, 2, 4)
        ),
        path(
            "M40 44H240C246 92 276 116 315 116C354 116 384 92 390 44H590C606 44 618 56 618 72V840"
            "C618 858 606 870 590 870"
            "H40C24 870 12 858 12 840V72C12 56 24 44 40 44Z",
            fill=card,
            stroke=INK,
            stroke_width=8,
            stroke_linejoin="round",
        ),
        *(rect(x, 770, 108, 34, 8, fill=f"url(#{name})", stroke=INK, stroke_width=6) for name, x in stripes),
        path(
            "M44 150L586 150M44 726H586",
            stroke="#3f6a84",
            stroke_width=5,
            stroke_dasharray="2 16",
            stroke_linecap="round",
        ),
        emblem(picture, moved(315, 438, 1.9)),
    )
    stock(picture)
    return picture


def pictures() -> dict[str, Picture]:
    makes = {
        "sheet": sheet,
        "chip": chip,
        "page": page,
        "stand": stand,
        "plaque": plaque,
        "disc": disc,
        "rim": rim,
        "bench": bench,
        "deck": deck,
    }
    return {f"art/xybrid/{key}": make() for key, make in makes.items()}
