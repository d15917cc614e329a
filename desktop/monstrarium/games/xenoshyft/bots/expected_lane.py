"""The lane that a forecast fights with: its troops, the troops still in the hand, and the enemies that come."""

from __future__ import annotations

from ....engine.plain import PieceId, Seat
from ..actions import PLACES
from ..cards import (
    BOOST_H,
    BOOST_HW,
    BOOST_P,
    BOOST_PW,
    CHEER,
    DEPLOYABLE,
    EQUIPMENT,
    HP,
    KILLED,
    KIND,
    POWER,
    STANDING,
    TROOPS,
    TYPES,
    USE,
)
from ..combat.enemies import BOSS_ROUND
from ..combat.values import hp, power
from ..state import Phase, XenoshyftState
from .fighters import Foe, Guard, Shot, Soldier, shot_of
from .worths import FIGURE, HAND_GUARDS, THROWN

BUY, DEPLOY, COMBAT, WRAP, OVER = Phase


def soldier(state: XenoshyftState, troop: PieceId, lane: int) -> Soldier:
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
        found.eager = found.guards = False
    return found


def shots(state: XenoshyftState, troop: PieceId) -> tuple[Shot, ...]:
    """The shots that a troop and its equipment have left in this round."""
    face, used = state.pieces.face, state.used_pieces
    found = []
    for card in (troop, *state.gear.get(troop, ())):
        if USE[face[card]] and not used >> card & 1:
            shot = shot_of(face[card], state.wave)
            if shot is not None:
                found.append(shot)
    return tuple(found)


def instants(state: XenoshyftState, seat: Seat) -> list[Shot]:
    face = state.pieces.face
    thrown = THROWN[state.wave]
    return [thrown[face[piece]] for piece in state.hands[seat] if face[piece] in thrown]


def hand_guards(state: XenoshyftState, seat: Seat) -> list[Guard]:
    face = state.pieces.face
    guards = HAND_GUARDS[state.wave]
    return [guards[face[piece]] for piece in state.hands[seat] if face[piece] in guards]


def fresh_soldier(state: XenoshyftState, piece: PieceId) -> Soldier:
    printed = state.pieces.face[piece]
    shot = shot_of(printed, state.wave)
    return Soldier(piece, printed, POWER[printed], HP[printed], (), 0, () if shot is None else (shot,))


def foes(state: XenoshyftState, lane: int) -> list[Foe]:
    face, seen, wounds = state.pieces.face, state.pieces.seen, state.wounds
    found = []
    for enemy in state.swarms[lane]:
        printed = face[enemy]
        foe = Foe(printed, HP[printed] - wounds.get(enemy, 0), state.growth.get(enemy, 0), bool(seen[enemy]))
        foe.struck = bool(state.struck_pieces >> enemy & 1)
        foe.risen = bool(state.risen_pieces >> enemy & 1)
        found.append(foe)
    return found


def coming(state: XenoshyftState) -> list[list[int]]:
    """By lane: the faces of the enemies that come in this round, in a world whose hidden cards are known."""
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


def more_of(state: XenoshyftState) -> list[int]:
    """The faces of the enemies that texts would add."""
    face, deck = state.pieces.face, state.enemy_decks[state.wave - 1]
    return [face[piece] for piece in deck[:6]]


def likely_front(state: XenoshyftState, lane: int) -> list[Soldier]:
    """The front as it will probably stand, with the troops that the commander can still deploy."""
    front = [soldier(state, troop, lane) for troop in state.fronts[lane]]
    deploying = state.phase is DEPLOY and not state.ready_seats >> lane & 1
    if state.phase is not BUY and not deploying:
        return front
    face = state.pieces.face
    figure = FIGURE[state.wave]
    hand = [piece for piece in state.hands[lane] if DEPLOYABLE[face[piece]]]
    if hand and len(front) < PLACES:
        hand.sort(key=lambda piece: -figure[face[piece]])
        fresh = [fresh_soldier(state, piece) for piece in hand[: PLACES - len(front)]]
        fresh.sort(key=lambda each: -each.left)
        front = [*front, *fresh]
        if not deploying:
            front.sort(key=lambda each: (CHEER[each.face], -each.left))
        for each in fresh:
            cheer = CHEER[each.face]
            if cheer:
                for other in front:
                    other.power += cheer if other is not each else 0
    arm(state, lane, front)
    return front


def arm(state: XenoshyftState, lane: int, front: list[Soldier]) -> None:
    """Give the equipment of the hand to the first troops that can carry it."""
    face, wave = state.pieces.face, state.wave
    for piece in state.hands[lane]:
        item = face[piece]
        if KIND[item] == EQUIPMENT:
            for each in front:
                if STANDING[each.face] != "bare" and not any(TYPES[item] & TYPES[other] for other in each.gear):
                    give(each, item, wave)
                    break


def give(each: Soldier, item: int, wave: int) -> None:
    each.gear = (*each.gear, item)
    each.power += BOOST_P[item] + BOOST_PW[item] * wave
    each.left += BOOST_H[item] + BOOST_HW[item] * wave
    if KILLED[item]:
        each.shot = (each.left + 1) // 2
    shot = shot_of(item, wave)
    if shot is not None:
        each.shots = (*each.shots, shot)


def corpses(state: XenoshyftState, lane: int) -> list[int]:
    """The faces of the troops in the discard pile of a lane's commander, the topmost last."""
    face = state.pieces.face
    return [face[piece] for piece in state.discards[lane] if face[piece] < TROOPS]
