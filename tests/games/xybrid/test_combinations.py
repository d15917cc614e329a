"""Effects of several cards that meet work together as printed."""

from __future__ import annotations

from tests.games.xybrid.scenario import Bench, Table


def test_a_swarm_grows_together() -> None:
    swarm = "hive-pack coral-colony mushroom-stumps leech-ruff hydra-bouquet"
    table = Table(Bench(swarm, core="pumpkin-belly"), Bench("soap-wand")).deploy()
    table.trigger("mushroom-stumps")
    assert table.value("coral-colony") == 1 + 4
    assert [table.value(key) for key in ("hive-pack", "leech-ruff", "hydra-bouquet")] == [2, 2, 3]


def test_acid_can_be_looped() -> None:
    own = Bench("acid-dropper tape-looper", core="pumpkin-belly")
    table = Table(own, Bench("bear-hug soap-wand")).deploy().trigger("acid-dropper").answer("bear-hug", "acid-dropper")
    table.answer("soap-wand")
    assert table.monster(1) == ""


def test_a_mole_fetches_what_was_just_destroyed() -> None:
    table = Table(Bench(), lab="compost-scoop flask-face compost-mole soap-wand", deck="jet-pack bear-hug")
    table.draw("compost-scoop").answer("flask-face", None).draw("compost-mole")
    assert table.hand(1) == "compost-mole flask-face"


def test_a_spent_draw_part_can_be_gilded() -> None:
    table = Table(Bench("crane-tail"), lab="gilding-ladle moth-wings soap-wand").draw("gilding-ladle")
    assert table.answer("crane-tail").monster() == "moth-wings gilding-ladle"


def test_photon_sprinters_are_second_after_titration() -> None:
    table = Table(Bench("photon-sprinters"), Bench("titration-tap"), Bench("claw-game-crown"))
    table.deploy("", "head-start").answer("titration-tap", "photon-sprinters")
    assert table.gained(0) == 0


def test_growth_lets_a_small_effect_go_first() -> None:
    table = Table(Bench("vial-choir"), Bench("photon-sprinters")).deploy("growth-spurt")
    assert table.gained(1) == 0


def test_the_hourglass_spoils_the_cradle() -> None:
    table = Table(Bench("nodding-cradle"), Bench("hourglass-buckle vial-choir")).deploy().trigger("hourglass-buckle")
    table.answer(True)
    assert table.gained(0) == 2


def test_a_root_takes_a_deploying_part_back() -> None:
    table = Table(Bench(pile="taproot-reach vial-choir"), lab="soap-wand bear-hug")
    table.mission("taproot-reach").draw("soap-wand")
    assert table.monster() == "vial-choir soap-wand"


def test_a_filed_mission_can_be_used_from_the_next_turn() -> None:
    own = Bench("flask-face eel-whip bear-hug frog-springers", hand="mossy-snail-foot", pile="filing-drawer")
    table = Table(own, Bench("jet-pack"), lab="soap-wand quartz-crusher pet-moons jet-pack")
    table.mission("filing-drawer")
    assert table.pile() == "filing-drawer mossy-snail-foot"


def test_a_cape_serves_choir_acid_and_coral() -> None:
    table = Table(Bench("oil-slick-cape acid-dropper coral-colony vial-choir"), Bench("jet-pack")).deploy()
    assert table.infamy() == 4
    assert table.value("coral-colony") == 2
    assert table.asked == 0


def test_a_claw_feeds_the_leeches() -> None:
    table = Table(Bench("claw-game-crown"), Bench("bear-hug"), lab="leech-ruff soap-wand").deploy().answer("leech-ruff")
    assert table.gained() == 6


def test_a_drawn_robotics_part_fills_the_satchel() -> None:
    table = Table(Bench("spare-satchel"), lab="piledriver digger-bucket soap-wand").deploy("late-shopping")
    table.answer("piledriver", "digger-bucket")
    assert table.infamy() == 1 + 2 + 2 * 2


def test_acid_pays_the_insured() -> None:
    own = Bench("acid-dropper", core="pumpkin-belly")
    table = Table(own, Bench("bear-hug")).deploy("", "insurance").answer("bear-hug")
    assert table.infamy(1) == 2 + 4


def test_acid_in_a_pile_pays_no_insurance() -> None:
    own = Bench("acid-dropper", core="pumpkin-belly")
    table = Table(own, Bench(pile="bear-hug")).deploy("", "insurance").answer("bear-hug")
    assert table.infamy(1) == 2


def test_a_muted_part_can_be_given_no_head_start() -> None:
    table = Table(Bench(), Bench("vial-choir")).deploy("blackout", "head-start")
    assert table.gained(1) == 2


def test_a_muted_effect_cannot_be_looped() -> None:
    table = Table(Bench("titration-tap"), Bench("tape-looper vial-choir")).deploy("blackout").answer("vial-choir")
    assert table.infamy(1) == 4


def test_a_wormhole_carries_an_effect_to_another_seat() -> None:
    table = Table(Bench("wormhole-sleeve"), Bench("tape-looper soap-wand")).deploy().answer("tape-looper")
    assert table.over
    assert (table.monster(), table.monster(1)) == ("tape-looper", "wormhole-sleeve soap-wand")


def test_a_mutation_joins_the_queue() -> None:
    table = Table(Bench("bear-hug"), deck="vial-choir").deploy("wild-mutation")
    assert table.gained() == 4 - 1


def test_a_regrown_part_resolves_in_its_order() -> None:
    table = Table(Bench("gecko-stump", pile="leech-ruff"), Bench("soap-wand")).deploy().answer("leech-ruff")
    assert table.gained() == 4


def test_a_part_that_is_destroyed_first_loses_its_effect() -> None:
    table = Table(Bench("cracker-feet vial-choir")).deploy().trigger("cracker-feet").answer("vial-choir")
    assert table.gained() == 4


def test_setting_a_value_wipes_growth_and_later_growth_adds_to_it() -> None:
    own = Bench("titration-tap shoulder-toad")
    table = Table(own).deploy("growth-spurt").answer("shoulder-toad")
    assert table.value("shoulder-toad") == 3


def test_a_titrated_coral_is_worth_no_more_for_its_neighbours() -> None:
    table = Table(Bench("titration-tap coral-colony bear-hug")).deploy().answer("coral-colony")
    assert table.value("coral-colony") == 3


def test_growth_adds_to_growth() -> None:
    table = Table(Bench("mushroom-stumps hive-pack")).deploy("golden-age").answer(("science", "biology"))
    assert table.value("hive-pack") == 1 + 1 + 1


def test_no_part_is_worth_less_than_nothing() -> None:
    table = Table(Bench(), Bench("hive-pack")).deploy("tall-poppy")
    assert table.infamy(1) == 0


def test_a_golden_age_of_a_cape() -> None:
    table = Table(Bench("oil-slick-cape")).deploy("golden-age").answer(("science", "physics"))
    assert table.infamy() == 2


def test_long_game_counts_what_is_attached_and_not_what_is_deployed() -> None:
    assert Table(Bench("thought-prism", pile="filing-drawer")).deploy("long-game").gained() == 3
