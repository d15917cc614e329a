"""Rulings are the items of lists on a rules page that name a card."""

from __future__ import annotations

from monstrarium.content.rulings import rulings


def test_a_ruling_is_found_by_the_name_of_its_card_in_plain_text() -> None:
    (found,) = rulings("androids", ("Copycat Circuit",))
    assert found.startswith("Copycat Circuit: the text resolves in its place")
    assert "*" not in found


def test_an_item_that_names_several_cards_is_a_ruling_of_each() -> None:
    assert rulings("xenoshyft", ("Ramhorn",)) == rulings("xenoshyft", ("Brain Warden",)) != ()


def test_an_option_in_italics_loses_its_marks() -> None:
    (found,) = rulings("xenoshyft", ("Grave Picker",))[-1:]
    assert "option Grave Picker only" in found


def test_a_name_that_stands_in_the_text_alone_is_no_ruling() -> None:
    assert not any("Mine Volunteers cost nothing" in each for each in rulings("xenoshyft", ("Mine Volunteers",)))


def test_a_card_without_rulings_and_a_game_without_a_page_have_none() -> None:
    assert rulings("xybrid", ("Whiskerdome",)) == ()
    assert rulings("no-such-game", ("Whiskerdome",)) == ()
