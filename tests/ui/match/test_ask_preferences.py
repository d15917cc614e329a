"""A person chooses how to be asked when a question goes round, for how long, and can take the choice back."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from monstrarium.engine.record import SeatInfo
from monstrarium.engine.session import Session
from monstrarium.games.kit import EVERY_TIME
from monstrarium.ui.match.ask_preferences import UNTIL_TURN
from monstrarium.ui.match.question_rounds import Pause
from monstrarium.ui.panels.over_table.curtain import Curtain
from tests.support.hush import Claim, End, Pass
from tests.ui import hands
from tests.ui.match.hush import (
    ANN,
    BO,
    BOT,
    CY,
    DEE,
    SAYS_NOTHING,
    choose,
    claim,
    do,
    faces,
    question,
    right_click,
    sit_down,
    truth,
    viewer,
)
from tests.ui.sitting import Sit


def test_between_turns_nobody_is_asked_at_first(sit: Sit) -> None:
    sitting = sit_down(sit)

    do(sitting, "End the turn")

    assert sitting.done() == [End(0), Pass(1), Pass(2)]
    assert isinstance(sitting.page, Curtain)
    assert sitting.page.text.text() == "Pass to Bo"


def test_whoever_rings_is_asked_the_next_time_once(sit: Sit) -> None:
    sitting = sit_down(sit)
    bell = sitting.screen.seats.rows[2].bell
    QTest.mouseClick(bell, Qt.MouseButton.LeftButton)

    do(sitting, "End the turn")
    asked, rung = question(sitting), bell.isChecked()
    do(sitting, SAYS_NOTHING)
    hands.look(sitting)
    do(sitting, "End the turn")

    assert asked == ("Before the next turn: anyone?", [SAYS_NOTHING, "Cy"])
    assert (rung, bell.isChecked()) == (True, False)
    assert sitting.done()[-3:] == [End(1), Pass(2), Pass(0)]


def test_a_bell_may_be_rung_while_it_is_asked_and_for_what_would_be_asked_anyway_it_is_kept(sit: Sit) -> None:
    sitting = sit_down(sit)
    QTest.mouseClick(sitting.screen.seats.rows[2].bell, Qt.MouseButton.LeftButton)
    claim(sitting)

    do(sitting, SAYS_NOTHING)

    assert sitting.controller.habits.is_next(2)


def test_the_menu_at_a_seat_says_how_it_is_asked(sit: Sit) -> None:
    sitting = sit_down(sit)
    row = sitting.screen.seats.rows[1]
    sitting.screen.docks.show("show-seats")
    sitting.settle()

    right_click(sitting, row)
    choose("Ask me every time")
    do(sitting, "End the turn")

    assert question(sitting)[1] == [SAYS_NOTHING, "Bo"]
    assert "Ask me every time" in row.bell.accessibleName()


def test_below_the_question_it_can_be_said_for_everybody(sit: Sit) -> None:
    sitting = sit_down(sit)
    claim(sitting)

    QTest.mouseClick(sitting.screen.prompt.buttons[-1], Qt.MouseButton.LeftButton)
    choose("Bo", "Not for claims either")

    assert question(sitting)[1] == [SAYS_NOTHING, "Cy"]


def test_the_menu_of_moves_says_it_at_any_time(sit: Sit) -> None:
    sitting = sit_down(sit)
    menu = sitting.window.menus.submenus["asking"]
    assert menu.menuAction().isEnabled()

    menu.popup(sitting.window.mapToGlobal(sitting.window.rect().center()))
    choose("Cy", "Ask me every time")

    assert sitting.controller.habits.of(2) == EVERY_TIME


def test_a_game_without_rounds_has_no_bells(sit: Sit) -> None:
    sitting = sit()

    sitting.begin()

    assert not any(row.bell.isVisibleTo(row) for row in sitting.screen.seats.rows)
    assert not sitting.window.menus.submenus["asking"].menuAction().isEnabled()


def test_who_wants_to_be_left_alone_is_asked_again_after_its_next_turn(sit: Sit) -> None:
    sitting = sit_down(sit)
    sitting.controller.habits.choose(1, UNTIL_TURN.key)
    claim(sitting)
    while_away = question(sitting)[1]
    do(sitting, SAYS_NOTHING)
    hands.look(sitting)
    do(sitting, "End the turn")
    hands.look(sitting)
    back = sitting.controller.habits.of(1)

    assert while_away == [SAYS_NOTHING, "Cy"]
    assert viewer(sitting) == 1
    assert back.key == "turns"


def test_a_question_of_an_effect_does_not_bring_back_who_wants_to_be_left_alone(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit_down(sit)
    habits = sitting.controller.habits
    with monkeypatch.context() as patch:
        patch.setattr(Session, "turn", lambda _session: 0)
        habits.blockSignals(True)
        habits.choose(0, UNTIL_TURN.key)
        habits.blockSignals(False)
    with monkeypatch.context() as patch:
        state = truth(sitting)
        state.pending = "a question"  # type: ignore[assignment]
        patch.setattr(Session, "truth", lambda _session: state)
        sitting.controller.rounds.rest()
        asked = habits.of(0)

    sitting.controller.rounds.rest()

    assert asked == UNTIL_TURN
    assert habits.of(0) != UNTIL_TURN


def test_where_all_let_it_pass_unasked_nobody_has_to_look_away(sit: Sit) -> None:
    sitting = sit_down(sit)
    for seat in (1, 2):
        sitting.controller.habits.choose(seat, "claims")

    claim(sitting)

    assert sitting.done() == [Claim(0), Pass(1), Pass(2)]
    assert sitting.page is sitting.screen
    assert viewer(sitting) == 0


def test_who_changes_its_mind_while_all_are_asked_is_asked_as_well(sit: Sit) -> None:
    sitting = sit_down(sit)
    sitting.controller.habits.choose(1, "claims")
    claim(sitting)
    before = question(sitting)[1]

    QTest.mouseClick(sitting.screen.seats.rows[1].bell, Qt.MouseButton.LeftButton)
    sitting.settle()

    assert before == [SAYS_NOTHING, "Cy"]
    assert question(sitting)[1] == [SAYS_NOTHING, "Bo", "Cy"]


def test_alone_among_bots_one_may_be_left_alone_as_well(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("hush", (SeatInfo("Ada", "greedy:1", 2), BO), {})
    sitting.controller.habits.choose(1, "claims")

    sitting.bot.waitUntil(lambda: truth(sitting).turn == 2 and bool(sitting.moves))

    assert [action for action in sitting.done() if action.seat == 1] == [Pass(1)] * sitting.done().count(Pass(1))
    assert [move.label for move in sitting.moves] == ["Claim a point", "End the turn"]


def test_silence_lasts_the_same_whoever_lets_it_pass_and_why(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit_down(sit, (ANN, BO, BOT, DEE))
    lasted: dict[int, float] = {}
    real = Pause.passed

    def note(pause: Pause, node: int, seconds: float) -> bool:
        lasted[node] = seconds
        return real(pause, node, 0.0)

    monkeypatch.setattr(Pause, "passed", note)
    sitting.controller.beat = 0.24
    sitting.controller.habits.choose(3, "claims")
    sitting.controller.perform(sitting.moves[0])
    sitting.controller.settle()
    sitting.controller.perform(sitting.moves[0])

    def passed() -> bool:
        sitting.controller.settle()
        return len(sitting.done()) == 4

    sitting.bot.waitUntil(passed)
    sitting.controller.settle()

    assert [action.seat for action in sitting.done()] == [0, 1, 2, 3]
    assert list(lasted.values()) == [2 * 0.24] * 3


def test_a_bot_that_knows_at_once_waits_for_its_moment(sit: Sit) -> None:
    sitting = sit_down(sit, (ANN, BOT, CY))
    sitting.controller.beat = 1000.0

    sitting.controller.perform(sitting.moves[0])
    sitting.controller.settle()
    sitting.bot.waitUntil(lambda: sitting.controller.bots.seat is None)
    early = sitting.done()
    pause = sitting.controller.findChild(Pause)
    assert pause is not None
    pause.end()

    assert early == [Claim(0)]
    assert sitting.done() == [Claim(0), Pass(1)]


def test_where_a_bot_ponders_all_take_the_time_for_it(sit: Sit) -> None:
    without = sit_down(sit, (ANN, BO, BOT))
    least = without.controller.rounds.least
    without.close()
    sitting = sit_down(sit, (ANN, BO, SeatInfo("Hal", "hard", 3)))

    assert least == 0.0
    assert sitting.controller.rounds.least > 0.0


def test_undo_passes_over_those_who_were_not_asked(sit: Sit) -> None:
    sitting = sit_down(sit)
    for seat in (1, 2):
        sitting.controller.habits.choose(seat, "claims")
    claim(sitting)

    sitting.do("undo")
    sitting.settle()
    undone = sitting.done()
    sitting.do("redo")
    sitting.settle()

    assert undone == []
    assert sitting.done() == [Claim(0), Pass(1), Pass(2)]
    assert [move.label for move in sitting.moves] == ["End the turn"]


def test_silence_that_was_said_is_taken_back_seat_by_seat(sit: Sit) -> None:
    sitting = sit_down(sit, (ANN, BO, BOT, DEE))
    claim(sitting)
    do(sitting, SAYS_NOTHING)
    sitting.bot.waitUntil(lambda: len(sitting.moves) == 2)

    sitting.do("undo")
    sitting.settle()

    assert sitting.done() == [Claim(0)]
    assert question(sitting)[1] == [SAYS_NOTHING, "Bo"]


def test_undo_before_the_own_hand_takes_the_claim_back(sit: Sit) -> None:
    sitting = sit_down(sit)
    claim(sitting)
    do(sitting, "Bo")
    hands.look(sitting)

    sitting.do("undo")
    hands.look(sitting)

    assert sitting.done() == []
    assert viewer(sitting) == 0


def test_the_past_is_looked_at_in_the_middle_of_a_round_and_left_again(sit: Sit) -> None:
    sitting = sit_down(sit)
    claim(sitting)
    before = question(sitting)

    sitting.do("timeline")
    sitting.key(Qt.Key.Key_Home, sitting.screen.view)
    past = faces(sitting.controller.desc)
    sitting.do("now")
    sitting.settle()

    assert past == []
    assert question(sitting) == before


def test_a_match_left_in_the_middle_of_a_round_goes_on_with_the_same_question(sit: Sit) -> None:
    sitting = sit_down(sit)
    QTest.mouseClick(sitting.screen.seats.rows[2].bell, Qt.MouseButton.LeftButton)
    do(sitting, "End the turn")
    before, path = question(sitting), sitting.screen.match.path

    sitting.window.show_shelf()
    sitting.window.open_match(path)
    sitting.settle()

    assert sitting.page is sitting.screen
    assert before[1] == [SAYS_NOTHING, "Cy"]
    assert question(sitting) == before
    assert viewer(sitting) is None
    assert sitting.screen.seats.rows[2].bell.isChecked()


def test_habits_that_cannot_be_kept_are_told_of(sit: Sit) -> None:
    sitting = sit_down(sit)
    sitting.services.chores.settle()
    state = sitting.services.places.state
    if state.exists():
        shutil.rmtree(state)
    state.write_text("in the way")

    QTest.mouseClick(sitting.screen.seats.rows[2].bell, Qt.MouseButton.LeftButton)
    sitting.services.chores.settle()

    assert "cannot be kept in" in sitting.window.statusBar().currentMessage()
    assert sitting.controller.habits.is_next(2)


def test_the_menu_of_habits_leaves_its_button_in_sight(sit: Sit) -> None:
    sitting = sit_down(sit)
    claim(sitting)
    button = next(each for each in sitting.screen.prompt.buttons if each.text() == "When to Ask…")

    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()

    assert menu is not None
    assert menu.frameGeometry().bottom() <= button.mapToGlobal(QPoint(0, 0)).y()
    menu.close()
