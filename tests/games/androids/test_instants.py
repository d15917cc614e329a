"""Every instant that is no cancel does what it says."""

from __future__ import annotations

import pytest

from monstrarium.engine.action import Choose
from monstrarium.engine.event import Event
from monstrarium.games.androids.actions import Declare, End
from monstrarium.games.androids.cards import FACES
from monstrarium.games.androids.events import (
    CurfewOver,
    Discarded,
    Drew,
    NothingDone,
    Reshuffled,
    Saw,
    ShowedCard,
    Skipped,
    StoleFace,
    TookFace,
)
from monstrarium.games.androids.knowledge import NOTHING
from monstrarium.games.androids.state import NOBODY
from tests.games.androids.scenario import Table

PILE = "oven-mitt teapot-top rubber-duck squeezebox"


def played(key: str, *hands: str, **table: str) -> Table:
    """Seat 0, which also holds some other cards, has played an instant, and nobody responded."""
    own = hands[0] if hands else ""
    return Table(f"{key} {own}", *hands[1:], **table).play(key).all_pass()  # type: ignore[arg-type]


class Glances:
    """A sink that describes the table for one viewer at every beat."""

    def __init__(self, table: Table, viewer: int | None) -> None:
        self.seen: list[str] = []
        self._table = table
        self._viewer = viewer

    def emit(self, event: Event) -> None: ...

    def beat(self) -> None:
        self.seen.append(self._table.seen_by(self._viewer))


def ended(table: Table) -> Table:
    """The turn is over, and so is the pause."""
    return table.end().all_pass()


# ---- turns


def test_queue_jumper_takes_the_next_turn_and_play_goes_on_from_there() -> None:
    table = Table("odd-sock", "", "queue-jumper").lay("odd-sock").end().respond(2, "queue-jumper").all_pass()
    assert table.state.seat == 2
    assert ended(table).state.seat == 3


def test_queue_jumper_in_the_own_turn_gives_another_turn() -> None:
    assert ended(played("queue-jumper", "odd-sock").lay("odd-sock")).state.seat == 0


def test_of_two_queue_jumpers_the_last_to_resolve_counts() -> None:
    table = Table("odd-sock", "queue-jumper").lay("odd-sock").end()
    table.state.next_seat = 3
    assert table.respond(1, "queue-jumper").all_pass().state.seat == 1


def test_nap_button_makes_another_seat_skip_its_next_turn() -> None:
    table = played("nap-button", "odd-sock")
    assert table.options() == [("seat", 1), ("seat", 2), ("seat", 3)]
    table.answer(("seat", 1)).lay("odd-sock").end().all_pass()
    assert table.state.seat == 2
    assert [each.seat for each in table.heard(Skipped)] == [1]
    assert table.state.naps == [0, 0, 0, 0]


def test_naps_add_up() -> None:
    table = played("nap-button", "odd-sock")
    table.state.naps[1] = 1
    table.answer(("seat", 1)).lay("odd-sock").end().all_pass()
    assert (table.state.seat, table.state.naps[1]) == (2, 1)


def test_a_nap_holds_for_a_turn_that_was_jumped_to() -> None:
    table = Table("odd-sock", "", "queue-jumper").lay("odd-sock").end().respond(2, "queue-jumper")
    table.state.naps[2] = 1
    assert table.all_pass().state.seat == 3


def test_house_rules_keep_everyone_from_declaring() -> None:
    table = played("house-rules", "odd-sock").lay("odd-sock")
    assert table.refused(Declare(0)) == "House Rules: nobody declares for now."


def test_house_rules_end_when_the_next_turn_of_their_seat_begins() -> None:
    table = played("house-rules", "odd-sock").lay("odd-sock").end().all_pass()
    for seat in (1, 2, 3):
        assert (table.state.seat, table.may(Declare(seat))) == (seat, False)
        table.end().all_pass()
    assert [each.seat for each in table.heard(CurfewOver)] == [0]
    assert table.state.curfew_seats == 0


def test_a_turn_that_is_skipped_does_not_end_house_rules() -> None:
    table = Table("", "house-rules", laid=1).end().respond(1, "house-rules")
    table.state.naps[1] = 1
    assert (table.all_pass().state.seat, table.state.curfew_seats) == (2, 1 << 1)


