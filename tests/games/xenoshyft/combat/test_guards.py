"""Guards prevent or move damage, and the excess goes on."""

from __future__ import annotations

from monstrarium.games.xenoshyft.cards import FACES
from monstrarium.games.xenoshyft.events import BaseHit, Prevented
from tests.games.xenoshyft.scenario import Table

# ---- guards


def test_damage_of_a_reveal_can_be_prevented() -> None:
    table = Table("research-officer", "prowler?", "med-pack", wave=2).answer("med-pack")
    assert (table.tokens("research-officer"), table.swarm()) == (0, "prowler")


def test_the_lone_survivor_is_scared_all_the_same() -> None:
    table = Table("lone-survivor ranger", "panic-spider?", wave=2)
    assert (table.front(), table.tokens("lone-survivor"), table.tokens("panic-spider")) == (
        "ranger lone-survivor",
        0,
        2,
    )


def test_the_lone_survivor_answers_reveals_of_many_and_leaves_the_others_alone() -> None:
    table = Table("krueger lone-survivor", "spore-launcher?", wave=3)
    assert [table.tokens(key) for key in ("krueger", "lone-survivor", "spore-launcher")] == [4, 0, 2]


def test_several_may_guard_against_one_hit() -> None:
    table = Table(["krueger field-medic", "defender"], "berserker", ["med-pack", ""], wave=3).fight()
    table.answer("med-pack", "field-medic")
    assert table.tokens("krueger") == 0
    assert table.state.pending is None


def test_a_commander_who_declined_is_not_asked_again_and_the_next_is() -> None:
    table = Table(["krueger field-medic", "defender"], "berserker", wave=3).fight().answer("none")
    assert table.options()[-2:] == [("take", "defender", 3), "none"]
    table.answer(("take", "defender", 2))
    assert table.options() == ["field-medic", "none"]
    table.answer("none")
    assert (table.tokens("krueger"), table.tokens("defender")) == (4, 2)


def test_a_defender_guards_once_a_round_and_never_himself() -> None:
    table = Table("krueger defender", "brood-mother", wave=3).fight().answer(("take", "defender", 1))
    table.fight()
    assert (table.front(), table.tokens("defender")) == ("defender", 1)
    assert Table("defender", "brood-mother", wave=3).fight().state.pending is None


def test_a_defender_takes_no_more_than_there_is() -> None:
    table = Table("krueger defender", "swarm-caller", wave=3).fight()
    assert table.options() == [("take", "defender", 1), ("take", "defender", 2), "none"]


def test_nobody_is_asked_when_nothing_is_left() -> None:
    table = Table("research-officer", "charger", "med-pack med-pack", wave=3).fight().answer("med-pack")
    assert (table.state.pending, table.hand(), table.tokens("research-officer")) == (None, "med-pack", 0)


def test_what_is_shouldered_can_be_guarded_again() -> None:
    table = Table("krueger defender field-medic", "hydra", wave=3).fight().answer(("take", "defender", 3), "none")
    assert table.options() == ["field-medic", "none"]
    table.answer("field-medic")
    assert (table.tokens("krueger"), table.tokens("defender")) == (5, 1)


def test_what_cannot_be_prevented_can_be_shouldered_and_not_prevented_then() -> None:
    table = Table("krueger defender field-medic", "shifter", "med-pack nemesis-compound", wave=3).fight()
    assert table.options() == [("take", "defender", number) for number in (1, 2, 3)] + ["none"]
    table.answer(("take", "defender", 3))
    assert (table.state.pending, table.tokens("defender"), table.tokens("krueger")) == (None, 3, 2)


def test_longshot_has_no_chance_against_what_is_certain() -> None:
    assert Table("longshot", "shifter", deck="gator", wave=2).fight().state.pending is None


def test_longshot_gambles_for_himself_alone_once_a_round() -> None:
    other = Table("research-officer longshot", "prowler", deck="gator", wave=2).fight()
    assert other.state.pending is None
    table = Table("longshot", "butcher", deck="militia gator", wave=2).fight().answer("longshot")
    assert table.fight().state.pending is None


def test_longshot_reaches_every_lane() -> None:
    table = Table(["longshot", ""], ["hydra", "berserker"], deck="krueger", wave=3).fight().answer("longshot")
    assert table.options() == ["hydra", "berserker"]


