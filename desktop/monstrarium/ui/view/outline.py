"""The table as an outline in words: zones, and what lies in each."""

from __future__ import annotations

from collections.abc import Collection

from ...language.words import _
from ...table.desc import ItemId, Piece, TableDesc, Value, Zone


class OutlineEntry(Value, frozen=True, gc=False):
    items: tuple[ItemId, ...]
    """A piece or zone, or several pieces that lie face down and cannot be told apart."""
    within: ItemId
    """The zone it lies in, if the outline has that; else empty."""
    name: str
    """Empty for a zone without a name that can be used."""
    zone: bool = False

    @property
    def item(self) -> ItemId:
        return self.items[0]


def outline(desc: TableDesc, used: Collection[ItemId]) -> tuple[OutlineEntry, ...]:
    """The outline: zones first, then pieces, each in the order of the table. `used` are items with an affordance.

    A bare zone has an entry only where something lies or can be done there, a zone without a name only where it can be
    used.
    """
    filled = {piece.zone for piece in desc.pieces}.union(used)
    told = [zone for zone in desc.zones if _is_told(zone, zone.id in filled, zone.id in used)]
    names = {zone.id for zone in told}
    entries = [OutlineEntry((zone.id,), "", _name(zone), zone=True) for zone in told]
    heaps: dict[tuple[ItemId, str], list[ItemId]] = {}
    lying: list[tuple[Piece, list[ItemId]]] = []
    for piece in desc.pieces:
        if not piece.tip:
            continue
        alike = not piece.up and piece.spread is None and piece.id not in used
        heap = heaps.get((piece.zone, piece.tip)) if alike else None
        if heap is not None:
            heap.append(piece.id)
            continue
        lying.append((piece, [piece.id]))
        if alike:
            heaps[piece.zone, piece.tip] = lying[-1][1]
    entries += [
        OutlineEntry(tuple(items), piece.zone if piece.zone in names else "", piece.tip) for piece, items in lying
    ]
    return tuple(entries)


def _is_told(zone: Zone, filled: bool, used: bool) -> bool:
    return used or (bool(zone.title) and (zone.style != "bare" or filled))


def _name(zone: Zone) -> str:
    return zone.title if zone.count is None else _("{zone}, {count}", zone=zone.title, count=zone.count)
