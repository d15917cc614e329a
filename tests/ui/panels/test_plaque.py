"""The plaque shows a whole sentence, however many answers there are, and lies where it hides nothing."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from monstrarium.content.places import resources
from monstrarium.table.desc import Affordance, Gesture, Prompt, TableDesc
from monstrarium.table.presenter import Audience
from monstrarium.ui.art.palette import contrast
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.kit.buttons import NotedButton
from monstrarium.ui.panels.over_table import plaque as plaque_module
from monstrarium.ui.panels.over_table.plaque import Plaque, together
from monstrarium.ui.settings.appearance import SCHEMES, palette_for

ASKED = Prompt(0, "Neuromancer strikes Hammer Templar: on which level?")
LONG = "Skilled Strike: a second attack"


def plaque(qtbot: QtBot, art: Art, *labels: str) -> Plaque:
    """A plaque with a question and these answers, on a table as wide as beside the panels of a small window."""
    made = Plaque(art)
    qtbot.addWidget(made)
    made.show()
    moves = tuple(Affordance((label,), Gesture.BUTTON, label) for label in labels)
    made.show_table(TableDesc((8.0, 6.0), (), (), moves, ASKED), Audience(0, ("Ann", "Bo"), (0, 1)), None, False)
    lay(made, 960)
    return made


def lay(made: Plaque, wide: int) -> None:
    """Give it the size that it needs on a table so wide."""
    made.resize(made.fit_into(wide))
    QApplication.processEvents()


def rows(made: Plaque) -> int:
    """The rows in which its buttons stand."""
    return len({button.y() for button in made.buttons})


@pytest.fixture
def art(qtbot: QtBot, tmp_path: object) -> Art:
    return Art(resources(), tmp_path)  # type: ignore[arg-type]


def test_long_answers_leave_room_for_the_question(qtbot: QtBot, art: Art) -> None:
    made = plaque(qtbot, art, *[f"{LONG} {number}" for number in range(5)])
    assert rows(made) > 1
    assert made.text.width() > 250


def test_short_answers_stand_in_one_row(qtbot: QtBot, art: Art) -> None:
    made = plaque(qtbot, art, "Yes", "No")
    assert rows(made) == 1


def test_the_rows_follow_the_width_of_the_table(qtbot: QtBot, art: Art) -> None:
    made = plaque(qtbot, art, *[f"{LONG} {number}" for number in range(3)])
    before = rows(made)
    lay(made, 2400)
    assert (before > 1, rows(made)) == (True, 1)


def test_a_short_question_leaves_its_room_to_the_answers(qtbot: QtBot, art: Art) -> None:
    labels = ("Offensive Combat 4", "Defensive Combat 3", "Firing 5", "Moving 3", "Waiting")
    made = plaque(qtbot, art, *labels)
    long = rows(made)
    moves = tuple(Affordance((label,), Gesture.BUTTON, label) for label in labels)
    table = TableDesc((8.0, 6.0), (), (), moves, Prompt(0, "Which mode?"))
    made.show_table(table, Audience(0, ("Ann", "Bo"), (0, 1)), None, False)
    lay(made, 960)
    assert (long > 1, rows(made)) == (True, 1)


def test_it_is_as_wide_as_its_words(qtbot: QtBot, art: Art) -> None:
    made = plaque(qtbot, art, "Yes")
    long = made.fit_into(2000).width()
    made.say("Well?", "", ())
    assert made.fit_into(2000).width() < long / 3 < 300


def test_a_question_with_its_phase_is_forty_eight_pixels_high(qtbot: QtBot, art: Art) -> None:
    made = plaque(qtbot, art, "Yes", "No")
    made.stand("Round 3 of 8 · then: the fight")
    made.show_table(TableDesc((8.0, 6.0), (), (), (), ASKED), Audience(0, ("Ann", "Bo"), (0, 1)), None, False)
    assert made.fit_into(960).height() - 2 * plaque_module.EDGE == 48
    assert made.notes.text() == "Round 3 of 8 · then: the fight"


def test_a_number_is_not_parted_from_its_percent_sign() -> None:
    assert together("4 gear, 40 %. 5 %") == "4 gear, 40\u00a0%. 5\u00a0%"


def test_a_click_on_buttons_that_have_just_changed_counts_for_nothing(
    qtbot: QtBot, art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plaque_module, "SETTLING_MS", 300)
    made = plaque(qtbot, art, "Ready", "Spend all")
    played: list[Affordance] = []
    made.played.connect(played.append)

    QTest.mouseClick(made.buttons[0], Qt.MouseButton.LeftButton)
    early = list(played)
    qtbot.waitUntil(lambda: not made._settling.isActive())
    QTest.mouseClick(made.buttons[0], Qt.MouseButton.LeftButton)

    assert early == []
    assert [move.label for move in played] == ["Ready"]


def test_a_key_on_new_buttons_counts_at_once(qtbot: QtBot, art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plaque_module, "SETTLING_MS", 60_000)
    made = plaque(qtbot, art, "Ready")
    with qtbot.waitSignal(made.played):
        QTest.keyClick(made.buttons[0], Qt.Key.Key_Space)


def test_what_says_no_comes_first(qtbot: QtBot, art: Art) -> None:
    made = plaque(qtbot, art)
    moves = (Affordance(("yes",), Gesture.BUTTON, "Yes"), Affordance(("no",), Gesture.BUTTON, "No", declines=True))
    asked = Prompt(0, "Is it so?")
    made.show_table(TableDesc((8.0, 6.0), (), (), moves, asked), Audience(0, ("Ann", "Bo"), (0, 1)), None, False)
    assert [button.text() for button in made.buttons] == ["No", "Yes"]


# ---- small print


LEVELS = {
    "Basic Move": "2 Movement points more.",
    "Novice Move": "Through enemies, but no Titan and nobody in Defensive Combat.",
    "Skilled Move": "An enemy it runs into cannot move in this round.",
    "Expert Move": "An enemy it saw and runs into cannot move in this round, and rolls with −2.",
    "Heroic Move": "A late move, at the end of the round, of as many Movement points as it has NV.",
}
SMALL_WINDOW = 810
"""The width of a table beside the panels of a window of 1050 x 680."""


def noted(qtbot: QtBot, art: Art, notes: Mapping[str, str], wide: int = SMALL_WINDOW) -> Plaque:
    """A plaque with a question, and answers that say what comes of them."""
    made = Plaque(art)
    qtbot.addWidget(made)
    made.show()
    moves = tuple(Affordance((label,), Gesture.BUTTON, label, note=note) for label, note in notes.items())
    made.show_table(TableDesc((8.0, 6.0), (), (), moves, ASKED), Audience(0, ("Ann", "Bo"), (0, 1)), None, False)
    lay(made, wide)
    return made


def test_an_answer_says_under_its_words_what_comes_of_it(qtbot: QtBot, art: Art) -> None:
    made = noted(qtbot, art, {"Stop here": "3 Movement points are left over.", "Go on": ""})
    said, bare = made.buttons
    assert said.accessibleDescription() == "3 Movement points are left over."
    assert said.height() > bare.height()
    before = said.grab().toImage()
    other = noted(qtbot, art, {"Stop here": "8 Movement points are left over.", "Go on": ""})
    assert other.buttons[0].grab().toImage() != before


@pytest.mark.parametrize("wide", [SMALL_WINDOW, 1040, 1680])
def test_five_answers_with_small_print_leave_the_plaque_low(qtbot: QtBot, art: Art, wide: int) -> None:
    made = noted(qtbot, art, LEVELS, wide)
    assert made.height() <= 165
    assert made.width() <= wide
    boxes = [QRect(button.mapTo(made, QPoint()), button.size()) for button in made.buttons]
    assert all(made.rect().contains(box) for box in boxes)
    assert not any(one.intersects(other) for at, one in enumerate(boxes) for other in boxes[:at])


def test_small_print_is_whole(qtbot: QtBot, art: Art) -> None:
    made = noted(qtbot, art, LEVELS)
    for button, note in zip(made.buttons, LEVELS.values(), strict=True):
        assert isinstance(button, NotedButton)
        assert " ".join(button.lines()) == note


def test_the_question_stands_above_answers_that_need_the_width(qtbot: QtBot, art: Art) -> None:
    few = dict(list(LEVELS.items())[:2])
    beside, below = noted(qtbot, art, few, 1680), noted(qtbot, art, LEVELS)
    assert all(button.y() < beside.text.geometry().bottom() for button in beside.buttons)
    top = below.text.mapTo(below, QPoint()).y() + below.text.height()
    assert all(button.mapTo(below, QPoint()).y() >= top for button in below.buttons)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("kind", ["plain", "primary"])
def test_small_print_can_be_read_in_every_scheme(qtbot: QtBot, scheme: str, kind: str) -> None:
    button = NotedButton("Stop here", kind, "3 points are left over.")
    qtbot.addWidget(button)
    button.setPalette(palette_for(scheme))
    ground, ink = button.small_print()
    assert contrast(ink, ground) >= 4.5
