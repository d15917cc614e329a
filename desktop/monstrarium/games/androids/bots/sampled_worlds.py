"""Tries every offer in the same sampled worlds, and the promising ones in more of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ....engine.action import Action
from ....engine.plain import Seat
from ....engine.rng import Rng
from ..actions import Lay
from ..rules import Androids
from ..state import AndroidsState
from .estimate import EXPERT, outlook
from .odds import ALIKE

STAGES = (6, 6, 12)
"""How many more worlds the offers that are left are tried in; each stage leaves half of them."""
HOPELESS = 0.1
"""An offer whose chance to win is worse than the best by more than this is dropped."""
RULES = Androids()


def reckon(state: AndroidsState, seat: Seat, weigh: Callable[[AndroidsState, Action], float]) -> Action:
    """The offer after which the seat most likely wins; of equal ones the one with the most weight."""
    left = sorted(_different(state, RULES.legal(state, seat)), key=lambda offer: -weigh(state, offer))
    totals = dict.fromkeys(left, 0.0)
    rng, tried = Rng(state.rng.word), 0
    for worlds in STAGES:
        if len(left) == 1:
            break
        for _world in range(worlds):
            world = RULES.sample(state, seat, rng)
            for offer in left:
                totals[offer] += _worth(world, seat, offer)
        tried += worlds
        left = _promising(left, totals, HOPELESS * tried)
    return left[0]


def _different(state: AndroidsState, offers: Sequence[Action]) -> Iterator[Action]:
    """The offers, with only one lay for all cards that are alike."""
    found: set[int] = set()
    for offer in offers:
        if isinstance(offer, Lay):
            face = ALIKE[state.pieces.face[offer.piece]]
            if face in found:
                continue
            found.add(face)
        yield offer


def _worth(world: AndroidsState, seat: Seat, offer: Action) -> float:
    after = world.clone()
    RULES.apply(after, offer)
    return outlook(after, seat, EXPERT)


def _promising(offers: list[Action], totals: dict[Action, float], gap: float) -> list[Action]:
    """The better half of the offers, the best first, without those far behind."""
    ranked = sorted(offers, key=lambda offer: -totals[offer])
    least = totals[ranked[0]] - gap
    return [offer for offer in ranked[: max(2, (len(ranked) + 1) // 2)] if totals[offer] >= least]
