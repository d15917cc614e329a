"""A fight asks commanders in order for reactions, and shows in the question what is going on."""

from __future__ import annotations

import pytest

from monstrarium.engine.pieces import HIDDEN
from monstrarium.games.xenoshyft.actions import Deploy, Discard, Equip, Pass, Play, Use
from monstrarium.games.xenoshyft.cards import CARDS
from monstrarium.games.xenoshyft.events import Attacks, Flipped, WindowOpened
from monstrarium.games.xenoshyft.state import ABILITY, ATTACK, NO_PIECE, Phase, Threat
from tests.games.xenoshyft.scenario import Table

# ---- who is asked


def test_the_lane_s_commander_is_asked_first_and_the_others_clockwise() -> None:
    table = Table(["", "", "ranger"], ["", "", "charger?"], ["bio-enhancer", "bio-enhancer", ""], pause=False)
    asked = []
    while not table.told or not any(isinstance(event, Attacks) for event in table.told):
        asked.append(table.state.asked)
        table.do(Pass(table.state.asked))
    assert asked == [2, 0, 1]


def test_questions_go_round_from_the_lane_that_fights_and_not_from_the_first_commander() -> None:
    table = Table(["field-medic ranger", "field-medic"], ["prowler", ""], wave=2, pause=False)
    table.state.first = 1
    table.fight()
    assert table.state.pending is not None
    assert table.state.pending.choice.seat == 0


def test_nobody_is_asked_between_two_exchanges_who_can_do_nothing() -> None:
    table = Table("killer-whale", "brood-mother", wave=3, pause=False).do(Pass(0))
    assert len(table.heard(Attacks)) > 1 or table.state.pending is not None


def test_after_a_drop_all_may_react_again() -> None:
    table = Table(["ranger", ""], ["hydra", ""], ["bio-enhancer", "paratrooper"], wave=3, pause=False).do(Pass(0))
    assert table.state.asked == 1
    table.drop("paratrooper", 0, 1, seat=1)
    assert table.state.asked == 0


def test_lanes_fight_clockwise() -> None:
    table = Table(["", "", ""], ["charger", "charger", "charger"])
    lanes = [table.state.lane]
    while table.state.phase is Phase.COMBAT:
        table.fight()
        lanes.append(table.state.lane)
    assert lanes == [0, 1, 2, -1]


def test_a_lane_that_is_overrun_is_told_so_once() -> None:
    table = Table("militia", "charger charger", pause=False)
    assert table.state.window == "react"
    table.do(Pass(0))
    assert (table.state.window, table.state.asked) == ("breach", 0)


def test_after_a_reveal_that_sends_its_enemy_back_people_react_before_the_next_is_turned_up() -> None:
    table = Table("militia", "smoker? charger?", "hi-ex-grenade", pause=False)
    assert [event.kind for event in table.heard(WindowOpened)] == ["next"]
    assert (table.swarm(), table.state.asked) == ("charger? smoker", 0)
    assert table.may_play("hi-ex-grenade", "smoker")
    table.do(Pass(0))
    assert (table.swarm(), table.state.window) == ("charger smoker", "react")


def test_a_window_before_the_next_enemy_does_not_tell_what_that_is() -> None:
    table = Table("militia", "smoker? charger?", pause=False)
    assert [event.enemy_face for event in table.heard(WindowOpened)] == [HIDDEN]


def test_each_reveal_has_its_own_window() -> None:
    table = Table("militia", "smoker? shieldswarm? charger?", pause=False)
    windows, flipped = [], []
    while not table.heard(Attacks):
        windows += [event.kind for event in table.heard(WindowOpened)]
        flipped += [table.keys([event.piece]) for event in table.heard(Flipped)]
        table.do(Pass(0))
    assert (windows, flipped) == (["next", "next", "react"], ["smoker", "shieldswarm", "charger"])


def test_people_react_after_a_reveal_that_was_stopped_and_its_enemy_killed() -> None:
    table = Table("ghosteye", "prowler? panic-spider?", wave=2, wounds={"prowler": 1}, pause=False).answer("ghosteye")
    assert (table.swarm(), table.state.window, table.state.asked) == ("panic-spider?", "next", 0)


def test_what_is_sent_back_in_a_lane_without_troops_hits_the_base_after_two_windows() -> None:
    table = Table("", "smoker? charger?", pause=False)
    kinds = []
    for _pass in range(2):
        kinds.append((table.state.window, table.state.base))
        table.do(Pass(0))
    assert kinds == [("next", 15), ("breach", 15)]


def test_an_action_before_the_next_enemy_lets_all_react_again() -> None:
    table = Table(["militia", ""], ["smoker? charger?", ""], ["", "hi-ex-grenade"], pause=False).do(Pass(0))
    table.play("hi-ex-grenade", "charger", seat=1)
    assert (table.swarm(), table.state.window) == ("smoker", "react")
    assert table.state.asked == 0


