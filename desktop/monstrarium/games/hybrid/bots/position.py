"""How a skirmish stands for a side: who is left, what they are good for, and what threatens them next."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ....engine.plain import Seat
from ..combat.prepared_roll import EXPERT, HEROIC, MASTER, SKILLED
from ..ground.sight import DARK
from ..ground.walking import ways_to
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
from .errands import busy, prey, quest_of
from .progress import prospects

BODY, LIFE, SPEED = 0.3, 2.2, 0.04
"""What a warrior is worth by standing there at all, by its life and its blows, and by each point of Movement."""
SOON, LATER = 0.4, 0.2
"""How much of a threat comes true: from whoever still acts in this round, and from whoever has acted."""
GRIP = 4.0
"""How strongly being stronger decides a match."""
PACE, HASTE = 0.05, 0.02
"""What a square nearer to the enemy is worth to each warrior, in strength; and one more where it is out of reach."""
CARD, POINT = 0.1, 0.07
"""What a card in the hand is worth in strength, and each of its points."""
CHARGED, SHOT_AT = 0.75, 0.5
"""How likely a warrior attacks whom it has to run to, and shoots at whom it may come to see."""
AMBUSH = 0.45
"""The same as SOON for whoever waits in ambush."""
STEALTH = 0.6
"""What a Master Move leaves of the attacks at a warrior."""
DOOM = 0.92
"""How much of a warrior threats can take away at most, so long as it stands."""
DISTANT = 60
"""Beyond this, farther is no worse."""
STALE = 0.1
"""What it costs to stand on guard: whoever parries does not strike."""
URGENT = 4
"""After so many rounds it matters twice as much to get near: whoever only waits wins nothing."""
BUSY = 0.15
"""What is left of all that for whoever has something else to do."""
FARTHEST = 5.0
"""By how much a side can be behind at most."""
KINDS = range(len(PROFILES))


# ---- blows


def _hit(level: int) -> float:
    """How likely one die is not above a Success Level."""
    return min(0.9, max(0.1, level / 10))


def _mean(level: int, value: int, perfect: int, shot: bool) -> float:
    """The wounds of an attack or a shot with this Success Level and value of the mode, at the best of its levels."""
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


def _blow(kind: int, hurt: int, shot: bool, state: int) -> float:
    mode = Mode.FIRING if shot else Mode.OFFENSE
    value = max(1, (FIRE if shot else OC)[kind] - hurt)
    level = NV[kind] - hurt + GEAR[mode][kind] + PRESTIGE[kind] * (state & PROUD) - (state & WEAK)
    found = _mean(level, value, max(1, DUELLIST[kind]), shot)
    return found if shot else found + 0.15 * BRUTISH[kind]


BLOWS = tuple(
    [
        tuple([tuple([tuple([_blow(kind, hurt, shot, each) for each in range(4)]) for hurt in HURT]) for kind in KINDS])
        for shot in (False, True)
    ]
)
"""By whether it is a shot, by kind, wounds, and what changes it."""
TWICE = 0.25
"""What a Combined Attack that is still to come adds."""


def blow(state: HybridState, warrior: int, shot: bool = False) -> float:
    """The wounds that an attack or a shot of a warrior brings on average, on nobody in particular."""
    kind = state.kinds[warrior]
    changed = (not state.humbled >> warrior & 1) | (state.dazed >> warrior & 1) << 1
    found = BLOWS[shot][kind][state.wounds[warrior]][changed]
    if COMBINED[kind] and not shot and COMBINED[kind] > state.combined[warrior]:
        found += TWICE
    return found


def _passes(kind: int, hurt: int, level: int, shot: bool) -> float:
    """How likely an attack or a shot gets past a guard."""
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
    """How likely a blow or a shot gets past the guard of its target."""
    if state.modes[target] == Mode.DEFENSE:
        return GUARDS[shot][state.kinds[target]][state.wounds[target]][state.levels[target]]
    return STEALTH if state.modes[target] == Mode.MOVING and state.levels[target] == MASTER else 1.0


# ---- strength


def _worth(kind: int, hurt: int) -> float:
    """A side that is twice as many lasts twice as long and hits twice as often: so worth is life and blows together."""
    left = NV[kind] - hurt
    if left <= 0:
        return 0.0
    strike = BLOWS[False][kind][hurt][PROUD * (not hurt)] + 0.5 * TWICE * bool(COMBINED[kind])
    harm = max(strike, BLOWS[True][kind][hurt][PROUD * (not hurt)]) if FIRE[kind] else strike
    harm += 0.15 * SACRIFICE[kind] + 0.05 * (DC[kind] + GEAR[Mode.DEFENSE][kind] - 3)
    return BODY + LIFE * math.sqrt(left * harm) + SPEED * MT[kind]


WORTH = tuple([tuple([_worth(kind, hurt) for hurt in HURT]) for kind in KINDS])
"""By kind and wounds."""


def strength_of(kind: int, hurt: int) -> float:
    """What a warrior of a kind is worth with so many wounds."""
    return WORTH[kind][hurt]


def strength(state: HybridState, warrior: int) -> float:
    """What a warrior is worth now; nothing when it is gone."""
    return strength_of(state.kinds[warrior], state.wounds[warrior]) if state.squares[warrior] >= OFF else 0.0


# ---- the whole


def outlook(state: HybridState, seat: Seat) -> float:
    """The chance of a side to win, by what stands and what threatens it."""
    if state.phase is Phase.OVER:
        return 0.5 if state.drawn else float(state.winner == seat)
    if not state.kinds:
        return 0.5
    quest = quest_of(state, seat)
    threats, way = _threats(state, seat, busy(quest, seat), prey(quest, seat))
    doom = [
        min(DOOM, wounds / max(1, NV[kind] - hurt))
        for wounds, kind, hurt in zip(threats, state.kinds, state.wounds, strict=True)
    ]
    lead = GRIP * _lead(state, seat, doom, way)
    if quest.errands or quest.dear:
        gain = prospects(state, quest, doom)
        lead += -gain if seat else gain
    return 1.0 / (1.0 + math.exp(-lead))


def _lead(state: HybridState, seat: Seat, doom: Sequence[float], way: float) -> float:
    """By how much of all strength a side is ahead: -1 to 1, or less where it is late and the enemy is far."""
    sides = [0.0, 0.0]
    for each, side in enumerate(state.sides):
        if state.squares[each] == AWAY:
            sides[side] += strength_of(state.kinds[each], state.wounds[each])
        elif worth := strength(state, each):
            sides[side] += worth * (1.0 - doom[each])
    for side in (0, 1):
        sides[side] += sum([CARD + POINT * POINTS[face] for face in _faces(state, side)])
    sides[seat] -= way * (1 + state.round / URGENT)
    whole = max(BODY, sides[0] + sides[1])
    return max(-FARTHEST, (sides[seat] - sides[seat ^ 1]) / whole)


def _faces(state: HybridState, seat: Seat) -> Sequence[int]:
    face = state.pieces.face
    return [face[piece] for piece in state.hands[seat] if face[piece] >= 0]


def _threats(state: HybridState, seat: Seat, engaged: int = 0, wanted: int = 0) -> tuple[list[float], float]:
    """By warrior: the wounds that come its way soon, on average; and what it costs a side to be so far away.

    engaged: the warriors that have something better to do than to get near; wanted: those it matters most to get near
    to.
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
    way = 0.0
    for attacker in guards:
        side = state.sides[attacker]
        if state.asleep >> attacker & 1:
            continue
        marks, near = _marks(state, attacker, stand[side ^ 1], wanted if side == seat else 0)
        if side == seat:
            kind = state.kinds[attacker]
            cost = PACE * near + HASTE * max(0, near - (DARK if FIRE[kind] > OC[kind] else MT[kind]))
            way += STALE * (state.modes[attacker] == Mode.DEFENSE) + (BUSY * cost if engaged >> attacker & 1 else cost)
        if not marks:
            continue
        likely = AMBUSH if attacker in state.ambush else LATER if acted >> attacker & 1 else SOON
        likely /= max(1.0, sum([share for _target, share, _shot in marks]))
        harm = blow(state, attacker) * likely, blow(state, attacker, True) * likely
        for target, share, shot in marks:
            found[target] += harm[shot] * guards[target][shot] * share
    return found, way


def _marks(
    state: HybridState, attacker: int, foes: Sequence[int], wanted: int = 0
) -> tuple[list[tuple[int, float, bool]], int]:
    """Whom a warrior may attack when it acts next, how likely, and whether by a shot; and how far the nearest is, of
    those that are wanted if there are any."""
    kinds, squares, plan = state.kinds, state.squares, state.plan
    kind, square = kinds[attacker], squares[attacker]
    size, fires = SIZE[kind], FIRE[kind]
    legs = 1 if state.pinned >> attacker & 1 else max(1, MT[kind] - state.wounds[attacker])
    shots = DARK + LYNX[kind] + legs // 2 if fires else 0
    found, nearest = [], DISTANT if foes else 0
    for target in foes:
        steps = ways_to(plan, squares[target], SIZE[kinds[target]], size)[square]
        if steps < nearest and (not wanted or wanted >> target & 1):
            nearest = steps
        if steps <= 1:
            found.append((target, 1.0, False))
        elif steps <= legs:
            found.append((target, CHARGED, fires > OC[kind]))
        elif steps <= shots:
            found.append((target, SHOT_AT, True))
    return found, nearest
