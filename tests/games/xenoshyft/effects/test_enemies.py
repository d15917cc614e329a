"""Each enemy of XenoShyft does what its card says."""

from __future__ import annotations

import pytest

from monstrarium.games.xenoshyft.actions import Pass
from monstrarium.games.xenoshyft.events import NothingDone
from monstrarium.games.xenoshyft.state import Phase
from tests.games.xenoshyft.scenario import Table


def test_a_charger_runs_through_the_troops_into_the_base() -> None:
    table = Table("militia militia", "charger").fight()
    assert (table.front(), table.discard()) == ("", "militia militia")
    assert table.state.base == 14


def test_a_charger_stops_at_a_troop_that_is_tough_enough() -> None:
    table = Table("militia research-officer", "charger").fight()
    assert (table.front(), table.tokens("research-officer"), table.state.base) == ("research-officer", 2, 15)


def test_a_swarmer_strikes_first_the_first_time() -> None:
    table = Table("ranger research-officer", "swarmer").fight()
    assert (table.front(), table.swarm()) == ("research-officer", "swarmer")
    table.fight()
    assert (table.swarm(), table.tokens("research-officer")) == ("", 3)


def test_a_corpse_eater_brings_the_topmost_troop_of_the_discard_pile() -> None:
    table = Table("militia", "corpse-eater?", discard="ranger militia xeno-one")
    assert table.swarm() == "corpse-eater militia"
    assert table.discard() == "ranger xeno-one"


def test_a_corpse_eater_that_finds_one_has_done_something() -> None:
    table = Table("ranger", "charger corpse-eater?", "hi-ex-grenade", discard="militia")
    assert not table.play("hi-ex-grenade", "corpse-eater").heard(NothingDone)
    other = Table("ranger", "charger corpse-eater?", "hi-ex-grenade")
    assert other.play("hi-ex-grenade", "corpse-eater").heard(NothingDone)


@pytest.mark.parametrize("discard", ["", "xeno-one xeno-three", "bulletstorm"])
def test_a_corpse_eater_finds_nothing_where_no_troop_lies(discard: str) -> None:
    table = Table("militia", "corpse-eater?", discard=discard)
    assert (table.swarm(), table.discard()) == ("corpse-eater", discard)


def test_a_corpse_eater_may_look_at_the_top_card_only() -> None:
    table = Table("militia", "corpse-eater?", discard="ranger xeno-one", house={"corpses": "top"})
    assert table.swarm() == "corpse-eater"


def test_a_raised_troop_goes_back_to_the_discard_pile_of_its_commander() -> None:
    table = Table("krueger", "corpse-eater?", discard="militia").fight().fight()
    assert (table.swarm(), table.discard()) == ("", "militia")


def test_a_smoker_goes_back_and_makes_all_enemies_of_its_lane_stronger() -> None:
    table = Table("research-officer", "smoker? corpse-eater?")
    assert table.swarm() == "corpse-eater? smoker"
    assert table.fight().tokens("research-officer") == 3


def test_a_smoker_alone_stays_and_fights_with_its_own_bonus() -> None:
    table = Table("research-officer", "smoker?")
    assert table.swarm() == "smoker"
    assert table.fight().tokens("research-officer") == 2


def test_a_shieldswarm_takes_one_off_all_damage_in_its_lane() -> None:
    table = Table("ranger", "shieldswarm? worm-host?")
    assert table.swarm() == "worm-host? shieldswarm"
    assert Table("research-officer", "worm-host shieldswarm").fight().tokens("worm-host") == 0


def test_a_worm_host_turns_the_troop_it_kills() -> None:
    table = Table("militia+tesla militia", "worm-host").fight()
    assert (table.front(), table.swarm(), table.discard()) == ("militia", "militia", "tesla")


def test_a_turned_troop_comes_home_when_it_is_killed() -> None:
    table = Table("militia krueger", "worm-host").fight()
    assert table.fight().discard() == "militia"


def test_a_flayer_centipede_is_healed_instead_of_killed_once() -> None:
    table = Table("defender", "flayer-centipede", wave=2).fight()
    assert (table.swarm(), table.tokens("flayer-centipede")) == ("flayer-centipede", 1)
    assert table.fight().swarm() == ""


