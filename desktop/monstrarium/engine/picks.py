"""Secret choices that all seats make at once: put down unseen, opened together."""

from __future__ import annotations

from typing import Annotated

from .bounds import Each
from .plain import Plain, Seat, state


@state
class Picks:
    """One pick a seat. A state that has a field `picks` of this kind needs no other care for undo: opening is final."""

    picked: Annotated[list[Plain], Each("seats")]
    """By seat; None where nothing is put down, and where a view may not tell."""
    made: Annotated[list[bool], Each("seats")]
    """By seat: whether something is put down, which everyone may know."""
    opened: int
    """How often picks were opened."""

    @classmethod
    def of(cls, seats: int) -> Picks:
        """Nothing is put down yet."""
        return cls([None] * seats, [False] * seats, 0)

    def missing(self) -> tuple[Seat, ...]:
        """Who still has to pick."""
        return tuple([seat for seat, made in enumerate(self.made) if not made])

    def hidden_from(self, viewer: Seat | None) -> tuple[Seat, ...]:
        """Whose picks lie there unseen by the viewer."""
        return tuple(seat for seat, made in enumerate(self.made) if made and seat != viewer)

    def put(self, seat: Seat, pick: Plain) -> None:
        """Put a pick down."""
        self.picked[seat] = pick
        self.made[seat] = True

    def open(self) -> tuple[Plain, ...]:
        """Show all picks to everyone and take them up again."""
        picks = tuple(self.picked)
        self.picked = [None] * len(picks)
        self.made = [False] * len(picks)
        self.opened += 1
        return picks

    def hide_from(self, viewer: Seat | None) -> None:
        """Blank what the viewer cannot know."""
        for seat in self.hidden_from(viewer):
            self.picked[seat] = None
