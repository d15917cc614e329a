"""What a position is worth: the damage to expect for the base, in this round and in later ones."""

from __future__ import annotations

from functools import lru_cache
from math import exp, fsum

from ....engine.plain import Seat
from ..actions import PLACES
from ..cards import DEPLOYABLE, HP, INSTANT, KIND, USE, VALUE
from ..combat.values import price
from ..rounds import ROUNDS
from ..state import Phase, XenoshyftState
from . import worths
from .expected_lane import coming, corpses, foes, hand_guards, instants, likely_front, more_of
from .fighters import Foe, Soldier
from .forecast import Forecast

BUY, DEPLOY, COMBAT, WRAP, OVER = Phase


# ---- the whole


def round_to_come(state: XenoshyftState) -> float:
    """The damage that a forecast expects of the rest of this round, less the worth of the troops that are left."""
    wave = worths.wave_of(state.round + 1)
    total = 0.0
    dealt = coming(state) if state.phase in (BUY, DEPLOY) else None
    more = more_of(state)
    for lane in range(len(state.fronts)):
        swarm = foes(state, lane) if dealt is None else [Foe(face, HP[face]) for face in dealt[lane]]
        front = likely_front(state, lane)
        if swarm:
            fight = Forecast(
                front, swarm, more, state.wave, corpses(state, lane), instants(state, lane), hand_guards(state, lane)
            ).run()
            total += fight.base + fight.spent
        total -= worths.STANDS * standing(front, wave) if state.round < ROUNDS else 0.0
    return total


def standing(front: list[Soldier], wave: int) -> float:
    """The worth of troops in the next round."""
    return fsum([worths.contribution(each.power, each.left, wave) for each in front])


def stock(state: XenoshyftState) -> float:
    """The worth of all that the commanders own, and of what they can still buy, in later rounds."""
    face, lasting = state.pieces.face, worths.LASTING[state.round]
    total = 0.0
    for seat in range(len(state.hands)):
        for zone in (state.decks[seat], state.discards[seat], state.hands[seat], state.fronts[seat]):
            total += fsum([lasting[face[piece]] for piece in zone])
        total += holding(state, seat)
    if state.phase is DEPLOY:
        total += worths.NEAT * sum([len(front) for front in state.fronts])
    for carried in state.gear.values():
        total += fsum([lasting[face[item]] + worths.NEAT for item in carried])
    return total


def holding(state: XenoshyftState, seat: Seat) -> float:
    """The worth of the hand of a seat, without the troops that the forecast deploys anyway."""
    face, phase = state.pieces.face, state.phase
    figure = worths.FIGURE[state.wave]
    total = 0.0
    for piece in state.hands[seat]:
        printed = face[piece]
        if KIND[printed] == INSTANT and not DEPLOYABLE[printed]:
            total += worths.KEPT * figure[printed]
        elif phase is WRAP:
            total += (
                0.3 * figure[printed] - 0.25 * worths.BITE[worths.wave_of(state.round + 1)]
                if not VALUE[printed]
                else -0.3
            )
        elif VALUE[printed]:
            total -= 0.05
    if phase is BUY and not state.ready_seats >> seat & 1:
        total += purse(state, seat)
    return total


def purse(state: XenoshyftState, seat: Seat) -> float:
    """The worth of what a seat can still buy: the best affordable choice among the cards for sale."""
    face = state.pieces.face
    money = state.resources[seat] + sum([VALUE[face[piece]] for piece in state.hands[seat]])
    room = PLACES - len(state.fronts[seat]) - sum([DEPLOYABLE[face[piece]] for piece in state.hands[seat]])
    best = [0.0] * (money + 1)
    for piece in state.market:
        if piece >= 0 and (cost := price(state, seat, piece)) <= money:
            gain = worths.PROMISED * attraction(state, face[piece], room)
            for have in range(money, cost - 1, -1):
                if best[have - cost] + gain > best[have]:
                    best[have] = best[have - cost] + gain
    return best[money]


def attraction(state: XenoshyftState, printed: int, room: int) -> float:
    """The worth of a card for sale, in this round and later."""
    now = worths.FIGURE[state.wave][printed]
    if DEPLOYABLE[printed]:
        now *= 0.8 if room > 0 else 0.25
    return now + worths.LASTING[state.round][printed]


