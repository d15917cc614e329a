"""The table of AndrOIDS as data."""

from __future__ import annotations

import enum
from dataclasses import field
from typing import Annotated

from ...engine.bounds import SAME, Below, Between, Bits, Each
from ...engine.effects import Resolution
from ...engine.pieces import Pieces
from ...engine.plain import AnyPiece, AnySeat, PieceId, Pile, Seat, State, Value, state
from ...engine.rng import Rng
from .cards import CARDS, Card
from .options import House

NOBODY = -1
NO_FACE = -1
DECLARATION = -1
"""The piece of a deed that is no instant."""
NO_TARGET = -1
EVERYBODY = -1
"""To whom cards are shown."""


class Phase(enum.IntEnum):
    """What the table waits for."""

    TURN = 1
    """The seat in turn lays, plays, declares or ends its turn."""
    WINDOW = 2
    """The seats are asked one after the other whether they respond."""
    SETTLE = 3
    """What was played does what it says; somebody has to answer a question of it."""
    OVER = 4


class Deed(Value, frozen=True, gc=False):
    """An instant in a batch, or the declaration that opened it."""

    seat: Seat
    """For whom it resolves."""
    piece: AnyPiece = DECLARATION
    face: Annotated[int, Below("faces", NO_FACE)] = NO_FACE
    """What is printed on the instant, since its piece may have gone back to the deck before all is settled."""
    target: int = NO_TARGET
    """Which deed of the batch a cancel responds to."""
    dead: bool = False
    """Whether it was cancelled."""


@state
class AndroidsState(State):
    """Everything that is so. Pieces are sleeves, and each is in exactly one zone."""

    rng: Rng
    pieces: Pieces
    house: Annotated[House, SAME]
    deck: Pile
    """The top is the last."""
    hands: Annotated[list[Pile], Each("seats")]
    naps: Annotated[list[Annotated[int, Between(0, 100)]], Each("seats")]
    """By seat: how many turns it will skip."""
    known: Annotated[list[Annotated[int, Bits("faces")]], Each("seats")]
    """By seat: one bit a face that it knows to be in the pile or in a hand, without knowing the piece."""
    seat: Seat
    """Who is in turn."""
    pile: Pile = field(default_factory=list)
    """The top is the last."""
    laid_by: list[AnySeat] = field(default_factory=list)
    """Beside the pile: who laid each card, or NOBODY when nobody can tell any more."""
    played: Pile = field(default_factory=list)
    """The instants that lie on the table, in the order in which they were played."""
    assembly: Pile = field(default_factory=list)
    """What was uncovered and not struck, in that order."""
    waiting: Pile = field(default_factory=list)
    """Random sabotages that were uncovered and have not resolved."""
    discard: Pile = field(default_factory=list)
    """The newest is the last."""
    batch: list[Deed] = field(default_factory=list)
    """What was played at this moment, the declaration first if there is one."""
    shown: list[PieceId] = field(default_factory=list)
    """Face-down cards that are being looked at."""
    shown_to: AnySeat = EVERYBODY
    """Who looks at them."""
    phase: Phase = Phase.TURN
    turn: int = 1
    laid: int = 0
    """How many cards were laid in this turn."""
    declared: bool = False
    """Whether a declaration was made in this turn."""
    failed: bool = False
    """Whether it was uncovered and fell."""
    moment: bool = False
    """Whether this is the pause after a turn."""
    asked: AnySeat = NOBODY
    """Who is asked in a window."""
    left: Annotated[int, Below("seats")] = 0
    """How many seats still have to pass before the window closes."""
    texts: bool = False
    """While settling: whether cancels are done with and texts resolve."""
    cursor: int = 0
    """While settling: the deed of the batch that is looked at next."""
    acting: bool = False
    """While settling: whether the effect of that deed has begun."""
    next_seat: AnySeat = NOBODY
    """Who was promised the next turn."""
    curfew_seats: Annotated[int, Bits("seats")] = 0
    """One bit a seat until whose next turn nobody declares."""
    idle: int = 0
    """How many turns have ended since anybody laid, played or declared."""
    winner: AnySeat = NOBODY
    pending: Resolution | None = None

    def card(self, piece: PieceId) -> Card:
        """What is printed on a piece that is not hidden."""
        return CARDS[self.pieces.face[piece]]

    def declaring(self) -> bool:
        """Whether the open batch began with a declaration."""
        return bool(self.batch) and self.batch[0].piece == DECLARATION
