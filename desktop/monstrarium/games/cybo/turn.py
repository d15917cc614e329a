"""What the rolls of one turn are worth, both for the rules and for the odds."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from ...engine.plain import Seat, Value
from .board import (
    COLUMNS,
    DUPLICATE,
    IN_ORDER,
    MASKS,
    MISS,
    NUMBERS,
    ORDERED,
    PRINTED,
    QUAD,
    TRINITY,
    Number,
    Numbers,
    fourth,
)
from .options import Level
from .state import ROUNDS, CyboState, Kind, Row

ROLLS = (4, 3, 3, 3)
"""How many rolls a turn has for a Trinity, by level."""


class Terms(Value, frozen=True, gc=False):
    """Everything on which the result of a seat's turn depends beside its rolls."""

    level: Level
    again: bool = False
    """A repeated number is rolled again."""
    best: bool = False
    """A Beginner's Trinity out of order waits for the fourth roll where there is no Quad to roll for."""
    whole: bool = False
    """A Beginner's four rolls that are a whole column are a Quad."""
    miss: int = MISS
    """The points of a missed Quad."""
    hard: bool = True
    """With a lock nothing but its numbers scores."""
    lock: Numbers = ()
    """The numbers that a Grand Master has to repeat; empty for none."""
    trinities: tuple[Numbers, ...] = ()
    """The Trinities so far of a Grand Master without a lock, as they came; one of them again is a duplicate."""
    quads: tuple[Numbers, ...] = ()
    """The same of Quads."""


class Verdict(Value, frozen=True, gc=False):
    """What a turn has come to after some rolls."""

    alive: bool
    """It can still pay something."""
    trinity: Numbers = ()
    """The complete line, as it came; empty for none."""
    ordered: bool = False
    target: Number = 0
    """The number that makes it a Quad; 0 for none."""
    row: Row | None = None
    """The row of a turn that is over without a decision: it came to nothing, or is a whole column."""


ALIVE = Verdict(True)


@cache
def judge(level: Level, lock: Numbers, rolls: Numbers, best: bool = False, whole: bool = False) -> Verdict:
    """What a turn has come to that was alive before its last roll; with a lock only its numbers score.

    There are fewer than 30,000 such turns, so all of them are remembered.
    """
    line = _line(level, rolls)
    if level is Level.BEGINNER and line:
        if best and len(rolls) < ROLLS[level] and line not in IN_ORDER and not fourth(line):
            return ALIVE
        if whole and tuple(sorted(rolls)) in COLUMNS:
            return Verdict(True, line, line in IN_ORDER, row=Row(rolls, line, fourth(line), QUAD, Kind.WHOLE))
    if (lock and rolls != lock[: len(rolls)]) or (not line and not _alive(level, rolls)):
        return Verdict(False, row=Row(rolls))
    return Verdict(True, line, line in IN_ORDER, fourth(line)) if line else ALIVE


def verdict(terms: Terms, rolls: Numbers) -> Verdict:
    return judge(terms.level, terms.lock if terms.hard else (), rolls, terms.best, terms.whole)


def pays(terms: Terms, found: Verdict) -> int:
    return worth(terms, found.trinity, found.ordered)[0] if found.row is None else found.row.points


def worth(terms: Terms, trinity: Numbers, ordered: bool) -> tuple[int, Kind]:
    """What a Trinity pays when the turn ends with it, and what kind of result it is."""
    if terms.level is Level.GRAND_MASTER:
        if trinity == terms.lock or trinity in terms.trinities:
            return DUPLICATE, Kind.DUPLICATE
        if terms.lock and terms.hard:
            return 0, Kind.NOTHING
    return (ORDERED, Kind.ORDERED) if ordered else (TRINITY, Kind.TRINITY)


def fourth_roll(terms: Terms, found: Verdict, number: Number) -> tuple[int, Kind]:
    """What the turn pays when this number is rolled for the Quad, and what kind of result it is."""
    if number != found.target:
        return terms.miss, Kind.MISSED
    quad = (*found.trinity, number)
    if terms.level is Level.GRAND_MASTER and (quad == terms.lock or quad in terms.quads):
        return QUAD, Kind.DUPLICATE_QUAD
    return QUAD, Kind.QUAD


def terms_of(state: CyboState, seat: Seat) -> Terms:
    """The terms of the seat's current turn, or of its next one."""
    house, level = state.house, state.levels[seat]
    miss = house.master_miss if level is Level.MASTER else MISS
    if level is not Level.GRAND_MASTER:
        beginner = level is Level.BEGINNER
        return Terms(level, house.again, beginner and house.best, beginner and house.whole, miss)
    lock = state.locks[seat]
    rows = () if lock else tuple(row for row in rows_of(state, seat) if row.trinity)
    trinities = tuple(sorted({row.trinity for row in rows}))
    quads = tuple(sorted({(*row.trinity, row.quad) for row in rows if row.kind is Kind.QUAD}))
    return Terms(level, house.again, miss=miss, hard=house.hard, lock=lock, trinities=trinities, quads=quads)


def rows_of(state: CyboState, seat: Seat) -> list[Row]:
    """The rows of the seat's scorecard, without extra rounds."""
    return state.rows[: len(state.order) * ROUNDS][state.order.index(seat) :: len(state.order)]


def good_numbers(terms: Terms, rolls: Numbers) -> Numbers:
    """The numbers that keep the turn going or complete it as the next roll."""
    return tuple(number for number in counted(terms, rolls) if verdict(terms, (*rolls, number)).alive)


def counted(terms: Terms, rolls: Numbers) -> Numbers:
    """The numbers that count as the next roll."""
    return tuple(number for number in NUMBERS if not (terms.again and number in rolls))


def _line(level: Level, rolls: Numbers) -> Numbers:
    """The best line of three of the numbers, as they came: one in order, else the first in print; empty for none."""
    lines = [three for three in combinations(rolls, 3) if three in PRINTED]
    if level is Level.MASTER:
        lines = [three for three in lines if three in IN_ORDER]
    return min(lines, key=lambda three: (three not in IN_ORDER, PRINTED[three]), default=())


def _alive(level: Level, rolls: Numbers) -> bool:
    """Whether the rolls that are left can still complete a line."""
    count = len(rolls)
    if level is Level.MASTER:
        return any(line[:count] == rolls for line in IN_ORDER)
    rolled = 0
    for number in rolls:
        rolled |= 1 << number
    wanted = 3 - (ROLLS[level] - count)
    return any((line & rolled).bit_count() >= wanted for line in MASKS)
