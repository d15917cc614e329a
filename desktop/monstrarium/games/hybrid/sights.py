"""Who sees whom: the lines of the laboratory with everything that hides somebody now."""

from __future__ import annotations

from .contacts import base_of
from .ground.laboratory import Lab
from .ground.sight import DARK, watched
from .labs import lab_of
from .state import HybridState
from .warriors import LYNX, PUNY, SIZE


def bodies(state: HybridState, lab: Lab) -> tuple[int, int]:
    """The squares of everyone in the laboratory; and without the Puny, who hide nobody but each other."""
    everyone = tall = 0
    kinds = state.kinds
    for each, square in enumerate(state.squares):
        if square >= 0:
            base = lab.bases[SIZE[kinds[each]]][square]
            everyone |= base
            if not PUNY[kinds[each]]:
                tall |= base
    return everyone, tall


def view_of(state: HybridState, lab: Lab, watcher: int, hiding: int) -> int:
    """The squares a warrior sees: in its angle, as far as its eyes reach, and nothing between.

    hiding: the warriors that hide something; shut doors and pillars always do.
    """
    kind = state.kinds[watcher]
    blockers = state.shut | lab.pillars | hiding
    reach, wide = DARK + LYNX[kind], state.house.wide
    return watched(lab, state.squares[watcher], SIZE[kind], state.facings[watcher], blockers, reach, wide)


def sees(state: HybridState, watcher: int, target: int) -> bool:
    """Whether a warrior in the laboratory sees another one there."""
    lab = lab_of(state.plan)
    everyone, tall = bodies(state, lab)
    base = base_of(state, lab, target)
    hiding = everyone if PUNY[state.kinds[target]] else tall
    return bool(view_of(state, lab, watcher, hiding & ~base) & base)


def seen_by(state: HybridState, watcher: int) -> int:
    """The enemies a warrior in the laboratory sees, as bits."""
    lab, seat = lab_of(state.plan), state.sides[watcher]
    everyone, tall = bodies(state, lab)
    kinds, found = state.kinds, 0
    view = small = -1
    for each, square in enumerate(state.squares):
        if square < 0 or state.sides[each] == seat:
            continue
        base = lab.bases[SIZE[kinds[each]]][square]
        if SIZE[kinds[each]] == 2:
            found |= (view_of(state, lab, watcher, tall & ~base) & base != 0) << each
        elif PUNY[kinds[each]]:
            small = view_of(state, lab, watcher, everyone) if small < 0 else small
            found |= (small & base != 0) << each
        else:
            view = view_of(state, lab, watcher, tall) if view < 0 else view
            found |= (view & base != 0) << each
    return found
