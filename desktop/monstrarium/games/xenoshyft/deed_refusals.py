"""Why the rules refuse a deed: an instant, a text, a power, something at the end of a round."""

from __future__ import annotations

from ...engine.action import Action
from ...engine.plain import PieceId, Seat
from ...language.words import _, said
from .actions import Discard, Play, Power, Recall, Upgrade, Use
from .cards import BOSS, CANCEL, CARDS, FIRST_XENO, GUARD, KIND, PLAY, UP, UPGRADE, USE
from .combat.values import is_untouchable
from .rounds import why_no_upgrade
from .state import NO_LANE, Phase, XenoshyftState


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
