"""A round has the Activation Roll with its cards, secret counters, and activations in turn."""

from __future__ import annotations

import pytest

from monstrarium.engine.game import view
from monstrarium.engine.pieces import HIDDEN
from monstrarium.games.hybrid.actions import Begin, Bid, Number, Ready, Rouse, Stop
from monstrarium.games.hybrid.events.turns import OrderWon, Revealed
from monstrarium.games.hybrid.printed.action_cards import POINTS
from monstrarium.games.hybrid.state import GONE, NOBODY, OFF, HybridState, Mode, Phase
from monstrarium.games.hybrid.turn import activation_order, activation_roll
from tests.games.hybrid.scenario import GAME, called, can, do, give, lay, no, rig

HALL = """
    ########
    #......#
    #......#
    #......#
    ########
"""
ZERO, ONE, TWO, FOUR = (POINTS.index(points) for points in (0, 1, 2, 4))


def bidding(state: HybridState, lead: int = 0) -> HybridState:
    """The beginning of the second round."""
    state.lead, state.round = lead, 1
    activation_roll.begin_round(state, None)
    return state


def four() -> HybridState:
    """Two warriors a side, far apart."""
    return lay(HALL, "knight B2 E", "templar B4 E", "hybrid G2 W", "keratis G4 W")


def ordering(state: HybridState, lead: int = 0) -> HybridState:
    """The state in which the counters are laid."""
    state.lead = state.first = lead
    state.phase = Phase.FIRST
    activation_order.begin(state, None)
    return state


# ---- the Activation Roll


@pytest.mark.parametrize(
    ("dice", "points", "winner"),
    [
        ((3, 4), (0, 0), 0),
        ((4, 3), (0, 0), 1),
        ((5, 3), (3, 0), 0),
        ((5, 5), (0, 0), NOBODY),
        ((6, 4), (2, 0), NOBODY),
    ],
)
def test_the_lower_roll_wins_less_the_points_of_cards(
    dice: tuple[int, int], points: tuple[int, int], winner: int
) -> None:
    assert activation_roll.lower(dice, points) == winner


def test_a_rolled_10_loses_whatever_the_cards() -> None:
    assert activation_roll.lower((10, 9), (9, 0)) == 1


def test_a_rolled_1_beats_a_1_that_cards_have_made() -> None:
    assert activation_roll.lower((1, 3), (0, 5)) == 0


def test_rolls_do_not_fall_below_1() -> None:
    assert activation_roll.lower((4, 2), (9, 1)) == NOBODY


def test_two_rolled_10s_or_1s_are_rolled_again() -> None:
    assert activation_roll.lower((10, 10), (3, 0)) == NOBODY
    assert activation_roll.lower((1, 1), (3, 0)) == NOBODY


def test_after_two_rolled_1s_the_cards_do_not_count() -> None:
    state = bidding(four())
    (piece,) = give(state, 1, FOUR)
    state = rig(bidding_with(state), 1, 1, 3, 5)
    do(state, Bid(1, piece))
    assert state.lead == 0


def test_after_any_other_tie_the_cards_count_again() -> None:
    state = four()
    (piece,) = give(state, 1, FOUR)
    state = rig(bidding_with(state), 3, 7, 3, 5)
    do(state, Bid(1, piece))
    assert state.lead == 1


def bidding_with(state: HybridState) -> HybridState:
    """The second round begins, and the sides with cards are asked."""
    return bidding(state)


def test_no_cards_are_laid_in_the_first_round() -> None:
    state = four()
    give(state, 0, TWO)
    state.round = 0
    activation_roll.begin_round(state, None)
    assert state.phase is Phase.FIRST


def test_the_winner_of_the_roll_before_lays_or_stops_first() -> None:
    state = four()
    give(state, 0, FOUR)
    give(state, 1, TWO)
    assert GAME.to_act(bidding(state, lead=1)) == (1,)


def test_the_sides_lay_cards_in_turn_until_both_have_stopped() -> None:
    state = four()
    (mine, more) = give(state, 0, TWO, FOUR)
    (theirs, _other) = give(state, 1, ONE, ZERO)
    bidding(state)
    do(state, Bid(0, mine))
    assert GAME.to_act(state) == (1,)
    do(state, Bid(1, theirs))
    do(state, Stop(0))
    assert not can(state, Bid(0, more))
    assert GAME.to_act(state) == (1,)
    do(state, Stop(1))
    assert state.phase is Phase.FIRST


def test_cards_laid_are_discarded_after_the_roll() -> None:
    state = four()
    (piece,) = give(state, 0, TWO)
    bidding(state)
    do(state, Bid(0, piece))
    assert state.discard == [piece]
    assert state.bids == [[], []]


def test_cards_laid_lie_face_down_for_the_other_side() -> None:
    state = four()
    (piece, _other) = give(state, 0, TWO, FOUR)
    give(state, 1, TWO)
    bidding(state)
    do(state, Bid(0, piece))
    assert view(GAME, state, 1).pieces.face[piece] == HIDDEN
    assert view(GAME, state, 0).pieces.face[piece] == TWO


