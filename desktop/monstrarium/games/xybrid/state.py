"""The table of XYbrid as data."""

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
"""By number of seats and first seat: the seats in turn order."""


class Phase(enum.IntEnum):
    """What the table waits for."""

    CORE = 1
    """The seat in turn takes a core part."""
    DRAW = 2
    """The seat in turn uses a MISSION or draws."""
    BUILD = 3
    """The seat in turn attaches, swaps, or ends its turn."""
    REVEAL = 4
    """Everyone secretly puts down a breakthrough, or none."""
    ACTIVATE = 5
    """The revealed breakthroughs do what they say."""
    DEPLOY = 6
    """DEPLOY effects occur."""
    OVER = 7


@state
class XybridState(State):
    """Everything that is so. Pieces are sleeves; every part is in exactly one zone, here or in a hand of the engine's.

    Whole numbers that are named `..._parts` or `..._seats` hold one bit a piece or a seat.
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
    """By seat: the parts attached to the core, in the order in which they came."""
    lacks: Annotated[list[int], Each("seats")]
    """By seat: the types its monster still needs, one bit each. It follows from the parts; `moves` keeps it up."""
    hands: Annotated[list[Pile], Each("seats")]
    piles: Annotated[list[Pile], Each("seats")]
    """By seat: what was deployed, cores too."""
    secrets: Annotated[list[Pile], Each("seats")]
    """By seat: the breakthroughs it has left."""
    picks: Picks
    revealed: Annotated[list[AnyPiece], Each("seats"), LIES]
    """By seat, in a deployment: the breakthrough that lies open, or -1."""
    infamy: Annotated[list[int], Each("seats")]
    paid: Annotated[list[int], Each("seats")]
    """By seat: what the last deployment paid for the monster and the hand."""
    limbo: Pile
    """Parts of the deck that an effect has lifted and not yet put down."""
    fixed: dict[PieceId, int]
    """What a part is worth for this deployment, whatever is printed."""
    growth: dict[PieceId, int]
    """By how much a part has grown or shrunk for this deployment."""
    first: Seat
    """Who goes first in this round."""
    seat: Seat
    """Who is in turn."""
    phase: Phase = Phase.CORE
    round: Annotated[int, Between(1, ROUNDS)] = 1
    cycle: Annotated[int, Between(1, 1000)] = 1
    """The cycle of turns of this round that runs."""
    drawn: bool = False
    """Whether anybody drew in this cycle."""
    missioned: bool = False
    """Whether the seat in turn has used its MISSION step."""
    used_parts: Annotated[int, Bits("pieces")] = 0
    """Whose MISSION was used in this round."""
    swapped_parts: Annotated[int, Bits("pieces")] = 0
    """What was swapped out in this BUILD step."""
    left_parts: Annotated[int, Bits("pieces")] = 0
    """Arms that are on the left."""
    wish: AnyPiece = NO_PIECE
    """The arm for which the seat in turn has named a side."""
    activated: Annotated[int, Between(0, 4)] = 0
    """How many seats, in turn order, have had their breakthrough activated."""
    resolved_parts: Annotated[int, Bits("pieces")] = 0
    """Whose DEPLOY effect has had its turn."""
    occurred_parts: Annotated[int, Bits("pieces")] = 0
    """Whose DEPLOY effect was carried out."""
    occurred: Annotated[int, Between(0, 1000)] = 0
    """How many DEPLOY effects were carried out, repeats counted."""
    reversed: bool = False
    """The remaining DEPLOY effects occur from the lowest value to the highest."""
    muted_seats: Annotated[int, Bits("seats")] = 0
    shielded_seats: Annotated[int, Bits("seats")] = 0
    insured_seats: Annotated[int, Bits("seats")] = 0
    turn: int = 1
    pending: Resolution | None = None

    def card(self, piece: PieceId) -> Card:
        """What is printed on a piece that is not hidden."""
        return CARDS[self.pieces.face[piece]]

    def lab_size(self) -> int:
        """How many parts the lab begins with."""
        return 2 * len(self.hands) + 1

    def order(self) -> tuple[Seat, ...]:
        """The seats in turn order of this round."""
        return ORDERS[len(self.hands)][self.first]
