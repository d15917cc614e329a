"""How far both sides have come with their errands: by the way that is left, and by enemies on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum

from ....engine.plain import Seat, Value
from ..ground.laboratory import lying_on
from ..ground.obstacles import locked_doors
from ..ground.plan import lab_of
from ..ground.vision import crowds
from ..ground.walking import FAR, ways_onto
from ..printed.warriors import MT, SIZE, TITAN
from ..state import AWAY, GONE, OFF, HybridState, Mode
from .errands import Agenda, Errand, Task

PATIENCE = 0.65
"""The share of its worth that an errand keeps for every round that it still takes."""
NEARLY = 0.8
"""What an errand is worth at most as long as it is not done."""
COMPANY = 0.12
"""What it adds that other warriors are on their way too."""
HINDERED = 0.3
"""How much each enemy hinders an errand that is nearer to its place."""
HELD = 1.0
"""How much more an enemy on the place itself hinders it."""
EARLY = 6.0
"""By how many steps an enemy has to be nearer to hinder fully."""
FRAIL = 0.9
"""How much of an errand is lost with a warrior that is about to fall."""
ROUND = 12
"""How many steps it takes at most to get past enemies that block the way."""
CLOSENESS = tuple([min(1.0, max(0.15, 1.3 - steps / 10)) / EARLY for steps in range(FAR + 1)])
"""By the distance of an enemy from a place: how much it hinders there for each step by which it is nearer."""
INWARD = 2
"""How many steps it takes to come in."""


@lru_cache(maxsize=1 << 12)
def ends_of(plan: str, place: int, size: int, task: Task) -> int:
    """Where the square of a base of this size may be for a task: wholly on an exit, on an objective, else beside it."""
    lab = lab_of(plan)
    if size == 2 and task == Task.LEAVE:
        return sum([1 << square for square, base in enumerate(lab.bases[2]) if base and base & place == place])
    if task == Task.LEAVE or task == Task.CLAIM:
        return lying_on(lab, size, place)
    ends = 0
    for square, base in enumerate(lab.bases[size]):
        if base and _beside(lab.width, base) & place:
            ends |= 1 << square
    return ends


def _beside(width: int, base: int) -> int:
    return base | base << 1 | base >> 1 | base << width | base >> width


def ways_of(state: HybridState, errand: Errand, place: int, size: int, locked: int) -> tuple[int, ...]:
    """By square: how far it is to where an errand can be done at a place, for a base of this size."""
    ends = ends_of(state.plan, place, size, errand.task)
    return ways_onto(state.plan, ends, size, locked if errand.barred else 0)


def mission_lead(state: HybridState, agenda: Agenda, threats: Sequence[float]) -> float:
    """How far ahead the Griffins are in the mission, on the scale of a logistic curve.

    threats: by warrior, how likely it is to fall soon.
    """
    locked = locked_doors(state, lab_of(state.plan))
    found = agenda.done
    for errand in agenda.errands:
        come = errand.worth * _progress(state, errand, threats, locked if errand.barred else 0)
        found += -come if errand.seat else come
    for warrior, worth in agenda.dear:
        if (square := state.squares[warrior]) != GONE:
            worth *= 1.0 - threats[warrior] * (square != AWAY)
            found += -worth if state.sides[warrior] else worth
    return found


def _progress(state: HybridState, errand: Errand, threats: Sequence[float], locked: int) -> float:
    """How much of an errand is as good as done, by as many of the nearest warriors as it needs."""
    squares, stages = state.squares, _stages(state, errand, locked)
    barred = locked | _barriers(state, errand.seat)
    shares = errand.shares or (1,) * len(errand.doers)
    entry = _entry(state)
    found = []
    for doer, share in zip(errand.doers, shares, strict=True):
        if squares[doer] == AWAY:
            found.append((1.0, share))
        else:
            come = _nearness(state, errand, doer, entry, stages, (locked, barred))
            found.append((come * (1.0 - FRAIL * threats[doer]), share))
    found.sort(reverse=True)
    left, total, company = errand.need, 0.0, 0.0
    for come, share in found:
        used = min(left, share)
        left -= used
        total += come * used
        company += come * (share - used)
    return total / errand.need + COMPANY * company / max(1, len(found) - 1)


class _Stage(Value, frozen=True, gc=False):
    """A place where an errand may be done, and one to which the way leads on from there."""

    place: int
    rivals: tuple[int, ...]
    """How far each enemy is from the place."""
    more: int = 0
    """How far it is from there to where the way leads on."""
    others: tuple[int, ...] = ()
    """How far each enemy is from that."""
    held: bool = False
    """Whether an enemy stands on the place."""


def _stages(state: HybridState, errand: Errand, locked: int) -> list[_Stage]:
    """The stages of an errand: one for each of its places, and for each place where it goes on from there."""
    foes = crowds(state)[errand.seat ^ 1]
    nearest = [(place, _rivals(state, errand, place, locked), not place & ~foes) for place in errand.places]
    if not errand.then:
        return [_Stage(place, rivals, held=held) for place, rivals, held in nearest]
    beyond = [(ways_onto(state.plan, then, 1, locked), _rivals(state, errand, then, locked)) for then in errand.then]
    return [
        _Stage(place, rivals, far[place.bit_length() - 1], others, held)
        for place, rivals, held in nearest
        for far, others in beyond
    ]


def _rivals(state: HybridState, errand: Errand, place: int, locked: int) -> tuple[int, ...]:
    asleep, kinds, sides, plan = state.asleep, state.kinds, state.sides, state.plan
    tables = [()] + [ways_onto(plan, ends_of(plan, place, size, Task.MEET), size, locked) for size in (1, 2)]
    return tuple(
        [
            tables[SIZE[kinds[foe]]][square]
            for foe, square in enumerate(state.squares)
            if square >= 0 and sides[foe] != errand.seat and not asleep >> foe & 1
        ]
    )


def _entry(state: HybridState) -> int:
    """The square of an open entry; OFF if nobody waits outside or none is open."""
    if OFF in state.squares:
        for gate, access in enumerate(lab_of(state.plan).accesses):
            if access.entry and state.gates >> gate & 1:
                return access.squares[0]
    return OFF


def _nearness(
    state: HybridState, errand: Errand, doer: int, entry: int, stages: Sequence[_Stage], locks: tuple[int, int]
) -> float:
    """How soon one warrior gets an errand done at the best place.

    locks: the squares that bar the way: of doors, and with those of enemies that let nobody pass.
    """
    kind, square, wait = state.kinds[doer], state.squares[doer], errand.wait
    if square == OFF:
        square, wait = entry, wait + INWARD
        if square == OFF:
            return 0.0
    size, best = SIZE[kind], 0.0
    locked, barred = locks
    if barred != locked:
        wait += _detour(state, errand, square, size, locks)
    speed = max(2.0, 1.0 + MT[kind] - state.wounds[doer])
    sooner = PATIENCE ** (1.0 / speed)
    for stage in stages:
        steps = ways_onto(state.plan, ends_of(state.plan, stage.place, size, errand.task), size, locked)[square]
        whole = steps + stage.more
        if whole < FAR:
            soon = NEARLY * float(sooner ** (whole + wait))
            if soon > best:
                ahead = max(_ahead(stage.rivals, steps), _ahead(stage.others, whole))
                best = max(best, soon / (1.0 + HINDERED * ahead + HELD * stage.held))
    return best


def _detour(state: HybridState, errand: Errand, square: int, size: int, locks: tuple[int, int]) -> int:
    """How much longer the way is around enemies."""
    ends, plan = 0, state.plan
    for place in errand.places:
        ends |= ends_of(plan, place, size, errand.task)
    plain, round_them = [ways_onto(plan, ends, size, each)[square] for each in locks]
    return min(ROUND, round_them - plain)


def _barriers(state: HybridState, seat: Seat) -> int:
    """The squares of the enemies of a seat that let nobody pass: those on guard, and Titans."""
    found, kinds, sides, modes = 0, state.kinds, state.sides, state.modes
    bases = lab_of(state.plan).bases
    for each, square in enumerate(state.squares):
        if square >= 0 and sides[each] != seat and (modes[each] == Mode.DEFENSE or TITAN[kinds[each]]):
            found |= bases[SIZE[kinds[each]]][square]
    return found


@lru_cache(maxsize=1 << 14)
def _ahead(rivals: tuple[int, ...], steps: int) -> float:
    """How much enemies hinder a warrior so many steps from a place: those that are nearer."""
    return fsum([min(EARLY, steps + 1 - each) * CLOSENESS[each] for each in rivals if each <= steps])
