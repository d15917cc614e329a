"""What the numbers of one turn come to. Rules and odds both ask here, so they cannot disagree."""

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
"""By level: how many rolls a turn has to make a Trinity."""


class Terms(Value, frozen=True, gc=False):
    """All that one seat's turn depends on."""

    level: Level
    again: bool = False
    best: bool = False
    """A Beginner's Trinity out of order waits for the fourth roll where there is no Quad to roll for."""
    whole: bool = False
    """A Beginner's four rolls that are a whole column are a Quad."""
    miss: int = MISS
    """What is left when the fourth roll fails."""
    hard: bool = True
    lock: Numbers = ()
    """The sequence a Grand Master has to repeat."""
    trinities: tuple[Numbers, ...] = ()
    """A future Grand Master's own Trinities so far, as they came; none count any more once there is a lock."""
    quads: tuple[Numbers, ...] = ()


class Verdict(Value, frozen=True, gc=False):
    """Where a turn stands after some rolls."""

    alive: bool
    """It may still come to something."""
    trinity: Numbers = ()
    """The line that is complete, as it came."""
    ordered: bool = False
    target: Number = 0
    """What the fourth roll has to be, where there is one."""
    row: Row | None = None
    """What is written when the turn is over and leaves nothing to ask: it came to nothing, or to a whole column."""


ALIVE = Verdict(True)


@cache
def judge(level: Level, lock: Numbers, rolls: Numbers, best: bool = False, whole: bool = False) -> Verdict:
    """Where a turn stands that was alive before its last roll; with a lock, nothing but the locked numbers scores.

    There are fewer than 30,000 such turns in all, most of them beginners'.
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
    """The same by terms."""
    return judge(terms.level, terms.lock if terms.hard else (), rolls, terms.best, terms.whole)


def pays(terms: Terms, found: Verdict) -> int:
    """What a turn pays that ends with what was found."""
    return worth(terms, found.trinity, found.ordered)[0] if found.row is None else found.row.points


def worth(terms: Terms, trinity: Numbers, ordered: bool) -> tuple[int, Kind]:
    """What a complete Trinity pays when the turn ends with it."""
    if terms.level is Level.GRAND_MASTER:
        if trinity == terms.lock or trinity in terms.trinities:
            return DUPLICATE, Kind.DUPLICATE
        if terms.lock and terms.hard:
            return 0, Kind.NOTHING
    return (ORDERED, Kind.ORDERED) if ordered else (TRINITY, Kind.TRINITY)


def fourth_roll(terms: Terms, found: Verdict, number: Number) -> tuple[int, Kind]:
    """What the turn pays when this number is rolled for the Quad."""
    if number != found.target:
        return terms.miss, Kind.MISSED
    quad = (*found.trinity, number)
    if terms.level is Level.GRAND_MASTER and (quad == terms.lock or quad in terms.quads):
        return QUAD, Kind.DUPLICATE_QUAD
    return QUAD, Kind.QUAD


def terms_of(state: CyboState, seat: Seat) -> Terms:
    """What the seat's next turn, or the one that runs, is played under."""
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
    """The seat's scorecard so far, without extra rounds."""
    return state.rows[: len(state.order) * ROUNDS][state.order.index(seat) :: len(state.order)]


def good_numbers(terms: Terms, rolls: Numbers) -> Numbers:
    """The numbers that would keep the turn going, or complete it, as the next roll."""
    return tuple(number for number in counted(terms, rolls) if verdict(terms, (*rolls, number)).alive)


def counted(terms: Terms, rolls: Numbers) -> Numbers:
    """The numbers that count as the next roll."""
    return tuple(number for number in NUMBERS if not (terms.again and number in rolls))


def _line(level: Level, rolls: Numbers) -> Numbers:
    """The best line that three of the numbers form, as they came: one in order first, else the first as printed."""
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
