"""How a bot judges AndrOIDS: by how likely the pile stands, who declares first, and when to stop a declaration."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ....engine.action import Action, Choose
from ....engine.game import Chances, shares
from ....engine.plain import PieceId, Seat
from ....language.words import _, mark, said
from ..actions import Declare, End, Lay, Pass, Play
from ..cards import KIND, LIMB, TEXT, Instant
from ..state import DECLARATION, NO_TARGET, AndroidsState, Phase
from ..uncovering import places
from .estimate import outlook, prospects
from .odds import rough_odds
from .sampled_worlds import reckon

EAGER = 12.0
"""The weight of declaring an android that surely stands."""
LOW = 6
"""Up to this height of the pile a declaration need not be stopped."""
REASONS: Mapping[str, str] = MappingProxyType(
    {
        "turn": mark("Whose turn it is matters now."),
        "peek": mark("A seat that knows more declares better."),
        "hand": mark("Others may hold what is needed."),
        "pile": mark("The order of the pile decides what sabotages strike."),
        "draw": mark("More cards give more to choose from."),
    }
)
"""The reason to play an instant that is no cancel, by its type."""


class AndroidsHints:
    def value(self, state: AndroidsState, seat: Seat) -> float:
        return outlook(state, seat)

    def weight(self, state: AndroidsState, action: Action) -> float:
        match action:
            case Lay(piece=piece):
                return (2.0 if KIND[state.pieces.face[piece]] <= LIMB else 1.5) / (1 + state.laid)
            case Play(seat=seat, piece=piece, target=target):
                return _weight_of_play(state, seat, state.pieces.face[piece], target)
            case Declare(seat=seat):
                return 0.1 + EAGER * rough_odds(state, seat)
            case End():
                return 1.5
            case Pass():
                return 4.0
            case Choose(option=option):
                return 3.0 if option == "pay" else 1.0
        return 1.0

    def best(self, state: AndroidsState, seat: Seat) -> Action | None:
        """The offer that does best over sampled worlds: chance decides so much here that this beats a tree search."""
        return reckon(state, seat, self.weight)

    def chances(self, state: AndroidsState) -> Chances | None:
        if state.phase is Phase.OVER:
            return Chances(shares(places(state)), True)
        return Chances(tuple(prospects(state)), False)

    def reason(self, state: AndroidsState, action: Action) -> str:
        """The reason for an action; it gives no hidden face away."""
        match action:
            case Lay():
                return _("The pile grows, and the hand fills up again.")
            case Play(seat=seat, piece=piece, target=target):
                return _why_play(state, seat, piece, target)
            case Declare(seat=seat):
                own, height = state.laid_by.count(seat), len(state.pile)
                return _("Of {height} cards in the pile {own} are its own.", own=own, height=height)
            case End() if state.pile:
                return _("It is too early for the lever.")
        return ""


def _weight_of_play(state: AndroidsState, seat: Seat, face: int, target: int) -> float:
    if KIND[face] == TEXT:
        return 0.4
    entry = state.batch[target]
    if entry.seat == seat:
        return 0.02
    if entry.piece == DECLARATION:
        return 0.3 * max(0, len(state.pile) - LOW)
    aims_at_own = entry.target >= 0 and state.batch[entry.target].seat == seat
    return 4.0 if aims_at_own else 0.4


def _why_play(state: AndroidsState, seat: Seat, piece: PieceId, target: int) -> str:
    card = state.card(piece)
    if not isinstance(card, Instant):
        return ""
    if target == NO_TARGET:
        return said(REASONS[card.type]) if card.type in REASONS else ""
    entry = state.batch[target]
    if entry.piece == DECLARATION:
        return _("This android may well stand.")
    if entry.target != NO_TARGET and state.batch[entry.target].seat == seat:
        return _("It saves what this seat has done.")
    return _("It spoils what another seat is up to.")
