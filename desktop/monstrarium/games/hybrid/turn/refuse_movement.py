"""Why a warrior cannot make a step, a turn, or stop where it is, in a sentence."""

from __future__ import annotations

from ....language.words import _, _n
from ..ground.contact import base_of, foes_at
from ..ground.laboratory import Lab
from ..ground.labs import lab_of
from ..ground.obstacles import done_with, locked_doors, mover_of, scene_around
from ..ground.step_cost import FORBIDDEN, Mover, Scene, may_stop, step_cost, turn_cost
from ..printed.names import warrior_name
from ..printed.warriors import TITAN
from ..state import HybridState, Mode


def why_no_step(state: HybridState, direction: int) -> str:
    """Why the active warrior does not go that way."""
    warrior, lab = state.active, lab_of(state.plan)
    square, mover = state.squares[warrior], mover_of(state, warrior)
    if square < 0:
        return _("{warrior} has to come in by an entry first.", warrior=warrior_name(state, warrior))
    if not state.points:
        return why_no_points(state)
    if mover.titan and direction & 1:
        return _("A Titan never moves diagonally.")
    target = lab.near[square * 8 + direction]
    base = lab.bases[mover.size][target] if target >= 0 else 0
    if not base:
        return _("The laboratory ends there.")
    scene = scene_around(state, lab, warrior, mover)
    cost = step_cost(lab, scene, mover, square, state.facings[warrior], direction)
    if cost == FORBIDDEN:
        return _blocked(state, lab, mover, base, direction)
    if cost > state.points:
        return _n(
            "That step takes {n} Movement point; {points} left.",
            "That step takes {n} Movement points; {points} left.",
            cost,
            points=state.points,
        )
    return _no_way_on(state, lab, scene, base)


def why_no_points(state: HybridState) -> str:
    """Why nothing is left to move with."""
    if state.pinned >> state.active & 1:
        return _("{warrior} is held fast until the end of the round.", warrior=warrior_name(state, state.active))
    return _("No Movement points are left.")


def _blocked(state: HybridState, lab: Lab, mover: Mover, base: int, direction: int) -> str:
    own = base_of(state, lab, state.active)
    reason = _closed(state, lab, mover, base & ~own)
    if reason:
        return reason
    for each, square in enumerate(state.squares):
        if square >= 0 and each != state.active and base_of(state, lab, each) & base:
            return _why_not_through(state, mover, each)
    if base & state.shut:
        return _("The door is not within reach: turn to it first.")
    return _("Nobody squeezes through between two corners.") if direction & 1 else _("There is no way through.")


def _closed(state: HybridState, lab: Lab, mover: Mover, entered: int) -> str:
    """What of the laboratory itself is in the way."""
    warrior = warrior_name(state, state.active)
    if entered & locked_doors(state, lab):
        return _("The door is locked.")
    if entered & done_with(state, lab) and not mover.titan:
        return _("{warrior} has opened this door already in this Movement.", warrior=warrior)
    if mover.size == 2 and entered & _single_doors(lab):
        return _("{warrior} is too wide for a single door.", warrior=warrior)
    if entered & state.shut and mover.puny:
        return _("{warrior} is too small to open a door.", warrior=warrior)
    solid = entered & (lab.walls | lab.pillars)
    if solid and mover.size == 2 and solid != entered:
        return _("{warrior} is too wide to get through there.", warrior=warrior)
    if entered & lab.walls:
        return _("A wall is in the way.")
    return _("A pillar is in the way.") if solid else ""


def _why_not_through(state: HybridState, mover: Mover, other: int) -> str:
    name = warrior_name(state, other)
    if state.sides[other] == state.seat:
        return _("{friend} touches an enemy: nobody walks through it now.", friend=name)
    if not mover.ghost:
        return _("{enemy} stands there: only a Novice Move leads through enemies.", enemy=name)
    if TITAN[state.kinds[other]]:
        return _("{enemy} is a Titan: only Titans get past it.", enemy=name)
    if state.modes[other] == Mode.DEFENSE:
        return _("{enemy} is in Defensive Combat: nobody gets past it.", enemy=name)
    return _("{enemy} stands there.", enemy=name)


def _no_way_on(state: HybridState, lab: Lab, scene: Scene, base: int) -> str:
    """The step is possible, but nobody stops where it leads, and nothing is left to go on with."""
    warrior, points = warrior_name(state, state.active), state.points
    for each, square in enumerate(state.squares):
        if square >= 0 and each != state.active and base_of(state, lab, each) & base:
            if scene.friends & base:
                return _(
                    "Nobody stops on a friend, and {points} Movement points lead {warrior} to no free square beyond.",
                    points=points,
                    warrior=warrior,
                )
            return _(
                "Nobody stops on an enemy, and {points} Movement points lead to no free square beyond.", points=points
            )
    if base & state.pits:
        return _("Nobody stops over a pit, and {points} Movement points lead to no square beyond.", points=points)
    if base & state.rocks:
        return _("Nobody stops on fallen rocks, and {points} Movement points lead to no square beyond.", points=points)
    if state.passed:
        return _("{warrior} has walked through a friend and cannot stop in contact with an enemy.", warrior=warrior)
    return _("{warrior} has left that enemy and cannot touch it again in this Movement.", warrior=warrior)


def _single_doors(lab: Lab) -> int:
    return sum([door.mask for door in lab.doors if not door.double])


def why_no_turn(state: HybridState, facing: int) -> str:
    """Why the active warrior does not turn to that side."""
    warrior = state.active
    if state.squares[warrior] < 0:
        return _("{warrior} has to come in by an entry first.", warrior=warrior_name(state, warrior))
    if facing == state.facings[warrior]:
        return _("{warrior} looks there already.", warrior=warrior_name(state, warrior))
    cost = turn_cost(state.facings[warrior], facing, state.turned)
    if cost > state.points:
        return why_no_points(state)
    return why_no_stop(state)


def why_no_stop(state: HybridState) -> str:
    """Why the active warrior cannot end its Movement where it is."""
    warrior, lab = state.active, lab_of(state.plan)
    mover = mover_of(state, warrior)
    scene = scene_around(state, lab, warrior, mover)
    base = base_of(state, lab, warrior)
    for each, square in enumerate(state.squares):
        if square >= 0 and each != warrior and base_of(state, lab, each) & base:
            return _("{other} stands here: nobody stops on anybody.", other=warrior_name(state, each))
    if base & state.pits:
        return _("Nobody stops over a pit.")
    if base & state.rocks:
        return _("Nobody stops on fallen rocks.")
    if foes_at(state, lab, warrior) & state.left_foes and not may_stop(scene, state.squares[warrior]):
        return _(
            "{warrior} has left that enemy and cannot touch it again in this Movement.",
            warrior=warrior_name(state, warrior),
        )
    return _(
        "{warrior} has walked through a friend and cannot stop in contact with an enemy.",
        warrior=warrior_name(state, warrior),
    )
