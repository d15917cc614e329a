"""What bots know of HYBRID: the chance to win, how often actions are taken, and why one is good."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from ....engine.action import Action, Choose
from ....engine.course import Course
from ....engine.game import Chances
from ....engine.plain import Seat
from .. import actions
from ..state import NOBODY, HybridState, Mode
from .answers import answer
from .position import outlook, strength_of
from .reasons import reason

SURE = 12.0
"""The weight of the best answer to a question."""
GUESS = 0.3
"""The weight of any other answer."""
WEIGHTS: Mapping[type[Action], float] = {
    actions.Place: 1.0,
    actions.Step: 1.0,
    actions.Turn: 1.0,
    actions.Swing: 1.0,
    actions.Rest: 0.2,
    actions.Halt: 3.0,
    actions.Strike: 8.0,
    actions.Shoot: 6.0,
    actions.Burst: 1.0,
    actions.Pin: 2.0,
    actions.Wait: 2.0,
    actions.Claim: 1.0,
    actions.Ready: 2.0,
    actions.Stop: 4.0,
}
"""By kind of action: its weight, where a step has 1."""
WEIGHED: Mapping[type[Action], Callable[[HybridState, Any], float]] = {
    Choose: lambda state, action: SURE if action.option == answer(state) else GUESS,
    actions.Guard: lambda state, action: float(action.level),
    actions.Enlist: lambda state, action: 0.5 + strength_of(action.kind, 0),
    actions.Announce: lambda state, action: 3.0 if action.mode == Mode.OFFENSE else 1.0,
}
"""By kind of action: what gives its weight, where that hangs on more."""


class HybridHints:
    rounds: ClassVar[Mapping[str, int]] = MappingProxyType({"easy": 1, "normal": 3, "hard": 24})
    """The first worlds tell nearly all: 160 were no better than 40, and with 16 a bot won 66 of 112 against one with
    four. So the middle levels have few, and only Expert looks beyond the turn.
    """

    def value(self, state: HybridState, seat: Seat) -> float:
        return outlook(state, seat)

    def weight(self, state: HybridState, action: Action) -> float:
        kind = type(action)
        found = WEIGHTS.get(kind)
        if found is not None:
            return found
        weigh = WEIGHED.get(kind)
        return 1.0 if weigh is None else weigh(state, action)

    def best(self, state: HybridState, seat: Seat) -> Action | None:
        return None

    def chances(self, state: HybridState) -> Chances | None:
        """An estimate from what both sides can see: hands do not count, and no carrier is known."""
        if not state.kinds:
            return None
        if state.carrier != NOBODY:
            state = state.clone()
            state.carrier = NOBODY
        shown = outlook(state, 0)
        other = outlook(state, 1)
        whole = shown + other
        return Chances((shown / whole, other / whole), False) if whole else None

    def reason(self, seen: HybridState, course: Course, names: Sequence[str], worlds: Sequence[HybridState]) -> str:
        return reason(seen, course, names, worlds)
