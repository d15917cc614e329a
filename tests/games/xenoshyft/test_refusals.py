"""The rules of XenoShyft refuse each illegal action with its sentence."""

from __future__ import annotations

import pytest

from monstrarium.engine.action import Choose
from monstrarium.engine.game import view
from monstrarium.games.xenoshyft.actions import (
    Buy,
    Deploy,
    Discard,
    Equip,
    Pass,
    Play,
    Pledge,
    Power,
    Ready,
    Recall,
    Spend,
    Upgrade,
    Use,
)
from monstrarium.games.xenoshyft.state import Phase
from tests.games.xenoshyft.scenario import Table


def test_nothing_is_done_when_the_match_is_over() -> None:
    table = Table("", "charger", base=1).fight()
    assert table.refused(Pass(0)) == "The match is over."


def test_a_seat_that_is_ready_waits() -> None:
    table = Table(["", ""], phase=Phase.BUY).do(Ready(0))
    assert table.refused(Ready(0)) == "You are ready: call the others back or wait."


def test_nobody_is_called_back_who_is_not_ready() -> None:
    assert Table(phase=Phase.BUY).refused(Recall(0)) == "Nobody is ready."


def test_a_question_is_answered_first() -> None:
    table = Table("militia", "prowler?", "gator", wave=2)
    assert table.refused(Pass(0)) == "Answer the question first."
    assert table.refused(Choose(0, "perhaps")) == "That is no answer to what is asked."


def test_another_commander_may_be_asked_first() -> None:
    table = Table(["", ""], ["charger", ""])
    assert table.refused(Pass(1)) == "Another commander is asked first."


def test_every_action_has_its_phase() -> None:
    table = Table(hand="militia", phase=Phase.BUY)
    assert table.refused(Deploy(0, table["militia"], 0, 0)) == "That is for another phase."


@pytest.mark.parametrize(
    ("hand", "market", "wave", "sentence"),
    [
        ("gator", "med-pack", 2, "'Snapjaw' Duval makes nothing cheaper."),
        ("militia", "paratrooper", 1, "Not before wave 2."),
        ("militia", "med-pack", 2, "Mine Volunteer makes only wave 2 and 3 troops cheaper."),
        ("research-officer", "paratrooper", 2, "Lab Lieutenant makes only items cheaper."),
        ("west", "ranger", 1, "No troop to trade in lies in your discard pile."),
    ],
)
def test_a_pledge_is_refused(hand: str, market: str, wave: int, sentence: str) -> None:
    table = Table(hand=hand, market=market, wave=wave, phase=Phase.BUY)
    assert table.refused(Pledge(0, table[hand], table[market])) == sentence


def test_a_free_card_is_not_made_cheaper() -> None:
    table = Table(hand="ranger militia ranger", market="paratrooper", wave=2, phase=Phase.BUY)
    table.pledge("ranger", "paratrooper").pledge("militia", "paratrooper")
    refused = table.refused(Pledge(0, table["ranger:2"], table["paratrooper"]))
    assert refused == "It costs nothing already."


def test_a_closed_pool_is_named() -> None:
    table = Table(hand="xeno-six", phase=Phase.BUY)
    troop = table.state.troop_decks[2][0]
    assert table.refused(Buy(0, troop)) == "Wave 3 troops are not for sale yet."


def test_equal_cards_are_taken_in_order() -> None:
    table = Table(hand="xeno-one xeno-one", phase=Phase.BUY)
    assert table.refused(Spend(0, table["xeno-one:2"])) == "You hold more than one Xenosathem Shard: take the first."


def test_erebus_is_no_bearer() -> None:
    table = Table("erebus", hand="tesla")
    assert table.refused(Equip(0, table["tesla"], table["erebus"])) == "Nightglass Suit never carries equipment."


def test_only_troops_are_deployed_and_only_before_the_enemy_comes() -> None:
    early = Table(hand="med-pack")
    assert early.refused(Deploy(0, early["med-pack"], 0, 0)) == "Patch Kit is no troop."
    late = Table("", "charger", "militia")
    assert late.refused(Deploy(0, late["militia"], 0, 0)) == "Troops are deployed before the enemy comes."


