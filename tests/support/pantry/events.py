"""What happens in Pantry, for the eye and the log."""

from __future__ import annotations

from typing import ClassVar

from monstrarium.engine.event import Event
from monstrarium.engine.plain import PieceId, Seat


class Offered(Event, frozen=True, gc=False):
    pass


class Tasted(Event, frozen=True, gc=False):
    """All offers lie open; the seat won a coin, or only begins when `coin` is false."""

    offers: tuple[PieceId | None, ...]
    coin: bool


class Played(Event, frozen=True, gc=False):
    piece: PieceId
    face: int


class Polished(Event, frozen=True, gc=False):
    piece: PieceId
    face: int


class Took(Event, frozen=True, gc=False):
    pass


class Saw(Event, frozen=True, gc=False):
    """A seat saw the face of a card."""

    private: ClassVar[bool] = True
    piece: PieceId
    face: int


class Scrapped(Event, frozen=True, gc=False):
    piece: PieceId
    face: int


class Showed(Event, frozen=True, gc=False):
    """A seat showed a card and keeps it."""

    piece: PieceId
    face: int


class Gave(Event, frozen=True, gc=False):
    """A card changed hands, unseen by the others."""

    to: Seat
    piece: PieceId


class Stirred(Event, frozen=True, gc=False):
    """The scraps were shuffled into the deck."""


class Finished(Event, frozen=True, gc=False):
    """The match is over; the seat is the first of the winners."""

    points: int
