"""The poses of cards on the tables of the tests' own games."""

from __future__ import annotations

from monstrarium.table.desc import Pose, Zone
from monstrarium.table.layout import CARD, middle


def fan(zone: Zone, count: int, spread: float = 0.6, width: float = CARD[0]) -> tuple[Pose, ...]:
    """Cards of a hand: side by side as far as the zone is wide, then overlapping, slightly turned."""
    left, top, wide, high = zone.rect
    step = min(width * spread, (wide - width) / max(1, count - 1)) if count > 1 else 0.0
    first = left + wide / 2 - step * (count - 1) / 2
    middle = (count - 1) / 2
    return tuple(
        Pose(first + step * at, top + high / 2 + 0.012 * (at - middle) ** 2, at, 2.0 * (at - middle))
        for at in range(count)
    )


def row(zone: Zone, count: int, width: float = CARD[0], gap: float = 0.1) -> tuple[Pose, ...]:
    """Cards side by side, centred; closer when the zone is too narrow."""
    left, top, wide, high = zone.rect
    step = min(width + gap, (wide - width) / max(1, count - 1)) if count > 1 else 0.0
    first = left + wide / 2 - step * (count - 1) / 2
    return tuple(Pose(first + step * at, top + high / 2, at) for at in range(count))


def stack(zone: Zone, count: int, lift: float = 0.01) -> tuple[Pose, ...]:
    """A pile seen from above, every piece a little higher than the one below."""
    at_first = middle(zone.rect)
    return tuple(Pose(at_first.x - lift * at, at_first.y - lift * at, at) for at in range(count))
