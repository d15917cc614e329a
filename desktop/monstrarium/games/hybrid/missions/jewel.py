"""The Dark Jewel: each side has an objective of its own, and the first has won."""

from __future__ import annotations

from ..state import GRIFFIN, SCORPION, HybridState
from .base import Goal, survivor

VIRUS, GEM = 1, 2


class Jewel(Goal):
    """No special rules beside the two objectives."""

    def verdict(self, state: HybridState) -> int:
        """Whose objective was activated."""
        if state.taken >> VIRUS & 1:
            return SCORPION
        return GRIFFIN if state.taken >> GEM & 1 else survivor(state)
