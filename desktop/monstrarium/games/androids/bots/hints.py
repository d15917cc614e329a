"""What makes a bot good at AndrOIDS: how likely the pile stands, who declares first, and when to stop whom."""

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
"""How often a seat declares an android that surely stands."""
LOW = 6
"""With so few cards in the pile nobody needs to think of declarations."""
REASONS: Mapping[str, str] = MappingProxyType(
    {
        "turn": mark("Whose turn it is matters now."),
        "peek": mark("Whoever knows more declares better."),
        "hand": mark("Others may hold what is needed."),
        "pile": mark("The order of the pile decides what sabotages strike."),
        "draw": mark("More cards give more to choose from."),
    }
)
"""By the type of an instant that is no cancel."""


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
        """Not solved, but chance decides so much here that looking once, and closely, beats playing on in the head."""
        return reckon(state, seat, self.weight)

    def chances(self, state: AndroidsState) -> Chances | None:
        """An estimate from what everybody knows; no face counts."""
        if state.phase is Phase.OVER:
            return Chances(shares(places(state)), True)
        return Chances(tuple(prospects(state)), False)

    def reason(self, state: AndroidsState, action: Action) -> str:
        """Why, in words that are the same whatever lies face down."""
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
