"""Every gesture at the table of AndrOIDS means one action, and questions are put in words."""

from __future__ import annotations

import pytest

from monstrarium.engine.action import Choose
from monstrarium.engine.game import view
from monstrarium.games.androids.actions import Declare, End, Lay, Pass, Play
from monstrarium.games.androids.cards import FACES
from monstrarium.games.androids.state import Phase
from monstrarium.games.androids.table.drop_intents import why_no_drop
from monstrarium.games.androids.table.presenter import PRESENTER
from monstrarium.table.desc import Gesture
from monstrarium.table.gestures import Pointer
from tests.games.androids.scenario import ANDROID, Table
from tests.games.androids.table import affordance, audience, described, item, piece

PILE = "egg-beater rubber-duck samovar-belly"


def refusal(table: Table, source: str, target: str, viewer: int = 0) -> str:
    """The sentence that refuses a drop."""
    meant = PRESENTER.intent(table.state, audience(table, viewer), source, target)
    assert meant is not None
    return table.refused(meant)


def asked(table: Table, viewer: int) -> str:
    """The question to a seat."""
    prompt = described(table, viewer).prompt
    assert prompt is not None
    return prompt.text


def test_a_card_is_laid_by_letting_it_go_on_the_pile() -> None:
    table = Table("oven-mitt", pile=PILE)
    pointer = Pointer(described(table).affordances)
    assert pointer.press(item(table, "oven-mitt"))
    assert [found.plan for found in pointer.release(["pile"])] == [(Lay(0, table.piece("oven-mitt")),)]


def test_the_ghost_of_a_card_lies_where_it_will_lie_and_shows_its_back() -> None:
    table = Table("oven-mitt", pile=PILE)
    ghost = affordance(described(table), Lay(0, table.piece("oven-mitt"))).ghost
    assert ghost is not None
    lies = piece(table, described(table.lay("oven-mitt")), "oven-mitt")
    assert (ghost.pose, ghost.zone, ghost.face) == (lies.pose, lies.zone, lies.behind)


def test_an_instant_is_played_into_the_tray() -> None:
    table = Table("crate-delivery", pile=PILE)
    deed = affordance(described(table), Play(0, table.piece("crate-delivery")))
    assert (deed.gesture, deed.source, deed.target) == (Gesture.DRAG, item(table, "crate-delivery"), "tray")


def test_a_cancel_is_played_into_the_tray_and_says_what_it_answers() -> None:
    table = Table("crate-delivery", "blown-fuse", pile=PILE).play("crate-delivery")
    deed = affordance(described(table, 1), Play(1, table.piece("blown-fuse"), 0))
    assert (deed.target, deed.note) == ("tray", "answers Crate Delivery of Ada")
    assert deed.label == "Play Blown Fuse on Crate Delivery of Ada"


def test_with_grace_it_is_asked_which_of_two_a_cancel_answers() -> None:
    table = Table("", "crate-delivery", "toll-booth", pile=PILE, laid=1, house={"stops": "grace"})
    table.declare().respond(1, "crate-delivery")
    pointer = Pointer(described(table, 2).affordances)
    assert pointer.press(item(table, "toll-booth"))
    assert [found.label for found in pointer.release(["tray"])] == [
        "Play Toll Booth on the declaration of Ada",
        "Play Toll Booth on Crate Delivery of Bo",
    ]


def test_the_lever_is_clicked_or_drawn_down() -> None:
    table = Table("oven-mitt", pile=PILE, laid=1)
    deed = affordance(described(table), Declare(0))
    assert (deed.gesture, deed.source, deed.target) == (Gesture.CLICK, "lever", "slot")
    assert deed.ghost is not None
    assert deed.ghost.face.art == "androids/lever/down"


def test_the_turn_is_ended_and_a_question_let_pass_by_a_button() -> None:
    table = Table("oven-mitt", "odd-sock", pile=PILE, laid=1)
    assert affordance(described(table), End(0)).gesture is Gesture.BUTTON
    table.declare()
    assert affordance(described(table, 1), Pass(1)).label == "Let it pass"


def test_a_seat_is_chosen_where_it_sits() -> None:
    table = Table("nap-button").play("nap-button").all_pass()
    deed = affordance(described(table), Choose(0, ("seat", 2)))
    assert (deed.gesture, deed.source, deed.label) == (Gesture.CLICK, "seat/2", "Choose Cleo")


def test_a_card_of_the_pile_is_chosen_by_its_place() -> None:
    table = Table("shop-window", pile=PILE).play("shop-window").all_pass()
    deed = affordance(described(table), Choose(0, table.piece("samovar-belly")))
    assert (deed.source, deed.label) == (item(table, "samovar-belly"), "Choose card 1 from the top")


def test_a_price_is_paid_or_refused_by_buttons() -> None:
    table = Table("oven-mitt odd-sock", "toll-booth", pile=PILE, laid=1).declare().respond(1, "toll-booth").all_pass()
    assert [each.label for each in described(table).affordances] == ["Pay", "Refuse"]


@pytest.mark.parametrize(
    ("source", "target", "why"),
    [
        ("crate-delivery", "pile", "Instants are never laid on the pile."),
        ("oven-mitt", "tray", "Oven Mitt is laid face down on the pile, not played."),
        ("tea-break", "tray", "Tea Break answers a declaration, and there is none."),
    ],
)
def test_a_wrong_drop_is_refused_in_the_words_of_the_rules(source: str, target: str, why: str) -> None:
    table = Table("crate-delivery oven-mitt tea-break", pile=PILE)
    assert refusal(table, item(table, source), target) == why


