"""Wrap-up: discards, upgrades of Xenosathem, and the end of the round."""

from __future__ import annotations

from ...engine.action import Action
from ...engine.event import Sink, show, tell
from ...engine.plain import PieceId, Seat
from ...language.words import _
from . import lanes, rounds
from .actions import DISCARD, Discard, Upgrade
from .cards import FIRST_XENO, UP, UPGRADE
from .combat import deaths
from .events import Discarded, FirstPassed, Upgraded, Won
from .rounds import ROUNDS
from .state import NO_LANE, Phase, XenoshyftState

UPGRADABLE = (1, 3)
"""The values of Xenosathem that can become the next one."""
FIRST_UP = min([UP[FIRST_XENO + at] for at in range(len(UPGRADABLE))])
"""The first wave in which any can."""


def offers(state: XenoshyftState, seat: Seat) -> list[Action]:
    face, discard = state.pieces.face, DISCARD[seat]
    found: list[Action] = []
    seen: set[int] = set()
    for piece in state.hands[seat]:
        printed = face[piece]
        if printed not in seen:
            seen.add(printed)
            found.append(discard[piece])
    gear = state.gear
    for troop in state.fronts[seat]:
        found.append(discard[troop])
        if troop in gear:
            found += map(discard.__getitem__, gear[troop])
    if state.wave >= FIRST_UP:
        found += _upgrades(state, seat)
    return found


def _upgrades(state: XenoshyftState, seat: Seat) -> list[Action]:
    return [Upgrade(seat, value) for value in UPGRADABLE if may_upgrade(state, seat, value)]


def may_upgrade(state: XenoshyftState, seat: Seat, value: int) -> bool:
    """Whether the discard pile of a seat has enough Xenosathem of this value to melt."""
    return not _missing(state, seat, value)


def _missing(state: XenoshyftState, seat: Seat, value: int) -> str:
    """Empty, or what is missing: "wave", "cards" or "supply"."""
    at = UPGRADABLE.index(value)
    face = FIRST_XENO + at
    if state.wave < UP[face]:
        return "wave"
    faces, count = state.pieces.face, 0
    for piece in state.discards[seat]:
        if faces[piece] == face:
            count += 1
    if count < UPGRADE[face]:
        return "cards"
    return "" if state.supply[at + 1] else "supply"


def why_no_upgrade(state: XenoshyftState, action: Upgrade) -> str:
    if action.value not in UPGRADABLE:
        return ""
    face = FIRST_XENO + UPGRADABLE.index(action.value)
    match _missing(state, action.seat, action.value):
        case "wave":
            return _("Not before wave {wave}.", wave=UP[face])
        case "cards":
            return _("You need {count} of them in your discard pile.", count=UPGRADE[face])
    return _("The supply is used up.")


def discard(state: XenoshyftState, action: Discard, out: Sink | None) -> None:
    seat, piece = action.seat, action.piece
    if piece in state.fronts[seat]:
        deaths.clear_troop(state, piece, seat, False, out)
    else:
        if piece in state.hands[seat]:
            state.hands[seat].remove(piece)
        else:
            lanes.take(state, piece)
            lanes.forget(state, piece)
        state.discards[seat].append(piece)
        if out is not None:
            out.emit(Discarded(seat, (piece,), (state.pieces.face[piece],)))
    if out is not None:
        out.beat()


def upgrade(state: XenoshyftState, action: Upgrade, out: Sink | None) -> None:
    """Burn some Xenosathem of the discard pile and put one of the next value there."""
    at = UPGRADABLE.index(action.value)
    face, pile = FIRST_XENO + at, state.discards[action.seat]
    for _card in range(UPGRADE[face]):
        piece = next(each for each in reversed(pile) if state.pieces.face[each] == face)
        pile.remove(piece)
        state.box.append(piece)
    gained: PieceId = state.supply[at + 1].pop()
    pile.append(gained)
    show(out, Upgraded(action.seat, action.value, gained, face + 1))


def end(state: XenoshyftState, out: Sink | None) -> None:
    """End the round and begin the next, or the match is won."""
    seats = len(state.hands)
    state.growth.clear()
    state.charge.clear()
    state.used_pieces = state.eager_pieces = 0
    state.powered_seats = state.troop_seats = state.item_seats = 0
    state.kills = [0] * seats
    state.placed = [0] * seats
    if state.round == ROUNDS:
        state.turn += 1
        state.phase, state.lane = Phase.OVER, NO_LANE
        tell(out, Won(state.first, state.base))
        return
    state.first = (state.first + 1) % seats
    if out is not None:
        out.emit(FirstPassed(state.first))
    rounds.begin(state, out)
