"""The state of Pantry."""

from __future__ import annotations

import enum
from typing import Annotated

from monstrarium.engine.bounds import SAME, Below, Between, Each
from monstrarium.engine.effects import Resolution
from monstrarium.engine.picks import Picks
from monstrarium.engine.pieces import Pieces
from monstrarium.engine.plain import PieceId, Pile, Seat, State, state
from monstrarium.engine.rng import Rng

from .cards import CARDS, Card


class Phase(enum.IntEnum):
    """What the table waits for."""

    TASTE = 1
    """Every seat secretly offers a card, or nothing."""
    COOK = 2
    """One seat plays a card, polishes jars, and ends its turn."""
    OVER = 3


@state
class PantryState(State):
    """The whole table; each card is in exactly one of deck, scraps, limbo, hands and shelves."""

    rng: Rng
    pieces: Pieces
    deck: Pile
    """The top is the last."""
    hands: Annotated[list[Pile], Each("seats")]
    shelves: Annotated[list[Pile], Each("seats")]
    picks: Picks
    coins: Annotated[list[Annotated[int, Between(0, 1000)]], Each("seats")]
    rounds: Annotated[int, SAME]
    scraps: Pile
    limbo: Pile
    """Cards an effect has lifted and not yet put down."""
    shine: dict[PieceId, int]
    """How often a jar was polished; each time makes it worth one more."""
    phase: Phase = Phase.TASTE
    round: int = 1
    first: Seat = 0
    """The seat that cooks first in this round."""
    cooked: Annotated[int, Below("seats")] = 0
    """How many turns of this round have ended."""
    played: bool = False
    """Whether the seat in turn has played its card."""
    turn: int = 1
    pending: Resolution | None = None

    def card(self, piece: PieceId) -> Card:
        """The card of a piece that is not hidden."""
        return CARDS[self.pieces.face[piece]]

    def cook(self) -> Seat:
        """The seat whose turn it is while cooking."""
        return (self.first + self.cooked) % len(self.hands)

    def worth(self, seat: Seat, jar: PieceId) -> int:
        """The worth of a jar on a shelf, with the cards beside it."""
        card = self.card(jar)
        lift = sum(self.card(other).lifts == card.key for other in self.shelves[seat])
        return card.worth + lift + self.shine.get(jar, 0)

    def score(self, seat: Seat) -> int:
        """The worth of a shelf."""
        return sum(self.worth(seat, jar) for jar in self.shelves[seat])
