"""Each troop of XenoShyft does what its card says."""

from __future__ import annotations

import pytest

from monstrarium.games.xenoshyft.actions import Deploy, Equip, Pledge
from monstrarium.games.xenoshyft.combat.values import hp, hp_ledger, ledger, power, price
from monstrarium.games.xenoshyft.state import Phase
from tests.games.xenoshyft.scenario import Table


def strength(table: Table, key: str, lane: int = 0) -> tuple[int, int]:
    """The power and full HP of a troop."""
    return power(table.state, table[key], lane), hp(table.state, table[key], lane)


# ---- those that make others cheaper


@pytest.mark.parametrize(("key", "off"), [("militia", 1), ("ranger", 2)])
def test_militia_and_rangers_make_later_troops_cheaper_and_burn(key: str, off: int) -> None:
    table = Table(hand=f"{key} xeno-three", market="field-medic", wave=2, phase=Phase.BUY)
    table.pledge(key, "field-medic")
    assert price(table.state, 0, table["field-medic"]) == 3 - off
    table.spend("xeno-three").buy("field-medic")
    assert table.burned(key)
    assert table.state.resources == [off]


@pytest.mark.parametrize("key", ["militia", "ranger"])
def test_they_do_not_do_so_in_the_first_wave_or_for_its_troops(key: str) -> None:
    early = Table(hand=key, market="field-medic", phase=Phase.BUY)
    late = Table(hand=key, market="gator", wave=2, phase=Phase.BUY)
    assert not early.offers(Pledge)
    assert not late.offers(Pledge)


def test_a_research_officer_makes_items_cheaper() -> None:
    table = Table(hand="research-officer", market="med-pack", wave=2, phase=Phase.BUY)
    table.pledge("research-officer", "med-pack")
    assert price(table.state, 0, table["med-pack"]) == 1


def test_west_trades_in_a_troop_of_her_commanders_discard_pile() -> None:
    table = Table(hand="west xeno-one", discard="ranger tesla", market="gator", phase=Phase.BUY)
    table.pledge("west", "gator").spend("xeno-one").buy("gator")
    assert table.burned("ranger")
    assert table.discard() == "tesla xeno-one west"


def test_west_asks_which_troop_where_there_are_several() -> None:
    table = Table(hand="west", discard="ranger gator ranger", market="solitaire", phase=Phase.BUY)
    table.pledge("west", "solitaire")
    assert table.options() == ["ranger", "gator"]


def test_west_may_burn_a_militia_for_nothing() -> None:
    table = Table(hand="west xeno-three", discard="militia", market="gator", phase=Phase.BUY)
    table.pledge("west", "gator").spend("xeno-three").buy("gator")
    assert (table.burned("militia"), table.state.resources) == (True, [0])


def test_solitaire_is_worth_more_in_every_wave() -> None:
    for wave in (1, 2, 3):
        table = Table(hand="solitaire", wave=wave, phase=Phase.BUY).spend("solitaire")
        assert (table.state.resources, table.discard()) == ([wave + 2], "solitaire")


# ---- standing texts


def test_last_stand_is_stronger_while_alone() -> None:
    assert strength(Table("last-stand", wave=2), "last-stand") == (5, 5)
    assert strength(Table("last-stand militia", wave=2), "last-stand") == (3, 3)


@pytest.mark.parametrize(("key", "part"), [("last-stand", ("alone", 3)), ("hunter-killer", ("tally", 2))])
def test_what_a_standing_text_adds_is_told(key: str, part: tuple[str, int]) -> None:
    table = Table(key, wave=3)
    table.state.kills[0] = 1
    assert ledger(table.state, table[key]) == (("printed", 3), part)


def test_full_hp_tells_of_what_it_is() -> None:
    table = Table("last-stand+hercules", "hydra", wave=3)
    assert hp_ledger(table.state, table["last-stand"]) == (("printed", 3), ("hercules", 2), ("alone", 3))
    assert hp_ledger(table.state, table["hydra"]) == (("printed", 8),)


def test_last_stand_dies_of_company() -> None:
    table = Table("last-stand", hand="militia", wounds={"last-stand": 3})
    table.do(table.offers(Deploy)[0])
    assert (table.front(), table.discard()) == ("militia", "last-stand")


