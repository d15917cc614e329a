"""A turn has laying, declaring, ending and drawing, and then the next seat is in turn."""

from __future__ import annotations

import pytest

from monstrarium.engine.game import Chances
from monstrarium.games.androids.actions import Declare, End, Lay, Pass, Play
from monstrarium.games.androids.bots.hints import AndroidsHints
from monstrarium.games.androids.cards import FACES
from monstrarium.games.androids.events import Drew, Laid, TurnBegan, TurnEnded
from monstrarium.games.androids.state import Phase
from monstrarium.games.androids.turn import MOST_ROUNDS
from tests.games.androids.scenario import ANDROID, Table

ONLY_INSTANTS = ("tea-break", "blown-fuse", "patent-clerk", "toll-booth")


# ---- laying


@pytest.mark.parametrize("key", ["teapot-top", "squeezebox", "oven-mitt", "odd-sock", "banana-peel", "narrow-door"])
def test_parts_junk_and_sabotages_are_laid(key: str) -> None:
    table = Table(key).lay(key)
    assert (table.pile(), table.hand(0), table.state.laid_by) == (key, "", [0])


def test_cards_are_laid_on_top_in_any_number_and_order() -> None:
    table = Table("odd-sock teapot-top banana-peel", pile="oven-mitt").lay("banana-peel", "odd-sock", "teapot-top")
    assert table.pile() == "oven-mitt banana-peel odd-sock teapot-top"
    assert table.state.laid_by == [-1, 0, 0, 0]


def test_instants_are_never_laid() -> None:
    table = Table("tea-break")
    assert table.refused(Lay(0, FACES["tea-break"])) == "Instants are never laid on the pile."


def test_a_card_of_another_hand_cannot_be_laid() -> None:
    table = Table("odd-sock", "rubber-duck")
    assert table.refused(Lay(0, FACES["rubber-duck"])) == "You do not hold that card."


def test_laying_tells_no_face() -> None:
    laid = Table("odd-sock").lay("odd-sock").heard(Laid)
    assert [(each.piece, each.height) for each in laid] == [(FACES["odd-sock"], 1)]
    assert not hasattr(laid[0], "face")


def test_nothing_is_laid_while_the_seats_are_asked() -> None:
    table = Table("queue-jumper", "odd-sock").play("queue-jumper")
    assert table.refused(Lay(1, FACES["odd-sock"])) == "Nothing is laid while the players are asked."


# ---- playing in one's own turn


def test_an_instant_may_be_played_before_a_card_is_laid_and_after_it() -> None:
    table = Table("odd-sock queue-jumper house-rules")
    table.play("queue-jumper").all_pass().lay("odd-sock").play("house-rules").all_pass()
    assert (table.state.phase, table.waits_for) == (Phase.TURN, 0)


def test_a_laid_kind_of_card_is_not_played() -> None:
    table = Table("banana-peel")
    why = "Banana Peel is laid face down on the pile, not played."
    assert table.refused(Play(0, FACES["banana-peel"])) == why


@pytest.mark.parametrize("key", ["blown-fuse", "patent-clerk", "copycat-circuit", "tea-break", "toll-booth"])
def test_a_cancel_answers_nothing_in_ones_own_turn(key: str) -> None:
    table = Table(key)
    assert table.playable(0) == ""
    assert table.refused(Play(0, FACES[key]))


def test_another_seat_waits_for_its_turn() -> None:
    table = Table("odd-sock", "rubber-duck queue-jumper")
    for action in (Lay(1, FACES["rubber-duck"]), Play(1, FACES["queue-jumper"]), Declare(1), End(1), Pass(1)):
        assert table.refused(action) == "It is not your turn."


# ---- declaring


def test_who_can_lay_has_to_lay_before_declaring() -> None:
    table = Table("odd-sock")
    assert table.refused(Declare(0)) == "Lay a card first."
    assert table.lay("odd-sock").may(Declare(0))


