"""Effects of several cards of XenoShyft that meet work together as printed."""

from __future__ import annotations

from monstrarium.games.xenoshyft.actions import Play, Pledge
from monstrarium.games.xenoshyft.combat.values import power
from monstrarium.games.xenoshyft.state import Phase
from tests.games.xenoshyft.scenario import Table


def test_a_rescued_troop_is_not_turned() -> None:
    table = Table("militia savior", "worm-host").fight().answer("yes")
    assert (table.front(), table.swarm()) == ("savior militia", "")


def test_a_troop_that_is_not_rescued_is_turned_and_drops_its_equipment() -> None:
    table = Table("militia+tesla savior", "worm-host").fight().answer("none")
    assert (table.front(), table.swarm(), table.discard()) == ("savior", "militia", "tesla")


def test_the_parting_shot_of_a_turned_troop_may_hit_itself() -> None:
    table = Table("demolitionist", "worm-host", wave=3, wounds={"demolitionist": 2}).fight()
    assert (table.swarm(), table.front(), table.discard()) == ("", "", "demolitionist")


def test_killer_whale_hits_back_and_so_does_his_vest() -> None:
    table = Table(["krueger", "killer-whale+lightnings-end"], ["hydra", "berserker eater-of-hope"], wave=3).fight()
    table.answer(("take", "killer-whale", 8)).answer("eater-of-hope")
    assert table.tokens("eater-of-hope") == 3
    table.answer("hydra")
    assert table.tokens("hydra") == 4


def test_both_hit_back_also_when_he_dies_of_it() -> None:
    table = Table(
        ["krueger", "killer-whale+lightnings-end"], ["hydra", "berserker"], wave=3, wounds={"killer-whale": 10}
    ).fight()
    table.answer(("take", "killer-whale", 8)).answer("berserker")
    assert (table.front(1), table.tokens("berserker")) == ("", 6)


def test_shieldswarm_hyperion_and_lynx_add_up() -> None:
    table = Table("ranger hyperion lynx", "berserker shieldswarm", wave=3).fight()
    assert table.options() == ["yes", "none"]
    assert table.answer("yes").tokens("berserker") == (3 - 1) + (4 + 2 - 1)


def test_a_text_hits_a_shieldswarm_two_harder_beside_lynx_and_one_softer_by_itself() -> None:
    table = Table("defender lynx", "berserker shieldswarm", "hi-ex-grenade", wave=3)
    assert table.play("hi-ex-grenade", "berserker").tokens("berserker") == 4


def test_a_hit_that_comes_to_nothing_triggers_nothing() -> None:
    table = Table("research-officer hyperion", "brood-mother shieldswarm", wave=3).fight()
    assert (table.state.pending, table.swarm()) == (None, "brood-mother shieldswarm")


def test_a_boss_can_be_frozen_and_sent_back() -> None:
    table = Table("militia", "swarm-hound? corpse-eater charger", "stasis-bomb stasis-bomb")
    table.answer(("cancel", "stasis-bomb"))
    assert table.swarm().startswith("swarm-hound")
    table.play("stasis-bomb:2", "swarm-hound")
    assert table.swarm() == "corpse-eater charger swarm-hound"


def test_a_boss_that_was_sent_back_litters_again_when_it_advances() -> None:
    table = Table("ranger krueger", "swarm-hound corpse-eater charger", "stasis-bomb", enemy_deck="smoker swarmer")
    table.play("stasis-bomb", "swarm-hound").fight()
    assert table.swarm() == "charger swarm-hound smoker?"
    table.fight()
    assert table.swarm() == "swarm-hound smoker? swarmer?"


def test_a_plague_fly_poisons_the_base_as_it_dies() -> None:
    table = Table("ravager", "plague-fly", wave=2).fight()
    assert (table.swarm(), table.front(), table.state.base) == ("", "", 14)


def test_a_troop_that_comes_nearer_in_a_whirl_has_advanced() -> None:
    table = Table("killer-whale defender krueger+death-chain hellblazer", "lasher-worm? tunnel-worm", wave=2)
    assert table.front() == "hellblazer krueger defender killer-whale"
    table.answer("tunnel-worm")
    assert (table.tokens("tunnel-worm"), table.state.growth[table["krueger"]]) == (3, 2)


def test_an_attack_on_two_leaves_an_overrun_lane() -> None:
    table = Table("militia militia", "butcher prowler", wave=2).fight()
    assert (table.front(), table.state.window, table.state.base) == ("", "breach", 15)


def test_a_hailgun_on_top_of_a_discard_pile_is_no_corpse() -> None:
    table = Table("militia", "corpse-eater?", discard="ranger bulletstorm")
    assert (table.swarm(), table.discard()) == ("corpse-eater ranger", "bulletstorm")


def test_one_grenade_hatches_once() -> None:
    table = Table("", "brood-mother", "hi-ex-grenade", wave=3).play("hi-ex-grenade", "brood-mother")
    assert len(table.state.swarms[0]) == 2


