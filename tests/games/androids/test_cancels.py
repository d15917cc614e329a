"""Each cancel cancels what its card says, and cancels may answer cancels. Seats are 0, 1, 2, 3; seat 0 is in turn."""

from __future__ import annotations

import pytest

from monstrarium.games.androids.actions import Declare, Play
from monstrarium.games.androids.cards import FACES
from monstrarium.games.androids.events import Cancelled, Claimed, Copied, Falls, Kept, Stands, TooLate
from monstrarium.games.androids.state import Phase
from tests.games.androids.scenario import ANDROID, Table


def declared(*hands: str, pile: str = ANDROID, house: dict[str, str] | None = None) -> Table:
    """A complete android that was just declared."""
    return Table(*hands, pile=pile, laid=1, house=house).declare()


# ---- what each of them does


def test_blown_fuse_cancels_an_instant() -> None:
    table = Table("crate-delivery", "blown-fuse").play("crate-delivery").respond(1, "blown-fuse").all_pass()
    assert table.hand(0) == ""
    assert table.discard() == "crate-delivery blown-fuse"
    assert table.played() == ""


def test_blown_fuse_does_not_answer_a_declaration() -> None:
    assert declared("", "blown-fuse").playable(1) == ""


def test_patent_clerk_cancels_an_instant_and_takes_it() -> None:
    table = Table("crate-delivery", "patent-clerk").play("crate-delivery").respond(1, "patent-clerk").all_pass()
    assert (table.hand(0), table.hand(1), table.played()) == ("", "crate-delivery", "")
    assert [each.face for each in table.heard(Claimed)] == [FACES["crate-delivery"]]


def test_all_know_what_the_patent_clerk_took() -> None:
    table = Table("crate-delivery", "patent-clerk").play("crate-delivery").respond(1, "patent-clerk").all_pass()
    assert table.state.pieces.knows(None, FACES["crate-delivery"])


def test_copycat_circuit_gives_the_text_to_its_own_seat() -> None:
    table = Table("crate-delivery", "copycat-circuit", deck="odd-sock rubber-duck fruit-cake")
    table.play("crate-delivery").respond(1, "copycat-circuit").all_pass()
    assert (table.hand(0), table.hand(1)) == ("", "odd-sock rubber-duck fruit-cake")
    assert table.discard() == "copycat-circuit crate-delivery"
    assert [(each.seat, each.of) for each in table.heard(Copied)] == [(1, 0)]


def test_copycat_circuit_chooses_in_place_of_the_seat_that_played() -> None:
    table = Table("nap-button", "", "copycat-circuit").play("nap-button").respond(2, "copycat-circuit").all_pass()
    assert table.waits_for == 2
    assert table.options() == [("seat", 3), ("seat", 0), ("seat", 1)]


def test_copycat_circuit_does_not_answer_a_cancel() -> None:
    table = Table("crate-delivery", "blown-fuse", "copycat-circuit").play("crate-delivery").respond(1, "blown-fuse")
    assert table.playable(2) == ""


def test_a_copied_text_resolves_in_its_place_in_the_order() -> None:
    table = Table("turntable", "sticky-crane", "copycat-circuit", pile="odd-sock rubber-duck")
    table.play("turntable").respond(1, "sticky-crane").respond(2, "copycat-circuit").all_pass()
    assert (table.hand(1), table.hand(2), table.pile()) == ("", "odd-sock", "rubber-duck")


def test_tea_break_cancels_a_declaration() -> None:
    table = declared("", "tea-break").respond(1, "tea-break").all_pass()
    assert (table.state.phase, table.waits_for) == (Phase.TURN, 0)
    assert table.pile() == ANDROID
    assert table.discard() == "tea-break"


def test_a_cancelled_declaration_was_the_only_one_of_the_turn() -> None:
    table = declared("odd-sock", "tea-break").respond(1, "tea-break").all_pass().lay("odd-sock")
    assert not table.may(Declare(0))
    assert table.refused(Declare(0)) == "You have declared in this turn already."


def test_a_cancelled_declaration_is_no_wrong_one() -> None:
    table = declared("", "tea-break").respond(1, "tea-break").all_pass().end()
    assert len(table.state.hands[0]) == 5


