"""How good a state is for a seat, and what a sensible seat does: the two opinions that searching rests on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine.action import Action
from ..engine.game import Game, Hints, Outcome, shares
from ..engine.plain import Seat
from ..engine.rng import Rng

WIN = 0.9
"""How much of a seat's worth is winning; the rest is for a better place, so that a lost match is still played well."""
FINE = 1 << 30


def share(outcome: Outcome, seat: Seat, together: bool = False) -> float:
    """What an outcome is worth to a seat, 0 to 1; winners share a victory, but for those who win or lose together."""
    places = outcome.places
    if together:
        return shares(places, together)[seat]
    return WIN * shares(places)[seat] + (1.0 - WIN) * (len(places) - places[seat]) / max(1, len(places) - 1)


def worth(game: Game[Any], hints: Hints[Any], state: Any, seat: Seat) -> float:
    """What a state is worth to a seat: the outcome when there is one, else the game's own opinion."""
    outcome = game.outcome(state)
    return hints.value(state, seat) if outcome is None else share(outcome, seat, game.info.together)


def sensible(hints: Hints[Any], state: Any, offers: Sequence[Action], rng: Rng) -> Action:
    """An offer, as often as sensible seats take it."""
    if len(offers) == 1:
        return offers[0]
    weights = [hints.weight(state, offer) for offer in offers]
    left = rng.below(FINE) / FINE * sum(weights)
    for offer, weight in zip(offers, weights, strict=True):
        left -= weight
        if left < 0.0:
            return offer
    return rng.pick(offers)
