"""Verifying finds the moves at which a match differs from its replay."""

from __future__ import annotations

from monstrarium.engine.history import verify
from monstrarium.engine.record import START, Head, Mark, Move
from monstrarium.engine.session import Session
from tests.support.toy import Add, Pass, Roll, Toy, ToyState, toy_record


def match() -> Session[ToyState]:
    """A match with two lines: one with two turns, and one from its first move."""
    made = Session(Toy(), toy_record())
    for action in (Add(0, 1), Pass(0), Roll(1), Pass(1)):
        made.submit(action)
    made.play_on(1)
    made.submit(Roll(0))
    made.submit(Pass(0))
    return made


def test_an_honest_match_holds() -> None:
    assert verify(Toy(), match().record) == []


def test_an_empty_match_holds() -> None:
    assert verify(Toy(), toy_record()) == []


def test_another_seed_is_found_at_the_first_mark() -> None:
    record = match().record
    record.seed = 99
    assert verify(Toy(), record)[0].node == START


def test_a_changed_move_is_found_at_the_next_mark_of_every_line() -> None:
    record = match().record
    record.moves[0] = Move(START, Add(0, 2))
    assert [drift.node for drift in verify(Toy(), record)] == [2, 4, 6]


def test_a_refused_move_is_named_with_its_reason_and_what_follows_it_is_left_out() -> None:
    record = match().record
    record.moves[2] = Move(2, Add(1, 77))
    (drift,) = verify(Toy(), record)
    assert drift.node == 3
    assert drift.turn == 2
    assert "refused" in drift.what


def test_a_move_by_the_wrong_seat_is_refused() -> None:
    record = match().record
    record.moves[2] = Move(2, Roll(0))
    assert [drift.node for drift in verify(Toy(), record)] == [3]


def test_a_changed_salt_is_found() -> None:
    record = match().record
    record.moves[4] = Move(1, Roll(0), record.moves[4].salt + 1)
    assert [drift.node for drift in verify(Toy(), record)] == [6]


def test_a_forged_digest_is_found() -> None:
    record = match().record
    record.marks[4] = Mark(4, 3, "0" * 16, record.marks[4].snapshot)
    assert [drift.node for drift in verify(Toy(), record)] == [4]


def test_where_the_head_stands_makes_no_difference() -> None:
    record = match().record
    record.add(Head(START))
    assert verify(Toy(), record) == []
