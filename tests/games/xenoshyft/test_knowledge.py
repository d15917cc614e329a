"""Worlds of XenoShyft differ in what no seat can know."""

from __future__ import annotations

from monstrarium.engine.rng import Rng
from monstrarium.games.xenoshyft.cards import BOSS, CARDS, KIND, WAVE_OF
from monstrarium.games.xenoshyft.state import XenoshyftState
from tests.games.xenoshyft.scenario import RULES, Table

WORLDS = 40


def worlds(table: Table) -> list[XenoshyftState]:
    """Worlds that a seat cannot tell from this table."""
    return [RULES.sample(table.state, 0, Rng(seed)) for seed in range(WORLDS)]


def key(world: XenoshyftState, piece: int) -> str:
    """The key of a card in a world."""
    return CARDS[world.pieces.face[piece]].key


def bosses(world: XenoshyftState, pieces: list[int]) -> int:
    """The number of bosses among them."""
    return sum(KIND[world.pieces.face[piece]] == BOSS for piece in pieces)


def test_a_face_down_enemy_may_be_any_that_was_not_seen() -> None:
    table = Table("krueger", "charger swarmer?", last_round=True)
    found = {key(world, table["swarmer"]) for world in worlds(table)}
    assert found == {"charger", "swarmer", "corpse-eater", "smoker", "shieldswarm", "worm-host"}


def test_as_many_bosses_are_dealt_as_all_have_counted() -> None:
    table = Table(["krueger", ""], ["charger swarmer? bile-roach?", "smoker? worm-host?"], last_round=True)
    hidden = [table[name] for name in ("swarmer", "bile-roach", "smoker", "worm-host")]
    assert {bosses(world, hidden) for world in worlds(table)} == {1}
    assert {tuple(bosses(world, [piece]) for piece in hidden) for world in worlds(table)} == {
        (1, 0, 0, 0),
        (0, 1, 0, 0),
        (0, 0, 1, 0),
        (0, 0, 0, 1),
    }


def test_an_enemy_that_a_text_has_placed_is_no_boss() -> None:
    table = Table("krueger", "charger swarmer? bile-roach?", last_round=True)
    table.state.late_pieces = 1 << table["swarmer"]
    assert all(bosses(world, [table["bile-roach"]]) for world in worlds(table))


def test_an_enemy_that_was_placed_is_remembered_as_such() -> None:
    table = Table("", "brood-mother", "hi-ex-grenade", wave=3).play("hi-ex-grenade", "brood-mother")
    assert table.state.late_pieces == 1 << table.state.swarms[0][1]


def test_what_hatched_is_of_the_second_wave_in_every_world() -> None:
    table = Table("", "brood-mother hydra?", "hi-ex-grenade", wave=3).play("hi-ex-grenade", "brood-mother")
    for world in worlds(table):
        assert [WAVE_OF[piece] for piece in world.swarms[0]] == [
            getattr(world.card(piece), "wave", 0) for piece in world.swarms[0]
        ]


def test_decks_are_shuffled_within_themselves() -> None:
    table = Table(hand="militia", deck="ranger gator west")
    tops = {key(world, world.decks[0][-1]) for world in worlds(table)}
    assert tops == {"ranger", "gator", "west"}


def test_the_luck_of_a_world_is_its_own() -> None:
    table = Table(hand="militia")
    assert len({world.rng.next() for world in worlds(table)}) == WORLDS
