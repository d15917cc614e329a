"""A question in a fight says whom it is about."""

from __future__ import annotations

from monstrarium.games.hybrid.combat.questions import about
from monstrarium.games.hybrid.state import HybridState
from monstrarium.language.words import said
from tests.games.hybrid.fight import begin, hand, lurk, play, room
from tests.games.hybrid.scenario import rig


def duel(ours: str = "", theirs: str = "") -> HybridState:
    """A knight before a hybrid, and the hands of both sides."""
    state = room("knight C3 E", "hybrid D3 W")
    hand(state, 0, *ours.split())
    hand(state, 1, *theirs.split())
    return state


def test_a_question_names_those_it_is_about() -> None:
    state = duel("opening")
    begin(state, "strike", 0, 1, False)
    assert state.pending is not None

    assert said(state.pending.choice.text, **about(state)) == "Knight of the Lodge strikes Hybrid: does a card help?"


def test_a_question_about_a_card_names_the_card() -> None:
    state = duel("opening lucky-bone", "cold-counsel")
    begin(state, "strike", 0, 1, False)
    play(state, ("effect", "opening"), ("effect", "lucky-bone"), ("effect", "cold-counsel"))
    assert state.pending is not None

    assert said(state.pending.choice.text, **about(state)) == "Cold Counsel: which card is cancelled?"


def test_a_question_about_a_shot_that_goes_on_names_the_shooter() -> None:
    state = lurk(room("artificer C3 E", "hybrid F3 W", "dirz-clone H3 W"), 0)
    rig(state, 4)
    begin(state, "ambush", 1)
    assert state.pending is not None

    assert said(state.pending.choice.text, **about(state)) == "Artificer: does the shot go on to somebody behind?"
