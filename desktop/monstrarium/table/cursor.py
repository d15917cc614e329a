"""The keyboard cursor on the table: it walks over items that can be taken or aimed at, and takes and places them."""

from __future__ import annotations

import math

from .desc import Affordance, ItemId, TableDesc, Value
from .gestures import Pointer

DIRECTIONS = {"left": (-1.0, 0.0), "right": (1.0, 0.0), "up": (0.0, -1.0), "down": (0.0, 1.0)}
NEAR = 1e-6
"""Items nearer to each other than this lie at the same place."""


class Spot(Value, frozen=True, gc=False):
    """Where an item lies: its middle, and the number of items below it at the same place."""

    x: float
    y: float
    rank: int = 0


class Cursor:
    """Walks over what a pointer may take or aim at, or over the targets of what it holds.

    In a stack, up and down go from item to item, and beyond its ends to other places.
    """

    def __init__(self, pointer: Pointer, table: TableDesc, at: ItemId = "") -> None:
        self._pointer = pointer
        self._spots = _spots(table)
        self.at = at if at in self.stops() else ""

    def stops(self) -> tuple[ItemId, ...]:
        """The items the cursor can be on, in reading order, stacks from the top."""
        return tuple(sorted((item for item in self._pointer.stops() if item in self._spots), key=self._order))

    def move(self, direction: str) -> ItemId:
        """Go to the nearest stop in a direction, if there is one; the first call only shows the cursor."""
        stops = self.stops()
        if self.at not in stops:
            self.at = stops[0] if stops else ""
            return self.at
        ahead = [(self._way(stop, direction), self._entry(stop, direction), stop) for stop in stops if stop != self.at]
        near = min((each for each in ahead if each[0] < math.inf), default=(0.0, 0, self.at))
        self.at = near[2]
        return self.at

    def step(self, by: int) -> ItemId:
        """Go to the next or previous stop in reading order, round and round."""
        stops = self.stops()
        if stops:
            at = stops.index(self.at) + by if self.at in stops else (0 if by > 0 else -1)
            self.at = stops[at % len(stops)]
        return self.at

    def enter(self) -> tuple[Affordance, ...]:
        """Take the item under the cursor, or place there what is held; the affordances that this may mean."""
        if not self.at:
            self.step(1)
            return ()
        here = self._spots[self.at]
        found = self._pointer.click(self.at)
        if self.at not in self.stops():
            self.at = min(self.stops(), key=lambda stop: self._away(stop, here), default="")
        return found

    def _away(self, stop: ItemId, here: Spot) -> tuple[float, tuple[float, float, int, ItemId]]:
        """A key to sort stops by their distance from where the cursor was, then in reading order."""
        spot = self._spots[stop]
        return round(math.dist((spot.x, spot.y), (here.x, here.y)), 3), self._order(stop)

    def _order(self, item: ItemId) -> tuple[float, float, int, ItemId]:
        spot = self._spots[item]
        return round(spot.y, 1), spot.x, -spot.rank, item

    def _way(self, stop: ItemId, direction: str) -> float:
        """How far a stop is in a direction, sideways distance counting double; infinite if it lies behind.

        In a stack the next stop is nearer than any other place.
        """
        right, down = DIRECTIONS[direction]
        here, there = self._spots[self.at], self._spots[stop]
        if (here.x, here.y) == (there.x, there.y):
            climb = (here.rank - there.rank) * down
            return climb * NEAR if climb > 0 else math.inf
        along = (there.x - here.x) * right + (there.y - here.y) * down
        aside = abs((there.x - here.x) * down) + abs((there.y - here.y) * right)
        return along + 2 * aside if along > NEAR else math.inf

    def _entry(self, stop: ItemId, direction: str) -> int:
        """A key to sort the items of a stack: the top one first, or the lowest when it is entered from below."""
        rank = self._spots[stop].rank
        return rank if direction == "up" else -rank


def _spots(table: TableDesc) -> dict[ItemId, Spot]:
    """The spots of all items; zones lie below pieces."""
    heights = {zone.id: (zone.rect[0] + zone.rect[2] / 2, zone.rect[1] + zone.rect[3] / 2, -1) for zone in table.zones}
    heights.update((piece.id, (piece.pose.x, piece.pose.y, piece.pose.z)) for piece in table.pieces)
    spots: dict[ItemId, Spot] = {}
    piled: dict[tuple[float, float], int] = {}
    for item, (x, y, _z) in sorted(heights.items(), key=lambda each: (each[1][2], each[0])):
        place = round(x, 3), round(y, 3)
        rank = piled[place] = piled.get(place, -1) + 1
        spots[item] = Spot(*place, rank)
    return spots
