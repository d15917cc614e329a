"""Why the rules refuse an action, in a sentence for the seat that tries it."""

from __future__ import annotations

from ...engine.action import Action
from ...engine.plain import Seat
from ...engine.words import _
from .actions import Aim, Keep, PutBack
from .board import Number, cell
from .state import CyboState, Phase
from .turn import terms_of, verdict


def refusal(state: CyboState, action: Action, waiting: tuple[Seat, ...]) -> str:
    """The sentence for an action that is not among the offers."""
    if state.phase is Phase.OVER:
        return _("The match is over.")
    if action.seat not in waiting and isinstance(action, Keep):
        return _("Points go on the card of the seat that rolled them.")
    if action.seat not in waiting:
        return _("The die is with another seat.")
    if isinstance(action, Aim):
        return _why_no_aim(state, action.number)
    if isinstance(action, PutBack) and state.phase is Phase.QUAD:
        return _why_no_putting_back(state)
    if isinstance(action, Keep):
        return _("There is nothing to keep before a Trinity in a column is complete.")
    return _("The die asks for a roll, not for an answer.")


def _why_no_aim(state: CyboState, number: Number) -> str:
    if state.phase is not Phase.QUAD:
        return _("Nobody can aim the die: roll it in the tray.")
    target = verdict(terms_of(state, state.seat), state.rolls).target
    if cell(number)[0] == cell(target)[0]:
        return _("The Quad here needs {target}; {number} has been rolled.", target=target, number=number)
    return _("The Quad here needs {target}; {number} is not in this column.", target=target, number=number)


def _why_no_putting_back(state: CyboState) -> str:
    target = verdict(terms_of(state, state.seat), state.rolls).target
    return _("Drop the die on {target} to roll for the Quad, or on your card to keep the points.", target=target)
