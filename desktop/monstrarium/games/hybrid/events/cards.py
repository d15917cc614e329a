"""The events of Event and Army cards, auras and mutations."""

from __future__ import annotations

from typing import ClassVar

from ....engine.event import Event
from ....engine.plain import PieceId
from . import WarriorEvent


class GiftShed(Event, frozen=True, gc=False):
    """The seat has put one aura or mutation of three away, unseen."""


class GiftsDrawn(Event, frozen=True, gc=False):
    """The seat has drawn so many auras or mutations, to look at."""

    count: int


class CardDrawn(Event, frozen=True, gc=False):
    """The seat has drawn an Event card, or turned to an Army card, and keeps it unseen."""

    piece: PieceId
    army: bool


class CardStrikes(Event, frozen=True, gc=False):
    piece: PieceId
    face: int
    army: bool


class CardPlayed(Event, frozen=True, gc=False):
    piece: PieceId
    face: int
    target: int


class CardLaid(Event, frozen=True, gc=False):
    """A card lies on a warrior, on squares or on a side now, until the end of a round; 0 for none."""

    piece: PieceId
    face: int
    warrior: int
    mask: int
    until: int


class CardEnded(Event, frozen=True, gc=False):
    """A card of the seat lies on nobody any more."""

    piece: PieceId
    face: int


class AuraRaised(WarriorEvent, frozen=True, gc=False):
    piece: PieceId
    face: int


class Mutated(WarriorEvent, frozen=True, gc=False):
    piece: PieceId
    face: int


class TriedToPass(WarriorEvent, frozen=True, gc=False):
    """A warrior makes the Natural Roll a card demands: its Success Level, its die, and whether it passes."""

    level: int
    die: int
    passed: bool


class DoorsMoved(Event, frozen=True, gc=False):
    doors: tuple[int, ...]
    shut: bool


class RocksFell(Event, frozen=True, gc=False):
    square: int


class Peeked(Event, frozen=True, gc=False):
    """The seat has looked at the Action cards of the other side."""


class HandSeen(Event, frozen=True, gc=False):
    """The cards it has seen, which it alone is told."""

    private: ClassVar[bool] = True
    faces: tuple[int, ...]


class Hastened(WarriorEvent, frozen=True, gc=False):
    """The active warrior has so many Movement points more, or less."""

    points: int


class Held(WarriorEvent, frozen=True, gc=False):
    """A warrior cannot move any more in this round."""
