"""A hint shows a move wherever a person is asked, whatever happens to the bot that looks for it."""

from __future__ import annotations

import os
import signal
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QProcess, Qt

from monstrarium.bots.jobs import Chosen
from monstrarium.engine.action import Action
from monstrarium.engine.record import SeatInfo
from monstrarium.engine.rng import Rng
from monstrarium.table.desc import Affordance, Gesture, Way
from monstrarium.ui.match import hints
from monstrarium.ui.match.hints import Hint, move_for, why_moved
from monstrarium.ui.match.match import Match
from monstrarium.ui.match.viewpoint import EVERYTHING
from tests.support import shelf
from tests.support.matches import play, session_of
from tests.ui import hands
from tests.ui.match.hush import claim as claim_in
from tests.ui.match.hush import do, sit_down
from tests.ui.sitting import Sit, Sitting


class Add(Action, frozen=True):
    n: int


class Halt(Action, frozen=True):
    pass


PEOPLE = (SeatInfo("Ann", "", 0), SeatInfo("Bo", "", 1), SeatInfo("Cy", "", 2))
ONE, TWO, THREE = (Add(0, n) for n in (1, 2, 3))
HALT = Halt(0)


def move(*plan: Action, ways: tuple[Way, ...] = ()) -> Affordance:
    return Affordance(plan, Gesture.CLICK, str(plan), ways=ways)


# ---- which move is meant


def test_the_move_that_carries_out_most_of_the_course_is_meant() -> None:
    moves = (move(ONE), move(ONE, TWO), move(ONE, TWO, HALT), move(TWO))
    assert move_for(moves, (ONE, TWO, THREE)) == moves[1]
    assert move_for(moves, (ONE,)) == moves[0]


def test_one_of_several_ways_of_a_move_can_be_meant() -> None:
    both = move(ONE, ways=(Way((ONE,), "one"), Way((TWO, HALT), "two")))
    found = move_for((both, move(THREE)), (TWO, HALT))
    assert found is not None
    assert (found.plan, found.label, found.ways) == ((TWO, HALT), "two", ())


def test_where_no_move_begins_the_course_the_nearest_is_shown() -> None:
    moves = (move(HALT), move(TWO, HALT), move(ONE, THREE))
    assert move_for(moves, (ONE, TWO)) == moves[2]
    assert move_for(moves[:2], (THREE,)) == moves[1]
    assert move_for((), (THREE,)) is None


# ---- whatever happens to the bot


def asked(sit: Sit) -> Sitting:
    """A match in which a decision is due that has two answers."""
    sitting = sit()
    sitting.begin()
    while len(sitting.moves) == 1:
        sitting.play(1)
    return sitting


def worker_of(sitting: Sitting) -> QProcess:
    process = sitting.window.tables.pool.findChild(QProcess)
    assert process is not None
    return process


def told(sitting: Sitting) -> str:
    """The hint, as a screen reader hears it."""
    sitting.bot.waitUntil(lambda: sitting.heard[-1].startswith("Hint:"))
    return sitting.heard[-1]


def expect_shown(sitting: Sitting, drawn: int) -> None:
    assert any(each.label in sitting.heard[-1] for each in sitting.moves)
    assert len(sitting.screen.scene.overlays) > drawn


def test_a_bot_that_dies_leaves_a_hint_that_does_not_look_ahead(sit: Sit) -> None:
    sitting = asked(sit)
    drawn = len(sitting.screen.scene.overlays)

    sitting.do("hint")
    os.kill(worker_of(sitting).processId(), signal.SIGKILL)

    assert told(sitting).endswith("The bot has failed, so this hint does not look ahead.")
    expect_shown(sitting, drawn)


