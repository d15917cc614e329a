"""The course of a fight: what is carried out at once comes out as the effects would have it, which can ask."""

from __future__ import annotations

from typing import Any

import pytest

from monstrarium.engine.game import settle
from monstrarium.engine.plain import digest
from monstrarium.engine.rng import Rng
from monstrarium.games.xenoshyft.combat import course, exchange
from monstrarium.games.xenoshyft.effects import book
from monstrarium.games.xenoshyft.effects.reveals import AT_TROOPS, QUIET
from monstrarium.games.xenoshyft.state import Phase
from tests.games.xenoshyft.scenario import RULES

OPTIONS: dict[str, Any] = {"training": True, "division": "lot", "misprints": "printed"}


def digests(seed: int, seats: int) -> list[str]:
    """The states in the fights of a match through all nine rounds."""
    luck, found = Rng(seed), []
    state = RULES.new(seats, settle(RULES.info, seats, OPTIONS), luck.fork())
    while acting := RULES.to_act(state):
        RULES.apply(state, luck.pick(RULES.legal(state, luck.pick(acting))))
        if state.phase is Phase.COMBAT:
            found.append(digest(state))
    return found


RARE = (23, 90, 528)
"""Matches in which a blow is told apart by a rescue, by who comes nearer to the front, and by who strikes again."""


@pytest.mark.parametrize("seed", [*range(6), *RARE])
def test_what_is_carried_out_at_once_comes_out_like_its_effect(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = digests(seed, 2 + seed % 3)
    monkeypatch.setattr(exchange, "clash", lambda *_fight: None)
    monkeypatch.setattr(course, "may_cancel", lambda _state: True)
    assert digests(seed, 2 + seed % 3) == at_once


def test_the_reveals_that_are_told_apart_are_effects() -> None:
    assert all(text in book for text in (*AT_TROOPS, *QUIET))
