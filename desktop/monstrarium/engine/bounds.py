"""Bounds of the numbers and lists in a state, written as annotations of its fields.

The rules never leave these bounds, so play does not check them. A state that is read from a file is checked by
`snapshots`, which also has limits for fields without annotations.
"""

from __future__ import annotations

import msgspec


class Between(msgspec.Struct, frozen=True):
    """A number from `low` to `high`, both included."""

    low: int
    high: int


class Below(msgspec.Struct, frozen=True):
    """An index: from `least` to one less than the number of things named by `of`.

    `Game.sizes` says how many there are of each name; seats and pieces are always known.
    """

    of: str
    least: int = 0
    """-1 in fields where that stands for none."""


class Bits(msgspec.Struct, frozen=True):
    """A set as bits: one bit for each of the things named by `of`."""

    of: str


class Each(msgspec.Struct, frozen=True):
    """A list with one entry for each of the things named by `of`."""

    of: str


class AtMost(msgspec.Struct, frozen=True):
    """A text or list of at most `most` characters or entries."""

    most: int


class Same(msgspec.Struct, frozen=True):
    """A field that is settled before the match begins and never changes."""


class Lies(msgspec.Struct, frozen=True):
    """A place for pieces: every piece lies in exactly one of the fields marked so."""


SAME = Same()
LIES = Lies()
