"""A match that is left, and a page out of sight, give their memory back."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtWidgets import QApplication, QGraphicsView
from pytestqt.qtbot import QtBot

from monstrarium.games.cybo.odds import expected
from monstrarium.games.cybo.turn import judge
from monstrarium.table.desc import Face
from monstrarium.ui.kit import memory
from monstrarium.ui.window import main_window
from tests.ui.sitting import Sit, Sitting
from tests.ui.timers import ticks


@pytest.fixture
def played(sit: Sit) -> Sitting:
    """A match of CYBO with the chances of its turns worked out."""
    sitting = sit()
    sitting.begin()
    sitting.play(3)
    assert judge.cache_info().currsize
    assert expected.cache_info().currsize
    return sitting


def keeps_a_drawing(sitting: Sitting) -> bool:
    """Whether a pixmap that was drawn once is still cached."""
    return sitting.services.art.kept("drawn before") is not None


def draw_something(sitting: Sitting) -> None:
    """Cache a pixmap, as a table does."""
    art = sitting.services.art
    art.keep("drawn before", art.image(Face("table/bug"), (10, 10), sitting.services.theme), 1.0)


def test_a_match_that_is_left_keeps_nothing_that_was_worked_out_for_it(played: Sitting) -> None:
    draw_something(played)

    played.do("shelf")

    assert not judge.cache_info().currsize
    assert not expected.cache_info().currsize
    assert not keeps_a_drawing(played)


def test_the_next_game_finds_nothing_of_the_one_before(played: Sitting) -> None:
    draw_something(played)

    played.begin("xybrid", options={})

    assert not judge.cache_info().currsize
    assert not keeps_a_drawing(played)


def test_the_same_game_once_more_goes_on_with_what_is_there(played: Sitting) -> None:
    draw_something(played)

    played.begin()

    assert keeps_a_drawing(played)


def test_the_screen_of_a_match_that_was_left_is_gone(qtbot: QtBot, played: Sitting) -> None:
    screen = weakref.ref(played.screen)
    match = weakref.ref(played.screen.match.session)

    played.do("shelf")
    qtbot.waitUntil(lambda: not ticks(played.window))
    gc.collect()

    assert screen() is None
    assert match() is None


def test_memory_is_tidied_up_once_a_match_was_left_or_the_theme_changed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, played: Sitting
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(memory, "return_memory", asked.append)
    changes = (
        lambda: played.services.preferences.change(scheme="contrast"),
        lambda: played.services.preferences.change(text_scale=130),
        lambda: played.do("shelf"),
    )
    for change in changes:
        asked.clear()

        change()

        assert not asked, "not before the window has been painted"
        qtbot.waitUntil(lambda: bool(asked))


def test_memory_is_given_back_after_a_turn(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, played: Sitting) -> None:
    asked: list[str] = []
    monkeypatch.setattr(main_window, "return_memory", asked.append)

    played.screen.turned.emit()

    assert not asked
    qtbot.waitUntil(lambda: bool(asked))


def test_the_ground_of_a_table_is_kept_once(played: Sitting) -> None:
    assert played.screen.view.cacheMode() == QGraphicsView.CacheModeFlag.CacheNone


def test_the_shelf_keeps_no_pictures_while_nobody_sees_it_and_looks_the_same_again(sit: Sit) -> None:
    sitting = sit()
    bookcase = sitting.window.shelf.bookcase
    sitting.bot.waitUntil(lambda: bookcase.boxes[0].lessons is not None)
    before = bookcase.grab().toImage()

    bookcase.hide()
    hidden = [bookcase._wall, *(box._lid for box in bookcase.boxes)]
    bookcase.show()
    QApplication.processEvents()

    assert all(pixmap.isNull() for pixmap in hidden)
    assert bookcase.grab().toImage() == before
