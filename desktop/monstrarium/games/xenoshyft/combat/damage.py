"""The steps of damage in which nobody is asked, in the order of the rules: amounts, excess, tokens.

A blow is what happens at one moment: one or more hits.
"""

from __future__ import annotations

from itertools import takewhile

from ....engine.event import Sink
from ....engine.plain import PieceId
from ..cards import (
    CARDS,
    HAND_GUARD,
    HP,
    LANE_GUARD,
    SAVE,
    SPILL,
    SPILL_BASE,
    TEXTS,
    TROOPS,
    amount,
)
from ..events import Dealt, NoDamage
from ..lanes import doomed, order
from ..state import NO_LANE, NO_PIECE, OURS, XenoshyftState
from . import values
from .deaths import bury, escape
from .guards import is_free, may_guard
from .triggers import BASE, SPENT, TRIGGERED, Hit, Hits, Losses, Texts, places

SPEAKS_UP = tuple([any(each) for each in zip(LANE_GUARD, SAVE, TRIGGERED, strict=True)])
"""By face: whether a card in a lane can answer damage, or does something after it."""


def face_of(state: XenoshyftState, source: PieceId) -> int:
    """The face of the source of damage, -1 for a division."""
    return state.pieces.face[source] if source >= 0 else -1


# ---- step 1: amounts


def reckon(state: XenoshyftState, hits: Hits, out: Sink | None) -> Hits:
    """The hits that deal damage, each with its amount."""
    found: Hits = ()
    for hit in hits:
        target, number = hit.target, hit.amount
        lane = state.swarm_of(target)
        if lane != NO_LANE:
            number = values.damage_to_enemy(state, number, hit.kind, lane)
            if number <= 0 and out is not None:
                face = state.pieces.face
                out.emit(NoDamage(lane, target, face[target], hit.source, face_of(state, hit.source)))
        elif state.lane_of(target) == NO_LANE:
            continue
        if number > 0:
            found = (*found, hit if number == hit.amount else hit.less(hit.amount - number))
    return found


def spill(state: XenoshyftState, hit: Hit, landed: Hits) -> Hits:
    """The hit that goes on to the next troop, or to the base, with what the target does not take; empty if there is
    none."""
    source, kind, target, number, certain, spilled = hit
    printed = face_of(state, source)
    if kind or target == BASE or spilled == SPENT or not SPILL[printed]:
        return ()
    lane = state.lane_of(target)
    if lane == NO_LANE or state.swarm_of(source) == NO_LANE:
        return ()
    excess = number - max(0, values.hp(state, target, lane) - state.wounds.get(target, 0))
    for each in landed:
        if each.target == target:
            excess += each.amount
    if excess <= 0:
        return ()
    front = state.fronts[lane]
    behind = front.index(target) + 1
    if behind < len(front) and spilled < SPILL[printed]:
        return (Hit(source, kind, front[behind], excess, certain, spilled + 1),)
    if behind == len(front) and SPILL_BASE[printed]:
        return (Hit(source, kind, BASE, excess, certain, spilled + 1),)
    return ()


# ---- steps 3 and 4: tokens and escapes


def lay(state: XenoshyftState, landed: Hits, out: Sink | None, losses: Losses = ()) -> None:
    """Lay the tokens of all hits, then let enemies escape death that can. `losses` is for the log."""
    wounds, face = state.wounds, state.pieces.face
    dealt = [hit for hit in landed if hit.amount > 0 and hit.target != BASE]
    if not dealt:
        return
    if out is not None:
        for at, hit in enumerate(landed):
            if hit in dealt:
                _tell(state, hit, out, _changes(state, at, landed, losses))
    saves = False
    for hit in dealt:
        target = hit.target
        wounds[target] = wounds.get(target, 0) + hit.amount
        saves = saves or bool(SAVE[face[target]])
    if out is not None:
        out.beat()
    if saves:
        _let_escape(state, out)


def _let_escape(state: XenoshyftState, out: Sink | None) -> None:
    """Let the enemies escape, lane by lane, that have as many tokens as HP and a text that saves them."""
    wounds, face = state.wounds, state.pieces.face
    saved = [
        (enemy, lane)
        for lane in order(state)
        for enemy in state.swarms[lane]
        if enemy in wounds and SAVE[face[enemy]] and face[enemy] >= TROOPS and wounds[enemy] >= HP[face[enemy]]
    ]
    for enemy, lane in saved:
        escape(state, enemy, lane, out)


