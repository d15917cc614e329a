"""The geometry of a description: what lies under a point, and what a held piece lies over."""

from __future__ import annotations

import math
from collections.abc import Callable

from ...table.desc import ItemId, Piece, Rect, TableDesc, upright
from .pixmaps import GRID, Dots

Drawn = Callable[[Piece, float, float], bool]
"""Whether a piece has anything solid at a point, given in shares of its width and height."""
DotsOf = Callable[[Piece], Dots]
"""The dots of a regular grid at which a piece is drawn."""

SMALLEST_PX = 24.0
"""The width in pixels of a square that any solid item can be hit in."""

Cloud = tuple[tuple[float, float], ...]
"""Points of the table at which a sheet is drawn."""
NESTED = 0.5
"""The weight of a zone against the pieces that lie in it."""


class TableGeometry:
    """The places of all items of one description, in table units."""

    def __init__(self, table: TableDesc, drawn: Drawn, dots: DotsOf) -> None:
        self._drawn = drawn
        self._dots = dots
        self._pieces = {piece.id: piece for piece in table.pieces}
        self._zones = {zone.id: zone for zone in table.zones}
        self._from_top = sorted(table.pieces, key=lambda piece: (not piece.flat, piece.pose.z), reverse=True)

    def piece(self, item: ItemId) -> Piece | None:
        """A piece where it lies; None for anything else."""
        return self._pieces.get(item)

    def box(self, item: ItemId) -> Rect | None:
        """The upright rectangle of a piece or zone; None for an item that is not on the table."""
        piece = self._pieces.get(item)
        if piece is not None:
            return box_of(piece)
        zone = self._zones.get(item)
        return None if zone is None else zone.rect

    def whole(self, item: ItemId) -> Rect | None:
        """The rectangle of a piece with what stands on it; of anything else, its box."""
        piece = self._pieces.get(item)
        return self.box(item) if piece is None else whole_of(piece)

    def stands(self, item: ItemId) -> bool:
        """Whether anything stands on an item."""
        piece = self._pieces.get(item)
        return piece is not None and upright(piece) is not None

    def zone_of(self, item: ItemId) -> ItemId:
        """The zone in which a piece lies; empty for zones."""
        piece = self._pieces.get(item)
        return "" if piece is None else piece.zone

    def lies_in(self, zone: ItemId, other: ItemId) -> bool:
        """Whether a zone is wholly a part of another item's rectangle."""
        part, whole = self._zones.get(zone), self.box(other)
        if part is None or whole is None:
            return False
        ends = ((part.rect[at], part.rect[at + 2], whole[at], whole[at + 2]) for at in (0, 1))
        return all(to <= start and start + length <= to + room for start, length, to, room in ends)

    def under(self, x: float, y: float, unit_px: float) -> list[ItemId]:
        """All items at a point, the uppermost first: loose pieces, furniture, then zones, the smallest first.

        A figure is met on its base, even behind another one, before those whose upper part is drawn there. A piece that
        lies alone is also met where nothing is drawn on it, unless something drawn lies there.
        """
        least = SMALLEST_PX / unit_px
        hit = [piece for piece in self._from_top if self.hit(piece, x, y, least)]
        figures = [piece.id for piece in self._from_top if self._is_figure_hit(piece, x, y)]
        found = list(dict.fromkeys([*(each.id for each in hit if not each.flat), *figures, *(each.id for each in hit)]))
        bare = [piece.id for piece in self._from_top if not (piece.sheet or piece.flat) and _covers(piece, x, y)]
        found += [item for item in bare if item not in found]
        zones = [zone for zone in self._zones.values() if _inside(zone.rect, x, y)]
        return found + [zone.id for zone in sorted(zones, key=lambda zone: zone.rect[2] * zone.rect[3])]

    def over(self, held: Rect, but: ItemId) -> list[tuple[ItemId, float]]:
        """All items that a held rectangle lies over, with the covered share, the best match first.

        The share is that of the smaller of the two. A piece comes before the zone it lies in as soon as half of it is
        covered; of two equal matches the smaller one comes first. Of a sheet only what is drawn counts.
        """
        ranked = []
        cloud = self._cloud(but, held)
        for item in (*self._pieces, *self._zones):
            box = self.box(item)
            if item != but and box is not None and (share := self._share(held, cloud, item, box)) > 0.0:
                weight = NESTED if item in self._zones else 1.0
                ranked.append((-round(share * weight, 3), box[2] * box[3], item, share))
        return [(item, share) for _rank, _area, item, share in sorted(ranked)]

    def hit(self, piece: Piece, x: float, y: float, least: float = 0.0) -> bool:
        """Whether a point is on what is drawn of a piece, or on a piece no larger than the least that can be hit."""
        wide, high = piece.size[0] * piece.pose.scale, piece.size[1] * piece.pose.scale
        share_x, share_y = _shares(piece, x, y)
        if max(wide, high) <= least and not piece.sheet:
            return abs(share_x - 0.5) * wide <= least / 2 and abs(share_y - 0.5) * high <= least / 2
        return 0.0 <= share_x < 1.0 and 0.0 <= share_y < 1.0 and self._drawn(piece, share_x, share_y)

    def _is_figure_hit(self, piece: Piece, x: float, y: float) -> bool:
        figure = None if piece.stands is None else upright(piece)
        return figure is not None and self.hit(figure, x, y)

    def _share(self, held: Rect, cloud: Cloud, item: ItemId, box: Rect) -> float:
        """The covered share of the smaller of two: a held rectangle, or the cloud in it, and an item in its box."""
        covered = cover(held, box)
        piece = self._pieces.get(item)
        dots = self._dots(piece) if piece is not None and piece.sheet else frozenset()
        if not covered or not (cloud or dots):
            return covered
        whole = box[2] * box[3] if piece is None else piece.size[0] * piece.size[1] * piece.pose.scale**2
        ours = held[2] * held[3] * (len(cloud) / GRID**2 if cloud else 1.0)
        theirs = whole * (len(dots) / GRID**2 if dots else 1.0)
        if cloud and dots and piece is not None:
            met = ours * sum(_dot(*_shares(piece, *at)) in dots for at in cloud) / len(cloud)
        elif cloud:
            met = ours * sum(_inside(box, *at) for at in cloud) / len(cloud)
        else:
            met = theirs * sum(_inside(held, *spot(piece, *at)) for at in dots if piece) / len(dots)
        return min(1.0, met / min(ours, theirs))

    def _cloud(self, held: ItemId, box: Rect) -> Cloud:
        """The points at which a held sheet is drawn; none for other pieces."""
        piece = self._pieces.get(held)
        if piece is None or piece.flat or not piece.sheet:
            return ()
        return tuple((box[0] + x * box[2], box[1] + y * box[3]) for x, y in self._dots(piece))


