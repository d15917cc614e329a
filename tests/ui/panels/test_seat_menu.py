"""At the name plate of a seat everything can be chosen that concerns the seat."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QMenu

from tests.ui.sitting import Sit, Sitting


def plate(sitting: Sitting, seat: int) -> QPoint:
    """The middle of a plate in the window of the table."""
    box = sitting.screen.scene.plates.box(seat)
    assert box is not None
    return sitting.screen.view.shown(box).center()


def menu() -> QMenu:
    """The menu that is open."""
    found = QApplication.activePopupWidget()
    assert isinstance(found, QMenu)
    return found


def texts(of: QMenu) -> list[str]:
    return [action.text() for action in of.actions() if not action.isSeparator()]


def open_menu(sitting: Sitting, seat: int) -> QMenu:
    QTest.mouseClick(sitting.screen.view.viewport(), Qt.MouseButton.RightButton, pos=plate(sitting, seat))
    return menu()


def test_a_right_click_on_a_plate_offers_another_player_and_another_name(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()

    found = open_menu(sitting, 1)

    assert texts(found) == ["A bot plays on for Bo", "Another Name…"]
    found.close()


def test_a_key_offers_the_same_of_every_seat(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()

    sitting.key(Qt.Key.Key_P, sitting.screen.view)

    assert texts(menu()) == ["Ann", "Bo"]
    menu().close()


def test_a_seat_gets_another_name_and_the_match_goes_on(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_args, **_more: ("Cleo", True))
    sitting = sit()
    sitting.begin()
    sitting.play(1)
    found = open_menu(sitting, 1)

    next(action for action in found.actions() if action.text() == "Another Name…").trigger()
    sitting.settle()

    assert [seat.name for seat in sitting.screen.match.seats] == ["Ann", "Cleo"]
    assert sitting.screen.scene.plates.looks[1].name == "Cleo"
    assert len(sitting.done()) == 1


def test_a_plate_says_who_is_to_move(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()

    looks = sitting.screen.scene.plates.looks

    assert [(looks[seat].name, looks[seat].acting) for seat in (0, 1)] == [("Ann", True), ("Bo", False)]
