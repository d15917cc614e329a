"""Every DEPLOY effect does what its card says."""

from __future__ import annotations

import pytest

from tests.games.xybrid.scenario import Bench, Table


def test_hydra_bouquet_attaches_a_part_the_monster_does_not_need() -> None:
    table = Table(Bench("hydra-bouquet", hand="whiskerdome soap-wand")).deploy().answer("whiskerdome")
    assert table.monster() == "hydra-bouquet whiskerdome"
    assert table.infamy() == 2 + 6 + 1


def test_hydra_bouquet_asks_nothing_of_an_empty_hand() -> None:
    assert Table(Bench("hydra-bouquet")).deploy().infamy() == 2


def test_hydra_bouquet_may_leave_the_hand() -> None:
    table = Table(Bench("hydra-bouquet", hand="whiskerdome")).deploy().answer(None)
    assert (table.monster(), table.hand()) == ("hydra-bouquet", "whiskerdome")


@pytest.mark.parametrize(
    ("monster", "infamy"),
    [("vial-choir", 2), ("vial-choir bear-hug", 3), ("vial-choir weather-owl", 4), ("vial-choir oil-slick-cape", 4)],
)
def test_vial_choir_sings_for_each_science_the_core_included(monster: str, infamy: int) -> None:
    assert Table(Bench(monster)).deploy().gained() == infamy


def test_nodding_cradle_counts_the_effects_before_it() -> None:
    table = Table(Bench("nodding-cradle photon-sprinters"), Bench("vial-choir")).deploy()
    assert table.gained() == 2 + 4


def test_nodding_cradle_pays_four_at_most() -> None:
    own = Bench("nodding-cradle photon-sprinters vial-choir")
    table = Table(own, Bench("hydra-bouquet"), Bench("mushroom-stumps"), Bench("cracker-feet")).deploy()
    assert table.state.occurred == 6
    assert table.gained() == 2 + 3 + 4


def test_claw_game_crown_attaches_an_auxiliary_part_it_draws() -> None:
    table = Table(Bench("claw-game-crown"), lab="jet-pack soap-wand").deploy().answer("jet-pack")
    assert table.monster() == "claw-game-crown jet-pack"


def test_claw_game_crown_keeps_any_other_part_in_the_hand() -> None:
    table = Table(Bench("claw-game-crown"), lab="jet-pack soap-wand").deploy().answer("soap-wand")
    assert table.hand() == "soap-wand"
    assert table.infamy() == 3 + 1


def test_claw_game_crown_triggers_the_draw_effect_first() -> None:
    table = Table(Bench("claw-game-crown"), lab="vial-bandolier soap-wand").deploy().answer("vial-bandolier")
    assert table.gained() == 3
    assert table.monster() == "claw-game-crown vial-bandolier"


def test_gecko_stump_grows_a_small_biology_part_of_the_pile_back() -> None:
    pile = "eel-whip bear-hug gumball-skull pumpkin-belly"
    table = Table(Bench("gecko-stump", pile=pile), Bench(pile="shoulder-toad")).deploy()
    assert table.options() == ["eel-whip", None]
    assert table.answer("eel-whip").monster() == "gecko-stump eel-whip"


def test_gecko_stump_may_leave_it() -> None:
    table = Table(Bench("gecko-stump", pile="eel-whip")).deploy().answer(None)
    assert table.pile() == "eel-whip"


def test_acid_dropper_destroys_any_attached_or_deployed_part_but_no_core() -> None:
    own = Bench("acid-dropper shoulder-toad", pile="soap-wand pumpkin-belly")
    table = Table(own, Bench("jet-pack", pile="boss-kettle mossy-trunk"), lab="bear-hug").deploy()
    assert table.options() == ["acid-dropper", "shoulder-toad", "jet-pack", "soap-wand", "boss-kettle", None]
    table.answer("jet-pack")
    assert table.monster(1) == ""
    assert table.deck() == "jet-pack"


def test_acid_dropper_needs_a_biology_part() -> None:
    table = Table(Bench("acid-dropper"), Bench("jet-pack")).deploy()
    assert table.over
    assert table.monster(1) == "jet-pack"


def test_a_part_of_two_sciences_serves_the_acid_dropper() -> None:
    assert Table(Bench("acid-dropper eel-whip"), Bench("jet-pack")).deploy().asked == 0


def test_a_biology_core_serves_the_acid_dropper() -> None:
    assert Table(Bench("acid-dropper", core="pumpkin-belly"), Bench("jet-pack")).deploy().asked == 0


