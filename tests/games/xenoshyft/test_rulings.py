"""Questions that the printed rules of XenoShyft leave open are settled as the rules page says."""

from __future__ import annotations

from typing import Any

import pytest

from monstrarium.engine.game import settle
from monstrarium.engine.plain import from_plain, to_plain
from monstrarium.engine.rng import Rng
from monstrarium.games.xenoshyft.actions import Deploy, Pass, Play, Power, Shift, Upgrade
from monstrarium.games.xenoshyft.cards import CARDS, FACES, KIND, PIECES, SLEEVES, TROOPS, TYPES, WAVE_OF, XENO
from monstrarium.games.xenoshyft.combat.enemies import MOST_PLACED
from monstrarium.games.xenoshyft.combat.values import power, price
from monstrarium.games.xenoshyft.events import Dealt, WindowOpened
from monstrarium.games.xenoshyft.state import Phase, XenoshyftState
from monstrarium.games.xenoshyft.table.wording import parts_words
from tests.games.xenoshyft.scenario import RULES, Table

# ---- cards


def test_there_are_270_cards_of_80_designs() -> None:
    assert (PIECES, len({*SLEEVES}), len(FACES)) == (270, 80, 80)
    assert sum(face < TROOPS for face in SLEEVES) == 72
    assert sum(KIND[face] == XENO for face in SLEEVES) == 90


@pytest.mark.parametrize(
    ("key", "kind", "cost"),
    [("bio-enhancer", "instant", 2), ("hercules", "equipment", 4), ("bulletstorm", "instant", 4)],
)
def test_cards_with_lost_texts_are_made_whole(key: str, kind: str, cost: int) -> None:
    card = CARDS[FACES[key]]
    assert (getattr(card, "kind", ""), getattr(card, "cost", 0), bool(card.text)) == (kind, cost, True)


def test_every_item_has_a_type_and_one_has_two() -> None:
    two = [CARDS[face].key for face in range(len(FACES)) if TYPES[face].bit_count() == 2]
    assert two == ["helios"]
    assert all(TYPES[face] for face in SLEEVES if KIND[face] in (3, 4))


# ---- when


def test_what_ends_with_the_round_is_played_in_deployment_and_in_fights_alone() -> None:
    sentences = {
        Phase.BUY: "That is for another phase.",
        Phase.WRAP: "What Red Ampoule does would end with this round.",
    }
    for phase, sentence in sentences.items():
        table = Table("ranger", hand="bio-enhancer", phase=phase)
        assert table.refused(Play(0, table["bio-enhancer"], table["ranger"])) == sentence
    assert Table("ranger", hand="bio-enhancer").may_play("bio-enhancer", "ranger")
    assert Table("ranger", "charger", "bio-enhancer").may_play("bio-enhancer", "ranger")


def test_what_stays_is_played_when_the_round_ends_too() -> None:
    table = Table("krueger", hand="medical-shuttle paratrooper tesla", wounds={"krueger": 3}, phase=Phase.WRAP)
    table.play("medical-shuttle", 0).drop("paratrooper", 0, 1).answer("tesla")
    assert (table.tokens("krueger"), table.front(), table.gear("paratrooper")) == (1, "krueger paratrooper", "tesla")


def test_a_division_that_has_not_helped_helps_when_the_round_ends() -> None:
    house = {"division": "med-bay"}
    table = Table("krueger", wounds={"krueger": 3}, house=house, phase=Phase.WRAP).power("krueger")
    assert table.tokens("krueger") == 1
    assert not table.offers(Power)


def test_only_troops_that_drop_in_are_deployed_when_the_round_ends() -> None:
    table = Table(hand="ranger", phase=Phase.WRAP)
    assert table.refused(Deploy(0, table["ranger"], 0, 0)) == "Troops are deployed before the enemy comes."


def test_others_help_in_the_lane_that_fights() -> None:
    table = Table(["ranger", ""], ["hydra", ""], ["", "bio-enhancer"], wave=2)
    table.play("bio-enhancer", "ranger", seat=1)
    assert (power(table.state, table["ranger"], 0), table.discard(1)) == (6, "bio-enhancer")