def test_a_card_that_is_fresh_is_not_laid() -> None:
    state = four()
    (piece, _other) = give(state, 0, TWO, FOUR)
    state.fresh = 1 << piece
    bidding(state)
    assert no(state, Bid(0, piece)) == "That card can be played from the next activation on."


# ---- who begins


def test_the_winner_of_the_roll_says_who_reveals_first() -> None:
    state = lay(HALL, "knight B2 E", "hybrid G2 W")
    state.phase, state.lead, state.seat = Phase.FIRST, 1, 1
    told = do(state, Begin(1, 0))
    assert [each.warrior for each in told if isinstance(each, Revealed)] == [0]


def test_the_winner_of_the_roll_is_told() -> None:
    state = four()
    rig(state, 2, 9)
    state.round = 0
    told: list[int] = []

    class Ear:
        def emit(self, event: object) -> None:
            if isinstance(event, OrderWon):
                told.append(event.seat)

        def beat(self) -> None: ...

    activation_roll.begin_round(state, Ear())
    assert told == [0]


# ---- counters


def test_the_winner_of_the_roll_lays_its_counters_first() -> None:
    assert GAME.to_act(ordering(four(), lead=1)) == (1,)


def test_counters_are_revealed_in_the_order_in_which_they_lie() -> None:
    state = ordering(four())
    do(state, Number(0, 1))
    do(state, Number(1, 2))
    assert state.sequences == [[1, 0], [2, 3]]
    assert state.active == 1


def test_the_last_counter_lies_by_itself() -> None:
    state = ordering(four())
    do(state, Number(0, 0))
    assert state.sequences[0] == [0, 1]
    assert GAME.to_act(state) == (1,)


def test_a_warrior_outside_gets_a_counter_too() -> None:
    state = four()
    state.squares[0] = OFF
    assert can(ordering(state), Number(0, 0))


def test_the_fallen_get_no_counter() -> None:
    state = lay(HALL, "knight B2 E", "templar B4 E", "purifier B3 E", "hybrid G2 W")
    state.squares[0] = GONE
    ordering(state)
    assert no(state, Number(0, 0)) == "That warrior is not here any more."


def test_nobody_gets_two_counters() -> None:
    state = lay(HALL, "knight B2 E", "templar B4 E", "purifier B3 E", "hybrid G2 W")
    ordering(state)
    do(state, Number(0, 0))
    assert no(state, Number(0, 0)) == f"{called('knight')} has a counter already."


def test_the_other_side_does_not_see_the_counters_before_they_are_revealed() -> None:
    state = ordering(four())
    do(state, Number(0, 1))
    assert view(GAME, state, 1).sequences[0] == []
    do(state, Number(1, 2))
    assert view(GAME, state, 1).sequences == [[1, HIDDEN], [2, 3]]
    assert view(GAME, state, None).sequences == [[1, HIDDEN], [HIDDEN, HIDDEN]]


def lurking() -> HybridState:
    """A purifier in ambush that has turned its back on everything."""
    state = lay(HALL, "purifier B2 W", "knight B4 E", "hybrid G4 W")
    state.modes[0], state.levels[0], state.ambush = Mode.FIRING, 3, [0]
    return state


def test_a_warrior_that_keeps_its_ambush_gets_no_counter() -> None:
    state = ordering(lurking())
    assert no(state, Number(0, 0)) == f"{called('purifier')} keeps its ambush: rouse it first."
    do(state, Number(0, 1))
    assert state.sequences[0] == [1]
    assert state.ambush == [0]


def test_a_warrior_can_give_up_its_ambush_to_be_activated() -> None:
    state = ordering(lurking())
    do(state, Rouse(0, 0))
    assert state.ambush == []
    assert can(state, Number(0, 0))


def test_warriors_are_roused_before_the_first_counter_lies() -> None:
    state = lay(HALL, "purifier B2 W", "knight B4 E", "templar B3 E", "hybrid G4 W")
    state.modes[0], state.levels[0], state.ambush = Mode.FIRING, 3, [0]
    ordering(state)
    do(state, Number(0, 1))
    assert not can(state, Rouse(0, 0))


def test_a_side_that_only_waits_in_ambush_says_so() -> None:
    state = lay(HALL, "purifier B2 W", "hybrid G4 W")
    state.modes[0], state.levels[0], state.ambush = Mode.FIRING, 3, [0]
    ordering(state)
    do(state, Ready(0))
    assert state.active == 1


def test_after_two_rolled_10s_the_cards_do_not_count_either() -> None:
    state = four()
    (piece,) = give(state, 1, FOUR)
    state = rig(bidding_with(state), 10, 10, 3, 5)
    do(state, Bid(1, piece))
    assert state.lead == 0


def test_a_warrior_that_was_roused_has_no_mode_any_more() -> None:
    state = ordering(lurking())
    do(state, Rouse(0, 0))
    assert (state.modes[0], state.levels[0]) == (Mode.NONE, 0)


def test_cards_that_do_not_count_any_more_do_not_count_after_a_tie_either() -> None:
    state = four()
    (piece,) = give(state, 1, FOUR)
    state = rig(bidding_with(state), 1, 1, 5, 5, 3, 5)
    do(state, Bid(1, piece))
    assert state.lead == 0
