"""The lanes: what troops carry, which are about to be killed, and in which order lanes fight."""

from __future__ import annotations

from collections.abc import Iterable

from ...engine.plain import PieceId, Seat
from ...language.words import _
from .actions import SEATS
from .cards import HP, STANDING, TYPE_BITS, TYPES, title
from .combat.values import hp
from .state import NO_LANE, NO_PIECE, XenoshyftState

CLOCKWISE = tuple(
    [
        tuple([tuple([(start + step) % count for step in range(count)]) for start in range(count)])
        for count in range(SEATS[1] + 1)
    ]
)
"""By the number of lanes and the first lane: all lanes in order."""


def may_carry(state: XenoshyftState, troop: PieceId, item: PieceId) -> bool:
    face = state.pieces.face
    if STANDING[face[troop]] == "bare":
        return False
    taken = 0
    for carried in state.gear.get(troop, ()):
        taken |= TYPES[face[carried]]
    return not taken & TYPES[face[item]]


def give(state: XenoshyftState, item: PieceId, troop: PieceId) -> None:
    state.gear[troop] = (*state.gear.get(troop, ()), item)


def take(state: XenoshyftState, item: PieceId) -> PieceId:
    """Take an item from the troop that carries it; that troop."""
    troop = state.bearer(item)
    left = tuple([each for each in state.gear[troop] if each != item])
    if left:
        state.gear[troop] = left
    else:
        del state.gear[troop]
    return troop


def takers(state: XenoshyftState, item: PieceId) -> tuple[PieceId, ...]:
    """The other troops of the same lane that can carry an item."""
    bearer = state.bearer(item)
    lane = state.lane_of(bearer)
    if lane == NO_LANE:
        return ()
    return tuple([troop for troop in state.fronts[lane] if troop != bearer and may_carry(state, troop, item)])


def movable_gear(state: XenoshyftState, kind: str) -> tuple[PieceId, ...]:
    """The equipment of a type that another troop of the same lane can carry."""
    face, bit = state.pieces.face, TYPE_BITS[kind]
    carried = [item for front in state.fronts for troop in front for item in state.gear.get(troop, ())]
    return tuple([item for item in carried if TYPES[face[item]] & bit and takers(state, item)])


def one_of_each(state: XenoshyftState, cards: Iterable[PieceId]) -> tuple[PieceId, ...]:
    """The first card of each face."""
    found: dict[int, PieceId] = {}
    for card in cards:
        found.setdefault(state.pieces.face[card], card)
    return tuple(found.values())


def worn(state: XenoshyftState) -> PieceId:
    """A card with as many tokens as printed HP, or NO_PIECE: as nothing takes off HP, nobody is about to die then."""
    wounds, face = state.wounds, state.pieces.face
    for piece in wounds:
        if wounds[piece] >= HP[face[piece]]:
            return piece
    return NO_PIECE


def doomed(state: XenoshyftState) -> tuple[PieceId, ...]:
    """The troops with as many tokens as HP, lane by lane from the one that fights."""
    wounds = state.wounds
    if not wounds or worn(state) == NO_PIECE:
        return ()
    found: tuple[PieceId, ...] = ()
    for lane in order(state):
        for troop in state.fronts[lane]:
            if troop in wounds and wounds[troop] >= hp(state, troop, lane):
                found = (*found, troop)
    return found


def order(state: XenoshyftState) -> tuple[int, ...]:
    """All lanes in order, from the one that fights, or from the first commander's."""
    return CLOCKWISE[len(state.fronts)][state.lane if state.lane >= 0 else state.first]


def forget(state: XenoshyftState, piece: PieceId) -> None:
    """Clear what is noted of a card that leaves its lane."""
    state.wounds.pop(piece, None)
    state.growth.pop(piece, None)
    state.charge.pop(piece, None)
    keep = ~(1 << piece)
    # Most of these are 0 most of the time.
    if state.used_pieces:
        state.used_pieces &= keep
    if state.eager_pieces:
        state.eager_pieces &= keep
    if state.struck_pieces:
        state.struck_pieces &= keep
    if state.risen_pieces:
        state.risen_pieces &= keep
    if state.late_pieces:
        state.late_pieces &= keep


def name_of(state: XenoshyftState, piece: PieceId) -> str:
    return title(state.pieces.face[piece])


def not_held(state: XenoshyftState, seat: Seat, piece: PieceId) -> str:
    """Empty when the card is in the hand, else a sentence."""
    return "" if piece in state.hands[seat] else _("You do not hold that card.")


def not_first(state: XenoshyftState, seat: Seat, piece: PieceId) -> str:
    """Empty unless an equal card comes before it in the hand, else a sentence: of equal cards the first is offered."""
    face = state.pieces.face
    first = next(each for each in state.hands[seat] if face[each] == face[piece])
    return "" if piece == first else _("You hold more than one {card}: take the first.", card=name_of(state, piece))
