"""What makes a bot good at AndrOIDS: how likely the pile stands, who declares first, and when to stop whom."""

from __future__ import annotations

from ...engine.action import Action, Choose
from ...engine.game import Chances
from ...engine.plain import Seat
from ...engine.words import _
from .actions import Declare, End, Lay, Pass, Play
from .cards import KIND, LIMB, TEXT
from .estimate import outlook
from .state import DECLARATION, AndroidsState, Phase

TALL = 12
"""A pile so high is worth a declaration."""


class AndroidsHints:
    """Every figure here is a pure function of what it is handed."""

    def value(self, state: AndroidsState, seat: Seat) -> float:
        """The chance to win, by what the seat knows."""
        return outlook(state, seat)

    def weight(self, state: AndroidsState, action: Action) -> float:
        """How often sensible seats do this."""
        match action:
            case Lay(piece=piece):
                return (2.0 if KIND[state.pieces.face[piece]] <= LIMB else 1.5) / (1 + state.laid)
            case Play(seat=seat, piece=piece, target=target):
                return _weight_of_play(state, seat, state.pieces.face[piece], target)
            case Declare():
                return min(3.0, 0.02 * max(0, len(state.pile) - 6) ** 2)
            case End():
                return 1.5
            case Pass():
                return 4.0
            case Choose(option=option):
                return 3.0 if option == "pay" else 1.0
        return 1.0

    def best(self, state: AndroidsState, seat: Seat) -> Action | None:
        """Nothing is solved here."""
        return None

    def chances(self, state: AndroidsState) -> Chances | None:
        """Sure when it is over; else all that is public leaves the seats alike."""
        if state.phase is not Phase.OVER:
            return None
        return Chances(tuple(float(seat == state.winner) for seat in range(len(state.hands))), True)

    def reason(self, state: AndroidsState, action: Action) -> str:
        """Why, in words that tell nothing of what lies face down."""
        match action:
            case Declare():
                return _("The pile may well be an android by now.")
            case End():
                return _("The others have to decide now.")
        return ""


def _weight_of_play(state: AndroidsState, seat: Seat, face: int, target: int) -> float:
    if KIND[face] == TEXT:
        return 0.4
    deed = state.batch[target]
    if deed.seat == seat:
        return 0.02
    if deed.piece == DECLARATION:
        return 0.3 * max(0, len(state.pile) - 6)
    aims_at_own = deed.target >= 0 and state.batch[deed.target].seat == seat
    return 4.0 if aims_at_own else 0.4
