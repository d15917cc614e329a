"""The lanes: what troops carry, which are about to be killed, and in which order lanes fight."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import TypeAlias

from ...engine.plain import PieceId, Seat
from ...language.words import _
from .actions import SEATS
from .cards import HP, STANDING, TYPE_BITS, TYPES, title
from .combat.values import hp
from .state import NO_LANE, XenoshyftState

InLanes: TypeAlias = tuple[tuple[PieceId, int], ...]
"""Cards, each with its lane."""
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


def worn(state: XenoshyftState) -> list[PieceId]:
    """The cards with as many tokens as printed HP: as nothing takes off HP, nobody else is about to die."""
    face = state.pieces.face
    return [piece for piece, tokens in state.wounds.items() if tokens >= HP[face[piece]]]


def doomed(state: XenoshyftState) -> tuple[PieceId, ...]:
    """The troops with as many tokens as HP, lane by lane from the one that fights."""
    among = worn(state)
    return tuple([troop for troop, _lane in doomed_in_lanes(state, among)]) if among else ()


def doomed_in_lanes(state: XenoshyftState, among: Container[PieceId]) -> InLanes:
    """The same troops, each with its lane, found among the cards that are worn."""
    fronts, wounds = state.fronts, state.wounds
    found: InLanes = ()
    for lane in order(state):
        for troop in fronts[lane]:
            if troop in among and wounds[troop] >= hp(state, troop, lane):
                found = (*found, (troop, lane))
    return found


def order(state: XenoshyftState) -> tuple[int, ...]:
    """All lanes in order, from the one that fights, or from the first commander's."""
    return CLOCKWISE[len(state.fronts)][state.lane if state.lane >= 0 else state.first]


def forget(state: XenoshyftState, piece: PieceId) -> None:
    """Clear what is noted of a card that leaves its lane."""
    keep = ~(1 << piece)
    # Most of these are empty most of the time.
    if state.wounds:
        state.wounds.pop(piece, None)
    if state.growth:
        state.growth.pop(piece, None)
    if state.charge:
        state.charge.pop(piece, None)
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
