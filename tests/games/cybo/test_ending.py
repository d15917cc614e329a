"""Rounds, the order of play, ties and victory follow the rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrarium.engine.game import OptionError, settle
from monstrarium.engine.rng import Rng
from monstrarium.games.cybo.actions import Roll
from monstrarium.games.cybo.events import ExtraRound, MatchEnded, TurnBegan
from monstrarium.games.cybo.options import Level
from monstrarium.games.cybo.rules import Cybo
from monstrarium.games.cybo.state import ROUNDS, Phase
from tests.games.cybo.scenario import Table


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_seat_has_thirteen_turns(seats: int) -> None:
    table = Table(seats)
    table.finish()
    assert len(table.state.rows) == 13 * seats
    assert table.rules.to_act(table.state) == ()


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_seats_play(seats: int) -> None:
    with pytest.raises(OptionError):
        settle(Cybo.info, seats, {})


def test_the_order_stays_the_same_in_every_round() -> None:
    table = Table(3)
    seen = []
    for _turn in range(7):
        seen.append(table.seat)
        table.waste()
    assert seen == [0, 1, 2, 0, 1, 2, 0]


def test_who_begins_is_drawn_by_lot() -> None:
    game = Cybo()
    options = settle(game.info, 4, {})
    assert {game.new(4, options, Rng(seed)).seat for seed in range(40)} == {0, 1, 2, 3}


def test_the_first_seat_may_begin() -> None:
    game = Cybo()
    options = settle(game.info, 4, {"first": "first"})
    assert {game.new(4, options, Rng(seed)).seat for seed in range(40)} == {0}


@given(seed=st.integers(0, 2**64 - 1), seats=st.integers(2, 6))
def test_play_goes_round_from_the_seat_that_begins(seed: int, seats: int) -> None:
    game = Cybo()
    state = game.new(seats, settle(game.info, seats, {}), Rng(seed))
    assert state.order == tuple((state.seat + step) % seats for step in range(seats))


def test_the_highest_score_wins() -> None:
    outcome = Table(3).play(5, 9, 1).play(1, 5, 9).waste().finish()
    assert outcome.scores == (3, 9, 0)
    assert outcome.places == (2, 1, 3)


def test_level_seats_share_the_victory() -> None:
    outcome = Table(3).play(1, 5, 9).waste().play(9, 5, 1).finish()
    assert outcome.places == (1, 3, 1)


def test_nobody_moves_after_the_end() -> None:
    table = Table()
    table.finish()
    assert table.refused(Roll(0)) == "The match is over."


def nine_in_threes(ties: str, level: str = "advanced") -> Table:
    """Both seats have nine points: the first in three Trinities, the second in one in order."""
    table = Table(ties=ties, level=level).play(5, 9, 1).play(1, 5, 9)
    return table.play(9, 1, 5).waste().play(5, 1, 9).waste()


def test_a_shared_victory_looks_at_nothing_but_points() -> None:
    assert nine_in_threes("share").finish().places == (1, 1)


def test_a_trinity_in_order_breaks_a_tie_before_many_trinities() -> None:
    assert nine_in_threes("break").finish().places == (2, 1)


def test_more_quads_break_a_tie_before_order() -> None:
    table = Table(ties="break")
    for _round in range(3):
        table.play(5, 6, 7, 8).play(1, 5, 9)
    table.waste().play(1, 5, 9).waste().play(1, 5, 9).waste().play(5, 9, 1)
    assert table.state.scores == (48, 48)
    assert table.finish().places == (1, 2)


def test_more_trinities_break_a_tie_last() -> None:
    table = Table(ties="break").play(1, 5, 9).play(1, 2, 3, 9).play(5, 9, 1).play(5, 9, 1)
    table.waste().play(9, 1, 5).waste().play(1, 9, 5)
    assert table.state.scores == (12, 12)
    assert table.finish().places == (2, 1)


def test_a_grand_master_comes_first_in_a_tie_that_is_broken() -> None:
    table = Table(ties="break", level="grand_master")
    table.play(5, 9, 1).play(1, 5, 9).play(5, 9, 1).play(5, 9, 1).waste().play(9, 1, 5)
    assert table.state.scores == (15, 15)
    assert table.finish().places == (1, 2)


def test_cards_that_are_level_in_everything_share() -> None:
    assert Table(ties="break").play(1, 5, 9).play(9, 5, 1).finish().places == (1, 1)


def sudden(seats: int = 2, level: str = "advanced") -> Table:
    """All thirteen rounds are over, and everyone has nothing."""
    return Table(seats, ties="sudden", level=level).waste(ROUNDS * seats)


def test_level_seats_roll_on_in_extra_rounds() -> None:
    table = sudden(3)
    assert [event.seats for event in table.told if isinstance(event, ExtraRound)] == [(0, 1, 2)]
    assert [event.round for event in table.told if isinstance(event, TurnBegan)] == [14]
    assert table.seat == 0


def test_an_extra_round_that_decides_ends_the_match() -> None:
    table = sudden().play(1, 5, 9)
    assert table.state.phase is Phase.ROLL
    table.play(5, 9, 1)
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    assert outcome.places == (1, 2)
    assert [event.places for event in table.told if isinstance(event, MatchEnded)] == [(1, 2)]


def test_points_of_extra_rounds_are_not_added() -> None:
    table = sudden().play(1, 5, 9).waste()
    assert table.state.scores == (0, 0)


def test_only_those_still_level_play_the_next_extra_round() -> None:
    table = sudden(3).play(1, 5, 9).waste().play(9, 5, 1)
    assert table.state.contest == (0, 2)
    table.waste()
    assert table.seat == 2
    table.play(5, 9, 1)
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    assert outcome.places == (2, 3, 1)


def test_an_extra_round_in_which_nobody_is_ahead_is_played_again() -> None:
    table = sudden().waste(2)
    assert table.state.contest == (0, 1)
    assert table.seat == 0
    assert table.rules.turn(table.state) == 2 * ROUNDS + 3


def test_the_cards_decide_before_extra_rounds() -> None:
    table = nine_in_threes("sudden")
    assert table.finish().places == (2, 1)
    assert table.state.extra == ()


def test_extra_rounds_know_no_duplicates_and_no_locks() -> None:
    table = Table(ties="sudden", level="grand_master")
    table.play(1, 5, 9).play(1, 5, 9).play(1, 5, 9).play(1, 5, 9).waste(2 * ROUNDS - 4)
    assert table.state.levels == (Level.ADVANCED, Level.ADVANCED)
    assert table.play(1, 5, 9).row.points == 9
    assert table.play(3, 7, 11).row.points == 9
    assert table.state.contest == (0, 1)


def test_turns_count_on_through_extra_rounds() -> None:
    table = sudden()
    assert table.rules.turn(table.state) == 2 * ROUNDS + 1
