"""Poses for many pieces in one zone: from a rectangle and a count to where each one lies."""

from __future__ import annotations

from .desc import Pose, Rect, Zone

CARD = (1.0, 1.4)
AIR = 1.06
"""How much room a card has where none lies over another, as a share of its own."""


def fan(zone: Zone, count: int, spread: float = 0.6, width: float = CARD[0]) -> tuple[Pose, ...]:
    """A hand: side by side as far as the zone is wide, then overlapping; slightly turned like held cards."""
    left, top, wide, high = zone.rect
    step = min(width * spread, (wide - width) / max(1, count - 1)) if count > 1 else 0.0
    first = left + wide / 2 - step * (count - 1) / 2
    middle = (count - 1) / 2
    return tuple(
        Pose(first + step * at, top + high / 2 + 0.012 * (at - middle) ** 2, at, 2.0 * (at - middle))
        for at in range(count)
    )


def row(zone: Zone, count: int, width: float = CARD[0], gap: float = 0.1) -> tuple[Pose, ...]:
    """Side by side, centred, flat; closer when the zone is too narrow."""
    left, top, wide, high = zone.rect
    step = min(width + gap, (wide - width) / max(1, count - 1)) if count > 1 else 0.0
    first = left + wide / 2 - step * (count - 1) / 2
    return tuple(Pose(first + step * at, top + high / 2, at) for at in range(count))


def stack(zone: Zone, count: int, lift: float = 0.01) -> tuple[Pose, ...]:
    """A pile seen from above, every piece a little higher than the one below."""
    x, y = _centre(zone)
    return tuple(Pose(x - lift * at, y - lift * at, at) for at in range(count))


def packed(
    rect: Rect, count: int, largest: float = 2.0, size: tuple[float, float] = CARD, air: float = AIR
) -> tuple[Pose, ...]:
    """Things of one size side by side in rows, as large as fits, none over another."""
    left, top, wide, high = rect
    best, columns = 0.0, 1
    for each in range(1, count + 1):
        scale = min(largest, wide / each / size[0] / air, high / -(-count // each) / size[1] / air)
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


def _centre(zone: Zone) -> tuple[float, float]:
    left, top, wide, high = zone.rect
    return left + wide / 2, top + high / 2
