"""A match goes from its set-up through rounds, draws, enemies and wrap-up to victory or defeat."""

from __future__ import annotations

from typing import Any

import pytest

from monstrarium.engine.game import settle
from monstrarium.engine.rng import Rng
from monstrarium.games.xenoshyft.actions import Discard, Ready, Recall, Upgrade
from monstrarium.games.xenoshyft.cards import BOSS, CARDS, EQUIPMENT, INSTANT, KIND
from monstrarium.games.xenoshyft.combat import enemies
from monstrarium.games.xenoshyft.events import Drew
from monstrarium.games.xenoshyft.state import Phase, XenoshyftState
from tests.games.xenoshyft.scenario import RULES, Table


def new(seats: int = 2, seed: int = 1, **options: Any) -> XenoshyftState:
    """A match that has just begun."""
    return RULES.new(seats, settle(RULES.info, seats, options), Rng(seed))


def keys(state: XenoshyftState, *zones: list[int]) -> list[str]:
    """The keys of cards, sorted."""
    return sorted(CARDS[state.pieces.face[piece]].key for zone in zones for piece in zone)


# ---- set-up


def test_everyone_begins_with_six_shards_and_four_militia_and_the_first_income() -> None:
    state = new()
    for seat in range(2):
        assert keys(state, state.decks[seat], state.hands[seat]) == ["militia"] * 4 + ["xeno-one"] * 7
        assert len(state.hands[seat]) == 7


@pytest.mark.parametrize(("base", "seats"), [(10, 1), (15, 3), (20, 4)])
def test_the_base_is_as_strong_as_agreed_for_each_commander(base: int, seats: int) -> None:
    assert new(seats, base=base).base == base * seats


def test_six_items_and_three_troops_of_the_first_wave_are_for_sale() -> None:
    state = new()
    assert [piece >= 0 for piece in state.market] == [True] * 9 + [False] * 6
    assert {KIND[state.pieces.face[piece]] for piece in state.market[:6]} <= {INSTANT, EQUIPMENT}
    assert {getattr(state.card(piece), "wave", -1) for piece in state.market[6:9]} == {1}
    assert all(state.revealed(piece) for piece in state.market[:9])


def test_legendary_cards_lie_among_the_others() -> None:
    state = new()
    decks = [*state.troop_decks, state.item_deck, [piece for piece in state.market if piece >= 0]]
    assert sum(getattr(state.card(piece), "legendary", False) for deck in decks for piece in deck) == 18 + 9


def test_who_fights_first_is_drawn_by_lot_or_agreed() -> None:
    assert {new(4, seed).first for seed in range(30)} == {0, 1, 2, 3}
    assert {new(4, seed, start="first").first for seed in range(9)} == {0}


def test_in_training_the_count_begins_with_nothing() -> None:
    assert new(4, training=True).base == 0


def test_volunteers_that_nobody_has_stay_in_the_box() -> None:
    assert keys(new(4), new(4).box) == ["militia"] * 2


# ---- the draw


def test_a_match_begins_with_nothing_counted() -> None:
    state = new(3)
    assert state.placed == state.kills == state.moved == state.resources == [0, 0, 0]
    assert (state.round, state.wave, state.round_of_wave, state.lane) == (1, 1, 1, -1)


def test_who_draws_nothing_is_not_told_of() -> None:
    table = Table(hand="militia militia militia militia militia militia", phase=Phase.WRAP).ready()
    assert not table.heard(Drew)


def test_the_discard_pile_becomes_the_deck_when_that_is_empty() -> None:
    table = Table(discard="ranger militia", deck="xeno-one", phase=Phase.WRAP, market="").ready()
    assert sorted(table.hand().split()) == ["militia", "ranger", "xeno-one", "xeno-one"]


def test_a_small_deck_is_drawn_before_the_discard_pile_is_shuffled() -> None:
    table = Table(discard="militia militia militia militia", deck="ranger gator west", phase=Phase.WRAP).ready()
    assert table.hand() == "ranger gator west militia militia militia xeno-one"
    assert (len(table.state.decks[0]), table.discard()) == (1, "")


def test_a_seat_draws_up_to_six_cards_and_gets_income_of_the_wave() -> None:
    table = Table(hand="militia militia", deck="ranger " * 6, wave=2, phase=Phase.WRAP).ready()
    assert table.hand().split() == ["militia"] * 2 + ["ranger"] * 4 + ["xeno-three"]


