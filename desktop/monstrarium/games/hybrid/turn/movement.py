"""Movement: one step, one turn, one door at a time, until the active warrior halts, leaves or falls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from ....engine.action import Action
from ....engine.event import Sink, tell
from ....engine.plain import Seat
from ..actions import CLAIM, HALT, QUARTER_TURNS, STEP, SWING, TURNS, Claim, Enter, Halt, Leave, Step, Swing, Turn
from ..cards import lasting, playing
from ..combat import targets, wounds
from ..combat.dice import natural
from ..effects import book
from ..events.turns import Fell, Halted, Jumped, Stepped, SteppedBack, Turned
from ..ground.contact import base_of, foes_at
from ..ground.laboratory import Lab
from ..ground.obstacles import handles, mover_of, scene_around
from ..ground.plan import lab_of
from ..ground.step_cost import (
    DEAREST,
    Mover,
    Surroundings,
    can_settle,
    door_cost,
    may_stop,
    open_steps,
    passes_friend,
    plain_steps,
    settles_beside,
    step_cost,
    step_costs,
    turn_cost,
)
from ..ground.vision import seen_by
from ..missions import goals, objectives
from ..missions.goals import goal_of
from ..state import NOBODY, OFF, HybridState, Phase
from . import activation, doors_exits, event_counters, first_contact, mode_and_attack, movement_points

EXPERT_MOVE = 4
REMEMBERED = 1 << 12
"""For how many squares, facings and sizes the free ways are kept."""


# ---- what may be done


def offers(state: HybridState) -> Sequence[Action]:
    """Every step, turn and door that leads on, and whether the active warrior may end its Movement here."""
    warrior, seat = state.active, state.seat
    lab = lab_of(state.plan)
    mover = mover_of(state, warrior)
    square = state.squares[warrior]
    if square == OFF:
        return [*doors_exits.entries(state, lab), HALT[seat]]
    points, facing = state.points, state.facings[warrior]
    if not points and state.turned and square == state.firm and not mover.free_doors:
        return [*_claims(state, lab), HALT[seat]]
    scene = scene_around(state, lab, warrior, mover)
    if points:
        free = _free_ways(lab, mover.size, mover.titan, mover.puny, seat, square, facing)
        if free.ways and not free.around & scene.crowded:
            return _free_offers(state, lab, free)
    stands = may_stop(scene, square, state.passed)
    found = [*_steps(state, lab, scene, mover)] if points else []
    if points or not state.turned:
        found += _turns(state, lab, scene, mover, stands)
    near = doors_exits.in_reach(state, mover)
    if near and points >= door_cost(mover) and not state.pinned >> warrior & 1:
        found += [
            SWING[seat][door]
            for door in near
            if doors_exits.swingable(state, lab, door) and (stands or _leads_on_by(state, lab, mover, door))
        ]
    if lab.accesses:
        found += doors_exits.exits(state, lab)
    if stands:
        found += _claims(state, lab)
        found.append(HALT[seat])
    return found


def _steps(state: HybridState, lab: Lab, scene: Surroundings, mover: Mover) -> Iterator[Action]:
    """The steps that the points allow, without those to where nobody may stop or go on."""
    square, facing = state.squares[state.active], state.facings[state.active]
    points, step = state.points, STEP[state.seat]
    closed = scene.no_stop | scene.near_foes if state.passed else scene.no_stop
    for direction, target, cost in step_costs(lab, scene, mover, square, facing, points):
        if not closed >> target & 1 or _leads_on(state, lab, scene, mover, target, points - cost):
            yield step[direction]


class FreeWays(NamedTuple):
    """What a warrior with points may do where nothing but walls is near; no ways within reach of a door."""

    around: int
    """The squares on which nothing else may be for that."""
    ways: tuple[tuple[Action, ...], ...]
    """By points, from 0 to DEAREST or more: its steps and turns, and to halt."""


@lru_cache(maxsize=REMEMBERED)
def _free_ways(lab: Lab, size: int, titan: bool, puny: bool, seat: Seat, square: int, facing: int) -> FreeWays:
    near = () if puny else handles(lab.key)[size][square]
    if near and near[facing]:
        return FreeWays(0, ())
    steps, rest = plain_steps(lab, size, titan, puny, square, facing), (*TURNS[seat][facing], HALT[seat])
    ways = [
        (*[STEP[seat][direction] for direction, _target, cost in steps if cost <= points], *rest)
        for points in range(DEAREST + 1)
    ]
    return FreeWays(open_steps(lab, size, titan, square)[1], tuple(ways))


def _free_offers(state: HybridState, lab: Lab, free: FreeWays) -> Sequence[Action]:
    ways = free.ways[state.points if state.points < DEAREST else DEAREST]
    exits = doors_exits.exits(state, lab) if lab.accesses else ()
    claims = _claims(state, lab)
    return [*ways[:-1], *exits, *claims, ways[-1]] if exits or claims else ways


def _claims(state: HybridState, lab: Lab) -> Sequence[Action]:
    """To activate what lies where the active warrior stands, if it may."""
    if (state.counters and event_counters.claimable(state, lab)) or (state.spots and objectives.below(state, lab) >= 0):
        return (CLAIM[state.seat],)
    return ()


def may_step(state: HybridState, action: Step) -> bool:
    """Whether a step is among the offers."""
    warrior, direction = state.active, action.direction
    square = state.squares[warrior]
    if square < 0 or not 0 <= direction < 8:
        return False
    lab, mover = lab_of(state.plan), mover_of(state, warrior)
    scene = scene_around(state, lab, warrior, mover)
    cost = step_cost(lab, scene, mover, square, state.facings[warrior], direction)
    if not 0 <= cost <= state.points:
        return False
    target = lab.near[square * 8 + direction]
    return may_stop(scene, target, state.passed) or _leads_on(state, lab, scene, mover, target, state.points - cost)


def may_turn(state: HybridState, action: Turn) -> bool:
    """Whether a turn is among the offers."""
    warrior = state.active
    if state.squares[warrior] < 0 or (state.turned and not state.points):
        return False
    if action not in (TURNS if state.points else QUARTER_TURNS)[state.seat][state.facings[warrior]]:
        return False
    lab, mover = lab_of(state.plan), mover_of(state, warrior)
    scene = scene_around(state, lab, warrior, mover)
    return may_stop(scene, state.squares[warrior], state.passed) or _leads_on_facing(
        state, lab, scene, mover, action.facing
    )


def may_halt(state: HybridState, action: Halt) -> bool:
    """Whether the active warrior may end its Movement here."""
    warrior = state.active
    square, lab = state.squares[warrior], lab_of(state.plan)
    return square == OFF or may_stop(scene_around(state, lab, warrior, mover_of(state, warrior)), square, state.passed)


def _turns(state: HybridState, lab: Lab, scene: Surroundings, mover: Mover, stands: bool) -> Sequence[Action]:
    """The turns that the points allow; where a warrior cannot stop, only those that lead on."""
    facing, points = state.facings[state.active], state.points
    turns = (TURNS if points else QUARTER_TURNS)[state.seat][facing]
    if stands:
        return turns
    return [each for each in turns if _leads_on_facing(state, lab, scene, mover, each.facing)]


def _leads_on_facing(state: HybridState, lab: Lab, scene: Surroundings, mover: Mover, facing: int) -> bool:
    """Whether a turn leaves enough points to go on to where one may stop."""
    left = state.points - turn_cost(state.facings[state.active], facing, state.turned)
    return _goes_on(state, lab, scene, mover, facing, left, True)


def _leads_on(state: HybridState, lab: Lab, scene: Surroundings, mover: Mover, target: int, left: int) -> bool:
    """Whether a step to where nobody may stop leaves enough points to go on to where one may."""
    passed = state.passed or passes_friend(lab, scene, mover, target)
    turned = state.turned and not mover.titan
    bound = movement_points.bound_at(state)
    if bound is not None:
        left += bound(target) - bound(state.squares[state.active])
    facing = state.facings[state.active]
    if left <= 0:
        return False
    return settles_beside(lab, scene, mover, target, left) or can_settle(
        lab, scene, mover, target, facing, left, turned, passed, bound
    )


def _leads_on_by(state: HybridState, lab: Lab, mover: Mover, door: int) -> bool:
    """Whether opening or shutting a door leaves enough points to go on to where one may stop."""
    mask = lab.doors[door].mask
    state.shut ^= mask
    scene = scene_around(state, lab, state.active, mover)
    state.shut ^= mask
    left = state.points - door_cost(mover)
    return _goes_on(state, lab, scene, mover, state.facings[state.active], left, state.turned)


def _goes_on(
    state: HybridState, lab: Lab, scene: Surroundings, mover: Mover, facing: int, left: int, turned: bool
) -> bool:
    """Whether so many points lead from here to where one may stop."""
    here = state.squares[state.active]
    return settles_beside(lab, scene, mover, here, left) or can_settle(
        lab, scene, mover, here, facing, left, turned, state.passed, movement_points.bound_at(state)
    )


# ---- what is done


def begin(state: HybridState, out: Sink | None) -> None:
    warrior = state.active
    if state.levels[warrior] == EXPERT_MOVE and state.squares[warrior] >= 0:
        state.sighted = seen_by(state, warrior)
    state.phase = Phase.MOVE
    activation.set_out(state, out)
    _proceed(state, out)


def step(state: HybridState, action: Step, out: Sink | None) -> None:
    """Move one square, through a door that is opened on the way; a shot may come in between."""
    warrior, lab = state.active, lab_of(state.plan)
    mover = mover_of(state, warrior)
    scene = scene_around(state, lab, warrior, mover)
    source, facing = state.squares[warrior], state.facings[warrior]
    cost = step_cost(lab, scene, mover, source, facing, action.direction)
    target = lab.near[source * 8 + action.direction]
    bases = lab.bases[mover.size]
    base, own = bases[target], bases[source]
    if base & scene.shut and not own & scene.shut:
        spent = _open_on_the_way(state, lab, mover, base & scene.shut, out)
        cost -= spent
        if state.pending is not None:
            return
        if state.squares[warrior] != source or cost > state.points:
            go_on(state, out)
            return
    if mover.titan:
        doors_exits.break_doors(state, lab, base, out)
        state.turned = False
    leaps = base & ~own & scene.pits
    if warrior in state.ambush:
        wounds.expose(state, warrior, out)
    state.squares[warrior] = target
    state.points -= cost
    state.walked += 1
    state.slant = bool(action.direction & 1)
    state.passed = state.passed or bool(base & scene.friends)
    if state.clung:
        _part(state, lab)
    if out is not None:
        out.emit(Stepped(state.seat, warrior, source, target, cost, state.points))
    if state.spells and lasting.changes_anybody(state, "mt"):
        movement_points.keep(state, out)
    if leaps:
        _leap(state, out)
    elif may_stop(scene, target, state.passed):
        state.firm = target
    _look_around(state, out)


def _part(state: HybridState, lab: Lab) -> None:
    """Note the enemies that the active warrior has touched since its Movement began and touches no more."""
    still = state.clung & foes_at(state, lab, state.active)
    state.left_foes |= state.clung & ~still
    state.clung = still


def _open_on_the_way(state: HybridState, lab: Lab, mover: Mover, squares: int, out: Sink | None) -> int:
    """Open the door on these squares; returns what that cost."""
    door = lab.door_at[(squares & -squares).bit_length() - 1]
    cost = door_cost(mover)
    state.points -= cost
    doors_exits.open_door(state, lab, door, out)
    first_contact.see(state, out, True)
    _watch(state, out)
    return cost


def _leap(state: HybridState, out: Sink | None) -> None:
    """Jump over an open trapdoor: a warrior that fails falls in, and may climb out or stay if it is alone there."""
    warrior, square = state.active, state.squares[state.active]
    level, die, cleared = natural(state, warrior)
    tell(out, Jumped(state.seat, warrior, square, level, die, cleared))
    if not cleared:
        if _is_alone(state):
            state.firm = square
        wounds.wound(state, warrior, 1, NOBODY, out, why=wounds.PIT)


def _is_alone(state: HybridState) -> bool:
    lab = lab_of(state.plan)
    base = base_of(state, lab, state.active)
    return not any(base_of(state, lab, each) & base for each in range(len(state.kinds)) if each != state.active)


def turn(state: HybridState, action: Turn, out: Sink | None) -> None:
    warrior = state.active
    cost = turn_cost(state.facings[warrior], action.facing, state.turned)
    state.turned = True
    state.points -= cost
    state.facings[warrior] = action.facing
    if warrior in state.ambush:
        wounds.expose(state, warrior, out)
    if out is not None:
        out.emit(Turned(state.seat, warrior, action.facing, cost, state.points))
    _look_around(state, out)


def swing(state: HybridState, action: Swing, out: Sink | None) -> None:
    lab = lab_of(state.plan)
    state.points -= door_cost(mover_of(state, state.active))
    if state.doors[action.door] == doors_exits.SHUT:
        doors_exits.open_door(state, lab, action.door, out)
    else:
        doors_exits.shut_door(state, lab, action.door, out)
    _look_around(state, out, True)


def enter(state: HybridState, action: Enter, out: Sink | None) -> None:
    doors_exits.enter(state, action, out)
    movement_points.keep(state, out)
    _look_around(state, out)


def leave(state: HybridState, action: Leave, out: Sink | None) -> None:
    doors_exits.leave(state, out)
    activation.end_activation(state, out)


def halt(state: HybridState, action: Halt, out: Sink | None) -> None:
    _end(state, out)


def claim(state: HybridState, action: Claim, out: Sink | None) -> None:
    """End the Movement on an objective, which is activated, or on an event counter, which is turned over."""
    lab = lab_of(state.plan)
    _stand(state, out)
    index = objectives.below(state, lab)
    if index < 0:
        event_counters.turn_over(state, lab, out)
    else:
        objectives.activate(state, index, out)
    if state.pending is not None:
        state.phase = Phase.CLAIM
    elif not goals.judge(state, out):
        _act(state, out)


def claimed(state: HybridState, out: Sink | None) -> None:
    """Go on after the answer to what an objective or an event has asked."""
    state.phase = Phase.LATE if state.late else Phase.MOVE
    if not goals.judge(state, out):
        _act(state, out)


# ---- what follows


def _look_around(state: HybridState, out: Sink | None, opened: bool = False) -> None:
    """Find out who sees whom, and who shoots, and go on; `opened`: a door was opened or shut."""
    if state.squares[state.active] >= 0:
        first_contact.see(state, out, opened)
        goal_of(state).moved(state, out)
    _proceed(state, out)


def go_on(state: HybridState, out: Sink | None) -> None:
    """Go on with a Movement after what has interrupted it, or end it where nothing more can be done."""
    movement_points.keep(state, out)
    _proceed(state, out)


def _proceed(state: HybridState, out: Sink | None) -> None:
    """Let those in ambush shoot; then the Movement goes on, or ends where nothing more can be done."""
    if state.ambush:
        _watch(state, out)
    if state.pending is not None or (state.due and playing.settle(state, out)):
        return
    if out is not None:
        out.beat()
    square = state.squares[state.active]
    if square < OFF:
        activation.end_activation(state, out)
    elif state.ambush and goals.judge(state, out):
        return  # A warrior that kills from ambush stays in it.
    elif square != state.firm or (state.points == 0 and (state.turned or square == OFF)):
        if _may_step_on(state, square):
            return
        ways = offers(state)
        if not ways:
            _give_way(state, out)
        only_halt = len(ways) == 1 and type(ways[0]) is Halt
        if not ways or (only_halt and (state.late or not state.reserves[state.seat])):
            _end(state, out)  # A side that keeps a card is asked, since the pause would tell which it is.


def _may_step_on(state: HybridState, square: int) -> bool:
    """Whether the active warrior has any step left, which is quicker to find out than all offers."""
    if not state.points or square == OFF:
        return False
    lab, mover = lab_of(state.plan), mover_of(state, state.active)
    return any(_steps(state, lab, scene_around(state, lab, state.active, mover), mover))


def _watch(state: HybridState, out: Sink | None) -> None:
    """Warriors in ambush shoot at what they see, one target after the other, until a seat is asked."""
    while state.pending is None and (target := targets.spotted(state)) != NOBODY:
        book.begin(state, "ambush", state.sides[target] ^ 1, target, out=out)


def _give_way(state: HybridState, out: Sink | None) -> None:
    """Points have run out where nobody may stop: the warrior falls into the pit, or steps back."""
    warrior = state.active
    lab = lab_of(state.plan)
    if base_of(state, lab, warrior) & state.pits and _is_alone(state):
        square = state.firm = state.squares[warrior]
        tell(out, Fell(state.seat, warrior, square))
        wounds.wound(state, warrior, 1, NOBODY, out, why=wounds.PIT)
    else:
        state.squares[warrior] = state.firm
        tell(out, SteppedBack(state.seat, warrior, state.firm))


def _end(state: HybridState, out: Sink | None) -> None:
    _stand(state, out)
    _act(state, out)


def _stand(state: HybridState, out: Sink | None) -> None:
    """The Movement is over; enemies in ambush that the warrior touches leave their ambush."""
    warrior = state.active
    if state.squares[warrior] < 0:
        return
    if out is not None:
        out.emit(Halted(state.seat, warrior))
    if state.ambush:
        foes = foes_at(state, lab_of(state.plan), warrior)
        for each in [each for each in state.ambush if foes >> each & 1]:
            wounds.expose(state, each, out)


def _act(state: HybridState, out: Sink | None) -> None:
    if state.squares[state.active] < OFF:
        activation.end_activation(state, out)
    else:
        mode_and_attack.begin(state, out)
