"""The table of a lesson of XYbrid is laid by the keys of its cards."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from monstrarium.engine.game import settle
from monstrarium.engine.rng import Rng
from monstrarium.engine.snapshots import wrong
from monstrarium.games.xybrid.cards import CARDS
from monstrarium.games.xybrid.laying import Table, lay
from monstrarium.games.xybrid.rules import Xybrid
from monstrarium.games.xybrid.state import XybridState

RULES = Xybrid()
FULL: dict[str, Any] = {
    "round": 2,
    "phase": "draw",
    "lab": ["boss-kettle", "pet-moons"],
    "deck": ["soap-wand", "geode-grin"],
    "benches": [
        {
            "core": "rivet-boiler",
            "monster": ["bear-hug", "hover-sled", "spanner-fist"],
            "hand": ["tank-treads"],
            "pile": ["mossy-snail-foot"],
            "breakthroughs": ["tenure", "blackout"],
            "infamy": 7,
        },
        {"core": "plasma-globe", "breakthroughs": ["insurance"]},
    ],
}


def begun() -> XybridState:
    return RULES.new(2, settle(RULES.info, 2, {}), Rng(4))


def laid(**changed: Any) -> XybridState:
    state = begun()
    lay(state, msgspec.convert({**FULL, **changed}, Table))
    return state


def keys(state: XybridState, pieces: list[int]) -> list[str]:
    return [CARDS[state.pieces.face[piece]].key for piece in pieces]


def test_everything_lies_where_it_is_named() -> None:
    state = laid()

    assert keys(state, state.lab) == ["boss-kettle", "pet-moons"]
    assert keys(state, state.deck[-1:-3:-1]) == ["soap-wand", "geode-grin"]
    assert keys(state, state.monsters[0]) == ["bear-hug", "hover-sled", "spanner-fist"]
    assert keys(state, [part for part in state.monsters[0] if state.left_parts >> part & 1]) == ["bear-hug"]
    assert (keys(state, state.hands[0]), keys(state, state.piles[0])) == (["tank-treads"], ["mossy-snail-foot"])
    assert keys(state, state.secrets[0]) == ["tenure", "blackout"]
    assert keys(state, [state.cores[1]]) == ["plasma-globe"]
    assert (state.infamy, state.round, state.seat) == ([7, 0], 2, 0)


def test_a_laid_table_is_one_that_a_match_can_reach() -> None:
    assert wrong(RULES, laid(), 2, begun()) == ""


def test_a_seat_sees_its_own_breakthroughs_and_nobody_the_deck() -> None:
    state = laid()

    assert all(state.pieces.knows(0, card) and not state.pieces.knows(1, card) for card in state.secrets[0])
    assert not any(state.pieces.knows(seat, part) for part in state.deck for seat in (0, 1))


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"lab": ["sonic-nose"]}, "there is no such card here: sonic-nose"),
        ({"lab": ["angry-mob"]}, "there is no such card here: angry-mob"),
        ({"lab": ["tank-treads"]}, "tank-treads is named twice"),
        ({"benches": [{"hand": ["bear-hug"]}, {"hand": ["bear-hug"]}]}, "bear-hug is named twice"),
        ({"benches": [{}, {}, {}]}, "there are 2 seats"),
        (
            {"benches": [{"breakthroughs": ["tenure", "blackout", "insurance", "tall-poppy"]}]},
            "a seat has no more than 3 breakthroughs",
        ),
    ],
)
def test_what_cannot_lie_so_is_refused(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        laid(**changed)
