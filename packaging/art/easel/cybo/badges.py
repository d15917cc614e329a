"""The small signs of the dice game: the seal of a Grand Master and the winner's crown."""

from easel.cybo.plates import star
from easel.emblem import ring
from easel.ink import BRASS, CORAL, GOLD, INK, TEAL, VIOLET, WHITE, Paint, metal, mix, soft
from easel.svg import Picture, circle, ellipse, figure, group, moved, path, polygon, rect

SIZE = 120


def _board(picture: Picture) -> None:
    picture.add(ellipse(62, 106, 46, 12, fill=soft(picture, "shadow", 0.5)))


def _ribbon(paint: Paint) -> str:
    tails = "M38 78L26 114L44 106L56 116L60 84ZM82 78L94 114L76 106L64 116L60 84Z"
    return path(tails, fill=paint.base, stroke=INK, stroke_width=4.5, stroke_linejoin="round")


def _cogged(reach: float, depth: float, teeth: int) -> str:
    """The wavy edge of a rosette."""
    outer, inner = ring(reach, 0, teeth), ring(reach - depth, 180 / teeth, teeth)
    bends = [f"Q{figure(a[0])} {figure(a[1])} {figure(b[0])} {figure(b[1])}" for a, b in zip(outer, inner, strict=True)]
    return f"M{figure(inner[-1][0])} {figure(inner[-1][1])}{''.join(bends)}Z"


def seal() -> Picture:
    """The seal of a Grand Master: wax over two ribbons, stamped with the die."""
    picture = Picture(SIZE, SIZE)
    wax = picture.glow("wax", VIOLET.stops())
    picture.add(_ribbon(GOLD))
    picture.add(
        group(
            path(_cogged(52, 8, 14), fill=wax, stroke=INK, stroke_width=5, stroke_linejoin="round"),
            circle(0, 0, 34, fill=mix(VIOLET.base, VIOLET.shade, 0.35), stroke=INK, stroke_width=3.5),
            path(polygon(ring(27)), fill=GOLD.base, stroke=INK, stroke_width=4, stroke_linejoin="round"),
            path(star(17), fill="#fff6cf", stroke=INK, stroke_width=3.5, stroke_linejoin="round"),
            path(
                "M-38 -14A40 40 0 0 1 -18 -36",
                fill="none",
                stroke=WHITE,
                stroke_width=4.5,
                stroke_opacity=0.6,
                stroke_linecap="round",
            ),
            transform=moved(60, 52),
        )
    )
    return picture


def crown() -> Picture:
    """The winner's crown, with enamel stones."""
    picture = Picture(SIZE, SIZE)
    _board(picture)
    gold, stone, side = (
        picture.glow("gold", GOLD.stops()),
        picture.glow("stone", CORAL.stops()),
        picture.glow("side", TEAL.stops()),
    )
    picture.add(
        path(
            "M22 92L12 38L38 58L60 18L82 58L108 38L98 92Z",
            fill=gold,
            stroke=INK,
            stroke_width=5.5,
            stroke_linejoin="round",
        ),
        path(
            "M25 84L19 52M60 32L46 60",
            stroke=WHITE,
            stroke_width=4,
            stroke_opacity=0.65,
            stroke_linecap="round",
            fill="none",
        ),
        rect(20, 84, 80, 22, 8, fill=metal(picture, "band", BRASS), stroke=INK, stroke_width=5),
        group(circle(12, 34, 8), circle(108, 34, 8), fill=side, stroke=INK, stroke_width=4),
        circle(60, 15, 9, fill=stone, stroke=INK, stroke_width=4),
        group(
            path(polygon(ring(14)), fill=stone),
            transform=moved(60, 72),
            stroke=INK,
            stroke_width=4,
            stroke_linejoin="round",
        ),
        group(circle(36, 95, 5), circle(60, 95, 5), circle(84, 95, 5), fill=WHITE, stroke=INK, stroke_width=3),
    )
    return picture


def pictures() -> dict[str, Picture]:
    return {
        "art/cybo/gm-seal": seal(),
        "art/cybo/crown": crown(),
    }
