"""How bots that think long compare what a commander can do: by the rules, to the end of what is decided."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from msgspec.structs import replace

from ....engine.action import Action, Choose
from ....engine.course import Course
from ....engine.plain import Seat
from ..actions import PASS, READY
from ..options import House
from ..rounds import ROUNDS
from ..rules import Xenoshyft
from ..state import Phase, XenoshyftState
from .estimate import need
from .fight_choices import MARGIN, play_out, wrap_up
from .line_up import line_ups
from .purchase import purchases
from .quick_play import one_step, play_round

BUY, DEPLOY, COMBAT, WRAP, OVER = Phase
RULES = Xenoshyft()
MOST = 400.0
"""Damage for each lane that is as bad as can be."""
AHEAD = (0, ROUNDS, ROUNDS, 5, 4)
"""By number of commanders: how many later rounds a purchase is played out, as rounds with many of them take long."""


class XenoshyftPlayouts:
    """Purchases are played out to the end of the match, orders and deeds to the end of the fights that they decide."""

    def courses(self, state: XenoshyftState, seat: Seat) -> Sequence[Course]:
        phase, offers = state.phase, RULES.legal(state, seat)
        if phase is COMBAT:
            return [(offer,) for offer in sorted(offers, key=lambda offer: not _keeps(offer))]
        if state.pending is not None:
            return ()
        if phase is BUY:
            return purchases(state, seat)
        return line_ups(state, seat) if phase is DEPLOY else [(wrap_up(state, seat, offers),)]

    def play_out(self, world: XenoshyftState, course: Course, careful: bool) -> float:
        after, phase = world.clone(), world.phase
        base = 0 if world.house.training else world.base
        after.house, after.base = _endless(world.house), 0
        for action in course:
            RULES.apply(after, action)
        if phase is COMBAT:
            play_out(after)
            now = after.base
            later = need(after) + (0.0 if _keeps(course[0]) else MARGIN)
        else:
            if after.phase is BUY:
                _be_ready(after, course[0].seat)
            play_round(after)
            now = after.base
            later = _rest(after) if phase is BUY else need(after)
        return _worth(base, now, later, len(world.fronts))


def _be_ready(state: XenoshyftState, seat: Seat) -> None:
    """End the purchases of a seat."""
    if not state.ready_seats >> seat & 1:
        RULES.apply(state, READY[seat])


def _keeps(action: Action) -> bool:
    """Whether nothing is spent or done by an action in a fight."""
    return action == PASS[action.seat] or (isinstance(action, Choose) and action.option == "none")


@lru_cache(64)
def _endless(house: House) -> House:
    """The same, with a base that never falls, so that a lost match can still be lost by less."""
    return replace(house, training=True)


def _worth(base: int, now: int, later: float, seats: int) -> float:
    """The worth of so much damage now and until the end of the match, to a base with so many HP; 0 HP in training."""
    spared = max(0.0, min(1.0, 1.0 - (now + later) / (MOST * seats)))
    if not base:
        return spared
    lack = (now + later - base) / (2.0 * seats + 6.0)
    holds = 1.0 / (1.0 + exp(max(-30.0, min(30.0, lack)))) if now < base else 0.0
    return 0.5 * spared + 0.5 * holds


def _rest(state: XenoshyftState) -> float:
    """The damage of the later rounds, as far as they are foreseen."""
    before, last = state.base, state.round + AHEAD[len(state.fronts)]
    while state.phase is not OVER and state.round <= last:
        one_step(state)
    return float(state.base - before)
