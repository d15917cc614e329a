"""The purchases that bots compare which think long: the best of many in forecasts of the lane."""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum
from typing import NamedTuple

from ....engine.action import Action
from ....engine.course import Course
from ....engine.plain import PieceId, Seat
from ....engine.rng import Rng
from ..actions import BUY as BUYS
from ..actions import PLACES, READY, Buy, Pledge, Ready
from ..actions import SPEND as SPENDS
from ..cards import COST, DEPLOYABLE, EQUIPMENT, KIND, PLEDGE, VALUE, amount
from ..cards import SPEND as SPENDABLE
from ..combat.values import price
from ..purchase import fits, payment
from ..rounds import ROUNDS
from ..rules import Xenoshyft
from ..state import XenoshyftState
from .expected_lane import fresh_soldier, soldier
from .line_up import hand_out, line_up
from .sampled_worlds import FINE, Outlook, ranked
from .wanted import LASTING, TASTE
from .worths import FIGURE, HAND_GUARDS, KEPT, THROWN

BUNDLES = 80
"""How many purchases are thought of."""
SINGLE = 4
"""One of so many is a single card."""
MOST, SINGLES = 14, 3
"""How many of them are compared more closely, and how many single cards among them."""
LEAST = 0.1
"""How much any card is wanted at least, so that it is thought of."""
RULES = Xenoshyft()
OUTFIT = 0.3
"""The share of the worth of equipment that a forecast of the round does not see."""
CHEAPER = ("cheaper-troop", "cheaper-item")
"""The effects of cards that make another cheaper by a figure."""
SPARED = 0.25
"""The share of its worth that a troop has when the seat's lane has no room for it."""


class Bundle(NamedTuple):
    """Cards that can be bought together, and the cards of the hand that are pledged for them."""

    cards: tuple[PieceId, ...] = ()
    pledged: tuple[PieceId, ...] = ()


def purchases(state: XenoshyftState, seat: Seat) -> list[Course]:
    """Nothing, what simple rules buy, single cards, and the purchases that look best in forecasts, each as a course."""
    first, *others = _bundles(state, seat)
    if len(others) > 1:
        outlook = Outlook(state, FINE)
        best = ranked(others[1:], lambda bundle, worlds: _bundle_score(outlook, seat, bundle, worlds))
        alone = [bundle for bundle in best if len(bundle.cards) == 1][:SINGLES]
        others = [others[0], *alone, *[bundle for bundle in best if bundle not in alone]][:MOST]
    return [_course(state, seat, bundle) for bundle in (first, *others)]


def _course(state: XenoshyftState, seat: Seat, bundle: Bundle) -> Course:
    """All actions of a purchase; if nothing is to be bought, being ready."""
    world, course = state.clone(), list[Action]()
    while bundle.cards:
        action = _step(world, seat, bundle)
        if isinstance(action, Buy):
            bundle = Bundle(tuple([piece for piece in bundle.cards if piece != action.piece]), bundle.pledged)
        elif isinstance(action, Pledge):
            bundle = Bundle(bundle.cards, tuple([piece for piece in bundle.pledged if piece != action.piece]))
        elif isinstance(action, Ready):
            break
        course.append(action)
        RULES.apply(world, action)
    return tuple(course) or (READY[seat],)


def _step(state: XenoshyftState, seat: Seat, bundle: Bundle) -> Action:
    """The action that comes next in buying a bundle."""
    face, hand = state.pieces.face, state.hands[seat]
    dearest_first = sorted(bundle.cards, key=lambda each: -COST[face[each]])
    for piece in bundle.pledged:
        for on in dearest_first:
            if fits(state, seat, piece, on):
                return Pledge(seat, piece, on)
    for on in dearest_first:
        missing = price(state, seat, on) - state.resources[seat]
        if missing <= 0:
            return BUYS[seat][on]
        if sum([VALUE[face[piece]] for piece in hand]) >= missing:
            return SPENDS[seat][payment(state, seat, missing)[0]]
    for piece in hand:
        if SPENDABLE[face[piece]]:
            return SPENDS[seat][piece]
    return READY[seat]


