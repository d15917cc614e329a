"""Why the rules refuse what a side wants between activations: bids, counters, modes."""

from __future__ import annotations

from ....language.words import _
from ..actions import (
    Announce,
    Bid,
    Number,
    Rouse,
)
from ..printed.names import warrior_name
from ..printed.warriors import FIRE
from ..state import OFF, HybridState, Mode


def why_no_bid(state: HybridState, action: Bid) -> str:
    if action.piece not in state.hands[action.seat]:
        return _("You do not hold that card.")
    return _("That card can be played from the next activation on.")


def why_no_number(state: HybridState, action: Number) -> str:
    warrior = action.warrior
    if not 0 <= warrior < len(state.kinds) or state.sides[warrior] != action.seat:
        return _("That warrior is not yours.")
    if state.squares[warrior] < OFF:
        return _("That warrior is not here any more.")
    if state.asleep >> warrior & 1:
        return _("{warrior} is not activated yet.", warrior=warrior_name(state, warrior))
    if warrior in state.ambush:
        return _("{warrior} keeps its ambush: rouse it first.", warrior=warrior_name(state, warrior))
    return _("{warrior} has a counter already.", warrior=warrior_name(state, warrior))


def why_no_rouse(state: HybridState, action: Rouse) -> str:
    if action.warrior not in state.ambush or state.sides[action.warrior] != action.seat:
        return _("Only a warrior of yours in ambush can be roused.")
    return _("Warriors are roused before the first counter lies.")


def why_no_mode(state: HybridState, action: Announce) -> str:
    warrior = state.active
    if action.mode == Mode.FIRING and not FIRE[state.kinds[warrior]]:
        return _("{warrior} has nothing to shoot with.", warrior=warrior_name(state, warrior))
    if action.mode == Mode.MOVING:
        return _(
            "{warrior} is dazed and cannot take the Moving mode in this round.", warrior=warrior_name(state, warrior)
        )
    return _("There is no such mode.")
