"""Finds states that no match of CYBO can reach although all their numbers are within bounds."""

from __future__ import annotations

from ...language.words import _
from .board import PRINTED
from .ending import seat_of
from .state import ROUNDS, CyboState, Phase, Row
from .turn import judge, rows_of


def wrong(state: CyboState) -> str:
    return _order(state) or next(filter(None, map(_row, state.rows)), "") or _turn(state) or _scores(state)


def _order(state: CyboState) -> str:
    seats, played = len(state.order), len(state.rows)
    regular, over = seats * ROUNDS, state.phase is Phase.OVER
    if sorted(state.order) != list(range(seats)):
        return _("the seats are not in any order")
    if (state.extra or state.contest) and played < regular:
        return _("an extra round is played before it is owed")
    latest = state.extra[len(state.extra) - len(state.contest) :]
    if not over and (len({*state.contest}) < len(state.contest) or latest != state.contest):
        return _("an extra round is played by others than begin it")
    if over != (played >= regular + len(state.extra)) or played > regular + len(state.extra):
        return _("there are {n} turns, which cannot be", n=played)
    return "" if over or state.seat == seat_of(state, played) else _("the die is with the wrong seat")


def _row(row: Row) -> str:
    fits = 1 <= len(row.rolls) <= 4 and (not row.trinity or row.trinity in PRINTED) and (row.trinity or not row.quad)
    return "" if fits and 0 <= row.points <= 100 else _("a line of a scorecard cannot be")


def _turn(state: CyboState) -> str:
    if state.phase is Phase.OVER:
        return ""
    lock = state.locks[state.seat] if state.house.hard else ()
    if any(len(each) not in (0, 3, 4) for each in state.locks) or state.phase is Phase.SCORED:
        return _("the turn that runs cannot be")
    house, level = state.house, state.levels[state.seat]
    found = judge(level, lock, state.rolls, house.best, house.whole) if state.rolls else None
    if (found is not None and found.row is not None) or len(state.rolls) > 4:
        return _("the turn that runs is over")
    quad = found is not None and bool(found.trinity and found.target)
    return "" if quad == (state.phase is Phase.QUAD) else _("the turn that runs cannot be")


def _scores(state: CyboState) -> str:
    sums = tuple(sum(row.points for row in rows_of(state, seat)) for seat in range(len(state.order)))
    return "" if sums == state.scores else _("the scores are not what the rows come to")
