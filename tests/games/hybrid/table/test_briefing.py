"""The briefing of a mission has aims, limits, special rules, and the map with the names of its places."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid import KIT
from monstrarium.games.hybrid.ground.laboratory import squares_of
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.printed.missions import MISSIONS
from monstrarium.games.hybrid.table.briefing import briefing_of
from monstrarium.table.briefing import Briefing


def names(briefing: Briefing) -> list[str]:
    """The names on the map of a mission."""
    return [spot.name for spot in briefing.spots]


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_is_told_with_its_title_story_and_aims(mission: str) -> None:
    briefing, facts = briefing_of({"mission": mission}), MISSIONS[mission]

    assert (briefing.title, briefing.story) == (facts.title, facts.briefing)
    assert [party.aim for party in briefing.parties] == [*facts.aims]
    assert [party.role for party in briefing.parties] == ["Griffins", "Scorpions"]


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_map_names_every_objective_and_every_access(mission: str) -> None:
    lab, briefing = lab_of(MISSIONS[mission].plan), briefing_of({"mission": mission})
    found = names(briefing)

    for objective in MISSIONS[mission].objective:
        assert f"{objective.number} {objective.name}" in found
    assert len([name for name in found if name.startswith(("Exit", "Way"))]) == len(lab.accesses)


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_map_shows_the_laboratory_and_nothing_beside_it(mission: str) -> None:
    table = briefing_of({"mission": mission}).map

    assert {piece.zone for piece in table.pieces} == {"lab"}
    assert all(0 < piece.pose.x < table.size[0] and 0 < piece.pose.y < table.size[1] for piece in table.pieces)
    assert table.affordances == ()


def test_the_terms_say_whom_a_side_may_and_has_to_bring() -> None:
    griffins, scorpions = briefing_of({"mission": "venom"}).parties

    assert griffins.terms == ("7 ranks at most, 6 warriors at most",)
    assert scorpions.terms[1:] == (
        "Has to bring 2 warriors of rank 0",
        "Has to bring 1 warrior of rank 1",
        "Has to bring 1 warrior of rank 3",
    )


def test_a_warrior_that_rests_is_named_to_its_own_side() -> None:
    griffins, scorpions = briefing_of({"resting": ("misericord", "demian")}).parties

    assert griffins.terms[-1] == "Cannot bring Misericord and Seneschal Demian: they rest"
    assert len(scorpions.terms) == 1


def test_traps_are_counted_and_not_shown() -> None:
    briefing = briefing_of({"mission": "glasinhar"})

    assert briefing.rules == ("4 event counters lie there; 1 of them is a trap.",)
    assert briefing == briefing_of({"mission": "glasinhar"})


def test_exits_that_are_closed_at_first_say_so() -> None:
    assert {"Exit 2, closed", "Exit 3, closed", "Exit 4, closed"} <= {*names(briefing_of({"mission": "prowlers"}))}


def test_the_kit_hands_the_briefing_out() -> None:
    assert KIT.briefing is not None
    assert KIT.briefing({"mission": "prison"}).above == "Mission 3 of 10"


def test_where_a_side_begins_is_named_once_a_room() -> None:
    found = names(briefing_of({"mission": "scarlet-hive"}))
    lab = lab_of(MISSIONS["scarlet-hive"].plan)

    assert found.count("Scorpions") == len({lab.rooms[square] for square in squares_of(lab.starts["d"])})
