"""Purchase: Xenosathem is spent, cards are pledged and bought."""

from __future__ import annotations

from bisect import bisect

from ...engine.action import Action
from ...engine.event import Sink, show, tell
from ...engine.pieces import EVERYONE
from ...engine.plain import PieceId, Seat
from ...language.words import _
from .actions import BUY, SPEND, Buy, Pledge, Spend
from .cards import COST, FIRST_ITEM, FIRST_XENO, PLEDGE, TEXTS, TROOPS, VALUE, WAVE, amount
from .cards import SPEND as SPEND_TEXT
from .combat.values import price
from .events import Bought, Burned, Discarded, PledgeBack, Pledged, Spent, Stocked
from .lanes import name_of, not_first, not_held, one_of_each
from .state import NO_PIECE, XenoshyftState
from .state import Pledge as Laid

ITEMS, TRIO = 6, 3
"""The number of places for items, and for the troops of each wave."""
PLACES = ITEMS + 3 * TRIO
TRADE_IN = "trade-in"
STARTS = tuple([int(text.args.get("up", 1)) if text else 1 for text in TEXTS["pledge"]])
"""By face: the first wave in which a card can be pledged."""

PAYS = tuple([bool(value or effect) for value, effect in zip(VALUE, SPEND_TEXT, strict=True)])
"""By face: whether a card can be spent."""
LEAST = min([COST[face] for face in range(FIRST_XENO) if WAVE[face] or face >= FIRST_ITEM])
"""The least that a card for sale costs without pledges and discounts."""


# ---- what may be done


def offers(state: XenoshyftState, seat: Seat) -> list[Action]:
    face, hand = state.pieces.face, state.hands[seat]
    found: list[Action] = []
    pledges: list[Action] = []
    seen: set[int] = set()
    spend = SPEND[seat]
    for piece in hand:
        printed = face[piece]
        if printed not in seen:
            seen.add(printed)
            if PAYS[printed]:
                found.append(spend[piece])
            elif PLEDGE[printed] and state.wave >= STARTS[printed]:
                pledges += _pledges(state, seat, piece)
    found += pledges
    purse, plain = state.resources[seat], not state.pledges and state.divisions[seat] < 0
    if plain and purse < LEAST:
        return found
    buy = BUY[seat]
    for piece in state.market:
        if piece >= 0 and (COST[face[piece]] if plain else price(state, seat, piece)) <= purse:
            found.append(buy[piece])
    return found


def _pledges(state: XenoshyftState, seat: Seat, piece: PieceId) -> list[Action]:
    return [Pledge(seat, piece, on) for on in state.market if on >= 0 and fits(state, seat, piece, on)]


def fits(state: XenoshyftState, seat: Seat, piece: PieceId, on: PieceId) -> bool:
    """Whether a card of the hand can be pledged for one for sale."""
    face = state.pieces.face
    own, other = face[piece], face[on]
    match PLEDGE[own]:
        case "cheaper-troop":
            good = state.wave >= STARTS[own] and other < TROOPS and WAVE[other] > 1
        case "cheaper-item":
            good = state.wave >= STARTS[own] and other >= FIRST_ITEM
        case "trade-in":
            good = other < TROOPS and any(map(state.is_troop_card, state.discards[seat]))
        case _:
            return False
    return good and price(state, seat, on) > 0


def tradable(state: XenoshyftState, seat: Seat) -> tuple[PieceId, ...]:
    """The troops of a discard pile, one of each face."""
    return one_of_each(state, filter(state.is_troop_card, state.discards[seat]))


# ---- what is done


def spend(state: XenoshyftState, action: Spend, out: Sink | None) -> None:
    seat, piece = action.seat, action.piece
    face = state.pieces.face[piece]
    by = VALUE[face] or amount(face, "spend", state.wave)
    state.hands[seat].remove(piece)
    state.discards[seat].append(piece)
    state.resources[seat] += by
    if out is not None:
        show(out, Spent(seat, piece, face, by))


def pledge(state: XenoshyftState, seat: Seat, piece: PieceId, on: PieceId, out: Sink | None) -> None:
    face = state.pieces.face[piece]
    state.hands[seat].remove(piece)
    lay_under(state, Laid(seat, piece, on, amount(face, "pledge", state.wave)), out)


def lay_under(state: XenoshyftState, laid: Laid, out: Sink | None) -> None:
    face = state.pieces.face
    state.pledges.append(laid)
    show(out, Pledged(laid.seat, laid.piece, face[laid.piece], laid.on, face[laid.on], laid.off))


