"""A session accepts legal actions, records them, and loses nothing."""

from __future__ import annotations

from typing import Any

import pytest

from monstrarium.engine.action import Concede, RuleError
from monstrarium.engine.game import Outcome
from monstrarium.engine.history import verify
from monstrarium.engine.plain import digest
from monstrarium.engine.record import START, Codec, Entry, Head, Mark, Move
from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session
from tests.support import shelf
from tests.support.matches import play, record_of, session_of
from tests.support.pantry.actions import Offer, Play, Polish
from tests.support.toy import Add, Pass, Roll, Toy, ToyState, played, toy_record

PANTRY = shelf.load("pantry")


class Book:
    """A ledger that keeps all entries in a list."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def write(self, entry: Entry) -> None:
        self.entries.append(entry)


def total(of: Session[ToyState]) -> int:
    """The sum in the present state."""
    return of.truth().total


# ---- submitting


def test_a_move_is_carried_out_and_written_down() -> None:
    made = played(Add(0, 3))
    assert total(made) == 3
    assert made.record.moves == [Move(START, Add(0, 3))]
    assert made.head == 1


def test_what_the_rules_refuse_leaves_everything_as_it_was() -> None:
    made = played(Add(0, 3))
    before = digest(made.truth())
    with pytest.raises(RuleError, match="refused"):
        made.submit(Add(0, 99))
    assert digest(made.truth()) == before
    assert len(made.record.moves) == 1


def test_a_move_that_fails_half_way_leaves_everything_as_it_was() -> None:
    game = Toy()
    made = Session(game, toy_record())
    made.submit(Add(0, 3))
    game.broken = True
    with pytest.raises(ZeroDivisionError):
        made.submit(Roll(0))
    game.broken = False
    assert total(made) == 3
    assert len(made.record.moves) == 1
    assert made.truth().rng.word == 1
    assert verify(game, made.record) == []


def test_only_a_seat_that_owes_a_decision_has_offers() -> None:
    made = played()
    assert made.to_act() == (0,)
    assert Roll(0) in made.offers(0)
    assert made.offers(1) == ()


def test_a_match_ends_with_its_outcome_in_the_record() -> None:
    made = Session(Toy(turns=1), toy_record())
    assert made.record.outcome is None
    made.submit(Pass(0))
    assert made.to_act() == ()
    assert made.record.outcome == made.outcome() == Outcome((1, 1), (0, 0))


def test_the_first_end_is_the_one_that_was_come_to_first_on_whatever_line() -> None:
    match = Session(Toy(turns=2), toy_record())
    assert match.first_end() is None
    for action in (Add(0, 1), Pass(0), Pass(1)):
        match.submit(action)

    match.play_on(1)
    assert match.first_end() == 3
    for action in (Add(0, 2), Pass(0), Pass(1)):
        match.submit(action)

    assert (match.head, match.first_end()) == (6, 3)


def test_what_a_session_hands_out_cannot_change_the_match() -> None:
    made = played(Add(0, 3))
    made.truth().total = 99
    made.view(0).total = 99
    made.view(0, START).total = 99
    made.truth(START).total = 99
    made.sampler(0)(Rng(1)).total = 99
    assert total(made) == 3
    assert made.truth(START).total == 0


def test_a_sampler_outlives_its_moment() -> None:
    made = played(Add(0, 3))
    sample = made.sampler(0)
    made.submit(Add(0, 4))
    assert sample(Rng(1)).total == 3


# ---- marks and the ledger


def test_the_start_and_every_turn_leave_a_mark() -> None:
    made = played(Add(0, 1), Pass(0), Roll(1), Pass(1))
    assert sorted(made.record.marks) == [START, 2, 4]
    assert [made.record.marks[node].turn for node in (START, 2, 4)] == [1, 2, 3]
    assert made.record.marks[4].digest == digest(made.truth())


def test_the_end_leaves_a_mark() -> None:
    made = Session(Toy(turns=1), toy_record())
    made.submit(Pass(0))
    assert 1 in made.record.marks


def test_every_entry_goes_to_the_ledger_as_it_happens() -> None:
    book = Book()
    made = Session(Toy(), toy_record(), book)
    made.submit(Add(0, 1))
    made.undo()
    made.submit(Pass(0))
    assert [type(entry) for entry in book.entries] == [Mark, Move, Head, Move, Mark]


def test_what_the_ledger_holds_is_the_match() -> None:
    book = Book()
    made = Session(Toy(), toy_record(), book)
    for action in (Add(0, 1), Roll(0), Add(0, 2)):
        made.submit(action)
    made.undo()
    record = toy_record()
    for entry in book.entries:
        record.add(entry)
    again = Session(Toy(), record)
    assert again.head == made.head
    assert digest(again.truth()) == digest(made.truth())


# ---- undo and redo


def test_undo_goes_back_to_the_decision_before() -> None:
    made = played(Add(0, 1), Add(0, 2))
    assert made.undo()
    assert total(made) == 1
    assert made.undo()
    assert total(made) == 0


def test_nothing_can_be_undone_at_the_start() -> None:
    made = played()
    assert not made.can_undo()
    assert not made.undo()
    assert made.head == START


def test_undo_stops_at_what_chance_told() -> None:
    made = played(Add(0, 1), Roll(0), Add(0, 2))
    assert made.undo()
    assert not made.can_undo()
    assert not made.undo()
    assert made.head == 2


def test_a_step_says_whether_it_is_final() -> None:
    made = played()
    assert not made.submit(Add(0, 1)).final
    assert made.submit(Roll(0)).final


def test_undo_passes_over_what_bots_did_since() -> None:
    made = played(Add(0, 1), Pass(0), Add(1, 4), Pass(1), bots=(1,))
    assert made.undo()
    assert made.head == 1


def test_redo_goes_to_the_next_decision_of_a_person() -> None:
    made = played(Add(0, 1), Pass(0), Add(1, 4), Pass(1), bots=(1,))
    made.undo()
    assert made.redo()
    assert made.head == 4
    assert not made.can_redo()


def test_undo_and_redo_pass_over_what_was_done_without_asking() -> None:
    made = played(Add(0, 1), Pass(0), Add(1, 4))
    asked = made.record.line()[0]
    made.unasked = lambda node: node != asked

    undone = made.undo() and made.truth().total
    redone = made.redo() and made.truth().total

    assert (undone, redone) == (0, 5)
    assert not made.can_redo()


def test_redo_brings_back_one_decision_at_a_time() -> None:
    made = played(Add(0, 1), Add(0, 2), Add(0, 3))
    made.undo()
    made.undo()
    assert made.redo()
    assert total(made) == 3
    assert made.redo()
    assert total(made) == 6
    assert not made.redo()


def test_a_new_move_ends_what_can_be_redone_and_keeps_the_old_line() -> None:
    made = played(Add(0, 1), Add(0, 2))
    made.undo()
    made.submit(Add(0, 5))
    assert not made.can_redo()
    assert made.record.ends() == [2, 3]
    assert made.truth(2).total == 3
    assert total(made) == 6


def test_undoing_what_told_nothing_does_not_change_chance() -> None:
    made, straight = played(Add(0, 1)), played(Add(0, 2), Roll(0))
    made.undo()
    made.submit(Add(0, 2))
    made.submit(Roll(0))
    assert total(made) == total(straight)


def test_learning_a_face_is_final() -> None:
    made = session_of(PANTRY, 1, seats=2)
    for seat in (0, 1):
        made.submit(Offer(seat, None))
    seat = made.to_act()[0]
    card = next(action.card for action in made.offers(seat) if isinstance(action, Play))
    assert made.submit(Play(seat, card)).final


def test_a_secret_pick_can_be_taken_back_until_all_are_opened() -> None:
    made = session_of(PANTRY, 1, seats=2)
    assert not made.submit(Offer(0, None)).final
    assert made.undo()
    made.submit(Offer(0, None))
    assert made.submit(Offer(1, None)).final
    assert not made.can_undo()


def test_what_everyone_could_see_anyway_can_be_taken_back() -> None:
    made = play(PANTRY, session_of(PANTRY, 3, seats=2), Rng(8), 12)
    while not any(isinstance(offer, Polish) for offer in made.offers(made.to_act()[0])):
        play(PANTRY, made, Rng(len(made.record.moves)), 1)
    polish = next(offer for offer in made.offers(made.to_act()[0]) if isinstance(offer, Polish))
    before = digest(made.truth())
    assert not made.submit(polish).final
    assert made.undo()
    assert digest(made.truth()) == before


# ---- views and films


def test_any_point_can_be_looked_at_without_moving() -> None:
    made = played(*[Add(0, 1)] * 50)
    assert [made.view(None, node).total for node in (0, 33, 50, 7)] == [0, 33, 50, 7]
    assert made.head == 50


def test_the_turn_of_any_point_is_known() -> None:
    made = played(Pass(0), Pass(1))
    assert [made.turn(node) for node in range(3)] == [1, 2, 3]
    assert made.turn() == 3


def test_a_film_shows_a_frame_for_every_beat_and_one_for_the_end() -> None:
    made = played(Add(0, 2), Roll(0))
    frames = made.film(2, None)
    assert [len(frame.events) for frame in frames] == [1, 0]
    assert frames[-1].view.total == total(made)


def test_the_film_of_the_start_is_the_start() -> None:
    made = played(Roll(0), Roll(0))
    (frame,) = made.film(START, 0)
    assert frame.view.total == 0
    assert frame.events == ()


# ---- conceding


def conceded(game: str, seats: int, by: int) -> Session[Any]:
    """A match of some moves that a seat has given up."""
    made = session_of(shelf.load(game), 21, seats)
    for _move in range(4):
        made.submit(made.offers(made.to_act()[0])[0])
    made.submit(Concede(by))
    return made


@pytest.mark.parametrize(("by", "places"), [(0, (2, 1)), (1, (1, 2))])
def test_of_two_seats_the_other_wins_when_one_concedes(by: int, places: tuple[int, int]) -> None:
    made = conceded("cybo", 2, by)

    assert made.outcome() == made.record.outcome
    assert made.outcome() is not None
    assert made.outcome().places == places  # type: ignore[union-attr]
    assert (made.conceded, made.to_act()) == (by, ())


@pytest.mark.parametrize("seats", [1, 3])
def test_seats_that_win_together_lose_together_when_one_concedes(seats: int) -> None:
    outcome = conceded("xenoshyft", seats, 0).outcome()

    assert outcome is not None
    assert outcome.places == (2,) * seats


def test_nobody_concedes_for_good_where_others_play_on() -> None:
    made = session_of(shelf.load("androids"), 21, 3)

    assert made.why_not(Concede(0)) == "With more than two players, a bot plays on for who concedes."
    assert made.why_not(Concede(3)) != ""


def test_after_a_concession_nothing_is_done_or_taken_back() -> None:
    made = conceded("cybo", 2, 0)

    assert made.why_not(Concede(1)) == "The match is over."
    assert made.why_not(made.game.legal(made.truth(), 0)[0] if made.game.legal(made.truth(), 0) else Concede(0))
    assert not made.can_undo()
    assert made.first_end() is None


def test_a_match_is_played_on_from_before_a_concession() -> None:
    made = conceded("cybo", 2, 0)

    made.play_on(2)

    assert made.outcome() is None
    assert made.conceded is None
    assert made.to_act()


def test_a_concession_is_written_read_and_sound() -> None:
    made = conceded("cybo", 2, 1)
    codec = Codec(made.game)
    again = record_of(shelf.load("cybo"), 21, 2)
    for entry in made.record.entries():
        again.add(codec.read(codec.write(entry)))

    assert again.moves == made.record.moves
    assert verify(made.game, again) == []
    assert Session(made.game, again).outcome() == made.outcome()
    assert made.film(made.head, None)[-1].view == made.view(None)


def test_no_move_follows_a_concession_in_a_sound_match() -> None:
    made = conceded("cybo", 2, 1)
    before = made.record.parent(made.head)
    forged = Move(made.head, made.record.action(before))
    made.record.add(forged)

    assert [drift.what for drift in verify(made.game, made.record)] == ["The match was given up."]
