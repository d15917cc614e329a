"""A piece that is pointed at is seen closely after a moment, or at once while a key is held."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest

from monstrarium.table.presenter import Sheet
from monstrarium.ui.panels.over_table.close_up import LEAST, CloseUp
from monstrarium.ui.panels.over_table.note_card import NoteCard
from tests.support.mouse import move_mouse
from tests.ui.sitting import Sit, Sitting

PIECE, OTHER = "plate/6", "plate/2"


def close_up(sitting: Sitting) -> CloseUp:
    found = sitting.screen.findChild(CloseUp)
    assert found is not None
    return found


def point_at(sitting: Sitting, item: str) -> None:
    """Move the mouse onto an item."""
    view = sitting.screen.view
    QCursor.setPos(view.viewport().mapToGlobal(sitting.spot(item)))
    move_mouse(view.viewport(), sitting.spot(item))


def sit_down(sit: Sit, delay: int = 0) -> Sitting:
    sitting = sit()
    sitting.services.preferences.change(close_up=delay)
    sitting.begin()
    sitting.screen.view.setFocus()
    return sitting


def test_holding_its_key_shows_the_piece_under_the_pointer_until_it_is_let_go(sit: Sit) -> None:
    sitting = sit_down(sit)
    point_at(sitting, PIECE)
    before = close_up(sitting).isVisible()

    QTest.keyPress(sitting.screen.view, Qt.Key.Key_I)
    sheet, shown = sitting.moment.sheet(PIECE), close_up(sitting).isVisible()
    words = close_up(sitting).words.text()
    QTest.keyRelease(sitting.screen.view, Qt.Key.Key_I)

    assert sheet is not None
    assert (before, shown, close_up(sitting).isVisible()) == (False, True, False)
    assert sheet.title in words


def test_in_a_low_window_it_explains_fewer_words_so_that_the_others_are_seen(sit: Sit) -> None:
    sitting = sit_down(sit)
    shown = close_up(sitting)
    piece = next(each for each in sitting.controller.desc.pieces if each.id == PIECE)
    terms = tuple((f"word {number}", "It means something that takes a line or two to be told.") for number in range(40))
    shown.show_piece(Sheet("A piece", "What is printed.", terms=terms), piece, [])

    assert "word 0" in shown.words.text()
    assert "word 39" not in shown.words.text()
    assert shown.words.height() >= shown.words.heightForWidth(shown.words.width())


def test_after_a_moment_of_pointing_it_comes_by_itself(sit: Sit) -> None:
    sitting = sit_down(sit, delay=1)
    point_at(sitting, PIECE)

    sitting.bot.waitUntil(close_up(sitting).isVisible)


def test_it_never_comes_by_itself_where_that_is_not_wanted(sit: Sit) -> None:
    sitting = sit_down(sit, delay=0)
    point_at(sitting, PIECE)

    assert not sitting.screen.close_up.waits


def test_it_is_at_least_three_hundred_pixels_across_and_covers_neither_the_piece_nor_the_pointer(sit: Sit) -> None:
    sitting = sit_down(sit)
    point_at(sitting, PIECE)

    QTest.keyPress(sitting.screen.view, Qt.Key.Key_I)

    picture, box = close_up(sitting).picture, close_up(sitting).geometry()
    stack = sitting.screen.frame.children()
    own = sitting.screen.view.place_of(PIECE)
    place = QRect(sitting.screen.view.mapFromGlobal(own.topLeft()), own.size())
    assert min(picture.width(), picture.height()) >= LEAST
    assert sitting.screen.view.rect().contains(box)
    assert not box.intersects(place)
    assert stack.index(close_up(sitting)) > stack.index(sitting.screen.prompt)
    QTest.keyRelease(sitting.screen.view, Qt.Key.Key_I)


def test_it_goes_to_the_other_side_of_a_card_that_explains_something(sit: Sit) -> None:
    sitting = sit_down(sit)
    point_at(sitting, PIECE)
    QTest.keyPress(sitting.screen.view, Qt.Key.Key_I)
    usual = close_up(sitting).geometry()
    QTest.keyRelease(sitting.screen.view, Qt.Key.Key_I)

    card = NoteCard(sitting.screen.frame)
    card.setGeometry(QRect(usual.center(), QSize(60, 40)))
    card.show()
    QTest.keyPress(sitting.screen.view, Qt.Key.Key_I)

    assert not close_up(sitting).geometry().intersects(card.geometry())
    QTest.keyRelease(sitting.screen.view, Qt.Key.Key_I)


def test_the_key_shows_what_has_the_ring_of_the_keyboard(sit: Sit) -> None:
    sitting = sit_down(sit)
    sitting.key(Qt.Key.Key_Down, sitting.screen.view)
    at = sitting.screen.scene.keys.at

    QTest.keyPress(sitting.screen.view, Qt.Key.Key_I)

    sheet = sitting.moment.sheet(at)
    assert sheet is not None
    assert close_up(sitting).accessibleDescription().startswith(sheet.title)
    QTest.keyRelease(sitting.screen.view, Qt.Key.Key_I)


def test_a_press_of_the_mouse_ends_it(sit: Sit) -> None:
    sitting = sit_down(sit)
    point_at(sitting, PIECE)
    QTest.keyPress(sitting.screen.view, Qt.Key.Key_I)

    QTest.mousePress(sitting.screen.view.viewport(), Qt.MouseButton.LeftButton, pos=sitting.spot(OTHER))

    assert not close_up(sitting).isVisible()
    QTest.mouseRelease(sitting.screen.view.viewport(), Qt.MouseButton.LeftButton, pos=sitting.spot(OTHER))
    QTest.keyRelease(sitting.screen.view, Qt.Key.Key_I)


def test_a_transparent_piece_without_words_is_not_shown_closely(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit_down(sit)
    shown = sitting.screen.scene.spread.pieces[PIECE]
    monkeypatch.setattr(type(sitting.moment), "sheet", lambda _moment, _item: None)
    monkeypatch.setattr(shown, "piece", msgspec.structs.replace(shown.piece, sheet=True))
    point_at(sitting, PIECE)

    QTest.keyPress(sitting.screen.view, Qt.Key.Key_I)

    assert not close_up(sitting).isVisible()
