"""Every DRAW effect does what its card says, at once."""

from __future__ import annotations

import pytest

from monstrarium.engine.game import view
from monstrarium.games.xybrid.actions import Draw
from monstrarium.games.xybrid.cards import ARGS, FACES
from monstrarium.games.xybrid.events import Saw
from monstrarium.games.xybrid.state import Phase
from tests.games.xybrid.scenario import Bench, Table


def test_compost_mole_digs_up_the_bottom_of_the_deck_openly() -> None:
    table = Table(lab="compost-mole jet-pack", deck="soap-wand bear-hug frog-springers")
    table.draw("compost-mole")
    assert table.monster() == "compost-mole frog-springers"
    assert table.deck() == "soap-wand bear-hug"


def test_compost_mole_finds_nothing_below_an_empty_deck() -> None:
    table = Table(lab="compost-mole jet-pack")
    table.draw("compost-mole")
    assert table.monster() == "compost-mole"


def test_what_the_mole_digs_up_is_not_drawn() -> None:
    table = Table(lab="compost-mole jet-pack", deck="soap-wand vial-bandolier")
    table.draw("compost-mole")
    assert table.monster() == "compost-mole vial-bandolier"
    assert table.infamy() == 0


@pytest.mark.parametrize(("deck", "infamy"), [("jet-pack piledriver", 3), ("jet-pack bear-hug", 0), ("jet-pack", 0)])
def test_litmus_lantern_pays_for_two_new_parts_that_share_a_science(deck: str, infamy: int) -> None:
    table = Table(lab="litmus-lantern soap-wand", deck=deck)
    table.draw("litmus-lantern")
    assert table.lab() == f"soap-wand {deck}"
    assert table.infamy() == infamy


def test_square_eyed_set_draws_another_part_whatever_the_monster_needs() -> None:
    table = Table(lab="square-eyed-set geode-grin soap-wand", deck="jet-pack")
    table.draw("square-eyed-set")
    assert table.options() == ["geode-grin", "soap-wand"]
    table.answer("geode-grin")
    assert table.hand() == "square-eyed-set geode-grin"
    assert table.lab() == "soap-wand"


def test_the_last_part_of_the_lab_is_drawn_without_a_question() -> None:
    table = Table(lab="square-eyed-set soap-wand", deck="jet-pack")
    table.draw("square-eyed-set")
    assert table.monster() == "square-eyed-set soap-wand"
    assert table.lab() == "jet-pack"


def test_compost_scoop_turns_two_parts_of_the_lab_over() -> None:
    table = Table(lab="compost-scoop geode-grin soap-wand", deck="jet-pack bear-hug flask-face")
    table.draw("compost-scoop").answer("geode-grin", "soap-wand")
    assert table.lab() == "jet-pack bear-hug"
    assert table.deck() == "flask-face geode-grin soap-wand"


def test_compost_scoop_may_stop_after_one_part() -> None:
    table = Table(lab="compost-scoop geode-grin soap-wand", deck="jet-pack bear-hug")
    table.draw("compost-scoop").answer("geode-grin", None)
    assert table.lab() == "soap-wand jet-pack"


def test_compost_scoop_leaves_a_lab_that_is_topped_up_full() -> None:
    deck = "jet-pack bear-hug flask-face pet-moons moth-wings"
    table = Table(lab="compost-scoop geode-grin soap-wand", deck=deck, house={"lab": "always"}).draw("compost-scoop")
    assert table.answer("geode-grin", None).lab() == "soap-wand jet-pack bear-hug flask-face pet-moons"


def test_compost_scoop_brings_its_victim_back_from_an_empty_deck() -> None:
    table = Table(lab="compost-scoop geode-grin soap-wand")
    table.draw("compost-scoop").answer("geode-grin", None)
    assert table.lab() == "soap-wand geode-grin"


def test_gilding_ladle_turns_a_part_into_one_of_its_type() -> None:
    table = Table(Bench("compost-mole"), lab="gilding-ladle whiskerdome boss-kettle", deck="jet-pack")
    table.draw("gilding-ladle")
    assert table.options() == ["compost-mole", None]
    table.answer("compost-mole", "whiskerdome")
    assert table.monster() == "whiskerdome gilding-ladle"
    assert table.deck() == "jet-pack compost-mole"


