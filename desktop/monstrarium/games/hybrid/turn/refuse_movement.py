"""Why the rules refuse a step, a turn, a door, an entry, an exit, an objective or a stop."""

from __future__ import annotations

from ....language.words import _, _n
from ..actions import Claim, Enter, Leave, Swing
from ..ground.contact import base_of, foes_at
from ..ground.laboratory import Lab
from ..ground.obstacles import done_with, locked_doors, mover_of, scene_around
from ..ground.plan import lab_of
from ..ground.step_cost import FORBIDDEN, Mover, Surroundings, may_stop, step_cost, turn_cost
from ..missions import changes, objectives
from ..missions.goals import goal_of
from ..printed.names import warrior_name
from ..printed.warriors import RANK, SIZE, TITAN
from ..state import Door, HybridState, Mode
from . import doors_exits, event_counters
from .doors_exits import slants


def why_no_step(state: HybridState, direction: int) -> str:
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
    warrior = warrior_name(state, state.active)
    if entered & locked_doors(state, lab):
        return _("The door is locked.")
    if entered & done_with(state, lab) and not mover.titan:
        return _("{warrior} has opened this door already in this Movement.", warrior=warrior)
    if mover.size == 2 and entered & sum([door.mask for door in lab.doors if not door.double]):
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


def _no_way_on(state: HybridState, lab: Lab, scene: Surroundings, base: int) -> str:
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


def why_no_turn(state: HybridState, facing: int) -> str:
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


def why_no_swing(state: HybridState, action: Swing) -> str:
    warrior, lab = state.active, lab_of(state.plan)
    mover = mover_of(state, warrior)
    if not 0 <= action.door < len(lab.doors):
        return _("There is no door.")
    if mover.puny:
        return _("{warrior} is too small to open a door.", warrior=warrior_name(state, warrior))
    if state.squares[warrior] < 0 or action.door not in doors_exits.in_reach(state, mover):
        return _("One opens a door before or beside oneself, not behind.")
    match state.doors[action.door]:
        case Door.LOCKED:
            return _("The door is locked.")
        case Door.BROKEN:
            return _("The door is broken: it stays open.")
        case Door.SHUT if state.opened >> action.door & 1:
            return _("{warrior} has opened this door already in this Movement.", warrior=warrior_name(state, warrior))
        case Door.OPEN if not doors_exits.swingable(state, lab, action.door):
            return _("Somebody stands in the door.")
    return why_no_points(state)


def why_no_entry(state: HybridState, action: Enter) -> str:
    warrior, lab = state.active, lab_of(state.plan)
    name = warrior_name(state, warrior)
    if state.squares[warrior] >= 0:
        return _("{warrior} is in the laboratory already.", warrior=name)
    if not state.points:
        return why_no_points(state)
    gates = enumerate(lab.accesses)
    entry = next((gate for gate in gates if gate[1].entry and action.square in gate[1].squares), None)
    if entry is None:
        return _("There is no entry.")
    if not state.gates >> entry[0] & 1:
        return _("That entry is closed.")
    if SIZE[state.kinds[warrior]] == 2 and not entry[1].double:
        return _("{warrior} is too wide for a single entry.", warrior=name)
    return _("The entry is not free.")


def why_no_leave(state: HybridState, action: Leave) -> str:
    warrior, lab = state.active, lab_of(state.plan)
    base = base_of(state, lab, warrior)
    gates = [
        gate
        for gate, access in enumerate(lab.accesses)
        if access.exit and any(base >> square & 1 for square in access.squares)
    ]
    if not gates:
        return _("One leaves from an exit.")
    if not any(gate in changes.exits_open(state) for gate in gates):
        return _("That exit is closed.")
    if not goal_of(state).may_leave(state, warrior):
        return _("Nobody leaves with a diary while the valve is open.")
    if not state.points:
        return _("It takes a Movement point to leave, and none is left.")
    if slants(state):
        return _("Only the Puny leave diagonally: step onto the exit straight.")
    return _("{warrior} is too wide for a single exit.", warrior=warrior_name(state, warrior))


def why_no_claim(state: HybridState, action: Claim) -> str:
    lab, warrior = lab_of(state.plan), state.active
    if state.squares[warrior] < 0:
        return _("There is no counter here.")
    lies = any(square >= 0 and base_of(state, lab, warrior) >> square & 1 for square in state.spots)
    if lies and objectives.below(state, lab) < 0:
        if not RANK[state.kinds[warrior]]:
            return _("Warriors of rank 0 activate no objective.")
        return _("Your side cannot activate this objective.")
    if not lies and event_counters.below(state, lab) < 0:
        return _("There is no counter here.")
    if not lies and state.last_event == action.seat:
        return _("Your side has turned over the last counter: the other side is next.")
    return why_no_stop(state)
