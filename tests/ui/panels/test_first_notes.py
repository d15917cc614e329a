"""A thing is explained when its person meets it first, and never again once that was answered."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from monstrarium.engine.plain import Plain
from monstrarium.engine.record import START, SeatInfo
from monstrarium.ui.dialogs.settings import SettingsDialog
from monstrarium.ui.kit.buttons import Button
from monstrarium.ui.panels.over_table.curtain import Curtain
from monstrarium.ui.panels.over_table.note_card import NoteCard
from tests.ui.sitting import TWO, Sit, Sitting

LEFT = Qt.MouseButton.LeftButton
BOT = (SeatInfo("Ann", "", 0), SeatInfo("Bolt", "easy", 1))
BEGINNER: Mapping[str, Plain] = {"first": "first", "level": "beginner"}
FOUR = "Four rolls for three numbers"
FITTING = "Numbers that fit"
ENDED = "The turn is over"


@pytest.fixture
def curious(sit: Sit) -> Sitting:
    """Ann and Bo at a table of CYBO, to whom everything is explained."""
    sitting = sit()
    sitting.services.preferences.change(explains=True)
    sitting.begin(seats=TWO, options=BEGINNER)
    return sitting


def card(sitting: Sitting) -> NoteCard:
    return sitting.screen.first_notes.card


def title(sitting: Sitting) -> str:
    """What is explained now; empty for nothing."""
    sitting.settle()
    shown = card(sitting)
    return shown.title.text() if shown.isVisible() else ""


def press(sitting: Sitting, words: str) -> None:
    QTest.mouseClick(next(each for each in card(sitting).buttons if each.text() == words), LEFT)
    sitting.settle()


def roll(sitting: Sitting) -> None:
    sitting.click("die")
    sitting.settle()


def roll_until(sitting: Sitting, seat: int) -> None:
    """Roll until this seat is to move."""
    for _roll in range(40):
        if sitting.screen.match.session.to_act() == (seat,):
            return
        roll(sitting)
    raise AssertionError("the turn does not end")


def test_what_was_answered_is_not_explained_to_that_person_again(curious: Sitting) -> None:
    assert title(curious) == FOUR
    press(curious, "Got It")
    assert title(curious) == ""
    roll(curious)
    assert title(curious) == FITTING
    curious.begin(seats=TWO, options=BEGINNER)
    assert title(curious) == ""


def test_every_person_meets_things_for_themselves(curious: Sitting) -> None:
    press(curious, "Got It")
    roll_until(curious, 1)
    assert title(curious) == FOUR
    press(curious, "Not Again")
    assert title(curious) == ""
    roll_until(curious, 0)
    assert title(curious) != FOUR
    assert title(curious) != ""


def test_not_again_ends_the_notes_of_this_game_alone(curious: Sitting) -> None:
    press(curious, "Not Again")
    roll(curious)
    assert title(curious) == ""
    curious.begin("androids", (*TWO, SeatInfo("Cleo", "", 2)), {"start": "first"})
    assert isinstance(curious.page, Curtain)
    QTest.mouseClick(curious.page.button, LEFT)
    assert title(curious) == "Your turn"


def test_esc_means_got_it_and_leaves_the_focus_at_the_table(curious: Sitting) -> None:
    assert title(curious) == FOUR
    curious.key(Qt.Key.Key_Escape, curious.screen.view)
    assert title(curious) == ""
    assert curious.screen.view.hasFocus()
    curious.begin(seats=TWO, options=BEGINNER)
    assert title(curious) == ""


def test_the_keyboard_reaches_the_note_by_its_key_and_by_tab(curious: Sitting) -> None:
    assert title(curious) == FOUR
    curious.do("note")
    assert card(curious).buttons[0].hasFocus()
    curious.key(Qt.Key.Key_Right)
    assert card(curious).buttons[1].hasFocus()
    curious.screen.view.setFocus()
    for _press in range(10):
        curious.key(Qt.Key.Key_Tab)
        if card(curious).buttons[0].hasFocus():
            break
    assert card(curious).buttons[0].hasFocus()
    curious.key(Qt.Key.Key_Return)
    assert title(curious) == ""
    assert not curious.can("note")


def test_more_opens_the_rules_at_the_heading_and_the_note_stays(
    curious: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    curious.screen.rules_asked.connect(asked.append)
    press(curious, "More…")
    assert asked == ["Beginner"]
    assert title(curious) == FOUR


def test_a_note_in_sight_stays_while_others_move_and_counts_as_met_after_a_few_moves(curious: Sitting) -> None:
    assert title(curious) == FOUR
    roll(curious)
    assert title(curious) == FITTING  # What has just happened comes before what was there.
    for _roll in range(4):
        roll_until(curious, 0)
        roll(curious)
    assert "first-number" in curious.services.met_notes.met("Ann", "cybo")


def test_no_note_hinders_a_move(curious: Sitting) -> None:
    assert title(curious) == FOUR
    before = len(curious.done())
    roll(curious)
    assert len(curious.done()) == before + 1


def test_the_card_covers_neither_what_can_be_used_nor_the_plaque(curious: Sitting) -> None:
    assert title(curious) == FOUR
    screen = curious.screen
    shown = card(curious).geometry().adjusted(6, 6, -6, -6)
    die = screen.scene.spread.whole("die")
    assert die is not None
    corner = screen.view.mapTo(screen.frame, screen.view.rect().topLeft())
    usable = QRect(screen.view.shown(die)).adjusted(3, 3, -3, -3).translated(corner)
    assert not shown.intersects(usable)
    assert not shown.intersects(screen.prompt.geometry())
    assert screen.frame.rect().contains(shown)


def test_nothing_is_explained_of_the_past(curious: Sitting) -> None:
    roll(curious)
    assert title(curious) != ""
    curious.screen.show_replay(True)
    curious.controller.look(START)
    assert title(curious) == ""
    curious.screen.return_to_now()
    assert title(curious) != ""


def test_nothing_is_explained_to_bots(sit: Sit, pondering: None) -> None:
    sitting = sit()
    sitting.services.preferences.change(explains=True)
    sitting.begin(seats=(SeatInfo("Bolt", "easy", 0), SeatInfo("Bit", "easy", 1)), options=BEGINNER)
    assert title(sitting) == ""


def test_the_settings_turn_all_notes_off_and_on(curious: Sitting) -> None:
    assert title(curious) == FOUR
    curious.services.preferences.change(explains=False)
    assert title(curious) == ""
    roll(curious)
    assert title(curious) == ""
    curious.services.preferences.change(explains=True)
    assert title(curious) != ""


def test_show_all_again_brings_back_what_was_met(curious: Sitting) -> None:
    press(curious, "Not Again")
    curious.do("settings")
    curious.settle()
    dialog = next(each for each in QApplication.topLevelWidgets() if isinstance(each, SettingsDialog))
    again = next(each for each in dialog.findChildren(Button) if each.text() == "Show All Again")
    QTest.mouseClick(again, LEFT)
    dialog.close()
    assert title(curious) == FOUR


def test_the_table_covered_for_the_next_person_shows_no_note(sit: Sit) -> None:
    sitting = sit()
    sitting.services.preferences.change(explains=True)
    sitting.begin("androids", (*TWO, SeatInfo("Cleo", "", 2)), {"start": "first"})
    assert isinstance(sitting.page, Curtain)
    assert not card(sitting).isVisible()


def test_a_damaged_list_of_what_was_met_is_told_at_the_table(sit: Sit) -> None:
    sitting = sit()
    path = sitting.services.places.state / "notes.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("no list")
    sitting.services.preferences.change(explains=True)
    sitting.begin(seats=TWO, options=BEGINNER)
    assert "cannot be read" in sitting.screen.notice.text.text()
    press(sitting, "Got It")
    assert sitting.services.chores.settle(10.0)
    assert json.loads(path.read_text())["Ann"]["cybo"]["notes"] == ["beginner"]
    assert path.with_name("notes.json.broken").read_text() == "no list"


def test_text_as_large_as_it_can_be_stays_within_the_table(curious: Sitting) -> None:
    curious.services.preferences.change(text_scale=200)
    assert title(curious) == FOUR
    assert curious.screen.frame.rect().contains(card(curious).geometry())
    for button in card(curious).buttons:
        assert button.width() >= button.sizeHint().width()


def test_a_question_that_goes_past_a_person_is_not_explained(sit: Sit, pondering: None) -> None:
    sitting = sit()
    sitting.services.preferences.change(explains=True)
    sitting.begin("androids", (*BOT, SeatInfo("Cog", "easy", 2)), {"start": "first"})
    sitting.controller.perform(next(move for move in sitting.moves if move.target == "pile"))
    sitting.controller.perform(next(move for move in sitting.moves if move.label == "End the turn"))
    going = sitting.controller.desc.round
    assert going is not None
    assert going.kind == "pause"
    assert title(sitting) not in ("Between two turns", "")


def test_a_note_that_goes_leaves_the_focus_at_the_table(curious: Sitting) -> None:
    assert title(curious) == FOUR
    curious.do("note")
    curious.services.preferences.change(explains=False)
    assert title(curious) == ""
    assert curious.screen.view.hasFocus()


def test_no_note_comes_where_the_table_goes_on_by_itself(sit: Sit) -> None:
    sitting = sit()
    sitting.services.preferences.change(explains=True)
    sitting.begin("xenoshyft", (SeatInfo("Ann", "", 0),), {"start": "first"})
    controller, shown, passing = sitting.controller, list[str](), list[bool]()

    def look() -> None:
        if controller.rounds.silence() is not None:
            passing.append(True)
            shown.extend([card(sitting).title.text()] * (not card(sitting).isHidden()))

    controller.shown.connect(look)
    for _move in range(12):
        sitting.settle()
        sitting.bot.waitUntil(lambda: bool(sitting.moves))
        controller.perform(next(move for move in sitting.moves if move.label.startswith("Ready")))
    assert passing
    assert shown == []