@pytest.mark.parametrize(("wave", "more"), [(1, 0), (2, 2), (3, 4)])
def test_hunter_killer_counts_the_dead_of_its_lane(wave: int, more: int) -> None:
    table = Table("hunter-killer", wave=wave)
    table.state.kills[0] = 2
    assert strength(table, "hunter-killer")[0] == 3 + more


@pytest.mark.parametrize(("key", "more"), [("deadeye", 1), ("daedalus", 2), ("bulletstorm", 1)])
def test_some_cheer_the_others_of_their_lane(key: str, more: int) -> None:
    table = Table([f"{key} ranger", "ranger"], wave=3)
    assert strength(table, "ranger")[0] == 3 + more
    assert strength(table, "ranger:2", 1)[0] == 3
    assert (key, more) in ledger(table.state, table["ranger"])


def test_erebus_never_carries_equipment() -> None:
    table = Table("erebus", hand="tesla", wave=3)
    assert not table.offers(Equip)


# ---- attacks


def test_erebus_may_strike_first_once_a_round() -> None:
    table = Table("erebus", "hydra spore-launcher", wave=3, wounds={"hydra": 3}).fight()
    table.answer("yes")
    assert (table.tokens("erebus"), table.swarm()) == (0, "spore-launcher hydra")
    assert table.fight().state.pending is None


def test_deadeye_adds_his_power_to_another_attack_once_a_round() -> None:
    table = Table(["defender", "deadeye"], "berserker", wave=3).fight()
    assert table.options() == ["yes", "none"]
    assert table.answer("yes").tokens("berserker") == 8
    assert table.fight().state.pending is None


def test_prometheus_burns_a_card_for_more_damage() -> None:
    table = Table("prometheus", "brood-mother", discard="xeno-one hellblazer xeno-one", wave=3).fight()
    assert table.options() == ["xeno-one", "hellblazer", "none"]
    table.answer("hellblazer")
    assert table.burned("hellblazer")
    assert table.swarm().split()[0] != "brood-mother"


def test_prometheus_may_burn_what_costs_nothing() -> None:
    table = Table("prometheus", "brood-mother", discard="xeno-one", wave=3).fight().answer("xeno-one")
    assert (table.burned("xeno-one"), table.tokens("brood-mother")) == (True, 6)
    table.fight()
    assert table.state.pending is None


def test_hyperion_may_hit_again_once_a_round() -> None:
    table = Table("defender hyperion", "spore-launcher", wave=3).fight()
    assert table.options() == ["yes", "none"]
    assert table.answer("yes").swarm() == ""


def test_hyperion_may_follow_his_own_attack() -> None:
    table = Table("hyperion", "swarm-caller", wave=3).fight().answer("yes")
    assert (table.front(), table.swarm()) == ("hyperion", "")


def test_a_fallen_hyperion_follows_nothing() -> None:
    assert Table("hyperion", "brood-mother", wave=3).fight().state.pending is None


def test_hyperion_hits_again_once_a_round() -> None:
    table = Table("defender hyperion", "brood-mother", wave=3).fight().answer("yes")
    assert table.fight().state.pending is None


def test_hyperion_may_let_it_be() -> None:
    table = Table("defender hyperion", "spore-launcher", wave=3).fight().answer("none")
    assert table.tokens("spore-launcher") == 4


# ---- guards


def test_a_field_medic_prevents_two_once_a_round() -> None:
    table = Table("research-officer field-medic", "berserker", wave=3).fight()
    assert table.options() == ["field-medic", "none"]
    table.answer("field-medic")
    assert table.discard() == "research-officer"
    assert table.state.used_pieces >> table["field-medic"] & 1


def test_a_defender_takes_up_to_three_for_another() -> None:
    table = Table(["krueger", "defender"], "hydra", wave=3).fight()
    assert table.options() == [("take", "defender", 1), ("take", "defender", 2), ("take", "defender", 3), "none"]
    table.answer(("take", "defender", 3))
    assert (table.tokens("krueger"), table.tokens("defender")) == (5, 3)


def test_killer_whale_takes_all_of_it_and_hits_back() -> None:
    table = Table("krueger killer-whale", "berserker", wave=3).fight()
    assert table.options() == [("take", "killer-whale", 6), "none"]
    table.answer(("take", "killer-whale", 6))
    assert (table.tokens("krueger"), table.tokens("killer-whale"), table.tokens("berserker")) == (0, 6, 9)


