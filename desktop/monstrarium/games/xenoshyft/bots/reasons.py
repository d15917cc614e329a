"""Why a hint is good, in a sentence that tells nothing hidden."""

from __future__ import annotations

from ....engine.action import Action, Choose
from ....engine.plain import PieceId, Plain, Seat
from ....language.words import _
from .. import actions
from ..cards import DEPLOYABLE, HP, title
from ..combat import windows
from ..combat.values import damage_to_enemy, enemy_power, hp, power
from ..state import ATTACK, NO_LANE, Phase, XenoshyftState


def reason(state: XenoshyftState, action: Action) -> str:
    """Why an action is good; never empty."""
    match action:
        case actions.Spend() | actions.Pledge() | actions.Buy():
            return _why_pay(state, action)
        case actions.Deploy() | actions.Equip() | actions.Shift() | actions.Regear():
            return _why_line_up(state, action)
        case Choose(option=option):
            return _why_answer(state, option)
        case actions.Pass(seat=seat):
            return _why_pass(state, seat)
        case actions.Discard() | actions.Upgrade() | actions.Ready() | actions.Recall():
            return _why_end(state, action)
    return _why_react(state)


def _why_pay(state: XenoshyftState, action: actions.Spend | actions.Pledge | actions.Buy) -> str:
    if isinstance(action, actions.Spend):
        return _("It pays for a card that is worth its price.")
    if isinstance(action, actions.Pledge):
        return _("As a price it is worth more than in a lane.")
    face, seat = state.pieces.face, action.seat
    at_hand = sum([DEPLOYABLE[face[piece]] for piece in state.hands[seat]])
    if DEPLOYABLE[face[action.piece]] and len(state.fronts[seat]) + at_hand < actions.PLACES:
        return _("The lane still has room for it.")
    return _("It is worth its price in this round or in later ones.")


def _why_line_up(state: XenoshyftState, action: actions.Deploy | actions.Equip | actions.Shift | actions.Regear) -> str:
    if state.phase is Phase.COMBAT:
        return _why_react(state)
    if isinstance(action, actions.Deploy) and action.lane != action.seat:
        return _("That lane needs it more than yours.")
    if isinstance(action, actions.Deploy):
        return _("Every troop in the lane keeps enemies from the base.")
    if isinstance(action, actions.Shift):
        return _("In this order the lane lets less through.")
    return _("No other troop makes more of it.")


def _why_end(state: XenoshyftState, action: actions.Discard | actions.Upgrade | actions.Ready | actions.Recall) -> str:
    match action, state.phase:
        case actions.Upgrade(), _phase:
            return _("Fewer cards give as many resources.")
        case actions.Discard(seat=seat, piece=piece), _phase if piece in state.hands[seat]:
            return _("Something better may be drawn instead.")
        case actions.Discard(), _phase:
            return _("It comes back healed, and makes room.")
        case actions.Recall(), _phase:
            return _("Somebody who is ready could still help.")
        case _ready, Phase.BUY:
            return _("Nothing more that can be paid is worth its price.")
        case _ready, Phase.DEPLOY:
            return _("The lanes hold as well as they can with what there is.")
    return _("What is left is worth keeping.")


def _why_react(state: XenoshyftState) -> str:
    if state.phase is Phase.COMBAT and not state.fronts[state.lane]:
        return _("Nobody stands between the enemy and the base.")
    return _("The round ends better with it than without.")


def _why_pass(state: XenoshyftState, seat: Seat) -> str:
    """What happens next, and why no reaction is worth its cost."""
    if not windows.can_react(state, seat):
        return _("There is nothing that could be done now.")
    lane = state.lane
    enemy = state.swarms[lane][0]
    if not state.revealed(enemy):
        return _("What comes next is seen before anything is spent.")
    name = title(state.pieces.face[enemy])
    theirs = enemy_power(state, enemy, lane)
    if not state.fronts[lane]:
        return _why_breach(state, name, theirs)
    troop = state.fronts[lane][0]
    ours = damage_to_enemy(state, power(state, troop, lane) + state.charge.get(troop, 0), ATTACK, lane)
    kills = ours >= HP[state.pieces.face[enemy]] - state.wounds.get(enemy, 0)
    dies = theirs >= _left(state, troop, lane)
    own = title(state.pieces.face[troop])
    if kills and not dies:
        return _("{troop} kills {enemy} without help.", troop=own, enemy=name)
    if kills:
        return _("{troop} falls, but takes {enemy} along; help would cost more.", troop=own, enemy=name)
    if dies:
        return _("{troop} falls; to save it would cost more than it is worth.", troop=own)
    return _("{troop} stands this exchange; help does more later.", troop=own)


def _why_breach(state: XenoshyftState, name: str, theirs: int) -> str:
    if state.house.training:
        return _("{enemy} deals {n} to the base; to prevent that would cost more.", enemy=name, n=theirs)
    if theirs >= state.base:
        return _("{enemy} deals {n}, and nothing that can be done now keeps the base standing.", enemy=name, n=theirs)
    return _(
        "{enemy} deals {n} to the base, which has {left} HP left then; to prevent that would cost more.",
        enemy=name,
        n=theirs,
        left=state.base - theirs,
    )


def _why_answer(state: XenoshyftState, option: Plain) -> str:
    hit = state.hit
    if hit is not None and state.lane_of(hit.target) != NO_LANE:
        name = title(state.pieces.face[hit.target])
        dies = hit.amount >= _left(state, hit.target, state.lane_of(hit.target))
        if option != "none":
            return _("{troop} would die of it.", troop=name) if dies else _("It spares {troop} damage.", troop=name)
        if dies:
            return _("To save {troop} would cost more than it is worth.", troop=name)
        return _("{troop} lives through it without help.", troop=name)
    if state.flipped >= 0:
        name = title(state.pieces.face[state.flipped])
        if option == "none":
            return _("The Reveal of {enemy} costs less than to stop it.", enemy=name)
        return _("The Reveal of {enemy} would cost more.", enemy=name)
    return _("Of all answers the round ends best with this one.")


def _left(state: XenoshyftState, troop: PieceId, lane: int) -> int:
    return hp(state, troop, lane) - state.wounds.get(troop, 0)
