"""Names of items are made and read, and two descriptions differ in the pieces that left, came or changed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrarium.table.desc import Change, Face, Piece, Pose, TableDesc, diff, number_in, numbered


def test_a_thing_is_found_again_by_its_name() -> None:
    assert number_in(numbered("card", 17), ("card", "jar")) == 17


@pytest.mark.parametrize("item", ["card", "card/", "card/x", "card/-1", "seat/1", ""])
def test_other_names_have_no_number_of_the_kind(item: str) -> None:
    assert number_in(item, ("card",)) is None


# ---- two descriptions of a table differ in the pieces that left, came or changed


PIECES = st.dictionaries(
    st.sampled_from(["card/1", "card/2", "card/3", "die", "coin"]),
    st.builds(Pose, st.integers(0, 2), st.integers(0, 2)),
)


def table(*pieces: Piece) -> TableDesc:
    """A table with only pieces."""
    return TableDesc((10.0, 10.0), (), pieces)


def card(name: str, x: float = 1.0, art: str = "front") -> Piece:
    """A card at a place."""
    return Piece(name, "felt", Pose(x, 1.0), Face(art))


def test_at_first_everything_comes() -> None:
    assert diff(None, table(card("a"), card("b"))) == Change((), (card("a"), card("b")), ())


def test_the_same_table_has_no_changes() -> None:
    assert diff(table(card("a"), card("b")), table(card("a"), card("b"))) == Change((), (), ())


def test_the_order_of_description_is_no_change() -> None:
    assert diff(table(card("a"), card("b")), table(card("b"), card("a"))) == Change((), (), ())


def test_what_left_is_gone() -> None:
    assert diff(table(card("a"), card("b")), table(card("b"))).gone == ("a",)


def test_what_is_otherwise_is_told_as_it_was_and_as_it_is() -> None:
    assert diff(table(card("a", 1)), table(card("a", 2))).moved == ((card("a", 1), card("a", 2)),)
    assert diff(table(card("a")), table(card("a", art="back"))).moved == ((card("a"), card("a", art="back")),)


@given(PIECES, PIECES)
def test_the_changes_lead_from_one_table_to_the_other(before: dict[str, Pose], after: dict[str, Pose]) -> None:
    old, new = (
        {name: Piece(name, "felt", pose, Face("art")) for name, pose in poses.items()} for poses in (before, after)
    )
    change = diff(table(*old.values()), table(*new.values()))
    reached = {name: piece for name, piece in old.items() if name not in change.gone}
    reached.update({piece.id: piece for piece in change.come})
    reached.update({piece.id: piece for _was, piece in change.moved})
    assert reached == new
    assert all(old[was.id] == was != now for was, now in change.moved)
