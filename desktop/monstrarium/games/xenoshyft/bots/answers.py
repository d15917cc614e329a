"""How commanders answer the questions of a fight by simple rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from ....engine.effects import Choice
from ....engine.plain import PieceId
from ..cards import (
    ATTACK,
    CANCEL,
    COST,
    GUARD,
    HP,
    REVEAL,
    SAVE,
    SCREEN,
    STANDING,
    STOKE,
    TROOPS,
    USE,
    VALUE,
    WOUNDED,
    amount,
)
from ..combat.values import enemy_power, hp, power, told_by_others
from ..rounds import ROUNDS
from ..state import Phase, Threat, XenoshyftState

NONE, YES = "none", "yes"
DEAR = 3
"""From which price on a card of the hand is spent to save a troop."""
LARGE = 6
"""How many HP an enemy has at least that is worth a card that damages other troops too."""
GRAVE = 3.0
"""From which harm on a Reveal is worth a card."""
ALWAYS: Mapping[str, float] = MappingProxyType({"fall-back": 0.0, "reinforce": 5.0})
"""By Reveal: its harm where that is the same for every lane."""
GAMBLED = 2
"""About what is prevented by a card that is discarded unseen."""


def left(state: XenoshyftState, troop: PieceId, lane: int) -> int:
    """The HP of a troop less its tokens."""
    return hp(state, troop, lane) - state.wounds.get(troop, 0)


def strength(state: XenoshyftState, troop: PieceId, lane: int) -> int:
    """The damage of the next attack of a troop."""
    return power(state, troop, lane) + state.charge.get(troop, 0)


def lasts(state: XenoshyftState, enemy: PieceId, lane: int) -> int:
    """How much damage kills an enemy of a lane."""
    return HP[state.pieces.face[enemy]] - state.wounds.get(enemy, 0) + told_by_others(state, lane, SCREEN)


def answer(state: XenoshyftState, choice: Choice) -> Any:
    options, hit = choice.options, state.hit
    if options[0] == YES:
        return YES if _agrees(state, choice) else NONE
    if hit is not None and hit.target < 0:
        return _victim(state, [each for each in options if isinstance(each, int)], hit.amount)
    if hit is not None and options[-1] == NONE and state.lane_of(hit.target) >= 0:
        return _guard(state, options[:-1], hit)
    source = choice.source
    if source is None or source < 0:
        return options[0]
    if options[-1] == NONE and source == state.flipped:
        return _cancel(state, options[:-1], source)
    return _chosen(state, choice, source)


def _chosen(state: XenoshyftState, choice: Choice, source: PieceId) -> Any:
    """What the text of a card does, which asks for that."""
    face, options, lane = state.pieces.face[source], choice.options, choice.seat
    if ATTACK[face] == "fuel" and options[-1] == NONE:
        return _fuel(state, [card for card in options if isinstance(card, int)], source)
    if USE[face] == "push":
        first = state.fronts[state.lane][:1] if state.lane >= 0 else []
        return first[0] if first and first[0] in options else options[-1]
    if REVEAL[face] == "tithe":
        troops = [troop for troop in options if isinstance(troop, int)]
        return min(troops, key=lambda each: power(state, each, lane) + left(state, each, lane))
    return options[0]


def _agrees(state: XenoshyftState, choice: Choice) -> bool:
    """Whether a text is used that works once a round: to rescue a troop, to hit again, or in an attack."""
    hit, lane, source = state.hit, state.lane, choice.source
    if hit is not None:
        enemy = hit.target
        home = state.swarm_of(enemy)
        return not hit.amount or home < 0 or lasts(state, enemy, home) <= hit.amount or len(state.swarms[home]) == 1
    if source is None or lane < 0 or not state.fronts[lane] or not state.swarms[lane]:
        return True
    swarm = state.swarms[lane]
    missing = lasts(state, swarm[0], lane) - strength(state, state.fronts[lane][0], lane)
    if ATTACK[state.pieces.face[source]] == "strike-first":
        return missing <= 0
    return missing > 0 and (missing <= power(state, source, lane) or len(swarm) == 1)


def _victim(state: XenoshyftState, enemies: Sequence[PieceId], number: int) -> PieceId:
    """The enemy that takes damage: one that it kills, the most dangerous of them, else the first of the lane."""
    face, lane = state.pieces.face, state.lane
    own = state.swarms[lane] if lane >= 0 else []
    first = strength(state, state.fronts[lane][0], lane) if lane >= 0 and state.fronts[lane] else 0

    def gain(enemy: PieceId) -> float:
        printed = face[enemy]
        here = enemy in own
        foremost = enemy in own[:1]
        if not state.revealed(enemy):
            return -1.0 if foremost else -2.0
        needed = lasts(state, enemy, lane) if here else HP[printed] - state.wounds.get(enemy, 0)
        if number >= needed:
            if printed >= TROOPS and SAVE[printed] and not state.risen_pieces >> enemy & 1:
                return 3.0
            danger = enemy_power(state, enemy, lane)
            return 10.0 + danger + 2.0 * (foremost + STOKE[printed] + SCREEN[printed])
        if STANDING[printed] == "rage" or WOUNDED[printed] == "hatch":
            return -3.0
        near = (2.0 if needed - number <= first < needed else 0.5) if foremost else 0.0
        return near + number / needed

    return max(enemies, key=gain)


def _guard(state: XenoshyftState, options: Sequence[Any], hit: Threat) -> Any:
    """Who helps a troop: what works once a round saves it, or softens the last blow; cards save dear troops only."""
    target, face = hit.target, state.pieces.face
    lane = state.lane_of(target)
    needed = hit.amount - left(state, target, lane) + 1
    cards = [each for each in options if isinstance(each, int)]
    for card in sorted(cards):
        if GUARD[face[card]] == "gamble":
            return card
    if needed <= 0 and state.phase is Phase.COMBAT and len(state.swarms[state.lane]) > 1:
        return NONE
    held = {piece for hand in state.hands for piece in hand}
    free = sorted([(_prevents(state, card, hit), card) for card in cards if card not in held])
    if needed <= 0:
        return free[0][1] if free else NONE
    for prevented, card in free:
        if prevented >= needed:
            return card
    for option in options:
        if isinstance(option, tuple) and option[2] >= needed and left(state, option[1], lane) > option[2]:
            return option
    is_dear = COST[face[target]] >= DEAR or target in state.gear
    spent = sorted([(_prevents(state, card, hit), card) for card in cards if card in held]) if is_dear else []
    for prevented, card in spent:
        if prevented >= needed:
            return card
    most = sum([prevented for prevented, _card in free]) + (spent[-1][0] if spent else 0)
    return free[-1][1] if free and most >= needed else NONE


def _prevents(state: XenoshyftState, card: PieceId, hit: Threat) -> int:
    face = state.pieces.face[card]
    match GUARD[face]:
        case "throw-back":
            return hit.amount
        case "gamble":
            return GAMBLED
    return amount(face, "guard", state.wave)


def _cancel(state: XenoshyftState, options: Sequence[Any], enemy: PieceId) -> Any:
    """What cancels a Reveal: a text that works once a round for any harm, a card for grave harm only."""
    face = state.pieces.face
    harm = _harm(state, enemy)
    for option in options:
        printed = face[option[1] if isinstance(option, tuple) else option]
        if printed < TROOPS:
            worth_it = harm > 0
        elif CANCEL[printed] == "swallow":
            worth_it = HP[face[enemy]] >= LARGE and harm > 0
        else:
            worth_it = harm >= GRAVE or (state.round == ROUNDS and harm > 0)
        if worth_it:
            return option
    return NONE


def _harm(state: XenoshyftState, enemy: PieceId) -> float:
    """About how much damage to the base a Reveal is worth."""
    text, front, lane = REVEAL[state.pieces.face[enemy]], state.fronts[state.lane], state.lane
    if text in ALWAYS:
        return ALWAYS[text]
    if text == "raise":
        return 2.5 if any(map(state.is_troop_card, state.discards[lane])) else 0.0
    if not front:
        return 0.0
    match text:
        case "disarm" | "short-circuit":
            return 3.0 * len(state.gear.get(front[0], ()))
        case "pounce" | "scare":
            return GRAVE if left(state, front[0], lane) <= GRAVE else 1.5
        case "lob":
            return 2.0 * min(2, len(front))
        case "pulse":
            return 1.0 * len(front)
    return 5.0


def _fuel(state: XenoshyftState, cards: Sequence[PieceId], source: PieceId) -> Any:
    """What is burned for an attack: the cheapest card with which it kills, else a volunteer to be rid of it."""
    face, lane = state.pieces.face, state.lane
    missing = lasts(state, state.swarms[lane][0], lane) - strength(state, source, lane)
    enough = [card for card in cards if COST[face[card]] >= missing > 0]
    if enough:
        return min(enough, key=lambda card: COST[face[card]])
    spare = [card for card in cards if not COST[face[card]] and not VALUE[face[card]]]
    return spare[0] if spare and missing <= 0 else NONE
