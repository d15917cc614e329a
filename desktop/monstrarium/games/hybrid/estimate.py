"""How a skirmish stands for a side: who is left, what they are good for, and what threatens them next."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from ...engine.plain import Seat
from .cards import POINTS
from .labs import KEPT, lab_of
from .state import OFF, HybridState, Mode, Phase
from .warriors import (
    BRUTISH,
    COMBINED,
    DC,
    DUELLIST,
    FIRE,
    GEAR,
    MT,
    NV,
    OC,
    PRESTIGE,
    PROFILES,
    SIZE,
)

FAR = 99
"""How far apart two squares are that no way joins."""
BODY = 0.6
"""What a warrior is worth by standing there at all, beside its life and its blows."""
SOON, LATER = 0.4, 0.2
"""How much of a threat comes true: from whoever still acts in this round, and from whoever has acted."""
GRIP = 4.0
"""How strongly being stronger decides a match."""
PACE = 0.06
"""What a square nearer to the enemy is worth to each warrior, in strength."""
CARD, POINT = 0.1, 0.07
"""What a card in the hand is worth in strength, and each of its points."""
SHOT_RANGE = 8


# ---- blows


def _mean(level: int, value: int, perfect: int) -> float:
    """The wounds of an attack with this Success Level and value of the mode, at the best of its levels."""
    plain = _wounds(level, perfect)
    found = plain
    if value >= 3:
        found = max(found, plain + min(0.9, max(0.1, level / 10)) * plain)
    if value >= 4:
        found = max(found, _wounds(level + 2, perfect))
    if value >= 5:
        miss = 1 - min(0.9, max(0.1, level / 10))
        found = max(found, (1 - miss * miss) * 1.15)
    if value >= 6:
        found = max(found, 2 * min(0.9, max(0.1, level / 10)) + 0.1)
    return found


def _wounds(level: int, perfect: int) -> float:
    return min(0.9, max(0.1, level / 10)) + min(0.9, perfect / 10)


STRIKES = tuple([tuple([tuple([_mean(sl, oc, wide) for wide in range(4)]) for oc in range(8)]) for sl in range(-6, 16)])
"""By Success Level from -6 on, by value and by what counts as perfect: the wounds of an attack on average."""
LOWEST, HIGHEST = -6, 15


def blow(state: HybridState, warrior: int, shot: bool = False) -> float:
    """The wounds that an attack or a shot of a warrior brings on average, on nobody in particular."""
    kind, hurt = state.kinds[warrior], state.wounds[warrior]
    mode = Mode.FIRING if shot else Mode.OFFENSE
    value = max(1, (FIRE if shot else OC)[kind] - hurt)
    level = NV[kind] - hurt + GEAR[mode][kind]
    if PRESTIGE[kind] and not state.humbled >> warrior & 1:
        level += PRESTIGE[kind]
    if state.dazed >> warrior & 1:
        level -= 2
    found = STRIKES[min(HIGHEST, max(LOWEST, level)) - LOWEST][min(7, value)][min(3, max(1, DUELLIST[kind]))]
    if not shot:
        found += 0.25 * (COMBINED[kind] > state.combined[warrior]) + 0.15 * BRUTISH[kind]
    return found


def passed(state: HybridState, target: int) -> float:
    """How likely a blow gets past the guard of its target."""
    if state.modes[target] != Mode.DEFENSE:
        return 1.0
    kind, hurt, level = state.kinds[target], state.wounds[target], state.levels[target]
    chance = min(0.9, max(0.1, (NV[kind] - hurt + GEAR[Mode.DEFENSE][kind] + 2 * (level == 4)) / 10))
    return (1 - chance) ** (2 if level == 5 else 1)


# ---- strength

_WORTH = tuple(
    [
        0.35 * (OC[kind] + GEAR[Mode.OFFENSE][kind])
        + (0.3 * (FIRE[kind] + GEAR[Mode.FIRING][kind]) if FIRE[kind] else 0.0)
        + 0.12 * (DC[kind] + GEAR[Mode.DEFENSE][kind])
        + 0.06 * MT[kind]
        for kind in range(len(PROFILES))
    ]
)


@lru_cache(maxsize=1 << 10)
def strength_of(kind: int, hurt: int) -> float:
    """What a warrior of a kind is worth with so many wounds."""
    share = (NV[kind] - hurt) / NV[kind]
    return BODY + 0.45 * (NV[kind] - hurt) + _WORTH[kind] * share


def strength(state: HybridState, warrior: int) -> float:
    """What a warrior is worth now; nothing when it is gone."""
    return strength_of(state.kinds[warrior], state.wounds[warrior]) if state.squares[warrior] >= OFF else 0.0


# ---- ways


@lru_cache(maxsize=KEPT * 600)
def ways_from(plan: str, square: int) -> tuple[int, ...]:
    """How many steps lead from a square to every other one, through doors, whoever stands in the way."""
    lab = lab_of(plan)
    far = [FAR] * (lab.width * lab.height)
    mask, reached, steps = 1 << square, 1 << square, 0
    east, west = ~lab.columns[-1], ~lab.columns[0]
    while mask:
        left = mask
        while left:
            low = left & -left
            far[low.bit_length() - 1] = steps
            left ^= low
        wide = mask | (mask & east) << 1 | (mask & west) >> 1
        mask = (wide | wide << lab.width | wide >> lab.width) & lab.floor & ~reached
        reached |= mask
        steps += 1
    return tuple(far)


def nearest(state: HybridState, warrior: int) -> int:
    """How many steps lead to the nearest enemy."""
    own, seat = state.squares[warrior], state.sides[warrior]
    far = ways_from(state.plan, own)
    return min(
        [far[square] for foe, square in enumerate(state.squares) if square >= 0 and state.sides[foe] != seat],
        default=FAR,
    )


# ---- the whole


def outlook(state: HybridState, seat: Seat) -> float:
    """The chance of a side to win, by what stands and what threatens it."""
    if state.phase is Phase.OVER:
        return 0.5 if state.drawn else float(state.winner == seat)
    if not state.kinds:
        return 0.5
    return 1.0 / (1.0 + math.exp(-GRIP * _lead(state, seat)))


def _lead(state: HybridState, seat: Seat) -> float:
    """By how much of all strength a side is ahead, -1 to 1."""
    threats = _threats(state)
    sides = [0.0, 0.0]
    for each, side in enumerate(state.sides):
        worth = strength(state, each)
        if worth:
            left = NV[state.kinds[each]] - state.wounds[each]
            sides[side] += worth * (1.0 - min(0.92, threats[each] / left))
    for side in (0, 1):
        sides[side] += sum([CARD + POINT * POINTS[face] for face in _faces(state, side)])
    approach = sum([min(24, nearest(state, each)) for each in state.standing(seat)])
    sides[seat] -= PACE * approach
    whole = sides[0] + sides[1]
    return (sides[seat] - sides[seat ^ 1]) / whole if whole > 0 else 0.0


def _faces(state: HybridState, seat: Seat) -> Sequence[int]:
    face = state.pieces.face
    return [face[piece] for piece in state.hands[seat] if face[piece] >= 0]


def _threats(state: HybridState) -> list[float]:
    """By warrior: the wounds that come its way soon, on average."""
    found = [0.0] * len(state.kinds)
    acted = 0
    for each in state.acted:
        acted |= 1 << each
    standing = [each for each, square in enumerate(state.squares) if square >= 0]
    for attacker in standing:
        likely = LATER if acted >> attacker & 1 or attacker == state.active else SOON
        marks = _marks(state, attacker, standing)
        total = sum([share for _target, share, _shot in marks])
        for target, share, shot in marks:
            harm = blow(state, attacker, shot) * passed(state, target) * likely
            found[target] += harm * share / max(1.0, total)
    return found


def _marks(state: HybridState, attacker: int, standing: Sequence[int]) -> list[tuple[int, float, bool]]:
    """Whom a warrior may attack when it acts next, how likely, and whether by a shot."""
    kind, square, seat = state.kinds[attacker], state.squares[attacker], state.sides[attacker]
    far, legs = ways_from(state.plan, square), max(0, MT[kind] - state.wounds[attacker])
    held = state.pinned >> attacker & 1
    found: list[tuple[int, float, bool]] = []
    for target in standing:
        if state.sides[target] == seat:
            continue
        steps = far[state.squares[target]] - (SIZE[kind] - 1)
        if steps <= 1:
            found.append((target, 1.0, False))
        elif not held and steps <= legs:
            found.append((target, 0.75, False))
        elif FIRE[kind] and steps <= SHOT_RANGE + (0 if held else legs // 2):
            found.append((target, 0.5, True))
    return found