def spot(piece: Piece, x: float, y: float) -> tuple[float, float]:
    """The point of the table for a point of a piece, given in shares of its width and height."""
    across, down = (x - 0.5) * piece.size[0] * piece.pose.scale, (y - 0.5) * piece.size[1] * piece.pose.scale
    turn = math.radians(piece.pose.turn)
    cos, sin = math.cos(turn), math.sin(turn)
    return piece.pose.x + across * cos - down * sin, piece.pose.y + across * sin + down * cos


def snap(held: Rect, target: Rect) -> tuple[float, float]:
    """The distance to move a held rectangle so that it lies within the target, or on its middle if it is larger."""
    return _shift(held[0], held[2], target[0], target[2]), _shift(held[1], held[3], target[1], target[3])


def gap(held: Rect, target: Rect) -> float:
    """The distance of two rectangles; 0 when they touch."""
    aside = max(target[0] - held[0] - held[2], held[0] - target[0] - target[2], 0.0)
    above = max(target[1] - held[1] - held[3], held[1] - target[1] - target[3], 0.0)
    return math.hypot(aside, above)


def _shift(at: float, length: float, to: float, room: float) -> float:
    if length >= room:
        return to + room / 2 - (at + length / 2)
    return min(max(at, to), to + room - length) - at


def box_of(piece: Piece) -> Rect:
    wide, high = piece.size[0] * piece.pose.scale, piece.size[1] * piece.pose.scale
    turn = math.radians(piece.pose.turn)
    if turn:
        cos, sin = abs(math.cos(turn)), abs(math.sin(turn))
        wide, high = wide * cos + high * sin, wide * sin + high * cos
    return piece.pose.x - wide / 2, piece.pose.y - high / 2, wide, high


def whole_of(piece: Piece) -> Rect:
    """The rectangle of a piece with what stands on it."""
    box, figure = box_of(piece), upright(piece)
    if figure is None:
        return box
    stood = box_of(figure)
    left, top = min(box[0], stood[0]), min(box[1], stood[1])
    right, low = max(box[0] + box[2], stood[0] + stood[2]), max(box[1] + box[3], stood[1] + stood[3])
    return left, top, right - left, low - top


def _shares(piece: Piece, x: float, y: float) -> tuple[float, float]:
    """The point of a piece, in shares of its width and height, for a point of the table: the inverse of `spot`."""
    turn = math.radians(-piece.pose.turn)
    dx, dy = x - piece.pose.x, y - piece.pose.y
    across = dx * math.cos(turn) - dy * math.sin(turn)
    down = dx * math.sin(turn) + dy * math.cos(turn)
    return across / (piece.size[0] * piece.pose.scale) + 0.5, down / (piece.size[1] * piece.pose.scale) + 0.5


def _covers(piece: Piece, x: float, y: float) -> bool:
    return all(0.0 <= share < 1.0 for share in _shares(piece, x, y))


def _dot(x: float, y: float) -> tuple[float, float]:
    return (math.floor(x * GRID) + 0.5) / GRID, (math.floor(y * GRID) + 0.5) / GRID


def _inside(rect: Rect, x: float, y: float) -> bool:
    return rect[0] <= x < rect[0] + rect[2] and rect[1] <= y < rect[1] + rect[3]


def cover(one: Rect, other: Rect) -> float:
    """The share of the smaller of two rectangles that the other covers."""
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    if wide <= 0 or high <= 0:
        return 0.0
    return wide * high / min(one[2] * one[3], other[2] * other[3])
