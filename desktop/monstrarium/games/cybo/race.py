"""The race for the win: exact values for two seats by dynamic programming, and win chances for any number.

Value means the chance to win, a victory shared by n seats counting one n-th.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import TypeAlias

from .board import QUAD
from .odds import Outlook, outlook
from .state import ROUNDS
from .turn import Terms

Spread: TypeAlias = tuple[tuple[int, float], ...]
Layer: TypeAlias = tuple[float, ...]
"""The first seat's value by the difference of scores, from -WIDEST to WIDEST."""

WIDEST = QUAD * ROUNDS
EDGE = QUAD
"""More than the widest difference on both sides, so that no step leaves the layer."""
MIDDLE = WIDEST + EDGE
GAUSS = ((0.5 - 0.6**0.5 / 2, 5 / 18), (0.5, 8 / 18), (0.5 + 0.6**0.5 / 2, 5 / 18))
"""Nodes and weights that integrate from 0 to 1 exactly up to the fifth power: enough for six seats."""


@lru_cache(maxsize=32)
def layers(first: Terms, second: Terms, rounds: int = ROUNDS) -> tuple[Layer, ...]:
    """By turns played, of two a round: the value of the seat that rolls first, both seats playing to win."""
    last = tuple(0.0 if at < MIDDLE else 0.5 if at == MIDDLE else 1.0 for at in range(2 * MIDDLE + 1))
    found = [last]
    for turn in reversed(range(2 * rounds)):
        found.append(_layer_before(found[-1], outlook(second if turn % 2 else first), -1 if turn % 2 else 1))
    return tuple(reversed(found))


def value_ahead(after: Layer, ahead: Outlook, difference: int, sign: int) -> float:
    """The first seat's value before what lies ahead; `sign` is 1 when it is its own turn, -1 when the other's."""
    at = MIDDLE + difference
    value = sum(chance * after[at + sign * paid] for paid, chance in ahead.points)
    for choice, chance in ahead.gambles:
        keep = after[at + sign * choice.keep]
        hit, miss = after[at + sign * choice.hit], after[at + sign * choice.miss]
        roll = choice.chance * hit + (1 - choice.chance) * miss
        value += chance * (max(keep, roll) if sign > 0 else min(keep, roll))
    return value


def win_shares(totals: Sequence[dict[int, float]]) -> tuple[float, ...]:
    """Each seat's value, given independent distributions of the final scores.

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
    """The points of so many turns that are alike."""
    if turns == 0:
        return ((0, 1.0),)
    return tuple(sorted(plus(dict(remaining(one, turns - 1)), one).items()))


def plus(total: dict[int, float], more: Spread) -> dict[int, float]:
    """The distribution of the sum."""
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
    return sum(weight * prod(below[other] + level[other] * node for other in others) for node, weight in GAUSS)
