"""How bots that think long compare what a commander can do: fights are fought by the rules, later rounds in figures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from msgspec.structs import replace

from ....engine.action import Action, Choose
from ....engine.course import Course
from ....engine.plain import PieceId, Seat
from ..actions import DEPLOY as DEPLOYS
from ..actions import PASS, PLACES, READY, Equip
from ..cards import DEPLOYABLE, EQUIPMENT, KIND
from ..lanes import may_carry
from ..options import House
from ..rounds import ROUNDS
from ..rules import Xenoshyft
from ..state import Phase, XenoshyftState
from .estimate import need
from .expected_lane import soldier
from .fight_choices import MARGIN, habit, play_out, wrap_up
from .line_up import line_ups
from .purchase import purchases
from .rest_of_match import RestOfMatch, by_order
from .worths import FIGURE

BUY, DEPLOY, COMBAT, WRAP, OVER = Phase
RULES = Xenoshyft()
MOST = 400.0
"""Damage for each lane that is as bad as can be."""
LATER = 0.7
"""What damage in later rounds counts: commanders fight better than plain figures do."""


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

    def play_out(self, world: XenoshyftState, course: Course) -> float:
        after, phase = world.clone(), world.phase
        base = 0 if world.house.training else world.base
        after.house, after.base = _endless(world.house), 0
        for action in course:
            RULES.apply(after, action)
        if phase is COMBAT:
            play_out(after)
            later = need(after) + (0.0 if _keeps(course[0]) else MARGIN)
        else:
            _fight_round(after)
            later = _rest(after) if phase is BUY else need(after)
        return _worth(base, after.base, later, len(world.fronts))


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
    return 0.0 if state.round == ROUNDS else LATER * RestOfMatch(state).run()


def _fight_round(state: XenoshyftState) -> None:
    """Play this round up to its wrap-up by simple rules: nobody buys more, and all deploy what they have."""
    while state.phase in (BUY, DEPLOY, COMBAT):
        for seat in RULES.to_act(state):
            if state.phase is COMBAT or state.pending is not None:
                RULES.apply(state, habit(state, seat))
                break
            if state.phase is DEPLOY:
                _deploy(state, seat)
            RULES.apply(state, READY[seat])


def _deploy(state: XenoshyftState, seat: Seat) -> None:
    """Fill the lane of a seat with the strongest troops of its hand, the toughest in front, and equip them."""
    face, front, hand = state.pieces.face, state.fronts[seat], state.hands[seat]
    figure = FIGURE[state.wave]
    troops = sorted([piece for piece in hand if DEPLOYABLE[face[piece]]], key=lambda piece: -figure[face[piece]])
    for piece in troops[: PLACES - len(front)]:
        RULES.apply(state, DEPLOYS[seat][piece][seat][len(front)])
    for item in [piece for piece in hand if KIND[face[piece]] == EQUIPMENT]:
        able = [troop for troop in front if may_carry(state, troop, item)]
        if able:
            RULES.apply(state, Equip(seat, item, max(able, key=lambda troop: soldier(state, troop, seat).left)))
    places = {troop: by_order(soldier(state, troop, seat)) for troop in front}

    def place(troop: PieceId) -> tuple[int, float]:
        return places[troop]

    front.sort(key=place)
