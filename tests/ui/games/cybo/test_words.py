"""Words around the table of CYBO are translated, and fit in a language that needs half as much room again."""

from __future__ import annotations

import pytest

from monstrarium.games.boxes import BOXES
from tests.ui.sitting import Sit
from tests.ui.words import check_table, check_words

NAMES = ("Ann", "Bo", "PIE", *(box.title for box in BOXES.values()))
SIZES = [(1280, 800), (1920, 1080)]


@pytest.mark.parametrize("size", SIZES)
def test_a_match_in_play(sit: Sit, pseudo: None, size: tuple[int, int]) -> None:
    sitting = sit(size)
    sitting.begin()
    while len(sitting.moves) == 1:
        sitting.play(1)

    check_table(sitting, NAMES)


def test_a_match_that_is_over(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play_out()

    check_table(sitting, NAMES)


def test_a_moment_of_the_past(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(9)
    sitting.controller.look(4)

    check_table(sitting, NAMES)


@pytest.mark.parametrize("size", SIZES)
def test_a_replay_with_several_lines(sit: Sit, pseudo: None, size: tuple[int, int]) -> None:
    sitting = sit(size)
    sitting.begin()
    sitting.play(30)
    sitting.controller.look(10)
    sitting.controller.play_on()
    sitting.play(5)
    sitting.do("timeline")
    sitting.settle()

    check_table(sitting, NAMES)


def test_the_curtain(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    sitting.begin("pantry", options={})

    assert sitting.page is not None
    check_words(sitting.page, NAMES)


def test_what_went_wrong(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    sitting.begin()
    sitting.controller.trouble.emit("⟦The bot found no move.⟧")

    check_table(sitting, NAMES)


def test_the_inspected_piece(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    sitting.begin()
    sitting.screen.scene.hovered.emit("plate/6")

    assert "⟦" in sitting.screen.inspector.toPlainText()
    check_table(sitting, NAMES)


def test_the_log_and_the_exported_text(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(12)

    assert all(row.startswith("⟦") for row in sitting.screen.log.toPlainText().split("\n"))


def test_the_window_at_the_shelf_and_its_menus(sit: Sit, pseudo: None) -> None:
    check_words(sit().window, (*NAMES, "Monstrarium"))
