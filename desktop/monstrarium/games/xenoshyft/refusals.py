"""Why the rules refuse an action, in a sentence for the seat that tries it."""

from __future__ import annotations

from ...engine.action import Action
from ...engine.plain import PieceId, Seat
from ...engine.verbs import refused_anywhere
from ...language.words import _, mark, said
from .actions import (
    PLACES,
    Buy,
    Deploy,
    Discard,
    Equip,
    Pass,
    Play,
    Pledge,
    Power,
    Ready,
    Recall,
    Regear,
    Shift,
    Spend,
    Upgrade,
    Use,
)
from .cards import (
    BOSS,
    CANCEL,
    CARDS,
    DEPLOYABLE,
    DROP,
    EQUIPMENT,
    FIRST_XENO,
    GUARD,
    KIND,
    PIECES,
    PLAY,
    PLEDGE,
    SPEND,
    STANDING,
    TROOPS,
    TYPE_BITS,
    TYPES,
    UP,
    UPGRADE,
    USE,
    VALUE,
    WAVE,
)
from .combat.values import is_untouchable, price
from .lanes import MOVES, may_carry
from .purchase import STARTS, TRADE_IN, tradable
from .rounds import why_no_upgrade
from .state import NO_LANE, Phase, XenoshyftState

BUY, DEPLOY, COMBAT, WRAP, OVER = Phase
PHASES: dict[type[Action], tuple[Phase, ...]] = {
    Spend: (BUY,),
    Pledge: (BUY,),
    Buy: (BUY,),
    Deploy: (DEPLOY, COMBAT, WRAP),
    Equip: (DEPLOY,),
    Shift: (DEPLOY,),
    Regear: (DEPLOY,),
    Play: (DEPLOY, COMBAT, WRAP),
    Use: (DEPLOY, COMBAT),
    Power: (DEPLOY, COMBAT, WRAP),
    Pass: (COMBAT,),
    Discard: (WRAP,),
    Upgrade: (WRAP,),
    Ready: (BUY, DEPLOY, WRAP),
    Recall: (BUY, DEPLOY, WRAP),
}
TYPE_NAMES = {
    "weapon": mark("a weapon"),
    "armor": mark("armor"),
    "medical": mark("a medical item"),
    "tech": mark("tech"),
}


def refusal(state: XenoshyftState, action: Action, waiting: tuple[Seat, ...]) -> str:
    """The sentence for an action that is not among the offers."""
    if waiting and action.seat not in waiting:
        if state.pending is not None or state.phase is COMBAT:
            return _("Another commander is asked first.")
        return _("You are ready: call the others back or wait.")
    if anywhere := refused_anywhere(state, action, waiting):
        return anywhere
    if state.phase not in PHASES[type(action)]:
        return _("That is for another phase.")
    if not 0 <= getattr(action, "piece", 0) < PIECES:
        return _("There is no such card.")
    return _by_kind(state, action) or _("That cannot be done here.")


def _by_kind(state: XenoshyftState, action: Action) -> str:
    match action:
        case Spend(seat=seat, piece=piece):
            return _why_no_spend(state, seat, piece)
        case Pledge():
            return _why_no_pledge(state, action)
        case Buy(seat=seat, piece=piece):
            return _why_no_purchase(state, seat, piece)
        case Deploy():
            return _why_no_deploy(state, action)
        case Equip(piece=piece, troop=troop) | Regear(piece=piece, troop=troop):
            return _why_no_gear(state, action, piece, troop)
        case Shift(seat=seat, piece=piece):
            return _why_no_shift(state, seat, piece)
    return why_no_deed(state, action)


# ---- purchase


def _why_no_spend(state: XenoshyftState, seat: Seat, piece: PieceId) -> str:
    if held := not_held(state, seat, piece):
        return held
    face = state.pieces.face[piece]
    if VALUE[face] or SPEND[face]:
        return _same_as_first(state, piece)
    return _("{card} cannot be spent.", card=name_of(state, piece))


def _same_as_first(state: XenoshyftState, piece: PieceId) -> str:
    return _("You hold more than one {card}: take the first.", card=name_of(state, piece))


