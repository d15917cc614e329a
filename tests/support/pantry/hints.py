"""How bots and hints judge Pantry."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from monstrarium.engine.action import Action, Choose
from monstrarium.engine.course import Course
from monstrarium.engine.game import Chances
from monstrarium.engine.plain import Seat
from monstrarium.language.words import _, said

from .actions import EndTurn, Offer, Play, Polish
from .state import PantryState

HELD = 0.4
"""The worth of a jar in the hand, as a share of its worth on the shelf."""
OTHER = 0.1
"""The worth of any other card in the hand, in points."""
COIN = 0.9
SOFT = 12.0
"""The lead in points that makes the chance three to one."""


class PantryHints:
    """Points on the shelf count in full, cards in the hand a little."""

    def value(self, state: PantryState, seat: Seat) -> float:
        """A share that grows with the lead over the best rival."""
        assets = [self._assets(state, each) for each in range(len(state.hands))]
        rival = max(each for other, each in enumerate(assets) if other != seat)
        lead = assets[seat] - rival
        return 0.5 + 0.5 * lead / (abs(lead) + SOFT)

    def weight(self, state: PantryState, action: Action) -> float:
        """Weigh jars first; do not end a turn with a jar to play or a coin to spend."""
        match action:
            case Play(card=card):
                return 3.0 + 2.0 * state.card(card).worth
            case EndTurn(seat=seat):
                return 1.0 if state.played and not state.coins[seat] else 0.3
            case Polish() | Choose():
                return 3.0
            case Offer(card=None):
                return 2.0
        return 1.0

    def best(self, state: PantryState, seat: Seat) -> Action | None:
        return None

    def chances(self, state: PantryState) -> Chances | None:
        return None

    def reason(self, seen: PantryState, course: Course, names: Sequence[str], worlds: Sequence[PantryState]) -> str:
        action = course[0]
        if isinstance(action, Play) and seen.card(action.card).jar:
            return _("{card} is worth points on your shelf.", card=said(seen.card(action.card).title))
        return _("{name} has {n} points.", name=names[action.seat], n=seen.score(action.seat))

    def _assets(self, state: PantryState, seat: Seat) -> float:
        held: list[Any] = [state.card(card) for card in state.hands[seat]]
        jars = math.fsum(card.worth * HELD if card.jar else OTHER for card in held)
        return state.score(seat) + jars + COIN * state.coins[seat]
