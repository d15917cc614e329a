"""Each sabotage strikes what it says when the pile is uncovered. Piles are named from the bottom to the top."""

from __future__ import annotations

import pytest

from monstrarium.games.androids.cards import CARDS, FACES, KIND, RANDOM
from monstrarium.games.androids.events import Echoes, NoVictim, Spent, Uncovered, Waits
from tests.games.androids.scenario import ANDROID, HEADS, LIMBS, TORSOS, Table, Uncovering, by_lot


def test_an_android_needs_a_head_a_torso_and_four_limbs() -> None:
    assert Uncovering(ANDROID).stands


@pytest.mark.parametrize("missing", ANDROID.split())
def test_an_android_falls_when_any_of_its_parts_is_missing(missing: str) -> None:
    assert not Uncovering(" ".join(key for key in ANDROID.split() if key != missing)).stands


def test_surplus_parts_and_junk_do_not_matter() -> None:
    assert Uncovering(f"{ANDROID} lantern-jaw squeezebox hose-reel rubber-duck odd-sock").stands


def test_the_pile_is_uncovered_from_the_top() -> None:
    uncovered = Uncovering("oven-mitt rubber-duck teapot-top").table.heard(Uncovered)
    assert [(CARDS[each.face].key, each.left) for each in uncovered] == [
        ("teapot-top", 2),
        ("rubber-duck", 1),
        ("oven-mitt", 0),
    ]


# ---- plain sabotages on the pile


def test_banana_peel_strikes_the_next_card() -> None:
    assert Uncovering("oven-mitt teapot-top banana-peel rubber-duck").struck == "teapot-top"


def test_a_sabotage_that_is_struck_never_acts() -> None:
    assert Uncovering("oven-mitt leaky-cellar banana-peel").struck == "leaky-cellar"


def test_banana_peel_at_the_bottom_strikes_nothing() -> None:
    run = Uncovering("banana-peel oven-mitt")
    assert run.struck == ""
    assert [CARDS[each.source].key for each in run.table.heard(NoVictim)] == ["banana-peel"]


def test_leaky_cellar_strikes_the_two_bottom_cards() -> None:
    assert Uncovering("oven-mitt teapot-top rubber-duck egg-beater leaky-cellar").struck == "oven-mitt teapot-top"


def test_leaky_cellar_strikes_the_only_card_there_is() -> None:
    assert Uncovering("oven-mitt leaky-cellar").struck == "oven-mitt"


def test_leaky_cellar_below_everything_strikes_nothing() -> None:
    assert Uncovering(f"leaky-cellar {ANDROID}").stands


def test_termite_picnic_strikes_the_next_limb_below_other_cards() -> None:
    run = Uncovering("egg-beater oven-mitt rubber-duck teapot-top termite-picnic phone-cord")
    assert run.struck == "oven-mitt"
    uncovered = [CARDS[each.face].key for each in run.table.heard(Uncovered)]
    assert uncovered == ["phone-cord", "termite-picnic", "teapot-top", "rubber-duck", "egg-beater"]


def test_termite_picnic_without_a_limb_below_strikes_nothing() -> None:
    assert Uncovering("teapot-top rubber-duck termite-picnic oven-mitt").struck == ""


def test_hopscotch_gremlin_strikes_the_second_and_the_fourth_card() -> None:
    run = Uncovering("hose-reel oven-mitt egg-beater phone-cord teapot-top hopscotch-gremlin")
    assert sorted(run.struck.split()) == ["oven-mitt", "phone-cord"]


@pytest.mark.parametrize("pile", ["oven-mitt egg-beater phone-cord", "egg-beater phone-cord"])
def test_hopscotch_gremlin_strikes_the_second_alone_where_there_is_no_fourth(pile: str) -> None:
    assert Uncovering(f"{pile} hopscotch-gremlin").struck == "egg-beater"


def test_hopscotch_gremlin_skips_the_only_card() -> None:
    assert Uncovering("oven-mitt hopscotch-gremlin").struck == ""