def test_a_brood_hatches_behind_a_full_lane() -> None:
    full = "brood-mother hydra hydra berserker berserker bile-slug shocker"
    table = Table("", full, "hi-ex-grenade", wave=3).play("hi-ex-grenade", "brood-mother")
    assert len(table.state.swarms[0]) == 8
    assert not table.state.revealed(table.state.swarms[0][-1])


def test_the_second_wave_is_shuffled_anew_for_a_brood() -> None:
    table = Table("", "brood-mother", "hi-ex-grenade", wave=3)
    state = table.state
    state.enemy_piles[1], state.enemy_decks[1] = state.enemy_decks[1], []
    table.play("hi-ex-grenade", "brood-mother")
    assert (len(state.enemy_decks[1]), len(state.enemy_piles[1])) == (17, 0)


def test_an_attack_and_a_second_opinion_hatch_twice() -> None:
    table = Table("defender hyperion", "brood-mother", wave=3).fight().answer("yes")
    assert len(table.state.swarms[0]) == 3


def test_the_vortex_needs_a_revealed_enemy() -> None:
    table = Table("militia", "hydra prowler?", "chaos-vortex", wave=3)
    refused = table.refused(Play(0, table["chaos-vortex"], table["prowler"]))
    assert refused == "The Sinkhole needs a revealed enemy."


def test_an_overrun_lane_is_relieved_by_a_drop() -> None:
    table = Table("", "prowler?", "paratrooper deathshroud", wave=2)
    assert table.state.window == "breach"
    table.drop("paratrooper").answer("deathshroud")
    assert table.state.window == "react"
    assert table.fight().state.base == 15


def test_two_that_strike_first_strike_at_once() -> None:
    table = Table("erebus", "swarmer", wave=3).fight().answer("yes")
    assert (table.swarm(), table.tokens("erebus")) == ("", 3)


def test_a_swarm_caller_that_is_hit_first_is_gone_before_it_strikes() -> None:
    table = Table("erebus", "swarm-caller", wave=3, wounds={"swarm-caller": 1}).fight().answer("yes")
    assert (len(table.state.swarms[0]), table.tokens("erebus")) == (2, 0)


def test_a_troop_that_was_brought_out_does_not_strike_either() -> None:
    table = Table("ranger savior", "flesh-ripper-hornet", wave=2).fight().answer("yes")
    assert (table.front(), table.tokens("flesh-ripper-hornet")) == ("savior ranger", 0)


def test_a_flayer_strikes_back_after_it_was_killed_first() -> None:
    table = Table("erebus", "flayer-centipede", wave=2).fight().answer("yes")
    assert table.front() == ""


def test_a_charger_in_smoke_breaks_through_two_militia() -> None:
    table = Table("militia militia", "charger smoker").fight()
    assert (table.front(), table.state.base) == ("", 13)


def test_prevented_damage_is_no_excess() -> None:
    table = Table("militia militia", "charger smoker", "med-pack").fight().answer("med-pack")
    assert (table.front(), table.state.base) == ("", 15)


def test_two_that_die_together_are_both_paid_for() -> None:
    table = Table("demolitionist grim-reaper militia", "butcher hydra", wave=3, wounds={"grim-reaper": 4}).fight()
    while table.state.pending is not None:
        table.answer("hydra")
    assert (table.front(), table.tokens("hydra")) == ("militia", 3 + 2 + 2)


def test_a_slug_burns_the_shoulder_too() -> None:
    table = Table("krueger defender", "bile-slug", wave=3).fight().answer(("take", "defender", 3))
    assert table.burned("krueger")
    assert table.burned("defender")


def test_a_slug_burns_a_troop_that_was_rescued_from_it() -> None:
    table = Table("militia savior", "bile-slug", wave=3).fight().answer("yes")
    assert (table.front(), table.burned("militia")) == ("savior", True)


def test_what_a_hornet_kills_leaves_no_corpse() -> None:
    table = Table("ranger+hercules", "flesh-ripper-hornet corpse-eater?", wave=2).fight().fight()
    assert table.burned("ranger")
    assert table.discard() == "hercules"


def test_a_plague_fly_poisons_the_base_even_as_it_dies() -> None:
    table = Table("ravager militia", "plague-fly", wave=2).fight()
    assert (table.swarm(), table.state.base) == ("", 13)


def test_a_shifter_can_be_shouldered_but_not_prevented() -> None:
    table = Table("research-officer defender", "shifter", "med-pack", wave=3).fight()
    assert table.options()[0] == ("take", "defender", 1)
    assert "med-pack" not in table.options()


def test_the_lone_survivor_has_no_trick_against_excess() -> None:
    table = Table("militia lone-survivor", "charger smoker").fight()
    assert table.front() == ""


def test_gator_prevents_even_when_the_enemy_is_gone() -> None:
    table = Table("research-officer", "charger prowler?", "hi-ex-grenade gator", wave=2)
    table.play("hi-ex-grenade", "prowler").answer("gator")
    assert table.tokens("research-officer") == 0
    assert table.swarm() == "charger"


