"""Outlines and scattered places as points; and cutting to an outline, because the renderer knows no clipping."""

from collections.abc import Iterator
from math import cos, pi, sin

from easel.svg import Point

SIDES = 60
"""Of the polygon that stands for a circle."""
GOLDEN = (0.7548776662466927, 0.5698402909980532, 0.8191725133961645)


def disc(x: float, y: float, reach: float) -> list[Point]:
    angles = [2 * pi * k / SIDES for k in range(SIDES)]
    return [(x + reach * cos(a), y + reach * sin(a)) for a in angles]


def regular(x: float, y: float, reach: float, sides: int, turn: float = 0) -> list[Point]:
    """A regular polygon; the first corner on top, then clockwise, turned by degrees."""
    angles = [pi * (360 / sides * k + turn - 90) / 180 for k in range(sides)]
    return [(x + reach * cos(a), y + reach * sin(a)) for a in angles]


def rounded(corners: list[Point], share: float = 0.16, steps: int = 5) -> list[Point]:
    """The outline with its corners worn round."""
    out: list[Point] = []
    for k, b in enumerate(corners):
        a, c = corners[k - 1], corners[(k + 1) % len(corners)]
        start = (b[0] + (a[0] - b[0]) * share, b[1] + (a[1] - b[1]) * share)
        end = (b[0] + (c[0] - b[0]) * share, b[1] + (c[1] - b[1]) * share)
        for step in range(steps + 1):
            t = step / steps
            u, v, w = (1 - t) ** 2, 2 * t * (1 - t), t**2
            out.append((u * start[0] + v * b[0] + w * end[0], u * start[1] + v * b[1] + w * end[1]))
    return out


def panel(x: float, y: float, w: float, h: float, r: float) -> list[Point]:
    """A rectangle whose corners are quarter circles."""
    out: list[Point] = []
    for k, (cx, cy) in enumerate(((x + w - r, y + r), (x + w - r, y + h - r), (x + r, y + h - r), (x + r, y + r))):
        angles = [pi / 2 * (k - 1 + step / 6) for step in range(7)]
        out += [(cx + r * cos(a), cy + r * sin(a)) for a in angles]
    return out


def scaled(corners: list[Point], share: float, x: float = 60, y: float = 60) -> list[Point]:
    return [(x + (px - x) * share, y + (py - y) * share) for px, py in corners]


def _side(p: Point, a: Point, b: Point) -> float:
    """Positive when p lies on the inner side of the edge from a to b of a clockwise outline."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def _meet(p: Point, q: Point, a: Point, b: Point) -> Point:
    s, t = _side(p, a, b), _side(q, a, b)
    share = s / (s - t)
    return p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share


def cut(shape: list[Point], outline: list[Point]) -> list[Point]:
    """The part of a polygon within a convex clockwise outline; empty when nothing is left."""
    for a, b in zip(outline, outline[1:] + outline[:1], strict=True):
        kept: list[Point] = []
        for k, q in enumerate(shape):
            p = shape[k - 1]
            if (_side(p, a, b) >= 0) != (_side(q, a, b) >= 0):
                kept.append(_meet(p, q, a, b))
            if _side(q, a, b) >= 0:
                kept.append(q)
        shape = kept
    return shape


def scattered(count: int, width: float, height: float) -> Iterator[tuple[float, float, float]]:
    """Places spread evenly over an area, always the same, each with a number between 0 and 1."""
    for k in range(1, count + 1):
        x, y, own = ((k * step) % 1 for step in GOLDEN)
        yield x * width, y * height, own
