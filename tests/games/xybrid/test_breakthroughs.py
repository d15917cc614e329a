"""Every breakthrough does what it says when it is revealed."""

from __future__ import annotations

import pytest

from tests.games.xybrid.scenario import Bench, Table


def test_growth_spurt_adds_three_to_a_small_part() -> None:
    table = Table(Bench("shoulder-toad hive-pack pet-moons")).deploy("growth-spurt")
    assert table.options() == ["shoulder-toad", "hive-pack"]
    assert table.answer("hive-pack").infamy() == 2 + 4 + 3


def test_a_part_that_has_shrunk_to_nothing_is_no_part_of_value_1_or_2() -> None:
    assert Table(Bench(), Bench("hive-pack")).deploy("tall-poppy", "growth-spurt").infamy(1) == 0


def test_quick_exchange_swaps_parts_of_one_type_and_about_one_value() -> None:
    table = Table(Bench("geode-grin soap-wand"), Bench("whiskerdome"), Bench("weather-owl")).deploy("quick-exchange")
    assert table.options() == ["geode-grin", "whiskerdome", "weather-owl", None]
    table.answer("geode-grin")
    assert table.options() == ["whiskerdome", "weather-owl"]
    table.answer("whiskerdome")
    assert (table.monster(), table.monster(1)) == ("whiskerdome soap-wand", "geode-grin")


@pytest.mark.parametrize("first", ["whiskerdome", "weather-owl"])
def test_quick_exchange_offers_no_partner_of_a_value_further_off(first: str) -> None:
    table = Table(Bench("geode-grin"), Bench("whiskerdome"), Bench("weather-owl")).deploy("quick-exchange")
    assert table.answer(first).monster() == first


def test_quick_exchange_pays_without_a_swap() -> None:
    assert Table(Bench("geode-grin"), Bench("whiskerdome")).deploy("quick-exchange").answer(None).gained() == 1


def test_quick_exchange_takes_nothing_off_anchor_feet() -> None:
    assert Table(Bench("geode-grin"), Bench("whiskerdome anchor-feet")).deploy("quick-exchange").over


def test_quick_exchange_may_serve_two_rivals() -> None:
    table = Table(Bench(), Bench("whiskerdome"), Bench("flask-face")).deploy("quick-exchange")
    table.answer("whiskerdome")
    assert (table.monster(1), table.monster(2)) == ("flask-face", "whiskerdome")


def test_angry_mob_destroys_an_auxiliary_part() -> None:
    table = Table(Bench("jet-pack"), Bench("moth-wings bear-hug")).deploy("angry-mob")
    assert table.options() == ["jet-pack", "moth-wings", None]
    assert table.answer("moth-wings").monster(1) == "bear-hug"
    assert table.gained(1) == 0


def test_of_the_parts_of_all_monsters_the_own_come_first() -> None:
    table = Table(Bench("jet-pack"), Bench("moth-wings"), Bench("pet-moons")).deploy("", "angry-mob")
    assert table.options() == ["moth-wings", "pet-moons", "jet-pack", None]


@pytest.mark.parametrize(("played", "infamy"), [(1, 2), (2, 3), (3, 4)])
def test_tenure_pays_more_with_every_round(played: int, infamy: int) -> None:
    assert Table(Bench(), lab="", played=played).deploy("tenure").infamy() == infamy


def test_helping_hand_attaches_a_third_arm_from_the_lab() -> None:
    table = Table(Bench("bear-hug eel-whip"), lab="soap-wand quartz-crusher geode-grin").deploy("helping-hand")
    assert table.options() == ["soap-wand", None]
    assert table.answer("soap-wand").monster() == "bear-hug eel-whip soap-wand"


def test_helping_hand_restocks_a_lab_that_it_has_emptied() -> None:
    table = Table(Bench("bear-hug"), lab="soap-wand", deck="jet-pack moth-wings").deploy("helping-hand")
    assert table.answer("soap-wand").lab() == "jet-pack moth-wings"


def test_clean_bench_pays_and_shields_the_monster() -> None:
    table = Table(Bench("jet-pack"), Bench("moth-wings")).deploy("clean-bench", "angry-mob")
    assert table.options() == ["moth-wings", None]
    assert table.answer(None).gained() == 2


