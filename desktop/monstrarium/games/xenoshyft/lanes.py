"""Deployment: troops to lanes, equipment to troops, and the rearranging of the own lane."""

from __future__ import annotations

from ...engine.action import Action
from ...engine.event import Sink
from ...engine.plain import PieceId, Seat
from .actions import DEPLOY, PLACES, SEATS, Deploy, Equip, Regear, Shift
from .cards import DEPLOYABLE, EQUIPMENT, KIND, STANDING, TYPES
from .combat.values import hp
from .events import Deployed, Equipped, Regeared, Shifted
from .state import XenoshyftState

MOVES = 200
"""How often a lane is rearranged in one deployment at most: so often that nobody comes to it, and no match goes on for
ever."""
CLOCKWISE = tuple(
    [
        tuple([tuple([(start + step) % count for step in range(count)]) for start in range(count)])
        for count in range(SEATS[1] + 1)
    ]
)
"""By the number of lanes, and the first of them: all of them in order."""


# ---- what may be done


def offers(state: XenoshyftState, seat: Seat) -> list[Action]:
    """Deploy, equip, shift, regear."""
    face, fronts = state.pieces.face, state.fronts
    found: list[Action] = []
    gear: list[PieceId] = []
    seen = 0
    open_lanes = [(lane, len(front) + 1) for lane, front in enumerate(fronts) if len(front) < PLACES]
    deploy = DEPLOY[seat]
    for piece in state.hands[seat]:
        printed = face[piece]
        if seen >> printed & 1:
            continue
        seen |= 1 << printed
        if DEPLOYABLE[printed]:
            by_lane = deploy[piece]
            for lane, places in open_lanes:
                found += by_lane[lane][:places]
        elif KIND[printed] == EQUIPMENT:
            gear.append(piece)
    for item in gear:
        found += [Equip(seat, item, troop) for front in fronts for troop in front if may_carry(state, troop, item)]
    if state.moved[seat] < MOVES and fronts[seat]:
        _add_moves(state, seat, found)
    return found


def _add_moves(state: XenoshyftState, seat: Seat, found: list[Action]) -> None:
    front, gear = state.fronts[seat], state.gear
    count = len(front)
    for at, troop in enumerate(front):
        found += [Shift(seat, troop, place) for place in range(count) if place != at]
    if gear:
        for troop in front:
            for item in gear.get(troop, ()):
                found += [Regear(seat, item, to) for to in front if to != troop and may_carry(state, to, item)]


def may_carry(state: XenoshyftState, troop: PieceId, item: PieceId) -> bool:
    """Whether a troop carries equipment at all, and nothing of its types yet."""
    face = state.pieces.face
    if STANDING[face[troop]] == "bare":
        return False
    types = TYPES[face[item]]
    return not any(TYPES[face[carried]] & types for carried in state.gear.get(troop, ()))


# ---- what is done


def deploy(state: XenoshyftState, action: Deploy, out: Sink | None) -> None:
    """A troop comes from the hand to a lane."""
    seat, piece = action.seat, action.piece
    state.hands[seat].remove(piece)
    state.fronts[action.lane].insert(action.place, piece)
    if out is not None:
        out.emit(Deployed(seat, piece, state.pieces.face[piece], action.lane, action.place))
        out.beat()


def equip(state: XenoshyftState, action: Equip, out: Sink | None) -> None:
    """A troop takes equipment of a hand."""
    state.hands[action.seat].remove(action.piece)
    give(state, action.piece, action.troop)
    face = state.pieces.face
    if out is not None:
        out.emit(Equipped(action.seat, action.piece, face[action.piece], action.troop, face[action.troop]))
        out.beat()


def shift(state: XenoshyftState, action: Shift, out: Sink | None) -> None:
    """A troop changes its place in the own lane."""
    front = state.fronts[action.seat]
    front.remove(action.piece)
    front.insert(action.place, action.piece)
    state.moved[action.seat] += 1
    if out is not None:
        out.emit(Shifted(action.seat, action.piece, state.pieces.face[action.piece], action.place))
        out.beat()


def regear(state: XenoshyftState, action: Regear, out: Sink | None) -> None:
    """Equipment changes its bearer in the own lane."""
    item, troop, face = action.piece, action.troop, state.pieces.face
    take(state, item)
    give(state, item, troop)
    state.moved[action.seat] += 1
    if out is not None:
        out.emit(Regeared(action.seat, item, face[item], troop, face[troop]))
        out.beat()


def give(state: XenoshyftState, item: PieceId, troop: PieceId) -> None:
    """A troop carries this from now on."""
    state.gear[troop] = (*state.gear.get(troop, ()), item)


def take(state: XenoshyftState, item: PieceId) -> PieceId:
    """Nobody carries this any more; who did."""
    troop = state.bearer(item)
    left = tuple([each for each in state.gear[troop] if each != item])
    if left:
        state.gear[troop] = left
    else:
        del state.gear[troop]
    return troop


def doomed(state: XenoshyftState) -> list[PieceId]:
    """Troops with as many tokens as HP, lane by lane from the one that fights."""
    wounds = state.wounds
    if not wounds:
        return []
    return [
        troop
        for lane in order(state)
        for troop in state.fronts[lane]
        if troop in wounds and wounds[troop] >= hp(state, troop, lane)
    ]


def order(state: XenoshyftState) -> tuple[int, ...]:
    """The lanes from the one that fights, else from the first commander's."""
    return CLOCKWISE[len(state.fronts)][state.lane if state.lane >= 0 else state.first]


def forget(state: XenoshyftState, piece: PieceId) -> None:
    """A card has left its lane: nothing of what it was there stays with it."""
    for notes in (state.wounds, state.growth, state.charge):
        notes.pop(piece, None)
    keep = ~(1 << piece)
    state.used_pieces &= keep
    state.eager_pieces &= keep
    state.struck_pieces &= keep
    state.risen_pieces &= keep
    state.late_pieces &= keep