def test_the_lone_survivor_tells_how_much_that_was() -> None:
    table = Table("lone-survivor", "charger prowler?", "hi-ex-grenade", wave=2).play("hi-ex-grenade", "prowler")
    assert [event.amount for event in table.heard(Prevented)] == [3]


def test_longshot_makes_a_deck_of_the_discard_pile() -> None:
    table = Table("longshot", "butcher", discard="gator", wave=2).fight().answer("longshot")
    assert (table.tokens("longshot"), table.discard()) == (0, "gator")


def test_atlas_prevents_as_much_as_the_wave_once_a_round_for_its_bearer() -> None:
    table = Table("krueger+atlas defender", "spore-launcher? spore-launcher?", wave=3)
    assert table.options() == [
        "atlas",
        ("take", "defender", 1),
        ("take", "defender", 2),
        ("take", "defender", 3),
        "none",
    ]
    table.answer("atlas", "none")
    assert table.tokens("krueger") == 1
    assert table.state.used_pieces >> table["atlas"] & 1


def test_helios_prevents_once_a_round() -> None:
    table = Table("defender militia+helios", "brood-mother", wave=3).fight().answer("helios")
    assert table.tokens("defender") == 3
    assert table.fight().state.pending is None


def test_gator_throws_all_of_it_back() -> None:
    table = Table("krueger", "spore-launcher?", "gator", wave=3).answer("gator")
    assert (table.tokens("krueger"), table.tokens("spore-launcher")) == (0, 4)


def test_a_blade_s_price_brings_the_vest_about() -> None:
    table = Table("krueger+zeus-wrath+lightnings-end", "hydra", wave=3).use("zeus-wrath", "hydra")
    assert (table.tokens("krueger"), table.tokens("hydra")) == (2, 3 + 2)


def test_damage_of_ours_is_asked_about_without_an_enemy() -> None:
    table = Table("krueger+zeus-wrath", "hydra", "med-pack", wave=3).use("zeus-wrath", "hydra")
    assert table.state.pending is not None
    assert table.state.pending.choice.text == "{troop} is about to take {amount}: does anyone help?"
    theirs = Table("krueger", "hydra", "med-pack", wave=3).fight()
    assert theirs.state.pending is not None
    assert theirs.state.pending.choice.text == "{enemy} deals {amount} to {troop}: does anyone help?"


def test_a_blade_s_price_can_be_gambled_away() -> None:
    table = Table("longshot+zeus-wrath", "hydra", deck="gator", wave=3).use("zeus-wrath", "hydra").answer("longshot")
    assert (table.tokens("longshot"), table.tokens("hydra")) == (0, 2 + 2)


# ---- excess


def test_excess_that_hits_the_base_tells_whose_it_is() -> None:
    (hit,) = Table("militia", "charger").fight().heard(BaseHit)
    assert (hit.by, hit.amount, hit.left) == (FACES["charger"], 2, 13)


def test_excess_counts_the_hp_that_are_left() -> None:
    table = Table("research-officer research-officer", "overseer", wounds={"research-officer": 2}).fight()
    assert (table.front(), table.tokens("research-officer:2")) == ("research-officer", 3)


def test_an_overseer_never_reaches_the_base_or_a_third_troop() -> None:
    assert Table("militia militia militia", "overseer").fight().front() == "militia"
    assert Table("militia", "overseer").fight().state.base == 15


def test_excess_that_was_shouldered_does_not_go_on() -> None:
    table = Table("militia research-officer defender", "overseer").fight().answer(("take", "defender", 3))
    assert (table.front(), table.tokens("research-officer"), table.tokens("defender")) == (
        "research-officer defender",
        1,
        3,
    )


def test_what_a_shoulder_cannot_bear_does_not_run_on() -> None:
    table = Table("research-officer defender militia", "charger", wounds={"defender": 9}).fight()
    table.answer(("take", "defender", 3))
    assert (table.front(), table.tokens("research-officer"), table.state.base) == ("research-officer militia", 0, 15)


def test_what_the_last_shoulder_cannot_bear_does_not_reach_the_base() -> None:
    table = Table("research-officer militia defender", "charger", wounds={"defender": 9}).fight()
    table.answer(("take", "defender", 3))
    assert (table.front(), table.state.base) == ("research-officer militia", 15)


def test_excess_can_be_guarded_against() -> None:
    table = Table("militia militia", "charger", "med-pack").fight().answer("none").answer("med-pack")
    assert (table.front(), table.state.base, table.tokens("militia:2")) == ("militia", 15, 0)
