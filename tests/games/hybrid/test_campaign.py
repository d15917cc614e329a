"""A campaign counts points, lets warriors rest, and names its winner at the end."""

from __future__ import annotations

import pytest

from monstrarium.engine.campaign import Loss, Result
from monstrarium.engine.game import OptionError, settle
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid import KIT
from monstrarium.games.hybrid.actions import Enlist
from monstrarium.games.hybrid.campaign import ORDER, WIN, options_for, places, resting, result_of
from monstrarium.games.hybrid.options import OPTIONS
from monstrarium.games.hybrid.printed.missions import MISSIONS
from monstrarium.games.hybrid.printed.warriors import KINDS, PROFILES
from monstrarium.games.hybrid.state import AWAY, GONE, HybridState, Phase
from monstrarium.games.hybrid.turn.muster import any_band, missing
from tests.games.hybrid.scenario import BARE, GAME, called, can, lay, no
from tests.games.hybrid.table.seen import described

CHAMPIONS = ("ambrosius", "misericord", "demian", "garell")


def over(winner: int = 0, drawn: bool = False) -> HybridState:
    """A mission that is over: a Griffin has fallen and one has left, a Scorpion has fallen and one stands."""
    state = lay(BARE, "knight B2 E", "misericord C2 E", "tiger D2 W", "pest E2 W", "pest F2 W")
    state.squares[0], state.squares[1], state.squares[2], state.squares[3] = AWAY, GONE, GONE, GONE
    state.phase, state.winner, state.drawn, state.round = Phase.OVER, -1 if drawn else winner, drawn, 6
    return state


def after(mission: str, *fallen: str, points: tuple[int, int] = (WIN, 0), toll: tuple[int, int] = (0, 0)) -> Result:
    """A mission in which these have fallen, and other warriors of some worth."""
    griffins, scorpions = (
        (*[Loss(who, rank_of(who)) for who in fallen if PROFILES[KINDS[who]].side == side], Loss("nobody", worth))
        for side, worth in zip(("griffins", "scorpions"), toll, strict=True)
    )
    return Result(mission, (1, 2), points, (griffins, scorpions))


def rank_of(who: str) -> int:
    return PROFILES[KINDS[who]].rank


# ---- what a mission is worth


def test_a_mission_that_is_won_is_worth_three_points() -> None:
    result = result_of(over(winner=1))

    assert (result.points, result.places, result.rounds) == ((0, 3), (2, 1), 6)


def test_a_mission_that_is_drawn_is_worth_a_point_to_each() -> None:
    result = result_of(over(drawn=True))

    assert (result.points, result.places) == ((1, 1), (1, 1))


def test_the_fallen_are_lost_and_a_warrior_that_has_left_is_not() -> None:
    lost = result_of(over()).lost

    assert lost == ((Loss("misericord", 2),), (Loss("tiger", 2), Loss("pest", 0)))


# ---- what carries over


def test_the_missions_come_in_the_order_in_which_they_are_offered() -> None:
    mission = next(option for option in OPTIONS if option.key == "mission")

    assert KIT.campaign is not None
    assert mission.values == ORDER == KIT.campaign.keys
    assert mission.names == KIT.campaign.titles


def test_nobody_rests_before_the_first_mission() -> None:
    assert options_for({"arc": "half", "mission": "venom", "plan": "x"}, ()) == {
        "arc": "half",
        "mission": "glasinhar",
        "resting": (),
    }


def test_a_warrior_of_rank_2_or_more_that_falls_rests_in_the_next_mission() -> None:
    results = (after("glasinhar", "misericord", "knight", "tiger", "pest"),)

    assert options_for({}, results)["resting"] == ("misericord", "tiger")


def test_they_come_again_to_the_mission_after_that() -> None:
    results = (after("glasinhar", "misericord"), after("scarlet-hive", "demian"))

    assert resting("prison", results) == ("demian",)


def test_a_warrior_that_a_mission_demands_by_name_comes_all_the_same() -> None:
    assert resting("prison", (after("scarlet-hive", "ambrosius", "garell"),)) == ("garell",)


def test_a_side_that_has_lost_all_its_champions_brings_the_least_of_them_where_one_is_demanded() -> None:
    left = resting("scarlet-hive", (after("glasinhar", *CHAMPIONS),))

    assert "garell" in left
    assert len(left) == 3


@pytest.mark.parametrize("mission", ORDER[1:])
def test_every_mission_can_be_mustered_whoever_has_fallen(mission: str) -> None:
    results = (after("before", *KINDS),)
    kinds = [KINDS[who] for who in resting(mission, results)]
    for seat in (0, 1):
        for seed in range(20):
            band = any_band(mission, seat, Rng(seed), MISSIONS[mission].plan, kinds)
            assert band
            assert not missing(MISSIONS[mission], seat, band)
            assert not {*band} & {*kinds}


def test_a_warrior_that_rests_is_not_mustered_and_the_table_says_why() -> None:
    state = GAME.new(2, settle(GAME.info, 2, {"resting": ("misericord",)}), Rng(1))

    assert can(state, Enlist(0, KINDS["demian"]))
    assert no(state, Enlist(0, KINDS["misericord"])) == "Misericord rests after the mission before."


def test_nobody_rests_whom_nobody_knows() -> None:
    with pytest.raises(OptionError, match="keys of their profiles"):
        settle(GAME.info, 2, {"resting": ("dragon",)})


# ---- the end


def test_the_most_points_win_the_campaign() -> None:
    assert places((after("a", points=(3, 0)), after("b", points=(1, 1)))) == (1, 2)


def test_with_as_many_points_the_side_wins_that_has_lost_fewer_ranks() -> None:
    assert places((after("a", points=(1, 1), toll=(4, 3)),)) == (2, 1)


def test_with_as_many_ranks_lost_the_campaign_is_shared() -> None:
    assert places((after("a", points=(1, 1), toll=(2, 2)),)) == (1, 1)


def test_a_profile_that_rests_says_so_in_the_muster() -> None:
    state = GAME.new(2, settle(GAME.info, 2, {"resting": ("misericord",)}), Rng(1))

    tips = {each.tip for each in described(state).pieces if each.zone == "barracks"}

    assert f"{called('misericord')}, rests" in tips
    assert f"{called('demian')}, rank 2, NV 4" in tips