def test_an_instant_goes_to_the_discard_pile_of_the_seat_that_played_it() -> None:
    table = Table(["militia", ""], ["hydra", ""], ["", "hi-ex-grenade"], wave=3)
    table.play("hi-ex-grenade", "hydra", seat=1)
    assert (table.discard(0), table.discard(1)) == ("", "hi-ex-grenade")


def test_after_an_action_all_may_react_again() -> None:
    table = Table(["ranger", ""], ["hydra", ""], ["bio-enhancer", "bio-enhancer"], wave=3)
    table.do(Pass(0)).play("bio-enhancer:2", "ranger", seat=1)
    assert table.state.asked == 0


def test_who_can_do_nothing_is_not_asked() -> None:
    table = Table(["militia", "militia"], ["charger", ""], pause=False)
    assert table.do(Pass(0)).state.phase is Phase.WRAP


def test_all_may_react_again_while_both_stand() -> None:
    table = Table("defender", "brood-mother", wave=3).fight()
    assert [event.kind for event in table.heard(WindowOpened)] == ["again"]


def test_a_lane_without_enemies_is_done_at_once() -> None:
    table = Table(["ranger", "ranger"], ["", "charger"])
    assert table.state.lane == 1


def test_an_enemy_turned_up_early_is_not_revealed_again() -> None:
    table = Table("krueger", "charger panic-spider?", "hi-ex-grenade", wave=2).play("hi-ex-grenade", "panic-spider")
    assert table.tokens("krueger") == 2
    table.fight()
    assert (table.tokens("krueger"), table.swarm(), table.tokens("panic-spider")) == (2 + 3, "panic-spider", 3)


def test_an_enemy_that_comes_to_an_empty_lane_is_turned_up_next() -> None:
    table = Table("killer-whale", "swarm-caller", wave=3, enemy_deck="berserker hydra").fight()
    assert table.swarm() == "berserker hydra?"


def test_the_first_in_line_is_the_one_dealt_first_and_lanes_close_up() -> None:
    table = Table("krueger", "charger swarmer hydra", wave=3).fight()
    assert table.swarm() == "swarmer hydra"


def test_tokens_and_equipment_stay_from_round_to_round() -> None:
    table = Table("krueger+tesla", phase=Phase.WRAP, wounds={"krueger": 2}).ready()
    assert (table.tokens("krueger"), table.gear("krueger")) == (2, "tesla")


def test_healing_never_goes_beyond_full_hp() -> None:
    table = Table("krueger", hand="medical-shuttle", wounds={"krueger": 1}).play("medical-shuttle", 0)
    assert table.state.wounds == {}


def test_putting_armor_on_does_not_heal() -> None:
    table = Table("krueger", hand="hercules", wounds={"krueger": 3}).equip("hercules", "krueger")
    assert table.tokens("krueger") == 3


def test_as_many_tokens_as_hp_kill() -> None:
    assert Table("gator ranger", "worm-host").fight().front() == "ranger"


def test_a_burned_troop_drops_its_equipment_into_the_discard_pile() -> None:
    table = Table("ranger+tesla militia", "eater-of-hope?", wave=3).answer("ranger")
    assert (table.burned("ranger"), table.discard()) == (True, "tesla")


def test_a_troop_that_a_boss_burns_was_killed_before() -> None:
    table = Table("demolitionist militia", "bile-roach hydra", wave=3, wounds={"demolitionist": 1}).fight()
    table.answer("hydra")
    assert (table.burned("demolitionist"), table.tokens("hydra")) == (True, 3)


def test_texts_add_only_so_many_enemies_to_a_lane_in_a_round() -> None:
    table = Table("", "swarm-caller", wave=3)
    table.state.placed[0] = MOST_PLACED
    assert table.fight().state.phase is Phase.WRAP


def test_a_drop_needs_room() -> None:
    table = Table("ranger ranger ranger ranger", "hydra", "paratrooper", wave=3)
    assert table.refused(Deploy(0, table["paratrooper"], 0, 0)) == "A lane holds four troops."


