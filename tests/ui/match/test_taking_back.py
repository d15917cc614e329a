"""Undo takes moves back and redo repeats them, as far as the rules allow."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.ui.sitting import Sit, Sitting, is_choice, keeps

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def at_quad(sitting: Sitting) -> None:
    """Play to the first decision about a Quad."""
    sitting.begin()
    while not is_choice(sitting.moves):
        sitting.play(1)


def test_a_decision_without_chance_is_taken_back(sit: Sit) -> None:
    sitting = sit()
    at_quad(sitting)
    before = sitting.controller.desc
    sitting.drag(keeps(sitting.moves).source, keeps(sitting.moves).target)

    sitting.key(Qt.Key.Key_Z, modifiers=CTRL)

    assert sitting.controller.desc == before
    assert sitting.heard[-1] == "Taken back."


def test_what_was_taken_back_is_done_again(sit: Sit) -> None:
    sitting = sit()
    at_quad(sitting)
    sitting.controller.perform(keeps(sitting.moves))
    after = sitting.controller.desc
    sitting.key(Qt.Key.Key_Z, modifiers=CTRL)

    sitting.key(Qt.Key.Key_Z, modifiers=CTRL | SHIFT)

    assert sitting.controller.desc == after
    assert not sitting.can("redo")


def test_a_roll_stays_and_the_reason_is_said(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(1)
    before = sitting.controller.desc

    sitting.key(Qt.Key.Key_Z, modifiers=CTRL)

    assert sitting.controller.desc == before
    assert "stays" in sitting.heard[-1]
    assert not sitting.can("undo")
    assert sitting.action("undo").statusTip() == sitting.heard[-1]


def test_nothing_to_do_again_is_said_as_well(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()

    sitting.key(Qt.Key.Key_Z, modifiers=CTRL | SHIFT)

    assert sitting.heard[-1] == "Nothing has been taken back."


def test_undo_and_redo_are_called_after_what_they_do(sit: Sit) -> None:
    sitting = sit()
    at_quad(sitting)
    kept = keeps(sitting.moves)
    before = sitting.action("undo").text()
    sitting.controller.perform(kept)

    undo = sitting.action("undo").text()
    sitting.key(Qt.Key.Key_Z, modifiers=CTRL)

    assert before == "&Undo"
    assert undo == f"&Undo: {kept.label}"
    assert sitting.action("redo").text() == f"&Redo: {kept.label}"
    assert sitting.action("undo").text() == "&Undo"


def test_what_is_secret_is_not_in_the_name_of_undo(sit: Sit) -> None:
    sitting = sit()
    sitting.services.preferences.change(curtain=False)
    sitting.begin("pantry", options={})
    own: set[bool] = set()

    for _move in range(40):
        sitting.play(1)
        session = sitting.screen.match.session
        node = session.undoes()
        if node is not None and session.record.action(node).seat != sitting.moment.viewpoint.viewer:
            own.add(sitting.action("undo").text() == "&Undo")

    assert own == {True}


def test_before_the_first_move_there_is_nothing_to_take_back(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()

    assert not sitting.can("undo")
    assert not sitting.can("redo")


def test_the_log_forgets_what_was_taken_back(sit: Sit) -> None:
    sitting = sit()
    at_quad(sitting)
    told = sitting.screen.log.toPlainText()
    sitting.controller.perform(keeps(sitting.moves))
    assert sitting.screen.log.toPlainText() != told

    sitting.do("undo")

    assert sitting.screen.log.toPlainText() == told
