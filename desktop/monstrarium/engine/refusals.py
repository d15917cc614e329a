"""What every game refuses alike, in a sentence for the seat that tries it."""

from __future__ import annotations

from .action import Action, Choose
from .plain import Seat, State
from .words import _


def refused_anywhere(state: State, action: Action, waiting: tuple[Seat, ...]) -> str:
    """Why an action that is not among the offers is none in any game; empty where the game's own rules speak.

    `waiting` are the seats that owe a decision: none when the match is over.
    """
    if not waiting:
        return _("The match is over.")
    if action.seat not in waiting:
        return _("It is not your turn.")
    if isinstance(action, Choose):
        return _("That is no answer to what is asked.")
    return "" if state.pending is None else _("Answer the question first.")
