"""The rows of actions of CYBO: when each is possible, what it does, and why it is refused otherwise."""

from __future__ import annotations

from ...engine.action import Action, Choose
from ...engine.plain import Seat
from ...engine.verbs import Verb, Verbs
from ...language.words import _, mark
from .actions import Aim, Keep, PutBack, Roll
from .board import Number, cell
from .rolls import keep, roll
from .state import CyboState, Phase
from .turn import terms_of, verdict


def refusal(state: CyboState, action: Action, waiting: tuple[Seat, ...]) -> str:
    if state.phase is Phase.OVER:
        return _("The match is over.")
    if action.seat not in waiting and isinstance(action, Keep):
        return _("Points go on the card of the player who rolled them.")
    if action.seat not in waiting:
        return _("The die is with another player.")
    return VERBS.refusal(state, action)


def _why_no_aim(state: CyboState, action: Aim) -> str:
    if state.phase is not Phase.QUAD:
        return _("Nobody can aim the die: roll it in the tray.")
    number, target = action.number, _target(state)
    if cell(number)[0] == cell(target)[0]:
        return _("The Quad here needs {target}; {number} has been rolled.", target=target, number=number)
    return _("The Quad here needs {target}; {number} is not in this column.", target=target, number=number)


def _why_no_putting_back(state: CyboState, action: PutBack) -> str:
    return _(
        "Drop the die on {target} to roll for the Quad, or on your card to keep the points.", target=_target(state)
    )


def _target(state: CyboState) -> Number:
    return verdict(terms_of(state, state.seat), state.rolls).target


NO_ANSWER = mark("The die asks for a roll, not for an answer.")
VERBS = Verbs(
    Verb(Choose, None, why_not=NO_ANSWER),
    Verb(Roll, roll),
    Verb(Keep, keep, (Phase.QUAD,), mark("There is nothing to keep before a Trinity in a column is complete.")),
    Verb(Aim, None, why_not=_why_no_aim),
    Verb(PutBack, None, (Phase.QUAD,), NO_ANSWER, _why_no_putting_back),
)
