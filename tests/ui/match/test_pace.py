"""What others do can be followed: it takes its time, stands still when a person says so, and waits after turns."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from monstrarium.engine.action import Action
from monstrarium.engine.record import SeatInfo
from monstrarium.ui.match.bot_pool import BotPool
from monstrarium.ui.match.bots import BotTurns
from monstrarium.ui.scene.film import BEATS
from tests.ui.sitting import Sit, Sitting
from tests.ui.stage import FRAME, Time

BOTS = (SeatInfo("Fang", "easy", 0), SeatInfo("Bolt", "easy", 1))
WITH_BOT = (SeatInfo("Ann", "", 0), SeatInfo("Bo", "easy", 1))


@pytest.fixture
def sitting(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> Sitting:
    """A table at which the test answers for bots, on a clock that only the test moves."""
    monkeypatch.setattr(BotPool, "think", lambda *_what: 1)
    return sit()


def follow(sitting: Sitting, seats: tuple[SeatInfo, ...], game: str = "cybo") -> Time:
    """Begin a match at normal pace."""
    sitting.begin(game, seats, None if game == "cybo" else {})
    time = Time()
    scene = sitting.screen.scene
    scene.clock._now = time
    sitting.controller.read, sitting.controller.beat = 1.0, BEATS["full"]
    return time


def wait(sitting: Sitting, time: Time, seconds: float) -> None:
    for _frame in range(round(seconds / FRAME)):
        time.now += FRAME
        sitting.screen.scene.clock.tick()


def answer(sitting: Sitting) -> None:
    """Let the bot that thinks answer with the first move."""
    bots: BotTurns = sitting.controller.bots
    session = sitting.screen.match.session
    seat = session.to_act()[0]
    move: Action = session.offers(seat)[0]
    bots._answered(1, (move,))


def done(sitting: Sitting) -> int:
    return len(sitting.screen.match.session.record.moves)


def test_a_bot_makes_its_next_move_only_when_the_last_one_was_seen(sitting: Sitting) -> None:
    time = follow(sitting, BOTS)
    answer(sitting)
    wait(sitting, time, 0.3)
    assert sitting.controller.filming
    answer(sitting)
    early = done(sitting)
    wait(sitting, time, 4.0)
    assert (early, done(sitting)) == (1, 2)


def test_space_lets_the_table_stand_still_and_go_on(sitting: Sitting) -> None:
    time = follow(sitting, BOTS)
    answer(sitting)
    wait(sitting, time, 0.1)
    sitting.key(Qt.Key.Key_Space, sitting.screen.view)
    held = sitting.controller.held
    answer(sitting)
    wait(sitting, time, 10.0)
    still = (sitting.controller.filming, done(sitting))
    assert sitting.screen.prompt.buttons[0].text() == "Go On"
    sitting.key(Qt.Key.Key_Space, sitting.screen.view)
    wait(sitting, time, 4.0)
    assert (held, still) == (True, (True, 1))
    assert (sitting.controller.held, done(sitting)) == (False, 2)


def test_space_places_while_a_person_is_asked(sitting: Sitting) -> None:
    follow(sitting, WITH_BOT)
    sitting.key(Qt.Key.Key_Space, sitting.screen.view)
    assert not sitting.controller.held


def test_a_click_skips_what_a_bot_does(sitting: Sitting) -> None:
    time = follow(sitting, BOTS)
    answer(sitting)
    wait(sitting, time, 0.1)
    sitting.click("tray")
    sitting.settle()
    assert not sitting.controller.filming


def test_the_table_waits_after_a_turn_of_a_bot_if_it_is_asked_to(sitting: Sitting) -> None:
    time = follow(sitting, BOTS)
    sitting.controller.waits = True
    session = sitting.screen.match.session
    turn = session.turn()
    while session.turn() == turn:
        answer(sitting)
        wait(sitting, time, 6.0)
    moves = done(sitting)
    answer(sitting)
    wait(sitting, time, 6.0)
    assert sitting.controller.held
    assert done(sitting) == moves
    sitting.screen.prompt.buttons[0].click()
    assert done(sitting) == moves + 1


def test_pace_and_waiting_are_chosen_in_the_menu(sitting: Sitting) -> None:
    sitting.begin(seats=WITH_BOT)
    menu = sitting.window.menus.submenus["pace"]
    menu.aboutToShow.emit()
    slow = next(action for action in menu.actions() if action.text() == "Slow")
    slow.trigger()
    sitting.do("waits")
    settings = sitting.services.preferences.settings
    assert (settings.pace, settings.waits) == ("slow", True)
    assert sitting.controller.read > 1.0
    assert sitting.controller.waits


def test_the_end_is_a_scene_that_stays_and_can_be_seen_again(sitting: Sitting) -> None:
    sitting.begin()
    sitting.play_out()
    lights = sitting.screen.scene.spotlights
    at_once = lights.shown
    (again,) = [button for button in sitting.screen.prompt.buttons if button.text() == "The End"]
    again.click()
    sitting.settle()
    assert at_once is None
    assert lights.shown is not None
    assert lights.shown.stays
    assert lights.shown.title == sitting.controller.desc.banner
    assert "Moves" in lights.shown.read
    assert sitting.screen.prompt.isVisible()
    sitting.key(Qt.Key.Key_Escape, sitting.screen.view)
    assert lights.shown is None


def test_at_normal_pace_the_end_comes_by_itself(sitting: Sitting) -> None:
    sitting.begin()
    sitting.play_out()
    sitting.controller.read = 1.0
    sitting.controller.finished.emit()
    shown = sitting.screen.scene.spotlights.shown
    assert shown is not None
    assert shown.stays