def test_a_cancel_that_comes_too_late_is_told_so() -> None:
    table = Table("", "crate-delivery", "tea-break", pile=PILE, laid=1).declare().respond(1, "crate-delivery")
    assert refusal(table, item(table, "tea-break"), "claim", 2).startswith("Too late")


def test_the_lever_says_why_it_does_not_move() -> None:
    table = Table("oven-mitt", pile=PILE)
    assert refusal(table, "lever", "slot") == "Lay a card first."


@pytest.mark.parametrize(
    ("target", "why"),
    [
        ("lever", "No card goes on the lever. Parts, junk and sabotages go on the pile, and instants are played."),
        ("discard", "No card goes from a hand to the discard pile: only what was played or uncovered goes there."),
        ("deck", "No card goes back to the deck."),
        ("seat/1", "Nothing is handed to Bo: only instants take cards from one hand to another."),
        ("tea-break", "Nothing is handed to Bo: only instants take cards from one hand to another."),
        ("crate-delivery", "It stays in the hand: parts, junk and sabotages go on the pile, and instants are played."),
        ("seat/0", "It stays in the hand: parts, junk and sabotages go on the pile, and instants are played."),
        ("oven-mitt", "It stays in the hand: parts, junk and sabotages go on the pile, and instants are played."),
        ("pile", ""),
    ],
)
def test_a_card_that_goes_nowhere_from_a_hand_is_told_why(target: str, why: str) -> None:
    table = Table("oven-mitt crate-delivery", "tea-break", pile=PILE, discard="odd-sock")
    there = item(table, target) if target in FACES else target
    seen = view(table.rules, table.state, 0)
    assert why_no_drop(seen, audience(table), item(table, "oven-mitt"), there) == why


def test_nothing_is_told_of_a_drop_of_a_card_that_lies_face_down() -> None:
    table = Table("oven-mitt", "tea-break", pile=PILE)
    seen = view(table.rules, table.state, 0)
    assert why_no_drop(seen, audience(table), item(table, "tea-break"), "discard") == ""


def test_a_drop_anywhere_else_means_nothing() -> None:
    table = Table("oven-mitt", pile=PILE)
    eyes = audience(table)
    assert PRESENTER.intent(table.state, eyes, item(table, "oven-mitt"), "deck") is None
    assert PRESENTER.intent(table.state, eyes, item(table, "rubber-duck"), "pile") is None


def test_a_card_of_the_pile_stands_for_the_pile() -> None:
    table = Table("oven-mitt crate-delivery", pile=PILE)
    top = item(table, "samovar-belly")
    assert refusal(table, item(table, "crate-delivery"), top) == "Instants are never laid on the pile."
    assert (
        PRESENTER.intent(table.state, audience(table), item(table, "crate-delivery"), item(table, "oven-mitt")) is None
    )


def test_a_card_on_the_claim_was_meant_to_answer_the_declaration() -> None:
    table = Table("", "crate-delivery", "tea-break", pile=PILE, laid=1).declare().respond(1, "crate-delivery")
    meant = PRESENTER.intent(table.state, audience(table, 2), item(table, "tea-break"), "claim")
    assert meant == Play(2, table.piece("tea-break"), 0)


def test_nobody_learns_what_a_card_is_by_dropping_it_where_it_cannot_go() -> None:
    table = Table("oven-mitt crate-delivery", pile=PILE)
    seen, eyes = view(table.rules, table.state, None), audience(table, None)
    for key in ("oven-mitt", "crate-delivery"):
        assert PRESENTER.intent(seen, eyes, item(table, key), "pile") is None
        assert PRESENTER.intent(seen, eyes, item(table, key), "tray") is None


def test_what_is_asked_changes_in_the_course_of_a_turn() -> None:
    table = Table("oven-mitt egg-beater", pile="rubber-duck")
    assert asked(table, 0) == "Ada: lay a card on the pile."
    table.lay("oven-mitt")
    assert asked(table, 0) == "Ada: lay more, pull the lever, or end the turn."
    table.lay("egg-beater")
    assert asked(table, 0) == "Ada: pull the lever, or end the turn."


def test_who_is_asked_is_told_what_was_done() -> None:
    table = Table("crate-delivery", "odd-sock", pile=PILE, laid=1).declare()
    assert asked(table, 1) == "Ada declares. Bo: respond, or let it pass?"
    assert described(table, 2).banner == "Ada declares. Bo is asked."


def test_while_it_is_settled_nobody_is_told_to_be_in_turn() -> None:
    table = Table("keyhole", laid=1).play("keyhole")
    table.state.phase = Phase.SETTLE
    assert described(table, 2).banner == "What was played takes effect."


def test_a_round_names_who_is_still_to_be_asked_for_every_viewer() -> None:
    table = Table("odd-sock", "", pile=ANDROID, laid=1).declare().do(Pass(1))
    rounds = [described(table, viewer).round for viewer in (None, 0, 2)]
    assert rounds[0] is not None
    assert rounds[0] == rounds[1] == rounds[2]
    assert (rounds[0].kind, rounds[0].seats, rounds[0].silence) == ("declaration", (2, 3), (Pass(2), Pass(3)))
    assert rounds[0].text == "Ada declares. Does anyone respond?"


def test_the_round_between_turns_is_another_kind() -> None:
    table = Table("odd-sock", pile=PILE, laid=1).end()
    found = described(table, None).round
    assert found is not None
    assert (found.kind, found.seats) == ("pause", (1, 2, 3))
    assert found.text == "The turn of Ada is over. Does anyone play an instant?"


def test_nothing_goes_round_while_a_seat_is_in_turn() -> None:
    assert described(Table("odd-sock"), None).round is None
