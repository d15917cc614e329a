"""Where pieces lie, and whether they overlap, for tests of tables."""

from __future__ import annotations

from monstrarium.table.desc import Piece, Rect, TableDesc

EDGE = 1e-6
"""Lengths that differ by less are equal, but for rounding."""


def piece(desc: TableDesc, name: str) -> Piece:
    """The piece with this id."""
    return next(each for each in desc.pieces if each.id == name)


def box(shown: Piece) -> Rect:
    """The rectangle of a piece without its rotation."""
    wide, high = (length * shown.pose.scale for length in shown.size)
    return shown.pose.x - wide / 2, shown.pose.y - high / 2, wide, high


def within(inner: Rect, outer: Rect) -> bool:
    left, top, wide, high = inner
    starts = left >= outer[0] - EDGE and top >= outer[1] - EDGE
    return starts and left + wide <= outer[0] + outer[2] + EDGE and top + high <= outer[1] + outer[3] + EDGE


def apart(one: Rect, two: Rect, gap: float = 0.0) -> bool:
    """Whether two rectangles do not overlap, and have at least this distance."""
    return any(
        first[side] + first[side + 2] + gap <= second[side] + EDGE
        for first, second in ((one, two), (two, one))
        for side in (0, 1)
    )