@pytest.mark.parametrize(
    ("hand", "target", "sentence"),
    [
        ("med-pack", "militia", "Patch Kit answers damage: keep it for that moment."),
        ("stasis-bomb", "prowler", "Stillness Bomb needs a revealed enemy."),
        ("hi-ex-grenade", "militia", "Shatter Charge needs an enemy."),
        ("bio-enhancer", "hydra", "Red Ampoule needs a troop."),
        ("tesla", "hydra", "Spark Glove is not played."),
    ],
)
def test_an_instant_is_refused(hand: str, target: str, sentence: str) -> None:
    table = Table("militia", "hydra prowler?", hand, wave=3)
    assert table.refused(Play(0, table[hand], table[target])) == sentence


def test_nobody_is_healed_who_is_not_wounded() -> None:
    table = Table("militia", "hydra", "medical-shuttle", wave=3)
    assert table.refused(Play(0, table["medical-shuttle"], 0)) == "Nobody in that lane is wounded."


def test_texts_are_used_by_the_commander_of_the_lane_once_and_in_their_reach() -> None:
    table = Table(["militia+tesla lynx", "ranger"], ["berserker hive-gargant", "hydra"], wave=3)
    assert table.refused(Use(0, table["lynx"], table["hydra"])) == "Operative V.E.I.L. reaches its own lane only."
    assert table.refused(Use(0, table["lynx"], table["hive-gargant"])) == "Operative V.E.I.L. spares bosses."
    assert table.refused(Use(0, table["militia"])) == "Mine Volunteer cannot be used now."
    table.use("tesla", "hydra")
    assert table.refused(Use(0, table["tesla"], table["hydra"])) == "Spark Glove was used in this round."


def test_a_text_for_a_lane_is_refused_by_what_is_in_that_lane() -> None:
    table = Table(
        ["ranger doombringer", "militia"], ["hydra", "hydra"], "medical-shuttle", wave=3, wounds={"ranger": 1}
    )
    state, doombringer = table.state, table["doombringer"]
    assert table.refused(Play(0, table["medical-shuttle"], 1)) == "Nobody in that lane is wounded."
    assert table.refused(Play(0, table["medical-shuttle"], 2)) == "Stretcher Drone needs a lane."
    assert table.refused(Use(0, doombringer, -1)) == "'Lastword' Adeyemi needs a lane."
    state.swarms[1].clear()
    assert table.refused(Use(0, doombringer, 1)) == "'Lastword' Adeyemi needs an enemy."


def test_a_text_that_asks_for_its_targets_is_used_without_one() -> None:
    table = Table("militia assault-commander", "hydra", wave=3)
    refused = table.refused(Use(0, table["assault-commander"], table["hydra"]))
    assert refused == "Push Sergeant needs no target."


def test_the_last_enemy_of_a_lane_is_not_sent_back() -> None:
    table = Table("militia", "prowler hydra", "stasis-bomb", wave=3)
    refused = table.refused(Play(0, table["stasis-bomb"], table["hydra"]))
    assert refused == "Stillness Bomb needs an enemy with another one behind it."


def test_of_equal_cards_the_first_is_taken() -> None:
    early = Table("militia", hand="ranger ranger tesla tesla")
    assert early.refused(Deploy(0, early["ranger:2"], 0, 0)) == "You hold more than one Rim Scout: take the first."
    spark = early.refused(Equip(0, early["tesla:2"], early["militia"]))
    assert spark == "You hold more than one Spark Glove: take the first."
    fight = Table("militia", "hydra", "hi-ex-grenade hi-ex-grenade", wave=3)
    charge = fight.refused(Play(0, fight["hi-ex-grenade:2"], fight["hydra"]))
    assert charge == "You hold more than one Shatter Charge: take the first."
    late = Table(hand="ranger ranger", phase=Phase.WRAP)
    assert late.refused(Discard(0, late["ranger:2"])) == "You hold more than one Rim Scout: take the first."
    buying = Table(hand="ranger ranger", market="paratrooper", wave=2, phase=Phase.BUY)
    pledge = buying.refused(Pledge(0, buying["ranger:2"], buying["paratrooper"]))
    assert pledge == "You hold more than one Rim Scout: take the first."


def test_a_commander_uses_no_other_lane() -> None:
    table = Table(["ranger", "ravager"], ["hydra", ""], wave=3)
    assert table.refused(Use(0, table["ravager"], table["hydra"])) == "Only its commander uses 'Hardrain' Castellano."


def test_a_card_that_does_not_exist_is_refused() -> None:
    assert Table(phase=Phase.BUY).refused(Buy(0, 10**9)) == "There is no such card."


def test_who_has_no_division_has_no_power() -> None:
    assert Table("ranger").refused(Power(0)) == "You have no division."


