"""Geometry that all tables share: poses from rectangles and counts, and labels on drawings."""

from __future__ import annotations

from .desc import Inlay, Label, Pose, Rect, Seat, Value

CARD = (1.0, 1.4)
OVER = 9000
"""How much higher a piece is that has risen: over every stack."""
AIR = 1.06
"""The room for each card where none lies over another, in card widths and heights."""


def slot(seat: Seat, near: Seat, seats: int) -> int:
    """How many places after the near seat a seat sits, counted around the table."""
    return (seat - near) % seats


def middle(rect: Rect, scale: float = 1.0, z: int = 0) -> Pose:
    return Pose(rect[0] + rect[2] / 2, rect[1] + rect[3] / 2, z, scale=scale)


def within(rect: Rect, side: float, top: float, foot: float) -> Rect:
    return rect[0] + side, rect[1] + top, rect[2] - 2 * side, rect[3] - top - foot


def largest(rect: Rect, size: tuple[float, float] = CARD) -> float:
    """The scale at which one thing fills a rectangle."""
    return min(rect[2] / size[0], rect[3] / size[1])


def lifted(pose: Pose, by: float, grows: float = 1.0, wide: float = 0.0) -> Pose:
    """The pose of a card raised by so many of its heights, over all neighbours. One that grows keeps its lower edge,
    and stays on a table that is so wide.
    """
    scale, y = pose.scale * grows, pose.y - CARD[1] * pose.scale * (by + (grows - 1.0) / 2)
    aside = CARD[0] * scale / 2
    x = min(max(pose.x, aside), wide - aside) if wide else pose.x
    return Pose(x, y, pose.z + OVER, pose.turn, scale)


def packed(
    rect: Rect, count: int, most: float = 2.0, size: tuple[float, float] = CARD, air: float = AIR
) -> tuple[Pose, ...]:
    """The poses of things of one size in rows, as large as fits, none over another."""
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


# ---- text on drawings


class Canvas(Value, frozen=True, gc=False):
    """The size of a drawing in its own units, to place text and small drawings on it; faces keep them as fractions."""

    wide: float
    high: float

    def label(
        self, text: str, box: Rect, size: float, role: str = "ink", bold: bool = False, align: str = "center"
    ) -> Label:
        """Text in a box; `size` is the height of the letters."""
        left, top, wide, high = self._share(box)
        return Label(text, left, top, wide, high, size / self.high, align, role, bold)

    def inlay(self, art: str, box: Rect) -> Inlay:
        return Inlay(art, *self._share(box))

    def _share(self, box: Rect) -> Rect:
        left, top, wide, high = box
        return left / self.wide, top / self.high, wide / self.wide, high / self.high
