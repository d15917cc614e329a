"""Names of things that come in numbers: one a seat, one a card."""

from __future__ import annotations

from collections.abc import Collection

from .desc import ItemId


def numbered(kind: str, number: int) -> ItemId:
    """One of a kind: "card/17"."""
    return f"{kind}/{number}"


def number_in(item: ItemId, kinds: Collection[str]) -> int | None:
    """Which one of its kind an item is, where its kind is one of these."""
    kind, _slash, which = item.partition("/")
    return int(which) if kind in kinds and which.isdecimal() else None
