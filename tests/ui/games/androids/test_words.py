"""Words around the table of AndrOIDS are translated, and fit in a language that needs half as much room again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from monstrarium.engine.record import SeatInfo
from monstrarium.games.androids.state import AndroidsState, Phase
from tests.ui import hands
from tests.ui.games.androids.hands import LONG, sit_down, wise
from tests.ui.sitting import Sit, Sitting
from tests.ui.words import check_table, check_words

SIX = tuple(SeatInfo(name, "", colour) for colour, name in enumerate(("Ann", "Bo", "Cleo", "Dai", "Eve", "Finn")))
NAMES = (*(seat.name for seat in SIX), "Cy", "AndrOIDS, Assemble!")
MOMENTS: dict[str, Callable[[AndroidsState], bool]] = {
    "a turn": lambda state: state.phase is Phase.TURN and state.turn > 1,
    "a question": lambda state: state.pending is not None,
    "a declaration": lambda state: state.phase is Phase.WINDOW and state.declaring(),
    "a batch": lambda state: len(state.batch) > 1,
}


def come_to(sitting: Sitting, there: Callable[[AndroidsState], bool], seats: int) -> None:
    """A match after a number of moves, looked at by the seat that is asked."""
    sitting.begin_at(lambda state, _offers: there(state), "androids", SIX[:seats])
    hands.look(sitting)


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_match_in_play(sit: Sit, pseudo: None, moment: str, seats: int) -> None:
    sitting = sit()
    come_to(sitting, MOMENTS[moment], seats)

    check_table(sitting, NAMES)


def test_the_hand_of_whoever_responds(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    come_to(sitting, MOMENTS["a declaration"], 6)
    hands.by_drag(sitting, sitting.moves[-1])
    hands.look(sitting)

    check_table(sitting, NAMES)


def test_a_match_that_is_over_and_its_log(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    sit_down(sitting)
    number = 0
    while not sitting.controller.over and number < LONG:
        hands.look(sitting)
        sitting.controller.perform(wise(sitting, number))
        sitting.settle()
        number += 1

    check_table(sitting, NAMES)
    rows = sitting.screen.log.toPlainText().split("\n")
    assert all(row.startswith("⟦") for row in rows)


def test_the_menu_in_which_people_say_how_they_are_asked(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    come_to(sitting, MOMENTS["a declaration"], 3)

    QTest.mouseClick(sitting.screen.prompt.buttons[-1], Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()

    assert isinstance(menu, QMenu)
    check_words(menu, NAMES)
    menu.close()