def test_a_prowler_pounces_on_the_front_troop() -> None:
    table = Table("field-medic", "prowler?", wave=2).answer("none")
    assert table.tokens("field-medic") == 3


def test_a_prowler_finds_nothing_in_an_empty_lane() -> None:
    table = Table("", "prowler?", wave=2)
    assert (table.state.window, table.state.base) == ("breach", 15)


def test_a_panic_spider_drives_the_front_troop_to_the_back() -> None:
    table = Table("research-officer ranger", "panic-spider?", wave=2)
    assert (table.front(), table.tokens("research-officer")) == ("ranger research-officer", 2)


def test_a_plague_fly_poisons_the_base_by_those_who_are_left() -> None:
    table = Table("militia militia militia", "plague-fly", wave=2).fight()
    assert table.state.base == 12


def test_a_shifter_makes_the_front_troop_drop_its_items() -> None:
    table = Table("ranger+tesla+hercules militia", "shifter?", wave=2)
    assert (table.gear("ranger"), table.discard()) == ("", "tesla hercules")


def test_the_damage_of_a_shifter_cannot_be_prevented() -> None:
    table = Table("research-officer", "shifter", "med-pack", wave=2).fight()
    assert table.front() == ""


def test_a_butcher_hits_the_first_two() -> None:
    table = Table("research-officer research-officer research-officer", "butcher", wave=2).fight()
    assert [table.tokens(f"research-officer:{number}") for number in (1, 2, 3)] == [3, 3, 0]


def test_a_butcher_is_stronger_while_a_troop_of_its_lane_bleeds() -> None:
    table = Table("defender ranger", "butcher", wave=2, wounds={"ranger": 1}).fight().answer("none")
    assert table.tokens("defender") == 5


def test_a_swarm_caller_that_survives_is_gone_and_two_others_come() -> None:
    table = Table("militia research-officer", "swarm-caller", wave=3, enemy_deck="hydra berserker").fight()
    assert table.front() == "research-officer"
    assert table.swarm() == "hydra berserker?"


def test_a_swarm_caller_that_is_killed_calls_nobody() -> None:
    table = Table("hellblazer", "swarm-caller", wave=3, enemy_deck="hydra berserker").fight()
    assert table.swarm() == ""


def test_a_swarm_caller_calls_after_it_has_hit_the_base() -> None:
    table = Table("", "swarm-caller", wave=3, enemy_deck="hydra berserker").fight()
    assert (table.state.base, table.swarm()) == (13, "hydra berserker?")


def test_a_shocker_burns_what_the_front_troop_carries_and_hurts_it_for_each() -> None:
    table = Table("defender+tesla+zeus-wrath", "shocker?", wave=3)
    assert table.tokens("defender") == 4
    assert table.burned("tesla")
    assert table.burned("zeus-wrath")


@pytest.mark.parametrize("key", ["shocker", "shifter"])
def test_who_finds_no_equipment_does_nothing_and_says_so(key: str) -> None:
    table = Table("defender", f"charger {key}?", "hi-ex-grenade", wave=3).play("hi-ex-grenade", key)
    assert (table.tokens("defender"), len(table.heard(NothingDone))) == (0, 1)


def test_a_hydra_goes_to_the_back_with_four_hp_once() -> None:
    table = Table("hellblazer killer-whale", "hydra berserker", wave=3).fight().answer("none")
    assert (table.swarm(), table.tokens("hydra")) == ("berserker hydra", 4)


def test_a_bile_slug_burns_each_troop_that_takes_damage_from_it() -> None:
    table = Table("defender+tesla", "bile-slug", wave=3).fight()
    assert table.burned("defender")
    assert table.discard() == "tesla"


def test_a_berserker_is_stronger_by_its_damage() -> None:
    table = Table("killer-whale krueger", "berserker", wave=3, wounds={"berserker": 3}).fight()
    assert table.tokens("killer-whale") == 9


def test_a_spore_launcher_hits_the_last_two() -> None:
    table = Table("militia krueger killer-whale", "spore-launcher?", wave=3).answer("none")
    assert (table.tokens("krueger"), table.tokens("militia")) == (4, 0)


def test_a_spore_launcher_hits_a_single_troop() -> None:
    assert Table("krueger", "spore-launcher?", wave=3).tokens("krueger") == 4


