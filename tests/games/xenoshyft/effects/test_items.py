"""Each item of XenoShyft does what its card says."""

from __future__ import annotations

import pytest

from monstrarium.games.xenoshyft.combat.values import hp, power
from tests.games.xenoshyft.scenario import Table


@pytest.mark.parametrize(
    ("key", "more"),
    [
        ("zeus-wrath", (2, 0)),
        ("helios", (2, 0)),
        ("plasma-arc", (2, 0)),
        ("vindicator", (0, 2)),
        ("hercules", (2, 2)),
        ("atlas", (0, 2)),
        ("death-chain", (2, 0)),
        ("hades-gaze", (4, 0)),
        ("enhancer-host", (2, 2)),
        ("zeus-judgment", (2, 0)),
        ("deathshroud", (2, 0)),
        ("lightnings-end", (0, 3)),
        ("tesla", (0, 0)),
    ],
)
def test_equipment_makes_its_bearer_stronger(key: str, more: tuple[int, int]) -> None:
    table = Table(f"ranger+{key}", wave=2)
    assert (power(table.state, table["ranger"], 0) - 3, hp(table.state, table["ranger"], 0) - 2) == more


# ---- instants


@pytest.mark.parametrize(("wave", "left"), [(1, 6), (2, 5), (3, 4)])
def test_a_med_pack_prevents_more_in_every_wave(wave: int, left: int) -> None:
    table = Table("defender", "hydra", "med-pack", wave=wave).fight().answer("med-pack")
    assert (table.tokens("defender"), table.discard()) == (left, "med-pack")


def test_a_bio_enhancer_makes_a_troop_stronger_until_the_end_of_the_round() -> None:
    table = Table("ranger", hand="bio-enhancer", wave=2).play("bio-enhancer", "ranger")
    assert power(table.state, table["ranger"], 0) == 6
    assert table.discard() == "bio-enhancer"
    both = Table("ranger militia", hand="bio-enhancer bio-enhancer", wave=2).play("bio-enhancer", "ranger")
    assert power(both.state, both["militia"], 0) == 2
    both.play("bio-enhancer:2", "ranger")
    assert power(both.state, both["ranger"], 0) == 3 + 3 + 3


def test_a_medical_shuttle_heals_a_whole_lane() -> None:
    table = Table("research-officer defender", hand="medical-shuttle", wounds={"research-officer": 1, "defender": 5})
    table.play("medical-shuttle", 0)
    assert (table.tokens("research-officer"), table.tokens("defender")) == (0, 3)


def test_a_hi_ex_grenade_hits_any_enemy() -> None:
    table = Table(["militia", "militia"], ["hydra", "berserker"], ["", "hi-ex-grenade"], wave=3)
    assert table.play("hi-ex-grenade", "hydra", seat=1).tokens("hydra") == 3


def test_a_hi_ex_grenade_turns_a_face_down_enemy_up_before_it_hits() -> None:
    table = Table("defender", "hydra prowler?", "hi-ex-grenade", wave=3).play("hi-ex-grenade", "prowler")
    assert table.tokens("defender") == 3
    assert table.swarm() == "hydra"


def test_a_stasis_bomb_stops_a_reveal() -> None:
    table = Table("militia", "prowler?", "stasis-bomb", wave=2)
    assert table.options() == [("cancel", "stasis-bomb"), "none"]
    assert table.answer(("cancel", "stasis-bomb")).front() == "militia"


def test_a_stasis_bomb_stops_a_reveal_and_sends_the_enemy_back() -> None:
    table = Table("militia", "prowler? charger", "stasis-bomb", wave=2).answer(("both", "stasis-bomb"))
    assert (table.swarm(), table.discard()) == ("charger prowler", "stasis-bomb")


def test_a_stasis_bomb_sends_a_revealed_enemy_back() -> None:
    table = Table("militia", "prowler charger?", "stasis-bomb", wave=2).play("stasis-bomb", "prowler")
    assert table.swarm() == "charger prowler"


def test_a_stasis_bomb_is_not_played_on_an_enemy_alone() -> None:
    assert not Table("militia", "prowler", "stasis-bomb", wave=2).may_play("stasis-bomb", "prowler")


def test_the_hailgun_becomes_a_troop() -> None:
    table = Table("ranger", "hydra", "bulletstorm", wave=3).drop("bulletstorm", 0, 1)
    assert (table.front(), power(table.state, table["bulletstorm"], 0)) == ("ranger bulletstorm", 4)


def test_the_vortex_swallows_a_reveal_and_ten_hp() -> None:
    table = Table("defender krueger killer-whale", "prowler?", "chaos-vortex", wave=2).answer("chaos-vortex")
    while table.state.pending is not None:
        table.answer("none")
    assert (table.swarm(), table.discard()) == ("", "chaos-vortex")
    assert [table.tokens(key) for key in ("defender", "krueger", "killer-whale")] == [4, 4, 0]


def test_the_vortex_can_be_played_on_any_revealed_enemy() -> None:
    table = Table("defender", "hydra hive-gargant", "chaos-vortex", wave=3).play("chaos-vortex", "hive-gargant")
    assert (table.tokens("hive-gargant"), table.tokens("defender")) == (10, 4)


