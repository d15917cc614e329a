"""The outline of the table names places, then what lies in them, and nothing that is hidden."""

from __future__ import annotations

from typing import Any

from monstrarium.table.desc import Face, Piece, Pose, TableDesc, Zone
from monstrarium.ui.view.outline import OutlineEntry, outline

PLATE = Zone("plate", (0.0, 0.0, 3.0, 1.0), "Plate", count=2)
SQUARE = Zone("a1", (0.0, 2.0, 1.0, 1.0), "A1", "bare")
SLOT = Zone("slot", (2.0, 2.0, 1.0, 1.0), style="bare")


def lying(name: str, zone: str, **more: Any) -> Piece:
    """A piece that is called by its id."""
    return Piece(name, zone, Pose(0.5, 0.5), Face("some/art"), **({"tip": name.title()} | more))


def told(*pieces: Piece, used: tuple[str, ...] = ()) -> list[OutlineEntry]:
    """The outline of a table with three places."""
    return list(outline(TableDesc((3.0, 3.0), (PLATE, SQUARE, SLOT), pieces), used))


def test_a_plate_is_always_told_with_its_count() -> None:
    assert told() == [OutlineEntry(("plate",), "", "Plate, 2", zone=True)]


def test_a_bare_place_is_told_where_something_lies_or_may_be_done() -> None:
    assert [entry.name for entry in told(lying("rook", "a1"))] == ["Plate, 2", "A1", "Rook"]
    assert [entry.name for entry in told(used=("a1",))] == ["Plate, 2", "A1"]


def test_a_place_without_a_name_is_told_only_where_something_may_be_done() -> None:
    assert [entry.item for entry in told(lying("rook", "slot"))] == ["plate", "rook"]
    assert [entry.item for entry in told(lying("rook", "slot"), used=("slot",))] == ["plate", "slot", "rook"]


def test_a_piece_lies_in_its_place_and_else_on_the_table() -> None:
    assert [(entry.item, entry.within) for entry in told(lying("rook", "plate"), lying("pawn", "slot"))[1:]] == [
        ("rook", "plate"),
        ("pawn", ""),
    ]


def test_pieces_face_down_in_one_place_are_one_line_until_one_may_be_used() -> None:
    cards = [lying(name, "plate", up=False, tip="A face-down card") for name in ("one", "two", "three")]
    assert [entry.items for entry in told(*cards)[1:]] == [("one", "two", "three")]
    assert [entry.items for entry in told(*cards, used=("two",))[1:]] == [("one", "three"), ("two",)]


def test_what_has_no_name_is_not_told() -> None:
    assert len(told(lying("shadow", "plate", tip=""))) == 1