def _why_no_purchase(state: XenoshyftState, seat: Seat, piece: PieceId) -> str:
    face = state.pieces.face[piece]
    if piece in state.market:
        return _("That costs {price}; you have {have}.", price=price(state, seat, piece), have=state.resources[seat])
    if 0 <= face < TROOPS and WAVE[face] > state.wave:
        return _("Wave {wave} troops are not for sale yet.", wave=WAVE[face])
    return _("{card} is not for sale.", card=name_of(state, piece)) if face >= 0 else _("That is not for sale.")


def _why_no_pledge(state: XenoshyftState, action: Pledge) -> str:
    seat, piece, on = action.seat, action.piece, action.on
    if held := not_held(state, seat, piece):
        return held
    own, card = state.pieces.face[piece], name_of(state, piece)
    if not PLEDGE[own]:
        return _("{card} makes nothing cheaper.", card=card)
    if on < 0 or on not in state.market:
        return _("That is not for sale.")
    if state.wave < STARTS[own]:
        return _("Not before wave {wave}.", wave=STARTS[own])
    if PLEDGE[own] == TRADE_IN and not tradable(state, seat):
        return _("No troop to trade in lies in your discard pile.")
    return _why_no_help(own, card) if price(state, seat, on) else _("It costs nothing already.")


def _why_no_help(face: int, card: str) -> str:
    match PLEDGE[face]:
        case "cheaper-item":
            return _("{card} makes only items cheaper.", card=card)
        case "cheaper-troop":
            return _("{card} makes only wave 2 and 3 troops cheaper.", card=card)
    return _("{card} makes only troops cheaper.", card=card)


# ---- deployment


def _why_no_deploy(state: XenoshyftState, action: Deploy) -> str:
    if held := not_held(state, action.seat, action.piece):
        return held
    face, card = state.pieces.face[action.piece], name_of(state, action.piece)
    if not DEPLOYABLE[face]:
        return _("{card} is no troop.", card=card)
    if state.phase is not DEPLOY and not DROP[face]:
        return _("Troops are deployed before the enemy comes.")
    if 0 <= action.lane < len(state.fronts) and len(state.fronts[action.lane]) >= PLACES:
        return _("A lane holds four troops.")
    return ""


def _why_no_gear(state: XenoshyftState, action: Equip | Regear, piece: PieceId, troop: PieceId) -> str:
    face, card = state.pieces.face, name_of(state, piece)
    if isinstance(action, Equip):
        if held := not_held(state, action.seat, piece):
            return held
        if KIND[face[piece]] != EQUIPMENT:
            return _("{card} is played, not carried.", card=card)
    else:
        if state.moved[action.seat] >= MOVES:
            return _("Enough moving about: deploy or get ready.")
        if state.lane_of(state.bearer(piece)) != action.seat:
            return _("You rearrange your own lane only.")
        if state.lane_of(troop) != action.seat:
            return _("Equipment stays in its lane.")
    if state.lane_of(troop) == NO_LANE:
        return _("Only troops in a lane carry equipment.")
    return "" if may_carry(state, troop, piece) else _why_not_carried(state, troop, piece)


def _why_not_carried(state: XenoshyftState, troop: PieceId, item: PieceId) -> str:
    face = state.pieces.face
    if STANDING[face[troop]] == "bare":
        return _("{troop} never carries equipment.", troop=name_of(state, troop))
    taken = 0
    for carried in state.gear.get(troop, ()):
        taken |= TYPES[face[carried]]
    both = taken & TYPES[face[item]]
    kind = next(said(TYPE_NAMES[name]) for name, bit in TYPE_BITS.items() if bit & both)
    return _("{troop} carries {type} already.", troop=name_of(state, troop), type=kind)


def _why_no_shift(state: XenoshyftState, seat: Seat, piece: PieceId) -> str:
    if piece not in state.fronts[seat]:
        return _("You rearrange your own lane only.")
    return _("Enough moving about: deploy or get ready.") if state.moved[seat] >= MOVES else ""


# ---- why the rules refuse a deed


