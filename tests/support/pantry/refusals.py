"""Why the rules of Pantry refuse an action, in a sentence for the seat that tries it."""

from __future__ import annotations

from monstrarium.engine.action import Action, Choose
from monstrarium.engine.plain import Seat
from monstrarium.engine.words import _

from .actions import Offer, Play, Polish
from .state import PantryState, Phase


def refusal(state: PantryState, action: Action, waiting: tuple[Seat, ...]) -> str:
    """Empty when the action is legal, else the sentence."""
    if action.seat not in waiting:
        return _("It is not your turn.")
    if isinstance(action, Choose):
        asked = () if state.pending is None else state.pending.choice.options
        return "" if action.option in asked else _("That is no answer to what is asked.")
    if state.pending is not None:
        return _("Answer the question first.")
    if isinstance(action, Offer):
        return _why_no_offer(state, action)
    return _("First everyone tastes.") if state.phase is Phase.TASTE else _why_no_cooking(state, action)


def _why_no_offer(state: PantryState, offer: Offer) -> str:
    if state.phase is not Phase.TASTE:
        return _("Nobody tastes now.")
    known = offer.card is None or offer.card in state.hands[offer.seat]
    return "" if known else _("You do not hold that card.")


def _why_no_cooking(state: PantryState, action: Action) -> str:
    match action:
        case Play() if state.played:
            return _("You have played a card in this turn.")
        case Play(seat=seat, card=card) if card not in state.hands[seat]:
            return _("You do not hold that card.")
        case Polish(seat=seat) if not state.coins[seat]:
            return _("Polishing takes a coin, and you have none.")
        case Polish(seat=seat, jar=jar) if jar not in state.shelves[seat]:
            return _("Only a jar on your own shelf can be polished.")
    return ""
