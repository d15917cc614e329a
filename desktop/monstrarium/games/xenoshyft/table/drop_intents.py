"""The action that an illegal drop would mean, so that the rules can say why not."""

from __future__ import annotations

from ....engine.action import Action
from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....language.words import _
from ....table.desc import ItemId
from ....table.presenter import Audience
from ..actions import PLACES, Buy, Deploy, Discard, Equip, Play, Pledge, Power, Regear, Shift, Spend, Upgrade, Use
from ..cards import DEPLOYABLE, EQUIPMENT, KIND, LANES, PLAY_AT, SPEND, USE_AT, VALUE
from ..combat.values import price
from ..purchase import payment
from ..state import NO_LANE, NO_PIECE, Phase, XenoshyftState
from .items import piece_of, seat_of
from .wording import asked, card_name


def intent_of(state: XenoshyftState, seat: Seat, source: ItemId, target: ItemId) -> Action | None:
    if source.startswith("command/"):
        aimed = piece_of(target)
        return Power(seat, -1 if aimed is None else aimed)
    piece = piece_of(source)
    if piece is None or state.pieces.face[piece] == HIDDEN:
        return None
    if piece in state.market:
        return Buy(seat, piece)
    if any(piece in pile for pile in state.supply[1:]):
        return Upgrade(seat, 1 if piece in state.supply[1] else 3)
    if piece in state.hands[seat]:
        return _from_hand(state, seat, piece, target)
    if state.lane_of(piece) != NO_LANE or state.bearer(piece) != NO_PIECE:
        return _from_lane(state, seat, piece, target)
    return None


def why_no_drop(view: XenoshyftState, audience: Audience, source: ItemId, target: ItemId) -> str:
    """What to say while a question waits for an answer, where a card that can be paid for is dropped beside the hand,
    and where one that can be spent is dropped on nothing, or Xenosathem on anything; else empty.
    """
    piece, seat = piece_of(source), audience.viewer
    if view.pending is not None and view.pending.choice.seat == seat and source != target:
        return _("First answer this: {question}", question=asked(view, audience, view.pending.choice))
    if view.phase is not Phase.BUY or piece is None or seat is None:
        return ""
    face = view.pieces.face[piece]
    if piece in view.market and _can_pay(view, seat, piece):
        return _("Drop {card} on your hand to buy it.", card=card_name(view, piece))
    if piece not in view.hands[seat] or not (VALUE[face] or (SPEND[face] and target == source)):
        return ""
    return _("It is spent by a click, or by dropping it on your resources.")


def _can_pay(view: XenoshyftState, seat: Seat, piece: PieceId) -> bool:
    """Whether the resources of a seat, with the Xenosathem of its hand, are enough for a card."""
    missing = price(view, seat, piece) - view.resources[seat]
    return missing <= 0 or bool(payment(view, seat, missing))


def _from_hand(state: XenoshyftState, seat: Seat, piece: PieceId, target: ItemId) -> Action | None:
    face, other = state.pieces.face[piece], piece_of(target)
    if state.phase is Phase.BUY:
        if other is not None and other in state.market:
            return Pledge(seat, piece, other)
        if VALUE[face] or SPEND[face] or target.startswith("purse/"):
            return Spend(seat, piece)
        lane = _front(state, target, other)
        return Deploy(seat, piece, lane, len(state.fronts[lane])) if DEPLOYABLE[face] and lane != NO_LANE else None
    if target.startswith("discard/"):
        return Discard(seat, piece)
    lane = _front(state, target, other)
    if DEPLOYABLE[face] and lane != NO_LANE:
        return Deploy(seat, piece, lane, min(PLACES - 1, len(state.fronts[lane])))
    lane = _lane(state, target, other)
    if lane == NO_LANE:
        return None
    aim = NO_PIECE if other is None else other
    if KIND[face] == EQUIPMENT:
        return Equip(seat, piece, aim)
    return Play(seat, piece, lane if PLAY_AT[face] in LANES else aim)


def _from_lane(state: XenoshyftState, seat: Seat, piece: PieceId, target: ItemId) -> Action | None:
    other = piece_of(target)
    if target.startswith("discard/"):
        return Discard(seat, piece)
    if target.startswith("swarm/") or (other is not None and state.swarm_of(other) != NO_LANE):
        if USE_AT[state.pieces.face[piece]] in LANES:
            return Use(seat, piece, _lane(state, target, other))
        return Use(seat, piece, NO_PIECE if other is None else other)
    if KIND[state.pieces.face[piece]] == EQUIPMENT and other is not None and state.lane_of(other) != NO_LANE:
        return Regear(seat, piece, other)
    lane = _front(state, target, other)
    if piece in state.fronts[seat] and lane == seat and state.phase is Phase.DEPLOY:
        return Shift(seat, piece, max(0, len(state.fronts[seat]) - 1))
    return Use(seat, piece) if other == piece else None


def _front(state: XenoshyftState, target: ItemId, other: PieceId | None) -> int:
    if other is not None:
        return state.lane_of(other)
    lane = seat_of(target)
    return lane if lane is not None and target.startswith(("front/", "lane/")) else NO_LANE


def _lane(state: XenoshyftState, target: ItemId, other: PieceId | None) -> int:
    """The lane of a troop or an enemy, or of the place where either stands; or NO_LANE."""
    front = _front(state, target, other)
    if front != NO_LANE:
        return front
    if other is not None:
        return state.swarm_of(other)
    lane = seat_of(target)
    return lane if lane is not None and target.startswith("swarm/") else NO_LANE
