"""Events of CYBO are told in the log, shown to the eye, and counted as luck."""

from __future__ import annotations

from fractions import Fraction

import pytest

from monstrarium.engine.action import Action
from monstrarium.engine.event import Event
from monstrarium.games.cybo import actions, events
from monstrarium.games.cybo.board import NUMBERS
from monstrarium.games.cybo.events import Completed, Hit, Locked, Missed, Repeated, Rolled, TurnEnded
from monstrarium.games.cybo.odds import expected
from monstrarium.games.cybo.state import CyboState, Phase
from monstrarium.games.cybo.table.log import SENTENCES
from monstrarium.games.cybo.table.presenter import PRESENTER
from monstrarium.games.cybo.turn import terms_of
from monstrarium.table.presenter import Flourish, Luck
from tests.games.cybo.scenario import Table, word_for
from tests.games.cybo.table import audience
from tests.games.cybo.tree import GAME, Policy, always, gone_for_points, kept, never
from tests.support.matches import Seen
from tests.support.telling import kinds_in


def lines(table: Table) -> list[tuple[int, str]]:
    """The log of the last action, with the level of each line."""
    told = (PRESENTER.line(event, table.state, audience(table)) for event in table.told)
    return [(line.depth, line.text) for line in told if line is not None]


def flourish(table: Table, kind: type[Event]) -> Flourish | None:
    """The flourish of an event of the last action."""
    event = next(each for each in table.told if isinstance(each, kind))
    return PRESENTER.flourish(event, table.state, audience(table))


def test_every_kind_of_event_can_be_told() -> None:
    assert set(SENTENCES.rows) == kinds_in(events)


def test_a_roll_is_told_against_its_chance() -> None:
    assert lines(Table().roll(1)) == [(0, "Ada rolls 1.")]
    assert lines(Table().roll(1, 5)) == [(0, "Ada rolls 5; 6 of 12 numbers were good.")]
    assert lines(Table().roll(1, 2, 3, 4))[0] == (0, "Ada rolls 4; 1 of 12 numbers was good.")


def test_a_dead_turn_is_told() -> None:
    assert lines(Table().roll(1, 8)) == [
        (0, "Ada rolls 8; 6 of 12 numbers were good."),
        (1, "1-8 can make no Trinity: the turn is over."),
    ]


def test_trinities_are_told() -> None:
    assert lines(Table().roll(1, 5, 9))[1] == (1, "1-5-9 in order: a Trinity for 9 points.")
    assert lines(Table().roll(5, 9, 1))[1] == (1, "5-9-1: a Trinity for 3 points.")
    assert lines(Table().roll(1, 2, 3))[1] == (1, "1-2-3 in order: 9 points, or a fourth roll for 4.")
    assert lines(Table().roll(3, 1, 2))[1] == (1, "3-1-2: 3 points, or a fourth roll for 4.")


def test_the_decision_on_a_quad_is_told() -> None:
    assert lines(Table().roll(1, 2, 3).keep()) == [(0, "Ada keeps 9 points.")]
    assert lines(Table().roll(1, 2, 3, 4))[1] == (1, "4 fills the column: a Quad for 16 points.")
    assert lines(Table().roll(1, 2, 3, 9))[1] == (1, "9 is not 4: the Quad is missed and leaves 3 points.")


def test_a_new_round_is_told() -> None:
    assert lines(Table().waste(2))[-1] == (0, "Round 2 of 13.")


def test_a_repeat_that_is_rolled_again_is_told() -> None:
    assert lines(Table(repeat="again").roll(1, 1)) == [
        (0, "Ada rolls 1; 6 of 11 numbers were good."),
        (1, "1 came before and does not count: Ada rolls again."),
    ]


def test_a_fourth_roll_is_told_against_the_numbers_that_count() -> None:
    table = Table(level="beginner", repeat="again").roll(4, 1, 2, 3, 9)
    assert lines(table)[0] == (0, "Ada rolls 9; 1 of 9 numbers was good.")