def buy(state: XenoshyftState, action: Buy, out: Sink | None) -> None:
    """Pay, take, and let the next card come."""
    seat, piece = action.seat, action.piece
    face, cost = state.pieces.face[piece], price(state, seat, piece)
    state.resources[seat] -= cost
    if state.pledges:
        _use_up(state, seat, piece, out)
    state.hands[seat].append(piece)
    if face < TROOPS:
        state.troop_seats |= 1 << seat
    else:
        state.item_seats |= 1 << seat
    if out is not None:
        out.emit(Bought(seat, piece, face, cost))
    place = state.market.index(piece)
    state.market[place] = NO_PIECE
    stock(state, place, out)
    if out is not None:
        out.beat()


def stock(state: XenoshyftState, place: int, out: Sink | None) -> None:
    """Put the next card of its deck at a place of the market, if there is one."""
    deck = state.item_deck if place < ITEMS else state.troop_decks[(place - ITEMS) // TRIO]
    if deck:
        piece = deck.pop()
        state.market[place] = piece
        state.pieces.seen[piece] = EVERYONE
        if out is not None:
            out.emit(Stocked(state.first, place, piece, state.pieces.face[piece]))


def _use_up(state: XenoshyftState, seat: Seat, piece: PieceId, out: Sink | None) -> None:
    """Burn the pledges for a card that is bought; a trade-in is discarded, or comes back if another seat buys."""
    face = state.pieces.face
    under = [each for each in state.pledges if each.on == piece]
    state.pledges = [each for each in state.pledges if each.on != piece]
    for each in under:
        if each.extra == NO_PIECE:
            burned = each.piece
        elif each.seat == seat:
            state.discards[seat].append(each.piece)
            tell(out, Discarded(seat, (each.piece,), (face[each.piece],)))
            burned = each.extra
        else:
            _give_back(state, each, out)
            continue
        state.box.append(burned)
        tell(out, Burned(each.seat, burned, face[burned]))


def end(state: XenoshyftState, out: Sink | None) -> None:
    """Give back unused pledges and clear all resources."""
    for each in state.pledges:
        _give_back(state, each, out)
    state.pledges = []
    state.resources = [0] * len(state.resources)


def _give_back(state: XenoshyftState, laid: Laid, out: Sink | None) -> None:
    state.hands[laid.seat].append(laid.piece)
    if laid.extra != NO_PIECE:
        state.discards[laid.seat].append(laid.extra)
    tell(out, PledgeBack(laid.seat, laid.piece, state.pieces.face[laid.piece]))


def payment(state: XenoshyftState, seat: Seat, need: int) -> list[PieceId]:
    """The Xenosathem of the hand that covers a price with few cards and little waste; empty if it cannot."""
    face, hand = state.pieces.face, state.hands[seat]
    purse = sorted([(VALUE[face[piece]], at) for at, piece in enumerate(hand) if VALUE[face[piece]]])
    if need <= 0 or sum([value for value, _at in purse]) < need:
        return []
    paid: list[int] = []
    while need > 0:
        fitting = bisect(purse, (need, len(hand)))
        value = purse[max(0, fitting - 1)][0]
        _value, at = purse.pop(bisect(purse, (value, -1)))
        paid.append(at)
        need -= value
    return [hand[at] for at in sorted(paid)]


def why_no_spend(state: XenoshyftState, action: Spend) -> str:
    seat, piece = action.seat, action.piece
    if held := not_held(state, seat, piece):
        return held
    face = state.pieces.face[piece]
    if PAYS[face]:
        return not_first(state, seat, piece)
    return _("{card} cannot be spent.", card=name_of(state, piece))


def why_no_purchase(state: XenoshyftState, action: Buy) -> str:
    seat, piece = action.seat, action.piece
    face = state.pieces.face[piece]
    if piece in state.market:
        return _("That costs {price}; you have {have}.", price=price(state, seat, piece), have=state.resources[seat])
    if 0 <= face < TROOPS and WAVE[face] > state.wave:
        return _("Wave {wave} troops are not for sale yet.", wave=WAVE[face])
    return _("{card} is not for sale.", card=name_of(state, piece)) if face >= 0 else _("That is not for sale.")


def why_no_pledge(state: XenoshyftState, action: Pledge) -> str:
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
    if not price(state, seat, on):
        return _("It costs nothing already.")
    return not_first(state, seat, piece) if fits(state, seat, piece, on) else _why_no_help(own, card)


def _why_no_help(face: int, card: str) -> str:
    match PLEDGE[face]:
        case "cheaper-item":
            return _("{card} makes only items cheaper.", card=card)
        case "cheaper-troop":
            return _("{card} makes only wave 2 and 3 troops cheaper.", card=card)
    return _("{card} makes only troops cheaper.", card=card)
