"""Deaths in the order of the rules: escapes, who leaves and where to, what the base takes, and what follows."""

from __future__ import annotations

from ....engine.event import Sink, tell
from ....engine.plain import PieceId
from ..cards import BOSS, DEAL, DEPLOYABLE, HP, KILL, KIND, SAVE, TEXTS, TROOPS, WAVE_OF, amount
from ..events import BaseHit, Burned, Discarded, GearLost, Killed, Saved, SentBack, Turned
from ..lanes import doomed, forget, order
from ..state import NO_LANE, NO_PIECE, OURS, XenoshyftState
from .triggers import BASE, Blows, Follows, Places, Texts, places


class BaseFell(Exception):
    """The base has fallen: whatever is going on ends at once."""


# ---- escapes


def escape(state: XenoshyftState, enemy: PieceId, lane: int, out: Sink | None) -> bool:
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


# ---- all who die of a blow


def bury(state: XenoshyftState, landed: Blows, promised: Texts, before: Places, out: Sink | None) -> Texts:
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


def kill_enemy(state: XenoshyftState, enemy: PieceId, lane: int, out: Sink | None) -> None:
    """An enemy is killed."""
    state.kills[lane] += 1
    tell(out, Killed(lane, enemy, state.pieces.face[enemy], lane, NO_PIECE))
    clear_enemy(state, enemy, lane)


def clear_enemy(state: XenoshyftState, enemy: PieceId, lane: int) -> None:
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


def _kill_troop(
    state: XenoshyftState, troop: PieceId, lane: int, killer: PieceId, before: Places, out: Sink | None
) -> None:
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


def clear_troop(state: XenoshyftState, troop: PieceId, lane: int, burned: bool, out: Sink | None) -> None:
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


def drop_gear(state: XenoshyftState, troop: PieceId, lane: int, out: Sink | None, burned: bool = False) -> int:
    """A troop loses all its equipment; how much."""
    lost = state.gear.pop(troop, ())
    if not lost:
        return 0
    for item in lost:
        forget(state, item)
    (state.box if burned else state.discards[lane]).extend(lost)
    tell(out, GearLost(lane, lost, tuple([state.pieces.face[item] for item in lost]), burned))
    return len(lost)


def _owed_for(state: XenoshyftState, lane: int, killer: PieceId) -> list[tuple[int, PieceId]]:
    """What the base takes because an enemy has killed a troop."""
    printed = state.pieces.face[killer] if killer >= 0 else 0
    text = TEXTS["kill"][printed] if printed >= TROOPS else None
    if text is None:
        return []
    owed = int(text.args.get("base", 0)) + int(text.args.get("each", 0)) * len(state.fronts[lane])
    return [(owed, killer)] if owed else []


def _dissolve(state: XenoshyftState, landed: Blows, out: Sink | None) -> None:
    face = state.pieces.face
    for source, kind, target, number, *_rest in landed:
        if number > 0 and kind != OURS and DEAL[face[source]] == "dissolve" and face[source] >= TROOPS:
            lane = state.lane_of(target)
            if lane != NO_LANE:
                clear_troop(state, target, lane, True, out)


def hit_base(state: XenoshyftState, number: int, by: int, out: Sink | None) -> None:
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


# ---- deaths without damage


def sacrifice(state: XenoshyftState, troop: PieceId, out: Sink | None) -> Texts:
    """A troop dies as the price of a text; nobody can help it. What follows."""
    before, lane, follows = places(state), state.lane_of(troop), Follows(state, ())
    follows.killed(troop, lane)
    _kill_troop(state, troop, lane, NO_PIECE, before, out)
    if out is not None:
        out.beat()
    follows.advanced(before, out)
    return follows.texts()


def kill(state: XenoshyftState, enemy: PieceId, out: Sink | None) -> Texts:
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
