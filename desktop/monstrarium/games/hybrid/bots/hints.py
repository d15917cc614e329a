"""What bots know of HYBRID: the chance to win, how often actions are taken, and why one is good."""

from __future__ import annotations

from collections.abc import Sequence

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
WEIGHTS = {
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


class HybridHints:
    def value(self, state: HybridState, seat: Seat) -> float:
        return outlook(state, seat)

    def weight(self, state: HybridState, action: Action) -> float:
        match action:
            case Choose(option=option):
                return SURE if option == answer(state) else 0.3
            case actions.Guard(level=level):
                return float(level)
            case actions.Enlist(kind=kind):
                return 0.5 + strength_of(kind, 0)
            case actions.Announce(mode=mode):
                return 3.0 if mode == Mode.OFFENSE else 1.0
            case actions.Rest():
                return 0.2
        return WEIGHTS.get(type(action), 1.0)

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
