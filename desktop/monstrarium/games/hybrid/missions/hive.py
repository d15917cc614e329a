"""The Scarlet Hive: the Griffins get out in time, over a floor that opens and shuts."""

from __future__ import annotations

from ....engine.event import Sink, tell
from ..combat import wounds
from ..events.missions import TrapdoorRolled
from ..ground.contact import base_of
from ..ground.plan import lab_of
from ..state import GRIFFIN, NOBODY, HybridState
from .base import Goal, away, ranks, stopped
from .changes import roll


class Hive(Goal):
    """Trapdoors move from the second round on; they are open in the first."""

    def round_began(self, state: HybridState, out: Sink | None) -> None:
        """The winner of the roll rolls for every trapdoor."""
        if state.round > 1:
            for square in lab_of(state.plan).trapdoors:
                _roll_for(state, square, out)

    def verdict(self, state: HybridState) -> int:
        """The Griffins have enough ranks outside, or not enough are left."""
        out = away(state, GRIFFIN)
        if enough(ranks(state, out)):
            return GRIFFIN
        return stopped(state, enough(ranks(state, out + state.living(GRIFFIN))))


def enough(found: list[int]) -> bool:
    """Two of rank 2, or one of rank 2 and two of rank 1; a higher rank may stand for a lower one."""
    high, any_rank = sum([rank >= 2 for rank in found]), sum([rank >= 1 for rank in found])
    return high >= 2 or (high >= 1 and any_rank >= 3)


def _roll_for(state: HybridState, square: int, out: Sink | None) -> None:
    """Roll for a trapdoor: even opens it, odd closes it. A warrior on one that opens is wounded."""
    die = roll(state, state.lead)
    was_open, is_open = bool(state.pits >> square & 1), die % 2 == 0
    if is_open != was_open:
        state.pits ^= 1 << square
    tell(out, TrapdoorRolled(state.lead, square, die, is_open))
    if is_open and not was_open:
        lab = lab_of(state.plan)
        for each in range(len(state.kinds)):
            if base_of(state, lab, each) >> square & 1:
                wounds.wound(state, each, 1, NOBODY, out, why=wounds.PIT)
