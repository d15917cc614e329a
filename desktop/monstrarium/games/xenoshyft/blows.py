"""Damage, step by step, in the order of the rules: amounts, guards, tokens, escapes, deaths, the base, what follows.

These are the steps in which nobody is asked. A blow is what happens at one moment: several hits, each a plain tuple.
"""

from __future__ import annotations

from ...engine.event import Sink, tell
from ...engine.plain import PieceId
from .cards import (
    BOSS,
    CARDS,
    DEAL,
    DEPLOYABLE,
    HP,
    KILL,
    KIND,
    SAVE,
    SPILL,
    SPILL_BASE,
    TEXTS,
    TROOPS,
    WAVE_OF,
    amount,
)
from .fight_events import BaseHit, Burned, Dealt, Discarded, GearLost, Killed, NoDamage, Saved, SentBack, Turned
from .figures import LESS, MORE, PRINTED, Parts, damage_to_enemy, hp, ledger
from .follows import BASE, Blow, Blows, Follows, Places, Texts, places
from .guards import is_free, may_guard
from .lanes import doomed, forget, order
from .state import NO_LANE, NO_PIECE, OURS, XenoState

SPENT = 99
"""How often a hit has spilled that does not spill any more."""


class BaseFell(Exception):
    """The base has fallen: whatever is going on ends at once."""


def face_of(state: XenoState, source: PieceId) -> int:
    """What is printed on the source of damage; -1 for a division."""
    return state.pieces.face[source] if source >= 0 else -1


# ---- step 1: amounts


def reckon(state: XenoState, hits: Blows, out: Sink | None) -> Blows:
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


def spill(state: XenoState, hit: Blow, landed: Blows) -> Blows:
    """What goes on behind the target of a hit, when it is more than the target has left."""
    source, kind, target, number, certain, spilled = hit
    printed = face_of(state, source)
    if kind or target == BASE or spilled == SPENT or not SPILL[printed] or DEAL[printed] != "spill":
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


def lay(state: XenoState, landed: Blows, out: Sink | None) -> None:
    """Tokens of all hits at once; then enemies that escape death once do so."""
    wounds, face, dealt = state.wounds, state.pieces.face, False
    for hit in landed:
        target, number = hit[2], hit[3]
        if target != BASE and number > 0:
            dealt = True
            if out is not None:
                parts, by = _parts(state, hit), hit[0]
                seat = max(state.lane_of(target), state.swarm_of(target))
                out.emit(Dealt(seat, target, face[target], by, face_of(state, by), number, hit[1], parts))
            wounds[target] = wounds.get(target, 0) + number
    if not dealt:
        return
    if out is not None:
        out.beat()
    for lane in order(state):
        for enemy in state.swarms[lane][:]:
            printed = face[enemy]
            if enemy in wounds and SAVE[printed] and printed >= TROOPS and wounds[enemy] >= HP[printed]:
                escape(state, enemy, lane, out)


def escape(state: XenoState, enemy: PieceId, lane: int, out: Sink | None) -> bool:
    """An enemy is healed instead of killed, once; whether it was."""
    printed = state.pieces.face[enemy]
    if state.risen_pieces >> enemy & 1 or printed < TROOPS or not SAVE[printed]:
        return False
    state.risen_pieces |= 1 << enemy
    left = amount(printed, "save", state.wave)
    state.wounds[enemy] = HP[printed] - left
    tell(out, Saved(lane, enemy, printed, printed, left))
    if SAVE[printed] == "regrow":
        swarm = state.swarms[lane]
        swarm.remove(enemy)
        swarm.append(enemy)
        tell(out, SentBack(lane, enemy, printed, lane))
    return True


