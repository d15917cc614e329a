"""Who sees whom: the lines of the laboratory, and what hides warriors now."""

from __future__ import annotations

from functools import lru_cache

from ..cards import lasting
from ..printed.warriors import LYNX, PUNY, SIDE, SIZE
from ..state import HybridState
from .contact import base_of
from .laboratory import Lab, squares_of
from .others import others_of
from .plan import lab_of
from .sight import DARK, FARTHEST, around, clear

REMEMBERED = 1 << 12
"""How many views without warriors are kept."""
LATELY = 1 << 10
"""How many line-ups of warriors are kept: bots play the same steps in one world after the other."""


def bodies(state: HybridState, lab: Lab) -> tuple[int, int]:
    """The squares of all warriors in the laboratory; and without the Puny, who hide nobody but each other."""
    return _bodies(lab, state.kinds, tuple(state.squares))


@lru_cache(maxsize=LATELY)
def _bodies(lab: Lab, kinds: tuple[int, ...], squares: tuple[int, ...]) -> tuple[int, int]:
    everyone = tall = 0
    for kind, square in zip(kinds, squares, strict=True):
        if square >= 0:
            base = lab.bases[SIZE[kind]][square]
            everyone |= base
            if not PUNY[kind]:
                tall |= base
    return everyone, tall


def crowds(state: HybridState) -> tuple[int, int]:
    """The squares on which the warriors of each side stand."""
    return _crowds(state.plan, state.kinds, tuple(state.squares))


@lru_cache(maxsize=LATELY)
def _crowds(plan: str, kinds: tuple[int, ...], squares: tuple[int, ...]) -> tuple[int, int]:
    bases, found = lab_of(plan).bases, [0, 0]
    for kind, square in zip(kinds, squares, strict=True):
        if square >= 0:
            found[SIDE[kind]] |= bases[SIZE[kind]][square]
    return found[0], found[1]


def is_any_in_the_open(state: HybridState) -> bool:
    """Whether a free line would lead from any warrior of one side to any of the other if nobody were in the way.

    Free lines lead both ways, so what is seen from one side is enough."""
    active = state.active
    if active < 0:
        return True
    others, shut = others_of(state, active), state.shut
    if others.shut != shut:
        others.shut, others.watched = shut, 0
        for each, _base in others.enemies:
            others.watched |= open_to(state.plan, SIZE[others.kinds[each]], others.squares[each], shut)
        others.are_friends_watched = bool(others.watched & others.friends)
    if others.are_friends_watched:
        return True
    square = state.squares[active]
    return square >= 0 and bool(others.watched & others.bases[square])


def in_the_open(state: HybridState, warriors: int) -> int:
    """Those of these warriors, as bits, to which a free line would lead from an enemy if nobody were in the way."""
    sides, found = crowds(state), 0
    for each in squares_of(warriors):
        kind, square = state.kinds[each], state.squares[each]
        if square >= 0 and open_to(state.plan, SIZE[kind], square, state.shut) & sides[SIDE[kind] ^ 1]:
            found |= 1 << each
    return found


def sees(state: HybridState, watcher: int, target: int) -> bool:
    """Whether a warrior in the laboratory sees another one there."""
    lab = lab_of(state.plan)
    base = base_of(state, lab, target)
    shown = arc_of(state, lab, watcher) & base
    if not shown:
        return False
    own, kind = base_of(state, lab, watcher), state.kinds[target]
    hiding = bodies(state, lab)[not PUNY[kind]] & ~(own | base)
    return open_line(lab, own, shown, state.shut | lab.pillars | hiding)


def seen_by(state: HybridState, watcher: int) -> int:
    """The enemies a warrior in the laboratory sees, as bits."""
    if state.asleep >> watcher & 1 or not is_any_in_the_open(state):
        return 0
    angle = state.facings[watcher], sight_of(state, watcher), state.house.wide
    return _seen_by(state.plan, state.kinds, tuple(state.squares), state.shut, watcher, angle)


@lru_cache(maxsize=LATELY)
def _seen_by(
    plan: str,
    kinds: tuple[int, ...],
    squares: tuple[int, ...],
    shut: int,
    watcher: int,
    angle: tuple[int, int, bool],
) -> int:
    """angle: the facing of the watcher, how far it sees, and whether it sees to its sides as well."""
    lab, size, square, seat = lab_of(plan), SIZE[kinds[watcher]], squares[watcher], SIDE[kinds[watcher]]
    arc = lab.sight.arc(square, size, *angle)
    near = arc & _crowds(plan, kinds, squares)[seat ^ 1] & open_to(plan, size, square, shut)
    if not near:
        return 0
    everyone, tall = _bodies(lab, kinds, squares)
    own, solid, found = lab.bases[size][square], shut | lab.pillars, 0
    for each, at in enumerate(squares):
        kind = kinds[each]
        if at < 0 or SIDE[kind] == seat:
            continue
        base = lab.bases[SIZE[kind]][at]
        if base & near:
            hiding = solid | (everyone if PUNY[kind] else tall) & ~(base | own)
            if open_line(lab, own, base & near, hiding):
                found |= 1 << each
    return found


def sight_of(state: HybridState, warrior: int) -> int:
    """How far a warrior sees and shoots."""
    found = DARK + LYNX[state.kinds[warrior]]
    if state.spells:
        return max(1, min(FARTHEST, found + lasting.total(state, warrior, "sight")))
    return found


def arc_of(state: HybridState, lab: Lab, watcher: int) -> int:
    """The squares in the angle and range of a warrior, even where something hides them; none while it sleeps."""
    kind = state.kinds[watcher]
    if state.asleep >> watcher & 1:
        return 0
    reach, wide = sight_of(state, watcher), state.house.wide
    return lab.sight.arc(state.squares[watcher], SIZE[kind], state.facings[watcher], reach, wide)


@lru_cache(maxsize=REMEMBERED)
def open_to(plan: str, size: int, square: int, shut: int) -> int:
    """The squares to which a free line leads from a base if no warrior is in the way."""
    lab = lab_of(plan)
    return around(lab, square, size, shut | lab.pillars)


def open_line(lab: Lab, own: int, theirs: int, blockers: int) -> bool:
    """Whether a free line leads from any of these squares to any of those."""
    for target in squares_of(theirs):
        for source in squares_of(own):
            if clear(lab, source, target, blockers):
                return True
    return False
