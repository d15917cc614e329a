"""Divisions bring their gifts, discounts and powers; other options of a house hold as well."""

from __future__ import annotations

from typing import Any

import pytest

from monstrarium.engine.game import settle
from monstrarium.engine.rng import Rng
from monstrarium.games.xenoshyft.actions import Power
from monstrarium.games.xenoshyft.cards import CARDS, DIVISIONS, TYPE_BITS, TYPES
from monstrarium.games.xenoshyft.combat.values import damage_to_enemy, enemy_power, ledger, power, price
from monstrarium.games.xenoshyft.events import Dealt, Equipped, Regeared
from monstrarium.games.xenoshyft.state import OURS, Phase, XenoshyftState
from tests.games.xenoshyft.scenario import RULES, Table

TYPED = {"weapon-research": "weapon", "armory": "armor", "med-bay": "medical", "science-labs": "tech"}


def new(seats: int = 1, seed: int = 1, **options: Any) -> XenoshyftState:
    """A match that has just begun."""
    return RULES.new(seats, settle(RULES.info, seats, options), Rng(seed))


@pytest.mark.parametrize(("key", "kind"), TYPED.items())
def test_some_begin_with_two_items_of_a_type(key: str, kind: str) -> None:
    state = new(division=key)
    cards = state.decks[0] + state.hands[0]
    assert len(cards) == 13
    assert sum(bool(TYPES[state.pieces.face[piece]] & TYPE_BITS[kind]) for piece in cards) == 2


@pytest.mark.parametrize(("key", "troop"), [("barracks", "ranger"), ("command-center", "research-officer")])
def test_others_begin_with_two_troops(key: str, troop: str) -> None:
    state = new(division=key)
    cards = [CARDS[state.pieces.face[piece]].key for piece in state.decks[0] + state.hands[0]]
    assert cards.count(troop) == 2


@pytest.mark.parametrize(
    ("key", "item"),
    [("weapon-research", "plasma-arc"), ("armory", "atlas"), ("med-bay", "med-pack"), ("science-labs", "tesla")],
)
def test_a_type_is_cheaper(key: str, item: str) -> None:
    table = Table(market=f"{item} gator", phase=Phase.BUY, house={"division": key})
    assert [price(table.state, 0, table[each]) for each in (item, "gator")] == [2, 3]


@pytest.mark.parametrize(
    ("key", "cards", "after"),
    [("barracks", "gator west tesla", (2, 3, 3)), ("command-center", "tesla atlas gator", (2, 3, 3))],
)
def test_the_first_purchase_of_a_kind_is_cheaper(key: str, cards: str, after: tuple[int, ...]) -> None:
    first, second, other = cards.split()
    table = Table(hand="xeno-six", market=cards, phase=Phase.BUY, house={"division": key}).spend("xeno-six")
    prices = [price(table.state, 0, table[first])]
    table.buy(first)
    prices += [price(table.state, 0, table[each]) for each in (second, other)]
    assert tuple(prices) == after


def test_what_is_not_there_any_more_is_not_given() -> None:
    state = new(4, division="barracks")
    found = [
        [CARDS[state.pieces.face[piece]].key for piece in state.decks[seat] + state.hands[seat]] for seat in range(4)
    ]
    assert [cards.count("ranger") for cards in found] == [2, 2, 2, 0]


def test_gifts_are_drawn_by_lot() -> None:
    found = set()
    for seed in range(20):
        state = new(1, seed, division="weapon-research")
        cards = state.decks[0] + state.hands[0]
        found |= {CARDS[state.pieces.face[piece]].key for piece in cards if TYPES[state.pieces.face[piece]]}
    assert len(found) > 4


