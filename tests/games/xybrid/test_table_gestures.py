"""Every gesture at the table of XYbrid means one action, and questions are put in words."""

from __future__ import annotations

import pytest

from monstrarium.engine.action import Choose
from monstrarium.engine.game import settle, view
from monstrarium.engine.rng import Rng
from monstrarium.games.xybrid.actions import Activate, Attach, Commit, Draw, Pass, Swap, TakeCore, Trigger
from monstrarium.games.xybrid.cards import FACES
from monstrarium.games.xybrid.state import NO_PIECE, Phase
from monstrarium.games.xybrid.table.presenter import PRESENTER
from monstrarium.table.desc import Gesture
from monstrarium.table.gestures import Pointer
from tests.games.xybrid.scenario import Bench, Table
from tests.games.xybrid.table import affordance, audience, described, item, piece

COMPLETE = "whiskerdome quartz-crusher bear-hug anchor-feet"


def refusal(table: Table, source: str, target: str) -> str:
    """The sentence that refuses a drop."""
    meant = PRESENTER.intent(table.state, audience(table), source, target)
    assert meant is not None
    return table.refused(meant)


def test_an_arm_is_dropped_left_or_right_and_its_ghost_is_mirrored() -> None:
    desc = described(Table(lab="spanner-fist whiskerdome"))
    arm = FACES["spanner-fist"]
    left, right = affordance(desc, Draw(0, arm, True)), affordance(desc, Draw(0, arm, False))
    assert (left.variant, right.variant) == ("left", "right")
    assert left.source == right.source == item("spanner-fist")
    assert left.target == right.target == "monster/0"
    assert left.ghost is not None
    assert right.ghost is not None
    assert (left.ghost.face.mirrored, right.ghost.face.mirrored) == (False, True)


def test_r_turns_an_arm_that_is_held() -> None:
    pointer = Pointer(described(Table(lab="spanner-fist whiskerdome")).affordances)
    assert pointer.press(item("spanner-fist"))
    assert pointer.turn() == "left"
    assert pointer.turn() == "right"
    assert [found.plan for found in pointer.release(["monster/0"])] == [(Draw(0, FACES["spanner-fist"], False),)]


def test_the_ghost_of_a_head_lies_where_it_will_lie() -> None:
    table = Table(Bench(monster="quartz-crusher"), lab="whiskerdome geode-grin")
    ghost = affordance(described(table), Draw(0, FACES["whiskerdome"])).ghost
    assert ghost is not None
    lies = piece(described(table.draw("whiskerdome"), 0), "whiskerdome")
    assert (ghost.pose, ghost.face, ghost.zone) == (lies.pose, lies.face, lies.zone)


def test_a_surplus_part_is_drawn_into_the_hand() -> None:
    desc = described(Table(Bench(monster=COMPLETE), lab="geode-grin flask-face"))
    assert affordance(desc, Draw(0, FACES["geode-grin"])).target == "hand/0"


def test_a_part_without_a_side_is_drawn_by_one_click_and_an_arm_by_two() -> None:
    desc = described(Table(Bench(monster="geode-grin"), lab="anchor-feet jet-pack spanner-fist"))
    clicked = [affordance(desc, Draw(0, FACES[key])) for key in ("anchor-feet", "jet-pack")]
    for found in clicked:
        assert Pointer(desc.affordances).click(found.source) == (found,)
    pointer = Pointer(desc.affordances)
    assert pointer.click(item("spanner-fist")) == ()
    assert {found.variant for found in pointer.click("monster/0")} == {"left", "right"}


def test_a_core_is_clicked_or_dragged_to_the_own_bench() -> None:
    table = Table()
    table.state.phase, table.state.cores[0] = Phase.CORE, NO_PIECE
    table.state.core_pile.append(FACES["rivet-boiler"])
    found = affordance(described(table), TakeCore(0, FACES["rivet-boiler"]))
    assert (found.gesture, found.source, found.target) == (Gesture.CLICK, item("rivet-boiler"), "monster/0")


def test_a_mission_is_a_click_on_its_part_in_the_pile() -> None:
    table = Table(Bench(pile="taproot-reach geode-grin"), lab="whiskerdome flask-face")
    found = affordance(described(table), Activate(0, FACES["taproot-reach"]))
    assert (found.gesture, found.source) == (Gesture.CLICK, item("taproot-reach"))
    prompt = described(table).prompt
    assert prompt is not None
    assert prompt.text == "Ada: draw a part from the lab; a MISSION may be used before."


def test_an_arm_of_the_hand_is_swapped_on_the_side_of_the_arm_it_replaces() -> None:
    table = Table(Bench(monster=COMPLETE, hand="spanner-fist"), lab="geode-grin flask-face").draw("geode-grin")
    table.state.left_parts = 1 << FACES["bear-hug"]
    desc = described(table)
    left = affordance(desc, Swap(0, FACES["spanner-fist"], FACES["bear-hug"], True))
    right = affordance(desc, Swap(0, FACES["spanner-fist"], FACES["quartz-crusher"], False))
    assert (left.variant, right.variant) == ("left", "right")
    assert left.target == right.target == "monster/0"
    assert affordance(desc, Pass(0)).gesture is Gesture.BUTTON


def test_an_arm_of_the_hand_is_turned_to_cross_over_as_it_is_swapped() -> None:
    table = Table(Bench(monster=COMPLETE, hand="spanner-fist"), lab="geode-grin flask-face").draw("geode-grin")
    table.state.left_parts = 1 << FACES["bear-hug"]
    desc = described(table)
    across = affordance(desc, Swap(0, FACES["spanner-fist"], FACES["bear-hug"], False))
    assert across.variant == "right across"
    assert across.label == "Swap Spanner Fist for Bear Hug, on the right"


