"""A twelve-sided die as a solid: its corners, its faces, and where its numbers are."""

from math import cos, hypot, sin, sqrt
from typing import NamedTuple, TypeAlias

Point3: TypeAlias = tuple[float, float, float]
Turn: TypeAlias = tuple[Point3, Point3, Point3]

PHI = (1 + sqrt(5)) / 2
NUMBERS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)


class Face(NamedTuple):
    """One pentagon: its number, its corners in order, and the frame the number is written in."""

    number: int
    corners: tuple[Point3, ...]
    centre: Point3
    right: Point3
    up: Point3
    normal: Point3


def dot(a: Point3, b: Point3) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Point3, b: Point3) -> Point3:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def unit(a: Point3) -> Point3:
    length = hypot(*a)
    return a[0] / length, a[1] / length, a[2] / length


def less(a: Point3, b: Point3) -> Point3:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def apply(turn: Turn, a: Point3) -> Point3:
    return dot(turn[0], a), dot(turn[1], a), dot(turn[2], a)


def after(second: Turn, first: Turn) -> Turn:
    """The turn that does the first, then the second."""
    columns = [apply(second, (first[0][i], first[1][i], first[2][i])) for i in range(3)]
    rows = [(columns[0][i], columns[1][i], columns[2][i]) for i in range(3)]
    return rows[0], rows[1], rows[2]


def about_x(angle: float) -> Turn:
    return (1, 0, 0), (0, cos(angle), -sin(angle)), (0, sin(angle), cos(angle))


def about_y(angle: float) -> Turn:
    return (cos(angle), 0, sin(angle)), (0, 1, 0), (-sin(angle), 0, cos(angle))


def about_z(angle: float) -> Turn:
    return (cos(angle), -sin(angle), 0), (sin(angle), cos(angle), 0), (0, 0, 1)


def _corners() -> list[Point3]:
    signs = (-1.0, 1.0)
    cube: list[Point3] = [(x, y, z) for x in signs for y in signs for z in signs]
    for s in signs:
        for t in signs:
            cube += [(0, s / PHI, t * PHI), (s / PHI, t * PHI, 0), (t * PHI, 0, s / PHI)]
    return cube


# The axes of six numbers; two numbers that make thirteen point in opposite directions, and of all such
# layouts this one keeps the sums of the three numbers at each corner closest together, as a fair die does.
_AXES: dict[int, Point3] = {
    1: (0, PHI, 1),
    11: (0, PHI, -1),
    8: (PHI, 1, 0),
    9: (1, 0, PHI),
    10: (-1, 0, PHI),
    7: (-PHI, 1, 0),
}


def axis(number: int) -> Point3:
    """The outward direction of a number's face."""
    if number in _AXES:
        return unit(_AXES[number])
    x, y, z = unit(_AXES[13 - number])
    return -x, -y, -z


def _around(centre: Point3, right: Point3, up: Point3, corners: list[Point3]) -> tuple[Point3, ...]:
    """The corners of a face in order, beginning with the one its number points to."""

    def turn(corner: Point3) -> float:
        x, y = dot(less(corner, centre), right), dot(less(corner, centre), up)
        return -x / (abs(x) + abs(y)) if y >= 0 else 2 + x / (abs(x) + abs(y))

    ordered = sorted(corners, key=turn)
    first = max(range(5), key=lambda i: dot(ordered[i], up))
    return tuple(ordered[first:] + ordered[:first])


def face(number: int) -> Face:
    normal = axis(number)
    corners = sorted(_corners(), key=lambda corner: -dot(corner, normal))[:5]
    distance = dot(corners[0], normal)
    centre: Point3 = (normal[0] * distance, normal[1] * distance, normal[2] * distance)
    up = unit(less(corners[number % 5], centre))
    right = cross(up, normal)
    return Face(number, _around(centre, right, up, corners), centre, right, up, normal)


FACES = tuple(face(number) for number in NUMBERS)


def upright(number: int) -> Turn:
    """The turn that brings a number on top, upright to the reader."""
    shown = FACES[number - 1]
    return shown.right, shown.up, shown.normal
