"""What several drawings of XenoShyft share: materials, rivets, hazard stripes, stars and claws."""

from math import cos, pi, sin

from easel.forms import ball, stock
from easel.ink import Paint
from easel.points import cut
from easel.svg import Picture, Point, coord, group, moved, path, polygon

MATERIALS = {
    "hazard": Paint("#fff2a8", "#f4bd22", "#a36a0a"),
    "gun": Paint("#93a0af", "#4d5865", "#20262e"),
    "dust": Paint("#f3dcb8", "#d8a872", "#a06c3c"),
    "earth": Paint("#e9a077", "#b6572f", "#5f2712"),
    "chitin": Paint("#ff8a6b", "#c9352b", "#6d1418"),
    "husk": Paint("#b06a86", "#5d2740", "#2a0f20"),
    "fang": Paint("#fffdf0", "#f0e3c0", "#c2a878"),
    "bright": Paint("#ffffff", "#fff8e4", "#ecdcb4"),
    "blood": Paint("#ff9d83", "#e0392d", "#8a151b"),
    "heart": Paint("#ffd0d8", "#e8425f", "#8c1436"),
    "crystal": Paint("#effffe", "#4fe0e4", "#0f7f96"),
}
HAZARD, GUN, DUST, EARTH, CHITIN, HUSK, FANG, BRIGHT, BLOOD, HEART, CRYSTAL = (f"url(#{name})" for name in MATERIALS)


def supply(picture: Picture) -> None:
    """Gives the picture every lit material that its marks name."""
    stock(picture, MATERIALS)
    stock(picture)


def rivet(x: float, y: float, r: float = 9, fill: str = "steel") -> str:
    """The head of a rivet, with its gleam."""
    return group(
        ball(0, 0, r, fill, r * 0.5),
        path(
            f"M{coord(-r * 0.45)} {coord(-r * 0.1)}Q{coord(-r * 0.4)} {coord(-r * 0.5)} 0 {coord(-r * 0.5)}",
            fill="none",
            stroke="#ffffff",
            stroke_width=r * 0.3,
            stroke_opacity=0.8,
        ),
        transform=moved(x, y),
    )


def stripes(area: list[Point], step: float, share: float = 0.5, start: float = 0) -> str:
    """The dark half of hazard stripes within a convex area, leaning to the right."""
    xs, ys = [x for x, _ in area], [y for _, y in area]
    top, low = min(ys), max(ys)
    lean = low - top
    at = min(xs) - lean - step + start
    bands: list[str] = []
    while at < max(xs) + step:
        band = [(at + lean, top), (at + lean + step * share, top), (at + step * share, low), (at, low)]
        kept = cut(band, area)
        bands.append(polygon(kept) if kept else "")
        at += step
    return "".join(bands)


def starred(x: float, y: float, reach: float, points: int, share: float, turn: float = 0) -> str:
    """Path data of a star around a point."""
    corners: list[Point] = []
    for k in range(points * 2):
        angle = pi * k / points - pi / 2 + turn
        far = reach if k % 2 == 0 else reach * share
        corners.append((x + far * cos(angle), y + far * sin(angle)))
    return polygon(corners)


def claw(x: float, y: float, scale: float = 1, turn: float = 0, fill: str = FANG) -> str:
    """A curved fang about 60 long whose root is at the point and which hangs down."""
    return group(
        path("M-16 -4C-18 24 -8 48 10 60C14 40 18 20 16 -4Z", fill=fill),
        path("M-8 6Q-8 24 0 38", fill="none", stroke="#ffffff", stroke_width=4, stroke_opacity=0.6),
        transform=moved(x, y, scale, turn),
    )
