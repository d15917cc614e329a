"""The mode that a warrior announces, and what it does in that mode at the end of its Movement."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from ....engine.action import Action
from ....engine.event import Sink, tell
from .. import actions
from ..combat import targets, wounds
from ..combat.modifiers import value
from ..combat.prepared_roll import BASIC, EXPERT, HIGHEST, SKILLED, Sort
from ..combat.roll_choices import imaginable, is_smashable, might_shoot, shots
from ..effects import book
from ..events.turns import Announced, Bursts, Guarded, Pinned, Rested, Waits
from ..ground.contact import FRONT, foes_at, foes_before, sides_of
from ..ground.plan import lab_of
from ..printed.warriors import COMBINED, FIRE, SACRIFICE, TITAN
from ..state import DEFENSE, FIRING, MOVING, OFFENSE, HybridState, Mode, Phase
from . import activation, first_contact

# ---- the mode


def modes(state: HybridState) -> Sequence[Action]:
    """The modes that the revealed warrior may take: no shots without a weapon, no Moving while it is dazed."""
    announce, warrior = actions.ANNOUNCE[state.seat], state.active
    found: list[Action] = [announce[OFFENSE], announce[DEFENSE]]
    if FIRE[state.kinds[warrior]]:
        found.append(announce[FIRING])
    if not state.dazed >> warrior & 1:
        found.append(announce[MOVING])
    return found


def announce(state: HybridState, action: actions.Announce, out: Sink | None) -> None:
    """The active warrior takes this mode; the level of Moving is settled at once."""
    warrior = state.active
    state.modes[warrior], state.levels[warrior] = action.mode, 0
    if out is not None:
        out.emit(Announced(action.seat, warrior, action.mode))
    if action.mode == MOVING:
        book.begin(state, "move", action.seat, warrior, out=out)


# ---- the end of the Movement


def begin(state: HybridState, out: Sink | None) -> None:
    """Offer what the mode allows; a choice that everybody knows to be the only one is made at once.

    A wound may have cost the warrior its mode."""
    late = bool(state.late)
    mode = state.modes[state.active]
    if mode == Mode.NONE or (late and not (mode == OFFENSE and (bool(strikable(state)) or is_smashable(state)))):
        activation.end_activation(state, out)
        return
    state.phase = Phase.ACT
    found = offers(state)
    if len(found) == 1 and not hangs_on_cards(state):
        only = found[0]
        if isinstance(only, actions.Guard):
            guard(state, only, out)
        elif isinstance(only, actions.Rest):
            rest(state, only, out)


def hangs_on_cards(state: HybridState) -> bool:
    """Whether cards in the hand might let the active warrior fire.

    Then its side is asked in any case, since the pause would tell which cards it holds."""
    if state.modes[state.active] != FIRING or state.squares[state.active] < 0:
        return False
    return might_shoot(state, state.active) or is_smashable(state, imaginable)


def offers(state: HybridState) -> Sequence[Action]:
    return OFFERS[state.modes[state.active]](state)


def _offensive(state: HybridState) -> Sequence[Action]:
    seat, warrior = state.seat, state.active
    strike = actions.STRIKE[seat]
    twice = COMBINED[state.kinds[warrior]] > state.combined[warrior] and not state.pressed >> warrior & 1
    found: list[Action] = []
    for each in strikable(state):
        found.append(strike[0][each])
        if twice:
            found.append(strike[1][each])
    if is_smashable(state):
        found.append(actions.SMASH[seat])
    found.append(actions.REST[seat])
    return found


def strikable(state: HybridState) -> list[int]:
    """The enemies that the active warrior can attack hand to hand: those before its front.

    A warrior that has not moved may turn to all enemies that it touched when it was revealed."""
    warrior = state.active
    if state.squares[warrior] < 0:
        return []
    lab = lab_of(state.plan)
    found = foes_before(state, lab, warrior)
    if state.touched and not state.walked and not state.late:
        found |= state.touched & foes_at(state, lab, warrior)
    return [each for each in range(len(state.kinds)) if found >> each & 1]


def _defensive(state: HybridState) -> Sequence[Action]:
    return actions.GUARD[state.seat][1 : min(HIGHEST, value(state, state.active, DEFENSE)) + 1]


def _firing(state: HybridState) -> Sequence[Action]:
    seat, warrior = state.seat, state.active
    found: list[Action] = []
    if state.squares[warrior] >= 0:
        found += [actions.SHOOT[seat][each] for each in shots(state, warrior)]
        if targets.may_wait(state, warrior):
            found.append(actions.WAIT[seat])
    if is_smashable(state):
        found.append(actions.SMASH[seat])
    found.append(actions.REST[seat])
    return found


def _moving(state: HybridState) -> Sequence[Action]:
    seat, warrior = state.seat, state.active
    found: list[Action] = []
    if state.squares[warrior] >= 0:
        foes = foes_at(state, lab_of(state.plan), warrior)
        found += [actions.PIN[seat][each] for each in pinnable(state, foes)]
        if foes and state.levels[warrior] == BASIC and SACRIFICE[state.kinds[warrior]]:
            found.append(actions.BURST[seat])
    found.append(actions.REST[seat])
    return found


def pinnable(state: HybridState, foes: int) -> list[int]:
    """Those of these enemies in contact that a Skilled or Expert Move may hold fast.

    No Titan, and none that was in contact already; by an Expert Move only enemies seen when the Movement began."""
    level = state.levels[state.active]
    if level not in (SKILLED, EXPERT) or not state.walked:
        return []
    foes &= ~state.touched & (state.sighted if level == EXPERT else -1)
    return [each for each, kind in enumerate(state.kinds) if foes >> each & 1 and not TITAN[kind]]


OFFERS: Mapping[int, Callable[[HybridState], Sequence[Action]]] = MappingProxyType(
    {OFFENSE: _offensive, DEFENSE: _defensive, FIRING: _firing, MOVING: _moving}
)
"""By mode: what may be done at the end of the Movement."""


# ---- what is done


def strike(state: HybridState, action: actions.Strike, out: Sink | None) -> None:
    first_contact.meet(state, action.seat, out)
    _face(state, state.active, action.target)
    book.begin(state, "strike", action.seat, state.active, action.target, action.combined, out=out)


def _face(state: HybridState, warrior: int, target: int) -> None:
    """Turn, for no points, to an enemy in contact."""
    sides = sides_of(state, warrior, target)
    while not sides & FRONT:
        sides >>= 1
        state.facings[warrior] = (state.facings[warrior] + 1) & 3


def shoot(state: HybridState, action: actions.Shoot, out: Sink | None) -> None:
    first_contact.meet(state, action.seat, out)
    book.begin(state, "shot", action.seat, state.active, action.target, out=out)


def smash(state: HybridState, action: actions.Smash, out: Sink | None) -> None:
    warrior = state.active
    sort = Sort.STRIKE if state.modes[warrior] == OFFENSE else Sort.SHOT
    book.begin(state, "smash", action.seat, warrior, int(sort), out=out)


def wait(state: HybridState, action: actions.Wait, out: Sink | None) -> None:
    """Take up an ambush, after all those before it."""
    warrior = state.active
    state.levels[warrior] = SKILLED
    state.lurks[warrior] = 1 + max([state.lurks[each] for each in state.ambush], default=0)
    state.ambush.append(warrior)
    tell(out, Waits(action.seat, warrior, state.lurks[warrior]))
    activation.end_activation(state, out)


def guard(state: HybridState, action: actions.Guard, out: Sink | None) -> None:
    """Take a level of Defensive Combat, until a wound or another mode."""
    state.levels[state.active] = action.level
    tell(out, Guarded(action.seat, state.active, action.level))
    activation.end_activation(state, out)


def pin(state: HybridState, action: actions.Pin, out: Sink | None) -> None:
    """Hold an enemy fast until the round is over; by an Expert Move it is dazed as well."""
    bit = 1 << action.target
    dazed = state.levels[state.active] == EXPERT
    state.pinned |= bit
    if dazed:
        state.dazed |= bit
    tell(out, Pinned(state.sides[action.target], action.target, state.active, dazed))
    activation.end_activation(state, out)


def burst(state: HybridState, action: actions.Burst, out: Sink | None) -> None:
    first_contact.meet(state, action.seat, out)
    tell(out, Bursts(action.seat, state.active))
    wounds.burst(state, state.active, out)
    activation.end_activation(state, out)


def rest(state: HybridState, action: actions.Rest, out: Sink | None) -> None:
    tell(out, Rested(action.seat, state.active))
    activation.end_activation(state, out)
