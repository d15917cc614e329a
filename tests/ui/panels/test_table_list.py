"""The list that stands for the table names what lies there and what may be used, but no empty squares."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from monstrarium.table.desc import Affordance, Face, Gesture, Piece, Pose, TableDesc, Zone
from monstrarium.ui.panels.table_list import TableList

SQUARES = tuple(Zone(name, (at, 0.0, 1.0, 1.0), name.upper(), "bare") for at, name in enumerate(("a1", "b1", "c1")))
PLATE = Zone("plate", (0.0, 2.0, 3.0, 1.0), "Plate")


def test_bare_places_are_named_where_something_lies_or_may_be_done(qtbot: QtBot) -> None:
    shown = TableList()
    qtbot.addWidget(shown)
    shown.show()
    piece = Piece("rook", "a1", Pose(0.5, 0.5), Face("some/art"), tip="Rook")
    press = Affordance(("press",), Gesture.CLICK, "Press", "b1")
    shown.show_table(TableDesc((3.0, 3.0), (*SQUARES, PLATE), (piece,), (press,)))
    rows = [shown.topLevelItem(at) for at in range(shown.topLevelItemCount())]
    assert [row.text(0) for row in rows if row is not None] == ["A1", "B1", "Plate"]


def test_a_list_that_is_not_seen_holds_no_rows_until_it_is(qtbot: QtBot) -> None:
    shown = TableList()
    qtbot.addWidget(shown)
    shown.show_table(TableDesc((3.0, 3.0), (PLATE,), ()))
    before = shown.topLevelItemCount()
    shown.show()
    seen = shown.topLevelItemCount()
    shown.hide()
    shown.show_table(TableDesc((3.0, 3.0), (), ()))
    assert (before, seen, shown.topLevelItemCount()) == (0, 1, 0)
