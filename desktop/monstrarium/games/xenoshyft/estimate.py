"""What a position comes to: the damage the base has to expect, now and in the rounds to come."""

from __future__ import annotations

from math import exp

from ...engine.plain import PieceId, Seat
from .actions import PLACES
from .cards import (
    BOOST_H,
    BOOST_HW,
    BOOST_P,
    BOOST_PW,
    CARDS,
    CHEER,
    DEPLOYABLE,
    EQUIPMENT,
    FACES,
    HP,
    INSTANT,
    KILLED,
    KIND,
    POWER,
    STANDING,
    TROOP,
    TROOPS,
    TYPES,
    USE,
    VALUE,
    XENO,
)
from .enemies import BOSS_ROUND
from .figures import hp, power, price
from .forecast import Foe, Forecast, Shot, Soldier, shot_of
from .rounds import ROUNDS
from .state import Phase, XenoState

BUY, DEPLOY, COMBAT, WRAP, OVER = Phase
BITE, HIDE = (2.0, 2.0, 4.0, 5.7), (2.0, 2.0, 4.2, 8.7)
"""By wave: the power and the HP of an enemy on average."""
HOLD = {
    "med-pack": 1.6,
    "bio-enhancer": 1.0,
    "medical-shuttle": 0.4,
    "hi-ex-grenade": 1.8,
    "stasis-bomb": 1.2,
    "chaos-vortex": 4.5,
    "nemesis-compound": 2.4,
    "gator": 0.5,
    "solitaire": 0.3,
}
"""What holding a card is worth, in points of damage that the base is spared."""
TEXT_WORTH = {
    "field-medic": 1.2,
    "ravager": 1.5,
    "ghosteye": 1.0,
    "longshot": 1.0,
    "assault-commander": 0.6,
    "paratrooper": 0.4,
    "deadeye": 2.0,
    "savior": 1.5,
    "erebus": 1.0,
    "prometheus": 1.0,
    "hyperion": 2.5,
    "defender": 1.5,
    "daedalus": 4.0,
    "lynx": 1.0,
    "doombringer": 3.0,
    "killer-whale": 3.0,
    "krueger": 1.5,
    "hellblazer": 1.0,
    "bulletstorm": 1.5,
    "tesla": 1.0,
    "zeus-wrath": 0.5,
    "helios": 1.0,
    "hades-gaze": 2.0,
    "zeus-judgment": 2.0,
    "lightnings-end": 1.0,
    "deathshroud": 1.0,
    "vindicator": 0.5,
    "atlas": 0.3,
    "plasma-arc": 0.5,
}
"""What a text adds to the figures of a card."""
PROMISED = 0.9
"""How much of the worth of a card counts that can be bought, but was not yet."""
OFTEN = 0.45
"""How much of its worth a card of the deck brings in each later round."""
FADE = 0.8
"""How much less that is with every round."""
STANDS = 0.65
"""How much of its worth a troop brings in the next round that stands after this one."""
UNUSED = 0.15
KEPT = 0.8
"""What is left of the worth of a card that is held, where it may never be played."""
NEAT = 0.02
"""What it is worth to have done now what could be done later."""


def contribution(strength: float, left: float, wave: int) -> float:
    """How much damage a troop with these figures spares the base when it fights: what it kills, and what it absorbs."""
    if left <= 0:
        return 0.0
    return max(left, BITE[wave]) * min(1.0, max(0.3, strength) / HIDE[wave])


def _figure(face: int, wave: int) -> float:
    card = CARDS[face]
    extra = TEXT_WORTH.get(card.key, 0.0)
    match KIND[face]:
        case int(kind) if kind == TROOP or DEPLOYABLE[face]:
            return contribution(POWER[face], HP[face], wave) + extra
        case int(kind) if kind == EQUIPMENT:
            more = BOOST_P[face] + BOOST_PW[face] * wave
            armor = BOOST_H[face] + BOOST_HW[face] * wave
            return 0.35 * more + 0.5 * armor + extra
        case int(kind) if kind == INSTANT:
            return HOLD.get(card.key, 1.0)
    return 0.0


def _wave(number: int) -> int:
    return (min(number, ROUNDS) - 1) // 3 + 1


