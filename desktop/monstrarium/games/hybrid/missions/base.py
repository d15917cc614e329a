"""The goal of a mission: the moments at which its special rules are asked, and what several goals have in common."""

from __future__ import annotations

from ....engine.event import Sink
from ....engine.plain import Seat
from ..ground.laboratory import Lab
from ..printed.warriors import KINDS, RANK
from ..state import AWAY, GRIFFIN, NOBODY, OFF, SCORPION, HybridState

BOTH = 2
"""The verdict when neither side can win any more."""


class Goal:
    """The special rules of one mission. It keeps nothing itself: all it knows stands in the state."""

    def begin(self, state: HybridState, lab: Lab) -> None:
        """The laboratory is laid out, and no warrior has come yet."""

    def deployed(self, state: HybridState, out: Sink | None) -> None:
        """All warriors are placed. May ask."""

    def round_began(self, state: HybridState, out: Sink | None) -> None:
        """The Activation Roll is won, and nobody has laid a counter yet."""

    def moved(self, state: HybridState, out: Sink | None) -> None:
        """The active warrior has made a step or a turn, opened a door, or come in."""

    def activated(self, state: HybridState, number: int, first: bool, out: Sink | None) -> None:
        """The active warrior has activated an objective; `first`: nobody had before. May ask."""

    def may_leave(self, state: HybridState, warrior: int) -> bool:
        return True

    def after(self, state: HybridState, out: Sink | None) -> None:
        """An activation is over. May ask, and is asked again after the answer."""

    def round_ended(self, state: HybridState, out: Sink | None) -> None:
        """All counters are revealed and all late moves made."""

    def verdict(self, state: HybridState) -> int:
        """The seat that has won; BOTH when neither can any more; NOBODY as long as it is open."""
        return survivor(state)

    def ended(self, state: HybridState, out: Sink | None) -> None:
        """The match is over."""


def survivor(state: HybridState) -> int:
    """The side that is left when the other one has nobody; BOTH when nobody is left at all."""
    squares, sides = state.squares, state.sides
    first, last = 0, len(squares) - 1
    while first <= last and squares[first] < OFF:
        first += 1
    if first > last:
        return BOTH
    while squares[last] < OFF:
        last -= 1
    return sides[first] if sides[first] == sides[last] else NOBODY  # The Griffins have the first numbers.


def away(state: HybridState, seat: Seat) -> list[int]:
    """The warriors of a side that have left."""
    return [each for each, square in enumerate(state.squares) if square == AWAY and state.sides[each] == seat]


def stopped(state: HybridState, possible: bool) -> int:
    """The verdict of a mission in which the Scorpions win as soon as the Griffins cannot any more."""
    if not possible:
        return SCORPION
    return GRIFFIN if survivor(state) == GRIFFIN else NOBODY


def ranks(state: HybridState, warriors: list[int]) -> list[int]:
    return [RANK[state.kinds[each]] for each in warriors]


def one_called(state: HybridState, key: str) -> int:
    """The warrior of this kind, or NOBODY."""
    kind = KINDS[key]
    return state.kinds.index(kind) if kind in state.kinds else NOBODY


def bearer_of(state: HybridState, number: int) -> int:
    """Who carries the objective of this number, or NOBODY."""
    return next((who for who, each in zip(state.bearers, state.numbers, strict=True) if each == number), NOBODY)
