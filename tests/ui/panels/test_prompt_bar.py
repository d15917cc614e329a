"""The bar below the table shows a whole sentence, however many answers there are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from monstrarium.content.places import resources
from monstrarium.table.desc import Affordance, Gesture, Prompt, TableDesc
from monstrarium.table.presenter import Audience
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.panels import prompt_bar
from monstrarium.ui.panels.prompt_bar import PromptBar, together

LONG = "Skilled Strike: a second attack"


def bar(qtbot: QtBot, art: Art, *labels: str) -> PromptBar:
    """A bar as wide as beside the panels of a small window, with a question and these answers."""
    made = PromptBar(art)
    qtbot.addWidget(made)
    made.resize(960, 90)
    made.show()
    moves = tuple(Affordance((label,), Gesture.BUTTON, label) for label in labels)
    asked = Prompt(0, "Neuromancer strikes Hammer Templar: on which level?")
    made.show_table(TableDesc((8.0, 6.0), (), (), moves, asked), Audience(0, ("Ann", "Bo"), (0, 1)), None, False)
    QApplication.processEvents()
    return made


@pytest.fixture
def art(qtbot: QtBot, tmp_path: object) -> Art:
    return Art(resources(), tmp_path)  # type: ignore[arg-type]


def test_long_answers_leave_room_for_the_question(qtbot: QtBot, art: Art) -> None:
    made = bar(qtbot, art, *[f"{LONG} {number}" for number in range(5)])
    assert len({button.y() for button in made.buttons}) > 1
    assert made.text.width() > 250


def test_short_answers_stand_in_one_row(qtbot: QtBot, art: Art) -> None:
    made = bar(qtbot, art, "Yes", "No")
    assert len({button.y() for button in made.buttons}) == 1


def test_the_rows_follow_the_width_of_the_bar(qtbot: QtBot, art: Art) -> None:
    made = bar(qtbot, art, *[f"{LONG} {number}" for number in range(3)])
    before = len({button.y() for button in made.buttons})
    made.resize(2400, 90)
    QApplication.processEvents()
    assert (before > 1, len({button.y() for button in made.buttons})) == (True, 1)


def test_a_short_question_leaves_its_room_to_the_answers(qtbot: QtBot, art: Art) -> None:
    labels = ("Offensive Combat 4", "Defensive Combat 3", "Firing 5", "Moving 3", "Waiting")
    made = bar(qtbot, art, *labels)
    long = len({button.y() for button in made.buttons})
    moves = tuple(Affordance((label,), Gesture.BUTTON, label) for label in labels)
    table = TableDesc((8.0, 6.0), (), (), moves, Prompt(0, "Which mode?"))
    made.show_table(table, Audience(0, ("Ann", "Bo"), (0, 1)), None, False)
    QApplication.processEvents()
    assert (long > 1, len({button.y() for button in made.buttons})) == (True, 1)


def test_the_bar_never_shrinks_under_the_table(qtbot: QtBot, art: Art) -> None:
    made = bar(qtbot, art, "Yes", "No")
    made.resize(960, 140)
    QApplication.processEvents()
    assert made.minimumHeight() == 140
    made.resize(1280, 140)
    QApplication.processEvents()
    assert made.minimumHeight() == 72


def test_a_number_is_not_parted_from_its_percent_sign() -> None:
    assert together("4 gear, 40 %. 5 %") == "4 gear, 40\u00a0%. 5\u00a0%"


def test_a_click_on_buttons_that_have_just_changed_counts_for_nothing(
    qtbot: QtBot, art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prompt_bar, "SETTLING_MS", 300)
    made = bar(qtbot, art, "Ready", "Spend all")
    played: list[Affordance] = []
    made.played.connect(played.append)

    QTest.mouseClick(made.buttons[0], Qt.MouseButton.LeftButton)
    early = list(played)
    qtbot.waitUntil(lambda: not made._settling.isActive())
    QTest.mouseClick(made.buttons[0], Qt.MouseButton.LeftButton)

    assert early == []
    assert [move.label for move in played] == ["Ready"]


def test_a_key_on_new_buttons_counts_at_once(qtbot: QtBot, art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prompt_bar, "SETTLING_MS", 60_000)
    made = bar(qtbot, art, "Ready")
    with qtbot.waitSignal(made.played):
        QTest.keyClick(made.buttons[0], Qt.Key.Key_Space)


def test_what_says_no_comes_first(qtbot: QtBot, art: Art) -> None:
    made = bar(qtbot, art)
    moves = (Affordance(("yes",), Gesture.BUTTON, "Yes"), Affordance(("no",), Gesture.BUTTON, "No", declines=True))
    asked = Prompt(0, "Is it so?")
    made.show_table(TableDesc((8.0, 6.0), (), (), moves, asked), Audience(0, ("Ann", "Bo"), (0, 1)), None, False)
    assert [button.text() for button in made.buttons] == ["No", "Yes"]