def test_killer_whale_takes_it_once_a_round() -> None:
    table = Table("krueger killer-whale", "hive-gargant", wave=3).fight()
    table.answer(("take", "killer-whale", 5))
    assert table.state.pending is None
    assert table.fight().state.pending is None


def test_killer_whale_hits_back_when_attacked() -> None:
    table = Table("killer-whale", "berserker", wave=3).fight()
    assert table.tokens("berserker") == 4 + 3


def test_longshot_gambles_with_the_top_of_the_deck() -> None:
    table = Table("longshot", "butcher", deck="gator", wave=2).fight().answer("longshot")
    assert (table.tokens("longshot"), table.discard()) == (0, "gator")
    assert table.swarm() == ""


def test_longshot_prevents_nothing_with_a_card_without_cost() -> None:
    table = Table("longshot", "butcher", deck="militia", wave=2).fight().answer("longshot")
    assert (table.tokens("longshot"), table.tokens("butcher")) == (3, 3)


def test_longshot_asks_for_no_enemy_when_nothing_was_prevented() -> None:
    table = Table("longshot", "butcher berserker", deck="militia", wave=3).fight().answer("longshot")
    assert (table.state.pending, table.tokens("longshot")) == (None, 3)


def test_longshot_needs_cards() -> None:
    assert Table("longshot", "butcher", wave=2).fight().state.pending is None


def test_gator_throws_the_damage_of_a_reveal_back() -> None:
    table = Table("militia", "prowler?", "gator", wave=2).answer("gator")
    assert (table.front(), table.swarm(), table.discard()) == ("militia", "", "gator")


def test_gator_answers_from_the_hand_alone() -> None:
    assert Table("gator", "prowler?", wave=2).front() == ""


def test_gator_does_not_answer_an_attack() -> None:
    assert Table("militia", "prowler", "gator", wave=2).fight().state.pending is None


def test_the_lone_survivor_has_seen_it_before() -> None:
    table = Table("lone-survivor", "prowler?", wave=2)
    assert (table.tokens("lone-survivor"), table.tokens("prowler")) == (0, 2)


def test_the_lone_survivor_takes_attacks_like_anybody() -> None:
    assert Table("lone-survivor", "charger").fight().front() == ""


def test_savior_brings_a_troop_out_with_one_hp() -> None:
    table = Table("ranger savior", "prowler", wave=2).fight().answer("yes")
    assert (table.front(), table.tokens("ranger")) == ("savior ranger", 1)


def test_savior_may_save_himself() -> None:
    table = Table("savior", "hydra", wave=3).fight().answer("yes")
    assert (table.front(), table.tokens("savior")) == ("savior", 3)


def test_savior_saves_once_a_round() -> None:
    table = Table("militia militia savior", "prowler", wave=2).fight().answer("yes")
    assert table.front() == "militia savior militia"
    assert table.fight().state.pending is None


# ---- deaths


def test_a_demolitionist_takes_an_enemy_along() -> None:
    table = Table("demolitionist", "hydra berserker", wave=3).fight().answer("berserker")
    assert table.tokens("berserker") == 3


def test_krueger_gives_a_last_order_with_all_his_power() -> None:
    table = Table("krueger+zeus-wrath", "hydra berserker", wave=3, wounds={"krueger": 5}).fight().answer("berserker")
    assert table.tokens("berserker") == 9


def test_grim_reaper_pays_for_every_death_in_his_lane_his_own_too() -> None:
    table = Table("militia grim-reaper", "berserker hydra", wave=3).fight().answer("hydra")
    assert table.tokens("hydra") == 2
    table.fight().answer("hydra")
    assert (table.front(), table.tokens("hydra")) == ("", 4)


@pytest.mark.parametrize("key", ["demolitionist", "krueger", "ranger+vindicator", "killer-whale"])
def test_some_answer_in_their_own_lane_alone(key: str) -> None:
    name = key.partition("+")[0]
    table = Table([key, "militia"], ["berserker hydra", "hydra"], wave=3, wounds={name: 2 if name != "krueger" else 7})
    table.fight()
    assert table.options() == ["berserker", "hydra"]
    assert table.state.pending is not None
    assert table["hydra:2"] not in table.state.pending.choice.options