def test_gilding_ladle_may_destroy_a_part_that_the_lab_cannot_replace() -> None:
    table = Table(Bench("compost-mole"), lab="gilding-ladle soap-wand")
    table.draw("gilding-ladle")
    assert table.options() == ["compost-mole", None]
    table.answer("compost-mole")
    assert table.monster() == "gilding-ladle"
    assert table.lab() == "soap-wand"


def test_a_monster_that_loses_a_part_before_the_reveal_is_not_complete_any_more() -> None:
    whole = "flask-face bear-hug soap-wand frog-springers"
    table = Table(Bench(whole), Bench(whole), lab="gilding-ladle jet-pack")
    table.draw("gilding-ladle").answer("frog-springers").end()
    table.draw("jet-pack")
    assert table.state.phase is Phase.DRAW
    assert table.state.cycle == 2


def test_what_is_gilded_is_not_drawn() -> None:
    table = Table(Bench("flask-face"), lab="gilding-ladle square-eyed-set soap-wand", deck="jet-pack")
    table.draw("gilding-ladle").answer("flask-face")
    assert table.asked is None
    assert table.monster() == "square-eyed-set gilding-ladle"


def test_boomerang_wrist_swaps_a_part_of_the_hand_with_the_lab() -> None:
    table = Table(lab="boomerang-wrist quartz-crusher square-eyed-set")
    table.draw("boomerang-wrist").answer("boomerang-wrist", "quartz-crusher")
    assert table.monster() == "quartz-crusher"
    assert table.lab() == "boomerang-wrist square-eyed-set"


def test_what_the_boomerang_brings_is_not_drawn() -> None:
    table = Table(lab="boomerang-wrist square-eyed-set soap-wand")
    table.draw("boomerang-wrist").answer("boomerang-wrist", "square-eyed-set")
    assert table.asked is None
    assert table.monster() == "square-eyed-set"


def test_boomerang_wrist_may_be_kept() -> None:
    table = Table(lab="boomerang-wrist soap-wand")
    table.draw("boomerang-wrist").answer(None)
    assert table.monster() == "boomerang-wrist"


def test_tractor_dish_pulls_a_small_auxiliary_part_over() -> None:
    table = Table(Bench(), Bench("shoulder-toad jet-pack hydra-bouquet"), lab="tractor-dish soap-wand")
    table.draw("tractor-dish")
    assert table.options() == ["shoulder-toad", None]
    table.answer("shoulder-toad")
    assert table.monster() == "shoulder-toad tractor-dish"
    assert table.monster(1) == "jet-pack hydra-bouquet"


def test_tractor_dish_pulls_nothing_off_anchor_feet() -> None:
    table = Table(Bench(), Bench("anchor-feet shoulder-toad"), lab="tractor-dish soap-wand").draw("tractor-dish")
    assert table.asked is None


def test_tractor_dish_names_the_monster_that_gets_the_part() -> None:
    table = Table(Bench("leech-ruff"), Bench(), Bench(), lab="tractor-dish soap-wand")
    table.draw("tractor-dish").answer("leech-ruff")
    assert table.options() == [("seat", 1), ("seat", 2)]
    table.answer(("seat", 2))
    assert table.monster(2) == "leech-ruff"


def test_periscope_arm_sorts_three_parts_of_the_deck() -> None:
    table = Table(lab="periscope-arm soap-wand", deck="jet-pack bear-hug flask-face geode-grin")
    table.draw("periscope-arm")
    assert table.options() == ["jet-pack", "bear-hug", "flask-face"]
    table.answer("bear-hug", "flask-face")
    assert table.lab() == "soap-wand bear-hug"
    assert table.deck() == "flask-face geode-grin jet-pack"


def test_periscope_arm_with_a_single_part_opens_it() -> None:
    table = Table(lab="periscope-arm soap-wand", deck="jet-pack")
    table.draw("periscope-arm")
    assert table.lab() == "soap-wand jet-pack"


def test_only_its_seat_looks_through_the_periscope() -> None:
    table = Table(lab="periscope-arm soap-wand", deck="jet-pack bear-hug flask-face geode-grin")
    table.draw("periscope-arm")
    lifted = FACES["jet-pack"]
    assert [view(table.rules, table.state, seat).pieces.face[lifted] == lifted for seat in (0, 1)] == [True, False]
    assert all(event.private for event in table.told if isinstance(event, Saw))


