"""Going back in a match does not let anybody use known results of chance."""

from __future__ import annotations

from monstrarium.engine.history import verify
from monstrarium.engine.plain import digest
from monstrarium.engine.record import START
from monstrarium.engine.session import Session
from tests.support.toy import Add, Pass, Roll, Rolled, Toy, ToyState, played


def rolled(of: Session[ToyState], seat: int = 0) -> int:
    """Roll, and return the number."""
    (event,) = (event for frame in of.film(of.submit(Roll(seat)).node, None) for event in frame.events)
    assert isinstance(event, Rolled)
    return event.number


def test_whoever_plays_on_from_the_past_gets_another_future() -> None:
    made = played()
    first = rolled(made)
    made.play_on(START)
    assert rolled(made) != first


def test_every_branch_from_one_point_gets_a_future_of_its_own() -> None:
    made = played()
    rolls = {rolled(made)}
    for _branch in range(5):
        made.play_on(START)
        rolls.add(rolled(made))
    assert len(rolls) == 6


def test_moves_without_chance_do_not_lead_back_to_a_known_future() -> None:
    made = played(Add(0, 1))
    first = rolled(made)
    made.play_on(1)
    made.undo()
    made.submit(Add(0, 1))
    assert rolled(made) != first


def test_another_move_before_the_roll_does_not_lead_to_a_known_future() -> None:
    made = played()
    first = rolled(made)
    made.play_on(START)
    made.submit(Add(0, 2))
    assert rolled(made) != first


def test_a_future_stays_known_when_the_match_is_closed_and_opened() -> None:
    made = played()
    first = rolled(made)
    made.play_on(START)
    again = Session(Toy(), made.record)
    assert rolled(again) != first


def test_a_line_that_ended_before_its_future_was_seen_goes_on_as_it_was() -> None:
    straight = played(Add(0, 1), Add(0, 2))
    expected = rolled(straight)
    made = played(Add(0, 1), Add(0, 2))
    made.play_on(START)
    made.submit(Add(0, 5))
    made.play_on(2)
    assert rolled(made) == expected


def test_branches_are_kept_and_replayed_with_their_own_chance() -> None:
    made = played()
    first = rolled(made)
    made.play_on(START)
    second = rolled(made)
    assert made.truth(1).total == first
    assert made.truth(2).total == second
    assert made.record.ends() == [1, 2]
    assert verify(Toy(), made.record) == []


def test_playing_on_at_an_open_end_changes_nothing() -> None:
    made, straight = played(Roll(0)), played(Roll(0))
    made.play_on(1)
    assert rolled(made) == rolled(straight)


def test_the_other_line_can_be_gone_on_with() -> None:
    made = played(Add(0, 1), Roll(0))
    before = digest(made.truth())
    made.play_on(1)
    made.submit(Pass(0))
    made.play_on(2)
    assert digest(made.truth()) == before
    made.submit(Add(0, 1))
    assert made.record.parent(made.head) == 2


def test_the_film_of_a_branch_is_played_with_its_own_chance() -> None:
    made = played()
    rolled(made)
    made.play_on(START)
    second = rolled(made)
    assert made.film(2, None)[-1].view.total == second