def _parts(state: XenoState, hit: Blow) -> Parts:
    """Of what an amount is made, the standing texts that changed it included."""
    source, kind, target, number, _certain, _spilled = hit
    face = state.pieces.face
    in_play = max(state.lane_of(source), state.swarm_of(source)) != NO_LANE
    parts = [*ledger(state, source)] if not kind and in_play else []
    lane = state.swarm_of(target)
    standing: list[tuple[str, int]] = []
    if lane != NO_LANE:
        if kind == OURS:
            standing += _standing(state, state.fronts[lane], "weak-spots", 1)
        shown = [each for each in state.swarms[lane] if state.revealed(each)]
        standing += _standing(state, shown, "screen", -1)
    known = sum([each for _word, each in (*parts, *standing)])
    if not parts:
        parts = [(CARDS[face[source]].key if kind and source >= 0 else PRINTED, number - known)]
    elif number != known:
        parts.append((MORE if number > known else LESS, number - known))
    return (*parts, *standing)


def _standing(state: XenoState, pieces: list[PieceId], effect: str, sign: int) -> list[tuple[str, int]]:
    found = []
    for each in pieces:
        printed = state.pieces.face[each]
        text = TEXTS["standing"][printed]
        if text is not None and text.effect == effect:
            found.append((CARDS[printed].key, sign * amount(printed, "standing", state.wave)))
    return found


def rescuer(state: XenoState) -> PieceId:
    """The troop that could bring others back, once a round, or NO_PIECE."""
    face = state.pieces.face
    for front in state.fronts:
        for troop in front:
            if SAVE[face[troop]] and is_free(state, troop):
                return troop
    return NO_PIECE


# ---- steps 5 and 6: deaths and the base


def bury(state: XenoState, landed: Blows, promised: Texts, before: Places, out: Sink | None) -> Texts:
    """Whoever is doomed dies; what follows of this blow, in order."""
    wounds, face = state.wounds, state.pieces.face
    follows = Follows(state, promised)
    for hit in landed:
        if hit[3] > 0:
            follows.wounded(hit)
    dead_enemies = [
        (enemy, lane)
        for lane in order(state)
        for enemy in state.swarms[lane]
        if enemy in wounds and wounds[enemy] >= HP[face[enemy]]
    ]
    dead = doomed(state)
    killers = {hit[2]: (hit[0] if hit[1] != OURS else NO_PIECE) for hit in landed if hit[3] > 0}
    homes = {troop: state.lane_of(troop) for troop in dead}
    for troop in dead:
        follows.killed(troop, homes[troop])
    for enemy, lane in dead_enemies:
        kill_enemy(state, enemy, lane, out)
    owed: list[tuple[int, PieceId]] = []
    for troop in dead:
        _kill_troop(state, troop, homes[troop], killers.get(troop, NO_PIECE), before, out)
    for troop in dead:
        owed += _owed_for(state, homes[troop], killers.get(troop, NO_PIECE))
    _dissolve(state, landed, out)
    if out is not None and (dead or dead_enemies):
        out.beat()
    follows.advanced(before, out)
    owed += [(hit[3], hit[0]) for hit in landed if hit[2] == BASE]
    for number, by in owed:
        hit_base(state, number, face[by], out)
    follows.struck(landed)
    return follows.texts()


def kill_enemy(state: XenoState, enemy: PieceId, lane: int, out: Sink | None) -> None:
    """An enemy is killed."""
    state.kills[lane] += 1
    tell(out, Killed(lane, enemy, state.pieces.face[enemy], lane, NO_PIECE))
    clear_enemy(state, enemy, lane)


def clear_enemy(state: XenoState, enemy: PieceId, lane: int) -> None:
    """An enemy leaves its lane for the pile where it belongs."""
    printed = state.pieces.face[enemy]
    state.swarms[lane].remove(enemy)
    if KIND[printed] == BOSS:
        state.slain.append(enemy)
    elif printed < TROOPS or DEPLOYABLE[printed]:
        state.discards[state.origin.pop(enemy)].append(enemy)
    else:
        state.enemy_piles[WAVE_OF[enemy] - 1].append(enemy)
    forget(state, enemy)


