"""Who can be shot from where and on which levels, who lies in ambush for whom, and who can parry."""

from __future__ import annotations

from ..ground.contact import BACK, FRONT, base_of, foes_at, ring, sides_of
from ..ground.laboratory import Lab, distance, squares_of
from ..ground.plan import lab_of
from ..ground.sight import between
from ..ground.vision import arc_of, bodies, is_any_in_the_open, open_line, open_to, seen_by, sees, sight_of
from ..printed.warriors import PIERCING, PUNY, SIZE, TITAN
from ..state import DEFENSE, FIRING, NOBODY, HybridState
from .modifiers import apart, value
from .prepared_roll import BASIC, EXPERT, HEROIC, MASTER, NOVICE, SKILLED

PLAIN_VIEW = 1 << BASIC | 1 << MASTER | 1 << HEROIC
"""The levels on which a target before the shooter can be shot."""


def levels_for(state: HybridState, shooter: int, target: int) -> int:
    """The levels on which an enemy can be shot now, as bits: with at least one square between, unless Novice."""
    lab, kinds, squares = lab_of(state.plan), state.kinds, state.squares
    if squares[target] < 0 or squares[shooter] < 0:
        return 0
    kind, aim = kinds[shooter], kinds[target]
    away = distance(lab, squares[shooter], SIZE[kind], squares[target], SIZE[aim])
    reach = sight_of(state, shooter)
    if away > reach:
        return 0
    own, theirs = base_of(state, lab, shooter), base_of(state, lab, target)
    if not open_to(state.plan, SIZE[kind], squares[shooter], state.shut) & theirs:
        return 0
    everyone, tall = bodies(state, lab)
    hiding = (everyone if PUNY[aim] else tall) & ~(own | theirs)
    solid = state.shut | lab.pillars
    arc = arc_of(state, lab, shooter) & theirs
    found = 0
    if open_line(lab, own, theirs, solid | hiding):
        found = 1 << NOVICE
    if not arc or away < 2:
        return found
    if found and open_line(lab, own, arc, solid | hiding):
        return found | PLAIN_VIEW
    if PUNY[aim] or foes_at(state, lab, shooter) or not one_between(state, lab, (shooter, target), arc, solid):
        return found
    return found | 1 << EXPERT


def one_between(state: HybridState, lab: Lab, line: tuple[int, int], aim: int, solid: int) -> bool:
    """Whether exactly one warrior hides a square of `aim` from a shooter; the Puny hide nobody.

    `line` is the shooter and its target, or NOBODY: neither of them hides the target.
    """
    figures = [
        base_of(state, lab, each)
        for each, square in enumerate(state.squares)
        if square >= 0 and each not in line and not PUNY[state.kinds[each]]
    ]
    own = base_of(state, lab, line[0])
    return any(between(lab, a, b, figures, solid) == 1 for a in squares_of(own) for b in squares_of(aim))


def targets(state: HybridState, shooter: int, most: int) -> list[int]:
    """The enemies that can be shot on some level up to `most`."""
    if not is_any_in_the_open(state):
        return []
    seat, allowed = state.sides[shooter], (2 << most) - 1
    return [
        each
        for each, square in enumerate(state.squares)
        if square >= 0 and state.sides[each] != seat and levels_for(state, shooter, each) & allowed
    ]


# ---- shots that go on


def beyond(state: HybridState, shooter: int, first: int, level: int) -> tuple[int, ...]:
    """The enemies that an armour-piercing shot may go on to: farther than the first target, and behind it."""
    kind, lab = state.kinds[shooter], lab_of(state.plan)
    if (
        not PIERCING[kind]
        or state.pierced >> shooter & 1
        or TITAN[state.kinds[first]]
        or is_shielded(state, first, shooter)
    ):
        return ()
    away, reach = apart(state, shooter, first), sight_of(state, shooter)
    everyone, tall = bodies(state, lab)
    own, gone = base_of(state, lab, shooter), base_of(state, lab, first)
    arc = arc_of(state, lab, shooter)
    found = []
    for each, square in enumerate(state.squares):
        if square < 0 or each == first or state.sides[each] == state.sides[shooter]:
            continue
        base = base_of(state, lab, each)
        hiding = (everyone if PUNY[state.kinds[each]] else tall) & ~(own | base | gone)
        shown = base if level == NOVICE else base & arc
        if (
            shown
            and away < apart(state, shooter, each) <= reach
            and apart(state, first, each) <= PIERCING[kind]
            and _leads_on(state, lab, (shooter, first, each))
            and open_line(lab, own, shown, state.shut | lab.pillars | hiding)
        ):
            found.append(each)
    return tuple(found)