def test_an_upgrade_needs_cards_and_supply() -> None:
    table = Table(discard="xeno-one xeno-one", wave=2, phase=Phase.WRAP)
    assert table.refused(Upgrade(0, 1)) == "You need 3 of them in your discard pile."
    rich = Table(discard="xeno-one xeno-one xeno-one", wave=2, phase=Phase.WRAP)
    rich.state.supply[1] = []
    assert rich.refused(Upgrade(0, 1)) == "The supply is used up."


def test_what_is_not_held_is_not_played() -> None:
    table = Table(["ranger", ""], ["hydra", ""], ["", "hi-ex-grenade"], wave=3)
    assert table.refused(Play(0, table["hi-ex-grenade"], table["hydra"])) == "You do not hold that card."


def test_what_is_not_in_the_market_is_not_for_sale() -> None:
    table = Table(hand="gator xeno-six", phase=Phase.BUY)
    assert table.refused(Buy(0, table["gator"])) == "'Snapjaw' Duval is not for sale."
    assert table.refused(Pledge(0, table["gator"], table["xeno-six"])) == "'Snapjaw' Duval makes nothing cheaper."
    late = Table(hand="militia gator", wave=2, phase=Phase.BUY)
    assert late.refused(Pledge(0, late["militia"], late["gator"])) == "That is not for sale."


def test_what_lies_in_a_deck_is_not_named() -> None:
    table = Table(hand="xeno-six", phase=Phase.BUY)
    seen = view(table.rules, table.state, 0)
    assert table.rules.why_not(seen, Buy(0, table.state.item_deck[0])) == "That is not for sale."


def test_a_trade_is_for_troops() -> None:
    table = Table(hand="west", discard="ranger", market="med-pack", phase=Phase.BUY)
    assert table.refused(Pledge(0, table["west"], table["med-pack"])) == "Captain Ada Morrow makes only troops cheaper."


def test_only_who_is_in_a_lane_carries_and_is_used() -> None:
    table = Table("ranger", hand="tesla militia ravager")
    assert table.refused(Equip(0, table["tesla"], table["militia"])) == "Only troops in a lane carry equipment."
    refused = table.refused(Use(0, table["ravager"], table["ranger"]))
    assert refused == "Only troops in a lane and their equipment are used."


def test_nobody_discards_for_another() -> None:
    table = Table(["", "krueger"], phase=Phase.WRAP)
    assert table.refused(Discard(0, table["krueger"])) == "You discard from your own hand and lane only."


def test_a_division_may_find_nothing_to_do() -> None:
    table = Table("ranger", house={"division": "med-bay"})
    assert table.refused(Power(0, table["ranger"])) == "Your division finds nothing to do."


@pytest.mark.parametrize(
    ("division", "sentence"),
    [
        ("med-bay", "Infirmary needs a wounded troop."),
        ("science-labs", "Test Bench needs a revealed enemy."),
        ("command-center", "War Room needs no target."),
    ],
)
def test_the_power_of_a_division_is_refused_by_its_target(division: str, sentence: str) -> None:
    lanes = ["ranger militia", "militia"]
    table = Table(lanes, ["hydra prowler?", ""], wave=3, wounds={"ranger": 1}, house={"division": division})
    target = "militia" if division == "med-bay" else "prowler"
    assert table.refused(Power(0, table[target])) == sentence


def test_what_answers_a_reveal_is_kept_for_it() -> None:
    table = Table("ranger", "hydra", "plasma-arc", wave=3)
    refused = table.refused(Play(0, table["plasma-arc"], table["hydra"]))
    assert refused == "Arclight Pump answers a Reveal: keep it for that moment."


def test_a_beetle_as_printed_is_no_target() -> None:
    table = Table("ranger+tesla", "shocker shocker", "hi-ex-grenade", wave=3, house={"misprints": "printed"})
    refused = table.refused(Play(0, table["hi-ex-grenade"], table["shocker:2"]))
    assert refused == "Nothing can target Arc Beetle."


def test_deep_stare_works_from_behind() -> None:
    table = Table("ranger+hades-gaze", "hydra", wave=3)
    refused = table.refused(Use(0, table["hades-gaze"], table["hydra"]))
    assert refused == "Rim Scout stands first: Deep Stare works from behind."


def test_a_place_that_is_none_is_refused() -> None:
    table = Table("ranger", hand="militia")
    assert table.refused(Deploy(0, table["militia"], 0, 3)) == "That cannot be done here."
