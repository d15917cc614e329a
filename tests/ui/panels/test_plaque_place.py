"""The plaque lies where the table has a place for it, and aside of what can be used."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from monstrarium.table.desc import Rect, TableDesc
from monstrarium.ui.panels.over_table.plaque import Plaque, PlaquePlace
from monstrarium.ui.view.camera import FOOT
from tests.ui.stage import Stage, affordance, piece, table
from tests.ui.stage import art as art
from tests.ui.stage import resources as resources
from tests.ui.stage import stage as stage

PLACE: Rect = (1.0, 2.8, 6.0, 0.55)


@pytest.fixture
def plaque(stage: Stage) -> Plaque:
    """A plaque with a short question on the table."""
    made = Plaque(stage.scene.pixmaps.art, stage.view)
    PlaquePlace(made, stage.view)
    made.say("Which way?", "", (("Go on", lambda: None),))
    made.show()
    return made


def laid(desc: TableDesc, place: Rect | None = PLACE) -> TableDesc:
    return msgspec.structs.replace(desc, plaque=place)


def settle(stage: Stage) -> None:
    stage.view.fit()
    for _turn in range(3):
        QApplication.processEvents()


def test_it_lies_on_its_place(stage: Stage, plaque: Plaque) -> None:
    stage.show(laid(table(piece("a", 1.0, 1.0))))
    settle(stage)
    own = stage.view.shown(PLACE)
    assert own.center().x() == pytest.approx(plaque.geometry().center().x(), abs=2)
    assert own.bottom() == pytest.approx(plaque.geometry().bottom() - 6, abs=2)


def test_without_a_place_it_lies_below_the_table(stage: Stage, plaque: Plaque) -> None:
    stage.show(laid(table(piece("a", 1.0, 1.0)), None))
    settle(stage)
    assert plaque.geometry().top() >= stage.view.height() - FOOT
    assert plaque.geometry().bottom() <= stage.view.height()
    assert stage.at(8.0, 6.0).y() <= plaque.geometry().top() + 6


def test_it_moves_aside_for_what_can_be_used_under_it_and_comes_back(stage: Stage, plaque: Plaque) -> None:
    held, target = piece("a", 1.0, 1.0), piece("b", 4.0, 3.0, zone="right")
    stage.show(laid(table(held, target, affordances=(affordance("a", "b"),))))
    settle(stage)
    before = QRect(plaque.geometry())
    stage.click(1.0, 1.0)
    settle(stage)
    aside = QRect(plaque.geometry())
    under = stage.view.shown((3.5, 2.5, 1.0, 1.0))
    stage.click(1.0, 1.0)
    settle(stage)
    assert before.intersects(under)
    assert not aside.intersects(under)
    assert plaque.geometry() == before


def test_it_stays_within_the_window_however_the_table_is_zoomed(stage: Stage, plaque: Plaque) -> None:
    stage.show(laid(table(piece("a", 1.0, 1.0))))
    stage.view.zoom(4.0)
    for _turn in range(3):
        QApplication.processEvents()
    assert stage.view.rect().contains(plaque.geometry().adjusted(6, 6, -6, -6))


def test_what_goes_on_stands_at_the_right_end(stage: Stage, plaque: Plaque) -> None:
    plaque.say("Which way?", "", (("Play Again", lambda: None), ("Back", lambda: None)))
    settle(stage)
    right = max(plaque.buttons, key=lambda button: button.x())
    assert right.text() == "Play Again"


def test_its_right_end_stays_where_it_is_from_question_to_question(stage: Stage, plaque: Plaque) -> None:
    stage.show(laid(table(piece("a", 1.0, 1.0))))
    settle(stage)
    ends = set()
    for words in ("Which way?", "Which way to go?", "Well?"):
        plaque.say(words, "", (("Go on", lambda: None),))
        settle(stage)
        ends.add(plaque.geometry().right())
    assert len(ends) == 1


def test_very_long_words_lie_in_the_middle_again(stage: Stage, plaque: Plaque) -> None:
    stage.show(laid(table(piece("a", 1.0, 1.0))))
    settle(stage)
    plaque.say("Which way do you want to go " + "and go " * 20 + "?", "", (("Go on", lambda: None),))
    settle(stage)
    assert stage.view.rect().contains(plaque.geometry().adjusted(6, 6, -6, -6))


def test_words_that_are_a_little_too_long_for_its_place_take_a_second_line(stage: Stage, plaque: Plaque) -> None:
    stage.show(laid(table(piece("a", 1.0, 1.0))))
    settle(stage)
    own, low = stage.view.shown(PLACE), plaque.height()
    note = "Worth 19"
    while plaque.width() <= own.width():
        note += " and more"
        plaque.say("Which way?", note, (("Go on", lambda: None),))
        settle(stage)
        if plaque.height() > low:
            break
    assert plaque.height() > low
    assert own.left() - 6 <= plaque.geometry().left()
    assert plaque.geometry().right() <= own.right() + 8


def test_a_long_question_keeps_off_what_lies_beside_its_place(stage: Stage, plaque: Plaque) -> None:
    stage.show(laid(table(piece("a", 1.0, 1.0)), (2.0, 2.8, 6.0, 0.55)))
    settle(stage)
    own = stage.view.shown((2.0, 2.8, 6.0, 0.55))
    words = "Which way?"
    while plaque.width() < own.width() - 60:
        words = "Now " + words
        plaque.say(words, "", (("Go on", lambda: None),))
        settle(stage)
    assert plaque.geometry().left() >= own.left() - 6
    assert plaque.geometry().right() <= own.right() + 7


def test_it_stays_under_the_pointer_but_not_when_the_table_has_another_place_for_it(
    stage: Stage, plaque: Plaque, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.show(laid(table(piece("a", 1.0, 1.0))))
    settle(stage)
    plaque.say("A question that is much longer than the one before?", "", (("Go on", lambda: None),))
    monkeypatch.setattr(plaque, "underMouse", lambda: True)
    right = plaque.geometry().right()
    plaque.say("Well?", "", (("Go on", lambda: None),))
    settle(stage)
    stayed = plaque.geometry().right()
    stage.show(laid(table(piece("a", 1.0, 1.0)), (1.0, 0.2, 3.0, 0.55)))
    settle(stage)
    assert stayed == right
    assert plaque.geometry().center().x() == pytest.approx(stage.view.shown((1.0, 0.2, 3.0, 0.55)).center().x(), abs=2)


def test_a_long_question_is_in_the_window_also_where_the_pointer_is_on_the_one_before(
    stage: Stage, plaque: Plaque, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.show(laid(table(piece("a", 1.0, 1.0)), (0.5, 2.8, 3.0, 0.55)))
    settle(stage)
    monkeypatch.setattr(plaque, "underMouse", lambda: True)
    plaque.say("Lay them all in this order: " + "one and another, " * 6, "", (("Go on", lambda: None),))
    settle(stage)
    assert stage.view.rect().contains(plaque.geometry().adjusted(6, 6, -6, -6))


def test_after_a_question_that_is_wider_than_its_place_it_comes_back_there(
    stage: Stage, plaque: Plaque, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = msgspec.structs.replace(table(piece("a", 1.0, 1.0)), board=(0.0, 0.0, 4.4, 4.0), nearer=2.0)
    stage.show(laid(board, (0.2, 2.8, 4.0, 0.55)))
    for _turn in range(3):
        QApplication.processEvents()
    monkeypatch.setattr(plaque, "underMouse", lambda: True)
    plaque.say(
        "Which?", "", [(f"Take the {way} one of all of them", lambda: None) for way in ("first", "last", "best")]
    )
    QApplication.processEvents()
    own, wide = stage.view.still((0.2, 2.8, 4.0, 0.55)), plaque.width()
    plaque.say("Well?", "", (("Go on", lambda: None),))
    QApplication.processEvents()
    assert wide > own.width() + 12
    assert plaque.geometry().right() <= own.right() + 7


def test_a_sentence_at_a_piece_under_it_goes_where_it_can_be_read(stage: Stage, plaque: Plaque) -> None:
    stage.show(laid(table(piece("a", 1.0, 1.0), piece("b", 4.0, 3.4))))
    settle(stage)

    stage.scene.note("b", "It does not go there.")

    (said,) = stage.scene.overlays.said()
    shown = stage.view.shown(said)
    assert stage.view.rect().contains(shown)
    assert not shown.intersects(plaque.geometry().adjusted(6, 6, -6, -6))
    assert plaque.geometry().adjusted(-60, -60, 60, 60).intersects(shown)
