"""A seat's turn has missions, a draw, building and an end."""

from __future__ import annotations

import pytest

from monstrarium.engine.game import view
from monstrarium.engine.pieces import HIDDEN
from monstrarium.games.xybrid import card_moves
from monstrarium.games.xybrid.actions import Activate, Attach, Draw, Pass, Swap
from monstrarium.games.xybrid.cards import FACES
from monstrarium.games.xybrid.events import Attached
from tests.games.xybrid.scenario import Bench, Table

WHOLE = "flask-face eel-whip soap-wand frog-springers"


# ---- missions


def test_one_mission_a_turn() -> None:
    own = Bench(hand="", pile="mossy-snail-foot puddle-legs soap-wand")
    table = Table(own, Bench("jet-pack"), lab="bear-hug geode-grin").mission("mossy-snail-foot")
    assert table.refused(Activate(0, FACES["puddle-legs"])) == "One MISSION a turn."


def test_a_mission_comes_before_the_draw() -> None:
    own = Bench(WHOLE, hand="", pile="puddle-legs quartz-crusher")
    table = Table(own, lab="bear-hug geode-grin").draw("bear-hug")
    assert table.refused(Activate(0, FACES["puddle-legs"])) == "You have drawn; now you build."


def test_a_mission_works_from_the_own_deployed_pile_only() -> None:
    table = Table(Bench("mossy-snail-foot"), Bench("jet-pack", pile="puddle-legs soap-wand"), lab="bear-hug")
    assert table.offers(Activate) == []
    assert "own deployed pile" in table.refused(Activate(0, FACES["puddle-legs"]))


@pytest.mark.parametrize(("missions", "again"), [("turn", ["mossy-snail-foot"]), ("round", [])])
def test_the_same_mission_works_in_every_turn_unless_the_house_says_once(missions: str, again: list[str]) -> None:
    own = Bench(pile="mossy-snail-foot")
    table = Table(
        own, Bench("jet-pack pet-moons moth-wings"), lab="bear-hug soap-wand geode-grin", house={"missions": missions}
    )
    table.mission("mossy-snail-foot").draw("bear-hug").draw("soap-wand")
    assert table.offers(Activate) == again


# ---- drawing


def test_what_is_needed_and_what_is_auxiliary_may_be_drawn() -> None:
    table = Table(Bench("flask-face eel-whip"), lab="geode-grin soap-wand jet-pack frog-springers")
    assert table.offers(Draw) == ["soap-wand", "jet-pack", "frog-springers"]
    assert table.refused(Draw(0, FACES["geode-grin"])).startswith("Your monster needs no head now.")


def test_any_part_may_be_drawn_where_none_is_needed_even_beside_an_auxiliary_one() -> None:
    table = Table(Bench("flask-face"), lab="geode-grin jet-pack")
    assert table.offers(Draw) == ["geode-grin", "jet-pack"]


def test_a_complete_monster_may_draw_anything() -> None:
    table = Table(Bench(WHOLE), lab="geode-grin bear-hug jet-pack")
    assert table.offers(Draw) == ["geode-grin", "bear-hug", "jet-pack"]


def test_drawing_cannot_be_declined() -> None:
    assert table_with_a_lab().refused(Pass(0)) == "First draw a part from the lab."


def table_with_a_lab() -> Table:
    """A table with something to draw, and nothing else to do."""
    return Table(lab="geode-grin bear-hug")


def test_the_lab_is_restocked_when_it_has_run_out_and_not_before() -> None:
    table = Table(lab="geode-grin jet-pack", deck="bear-hug soap-wand eel-whip pet-moons moth-wings flask-face")
    table.draw("geode-grin")
    assert table.lab() == "jet-pack"
    table.draw("jet-pack")
    assert table.lab() == "bear-hug soap-wand eel-whip pet-moons moth-wings"


def test_a_short_deck_restocks_what_there_is() -> None:
    assert Table(lab="geode-grin", deck="bear-hug soap-wand").draw("geode-grin").lab() == "bear-hug soap-wand"


def test_a_part_that_comes_back_to_the_deck_goes_on_into_an_empty_lab() -> None:
    table = Table(Bench(pile="puddle-legs geode-grin")).mission("puddle-legs")
    assert (table.lab(), table.deck()) == ("geode-grin", "")
    assert table.offers(Draw) == ["geode-grin"]


def test_a_house_may_top_the_lab_up_after_every_part() -> None:
    table = Table(
        lab="geode-grin jet-pack", deck="bear-hug soap-wand eel-whip pet-moons moth-wings", house={"lab": "always"}
    )
    table.draw("geode-grin")
    assert table.lab() == "jet-pack bear-hug soap-wand eel-whip pet-moons"


