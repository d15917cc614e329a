"""The table of a lesson of XenoShyft is laid by the keys of its cards."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from monstrarium.engine.game import settle
from monstrarium.engine.rng import Rng
from monstrarium.engine.snapshots import untried, wrong
from monstrarium.games.xenoshyft.cards import CARDS
from monstrarium.games.xenoshyft.laying import Table, lay
from monstrarium.games.xenoshyft.rules import Xenoshyft
from monstrarium.games.xenoshyft.state import Phase, XenoshyftState

RULES = Xenoshyft()
FULL: dict[str, Any] = {
    "round": 4,
    "phase": "deploy",
    "base": 9,
    "items": ["med-pack", "atlas"],
    "troops": ["ravager"],
    "enemies": [],
    "commanders": [
        {
            "hand": ["xeno-one", "militia"],
            "deck": ["ranger", "xeno-three"],
            "discard": ["xeno-one", "gator"],
            "front": [{"card": "ranger", "gear": ["hercules"], "wounds": 1}, {"card": "militia"}],
        },
        {},
    ],
}


def begun() -> XenoshyftState:
    return RULES.new(2, settle(RULES.info, 2, {}), Rng(4))


def laid(**changed: Any) -> XenoshyftState:
    state = begun()
    lay(state, msgspec.convert({**FULL, **changed}, Table))
    return state


def keys(state: XenoshyftState, pieces: list[int]) -> list[str]:
    return [CARDS[state.pieces.face[piece]].key for piece in pieces]


def test_everything_lies_where_it_is_named() -> None:
    state = laid()

    assert keys(state, state.hands[0]) == ["xeno-one", "militia"]
    assert keys(state, state.decks[0][::-1]) == ["ranger", "xeno-three"]
    assert keys(state, state.discards[0]) == ["xeno-one", "gator"]
    scout = state.fronts[0][0]
    assert keys(state, [*state.fronts[0], *state.gear[scout]]) == ["ranger", "militia", "hercules"]
    assert state.wounds == {scout: 1}
    assert keys(state, state.market[:2]) == ["med-pack", "atlas"]
    assert keys(state, state.market[9:10]) == ["ravager"]
    assert (state.round, state.phase, state.base, state.first) == (4, Phase.DEPLOY, 9, 0)


def test_the_market_is_full_and_has_every_card_once() -> None:
    state = laid()

    assert all(piece >= 0 for piece in state.market[:6])
    assert all(piece >= 0 for piece in state.market[9:12])


def test_the_enemies_come_in_the_order_in_which_they_are_named() -> None:
    state = laid(round=1, enemies=["smoker", "charger"], troops=[])

    assert keys(state, state.enemy_decks[0][:-3:-1]) == ["smoker", "charger"]
    assert not any(state.pieces.seen[enemy] for enemy in state.enemy_decks[0])


def test_a_laid_table_is_one_that_a_match_can_reach_and_play_on() -> None:
    state = laid()

    assert wrong(RULES, state, 2, begun()) == ""
    assert untried(RULES, state, 2) == ""


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"items": ["golden-nose"]}, "there is no such card here: golden-nose"),
        ({"items": ["ranger"]}, "there is no such card here: ranger"),
        ({"enemies": ["med-pack"]}, "there is no such card here: med-pack"),
        ({"commanders": [{"hand": ["gator"], "deck": ["gator"]}, {}]}, "there are no more cards of this kind: gator"),
        ({"commanders": [{}]}, "there are 2 seats"),
    ],
)
def test_what_cannot_lie_so_is_refused(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        laid(**changed)
