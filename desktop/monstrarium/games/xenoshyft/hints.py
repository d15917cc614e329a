"""What makes a bot good at XenoShyft: what to buy, who stands where, and when to help."""

from __future__ import annotations

from ...engine.action import Action, Choose
from ...engine.game import Chances
from ...engine.plain import Seat
from .actions import Buy, Deploy, Discard, Equip, Pass, Play, Ready, Recall, Regear, Shift, Spend, Upgrade
from .cards import COST
from .estimate import chance
from .plan import think
from .state import Phase, XenoState


class XenoshyftHints:
    """Every figure here is a pure function of what it is handed."""

    def value(self, state: XenoState, seat: Seat) -> float:
        """The chance that the base holds."""
        return chance(state)

    def weight(self, state: XenoState, action: Action) -> float:
        """How often sensible seats do this."""
        match action:
            case Spend() | Upgrade() | Equip() | Deploy():
                return 8.0
            case Buy(piece=piece):
                return 4.0 + COST[state.pieces.face[piece]]
            case Pass() | Play() | Choose():
                return 3.0
            case Shift() | Regear() | Discard() | Recall():
                return 0.02
            case Ready():
                return 0.5
        return 1.0

    def best(self, state: XenoState, seat: Seat) -> Action | None:
        """What a commander who thinks the round through does; nothing is proven by it."""
        return think(state, seat)

    def chances(self, state: XenoState) -> Chances | None:
        """An estimate from what everybody knows; all win or lose together."""
        seats = len(state.hands)
        if state.phase is Phase.OVER:
            return Chances((float(not state.lost),) * seats, True)
        return Chances((self.value(state, 0),) * seats, False)

    def reason(self, state: XenoState, action: Action) -> str:
        """Nothing to say yet."""
        return ""
