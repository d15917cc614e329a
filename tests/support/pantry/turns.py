"""What the actions of Pantry do: offers, the tasting, and a turn of cooking."""

from __future__ import annotations

from monstrarium.engine.event import Sink, tell
from monstrarium.engine.plain import PieceId, Plain

from . import events as on
from .actions import EndTurn, Offer, Play, Polish
from .card_moves import draw, scrap
from .effects import book
from .state import PantryState, Phase


def offer(state: PantryState, action: Offer, out: Sink | None) -> None:
    """Put an offer down; the last one opens the tasting."""
    state.picks.put(action.seat, action.card)
    tell(out, on.Offered(action.seat))
    if not state.picks.missing():
        _taste(state, out)
        _begin_turn(state)


def play(state: PantryState, action: Play, out: Sink | None) -> None:
    """Put a jar on the shelf, or carry out the effect of another card."""
    seat, card = action.seat, action.card
    state.hands[seat].remove(card)
    state.played = True
    state.pieces.show(card, None)
    facts = state.card(card)
    (state.shelves[seat] if facts.jar else state.scraps).append(card)
    tell(out, on.Played(seat, card, state.pieces.face[card]))
    if not facts.jar:
        if out is not None:
            out.beat()
        book.begin(state, facts.key, seat, out=out)


def polish(state: PantryState, action: Polish, out: Sink | None) -> None:
    state.coins[action.seat] -= 1
    state.shine[action.jar] = state.shine.get(action.jar, 0) + 1
    tell(out, on.Polished(action.seat, action.jar, state.pieces.face[action.jar]))


def end_turn(state: PantryState, action: EndTurn, out: Sink | None) -> None:
    draw(state, action.seat, out)
    state.cooked += 1
    if state.cooked == len(state.hands):
        state.cooked = 0
        state.round += 1
        state.phase = Phase.TASTE if state.round <= state.rounds else Phase.OVER
    if state.phase is Phase.OVER:
        scores = [state.score(seat) for seat in range(len(state.hands))]
        tell(out, on.Finished(scores.index(max(scores)), max(scores)))
    else:
        _begin_turn(state)


def _taste(state: PantryState, out: Sink | None) -> None:
    """Open all offers and throw them away; the only best jar earns a coin, and the first seat of the best begins."""
    offers = [_card(pick) for pick in state.picks.open()]
    worth = [0 if card is None else state.card(card).worth for card in offers]
    best = [seat for seat, each in enumerate(worth) if each == max(worth)]
    for seat, card in enumerate(offers):
        if card is not None:
            scrap(state, seat, state.hands[seat], card, out)
    state.first = best[0] if len(best) == 1 else state.rng.pick(best)
    state.coins[state.first] += len(best) == 1
    state.phase = Phase.COOK
    tell(out, on.Tasted(state.first, tuple(offers), len(best) == 1))
    if out is not None:
        out.beat()


def _begin_turn(state: PantryState) -> None:
    state.turn += 1
    state.played = False


def _card(pick: Plain) -> PieceId | None:
    assert pick is None or isinstance(pick, int), pick
    return pick