def test_titration_tap_sets_any_attached_part_to_three() -> None:
    table = Table(Bench("titration-tap"), Bench("whiskerdome")).deploy().answer("whiskerdome")
    assert table.infamy(1) == 3


def test_titration_tap_is_not_optional() -> None:
    table = Table(Bench("titration-tap"), Bench("whiskerdome")).deploy()
    assert table.options() == ["titration-tap", "whiskerdome"]


def test_wormhole_sleeve_trades_places_with_a_small_arm() -> None:
    table = Table(Bench("wormhole-sleeve"), Bench("eel-whip soap-wand hydra-bouquet")).deploy()
    assert table.options() == ["eel-whip", "soap-wand", None]
    table.answer("eel-whip")
    assert (table.monster(), table.monster(1)) == ("eel-whip", "wormhole-sleeve soap-wand hydra-bouquet")
    assert (table.infamy(), table.infamy(1)) == (3, 7)


def test_wormhole_sleeve_looks_at_what_an_arm_is_worth_now() -> None:
    rival = Bench("coral-colony bear-hug mantis-mower whiskerdome moth-wings")
    assert Table(Bench("wormhole-sleeve"), rival).deploy().over


def test_tape_looper_plays_another_effect_again() -> None:
    table = Table(Bench("tape-looper vial-choir")).deploy().answer("vial-choir")
    assert table.gained() == 2 * 2 + 1


def test_a_repeat_counts_as_an_effect_that_has_occurred() -> None:
    table = Table(Bench("vial-choir tape-looper")).deploy().answer("vial-choir")
    assert table.state.occurred == 3


def test_tape_looper_cannot_play_what_has_not_occurred() -> None:
    table = Table(Bench("tape-looper nodding-cradle")).deploy().trigger("tape-looper")
    assert table.over


def test_mushroom_stumps_make_all_other_small_parts_grow() -> None:
    table = Table(Bench("mushroom-stumps hive-pack shoulder-toad bear-hug")).deploy()
    assert [table.value(key) for key in ("mushroom-stumps", "hive-pack", "shoulder-toad", "bear-hug")] == [2, 2, 3, 6]


def test_cracker_feet_blow_up_a_small_part_for_infamy() -> None:
    table = Table(Bench("cracker-feet shoulder-toad pet-moons")).deploy()
    assert table.options() == ["shoulder-toad", None]
    table.answer("shoulder-toad")
    assert table.gained() == 4
    assert table.monster() == "cracker-feet pet-moons"


def test_cracker_feet_may_hold_fire() -> None:
    table = Table(Bench("cracker-feet shoulder-toad")).deploy().answer(None)
    assert table.infamy() == 4


def test_photon_sprinters_pay_when_they_are_first() -> None:
    assert Table(Bench("photon-sprinters")).deploy().gained() == 2


def test_photon_sprinters_pay_nothing_later() -> None:
    table = Table(Bench("vial-choir"), Bench("photon-sprinters")).deploy("growth-spurt")
    assert (table.gained(0), table.gained(1)) == (2, 0)


def test_leech_ruff_pays_the_lowest_value_of_another_monster() -> None:
    table = Table(Bench("leech-ruff"), Bench("bear-hug soap-wand")).deploy()
    assert table.gained() == 4


def test_leech_ruff_looks_at_what_parts_are_worth_now() -> None:
    assert Table(Bench("leech-ruff"), Bench("coral-colony bear-hug mantis-mower")).deploy().gained() == 3


def test_leech_ruff_chooses_its_monster() -> None:
    table = Table(Bench("leech-ruff"), Bench("bear-hug"), Bench("soap-wand")).deploy()
    assert table.options() == [("seat", 1), ("seat", 2)]
    assert table.answer(("seat", 1)).gained() == 6


def test_leech_ruff_finds_nothing_on_a_bare_core() -> None:
    assert Table(Bench("leech-ruff"), Bench()).deploy().gained() == 0


def test_hourglass_buckle_turns_the_order() -> None:
    table = Table(Bench("hourglass-buckle nodding-cradle"), Bench("vial-choir")).deploy()
    table.answer(True)
    assert table.gained() == 1 + 2


def test_hourglass_buckle_may_leave_the_order() -> None:
    table = Table(Bench("hourglass-buckle nodding-cradle"), Bench("vial-choir")).deploy().answer(None)
    assert table.gained() == 1 + 4


def test_an_order_that_is_turned_is_not_turned_back() -> None:
    table = Table(Bench("hourglass-buckle tape-looper")).deploy().answer(True, "hourglass-buckle")
    assert table.over