def test_house_rules_of_two_seats_hold_each_for_itself() -> None:
    table = Table("fruit-cake", "snow-globe", laid=1)
    table.state.curfew_seats = 0b0110
    table.end().all_pass()
    assert (table.state.seat, table.state.curfew_seats) == (1, 0b0100)
    assert not table.lay("snow-globe").may(Declare(1))


def test_house_rules_do_not_touch_a_declaration_that_is_made() -> None:
    table = Table("", "house-rules", pile=PILE, laid=1).declare().respond(1, "house-rules").all_pass()
    assert table.state.failed
    assert table.state.curfew_seats == 1 << 1


# ---- looks


def test_x_ray_goggles_show_the_three_top_cards_to_their_seat() -> None:
    table = played("x-ray-goggles", pile=PILE)
    assert table.options() == ["done"]
    assert [each.face for each in table.heard(Saw)] == [FACES[key] for key in PILE.split()[:0:-1]]
    assert table.seen_by(0).split() == ["teapot-top", "squeezebox", "rubber-duck", "x-ray-goggles"]
    assert table.seen_by(1) == "x-ray-goggles"
    assert table.answer("done").seen_by(0) == "x-ray-goggles"
    assert table.pile() == PILE


def test_x_ray_goggles_see_nothing_where_there_is_no_pile() -> None:
    table = played("x-ray-goggles")
    assert table.state.pending is None
    assert table.heard(NothingDone)


def test_keyhole_shows_a_hand_to_one_seat() -> None:
    table = played("keyhole", "", "odd-sock tea-break", "", "rubber-duck")
    assert table.options() == [("seat", 1), ("seat", 3)]
    table.answer(("seat", 1))
    assert table.seen_by(0).split() == ["odd-sock", "tea-break", "keyhole"]
    assert table.seen_by(2) == "keyhole"
    assert table.options() == ["done"]
    assert table.answer("done").seen_by(0) == "keyhole"


def test_keyhole_finds_nobody_to_look_at() -> None:
    assert played("keyhole").heard(NothingDone)


def test_shop_window_shows_a_card_to_everyone_and_turns_it_down_again() -> None:
    table = played("shop-window", pile=PILE)
    assert table.options() == PILE.split()[::-1]
    table.answer("teapot-top")
    assert [(each.face, each.place) for each in table.heard(ShowedCard)] == [(FACES["teapot-top"], 3)]
    assert (table.pile(), table.seen_by(1), table.state.shown) == (PILE, "shop-window", [])
    assert table.state.pieces.knows(None, FACES["teapot-top"])


@pytest.mark.parametrize("viewer", [None, 1, 3])
def test_for_one_beat_everyone_sees_the_card_in_the_shop_window(viewer: int | None) -> None:
    table = played("shop-window", pile=PILE)
    glances = Glances(table, viewer)
    table.rules.apply(table.state, Choose(0, FACES["teapot-top"]), glances)
    assert any("teapot-top" in seen.split() for seen in glances.seen)
    assert "teapot-top" not in table.seen_by(viewer)


# ---- hands


def test_magnet_glove_takes_a_card_that_lot_picks() -> None:
    found = set()
    for seed in range(30):
        table = Table("magnet-glove", "odd-sock rubber-duck tea-break", seed=seed).play("magnet-glove").all_pass()
        table = table if table.state.pending is None else table.answer(("seat", 1))
        assert len(table.state.hands[1]) == 2
        found.add(table.hand(0))
    assert found == {"odd-sock", "rubber-duck", "tea-break"}


def test_the_only_card_of_a_hand_is_taken_without_a_lot() -> None:
    table = Table("magnet-glove", "odd-sock").play("magnet-glove")
    before = table.state.rng.word
    assert table.all_pass().hand(0) == "odd-sock"
    assert table.state.rng.word == before


def test_the_two_seats_of_the_magnet_glove_alone_know_what_was_taken() -> None:
    table = played("magnet-glove", "", "odd-sock")
    assert [each.seat for each in table.heard(StoleFace)] == [0, 1]
    assert [table.state.pieces.knows(seat, FACES["odd-sock"]) for seat in range(4)] == [True, True, False, False]


