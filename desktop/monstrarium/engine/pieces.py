"""Pieces as sleeves: an id is a physical piece on the table, and faces are dealt into ids.

Shuffling permutes faces among ids and clears who has seen them; ids never change. So a piece keeps its id on its way
through the table, and yet an id says nothing about a face after a shuffle.
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
    """Which face lies in which sleeve, and which seats know it."""

    face: Annotated[list[Annotated[int, Below("faces")]], Each("pieces")]
    """By piece id; HIDDEN where a view may not tell."""
    seen: Annotated[list[Annotated[int, Between(0, EVERYONE)]], Each("pieces")]
    """By piece id: bit s is set when seat s knows the face."""

    @classmethod
    def of(cls, faces: Sequence[int]) -> Pieces:
        """Fresh sleeves that nobody has looked into."""
        return cls(list(faces), [0] * len(faces))

    def knows(self, seat: Seat | None, piece: PieceId) -> bool:
        """Whether this seat may see the face; None is an onlooker, who sees what everyone does."""
        seen = self.seen[piece]
        return seen == EVERYONE if seat is None else bool(seen >> seat & 1)

    def show(self, piece: PieceId, to: Seat | None) -> None:
        """Let a seat know the face; None: everyone."""
        self.seen[piece] |= EVERYONE if to is None else 1 << to

    def forget(self, piece: PieceId) -> None:
        """Lay the piece where nobody can tell it any more."""
        self.seen[piece] = 0

    def shuffle(self, zone: Sequence[PieceId], rng: Rng) -> None:
        """Deal the faces of these pieces among them anew; nobody knows any of them then."""
        faces = [self.face[piece] for piece in zone]
        rng.shuffle(faces)
        for piece, face in zip(zone, faces, strict=True):
            self.face[piece] = face
            self.seen[piece] = 0

    def lay_unseen(self, seat: Seat, places: Sequence[PieceId], laid: Sequence[PieceId]) -> None:
        """A seat lays pieces down where it likes and lets nobody see which is where: the faces of what it laid come
        into the places in their order, and it alone knows them. A single piece hides nothing."""
        if len(places) > 1:
            for piece, face in zip(places, [self.face[piece] for piece in laid], strict=True):
                self.face[piece] = face
                self.seen[piece] = 1 << seat

    def hide_from(self, viewer: Seat | None) -> None:
        """Blank what the viewer cannot know."""
        for piece in self._unknown(viewer):
            self.face[piece] = HIDDEN

    def redeal(self, viewer: Seat, rng: Rng, among: Sequence[PieceId] | None = None) -> None:
        """Sample what the viewer cannot know, among all pieces or within the given ones."""
        unknown = self._unknown(viewer)
        if among is not None:
            allowed = frozenset(among)
            unknown = [piece for piece in unknown if piece in allowed]
        faces = sorted(self.face[piece] for piece in unknown)
        rng.shuffle(faces)
        for piece, face in zip(unknown, faces, strict=True):
            self.face[piece] = face

    def _unknown(self, viewer: Seat | None) -> list[PieceId]:
        bits = EVERYONE if viewer is None else 1 << viewer
        return [piece for piece, seen in enumerate(self.seen) if seen & bits != bits]