def test_without_lab_and_deck_a_mission_may_be_used_or_left() -> None:
    table = Table(Bench(pile="mossy-snail-foot"), Bench("jet-pack"))
    assert table.rules.legal(table.state, 0) == [Activate(0, FACES["mossy-snail-foot"]), Pass(0)]


def test_a_turn_without_lab_and_deck_waits_for_a_mission() -> None:
    table = Table(Bench(WHOLE), Bench("soap-wand", pile="mossy-snail-foot"), lab="jet-pack").draw("jet-pack")
    assert table.rules.legal(table.state, 1) == [Activate(1, FACES["mossy-snail-foot"]), Pass(1)]


@pytest.mark.parametrize(("draws", "options"), [("free", ["geode-grin", "bear-hug"]), ("needs", ["bear-hug"])])
def test_effects_draw_anything_unless_the_house_says_needed_parts(draws: str, options: list[str]) -> None:
    table = Table(Bench("flask-face"), lab="geode-grin bear-hug", house={"draws": draws}).deploy("late-shopping")
    first = table.options() if table.asked is not None else [table.hand().split()[0]]
    assert first == options


def test_needed_parts_only_holds_for_parts_that_draw_when_they_are_drawn() -> None:
    lab = "square-eyed-set piston-pair soap-wand geode-grin jet-pack"
    table = Table(Bench("frog-springers"), lab=lab, house={"draws": "needs"}).draw("square-eyed-set")
    assert table.options() == ["soap-wand", "geode-grin", "jet-pack"]


def test_needed_parts_only_holds_for_the_claw() -> None:
    own = Bench("claw-game-crown")
    table = Table(own, lab="boss-kettle soap-wand jet-pack", house={"draws": "needs"}).deploy()
    assert table.options() == ["soap-wand", "jet-pack"]


def test_needed_parts_only_holds_for_the_hive() -> None:
    lab = "hive-pack hydra-bouquet coral-colony soap-wand"
    table = Table(Bench("compost-mole"), lab=lab, house={"draws": "needs"}).draw("hive-pack")
    assert (table.monster(), table.lab()) == ("compost-mole hive-pack coral-colony", "hydra-bouquet soap-wand")


def test_needed_parts_only_holds_for_both_draws_of_the_tongs() -> None:
    own = Bench("flask-face", pile="burner-tongs")
    table = Table(own, lab="boss-kettle quartz-crusher piledriver", house={"draws": "needs"}).mission("burner-tongs")
    assert table.options() == ["quartz-crusher", "piledriver"]
    assert table.answer("quartz-crusher").hand() == "quartz-crusher piledriver"


def test_the_tongs_are_not_offered_where_two_needed_parts_share_a_science() -> None:
    own = Bench("flask-face", pile="burner-tongs")
    table = Table(own, lab="boss-kettle quartz-crusher soap-wand", house={"draws": "needs"})
    assert table.offers(Activate) == []


def test_needed_parts_only_frees_the_draw_where_none_is_needed() -> None:
    table = Table(Bench("claw-game-crown"), lab="boss-kettle jet-pack", house={"draws": "needs"}).deploy()
    assert table.options() == ["boss-kettle", "jet-pack"]


# ---- building


def test_a_needed_part_is_attached_at_once() -> None:
    table = Table(lab="geode-grin bear-hug").draw("geode-grin")
    assert (table.monster(), table.hand(), table.state.seat) == ("geode-grin", "", 1)
    assert any(isinstance(event, Attached) for event in table.told)


def test_an_auxiliary_part_is_never_kept_in_the_hand() -> None:
    table = Table(Bench(f"{WHOLE} jet-pack"), lab="moth-wings bear-hug").draw("moth-wings")
    assert table.hand() == ""


def test_several_auxiliary_parts_are_attached_together() -> None:
    table = Table(Bench(hand="jet-pack moth-wings"), lab="bear-hug soap-wand").draw("bear-hug")
    assert (table.monster(), table.hand()) == ("jet-pack moth-wings bear-hug", "")


def test_a_needed_part_cannot_be_kept_in_the_hand() -> None:
    table = Table(Bench(hand="geode-grin boss-kettle"), lab="bear-hug soap-wand").draw("bear-hug")
    assert table.refused(Pass(0)) == "First attach a part that your monster needs."


def test_of_several_parts_for_one_place_the_seat_chooses() -> None:
    table = Table(Bench(hand="geode-grin boss-kettle"), lab="bear-hug soap-wand").draw("bear-hug")
    assert table.offers(Attach) == ["geode-grin", "boss-kettle"]
    table.attach("boss-kettle")
    assert table.monster() == "bear-hug boss-kettle"
    assert table.hand() == "geode-grin"


