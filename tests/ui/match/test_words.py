"""Every word around the table is spoken, and none is cut off, in a language half as long again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from monstrarium.engine.words import PSEUDO, speak
from monstrarium.games import boxes
from tests.ui.sitting import Sit, Sitting
from tests.ui.words import check_words

NAMES = ("Ann", "Bo", "PIE", *(box.title for box in boxes()))
SIZES = [(1280, 800), (1920, 1080)]


@pytest.fixture
def pseudo() -> Iterator[None]:
    """The language in which nothing untranslated can hide."""
    speak(PSEUDO)
    yield
    speak("")


def check(sitting: Sitting) -> None:
    """The table with what is asked, then every panel in front of the others."""
    sitting.settle()
    middle = sitting.screen.centralWidget()
    assert middle is not None
    check_words(middle, NAMES)
    check_words(sitting.window.statusBar(), NAMES)
    for key, dock in sitting.screen.docks:
        if key != "show-charts":
            dock.raise_()
            sitting.settle()
            check_words(dock, NAMES)


@pytest.mark.parametrize("size", SIZES)
def test_a_match_in_play(sit: Sit, pseudo: None, size: tuple[int, int]) -> None:
    sitting = sit(size)
    sitting.begin()
    while len(sitting.moves) == 1:
        sitting.play(1)

    check(sitting)


def test_a_match_that_is_over(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play_out()

    check(sitting)


def test_a_moment_of_the_past(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(9)
    sitting.controller.look(4)

    check(sitting)


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

    check(sitting)


def test_the_curtain(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    sitting.begin("pantry", options={})

    assert sitting.page is not None
    check_words(sitting.page, NAMES)


def test_what_went_wrong(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    sitting.begin()
    sitting.controller.trouble.emit("⟦The bot found no move.⟧")

    check(sitting)


def test_the_inspected_piece(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    sitting.begin()
    sitting.screen.scene.hovered.emit("plate/6")

    assert "⟦" in sitting.screen.inspector.toPlainText()
    check(sitting)


def test_the_log_and_the_exported_text(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(12)

    assert all(row.startswith("⟦") for row in sitting.screen.log.toPlainText().split("\n"))


def test_the_window_at_the_shelf_and_its_menus(sit: Sit, pseudo: None) -> None:
    check_words(sit().window, (*NAMES, "Monstrarium"))
