"""The table of a lesson of AndrOIDS is laid by the keys of its cards."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from monstrarium.engine.game import settle
from monstrarium.engine.rng import Rng
from monstrarium.engine.snapshots import wrong
from monstrarium.games.androids.cards import CARDS
from monstrarium.games.androids.laying import Table, lay
from monstrarium.games.androids.rules import Androids
from monstrarium.games.androids.state import NOBODY, AndroidsState

RULES = Androids()
FULL: dict[str, Any] = {
    "hands": [["teapot-top", "tea-break"], ["odd-sock"], []],
    "pile": [{"card": "oven-mitt", "by": 1}, {"card": "banana-peel"}],
    "deck": ["desk-lamp", "tombola"],
    "discard": ["snow-globe"],
}


def begun() -> AndroidsState:
    return RULES.new(3, settle(RULES.info, 3, {}), Rng(4))


def laid(**changed: Any) -> AndroidsState:
    state = begun()
    lay(state, msgspec.convert({**FULL, **changed}, Table))
    return state


def keys(state: AndroidsState, pieces: list[int]) -> list[str]:
    return [CARDS[state.pieces.face[piece]].key for piece in pieces]


def test_everything_lies_where_it_is_named() -> None:
    state = laid()

    assert [keys(state, hand) for hand in state.hands] == [["teapot-top", "tea-break"], ["odd-sock"], []]
    assert (keys(state, state.pile), state.laid_by) == (["oven-mitt", "banana-peel"], [1, NOBODY])
    assert keys(state, state.deck[-1:-3:-1]) == ["desk-lamp", "tombola"]
    assert (keys(state, state.discard), state.seat) == (["snow-globe"], 0)


def test_a_laid_table_is_one_that_a_match_can_reach() -> None:
    assert wrong(RULES, laid(), 3, begun()) == ""


def test_each_seat_knows_its_hand_and_what_it_has_laid() -> None:
    state = laid()

    assert [state.pieces.knows(seat, state.pile[0]) for seat in range(3)] == [False, True, False]
    assert [state.pieces.knows(seat, state.hands[0][0]) for seat in range(3)] == [True, False, False]
    assert all(state.pieces.knows(seat, state.discard[0]) for seat in range(3))
    assert not any(state.pieces.knows(seat, state.deck[-1]) for seat in range(3))


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"deck": ["golden-nose"]}, "there is no such card here: golden-nose"),
        ({"deck": ["oven-mitt"]}, "oven-mitt is named twice"),
        ({"hands": [["odd-sock"]]}, "there are 3 seats"),
        ({"pile": [{"card": "oven-mitt", "by": 3}]}, "there are 3 seats"),
        ({"pile": [{"card": "keyhole"}]}, "an instant lies in the pile"),
    ],
)
def test_what_cannot_lie_so_is_refused(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        laid(**changed)
