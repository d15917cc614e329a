"""The events of AndrOIDS. Only private events and those of open cards have a face."""

from __future__ import annotations

from typing import ClassVar

from ...engine.event import Event
from ...engine.plain import PieceId, Seat

# ---- turns


class TurnBegan(Event, frozen=True, gc=False):
    """The turn of the seat begins."""


class Laid(Event, frozen=True, gc=False):
    piece: PieceId
    height: int


class Played(Event, frozen=True, gc=False):
    """The seat played an instant. A cancel answers entry `target` of the batch; it is -1 for any other instant."""

    piece: PieceId
    face: int
    target: int


class Declared(Event, frozen=True, gc=False):
    height: int


class Drew(Event, frozen=True, gc=False):
    count: int


class TurnEnded(Event, frozen=True, gc=False):
    hand: int


class Skipped(Event, frozen=True, gc=False):
    """The seat skips its turn."""


class CurfewOver(Event, frozen=True, gc=False):
    """The turn of the seat begins, so its House Rules no longer hold."""


class Reshuffled(Event, frozen=True, gc=False):
    """The discard pile became the deck; the event's seat drew the last card."""

    count: int


class Won(Event, frozen=True, gc=False):
    """The match is over, and the seat has won."""


class NobodyWon(Event, frozen=True, gc=False):
    """The last round is over, and no android stands; the event's seat had the last turn."""


# ---- windows and settling


class PauseBegan(Event, frozen=True, gc=False):
    """The turn of the seat is over, and the others are asked."""


class Passed(Event, frozen=True, gc=False):
    """The seat was asked and let it pass."""


class WindowClosed(Event, frozen=True, gc=False):
    """All seats have passed, and what was played is settled. The event's seat is in turn."""

    entries: int


class Cancelled(Event, frozen=True, gc=False):
    """An instant of the seat was cancelled by an instant of `by`; its declaration where piece and face are -1."""

    piece: PieceId
    face: int
    source: int
    """The face of the cancel."""
    by: Seat


class Claimed(Event, frozen=True, gc=False):
    """The seat cancelled an instant and took it into its hand."""

    piece: PieceId
    face: int


class Kept(Event, frozen=True, gc=False):
    """The seat paid, and its instant is not cancelled; its declaration where piece and face are -1."""

    piece: PieceId
    face: int
    source: int
    """The face of the cancel."""


class Copied(Event, frozen=True, gc=False):
    """An instant of `of` will work for the seat."""

    piece: PieceId
    face: int
    of: Seat


class TooLate(Event, frozen=True, gc=False):
    """A cancel of the seat does nothing, since its target is cancelled already."""

    piece: PieceId
    face: int


class Resolving(Event, frozen=True, gc=False):
    piece: PieceId
    face: int


class NothingDone(Event, frozen=True, gc=False):
    piece: PieceId
    face: int


class Discarded(Event, frozen=True, gc=False):
    """Cards went to the discard pile: from the seat's hand, from the top of the pile, or from the table.

    `zone` is "hand", "pile", "played" or "assembly".
    """

    pieces: tuple[PieceId, ...]
    faces: tuple[int, ...]
    zone: str


# ---- what instants do


class Took(Event, frozen=True, gc=False):
    """The seat took the top card of the pile, unseen by the others."""

    piece: PieceId


class TookFace(Event, frozen=True, gc=False):
    """The card that the seat took there."""

    private: ClassVar[bool] = True
    piece: PieceId
    face: int


class Stole(Event, frozen=True, gc=False):
    piece: PieceId
    other: Seat


class StoleFace(Event, frozen=True, gc=False):
    """The card that was taken; told to both seats."""

    private: ClassVar[bool] = True
    piece: PieceId
    face: int


class Swapped(Event, frozen=True, gc=False):
    other: Seat


class Looked(Event, frozen=True, gc=False):
    """The seat looks at cards of the "pile", or of the "hand" of another seat."""

    zone: str
    pieces: tuple[PieceId, ...]
    other: Seat


class Saw(Event, frozen=True, gc=False):
    """One of the cards that the seat saw there."""

    private: ClassVar[bool] = True
    piece: PieceId
    face: int


class ShowedCard(Event, frozen=True, gc=False):
    """The seat showed everyone a card of the pile; place 1 is the top."""

    piece: PieceId
    face: int
    place: int


class ShuffledPile(Event, frozen=True, gc=False):
    count: int


class TurnedPile(Event, frozen=True, gc=False):
    count: int


class LaidUnder(Event, frozen=True, gc=False):
    piece: PieceId
    height: int


class Fished(Event, frozen=True, gc=False):
    piece: PieceId
    face: int


class Napping(Event, frozen=True, gc=False):
    other: Seat


class Jumped(Event, frozen=True, gc=False):
    """The seat will have the next turn."""


class Curfew(Event, frozen=True, gc=False):
    """Nobody declares until the seat's next turn."""


# ---- the uncovering


class Uncovered(Event, frozen=True, gc=False):
    """The top card of the pile was turned up for the seat that declared; `left` cards are left."""

    piece: PieceId
    face: int
    left: int


class Waits(Event, frozen=True, gc=False):
    """A random sabotage was laid aside until the end."""

    piece: PieceId
    face: int


class Strikes(Event, frozen=True, gc=False):
    """A sabotage struck cards of the "pile" or the "assembly", in this order."""

    source: int
    """The face of the sabotage."""
    pieces: tuple[PieceId, ...]
    faces: tuple[int, ...]
    zone: str


class NoVictim(Event, frozen=True, gc=False):
    source: int


class Echoes(Event, frozen=True, gc=False):
    """A sabotage does what another one did."""

    source: int
    echoed: int
    """The face of the other one."""


class Spent(Event, frozen=True, gc=False):
    piece: PieceId
    face: int


class Stands(Event, frozen=True, gc=False):
    heads: int
    torsos: int
    limbs: int


class Falls(Event, frozen=True, gc=False):
    heads: int
    torsos: int
    limbs: int
