"""A match begins with cards, lab, breakthroughs and core parts, and the first seat."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from monstrarium.content.facts import ContentError
from monstrarium.engine.game import settle, view
from monstrarium.engine.pieces import HIDDEN
from monstrarium.engine.rng import Rng
from monstrarium.games.xybrid.actions import TakeCore
from monstrarium.games.xybrid.cards import (
    BREAKTHROUGHS,
    CARDS,
    CORES,
    EFFECT,
    FACES,
    FACTS,
    PARTS,
    SCIENCE,
    SCIENCES,
    Breakthrough,
    Part,
    read_cards,
)
from monstrarium.games.xybrid.effects import book
from monstrarium.games.xybrid.monster import monster_title
from monstrarium.games.xybrid.rules import Xybrid
from monstrarium.games.xybrid.state import Phase, XybridState
from tests.games.xybrid.conftest import FIGURES

GAME = Xybrid()
STANDING = {"coral-colony", "oil-slick-cape", "anchor-feet", "spare-satchel"}


def begun(seats: int, seed: int = 1, **options: str) -> XybridState:
    """A match before its first decision."""
    return GAME.new(seats, settle(GAME.info, seats, options), Rng(seed))


def as_printed() -> list[Part | Breakthrough]:
    """The cards that may have effects, with the values of their files."""
    parts, _cores, breakthroughs = read_cards(FACTS)
    return [*parts, *breakthroughs]


def test_there_are_parts_for_four_seats_and_three_rounds() -> None:
    types = Counter(part.type for part in PARTS)
    assert types == {"head": 16, "arm": 28, "legs": 16, "auxiliary": 16}
    assert (len(CORES), len(BREAKTHROUGHS)) == (12, 24)


def test_there_are_more_than_half_a_million_monsters() -> None:
    types = Counter(part.type for part in PARTS)
    assert len(CORES) * types["head"] * types["arm"] * (types["arm"] - 1) * types["legs"] > 500_000


def test_every_card_is_told_from_every_other() -> None:
    assert len(FACES) == len(CARDS)
    assert len({card.name for card in CARDS}) == len(CARDS)


def test_every_effect_that_is_printed_is_written_and_none_besides() -> None:
    printed = {effect for effect in EFFECT if effect}
    assert {*book.names()} == printed - STANDING | {"deploy"}


def test_every_figure_that_an_effect_reads_is_printed_on_its_card() -> None:
    words = {1: "one", 2: "two", 3: "three"}
    for card in as_printed():
        for name, figure in card.args.items():
            printed = {str(figure), words.get(figure) if isinstance(figure, int) else None}
            assert printed & {*re.findall(r"\w+", card.text)}, (card.key, name)


def test_tests_count_with_figures_that_are_on_the_cards() -> None:
    printed = {card.key: set(card.args) for card in as_printed()}
    assert [key for key, figures in FIGURES.items() if not set(figures) <= printed[key]] == []


def test_values_go_from_one_to_six_and_parts_may_have_two_sciences() -> None:
    assert {part.value for part in PARTS} == {1, 2, 3, 4, 5, 6}
    assert sum(len(part.sciences) == 2 for part in PARTS) == 8


def test_a_core_has_one_science_and_no_effect() -> None:
    assert all(SCIENCE[FACES[core.key]].bit_count() == 1 and not EFFECT[FACES[core.key]] for core in CORES)


def test_too_few_cards_are_refused_by_their_kind(tmp_path: Path) -> None:
    for path in FACTS.glob("*.toml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    cores = (tmp_path / "cores.toml").read_text("utf-8").split("[[core]]")
    (tmp_path / "cores.toml").write_text("[[core]]".join(cores[:-1]), "utf-8")
    with pytest.raises(ContentError, match="11 cards of the kind 'core'"):
        read_cards(tmp_path)


def test_a_misprinted_card_is_refused_with_file_line_and_field(tmp_path: Path) -> None:
    for path in FACTS.glob("*.toml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    parts = (tmp_path / "parts.toml").read_text("utf-8").replace("value = 6", "value = 9", 1)
    (tmp_path / "parts.toml").write_text(parts, "utf-8")
    with pytest.raises(ContentError, match=r"parts.toml:3: part 'whiskerdome', value"):
        read_cards(tmp_path)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lab_has_twice_as_many_parts_as_seats_and_one_more(seats: int) -> None:
    assert len(begun(seats).lab) == 2 * seats + 1


def test_every_seat_is_dealt_three_breakthroughs_that_only_it_knows() -> None:
    state = begun(3)
    for viewer in (0, 1, 2, None):
        seen = view(GAME, state, viewer)
        known = [[seen.pieces.face[card] != HIDDEN for card in cards] for cards in seen.secrets]
        assert known == [[seat == viewer] * 3 for seat in range(3)]


def test_lot_says_what_lies_in_the_lab_and_who_holds_what() -> None:
    states = [begun(2, seed) for seed in range(9)]
    assert len({tuple(state.pieces.face[part] for part in state.lab) for state in states}) == 9
    assert len({tuple(state.pieces.face[card] for card in state.secrets[0]) for state in states}) > 6


def test_nobody_sees_the_deck() -> None:
    state = begun(2)
    for viewer in (0, 1, None):
        seen = view(GAME, state, viewer)
        assert {seen.pieces.face[part] for part in seen.deck} == {HIDDEN}


def test_a_seat_can_imagine_any_deck_and_any_breakthroughs_of_others() -> None:
    state = begun(2)
    worlds = [GAME.sample(state, 0, Rng(salt)) for salt in range(9)]

    def dealt(cards: list[int]) -> int:
        return len({tuple(world.pieces.face[card] for card in cards) for world in worlds})

    assert [dealt(cards) for cards in (state.deck, state.secrets[1], state.lab, state.secrets[0])] == [9, 9, 1, 1]
    assert len({world.rng.word for world in worlds} - {state.rng.word}) == 9


def test_lot_says_who_goes_first() -> None:
    assert {begun(4, seed).first for seed in range(30)} == {0, 1, 2, 3}


def test_core_parts_are_chosen_in_turn_order_from_the_open_pile() -> None:
    state = begun(3)
    order = state.order()
    for number, seat in enumerate(order):
        assert GAME.to_act(state) == (seat,)
        assert len(GAME.legal(state, seat)) == 12 - number
        GAME.apply(state, TakeCore(seat, state.core_pile[-1]))
    assert state.phase is Phase.DRAW
    assert GAME.to_act(state) == (order[0],)


def test_a_core_part_that_is_taken_is_gone() -> None:
    state = begun(2)
    core = state.core_pile[0]
    GAME.apply(state, TakeCore(state.first, core))
    assert "core pile" in GAME.why_not(state, TakeCore(state.seat, core))


def test_a_house_plays_by_the_printed_reading_unless_it_says_otherwise() -> None:
    printed = {"cores": "chosen", "lab": "empty", "missions": "turn", "draws": "free", "ties": "share"}
    assert settle(GAME.info, 2, {}) == printed


def test_a_house_may_deal_the_core_parts() -> None:
    state = begun(4, cores="dealt")
    assert state.phase is Phase.DRAW
    assert len({*state.cores} - {-1}) == 4
    assert len({frozenset(begun(4, seed, cores="dealt").cores) for seed in range(9)}) == 9


def test_monsters_are_named_by_head_and_legs() -> None:
    assert monster_title(FACES["flask-face"], FACES["ostrich-stilts"]) == "Bubbling Strider"


def test_a_monster_without_legs_is_named_by_its_core() -> None:
    assert monster_title(FACES["flask-face"], FACES["mossy-trunk"]) == "Bubbling Timber"


def test_a_monster_without_a_head_has_one_name() -> None:
    assert monster_title(-1, FACES["mossy-trunk"]) == "Timber"


def test_sciences_share_types_parts_and_cores_evenly() -> None:
    types = Counter((part.type, part.sciences[0]) for part in PARTS)
    assert {science: types["arm", science] for science in SCIENCES} == dict.fromkeys(SCIENCES, 7)
    for kind in ("head", "legs", "auxiliary"):
        assert {science: types[kind, science] for science in SCIENCES} == dict.fromkeys(SCIENCES, 4)
    assert Counter(core.science for core in CORES) == dict.fromkeys(SCIENCES, 3)


def test_no_part_is_better_than_a_plain_one_of_its_type_and_value() -> None:
    """A part is better than a plain one if it has all of its sciences, the same value, and an effect besides."""
    better = [
        (other.key, plain.key)
        for plain in PARTS
        for other in PARTS
        if plain is not other and not plain.effect and (plain.type, plain.value) == (other.type, other.value)
        if not SCIENCE[FACES[plain.key]] & ~SCIENCE[FACES[other.key]]
    ]
    assert better == []


def test_effects_are_paid_for_in_value() -> None:
    for kind in ("head", "arm", "legs", "auxiliary"):
        plain = [part.value for part in PARTS if part.type == kind and not part.effect]
        gifted = [part.value for part in PARTS if part.type == kind and part.effect]
        assert sum(plain) / len(plain) - sum(gifted) / len(gifted) >= 1.5


def test_no_two_effects_say_the_same() -> None:
    texts = [part.text for part in PARTS if part.effect] + [secret.text for secret in BREAKTHROUGHS]
    assert len(set(texts)) == len(texts)
    assert all(texts)