def test_a_surplus_part_may_be_kept() -> None:
    table = Table(Bench(WHOLE), lab="geode-grin bear-hug").draw("geode-grin").end()
    assert table.hand() == "geode-grin"


def test_a_surplus_part_may_be_swapped_and_the_other_goes_to_the_hand() -> None:
    table = Table(Bench(WHOLE), lab="whiskerdome bear-hug").draw("whiskerdome").swap("whiskerdome", "flask-face")
    assert table.monster() == "whiskerdome eel-whip soap-wand frog-springers"
    assert table.hand() == "flask-face"
    assert table.lab() == "bear-hug"


def test_a_part_that_was_swapped_out_is_not_swapped_back_in_the_same_turn() -> None:
    table = Table(Bench(WHOLE, hand="boss-kettle"), lab="whiskerdome bear-hug").draw("whiskerdome")
    table.swap("whiskerdome", "flask-face")
    assert table.refused(Swap(0, FACES["flask-face"], FACES["whiskerdome"])) == "Each part is swapped once a turn."


def test_every_surplus_part_may_be_swapped() -> None:
    table = Table(Bench(WHOLE, hand="boss-kettle"), lab="whiskerdome bear-hug").draw("whiskerdome")
    table.swap("boss-kettle", "flask-face").swap("whiskerdome", "boss-kettle")
    assert table.monster().startswith("whiskerdome")
    assert table.hand() == "flask-face boss-kettle"


def test_a_part_that_was_swapped_in_and_out_does_not_leave_the_hand_again() -> None:
    table = Table(Bench(WHOLE, hand="boss-kettle"), lab="whiskerdome bear-hug").draw("whiskerdome")
    table.swap("boss-kettle", "flask-face").swap("whiskerdome", "boss-kettle")
    assert (table.hand(), table.state.seat) == ("flask-face boss-kettle", 1)


def test_the_next_turn_allows_the_swap_again() -> None:
    table = Table(Bench(WHOLE), lab="whiskerdome bear-hug geode-grin jet-pack").draw("whiskerdome")
    table.swap("whiskerdome", "flask-face").draw("bear-hug").draw("jet-pack")
    assert (
        table.refused(Swap(0, FACES["flask-face"], FACES["soap-wand"]))
        == "Parts are swapped with parts of the same type."
    )
    table.swap("flask-face", "whiskerdome")
    assert table.hand() == "whiskerdome"


def test_swapping_triggers_no_draw_effect() -> None:
    table = Table(Bench(WHOLE, hand="square-eyed-set"), lab="bear-hug geode-grin").draw("bear-hug")
    table.swap("square-eyed-set", "flask-face")
    assert table.asked is None


def test_of_two_arms_the_seat_picks_the_one_that_is_replaced() -> None:
    table = Table(Bench(WHOLE), lab="bear-hug geode-grin").draw("bear-hug").swap("bear-hug", "soap-wand")
    assert table.monster() == "flask-face eel-whip bear-hug frog-springers"


def test_core_parts_are_never_swapped() -> None:
    table = Table(Bench(WHOLE), lab="bear-hug geode-grin").draw("bear-hug")
    assert table.refused(Swap(0, FACES["bear-hug"], table.state.cores[0])) == "Core parts are never swapped."


def test_hands_are_open() -> None:
    table = Table(Bench(WHOLE), lab="bear-hug geode-grin").draw("bear-hug").end()
    assert view(table.rules, table.state, 1).pieces.face[FACES["bear-hug"]] != HIDDEN


# ---- the order of turns


def test_turns_go_clockwise_from_the_first_seat() -> None:
    table = Table(Bench(), Bench(), Bench(), lab="jet-pack moth-wings pet-moons storm-halo")
    table.state.first = table.state.seat = 2
    seats = [table.draw(key).state.seat for key in ("jet-pack", "moth-wings", "pet-moons")]
    assert seats == [0, 1, 2]


def test_only_the_seat_in_turn_may_do_anything() -> None:
    table = Table(lab="jet-pack moth-wings")
    assert table.rules.legal(table.state, 1) == ()
    assert table.refused(Draw(1, FACES["jet-pack"])) == "It is not your turn."


def test_only_the_seat_that_is_asked_may_answer() -> None:
    table = Table(lab="square-eyed-set soap-wand jet-pack").draw("square-eyed-set")
    assert table.rules.legal(table.state, 1) == ()


def test_a_turn_that_cannot_draw_is_built_all_the_same() -> None:
    table = Table(Bench(WHOLE, hand="boss-kettle", pile="mossy-snail-foot"), Bench(f"{WHOLE} jet-pack")).end()
    assert table.swap("boss-kettle", "flask-face").hand() == "flask-face"