def test_a_discount_for_troops_is_none_for_items_and_the_other_way_round() -> None:
    barracks = Table(market="tesla gator", phase=Phase.BUY, house={"division": "barracks"})
    assert [price(barracks.state, 0, barracks[key]) for key in ("tesla", "gator")] == [3, 2]
    center = Table(market="tesla gator", phase=Phase.BUY, house={"division": "command-center"})
    assert [price(center.state, 0, center[key]) for key in ("tesla", "gator")] == [2, 3]


def test_a_discount_is_enough_to_buy() -> None:
    table = Table(hand="xeno-one xeno-one", market="tesla", phase=Phase.BUY, house={"division": "science-labs"})
    assert table.spend("xeno-one", "xeno-one:2").buy("tesla").state.resources == [0]


def test_a_first_purchase_counts_for_its_commander_and_for_one_round() -> None:
    table = Table(
        hand=["xeno-three", "xeno-three"], market="gator west", phase=Phase.BUY, house={"division": "barracks"}
    )
    table.spend("xeno-three").buy("gator")
    assert [price(table.state, seat, table["west"]) for seat in (0, 1)] == [3, 2]


def test_a_weapon_goes_to_a_troop_that_can_carry_it() -> None:
    table = Table("ranger+plasma-arc erebus militia", discard="zeus-wrath", house={"division": "weapon-research"})
    table.power().answer("zeus-wrath")
    assert table.options() == ["militia"]
    table.answer("militia")
    assert not table.offers(Power)


def test_a_weapon_that_nobody_may_carry_is_not_offered() -> None:
    house = {"division": "weapon-research"}
    table = Table("ranger+enhancer-host", discard="helios zeus-wrath", wave=3, house=house).power()
    assert table.options() == ["zeus-wrath"]


def test_an_armor_moves_to_a_troop_without_armor_of_its_own_lane() -> None:
    lanes = ["militia+atlas ranger+hercules krueger", "defender"]
    table = Table(lanes, house={"division": "armory"}).power()
    assert table.options() == ["atlas", "hercules"]
    table.answer("hercules")
    assert table.options() == ["krueger"]
    table.answer("krueger")
    assert [type(event) for event in table.told if isinstance(event, Equipped | Regeared)] == [Regeared]


def test_a_troop_that_loses_its_armor_to_an_order_may_die_of_it() -> None:
    table = Table("militia+hercules ranger", wounds={"militia": 2}, house={"division": "armory"}).power()
    table.answer("hercules", "ranger")
    assert (table.front(), table.discard()) == ("ranger", "militia")


def test_the_infirmary_heals_no_more_than_there_is_and_any_lane() -> None:
    table = Table(["", "defender"], wounds={"defender": 1}, house={"division": "med-bay"})
    assert table.power("defender").state.wounds == {}


def test_the_recruiting_hall_takes_what_costs_two_and_nothing_dearer() -> None:
    lanes = ["erebus", "militia militia militia militia"]
    table = Table(lanes, discard="ranger research-officer gator tesla", house={"division": "barracks"}).power()
    assert table.options() == ["ranger", "research-officer"]
    table.answer("ranger")
    assert table.state.pending is not None
    assert table.state.pending.choice.options == (("place", 0, 0), ("place", 0, 1))
    assert not Table(lanes, discard="gator", house={"division": "barracks"}).offers(Power)
    full = ["ranger ranger ranger ranger"]
    assert not Table(full, discard="militia", house={"division": "barracks"}).offers(Power)


def test_a_power_comes_back_with_the_round() -> None:
    table = Table("defender", wounds={"defender": 5}, house={"division": "med-bay"}, phase=Phase.DEPLOY).power(
        "defender"
    )
    assert not table.offers(Power)
    table.state.phase = Phase.WRAP
    table.ready()
    table.state.phase = Phase.DEPLOY
    assert table.offers(Power)


def test_by_lot_no_seat_has_always_the_same_division() -> None:
    assert len({new(1, seed, division="lot").divisions[0] for seed in range(30)}) == len(DIVISIONS)


def test_without_the_option_nobody_has_a_division() -> None:
    assert new(4).divisions == [-1] * 4


