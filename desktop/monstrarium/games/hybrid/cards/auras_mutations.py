"""Auras and mutations: chosen before the first round; raised or given when their bearer is activated."""

from __future__ import annotations

from ....engine.action import Action
from ....engine.event import Sink, tell
from ....engine.plain import PieceId, Seat
from ..actions import Graft, Invoke, Shed
from ..combat import wounds
from ..events.cards import AuraRaised, GiftsDrawn, GiftShed, Mutated
from ..printed.other_decks import ARMED, ARMY, DRAWN, EVENT, GIFTS, PILES
from ..printed.warriors import AURA, MUTATION
from ..state import GRIFFIN, SCORPION, HybridState, LastingCard, Phase
from ..turn import first_hand
from . import lasting

BEARERS = (AURA, MUTATION)
"""By seat: the aptitude of those who bear its auras or mutations."""
NO_AURA = -1
"""What an Invoke without a card names."""


def begin(state: HybridState, out: Sink | None) -> None:
    """The sides that have drawn auras or mutations choose among them; then the first Action cards are dealt."""
    lay_out(state, out)
    _ask(state, GRIFFIN, out)


def lay_out(state: HybridState, out: Sink | None) -> None:
    """Shuffle all decks, lay two Army cards ready a side, and draw three auras or mutations for a side with bearers."""
    state.events = _shuffled(state, EVENT)
    for seat in (GRIFFIN, SCORPION):
        state.armies[seat] = _shuffled(state, ARMY[seat])[-ARMED:]
        if any(BEARERS[seat][state.kinds[each]] for each in state.living(seat)):
            state.gifts[seat] = _shuffled(state, GIFTS[seat])[-DRAWN:]
            for piece in state.gifts[seat]:
                state.pieces.show(piece, seat)
            tell(out, GiftsDrawn(seat, DRAWN))


def _shuffled(state: HybridState, deck: int) -> list[PieceId]:
    pile = [*PILES[deck]]
    state.pieces.shuffle(pile, state.rng)
    return pile


def _ask(state: HybridState, seat: Seat, out: Sink | None) -> None:
    """Let this side choose, or the next one that has a choice; then the hands are dealt."""
    if seat > SCORPION:
        first_hand.begin(state, out)
    elif state.gifts[seat]:
        state.phase, state.seat = Phase.GIFT, seat
    else:
        _ask(state, seat + 1, out)


def shed_offers(state: HybridState) -> list[Action]:
    return [Shed(state.seat, piece) for piece in state.gifts[state.seat]]


def shed(state: HybridState, action: Shed, out: Sink | None) -> None:
    """Put one aura or mutation away; the others are kept."""
    seat = action.seat
    state.gifts[seat].remove(action.piece)
    state.spent.append(action.piece)
    tell(out, GiftShed(seat))
    state.turn += 1
    _ask(state, seat + 1, out)


def offers(state: HybridState) -> list[Action]:
    """The auras the active warrior may raise or drop, once; the mutations it may be given."""
    seat, warrior = state.seat, state.active
    gifts, kind = state.gifts[seat], state.kinds[warrior]
    if not gifts:
        return []
    if MUTATION[kind]:
        if len(lasting.mutations_of(state, warrior)) >= MUTATION[kind]:
            return []
        return [Graft(seat, piece) for piece in gifts]
    if not AURA[kind] or state.invoked:
        return []
    raised = {card.piece for card in state.spells}
    found: list[Action] = [Invoke(seat, piece) for piece in gifts if piece not in raised]
    if lasting.aura_of(state, warrior) is not None:
        found.append(Invoke(seat, NO_AURA))
    return found


def invoke(state: HybridState, action: Invoke, out: Sink | None) -> None:
    """The active warrior raises an aura in place of the one it has, or drops that one; it counts at once."""
    seat, warrior, piece = action.seat, state.active, action.piece
    old = lasting.aura_of(state, warrior)
    if old is not None:
        lasting.end(state, old, out)
    if piece != NO_AURA:
        state.pieces.show(piece, None)
        face = state.pieces.face[piece]
        state.spells.append(LastingCard(piece, face, seat, warrior, 0, 0))
        tell(out, AuraRaised(seat, warrior, piece, face))
    state.invoked = True


def graft(state: HybridState, action: Graft, out: Sink | None) -> None:
    """The active warrior is given a mutation, for good."""
    seat, warrior, piece = action.seat, state.active, action.piece
    state.gifts[seat].remove(piece)
    state.pieces.show(piece, None)
    face = state.pieces.face[piece]
    state.spells.append(LastingCard(piece, face, seat, warrior, 0, 0))
    tell(out, Mutated(seat, warrior, piece, face))


def wake(state: HybridState, warrior: int, out: Sink | None) -> None:
    """A warrior is activated: a mutation may heal it."""
    if any(lasting.has_trait(card, "regrow") for card in lasting.mutations_of(state, warrior)):
        wounds.heal(state, warrior, 1, out)
