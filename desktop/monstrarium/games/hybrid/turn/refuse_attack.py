"""Why the rules refuse an attack, or what is done in its place at the end of a Movement."""

from __future__ import annotations

from ....language.words import _
from .. import actions
from ..combat.modifiers import value
from ..combat.prepared_roll import HIGHEST
from ..combat.switch import is_shielded, switch_of
from ..ground.contact import foes_at
from ..ground.plan import lab_of
from ..printed.names import warrior_name
from ..printed.warriors import SACRIFICE, TITAN
from ..state import GRIFFIN, HybridState, Mode
from . import mode_and_attack


def why_no_strike(state: HybridState, action: actions.Strike) -> str:
    warrior, target = state.active, action.target
    if state.modes[warrior] != Mode.OFFENSE:
        return _("Attacks are made in Offensive Combat.")
    reason = why_no_target(state, target)
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


def why_no_target(state: HybridState, target: int) -> str:
    if not 0 <= target < len(state.kinds) or state.sides[target] == state.seat:
        return _("That is no enemy.")
    if state.squares[target] < 0:
        return _("{enemy} is not in the laboratory.", enemy=warrior_name(state, target))
    return ""


def why_no_shot(state: HybridState, action: actions.Shoot) -> str:
    if state.modes[state.active] != Mode.FIRING:
        return _("Shots are fired in the Firing mode.")
    if state.squares[state.active] < 0:
        return _("{warrior} is not in the laboratory.", warrior=warrior_name(state, state.active))
    return why_no_target(state, action.target) or _(
        "{warrior} has no shot at {enemy}.",
        warrior=warrior_name(state, state.active),
        enemy=warrior_name(state, action.target),
    )


def why_no_wait(state: HybridState, action: actions.Wait) -> str:
    if state.modes[state.active] != Mode.FIRING:
        return _("An ambush takes the Firing mode.")
    return _("An ambush takes a Firing value of 3, and no enemy in sight or in contact.")


def why_no_guard(state: HybridState, action: actions.Guard) -> str:
    if state.modes[state.active] != Mode.DEFENSE:
        return _("Guard is taken in Defensive Combat.")
    most = min(HIGHEST, value(state, state.active, Mode.DEFENSE))
    return _("{warrior} masters levels 1 to {most} now.", warrior=warrior_name(state, state.active), most=most)


def why_no_pin(state: HybridState, action: actions.Pin) -> str:
    reason = why_no_target(state, action.target)
    if reason:
        return reason
    if TITAN[state.kinds[action.target]]:
        return _("A Titan cannot be held fast.")
    if not state.walked:
        return _("Only an enemy that was run into is held fast.")
    return _("{enemy} cannot be held fast by this Movement.", enemy=warrior_name(state, action.target))


def why_no_burst(state: HybridState, action: actions.Burst) -> str:
    if not SACRIFICE[state.kinds[state.active]]:
        return _("{warrior} does not sacrifice itself.", warrior=warrior_name(state, state.active))
    return _("It takes a Basic Move, and an enemy in contact.")


def why_no_smash(state: HybridState, action: actions.Smash) -> str:
    if switch_of(state) < 0 or action.seat != GRIFFIN:
        return _("There is no switch to break.")
    if is_shielded(state):
        return _("A Scorpion stands on the switch and shields it.")
    return _("The switch is struck from a square beside it, or shot at where an enemy could be.")