def _kill_troop(state: XenoState, troop: PieceId, lane: int, killer: PieceId, before: Places, out: Sink | None) -> None:
    face = state.pieces.face
    by = face[killer] if killer >= 0 else -1
    tell(out, Killed(lane, troop, face[troop], lane, by))
    manner = KILL[by] if by >= TROOPS else ""
    if manner == "turn":
        drop_gear(state, troop, lane, out)
        state.fronts[lane].remove(troop)
        forget(state, troop)
        swarms = before[len(state.fronts) :]
        home = next((at for at, swarm in enumerate(swarms) if killer in swarm), lane)
        state.swarms[home].append(troop)
        state.origin[troop] = lane
        tell(out, Turned(lane, troop, face[troop], home))
    else:
        clear_troop(state, troop, lane, manner == "devour" or (by >= TROOPS and DEAL[by] == "dissolve"), out)


def clear_troop(state: XenoState, troop: PieceId, lane: int, burned: bool, out: Sink | None) -> None:
    """A troop leaves its lane for the discard pile of its commander, or burns; its equipment is discarded."""
    printed = state.pieces.face[troop]
    drop_gear(state, troop, lane, out)
    state.fronts[lane].remove(troop)
    forget(state, troop)
    if burned:
        state.box.append(troop)
        tell(out, Burned(lane, troop, printed))
    else:
        state.discards[lane].append(troop)
        tell(out, Discarded(lane, (troop,), (printed,)))


def drop_gear(state: XenoState, troop: PieceId, lane: int, out: Sink | None, burned: bool = False) -> int:
    """A troop loses all its equipment; how much."""
    lost = state.gear.pop(troop, ())
    if not lost:
        return 0
    for item in lost:
        forget(state, item)
    (state.box if burned else state.discards[lane]).extend(lost)
    tell(out, GearLost(lane, lost, tuple([state.pieces.face[item] for item in lost]), burned))
    return len(lost)


def _owed_for(state: XenoState, lane: int, killer: PieceId) -> list[tuple[int, PieceId]]:
    """What the base takes because an enemy has killed a troop."""
    printed = state.pieces.face[killer] if killer >= 0 else 0
    text = TEXTS["kill"][printed] if printed >= TROOPS else None
    if text is None:
        return []
    owed = int(text.args.get("base", 0)) + int(text.args.get("each", 0)) * len(state.fronts[lane])
    return [(owed, killer)] if owed else []


def _dissolve(state: XenoState, landed: Blows, out: Sink | None) -> None:
    face = state.pieces.face
    for source, kind, target, number, *_rest in landed:
        if number > 0 and kind != OURS and DEAL[face[source]] == "dissolve" and face[source] >= TROOPS:
            lane = state.lane_of(target)
            if lane != NO_LANE:
                clear_troop(state, target, lane, True, out)


def hit_base(state: XenoState, number: int, by: int, out: Sink | None) -> None:
    """The base takes damage; BaseFell when that was the last it could take."""
    if number <= 0:
        return
    if state.house.training:
        state.base += number
    else:
        state.base = max(0, state.base - number)
    if out is not None:
        out.emit(BaseHit(max(state.lane, 0), number, by, state.base))
        out.beat()
    if not state.base and not state.house.training:
        state.lost = True
        raise BaseFell


# ---- all at once, where nobody can answer


def strike(state: XenoState, hits: Blows, out: Sink | None) -> Texts | None:
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


# ---- deaths without damage


def sacrifice(state: XenoState, troop: PieceId, out: Sink | None) -> Texts:
    """A troop dies as the price of a text; nobody can help it. What follows."""
    before, lane, follows = places(state), state.lane_of(troop), Follows(state, ())
    follows.killed(troop, lane)
    _kill_troop(state, troop, lane, NO_PIECE, before, out)
    if out is not None:
        out.beat()
    follows.advanced(before, out)
    return follows.texts()


def kill(state: XenoState, enemy: PieceId, out: Sink | None) -> Texts:
    """An enemy is killed without damage, unless it escapes. What follows."""
    before, lane, follows = places(state), state.swarm_of(enemy), Follows(state, ())
    if lane == NO_LANE:
        return ()
    if not escape(state, enemy, lane, out):
        kill_enemy(state, enemy, lane, out)
    if out is not None:
        out.beat()
    follows.advanced(before, out)
    return follows.texts()