def test_longshot_prevents_no_more_than_there_is() -> None:
    table = Table("longshot", "butcher berserker", deck="krueger", wave=3).fight().answer("longshot", "berserker")
    assert (table.tokens("longshot"), table.tokens("berserker")) == (0, 3)


def test_a_scare_moves_others_up() -> None:
    table = Table("research-officer hellblazer+death-chain", "panic-spider?", wave=2)
    assert table.front() == "hellblazer research-officer"
    assert (table.tokens("panic-spider"), power(table.state, table["hellblazer"], 0)) == (3, 12)


def test_a_canceled_whirl_leaves_the_growth() -> None:
    table = Table("militia militia ghosteye militia", "lasher-worm?", wave=2).answer("ghosteye")
    assert (table.front(), table.state.growth[table["lasher-worm"]]) == ("militia militia ghosteye militia", 4)


def test_a_tithe_is_no_death() -> None:
    table = Table("demolitionist", "eater-of-hope?", wave=3)
    assert (table.burned("demolitionist"), table.tokens("eater-of-hope")) == (True, 0)


def test_a_burned_vest_pays_nothing_back_and_its_bearer_may_die_of_it() -> None:
    table = Table("research-officer+vindicator", "shocker?", wave=3, wounds={"research-officer": 3})
    assert (table.front(), table.discard(), table.tokens("shocker")) == ("", "research-officer", 0)
    assert table.burned("vindicator")


def test_a_bearer_may_die_of_his_blade_and_the_enemy_is_hit_all_the_same() -> None:
    table = Table("ranger+zeus-wrath", "hydra", wave=3).use("zeus-wrath", "hydra")
    assert (table.front(), table.tokens("hydra"), table.state.window) == ("", 2, "breach")


def test_a_blade_can_be_guarded_against() -> None:
    table = Table("ranger+zeus-wrath field-medic", "hydra", wave=3).use("zeus-wrath", "hydra").answer("field-medic")
    assert table.front() == "ranger field-medic"


def test_lynx_only_drives_a_hydra_back() -> None:
    table = Table("lynx", "hydra berserker", wave=3).use("lynx", "hydra")
    assert (table.swarm(), table.tokens("hydra"), table.discard()) == ("berserker hydra", 4, "lynx")


def test_an_enemy_comes_where_a_worm_is_dug_up() -> None:
    table = Table(["militia", "militia"], ["charger", "tunnel-worm?"], "hi-ex-grenade", wave=2)
    table.play("hi-ex-grenade", "tunnel-worm")
    assert len(table.state.swarms[1]) == 2


def test_a_cover_is_the_power_of_the_moment() -> None:
    table = Table(["defender", "deadeye bulletstorm"], "brood-mother", wave=3).fight().answer("yes")
    assert table.tokens("brood-mother") == 4 + 5


def test_three_make_a_troop_free_and_burn() -> None:
    table = Table(hand="militia militia ranger", market="paratrooper", wave=2, phase=Phase.BUY)
    table.pledge("militia", "paratrooper").pledge("ranger", "paratrooper")
    assert not table.offers(Pledge)
    table.buy("paratrooper")
    assert table.hand() == "militia paratrooper"
    assert table.burned("militia")
    assert table.burned("ranger")


def test_what_made_nothing_cheaper_comes_back() -> None:
    table = Table(hand="militia ranger", market="paratrooper", wave=2, phase=Phase.BUY)
    table.pledge("militia", "paratrooper").pledge("ranger", "paratrooper").ready()
    assert table.hand() == "militia ranger"


def test_a_trade_counts_for_its_own_commander_alone() -> None:
    table = Table(hand=["west", "xeno-three"], discard=["ranger", ""], market="gator", seats=2, phase=Phase.BUY)
    table.pledge("west", "gator").spend("xeno-three", seat=1).buy("gator", seat=1)
    assert (table.hand(0), table.discard(0), table.state.resources[1]) == ("west", "ranger", 0)


def test_a_troop_turned_in_another_lane_comes_home_to_its_own_commander() -> None:
    table = Table(["krueger", "defender"], "worm-host", wave=3, wounds={"defender": 9}).fight()
    table.answer(("take", "defender", 2))
    assert (table.swarm(0), table.front(1)) == ("defender", "")
    table.fight().fight().fight()
    assert table.discard(1) == "defender"


def test_a_turned_troop_in_smoke_hurts_the_base_and_comes_home() -> None:
    table = Table("militia", "worm-host smoker").fight()
    assert table.swarm() == "smoker militia"
    table.fight()
    assert table.state.base == 13
    table.fight()
    assert (table.state.base, table.discard()) == (11, "militia")


def test_the_fall_of_the_base_ends_everything_at_once() -> None:
    table = Table("militia demolitionist", "charger hydra", wave=2, base=1, wounds={"demolitionist": 2}).fight()
    assert (table.state.lost, table.state.phase, table.state.pending) == (True, Phase.OVER, None)
    assert table.rules.to_act(table.state) == ()
