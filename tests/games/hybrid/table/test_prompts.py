"""Questions about cards are asked in public, and a side lets them pass by habit whatever it holds."""

from __future__ import annotations

import pytest

from monstrarium.engine.action import Choose
from monstrarium.engine.effects import Choice
from monstrarium.engine.game import view
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.state import HybridState
from monstrarium.games.hybrid.table.presenter import PRESENTER
from monstrarium.games.hybrid.table.prompts import HABITS, HINDER_MOVE, HINDER_ROLL, OWN_MOVE, OWN_ROLL
from monstrarium.games.kit import EVERY_TIME
from monstrarium.table.desc import Round
from tests.games.hybrid.fight import begin, hand, play, room
from tests.games.hybrid.scenario import GAME
from tests.games.hybrid.table.seen import audience
from tests.support.positions import positions
from tests.support.shelf import load
from tests.support.twins import twin_of

KIT = load("hybrid")


def asked(state: HybridState, viewer: int | None = None) -> Round | None:
    """The open round of questions as a seat sees it."""
    return PRESENTER.describe(view(GAME, state, viewer), audience(viewer), ()).round


def duel(ours: str = "opening", theirs: str = "opening") -> HybridState:
    """A knight before a hybrid, and the hands of both sides."""
    state = room("knight C3 E", "hybrid D3 W")
    hand(state, 0, *ours.split())
    hand(state, 1, *theirs.split())
    return state


def test_the_side_that_strikes_is_asked_first_and_the_other_one_about_a_hindrance_then() -> None:
    state = duel()

    begin(state, "strike", 0, 1, False)
    first = asked(state)
    play(state, "enough")
    then = asked(state)

    assert first == Round(
        OWN_ROLL,
        "Ada: Knight of the Lodge strikes Hybrid: does a card help?",
        (0,),
        (Choose(0, "enough"),),
        ("Success on 3 or less: 3 Natural Value, 30 %.", "On Basic Strike."),
    )
    assert then is not None
    assert (then.kind, then.seats, then.silence) == (HINDER_ROLL, (1,), (Choose(1, "none"),))
    assert then.text == "Bo: Knight of the Lodge strikes Hybrid: does a card hinder?"


def test_moving_is_asked_about_apart_from_rolls() -> None:
    state = duel()
    begin(state, "move", 0)

    own = asked(state)
    play(state, "enough")
    other = asked(state)

    assert (own and own.kind, other and other.kind) == (OWN_MOVE, HINDER_MOVE)


def test_levels_and_cards_to_choose_are_no_such_question() -> None:
    state = duel("", "")
    begin(state, "strike", 0, 1, False)

    assert state.pending is not None
    assert asked(state) is None


def test_with_no_card_to_play_nobody_is_asked() -> None:
    state = duel("opening", "")
    begin(state, "strike", 0, 1, False)
    play(state, "enough")

    assert state.pending is not None
    assert state.pending.choice.seat == 0
    assert asked(state) is None


@pytest.mark.parametrize("seed", [4, 9])
def test_what_is_asked_is_the_same_whoever_looks_and_whatever_anybody_holds(seed: int) -> None:
    found = 0
    for number, moment in enumerate(positions(KIT, 150, seed)):
        state = moment.state
        public = asked(state)
        for viewer in (0, 1):
            twin = twin_of(KIT, state, viewer, Rng(number))
            assert asked(state, viewer) == public == asked(twin)
        if public is not None:
            found += 1
            assert public.silence[0] in GAME.legal(state, public.seats[0])
            assert GAME.to_act(state) == public.seats
    assert found


def test_every_habit_but_the_usual_one_lets_something_pass_and_no_two_the_same() -> None:
    passed = [habit.passes for habit in HABITS]

    assert HABITS[0] == EVERY_TIME
    assert len(set(passed)) == len(passed)
    assert all(passed[1:])
    assert not any(habit.able for habit in HABITS)


def test_of_a_question_whose_words_are_not_known_nothing_is_told_but_who_acts() -> None:
    state = duel()
    begin(state, "strike", 0, 1, False)
    assert state.pending is not None
    state.trial, state.pending.choice = None, Choice(0, "", ())

    banner = PRESENTER.describe(view(GAME, state, None), audience(None), ()).banner

    assert banner == "Ada activates Knight of the Lodge."
