"""The sign of the house game: a twelve-sided die as a line drawing."""

from math import cos, pi, sin

from easel.svg import Point, figure, group, line, moved, path, polygon


def ring(reach: float, offset: float = 0, count: int = 5) -> list[Point]:
    """Points on a circle, the first on top and then clockwise."""
    angles = [pi * (360 / count * k + offset - 90) / 180 for k in range(count)]
    return [(reach * cos(a), reach * sin(a)) for a in angles]


def emblem(x: float, y: float, reach: float, fill: str, stroke: str, weight: float) -> str:
    """A pentagon in a decagon, joined by spokes."""
    inner, outer = ring(reach * 0.56), ring(reach, 0, 10)
    spokes = [line(*a, *b) for a, b in zip(inner, outer[::2], strict=True)]
    return group(
        path(polygon(outer), fill=fill),
        path(polygon(inner)),
        *spokes,
        transform=moved(x, y),
        fill="none",
        stroke=stroke,
        stroke_width=figure(weight),
        stroke_linejoin="round",
        stroke_linecap="round",
    )
