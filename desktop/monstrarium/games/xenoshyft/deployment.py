"""Deployment: troops come to lanes, equipment to troops, and lanes are rearranged."""

from __future__ import annotations

from ...engine.action import Action
from ...engine.event import Sink, show
from ...engine.plain import PieceId, Seat
from ...language.words import _, mark, said
from .actions import DEPLOY, PLACES, SHIFT, Deploy, Equip, Regear, Shift
from .cards import DEPLOYABLE, DROP, EQUIPMENT, KIND, STANDING, TYPE_BITS, TYPES
from .events import Deployed, Equipped, Regeared, Shifted
from .lanes import give, may_carry, name_of, not_first, not_held, take
from .state import NO_LANE, Phase, XenoshyftState

MOVES = 200
"""A lane can be rearranged at most so often in one deployment, so that every match ends."""
LAID_IN_LANES = tuple([deploys or kind == EQUIPMENT for deploys, kind in zip(DEPLOYABLE, KIND, strict=True)])
"""By face: whether it is a troop or is carried by one."""
TYPE_NAMES = {
    "weapon": mark("a weapon"),
    "armor": mark("armor"),
    "medical": mark("a medical item"),
    "tech": mark("tech"),
}


# ---- what may be done


def offers(state: XenoshyftState, seat: Seat) -> list[Action]:
    face, fronts = state.pieces.face, state.fronts
    found: list[Action] = []
    gear: list[PieceId] = []
    seen: set[int] = set()
    for piece in state.hands[seat]:
        printed = face[piece]
        if not LAID_IN_LANES[printed] or printed in seen:
            continue
        seen.add(printed)
        if DEPLOYABLE[printed]:
            by_lane = DEPLOY[seat][piece]
            for lane, front in enumerate(fronts):
                if len(front) < PLACES:
                    found += by_lane[lane][: len(front) + 1]
        else:
            gear.append(piece)
    for item in gear:
        for front in fronts:
            for troop in front:
                if may_carry(state, troop, item):
                    found.append(Equip(seat, item, troop))
    if len(fronts[seat]) > 1 and state.moved[seat] < MOVES:
        _add_moves(state, seat, found)
    return found


def _add_moves(state: XenoshyftState, seat: Seat, found: list[Action]) -> None:
    front, gear, shift = state.fronts[seat], state.gear, SHIFT[seat]
    count = len(front)
    for at, troop in enumerate(front):
        by_place = shift[troop]
        found += by_place[:at]
        found += by_place[at + 1 : count]
    for troop in front if gear else ():
        for item in gear.get(troop, ()):
            for to in front:
                if to != troop and may_carry(state, to, item):
                    found.append(Regear(seat, item, to))


# ---- what is done


def deploy(state: XenoshyftState, action: Deploy, out: Sink | None) -> None:
    seat, piece = action.seat, action.piece
    state.hands[seat].remove(piece)
    state.fronts[action.lane].insert(action.place, piece)
    if out is not None:
        show(out, Deployed(seat, piece, state.pieces.face[piece], action.lane, action.place))


def equip(state: XenoshyftState, action: Equip, out: Sink | None) -> None:
    state.hands[action.seat].remove(action.piece)
    give(state, action.piece, action.troop)
    face = state.pieces.face
    show(out, Equipped(action.seat, action.piece, face[action.piece], action.troop, face[action.troop]))


def shift(state: XenoshyftState, action: Shift, out: Sink | None) -> None:
    front = state.fronts[action.seat]
    front.remove(action.piece)
    front.insert(action.place, action.piece)
    state.moved[action.seat] += 1
    if out is not None:
        show(out, Shifted(action.seat, action.piece, state.pieces.face[action.piece], action.place))


def regear(state: XenoshyftState, action: Regear, out: Sink | None) -> None:
    item, troop, face = action.piece, action.troop, state.pieces.face
    take(state, item)
    give(state, item, troop)
    state.moved[action.seat] += 1
    show(out, Regeared(action.seat, item, face[item], troop, face[troop]))


def why_no_deploy(state: XenoshyftState, action: Deploy) -> str:
    if held := not_held(state, action.seat, action.piece):
        return held
    face, card = state.pieces.face[action.piece], name_of(state, action.piece)
    if not DEPLOYABLE[face]:
        return _("{card} is no troop.", card=card)
    if state.phase is not Phase.DEPLOY and not DROP[face]:
        return _("Troops are deployed before the enemy comes.")
    if 0 <= action.lane < len(state.fronts) and len(state.fronts[action.lane]) >= PLACES:
        return _("A lane holds four troops.")
    return not_first(state, action.seat, action.piece)


def why_no_gear(state: XenoshyftState, action: Equip | Regear) -> str:
    piece, troop = action.piece, action.troop
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
    if not may_carry(state, troop, piece):
        return _why_not_carried(state, troop, piece)
    return not_first(state, action.seat, piece) if isinstance(action, Equip) else ""


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


def why_no_shift(state: XenoshyftState, action: Shift) -> str:
    if action.piece not in state.fronts[action.seat]:
        return _("You rearrange your own lane only.")
    return _("Enough moving about: deploy or get ready.") if state.moved[action.seat] >= MOVES else ""
