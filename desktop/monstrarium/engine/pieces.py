"""Pieces: each id is a piece on the table, and `face` says which card or counter it is.

Shuffling permutes the faces among the ids and clears who has seen them. So a piece keeps its id wherever it moves, and
yet its id says nothing about its face after a shuffle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from .bounds import Below, Between, Each
from .plain import PieceId, Seat, state
from .rng import Rng

HIDDEN = -1
EVERYONE = (1 << 8) - 1


@state
class Pieces:
    """The face of each piece, and the seats that know it."""

    face: Annotated[list[Annotated[int, Below("faces")]], Each("pieces")]
    """By piece id; HIDDEN in a view whose viewer does not know it."""
    seen: Annotated[list[Annotated[int, Between(0, EVERYONE)]], Each("pieces")]
    """By piece id: bit s is set when seat s knows the face."""

    @classmethod
    def of(cls, faces: Sequence[int]) -> Pieces:
        """Pieces with these faces, which nobody has seen."""
        return cls(list(faces), [0] * len(faces))

    def knows(self, seat: Seat | None, piece: PieceId) -> bool:
        """Whether this seat knows the face; None is an onlooker, who knows only what all seats know."""
        seen = self.seen[piece]
        return seen == EVERYONE if seat is None else bool(seen >> seat & 1)

    def show(self, piece: PieceId, to: Seat | None) -> None:
        """Let a seat know the face; None: everyone."""
        self.seen[piece] |= EVERYONE if to is None else 1 << to

    def forget(self, piece: PieceId) -> None:
        """Let no seat know the face any more."""
        self.seen[piece] = 0

    def shuffle(self, zone: Sequence[PieceId], rng: Rng) -> None:
        """Permute the faces of these pieces at random; nobody knows any of them afterwards."""
        face, seen = self.face, self.seen
        faces = [face[piece] for piece in zone]
        rng.shuffle(faces)
        for piece, dealt in zip(zone, faces, strict=True):
            face[piece] = dealt
            seen[piece] = 0

    def lay_unseen(self, seat: Seat, places: Sequence[PieceId], laid: Sequence[PieceId]) -> None:
        """A seat arranges pieces without showing which goes where: `places` get the faces of `laid` in that order.

        Only the seat knows them then. A single piece stays as it is, because everybody can follow it.
        """
        if len(places) > 1:
            for piece, face in zip(places, [self.face[piece] for piece in laid], strict=True):
                self.face[piece] = face
                self.seen[piece] = 1 << seat

    def hide_from(self, viewer: Seat | None) -> None:
        for piece in self._unknown(viewer):
            self.face[piece] = HIDDEN

    def redeal(self, viewer: Seat, rng: Rng, among: Sequence[PieceId] | None = None) -> None:
        """Permute at random the faces that the viewer does not know, of all pieces or of the given ones."""
        unknown, face = self._unknown(viewer, among), self.face
        faces = sorted([face[piece] for piece in unknown])
        rng.shuffle(faces)
        for piece, dealt in zip(unknown, faces, strict=True):
            face[piece] = dealt

    def _unknown(self, viewer: Seat | None, among: Sequence[PieceId] | None = None) -> list[PieceId]:
        bits, seen = EVERYONE if viewer is None else 1 << viewer, self.seen
        return [piece for piece in (range(len(seen)) if among is None else among) if seen[piece] & bits != bits]