@pytest.mark.parametrize("top", ["jet-pack", "flask-face"])
def test_what_a_seat_saw_of_the_deck_it_knows_no_longer_when_another_lays_it_back(top: str) -> None:
    table = Table(lab="periscope-arm soap-wand", deck="jet-pack bear-hug flask-face geode-grin")
    table.state.pieces.show(FACES["jet-pack"], 1)
    table.draw("periscope-arm").answer("bear-hug")
    assert FACES["jet-pack"] in view(table.rules, table.state, 1).pieces.face
    table.answer(top)
    assert table.deck().startswith(top)
    assert FACES["jet-pack"] not in view(table.rules, table.state, 1).pieces.face
    assert {FACES["jet-pack"], FACES["flask-face"]} <= {*view(table.rules, table.state, 0).pieces.face}


def test_no_piece_tells_where_in_the_deck_it_was_laid_back() -> None:
    decks = []
    for top in ("jet-pack", "flask-face"):
        table = Table(lab="periscope-arm soap-wand", deck="jet-pack bear-hug flask-face geode-grin")
        decks.append(table.draw("periscope-arm").answer("bear-hug", top).state.deck)
    assert decks[0] == decks[1]


def test_belt_crawler_fills_the_lab_and_may_draw_an_auxiliary_part() -> None:
    table = Table(lab="belt-crawler soap-wand", deck="jet-pack vial-bandolier bear-hug flask-face geode-grin")
    table.draw("belt-crawler")
    assert table.lab() == "soap-wand jet-pack vial-bandolier bear-hug flask-face"
    assert table.options() == ["jet-pack", "vial-bandolier", None]
    table.answer("vial-bandolier")
    assert table.monster() == "belt-crawler vial-bandolier"


def test_what_the_belt_brings_has_its_own_draw_effect() -> None:
    table = Table(lab="belt-crawler soap-wand vial-bandolier", deck="")
    table.draw("belt-crawler").answer("vial-bandolier")
    assert table.infamy() == 3


def test_hive_pack_draws_all_small_biology_parts_of_the_lab() -> None:
    table = Table(lab="hive-pack coral-colony hydra-bouquet bear-hug acid-dropper", deck="jet-pack")
    table.draw("hive-pack").answer("hydra-bouquet")
    assert table.monster() == "hive-pack hydra-bouquet coral-colony"
    assert table.lab() == "bear-hug acid-dropper"


def test_hive_pack_lets_nested_draws_finish_first() -> None:
    table = Table(lab="hive-pack compost-mole coral-colony soap-wand", deck="jet-pack bear-hug")
    table.draw("hive-pack").answer("compost-mole")
    assert table.monster() == "hive-pack compost-mole bear-hug coral-colony"


def test_hive_pack_passes_over_what_a_nested_draw_has_taken_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ARGS[FACES["hive-pack"]], "most", 6)
    table = Table(lab="hive-pack compost-scoop coral-colony soap-wand", deck="jet-pack bear-hug")
    table.draw("hive-pack").answer("compost-scoop", "coral-colony", None)
    assert (table.monster(), table.lab()) == ("hive-pack compost-scoop", "soap-wand jet-pack")


@pytest.mark.parametrize(("lab", "infamy"), [("soap-wand", 3), ("soap-wand bear-hug", 2), ("oil-slick-cape", 0)])
def test_vial_bandolier_pays_for_sciences_the_lab_lacks(lab: str, infamy: int) -> None:
    table = Table(lab=f"vial-bandolier {lab}")
    table.draw("vial-bandolier")
    assert table.infamy() == infamy


def test_crane_tail_attaches_a_part_that_is_needed() -> None:
    table = Table(lab="crane-tail soap-wand", deck="geode-grin bear-hug")
    table.draw("crane-tail")
    assert table.monster() == "geode-grin crane-tail"


def test_crane_tail_sets_down_in_the_lab_what_is_not_needed() -> None:
    table = Table(Bench("flask-face"), lab="crane-tail soap-wand", deck="geode-grin bear-hug")
    table.draw("crane-tail")
    assert table.monster() == "flask-face crane-tail"
    assert table.lab() == "soap-wand geode-grin"


def test_crane_tail_triggers_no_draw_effect() -> None:
    table = Table(lab="crane-tail soap-wand", deck="vial-bandolier bear-hug")
    table.draw("crane-tail")
    assert table.monster() == "vial-bandolier crane-tail"
    assert table.infamy() == 0


def test_a_draw_effect_ends_before_anything_is_built() -> None:
    table = Table(lab="square-eyed-set flask-face soap-wand")
    table.draw("square-eyed-set")
    assert table.hand() == "square-eyed-set"
    assert table.refused(Draw(0, FACES["soap-wand"], True)) == "Answer the question first."
