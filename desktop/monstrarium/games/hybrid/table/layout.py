"""Which places there are in one view, and where squares and whatever stands on them lie."""

from __future__ import annotations

from ....engine.plain import Seat
from ....table.desc import Pose, Rect
from ....table.presenter import Audience
from ..ground.laboratory import Lab
from ..ground.labs import lab_of
from ..printed.warriors import SIZE
from ..state import HybridState, Phase
from .seating import SQUARE, Seating, cut, joined, seating

DESK = 0.66
"""What the profiles take of the desk of the muster; the band has the rest."""


class Layout:
    """The places of one view from one side."""

    def __init__(self, state: HybridState, audience: Audience) -> None:
        self.lab: Lab = lab_of(state.plan)
        self.seating: Seating = seating(self.lab.width, self.lab.height)
        self.near: Seat = audience.side
        self.mustering = state.phase is Phase.MUSTER
        self.deploying = state.phase is Phase.DEPLOY

    def square(self, square: int) -> Rect:
        """Where a square lies."""
        row, column = divmod(square, self.lab.width)
        left, top, _wide, _high = self.seating.lab
        return left + column * SQUARE, top + row * SQUARE, SQUARE, SQUARE

    def middle(self, square: int, size: int = 1, z: int = 0) -> Pose:
        """The middle of a base of so many squares across, by its top left square."""
        left, top, _wide, _high = self.square(square)
        return Pose(left + size * SQUARE / 2, top + size * SQUARE / 2, z)

    def base(self, kind: int, square: int) -> Pose:
        """Where a warrior stands: whoever is nearer to the lower edge stands before others."""
        size = SIZE[kind]
        return self.middle(square, size, 10 + (square // self.lab.width + size - 1) * 2)

    def barracks(self) -> tuple[Rect, Rect]:
        """The places of the muster: the profiles to choose from, and those who come along."""
        seats = self.seating
        if seats.hand[1] > seats.lab[1] + seats.lab[3]:
            return seats.hand, joined(seats.roll, seats.spent)
        return cut(joined(seats.roll, seats.hand), DESK)