def test_an_empty_supply_gives_nothing() -> None:
    table = Table(phase=Phase.WRAP)
    table.state.supply[0] = []
    assert table.ready().hand() == ""


# ---- free order


def test_a_phase_ends_when_all_are_ready() -> None:
    state = new(2)
    RULES.apply(state, Ready(0))
    assert (RULES.to_act(state), state.phase) == ((1,), Phase.BUY)
    RULES.apply(state, Ready(1))
    assert (RULES.to_act(state), state.phase) == ((0, 1), Phase.DEPLOY)


def test_marks_lie_at_every_phase_and_at_every_lane() -> None:
    table = Table(["", ""], phase=Phase.BUY)
    before = table.state.turn
    assert table.ready().state.turn == before + 1
    fight = Table(["", ""], ["charger", "charger"])
    before = fight.state.turn
    assert [fight.fight().state.turn - before, fight.fight().state.turn - before] == [1, 2]


def test_a_commander_calls_the_others_back_once_a_phase() -> None:
    state = new(2)
    RULES.apply(state, Ready(0))
    RULES.apply(state, Recall(1))
    assert RULES.to_act(state) == (0, 1)
    RULES.apply(state, Ready(0))
    assert RULES.why_not(state, Recall(1)) == "You have called once in this phase."


# ---- enemies


@pytest.mark.parametrize(
    ("swarm", "counts"),
    [
        ("usual", (3, 4, 4)),
        ("fewer", (3, 3, 4)),
        ("more", (3, 4, 5)),
        ("growing", (2, 3, 4)),
        ("few", (2, 2, 3)),
        ("handful", (2, 2, 2)),
    ],
)
def test_so_many_enemies_come_to_each_lane(swarm: str, counts: tuple[int, ...]) -> None:
    for number, count in enumerate(counts):
        state = new(2, swarm=swarm, training=True)
        state.round, state.phase = 1 + number, Phase.DEPLOY
        RULES.apply(state, Ready(0))
        came = deploy(state)
        assert [len(lane) for lane in came] == [count, count]


@pytest.mark.parametrize(("swarm", "dealt"), [("usual", True), ("fewer", True), ("more", True), ("growing", False)])
def test_as_printed_every_commander_has_a_division_by_lot(swarm: str, dealt: bool) -> None:
    divisions = new(4, swarm=swarm).divisions
    assert len(set(divisions)) == 4 if dealt else set(divisions) == {-1}
    assert set(new(4, swarm=swarm, division="none").divisions) == {-1}


def test_two_two_and_three_come_where_nothing_else_is_agreed() -> None:
    assert new().house.swarm == (2, 2, 3)


def deploy(state: XenoshyftState) -> list[list[int]]:
    """The last seat is ready: the swarms before any fight."""
    from_decks = [*state.enemy_decks[state.wave - 1], *state.bosses[state.wave - 1]]

    class Watch:
        """Keeps the swarms at the first beat in which there are enemies."""

        found: list[list[int]] | None = None

        def emit(self, event: object) -> None: ...

        def beat(self) -> None:
            if self.found is None and any(state.swarms):
                self.found = [[*swarm] for swarm in state.swarms]

    watch = Watch()
    RULES.apply(state, Ready(RULES.to_act(state)[0]), watch)
    assert watch.found is not None
    assert {piece for lane in watch.found for piece in lane} <= {*from_decks}
    return watch.found