def test_duplicates_and_locks_are_told() -> None:
    table = Table(level="grand_master").lone(1, 5, 9).play(1, 5, 9)
    assert lines(table)[2:] == [
        (1, "1-5-9 again in the same order: 12 points."),
        (1, "Ada is a Grand Master: from now on only 1-5-9 in this order scores."),
    ]
    soft = Table(level="grand_master", lock="soft").lone(1, 5, 9).play(1, 5, 9)
    assert lines(soft)[3] == (1, "Ada is a Grand Master of 1-5-9 in this order.")
    assert len(lines(table.waste().play(1, 5, 9))) == 3
    assert lines(table.waste().play(2))[1] == (1, "Ada needs 1-5-9: the turn is over.")


def test_extra_rounds_and_the_end_are_told() -> None:
    table = Table(ties="sudden").waste(26)
    assert lines(table)[-2:] == [(0, "Ada and Bo are level and roll on."), (0, "Extra round 1.")]
    assert lines(table.play(1, 5, 9).waste())[-1] == (0, "Ada wins with 0 points.")


def test_the_die_tumbles_before_it_rests() -> None:
    shown = flourish(Table().roll(7), Rolled)
    assert shown is not None
    assert (shown.kind, shown.item, len(shown.frames)) == ("tumble", "die", 10)


@pytest.mark.parametrize(
    ("table", "kind", "expected_kind", "item"),
    [
        (Table().roll(1, 5, 9), Completed, "pulse", "plate/9"),
        (Table().roll(1, 5, 9), TurnEnded, "float", "card/0"),
        (Table().roll(1, 2, 3, 4), Hit, "pulse", "plate/4"),
        (Table().roll(1, 2, 3, 5), Missed, "float", "plate/4"),
        (Table(repeat="again").roll(1, 1), Repeated, "float", "plate/1"),
        (Table(level="grand_master").lone(1, 5, 9).play(1, 5, 9), Locked, "pulse", "card/0"),
    ],
)
def test_what_happens_is_shown_where_it_happens(table: Table, kind: type[Event], expected_kind: str, item: str) -> None:
    shown = flourish(table, kind)
    assert shown is not None
    assert (shown.kind, shown.item) == (expected_kind, item)


def test_points_rise_from_the_card() -> None:
    shown = flourish(Table().roll(1, 5, 9), TurnEnded)
    assert shown is not None
    assert shown.text == "+9"
    assert flourish(Table().roll(1, 8), TurnEnded) is None


def luck(table: Table) -> Luck | None:
    """The change of each seat's luck by the last action."""
    return next((found for event in table.told if (found := PRESENTER.luck(event)) is not None), None)


def test_luck_compares_a_turn_with_what_it_was_worth() -> None:
    worth = expected(terms_of(Table().state, 0))
    assert luck(Table().roll(1)) is None
    assert luck(Table().play(1, 8)) == Luck(0, worth, 0)
    assert luck(Table().play(1, 5, 9)) == Luck(0, worth, 9)


def test_a_costly_decision_is_not_bad_luck() -> None:
    worth = expected(terms_of(Table().state, 0))
    missed = luck(Table().play(1, 2, 3, 9))
    assert missed is not None
    assert missed.expected == pytest.approx(worth - (9 - 49 / 12))


def test_points_of_extra_rounds_are_no_luck() -> None:
    assert luck(Table(ties="sudden").waste(26).play(1, 5, 9)) is None


@pytest.mark.parametrize("policy", [always, never, gone_for_points])
def test_luck_evens_out_whatever_is_decided(policy: Policy) -> None:
    balance = Fraction(0)

    def walk(at: CyboState, chance: Fraction) -> None:
        nonlocal balance
        if at.phase is Phase.QUAD and not policy(kept(at).rows[-1].points):
            balance += chance * _balance(at, actions.Keep(0), None)
            return
        for number in NUMBERS:
            after = at.clone()
            after.rng.word = word_for(number)
            GAME.apply(after, actions.Roll(0))
            if after.rows:
                balance += chance / 12 * _balance(at, actions.Roll(0), number)
            else:
                walk(after, chance / 12)

    walk(Table().state, Fraction(1))
    assert float(balance) == pytest.approx(0, abs=1e-12)


def _balance(at: CyboState, action: Action, number: int | None) -> Fraction:
    """Points beyond what was expected, of the action that ends the turn."""
    after, tape = at.clone(), Seen()
    if number is not None:
        after.rng.word = word_for(number)
    GAME.apply(after, action, tape)
    found = next(each for event in tape.events if (each := PRESENTER.luck(event)) is not None)
    return Fraction(found.actual) - Fraction(found.expected)
