"""The Movement points of the active warrior: how many it has at first, and what changes them.

Wounds, healing, auras and cards that lie on it count at once, when they come and when they go. Points
never fall below 0, and what could not be taken is not given back.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ....engine.event import Sink, tell
from ..cards import lasting
from ..combat.prepared_roll import BASIC
from ..events.cards import Hastened
from ..ground.laboratory import Lab, squares_of
from ..ground.plan import lab_of
from ..printed.warriors import MT
from ..state import MOVES, MOVING, NOBODY, OFF, HybridState

BASIC_BONUS = 2


def allowance(state: HybridState) -> int:
    """The points of a whole Movement as things stand; of a late one, only what wounds take from it."""
    return _allowance(state, lasting.total(state, state.active, "mt") if state.spells else 0)


def _allowance(state: HybridState, by_cards: int) -> int:
    warrior = state.active
    if state.late:
        return -state.wounds[warrior]
    points = MT[state.kinds[warrior]] - state.wounds[warrior] + by_cards
    if points < 0:
        points = 0
    if state.modes[warrior] == MOVING and state.levels[warrior] == BASIC:
        points += BASIC_BONUS
    if state.stride:
        points = max(0, points + state.stride)
    return points // 2 if state.halved else points


def keep(state: HybridState, out: Sink | None) -> None:
    """Add to the points that are left what has changed since they were counted last."""
    warrior = state.active
    if warrior == NOBODY or state.phase not in MOVES or state.pinned >> warrior & 1 or state.squares[warrior] < OFF:
        return
    gained = _allowance(state, lasting.total(state, warrior, "mt") if state.spells else 0) - state.pace
    if gained and (gained := max(-state.points, gained)):
        state.points += gained
        state.pace += gained
        tell(out, Hastened(state.sides[warrior], warrior, gained))


def bound_at(state: HybridState) -> Callable[[int], int] | None:
    """For a square: the points that a route of the active warrior may have cost once a step from there is paid for.

    None where that is the same everywhere."""
    if state.late or not lasting.changes_anybody(state, "mt") or state.pinned >> state.active & 1:
        return None
    areas = lasting.areas(state, state.active, "mt")
    if not areas:
        return None
    amounts, kinds = _amounts(lab_of(state.plan), tuple(areas))
    always = lasting.total(state, state.active, "mt") - amounts[state.squares[state.active]]
    kept = state.points - state.pace
    left = {amount: kept + _allowance(state, always + amount) for amount in kinds}
    return lambda square: left[amounts[square]]


def bounds(state: HybridState) -> tuple[int, ...] | None:
    """What `bound_at` says, for every square."""
    bound = bound_at(state)
    return None if bound is None else tuple([bound(square) for square in range(len(lab_of(state.plan).bases[1]))])


@lru_cache(maxsize=256)
def _amounts(lab: Lab, areas: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], frozenset[int]]:
    """By square: what cards add there; and all these amounts, each once."""
    found = [0] * (lab.width * lab.height)
    for squares, amount in areas:
        for square in squares_of(squares):
            found[square] += amount
    return tuple(found), frozenset(found)
