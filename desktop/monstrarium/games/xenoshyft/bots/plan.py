"""How a commander thinks a round through: whole purchases, whole line-ups, and every deed of a fight played to its end.

Purchases and line-ups are tried in forecasts, deeds in fights after the real rules; always in the same few worlds for
all that is compared.
"""

from __future__ import annotations

from ....engine.action import Action
from ....engine.plain import Seat
from ..rules import Xenoshyft
from ..state import Phase, XenoshyftState
from .fight_choices import deed, wrap_up
from .line_up import deployment
from .purchase import purchase

RULES = Xenoshyft()


def think(state: XenoshyftState, seat: Seat) -> Action | None:
    """What a commander who thinks does now; None where that is not known."""
    offers = RULES.legal(state, seat)
    if state.pending is not None or state.phase is Phase.COMBAT:
        return deed(state, seat, offers) if state.phase is Phase.COMBAT else None
    if state.phase is Phase.BUY:
        return purchase(state, seat)
    if state.phase is Phase.DEPLOY:
        return deployment(state, seat)
    if state.phase is Phase.WRAP:
        return wrap_up(state, seat, offers)
    return None
