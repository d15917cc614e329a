"""Deaths in the order of the rules: escapes, who leaves, damage to the base, and what all this triggers."""

from __future__ import annotations

from ....engine.event import Sink, show, tell
from ....engine.plain import PieceId
from ..cards import BOSS, DEAL, DEPLOYABLE, HP, KILL, KIND, SAVE, TEXTS, TROOPS, WAVE_OF, amount
from ..events import BaseHit, Burned, Discarded, GearLost, Killed, Saved, SentBack, Turned
from ..lanes import InLanes, doomed_in_lanes, forget, order, worn
from ..state import NO_LANE, NO_PIECE, OURS, XenoshyftState
from .triggers import BASE, Hit, Hits, Places, Texts, Triggers, may_trigger, places

KILL_TEXTS = TEXTS["kill"]


class BaseFell(Exception):
    """The base has fallen."""


def escape(state: XenoshyftState, enemy: PieceId, lane: int, out: Sink | None) -> bool:
    """Heal an enemy instead of killing it, if its text says so, once; whether it was healed."""
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


def bury(state: XenoshyftState, landed: Hits, promised: Texts, before: Places, out: Sink | None) -> Texts:
    """Kill the enemies and troops with as many tokens as HP; what the blow triggers, in order."""
    face = state.pieces.face
    triggers = Triggers(state, promised) if promised or may_trigger(state) else None
    dead_enemies, dead = _fallen(state)
    if triggers is not None:
        triggers.wounded(landed)
        for troop, lane in dead:
            triggers.killed(troop, lane)
    for enemy, lane in dead_enemies:
        kill_enemy(state, enemy, lane, out)
    owed = _kill_troops(state, dead, landed, before, out) if dead else []
    for hit in landed:
        if hit.target == BASE:
            owed.append((hit.amount, hit.source))
        elif DEAL[face[hit.source]] == "dissolve":
            _dissolve(state, hit, out)
    if out is not None and (dead or dead_enemies):
        out.beat()
    if triggers is not None:
        triggers.advanced(before, out)
        triggers.struck(landed)
    for number, by in owed:
        hit_base(state, number, face[by], out)
    return () if triggers is None else triggers.texts()


def _fallen(state: XenoshyftState) -> tuple[InLanes, InLanes]:
    """The enemies and the troops with as many tokens as HP, each with its lane, from the lane that fights on."""
    among, swarms = worn(state), state.swarms
    enemies: InLanes = ()
    if not among:
        return enemies, ()
    for lane in order(state):
        for enemy in swarms[lane]:
            if enemy in among:
                enemies = (*enemies, (enemy, lane))
    return enemies, doomed_in_lanes(state, among)


def _kill_troops(
    state: XenoshyftState, dead: InLanes, landed: Hits, before: Places, out: Sink | None
) -> list[tuple[int, PieceId]]:
    """Kill the troops of these lanes; the damage that the base takes for it, each with the enemy."""
    killers = {hit.target: (hit.source if hit.kind != OURS else NO_PIECE) for hit in landed if hit.amount > 0}
    for troop, lane in dead:
        _kill_troop(state, troop, lane, killers.get(troop, NO_PIECE), before, out)
    owed: list[tuple[int, PieceId]] = []
    for troop, lane in dead:
        owed += _owed_for(state, lane, killers.get(troop, NO_PIECE))
    return owed


def kill_enemy(state: XenoshyftState, enemy: PieceId, lane: int, out: Sink | None) -> None:
    state.kills[lane] += 1
    if out is not None:
        out.emit(Killed(lane, enemy, state.pieces.face[enemy], lane, NO_PIECE))
    clear_enemy(state, enemy, lane)


def clear_enemy(state: XenoshyftState, enemy: PieceId, lane: int) -> None:
    """Move an enemy from its lane to the pile where it belongs."""
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
    if out is not None:
        out.emit(Killed(lane, troop, face[troop], lane, by))
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
    """Discard or burn a troop of a lane, and discard its equipment."""
    printed = state.pieces.face[troop]
    drop_gear(state, troop, lane, out)
    state.fronts[lane].remove(troop)
    forget(state, troop)
    if burned:
        state.box.append(troop)
        if out is not None:
            out.emit(Burned(lane, troop, printed))
    else:
        state.discards[lane].append(troop)
        if out is not None:
            out.emit(Discarded(lane, (troop,), (printed,)))


def drop_gear(state: XenoshyftState, troop: PieceId, lane: int, out: Sink | None, burned: bool = False) -> int:
    """Discard or burn all equipment of a troop; how many items."""
    lost = state.gear.pop(troop, ())
    if not lost:
        return 0
    for item in lost:
        forget(state, item)
    (state.box if burned else state.discards[lane]).extend(lost)
    if out is not None:
        out.emit(GearLost(lane, lost, tuple([state.pieces.face[item] for item in lost]), burned))
    return len(lost)


def _owed_for(state: XenoshyftState, lane: int, killer: PieceId) -> list[tuple[int, PieceId]]:
    """The damage to the base because an enemy has killed a troop, each with the enemy."""
    printed = state.pieces.face[killer] if killer >= 0 else 0
    text = KILL_TEXTS[printed]
    if text is None or printed < TROOPS:
        return []
    owed = int(text.args.get("base", 0)) + int(text.args.get("each", 0)) * len(state.fronts[lane])
    return [(owed, killer)] if owed else []


def _dissolve(state: XenoshyftState, hit: Hit, out: Sink | None) -> None:
    """Burn the troop that an enemy has hit whose damage dissolves, if it is still there."""
    if hit.amount > 0 and hit.kind != OURS and state.pieces.face[hit.source] >= TROOPS:
        lane = state.lane_of(hit.target)
        if lane != NO_LANE:
            clear_troop(state, hit.target, lane, True, out)


def hit_base(state: XenoshyftState, number: int, by: int, out: Sink | None) -> None:
    """Deal damage to the base; BaseFell if it falls."""
    if number <= 0:
        return
    training = state.house.training
    state.base = state.base + number if training else max(0, state.base - number)
    if out is not None:
        show(out, BaseHit(max(state.lane, 0), number, by, state.base))
    if not (state.base or training):
        state.lost = True
        raise BaseFell


def sacrifice(state: XenoshyftState, troop: PieceId, out: Sink | None) -> Texts:
    """Kill a troop as the price of a text, which nobody can prevent; what that triggers."""
    before, lane, triggers = places(state), state.lane_of(troop), Triggers(state, ())
    triggers.killed(troop, lane)
    _kill_troop(state, troop, lane, NO_PIECE, before, out)
    if out is not None:
        out.beat()
    triggers.advanced(before, out)
    return triggers.texts()


def kill(state: XenoshyftState, enemy: PieceId, out: Sink | None) -> Texts:
    """Kill an enemy without damage, unless it escapes; what that triggers."""
    before, lane, triggers = places(state), state.swarm_of(enemy), Triggers(state, ())
    if lane == NO_LANE:
        return ()
    if not escape(state, enemy, lane, out):
        kill_enemy(state, enemy, lane, out)
    if out is not None:
        out.beat()
    triggers.advanced(before, out)
    return triggers.texts()
