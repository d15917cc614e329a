"""Cards are bought at their price, and deployed to lanes of any seat."""

from __future__ import annotations

import pytest

from monstrarium.games.xenoshyft.actions import Buy, Deploy, Equip, Regear, Shift, Spend
from monstrarium.games.xenoshyft.deployment import MOVES
from monstrarium.games.xenoshyft.state import Phase
from tests.games.xenoshyft.scenario import Table

# ---- purchase


def test_a_bought_card_comes_to_the_hand_and_the_next_one_for_sale() -> None:
    table = Table(hand="xeno-three", market="med-pack", phase=Phase.BUY).spend("xeno-three").buy("med-pack")
    assert (table.hand(), table.discard(), table.state.resources) == ("med-pack", "xeno-three", [0])
    assert table.state.market[0] >= 0


@pytest.mark.parametrize(("wave", "place", "key"), [(1, 6, "gator"), (2, 9, "ravager"), (3, 12, "krueger")])
def test_the_next_troop_for_sale_is_of_the_same_wave(wave: int, place: int, key: str) -> None:
    table = Table(hand="xeno-six xeno-six", market=key, wave=3, phase=Phase.BUY).spend("xeno-six", "xeno-six:2")
    table.state.market[0], table.state.market[place] = -1, table[key]
    table.buy(key)
    assert getattr(table.state.card(table.state.market[place]), "wave", -1) == wave


def test_a_used_up_pool_leaves_a_gap() -> None:
    table = Table(hand="xeno-three", market="med-pack", phase=Phase.BUY)
    table.state.item_deck = []
    table.spend("xeno-three").buy("med-pack")
    assert table.state.market[0] == -1


def test_what_is_not_spent_is_lost() -> None:
    table = Table(hand="xeno-three", phase=Phase.BUY).spend("xeno-three").ready()
    assert table.state.resources == [0]


def test_who_has_too_little_is_told_the_price() -> None:
    table = Table(hand="xeno-one", market="med-pack", phase=Phase.BUY).spend("xeno-one")
    assert table.refused(Buy(0, table["med-pack"])) == "That costs 3; you have 1."


def test_only_what_is_worth_something_is_spent() -> None:
    table = Table(hand="militia", phase=Phase.BUY)
    assert table.refused(Spend(0, table["militia"])) == "Mine Volunteer cannot be spent."


def test_equal_cards_of_a_hand_are_one_offer() -> None:
    assert len(Table(hand="xeno-one xeno-one militia", phase=Phase.BUY).offers(Spend)) == 1


# ---- deployment


def test_a_troop_comes_to_any_place_of_any_lane() -> None:
    table = Table(["ranger", "krueger"], hand=["militia", ""])
    assert len(table.offers(Deploy)) == 4
    table.do(Deploy(0, table["militia"], 1, 0))
    assert table.front(1) == "militia krueger"


def test_a_lane_holds_four_troops() -> None:
    table = Table("ranger ranger ranger ranger", hand="militia")
    assert table.refused(Deploy(0, table["militia"], 0, 0)) == "A lane holds four troops."


def test_a_troop_in_another_lane_belongs_to_its_commander() -> None:
    table = Table(["", "militia"], ["", "charger"], seats=2).fight()
    assert (table.discard(0), table.discard(1)) == ("", "militia")


@pytest.mark.parametrize(
    ("carried", "item", "refused"),
    [
        ("tesla", "tesla:2", "'Hardrain' Castellano carries tech already."),
        ("helios", "zeus-wrath", "'Hardrain' Castellano carries a weapon already."),
        ("enhancer-host", "helios", "'Hardrain' Castellano carries a medical item already."),
        ("hercules", "atlas", "'Hardrain' Castellano carries armor already."),
    ],
)
def test_nobody_carries_two_items_of_a_type(carried: str, item: str, refused: str) -> None:
    table = Table(f"ravager+{carried}", hand=item.partition(":")[0])
    assert table.refused(Equip(0, table[item], table["ravager"])) == refused


def test_equipment_of_different_types_adds_up() -> None:
    table = Table("ranger+tesla+hercules", hand="zeus-wrath").equip("zeus-wrath", "ranger")
    assert table.gear("ranger") == "tesla hercules zeus-wrath"


def test_an_instant_is_played_not_carried() -> None:
    table = Table("ranger", hand="med-pack")
    assert table.refused(Equip(0, table["med-pack"], table["ranger"])) == "Patch Kit is played, not carried."


def test_a_seat_rearranges_its_lane_and_no_other() -> None:
    table = Table(["militia ranger", "krueger defender"])
    table.do(Shift(0, table["ranger"], 0))
    assert table.front() == "ranger militia"
    assert table.refused(Shift(0, table["krueger"], 1)) == "You rearrange your own lane only."


def test_equipment_moves_to_a_troop_that_can_carry_it() -> None:
    table = Table("militia+tesla ranger+tesla erebus krueger")
    takers = [
        (table.keys([each.piece]), table.keys([each.troop]))
        for each in table.offers(Regear)
        if isinstance(each, Regear)
    ]
    assert takers == [("tesla", "krueger"), ("tesla", "krueger")]


def test_equipment_changes_its_bearer_within_the_lane() -> None:
    table = Table(["militia+tesla ranger", "krueger"])
    assert table.refused(Regear(0, table["tesla"], table["krueger"])) == "Equipment stays in its lane."
    table.do(Regear(0, table["tesla"], table["ranger"]))
    assert (table.gear("militia"), table.gear("ranger")) == ("", "tesla")


def test_a_lane_is_not_rearranged_for_ever() -> None:
    table = Table("militia ranger")
    for _move in range(MOVES):
        table.do(table.offers(Shift)[0])
    assert table.refused(Shift(0, table["militia"], 0)) == "Enough moving about: deploy or get ready."


def test_rearranging_brings_no_advance_about() -> None:
    table = Table("militia ranger+death-chain")
    table.do(Shift(0, table["ranger"], 0))
    assert not table.state.growth


def test_taking_armor_off_a_wounded_troop_kills_it() -> None:
    table = Table("militia+hercules ranger", wounds={"militia": 2})
    table.do(Regear(0, table["hercules"], table["ranger"]))
    assert (table.front(), table.discard()) == ("ranger", "militia")