def test_every_turn_of_a_seat_counts() -> None:
    table = Table(lab="jet-pack moth-wings pet-moons")
    before = table.rules.turn(table.state)
    assert table.rules.turn(table.draw("jet-pack").draw("moth-wings").state) == before + 2


def test_a_part_that_moves_between_monsters_is_missing_from_one_and_serves_the_other() -> None:
    table = Table(Bench("flask-face"), Bench("eel-whip"), lab="geode-grin soap-wand jet-pack")
    card_moves.move(table.state, FACES["flask-face"], table.state.monsters[1])
    assert table.offers(Draw) == ["geode-grin", "soap-wand", "jet-pack"]
    assert table.draw("jet-pack").offers(Draw) == ["soap-wand"]


# ---- the sides of arms


def test_an_arm_goes_where_it_is_put() -> None:
    assert Table(lab="bear-hug geode-grin").draw("bear-hug", left=True).left() == "bear-hug"
    assert Table(lab="bear-hug geode-grin").draw("bear-hug", left=False).left() == ""


def test_the_second_arm_makes_the_first_flip() -> None:
    table = Table(lab="bear-hug soap-wand geode-grin").draw("bear-hug", left=True).draw("geode-grin")
    table.draw("soap-wand", left=True)
    assert table.left() == "soap-wand"


def test_an_arm_that_is_swapped_in_takes_the_side() -> None:
    table = Table(lab="bear-hug soap-wand eel-whip geode-grin jet-pack moth-wings").draw("bear-hug", left=True)
    table.draw("geode-grin").draw("soap-wand", left=False).draw("jet-pack")
    table.state.hands[0].append(FACES["quartz-crusher"])
    table.draw("moth-wings").swap("quartz-crusher", "bear-hug")
    assert table.left() == "quartz-crusher"


def test_an_arm_that_is_swapped_in_may_go_to_the_other_side_and_the_arm_there_flips() -> None:
    table = Table(lab="bear-hug soap-wand eel-whip geode-grin jet-pack moth-wings").draw("bear-hug", left=True)
    table.draw("geode-grin").draw("soap-wand", left=False).draw("jet-pack")
    table.state.hands[0].append(FACES["quartz-crusher"])
    table.draw("moth-wings").swap("quartz-crusher", "bear-hug", left=False)
    assert table.left() == "soap-wand"


@pytest.mark.parametrize(("lost", "left"), [("eel-whip", "bear-hug"), ("bear-hug", "soap-wand")])
def test_of_two_arms_that_are_left_after_a_loss_each_has_a_side(lost: str, left: str) -> None:
    rival = Bench("flask-face whiskerdome", hand="tractor-dish")
    table = Table(Bench("bear-hug eel-whip soap-wand"), rival, lab="geode-grin jet-pack")
    table.state.left_parts = 1 << FACES["bear-hug"] | 1 << FACES["soap-wand"]
    card_moves.destroy(table.state, 1, FACES[lost], None)
    assert table.left() == left


def test_an_arm_that_comes_to_a_monster_by_an_effect_does_not_crowd_a_side() -> None:
    table = Table(Bench("bear-hug"), Bench("soap-wand"), lab="geode-grin jet-pack")
    table.state.left_parts = 1 << FACES["bear-hug"] | 1 << FACES["soap-wand"]
    card_moves.move(table.state, FACES["soap-wand"], table.state.monsters[0])
    assert table.left() == "bear-hug"


def test_only_a_needed_arm_has_a_side() -> None:
    table = Table(Bench(WHOLE), lab="bear-hug geode-grin")
    assert "no sides" in table.refused(Draw(0, FACES["bear-hug"], True))
    assert table.refused(Draw(0, FACES["geode-grin"], True)) == "This part has no side."


def test_a_side_that_was_named_for_an_arm_is_forgotten_when_it_went_back() -> None:
    rival = Bench("flask-face soap-wand bear-hug frog-springers")
    table = Table(Bench(), rival, lab="boomerang-wrist geode-grin gilding-ladle jet-pack")
    table.draw("boomerang-wrist", left=True).answer("boomerang-wrist", "geode-grin")
    table.draw("gilding-ladle").answer("bear-hug")
    assert table.left(1) == "boomerang-wrist"


def test_a_third_arm_finds_a_side_of_its_own() -> None:
    table = Table(Bench(), lab="bear-hug eel-whip geode-grin", deck="").draw("bear-hug", left=True)
    table.draw("geode-grin").draw("eel-whip", left=False)
    table.state.lab.append(FACES["soap-wand"])
    table.deploy("helping-hand").answer("soap-wand")
    assert table.left() == "bear-hug soap-wand"
