"""Chances to win equal a count of all ways the last rounds can go."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrarium.games.cybo import KIT
from monstrarium.games.cybo.actions import Keep, Roll
from monstrarium.games.cybo.bots.hints import CyboHints
from monstrarium.games.cybo.odds import decision, expected_now
from monstrarium.games.cybo.options import Level
from monstrarium.games.cybo.race import MIDDLE, chances, layers, remaining, win_rates, win_shares
from monstrarium.games.cybo.state import ROUNDS, Phase
from monstrarium.games.cybo.turn import Terms
from tests.games.cybo.scenario import Table
from tests.games.cybo.tree import Expectimax, gone_for_points, kept, rolled, turn_points
from tests.support.reasons import why

HINTS = CyboHints()


def late(rounds: int, scores: tuple[int, int] = (0, 0), **options: object) -> Table:
    """A table for two with so many rounds to go."""
    table = Table(**options).waste(2 * (ROUNDS - rounds))
    table.state.scores = scores
    return table


@pytest.mark.parametrize("scores", [(0, 0), (9, 0), (0, 9), (3, 0), (13, 0), (0, 13), (0, 16), (20, 3)])
@pytest.mark.parametrize("level", ["advanced", "master"])
def test_two_rounds_from_the_end_the_value_is_exact(level: str, scores: tuple[int, int]) -> None:
    state = late(2, scores, level=level).state
    value = Expectimax().value(state)
    assert chances(state) == pytest.approx((value, 1 - value), abs=1e-12)


def test_seats_of_different_levels_race_exactly() -> None:
    state = late(1, (3, 0), level=("master", "beginner"), miss="nothing").state
    value = Expectimax().value(state)
    assert chances(state) == pytest.approx((value, 1 - value), abs=1e-12)


@pytest.mark.parametrize("scores", [(0, 0), (0, 5), (0, 7), (0, 10), (0, 12), (4, 0), (6, 0), (13, 0)])
@pytest.mark.parametrize("rolls", [(1, 2, 3), (3, 1, 2)])
def test_the_best_decision_wins_most_often(rolls: tuple[int, ...], scores: tuple[int, int]) -> None:
    tree = Expectimax()
    for seat in (0, 1):
        table = late(2, scores).waste(seat).roll(*rolls)
        keep, roll = tree.value(kept(table.state)), tree.rolling(table.state)
        wins = (keep, roll) if seat == 0 else (1 - keep, 1 - roll)
        assert win_rates(table.state) == pytest.approx(wins, abs=1e-12)
        if abs(keep - roll) > 1e-9:
            assert HINTS.best(table.state, seat) == (Keep(seat) if wins[0] > wins[1] else Roll(seat))


def test_at_the_very_end_only_a_quad_helps_who_is_ten_behind() -> None:
    table = late(1, (10, 0)).waste().roll(1, 2, 3)
    assert HINTS.best(table.state, 1) == Roll(1)
    assert win_rates(table.state) == pytest.approx((0, 1 / 12))


def test_at_the_very_end_nine_points_are_kept_when_they_win() -> None:
    table = late(1, (8, 0)).waste().roll(1, 2, 3)
    assert HINTS.best(table.state, 1) == Keep(1)
    assert win_rates(table.state) == pytest.approx((1, 1 / 12))


def test_where_both_win_alike_points_decide() -> None:
    assert HINTS.best(late(1, (0, 30)).waste().roll(1, 2, 3).state, 1) == Keep(1)
    assert HINTS.best(late(1, (0, 30)).waste().roll(3, 1, 2).state, 1) == Roll(1)


def test_among_more_than_two_points_decide() -> None:
    assert HINTS.best(Table(3).roll(1, 2, 3).state, 0) == Keep(0)
    assert HINTS.best(Table(3).roll(3, 1, 2).state, 0) == Roll(0)
    assert win_rates(Table(3).roll(1, 2, 3).state) is None


def test_an_extra_round_is_played_to_be_won() -> None:
    table = Table(ties="sudden").waste(2 * ROUNDS).roll(5, 6, 7).keep().roll(1, 2, 3)
    assert HINTS.best(table.state, 1) == Keep(1)
    behind = Table(ties="sudden").waste(2 * ROUNDS).play(5, 6, 7, 8).roll(1, 2, 3)
    assert HINTS.best(behind.state, 1) == Roll(1)


def test_before_the_first_roll_the_second_seat_is_a_hair_ahead() -> None:
    one, two = chances(Table().state)
    assert 0.4999 < one < 0.5 < two


def test_layers_end_in_who_has_more() -> None:
    last = layers(Terms(Level.ADVANCED), Terms(Level.ADVANCED))[2 * ROUNDS]
    assert (last[MIDDLE - 1], last[MIDDLE], last[MIDDLE + 1]) == (0.0, 0.5, 1.0)


def test_three_seats_in_the_last_round_are_as_counted() -> None:
    table = Table(3).waste(3 * (ROUNDS - 1))
    table.state.scores = (3, 0, 9)
    turn = turn_points(table.state, gone_for_points)
    wins = [Fraction(0)] * 3
    for paid in product(turn.items(), repeat=3):
        chance = paid[0][1] * paid[1][1] * paid[2][1]
        totals = [score + points for score, (points, _chance) in zip((3, 0, 9), paid, strict=True)]
        top = [seat for seat in range(3) if totals[seat] == max(totals)]
        for seat in top:
            wins[seat] += chance / len(top)
    assert chances(table.state) == pytest.approx([float(win) for win in wins], abs=1e-12)


def test_the_chance_moves_with_every_roll_and_its_mean_stays() -> None:
    state = Table(4).roll(6, 2).state
    now = chances(state)
    after = [chances(rolled(state, number)) for number in range(1, 13)]
    mean = [sum(each[seat] for each in after) / 12 for seat in range(4)]
    assert mean == pytest.approx(now, abs=1e-12)


totals = st.dictionaries(st.integers(0, 5), st.integers(1, 9), min_size=1, max_size=4)


@given(st.lists(totals, min_size=2, max_size=6))
def test_shared_wins_are_divided(weights: list[dict[int, int]]) -> None:
    seats = [{score: weight / sum(each.values()) for score, weight in each.items()} for each in weights]
    wins = [0.0] * len(seats)
    for scores in product(*seats):
        chance = 1.0
        for seat, score in zip(seats, scores, strict=True):
            chance *= seat[score]
        top = [at for at, score in enumerate(scores) if score == max(scores)]
        for at in top:
            wins[at] += chance / len(top)
    assert win_shares(seats) == pytest.approx(wins, abs=1e-9)


def test_turns_add_up() -> None:
    one = ((0, 0.5), (3, 0.5))
    assert dict(remaining(one, 0)) == {0: 1.0}
    assert dict(remaining(one, 3)) == pytest.approx({0: 1 / 8, 3: 3 / 8, 6: 3 / 8, 9: 1 / 8})


def test_chances_are_exact_where_nothing_bends_them() -> None:
    def exact(**options: object) -> bool:
        found = HINTS.chances(Table(**options).state)
        assert found is not None
        return found.exact

    assert exact()
    assert exact(level=("beginner", "master"))
    assert not exact(level="grand_master")
    assert not exact(ties="break")


@pytest.mark.parametrize("seats", range(2, 7))
def test_chances_at_the_end_are_the_outcome(seats: int) -> None:
    table = Table(seats).play(1, 5, 9).play(1, 5, 9)
    table.finish()
    found = HINTS.chances(table.state)
    assert found is not None
    assert found.exact
    assert found.seats == (0.5, 0.5, *(0.0 for _seat in range(seats - 2)))


@given(turns=st.integers(0, 90), seats=st.integers(2, 6), ties=st.sampled_from(["share", "sudden"]))
def test_chances_and_values_are_chances(turns: int, seats: int, ties: str) -> None:
    table = Table(seats, ties=ties, level="grand_master")
    table.waste(turns if ties == "sudden" else min(turns, ROUNDS * seats))
    found = chances(table.state)
    assert sum(found) == pytest.approx(1)
    assert all(0 <= HINTS.value(table.state, seat) <= 1 for seat in range(seats))


def test_a_seat_ahead_is_valued_higher() -> None:
    state = Table(3).play(1, 5, 9).state
    values = [HINTS.value(state, seat) for seat in range(3)]
    assert values[0] > max(values[1:])
    assert sum(chances(state)) == pytest.approx(1)


def test_a_turn_that_is_written_down_brings_nothing_more() -> None:
    state = Table().waste(2 * ROUNDS - 1).state
    state.phase, state.rolls = Phase.SCORED, (1, 8)
    state.rows.append(state.rows[-1])
    assert expected_now(state) == 0
    assert chances(state) == (0.5, 0.5)
    assert decision(state) is None


def test_reasons_name_both_figures() -> None:
    assert why(KIT, Table(3).roll(1, 2, 3).state, Keep(0)) == (
        "Keeping is worth 9 points; rolling for 4 is worth 4.1 on average."
    )
    two = why(KIT, late(1, (8, 0)).waste().roll(1, 2, 3).state, Keep(1))
    assert two == "Keeping is worth 9 and wins 100.0%; rolling for 4 is worth 4.1 on average and wins 8.3%."


def test_reasons_that_rest_on_an_estimate_say_so() -> None:
    assert " about " in why(KIT, Table(level="grand_master").roll(1, 2, 3).state, Keep(0))


def test_a_reason_to_roll_tells_what_the_roll_can_bring() -> None:
    assert why(KIT, Table(3).state, Roll(0)).startswith("Every turn begins with a roll: ")
    assert why(KIT, Table(3).roll(1).state, Roll(0)).startswith("After 1, 6 of 12 numbers keep the turn going.")
    assert why(KIT, Table(3).roll(1, 2).state, Roll(0)).startswith("After 1-2, 3 makes a Trinity.")