def _leads_on(state: HybridState, lab: Lab, line: tuple[int, int, int]) -> bool:
    """Whether the third of these warriors stands behind the second as seen from the first, not beside it."""
    (x, y), (x1, y1), (x2, y2) = [_middle(state, lab, each) for each in line]
    return (x1 - x) * (x2 - x1) + (y1 - y) * (y2 - y1) > 0


def _middle(state: HybridState, lab: Lab, warrior: int) -> tuple[int, int]:
    """The middle of a base, in half squares across and down."""
    row, column = divmod(state.squares[warrior], lab.width)
    size = SIZE[state.kinds[warrior]]
    return 2 * column + size, 2 * row + size


def is_shielded(state: HybridState, target: int, shooter: int) -> bool:
    """Whether the target is in Defensive Combat, and the shot does not come from behind it."""
    if state.modes[target] != DEFENSE:
        return False
    lab = lab_of(state.plan)
    width = lab.width
    own, theirs = base_of(state, lab, target), base_of(state, lab, shooter)
    rows = [square // width for square in squares_of(own)], [square // width for square in squares_of(theirs)]
    columns = [square % width for square in squares_of(own)], [square % width for square in squares_of(theirs)]
    match state.facings[target]:
        case 0:
            return min(rows[1]) <= max(rows[0])
        case 1:
            return max(columns[1]) >= min(columns[0])
        case 2:
            return max(rows[1]) >= min(rows[0])
    return min(columns[1]) <= max(columns[0])


# ---- who can be shot, ambushed and parried now


def may_wait(state: HybridState, warrior: int) -> bool:
    """Whether it may take up an ambush: it shoots well enough, and no enemy is in its sight or in contact."""
    if value(state, warrior, FIRING) < SKILLED:
        return False
    return not foes_at(state, lab_of(state.plan), warrior) and not seen_by(state, warrior)


def spotted(state: HybridState) -> int:
    """The warrior that an ambush sees and shoots at next: the active one, or else the nearest; or NOBODY."""
    if not state.ambush or not is_any_in_the_open(state):
        return NOBODY
    for shooter in state.ambush:
        seen = seen_by(state, shooter) & ~state.veiled
        if not seen:
            continue
        if state.active != NOBODY and seen >> state.active & 1:
            return state.active
        marks = [each for each in range(len(state.kinds)) if seen >> each & 1]
        return min(marks, key=lambda mark: apart(state, shooter, mark))
    return NOBODY


def lurker(state: HybridState, target: int) -> int:
    """The first warrior in ambush that sees this enemy, or NOBODY."""
    if state.squares[target] < 0 or state.veiled >> target & 1:
        return NOBODY
    for shooter in state.ambush:
        if state.sides[shooter] != state.sides[target] and sees(state, shooter, target):
            return shooter
    return NOBODY


def can_parry(state: HybridState, warrior: int, attacker: int) -> bool:
    """Whether it is in Defensive Combat, and touched by its attacker at its front or a side."""
    return state.modes[warrior] == DEFENSE and sides_of(state, warrior, attacker) not in (0, BACK)


def is_facing(state: HybridState, warrior: int, other: int) -> bool:
    """Whether two warriors stand in the laboratory, and the other one touches the front of the first."""
    return touch(state, warrior, other) and bool(sides_of(state, warrior, other) & FRONT)


def touch(state: HybridState, one: int, other: int) -> bool:
    """Whether two warriors stand in the laboratory and touch."""
    lab = lab_of(state.plan)
    return bool(ring(lab, base_of(state, lab, one)) & base_of(state, lab, other))