def test_magnet_glove_reaches_only_for_hands_with_cards() -> None:
    table = played("magnet-glove", "", "odd-sock", "", "rubber-duck")
    assert table.options() == [("seat", 1), ("seat", 3)]


def test_swap_meet_exchanges_two_hands() -> None:
    table = played("swap-meet", "odd-sock tea-break", "rubber-duck").answer(("seat", 1))
    assert (table.hand(0), table.hand(1)) == ("rubber-duck", "odd-sock tea-break")
    for card in ("odd-sock", "tea-break", "rubber-duck"):
        assert [table.state.pieces.knows(seat, FACES[card]) for seat in range(4)] == [True, True, False, False]


def test_swap_meet_reaches_for_empty_hands_too() -> None:
    table = played("swap-meet", "odd-sock").answer(("seat", 2))
    assert (table.hand(0), table.hand(2)) == ("", "odd-sock")


def test_swap_meet_and_then_magnet_glove_in_one_batch() -> None:
    table = Table("swap-meet", "magnet-glove rubber-duck", "", "odd-sock").play("swap-meet")
    table.respond(1, "magnet-glove").all_pass().answer(("seat", 1))
    assert table.hand(0) == "rubber-duck"
    assert table.answer(("seat", 0)).hand(1) == "rubber-duck"


# ---- the pile


def test_tombola_shuffles_the_pile() -> None:
    orders = {Table("tombola", pile=PILE, seed=seed).play("tombola").all_pass().pile() for seed in range(30)}
    assert len(orders) > 10
    assert {tuple(sorted(order.split())) for order in orders} == {tuple(sorted(PILE.split()))}


def test_after_a_tombola_nobody_can_tell_who_laid_what() -> None:
    table = Table("tombola odd-sock rubber-duck").lay("odd-sock", "rubber-duck")
    assert table.state.laid_by == [0, 0]
    table.play("tombola").all_pass()
    assert table.state.laid_by == [NOBODY, NOBODY]
    assert [table.state.pieces.seen[piece] for piece in table.state.pile] == [0, 0]


@pytest.mark.parametrize("key", ["tombola", "turntable"])
def test_a_pile_of_one_card_has_no_order(key: str) -> None:
    table = Table(f"{key} odd-sock").lay("odd-sock").play(key).all_pass()
    assert table.heard(NothingDone)
    assert table.state.laid_by == [0]


def test_turntable_turns_the_order_of_the_pile_around() -> None:
    table = Table("turntable odd-sock", pile=PILE).lay("odd-sock").play("turntable").all_pass()
    assert table.pile() == "odd-sock squeezebox rubber-duck teapot-top oven-mitt"
    assert table.state.laid_by == [0, -1, -1, -1, -1]


def test_sticky_crane_takes_the_top_card_unseen_by_others() -> None:
    table = played("sticky-crane", pile=PILE)
    assert (table.hand(0), table.pile()) == ("squeezebox", "oven-mitt teapot-top rubber-duck")
    assert [(each.seat, each.private) for each in table.heard(TookFace)] == [(0, True)]
    assert table.state.pieces.seen[FACES["squeezebox"]] == 1


def test_sticky_crane_finds_nothing_on_an_empty_workbench() -> None:
    assert played("sticky-crane").heard(NothingDone)


def test_false_bottom_puts_a_card_under_the_pile() -> None:
    table = played("false-bottom", "odd-sock tea-break banana-peel teapot-top", pile="oven-mitt")
    assert table.options() == ["odd-sock", "banana-peel", "teapot-top"]
    table.answer("banana-peel")
    assert (table.pile(), table.hand(0)) == ("banana-peel oven-mitt", "odd-sock tea-break teapot-top")
    assert table.state.laid_by == [0, -1]


def test_false_bottom_is_not_the_card_that_must_be_laid() -> None:
    table = played("false-bottom", "odd-sock banana-peel").answer("odd-sock")
    assert not table.may(End(0))


def test_false_bottom_asks_whatever_the_hand_holds() -> None:
    assert played("false-bottom", "tea-break").options() == [NOTHING]
    assert played("false-bottom", "odd-sock").options() == ["odd-sock"]


def test_false_bottom_without_a_card_to_lay_does_nothing() -> None:
    assert played("false-bottom").heard(NothingDone)
    assert played("false-bottom", "tea-break").answer(NOTHING).heard(NothingDone)


