"""A round from its draw to its end, but for the fights: who is ready, what comes, what is put away."""

from __future__ import annotations

from ...engine.action import Action
from ...engine.event import Sink, tell
from ...engine.plain import PieceId, Seat
from . import lanes, purchase
from .actions import DISCARD, READY, RECALL, Discard, Upgrade
from .cards import FIRST_XENO, UP, UPGRADE
from .combat import deaths, enemies
from .events import Discarded, Drew, FirstPassed, Paid, PoolOpened, Recalled, RoundBegan, SaidReady, Upgraded, Won
from .purchase import ITEMS, TRIO
from .state import NO_LANE, Phase, XenoshyftState

HAND = 6
ROUNDS = 9
BUY, DEPLOY, COMBAT, WRAP, OVER = Phase


# ---- beginning


def begin(state: XenoshyftState, out: Sink | None) -> None:
    """The next round: a pool may open, all draw, purchase begins."""
    state.round += 1
    tell(out, RoundBegan(state.first, state.round, state.wave))
    if state.round_of_wave == 1 and state.round > 1:
        open_pool(state, out)
    for seat in range(len(state.hands)):
        draw(state, seat, HAND - len(state.hands[seat]), out)
        supply = state.supply[state.wave - 1]
        if supply:
            piece = supply.pop()
            state.hands[seat].append(piece)
            tell(out, Paid(seat, piece, state.pieces.face[piece]))
    enter(state, BUY)
    if out is not None:
        out.beat()


def open_pool(state: XenoshyftState, out: Sink | None) -> None:
    """Troops of the wave that begins are for sale from now on."""
    tell(out, PoolOpened(state.first, state.wave))
    start = ITEMS + TRIO * (state.wave - 1)
    for place in range(start, start + TRIO):
        purchase.stock(state, place, out)


def draw(state: XenoshyftState, seat: Seat, count: int, out: Sink | None) -> None:
    """Cards from the own deck into the hand; a discard pile becomes the deck when that is empty."""
    deck, hand, drawn = state.decks[seat], state.hands[seat], 0
    while drawn < count:
        if not deck:
            if not state.discards[seat]:
                break
            enemies.reshuffle(state, seat, out)
        piece = deck.pop()
        state.pieces.show(piece, None)
        hand.append(piece)
        drawn += 1
    if drawn and out is not None:
        out.emit(Drew(seat, drawn))
        out.beat()


def enter(state: XenoshyftState, phase: Phase) -> None:
    """A phase begins, and nobody is through with it."""
    state.phase = phase
    state.ready_seats = state.recalled_seats = 0
    state.turn += 1


# ---- ready


def patience(state: XenoshyftState, seat: Seat) -> list[Action]:
    """Ready and recall."""
    if state.ready_seats and not state.recalled_seats >> seat & 1:
        return [READY[seat], RECALL[seat]]
    return [READY[seat]]


def is_all_ready(state: XenoshyftState, seat: Seat, out: Sink | None) -> bool:
    """A seat is through with this phase; whether all are now."""
    state.ready_seats |= 1 << seat
    if out is not None:
        out.emit(SaidReady(seat))
        out.beat()
    return state.ready_seats == (1 << len(state.hands)) - 1


def recall(state: XenoshyftState, seat: Seat, out: Sink | None) -> None:
    """Nobody is ready any more."""
    state.ready_seats = 0
    state.recalled_seats |= 1 << seat
    if out is not None:
        out.emit(Recalled(seat))
        out.beat()


def begin_deployment(state: XenoshyftState, out: Sink | None) -> None:
    """Purchase is over."""
    purchase.end(state, out)
    state.moved = [0] * len(state.hands)
    enter(state, DEPLOY)


# ---- wrap-up


def offers(state: XenoshyftState, seat: Seat) -> list[Action]:
    """Discard, upgrade, ready, recall."""
    face, discard = state.pieces.face, DISCARD[seat]
    found: list[Action] = []
    seen = 0
    for piece in state.hands[seat]:
        printed = face[piece]
        if not seen >> printed & 1:
            seen |= 1 << printed
            found.append(discard[piece])
    for troop in state.fronts[seat]:
        found.append(discard[troop])
        found += [discard[item] for item in state.gear.get(troop, ())]
    found += [Upgrade(seat, value) for value in (1, 3) if not why_no_upgrade(state, seat, value)]
    return found + patience(state, seat)


def why_no_upgrade(state: XenoshyftState, seat: Seat, value: int) -> str:
    """Empty, or what is missing: "wave", "cards" or "supply"."""
    at = (1, 3).index(value)
    face = FIRST_XENO + at
    if state.wave < UP[face]:
        return "wave"
    faces = state.pieces.face
    if sum([faces[piece] == face for piece in state.discards[seat]]) < UPGRADE[face]:
        return "cards"
    return "" if state.supply[at + 1] else "supply"


def discard(state: XenoshyftState, action: Discard, out: Sink | None) -> None:
    """A card of the hand or of the own lane goes to the discard pile."""
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
        tell(out, Discarded(seat, (piece,), (state.pieces.face[piece],)))
    if out is not None:
        out.beat()


def upgrade(state: XenoshyftState, action: Upgrade, out: Sink | None) -> None:
    """Some Xenosathem of the discard pile burns, and one of the next value lies there instead."""
    at = (1, 3).index(action.value)
    face, pile = FIRST_XENO + at, state.discards[action.seat]
    for _card in range(UPGRADE[face]):
        piece = next(each for each in reversed(pile) if state.pieces.face[each] == face)
        pile.remove(piece)
        state.box.append(piece)
    gained: PieceId = state.supply[at + 1].pop()
    pile.append(gained)
    if out is not None:
        out.emit(Upgraded(action.seat, action.value, gained, face + 1))
        out.beat()


def end(state: XenoshyftState, out: Sink | None) -> None:
    """The round is over: what lasted for a round ends, and the next begins, or the base has held."""
    seats = len(state.hands)
    state.growth.clear()
    state.charge.clear()
    state.used_pieces = state.eager_pieces = 0
    state.powered_seats = state.troop_seats = state.item_seats = 0
    state.kills = [0] * seats
    state.placed = [0] * seats
    if state.round == ROUNDS:
        state.turn += 1
        state.phase, state.lane = OVER, NO_LANE
        tell(out, Won(state.first, state.base))
        return
    state.first = (state.first + 1) % seats
    tell(out, FirstPassed(state.first))
    begin(state, out)
