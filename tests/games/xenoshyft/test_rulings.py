"""Where the printed rules of XenoShyft leave a question open, and how it is settled."""

from __future__ import annotations

import pytest

from monstrarium.engine.plain import from_plain, to_plain
from monstrarium.games.xenoshyft.actions import Deploy, Pass, Play, Shift
from monstrarium.games.xenoshyft.cards import CARDS, FACES, KIND, PIECES, SLEEVES, TROOPS, TYPES, XENO
from monstrarium.games.xenoshyft.enemies import MOST_PLACED
from monstrarium.games.xenoshyft.fight_events import Dealt, WindowOpened
from monstrarium.games.xenoshyft.figures import power
from monstrarium.games.xenoshyft.state import Phase, XenoState
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


def test_instants_are_played_in_deployment_and_in_fights_alone() -> None:
    for phase in (Phase.BUY, Phase.WRAP):
        table = Table("ranger", hand="bio-enhancer", phase=phase)
        assert table.refused(Play(0, table["bio-enhancer"], table["ranger"])) == "That is for another phase."
    assert Table("ranger", hand="bio-enhancer").may_play("bio-enhancer", "ranger")
    assert Table("ranger", "charger", "bio-enhancer").may_play("bio-enhancer", "ranger")


def test_others_help_in_the_lane_that_fights() -> None:
    table = Table(["ranger", ""], ["hydra", ""], ["", "bio-enhancer"], wave=2)
    table.play("bio-enhancer", "ranger", seat=1)
    assert (power(table.state, table["ranger"], 0), table.discard(1)) == (6, "bio-enhancer")


def test_an_instant_goes_to_the_discard_pile_of_whoever_played_it() -> None:
    table = Table(["militia", ""], ["hydra", ""], ["", "hi-ex-grenade"], wave=3)
    table.play("hi-ex-grenade", "hydra", seat=1)
    assert (table.discard(0), table.discard(1)) == ("", "hi-ex-grenade")


def test_after_a_deed_all_may_react_again() -> None:
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


@pytest.mark.parametrize("question", ["guard", "cancel"])
def test_a_match_saved_in_a_question_goes_on_where_it_was(question: str) -> None:
    if question == "guard":
        table = Table("defender", "hydra", "med-pack", wave=3).fight()
    else:
        table = Table("defender", "prowler?", "stasis-bomb", wave=2)
    options = table.options()
    table.state = from_plain(XenoState, to_plain(table.state))
    assert table.options() == options
    table.do(RULES.legal(table.state, 0)[0])
    assert table.discard() == {"guard": "med-pack", "cancel": "stasis-bomb"}[question]


def test_a_fallen_officer_s_shot_finds_nobody_in_an_empty_lane() -> None:
    table = Table("krueger", "charger", wave=3, wounds={"krueger": 7}).fight()
    assert (table.state.phase, table.discard()) == (Phase.WRAP, "krueger")
