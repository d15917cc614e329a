"""What no match of XenoShyft can come to, although every number of its state is in its bounds."""

from __future__ import annotations

from ...engine.words import _
from .state import WINDOWS, XenoshyftState


def wrong(state: XenoshyftState) -> str:
    """Empty, or what does not fit together."""
    if state.window not in WINDOWS:
        return _("there is no such window")
    return ""
