"""Damage up to its tokens, in the order of the rules: amounts, excess, tokens, of what they are made; then the deaths.

These are the steps in which nobody is asked. A blow is what happens at one moment: several hits, each a plain tuple.
"""

from __future__ import annotations

from itertools import takewhile

from ....engine.event import Sink, tell
from ....engine.plain import PieceId
from ..cards import (
    CARDS,
    HP,
    SAVE,
    SPILL,
    SPILL_BASE,
    TEXTS,
    TROOPS,
    amount,
)
from ..events import Dealt, NoDamage
from ..lanes import order
from ..state import NO_LANE, NO_PIECE, OURS, XenoshyftState
from .deaths import bury, escape
from .guards import is_free, may_guard
from .triggers import BASE, Blow, Blows, Losses, Texts, places
from .values import (
    BASE_WORD,
    INSTEAD,
    LESS,
    MORE,
    ONWARD,
    OVER,
    PRINTED,
    STOPPED,
    TAKEN,
    Parts,
    damage_to_enemy,
    hp,
    ledger,
)

SPENT = 99
"""How often a hit has spilled that does not spill any more."""


def face_of(state: XenoshyftState, source: PieceId) -> int:
    """What is printed on the source of damage; -1 for a division."""
    return state.pieces.face[source] if source >= 0 else -1


# ---- step 1: amounts


def reckon(state: XenoshyftState, hits: Blows, out: Sink | None) -> Blows:
    """The hits that come to something, with what they come to."""
    found: list[Blow] = []
    for source, kind, target, printed, certain, spilled in hits:
        lane, number = state.swarm_of(target), printed
        if lane != NO_LANE:
            number = damage_to_enemy(state, printed, kind, lane)
            if number <= 0:
                face = state.pieces.face
                tell(out, NoDamage(lane, target, face[target], source, face_of(state, source)))
        elif state.lane_of(target) == NO_LANE:
            continue
        if number > 0:
            found.append((source, kind, target, number, certain, spilled))
    return tuple(found)


def spill(state: XenoshyftState, hit: Blow, landed: Blows) -> Blows:
    """What goes on behind the target of a hit, when it is more than the target has left."""
    source, kind, target, number, certain, spilled = hit
    printed = face_of(state, source)
    if kind or target == BASE or spilled == SPENT or not SPILL[printed]:
        return ()
    lane = state.lane_of(target)
    if lane == NO_LANE or state.swarm_of(source) == NO_LANE:
        return ()
    before = sum([each[3] for each in landed if each[2] == target])
    excess = number + before - max(0, hp(state, target, lane) - state.wounds.get(target, 0))
    if excess <= 0:
        return ()
    front = state.fronts[lane]
    behind = front.index(target) + 1
    if behind < len(front) and spilled < SPILL[printed]:
        return ((source, kind, front[behind], excess, certain, spilled + 1),)
    if behind == len(front) and SPILL_BASE[printed]:
        return ((source, kind, BASE, excess, certain, spilled + 1),)
    return ()


# ---- steps 3 and 4: tokens and escapes


def lay(state: XenoshyftState, landed: Blows, out: Sink | None, losses: Losses = ()) -> None:
    """Tokens of all hits at once; then enemies that escape death once do so. losses: for the log."""
    wounds, face = state.wounds, state.pieces.face
    dealt = [hit for hit in landed if hit[2] != BASE and hit[3] > 0]
    if not dealt:
        return
    if out is not None:
        for at, hit in enumerate(landed):
            if hit in dealt:
                _tell(state, hit, out, _changes(state, at, landed, losses))
    for hit in dealt:
        wounds[hit[2]] = wounds.get(hit[2], 0) + hit[3]
    if out is not None:
        out.beat()
    for lane in order(state):
        for enemy in state.swarms[lane][:]:
            printed = face[enemy]
            if enemy in wounds and SAVE[printed] and printed >= TROOPS and wounds[enemy] >= HP[printed]:
                escape(state, enemy, lane, out)