def test_a_bot_that_hangs_leaves_a_hint_that_does_not_look_ahead(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = asked(sit)
    drawn = len(sitting.screen.scene.overlays)
    monkeypatch.setattr(hints, "PATIENCE", 1)

    sitting.do("hint")
    os.kill(worker_of(sitting).processId(), signal.SIGSTOP)

    assert told(sitting).endswith("The bot does not answer, so this hint does not look ahead.")
    expect_shown(sitting, drawn)
    os.kill(worker_of(sitting).processId(), signal.SIGKILL)


def test_what_a_bot_with_a_fault_does_at_random_is_no_hint(sit: Sit) -> None:
    sitting = asked(sit)
    sitting.do("hint")
    pool = sitting.window.tables.pool

    pool._take(Chosen(pool._last, ({"type": "Roll", "seat": 0},), "ZeroDivisionError: oh"))

    assert "The bot has failed" in told(sitting)


def test_a_hint_for_a_position_that_is_over_is_not_shown(sit: Sit) -> None:
    sitting = asked(sit)
    sitting.do("hint")
    job = sitting.window.tables.pool._last

    sitting.play(1)

    assert job not in sitting.window.tables.pool._jobs
    assert not any(words.startswith("Hint:") for words in sitting.heard)


# ---- wherever a person is asked


def test_people_who_are_asked_together_are_told_who_looks_first(sit: Sit) -> None:
    sitting = sit_down(sit)
    claim_in(sitting)
    drawn = len(sitting.screen.scene.overlays)

    sitting.do("hint")

    assert told(sitting) == (
        "Hint: Bo. Only a look at the hand can tell. Bo looks first, unseen by the others, and gets a hint there."
    )
    expect_shown(sitting, drawn)
    do(sitting, "Bo")
    hands.look(sitting)
    sitting.do("hint")
    assert told(sitting).startswith("Hint: Let it pass. ")


def test_a_hint_can_be_asked_for_by_key(sit: Sit) -> None:
    sitting = asked(sit)
    sitting.screen.view.setFocus()

    sitting.key(Qt.Key.Key_H)

    assert told(sitting)


def test_who_has_only_news_to_read_is_told_so(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("xybrid", PEOPLE, {})
    while not sitting.controller.lingers:
        hands.look(sitting)
        sitting.play(1)
    drawn = len(sitting.screen.scene.overlays)

    sitting.do("hint")

    assert told(sitting).endswith(" There is nothing to decide: read what is new, then go on.")
    expect_shown(sitting, drawn)


def test_a_hint_comes_although_others_move_meanwhile(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("xenoshyft", (SeatInfo("Ann", "", 0), SeatInfo("Bo", "easy", 1)), {})

    sitting.do("hint")
    hint = told(sitting)

    assert any(move.seat == 1 for move in sitting.done())
    assert any(each.label in hint for each in sitting.moves)


def hinted(sitting: Sitting, found: list[Hint]) -> Hint:
    """The hint that comes, when one is asked for, to those that were found before."""
    before = len(found)
    sitting.do("hint")
    sitting.bot.waitUntil(lambda: len(found) > before)
    return found[-1]


def test_who_follows_hints_step_by_step_is_led_through_the_course_that_was_found(sit: Sit) -> None:
    sitting = sit()
    sitting.services.preferences.change(hint_level="easy")
    sitting.begin("hybrid", WITH_BOT, {})
    found: list[Hint] = []
    sitting.controller.hints.found.connect(found.append)

    while not found or len(sitting.done()) < len(found[0].course):
        move = move_for(sitting.moves, hinted(sitting, found).course)
        assert move is not None
        sitting.controller.perform(move)
        sitting.settle()

    assert len(found) > 1
    assert tuple(sitting.done()[: len(found[0].course)]) == found[0].course


# ---- the level of hints, and why a bot has moved


@pytest.mark.parametrize(("wish", "found"), [("easy", "easy"), ("expert", "expert"), ("brilliant", "hard")])
def test_hints_come_from_the_level_that_a_person_has_chosen(sit: Sit, wish: str, found: str) -> None:
    sitting = sit()
    sitting.services.preferences.change(hint_level=wish)
    sitting.begin()
    pool = sitting.window.tables.pool

    sitting.do("hint")

    assert pool._jobs[pool._last].request.level == found


def test_a_change_of_the_level_counts_at_the_table_that_is_open(sit: Sit) -> None:
    sitting = asked(sit)
    sitting.services.preferences.change(hint_level="normal")
    pool = sitting.window.tables.pool

    sitting.do("hint")

    assert pool._jobs[pool._last].request.level == "normal"


WITH_BOT = (SeatInfo("Ann", "", 0), SeatInfo("Bolt", "greedy:1", 1))


@pytest.mark.usefixtures("pondering")
def test_a_key_tells_why_a_bot_has_moved(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("cybo", WITH_BOT)
    assert why_moved(sitting.screen.match, 0, sitting.moment.at) == ""
    while why_moved(sitting.screen.match, 0, sitting.moment.at) == "":
        seat = sitting.screen.match.session.to_act()[0]
        sitting.screen.match.session.submit(sitting.screen.match.session.offers(seat)[0])
        sitting.moment.catch_up()
    sitting.screen.view.setFocus()

    sitting.key(Qt.Key.Key_W)

    assert sitting.heard[-1].startswith("A hint for Bolt would have said: ")
    assert sitting.screen.toast.isVisible()
    assert not sitting.screen.frame.word.isVisible()

    sitting.controller.look(sitting.moment.at - 1)
    sitting.screen.toast.say("The past.")

    word, toast = sitting.screen.frame.word, sitting.screen.toast
    assert word.isVisible()
    assert toast.mapToGlobal(toast.rect().topLeft()).y() >= word.mapToGlobal(word.rect().bottomLeft()).y()


def unlike(match: Match, seed: int) -> Any:
    """The same match, in a world that the first seat cannot tell from the true one."""
    session, sample = match.session, match.kit.game.sample
    other = SimpleNamespace(
        record=session.record, turn=session.turn, truth=lambda at: sample(session.truth(at), 0, Rng(seed))
    )
    return SimpleNamespace(kit=match.kit, seats=match.seats, session=other)


def played_by_bots(key: str) -> Any:
    """A match in which bots have all seats but the first."""
    kit = shelf.load(key)
    session = play(kit, session_of(kit, 3), Rng(3), 40)
    seats = range(len(kit.game.standing(session.truth())))
    return SimpleNamespace(
        kit=kit, session=session, seats=[SeatInfo(str(seat), "hard" if seat else "", seat) for seat in seats]
    )


@pytest.mark.parametrize("key", ["xybrid", "androids", "xenoshyft", "hybrid"])
def test_why_a_bot_has_moved_tells_nothing_that_is_hidden(key: str) -> None:
    match = played_by_bots(key)
    twins = [unlike(match, seed) for seed in (7, 8)]
    told = [[why_moved(each, 0, node) for node in match.session.record.line()[-6:]] for each in (match, *twins)]
    assert told[0] == told[1] == told[2]
    assert any(told[0])


def test_a_viewer_who_may_see_everything_hears_what_the_bot_knew() -> None:
    match = played_by_bots("androids")
    for node in match.session.record.line()[-6:]:
        assert why_moved(match, EVERYTHING, node).startswith("A hint for ")


def test_an_onlooker_of_a_match_with_people_is_told_nothing() -> None:
    match = played_by_bots("androids")
    assert "the seat that looks" in why_moved(match, None, match.session.head)
