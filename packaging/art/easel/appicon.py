"""The application's own pictures: its icon, the one-colour sign, and the icon of a saved match."""

from easel import creature
from easel.emblem import ring
from easel.ink import COBALT, CORAL, GOLD, INK, IVORY, WHITE, WOOD, metal
from easel.svg import Picture, circle, ellipse, group, moved, path, polygon

INKED: dict[str, float | str | None] = {"stroke": INK, "stroke_linejoin": "round", "stroke_linecap": "round"}


def app() -> Picture:
    """The creature looks out of a lidded box that stands on a table."""
    picture = Picture(256, 256)
    felt = picture.glow("felt", ((0, "#6ad0bb", 1), (0.6, "#237a70", 1), (1, "#0e4543", 1)))
    picture.add(
        ellipse(128, 217, 122, 33, fill=metal(picture, "edge", WOOD), stroke=INK, stroke_width=7),
        ellipse(128, 208, 122, 32, fill=felt, stroke=INK, stroke_width=7),
        path("M20 200C30 190 52 184 70 182", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=0.6, **_ROUND),
        ellipse(140, 217, 98, 18, fill=INK, fill_opacity=0.4),
        path("M38 150L120 128L222 142L146 168Z", fill="#2a1c33", stroke_width=7, **INKED),
        creature.head(picture, transform=moved(126, 100, 0.68)),
        _lid(picture),
        _box(picture),
        creature.hand(picture, moved(70, 155, 0.6, 9)),
        creature.hand(picture, moved(190, 154, 0.54, -19)),
    )
    return picture


_ROUND: dict[str, float | str | None] = {"stroke_linecap": "round"}


def _lid(picture: Picture) -> str:
    """The lid, worn as a hat."""
    enamel, side = (
        picture.glow("lid", COBALT.stops()),
        picture.slope("brim", ((0, COBALT.base, 1), (1, COBALT.shade, 1))),
    )
    gold = picture.slope("band", ((0, GOLD.light, 1), (0.5, GOLD.base, 1), (1, GOLD.shade, 1)))
    return group(
        path("M-66 0L-42 -27L82 -27L66 0Z", fill=enamel),
        path("M-66 0H66V30H-66Z", fill=side),
        path("M66 0L82 -27V3L66 30Z", fill=COBALT.shade),
        path("M-66 18H66V30H-66ZM66 18L82 -9V3L66 30Z", fill=gold, stroke_width=4.5),
        path("M-46 -8L-36 -19H-8", fill="none", stroke=WHITE, stroke_opacity=0.6, stroke_width=5),
        transform=moved(120, 46, 0.86, -11),
        stroke_width=7.5,
        **INKED,
    )


def _box(picture: Picture) -> str:
    front = picture.slope("front", ((0, COBALT.light, 1), (0.5, COBALT.base, 1), (1, COBALT.shade, 1)))
    side = picture.slope("side", ((0, "#2452ad", 1), (1, "#122c68", 1)))
    star = path(polygon(ring(20)), fill=GOLD.base, stroke_width=4.5)
    eye = circle(0, 0, 7, fill=CORAL.base, stroke_width=4)
    return group(
        path("M146 168L222 142V208L146 242Z", fill=side),
        path("M38 150L146 168V242L38 218Z", fill=front),
        path("M38 150L146 168L222 142V155L146 182L38 163Z", fill=GOLD.base, stroke_width=4.5),
        path("M48 178V196M48 207V208", fill="none", stroke=WHITE, stroke_opacity=0.6, stroke_width=5),
        group(star, eye, transform="matrix(0.95 0.17 0 0.95 96 207)"),
        stroke_width=7,
        **INKED,
    )


def symbolic() -> Picture:
    """The same thought in one colour on sixteen squares."""
    picture = Picture(16, 16)
    head = "M3 9V7C3 4.8 5.2 3.5 8 3.5C10.8 3.5 13 4.8 13 7V9Z"
    eyes = "M5.8 5.2a1.5 1.5 0 1 0 0.01 0ZM10.3 5.7a1 1 0 1 0 0.01 0Z"
    horns = "M3.4 4.6L1.8 1.2L5.6 2.9ZM12.2 4.4L10.8 3.2L12.4 1.6A1 1 0 1 1 13.4 2.5Z"
    picture.add(path(head + eyes, fill="#000000", fill_rule="evenodd"))
    picture.add(path(horns + "M1.5 10H14.5V11.5H1.5ZM2.5 12.2H13.5V15H2.5Z", fill="#000000"))
    return picture


def match_file() -> Picture:
    """A sheet of paper with the creature on it and the line of its moves."""
    picture = Picture(256, 256)
    sheet = picture.glow("sheet", ((0, WHITE, 1), (0.6, IVORY.light, 1), (1, IVORY.base, 1)), r=1.1)
    stops = [circle(x, 214, 9, fill=paint) for x, paint in ((76, COBALT.base), (111, GOLD.base), (146, CORAL.base))]
    picture.add(
        path("M46 22H162L218 78V240A8 8 0 0 1 210 248H54A8 8 0 0 1 46 240Z", fill=INK, fill_opacity=0.3),
        group(
            path("M40 20A8 8 0 0 1 48 12H158L214 68V232A8 8 0 0 1 206 240H48A8 8 0 0 1 40 232Z", fill=sheet),
            path("M158 12V60A8 8 0 0 0 166 68H214Z", fill=IVORY.shade),
            path("M60 214H172L192 196", fill="none", stroke=COBALT.base, stroke_width=6),
            *stops,
            circle(192, 196, 9, fill="#ffffff"),
            stroke_width=7,
            **INKED,
        ),
        path("M54 56V34A8 8 0 0 1 62 26H100", fill="none", stroke=WHITE, stroke_width=5, **_ROUND),
        creature.head(picture, transform=moved(124, 122, 0.56)),
    )
    return picture


def pictures() -> dict[str, Picture]:
    return {"icons/app": app(), "icons/app-symbolic": symbolic(), "icons/match-file": match_file()}