MED_PACK = FACES["med-pack"]
THROWN: dict[int, Shot] = {
    FACES[key]: (number, price_of_it, KEPT * HOLD[key])
    for key, number, price_of_it in (("hi-ex-grenade", 3, 0), ("nemesis-compound", 3, 0), ("chaos-vortex", 10, 4))
}
FIGURE = [[_figure(face, wave) for face in range(len(CARDS))] for wave in range(4)]
"""By wave and face: what a card spares the base when it comes to fight."""
LASTING = [
    [
        sum(
            [
                OFTEN * FADE ** (later - number) * (FIGURE[_wave(later)][face] - 0.4 * BITE[_wave(later)])
                for later in range(number + 1, ROUNDS + 1)
            ]
        )
        if KIND[face] != XENO
        else 0.03 * VALUE[face]
        for face in range(len(CARDS))
    ]
    for number in range(ROUNDS + 1)
]
"""By round and face: what owning a card spares the base in later rounds, better than what would be drawn instead."""


# ---- lanes


def soldier(state: XenoState, troop: PieceId, lane: int) -> Soldier:
    """A troop of a lane."""
    face = state.pieces.face
    printed = face[troop]
    gear = tuple([face[item] for item in state.gear.get(troop, ())])
    full = hp(state, troop, lane)
    shot = (full + 1) // 2 if any(KILLED[each] for each in gear) else 0
    strength = power(state, troop, lane) + state.charge.get(troop, 0)
    found = Soldier(troop, printed, strength, full - state.wounds.get(troop, 0), gear, shot, shots(state, troop))
    if state.eager_pieces >> troop & 1:
        found.eager = True
    elif state.used_pieces >> troop & 1:
        found.eager = False
    return found


def shots(state: XenoState, troop: PieceId) -> tuple[Shot, ...]:
    """What a troop and its equipment can still do to enemies in this round."""
    face, used = state.pieces.face, state.used_pieces
    found = []
    for card in (troop, *state.gear.get(troop, ())):
        if USE[face[card]] and not used >> card & 1:
            shot = shot_of(face[card], state.wave)
            if shot is not None:
                found.append(shot)
    return tuple(found)


def instants(state: XenoState, seat: Seat) -> list[Shot]:
    """What a hand can throw at enemies."""
    face = state.pieces.face
    return [THROWN[face[piece]] for piece in state.hands[seat] if face[piece] in THROWN]


def hand_guards(state: XenoState, seat: Seat) -> list[tuple[int, float]]:
    """What a hand can prevent."""
    face = state.pieces.face
    return [(state.wave + 1, KEPT * HOLD["med-pack"]) for piece in state.hands[seat] if face[piece] == MED_PACK]


def fresh_soldier(state: XenoState, piece: PieceId) -> Soldier:
    """A troop that is still in a hand."""
    printed = state.pieces.face[piece]
    shot = shot_of(printed, state.wave)
    return Soldier(piece, printed, POWER[printed], HP[printed], (), 0, () if shot is None else (shot,))


def foes(state: XenoState, lane: int) -> list[Foe]:
    """The enemies of a lane."""
    face, seen, wounds = state.pieces.face, state.pieces.seen, state.wounds
    found = []
    for enemy in state.swarms[lane]:
        printed = face[enemy]
        foe = Foe(printed, HP[printed] - wounds.get(enemy, 0), state.growth.get(enemy, 0), bool(seen[enemy]))
        foe.struck = bool(state.struck_pieces >> enemy & 1)
        foe.risen = bool(state.risen_pieces >> enemy & 1)
        found.append(foe)
    return found


def coming(state: XenoState) -> list[list[int]]:
    """By lane: the faces of enemies that this world will deal in this round."""
    face, seats, wave = state.pieces.face, len(state.fronts), state.wave
    deck, pile = state.enemy_decks[wave - 1], state.enemy_piles[wave - 1]
    wanted = state.house.swarm[state.round_of_wave - 1] * seats
    faces = [face[piece] for piece in (*deck[::-1], *pile)][:wanted]
    if state.round_of_wave == BOSS_ROUND:
        aside = state.bosses[wave - 1]
        for number in range(min(1 if seats <= 2 else 2, len(aside), len(faces))):
            faces[(aside[-1] * 7 + faces[-1] + 5 * number) % len(faces)] = face[aside[-1 - number]]
    order = [(state.first + step) % seats for step in range(seats)]
    found: list[list[int]] = [[] for _lane in range(seats)]
    for number, printed in enumerate(faces):
        found[order[number % seats]].append(printed)
    return found


