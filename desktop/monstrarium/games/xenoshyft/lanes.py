"""The lanes: what a troop may carry, who is doomed, and which lane comes next."""

from __future__ import annotations

from ...engine.plain import PieceId, Seat
from ...language.words import _
from .actions import SEATS
from .cards import STANDING, TYPES, title
from .combat.values import hp
from .state import XenoshyftState

CLOCKWISE = tuple(
    [
        tuple([tuple([(start + step) % count for step in range(count)]) for start in range(count)])
        for count in range(SEATS[1] + 1)
    ]
)
"""By the number of lanes, and the first of them: all of them in order."""


def may_carry(state: XenoshyftState, troop: PieceId, item: PieceId) -> bool:
    """Whether a troop carries equipment at all, and nothing of its types yet."""
    face = state.pieces.face
    if STANDING[face[troop]] == "bare":
        return False
    types = TYPES[face[item]]
    return not any(TYPES[face[carried]] & types for carried in state.gear.get(troop, ()))


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


# ---- words of all refusals


def name_of(state: XenoshyftState, piece: PieceId) -> str:
    """What is printed on a card, as it is said."""
    return title(state.pieces.face[piece])


def not_held(state: XenoshyftState, seat: Seat, piece: PieceId) -> str:
    """Empty when the card is in the hand."""
    return "" if piece in state.hands[seat] else _("You do not hold that card.")
