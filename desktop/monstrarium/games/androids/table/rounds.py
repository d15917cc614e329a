"""The question that goes round the table of AndrOIDS, and how seats may like to be asked it."""

from __future__ import annotations

from ....language.words import _, mark
from ....table.desc import Habit, Round
from ....table.presenter import Audience
from ..actions import PASS
from ..state import DECLARATION, AndroidsState, Phase
from .wording import moment

PAUSE, CARD, INSTANT, CLAIMED = "pause", "card", "instant", "declaration"
HABITS = (
    Habit("played", mark("Not between turns"), (PAUSE,)),
    Habit("declared", mark("Only for declarations"), (PAUSE, CARD, INSTANT)),
)
"""The first is the usual one."""


def round_of(state: AndroidsState, audience: Audience) -> Round | None:
    """Who is still to be asked, and what about; the same whoever looks."""
    if state.phase is not Phase.WINDOW:
        return None
    count = len(state.hands)
    seats = tuple((state.asked + step) % count for step in range(state.left))
    words = _("{what} Does anyone respond?", what=moment(state, audience))
    if not state.batch:
        words = _("{what} Does anyone play an instant?", what=moment(state, audience))
    return Round(_kind(state), words, seats, tuple(PASS[seat] for seat in seats))


def _kind(state: AndroidsState) -> str:
    """A declaration that may still be cancelled is the graver question, whatever was played on it."""
    if not state.batch:
        return PAUSE if state.moment else CARD
    return CLAIMED if state.batch[0].piece == DECLARATION else INSTANT