def test_the_vortex_hurts_the_first_two_of_the_lane_of_its_enemy_alone() -> None:
    lanes = ["krueger", "research-officer research-officer research-officer"]
    table = Table(lanes, ["hydra", "hive-gargant"], "chaos-vortex", wave=3).play("chaos-vortex", "hive-gargant")
    assert (table.tokens("krueger"), table.front(1), table.tokens("research-officer:3")) == (0, "research-officer", 0)


def test_the_vortex_in_answer_hurts_the_lane_that_was_turned_up() -> None:
    table = Table(["militia", "defender"], ["hydra", "prowler?"], "hi-ex-grenade chaos-vortex", wave=3)
    table.play("hi-ex-grenade", "prowler").answer("chaos-vortex")
    assert (table.swarm(1), table.tokens("defender"), table.front(0)) == ("", 4, "militia")


def test_nemesis_prevents_and_hits() -> None:
    table = Table("defender", "hydra", "nemesis-compound", wave=3).fight()
    table.answer("nemesis-compound")
    assert table.options() == ["hydra", "none"]
    table.answer("hydra")
    assert (table.tokens("defender"), table.tokens("hydra")) == (5, 7)


def test_nemesis_may_only_prevent() -> None:
    table = Table("defender", "hydra", "nemesis-compound", wave=3).fight().answer("nemesis-compound", "none")
    assert (table.tokens("defender"), table.tokens("hydra")) == (5, 4)


def test_nemesis_may_only_hit() -> None:
    table = Table("defender", "hydra", "nemesis-compound", wave=3).play("nemesis-compound", "hydra")
    assert (table.tokens("hydra"), table.hand()) == (3, "")


# ---- equipment with a text


def test_a_tesla_zaps_once_a_round() -> None:
    table = Table("militia+tesla", "hydra", wave=3).use("tesla", "hydra")
    assert (table.tokens("hydra"), table.may_use("tesla", "hydra")) == (3, False)


def test_zeus_wrath_cuts_both_ways() -> None:
    table = Table("research-officer+zeus-wrath", "hydra", wave=3).use("zeus-wrath", "hydra")
    assert (table.tokens("research-officer"), table.tokens("hydra")) == (2, 2)
    assert not table.may_use("zeus-wrath", "hydra")


def test_helios_protects_another_troop() -> None:
    table = Table("defender militia+helios", "hydra", wave=3).fight()
    assert table.options() == ["helios", "none"]
    assert table.answer("helios").tokens("defender") == 5


def test_helios_does_not_protect_its_bearer() -> None:
    assert Table("defender+helios", "hydra", wave=3).fight().state.pending is None


def test_helios_as_printed_zaps() -> None:
    table = Table("militia+helios militia+helios", "hydra", wave=3, house={"misprints": "printed"})
    assert not table.may_use("helios", "hydra")
    table.use("helios:2", "hydra")
    assert (table.tokens("hydra"), table.may_use("helios:2", "hydra")) == (3, False)


def test_a_plasma_arc_is_discarded_to_stop_a_reveal_of_its_lane() -> None:
    table = Table("militia+plasma-arc", "prowler?", wave=2).answer("plasma-arc")
    assert (table.front(), table.discard(), table.gear("militia")) == ("militia", "plasma-arc", "")


def test_a_plasma_arc_does_not_reach_other_lanes() -> None:
    assert Table(["research-officer", "militia+plasma-arc"], ["prowler?", ""], wave=2).asked is None


def test_vindicator_pays_half_of_the_full_hp_back() -> None:
    table = Table("ravager+vindicator", "berserker", wave=3).fight()
    assert table.tokens("berserker") == 5 + 3


def test_atlas_braces_against_texts_of_enemies() -> None:
    table = Table("research-officer+atlas", "prowler?", wave=2).answer("atlas")
    assert table.tokens("research-officer") == 1


def test_atlas_does_not_help_in_a_fight() -> None:
    assert Table("research-officer+atlas", "prowler", wave=2).fight().state.pending is None


def test_the_death_chain_grows_with_every_advance() -> None:
    table = Table("militia krueger+death-chain", "hydra", wave=3).fight()
    assert power(table.state, table["krueger"], 0) == 6 + 2 + 2


def test_hades_gaze_looks_from_behind() -> None:
    table = Table("militia militia+hades-gaze", "hydra", wave=3).use("hades-gaze", "hydra")
    assert (table.tokens("hydra"), table.may_use("hades-gaze", "hydra")) == (4, False)
    assert not Table("militia+hades-gaze", "hydra", wave=3).may_use("hades-gaze", "hydra")


def test_zeus_judgment_deals_the_bearer_s_power_and_takes_its_price() -> None:
    table = Table("defender+zeus-judgment", "hydra", wave=3).use("zeus-judgment", "hydra")
    assert (table.tokens("hydra"), table.tokens("defender")) == (6, 4)


def test_deathshroud_steps_out_and_strikes_first() -> None:
    table = Table("militia hellblazer+deathshroud", "hydra berserker", wave=3).use("deathshroud").answer("both")
    table.answer("hydra")
    assert table.front() == "hellblazer militia"
    table.fight()
    assert (table.swarm(), table.tokens("hellblazer")) == ("berserker hydra", 0)


def test_lightnings_end_hits_back_anywhere() -> None:
    table = Table(["defender+lightnings-end", ""], ["hydra", "berserker"], wave=3).fight()
    assert table.options() == ["hydra", "berserker"]
    assert table.answer("berserker").tokens("berserker") == 3