def _changes(state: XenoshyftState, at: int, landed: Blows, losses: Losses) -> Parts:
    """What has become of the damage of a hit on its way: who made it less, where the rest goes on to, or comes from."""
    source, _kind, target, number, _certain, spilled = landed[at]
    face = state.pieces.face

    def name(piece: PieceId) -> str:
        return BASE_WORD if piece == BASE else CARDS[face[piece]].key

    def guards(whom: PieceId) -> Losses:
        return tuple([each for each in losses if each[:2] == (source, whom)])

    found = [(f"{TAKEN if takes else STOPPED}{name(by)}", -less) for *_hit, by, less, takes in guards(target)]
    if spilled == SPENT:
        origin = [(INSTEAD, each[1]) for each in losses if each[0] == source and each[2] == target and each[4]]
    else:
        chain = [each for each in landed if each[0] == source and each[5] != SPENT]
        origin = [(OVER, each[2]) for each in chain if each[5] == spilled - 1]
        further = list(takewhile(lambda each: each[5] > spilled, chain[chain.index(landed[at]) + 1 :]))
        if further:
            onward = sum([each[3] + sum([loss[3] for loss in guards(each[2])]) for each in further])
            found.append((f"{ONWARD}{name(further[0][2])}", -onward))
    if not origin:
        return tuple(found)
    word, whom = origin[-1]
    return ((f"{word}{name(whom)}", number - sum([part for _word, part in found])), *found)


def _tell(state: XenoshyftState, hit: Blow, out: Sink, changes: Parts) -> None:
    """Told before any token lies, since power may come of tokens."""
    by, kind, target, number = hit[:4]
    seat = max(state.lane_of(target), state.swarm_of(target))
    face = state.pieces.face[target]
    out.emit(Dealt(seat, target, face, by, face_of(state, by), number, kind, _parts(state, hit, changes)))


def _parts(state: XenoshyftState, hit: Blow, changes: Parts) -> Parts:
    """Of what an amount is made, the standing texts and guards that changed it included."""
    if changes and changes[0][1] > 0:
        return changes
    source, kind, target, number, _certain, _spilled = hit
    face = state.pieces.face
    in_play = max(state.lane_of(source), state.swarm_of(source)) != NO_LANE
    parts = [*ledger(state, source)] if not kind and in_play else []
    lane = state.swarm_of(target)
    standing: list[tuple[str, int]] = []
    if lane != NO_LANE:
        if kind == OURS:
            standing += _standing(state, state.fronts[lane], "weak-spots", 1)
        swarms = state.swarms if state.house.wide else (state.swarms[lane],)
        shown = [each for swarm in swarms for each in swarm if state.revealed(each)]
        standing += _standing(state, shown, "screen", -1)
    standing += changes
    known = sum([each for _word, each in (*parts, *standing)])
    if not parts:
        parts = [(CARDS[face[source]].key if kind and source >= 0 else PRINTED, number - known)]
    elif number != known:
        parts.append((MORE if number > known else LESS, number - known))
    return (*parts, *standing)


def _standing(state: XenoshyftState, pieces: list[PieceId], effect: str, sign: int) -> list[tuple[str, int]]:
    found = []
    for each in pieces:
        printed = state.pieces.face[each]
        text = TEXTS["standing"][printed]
        if text is not None and text.effect == effect:
            found.append((CARDS[printed].key, sign * amount(printed, "standing", state.wave)))
    return found


def rescuer(state: XenoshyftState) -> PieceId:
    """The troop that could bring others back, once a round, or NO_PIECE."""
    face = state.pieces.face
    for front in state.fronts:
        for troop in front:
            if SAVE[face[troop]] and is_free(state, troop):
                return troop
    return NO_PIECE


# ---- all at once, where nobody can answer


def strike(state: XenoshyftState, hits: Blows, out: Sink | None) -> Texts | None:
    """A whole blow; None, and nothing done, where somebody may answer it."""
    on_troops = False
    for hit in hits:
        if state.lane_of(hit[2]) != NO_LANE:
            on_troops = True
            break
    if on_troops and may_guard(state):
        return None
    if rescuer(state) != NO_PIECE:
        return None
    queue = [*reckon(state, hits, out)]
    landed: list[Blow] = []
    while queue:
        hit = queue.pop(0)
        more = spill(state, hit, tuple(landed)) if SPILL[state.pieces.face[hit[0]]] else ()
        queue[:0] = more
        if more:
            hit = cut(hit, more)
        landed.append(hit)
    done = tuple(landed)
    if not done:
        return ()
    before = places(state)
    lay(state, done, out)
    return bury(state, done, (), before, out)


def cut(hit: Blow, more: Blows) -> Blow:
    """A hit without what has spilled on: a troop that is killed keeps no more tokens than it has HP."""
    return (*hit[:3], hit[3] - more[0][3], *hit[4:])
