"""How a match stands for a side: who is left, how strong they are, and what threatens them next."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ....engine.plain import Seat
from ..combat.prepared_roll import EXPERT, HEROIC, MASTER, SKILLED
from ..ground.contact import base_of, ring
from ..ground.laboratory import distance
from ..ground.plan import lab_of
from ..ground.sight import DARK
from ..ground.vision import crowds, open_to
from ..ground.walking import ways_onto, ways_to
from ..printed.action_cards import POINTS
from ..printed.warriors import (
    BRUTISH,
    COMBINED,
    DC,
    DUELLIST,
    FIRE,
    GEAR,
    LYNX,
    MT,
    NV,
    OC,
    PRESTIGE,
    PROFILES,
    SACRIFICE,
    SIZE,
)
from ..state import AWAY, OFF, HybridState, Mode, Phase
from .errands import agenda_of, busy, to_stop
from .progress import mission_lead

BODY, LIFE, SPEED = 0.3, 2.2, 0.04
"""What a warrior is worth as such, by its life and attacks, and by each point of Movement."""
SOON, LATER = 0.4, 0.2
"""How likely a threat is carried out: by a warrior that still acts in this round, and by one that has acted."""
GRIP = 4.0
"""How much strength decides a match."""
PACE, HASTE = 0.05, 0.02
"""What it costs a warrior in strength to be a square farther from the enemy, and more for each square out of reach."""
CARD, POINT = 0.1, 0.07
"""What a card in the hand is worth in strength, and each of its points."""
CHARGED, UNSEEN, IN_SIGHT, SHOT_AT = 0.75, 0.65, 0.65, 0.35
"""How likely a warrior attacks an enemy that it has to run to, in the open or round a corner or through a shut door;
and how likely it shoots at one to which a free line leads, and at one that it may come to see."""
AMBUSH = 0.45
"""The same as SOON for a warrior in ambush."""
STEALTH = 0.6
"""What a Master Move leaves of the attacks at a warrior."""
DOOM = 0.92
"""How much of a warrior threats can take away at most while it stands."""
DISTANT = 60
"""Beyond this, farther is no worse."""
STALE = 0.1
"""What it costs not to strike: to stand on guard, or in Moving beside an enemy, where a guard would cost no more."""
URGENT = 4
"""After so many rounds it matters twice as much to get near, so that bots do not wait for ever."""
BUSY = 0.15
"""What is left of the cost of distance for a warrior with an errand."""
QUEUE = 12
"""How much farther an enemy counts at most for a warrior that has to go round others to come beside it."""
FARTHEST = 5.0
"""By how much a side can be behind at most."""
KINDS = range(len(PROFILES))


def _hit(level: int) -> float:
    """The chance that one die shows no more than a Success Level."""
    return min(0.9, max(0.1, level / 10))


def _mean(level: int, value: int, perfect: int, shot: bool) -> float:
    """The wounds of an attack or a shot with a Success Level and a value of the mode, at the best of its levels."""
    plain = _wounds(level, perfect)
    found = plain
    if value >= SKILLED and not shot:
        found = max(found, plain + _hit(level) * plain)
    if value >= EXPERT and not shot:
        found = max(found, _wounds(level + 2, perfect))
    if value >= MASTER:
        found = max(found, 2.0 - (1.0 - _hit(level)) ** 2 - (1.0 - min(0.9, perfect / 10)) ** 2)
    if value >= HEROIC:
        found = max(found, 2 * _hit(level) + (2 if shot else 1) * min(0.9, perfect / 10))
    return found


def _wounds(level: int, perfect: int) -> float:
    return _hit(level) + min(0.9, perfect / 10)


HURT = range(10)
PLAIN, PROUD, WEAK = 0, 1, 2
"""What changes an attack: nothing, a Prestige that is not yet lost, a daze."""


def _attack(kind: int, hurt: int, shot: bool, state: int) -> float:
    mode = Mode.FIRING if shot else Mode.OFFENSE
    value = max(1, (FIRE if shot else OC)[kind] - hurt)
    level = NV[kind] - hurt + GEAR[mode][kind] + PRESTIGE[kind] * (state & PROUD) - (state & WEAK)
    found = _mean(level, value, max(1, DUELLIST[kind]), shot)
    return found if shot else found + 0.15 * BRUTISH[kind]


ATTACKS = tuple(
    [
        tuple(
            [tuple([tuple([_attack(kind, hurt, shot, each) for each in range(4)]) for hurt in HURT]) for kind in KINDS]
        )
        for shot in (False, True)
    ]
)
"""By whether it is a shot, by kind, wounds, and what changes it."""
TWICE = 0.25
"""What a Combined Attack that is still to come adds."""


def harm(state: HybridState, warrior: int, shot: bool = False) -> float:
    """The wounds of an attack or a shot of a warrior on average, whatever its target."""
    kind = state.kinds[warrior]
    changed = (not state.humbled >> warrior & 1) | (state.dazed >> warrior & 1) << 1
    found = ATTACKS[shot][kind][state.wounds[warrior]][changed]
    if COMBINED[kind] and not shot and COMBINED[kind] > state.combined[warrior]:
        found += TWICE
    return found


def _passes(kind: int, hurt: int, level: int, shot: bool) -> float:
    value = NV[kind] - hurt + GEAR[Mode.DEFENSE][kind]
    if shot:
        return 1.0 - _hit(value)
    chance = _hit(value + 2 * (level == EXPERT))
    return (1.0 - chance) ** (2 if level == MASTER else 1)


def _guard(kind: int, shot: bool) -> tuple[tuple[float, ...], ...]:
    return tuple([tuple([_passes(kind, hurt, level, shot) for level in range(HEROIC + 1)]) for hurt in HURT])


GUARDS = tuple([tuple([_guard(kind, shot) for kind in KINDS]) for shot in (False, True)])
"""By whether it is a shot, by kind, wounds and level of the guard: how likely it does not help."""


def passed(state: HybridState, target: int, shot: bool = False) -> float:
    """How likely an attack or a shot gets past the guard of its target."""
    if state.modes[target] == Mode.DEFENSE:
        return GUARDS[shot][state.kinds[target]][state.wounds[target]][state.levels[target]]
    return STEALTH if state.modes[target] == Mode.MOVING and state.levels[target] == MASTER else 1.0


def _worth(kind: int, hurt: int) -> float:
    """The strength of a kind with so many wounds.

    Twice as many warriors last twice as long and hit twice as often, so the product of life and attacks counts.
    """
    left = NV[kind] - hurt
    if left <= 0:
        return 0.0
    strike = ATTACKS[False][kind][hurt][PROUD * (not hurt)] + 0.5 * TWICE * bool(COMBINED[kind])
    wounds = max(strike, ATTACKS[True][kind][hurt][PROUD * (not hurt)]) if FIRE[kind] else strike
    wounds += 0.15 * SACRIFICE[kind] + 0.05 * (DC[kind] + GEAR[Mode.DEFENSE][kind] - 3)
    return BODY + LIFE * math.sqrt(left * wounds) + SPEED * MT[kind]


WORTH = tuple([tuple([_worth(kind, hurt) for hurt in HURT]) for kind in KINDS])
"""By kind and wounds."""


def strength_of(kind: int, hurt: int) -> float:
    return WORTH[kind][hurt]


def strength(state: HybridState, warrior: int) -> float:
    """What a warrior is worth now; 0 when it is gone."""
    return strength_of(state.kinds[warrior], state.wounds[warrior]) if state.squares[warrior] >= OFF else 0.0


def outlook(state: HybridState, seat: Seat) -> float:
    if state.phase is Phase.OVER:
        return 0.5 if state.drawn else float(state.winner == seat)
    if not state.kinds:
        return 0.5
    agenda = agenda_of(state, seat)
    threats, far = _threats(state, seat, busy(agenda, seat), to_stop(agenda, seat))
    doom = _doom(state, threats)
    lead = GRIP * _lead(state, seat, doom, far)
    if agenda.errands or agenda.dear:
        gain = mission_lead(state, agenda, doom)
        lead += -gain if seat else gain
    return 1.0 / (1.0 + math.exp(-lead))


def dangers(state: HybridState, seat: Seat) -> list[float]:
    """By warrior: how likely it is to fall soon."""
    return _doom(state, _threats(state, seat)[0])


def _doom(state: HybridState, threats: Sequence[float]) -> list[float]:
    """By warrior: how likely it is to fall, by the wounds that threaten it."""
    return [
        min(DOOM, wounds / max(1, NV[kind] - hurt))
        for wounds, kind, hurt in zip(threats, state.kinds, state.wounds, strict=True)
    ]


def _lead(state: HybridState, seat: Seat, doom: Sequence[float], far: float) -> float:
    """The share of all strength by which a side is ahead: -1 to 1, or less where it is late and the enemy is far."""
    sides = [0.0, 0.0]
    for each, side in enumerate(state.sides):
        if state.squares[each] == AWAY:
            sides[side] += strength_of(state.kinds[each], state.wounds[each])
        elif worth := strength(state, each):
            sides[side] += worth * (1.0 - doom[each])
    for side in (0, 1):
        sides[side] += math.fsum([CARD + POINT * POINTS[face] for face in _faces(state, side)])
    sides[seat] -= far * (1 + state.round / URGENT)
    whole = max(BODY, sides[0] + sides[1])
    return max(-FARTHEST, (sides[seat] - sides[seat ^ 1]) / whole)


def _faces(state: HybridState, seat: Seat) -> Sequence[int]:
    face = state.pieces.face
    return [face[piece] for piece in state.hands[seat] if face[piece] >= 0]


def _threats(state: HybridState, seat: Seat, engaged: int = 0, wanted: int = 0) -> tuple[list[float], float]:
    """By warrior: the wounds it is likely to take soon; and what it costs a side to be so far from the enemy.

    engaged: the warriors of the side with errands; wanted: the enemies it matters most to get near to.
    """
    found = [0.0] * len(state.kinds)
    acted = 1 << state.active if state.active >= 0 else 0
    for each in state.acted:
        acted |= 1 << each
    stand: tuple[list[int], list[int]] = ([], [])
    for each, square in enumerate(state.squares):
        if square >= 0:
            stand[state.sides[each]].append(each)
    wanted &= sum([1 << each for each in stand[seat ^ 1]])
    guards = {each: (passed(state, each), passed(state, each, True)) for each in (*stand[0], *stand[1])}
    lab = lab_of(state.plan)
    free, beside = free_ways(state, seat, wanted), ring(lab, crowds(state)[seat ^ 1])
    far = 0.0
    for attacker in guards:
        side = state.sides[attacker]
        if state.asleep >> attacker & 1:
            continue
        marks, near = _marks(state, attacker, stand[side ^ 1], wanted if side == seat else 0)
        if side == seat:
            kind = state.kinds[attacker]
            if SIZE[kind] == 1 and OC[kind] >= FIRE[kind] and not beside >> state.squares[attacker] & 1:
                near = max(near, min(near + QUEUE, free[state.squares[attacker]]))
            cost = PACE * near + HASTE * max(0, near - (DARK if FIRE[kind] > OC[kind] else MT[kind]))
            mode = state.modes[attacker]
            if mode == Mode.DEFENSE or (mode == Mode.MOVING and beside & base_of(state, lab, attacker)):
                far += STALE
            far += BUSY * cost if engaged >> attacker & 1 else cost
        if not marks:
            continue
        likely = AMBUSH if attacker in state.ambush else LATER if acted >> attacker & 1 else SOON
        likely /= max(1.0, math.fsum([share for _target, share, _shot in marks]))
        wounds = harm(state, attacker) * likely, harm(state, attacker, True) * likely
        for target, share, shot in marks:
            found[target] += wounds[shot] * guards[target][shot] * share
    return found, far


def free_ways(state: HybridState, seat: Seat, wanted: int = 0) -> tuple[int, ...]:
    """By square: how far a small warrior of a side is from a free square beside an enemy.

    Enemies are in the way, and friends that touch one, whom nobody walks through.

    wanted: the enemies that count, as bits; all where there are none.
    """
    lab, kinds, crowd = lab_of(state.plan), state.kinds, crowds(state)
    foes = crowd[seat ^ 1]
    beside, marks, engaged = ring(lab, foes), 0, 0
    for each, square in enumerate(state.squares):
        if square >= 0:
            base = lab.bases[SIZE[kinds[each]]][square]
            if state.sides[each] != seat:
                marks |= base * (not wanted or wanted >> each & 1)
            elif base & beside:
                engaged |= base
    return ways_onto(state.plan, ring(lab, marks) & ~(crowd[0] | crowd[1]), 1, foes | engaged)


def _marks(
    state: HybridState, attacker: int, foes: Sequence[int], wanted: int = 0
) -> tuple[list[tuple[int, float, bool]], int]:
    """The enemies a warrior may attack next, how likely each is, and whether by a shot; and how far the nearest is.

    If there are wanted enemies, the distance is to the nearest of them.
    """
    kinds, squares, plan = state.kinds, state.squares, state.plan
    kind, square = kinds[attacker], squares[attacker]
    size, fires = SIZE[kind], FIRE[kind]
    legs = 1 if state.pinned >> attacker & 1 else max(1, MT[kind] - state.wounds[attacker])
    sight = DARK + LYNX[kind] if fires else 0
    shots, lab = sight + legs // 2 if fires else 0, lab_of(plan)
    seen, bases = open_to(plan, size, square, state.shut), lab.bases
    found, nearest = [], DISTANT if foes else 0
    for target in foes:
        steps = ways_to(plan, squares[target], SIZE[kinds[target]], size)[square]
        if steps < nearest and (not wanted or wanted >> target & 1):
            nearest = steps
        if steps <= 1:
            found.append((target, 1.0, False))
        elif steps <= legs:
            open_way = bases[SIZE[kinds[target]]][squares[target]] & seen
            found.append((target, CHARGED if open_way else UNSEEN, fires > OC[kind]))
        elif fires and bases[SIZE[kinds[target]]][squares[target]] & seen:
            if distance(lab, square, size, squares[target], SIZE[kinds[target]]) <= sight:
                found.append((target, IN_SIGHT, True))
        elif steps <= shots:
            found.append((target, SHOT_AT, True))
    return found, nearest
