"""A match can be watched and played after the rules have changed, and verifying finds where it differs."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec import Raw

from monstrarium.engine.action import RuleError
from monstrarium.engine.history import KEPT, verify
from monstrarium.engine.plain import digest, digest_of
from monstrarium.engine.record import START, Codec, Head, Mark, Move, Record
from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session
from tests.support import shelf
from tests.support.matches import play, session_of
from tests.support.pantry.actions import EndTurn
from tests.support.toy import Add, Pass, Roll, Toy, ToyState, played, toy_record

PANTRY = shelf.load("pantry")


def old_match(*actions: Any, rules: int = 1) -> Record:
    """A match that was played by the first rules, read from its entries."""
    made = played(*actions)
    codec = Codec(Toy())
    record = toy_record(rules=rules)
    for entry in made.record.entries():
        record.add(codec.read(codec.write(entry)))
    return record


STORY = (Add(0, 1), Add(0, 5), Pass(0), Add(1, 2), Pass(1), Add(0, 3))


def test_a_match_of_todays_rules_is_replayed_from_its_seed() -> None:
    record = old_match(*STORY)
    record.marks[5] = Mark(5, 3, "forged", Raw(b'{"total":1000000}'))
    assert Session(Toy(), record).truth().total == 11
    assert [drift.node for drift in verify(Toy(), record)] == [5]


def test_a_match_of_older_rules_goes_on_from_its_last_snapshot() -> None:
    made = Session(Toy(largest=3, rules=2), old_match(*STORY))
    assert made.truth().total == 11
    assert made.head == 6
    made.submit(Add(0, 1))
    assert made.truth().total == 12


def test_a_match_of_older_rules_can_be_watched_turn_by_turn() -> None:
    made = Session(Toy(largest=3, rules=2), old_match(*STORY))
    assert [made.truth(node).total for node in (0, 1, 3, 4, 5, 6)] == [0, 1, 6, 8, 8, 11]


def test_where_a_move_is_refused_today_the_nearest_state_is_shown_and_it_is_said() -> None:
    made = Session(Toy(largest=3, rules=2), old_match(*STORY))
    assert made.truth(2).total == 1
    assert made.drift.startswith("Move 2 is not allowed by today's rules: ")
    assert "refused" in made.drift


def test_a_refused_move_in_todays_rules_brings_the_snapshots_in() -> None:
    made = Session(Toy(largest=3), old_match(*STORY))
    assert made.truth().total == 11
    assert made.drift.startswith("Move 2 does not follow from the match as it was saved: ")


def test_a_match_whose_end_is_refused_goes_on_before_it() -> None:
    made = Session(Toy(largest=3, rules=2), old_match(*STORY, Add(0, 5), Add(0, 1)))
    assert made.head == 6
    assert made.truth().total == 11
    assert made.record.moves[6].action == Add(0, 5)
    made.submit(Add(0, 2))
    assert made.record.parent(made.head) == 6


def test_a_refused_move_can_be_filmed_as_the_state_that_is_left() -> None:
    made = Session(Toy(largest=3, rules=2), old_match(*STORY))
    (frame,) = made.film(2, None)
    assert frame.view.total == 1


def test_undo_does_not_go_back_over_a_refused_move() -> None:
    made = Session(Toy(largest=3, rules=2), old_match(Add(0, 1), Add(0, 5), Pass(0)))
    assert made.undo()
    assert made.head in (1, 2)
    assert not made.undo() or made.truth().total <= 1


def test_standing_at_a_refused_move_is_standing_before_it() -> None:
    made = Session(Toy(largest=3, rules=2), old_match(*STORY))
    made.play_on(2)
    assert made.head == 1
    made.submit(Add(0, 2))
    assert made.truth().total == 3


def test_a_damaged_snapshot_is_not_used() -> None:
    record = old_match(*STORY, rules=0)
    mark = record.marks[5]
    record.marks[5] = Mark(5, mark.turn, mark.digest, Raw(bytes(mark.snapshot) + b" "))
    made = Session(Toy(), record)
    assert made.truth().total == 11
    assert "cannot be believed" in made.drift


def test_a_snapshot_of_another_shape_is_not_used() -> None:
    record = old_match(*STORY, rules=0)
    snapshot = b'{"score":3}'
    record.marks[5] = Mark(5, 3, digest_of(snapshot), Raw(snapshot))
    made = Session(Toy(), record)
    assert made.truth().total == 11
    assert "cannot be believed" in made.drift


def test_a_pantry_match_is_watched_from_its_snapshots_alone() -> None:
    original = play(PANTRY, session_of(PANTRY, 5), Rng(5))
    codec = Codec(PANTRY.game)
    record = Record("pantry", 0, 5, original.record.options, original.record.seats)
    for entry in original.record.entries():
        record.add(codec.read(json.loads(json.dumps(codec.write(entry).decode())).encode()))
    made = Session(PANTRY.game, record)
    assert [digest(made.truth(node)) for node in range(0, len(record.moves), 7)] == [
        digest(original.truth(node)) for node in range(0, len(record.moves), 7)
    ]
    assert isinstance(record.moves[-1].action, EndTurn)


def test_of_many_states_that_are_looked_at_only_some_are_kept() -> None:
    made = Session(Toy(largest=3, rules=2), old_match(*[Pass(seat % 2) for seat in range(KEPT * 3)]))
    for node in range(KEPT * 3):
        assert made.turn(node) == node + 1
    assert len(made._history._kept) <= KEPT


def test_rules_that_stumble_over_a_saved_table_refuse_the_move_and_nothing_changes() -> None:
    game = Toy(largest=5, rules=2)
    made = Session(game, old_match(*STORY))
    game.broken = True
    with pytest.raises(RuleError, match="does not allow it"):
        made.submit(Add(0, 1))
    assert made.truth().total == 11


# ---- verifying finds the moves at which a match differs from its replay


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
