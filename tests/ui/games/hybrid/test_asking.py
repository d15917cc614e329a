"""HYBRID asks about cards in public while somebody else looks, and not at all where a person prefers that."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from monstrarium.engine.action import Choose
from monstrarium.games.hybrid.combat.prepared_roll import Sort, Stage
from monstrarium.games.hybrid.state import HybridState
from monstrarium.ui.match.question_rounds import Pause
from tests.ui import hands
from tests.ui.games.hybrid.hands import TWO, There, begin_at
from tests.ui.match.hush import SAYS_NOTHING, choose, do, question, viewer
from tests.ui.sitting import Sit, Sitting

pytestmark = pytest.mark.usefixtures("pondering")


def helps(state: HybridState) -> bool:
    """Whether Ann is asked about a card for a roll of her own, and Bo will be asked about a hindrance."""
    return _asks(state, Stage.HELP, Sort.STRIKE) and bool(state.hands[1]) and not state.fresh


def moves(state: HybridState) -> bool:
    """Whether Ann is asked about a card as a warrior of hers goes into Moving."""
    return _asks(state, Stage.HELP, Sort.MOVE) and bool(state.hands[1]) and not state.fresh


def _asks(state: HybridState, stage: Stage, sort: Sort) -> bool:
    trial, pending = state.trial, state.pending
    return trial is not None and pending is not None and (trial.stage, trial.sort) == (stage, sort)


def sits(sit: Sit, there: There) -> Sitting:
    """Two people at a match that has come to a state; Ann looks."""
    sitting = sit()
    begin_at(sitting, there, TWO)
    if any(move.label == "Ann" for move in sitting.moves):
        do(sitting, "Ann")
    hands.look(sitting)
    return sitting


def test_who_looks_is_asked_with_its_hand_in_sight_and_the_other_side_in_public(sit: Sit) -> None:
    sitting = sits(sit, helps)
    own, sees = sitting.screen.prompt.text.text(), viewer(sitting)
    cards = any(move.source.startswith("card/") for move in sitting.moves)

    do(sitting, "No more cards")
    asked, seen = question(sitting), viewer(sitting)
    do(sitting, SAYS_NOTHING)

    assert (own.startswith("Ann: "), sees, cards) == (True, 0, True)
    assert asked[0].endswith("does a card hinder?")
    assert asked[1] == [SAYS_NOTHING, "Bo"]
    assert seen is None
    assert sitting.done()[-1] == Choose(1, "none")


def test_the_menu_says_how_each_side_is_asked_and_a_side_that_is_not_is_passed_without_a_curtain(sit: Sit) -> None:
    sitting = sits(sit, moves)
    menu = sitting.window.menus.submenus["asking"]
    enabled = menu.menuAction().isEnabled()

    menu.popup(sitting.window.mapToGlobal(sitting.window.rect().center()))
    choose("Bo", "Only for dice, never for Moving")
    do(sitting, "No more cards")

    assert enabled
    assert sitting.controller.habits.of(1).key == "dice"
    assert Choose(1, "none") in sitting.done()
    assert viewer(sitting) == 0
    assert sitting.page is sitting.screen


def test_who_never_hinders_is_asked_all_the_same_when_the_bell_was_rung(sit: Sit) -> None:
    sitting = sits(sit, helps)
    sitting.controller.habits.choose(1, "own")
    QTest.mouseClick(sitting.screen.seats.rows[1].bell, Qt.MouseButton.LeftButton)

    do(sitting, "No more cards")

    assert question(sitting)[1] == [SAYS_NOTHING, "Bo"]


def test_who_is_passed_by_habit_takes_the_pause_of_everybody_whatever_it_holds(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sits(sit, helps)
    lasted: list[float] = []
    real = Pause.passed

    def note(pause: Pause, node: int, seconds: float) -> bool:
        lasted.append(seconds)
        return real(pause, node, 0.0)

    monkeypatch.setattr(Pause, "passed", note)
    sitting.controller.habits.choose(1, "own")
    sitting.controller.beat = 0.24
    sitting.controller.perform(next(move for move in sitting.moves if move.label == "No more cards"))
    sitting.controller.settle()

    assert Choose(1, "none") in sitting.done()
    assert set(lasted) == {2 * 0.24}