def why_no_deed(state: XenoshyftState, action: Action) -> str:
    """The sentence for a deed that is not among the offers; empty where there is none."""
    match action:
        case Upgrade(seat=seat, value=value):
            return _why_no_upgrade(state, seat, value)
        case Recall():
            return _("You have called once in this phase.") if state.ready_seats else _("Nobody is ready.")
        case Power(seat=seat):
            return _why_no_power(state, seat)
        case Play(seat=seat, piece=piece, target=target):
            return not_held(state, seat, piece) or _why_no_play(state, piece, target)
        case Use(seat=seat, piece=piece, target=target):
            return _why_no_use(state, seat, piece, target)
        case Discard():
            return _("You discard from your own hand and lane only.")
    return ""


def _why_no_power(state: XenoshyftState, seat: Seat) -> str:
    if state.divisions[seat] < 0:
        return _("You have no division.")
    if state.powered_seats >> seat & 1:
        return _("Your division has helped in this round.")
    return _("Your division finds nothing to do.")


def _why_no_play(state: XenoshyftState, piece: PieceId, target: int) -> str:
    face, card = state.pieces.face[piece], name_of(state, piece)
    if PLAY[face]:
        if PLAY[face] == "boost" and state.phase is Phase.WRAP:
            return _("What {card} does would end with this round.", card=card)
        if PLAY[face] == "heal-lane":
            return _("Nobody in that lane is wounded.")
        return _why_no_target(state, piece, target, needs_troop=PLAY[face] == "boost")
    if GUARD[face]:
        return _("{card} answers damage: keep it for that moment.", card=card)
    if CANCEL[face]:
        return _("{card} answers a Reveal: keep it for that moment.", card=card)
    return _("{card} is not played.", card=card)


def _why_no_target(state: XenoshyftState, piece: PieceId, target: int, needs_troop: bool) -> str:
    card = name_of(state, piece)
    if needs_troop:
        return _("{card} needs a troop.", card=card)
    if state.swarm_of(target) == NO_LANE:
        return _("{card} needs an enemy.", card=card)
    if not state.revealed(target):
        return _("{card} needs a revealed enemy.", card=card)
    if is_untouchable(state, target):
        return _("Nothing can target {enemy}.", enemy=name_of(state, target))
    return ""


def _why_no_use(state: XenoshyftState, seat: Seat, piece: PieceId, target: int) -> str:
    troop = piece if state.lane_of(piece) != NO_LANE else state.bearer(piece)
    if state.lane_of(troop) == NO_LANE:
        return _("Only troops in a lane and their equipment are used.")
    card = name_of(state, piece)
    if state.lane_of(troop) != seat:
        return _("Only its commander uses {card}.", card=card)
    if not USE[state.pieces.face[piece]]:
        return _("{card} cannot be used now.", card=card)
    if state.used_pieces >> piece & 1:
        return _("{card} was used in this round.", card=card)
    return _why_out_of_reach(state, seat, piece, troop, target)


def _why_out_of_reach(state: XenoshyftState, seat: Seat, piece: PieceId, troop: PieceId, target: int) -> str:
    face, card = state.pieces.face, name_of(state, piece)
    match USE[face[piece]]:
        case "from-behind" if state.fronts[seat][0] == troop:
            return _("{troop} stands first: {card} works from behind.", troop=name_of(state, troop), card=card)
    if why := _why_no_target(state, piece, target, needs_troop=False):
        return why
    if state.swarm_of(target) != seat:
        return _("{card} reaches its own lane only.", card=card)
    return _("{card} spares bosses.", card=card) if KIND[face[target]] == BOSS else ""


# ---- wrap-up


def _why_no_upgrade(state: XenoshyftState, seat: Seat, value: int) -> str:
    if value not in (1, 3):
        return ""
    face = FIRST_XENO + (1, 3).index(value)
    match why_no_upgrade(state, seat, value):
        case "wave":
            return _("Not before wave {wave}.", wave=UP[face])
        case "cards":
            return _("You need {count} of them in your discard pile.", count=UPGRADE[face])
    return _("The supply is used up.")


# ---- words of all refusals


def name_of(state: XenoshyftState, piece: PieceId) -> str:
    """What is printed on a card, as it is said."""
    return said(CARDS[state.pieces.face[piece]].name)


def not_held(state: XenoshyftState, seat: Seat, piece: PieceId) -> str:
    """Empty when the card is in the hand."""
    return "" if piece in state.hands[seat] else _("You do not hold that card.")