def unused(state: XenoshyftState) -> float:
    """The worth of texts that can still be used in this round."""
    if state.phase is not COMBAT or not any(state.swarms):
        return 0.0
    face, used, found = state.pieces.face, state.used_pieces, 0
    for front in state.fronts:
        for troop in front:
            found += bool(USE[face[troop]]) and not used >> troop & 1
            found += sum([bool(USE[face[item]]) and not used >> item & 1 for item in state.gear.get(troop, ())])
    return worths.UNUSED * found


def need(state: XenoshyftState) -> float:
    """The damage to expect until the end of the match."""
    return round_to_come(state) + later(state) - stock(state) - unused(state)


def later(state: XenoshyftState) -> float:
    """The damage that later rounds would bring to commanders who own only a few cards."""
    return _later_on_a_lane(state.round, state.house.swarm) * len(state.fronts)


@lru_cache(64)
def _later_on_a_lane(done: int, swarm: tuple[int, int, int]) -> float:
    total = 0.0
    for number in range(done + 1, ROUNDS + 1):
        total += swarm[(number - 1) % 3] * worths.BITE[worths.wave_of(number)] * 0.6
    return total


def chance(state: XenoshyftState) -> float:
    seats = len(state.fronts)
    lack = need(state) - state.base if not state.house.training else (need(state) + state.base - 40.0 * seats) / 4.0
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, lack / (2.0 * seats + 6.0)))))


def worth(state: XenoshyftState, seat: Seat) -> float:
    """The chance that the base holds; next to none where the commander leaves the seat's lane empty."""
    return chance(state) * (worths.BARE if leaves_bare(state, seat) else 1.0)


def leaves_bare(state: XenoshyftState, seat: Seat) -> bool:
    """Whether a lane without troops gets none before its fight, or has begun its fight without any."""
    if state.fronts[seat]:
        return False
    if state.phase in (BUY, DEPLOY):
        done = state.phase is DEPLOY and state.ready_seats >> seat & 1
        return bool(done) or not any(DEPLOYABLE[state.pieces.face[piece]] for piece in state.hands[seat])
    struck = state.struck_pieces
    fresh = not state.kills[seat] and not any(struck >> enemy & 1 for enemy in state.swarms[seat])
    return state.phase is COMBAT and bool(state.swarms[seat]) and fresh


# ---- what everybody knows


def prospects(state: XenoshyftState) -> float:
    """The chance that the base holds, by its HP and the average damage of the rounds to come."""
    seats = len(state.fronts)
    swarm = state.house.swarm
    helped = 1.0 - DIVIDED * sum([division >= 0 for division in state.divisions]) / seats
    toll = [helped * (TOLL[at] + (swarm[at % 3] - LIGHTEST) * TOLL_MORE[at]) for at in range(ROUNDS)]
    ahead = fsum(toll[state.round :]) * seats
    now = toll[state.round - 1] * seats * (1.0 - _done(state))
    if state.house.training:
        return 1.0
    due = (ahead + now) / seats
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, (due - state.base / seats) / (CALM + SWAY * due)))))


def _done(state: XenoshyftState) -> float:
    """How much of the round is over, from 0 to 1."""
    if state.phase is WRAP:
        return 1.0
    if state.phase is not COMBAT:
        return 0.0
    wanted = state.house.swarm[state.round_of_wave - 1] * len(state.fronts)
    return max(0.0, 1.0 - sum([len(swarm) for swarm in state.swarms]) / wanted)


CALM, SWAY = 1.5, 0.12
"""By how much the damage to a lane varies: at least, and for each point that is expected."""
LIGHTEST = 2
TOLL = (0.1, 0.1, 0.7, 0.2, 0.1, 0.2, 0.1, 0.1, 0.4)
"""By round: the average damage that a lane lets through against the fewest enemies, as measured with Hard bots."""
TOLL_MORE = (1.0, 2.4, 3.0, 2.0, 3.0, 2.5, 3.7, 3.7, 5.5)
"""By round: how much more that is for each further enemy."""
DIVIDED = 0.25
"""The share that is spared where every commander has a division."""
