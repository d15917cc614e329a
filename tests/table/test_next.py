"""What comes next is told beside the chapter, and it comes."""

from __future__ import annotations

import pytest

from monstrarium.games import load
from monstrarium.table.presenter import Audience
from tests.support.matches import NAMES, walk


@pytest.mark.parametrize("key", ["cybo", "xybrid", "androids"])
def test_the_seat_that_is_told_to_be_next_acts_next(key: str) -> None:
    kit = load(key)
    seats = kit.game.info.seats[1]
    audience = Audience(None, NAMES[:seats], tuple(range(seats)))
    told, turn = "", 0
    right: list[int] = []
    wrong: list[int] = []
    for moment in walk(kit, 3, seats=seats):
        now = kit.game.turn(moment.state)
        if told and now == turn + 1:
            (right if told == NAMES[moment.state.seat] else wrong).append(now)
        told, turn = kit.presenter.next(moment.state, audience), now
    assert len(right) > 5
    assert key == "androids" or not wrong  # There a card may give the next turn to anybody.


@pytest.mark.parametrize("key", ["cybo", "androids"])
def test_nobody_is_next_when_the_match_is_over(key: str) -> None:
    kit = load(key)
    state = next(walk(kit, 3)).state
    seats = len(state.hands) if key == "androids" else len(state.order)
    for moment in walk(kit, 3):
        state = moment.state
    assert kit.presenter.next(state, Audience(None, NAMES[:seats], tuple(range(seats)))) == ""
