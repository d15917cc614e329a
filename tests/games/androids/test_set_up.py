"""A match begins with the printed cards, dealt as the rules say."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from monstrarium.content.facts import ContentError
from monstrarium.engine.game import OptionError, settle
from monstrarium.engine.rng import Rng
from monstrarium.games.androids.cards import (
    CARDS,
    EFFECT,
    FACES,
    FACTS,
    FIRST_INSTANT,
    INSTANTS,
    JUNK,
    KIND,
    PARTS,
    RANDOM,
    SABOTAGES,
    SCRAP,
    Card,
    Instant,
    Sabotage,
    read_cards,
)
from monstrarium.games.androids.effects import book
from monstrarium.games.androids.effects.sabotages import ECHO, ON_ASSEMBLY, ON_PILE
from monstrarium.games.androids.rules import Androids
from monstrarium.games.androids.state import AndroidsState, Phase
from tests.games.androids.conftest import FIGURES

GAME = Androids()
COUNTED = "one two three four five six seven eight nine ten eleven twelve"
NUMBERS = {word: number for number, word in enumerate(COUNTED.split(), 1)} | {"second": 2, "third": 3, "fourth": 4}


def begun(seats: int = 4, seed: int = 1, **options: str) -> AndroidsState:
    """A match before its first decision."""
    return GAME.new(seats, settle(GAME.info, seats, options), Rng(seed))


def as_printed() -> list[Card]:
    """All cards, with the values of their files."""
    return [card for kind in read_cards(FACTS) for card in kind]


# ---- the cards


def test_there_are_93_cards() -> None:
    assert (len(PARTS), len(SCRAP), len(SABOTAGES), len(INSTANTS), len(CARDS)) == (40, 15, 18, 20, 93)


def test_there_are_heads_torsos_and_limbs() -> None:
    assert Counter(part.type for part in PARTS) == {"head": 8, "torso": 8, "limb": 24}
    assert Counter(part.shape for part in PARTS if part.type == "limb") == {"arm": 12, "leg": 12}


def test_a_third_of_the_sabotages_is_random_and_six_instants_are_cancels() -> None:
    assert Counter(card.type for card in SABOTAGES) == {"plain": 12, "random": 6}
    assert Counter(card.type for card in INSTANTS)["cancel"] == 6


def test_every_card_has_a_name_of_its_own() -> None:
    assert len({card.name for card in CARDS}) == len({card.key for card in CARDS}) == len(CARDS)


def test_what_is_laid_comes_before_what_is_played() -> None:
    assert all((kind <= RANDOM) == (face < FIRST_INSTANT) for face, kind in enumerate(KIND))
    assert sum(kind <= JUNK for kind in KIND) == 55


def test_every_effect_is_written() -> None:
    written = {*book.names(), *ON_PILE, *ON_ASSEMBLY, ECHO}
    assert {effect for effect in EFFECT if effect} == written


@pytest.mark.parametrize("card", as_printed(), ids=lambda card: card.key)
def test_the_numbers_in_a_text_are_the_figures_of_the_card(card: Card) -> None:
    text = card.text.lower() if isinstance(card, Sabotage | Instant) else ""
    args = card.args if isinstance(card, Sabotage | Instant) else {}
    told = {NUMBERS[word] for word in re.findall(r"[a-z]+", text) if word in NUMBERS} - {1}
    assert told == {figure for figure in args.values() if isinstance(figure, int)} - {0, 1}


def test_figures_that_tests_count_on_are_printed() -> None:
    printed = {card.key: card.args for card in as_printed() if isinstance(card, Sabotage | Instant)}
    assert all(name in printed[key] for key, figures in FIGURES.items() for name in figures)


def test_random_sabotages_say_that_they_wait_and_cancels_that_they_respond() -> None:
    assert all(card.text.startswith("At the end: ") == (card.type == "random") for card in SABOTAGES)
    assert all(card.text.startswith("Respond ") == (card.type == "cancel") for card in INSTANTS)
    assert all(bool(card.answers) == (card.type == "cancel") for card in INSTANTS)


def test_heads_and_torsos_can_name_an_android() -> None:
    assert all(bool(part.first) == (part.type == "head") for part in PARTS)
    assert all(bool(part.last) == (part.type == "torso") for part in PARTS)


def test_cards_without_an_android_among_them_are_refused(tmp_path: Path) -> None:
    for path in FACTS.glob("*.toml"):
        text = path.read_text("utf-8").replace('type = "torso"', 'type = "limb"')
        (tmp_path / path.name).write_text(text, "utf-8")
    with pytest.raises(ContentError, match="torso"):
        read_cards(tmp_path)


def test_a_field_that_no_card_has_is_refused_with_its_place(tmp_path: Path) -> None:
    for path in FACTS.glob("*.toml"):
        (tmp_path / path.name).write_text(path.read_text("utf-8"), "utf-8")
    junk = tmp_path / "junk.toml"
    junk.write_text(junk.read_text("utf-8") + '\n[[junk]]\nkey = "new"\nname = "New"\nworth = 3\n', "utf-8")
    with pytest.raises(ContentError, match=r"junk\.toml:\d+.*worth"):
        read_cards(tmp_path)


# ---- the deal


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_seat_is_dealt_five_cards(seats: int) -> None:
    state = begun(seats)
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert len(state.deck) == len(CARDS) - 5 * seats


def test_the_first_turn_begins_without_a_pause() -> None:
    state = begun()
    assert (state.phase, state.turn, GAME.to_act(state)) == (Phase.TURN, 1, (state.seat,))


def test_the_first_turn_is_drawn_by_lot() -> None:
    assert {begun(4, seed).seat for seed in range(40)} == {0, 1, 2, 3}


def test_a_house_can_let_the_first_seat_begin() -> None:
    assert {begun(4, seed, start="first").seat for seed in range(20)} == {0}


def test_each_seat_knows_its_own_hand_and_nothing_else() -> None:
    state = begun()
    assert all(state.pieces.seen[piece] == 1 << seat for seat, hand in enumerate(state.hands) for piece in hand)
    assert not any(state.pieces.seen[piece] for piece in state.deck)


def test_the_deck_is_shuffled() -> None:
    state = begun()
    assert sorted(state.pieces.face) == [*range(len(CARDS))]
    assert state.pieces.face != [*range(len(CARDS))]
    assert state.pieces.face != begun(seed=2).pieces.face


@pytest.mark.parametrize("seats", [2, 7])
def test_the_game_is_for_three_to_six_seats(seats: int) -> None:
    with pytest.raises(OptionError, match="3 to 6 seats"):
        settle(GAME.info, seats, {})


def test_a_card_is_found_by_its_key() -> None:
    assert CARDS[FACES["tea-break"]].name == "Tea Break"
