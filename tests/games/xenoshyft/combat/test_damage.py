"""Damage is dealt step by step: amounts, escapes, deaths, the base, and what follows."""

from __future__ import annotations

from monstrarium.games.xenoshyft.actions import Deploy
from monstrarium.games.xenoshyft.combat.values import damage_to_enemy, power
from monstrarium.games.xenoshyft.events import Dealt, Placed
from monstrarium.games.xenoshyft.state import OURS, Phase
from tests.games.xenoshyft.scenario import Table

# ---- amounts


def test_lynx_makes_no_attack_stronger() -> None:
    table = Table("defender lynx", "berserker", wave=3).fight()
    assert table.tokens("berserker") == 4


def test_lynx_helps_in_his_lane_alone() -> None:
    table = Table(["lynx", "ranger"], ["hydra", "berserker"], "hi-ex-grenade", wave=3)
    assert table.play("hi-ex-grenade", "berserker").tokens("berserker") == 3


def test_nothing_does_not_become_more_beside_lynx() -> None:
    table = Table("lynx", "berserker", wave=3)
    assert [damage_to_enemy(table.state, number, OURS, 0) for number in (0, 1)] == [0, 3]


def test_two_clouds_take_two_off() -> None:
    table = Table("krueger", "berserker shieldswarm shieldswarm", wave=3).fight()
    assert table.tokens("berserker") == 4


def test_a_cloud_that_lies_face_down_shields_nobody() -> None:
    table = Table("krueger", "berserker shieldswarm?", wave=3).fight()
    assert table.tokens("berserker") == 6


def test_a_cloud_shields_itself_and_a_turned_troop() -> None:
    table = Table("ranger", "shieldswarm worm-host", "hi-ex-grenade")
    assert table.play("hi-ex-grenade", "shieldswarm").tokens("shieldswarm") == 2
    raised = Table("research-officer", "corpse-eater? shieldswarm", "hi-ex-grenade", discard="savior", wave=2)
    assert raised.play("hi-ex-grenade", "savior").tokens("savior") == 2


def test_a_face_down_enemy_that_a_parting_shot_hits_is_turned_up_first() -> None:
    table = Table("demolitionist research-officer research-officer", "plague-fly prowler?", wave=2, base=15).fight()
    assert table.options() == ["plague-fly", "prowler?"]
    table.answer("prowler")
    assert (table.tokens("research-officer"), table.tokens("prowler")) == (3, 2)


# ---- escapes


def test_a_troop_that_is_rescued_was_not_killed() -> None:
    table = Table("demolitionist savior grim-reaper", "berserker", wave=3).fight().answer("yes")
    assert (table.front(), table.tokens("demolitionist"), table.tokens("berserker")) == (
        "savior grim-reaper demolitionist",
        2,
        4,
    )


def test_savior_reaches_every_lane() -> None:
    table = Table(["ranger", "savior"], "berserker", wave=3).fight().answer("yes")
    assert (table.front(), table.tokens("ranger")) == ("ranger", 1)


def test_nobody_brings_lynx_out_of_his_own_death() -> None:
    table = Table("lynx savior", "berserker", wave=3).use("lynx", "berserker")
    assert (table.front(), table.discard(), table.swarm()) == ("savior", "lynx", "")


def test_the_death_of_lynx_is_paid_for() -> None:
    table = Table("lynx+vindicator grim-reaper", "berserker hydra", wave=3).use("lynx", "berserker")
    assert table.tokens("hydra") == 4 + 2


def test_a_troop_that_stood_behind_lynx_advances() -> None:
    table = Table("lynx hellblazer", "hydra berserker", wave=3).use("lynx", "berserker")
    assert (table.front(), table.tokens("hydra")) == ("hellblazer", 3)


def test_a_hydra_that_lynx_drives_back_lets_others_advance() -> None:
    table = Table("lynx", "charger swarm-hound", wave=1, enemy_deck="smoker").use("lynx", "charger")
    assert table.swarm() == "swarm-hound smoker?"


def test_lynx_kills_a_turned_troop() -> None:
    table = Table("militia lynx", "worm-host", wave=3).fight()
    assert table.swarm() == "militia"
    table.use("lynx", "militia")
    assert (table.swarm(), table.discard()) == ("", "lynx militia")


def test_an_enemy_that_comes_back_escapes_anew() -> None:
    table = Table("hellblazer", "flayer-centipede", wave=2).fight().fight()
    assert table.state.risen_pieces == 0


def test_an_enemy_killed_by_a_text_escapes_too() -> None:
    table = Table("militia", "flayer-centipede", "hi-ex-grenade", wave=2).play("hi-ex-grenade", "flayer-centipede")
    assert (table.swarm(), table.tokens("flayer-centipede")) == ("flayer-centipede", 1)


def test_who_survives_a_first_strike_strikes_back_with_others_behind() -> None:
    table = Table("ranger+deathshroud research-officer", "spore-launcher hydra", wave=3).use("deathshroud").fight()
    assert (table.front(), table.tokens("spore-launcher")) == ("research-officer", 5)


def test_a_hydra_alone_stays_and_strikes_back() -> None:
    table = Table("erebus", "hydra", wave=3, wounds={"hydra": 2}).fight().answer("yes")
    assert (table.front(), table.tokens("hydra")) == ("", 4)


# ---- deaths and the base


