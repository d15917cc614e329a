"""The state of AndrOIDS."""

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
"""The piece of an entry that is no instant."""
NO_TARGET = -1
EVERYBODY = -1
"""The seat to which cards are shown, when all see them."""


class Phase(enum.IntEnum):
    TURN = 1
    """The seat in turn lays, plays, declares or ends its turn."""
    WINDOW = 2
    """The seats are asked one after the other whether they respond."""
    SETTLE = 3
    """What was played takes effect; a seat has to answer a question of it."""
    OVER = 4


class Entry(Value, frozen=True, gc=False):
    """An entry of the batch: an instant, or the declaration that opened it."""

    seat: Seat
    """The seat for which it works."""
    piece: AnyPiece = DECLARATION
    face: Annotated[int, Below("faces", NO_FACE)] = NO_FACE
    """The face of the instant, since its piece may have gone back to the deck before all is settled."""
    target: int = NO_TARGET
    """The entry of the batch that a cancel answers, by its index."""
    dead: bool = False
    """Whether it is cancelled."""


@state
class AndroidsState(State):
    """All of a match. A piece is a sleeve with a face in it, and each lies in exactly one zone."""

    rng: Rng
    pieces: Pieces
    house: Annotated[House, SAME]
    deck: Pile
    """The top is the last."""
    hands: Annotated[list[Pile], Each("seats")]
    naps: Annotated[list[Annotated[int, Between(0, 100)]], Each("seats")]
    """By seat: how many turns it will skip."""
    known: Annotated[list[Annotated[int, Bits("faces")]], Each("seats")]
    """By seat: the faces that it knows to be in the pile or in a hand without knowing the piece, one bit each."""
    seat: Seat
    pile: Pile = field(default_factory=list)
    """The top is the last."""
    laid_by: list[AnySeat] = field(default_factory=list)
    """The seat that laid each card of the pile, or NOBODY where no one can tell any more."""
    played: Pile = field(default_factory=list)
    """The instants that lie on the table, in the order in which they were played."""
    assembly: Pile = field(default_factory=list)
    """The parts and junk that were uncovered and not struck, in that order."""
    waiting: Pile = field(default_factory=list)
    """Sabotages that were uncovered and have not taken effect."""
    discard: Pile = field(default_factory=list)
    """The newest is the last."""
    batch: list[Entry] = field(default_factory=list)
    """What was played at this moment: the declaration first if there is one, then instants."""
    shown: list[PieceId] = field(default_factory=list)
    """Face-down cards that are being looked at."""
    shown_to: AnySeat = EVERYBODY
    """The seat that looks at them."""
    phase: Phase = Phase.TURN
    turn: int = 1
    laid: int = 0
    """How many cards were laid in this turn."""
    declared: bool = False
    """Whether a declaration was made in this turn."""
    failed: bool = False
    """Whether the android of this turn fell."""
    moment: bool = False
    """Whether this is the pause after a turn."""
    asked: AnySeat = NOBODY
    left: Annotated[int, Below("seats")] = 0
    """How many seats still have to pass before the window closes."""
    texts: bool = False
    """While settling: whether cancels are done and other instants take effect."""
    cursor: int = 0
    """While settling: the entry of the batch that comes next."""
    acting: bool = False
    """While settling: whether the effect of that entry has begun."""
    next_seat: AnySeat = NOBODY
    """The seat that has the next turn by an instant."""
    curfew_seats: Annotated[int, Bits("seats")] = 0
    """The seats whose House Rules hold until their next turns, one bit each."""
    idle: int = 0
    """How many turns have ended since anybody laid, played or declared."""
    winner: AnySeat = NOBODY
    pending: Resolution | None = None

    def card(self, piece: PieceId) -> Card:
        return CARDS[self.pieces.face[piece]]

    def declaring(self) -> bool:
        return bool(self.batch) and self.batch[0].piece == DECLARATION