def _bundles(state: XenoshyftState, seat: Seat) -> Iterator[Bundle]:
    """Affordable purchases of different cards: none, then what is wanted most, then others in random order.

    Most spend as much as they can, some are a single card.
    """
    yield Bundle()
    face, hand = state.pieces.face, state.hands[seat]
    prices = {piece: price(state, seat, piece) for piece in state.market if piece >= 0}
    money = state.resources[seat] + sum([VALUE[face[piece]] for piece in hand])
    money += sum([state.wave + 2 for piece in hand if SPENDABLE[face[piece]]])
    room = PLACES - len(state.fronts[seat]) - sum([DEPLOYABLE[face[piece]] for piece in hand])
    wanted = TASTE.wanted[state.round][room > 0]
    rng = Rng(state.turn * 31 + money)
    seen: set[tuple[tuple[int, ...], ...]] = {((), ())}
    for number in range(BUNDLES):
        luck = {piece: 1.0 if number == 0 else 2.0 ** (rng.below(1000) / 160) for piece in prices}
        order = sorted(prices, key=lambda each: -max(LEAST, wanted[face[each]]) * luck[each])
        most = 1 if number % SINGLE == SINGLE - 1 else len(order)
        bundle = _paid(state, seat, order, prices, money, most)
        look = (tuple(sorted([face[each] for each in part])) for part in bundle)
        if (key := tuple(look)) not in seen:
            seen.add(key)
            yield bundle


def _paid(
    state: XenoshyftState, seat: Seat, wanted: list[PieceId], prices: dict[PieceId, int], money: int, most: int
) -> Bundle:
    """As many cards as can be paid in this order, at most so many, with pledges where money is short."""
    face = state.pieces.face
    free = [piece for piece in state.hands[seat] if PLEDGE[face[piece]] in CHEAPER]
    free.sort(key=lambda piece: COST[face[piece]])
    chosen: list[PieceId] = []
    pledged: list[PieceId] = []
    for piece in wanted:
        if len(chosen) == most:
            break
        short = prices[piece] - money
        helpers: list[PieceId] = []
        for other in free:
            if short > 0 and fits(state, seat, other, piece):
                helpers.append(other)
                short -= amount(face[other], "pledge", state.wave)
        if short <= 0:
            off = sum([amount(face[other], "pledge", state.wave) for other in helpers])
            money -= max(0, prices[piece] - off)
            free = [other for other in free if other not in helpers]
            pledged += helpers
            chosen.append(piece)
    return Bundle(tuple(sorted(chosen)), tuple(pledged))


def _bundle_score(outlook: Outlook, seat: Seat, bundle: Bundle, worlds: slice) -> float:
    """The damage to expect after this purchase, less the worth of the cards in later rounds."""
    state = outlook.state
    face, wave, lasting = state.pieces.face, outlook.wave, LASTING[state.round]
    front = [soldier(state, troop, seat) for troop in state.fronts[seat]]
    figure = FIGURE[wave]
    held = [piece for piece in (*state.hands[seat], *bundle.cards) if piece not in bundle.pledged]
    at_hand = [piece for piece in held if DEPLOYABLE[face[piece]]]
    at_hand.sort(key=lambda piece: -figure[face[piece]])
    room = PLACES - len(front)
    fresh = [fresh_soldier(state, piece) for piece in at_hand[:room]]
    spare = at_hand[room:]
    front = line_up([*front, *fresh], fresh)
    faces = [face[piece] for piece in held]
    for printed in faces:
        if KIND[printed] == EQUIPMENT:
            hand_out(front, printed, wave)
    thrown = [THROWN[wave][printed] for printed in faces if printed in THROWN[wave]]
    guards = [HAND_GUARDS[wave][printed] for printed in faces if printed in HAND_GUARDS[wave]]
    score = outlook.fight(seat, front, worlds, thrown, guards)
    score += fsum([lasting[face[piece]] for piece in bundle.pledged])
    for piece in bundle.cards:
        printed = face[piece]
        score -= lasting[printed]
        if not DEPLOYABLE[printed]:
            score -= (OUTFIT if KIND[printed] == EQUIPMENT else KEPT) * figure[printed]
    if state.round == ROUNDS and len(state.fronts) == 1:
        return score
    return score - SPARED * fsum([figure[face[piece]] for piece in spare])