# ---- bosses


def test_a_bile_roach_burns_what_it_kills_and_hurts_the_base() -> None:
    table = Table("militia ranger", "bile-roach").fight()
    assert table.burned("militia")
    assert table.state.base == 13


def test_a_swarm_hound_goes_back_and_litters_when_it_advances() -> None:
    table = Table("ranger", "swarm-hound? corpse-eater", enemy_deck="smoker charger")
    assert table.swarm() == "corpse-eater swarm-hound"
    assert table.fight().swarm().split()[0] == "swarm-hound"
    assert len(table.state.swarms[0]) == 2


def test_an_overseer_hurts_all_and_spills_on_one_more_troop() -> None:
    table = Table("research-officer research-officer", "overseer?")
    assert [table.tokens("research-officer"), table.tokens("research-officer:2")] == [1, 1]
    table.fight()
    assert (table.front(), table.tokens("research-officer:2"), table.state.base) == ("research-officer", 3, 15)


def test_a_hornet_strikes_first_and_burns_what_it_kills() -> None:
    table = Table("assault-commander+hercules ranger", "flesh-ripper-hornet", wave=2)
    table.fight()
    assert table.burned("assault-commander")
    assert (table.discard(), table.tokens("flesh-ripper-hornet")) == ("hercules", 0)


@pytest.mark.parametrize("key", ["flesh-ripper-hornet", "tunnel-worm"])
def test_some_bosses_burn_what_they_kill_and_leave_the_base_alone(key: str) -> None:
    table = Table("militia ranger", key, wave=2).fight()
    assert (table.burned("militia"), table.state.base) == (True, 15)


def test_a_tunnel_worm_brings_one_more_and_burns_what_it_kills() -> None:
    table = Table("ranger militia", "tunnel-worm?", wave=2, enemy_deck="prowler")
    assert table.swarm() == "tunnel-worm prowler?"
    table.fight()
    assert table.burned("ranger")


def test_a_lasher_worm_turns_the_lane_around_and_is_stronger_by_its_troops() -> None:
    table = Table("militia militia killer-whale defender", "lasher-worm?", wave=2).answer("none").answer("none")
    assert table.front() == "defender killer-whale militia militia"
    assert (table.tokens("defender"), table.state.growth[table["lasher-worm"]]) == (3, 4)


def test_a_brood_mother_hatches_once_each_time_it_takes_damage() -> None:
    table = Table("defender", "brood-mother", wave=3).fight()
    assert len(table.state.swarms[0]) == 2
    assert table.state.pieces.face[table.state.swarms[0][1]] in range(35, 41)


def test_an_eater_of_hope_burns_a_troop_of_the_commander_s_choice() -> None:
    table = Table("militia krueger", "eater-of-hope?", wave=3)
    assert table.options() == ["militia", "krueger"]
    table.answer("militia")
    assert table.burned("militia")
    assert table.front() == "krueger"


def test_an_eater_of_hope_hits_the_first_two() -> None:
    table = Table("killer-whale krueger", "eater-of-hope", wave=3).fight().answer("none")
    assert (table.tokens("killer-whale"), table.front()) == (10, "killer-whale")


def test_an_eater_of_hope_leaves_the_third_alone() -> None:
    table = Table("research-officer research-officer research-officer", "eater-of-hope", wave=3).fight()
    assert (table.front(), table.tokens("research-officer:3")) == ("research-officer", 0)


def test_a_hive_gargant_hits_every_troop() -> None:
    table = Table("defender krueger killer-whale", "hive-gargant", wave=3).fight()
    while table.state.pending is not None:
        table.answer("none")
    assert [table.tokens(key) for key in ("defender", "krueger", "killer-whale")] == [5, 5, 5]


def test_a_slain_boss_lies_apart() -> None:
    table = Table("krueger", "bile-roach").fight()
    assert table.keys(table.state.slain) == "bile-roach"
    assert table.state.phase is Phase.WRAP


def test_the_lane_s_commander_sets_the_pace_even_with_nothing_to_do() -> None:
    table = Table("militia", "charger", pause=False)
    assert [*table.rules.legal(table.state, 0)] == [Pass(0)]
