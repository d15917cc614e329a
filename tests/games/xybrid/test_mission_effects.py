"""Every MISSION effect does what its card says, from the deployed pile."""

from __future__ import annotations

import pytest

from monstrarium.engine.game import view
from monstrarium.games.xybrid.actions import Activate
from monstrarium.games.xybrid.cards import FACES
from tests.games.xybrid.scenario import Bench, Table

LAB = "soap-wand bear-hug"


def test_thought_prism_bends_value_from_another_monster_to_the_own_one_and_is_destroyed() -> None:
    own = Bench("flask-face soap-wand", pile="thought-prism jet-pack")
    table = Table(own, Bench("geode-grin eel-whip"), Bench("hive-pack"), lab=LAB).mission("thought-prism")
    assert table.options() == ["geode-grin", "eel-whip"]
    table.answer("geode-grin")
    assert table.options() == ["flask-face", "soap-wand"]
    table.answer("soap-wand")
    assert [table.value(key) for key in ("geode-grin", "soap-wand", "flask-face", "eel-whip")] == [2, 6, 5, 3]
    assert (table.pile(), table.deck()) == ("jet-pack", "thought-prism")


def test_what_a_thought_prism_bends_stays_so_until_the_monsters_are_paid() -> None:
    table = Table(Bench("flask-face", pile="thought-prism"), Bench("geode-grin"), lab=LAB).mission("thought-prism")
    table.deploy()
    assert (table.infamy(0), table.infamy(1)) == (5 + 2, 4 - 2)


@pytest.mark.parametrize(("own", "rival"), [("", "geode-grin"), ("geode-grin", ""), ("geode-grin", "hive-pack")])
def test_thought_prism_needs_a_part_that_gives_and_one_that_takes(own: str, rival: str) -> None:
    table = Table(Bench(own, pile="thought-prism"), Bench(rival), lab=LAB)
    assert "nothing" in table.refused(Activate(0, FACES["thought-prism"]))


def test_taproot_reach_takes_a_part_back_and_is_destroyed() -> None:
    table = Table(Bench(pile="taproot-reach boss-kettle jet-pack pumpkin-belly"), lab=LAB)
    table.mission("taproot-reach")
    assert table.options() == ["boss-kettle", "jet-pack"]
    table.answer("boss-kettle")
    assert (table.hand(), table.pile(), table.deck()) == ("boss-kettle", "jet-pack pumpkin-belly", "taproot-reach")


def test_taproot_reach_needs_another_part_than_a_core() -> None:
    assert Table(Bench(pile="taproot-reach pumpkin-belly"), lab=LAB).offers(Activate) == []


def test_burner_tongs_draw_two_parts_that_share_no_science() -> None:
    table = Table(Bench(pile="burner-tongs"), lab="soap-wand quartz-crusher jet-pack fume-pack")
    table.mission("burner-tongs")
    assert table.options() == ["soap-wand", "quartz-crusher", "jet-pack"]
    table.answer("soap-wand")
    assert table.hand() == "soap-wand jet-pack"
    assert table.deck() == "burner-tongs"


def test_burner_tongs_need_two_strangers_in_the_lab() -> None:
    assert Table(Bench(pile="burner-tongs"), lab="soap-wand quartz-crusher").offers(Activate) == []
    assert Table(Bench(pile="burner-tongs"), lab="soap-wand").offers(Activate) == []


def test_what_the_tongs_draw_has_its_draw_effect() -> None:
    table = Table(Bench(pile="burner-tongs"), lab="soap-wand square-eyed-set jet-pack bear-hug")
    table.mission("burner-tongs").answer("square-eyed-set", "jet-pack", "soap-wand")
    assert table.hand() == "square-eyed-set jet-pack soap-wand"


def test_filing_drawer_files_a_part_of_the_hand_for_infamy() -> None:
    table = Table(Bench("flask-face", hand="geode-grin thought-prism", pile="filing-drawer"), lab=LAB)
    table.mission("filing-drawer").answer("thought-prism")
    assert (table.hand(), table.pile(), table.infamy()) == ("geode-grin", "filing-drawer thought-prism", 2)


def test_filing_drawer_needs_a_hand() -> None:
    assert Table(Bench(pile="filing-drawer"), lab=LAB).offers(Activate) == []


def test_mossy_snail_foot_pays_while_another_monster_has_more_parts() -> None:
    table = Table(Bench(pile="mossy-snail-foot"), Bench("jet-pack"), lab=LAB)
    assert table.mission("mossy-snail-foot").infamy() == 1


def test_mossy_snail_foot_pays_nothing_to_the_largest() -> None:
    assert Table(Bench("geode-grin", pile="mossy-snail-foot"), Bench("jet-pack"), lab=LAB).offers(Activate) == []


@pytest.mark.parametrize(("part", "infamy"), [("geode-grin", 2), ("gumball-skull", 2), ("boss-kettle", 1)])
def test_puddle_legs_dissolve_a_deployed_part(part: str, infamy: int) -> None:
    table = Table(Bench(pile=f"puddle-legs {part} pumpkin-belly"), lab=LAB).mission("puddle-legs")
    assert (table.infamy(), table.pile(), table.deck()) == (infamy, "puddle-legs pumpkin-belly", part)


def test_one_wheel_planner_swaps_the_top_of_the_deck_with_the_lab() -> None:
    table = Table(Bench(pile="one-wheel-planner"), lab=LAB, deck="jet-pack geode-grin").mission("one-wheel-planner")
    assert table.options() == ["soap-wand", "bear-hug", None]
    table.answer("bear-hug")
    assert (table.lab(), table.deck()) == ("soap-wand jet-pack", "bear-hug geode-grin")


def test_one_wheel_planner_needs_a_deck() -> None:
    assert Table(Bench(pile="one-wheel-planner"), lab=LAB).offers(Activate) == []


def test_one_wheel_planner_may_leave_the_top_where_it_is() -> None:
    table = Table(Bench(pile="one-wheel-planner"), lab=LAB, deck="jet-pack geode-grin").mission("one-wheel-planner")
    table.answer(None)
    top = FACES["jet-pack"]
    assert table.deck() == "jet-pack geode-grin"
    assert [view(table.rules, table.state, seat).pieces.face[top] == top for seat in (0, 1)] == [True, False]


def test_atom_brooch_swaps_a_part_one_step_up_or_down() -> None:
    own = Bench("geode-grin eel-whip", pile="atom-brooch")
    table = Table(own, lab="flask-face weather-owl compost-mole soap-wand").mission("atom-brooch")
    assert table.options() == ["geode-grin", "eel-whip", None]
    table.answer("geode-grin")
    assert table.options() == ["flask-face", "weather-owl"]
    table.answer("flask-face")
    assert table.monster() == "flask-face eel-whip"
    assert table.lab() == "geode-grin weather-owl compost-mole soap-wand"


def test_atom_brooch_swaps_nothing_for_the_same_value() -> None:
    table = Table(Bench("geode-grin", pile="atom-brooch"), lab="horseshoe-thinker flask-face").mission("atom-brooch")
    assert table.answer("geode-grin").monster() == "flask-face"


def test_atom_brooch_needs_a_part_one_step_away() -> None:
    assert Table(Bench("geode-grin", pile="atom-brooch"), lab="whiskerdome soap-wand").offers(Activate) == []
