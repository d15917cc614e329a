"""A window asks the seats in order for instants, and closes when all let it pass."""

from __future__ import annotations

import pytest

from monstrarium.engine.game import view
from monstrarium.engine.plain import digest, from_plain, to_plain
from monstrarium.games.androids.actions import ONLY_PASS, Declare, End, Lay, Pass, Play
from monstrarium.games.androids.cards import FACES
from monstrarium.games.androids.events import Passed, Resolving, WindowClosed
from monstrarium.games.androids.state import AndroidsState, Phase
from monstrarium.games.androids.table.presenter import HABITS, round_of
from tests.games.androids.scenario import ANDROID, Table
from tests.games.androids.table import audience


def asked(table: Table) -> list[int]:
    """The seats that are asked until the window closes, if all let it pass."""
    return [each.seat for each in table.all_pass().heard(Passed)]


def test_after_an_instant_all_others_are_asked_clockwise() -> None:
    assert asked(Table("queue-jumper").play("queue-jumper")) == [1, 2, 3]


def test_after_a_declaration_all_others_are_asked_clockwise() -> None:
    table = Table(pile=ANDROID).declare()
    assert (table.state.phase, table.waits_for) == (Phase.WINDOW, 1)
    assert asked(table) == [1, 2, 3]


def test_after_a_response_all_others_are_asked_anew_the_seat_in_turn_too() -> None:
    table = Table("queue-jumper", "", "house-rules").play("queue-jumper").respond(2, "house-rules")
    assert asked(table) == [3, 0, 1]


def test_a_seat_without_instants_is_asked_as_well() -> None:
    table = Table("queue-jumper", "odd-sock").play("queue-jumper")
    assert table.rules.legal(table.state, 1) == ONLY_PASS[1]


def test_between_turns_all_others_are_asked() -> None:
    table = Table(laid=1).end()
    assert (table.state.phase, table.state.moment) == (Phase.WINDOW, True)
    assert asked(table) == [1, 2, 3]
    assert (table.state.phase, table.state.seat, table.state.turn) == (Phase.TURN, 1, 2)


def test_a_house_can_do_without_the_pause_between_turns() -> None:
    table = Table(laid=1, house={"windows": "answers"}).end()
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 1)


def test_the_seat_whose_turn_has_ended_is_asked_about_what_others_play_then() -> None:
    table = Table("", "queue-jumper", laid=1).end().respond(1, "queue-jumper")
    assert asked(table) == [2, 3, 0]


def test_after_a_batch_in_the_pause_the_next_turn_begins() -> None:
    table = Table("", "crate-delivery", laid=1).end().respond(1, "crate-delivery").all_pass()
    assert (table.state.phase, table.state.seat, len(table.state.hands[1])) == (Phase.TURN, 1, 3)


def test_nothing_can_be_cancelled_where_nothing_was_played() -> None:
    table = Table("", "tea-break toll-booth blown-fuse queue-jumper", laid=1).end()
    assert table.playable(1) == "queue-jumper"
    assert table.refused(Play(1, FACES["tea-break"])) == "Tea Break answers a declaration, and there is none."


@pytest.mark.parametrize(
    ("opening", "fitting"),
    [
        ("queue-jumper", "blown-fuse patent-clerk copycat-circuit toll-booth"),
        ("declaration", "tea-break safety-inspector toll-booth"),
        ("cancel", "blown-fuse patent-clerk toll-booth"),
    ],
)
def test_each_cancel_answers_what_it_says(opening: str, fitting: str) -> None:
    cancels = ["blown-fuse", "patent-clerk", "copycat-circuit", "tea-break", "safety-inspector", "toll-booth"]
    own = {"cancel": "copycat-circuit"}.get(opening, "")
    table = Table("queue-jumper", own, " ".join(key for key in cancels if key != own), laid=1)
    table.declare() if opening == "declaration" else table.play("queue-jumper")
    if own:
        table.respond(1, own)
    table.state.asked = 2
    assert table.playable(2) == fitting


def test_a_refused_cancel_says_what_it_answers() -> None:
    table = Table("queue-jumper", "blown-fuse", "copycat-circuit tea-break", laid=1)
    table.play("queue-jumper").respond(1, "blown-fuse")
    copycat, tea = (table.refused(Play(2, FACES[key], 1)) for key in ("copycat-circuit", "tea-break"))
    assert copycat == "Copycat Circuit answers an instant that was just played and is no cancel, and there is none."
    assert tea == "Tea Break answers a declaration, and there is none."


def test_nobody_plays_a_card_of_another_hand() -> None:
    table = Table("tombola", "crate-delivery")
    assert table.refused(Play(0, table.piece("crate-delivery"))) == "You do not hold that card."


def test_an_instant_that_is_no_cancel_answers_nothing() -> None:
    table = Table("tombola", "crate-delivery").play("tombola")
    why = table.refused(Play(1, table.piece("crate-delivery"), 0))
    assert why == "Crate Delivery answers nothing: play it as it is."