def test_double_agent_strikes_the_next_plain_sabotage() -> None:
    run = Uncovering("leaky-cellar oven-mitt banana-peel teapot-top double-agent")
    assert run.struck_by("double-agent") == "banana-peel"


def test_double_agent_strikes_a_random_sabotage_before_it_waits() -> None:
    run = Uncovering("oven-mitt loose-cannon teapot-top double-agent")
    assert run.struck == "loose-cannon"
    assert not run.table.heard(Waits)


def test_double_agent_leaves_everything_else_alone() -> None:
    assert Uncovering(f"{ANDROID} rubber-duck double-agent").stands


@pytest.mark.parametrize(
    ("junk", "struck"),
    [
        ("", ""),
        ("odd-sock", "oven-mitt"),
        ("odd-sock rubber-duck", "oven-mitt egg-beater"),
        ("odd-sock rubber-duck fruit-cake", "oven-mitt egg-beater phone-cord"),
        ("odd-sock rubber-duck fruit-cake snow-globe", "oven-mitt egg-beater phone-cord"),
    ],
)
def test_junk_avalanche_strikes_a_card_for_each_junk_but_three_at_the_most(junk: str, struck: str) -> None:
    assert Uncovering(f"desk-lamp phone-cord egg-beater oven-mitt junk-avalanche {junk}").struck == struck


def test_junk_avalanche_strikes_what_there_is() -> None:
    assert Uncovering("oven-mitt junk-avalanche odd-sock rubber-duck").struck == "oven-mitt"


def test_junk_avalanche_does_not_count_junk_that_comes_later() -> None:
    assert Uncovering("oven-mitt odd-sock junk-avalanche rubber-duck").struck == "odd-sock"


# ---- plain sabotages on the assembly


def test_boomerang_wrench_strikes_the_card_that_was_uncovered_last() -> None:
    assert Uncovering("phone-cord boomerang-wrench oven-mitt teapot-top").struck == "oven-mitt"


def test_boomerang_wrench_strikes_junk_as_well() -> None:
    assert Uncovering("boomerang-wrench rubber-duck teapot-top").struck == "rubber-duck"


def test_boomerang_wrench_on_top_strikes_nothing() -> None:
    assert Uncovering(f"{ANDROID} boomerang-wrench").stands


def test_battle_of_wits_strikes_all_heads_where_there_are_two() -> None:
    run = Uncovering("deep-diver battle-of-wits teapot-top oven-mitt lantern-jaw")
    assert sorted(run.struck.split()) == ["lantern-jaw", "teapot-top"]


def test_battle_of_wits_leaves_a_single_head_alone() -> None:
    assert Uncovering("lantern-jaw battle-of-wits teapot-top").struck == ""


def test_snapped_belt_strikes_the_last_torso() -> None:
    run = Uncovering("chest-of-drawers snapped-belt oven-mitt squeezebox samovar-belly")
    assert run.struck == "squeezebox"


def test_snapped_belt_without_a_torso_above_strikes_nothing() -> None:
    assert Uncovering("squeezebox snapped-belt oven-mitt").struck == ""


def test_weighing_scale_strikes_the_last_limbs_until_three_are_left() -> None:
    run = Uncovering("teapot-top weighing-scale hose-reel desk-lamp phone-cord egg-beater oven-mitt")
    assert run.struck == "hose-reel desk-lamp"


def test_weighing_scale_is_content_with_four_limbs() -> None:
    assert Uncovering("weighing-scale desk-lamp phone-cord egg-beater oven-mitt").struck == ""


def test_after_the_weighing_scale_a_fourth_limb_can_still_come() -> None:
    limbs = "desk-lamp phone-cord egg-beater oven-mitt fishing-rod"
    assert Uncovering(f"teapot-top samovar-belly hose-reel weighing-scale {limbs}").stands


def test_tidy_ghost_strikes_all_junk_of_the_assembly_but_not_of_the_pile() -> None:
    run = Uncovering("odd-sock tidy-ghost rubber-duck oven-mitt snow-globe")
    assert sorted(run.struck.split()) == ["rubber-duck", "snow-globe"]


