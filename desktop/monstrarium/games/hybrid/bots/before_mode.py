"""What bots do with auras, mutations and kept cards before a warrior takes a mode."""

from __future__ import annotations

from ....engine.action import Action
from ....engine.plain import Seat
from ..actions import Graft, Invoke, Play
from ..cards import auras_mutations, playing
from ..cards.lasting import aura_of
from ..combat.modifiers import apart
from ..printed.other_decks import event_of
from ..state import HybridState
from .position import strength_of

NEAR = 6
"""How many squares away an enemy may be for a card to be played."""
ENOUGH_WOUNDS = 2
"""How many wounds are worth a healing card."""


def card_first(state: HybridState, seat: Seat) -> Action | None:
    """The card to play before the mode: a mutation, an aura, or a kept card where it does most; None for no card."""
    given = auras_mutations.offers(state) if state.gifts[seat] else []
    raised = aura_of(state, state.active) is not None
    for offer in given:
        if isinstance(offer, Graft) or (isinstance(offer, Invoke) and not raised):
            return offer
    if not state.reserves[seat]:
        return None
    good = [offer for offer in playing.offers(state) if isinstance(offer, Play) and _is_worth_it(state, offer)]
    return max(good, key=lambda offer: strength_of(state.kinds[offer.target], state.wounds[offer.target]), default=None)


def _is_worth_it(state: HybridState, offer: Play) -> bool:
    """Whether the target is near what happens now."""
    card, active, target = event_of(state.pieces.face[offer.piece]), state.active, offer.target
    if card.does == "heal":
        return state.wounds[target] >= ENOUGH_WOUNDS
    if card.does == "douse" or state.squares[active] < 0:
        return False
    foes = [each for each in state.standing(offer.seat ^ 1) if apart(state, active, each) <= NEAR]
    if state.sides[target] == offer.seat:
        return card.aim != "any" and target == active and bool(foes)
    return target in foes