def test_every_instant_that_is_no_cancel_may_be_played_in_a_window() -> None:
    table = Table("", "queue-jumper turntable odd-sock", pile=ANDROID, laid=1).declare()
    assert table.playable(1) == "queue-jumper turntable"


def test_only_the_seat_that_is_asked_answers() -> None:
    table = Table("queue-jumper", "", "blown-fuse").play("queue-jumper")
    assert table.refused(Play(2, FACES["blown-fuse"], 0)) == "Another player is asked first."
    assert table.refused(Pass(0)) == "Another player is asked first."


def test_in_a_window_turns_do_not_end_and_nobody_declares() -> None:
    table = Table("queue-jumper", "odd-sock", laid=1).play("queue-jumper")
    assert table.refused(End(1)) == "The players are asked: respond, or let it pass."
    assert table.refused(Declare(1)).startswith("Only the player in turn declares")


def test_nobody_passes_where_nobody_is_asked() -> None:
    assert Table("odd-sock").refused(Pass(0)) == "Nobody is asked."


def test_a_closed_window_is_closed() -> None:
    table = Table("nap-button", "blown-fuse queue-jumper").play("nap-button").all_pass()
    assert [each.entries for each in table.heard(WindowClosed)] == [1]
    assert table.plays(1) == []
    assert table.refused(Play(1, FACES["blown-fuse"], 0)) == "It is not your turn."


def test_nothing_else_is_done_while_a_text_asks() -> None:
    table = Table("nap-button odd-sock").play("nap-button").all_pass()
    assert table.refused(End(0)) == "Answer the question first."
    assert table.refused(Pass(0)) == "Answer the question first."


def test_texts_resolve_in_the_order_in_which_they_were_played() -> None:
    table = Table("queue-jumper", "crate-delivery", "house-rules").play("queue-jumper")
    table.respond(1, "crate-delivery").respond(2, "house-rules").all_pass()
    order = [FACES[key] for key in ("queue-jumper", "crate-delivery", "house-rules")]
    assert [each.face for each in table.heard(Resolving)] == order
    assert table.discard() == "queue-jumper crate-delivery house-rules"


def test_instants_lie_on_the_table_until_they_are_settled() -> None:
    table = Table("queue-jumper", "blown-fuse").play("queue-jumper").respond(1, "blown-fuse")
    assert table.played() == "queue-jumper blown-fuse"
    assert (table.all_pass().played(), table.state.batch) == ("", [])


def test_an_instant_that_will_do_nothing_may_be_played_as_a_shield() -> None:
    table = Table("", "scrap-diver", "tea-break", pile=ANDROID, laid=1).declare().respond(1, "scrap-diver")
    assert table.all_pass().state.winner == 0


def test_a_match_saved_in_a_window_goes_on_in_it() -> None:
    table = Table("blown-fuse", "tea-break patent-clerk", "", "toll-booth", pile=ANDROID, laid=1).declare()
    table.respond(1, "tea-break").respond(0, "blown-fuse").respond(1, "patent-clerk")
    table.do(Pass(2))
    back = from_plain(AndroidsState, to_plain(table.state))
    assert (table.rules.to_act(back), back.batch) == ((3,), table.state.batch)
    for viewer in (None, 0, 1, 2, 3):
        assert digest(view(table.rules, back, viewer)) == digest(view(table.rules, table.state, viewer))


# ---- after every card, by option


def test_by_option_the_others_are_asked_after_every_card_that_is_laid() -> None:
    table = Table("oven-mitt odd-sock", "crate-delivery", house={"windows": "always"}).lay("oven-mitt")
    assert [table.state.phase, table.waits_for, table.playable(1)] == [Phase.WINDOW, 1, "crate-delivery"]
    assert table.rules.wrong(table.state) == ""
    table.all_pass()
    assert [table.state.phase, table.waits_for, table.state.turn] == [Phase.TURN, 0, 1]
    assert table.may(Lay(0, table.piece("odd-sock")))


def test_what_is_played_after_a_card_is_settled_and_the_turn_goes_on() -> None:
    table = Table("oven-mitt", "crate-delivery", house={"windows": "always"}).lay("oven-mitt")
    table.respond(1, "crate-delivery").all_pass()
    assert [table.state.phase, table.waits_for, len(table.state.hands[1])] == [Phase.TURN, 0, 3]


def test_nobody_is_asked_after_a_card_without_that_option() -> None:
    assert Table("oven-mitt", "crate-delivery").lay("oven-mitt").state.phase is Phase.TURN


def test_the_question_after_a_card_says_what_was_done_and_can_be_skipped_like_others() -> None:
    table = Table("oven-mitt", "crate-delivery", house={"windows": "always"}).lay("oven-mitt")
    asked = round_of(table.state, audience(table))
    assert asked is not None
    assert asked.text == "Ada lays a card. Does anyone play an instant?"
    assert [asked.kind in habit.passes for habit in HABITS] == [False, True]