def test_nobody_is_rearranged_in_a_fight() -> None:
    table = Table("ranger militia", "hydra", wave=3)
    assert table.refused(Shift(0, table["militia"], 0)) == "That is for another phase."


def test_damage_tells_where_each_point_comes_from() -> None:
    table = Table("ranger+zeus-wrath deadeye", "berserker smoker shieldswarm", wave=3).fight()
    while table.state.pending is not None:
        table.answer("none")
    by_target = {event.target: event for event in table.heard(Dealt)}
    assert by_target[table["berserker"]].parts == (
        ("printed", 3),
        ("zeus-wrath", 3),
        ("deadeye", 1),
        ("shieldswarm", -1),
    )
    assert ("smoker", 1) in by_target[table["ranger"]].parts
    assert all(sum(number for _word, number in event.parts) == event.amount for event in by_target.values())


def test_damage_of_a_text_tells_its_card_and_what_helped() -> None:
    table = Table("defender lynx", "berserker shieldswarm", "hi-ex-grenade", wave=3)
    (dealt,) = table.play("hi-ex-grenade", "berserker").heard(Dealt)
    assert dealt.parts == (("hi-ex-grenade", 3), ("lynx", 2), ("shieldswarm", -1))


def test_damage_tells_which_card_of_another_lane_made_it_less_where_auras_reach_so_far() -> None:
    lanes = ["charger", "shieldswarm"]
    table = Table(["defender", "ranger"], lanes, "hi-ex-grenade", wave=3, house={"auras": "all"})
    (dealt,) = table.play("hi-ex-grenade", "charger").heard(Dealt)
    assert dealt.parts[-1] == ("shieldswarm", -1)
    assert "less" not in dict(dealt.parts)


def test_damage_that_was_prevented_tells_by_which_card() -> None:
    table = Table("defender", "berserker", "med-pack", wave=3).fight().answer("med-pack")
    by_target = {event.target: event for event in table.heard(Dealt)}
    assert by_target[table["defender"]].parts == (("printed", 6), ("stopped:med-pack", -4))


@pytest.mark.parametrize(
    ("front", "enemy", "hand", "answers", "told"),
    [
        (
            "krueger defender field-medic",
            "hydra",
            "",
            [("take", "defender", 3), "field-medic"],
            {
                "krueger": " (8 printed, −3 taken by Bulwark Walker, −2 prevented by Lane Surgeon)",
                "defender": " (3 in the place of General Halloran)",
            },
        ),
        (
            "militia militia",
            "charger",
            "",
            [],
            {
                "militia": " (3 printed, −2 gone on to Mine Volunteer)",
                "militia:2": " (2 left over from Mine Volunteer, −1 gone on to the base)",
            },
        ),
    ],
)
def test_damage_on_its_way_tells_who_took_it_and_where_the_rest_went(
    front: str, enemy: str, hand: str, answers: list[Any], told: dict[str, str]
) -> None:
    table = Table(front, enemy, hand, wave=3 if answers else 1).fight()
    for answer in answers:
        table.answer(answer)
    dealt = {event.target: event for event in table.heard(Dealt)}

    for name, words in told.items():
        event = dealt[table[name]]
        assert parts_words(event.parts) == words
        assert sum(number for _word, number in event.parts) == event.amount


@pytest.mark.parametrize("question", ["guard", "cancel"])
def test_a_match_saved_in_a_question_goes_on_where_it_was(question: str) -> None:
    if question == "guard":
        table = Table("defender", "hydra", "med-pack", wave=3).fight()
    else:
        table = Table("defender", "prowler?", "stasis-bomb", wave=2)
    options = table.options()
    table.state = from_plain(XenoshyftState, to_plain(table.state))
    assert table.options() == options
    table.do(RULES.legal(table.state, 0)[0])
    assert table.discard() == {"guard": "med-pack", "cancel": "stasis-bomb"}[question]


def test_a_fallen_officer_s_shot_finds_nobody_in_an_empty_lane() -> None:
    table = Table("krueger", "charger", wave=3, wounds={"krueger": 7}).fight()
    assert (table.state.phase, table.discard()) == (Phase.WRAP, "krueger")


# ---- misprints