def test_equipment_given_to_another_lane_belongs_to_its_commander() -> None:
    table = Table(["", "last-stand"], hand=["tesla ranger", ""], wounds={"last-stand": 3})
    table.equip("tesla", "last-stand").do(Deploy(0, table["ranger"], 1, 0))
    assert (table.discard(0), table.discard(1), table.front(1)) == ("", "tesla last-stand", "ranger")


def test_a_slug_burns_what_it_kills() -> None:
    table = Table("demolitionist+tesla militia", "bile-slug hydra", wave=3).fight().answer("hydra")
    assert table.burned("demolitionist")
    assert (table.discard(), table.tokens("hydra")) == ("tesla", 3)


def test_a_slug_does_not_burn_whom_it_does_not_hurt() -> None:
    table = Table("krueger", "bile-slug", "med-pack", wave=3).fight().answer("med-pack")
    assert (table.front(), table.tokens("krueger")) == ("krueger", 0)


def test_a_kill_that_hurts_the_base_does_so_for_each_troop() -> None:
    table = Table("militia militia militia", "bile-roach plague-fly", wave=2).fight().fight()
    assert table.state.base == 15 - 2 - 2


def test_a_plague_fly_counts_those_left_in_its_lane_alone() -> None:
    table = Table(["militia", "ranger ranger"], "plague-fly", wave=2).fight()
    assert table.state.base == 14


def test_a_worm_host_turns_nobody_who_pays_with_his_life() -> None:
    table = Table("ranger+zeus-wrath", "worm-host", wave=1).use("zeus-wrath", "worm-host")
    assert (table.swarm(), table.discard()) == ("", "zeus-wrath ranger")


def test_what_was_on_a_card_does_not_come_back_with_it() -> None:
    table = Table("militia krueger", "worm-host").fight()
    assert (table.swarm(), table.tokens("militia")) == ("militia", 0)


def test_the_base_falls_at_nought_and_never_below() -> None:
    table = Table("", "hydra hydra", wave=3, base=8).fight()
    assert (table.state.base, table.state.lost, table.state.phase) == (0, True, Phase.OVER)
    assert Table("", "hydra hydra", wave=3, base=9).fight().state.lost is False


# ---- what follows


def test_enemies_texts_come_before_ours() -> None:
    table = Table("krueger+lightnings-end", "brood-mother", wave=3).fight()
    kinds = [type(event) for event in table.told if isinstance(event, Placed | Dealt)]
    assert kinds == [Dealt, Dealt, Placed]
    assert table.options() == ["brood-mother", table.keys(table.state.swarms[0][1:])]


def test_ours_come_in_their_order_damage_death_and_those_who_saw_it() -> None:
    table = Table("krueger+lightnings-end grim-reaper", "hydra berserker", wave=3, wounds={"krueger": 10}).fight()
    amounts = []
    while table.state.pending is not None:
        hit = table.state.hit
        assert hit is not None
        amounts.append(hit.amount)
        table.answer("berserker")
    assert amounts[:3] == [3, 6, 2]


def test_a_dead_enemy_is_not_hit_again() -> None:
    table = Table("krueger hyperion", "charger", wave=3).fight()
    assert table.state.pending is None


def test_a_hyperion_that_has_fallen_meanwhile_answers_no_more() -> None:
    table = Table("demolitionist hyperion", "berserker prowler?", wave=3, wounds={"hyperion": 1}).fight()
    table.answer("prowler")
    assert (table.front(), table.swarm(), table.state.pending) == ("", "berserker", None)


def test_two_hyperions_do_not_answer_for_one_that_is_gone() -> None:
    table = Table("defender hyperion hyperion", "charger berserker", "hi-ex-grenade", wave=3, wounds={"berserker": 4})
    table.play("hi-ex-grenade", "berserker").answer("yes")
    assert (table.swarm(), table.state.pending) == ("charger", None)


def test_hyperion_answers_items_too_and_never_himself() -> None:
    table = Table("defender hyperion", "brood-mother", "hi-ex-grenade", wave=3).play("hi-ex-grenade", "brood-mother")
    assert table.answer("yes").tokens("brood-mother") == 3 + 4
    assert table.state.pending is None


def test_another_hyperion_answers_a_second_hit() -> None:
    table = Table("defender hyperion hyperion", "brood-mother", "hi-ex-grenade", wave=3)
    table.play("hi-ex-grenade", "brood-mother").answer("yes", "yes")
    assert table.tokens("brood-mother") == 3 + 4 + 4


def test_an_advance_over_several_places_counts_once() -> None:
    table = Table("militia militia hellblazer assault-commander", "brood-mother", wave=3)
    table.use("assault-commander").answer("hellblazer", "none")
    assert (table.front().split()[0], table.tokens("brood-mother")) == ("hellblazer", 3)


def test_being_pushed_back_is_no_advance() -> None:
    table = Table("hellblazer assault-commander", "brood-mother", wave=3)
    table.use("assault-commander").answer("assault-commander", "none")
    assert (table.front(), table.tokens("brood-mother")) == ("assault-commander hellblazer", 0)


def test_kills_count_for_the_lane_of_the_enemy() -> None:
    table = Table(
        ["ranger", "hunter-killer"], ["hydra charger", "charger hydra"], "hi-ex-grenade hi-ex-grenade", wave=3
    )
    table.play("hi-ex-grenade", "charger")
    assert power(table.state, table["hunter-killer"], 1) == 3
    table.play("hi-ex-grenade:2", "charger:2")
    assert power(table.state, table["hunter-killer"], 1) == 5
