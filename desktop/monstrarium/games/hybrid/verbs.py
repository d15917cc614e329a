"""Why the rules refuse an action, in a sentence for the seat that tries it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from ...engine.action import Action
from ...engine.plain import Seat
from ...engine.verbs import refused_anywhere
from ...language.words import _, mark, said
from .actions import (
    Announce,
    Begin,
    Bid,
    Burst,
    Claim,
    Dismiss,
    Enlist,
    Enter,
    Graft,
    Guard,
    Halt,
    Invoke,
    Keep,
    Leave,
    Number,
    Pin,
    Place,
    Play,
    Ready,
    Redraw,
    Rest,
    Rouse,
    Shed,
    Shoot,
    Smash,
    Step,
    Stop,
    Strike,
    Swing,
    Turn,
    Wait,
)
from .cards.refuse_cards import why_no_aura, why_no_mutation, why_no_play
from .combat.modifiers import value
from .combat.prepared_roll import HIGHEST
from .combat.switch import is_shielded, switch_of
from .ground.contact import base_of, foes_at
from .ground.labs import lab_of
from .ground.obstacles import mover_of
from .missions import changes, goal_of, objectives
from .printed.names import warrior_name
from .printed.warriors import FIRE, RANK, SACRIFICE, SIZE, TITAN
from .state import GRIFFIN, OFF, Door, HybridState, Mode, Phase
from .turn import doors, event_counters, mode_and_attack
from .turn.exits import slants
from .turn.refuse_movement import why_no_points, why_no_step, why_no_stop, why_no_turn
from .turn.refuse_muster import why_no_enlist, why_no_place, why_no_ready

MOVES = (Phase.MOVE, Phase.LATE)


def refusal(state: HybridState, action: Action, waiting: tuple[Seat, ...]) -> str:
    """The sentence for an action that is not among the offers."""
    found = refused_anywhere(state, action, waiting)
    if found:
        return found
    late = PHASES.get(type(action))
    if late is None:
        return _("That cannot be done here.")
    phases, sentence = late
    if state.phase not in phases:
        return said(sentence)
    reason = REASONS.get(type(action))
    return (reason(state, action) if reason else "") or _("That cannot be done here.")


# ---- rounds


def _why_no_bid(state: HybridState, action: Bid) -> str:
    if action.piece not in state.hands[action.seat]:
        return _("You do not hold that card.")
    return _("That card can be played from the next activation on.")


def _why_no_number(state: HybridState, action: Number) -> str:
    warrior = action.warrior
    if not 0 <= warrior < len(state.kinds) or state.sides[warrior] != action.seat:
        return _("That warrior is not yours.")
    if state.squares[warrior] < OFF:
        return _("That warrior is not here any more.")
    if state.asleep >> warrior & 1:
        return _("{warrior} is not activated yet.", warrior=warrior_name(state, warrior))
    if warrior in state.ambush:
        return _("{warrior} keeps its ambush: rouse it first.", warrior=warrior_name(state, warrior))
    return _("{warrior} has a counter already.", warrior=warrior_name(state, warrior))


def _why_no_rouse(state: HybridState, action: Rouse) -> str:
    if action.warrior not in state.ambush or state.sides[action.warrior] != action.seat:
        return _("Only a warrior of yours in ambush can be roused.")
    return _("Warriors are roused before the first counter lies.")


# ---- activations


def _why_no_mode(state: HybridState, action: Announce) -> str:
    warrior = state.active
    if action.mode == Mode.FIRING and not FIRE[state.kinds[warrior]]:
        return _("{warrior} has nothing to shoot with.", warrior=warrior_name(state, warrior))
    if action.mode == Mode.MOVING:
        return _(
            "{warrior} is dazed and cannot take the Moving mode in this round.", warrior=warrior_name(state, warrior)
        )
    return _("There is no such mode.")


def _why_no_swing(state: HybridState, action: Swing) -> str:
    warrior, lab = state.active, lab_of(state.plan)
    mover = mover_of(state, warrior)
    if not 0 <= action.door < len(lab.doors):
        return _("There is no door.")
    if mover.puny:
        return _("{warrior} is too small to open a door.", warrior=warrior_name(state, warrior))
    if state.squares[warrior] < 0 or action.door not in doors.in_reach(state, mover):
        return _("One opens a door before or beside oneself, not behind.")
    match state.doors[action.door]:
        case Door.LOCKED:
            return _("The door is locked.")
        case Door.BROKEN:
            return _("The door is broken: it stays open.")
        case Door.SHUT if state.opened >> action.door & 1:
            return _("{warrior} has opened this door already in this Movement.", warrior=warrior_name(state, warrior))
        case Door.OPEN if not doors.swingable(state, lab, action.door):
            return _("Somebody stands in the door.")
    return why_no_points(state)


def _why_no_entry(state: HybridState, action: Enter) -> str:
    warrior, lab = state.active, lab_of(state.plan)
    name = warrior_name(state, warrior)
    if state.squares[warrior] >= 0:
        return _("{warrior} is in the laboratory already.", warrior=name)
    if not state.points:
        return why_no_points(state)
    gates = enumerate(lab.accesses)
    entry = next((gate for gate in gates if gate[1].entry and action.square in gate[1].squares), None)
    if entry is None:
        return _("There is no entry.")
    if not state.gates >> entry[0] & 1:
        return _("That entry is closed.")
    if SIZE[state.kinds[warrior]] == 2 and not entry[1].double:
        return _("{warrior} is too wide for a single entry.", warrior=name)
    return _("The entry is not free.")


def _why_no_leave(state: HybridState, action: Leave) -> str:
    warrior, lab = state.active, lab_of(state.plan)
    base = base_of(state, lab, warrior)
    gates = [
        gate
        for gate, access in enumerate(lab.accesses)
        if access.exit and any(base >> square & 1 for square in access.squares)
    ]
    if not gates:
        return _("One leaves from an exit.")
    if not any(gate in changes.exits_open(state) for gate in gates):
        return _("That exit is closed.")
    if not goal_of(state).may_leave(state, warrior):
        return _("Nobody leaves with a diary while the valve is open.")
    if not state.points:
        return _("It takes a Movement point to leave, and none is left.")
    if slants(state):
        return _("Only the Puny leave diagonally: step onto the exit straight.")
    return _("{warrior} is too wide for a single exit.", warrior=warrior_name(state, warrior))


def _why_no_claim(state: HybridState, action: Claim) -> str:
    lab, warrior = lab_of(state.plan), state.active
    if state.squares[warrior] < 0:
        return _("There is no counter here.")
    lies = any(square >= 0 and base_of(state, lab, warrior) >> square & 1 for square in state.spots)
    if lies and objectives.below(state, lab) < 0:
        if not RANK[state.kinds[warrior]]:
            return _("Warriors of rank 0 activate no objective.")
        return _("Your side cannot activate this objective.")
    if not lies and event_counters.below(state, lab) < 0:
        return _("There is no counter here.")
    if not lies and state.last_event == action.seat:
        return _("Your side has turned over the last counter: the other side is next.")
    return why_no_stop(state)


def _why_no_strike(state: HybridState, action: Strike) -> str:
    warrior, target = state.active, action.target
    if state.modes[warrior] != Mode.OFFENSE:
        return _("Attacks are made in Offensive Combat.")
    reason = _why_no_target(state, target)
    if reason:
        return reason
    if target in mode_and_attack.strikable(state):
        return _("{warrior} has no Combined Attack left.", warrior=warrior_name(state, warrior))
    if foes_at(state, lab_of(state.plan), warrior) >> target & 1:
        return _(
            "{enemy} does not stand before {warrior}.",
            enemy=warrior_name(state, target),
            warrior=warrior_name(state, warrior),
        )
    return _("{enemy} is not in contact.", enemy=warrior_name(state, target))


def _why_no_target(state: HybridState, target: int) -> str:
    if not 0 <= target < len(state.kinds) or state.sides[target] == state.seat:
        return _("That is no enemy.")
    if state.squares[target] < 0:
        return _("{enemy} is not in the laboratory.", enemy=warrior_name(state, target))
    return ""


def _why_no_shot(state: HybridState, action: Shoot) -> str:
    if state.modes[state.active] != Mode.FIRING:
        return _("Shots are fired in the Firing mode.")
    if state.squares[state.active] < 0:
        return _("{warrior} is not in the laboratory.", warrior=warrior_name(state, state.active))
    return _why_no_target(state, action.target) or _(
        "{warrior} has no shot at {enemy}.",
        warrior=warrior_name(state, state.active),
        enemy=warrior_name(state, action.target),
    )


def _why_no_wait(state: HybridState, action: Wait) -> str:
    if state.modes[state.active] != Mode.FIRING:
        return _("An ambush takes the Firing mode.")
    return _("An ambush takes a Firing value of 3, and no enemy in sight or in contact.")


def _why_no_guard(state: HybridState, action: Guard) -> str:
    if state.modes[state.active] != Mode.DEFENSE:
        return _("Guard is taken in Defensive Combat.")
    most = min(HIGHEST, value(state, state.active, Mode.DEFENSE))
    return _("{warrior} masters levels 1 to {most} now.", warrior=warrior_name(state, state.active), most=most)


def _why_no_pin(state: HybridState, action: Pin) -> str:
    reason = _why_no_target(state, action.target)
    if reason:
        return reason
    if TITAN[state.kinds[action.target]]:
        return _("A Titan cannot be held fast.")
    if not state.walked:
        return _("Only an enemy that was run into is held fast.")
    return _("{enemy} cannot be held fast by this Movement.", enemy=warrior_name(state, action.target))


def _why_no_burst(state: HybridState, action: Burst) -> str:
    if not SACRIFICE[state.kinds[state.active]]:
        return _("{warrior} does not sacrifice itself.", warrior=warrior_name(state, state.active))
    return _("It takes a Basic Move, and an enemy in contact.")


def _why_no_smash(state: HybridState, action: Smash) -> str:
    if switch_of(state) < 0 or action.seat != GRIFFIN:
        return _("There is no switch to break.")
    if is_shielded(state):
        return _("A Scorpion stands on the switch and shields it.")
    return _("The switch is struck from a square beside it, or shot at where an enemy could be.")


def _why_no_rest(state: HybridState, action: Rest) -> str:
    return _("Say a level of Defensive Combat.")


REASONS: Mapping[type[Action], Callable[[HybridState, Any], str]] = MappingProxyType(
    {
        Enlist: why_no_enlist,
        Dismiss: lambda state, action: _("None of them comes along."),
        Ready: why_no_ready,
        Place: why_no_place,
        Bid: _why_no_bid,
        Begin: lambda state, action: _("One of the two sides begins."),
        Number: _why_no_number,
        Rouse: _why_no_rouse,
        Announce: _why_no_mode,
        Step: lambda state, action: why_no_step(state, action.direction),
        Turn: lambda state, action: why_no_turn(state, action.facing),
        Swing: _why_no_swing,
        Enter: _why_no_entry,
        Leave: _why_no_leave,
        Claim: _why_no_claim,
        Halt: lambda state, action: why_no_stop(state),
        Strike: _why_no_strike,
        Shoot: _why_no_shot,
        Wait: _why_no_wait,
        Guard: _why_no_guard,
        Pin: _why_no_pin,
        Burst: _why_no_burst,
        Smash: _why_no_smash,
        Rest: _why_no_rest,
        Shed: lambda state, action: _("That is none of the cards to choose from."),
        Invoke: why_no_aura,
        Graft: why_no_mutation,
        Play: why_no_play,
    }
)
"""In its phase: why it cannot be done."""
MUSTERING, PLACING, DEALING = mark("The muster is over."), mark("The deployment is over."), mark("The cards are kept.")
MOVING, ACTING = mark("Nobody moves now."), mark("End the Movement first.")
PHASES: Mapping[type[Action], tuple[tuple[Phase, ...], str]] = MappingProxyType(
    {
        Enlist: ((Phase.MUSTER,), MUSTERING),
        Dismiss: ((Phase.MUSTER,), MUSTERING),
        Ready: ((Phase.MUSTER, Phase.DEPLOY, Phase.ORDER), mark("There is nothing to be ready for.")),
        Place: ((Phase.DEPLOY,), mark("Warriors are placed in the deployment.")),
        Keep: ((Phase.HAND,), DEALING),
        Redraw: ((Phase.HAND,), DEALING),
        Bid: ((Phase.BID,), mark("Cards are laid for the Activation Roll, from the second round on.")),
        Stop: ((Phase.BID,), mark("No cards are laid now.")),
        Begin: ((Phase.FIRST,), mark("Who begins is said after the Activation Roll.")),
        Number: ((Phase.ORDER,), mark("Counters are laid at the beginning of a round.")),
        Rouse: ((Phase.ORDER,), mark("Warriors are roused at the beginning of a round.")),
        Announce: ((Phase.MODE,), mark("A mode is announced when a counter is revealed.")),
        Step: (MOVES, MOVING),
        Turn: (MOVES, MOVING),
        Swing: (MOVES, MOVING),
        Enter: (MOVES, MOVING),
        Leave: (MOVES, MOVING),
        Claim: (MOVES, MOVING),
        Halt: (MOVES, MOVING),
        Strike: ((Phase.ACT,), ACTING),
        Shoot: ((Phase.ACT,), ACTING),
        Wait: ((Phase.ACT,), ACTING),
        Guard: ((Phase.ACT,), ACTING),
        Pin: ((Phase.ACT,), ACTING),
        Burst: ((Phase.ACT,), ACTING),
        Smash: ((Phase.ACT,), ACTING),
        Rest: ((Phase.ACT,), ACTING),
        Shed: ((Phase.GIFT,), mark("Auras and mutations are chosen before the first cards are dealt.")),
        Invoke: ((Phase.MODE,), mark("Auras are raised when their bearer is activated, before its mode.")),
        Graft: ((Phase.MODE,), mark("Mutations are given when their bearer is activated, before its mode.")),
        Play: ((Phase.MODE, Phase.MOVE), mark("Kept cards are played in an activation, until its Movement is over.")),
    }
)
"""When it can be done, and what is said at any other time."""
