"""The actions of Pantry."""

from __future__ import annotations

from monstrarium.engine.action import Action
from monstrarium.engine.plain import PieceId


class Offer(Action, frozen=True, gc=False):
    """Secretly put down a card to taste, or nothing."""

    card: PieceId | None


class Play(Action, frozen=True, gc=False):
    card: PieceId


class Polish(Action, frozen=True, gc=False):
    """Pay a coin, so that a jar of the seat's shelf is worth one more."""

    jar: PieceId


class EndTurn(Action, frozen=True, gc=False):
    """Draw a card, and end the turn."""
