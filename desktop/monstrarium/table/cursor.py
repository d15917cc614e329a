"""The keyboard's place on the table: walks what is legal, by geometry, and takes and places like a hand."""

from __future__ import annotations

import math

from .desc import Affordance, ItemId, TableDesc
from .gestures import Pointer

DIRECTIONS = {"left": (-1.0, 0.0), "right": (1.0, 0.0), "up": (0.0, -1.0), "down": (0.0, 1.0)}


class Cursor:
    """Walks the sources of a pointer, or its targets while something is held."""

    def __init__(self, pointer: Pointer, table: TableDesc, at: ItemId = "") -> None:
        self._pointer = pointer
        self._places = _places(table)
        self.at = at if at in self.stops() else ""

    def stops(self) -> tuple[ItemId, ...]:
        """Where the cursor may stand now, in reading order."""
        allowed = self._pointer.targets() if self._pointer.held else self._pointer.sources()
        known = [item for item in allowed if item in self._places]
        return tuple(sorted(known, key=lambda item: (round(self._places[item][1], 1), self._places[item][0], item)))

    def move(self, direction: str) -> ItemId:
        """The nearest stop in a direction, or the same one; the first arrow shows where the cursor is."""
        stops = self.stops()
        if self.at not in stops:
            self.at = stops[0] if stops else ""
            return self.at
        ahead = [(self._way(stop, direction), stop) for stop in stops if stop != self.at]
        near = min((each for each in ahead if each[0] < math.inf), default=(0.0, self.at))
        self.at = near[1]
        return self.at

    def step(self, by: int) -> ItemId:
        """The next or previous stop in reading order, round and round."""
        stops = self.stops()
        if stops:
            at = stops.index(self.at) + by if self.at in stops else (0 if by > 0 else -1)
            self.at = stops[at % len(stops)]
        return self.at

    def enter(self) -> tuple[Affordance, ...]:
        """Take what the cursor is on, or place what is held there."""
        if not self.at:
            self.step(1)
            return ()
        found = self._pointer.click(self.at)
        if self.at not in self.stops():
            self.at = next(iter(self.stops()), "")
        return found

    def _way(self, stop: ItemId, direction: str) -> float:
        """How far a stop is in a direction, what lies aside counting double; infinite behind."""
        right, down = DIRECTIONS[direction]
        x, y = self._places[self.at]
        to_x, to_y = self._places[stop]
        along = (to_x - x) * right + (to_y - y) * down
        aside = abs((to_x - x) * down) + abs((to_y - y) * right)
        return along + 2 * aside if along > 1e-6 else math.inf


def _places(table: TableDesc) -> dict[ItemId, tuple[float, float]]:
    places = {zone.id: (zone.rect[0] + zone.rect[2] / 2, zone.rect[1] + zone.rect[3] / 2) for zone in table.zones}
    places.update((piece.id, (piece.pose.x, piece.pose.y)) for piece in table.pieces)
    return places
