"""Auras and mutations: chosen before the first round, raised or given when their bearer is activated."""

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
"""By seat: the aptitude without which its deck is not used."""
NO_AURA = -1
"""What an Invoke without a card names."""


# ---- before the first round


def begin(state: HybridState, out: Sink | None) -> None:
    """Whoever has drawn auras or mutations chooses among them; then come the first Action cards."""
    lay_out(state, out)
    _ask(state, GRIFFIN, out)


def lay_out(state: HybridState, out: Sink | None) -> None:
    """All decks are shuffled; two Army cards lie ready a side; whoever has bearers draws three cards for them."""
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
    """This side is to choose, or the next one; then the hands are dealt."""
    if seat > SCORPION:
        first_hand.begin(state, out)
    elif state.gifts[seat]:
        state.phase, state.seat = Phase.GIFT, seat
    else:
        _ask(state, seat + 1, out)


def shed_offers(state: HybridState) -> list[Action]:
    """One of three is put away."""
    return [Shed(state.seat, piece) for piece in state.gifts[state.seat]]


def shed(state: HybridState, action: Shed, out: Sink | None) -> None:
    """The others are kept."""
    seat = action.seat
    state.gifts[seat].remove(action.piece)
    state.spent.append(action.piece)
    tell(out, GiftShed(seat))
    state.turn += 1
    _ask(state, seat + 1, out)


# ---- in an activation


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
    """The active warrior raises an aura in the place of another one, or drops it; it lies there at once."""
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


# ---- traits


def wake(state: HybridState, warrior: int, out: Sink | None) -> None:
    """A warrior is activated: some heal by themselves."""
    if any(lasting.has_trait(card, "regrow") for card in lasting.mutations_of(state, warrior)):
        wounds.heal(state, warrior, 1, out)