def more_of(state: XenoState) -> list[int]:
    """Faces of enemies that texts would add."""
    face, deck = state.pieces.face, state.enemy_decks[state.wave - 1]
    return [face[piece] for piece in deck[:6]]


def likely_front(state: XenoState, lane: int) -> list[Soldier]:
    """The front as it will probably be: with what the commander still has in hand."""
    front = [soldier(state, troop, lane) for troop in state.fronts[lane]]
    if state.phase is not BUY:
        return front
    face = state.pieces.face
    figure = FIGURE[state.wave]
    hand = [piece for piece in state.hands[lane] if DEPLOYABLE[face[piece]]]
    if hand and len(front) < PLACES:
        hand.sort(key=lambda piece: -figure[face[piece]])
        fresh = [fresh_soldier(state, piece) for piece in hand[: PLACES - len(front)]]
        fresh.sort(key=lambda each: -each.left)
        front = sorted([*front, *fresh], key=lambda each: (CHEER[each.face], -each.left))
        for each in fresh:
            cheer = CHEER[each.face]
            if cheer:
                for other in front:
                    other.power += cheer if other is not each else 0
    arm(state, lane, front)
    return front


def arm(state: XenoState, lane: int, front: list[Soldier]) -> None:
    """Equipment of the hand goes to the first troops that may carry it."""
    face, wave = state.pieces.face, state.wave
    for piece in state.hands[lane]:
        item = face[piece]
        if KIND[item] == EQUIPMENT:
            for each in front:
                if STANDING[each.face] != "bare" and not any(TYPES[item] & TYPES[other] for other in each.gear):
                    give(each, item, wave)
                    break


def give(each: Soldier, item: int, wave: int) -> None:
    """A soldier carries something more."""
    each.gear = (*each.gear, item)
    each.power += BOOST_P[item] + BOOST_PW[item] * wave
    each.left += BOOST_H[item] + BOOST_HW[item] * wave
    if KILLED[item]:
        each.shot = (each.left + 1) // 2
    shot = shot_of(item, wave)
    if shot is not None:
        each.shots = (*each.shots, shot)


# ---- the whole


def round_to_come(state: XenoState) -> float:
    """The damage that the rest of this round brings, less what still stands then, with nothing played or guarded."""
    wave = _wave(state.round + 1)
    total = 0.0
    fighting = state.phase is COMBAT
    dealt = None if fighting else coming(state)
    more = more_of(state)
    for lane in range(len(state.fronts)):
        swarm = foes(state, lane) if dealt is None else [Foe(face, HP[face]) for face in dealt[lane]]
        front = likely_front(state, lane)
        if swarm:
            fight = Forecast(
                front, swarm, more, state.wave, corpses(state, lane), instants(state, lane), hand_guards(state, lane)
            ).run()
            total += fight.base + fight.spent
        total -= STANDS * standing(front, wave) if state.round < ROUNDS else 0.0
    return total


def corpses(state: XenoState, lane: int) -> list[int]:
    """The faces of troops in the discard pile of a lane's commander, the topmost last."""
    face = state.pieces.face
    return [face[piece] for piece in state.discards[lane] if face[piece] < TROOPS]


def standing(front: list[Soldier], wave: int) -> float:
    """What those who are left are worth in the next round."""
    return sum([contribution(each.power, each.left, wave) for each in front])


def stock(state: XenoState) -> float:
    """What all commanders own, as damage that the base is spared in later rounds, and what can still be bought."""
    face, lasting = state.pieces.face, LASTING[state.round]
    total = 0.0
    for seat in range(len(state.hands)):
        for zone in (state.decks[seat], state.discards[seat], state.hands[seat], state.fronts[seat]):
            total += sum([lasting[face[piece]] for piece in zone])
        total += holding(state, seat)
    for carried in state.gear.values():
        total += sum([lasting[face[item]] + NEAT for item in carried])
    return total


