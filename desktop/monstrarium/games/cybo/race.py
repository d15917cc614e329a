"""The chances to win: exact for two seats by dynamic programming, estimated for more.

A victory shared by n seats counts as one n-th.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum, prod
from typing import TypeAlias

from ...engine.game import shares
from .board import QUAD
from .ending import places, round_scores, seat_of
from .odds import Outlook, decision, outlook, spread
from .options import Level
from .state import ROUNDS, CyboState, Phase
from .turn import Terms, terms_of

Spread: TypeAlias = tuple[tuple[int, float], ...]
"""The chance of each number of points."""
Layer: TypeAlias = tuple[float, ...]
"""The first seat's chance to win by its lead, from -WIDEST - EDGE to WIDEST + EDGE."""

WIDEST = QUAD * ROUNDS
EDGE = QUAD
"""Entries beyond the widest lead on both sides, so that no turn steps out of the layer."""
MIDDLE = WIDEST + EDGE
GAUSS = ((0.5 - 0.6**0.5 / 2, 5 / 18), (0.5, 8 / 18), (0.5 + 0.6**0.5 / 2, 5 / 18))
"""Nodes and weights of a Gauss quadrature from 0 to 1, exact up to the fifth power: enough for six seats."""
NOTHING = Outlook(((0, 1.0),), ())
"""The rest of a turn that is written down already."""


def chances(state: CyboState) -> tuple[float, ...]:
    """The chance to win, by seat. Two seats are assumed to play for the win, more than two for points."""
    if state.phase is Phase.OVER:
        return shares(places(state))
    if len(state.order) == 2 and not state.extra:
        first = _first_value(state, _ahead(state))
        return (first, 1 - first) if state.order[0] == 0 else (1 - first, first)
    return _shares(state, _now(state))


def is_exact(state: CyboState) -> bool:
    """Whether `chances` is exact: there are no tie-breaks and no Grand Masters."""
    plain = state.house.ties == "share" and Level.GRAND_MASTER not in state.levels
    return plain or state.phase is Phase.OVER


def win_rates(state: CyboState) -> tuple[float, float] | None:
    """The chance to win of the seat that decides on a Quad, if it keeps and if it rolls.

    None without such a decision, and where more than two seats play for points.
    """
    choice = decision(state)
    if choice is None or (len(state.order) > 2 and not state.extra):
        return None
    keep = Outlook(((choice.keep, 1.0),), ())
    roll = Outlook(((choice.hit, choice.chance), (choice.miss, 1 - choice.chance)), ())
    return _wins_with(state, keep), _wins_with(state, roll)


@lru_cache(maxsize=32)
def layers(first: Terms, second: Terms, rounds: int = ROUNDS) -> tuple[Layer, ...]:
    """By the number of turns played: the chance to win of the seat that rolls first, by its lead."""
    last = tuple(0.0 if at < MIDDLE else 0.5 if at == MIDDLE else 1.0 for at in range(2 * MIDDLE + 1))
    found = [last]
    for turn in reversed(range(2 * rounds)):
        found.append(_layer_before(found[-1], outlook(second if turn % 2 else first), -1 if turn % 2 else 1))
    return tuple(reversed(found))


def value_ahead(after: Layer, ahead: Outlook, difference: int, sign: int) -> float:
    """The first seat's chance to win when this turn lies ahead; `sign` is 1 in its own turn, -1 in the other's."""
    at = MIDDLE + difference
    value = fsum([chance * after[at + sign * paid] for paid, chance in ahead.points])
    for choice, chance in ahead.gambles:
        keep = after[at + sign * choice.keep]
        hit, miss = after[at + sign * choice.hit], after[at + sign * choice.miss]
        roll = choice.chance * hit + (1 - choice.chance) * miss
        value += chance * (max(keep, roll) if sign > 0 else min(keep, roll))
    return value


def win_shares(totals: Sequence[dict[int, float]]) -> tuple[float, ...]:
    """Each seat's chance to win, from the independent distributions of the final scores.

    A win shared with k others is worth 1 / (1 + k), the integral of t to the k from 0 to 1.
    """
    below = [0.0] * len(totals)
    values = [0.0] * len(totals)
    for score in range(max(max(total) for total in totals) + 1):
        level = [total.get(score, 0.0) for total in totals]
        if any(level):
            for seat, chance in enumerate(level):
                if chance:
                    values[seat] += chance * _share(seat, below, level)
            below = [low + at for low, at in zip(below, level, strict=True)]
    return tuple(values)


@lru_cache(maxsize=2_000)
def remaining(one: Spread, turns: int) -> Spread:
    """The distribution of the points of several turns that are all like one."""
    if turns == 0:
        return ((0, 1.0),)
    return tuple(sorted(plus(dict(remaining(one, turns - 1)), one).items()))


def plus(total: dict[int, float], more: Spread) -> dict[int, float]:
    """The distribution of the sum of two numbers of points."""
    summed: dict[int, float] = {}
    for score, chance in total.items():
        for paid, share in more:
            summed[score + paid] = summed.get(score + paid, 0.0) + chance * share
    return summed


def _layer_before(after: Layer, ahead: Outlook, sign: int) -> Layer:
    inner = (value_ahead(after, ahead, difference, sign) for difference in range(-WIDEST, WIDEST + 1))
    return (0.0,) * EDGE + tuple(inner) + (1.0,) * EDGE


def _share(seat: int, below: list[float], level: list[float]) -> float:
    others = [other for other in range(len(below)) if other != seat]
    return fsum([weight * prod(below[other] + level[other] * node for other in others) for node, weight in GAUSS])


def _wins_with(state: CyboState, ahead: Outlook) -> float:
    """The chance to win of the seat with the die when its turn goes on like this."""
    if state.extra:
        return _shares(state, ahead.points)[state.seat]
    first = _first_value(state, ahead)
    return first if state.seat == state.order[0] else 1 - first


def _ahead(state: CyboState) -> Outlook:
    return NOTHING if state.phase is Phase.SCORED else outlook(terms_of(state, state.seat), state.rolls)


def _now(state: CyboState) -> Spread:
    return NOTHING.points if state.phase is Phase.SCORED else spread(terms_of(state, state.seat), state.rolls)


def _played(state: CyboState) -> int:
    """How many turns are over at the end of the current one."""
    return len(state.rows) + (state.phase is not Phase.SCORED)


def _first_value(state: CyboState, ahead: Outlook) -> float:
    """The chance to win of the first of two seats when the current turn goes on like this."""
    one, two = state.order
    after = layers(terms_of(state, one), terms_of(state, two))[_played(state)]
    return value_ahead(after, ahead, state.scores[one] - state.scores[two], 1 if state.seat == one else -1)


def _shares(state: CyboState, now: Spread) -> tuple[float, ...]:
    """Chances to win when the current turn pays like this and every later turn is played for points."""
    playing = state.contest or state.order
    scores = round_scores(state) if state.extra else dict(enumerate(state.scores))
    turns = range(_played(state), len(state.order) * ROUNDS + len(state.extra))
    later = [seat_of(state, turn) for turn in turns]
    totals = []
    for seat in playing:
        rest = remaining(spread(terms_of(state, seat)), later.count(seat))
        total = {scores[seat] + paid: chance for paid, chance in rest}
        totals.append(plus(total, now) if seat == state.seat else total)
    shares = dict(zip(playing, win_shares(totals), strict=True))
    return tuple(shares.get(seat, 0.0) for seat in range(len(state.order)))