def _changes(state: XenoshyftState, at: int, landed: Hits, losses: Losses) -> values.Parts:
    """How the damage of a hit has changed on its way: which guards took some off, where the rest goes on to, or comes
    from."""
    source, _kind, target, number, _certain, spilled = landed[at]
    face = state.pieces.face

    def name(piece: PieceId) -> str:
        return values.BASE_WORD if piece == BASE else CARDS[face[piece]].key

    def guards(whom: PieceId) -> Losses:
        return tuple([each for each in losses if (each.source, each.target) == (source, whom)])

    found = [
        (f"{values.TAKEN if loss.takes else values.STOPPED}{name(loss.by)}", -loss.amount) for loss in guards(target)
    ]
    if spilled == SPENT:
        origin = [
            (values.INSTEAD, loss.target)
            for loss in losses
            if loss.source == source and loss.by == target and loss.takes
        ]
    else:
        chain = [each for each in landed if each.source == source and each.spilled != SPENT]
        origin = [(values.OVER, each.target) for each in chain if each.spilled == spilled - 1]
        further = list(takewhile(lambda each: each.spilled > spilled, chain[chain.index(landed[at]) + 1 :]))
        if further:
            onward = sum([each.amount + sum([loss.amount for loss in guards(each.target)]) for each in further])
            found.append((f"{values.ONWARD}{name(further[0].target)}", -onward))
    if not origin:
        return tuple(found)
    word, whom = origin[-1]
    return ((f"{word}{name(whom)}", number - sum([part for _word, part in found])), *found)


def _tell(state: XenoshyftState, hit: Hit, out: Sink, changes: values.Parts) -> None:
    """Tell the damage before any token is laid, as tokens can change power."""
    by, target = hit.source, hit.target
    seat = max(state.lane_of(target), state.swarm_of(target))
    face = state.pieces.face[target]
    out.emit(Dealt(seat, target, face, by, face_of(state, by), hit.amount, hit.kind, _parts(state, hit, changes)))


def _parts(state: XenoshyftState, hit: Hit, changes: values.Parts) -> values.Parts:
    """The parts of an amount, with the standing texts and guards that changed it."""
    if changes and changes[0][1] > 0:
        return changes
    source, kind, target, number, _certain, _spilled = hit
    face = state.pieces.face
    in_play = max(state.lane_of(source), state.swarm_of(source)) != NO_LANE
    parts = [*values.ledger(state, source)] if not kind and in_play else []
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
        parts = [(CARDS[face[source]].key if kind and source >= 0 else values.PRINTED, number - known)]
    elif number != known:
        parts.append((values.MORE if number > known else values.LESS, number - known))
    return (*parts, *standing)


def _standing(state: XenoshyftState, pieces: list[PieceId], effect: str, sign: int) -> list[tuple[str, int]]:
    found = []
    for each in pieces:
        printed = state.pieces.face[each]
        text = TEXTS["standing"][printed]
        if text is not None and text.effect == effect:
            found.append((CARDS[printed].key, sign * amount(printed, "standing", state.wave)))
    return found


def rescuable(state: XenoshyftState) -> tuple[PieceId, ...]:
    """The troops about to be killed, while somebody can still rescue them."""
    return doomed(state) if rescuer(state) != NO_PIECE else ()


def rescuer(state: XenoshyftState) -> PieceId:
    """The troop that can rescue others once a round, or NO_PIECE."""
    face = state.pieces.face
    for front in state.fronts:
        for troop in front:
            if SAVE[face[troop]] and is_free(state, troop):
                return troop
    return NO_PIECE


# ---- all at once, where nobody can answer


def may_ask(state: XenoshyftState) -> bool:
    """Whether a seat may be asked about a blow: about a guard, a rescue, or a text that it triggers."""
    face = state.pieces.face
    for front in state.fronts:
        for troop in front:
            if SPEAKS_UP[face[troop]]:
                return True
    for carried in state.gear.values():
        for item in carried:
            if SPEAKS_UP[face[item]]:
                return True
    for hand in state.hands:
        for card in hand:
            if HAND_GUARD[face[card]]:
                return True
    return False


def strike(state: XenoshyftState, hits: Hits, out: Sink | None) -> Texts | None:
    """Resolve a whole blow; what it triggers, or None, with nothing done, where a seat has to be asked."""
    if rescuer(state) != NO_PIECE:
        return None
    if may_guard(state):
        for hit in hits:
            if state.lane_of(hit.target) != NO_LANE:
                return None
    return strike_home(state, hits, out)


def strike_home(state: XenoshyftState, hits: Hits, out: Sink | None) -> Texts:
    """Resolve a whole blow that nobody can answer; what it triggers."""
    landed, face = reckon(state, hits, out), state.pieces.face
    for hit in landed:
        if SPILL[face[hit.source]]:
            landed = _with_spills(state, landed)
            break
    if not landed:
        return ()
    before = places(state)
    lay(state, landed, out)
    return bury(state, landed, (), before, out)


def _with_spills(state: XenoshyftState, hits: Hits) -> Hits:
    queue = [*hits]
    landed: list[Hit] = []
    while queue:
        hit = queue.pop(0)
        more = spill(state, hit, tuple(landed))
        queue[:0] = more
        landed.append(hit.less(more[0].amount) if more else hit)
    return tuple(landed)
