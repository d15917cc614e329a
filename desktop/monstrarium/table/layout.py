"""Where things lie: what every table works out alike, from rectangles and counts."""

from __future__ import annotations

from .desc import Inlay, Label, Pose, Rect, Seat, Value

CARD = (1.0, 1.4)
AIR = 1.06
"""How much room a card has where none lies over another, as a share of its own."""


def slot(seat: Seat, near: Seat, seats: int) -> int:
    """How many places after the near seat a seat sits."""
    return (seat - near) % seats


def middle(rect: Rect, scale: float = 1.0, z: int = 0) -> Pose:
    """The middle of a place."""
    return Pose(rect[0] + rect[2] / 2, rect[1] + rect[3] / 2, z, scale=scale)


def within(rect: Rect, side: float, top: float, foot: float) -> Rect:
    """What is left of a place without its margins."""
    return rect[0] + side, rect[1] + top, rect[2] - 2 * side, rect[3] - top - foot


def largest(rect: Rect, size: tuple[float, float] = CARD) -> float:
    """The scale at which one thing fills a place."""
    return min(rect[2] / size[0], rect[3] / size[1])


def packed(
    rect: Rect, count: int, most: float = 2.0, size: tuple[float, float] = CARD, air: float = AIR
) -> tuple[Pose, ...]:
    """Things of one size side by side in rows, as large as fits, none over another."""
    left, top, wide, high = rect
    best, columns = 0.0, 1
    for each in range(1, count + 1):
        scale = min(most, wide / each / size[0] / air, high / -(-count // each) / size[1] / air)
        if scale > best + 1e-9:
            best, columns = scale, each
    rows = -(-count // columns)
    across, down = best * size[0] * air, best * size[1] * air
    first = top + high / 2 - down * (rows - 1) / 2
    poses = []
    for at in range(count):
        row, column = divmod(at, columns)
        here = min(columns, count - row * columns)
        x = left + wide / 2 - across * (here - 1) / 2 + across * column
        poses.append(Pose(x, first + down * row, at, scale=best))
    return tuple(poses)


# ---- what is printed on a drawing, laid out in the drawing's own units


class Canvas(Value, frozen=True, gc=False):
    """A drawing so many units wide and high, for words and small drawings to be set upon."""

    wide: float
    high: float

    def label(
        self, text: str, box: Rect, size: float, role: str = "ink", bold: bool = False, align: str = "center"
    ) -> Label:
        """Words in a box; `size` is the height of the letters."""
        left, top, wide, high = self._share(box)
        return Label(text, left, top, wide, high, size / self.high, align, role, bold)

    def inlay(self, art: str, box: Rect) -> Inlay:
        """A small drawing in a box."""
        return Inlay(art, *self._share(box))

    def _share(self, box: Rect) -> Rect:
        left, top, wide, high = box
        return left / self.wide, top / self.high, wide / self.wide, high / self.high