def holding(state: XenoState, seat: Seat) -> float:
    """What the hand of a seat is good for beyond the deployment that is foreseen anyway."""
    face, phase = state.pieces.face, state.phase
    figure = FIGURE[state.wave]
    total = 0.0
    for piece in state.hands[seat]:
        printed = face[piece]
        if KIND[printed] == INSTANT and not DEPLOYABLE[printed]:
            total += KEPT * figure[printed]
        elif phase is WRAP:
            total += 0.3 * figure[printed] - 0.25 * BITE[_wave(state.round + 1)] if not VALUE[printed] else -0.3
        elif VALUE[printed]:
            total -= 0.05
    if phase is BUY and not state.ready_seats >> seat & 1:
        total += purse(state, seat)
    return total


def purse(state: XenoState, seat: Seat) -> float:
    """What a seat can still buy: the best choice among the cards for sale, each by what it is worth by itself."""
    face = state.pieces.face
    money = state.resources[seat] + sum([VALUE[face[piece]] for piece in state.hands[seat]])
    room = PLACES - len(state.fronts[seat]) - sum([DEPLOYABLE[face[piece]] for piece in state.hands[seat]])
    best = [0.0] * (money + 1)
    for piece in state.market:
        if piece >= 0 and (cost := price(state, seat, piece)) <= money:
            gain = PROMISED * attraction(state, face[piece], room)
            for have in range(money, cost - 1, -1):
                if best[have - cost] + gain > best[have]:
                    best[have] = best[have - cost] + gain
    return best[money]


def attraction(state: XenoState, printed: int, room: int) -> float:
    """What a card for sale spares the base, now and later, by what is printed on it."""
    now = FIGURE[state.wave][printed]
    if DEPLOYABLE[printed]:
        now *= 0.8 if room > 0 else 0.25
    return now + LASTING[state.round][printed]


def unused(state: XenoState) -> float:
    """What can be used once a round, and was not."""
    if state.phase is not COMBAT or not any(state.swarms):
        return 0.0
    face, used, found = state.pieces.face, state.used_pieces, 0
    for front in state.fronts:
        for troop in front:
            found += bool(USE[face[troop]]) and not used >> troop & 1
            found += sum([bool(USE[face[item]]) and not used >> item & 1 for item in state.gear.get(troop, ())])
    return UNUSED * found


def need(state: XenoState) -> float:
    """The damage to expect until the end of the match."""
    return round_to_come(state) + later(state) - stock(state) - unused(state)


def later(state: XenoState) -> float:
    """What later rounds would bring to whoever owns nothing but a few cards."""
    total = 0.0
    for number in range(state.round + 1, ROUNDS + 1):
        wave = _wave(number)
        total += state.house.swarm[(number - 1) % 3] * BITE[wave] * 0.6
    return total * len(state.fronts)


def chance(state: XenoState) -> float:
    """The chance that the base holds."""
    seats = len(state.fronts)
    lack = need(state) - state.base if not state.house.training else (need(state) + state.base - 40.0 * seats) / 4.0
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, lack / (2.0 * seats + 6.0)))))


# ---- what everybody knows


def prospects(state: XenoState) -> float:
    """The chance that the base holds by what lies open: what it endures, and what rounds bring on average."""
    seats = len(state.fronts)
    swarm = state.house.swarm
    toll = [TOLL[at] + (swarm[at % 3] - LIGHTEST) * TOLL_MORE[at] for at in range(ROUNDS)]
    ahead = sum(toll[state.round :]) * seats
    now = toll[state.round - 1] * seats * (1.0 - _done(state))
    if state.house.training:
        return 1.0
    due = (ahead + now) / seats
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, (due - state.base / seats) / (CALM + SWAY * due)))))


def _done(state: XenoState) -> float:
    """How much of the round is behind."""
    if state.phase is WRAP:
        return 1.0
    if state.phase is not COMBAT:
        return 0.0
    wanted = state.house.swarm[state.round_of_wave - 1] * len(state.fronts)
    return max(0.0, 1.0 - sum([len(swarm) for swarm in state.swarms]) / wanted)


CALM, SWAY = 1.5, 0.12
"""How far what comes to a lane may be off: always, and for each point that is expected."""
LIGHTEST = 2
TOLL = (0.2, 0.3, 2.0, 0.7, 0.5, 0.6, 0.5, 0.6, 1.5)
"""By round: the damage that a lane lets through on average, by bots that think, with the fewest enemies."""
TOLL_MORE = (1.2, 1.9, 3.4, 2.5, 3.3, 3.2, 5.5, 5.0, 5.8)
"""How much more that is with every enemy more."""
