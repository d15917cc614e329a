"""Carries out a roll or a kept Trinity, with all that follows: the scorecard, the next turn, extra rounds, the end."""

from __future__ import annotations

from typing import TypeVar

from ...engine.event import Sink
from ...engine.plain import Seat
from . import events as on
from .actions import Keep, Roll
from .board import SIDES, Number, Numbers
from .ending import DUPLICATES, leaders, places, round_of, seat_of, survivors
from .options import Level
from .state import ROUNDS, CyboState, Kind, Phase, Row
from .turn import Verdict, counted, fourth_roll, good_numbers, judge, terms_of, verdict, worth

T = TypeVar("T")
ROLL, QUAD, SCORED, OVER = Phase


def roll(state: CyboState, action: Roll, out: Sink | None) -> None:
    number = state.die = state.rng.roll(SIDES)
    house, before = state.house, state.rolls
    if out is not None:
        _tell_roll(state, number, out)
    if state.phase is QUAD:
        _roll_for_quad(state, number, out)
    elif house.again and number in before:
        _repeat(state, number, out)
    else:
        rolls = state.rolls = (*before, number)
        seat = state.seat
        lock = state.locks[seat] if house.hard else ()
        found = judge(state.levels[seat], lock, rolls, house.best, house.whole)
        if found.row is not None:
            if found.trinity and out is not None:
                out.emit(on.Hit(seat, number, found.row.points))
            _end_turn(state, found.row, out)
        elif found.trinity:
            _complete(state, found, out)


def keep(state: CyboState, action: Keep, out: Sink | None) -> None:
    terms = terms_of(state, state.seat)
    found = verdict(terms, state.rolls)
    points, kind = worth(terms, found.trinity, found.ordered)
    if out is not None:
        out.emit(on.Kept(state.seat, points))
    _score(state, Row(state.rolls, found.trinity, 0, points, kind), out)


def _complete(state: CyboState, found: Verdict, out: Sink | None) -> None:
    points, kind = worth(terms_of(state, state.seat), found.trinity, found.ordered)
    if out is not None:
        out.emit(on.Completed(state.seat, found.trinity, found.ordered, points, found.target))
    if found.target:
        state.phase = QUAD
    else:
        if out is not None:
            out.beat()
        _score(state, Row(state.rolls, found.trinity, 0, points, kind), out)


def _roll_for_quad(state: CyboState, number: Number, out: Sink | None) -> None:
    seat, terms = state.seat, terms_of(state, state.seat)
    found = verdict(terms, state.rolls)
    if terms.again and number in state.rolls and number != found.target:
        _repeat(state, number, out)
        return
    points, kind = fourth_roll(terms, found, number)
    if out is not None:
        missed = kind is Kind.MISSED
        out.emit(on.Missed(seat, number, found.target, points) if missed else on.Hit(seat, number, points))
    _score(state, Row(state.rolls, found.trinity, number, points, kind), out)


def _score(state: CyboState, row: Row, out: Sink | None) -> None:
    """End a turn with a Trinity; a first duplicate makes a Grand Master."""
    seat, numbers = state.seat, (*row.trinity, row.quad) if row.quad else row.trinity
    if out is not None and row.kind in DUPLICATES:
        out.emit(on.Duplicated(seat, numbers, row.points))
    lock = numbers if row.kind in DUPLICATES and not state.locks[seat] else ()
    _end_turn(state, row, out, lock)


def _end_turn(state: CyboState, row: Row, out: Sink | None, lock: Numbers = ()) -> None:
    seat, rows, order = state.seat, state.rows, state.order
    if out is not None:
        out.emit(on.TurnEnded(seat, row, terms_of(state, seat), round_of(state, len(rows))))
    if lock:
        state.locks = _with(state.locks, seat, lock)
        if out is not None:
            out.emit(on.Locked(seat, lock, state.house.hard))
    rows.append(row)
    if row.points and not state.extra:
        state.scores = _with(state.scores, seat, state.scores[seat] + row.points)
    if out is not None:
        state.phase = SCORED
        out.beat()
    state.phase, state.rolls = ROLL, ()
    played = len(rows)
    if played < len(order) * ROUNDS:
        state.seat = order[played % len(order)]
    elif not _goes_on(state, played):
        state.phase = OVER
    if out is not None:
        (_tell_outcome if state.phase is OVER else _tell_turn)(state, out)


# ---- after the last round


def _goes_on(state: CyboState, played: int) -> bool:
    """Hand the die on in an extra round, and begin one where it is needed; False when the match is decided."""
    regular = len(state.order) * ROUNDS
    if played == regular + len(state.extra):
        state.contest = survivors(state) if state.extra else leaders(state)
        if state.house.ties != "sudden" or len(state.contest) == 1:
            return False
        _begin_extra_round(state)
    state.seat = state.extra[played - regular]
    return True


def _begin_extra_round(state: CyboState) -> None:
    """Grand Masters play extra rounds as Advanced, since duplicates are too rare to decide them."""
    state.extra += state.contest
    plain = (Level.ADVANCED if level is Level.GRAND_MASTER else level for level in state.levels)
    state.levels = tuple(plain)
    state.locks = ((),) * len(state.order)


def _repeat(state: CyboState, number: Number, out: Sink | None) -> None:
    if out is not None:
        out.emit(on.Repeated(state.seat, number))


def _with(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


# ---- events, which only a match with a sink tells


def _tell_roll(state: CyboState, number: Number, out: Sink) -> None:
    terms, before = terms_of(state, state.seat), state.rolls
    if state.phase is QUAD:
        target = verdict(terms, before).target
        good, out_of = 1, len({*counted(terms, before), target})
    else:
        good, out_of = len(good_numbers(terms, before)), len(counted(terms, before))
    out.emit(on.Rolled(state.seat, number, (*before, number), good, out_of))
    out.beat()


def _tell_turn(state: CyboState, out: Sink) -> None:
    turn = len(state.rows)
    now = round_of(state, turn)
    opens = now != round_of(state, turn - 1)
    if opens and state.extra:
        out.emit(on.ExtraRound(state.seat, state.contest))
    out.emit(on.TurnBegan(seat_of(state, turn), now, opens))


def _tell_outcome(state: CyboState, out: Sink) -> None:
    winners = state.contest or leaders(state)
    out.emit(on.MatchEnded(winners[0], places(state), state.scores))