def test_a_division_that_finds_nothing_to_do_is_not_asked() -> None:
    house = {"division": ("none", "weapon-research")}
    table = Table(["ranger", ""], ["charger charger", ""], seats=2, house=house, pause=False).do(Pass(0))
    assert table.state.asked == 0


def test_a_division_that_can_help_is_asked() -> None:
    house = {"division": ("none", "weapon-research")}
    table = Table(["ranger", ""], ["hydra", ""], discard=["plasma-arc", ""], wave=3, house=house, pause=False)
    assert table.do(Pass(0)).state.asked == 1


@pytest.mark.parametrize("key", ["ravager", "doombringer", "assault-commander"])
def test_a_troop_that_can_be_used_asks_until_it_was(key: str) -> None:
    table = Table(["krueger", key], ["hive-gargant", ""], wave=3, pause=False).do(Pass(0))
    assert table.state.asked == 1
    table.state.used_pieces = 1 << table[key]
    assert table.do(Pass(1)).state.asked != 1


def test_only_the_first_troop_of_the_lane_pays_for_what_others_fire() -> None:
    for key, target in (("ravager", "hive-gargant"), ("doombringer", 0)):
        table = Table(["killer-whale defender", key], ["hive-gargant", ""], wave=3).use(key, target, seat=1)
        while table.state.pending is not None:
            table.answer("none")
        assert (table.tokens("killer-whale") > 0, table.tokens("defender")) == (True, 0)


def test_equipment_that_was_used_does_not_ask() -> None:
    table = Table(["ranger", "militia+tesla"], ["hydra", ""], wave=3, pause=False).do(Pass(0))
    assert table.state.asked == 1
    table.use("tesla", "hydra", seat=1)
    assert table.state.asked == 0
    table.do(Pass(0))
    assert table.state.lane != 0 or table.state.asked == 0


def test_after_the_last_lane_none_fights() -> None:
    table = Table(["ranger", ""], ["charger", ""]).fight()
    assert (table.state.phase, table.state.lane, table.state.asked) == (Phase.WRAP, -1, -1)


# ---- what a question shows


def test_a_guard_sees_who_deals_what_to_whom() -> None:
    table = Table("krueger defender", "hydra", wave=3).fight()
    enemy, troop = table["hydra"], table["krueger"]
    assert table.state.hit == Threat(enemy, troop, 8, ATTACK)
    assert table.state.pending is not None
    assert table.state.pending.choice.source == enemy
    table.answer(("take", "defender", 3))
    assert table.state.hit is None


def test_a_guard_sees_what_is_left_after_another() -> None:
    table = Table("krueger field-medic", "spore-launcher?", "med-pack", wave=3)
    assert table.state.hit == Threat(table["spore-launcher"], table["krueger"], 4, ABILITY)
    table.answer("field-medic")
    assert table.state.hit == Threat(table["spore-launcher"], table["krueger"], 2, ABILITY)


def test_a_cancel_sees_the_enemy_in_question() -> None:
    table = Table("militia", "prowler?", "stasis-bomb", wave=2)
    assert table.state.flipped == table["prowler"]
    table.answer("none")
    assert table.state.flipped == NO_PIECE


def test_a_commander_who_declines_to_cancel_leaves_it_to_the_next() -> None:
    table = Table(["militia", "ghosteye"], "prowler?", "stasis-bomb", wave=2).answer("none")
    assert table.state.pending is not None
    assert (table.state.pending.choice.seat, table.options()) == (1, ["ghosteye", "none"])
    table.answer("none")
    assert table.front() == ""


# ---- what may be done


def test_a_coat_is_worn_once_and_not_for_nothing() -> None:
    table = Table("militia ranger+deathshroud", "hydra", wave=3).use("deathshroud").answer("advance")
    assert not table.may_use("deathshroud")
    first = Table("ranger+deathshroud", "hydra", wave=3)
    assert first.may_use("deathshroud")
    assert first.use("deathshroud").state.pending is None
    assert first.state.eager_pieces >> first["ranger"] & 1


def test_a_coat_may_only_advance_or_only_strike() -> None:
    advanced = Table("militia hellblazer+deathshroud", "hydra berserker", wave=3).use("deathshroud")
    assert advanced.options() == ["advance", "strike", "both"]
    advanced.answer("advance", "hydra")
    assert (advanced.front(), advanced.state.eager_pieces) == ("hellblazer militia", 0)
    struck = Table("militia ranger+deathshroud", "hydra", wave=3).use("deathshroud").answer("strike")
    assert struck.front() == "militia ranger"
    assert struck.state.eager_pieces >> struck["ranger"] & 1


def test_who_has_struck_first_does_so_no_more() -> None:
    table = Table("krueger+deathshroud", "brood-mother", wave=3).use("deathshroud").fight()
    assert not table.state.eager_pieces


