"""A match ends when one side is gone, or both, or the last round is over."""

from __future__ import annotations

from typing import Any

from monstrarium.games.hybrid.actions import Burst, Strike, Swing
from monstrarium.games.hybrid.events.turns import Drawn, Won
from monstrarium.games.hybrid.printed.warriors import KINDS, NV
from monstrarium.games.hybrid.state import AWAY, GONE, OFF, HybridState, Mode, Phase
from tests.games.hybrid.scenario import GAME, answer, do, halt, lay, move, no, rig
from tests.games.hybrid.table.seen import told

ROOM = """
    ########
    #......#
    #......#
    ########
"""


def last_blow() -> HybridState:
    """A knight strikes down the last Scorpion, which has one NV left."""
    state = lay(ROOM, "knight B2 E", "hybrid C2 W")
    state.wounds[1] = NV[KINDS["hybrid"]] - 1
    move(state, 0)
    halt(state)
    rig(state, 2)
    do(state, Strike(0, 1))
    while state.pending is not None:
        answer(state, state.pending.choice.options[0])
    return state


def test_the_side_that_is_left_has_won() -> None:
    state = last_blow()
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == (1, 2)
    assert state.winner == 0


def test_the_winner_alone_has_a_point() -> None:
    assert GAME.standing(last_blow()) == (1, 0)
    assert GAME.standing(lay(ROOM, "knight B2 E", "hybrid C2 W")) == (0, 0)


def test_nobody_decides_anything_after_the_end() -> None:
    state = last_blow()
    assert GAME.to_act(state) == ()
    assert no(state, Strike(0, 1)) == "The match is over."


def test_two_sides_that_fall_together_draw() -> None:
    state = lay(ROOM, "knight C2 E", "pest C3 W")
    state.wounds[0] = NV[KINDS["knight"]] - 1
    move(state, 1, Mode.MOVING, 1)
    halt(state)
    told = do(state, Burst(1))
    assert any(isinstance(each, Drawn) for each in told)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == (1, 1)


def at_the_end(round_number: int, **options: Any) -> HybridState:
    """The state at the end of the last activation of a round."""
    state = lay(ROOM, "knight B2 E", "hybrid G3 E", **options)
    state.round = round_number
    state.cursors = [0, 1]
    move(state, 0)
    halt(state)
    return state


def test_after_thirty_rounds_nobody_has_won() -> None:
    state = at_the_end(30)
    assert state.phase is Phase.OVER
    assert state.drawn


def test_before_that_it_goes_on() -> None:
    assert at_the_end(29).round == 30


def test_the_last_round_may_be_another_one() -> None:
    assert at_the_end(15, rounds=15).drawn
    assert at_the_end(30, rounds=100).round == 31


def test_a_side_with_somebody_outside_is_not_beaten() -> None:
    state = lay(ROOM, "knight B2 E", "hybrid off", "keratis G3 E")
    state.squares[2] = GONE
    move(state, 0)
    halt(state)
    assert state.squares[1] == OFF
    assert state.phase is not Phase.OVER


def test_a_warrior_that_has_left_does_not_count_any_more() -> None:
    state = lay(ROOM, "knight B2 E", "templar B3 E", "hybrid G3 E")
    state.squares[1] = AWAY
    state.squares[2] = GONE
    move(state, 0)
    halt(state)
    assert state.winner == 0


def test_an_ambush_that_kills_the_last_enemy_ends_the_match_at_once() -> None:
    plan = """
        ##########
        #...=....#
        #...=....#
        ##########
    """
    state = lay(plan, "purifier B2 E", "knight D3 E", "hybrid H2 W")
    state.wounds[2] = NV[KINDS["hybrid"]] - 1
    state.modes[0], state.levels[0], state.ambush = Mode.FIRING, 3, [0]
    rig(move(state, 1), 2)
    do(state, Swing(0, 0))
    assert state.winner == 0


def test_the_winner_is_told() -> None:
    state = lay(ROOM, "knight C2 E", "templar B3 E", "pest C3 W")
    state.wounds[0] = 0
    move(state, 2, Mode.MOVING, 1)
    halt(state)
    told = do(state, Burst(1))
    assert [each.seat for each in told if isinstance(each, Won)] == [0]


def test_a_draw_after_the_last_round_says_so() -> None:
    state = at_the_end(30)
    assert told(state, [Drawn(0, True)]) == ["The last round is over: nobody has won."]
