"""A piece that the rules hold fast can be dragged all the same, so that they say why it is refused."""

from __future__ import annotations

from monstrarium.table.desc import Gesture, Zone

from ..stage import LEFT, RIGHT, Stage, affordance, piece, table

TO_RIGHT = affordance("a", "right")


def test_a_piece_the_rules_hold_fast_can_be_lifted_to_hear_why(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 2, 3), affordances=(TO_RIGHT,)))
    stage.drag((2, 3), (6.5, 3))
    away = stage.seen("b")
    stage.wait(0.5)
    assert (away != (2.0, 3.0), stage.seen("b")) == (True, (2.0, 3.0))
    assert (stage.chosen, stage.refused) == ([], [("b", "right")])


def test_also_where_only_a_button_is_legal_a_piece_is_lifted_to_hear_why(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(affordance("", gesture=Gesture.BUTTON),)))
    stage.drag((1, 1), (6.5, 3))
    assert (stage.chosen, stage.refused) == ([], [("a", "right")])


def test_where_nothing_can_be_done_nothing_is_lifted(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.drag((1, 1), (6.5, 3))
    assert stage.seen("a") == (1.0, 1.0)
    assert stage.refused == []


def test_a_click_on_what_only_the_rules_hold_fast_asks_why(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 2.5, 4), affordances=(TO_RIGHT,)))
    stage.click(2.5, 4)
    assert stage.refused == [("b", "b")]


def test_a_click_on_furniture_that_cannot_be_used_now_asks_why(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 2.5, 4, flat=True), affordances=(TO_RIGHT,)))
    stage.click(2.5, 4)
    assert stage.refused == [("b", "b")]


def test_a_click_on_a_place_or_where_nothing_may_be_taken_is_no_question(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.click(6.5, 3)
    stage.show(table(piece("a", 1, 1)))
    stage.click(1, 1)
    assert stage.refused == []


def test_a_drop_on_a_square_of_a_floor_asks_about_the_square(stage: Stage) -> None:
    squares = (Zone("near", (5.0, 2.0, 1.0, 1.0)), Zone("far", (6.0, 2.0, 1.0, 1.0)))
    zones = (LEFT, RIGHT, *squares)
    stage.show(table(piece("a", 1, 1), piece("b", 2, 3), affordances=(affordance("a", "left"),), zones=zones))
    stage.drag((2, 3), (6.35, 2.45))
    assert stage.refused == [("b", "far")]