def test_blackout_keeps_the_effects_of_a_monster_from_occurring() -> None:
    table = Table(Bench("nodding-cradle"), Bench("vial-choir")).deploy("blackout")
    assert (table.gained(0), table.gained(1)) == (0, 0)
    assert table.state.occurred == 1


def test_nostalgia_takes_up_to_three_parts_back() -> None:
    pile = "geode-grin soap-wand bear-hug eel-whip pumpkin-belly"
    table = Table(Bench(pile=pile)).deploy("nostalgia").answer("eel-whip", "geode-grin", "bear-hug")
    assert table.pile() == "soap-wand pumpkin-belly"
    assert table.infamy() == 3


def test_nostalgia_may_stop_early() -> None:
    assert Table(Bench(pile="geode-grin soap-wand")).deploy("nostalgia").answer(None).infamy() == 0


def test_bad_press_takes_three_infamy_from_another_seat() -> None:
    table = Table(Bench(), Bench(), Bench()).deploy("bad-press").answer(("seat", 2))
    assert [table.infamy(seat) for seat in range(3)] == [0, 0, -3]


def test_golden_age_makes_all_parts_of_one_science_grow() -> None:
    table = Table(Bench("bear-hug eel-whip soap-wand")).deploy("golden-age")
    assert table.options() == [("science", each) for each in ("biology", "chemistry", "physics", "robotics")]
    table.answer(("science", "biology"))
    assert [table.value(key) for key in ("bear-hug", "eel-whip", "soap-wand")] == [7, 4, 4]


def test_golden_age_is_one_of_a_science_that_the_monster_has() -> None:
    table = Table(Bench("bear-hug")).deploy("golden-age")
    assert table.options() == [("science", "biology"), ("science", "robotics")]


@pytest.mark.parametrize(
    ("monster", "infamy"),
    [
        ("bear-hug eel-whip moth-wings", 5),
        ("bear-hug eel-whip soap-wand", 0),
        ("bear-hug eel-whip oil-slick-cape soap-wand", 5),
    ],
)
def test_pure_strain_pays_when_four_parts_share_a_science(monster: str, infamy: int) -> None:
    assert Table(Bench(monster, core="pumpkin-belly")).deploy("pure-strain").gained() == infamy


def test_pure_strain_counts_the_core() -> None:
    assert Table(Bench("bear-hug eel-whip moth-wings")).deploy("pure-strain").gained() == 0


@pytest.mark.parametrize(
    ("monster", "infamy"),
    [
        ("bear-hug whiskerdome soap-wand", 2),
        ("bear-hug whiskerdome", 1),
        ("hive-pack shoulder-toad eel-whip soap-wand flask-face bear-hug", 4),
        ("", 0),
    ],
)
def test_full_spectrum_pays_for_different_values_up_to_four(monster: str, infamy: int) -> None:
    assert Table(Bench(monster)).deploy("full-spectrum").gained() == infamy


@pytest.mark.parametrize(("monster", "infamy"), [("bear-hug quartz-crusher", 4), ("bear-hug soap-wand", 0), ("", 0)])
def test_matching_set_pays_for_two_arms_of_one_value(monster: str, infamy: int) -> None:
    assert Table(Bench(f"{monster} whiskerdome")).deploy("matching-set").gained() == infamy


def test_late_shopping_draws_two_parts_with_their_draw_effects() -> None:
    table = Table(lab="vial-bandolier soap-wand bear-hug").deploy("late-shopping")
    table.answer("vial-bandolier", "soap-wand")
    assert table.hand() == "vial-bandolier soap-wand"
    assert table.infamy() == 2 + 2


def test_late_shopping_ends_with_the_parts() -> None:
    assert Table(lab="soap-wand").deploy("late-shopping").hand() == "soap-wand"


def test_head_start_lets_an_effect_occur_before_all_others() -> None:
    table = Table(Bench("nodding-cradle vial-choir"), Bench("photon-sprinters")).deploy("head-start")
    assert table.options() == ["nodding-cradle", "vial-choir", None]
    table.answer("vial-choir")
    assert table.gained(0) == 2 + 3 + 4
    assert table.gained(1) == 0
    assert table.state.occurred == 3


