"""The rules of HYBRID refuse each illegal action with its sentence."""

from __future__ import annotations

import pytest

from monstrarium.engine.action import Action, Choose
from monstrarium.games.hybrid.actions import (
    Announce,
    Begin,
    Bid,
    Burst,
    Claim,
    Dismiss,
    Enlist,
    Enter,
    Guard,
    Halt,
    Keep,
    Leave,
    Number,
    Pin,
    Place,
    Ready,
    Redraw,
    Rest,
    Rouse,
    Shoot,
    Step,
    Stop,
    Strike,
    Swing,
    Turn,
    Wait,
)
from monstrarium.games.hybrid.state import GONE, HybridState, Mode
from tests.games.hybrid.scenario import GAME, called, do, halt, lay, move, no, reveal

ROOM = """
    ########
    #...o..#
    #......#
    #......#
    ########
"""
ONE_OF_EACH: tuple[Action, ...] = (
    Enlist(0, 5),
    Dismiss(0, 5),
    Ready(0),
    Place(0, 0, 9, 0),
    Keep(0),
    Redraw(0),
    Bid(0, 0),
    Stop(0),
    Begin(0, 0),
    Number(0, 0),
    Rouse(0, 0),
    Announce(0, Mode.OFFENSE),
    Step(0, 0),
    Turn(0, 1),
    Swing(0, 0),
    Enter(0, 9, 0),
    Leave(0),
    Claim(0),
    Halt(0),
    Strike(0, 1),
    Shoot(0, 1),
    Wait(0),
    Guard(0, 1),
    Pin(0, 1),
    Burst(0),
    Rest(0),
)


def scene() -> HybridState:
    """A purifier and a knight against a hybrid."""
    return lay(ROOM, "purifier B2 E", "knight B4 E", "hybrid G4 W")


@pytest.mark.parametrize("action", ONE_OF_EACH, ids=lambda action: type(action).__name__)
def test_every_kind_of_action_is_refused_with_a_sentence(action: Action) -> None:
    for state in (reveal(scene(), 0), move(scene(), 0, Mode.FIRING)):
        if action not in GAME.legal(state, 0):
            reason = no(state, action)
            assert reason[0].isupper()
            assert reason.endswith(".")
            assert "{" not in reason


def test_the_other_side_has_to_wait() -> None:
    assert no(reveal(scene(), 0), Announce(1, Mode.OFFENSE)) == "It is not your turn."


def test_a_question_comes_first() -> None:
    state = reveal(scene(), 0)
    do(state, Announce(0, Mode.MOVING))
    assert no(state, Halt(0)) == "Answer the question first."
    assert no(state, Choose(0, ("level", 6))) == "That is no answer to what is asked."


def test_a_pillar_is_named() -> None:
    state = move(lay(ROOM, "knight D2 E", "hybrid G4 W"), 0)
    assert no(state, Step(0, 2)) == "A pillar is in the way."


def test_shots_need_their_mode() -> None:
    state = move(lay(ROOM, "purifier B3 E", "hybrid C3 W"), 0)
    halt(state)
    assert no(state, Shoot(0, 1)) == "Shots are fired in the Firing mode."


def test_attacks_need_an_enemy_that_is_there() -> None:
    state = move(lay(ROOM, "knight B3 E", "hybrid C3 W", "keratis G4 W"), 0)
    halt(state)
    state.squares[2] = GONE
    assert no(state, Strike(0, 0)) == "That is no enemy."
    assert no(state, Strike(0, 2)) == f"{called('keratis')} is not in the laboratory."


def test_there_is_no_shot_at_what_is_hidden() -> None:
    state = move(lay(ROOM, "purifier B2 E", "hybrid G2 W", "keratis C4 W"), 0, Mode.FIRING)
    halt(state)
    assert no(state, Shoot(0, 1)) == f"{called('purifier')} has no shot at {called('hybrid')}."


def test_an_ambush_needs_peace_around() -> None:
    state = move(lay(ROOM, "purifier B4 E", "hybrid G4 W"), 0, Mode.FIRING)
    halt(state)
    assert no(state, Wait(0)) == "An ambush takes a Firing value of 3, and no enemy in sight or in contact."


def test_a_warrior_that_takes_guard_says_a_level() -> None:
    state = move(lay(ROOM, "purifier B4 E", "hybrid G4 W"), 0, Mode.DEFENSE)
    halt(state)
    assert no(state, Rest(0)) == "Say a level of Defensive Combat."


def test_only_some_sacrifice_themselves() -> None:
    state = move(lay(ROOM, "knight B4 E", "hybrid C4 W"), 0)
    halt(state)
    assert no(state, Burst(0)) == f"{called('knight')} does not sacrifice itself."


def test_a_turn_to_where_one_looks_is_none() -> None:
    state = move(scene(), 0)
    assert no(state, Turn(0, 1)) == f"{called('purifier')} looks there already."