def test_a_weapon_comes_back_from_any_discard_pile() -> None:
    table = Table(["ranger", "militia"], discard=["", "zeus-wrath tesla"], house={"division": "weapon-research"})
    table.power()
    assert table.options() == ["zeus-wrath"]
    table.answer("zeus-wrath", "militia")
    assert (table.gear("militia"), table.discard(1)) == ("zeus-wrath", "tesla")


def test_an_armor_changes_its_bearer_in_its_lane() -> None:
    table = Table(["", "militia+atlas ranger+tesla"], seats=2, house={"division": "armory"}).power()
    table.answer("atlas", "ranger")
    assert (table.gear("ranger"), table.gear("militia")) == ("tesla atlas", "")


def test_the_infirmary_heals_two() -> None:
    table = Table("defender", wounds={"defender": 3}, house={"division": "med-bay"}).power("defender")
    assert table.tokens("defender") == 1
    assert table.refused(Power(0, table["defender"])) == "Your division has helped in this round."


def test_damage_of_a_division_has_no_card() -> None:
    (dealt,) = Table("ranger", "berserker", wave=3, house={"division": "science-labs"}).power("berserker").heard(Dealt)
    assert (dealt.source, dealt.parts) == (-1, (("printed", 3),))


def test_the_test_bench_zaps() -> None:
    table = Table("lynx", "berserker", wave=3, house={"division": "science-labs"}).power("berserker")
    assert table.tokens("berserker") == 3 + 2


def test_the_recruiting_hall_calls_a_cheap_troop_up() -> None:
    table = Table("ranger", discard="militia gator", house={"division": "barracks"}).power()
    assert table.options() == ["militia"]
    table.answer("militia", ("place", 0, 1))
    assert (table.front(), table.discard()) == ("ranger militia", "gator")


def test_the_war_room_moves_a_troop_and_that_is_an_advance() -> None:
    table = Table("militia ranger+death-chain", house={"division": "command-center"}).power()
    table.answer("ranger").answer(0)
    assert table.front() == "ranger militia"
    assert power(table.state, table["ranger"], 0) == 3 + 2 + 2


def test_by_lot_everyone_has_a_different_division() -> None:
    for seed in range(5):
        state = new(4, seed, division="lot")
        assert len({*state.divisions}) == 4
    state = new(2, division=("armory", "lot"))
    assert DIVISIONS[state.divisions[0]].key == "armory"
    assert state.divisions[1] not in (-1, state.divisions[0])


def test_standing_texts_may_work_in_every_lane() -> None:
    wide = {"auras": "all"}
    table = Table(["ranger", "deadeye"], ["charger", "smoker shieldswarm"], house=wide)
    assert power(table.state, table["ranger"], 0) == 4
    assert enemy_power(table.state, table["charger"], 0) == 4
    assert ("deadeye", 1) in ledger(table.state, table["ranger"])
    assert ("smoker", 1) in ledger(table.state, table["charger"])
    assert damage_to_enemy(table.state, 3, OURS, 0) == 2


def test_in_their_own_lane_they_reach_no_other() -> None:
    table = Table(["ranger", "deadeye"], ["charger", "smoker shieldswarm"])
    assert power(table.state, table["ranger"], 0) == 3
    assert enemy_power(table.state, table["charger"], 0) == 3
    assert ledger(table.state, table["ranger"]) == ledger(table.state, table["charger"]) == (("printed", 3),)
    assert damage_to_enemy(table.state, 3, OURS, 0) == 3


def test_an_arc_beetle_as_printed_cannot_be_a_target() -> None:
    table = Table("ranger+tesla", "shocker shocker?", "hi-ex-grenade", wave=3, house={"misprints": "printed"})
    assert table.may_play("hi-ex-grenade", "shocker")
    table.state.pieces.show(table["shocker:2"], None)
    assert not table.may_play("hi-ex-grenade", "shocker:2")
