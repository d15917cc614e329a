"""The Scorpion's Venom: one clone of rank 1 must get out, and the Griffins do not know which."""

from __future__ import annotations

from ....engine.event import Sink, tell
from ..effects import book
from ..events.missions import CarrierKnown
from ..printed.warriors import RANK
from ..state import AWAY, GONE, GRIFFIN, NOBODY, SCORPION, HybridState
from .base import Goal, survivor
from .changes import wake

CONTROL = 1


class Venom(Goal):
    """Those of rank 0 sleep in their tanks until somebody starts them."""

    def deployed(self, state: HybridState, out: Sink | None) -> None:
        """The sleepers sleep, and the Scorpions say in secret who carries the venom."""
        sleepers = [each for each in state.standing(SCORPION) if not RANK[state.kinds[each]]]
        state.asleep = sum([1 << each for each in sleepers])
        book.begin(state, "carrier", SCORPION, out=out)

    def activated(self, state: HybridState, number: int, first: bool, out: Sink | None) -> None:
        """The tanks start, and the Griffins close an exit."""
        book.begin(state, "close", GRIFFIN, out=out)

    def round_began(self, state: HybridState, out: Sink | None) -> None:
        """In the round after that the clones join in."""
        if state.taken >> CONTROL & 1 and state.asleep:
            wake(state, SCORPION, out)

    def verdict(self, state: HybridState) -> int:
        """What has become of the carrier."""
        if state.carrier == NOBODY:
            return NOBODY
        match state.squares[state.carrier]:
            case place if place == AWAY:
                return SCORPION
            case place if place == GONE:
                return GRIFFIN
        return SCORPION if survivor(state) == SCORPION else NOBODY

    def ended(self, state: HybridState, out: Sink | None) -> None:
        """It is no secret any more."""
        if state.carrier != NOBODY:
            tell(out, CarrierKnown(SCORPION, state.carrier))