def test_a_bomb_in_answer_sends_nobody_back_who_is_alone() -> None:
    table = Table("militia", "prowler? charger", "stasis-bomb", wave=2)
    assert table.options() == [("cancel", "stasis-bomb"), ("both", "stasis-bomb"), "none"]


def test_equal_cards_are_one_option_of_a_question() -> None:
    table = Table("militia", "prowler?", "stasis-bomb stasis-bomb gator", wave=2)
    assert table.options() == [("cancel", "stasis-bomb"), "none"]
    guarded = Table("militia", "charger", "med-pack med-pack").fight()
    assert guarded.options() == ["med-pack", "none"]


def test_equal_cards_of_a_hand_are_one_offer() -> None:
    table = Table("", "hydra", "bio-enhancer hi-ex-grenade hi-ex-grenade paratrooper paratrooper", wave=3, pause=False)
    assert table.offers(Play) == [Play(0, table["hi-ex-grenade"], table["hydra"])]
    assert table.offers(Deploy) == [Deploy(0, table["paratrooper"], 0, 0)]


def test_a_bomb_does_not_move_the_last_of_a_lane() -> None:
    table = Table(["militia", ""], ["prowler charger", "hydra"], "stasis-bomb", wave=3)
    assert table.may_play("stasis-bomb", "prowler")
    assert not table.may_play("stasis-bomb", "charger")
    assert not table.may_play("stasis-bomb", "hydra")


def test_a_turret_and_a_jumper_drop_at_any_place_of_any_lane_with_room() -> None:
    lanes = ["ranger militia", "ranger ranger ranger ranger"]
    table = Table(lanes, ["hydra", "hydra"], "paratrooper", wave=3)
    assert [(each.lane, each.place) for each in table.offers(Deploy) if isinstance(each, Deploy)] == [
        (0, 0),
        (0, 1),
        (0, 2),
    ]
    assert table.drop("paratrooper", 0, 1).front() == "ranger paratrooper militia"


def test_a_jumper_may_come_without_equipment() -> None:
    table = Table("", "hydra", "paratrooper tesla", wave=3).drop("paratrooper").answer("done")
    assert (table.gear("paratrooper"), table.hand()) == ("", "tesla")


def test_equipment_of_the_hand_is_not_put_on_in_a_fight() -> None:
    table = Table("ranger", "hydra", "tesla", wave=3)
    assert table.refused(Equip(0, table["tesla"], table["ranger"])) == "That is for another phase."


def test_each_copy_of_a_glove_zaps_once() -> None:
    table = Table("militia+tesla ranger+tesla", "hydra", wave=3).use("tesla", "hydra").use("tesla:2", "hydra")
    assert table.tokens("hydra") == 6
    assert not table.offers(Use)


@pytest.mark.parametrize("key", ["tesla", "zeus-wrath", "zeus-judgment"])
def test_some_reach_every_lane_and_revealed_enemies_alone(key: str) -> None:
    table = Table([f"krueger+{key}", ""], ["hydra berserker?", "hydra charger?"], wave=3)
    targets = [table.keys([each.target]) for each in table.offers(Use) if isinstance(each, Use)]
    assert targets == ["hydra", "hydra"]


def test_hades_gaze_reaches_its_own_lane_alone() -> None:
    table = Table(["militia ranger+hades-gaze", ""], ["hydra", "hydra"], wave=3)
    assert [each.target for each in table.offers(Use) if isinstance(each, Use)] == [table["hydra"]]


def test_doombringer_needs_a_lane_with_an_enemy_and_turns_it_up() -> None:
    table = Table(["doombringer", "krueger", ""], ["hydra", "prowler?", ""], wave=3)
    assert [each.target for each in table.offers(Use) if isinstance(each, Use)] == [0, 1]
    table.use("doombringer", 1)
    assert (table.swarm(1), table.tokens("krueger"), table.front(1)) == ("", 0, "")


def test_everything_is_used_once_a_round() -> None:
    for key, target in (("ravager", "hive-gargant"), ("doombringer", 0), ("assault-commander", -1)):
        table = Table(f"killer-whale {key}", "hive-gargant", wave=3).use(key, target)
        assert table.swarm() == "hive-gargant"
        while table.state.pending is not None:
            table.answer(table.options()[-1])
        assert not table.offers(Use), key


def test_the_price_of_the_lance_grows_with_the_waves() -> None:
    table = Table("defender+zeus-judgment", "brood-mother", wave=2).use("zeus-judgment", "brood-mother")
    assert (table.tokens("brood-mother"), table.tokens("defender")) == (6, 3)
    assert not table.offers(Use)


def test_equal_cards_of_a_hand_are_discarded_one_by_one() -> None:
    table = Table(hand="militia militia ranger", phase=Phase.WRAP)
    cards = [
        CARDS[table.state.pieces.face[each.piece]].key for each in table.offers(Discard) if isinstance(each, Discard)
    ]
    assert cards == ["militia", "ranger"]