def test_tidy_ghost_before_junk_avalanche_leaves_it_nothing_to_count() -> None:
    run = Uncovering("oven-mitt junk-avalanche tidy-ghost rubber-duck")
    assert run.struck_by("junk-avalanche") == ""


# ---- the echo


def test_echo_pipe_does_what_the_plain_sabotage_before_it_did() -> None:
    run = Uncovering("oven-mitt egg-beater echo-pipe phone-cord desk-lamp banana-peel")
    assert run.struck_by("banana-peel") == "desk-lamp"
    assert run.struck_by("echo-pipe") == "egg-beater"
    assert [CARDS[each.echoed].key for each in run.table.heard(Echoes)] == ["banana-peel"]


def test_echo_pipe_looks_at_the_table_as_it_is_then() -> None:
    run = Uncovering("egg-beater teapot-top echo-pipe oven-mitt rubber-duck termite-picnic")
    assert run.struck == "oven-mitt egg-beater"


def test_echo_pipe_strikes_a_second_sabotage_after_double_agent() -> None:
    run = Uncovering("oven-mitt banana-peel echo-pipe teapot-top leaky-cellar double-agent")
    assert run.struck == "leaky-cellar banana-peel"


def test_echo_pipe_repeats_a_text_that_found_no_victim() -> None:
    run = Uncovering("echo-pipe squeezebox snapped-belt oven-mitt")
    assert run.struck_by("echo-pipe") == "squeezebox"


def test_echo_pipe_as_the_first_sabotage_does_nothing() -> None:
    assert Uncovering(f"{ANDROID} echo-pipe").stands


def test_echo_pipe_does_not_repeat_random_sabotages() -> None:
    run = Uncovering("oven-mitt echo-pipe egg-beater hungry-goat")
    assert run.struck_by("echo-pipe") == ""


def test_echo_pipe_does_not_repeat_a_sabotage_that_was_struck() -> None:
    run = Uncovering("oven-mitt egg-beater echo-pipe leaky-cellar double-agent teapot-top")
    assert [CARDS[each.echoed].key for each in run.table.heard(Echoes)] == ["double-agent"]


# ---- random sabotages


@pytest.mark.parametrize("key", [card.key for card, kind in zip(CARDS, KIND, strict=True) if kind == RANDOM])
def test_random_sabotages_wait_until_everything_is_uncovered(key: str) -> None:
    told = Uncovering(f"{HEADS} {TORSOS} {LIMBS} {key}").table.told
    spent = next(at for at, each in enumerate(told) if isinstance(each, Spent) and each.face == FACES[key])
    assert all(at < spent for at, each in enumerate(told) if isinstance(each, Uncovered))


def test_loose_cannon_strikes_any_card_of_the_assembly() -> None:
    assert by_lot("teapot-top loose-cannon rubber-duck oven-mitt") == {"teapot-top", "rubber-duck", "oven-mitt"}


def test_hungry_goat_strikes_any_limb() -> None:
    assert by_lot("teapot-top hungry-goat rubber-duck oven-mitt egg-beater") == {"oven-mitt", "egg-beater"}


def test_falling_flowerpot_strikes_any_head_or_torso() -> None:
    assert by_lot("teapot-top falling-flowerpot rubber-duck oven-mitt squeezebox") == {"teapot-top", "squeezebox"}


def test_shy_poltergeist_strikes_junk_where_there_is_any() -> None:
    assert by_lot("teapot-top shy-poltergeist rubber-duck oven-mitt odd-sock") == {"rubber-duck", "odd-sock"}


def test_shy_poltergeist_strikes_two_parts_where_there_is_no_junk() -> None:
    found = by_lot("teapot-top shy-poltergeist oven-mitt squeezebox")
    assert {tuple(sorted(each.split())) for each in found} == {
        ("oven-mitt", "squeezebox"),
        ("oven-mitt", "teapot-top"),
        ("squeezebox", "teapot-top"),
    }