def test_false_bottom_works_in_the_turn_of_another_seat() -> None:
    table = Table("odd-sock", "false-bottom rubber-duck").lay("odd-sock").end().respond(1, "false-bottom").all_pass()
    table.answer("rubber-duck")
    assert table.pile() == "rubber-duck odd-sock"
    assert table.state.laid_by == [1, 0]


# ---- draws


def test_crate_delivery_draws_three_cards() -> None:
    table = played("crate-delivery", deck="odd-sock tea-break fruit-cake")
    assert table.hand(0) == "odd-sock tea-break fruit-cake"


def test_who_draws_a_part_by_crate_delivery_has_to_lay_after_all() -> None:
    table = Table("crate-delivery", deck="odd-sock tea-break blown-fuse")
    assert table.may(End(0))
    assert not table.play("crate-delivery").all_pass().may(End(0))


def test_scrap_diver_takes_any_card_of_the_discard_pile() -> None:
    table = played("scrap-diver", discard="odd-sock tea-break fruit-cake")
    assert table.options() == ["odd-sock", "tea-break", "fruit-cake"]
    table.answer("tea-break")
    assert (table.hand(0), table.discard()) == ("tea-break", "odd-sock fruit-cake scrap-diver")
    assert table.state.pieces.knows(None, FACES["tea-break"])


def test_scrap_diver_finds_a_cancel_of_its_own_batch() -> None:
    table = Table("scrap-diver", "tea-break", "blown-fuse", pile=PILE, laid=1).declare().respond(1, "tea-break")
    table.respond(2, "blown-fuse").respond(0, "scrap-diver").all_pass()
    assert table.options() == ["tea-break", "blown-fuse"]


def test_scrap_diver_finds_what_was_paid_in_its_own_batch() -> None:
    table = Table("crate-delivery fruit-cake snow-globe", "toll-booth", "scrap-diver")
    table.play("crate-delivery").respond(1, "toll-booth").respond(2, "scrap-diver").all_pass().answer(
        "pay", "fruit-cake"
    )
    assert table.options()[:3] == ["fruit-cake", "snow-globe", "toll-booth"]


def test_scrap_diver_finds_nothing_in_an_empty_discard_pile() -> None:
    assert played("scrap-diver").heard(NothingDone)


# ---- in the window of a declaration


def test_texts_resolve_first_come_first_served_and_before_the_uncovering() -> None:
    table = Table("", "turntable", "sticky-crane", pile=PILE, laid=1).declare()
    table.respond(1, "turntable").respond(2, "sticky-crane").all_pass()
    assert table.hand(2) == "oven-mitt"
    assert [each.faces for each in table.heard(Discarded) if each.zone == "assembly"] == [
        tuple(FACES[key] for key in ("teapot-top", "rubber-duck", "squeezebox"))
    ]


def test_magnet_glove_can_free_a_seat_from_having_to_lay() -> None:
    table = Table("odd-sock queue-jumper", "magnet-glove")
    assert not table.may(End(0))
    table.play("queue-jumper").respond(1, "magnet-glove").all_pass()
    assert table.hand(1) == "odd-sock"
    assert table.may(End(0))


def test_a_deck_that_runs_out_is_made_of_the_discard_pile_at_once() -> None:
    table = Table("crate-delivery", discard="odd-sock rubber-duck")
    state = table.state
    state.discard, state.deck = [*state.deck[3:], *state.discard], state.deck[:3]
    for piece in state.discard:
        state.pieces.show(piece, None)
    count = len(state.discard)
    table.play("crate-delivery").all_pass()
    assert [each.count for each in table.heard(Reshuffled)] == [count]
    assert len(state.deck) == count
    assert not any(state.pieces.seen[piece] for piece in state.deck)
    assert table.discard() == "crate-delivery"


def test_with_deck_and_discard_pile_used_up_nobody_draws() -> None:
    table = Table("crate-delivery", laid=1)
    table.state.hands[1], table.state.deck = table.state.deck[:], []
    table.play("crate-delivery").all_pass()
    assert (table.hand(0), table.heard(Drew)) == ("", [])
    assert table.end().hand(0) == "crate-delivery"