@pytest.mark.parametrize(("seats", "bosses"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_bosses_come_in_the_last_round_of_a_wave(seats: int, bosses: int) -> None:
    state = new(seats, training=True)
    state.round, state.phase = 3, Phase.DEPLOY
    for seat in range(seats - 1):
        RULES.apply(state, Ready(seat))
    came = deploy(state)
    assert sum(KIND[state.pieces.face[piece]] == BOSS for lane in came for piece in lane) == bosses
    assert len(state.bosses[0]) == 3 - bosses


def test_which_boss_comes_is_drawn_by_lot() -> None:
    met = set()
    for seed in range(20):
        state = new(1, seed, training=True)
        state.round, state.phase = 3, Phase.DEPLOY
        met |= {state.card(piece).key for piece in deploy(state)[0] if KIND[state.pieces.face[piece]] == BOSS}
    assert met == {"bile-roach", "swarm-hound", "overseer"}


def test_as_many_common_enemies_as_bosses_are_discarded() -> None:
    state = new(3, training=True)
    state.round, state.phase = 3, Phase.DEPLOY
    RULES.apply(state, Ready(0))
    RULES.apply(state, Ready(1))
    enemies.deploy(state, None)
    assert (len(state.enemy_decks[0]), len(state.enemy_piles[0])) == (18 - 9, 2)
    assert all(state.revealed(piece) for piece in state.enemy_piles[0])
    assert not any(state.revealed(piece) for swarm in state.swarms for piece in swarm)


def test_enemies_are_dealt_from_the_first_commander_on() -> None:
    state = new(4, training=True)
    state.enemy_decks[0], state.first = state.enemy_decks[0][:3], 2
    enemies.deploy(state, None)
    assert [len(swarm) for swarm in state.swarms] == [1, 0, 1, 1]


def test_no_sleeve_tells_a_boss() -> None:
    came, told = set(), set()
    for seed in range(40):
        state = new(1, seed, training=True)
        state.round, state.phase = 3, Phase.DEPLOY
        found = deploy(state)[0]
        came |= {*found}
        told |= {piece for piece in found if KIND[state.pieces.face[piece]] == BOSS}
    assert told == came


def test_four_commanders_in_a_hard_last_round_get_all_there_is() -> None:
    state = new(4, swarm="more", training=True)
    state.round, state.phase = 3, Phase.DEPLOY
    for seat in range(3):
        RULES.apply(state, Ready(seat))
    assert sum(len(lane) for lane in deploy(state)) == 20


def test_lanes_fight_from_the_first_commander_clockwise_and_the_first_changes() -> None:
    table = Table(["", ""], ["charger", "charger"], seats=2)
    assert table.state.lane == 0
    table.fight()
    assert table.state.lane == 1
    table.fight()
    assert table.state.phase is Phase.WRAP
    assert table.ready().state.first == 1


# ---- wrap-up


def test_cards_of_hand_and_lane_may_be_discarded() -> None:
    table = Table(["krueger+tesla", "militia"], hand="ranger", phase=Phase.WRAP)
    table.put_away("ranger").put_away("krueger")
    assert table.discard() == "ranger tesla krueger"
    assert not table.may(Discard(0, table["militia"]))


def test_a_wounded_troop_comes_back_whole() -> None:
    table = Table("krueger", phase=Phase.WRAP, wounds={"krueger": 3}).put_away("krueger")
    assert not table.state.wounds


def test_three_shards_become_an_ingot_from_the_second_wave_on() -> None:
    table = Table(discard="xeno-one xeno-one xeno-one militia", wave=2, phase=Phase.WRAP).do(Upgrade(0, 1))
    assert table.discard() == "militia xeno-three"
    early = Table(discard="xeno-one xeno-one xeno-one", phase=Phase.WRAP)
    assert early.refused(Upgrade(0, 1)) == "Not before wave 2."


def test_two_ingots_become_a_core_in_the_third_wave() -> None:
    table = Table(discard="xeno-three xeno-three", wave=3, phase=Phase.WRAP).do(Upgrade(0, 3))
    assert table.discard() == "xeno-six"
    early = Table(discard="xeno-three xeno-three", wave=2, phase=Phase.WRAP)
    assert early.refused(Upgrade(0, 3)) == "Not before wave 3."


def test_a_pool_opens_with_every_wave() -> None:
    table = Table(phase=Phase.WRAP, last_round=True).ready()
    assert table.state.round == 4
    assert [getattr(table.state.card(piece), "wave", -1) for piece in table.state.market[9:12]] == [2, 2, 2]


def test_what_lasts_for_a_round_ends_with_it() -> None:
    table = Table("militia", phase=Phase.WRAP)
    state = table.state
    state.growth[table["militia"]], state.charge[table["militia"]] = 2, 2
    state.used_pieces, state.kills, state.powered_seats = 1, [3], 1
    table.ready()
    assert (state.growth, state.charge, state.used_pieces, state.kills, state.powered_seats) == ({}, {}, 0, [0], 0)


# ---- the end


def test_the_match_is_won_when_the_ninth_round_is_over() -> None:
    table = Table(phase=Phase.WRAP, wave=3, seats=2, last_round=True).ready()
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((1, 1), (15, 15))
    assert table.rules.info.together


def test_the_match_is_lost_when_the_base_falls() -> None:
    table = Table(["", ""], "charger", base=3).fight()
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((2, 2), (0, 0))


def test_in_training_the_base_never_falls_and_damage_is_counted() -> None:
    table = Table("", "charger", base=0, house={"training": True}).fight()
    assert (table.state.base, table.state.lost, table.rules.standing(table.state)) == (3, False, (-3,))
