"""What a number or a list in a state can be at most, said where its field is declared.

Play keeps these bounds by itself and asks nobody; whoever reads a state from a file has them checked (`snapshots`).
What says nothing is bounded all the same: see the limits there.
"""

from __future__ import annotations

import msgspec


class Between(msgspec.Struct, frozen=True):
    """A number from one to another, both included."""

    low: int
    high: int


class Below(msgspec.Struct, frozen=True):
    """An index into so many; the game says how many there are of what is named (seats and pieces it need not)."""

    of: str
    least: int = 0
    """Below zero where such numbers stand for none."""


class Bits(msgspec.Struct, frozen=True):
    """A set: one bit for each of so many."""

    of: str


class Each(msgspec.Struct, frozen=True):
    """As many entries as there are of what is named."""

    of: str


class AtMost(msgspec.Struct, frozen=True):
    """A text or list of at most so many."""

    most: int


class Same(msgspec.Struct, frozen=True):
    """What was agreed before the match began and never changes: as in the state with which it began."""


class Lies(msgspec.Struct, frozen=True):
    """Pieces that lie there lie nowhere else; every piece lies in one of the places so marked."""


SAME = Same()
LIES = Lies()
