"""Each offer of XenoShyft has its gesture, and a wrong drop is refused with its reason."""

from __future__ import annotations

from monstrarium.games.xenoshyft.actions import (
    Buy,
    Deploy,
    Discard,
    Equip,
    Pass,
    Play,
    Pledge,
    Ready,
    Shift,
    Spend,
    Use,
)
from monstrarium.games.xenoshyft.purchase import payment
from monstrarium.games.xenoshyft.rounds import ROUNDS
from monstrarium.games.xenoshyft.state import Phase
from monstrarium.games.xenoshyft.table.presenter import PRESENTER
from monstrarium.table.desc import Gesture
from monstrarium.table.gestures import Pointer
from tests.games.xenoshyft.described import affordance, audience, described, item
from tests.games.xenoshyft.scenario import Table


def test_a_click_on_xenosathem_spends_it() -> None:
    table = Table(hand="xeno-one", phase=Phase.BUY)
    pointer = Pointer(described(table).affordances)
    assert [found.plan for found in pointer.click(item(table, "xeno-one"))] == [(Spend(0, table["xeno-one"]),)]


def test_a_card_dragged_to_the_hand_is_paid_for_and_bought() -> None:
    table = Table(hand="xeno-three xeno-one xeno-one", market="ranger", phase=Phase.BUY)
    pointer = Pointer(described(table).affordances)
    pointer.press(item(table, "ranger"))
    plans = [found.plan for found in pointer.release(["hand/0"])]
    ones = (table["xeno-one"], table["xeno-one:2"])
    assert plans == [(Spend(0, ones[0]), Spend(0, ones[1]), Buy(0, table["ranger"]))]


def test_payment_takes_few_cards_and_wastes_little() -> None:
    table = Table(hand="xeno-six xeno-three xeno-one", phase=Phase.BUY)
    found = [table.keys(payment(table.state, 0, need)) for need in (1, 2, 4, 7, 11)]
    assert found == ["xeno-one", "xeno-three xeno-one", "xeno-three xeno-one", "xeno-six xeno-one", ""]


def test_a_volunteer_goes_under_a_card_for_sale() -> None:
    table = Table(hand="militia", market="field-medic", wave=2, phase=Phase.BUY)
    found = affordance(described(table), Pledge(0, table["militia"], table["field-medic"]))
    assert (found.source, found.target) == (item(table, "militia"), item(table, "field-medic"))


def test_a_troop_is_dropped_into_any_lane_at_a_position() -> None:
    table = Table(["ranger", "ranger"], hand="militia")
    desc = described(table)
    found = [affordance(desc, Deploy(0, table["militia"], lane, at)) for lane in (0, 1) for at in (0, 1)]
    assert [(each.target, each.variant) for each in found] == [
        ("front/0", "0"),
        ("front/0", "1"),
        ("front/1", "0"),
        ("front/1", "1"),
    ]
    ghosts = [each.ghost for each in found if each.ghost is not None]
    assert len({(each.pose.x, each.pose.y) for each in ghosts}) == 4
    assert found[2].note == "it stays with Bo"


def test_a_troop_is_shifted_within_its_lane() -> None:
    table = Table("militia ranger")
    found = affordance(described(table), Shift(0, table["militia"], 1))
    assert (found.source, found.target, found.variant) == (item(table, "militia"), "front/0", "1")


def test_equipment_is_dropped_on_its_troop() -> None:
    table = Table("militia", hand="tesla")
    found = affordance(described(table), Equip(0, table["tesla"], table["militia"]))
    assert (found.gesture, found.target) == (Gesture.DRAG, item(table, "militia"))


def test_an_instant_is_dropped_on_its_target() -> None:
    table = Table("militia", "smoker prowler?", "hi-ex-grenade", pause=False)
    found = affordance(described(table), Play(0, table["hi-ex-grenade"], table["prowler"]))
    assert (found.source, found.target) == (item(table, "hi-ex-grenade"), item(table, "prowler"))
    assert found.label == "Play Shatter Charge on enemy 2 of Ada"


def test_what_heals_a_lane_is_dropped_on_its_front() -> None:
    table = Table(["", "research-officer"], hand="medical-shuttle", wounds={"research-officer": 1})
    assert affordance(described(table), Play(0, table["medical-shuttle"], 1)).target == "front/1"


def test_a_text_goes_from_its_troop_to_its_target() -> None:
    table = Table("militia ravager", "smoker")
    found = affordance(described(table), Use(0, table["ravager"], table["smoker"]))
    assert (found.source, found.target) == (item(table, "ravager"), item(table, "smoker"))


def test_a_commander_lets_it_pass_with_a_button() -> None:
    found = affordance(described(Table("militia", "smoker")), Pass(0))
    assert (found.gesture, found.label) == (Gesture.BUTTON, "Let it pass")


def test_a_card_is_dropped_on_the_discard_pile_when_the_round_ends() -> None:
    table = Table(hand="militia", phase=Phase.WRAP)
    assert affordance(described(table), Discard(0, table["militia"])).target == "discard/0"


def test_a_card_that_helps_is_clicked_where_it_lies() -> None:
    table = Table("research-officer", "smoker", "med-pack").fight()
    pointer = Pointer(described(table).affordances)
    assert [found.label for found in pointer.click(item(table, "med-pack"))] == ["Help with Patch Kit"]


