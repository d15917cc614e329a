"""The table of AndrOIDS as data."""

from __future__ import annotations

import enum
from dataclasses import field

from ...engine.effects import Resolution
from ...engine.pieces import Pieces
from ...engine.plain import PieceId, Seat, State, Value, state
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
    piece: PieceId = DECLARATION
    face: int = NO_FACE
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
    house: House
    deck: list[PieceId]
    """The top is the last."""
    hands: list[list[PieceId]]
    naps: list[int]
    """By seat: how many turns it will skip."""
    known: list[int]
    """By seat: one bit a face that it knows to be in the pile or in a hand, without knowing the piece."""
    seat: Seat
    """Who is in turn."""
    pile: list[PieceId] = field(default_factory=list)
    """The top is the last."""
    laid_by: list[Seat] = field(default_factory=list)
    """Beside the pile: who laid each card, or NOBODY when nobody can tell any more."""
    played: list[PieceId] = field(default_factory=list)
    """The instants that lie on the table, in the order in which they were played."""
    assembly: list[PieceId] = field(default_factory=list)
    """What was uncovered and not struck, in that order."""
    waiting: list[PieceId] = field(default_factory=list)
    """Random sabotages that were uncovered and have not resolved."""
    discard: list[PieceId] = field(default_factory=list)
    """The newest is the last."""
    batch: list[Deed] = field(default_factory=list)
    """What was played at this moment, the declaration first if there is one."""
    shown: list[PieceId] = field(default_factory=list)
    """Face-down cards that are being looked at."""
    shown_to: Seat = EVERYBODY
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
    asked: Seat = NOBODY
    """Who is asked in a window."""
    left: int = 0
    """How many seats still have to pass before the window closes."""
    texts: bool = False
    """While settling: whether cancels are done with and texts resolve."""
    cursor: int = 0
    """While settling: the deed of the batch that is looked at next."""
    acting: bool = False
    """While settling: whether the effect of that deed has begun."""
    next_seat: Seat = NOBODY
    """Who was promised the next turn."""
    curfew_seats: int = 0
    """One bit a seat until whose next turn nobody declares."""
    idle: int = 0
    """How many turns have ended since anybody laid, played or declared."""
    winner: Seat = NOBODY
    pending: Resolution | None = None

    def card(self, piece: PieceId) -> Card:
        """What is printed on a piece that is not hidden."""
        return CARDS[self.pieces.face[piece]]

    def declaring(self) -> bool:
        """Whether the open batch began with a declaration."""
        return bool(self.batch) and self.batch[0].piece == DECLARATION