@pytest.mark.parametrize("hand", ["", "tea-break false-bottom"])
def test_who_cannot_lay_may_declare_at_once(hand: str) -> None:
    assert Table(hand).may(Declare(0))


def test_a_free_house_lets_seats_declare_without_laying() -> None:
    table = Table("odd-sock", pile=ANDROID, house={"must": "free"})
    assert table.declare().all_pass().state.winner == 0


def test_in_a_free_house_a_card_must_still_be_laid_to_end_the_turn() -> None:
    table = Table("odd-sock", house={"must": "free"})
    assert table.refused(End(0)) == "Lay at least one card first."


def test_an_empty_workbench_may_be_declared_and_fails() -> None:
    assert Table().declare().all_pass().state.failed


def test_the_declarer_wins_no_matter_who_laid_the_parts() -> None:
    table = Table(pile=ANDROID)
    table.state.laid_by = [1] * 6
    table.declare().all_pass()
    assert table.state.winner == 0
    assert table.rules.standing(table.state) == (1, 0, 0, 0)


def test_all_others_share_the_second_place() -> None:
    table = Table(pile=ANDROID).declare().all_pass()
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((1, 2, 2, 2), (1, 0, 0, 0))


def test_when_the_match_is_over_nothing_can_be_done() -> None:
    table = Table("", "odd-sock", pile=ANDROID).declare().all_pass()
    assert table.waits_for is None
    assert table.refused(Lay(1, FACES["odd-sock"])) == "The match is over."


# ---- the end of a turn


def test_who_can_lay_has_to_lay_before_the_turn_ends() -> None:
    table = Table("odd-sock tea-break")
    assert table.refused(End(0)) == "Lay at least one card first."
    assert table.lay("odd-sock").may(End(0))


def test_who_cannot_lay_may_end_the_turn() -> None:
    assert Table("tea-break").may(End(0))


def test_a_turn_ends_with_drawing_up_to_five_cards() -> None:
    table = Table("odd-sock rubber-duck tea-break").lay("odd-sock").end()
    assert len(table.state.hands[0]) == 5
    assert [each.count for each in table.heard(Drew)] == [3]
    assert [each.hand for each in table.heard(TurnEnded)] == [5]


def test_who_holds_more_than_five_cards_keeps_them() -> None:
    hand = "odd-sock rubber-duck tea-break fruit-cake snow-globe oven-mitt egg-beater"
    table = Table(hand).lay("odd-sock").end()
    assert len(table.state.hands[0]) == 6


@pytest.mark.parametrize(("hand", "drawn"), [("", 3), ("tea-break blown-fuse", 1)])
def test_after_an_android_that_fell_the_seat_draws_up_to_three(hand: str, drawn: int) -> None:
    table = Table(hand, pile="odd-sock").declare().all_pass()
    assert [each.count for each in table.heard(Drew)] == [drawn]


def test_after_an_android_that_fell_who_has_three_or_more_draws_none() -> None:
    table = Table("oven-mitt egg-beater phone-cord desk-lamp", pile="odd-sock", laid=1).declare().all_pass()
    assert (table.heard(Drew), len(table.state.hands[0])) == ([], 4)


def test_after_an_android_that_fell_everything_is_discarded_and_the_turn_passes() -> None:
    table = Table("", pile="odd-sock oven-mitt").declare().all_pass()
    assert sorted(table.discard().split()) == ["odd-sock", "oven-mitt"]
    assert (table.pile(), table.state.assembly) == ("", [])
    assert table.all_pass().state.seat == 1


def test_turns_go_clockwise() -> None:
    table = Table("tea-break", "blown-fuse", "patent-clerk", seats=3, house={"windows": "answers"})
    table.state.deck = []
    seats = []
    for _turn in range(4):
        seats += [each.seat for each in table.end().heard(TurnBegan)]
    assert seats == [1, 2, 0, 1]


