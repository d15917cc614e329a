"""How a bot judges XYbrid: by the infamy with which each seat will end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, fsum
from types import MappingProxyType
from typing import Any, ClassVar

from ....engine.action import Action, Choose
from ....engine.course import Course
from ....engine.game import Chances, shares
from ....engine.plain import PieceId, Seat
from .. import turn
from ..actions import Activate, Attach, Commit, Draw, Pass, Swap
from ..cards import AUXILIARY, BIT, FIRST_CORE, KIND, MISSIONS, VALUE
from ..deployment import places
from ..monster import owner, value
from ..state import NOBODY, ROUNDS, Phase, XybridState
from .estimate import IN_USE, SECRET, Estimate
from .reasons import reason

BUILD, OVER, REVEAL = Phase.BUILD, Phase.OVER, Phase.REVEAL
FIRM = 1.6
"""The lead in points that makes a victory e times as likely when the last monsters deploy."""
LOOSE = 1.1
"""By how much that lead grows with each round to come."""
BUILDING = 0.9
"""By how much it grows while monsters are being built."""
TWIN = 0.0
"""The weight of an arm on the right, of 1 on the left: the side changes nothing, so one is enough to try."""
SURPLUS = 0.6
"""What a part that the monster does not need is worth in the hand."""


class XybridHints:
    ahead: ClassVar[int] = 0
    """Playing on by chance doubles how far the values of a round scatter, and tells less apart."""
    rounds: ClassVar[Mapping[str, int]] = MappingProxyType({"hard": 50})
    """The first rounds tell most, so a Hard with more of them would be hard to tell from Expert."""

    def __init__(self, estimate: Estimate = IN_USE) -> None:
        self._estimate = estimate

    def value(self, state: XybridState, seat: Seat) -> float:
        outlook = self._estimate.outlook
        hopes = [outlook(state, each, knows=each == seat) for each in range(len(state.hands))]
        return _shares(state, hopes)[seat]

    def weight(self, state: XybridState, action: Action) -> float:
        """In proportion to what the action brings at once."""
        weigh = WEIGHTS.get(type(action))
        return 1.0 if weigh is None else weigh(self._estimate, state, action)

    def at_rest(self, state: XybridState, action: Action) -> XybridState | None:
        """The monsters as a Pass leaves them that ends the round: what is deployed is judged more firmly than what is
        built, and a seat that lies behind would spoil its monster to put that off.
        """
        if type(action) is not Pass or state.phase is not BUILD:
            return None
        after = state.clone()
        turn.end_turn(after, None)
        return state if after.phase is REVEAL else after

    def best(self, state: XybridState, seat: Seat) -> Action | None:
        """None: XYbrid is not solved."""
        return None

    def chances(self, state: XybridState) -> Chances | None:
        if state.phase is OVER:
            return Chances(shares(places(state)), True)
        hopes = [self._estimate.outlook(state, each, knows=False) for each in range(len(state.hands))]
        return Chances(tuple(_shares(state, hopes)), False)

    def reason(self, seen: XybridState, course: Course, names: Sequence[str], worlds: Sequence[XybridState]) -> str:
        return reason(seen, course[0], names, worlds)


def attraction(estimate: Estimate, state: XybridState, seat: Seat, part: PieceId) -> float:
    """What drawing a part is worth: its value and effect, or what it improves where the monster does not need it."""
    face = state.pieces.face[part]
    kind, brings = KIND[face], estimate.brings[face]
    if MISSIONS[face] and state.round < ROUNDS:
        brings = VALUE[face] + estimate.mission_hope(face, ROUNDS - state.round)
    if kind == AUXILIARY or kind & state.lacks[seat]:
        return brings
    same = [value(state, other) for other in state.monsters[seat] if KIND[state.pieces.face[other]] == kind]
    return SURPLUS + max(0.0, brings - min(same, default=0))


def _shares(state: XybridState, hopes: list[float]) -> list[float]:
    scale = FIRM + LOOSE * (ROUNDS - state.round) + (BUILDING if state.phase < REVEAL else 0.0)
    best = max(hopes)
    odds = [exp((hope - best) / scale) for hope in hopes]
    whole = fsum(odds)
    return [each / whole for each in odds]


def _weight_of_draw(estimate: Estimate, state: XybridState, action: Draw | Attach) -> float:
    drawn = max(0.1, attraction(estimate, state, action.seat, action.part))
    return drawn * (TWIN if action.left is False else 1.0)


def _weight_of_swap(_estimate: Estimate, state: XybridState, action: Swap) -> float:
    attached, left = action.attached, action.left
    step = VALUE[state.pieces.face[action.part]] - value(state, attached)
    crosses = left is not None and left != (state.left_parts & BIT[attached] > 0)
    return (3.0 * step if step > 0 else 0.05) * (TWIN if crosses else 1.0)


def _weight_of_secret(estimate: Estimate, state: XybridState, action: Commit) -> float:
    if action.card is None:
        return SECRET if state.round < ROUNDS else 0.1
    return 0.1 + estimate.breakthrough_worth(state, action.seat, state.pieces.face[action.card])


def _weight_of_answer(_estimate: Estimate, state: XybridState, action: Choose) -> float:
    seat, option = action.seat, action.option
    if option is None:
        return 0.5
    if type(option) is not int or option >= FIRST_CORE:
        return 1.0
    face = state.pieces.face[option]
    if face < 0:
        return 1.0
    holder = owner(state, option)
    if holder == NOBODY:
        return 0.5 + VALUE[face]
    return 0.5 + value(state, option) if holder != seat else 1.0


WEIGHTS: Mapping[type[Action], Callable[[Estimate, XybridState, Any], float]] = {
    Draw: _weight_of_draw,
    Attach: _weight_of_draw,
    Swap: _weight_of_swap,
    Activate: lambda _estimate, _state, _action: 6.0,
    Commit: _weight_of_secret,
    Choose: _weight_of_answer,
}
"""By kind of action: what it weighs; 1 for all others."""
