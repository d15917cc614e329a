"""The Scorpion's Venom: one clone of rank 1 must get out, and the Griffins do not know which."""

from __future__ import annotations

from ....engine.effects import Choice, Steps
from ....engine.event import Sink, tell
from ....language.words import mark
from ..combat.words import HybridFx, book
from ..events.missions import CarrierKnown
from ..printed.warriors import RANK
from ..state import AWAY, GONE, GRIFFIN, NOBODY, SCORPION, HybridState
from .base import Goal, survivor
from .changes import wake

CONTROL = 1
CARRIER_TEXT = mark("Who carries the venom? Only you know.")
CLOSE_TEXT = mark("Which exit is closed?")


class Venom(Goal):
    """Those of rank 0 sleep in their tanks until somebody starts them."""

    def deployed(self, state: HybridState, out: Sink | None) -> None:
        """Clones of rank 0 sleep, and the Scorpions choose in secret who carries the venom."""
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
        """The Scorpions win when the carrier has left, the Griffins when it is eliminated."""
        if state.carrier == NOBODY:
            return NOBODY
        match state.squares[state.carrier]:
            case place if place == AWAY:
                return SCORPION
            case place if place == GONE:
                return GRIFFIN
        return SCORPION if survivor(state) == SCORPION else NOBODY

    def ended(self, state: HybridState, out: Sink | None) -> None:
        if state.carrier != NOBODY:
            tell(out, CarrierKnown(SCORPION, state.carrier))


@book.effect("carrier")
def carrier(fx: HybridFx) -> Steps:
    """The Scorpions choose in secret who carries the venom."""
    options = fx.suspects()
    answer = options[0]
    if len(options) > 1:
        answer = yield Choice(fx.seat, CARRIER_TEXT, options)
    fx.infect(answer[1])


@book.effect("close")
def close(fx: HybridFx) -> Steps:
    """The Griffins choose an open exit, which is closed."""
    options = fx.exits()
    if not options:
        return
    answer = options[0]
    if len(options) > 1:
        answer = yield Choice(fx.seat, CLOSE_TEXT, options, None, True)
    fx.close_exit(fx.seat, answer[1])