def test_each_turn_has_its_own_declaration() -> None:
    table = Table("odd-sock", pile="rubber-duck").lay("odd-sock").declare().all_pass().all_pass()
    assert table.state.seat == 1
    assert (table.state.laid, table.state.declared, table.state.failed) == (0, False, False)
    assert table.may(Declare(1))


# ---- where nothing moves any more


def stuck(idle: int) -> Table:
    """All hold instants that answer something, and so many turns have passed."""
    table = Table(*ONLY_INSTANTS)
    table.state.idle = idle
    return table


def test_after_a_round_in_which_nothing_moved_who_cannot_lay_must_declare_or_play() -> None:
    assert stuck(4).may(End(0))
    assert stuck(5).refused(End(0)) == "Nothing moves any more: declare, or play an instant."
    assert stuck(5).may(Declare(0))


def test_house_rules_lift_that_for_their_while() -> None:
    table = stuck(5)
    table.state.curfew_seats = 1 << 2
    assert table.may(End(0))


def test_a_seat_that_plays_an_instant_has_moved_something() -> None:
    table = Table("queue-jumper tea-break", *ONLY_INSTANTS[1:])
    table.state.idle = 5
    assert table.play("queue-jumper").all_pass().may(End(0))


def test_turns_without_any_move_are_counted() -> None:
    table = Table(*ONLY_INSTANTS, house={"windows": "answers"})
    table.state.deck = []
    for idle in range(1, 5):
        assert table.end().state.idle == idle
    assert table.end().state.idle == 5
    assert not table.may(End(1))


def test_a_seat_that_lays_has_moved_something() -> None:
    table = Table("odd-sock")
    table.state.idle = 3
    assert table.lay("odd-sock").state.idle == 0


def test_a_seat_that_declares_has_moved_something() -> None:
    table = Table(laid=1)
    table.state.idle = 3
    assert table.declare().state.idle == 0


def test_who_holds_the_first_of_the_instants_alone_cannot_lay() -> None:
    table = Table("blown-fuse")
    table.state.idle = 5
    assert table.refused(End(0)) == "Nothing moves any more: declare, or play an instant."


def test_by_option_who_cannot_lay_may_always_end_the_turn() -> None:
    table = Table(*ONLY_INSTANTS, house={"still": "end"})
    table.state.idle = 5
    assert table.may(End(0))


# ---- declarations in a turn


def test_by_option_who_was_kept_from_declaring_may_declare_again_in_the_same_turn() -> None:
    for levers, again in (("once", False), ("again", True)):
        table = Table("", "tea-break", pile=ANDROID, laid=1, house={"levers": levers})
        table.declare().respond(1, "tea-break").all_pass()
        assert table.state.seat == 0
        assert table.may(Declare(0)) == again


# ---- the end of a match in which no android stands


def test_after_the_last_round_a_match_without_an_android_is_over_and_all_share_it() -> None:
    table = Table("odd-sock", laid=1, house={"windows": "answers"})
    table.state.turn = MOST_ROUNDS * 4
    table.end()
    assert table.waits_for is None
    assert table.rules.wrong(table.state) == ""
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((1, 1, 1, 1), (0, 0, 0, 0))
    assert AndroidsHints().chances(table.state) == Chances((0.25, 0.25, 0.25, 0.25), True)


def test_before_the_last_round_is_over_another_turn_follows() -> None:
    table = Table("odd-sock", laid=1, house={"windows": "answers"})
    table.state.turn = MOST_ROUNDS * 4 - 1
    assert table.end().state.phase is Phase.TURN


def test_an_android_that_is_declared_in_the_last_turn_still_wins() -> None:
    table = Table("", pile=ANDROID, laid=1)
    table.state.turn = MOST_ROUNDS * 4
    table.declare().all_pass()
    assert table.state.winner == 0


def test_a_match_is_not_over_without_an_android_before_its_last_round() -> None:
    table = Table("odd-sock", laid=1, house={"windows": "answers"})
    table.state.turn = MOST_ROUNDS * 4
    table.end().state.turn -= 1
    assert table.rules.wrong(table.state) == "the match is over and nobody has won"