# ---- advances


def test_hellblazer_burns_his_way_forward_in_his_lane() -> None:
    table = Table(["militia hellblazer", ""], ["hydra berserker", "berserker"], wave=3).fight()
    assert table.options() == ["hydra", "berserker"]
    assert table.answer("berserker").tokens("berserker") == 3


def test_what_an_assault_commander_adds_is_for_one_attack() -> None:
    table = Table("militia assault-commander", "brood-mother", wave=3).use("assault-commander")
    table.answer("none", "militia")
    assert table.fight().tokens("brood-mother") == 2 + 3
    again = Table("krueger assault-commander assault-commander", "brood-mother", wave=3)
    again.use("assault-commander").answer("none", "krueger")
    again.use("assault-commander:2").answer("none", "krueger")
    assert again.fight().tokens("brood-mother") == 6 + 3 + 3


# ---- texts that are used


def test_an_assault_commander_advances_one_and_strengthens_one() -> None:
    table = Table("militia assault-commander", "butcher", wave=2).use("assault-commander")
    assert table.options() == ["assault-commander", "none"]
    table.answer("assault-commander", "assault-commander")
    assert table.front() == "assault-commander militia"
    assert table.state.charge == {table["assault-commander"]: 2}
    assert table.fight().swarm() == ""
    assert not table.state.charge


def test_an_assault_commander_does_at_least_one_of_both() -> None:
    table = Table("militia assault-commander", "butcher", wave=2).use("assault-commander").answer("none")
    assert table.options() == ["militia", "assault-commander"]


def test_ravager_rains_on_an_enemy_and_the_troop_that_faces_it() -> None:
    table = Table(["ravager", "research-officer"], ["prowler", "butcher plague-fly"], wave=2)
    table.use("ravager", "plague-fly")
    assert (table.swarm(1), table.tokens("research-officer")) == ("butcher", 3)


def test_ghosteye_stops_a_reveal_and_hits() -> None:
    table = Table("militia ghosteye", "prowler?", wave=2).answer("ghosteye")
    assert (table.tokens("prowler"), table.front()) == (2, "militia ghosteye")


def test_ghosteye_does_so_once_a_round_in_any_lane() -> None:
    table = Table(["militia ranger", "ghosteye"], "prowler? panic-spider?", "hi-ex-grenade", wave=2).answer("ghosteye")
    assert table.front() == "militia ranger"
    table.play("hi-ex-grenade", "panic-spider")
    assert table.front() == "ranger"


def test_ghosteye_stops_nothing_from_the_hand() -> None:
    assert Table("militia", "prowler?", "ghosteye", wave=2).state.pending is None


def test_doombringer_hits_the_first_of_both_sides() -> None:
    table = Table(["doombringer", "defender"], ["hydra", "berserker"], wave=3).use("doombringer", 1)
    assert (table.tokens("berserker"), table.tokens("defender")) == (8, 8)


def test_lynx_trades_his_life_for_one_that_is_no_boss() -> None:
    table = Table("militia lynx", "berserker hive-gargant", wave=3)
    assert not table.may_use("lynx", "hive-gargant")
    table.use("lynx", "berserker")
    assert (table.swarm(), table.front(), table.discard()) == ("hive-gargant", "militia", "lynx")


def test_lynx_shows_texts_where_to_hit() -> None:
    table = Table("defender lynx", "berserker", "hi-ex-grenade", wave=3).play("hi-ex-grenade", "berserker")
    assert table.tokens("berserker") == 5


@pytest.mark.parametrize("key", ["paratrooper", "daedalus"])
def test_some_drop_into_a_fight_with_equipment(key: str) -> None:
    table = Table("", "hydra", f"{key} tesla hercules med-pack", wave=3).drop(key)
    assert table.options() == ["tesla", "hercules", "done"]
    table.answer("tesla").answer("hercules")
    assert (table.front(), table.gear(key), table.state.window) == (key, "tesla hercules", "react")


def test_other_troops_do_not() -> None:
    table = Table("", "hydra", "ranger", wave=3)
    assert not table.offers(Deploy)
