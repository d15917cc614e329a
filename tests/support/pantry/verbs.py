"""The rows of actions of Pantry: when each is possible, what it does, and why it is refused otherwise."""

from __future__ import annotations

from monstrarium.engine.action import Action, Choose
from monstrarium.engine.plain import Seat
from monstrarium.engine.verbs import Verb, Verbs, refused_anywhere
from monstrarium.language.words import _, mark

from . import turns
from .actions import EndTurn, Offer, Play, Polish
from .effects import book
from .state import PantryState, Phase

FIRST_TASTE = mark("First everyone tastes.")
NOT_HELD = mark("You do not hold that card.")


def refusal(state: PantryState, action: Action, waiting: tuple[Seat, ...]) -> str:
    """The sentence for an action that is not among the offers."""
    return refused_anywhere(state, action, waiting) or VERBS.refusal(state, action)


def _why_no_play(state: PantryState, action: Play) -> str:
    return _("You have played a card in this turn.") if state.played else _("You do not hold that card.")


def _why_no_polish(state: PantryState, action: Polish) -> str:
    if not state.coins[action.seat]:
        return _("Polishing takes a coin, and you have none.")
    return _("Only a jar on your own shelf can be polished.")


COOK = (Phase.COOK,)
VERBS = Verbs(
    Verb(Choose, lambda state, action, out: book.answer(state, action.option, out)),
    Verb(Offer, turns.offer, (Phase.TASTE,), mark("Nobody tastes now."), NOT_HELD),
    Verb(Play, turns.play, COOK, FIRST_TASTE, _why_no_play),
    Verb(Polish, turns.polish, COOK, FIRST_TASTE, _why_no_polish),
    Verb(EndTurn, turns.end_turn, COOK, FIRST_TASTE),
)
