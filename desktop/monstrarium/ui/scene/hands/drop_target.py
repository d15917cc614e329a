"""Finds the target that a drop means, the place that it means against the rules, and how far a target pulls."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from ....table.desc import ItemId, Rect
from ..affordances import Affordances
from ..geometry import box_of, cover, gap, snap
from ..spread import Spread

REACH = 0.4
"""Table units within which a target pulls the held item."""
FIRM = 0.4
"""The share of a place that must be covered for an illegal drop there to count as meant."""
TRIFLE = 0.25
"""An item below this share of a target's area is only a mark on it."""
HIDDEN = 0.7
"""The share of an item that lies under a target from which on a drop there means the target."""
SHORT = 0.2
"""The share of its own width by which an item must be drawn aside to be meant to go there."""
CLEAR = 0.9
"""The share of the strip on that side that must be free."""
GRIP = 0.3
"""The width of the hand itself, where there is nothing to lift."""


class Drop(NamedTuple):
    """What a drop means: a target, or a place that the rules do not allow; neither where it means nothing."""

    target: ItemId = ""
    refused: ItemId = ""


class DropTargets:
    """Finds the target of the held item from where it is carried."""

    def __init__(self, spread: Spread, affordances: Affordances) -> None:
        self._spread = spread
        self._affordances = affordances

    def of(self, held: ItemId, box: Rect, under: Sequence[ItemId]) -> Drop:
        """What a drop of an item means that is carried in a box: what it covers, else what is under the mouse."""
        drop = self._meant(held, box)
        if not drop.target:
            targets = self._affordances.pointer.targets()
            drop = next((Drop(item) for item in under if item in targets), drop)
        return Drop("", self._short_of(held, box)) if self.stays(drop.target) else drop

    def stays(self, target: ItemId) -> bool:
        """Whether the held item would stay in its place with another rotation that nobody has chosen."""
        pointer, ways = self._affordances.pointer, self._affordances.ways(target)
        if pointer.variant or not ways or pointer.held not in self._spread.pieces:
            return False
        home = self._spread.pieces[pointer.held].piece.pose
        ghosts = [way.ghost.pose for way in ways if way.ghost is not None]
        return len(ghosts) == len(ways) and all((pose.x, pose.y) == (home.x, home.y) for pose in ghosts)

    def pull(self, target: ItemId, box: Rect) -> tuple[float, float]:
        """How far the target draws the held item to the right and down: all the way when it is nearly there."""
        ghost, place = self._affordances.preview.middle, self._spread.box(target)
        if place is None:
            return 0.0, 0.0
        right, down = (
            snap(box, place) if ghost is None else (ghost[0] - box[0] - box[2] / 2, ghost[1] - box[1] - box[3] / 2)
        )
        strength = max(0.0, 1.0 - math.hypot(right, down) / (REACH + max(box[2], box[3])))
        return right * strength, down * strength

    def _meant(self, held: ItemId, box: Rect) -> Drop:
        geometry, targets = self._spread.geometry, self._affordances.pointer.targets()
        ghosts = [(cover(box, box_of(ghost)), target) for target, ghost in self._affordances.ghosts()]
        share, target = max(ghosts, default=(0.0, ""))
        if share >= FIRM:
            return Drop(target)
        over = geometry.over(box, held)
        met = [item for item, share in over if share >= FIRM and item in targets]
        for item, share in over:
            zone = geometry.zone_of(item)
            if item in targets or zone in targets:
                return Drop(item if item in targets else zone)
            if any(
                geometry.lies_in(each, item)
                or geometry.lies_in(item, each)
                or self._is_trifle(item, each)
                or self._is_under(item, each)
                for each in met
            ):
                continue
            if share >= FIRM and not self._is_home(held, item, zone):
                return Drop("", self._inmost(item, over))
        apart = {item: gap(box, place) for item in sorted(targets) if (place := geometry.box(item)) is not None}
        near = min(apart, key=lambda item: apart[item], default="")
        return Drop(near if near and apart[near] < REACH else "")

    def _inmost(self, item: ItemId, over: Sequence[tuple[ItemId, float]]) -> ItemId:
        """The most covered place within a place: a drop on a square does not mean the floor around it."""
        lies_in = self._spread.geometry.lies_in
        parts = [(share, each) for each, share in over if share >= FIRM and each != item and lies_in(each, item)]
        return max(parts, default=(0.0, item))[1]

    def _short_of(self, held: ItemId, box: Rect) -> ItemId:
        """The item that stands in the way of one that is drawn aside but does not leave its place."""
        spread = self._spread
        home = spread.box(held) or box
        right, down = box[0] - home[0], box[1] - home[1]
        strip = _edge(home, right, down)
        if max(abs(right), abs(down)) < SHORT * home[2]:
            return ""
        if any(cover(strip, box_of(ghost)) > CLEAR for _target, ghost in self._affordances.ghosts()):
            return ""
        met = (item for item, _share in spread.geometry.over(strip, held) if item in spread.pieces)
        return next((item for item in met if cover(home, spread.box(item) or home) < CLEAR), "")

    def _is_trifle(self, item: ItemId, target: ItemId) -> bool:
        """Whether an item is only a mark that reaches over the edge of a target."""
        small, large = self._spread.box(item), self._spread.box(target)
        return small is not None and large is not None and small[2] * small[3] < TRIFLE * large[2] * large[3]

    def _is_under(self, item: ItemId, target: ItemId) -> bool:
        """Whether an item lies under a target, which leaves hardly anything of it to be seen."""
        low, high = self._spread.geometry.piece(item), self._spread.geometry.piece(target)
        if low is None or high is None or low.pose.z >= high.pose.z:
            return False
        return cover(box_of(low), box_of(high)) > HIDDEN

    def _is_home(self, held: ItemId, item: ItemId, zone: ItemId) -> bool:
        """Whether a drop on an item only puts the held item back: on its place, around it, or among its like."""
        spread = self._spread
        home = spread.geometry.zone_of(held)
        return spread.geometry.lies_in(home, item) or (zone == home and spread.loose_size(item) is not None)


def _edge(home: Rect, right: float, down: float) -> Rect:
    """A strip along the side of a place towards which an item is drawn."""
    left, top, wide, high = home
    if abs(right) >= abs(down):
        return (left + wide if right > 0 else left - GRIP), top, GRIP, high
    return left, (top + high if down > 0 else top - GRIP), wide, GRIP
