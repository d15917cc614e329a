"""Whole rounds by the rules, bought, deployed, fought and wrapped up by simple rules, about three in a millisecond."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....engine.plain import PieceId, Seat
from ..actions import BUY as BUYS
from ..actions import DEPLOY as DEPLOYS
from ..actions import DISCARD as DISCARDS
from ..actions import PLACES, READY, Equip, Pledge, Upgrade
from ..actions import SPEND as SPENDS
from ..cards import (
    CHEER,
    DEPLOYABLE,
    EQUIPMENT,
    FACES,
    FIRST_ITEM,
    KIND,
    TROOPS,
    VALUE,
    WAVE,
    amounts,
)
from ..combat.values import power, price
from ..lanes import may_carry
from ..purchase import STARTS, payment
from ..rules import Xenoshyft
from ..state import Phase, XenoshyftState
from ..wrap_up import UPGRADABLE, may_upgrade
from .answers import left
from .fight_choices import drop, habit
from .wanted import ENOUGH, TASTE, Taste, taste_of
from .worths import FIGURE

BUY, DEPLOY, COMBAT, WRAP, OVER = Phase
RULES = Xenoshyft()
VOLUNTEER, SCOUT, OFFICER = (FACES[key] for key in ("militia", "ranger", "research-officer"))
CHEAPER = [sum(off) for off in zip(amounts("pledge", "cheaper-troop"), amounts("pledge", "cheaper-item"), strict=True)]
OFF = {face: CHEAPER[face] for face in (VOLUNTEER, SCOUT, OFFICER)}
"""What these cards of a hand take from a price."""
HELPERS = tuple(
    [
        (SCOUT, VOLUNTEER) if face < TROOPS and WAVE[face] > 1 else (OFFICER,) if face >= FIRST_ITEM else ()
        for face in range(len(KIND))
    ]
)
"""By face of a card for sale: the cards that make it cheaper, the dearest first."""
BEGINS = min(STARTS[face] for face in OFF)
"""The first wave in which cards are pledged."""


def play_round(state: XenoshyftState) -> None:
    """Play up to the wrap-up of this round."""
    while state.phase in (BUY, DEPLOY, COMBAT):
        one_step(state)


def play_match(state: XenoshyftState, taste: Taste = TASTE) -> None:
    while state.phase is not OVER:
        one_step(state, taste)


def with_weights(weights: Sequence[float]) -> Callable[[XenoshyftState], None]:
    """`play_match` with other weights than those in use."""
    taste = taste_of(weights)
    return lambda state: play_match(state, taste)


def one_step(state: XenoshyftState, taste: Taste = TASTE) -> None:
    """Let the next seat do what it does in its phase, or answer one question."""
    if state.pending is not None:
        RULES.apply(state, habit(state, state.pending.choice.seat))
        return
    if state.phase is COMBAT:
        RULES.apply(state, habit(state, state.asked))
        return
    seat = RULES.to_act(state)[0]
    if state.phase is BUY:
        _shop(state, seat, taste)
    elif state.phase is DEPLOY:
        _deploy(state, seat, taste)
    elif dropped := drop(state, seat):
        RULES.apply(state, dropped)
        return
    else:
        _clear_up(state, seat)
    RULES.apply(state, READY[seat])


# ---- purchase


def _shop(state: XenoshyftState, seat: Seat, taste: Taste) -> None:
    """Buy what is wanted most of all that can be paid, again and again, with pledges where there are some."""
    while (piece := _most_wanted(state, seat, taste)) >= 0:
        _pledge(state, seat, piece)
        if (missing := price(state, seat, piece) - state.resources[seat]) > 0:
            for paid in payment(state, seat, missing):
                RULES.apply(state, SPENDS[seat][paid])
        RULES.apply(state, BUYS[seat][piece])


def _most_wanted(state: XenoshyftState, seat: Seat, taste: Taste) -> PieceId:
    """The card for sale that is wanted most and can be paid, -1 if there is none."""
    face = state.pieces.face
    held = [face[piece] for piece in state.hands[seat]]
    money, room = state.resources[seat], PLACES - len(state.fronts[seat])
    for printed in held:
        money += VALUE[printed]
        room -= DEPLOYABLE[printed]
    if money <= 0:
        return -1
    wanted = taste.wanted[state.round][room > 0]
    off = {helper: held.count(helper) * OFF[helper] for helper in OFF} if state.wave >= BEGINS else {}
    best, most = -1, ENOUGH
    for piece in state.market:
        if piece >= 0 and wanted[face[piece]] > most:
            helped = sum([off[helper] for helper in HELPERS[face[piece]]]) if off else 0
            if price(state, seat, piece) - helped <= money:
                best, most = piece, wanted[face[piece]]
    return best


def _pledge(state: XenoshyftState, seat: Seat, piece: PieceId) -> None:
    """Lay cards of the hand under one for sale: volunteers always, others only where money is short."""
    if state.wave < BEGINS:
        return
    face, hand = state.pieces.face, state.hands[seat]
    helping = [card for helper in reversed(HELPERS[face[piece]]) for card in hand if face[card] == helper]
    if not helping:
        return
    money = state.resources[seat] + sum([VALUE[face[each]] for each in hand])
    for card in helping:
        if price(state, seat, piece) > (0 if face[card] == VOLUNTEER else money):
            RULES.apply(state, Pledge(seat, card, piece))


# ---- deployment and wrap-up


def _deploy(state: XenoshyftState, seat: Seat, taste: Taste) -> None:
    """Fill the lane of a seat with the strongest troops of its hand, the toughest in front, and equip them."""
    face, front, hand = state.pieces.face, state.fronts[seat], state.hands[seat]
    figure = FIGURE[state.wave]
    troops = sorted([piece for piece in hand if DEPLOYABLE[face[piece]]], key=lambda piece: -figure[face[piece]])
    for piece in troops[: PLACES - len(front)]:
        RULES.apply(state, DEPLOYS[seat][piece][seat][len(front)])
    for item in [piece for piece in hand if KIND[face[piece]] == EQUIPMENT]:
        able = [troop for troop in front if may_carry(state, troop, item)]
        if able:
            RULES.apply(state, Equip(seat, item, max(able, key=lambda troop: left(state, troop, seat))))
    front[:] = _in_order(state, seat, front, taste.forward)


def _in_order(state: XenoshyftState, seat: Seat, front: Sequence[PieceId], forward: float) -> list[PieceId]:
    """Troops that strengthen others last, the toughest first."""
    face = state.pieces.face

    def place(troop: PieceId) -> tuple[int, float]:
        return CHEER[face[troop]], -left(state, troop, seat) - forward * power(state, troop, seat)

    return sorted(front, key=place)


def _clear_up(state: XenoshyftState, seat: Seat) -> None:
    """Discard the hand, as what is drawn instead is worth more, and melt what can be melted."""
    for piece in [*state.hands[seat]]:
        RULES.apply(state, DISCARDS[seat][piece])
    for value in UPGRADABLE:
        while may_upgrade(state, seat, value):
            RULES.apply(state, Upgrade(seat, value))
