"""How large a table is drawn in the windows that people have, for tests of sizes."""

from __future__ import annotations

from monstrarium.table.desc import Piece, TableDesc

SMALL, USUAL, LARGE = (818, 658), (1048, 778), (1688, 1058)
"""The room for the table beside the panels in a window of 1050 x 680, 1280 x 800 and 1920 x 1080."""
WINDOWS = SMALL, USUAL, LARGE
ROOM = 0.25
"""The ground around a table, in table units."""


def unit(desc: TableDesc, window: tuple[int, int]) -> int:
    """The pixels in a table unit."""
    return int(min(window[0] / (desc.size[0] + 2 * ROOM), window[1] / (desc.size[1] + 2 * ROOM)))


def pixels(desc: TableDesc, piece: Piece, window: tuple[int, int]) -> tuple[float, float]:
    """The width and height of a piece."""
    scale = piece.pose.scale * unit(desc, window)
    return piece.size[0] * scale, piece.size[1] * scale