def test_an_arc_beetle_as_printed_only_takes_items_away() -> None:
    house = {"misprints": "printed"}
    table = Table("defender+tesla", "hydra shocker? shocker?", "hi-ex-grenade", wave=3, house=house)
    table.play("hi-ex-grenade", "shocker:2")
    assert (table.discard(), table.burned("tesla"), table.tokens("defender")) == ("tesla hi-ex-grenade", False, 0)


def test_nobody_stops_an_arc_beetle_as_printed() -> None:
    house = {"misprints": "printed"}
    table = Table("doombringer+tesla", "shocker? shocker?", "stasis-bomb chaos-vortex", wave=3, house=house)
    assert table.options() == [("cancel", "stasis-bomb"), ("both", "stasis-bomb"), "chaos-vortex", "none"]
    table.answer(("both", "stasis-bomb")).do(Pass(0))
    assert (table.swarm(), table.gear("doombringer")) == ("shocker shocker", "")
    assert not table.may_use("doombringer", 0)
    assert not table.may_play("chaos-vortex", "shocker:2")


def test_no_text_chooses_an_arc_beetle_as_printed() -> None:
    house = {"misprints": "printed"}
    table = Table("demolitionist", "berserker shocker shocker", wave=3, house=house).fight()
    assert table.state.pending is not None
    assert table.state.pending.choice.options == (table["berserker"], table["shocker"])


def test_mended_all_copies_have_the_first_text() -> None:
    table = Table("defender+tesla", "shocker shocker shocker?", "hi-ex-grenade", wave=3)
    table.play("hi-ex-grenade", "shocker:3")
    assert table.burned("tesla")
    helios = Table("militia+helios militia+helios militia+helios", "hydra", wave=3)
    assert not any(helios.may_use(key, "hydra") for key in ("helios", "helios:2", "helios:3"))


# ---- purchase


def test_a_commander_makes_a_card_cheaper_for_another() -> None:
    table = Table(hand=["militia", "xeno-three"], market="paratrooper", wave=2, seats=2, phase=Phase.BUY)
    table.pledge("militia", "paratrooper").spend("xeno-three", seat=1).buy("paratrooper", seat=1)
    assert (table.hand(1), table.state.resources[1], table.burned("militia")) == ("paratrooper", 1, True)


def test_a_pledge_counts_for_its_card_alone() -> None:
    table = Table(hand="ranger", market="paratrooper demolitionist", wave=2, phase=Phase.BUY)
    table.pledge("ranger", "paratrooper")
    assert [price(table.state, 0, table[key]) for key in ("paratrooper", "demolitionist")] == [1, 3]


def test_no_price_falls_below_nothing() -> None:
    table = Table(hand="west xeno-one", discard="gator", market="ranger", phase=Phase.BUY).pledge("west", "ranger")
    assert price(table.state, 0, table["ranger"]) == 0
    assert table.buy("ranger").state.resources == [0]


def test_west_comes_back_with_the_troop_that_was_not_needed() -> None:
    table = Table(hand="west", discard="gator", market="ravager", wave=2, phase=Phase.BUY).pledge("west", "ravager")
    assert (table.hand(), table.discard()) == ("", "")
    table.ready()
    assert (table.hand(), table.discard()) == ("west", "gator")


def test_troops_of_earlier_waves_stay_for_sale() -> None:
    table = Table(market="med-pack gator", phase=Phase.WRAP, wave=2, last_round=True)
    table.state.market[6:9] = [table["gator"], -1, -1]
    table.state.market[1] = -1
    assert table.ready().state.market[6] == table["gator"]


# ---- enemies and the base


def test_a_deck_of_enemies_is_made_anew_in_the_middle_of_a_fight() -> None:
    table = Table("killer-whale", "swarm-caller", wave=3, enemy_deck="berserker")
    state = table.state
    state.enemy_piles[2] = [table.state.box.pop(state.box.index(piece)) for piece in state.box if WAVE_OF[piece] == 3][
        :2
    ]
    table.fight()
    assert len(state.swarms[0]) == 2
    assert state.enemy_piles[2] == []


