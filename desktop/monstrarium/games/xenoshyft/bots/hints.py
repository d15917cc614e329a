"""What bots know of XenoShyft: the worth of positions and actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from ....engine.action import Action, Choose
from ....engine.course import Course
from ....engine.game import Chances
from ....engine.plain import Seat
from .. import actions
from ..state import Phase, XenoshyftState
from .estimate import prospects, worth
from .reasons import reason
from .worths import FIGURE, LASTING, wave_of

SELDOM = 0.02
"""The weight of an action that changes little and can be repeated."""
OFTEN: Mapping[type[Action], float] = MappingProxyType(
    {
        actions.Spend: 12.0,
        actions.Upgrade: 12.0,
        actions.Deploy: 8.0,
        actions.Equip: 8.0,
        actions.Pass: 4.0,
        actions.Play: 1.5,
        actions.Power: 1.5,
        actions.Use: 1.5,
        actions.Ready: 0.5,
        actions.Shift: SELDOM,
        actions.Regear: SELDOM,
        actions.Discard: SELDOM,
        actions.Recall: SELDOM,
        actions.Pledge: SELDOM,
    }
)
"""By kind of action: how often a sensible seat does it."""
BUYING = tuple(
    [
        tuple([1.0 + 2.0 * max(0.0, now + later) for now, later in zip(FIGURE[wave_of(number)], lasting, strict=True)])
        for number, lasting in enumerate(LASTING)
    ]
)
"""By round and face: how often a sensible seat buys a card."""


class XenoshyftHints:
    """The hints of XenoShyft; all of them are pure functions of their arguments."""

    rounds: ClassVar[Mapping[str, int]] = MappingProxyType({"hard": 150})
    """Playing purchases out tells so much that with more of it Expert would gain little."""

    def value(self, state: XenoshyftState, seat: Seat) -> float:
        return worth(state, seat)

    def weight(self, state: XenoshyftState, action: Action) -> float:
        often = OFTEN.get(type(action))
        if often is not None:
            return often
        match action:
            case actions.Buy(piece=piece):
                return BUYING[state.round][state.pieces.face[piece]]
            case Choose(option=option):
                return 1.5 if option == "none" else 1.0
        return 1.0

    def at_rest(self, state: XenoshyftState, action: Action) -> XenoshyftState | None:
        """What a seat that is ready leaves behind: what comes next says nothing of it, neither the first enemies nor
        the troubles of a new round. Otherwise it would do anything to put them off.
        """
        if type(action) is not actions.Ready:
            return None
        after = state.clone()
        after.ready_seats |= 1 << action.seat
        return after

    def best(self, state: XenoshyftState, seat: Seat) -> Action | None:
        return None

    def chances(self, state: XenoshyftState) -> Chances | None:
        """An estimate by the open cards, the same for all seats."""
        seats = len(state.hands)
        if state.phase is Phase.OVER:
            return Chances((float(not state.lost),) * seats, True)
        return Chances((prospects(state),) * seats, False)

    def reason(
        self, seen: XenoshyftState, course: Course, names: Sequence[str], worlds: Sequence[XenoshyftState]
    ) -> str:
        return reason(seen, course, names, worlds)
