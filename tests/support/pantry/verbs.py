"""Why the rules of Pantry refuse an action, in a sentence for the seat that tries it."""

from __future__ import annotations

from monstrarium.engine.action import Action
from monstrarium.engine.plain import Seat
from monstrarium.engine.verbs import refused_anywhere
from monstrarium.language.words import _

from .actions import Offer, Play, Polish
from .state import PantryState, Phase


def refusal(state: PantryState, action: Action, waiting: tuple[Seat, ...]) -> str:
    """The sentence for an action that is not among the offers."""
    return refused_anywhere(state, action, waiting) or _by_phase(state, action)


def _by_phase(state: PantryState, action: Action) -> str:
    if isinstance(action, Offer):
        return _why_no_offer(state)
    return _("First everyone tastes.") if state.phase is Phase.TASTE else _why_no_cooking(state, action)


def _why_no_offer(state: PantryState) -> str:
    return _("You do not hold that card.") if state.phase is Phase.TASTE else _("Nobody tastes now.")


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
    return _("That cannot be done here.")