def test_tidy_ghost_takes_away_the_junk_that_the_poltergeist_would_strike() -> None:
    run = Uncovering("teapot-top tidy-ghost rubber-duck shy-poltergeist oven-mitt")
    assert sorted(run.struck_by("shy-poltergeist").split()) == ["oven-mitt", "teapot-top"]


def test_narrow_door_leaves_ten_cards() -> None:
    run = Uncovering(f"{ANDROID} lantern-jaw squeezebox hose-reel fishing-rod rubber-duck odd-sock narrow-door")
    assert len(run.struck.split()) == 2


def test_narrow_door_lets_ten_cards_through() -> None:
    run = Uncovering(f"{ANDROID} lantern-jaw squeezebox hose-reel rubber-duck narrow-door")
    assert (run.struck, run.stands) == ("", True)


def test_blindfold_lottery_picks_a_kind_first() -> None:
    pile = f"teapot-top blindfold-lottery {LIMBS}"
    heads = sum(Uncovering(pile, seed).struck == "teapot-top" for seed in range(200))
    assert 70 < heads < 130


def test_blindfold_lottery_can_pick_every_kind() -> None:
    found = by_lot("teapot-top squeezebox oven-mitt rubber-duck blindfold-lottery")
    assert found == {"teapot-top", "squeezebox", "oven-mitt", "rubber-duck"}


def test_random_sabotages_resolve_in_the_order_in_which_they_were_uncovered() -> None:
    run = Uncovering("oven-mitt falling-flowerpot teapot-top hungry-goat")
    waiting = ["hungry-goat", "falling-flowerpot"]
    assert [CARDS[each.face].key for each in run.table.heard(Waits)] == waiting
    assert [CARDS[each.face].key for each in run.table.heard(Spent)] == waiting


def test_random_sabotages_never_strike_one_another() -> None:
    assert by_lot("loose-cannon hungry-goat narrow-door blindfold-lottery shy-poltergeist falling-flowerpot") == {""}


def test_a_random_sabotage_below_a_boomerang_wrench_is_safe_from_it() -> None:
    assert Uncovering("boomerang-wrench loose-cannon oven-mitt").struck_by("boomerang-wrench") == "oven-mitt"


def test_lot_is_not_asked_where_there_is_nothing_to_choose() -> None:
    few, none = Uncovering("hungry-goat oven-mitt").table.state, Uncovering("oven-mitt").table.state
    assert few.rng.word == none.rng.word


# ---- two androids


def test_the_android_of_a_peel_between_its_limbs_stands() -> None:
    pile = "teapot-top oven-mitt egg-beater squeezebox phone-cord banana-peel desk-lamp hose-reel"
    run = Uncovering(pile)
    assert run.struck == "phone-cord"
    assert run.stands


def test_the_android_under_a_flowerpot_falls_for_sure_unless_an_agent_lies_above() -> None:
    pile = "samovar-belly teapot-top oven-mitt egg-beater phone-cord desk-lamp falling-flowerpot"
    assert not any(Uncovering(pile, seed).stands for seed in range(20))
    assert Uncovering(f"{pile} double-agent").stands


def test_what_was_struck_and_what_fell_lies_in_the_discard_pile() -> None:
    table = Uncovering("oven-mitt teapot-top banana-peel").table
    assert sorted(table.discard().split()) == ["banana-peel", "oven-mitt", "teapot-top"]
    assert (table.pile(), table.state.laid_by, table.state.assembly) == ("", [], [])


def test_an_android_that_stands_stays_on_the_table() -> None:
    table = Uncovering(ANDROID).table
    assert sorted(table.keys(table.state.assembly).split()) == sorted(ANDROID.split())


def test_everyone_sees_what_was_struck_and_need_not_keep_it_in_mind() -> None:
    table = Table(pile="oven-mitt teapot-top banana-peel")
    table.state.known[1] = 1 << FACES["teapot-top"] | 1 << FACES["oven-mitt"]
    table.declare().all_pass()
    assert all(table.state.pieces.knows(None, FACES[key]) for key in ("teapot-top", "banana-peel", "oven-mitt"))
    assert table.state.known[1] == 0
