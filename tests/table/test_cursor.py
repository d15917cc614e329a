"""The cursor walks over items by their places, and takes and places them."""

from __future__ import annotations

import pytest

from monstrarium.table.cursor import Cursor
from monstrarium.table.desc import Affordance, Face, Gesture, Piece, Pose, TableDesc, Zone
from monstrarium.table.gestures import Pointer


def piece(name: str, x: float, y: float) -> Piece:
    """A piece at a place."""
    return Piece(name, "felt", Pose(x, y), Face("some/art"))


TABLE = TableDesc(
    (10.0, 10.0),
    (Zone("felt", (0.0, 0.0, 10.0, 10.0)), Zone("bin", (8.0, 8.0, 2.0, 2.0))),
    (piece("a", 1, 1), piece("b", 5, 1), piece("c", 9, 1), piece("d", 1, 5), piece("e", 5.4, 5), piece("loose", 3, 3)),
)
ACTIONS = tuple(Affordance((name,), Gesture.DRAG, name, name, "bin") for name in "abcd")
CLICK = Affordance(("e",), Gesture.CLICK, "e", "e")
GHOST = Affordance(("ghost",), Gesture.CLICK, "ghost", "nowhere")


def cursor(at: str = "") -> Cursor:
    """A cursor over the table."""
    return Cursor(Pointer((*ACTIONS, CLICK, GHOST)), TABLE, at)


def test_it_stops_at_what_may_be_taken_in_reading_order() -> None:
    assert cursor().stops() == ("a", "b", "c", "d", "e")


def test_it_stops_at_targets_while_something_is_held() -> None:
    walker = cursor("a")
    walker.enter()
    assert walker.stops() == ("bin",)
    assert walker.at == "bin"


def test_the_first_arrow_shows_where_it_is() -> None:
    walker = cursor()
    assert walker.move("down") == "a"
    assert walker.at == "a"


@pytest.mark.parametrize(
    ("start", "direction", "end"),
    [
        ("a", "right", "b"),
        ("b", "right", "c"),
        ("c", "left", "b"),
        ("a", "down", "d"),
        ("d", "up", "a"),
        ("b", "down", "e"),
        ("e", "up", "b"),
        ("d", "right", "e"),
        ("a", "up", "a"),
        ("a", "left", "a"),
        ("c", "right", "c"),
    ],
)
def test_arrows_go_to_the_nearest_stop_that_way(start: str, direction: str, end: str) -> None:
    assert cursor(start).move(direction) == end


@pytest.mark.parametrize(
    ("start", "by", "end"), [("a", 1, "b"), ("e", 1, "a"), ("a", -1, "e"), ("", 1, "a"), ("", -1, "e")]
)
def test_tab_goes_round_in_reading_order(start: str, by: int, end: str) -> None:
    assert cursor(start).step(by) == end


def test_every_stop_can_be_reached_by_arrows() -> None:
    reached, waiting = {"a"}, ["a"]
    while waiting:
        start = waiting.pop()
        for direction in ("left", "right", "up", "down"):
            end = cursor(start).move(direction)
            if end not in reached:
                reached.add(end)
                waiting.append(end)
    assert reached == set(cursor().stops())


def stacked(at: str) -> Cursor:
    """A cursor over a stack of three sheets, with a piece above it, one below it and another stack beside it."""
    sheets = [Piece(f"sheet{z}", "felt", Pose(5, 5, z), Face("some/art"), sheet=True) for z in (2, 0, 1)]
    beside = [Piece(f"other{z}", "felt", Pose(8, 5, z), Face("some/art"), sheet=True) for z in (0, 1)]
    pieces = (piece("above", 5, 2), *sheets, *beside, piece("below", 5, 8))
    table = TableDesc((10.0, 10.0), (Zone("felt", (0.0, 0.0, 10.0, 10.0)),), pieces)
    clicks = [Affordance((each.id,), Gesture.CLICK, each.id, each.id) for each in pieces]
    return Cursor(Pointer(clicks), table, at)


@pytest.mark.parametrize(
    ("direction", "start", "way"),
    [
        ("down", "above", ["sheet2", "sheet1", "sheet0", "below", "below"]),
        ("up", "below", ["sheet0", "sheet1", "sheet2", "above", "above"]),
    ],
)
def test_arrows_go_through_a_stack_sheet_by_sheet(direction: str, start: str, way: list[str]) -> None:
    walker = stacked(start)
    assert [walker.move(direction) for _step in way] == way


def test_arrows_aside_leave_a_stack_at_once_and_come_to_the_top_of_another() -> None:
    assert stacked("sheet0").move("right") == "other1"


def test_the_end_of_a_stack_does_not_lead_into_the_one_beside_it() -> None:
    walker = stacked("other1")
    assert [walker.move("up"), stacked("other0").move("down")] == ["above", "below"]


def test_in_reading_order_a_stack_is_read_from_its_top() -> None:
    assert stacked("").stops() == ("above", "sheet2", "sheet1", "sheet0", "other1", "other0", "below")


def test_a_zone_lies_under_the_pieces_on_its_middle() -> None:
    table = TableDesc((10.0, 10.0), (Zone("felt", (4.0, 4.0, 2.0, 2.0)),), (piece("on", 5, 5),))
    clicks = [Affordance((name,), Gesture.CLICK, name, name) for name in ("felt", "on")]
    assert Cursor(Pointer(clicks), table, "on").move("down") == "felt"


def test_enter_first_shows_where_it_is() -> None:
    walker = cursor()
    assert walker.enter() == ()
    assert walker.at == "a"


def test_enter_takes_and_enter_places() -> None:
    walker = cursor("b")
    assert walker.enter() == ()
    assert walker.enter() == (ACTIONS[1],)


def test_enter_does_what_needs_no_target() -> None:
    assert cursor("e").enter() == (CLICK,)


def test_it_keeps_its_place_when_the_table_is_described_again() -> None:
    assert cursor("d").at == "d"


def test_it_leaves_a_place_where_nothing_can_be_taken_any_more() -> None:
    assert cursor("loose").at == ""


def test_a_table_without_choices_has_no_stops() -> None:
    walker = Cursor(Pointer(()), TABLE, "a")
    assert walker.move("left") == ""
    assert walker.step(1) == ""
    assert walker.enter() == ()


def test_what_is_taken_is_carried_first_to_the_nearest_place() -> None:
    deeds = [Affordance((name,), Gesture.DRAG, name, "c", name) for name in ("a", "b", "d")]
    walker = Cursor(Pointer(deeds), TABLE, "c")
    walker.enter()
    assert walker.at == "b"