def test_tea_break_does_not_answer_an_instant() -> None:
    assert Table("crate-delivery", "tea-break").play("crate-delivery").playable(1) == ""


def test_safety_inspector_also_discards_the_two_top_cards() -> None:
    table = declared("", "safety-inspector", pile="oven-mitt rubber-duck teapot-top").respond(1, "safety-inspector")
    table.all_pass()
    assert table.pile() == "oven-mitt"
    assert table.discard() == "teapot-top rubber-duck safety-inspector"
    assert table.state.laid_by == [-1]


def test_safety_inspector_discards_what_there_is() -> None:
    table = declared("", "safety-inspector", pile="oven-mitt").respond(1, "safety-inspector").all_pass()
    assert table.pile() == ""


def test_toll_booth_lets_the_declarer_pay_with_two_cards() -> None:
    table = declared("odd-sock rubber-duck fruit-cake", "toll-booth").respond(1, "toll-booth").all_pass()
    assert table.waits_for == 0
    assert table.options() == ["pay", "refuse"]
    table.answer("pay")
    assert table.options() == ["odd-sock", "rubber-duck", "fruit-cake"]
    table.answer("rubber-duck", "odd-sock")
    assert table.discard() == "rubber-duck odd-sock toll-booth"
    assert table.heard(Kept)
    assert table.state.winner == 0


def test_what_is_paid_and_scrapped_lies_open_to_all() -> None:
    table = declared("odd-sock rubber-duck", "toll-booth").respond(1, "toll-booth").all_pass()
    table.answer("pay", "odd-sock")
    assert {"odd-sock", "rubber-duck"} <= {*table.seen_by(None).split()}
    table = declared("", "safety-inspector", pile="oven-mitt rubber-duck teapot-top").respond(1, "safety-inspector")
    table.all_pass()
    assert table.seen_by(None).split() == ["teapot-top", "rubber-duck", "safety-inspector"]


def test_toll_booth_cancels_when_the_seat_refuses() -> None:
    table = declared("odd-sock rubber-duck", "toll-booth").respond(1, "toll-booth").all_pass().answer("refuse")
    assert (table.hand(0), table.state.winner) == ("odd-sock rubber-duck", -1)
    assert [each.piece for each in table.heard(Cancelled)] == [-1]


def test_toll_booth_does_not_ask_a_seat_that_cannot_pay() -> None:
    table = declared("odd-sock", "toll-booth").respond(1, "toll-booth").all_pass()
    assert (table.state.pending, table.state.winner, table.hand(0)) == (None, -1, "odd-sock")


def test_toll_booth_answers_instants_and_cancels_too() -> None:
    table = Table("crate-delivery", "blown-fuse", "toll-booth").play("crate-delivery")
    table.respond(1, "blown-fuse").respond(2, "toll-booth").all_pass()
    assert len(table.state.hands[0]) == 3


def test_the_last_card_is_paid_without_a_question() -> None:
    table = declared("odd-sock rubber-duck", "toll-booth").respond(1, "toll-booth").all_pass()
    table.answer("pay", "odd-sock")
    assert (table.state.pending, table.hand(0)) == (None, "")


# ---- cancels on cancels


def test_a_fuse_of_the_declarer_saves_the_declaration_from_a_tea_break() -> None:
    table = declared("blown-fuse", "tea-break").respond(1, "tea-break")
    assert table.waits_for == 2
    table.respond(0, "blown-fuse")
    assert table.waits_for == 1
    assert table.all_pass().heard(Stands)
    assert table.state.winner == 0


def test_a_clerk_on_the_fuse_lets_the_tea_break_work() -> None:
    table = declared("blown-fuse odd-sock", "tea-break patent-clerk").respond(1, "tea-break")
    table.respond(0, "blown-fuse").respond(1, "patent-clerk").all_pass()
    assert table.hand(1) == "blown-fuse"
    assert (table.waits_for, table.state.winner, table.pile()) == (0, -1, ANDROID)
    table.lay("odd-sock").end()
    assert len(table.state.hands[0]) == 5


