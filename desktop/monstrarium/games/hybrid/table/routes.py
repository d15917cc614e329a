"""What a figurine in the hand may do: every way through the laboratory, and every attack it can walk up to."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.action import Action
from ....engine.words import _, _n
from ....table.desc import Affordance, Gesture, Piece
from ..actions import Step, Turn
from ..ground.laboratory import squares_of
from ..ground.reach import Reach
from ..reaching import actions_of, reach_of
from ..state import HybridState
from .items import figurine, square_item
from .layout import Layout
from .pieces import warrior_piece
from .wording import facing_name, square_name

STEP = "step"
"""The variant of a step that costs more than a way round."""


class Walk:
    """The ways of the active warrior from where it stands."""

    def __init__(self, state: HybridState, layout: Layout, offers: Sequence[Action]) -> None:
        self._state = state
        self._layout = layout
        self._offers = frozenset(offers)
        self._warrior = state.active
        self._square, self._facing = state.squares[state.active], state.facings[state.active]
        self._reach: Reach = reach_of(state, state.active)
        self._faces = [warrior_piece(state, layout, self._warrior, self._square, facing) for facing in range(4)]
        self._done: set[Action] = set()
        self._steps = self._steps_by_square()

    def ways(self) -> list[Affordance]:
        """A plan for each square and facing, the cheapest way there first; then what no plan begins with."""
        found: list[Affordance] = []
        turns = [(self._square, facing) for facing in range(4) if facing != self._facing]
        ends = [self._facings(square) for square in squares_of(self._reach.squares) if square != self._square]
        ends.sort(key=len, reverse=True)  # One square with all facings first, so that R goes round by the clock.
        for square, facing in (*(each for end in ends for each in end), *turns):
            plan = self._plan(square, facing)
            if plan:
                found.append(self._way(square, facing, plan))
        found += [self._single(offer) for offer in self._offers if type(offer) is Step and offer not in self._done]
        return found

    def _steps_by_square(self) -> dict[int, Step]:
        near = self._layout.lab.near
        return {near[self._square * 8 + offer.direction]: offer for offer in self._offers if isinstance(offer, Step)}

    def _facings(self, square: int) -> list[tuple[int, int]]:
        """The facings that can be taken on a square, the cheapest first, then by the clock."""
        costs = [self._reach.costs[square * 4 + facing] for facing in range(4)]
        least = min(cost for cost in costs if cost >= 0)
        first = self._facing if costs[self._facing] == least else costs.index(least)
        return [(square, facing & 3) for facing in range(first, first + 4) if costs[facing & 3] >= 0]

    def _plan(self, square: int, facing: int) -> tuple[Action, ...]:
        """The way to a square and facing; a single step or turn where nothing is cheaper."""
        state = self._state
        if square == self._square:
            turn = Turn(state.seat, facing)
            plan: tuple[Action, ...] = (turn,) if turn in self._offers else ()
        else:
            plan = actions_of(state.seat, self._reach.route(square, facing))
            step = self._steps.get(square) if facing == self._facing else None
            if step is not None and len(plan) == 2 and plan[1] == step:
                plan = (step,)  # The door opens by itself.
        if len(plan) == 1:
            self._done.add(plan[0])
        return plan if plan and plan[0] in self._offers else ()

    def _way(self, square: int, facing: int, plan: tuple[Action, ...]) -> Affordance:
        name = square_name(self._layout.lab, square)
        if square == self._square:
            label = _("Turn to face {way}", way=facing_name(facing))
            cost = 0
        else:
            cost = self._reach.costs[square * 4 + facing]
            label = _("Move to {square}, facing {way}", square=name, way=facing_name(facing))
        note = _n("{n} point", "{n} points", cost) if cost else ""
        if cost and self._reach.risky(square, facing):
            note = _("{points}, over a pit", points=note)
        ghost = self._ghost(square, facing)
        target = square_item(self._layout.lab, square)
        return Affordance(plan, Gesture.DRAG, label, figurine(self._warrior), target, note, ghost, str(facing))

    def _single(self, offer: Action) -> Affordance:
        """A step that leads to where nobody stops, or that costs more than a way round."""
        assert isinstance(offer, Step)
        lab = self._layout.lab
        square = lab.near[self._square * 8 + offer.direction]
        label = _("Step to {square}", square=square_name(lab, square))
        known = self._reach.squares >> square & 1
        note = _("straight on") if known else _("and on from there")
        ghost = self._ghost(square, self._facing)
        variant = STEP if known else str(self._facing)
        return Affordance(
            (offer,), Gesture.DRAG, label, figurine(self._warrior), square_item(lab, square), note, ghost, variant
        )

    def _ghost(self, square: int, facing: int) -> Piece:
        """The warrior as it would stand there."""
        stands = self._faces[facing]
        pose = self._layout.base(self._state.kinds[self._warrior], square)
        return Piece(stands.id, stands.zone, pose, stands.face, stands.size, tip=stands.tip)
