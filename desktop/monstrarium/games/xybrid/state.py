"""The state of XYbrid."""

from __future__ import annotations

import enum
from typing import Annotated

from ...engine.bounds import LIES, SAME, Between, Bits, Each
from ...engine.effects import Resolution
from ...engine.picks import Picks
from ...engine.pieces import Pieces
from ...engine.plain import AnyPiece, PieceId, Pile, Seat, State, state
from ...engine.rng import Rng
from .cards import CARDS, Card
from .options import House

ROUNDS = 3
NOBODY = -1
NO_PIECE = -1
ORDERS = tuple(
    tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats)) for seats in range(5)
)
"""The seats in turn order, by the number of seats and the first seat."""


class Phase(enum.IntEnum):
    CORE = 1
    """The seat in turn takes a core part."""
    DRAW = 2
    """The seat in turn uses a MISSION or draws."""
    BUILD = 3
    """The seat in turn attaches, swaps, or ends its turn."""
    REVEAL = 4
    """All seats secretly put down a breakthrough or none."""
    ACTIVATE = 5
    DEPLOY = 6
    OVER = 7


@state
class XybridState(State):
    """All of a match. A piece is a sleeve with a face in it, and each lies in exactly one zone.

    Numbers called `..._parts` or `..._seats` hold one bit for each piece or seat.
    """

    rng: Rng
    pieces: Pieces
    house: Annotated[House, SAME]
    deck: Pile
    """The top is the last."""
    lab: Pile
    core_pile: Pile
    cores: Annotated[list[AnyPiece], Each("seats"), LIES]
    """By seat: the core of its monster, or -1."""
    monsters: Annotated[list[Pile], Each("seats")]
    """By seat: the parts attached to the core, the oldest first."""
    lacks: Annotated[list[int], Each("seats")]
    """By seat: the types that its monster still needs, one bit each. It follows from the parts."""
    hands: Annotated[list[Pile], Each("seats")]
    piles: Annotated[list[Pile], Each("seats")]
    """By seat: the deployed pile, cores included."""
    secrets: Annotated[list[Pile], Each("seats")]
    """By seat: the breakthroughs that it has left."""
    picks: Picks
    revealed: Annotated[list[AnyPiece], Each("seats"), LIES]
    """By seat: the breakthrough that is revealed in this deployment, or -1."""
    infamy: Annotated[list[int], Each("seats")]
    paid: Annotated[list[int], Each("seats")]
    """By seat: what the last deployment paid for monster and hand."""
    limbo: Pile
    """Parts of the deck that an effect has lifted and not put down yet."""
    fixed: dict[PieceId, int]
    """The values of parts that are set for this deployment."""
    growth: dict[PieceId, int]
    """By how much parts have grown or shrunk for this deployment."""
    first: Seat
    """The seat that goes first in this round."""
    seat: Seat
    phase: Phase = Phase.CORE
    round: Annotated[int, Between(1, ROUNDS)] = 1
    cycle: Annotated[int, Between(1, 1000)] = 1
    """The current cycle of turns of this round."""
    drawn: bool = False
    """Whether anybody drew in this cycle."""
    missioned: bool = False
    """Whether the seat in turn has used its MISSION step."""
    used_parts: Annotated[int, Bits("pieces")] = 0
    """The parts whose MISSION was used in this round."""
    swapped_parts: Annotated[int, Bits("pieces")] = 0
    """The parts that were swapped out in this turn."""
    left_parts: Annotated[int, Bits("pieces")] = 0
    """The arms on the left."""
    wish: AnyPiece = NO_PIECE
    """The arm for which the seat in turn has named a side, or -1."""
    activated: Annotated[int, Between(0, 4)] = 0
    """How many seats in turn order have had their breakthrough activated."""
    resolved_parts: Annotated[int, Bits("pieces")] = 0
    """The parts whose DEPLOY effect has had its turn."""
    occurred_parts: Annotated[int, Bits("pieces")] = 0
    """The parts whose DEPLOY effect was carried out."""
    occurred: Annotated[int, Between(0, 1000)] = 0
    """How many DEPLOY effects were carried out, repeats included."""
    reversed: bool = False
    """The remaining DEPLOY effects occur from the lowest value to the highest."""
    muted_seats: Annotated[int, Bits("seats")] = 0
    shielded_seats: Annotated[int, Bits("seats")] = 0
    insured_seats: Annotated[int, Bits("seats")] = 0
    turn: int = 1
    pending: Resolution | None = None

    def card(self, piece: PieceId) -> Card:
        return CARDS[self.pieces.face[piece]]

    def lab_size(self) -> int:
        """The number of parts with which the lab begins."""
        return 2 * len(self.hands) + 1

    def order(self) -> tuple[Seat, ...]:
        return ORDERS[len(self.hands)][self.first]
