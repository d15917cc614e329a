"""How commanders fight and end a round by simple rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine.action import Action, Choose
from ....engine.plain import Seat
from ..actions import PASS, READY, Discard, Play, Power, Upgrade, Use
from ..cards import COST, HP, LANES, PLAY_AT, USE, USE_AT
from ..combat.guards import is_free
from ..combat.values import enemy_power, screened
from ..combat.windows import play_targets, use_targets
from ..rules import Xenoshyft
from ..state import Phase, XenoshyftState
from .estimate import need
from .expected_lane import soldier
from .fighters import shot_of
from .worths import THROWN

BUY, DEPLOY, COMBAT, WRAP, OVER = Phase
RULES = Xenoshyft()
MARGIN = 0.06
"""By how much an action must be better than doing nothing."""


def play_out(state: XenoshyftState) -> None:
    """Play the current lane to its end, by simple rules."""
    lane = state.lane
    while state.phase is COMBAT and state.lane == lane:
        waiting = RULES.to_act(state)
        if not waiting:
            return
        RULES.apply(state, habit(state, waiting[0]))


def habit(state: XenoshyftState, seat: Seat) -> Action:
    """The action of a commander by simple rules."""
    pending = state.pending
    if pending is None:
        return thrown_now(state, seat) or PASS[seat]
    options = pending.choice.options
    return Choose(seat, _answer(state, options))


def thrown_now(state: XenoshyftState, seat: Seat) -> Action | None:
    """A card that kills the first enemy before it kills or breaks through, or that saves an exchange."""
    lane, face = state.lane, state.pieces.face
    enemy = state.swarms[lane][0]
    if not state.revealed(enemy):
        return None
    left = HP[face[enemy]] - state.wounds.get(enemy, 0) + screened(state, lane)
    front = state.fronts[lane]
    first = soldier(state, front[0], lane) if front else None
    danger = first is None or enemy_power(state, enemy, lane) >= first.left
    if danger:
        thrown = THROWN[state.wave]
        for card in state.hands[seat]:
            aim = lane if PLAY_AT[face[card]] in LANES else enemy
            if (
                face[card] in thrown
                and thrown[face[card]].damage >= left
                and aim in play_targets(state, seat, face[card])
            ):
                return Play(seat, card, aim)
    saved = 0 if first is None else first.power
    for troop in state.fronts[seat]:
        for card in (troop, *state.gear.get(troop, ())):
            shot = shot_of(face[card], state.wave) if USE[face[card]] and is_free(state, card) else None
            if shot is None or (first is not None and shot.price >= first.left and not danger):
                continue
            if (shot.damage >= left and danger) or saved < left <= saved + shot.damage:
                for target in use_targets(state, seat, troop, card):
                    if target == (lane if USE_AT[face[card]] in LANES else enemy):
                        return Use(seat, card, target)
    return None


def _answer(state: XenoshyftState, options: Sequence[Any]) -> Any:
    if options[-1] != "none":
        return options[0]
    hit = state.hit
    if hit is None or hit.target < 0 or len(options) == 1:
        return options[0]
    lane = state.lane_of(hit.target)
    if lane < 0:
        return options[0]
    each = soldier(state, hit.target, lane)
    if hit.amount < each.left:
        return "none"
    free = [option for option in options[:-1] if isinstance(option, int) and not any(option in h for h in state.hands)]
    if free:
        return free[0]
    return options[0] if COST[each.face] >= 3 and isinstance(options[0], int) else "none"


def wrap_up(state: XenoshyftState, seat: Seat, offers: Sequence[Action]) -> Action:
    """Melt what can be melted, then the best discard, instant or power."""
    for offer in offers:
        if isinstance(offer, Upgrade):
            return offer
    best: Action = READY[seat]
    least = need(state)
    for offer in offers:
        if not isinstance(offer, Discard | Play | Power):
            continue
        after = state.clone()
        RULES.apply(after, offer)
        came = need(after)
        if came < least - MARGIN:
            best, least = offer, came
    return best
