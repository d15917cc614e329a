"""How a bot judges AndrOIDS: by how likely the pile stands, who declares first, and when to stop a declaration."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from ....engine.action import Action, Choose
from ....engine.course import Course
from ....engine.game import Chances, shares
from ....engine.plain import Seat
from ..actions import Declare, End, Lay, Pass, Play
from ..cards import KIND, LIMB, TEXT
from ..state import DECLARATION, AndroidsState, Phase
from ..uncovering import places
from .estimate import outlook, outlooks, prospects
from .odds import rough_odds
from .reasons import reason

EAGER = 12.0
"""The weight of declaring an android that surely stands."""
SELDOM = 0.6
"""The same for players who overlook things."""
RASH = 1 / 120
"""By how much likelier it counts, so that it is tried at all."""
LOW = 6
"""Up to this height of the pile a declaration need not be stopped."""


class AndroidsHints:
    rounds: ClassVar[Mapping[str, int]] = MappingProxyType({"easy": 1, "normal": 1, "hard": 12})
    """The first worlds that are imagined tell most, so levels with more would be hard to tell from Expert."""

    def __init__(self, eager: float = EAGER) -> None:
        """`eager` is the weight of declaring an android that surely stands."""
        self._eager = eager

    def overlooking(self) -> AndroidsHints:
        """Such a player is busy with its cards, and seldom thinks of the lever."""
        return AndroidsHints(SELDOM)

    def value(self, state: AndroidsState, seat: Seat) -> float:
        return outlook(state, seat)

    def values(self, state: AndroidsState, seats: Iterable[Seat]) -> list[float]:
        return outlooks(state, seats)

    def weight(self, state: AndroidsState, action: Action) -> float:
        if isinstance(action, Lay):
            return (2.0 if KIND[state.pieces.face[action.piece]] <= LIMB else 1.5) / (1 + state.laid)
        if isinstance(action, Pass):
            return 4.0
        if isinstance(action, Play):
            return _weight_of_play(state, action.seat, state.pieces.face[action.piece], action.target)
        if isinstance(action, End):
            return 1.5
        if isinstance(action, Declare):
            return self._eager * (RASH + rough_odds(state, action.seat))
        return 3.0 if isinstance(action, Choose) and action.option == "pay" else 1.0

    def best(self, state: AndroidsState, seat: Seat) -> Action | None:
        return None

    def chances(self, state: AndroidsState) -> Chances | None:
        if state.phase is Phase.OVER:
            return Chances(shares(places(state)), True)
        return Chances(tuple(prospects(state)), False)

    def reason(self, seen: AndroidsState, course: Course, names: Sequence[str], worlds: Sequence[AndroidsState]) -> str:
        return reason(seen, course[0], names, worlds)


def _weight_of_play(state: AndroidsState, seat: Seat, face: int, target: int) -> float:
    if KIND[face] == TEXT:
        return 0.4
    entry = state.batch[target]
    if entry.seat == seat:
        return 0.02
    if entry.piece == DECLARATION:
        return 0.3 * max(0, len(state.pile) - LOW)
    aims_at_own = entry.target >= 0 and state.batch[entry.target].seat == seat
    return 4.0 if aims_at_own else 0.4
