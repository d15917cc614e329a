"""Notes that explain a thing when somebody meets it for the first time: what they say, and what each waits for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Literal, TypeAlias

import msgspec

from .desc import Face, ItemId, Piece, Seat, TableDesc, Value, number_in

MOST = 64
"""The most notes of a game."""

Key: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z]+(-[a-z]+)*$", max_length=40)]
Title: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Words: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=240)]
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=80)]
TRIGGERS = ("event", "piece", "offer", "question", "round", "topic")


class When(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a note waits for: exactly one of the triggers. Each is public, or known to the seat that looks."""

    event: Name = ""
    """The class of an event that has happened since the seat that looks moved last."""
    piece: Name = ""
    """The beginning of the key of a drawing on the face of a piece that lies face up."""
    offer: Name = ""
    """The class of an action that is legal now, with which something on the table or a button begins."""
    question: Name = ""
    """Words of the question that the seat that looks is asked by an effect, as they are in the sources."""
    round: Name = ""
    """The kind of a question that goes round the table."""
    topic: Name = ""
    """The heading on the rules page for what happens now."""
    zone: Name = ""
    """With a piece: the kind of the zone in which it lies, "hand" for "hand/2"."""
    whose: Literal["", "own", "other"] = ""
    """With an event or a piece: whether it is that of the seat that looks."""

    @property
    def is_pressing(self) -> bool:
        """Whether it is about a question or about what has just happened, and not about what lies there for longer."""
        return bool(self.event or self.question or self.round)

    def __post_init__(self) -> None:
        given = [name for name in TRIGGERS if getattr(self, name)]
        if len(given) != 1:
            raise ValueError(f"exactly one of {', '.join(TRIGGERS)} is needed")
        if self.zone and not self.piece:
            raise ValueError("only a piece lies in a zone")
        if self.whose and not (self.event or self.piece):
            raise ValueError("only an event or a piece is somebody's")


class FirstNote(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """One note: two short sentences on a thing."""

    key: Key
    when: When
    title: Title
    text: Words
    rules: Title
    """The heading on the rules page that tells more."""


class Happened(Value, frozen=True, gc=False):
    """An event of which the seat that looks was told."""

    name: str
    seat: Seat
    item: ItemId
    """Where it was seen; empty for an event that has no place."""


class Situation(Value, frozen=True, gc=False):
    """What the seat that looks has before it, while the table is at rest."""

    viewer: Seat
    table: TableDesc
    topic: str
    question: str = ""
    happened: tuple[Happened, ...] = ()


def first_met(notes: Iterable[FirstNote], situation: Situation) -> tuple[FirstNote, ItemId] | None:
    """The first of these notes that fits, and the item it is about."""
    for note in notes:
        item = place_of(note.when, situation)
        if item is not None:
            return note, item
    return None


def place_of(when: When, situation: Situation) -> ItemId | None:
    """The item at which a note's thing is met; empty where it is met at no item, None where it is not met."""
    table = situation.table
    if when.event:
        return _event(when, situation)
    if when.piece:
        found = (piece.id for piece in table.pieces if piece.up and _is_meant(when, piece, situation.viewer))
        return next(found, None)
    if when.offer:
        offered = (each for each in table.affordances if type(each.plan[0]).__name__ == when.offer)
        return next((each.source or each.target for each in offered), None)
    if when.round:
        return "" if table.round is not None and table.round.kind == when.round else None
    if when.question:
        return "" if when.question in situation.question else None
    return "" if when.topic == situation.topic else None


def _event(when: When, situation: Situation) -> ItemId | None:
    for each in reversed(situation.happened):
        if each.name == when.event and _is_whose(when, each.seat, situation.viewer):
            return each.item
    return None


def _is_meant(when: When, piece: Piece, viewer: Seat) -> bool:
    kind = piece.zone.partition("/")[0]
    if when.zone not in ("", kind) or not any(art.startswith(when.piece) for art in _drawings(piece.face)):
        return False
    return not when.whose or _is_whose(when, number_in(piece.zone, (kind,)), viewer)


def _is_whose(when: When, seat: Seat | None, viewer: Seat) -> bool:
    return not when.whose or (seat is not None and (seat == viewer) == (when.whose == "own"))


def _drawings(face: Face) -> Sequence[str]:
    return (face.art, *(inlay.art for inlay in face.inlays), *(art for art, _text in face.badges))