def test_nothing_comes_where_deck_and_pile_are_empty() -> None:
    table = Table("", "brood-mother", "hi-ex-grenade", wave=3)
    state = table.state
    state.box, state.enemy_decks[1] = state.box + state.enemy_decks[1], []
    assert table.play("hi-ex-grenade", "brood-mother").swarm() == "brood-mother"


def test_slain_bosses_do_not_come_back() -> None:
    table = Table("krueger", "bile-roach", wave=1, enemy_deck="").fight()
    assert table.state.phase is Phase.WRAP
    assert table.state.enemy_piles[0] == []


def test_there_are_as_many_shards_as_four_commanders_need() -> None:
    state = RULES.new(4, settle(RULES.info, 4, {"training": True}), Rng(1))
    assert [len(each) for each in state.supply] == [36 - 24 - 4, 27, 27]


def test_the_base_does_not_recover_between_waves() -> None:
    table = Table(phase=Phase.WRAP, last_round=True, base=7).ready()
    assert (table.state.wave, table.state.base) == (2, 7)


def test_a_lane_without_troops_is_overrun_from_the_start() -> None:
    table = Table("", "prowler? charger?", wave=2)
    assert table.state.window == "breach"
    assert table.fight().state.base == 11
    assert table.fight().state.base == 8
    assert table.state.phase is Phase.WRAP


def test_an_enemy_turned_up_early_means_the_commander_of_its_own_lane() -> None:
    table = Table(
        ["militia", ""], ["hydra", "corpse-eater? charger"], "hi-ex-grenade", wave=3, discard=["ranger", "gator"]
    )
    table.play("hi-ex-grenade", "corpse-eater")
    assert (table.swarm(1), table.discard(0), table.discard(1)) == ("charger gator", "ranger hi-ex-grenade", "")


def test_a_turned_troop_has_no_text() -> None:
    table = Table("militia+tesla krueger", "corpse-eater? charger", discard="deadeye", wave=3)
    assert table.swarm() == "corpse-eater charger deadeye"
    assert power(table.state, table["militia"], 0) == 2
    table.use("tesla", "deadeye")
    assert table.tokens("deadeye") == 3


def test_a_quick_enemy_is_struck_by_a_troop_that_survives_it() -> None:
    table = Table("field-medic", "swarmer").fight().answer("none")
    assert (table.tokens("field-medic"), table.swarm()) == (3, "")


def test_a_hornet_strikes_first_only_once() -> None:
    table = Table("defender", "flesh-ripper-hornet", wave=2, wounds={"defender": 1}).fight()
    assert (table.tokens("defender"), table.tokens("flesh-ripper-hornet")) == (7, 4)
    table.fight()
    assert (table.front(), table.swarm()) == ("", "")


def test_the_damage_of_an_arc_beetle_can_be_prevented() -> None:
    table = Table("defender+tesla", "shocker?", "med-pack", wave=3).answer("med-pack")
    assert (table.tokens("defender"), table.burned("tesla")) == (0, True)


# ---- the end of a round


def test_what_is_discarded_now_can_be_melted_at_once_and_again_and_again() -> None:
    table = Table(hand="xeno-one", discard="xeno-one xeno-one xeno-one xeno-one xeno-one", wave=2, phase=Phase.WRAP)
    table.put_away("xeno-one:1").do(Upgrade(0, 1)).do(Upgrade(0, 1))
    assert table.discard() == "xeno-three xeno-three"


def test_hands_are_kept() -> None:
    table = Table(hand="med-pack", deck="ranger ranger", phase=Phase.WRAP).ready()
    assert table.hand().split()[0] == "med-pack"


def test_a_new_round_counts_from_nothing() -> None:
    table = Table(["militia", ""], phase=Phase.WRAP, seats=2)
    table.state.placed, table.state.kills = [3, 4], [1, 2]
    table.state.troop_seats = table.state.item_seats = table.state.eager_pieces = 1
    table.ready()
    state = table.state
    assert (state.placed, state.kills, state.moved) == ([0, 0], [0, 0], [0, 0])
    assert (state.troop_seats, state.item_seats, state.eager_pieces) == (0, 0, 0)