def test_a_card_that_helps_is_dropped_on_the_troop_as_well() -> None:
    table = Table("research-officer militia", "smoker", "med-pack").fight()
    desc, kit = described(table), item(table, "med-pack")
    (helps,) = [each for each in desc.affordances if each.source == kit]
    assert helps.target == item(table, "research-officer")
    elsewhere = PRESENTER.why_no_drop(table.state, audience(table), kit, item(table, "militia"))
    assert elsewhere == "First answer this: Soot Bladder deals 2 to Lab Lieutenant: does anyone help?"


def test_cards_of_a_pile_are_laid_open_to_choose_from() -> None:
    table = Table(hand="west", discard="ranger research-officer", market="field-medic", wave=2, phase=Phase.BUY)
    table.pledge("west", "field-medic")
    desc = described(table)
    laid = {each.id for each in desc.pieces if each.zone == "desk"}
    assert laid == {item(table, "ranger"), item(table, "research-officer")}
    assert {each.source for each in desc.affordances} == laid


def test_a_wrong_drop_is_explained_by_the_rules() -> None:
    table = Table("militia", "smoker prowler?", "stasis-bomb")
    wanted = PRESENTER.intent(table.state, audience(table), item(table, "stasis-bomb"), item(table, "prowler"))
    assert wanted is not None
    assert table.refused(wanted) == "Stillness Bomb needs a revealed enemy."


def test_a_card_too_dear_is_refused_with_its_price() -> None:
    table = Table(hand="militia", market="ranger", phase=Phase.BUY)
    wanted = PRESENTER.intent(table.state, audience(table), item(table, "ranger"), "hand/0")
    assert wanted is not None
    assert table.refused(wanted) == "That costs 2; you have 0."


def test_a_card_that_can_be_paid_for_and_is_dropped_beside_the_hand_belongs_there() -> None:
    table = Table(hand="xeno-one xeno-one", market="ranger", phase=Phase.BUY)
    why = PRESENTER.why_no_drop(table.state, audience(table), item(table, "ranger"), "front/0")
    assert why == "Drop Rim Scout on your hand to buy it."


def test_troops_of_one_name_are_told_apart() -> None:
    table = Table(["militia militia", "ranger"], hand="tesla")
    desc = described(table)
    notes = [
        affordance(desc, Equip(0, table["tesla"], table[troop])).note for troop in ("militia", "militia:2", "ranger")
    ]
    assert notes == ["Ada, first place", "Ada, second place", ""]


def test_all_troops_of_the_hand_are_deployed_at_once_the_toughest_first() -> None:
    table = Table("militia", hand="militia research-officer ranger", phase=Phase.DEPLOY)
    troops = ("research-officer", "ranger", "militia:2")
    plan = [Deploy(0, table[key], 0, at) for at, key in enumerate(troops, 1)]
    found = affordance(described(table), *plan)
    assert (found.gesture, found.label) == (Gesture.BUTTON, "Deploy 3 troops")


def test_only_as_many_are_deployed_at_once_as_there_is_room_for() -> None:
    table = Table("militia militia militia", hand="ranger ranger", phase=Phase.DEPLOY)
    assert not [each for each in described(table).affordances if len(each.plan) > 1]


def test_a_troop_that_is_put_into_the_lane_ends_the_purchase() -> None:
    table = Table(hand="militia", market="ranger", phase=Phase.BUY)
    pointer = Pointer(described(table).affordances)
    pointer.press(item(table, "militia"))
    assert [each.plan for each in pointer.release(["front/0"])] == [(Ready(0), Deploy(0, table["militia"], 0, 0))]


def test_the_purchase_of_others_is_not_ended_by_a_troop() -> None:
    table = Table(hand=["militia", ""], market="ranger", phase=Phase.BUY)
    assert not [each for each in described(table).affordances if isinstance(each.plan[-1], Deploy)]
    wanted = PRESENTER.intent(table.state, audience(table), item(table, "militia"), "front/0")
    assert wanted is not None
    assert table.refused(wanted)


def test_what_ends_the_purchase_warns_of_what_would_be_lost() -> None:
    table = Table(hand="militia xeno-one xeno-one", market="ranger", phase=Phase.BUY)
    found = affordance(described(table), Ready(0), Deploy(0, table["militia"], 0, 0))
    assert found.warning == affordance(described(table), Ready(0)).warning != ""


def test_a_hand_is_discarded_at_once() -> None:
    table = Table(hand="militia ranger militia", phase=Phase.WRAP)
    plan = [Discard(0, each) for each in table.state.hands[0]]
    assert affordance(described(table), *plan).declines


def test_after_the_last_round_nothing_is_said_of_a_next_one() -> None:
    table = Table(hand="militia ranger militia", phase=Phase.WRAP)
    table.state.round = ROUNDS
    desc = described(table)
    assert affordance(desc, Ready(0)).note == "Then the match is over."
    assert not any("next round" in each.note for each in desc.affordances)


def test_who_commands_alone_is_not_asked_what_has_one_answer() -> None:
    asked = described(Table(hand="hi-ex-grenade", phase=Phase.WRAP)).round
    assert asked is None
    idle = described(Table(phase=Phase.WRAP)).round
    assert idle is not None
    assert (idle.silence, idle.idle) == ((Ready(0),), (0,))
    assert described(Table(seats=2, phase=Phase.WRAP)).round is None