def test_a_breakthrough_is_put_down_on_the_own_bench_and_none_is_a_button() -> None:
    table = Table(Bench(secrets="tenure"))
    table.state.phase = Phase.REVEAL
    desc = described(table)
    found = affordance(desc, Commit(0, FACES["tenure"]))
    assert (found.source, found.target) == (item("tenure"), "monster/0")
    assert affordance(desc, Commit(0, None)).gesture is Gesture.BUTTON


def test_equal_effects_are_ordered_by_clicks_on_their_parts() -> None:
    table = Table(Bench(monster="vial-choir mushroom-stumps quartz-crusher bear-hug"), Bench(monster=COMPLETE))
    table.deploy()
    found = affordance(described(table), Trigger(0, FACES["vial-choir"]))
    assert (found.gesture, found.source, found.note) == (Gesture.CLICK, item("vial-choir"), "value 2")


def test_a_choice_is_made_on_the_pieces_it_is_about() -> None:
    table = Table(Bench(monster=COMPLETE), Bench(monster="moth-wings jet-pack"))
    table.deploy("angry-mob")
    desc = described(table)
    part = affordance(desc, Choose(0, FACES["jet-pack"]))
    assert (part.gesture, part.source) == (Gesture.CLICK, item("jet-pack"))
    nothing = affordance(desc, Choose(0, None))
    assert (nothing.gesture, nothing.label) == (Gesture.BUTTON, "Choose nothing")
    assert desc.prompt is not None
    assert desc.prompt.text == "Ada chooses. Angry Mob: which auxiliary part do you destroy?"


def test_a_seat_is_chosen_on_its_bench() -> None:
    table = Table(Bench(), Bench(), Bench())
    table.deploy("bad-press")
    found = affordance(described(table), Choose(0, ("seat", 2)))
    assert (found.source, found.label) == ("seat/2", "Choose Cleo")


def test_others_are_told_who_chooses() -> None:
    table = Table(Bench(), Bench(monster="moth-wings jet-pack"))
    table.deploy("angry-mob")
    assert described(table, 1).banner == "Ada chooses."


def test_the_prompt_tells_worth_and_the_best_rival_and_the_name_plate_what_is_needed() -> None:
    desc = described(Table(Bench(monster="geode-grin"), Bench(monster="whiskerdome"), lab="bear-hug"))
    prompt = desc.prompt
    assert [plate.note for plate in desc.plates] == ["needs two arms and legs"] * 2
    assert prompt is not None
    assert prompt.notes == ("Worth 4.", "Best rival: Bo with 6.")


def test_a_second_head_is_refused_while_the_lab_has_what_is_needed() -> None:
    table = Table(Bench(monster="geode-grin"), lab="whiskerdome spanner-fist")
    said = "Your monster needs no head now. Draw a part it needs, or an auxiliary part."
    assert refusal(table, item("whiskerdome"), "monster/0") == said


def test_a_surplus_part_dropped_on_the_monster_is_sent_to_the_hand() -> None:
    table = Table(Bench(monster=COMPLETE), lab="geode-grin flask-face")
    said = "Your monster has such a part already. Draw this one into your hand, to keep it or to swap it."
    onto = ("monster/0", item("whiskerdome"), item("rivet-boiler"))
    assert [refusal(table, item("geode-grin"), target) for target in onto] == [said] * 3


def test_drops_that_are_not_legal_say_why() -> None:
    table = Table(Bench(monster=COMPLETE, hand="spanner-fist", secrets="tenure"), lab="geode-grin flask-face").draw(
        "geode-grin"
    )
    assert refusal(table, item("spanner-fist"), item("whiskerdome")) == (
        "Parts are swapped with parts of the same type."
    )
    assert refusal(table, item("spanner-fist"), item("rivet-boiler")) == "Core parts are never swapped."
    assert refusal(table, item("flask-face"), "monster/0") == "You have drawn; now you build."
    assert refusal(table, item("tenure"), "monster/0") == "It is not time to deploy yet."
    assert PRESENTER.intent(table.state, audience(table), "deck", "monster/0") is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_offer_of_whole_matches_is_in_exactly_one_gesture_with_a_source_that_lies_there(seats: int) -> None:
    table = Table(*[Bench() for _seat in range(seats)])
    rules, rng = table.rules, Rng(seats)
    state = rules.new(seats, settle(rules.info, seats, {}), rng)
    while waiting := rules.to_act(state):
        offers = tuple(rules.legal(state, waiting[0]))
        desc = PRESENTER.describe(view(rules, state, waiting[0]), audience(table, waiting[0]), offers)
        assert [each.plan for each in desc.affordances] == [(offer,) for offer in offers]
        lying = {zone.id for zone in desc.zones} | {shown.id for shown in desc.pieces}
        for each in desc.affordances:
            assert (each.gesture is Gesture.BUTTON) == (not each.source)
            assert {each.source, each.target} - {""} <= lying
            assert each.label
        ways = [(each.source, each.target, each.variant, each.label) for each in desc.affordances]
        assert len(set(ways)) == len(ways)
        rules.apply(state, rng.pick(offers), None)


def test_of_several_arms_for_one_place_either_goes_to_either_side() -> None:
    table = Table(Bench(monster="whiskerdome quartz-crusher anchor-feet", hand="bear-hug spanner-fist"))
    table.state.phase = Phase.BUILD
    found = affordance(described(table), Attach(0, FACES["bear-hug"], False))
    assert (found.source, found.target, found.variant) == (item("bear-hug"), "monster/0", "right")
