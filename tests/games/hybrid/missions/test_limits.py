"""A side may bring as many warriors of a kind to a mission as its text says."""

from __future__ import annotations

import pytest

from monstrarium.engine.game import settle
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import Enlist
from monstrarium.games.hybrid.printed.missions import MISSIONS
from monstrarium.games.hybrid.printed.warriors import KINDS
from tests.games.hybrid.scenario import GAME, can, do

MOST = (
    # Knights, hybrids and pests, beside the warriors that must come, within the ranks and the number of a side.
    ("glasinhar", 5, 5, 5),
    ("scarlet-hive", 5, 8, 8),
    ("prison", 5, 8, 8),
    ("dark-jewel", 5, 8, 8),
    ("prowlers", 5, 8, 8),
    ("diaries", 6, 8, 9),
    ("deadly-matrix", 6, 8, 9),
    ("venom", 6, 4, 6),
    ("invisible-war", 8, 9, 9),
    ("twilight", 4, 8, 8),
)
TRAPS = {"glasinhar": 1, "dark-jewel": 1, "prowlers": 1, "venom": 2, "twilight": 1}
"""By mission: the number of traps; 0 elsewhere."""


def most(mission: str, seat: int, kind: str) -> int:
    """The most warriors of a kind that a side may bring."""
    state = GAME.new(2, settle(GAME.info, 2, {"mission": mission}), Rng(1))
    state.seat = seat
    enlist, found = Enlist(seat, KINDS[kind]), 0
    while can(state, enlist):
        do(state, enlist)
        found += 1
    return found


@pytest.mark.parametrize(("mission", "knights", "hybrids", "pests"), MOST)
def test_ranks_and_numbers_are_those_of_the_mission(mission: str, knights: int, hybrids: int, pests: int) -> None:
    assert (most(mission, 0, "knight"), most(mission, 1, "hybrid"), most(mission, 1, "pest")) == (
        knights,
        hybrids,
        pests,
    )


@pytest.mark.parametrize("mission", MISSIONS)
def test_so_many_of_its_counters_are_traps(mission: str) -> None:
    state = GAME.new(2, settle(GAME.info, 2, {"mission": mission}), Rng(1))
    assert sum(state.traps) == TRAPS.get(mission, 0)