def test_plagiarism_copies_half_a_value_rounded_up() -> None:
    table = Table(Bench("bear-hug"), Bench("flask-face soap-wand")).deploy("plagiarism")
    assert table.options() == ["flask-face", "soap-wand"]
    assert table.answer("flask-face").gained() == 3


def test_plagiarism_copies_what_a_part_is_worth_now() -> None:
    table = Table(Bench(), Bench("coral-colony bear-hug mantis-mower whiskerdome")).deploy("plagiarism")
    assert table.answer("coral-colony").gained() == 2


def test_repulsor_blows_a_part_into_the_hand_of_its_seat() -> None:
    table = Table(Bench("hive-pack"), Bench("geode-grin whiskerdome")).deploy("repulsor")
    assert table.options() == ["geode-grin", None]
    table.answer("geode-grin")
    assert (table.monster(1), table.hand(1)) == ("whiskerdome", "geode-grin")
    assert table.infamy(1) == 6 + 1


def test_understudy_swaps_any_number_of_parts_with_the_hand() -> None:
    own = Bench("compost-mole coral-colony eel-whip", hand="whiskerdome bear-hug")
    table = Table(own).deploy("understudy")
    assert table.options() == ["compost-mole", "coral-colony", "eel-whip", None]
    table.answer("compost-mole", "coral-colony")
    assert table.monster() == "whiskerdome bear-hug eel-whip"
    assert table.hand() == "compost-mole coral-colony"
    assert table.over


def test_understudy_may_stop() -> None:
    table = Table(Bench("compost-mole", hand="whiskerdome")).deploy("understudy").answer(None)
    assert table.monster() == "compost-mole"
    assert table.gained() == 2


def test_understudy_pays_without_a_hand() -> None:
    assert Table(Bench("compost-mole")).deploy("understudy").gained() == 2


@pytest.mark.parametrize(("monster", "infamy"), [("soap-wand", 4), ("geode-grin", 4), ("flask-face", 0)])
def test_dark_horse_pays_when_no_monster_is_worth_less(monster: str, infamy: int) -> None:
    assert Table(Bench(monster), Bench("piston-pair"), Bench("bear-hug")).deploy("dark-horse").gained() == infamy


@pytest.mark.parametrize(
    ("monster", "infamy"), [("filing-drawer", 3), ("filing-drawer thought-prism atom-brooch", 6), ("bear-hug", 0)]
)
def test_long_game_pays_for_attached_missions(monster: str, infamy: int) -> None:
    assert Table(Bench(monster)).deploy("long-game").gained() == infamy


def test_tall_poppy_shrinks_the_highest_part_of_every_other_monster() -> None:
    table = Table(Bench("bear-hug"), Bench("whiskerdome soap-wand"), Bench("boss-kettle piledriver"))
    table.deploy("tall-poppy")
    assert table.options() == ["boss-kettle", "piledriver"]
    table.answer("piledriver")
    assert [table.infamy(seat) for seat in range(3)] == [6, 8, 10]


def test_joint_paper_pays_its_seat_and_another() -> None:
    table = Table(Bench(), Bench(), Bench()).deploy("joint-paper").answer(("seat", 1))
    assert [table.infamy(seat) for seat in range(3)] == [4, 2, 0]


def test_wild_mutation_attaches_the_top_of_the_deck_whatever_it_is() -> None:
    table = Table(Bench("whiskerdome"), deck="boss-kettle soap-wand").deploy("wild-mutation")
    assert table.monster() == "whiskerdome boss-kettle"


def test_wild_mutation_of_an_empty_deck_is_nothing() -> None:
    assert Table(Bench("whiskerdome")).deploy("wild-mutation").monster() == "whiskerdome"


def test_insurance_pays_when_others_destroy_a_part() -> None:
    table = Table(Bench("moth-wings"), Bench()).deploy("insurance", "angry-mob").answer("moth-wings")
    assert table.gained() == 2 + 4


def test_insurance_does_not_pay_for_ones_own_destruction() -> None:
    table = Table(Bench("cracker-feet shoulder-toad")).deploy("insurance").answer("shoulder-toad")
    assert table.gained() == 2 + 4