@pytest.mark.parametrize(("answers", "wins"), [(("pay", "odd-sock"), True), (("refuse",), False)])
def test_a_toll_on_the_fuse_is_settled_before_the_fuse(answers: tuple[str, ...], wins: bool) -> None:
    table = declared("blown-fuse odd-sock rubber-duck", "tea-break", "toll-booth").respond(1, "tea-break")
    table.respond(0, "blown-fuse").respond(2, "toll-booth").all_pass().answer(*answers)
    assert (table.state.winner == 0) == wins


def test_a_toll_on_the_tea_break_asks_the_seat_of_the_tea_break() -> None:
    table = declared("toll-booth", "tea-break odd-sock rubber-duck").respond(1, "tea-break")
    table.respond(0, "toll-booth").all_pass()
    assert table.waits_for == 1
    assert table.answer("refuse").state.winner == 0


def test_a_copycat_that_the_clerk_takes_copies_nothing() -> None:
    table = Table("crate-delivery", "copycat-circuit", "patent-clerk").play("crate-delivery")
    table.respond(1, "copycat-circuit").respond(2, "patent-clerk").all_pass()
    assert [len(hand) for hand in table.state.hands[:2]] == [3, 0]
    assert table.hand(2) == "copycat-circuit"


def test_a_cancel_answers_the_last_entry_alone() -> None:
    table = Table("crate-delivery", "queue-jumper", "blown-fuse").play("crate-delivery").respond(1, "queue-jumper")
    table.respond(2, "blown-fuse").all_pass()
    assert len(table.state.hands[0]) == 3
    assert table.state.next_seat == -1


def test_a_batch_is_settled_to_its_end_when_the_deck_is_made_anew_in_it() -> None:
    table = Table("crate-delivery", "", "house-rules")
    state = table.state
    state.discard, state.deck = state.deck[2:], state.deck[:2]
    for piece in state.discard:
        state.pieces.show(piece, None)
    table.play("crate-delivery").respond(2, "house-rules").all_pass()
    assert state.curfew_seats == 1 << 2
    assert len(state.hands[0]) == 3


# ---- stopping a declaration


def test_any_other_answer_shields_a_declaration() -> None:
    table = declared("", "crate-delivery", "tea-break toll-booth safety-inspector").respond(1, "crate-delivery")
    assert [(each.piece, each.target) for each in table.plays(2)] == [(FACES["toll-booth"], 1)]
    too_late = "Too late: something was played after the declaration."
    assert table.refused(Play(2, FACES["tea-break"], 0)) == too_late
    assert table.refused(Play(2, FACES["safety-inspector"], 0)) == too_late


def test_with_grace_a_declaration_can_be_cancelled_as_long_as_seats_are_asked() -> None:
    table = declared("", "crate-delivery", "tea-break toll-booth", house={"stops": "grace"})
    table.respond(1, "crate-delivery")
    offered = [(each.piece, each.target) for each in table.plays(2)]
    assert offered == [(FACES["tea-break"], 0), (FACES["toll-booth"], 0), (FACES["toll-booth"], 1)]
    table.respond(2, "tea-break", 0).all_pass()
    assert (table.state.winner, table.waits_for, len(table.state.hands[1])) == (-1, 0, 3)


def test_with_grace_a_second_cancel_of_the_declaration_comes_too_late() -> None:
    table = declared("odd-sock rubber-duck", "tea-break", "toll-booth", house={"stops": "grace"})
    table.respond(1, "tea-break").respond(2, "toll-booth", 0).all_pass().answer("refuse")
    assert [each.face for each in table.heard(TooLate)] == [FACES["tea-break"]]
    assert table.discard() == "toll-booth tea-break"


def test_with_grace_a_cancel_of_the_declaration_is_not_the_last_entry_for_others() -> None:
    table = declared("", "crate-delivery", "blown-fuse", house={"stops": "grace"}).respond(1, "crate-delivery")
    assert [(each.piece, each.target) for each in table.plays(2)] == [(FACES["blown-fuse"], 1)]


def test_a_declaration_that_is_not_stopped_and_lacks_parts_fails() -> None:
    table = declared("", "tea-break", pile="odd-sock").all_pass()
    assert table.heard(Falls)
    assert table.hand(1) == "tea-break"


def test_with_grace_the_first_answer_is_offered_once() -> None:
    table = declared("", "tea-break", house={"stops": "grace"})
    assert [(each.piece, each.target) for each in table.plays(1)] == [(FACES["tea-break"], 0)]
