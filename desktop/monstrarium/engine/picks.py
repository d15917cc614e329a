"""Secret choices that all seats make at the same time and then open together."""

from __future__ import annotations

from typing import Annotated

from .bounds import Each
from .plain import Plain, Seat, state


@state
class Picks:
    """One pick per seat. If a state has one in its field `picks`, undo does not go back beyond an opening."""

    picked: Annotated[list[Plain], Each("seats")]
    """By seat; None if there is no pick yet, or in a view if it is hidden."""
    made: Annotated[list[bool], Each("seats")]
    """By seat: whether there is a pick, which is public."""
    opened: int

    @classmethod
    def of(cls, seats: int) -> Picks:
        return cls([None] * seats, [False] * seats, 0)

    def missing(self) -> tuple[Seat, ...]:
        return tuple([seat for seat, made in enumerate(self.made) if not made]) if False in self.made else ()

    def misses(self, seat: Seat) -> bool:
        """Whether this is a seat that has no pick yet."""
        return 0 <= seat < len(self.made) and not self.made[seat]

    def hidden_from(self, viewer: Seat | None) -> tuple[Seat, ...]:
        return tuple(seat for seat, made in enumerate(self.made) if made and seat != viewer)

    def put(self, seat: Seat, pick: Plain) -> None:
        self.picked[seat] = pick
        self.made[seat] = True

    def open(self) -> tuple[Plain, ...]:
        """All picks, by seat; afterwards there are none."""
        picks = tuple(self.picked)
        self.picked = [None] * len(picks)
        self.made = [False] * len(picks)
        self.opened += 1
        return picks

    def hide_from(self, viewer: Seat | None) -> None:
        for seat in self.hidden_from(viewer):
            self.picked[seat] = None
