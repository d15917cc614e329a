"""What no match of XenoShyft can come to, although every number of its state is in its bounds."""

from __future__ import annotations

from ...language.words import _
from .state import NO_LANE, WINDOWS, Phase, XenoshyftState


def wrong(state: XenoshyftState) -> str:
    """Empty, or what does not fit together."""
    if state.window not in WINDOWS:
        return _("there is no such window")
    lanes = len(state.fronts)
    fights = state.phase is Phase.COMBAT
    if fights and not (state.fought < lanes and state.lane == (state.first + state.fought) % lanes):
        return _("the lane that fights is not the one whose turn it is")
    if not fights and state.phase is not Phase.OVER and state.lane != NO_LANE:
        return _("a lane fights when none does")
    return ""
