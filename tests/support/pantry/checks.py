"""Finds states that no match of Pantry can reach although all their numbers are within bounds."""

from __future__ import annotations

from monstrarium.language.words import _

from .state import PantryState, Phase


def wrong(state: PantryState) -> str:
    """The first contradiction in the state; empty if there is none."""
    for seat, pick in enumerate(state.picks.picked):
        if pick is not None and (not state.picks.made[seat] or pick not in state.hands[seat]):
            return _("a card is offered that is not there")
    if any(
        jar not in shelf
        for jar in state.shine
        if not any(jar in each for each in state.shelves)
        for shelf in state.shelves
    ):
        return _("what is no jar was polished")
    shelved = [jar for shelf in state.shelves for jar in shelf]
    if not all(state.card(jar).jar for jar in shelved):
        return _("what is no jar stands on a shelf")
    cooking = state.phase is Phase.COOK
    if (state.pending is not None and not cooking) or (state.limbo and state.pending is None):
        return _("nobody does anything, and yet something is done")
    if (state.phase is Phase.OVER) != (state.round > state.rounds):
        return _("the rounds do not agree with what is played")
    return ""
