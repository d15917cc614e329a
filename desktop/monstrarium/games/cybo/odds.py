"""Exact chances of one turn, found by trying every number that the die can show."""

from __future__ import annotations

from functools import lru_cache
from math import fsum

from ...engine.plain import Value
from .board import SIDES, Number, Numbers
from .state import CyboState, Phase
from .turn import Terms, counted, fourth_roll, good_numbers, judge, pays, terms_of, verdict, worth


class Gamble(Value, frozen=True, gc=False):
    """The decision on a Quad: keep the points, or roll for the fourth number."""

    keep: int
    hit: int
    miss: int
    chance: float
    """That the fourth number comes."""

    @property
    def rolling(self) -> float:
        """What the roll pays on average."""
        return self.chance * self.hit + (1 - self.chance) * self.miss

    @property
    def best(self) -> float:
        """What the better of the two pays on average."""
        return max(float(self.keep), self.rolling)


class Outlook(Value, frozen=True, gc=False):
    """How a turn can end, each way with its chance: in points without a decision, or in a decision on a Quad."""

    points: tuple[tuple[int, float], ...]
    gambles: tuple[tuple[Gamble, float], ...]


class NextRoll(Value, frozen=True, gc=False):
    """What one number would do as the next roll."""

    number: Number
    chance: float
    lives: bool
    """The turn goes on, or ends with points."""
    pays: int
    """The points paid at once when the number completes a line, else the most that its Trinity can pay."""
    completes: bool


@lru_cache(maxsize=50_000)
def gamble(terms: Terms, rolls: Numbers) -> Gamble | None:
    """The decision that these rolls lead to; None unless they complete a Trinity in a column."""
    found = verdict(terms, rolls)
    if not found.target:
        return None
    keep, _kind = worth(terms, found.trinity, found.ordered)
    hit, _kind = fourth_roll(terms, found, found.target)
    of = len({*counted(terms, rolls), found.target})
    return Gamble(keep, hit, terms.miss, 1 / of)


@lru_cache(maxsize=50_000)
def outlook(terms: Terms, rolls: Numbers = ()) -> Outlook:
    """Every way a turn can end after these rolls, which have not ended it."""
    found = verdict(terms, rolls) if rolls else None
    if found is not None and found.trinity:
        choice = gamble(terms, rolls)
        if choice is not None:
            return Outlook((), ((choice, 1.0),))
        return Outlook(((pays(terms, found), 1.0),), ())
    points: dict[int, float] = {}
    gambles: dict[Gamble, float] = {}
    numbers = counted(terms, rolls)
    for number in numbers:
        after = (*rolls, number)
        if not verdict(terms, after).alive:
            points[0] = points.get(0, 0.0) + 1 / len(numbers)
            continue
        ahead = outlook(terms, after)
        for paid, chance in ahead.points:
            points[paid] = points.get(paid, 0.0) + chance / len(numbers)
        for choice, chance in ahead.gambles:
            gambles[choice] = gambles.get(choice, 0.0) + chance / len(numbers)
    return Outlook(tuple(sorted(points.items())), tuple(gambles.items()))


@lru_cache(maxsize=50_000)
def expected(terms: Terms, rolls: Numbers = ()) -> float:
    """The points of the turn on average, when every decision takes what pays more."""
    ahead = outlook(terms, rolls)
    sure = fsum([paid * chance for paid, chance in ahead.points])
    return sure + fsum([choice.best * chance for choice, chance in ahead.gambles])


@lru_cache(maxsize=10_000)
def spread(terms: Terms, rolls: Numbers = ()) -> tuple[tuple[int, float], ...]:
    """The chance of each number of points, when every decision takes what pays more on average."""
    chances = dict(outlook(terms, rolls).points)
    for choice, chance in outlook(terms, rolls).gambles:
        if choice.keep >= choice.rolling:
            chances[choice.keep] = chances.get(choice.keep, 0.0) + chance
        else:
            chances[choice.hit] = chances.get(choice.hit, 0.0) + chance * choice.chance
            chances[choice.miss] = chances.get(choice.miss, 0.0) + chance * (1 - choice.chance)
    return tuple(sorted(chances.items()))


def decision(state: CyboState) -> Gamble | None:
    return gamble(terms_of(state, state.seat), state.rolls) if state.phase is Phase.QUAD else None


def expected_now(state: CyboState) -> float:
    return 0.0 if state.phase is Phase.SCORED else expected(terms_of(state, state.seat), state.rolls)


def trinity_chance(terms: Terms, rolls: Numbers = (), ordered: bool = False) -> float:
    """The chance that the turn makes a Trinity, or one in order."""
    found = verdict(terms, rolls) if rolls else None
    if found is not None and (found.trinity or not found.alive):
        return float(bool(found.trinity) and (found.ordered or not ordered))
    return _trinity_ahead(terms, rolls, ordered)


@lru_cache(maxsize=10_000)
def _trinity_ahead(terms: Terms, rolls: Numbers, ordered: bool) -> float:
    numbers = counted(terms, rolls)
    return fsum([trinity_chance(terms, (*rolls, number), ordered) for number in numbers]) / len(numbers)


@lru_cache(maxsize=10_000)
def nexts(terms: Terms, rolls: Numbers = ()) -> tuple[NextRoll, ...]:
    """What each number that counts would do as the next roll of a turn without a Trinity yet."""
    numbers = counted(terms, rolls)
    good = good_numbers(terms, rolls)
    found = []
    for number in numbers:
        after = (*rolls, number)
        completes = bool(number in good and verdict(terms, after).trinity)
        pays = most(terms, after) if number in good else 0
        found.append(NextRoll(number, 1 / len(numbers), number in good, pays, completes))
    return tuple(found)


@lru_cache(maxsize=50_000)
def most(terms: Terms, rolls: Numbers) -> int:
    """The most that a Trinity can still pay after these rolls, without its Quad."""
    found = verdict(terms, rolls)
    if found.trinity:
        return pays(terms, found)
    return max((most(terms, (*rolls, number)) for number in good_numbers(terms, rolls)), default=0)


@lru_cache(maxsize=10_000)
def reach(terms: Terms, rolls: Numbers = ()) -> frozenset[Number]:
    """The numbers that can still be part of a Trinity of this turn, rolled next or later."""
    wanted = good_numbers(terms, rolls)
    if len(wanted) == SIDES:
        return frozenset(wanted)
    later = (reach(terms, (*rolls, number)) for number in wanted if not verdict(terms, (*rolls, number)).trinity)
    return frozenset(wanted).union(*later)


def forget() -> None:
    """Empty the caches of turns: nearly ten megabytes that are worked out again in a moment."""
    for known in (judge, gamble, outlook, expected, spread, _trinity_ahead, nexts, most, reach):
        known.cache_clear()
