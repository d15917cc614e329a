"""Every card of the game for tests does what it says."""

from __future__ import annotations

import pytest

from monstrarium.engine.game import view
from tests.support.pantry.events import Gave, Saw, Showed
from tests.support.pantry.rules import Pantry
from tests.support.pantry.scenario import Table


def test_a_jar_goes_to_the_shelf_and_counts() -> None:
    table = Table("pickle", "")
    table.play("pickle")
    assert table.shelf() == "pickle"
    assert table.score() == 3


@pytest.mark.parametrize(
    ("shelf", "score"), [("jam", 2), ("label jam", 4), ("label jam jam", 7), ("label label jam", 6)]
)
def test_every_label_lifts_every_jam(shelf: str, score: int) -> None:
    assert Table("", "", shelf=shelf).score() == score


def test_a_label_lifts_no_pickles() -> None:
    assert Table("", "", shelf="label pickle").score() == 4


def test_polishing_costs_a_coin_and_adds_one_each_time() -> None:
    table = Table("", "", shelf="jam", coins=2)
    table.polish("jam")
    table.polish("jam")
    assert table.score() == 4
    with pytest.raises(AssertionError, match="takes a coin"):
        table.polish("jam")


def test_only_one_card_is_played_in_a_turn() -> None:
    table = Table("jam pickle", "")
    table.play("jam")
    with pytest.raises(AssertionError, match="played a card"):
        table.play("pickle")


def test_mice_leave_every_rival_two_cards_of_its_choice() -> None:
    table = Table("mice", "jam cat stir jam", "pickle")
    table.play("mice")
    assert table.asked == 1
    table.answer(None)
    table.answer("cat")
    table.answer("stir")
    assert table.asked == 2
    table.answer(None)
    assert table.hand(1) == "jam jam"
    assert table.hand(2) == "pickle"
    assert table.scraps() == "mice cat stir"
    assert table.asked is None


def test_a_cat_that_is_shown_spares_its_owner_and_stays() -> None:
    table = Table("mice", "cat jam jam jam")
    table.play("mice")
    events = table.answer("cat")
    assert table.hand(1) == "cat jam jam jam"
    assert any(isinstance(event, Showed) for event in events)
    assert table.asked is None


def test_a_rival_without_a_cat_is_asked_as_well() -> None:
    table = Table("mice", "jam")
    table.play("mice")
    assert table.asked == 1


def test_an_empty_hand_is_not_asked() -> None:
    table = Table("mice", "")
    table.play("mice")
    assert table.asked is None


def test_a_cat_that_is_played_draws_two() -> None:
    table = Table("cat", "", deck="jam stir mice")
    table.play("cat")
    assert table.hand(0) == "jam stir"


def test_a_cat_draws_what_there_is() -> None:
    table = Table("cat", "", deck="jam")
    table.play("cat")
    assert table.hand(0) == "jam"


def test_a_sieve_shows_two_cards_to_its_own_seat_alone() -> None:
    table = Table("sieve", "", deck="jam stir")
    events = table.play("sieve")
    assert all(event.private for event in events if isinstance(event, Saw))
    assert view(Pantry(), table.state, 0).pieces.face[table.state.limbo[0]] >= 0
    assert view(Pantry(), table.state, 1).pieces.face[table.state.limbo[0]] < 0


def test_a_sieve_throws_away_takes_and_returns() -> None:
    table = Table("sieve", "", deck="jam stir mice")
    table.play("sieve")
    table.answer(False)
    table.answer(False)
    table.answer("stir")
    assert table.hand(0) == "stir"
    assert table.deck() == "jam mice"


def test_a_sieve_may_throw_both_away() -> None:
    table = Table("sieve", "", deck="jam stir")
    table.play("sieve")
    table.answer(True)
    table.answer(True)
    assert table.scraps() == "sieve jam stir"
    assert table.asked is None


def test_a_ladle_plays_another_card_twice() -> None:
    table = Table("ladle cat", "", deck="jam jam jam pickle mice")
    table.play("ladle")
    table.answer("cat")
    assert table.hand(0) == "jam jam jam pickle"
    assert table.scraps() == "ladle cat"


def test_a_ladle_may_play_a_ladle() -> None:
    table = Table("ladle ladle cat cat", "", deck="jam " * 9)
    table.play("ladle")
    table.answer("ladle")
    table.answer("cat")
    table.answer("cat")
    assert table.hand(0).count("jam") == 8


def test_a_ladle_without_another_effect_does_nothing() -> None:
    table = Table("ladle jam", "")
    table.play("ladle")
    assert table.asked is None
    assert table.hand(0) == "jam"


def test_a_barter_swaps_a_card_of_the_rivals_choice_for_one_of_ones_own() -> None:
    table = Table("barter jam", "mice pickle", "")
    table.play("barter")
    table.answer(("seat", 1))
    table.answer("mice")
    events = table.answer("jam")
    assert table.hand(0) == "mice"
    assert table.hand(1) == "pickle jam"
    assert [type(event) for event in events] == [Gave]


def test_nobody_else_sees_what_is_bartered() -> None:
    table = Table("barter jam", "mice", "")
    table.play("barter")
    table.answer(("seat", 1))
    table.answer("mice")
    mice = table.state.hands[0][-1]
    assert [table.state.pieces.knows(seat, mice) for seat in (0, 1, 2, None)] == [True, True, False, False]


def test_a_stir_shuffles_the_scraps_into_the_deck_and_draws() -> None:
    table = Table("stir", "", deck="jam jam jam")
    table.play("stir")
    assert table.scraps() == ""
    assert len(table.deck().split()) + len(table.hand(0).split()) == 4
    assert not any(table.state.pieces.knows(1, card) for card in table.state.deck)


def test_a_turn_ends_with_a_card() -> None:
    table = Table("", "", deck="jam stir")
    table.end_turn()
    assert table.hand(0) == "jam"
    assert table.state.cook() == 1


def test_a_question_comes_before_everything_else() -> None:
    table = Table("sieve jam", "jam", deck="jam jam")
    table.play("sieve")
    with pytest.raises(AssertionError, match="Answer the question first"):
        table.play("jam")
