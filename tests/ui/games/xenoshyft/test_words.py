"""Words around the table of XenoShyft are translated, and fit in a language that needs half as much room again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from monstrarium.engine.record import SeatInfo
from monstrarium.games.xenoshyft.state import Phase, XenoshyftState
from tests.support.matches import reach
from tests.ui import hands
from tests.ui.games.xenoshyft.hands import FIRST, SEEDS, begin_before_end, shopping
from tests.ui.sitting import Sit, Sitting
from tests.ui.words import check_table, check_words

FOUR = tuple(SeatInfo(name, "", colour) for colour, name in enumerate(("Ann", "Bo", "Cleo", "Dai")))
NAMES = (*(seat.name for seat in FOUR), "XenoShyft")
MOMENTS: dict[str, Callable[[XenoshyftState], bool]] = {
    "purchase": lambda state: state.round == 2 and state.phase is Phase.BUY,
    "deployment": lambda state: state.phase is Phase.DEPLOY,
    "a reveal": lambda state: state.phase is Phase.COMBAT and state.pending is None,
    "a question": lambda state: state.pending is not None,
    "wrap-up": lambda state: state.phase is Phase.WRAP,
    "the second wave": lambda state: state.round == 4,
}


def come_to(sitting: Sitting, there: Callable[[XenoshyftState], bool], seats: int) -> None:
    """A match in the middle."""
    options = {**FIRST, "training": True, "division": "lot"}
    found = reach(
        sitting.services.load("xenoshyft"),
        seats,
        options,
        range(SEEDS),
        lambda state, _offers: there(state),
        lambda _seed: shopping(""),
    )
    sitting.begin_where(found, "xenoshyft", FOUR[:seats], options)
    hands.look(sitting)
    sitting.settle()


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_match_in_play(sit: Sit, pseudo: None, moment: str, seats: int) -> None:
    sitting = sit()
    come_to(sitting, MOMENTS[moment], seats)

    check_table(sitting, NAMES)


def test_a_match_that_is_over_and_its_log(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    begin_before_end(sitting, 1)
    hands.look(sitting)
    while not sitting.controller.over:
        sitting.controller.perform(sitting.moves[0])
        sitting.settle()

    check_table(sitting, NAMES)
    rows = sitting.screen.log.toPlainText().split("\n")
    assert all(row.startswith("⟦") for row in rows)


def test_the_menu_in_which_people_say_how_they_are_asked(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    come_to(sitting, MOMENTS["a reveal"], 4)

    QTest.mouseClick(sitting.screen.prompt.buttons[-1], Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()

    assert isinstance(menu, QMenu)
    check_words(menu, NAMES)
    menu.close()
