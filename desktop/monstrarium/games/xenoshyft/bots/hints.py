"""What makes a bot good at XenoShyft: what to buy, who stands where, and when to help."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ....engine.action import Action, Choose
from ....engine.game import Chances
from ....engine.plain import Seat
from ..actions import (
    Buy,
    Deploy,
    Discard,
    Equip,
    Pass,
    Play,
    Pledge,
    Power,
    Ready,
    Recall,
    Regear,
    Shift,
    Spend,
    Upgrade,
    Use,
)
from ..state import Phase, XenoshyftState
from .estimate import prospects, worth
from .plan import think
from .reasons import reason
from .worths import FIGURE, LASTING

SELDOM = 0.02
"""How often a seat does what changes little and can be done again and again."""
OFTEN: Mapping[type[Action], float] = MappingProxyType(
    {
        Spend: 12.0,
        Upgrade: 12.0,
        Deploy: 8.0,
        Equip: 8.0,
        Pass: 4.0,
        Play: 1.5,
        Power: 1.5,
        Use: 1.5,
        Ready: 0.5,
        Shift: SELDOM,
        Regear: SELDOM,
        Discard: SELDOM,
        Recall: SELDOM,
        Pledge: SELDOM,
    }
)
"""How often sensible seats do other things."""


class XenoshyftHints:
    """Every figure here is a pure function of what it is handed."""

    def value(self, state: XenoshyftState, seat: Seat) -> float:
        """The chance that the base holds, as far as a forecast of this round can tell, if the seat holds its lane."""
        return worth(state, seat)

    def weight(self, state: XenoshyftState, action: Action) -> float:
        """How often sensible seats do this."""
        match action:
            case Buy(piece=piece):
                face = state.pieces.face[piece]
                return 1.0 + 2.0 * max(0.0, FIGURE[state.wave][face] + LASTING[state.round][face])
            case Choose(option=option):
                return 1.5 if option == "none" else 1.0
        return OFTEN.get(type(action), 1.0)

    def best(self, state: XenoshyftState, seat: Seat) -> Action | None:
        """What a commander does who thinks the round through. Nothing is proven by it."""
        return think(state, seat)

    def chances(self, state: XenoshyftState) -> Chances | None:
        """An estimate from what lies open; all win or lose together."""
        seats = len(state.hands)
        if state.phase is Phase.OVER:
            return Chances((float(not state.lost),) * seats, True)
        return Chances((prospects(state),) * seats, False)

    def reason(self, state: XenoshyftState, action: Action) -> str:
        """Why, by what lies open."""
        return reason(state, action)
