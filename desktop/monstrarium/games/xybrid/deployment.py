"""The end of a round: the reveal, breakthroughs, DEPLOY effects, infamy, and the beginning of the next round."""

from __future__ import annotations

from ...engine.action import Action
from ...engine.event import Sink
from ...engine.game import ranked
from ...engine.plain import PieceId, Seat
from . import card_moves
from . import events as on
from .actions import COMMIT, NOTHING
from .cards import BIT, DEPLOYS, EFFECT
from .monster import EVERYTHING, hand_worth, name_faces, value, worth
from .state import NO_PIECE, ROUNDS, Phase, XybridState
from .words import book

CORE, BEGIN, BUILD, REVEAL, ACTIVATE, DEPLOY, OVER = Phase


def secret_offers(state: XybridState, seat: Seat) -> list[Action]:
    """The breakthroughs that a seat can put down, if it has not yet."""
    if not state.picks.misses(seat):
        return []
    commit = COMMIT[seat]
    return [NOTHING[seat], *[commit[card] for card in state.secrets[seat]]]


def commit(state: XybridState, seat: Seat, card: PieceId | None, out: Sink | None) -> None:
    """Put down a breakthrough or none; after the last seat all are revealed."""
    state.picks.put(seat, card)
    if out is not None:
        out.emit(on.Committed(seat))
    if not all(state.picks.made):
        return
    for each, pick in enumerate(state.picks.open()):
        if isinstance(pick, int):
            state.secrets[each].remove(pick)
            state.revealed[each] = pick
            state.pieces.show(pick, None)
    state.phase = ACTIVATE
    state.turn += 1
    if out is not None:
        faces = tuple(-1 if pick == NO_PIECE else state.pieces.face[pick] for pick in state.revealed)
        out.emit(on.Revealed(state.first, tuple(state.revealed), faces))
        out.beat()


def activate_step(state: XybridState, out: Sink | None) -> bool:
    """Carry out the next breakthrough in turn order; after the last one go on to the DEPLOY effects."""
    order = state.order()
    while state.activated < len(order):
        seat = order[state.activated]
        state.activated += 1
        card = state.revealed[seat]
        if card != NO_PIECE:
            face = state.pieces.face[card]
            if out is not None:
                out.emit(on.Activated(seat, card, face))
                out.beat()
            book.begin(state, EFFECT[face], seat, card, out=out)
            return True
    state.phase = DEPLOY
    return True


def next_parts(state: XybridState) -> tuple[Seat, list[PieceId]]:
    """The seat whose DEPLOY effect is next, and its parts that have the highest value of all that are left.

    Of several seats with that value it is the first in turn order.
    """
    face, resolved, sign = state.pieces.face, state.resolved_parts, -1 if state.reversed else 1
    best, whose, parts = -100, state.first, []
    for seat in state.order():
        for part in state.monsters[seat]:
            if DEPLOYS[face[part]] and not resolved & BIT[part]:
                rank = sign * value(state, part)
                if rank > best:
                    best, whose, parts = rank, seat, [part]
                elif rank == best and seat == whose:
                    parts.append(part)
    return whose, parts


def deploy_step(state: XybridState, out: Sink | None) -> bool:
    """Carry out the next DEPLOY effect; after the last one the monsters pay.

    False where a seat has to choose among several.
    """
    seat, parts = next_parts(state)
    if not parts:
        pay(state, out)
        if state.round < ROUNDS:
            refresh(state, out)
            begin_round(state, least_infamous(state), out)
        else:
            finish(state, out)
        return True
    if len(parts) > 1 and not state.muted_seats >> seat & 1:
        state.seat = seat
        return False
    trigger(state, seat, parts[0], out)
    return True


def trigger(state: XybridState, seat: Seat, part: PieceId, out: Sink | None) -> None:
    """Carry out the DEPLOY effect of a part, unless it is muted; either way it has had its turn."""
    state.resolved_parts |= BIT[part]
    face = state.pieces.face[part]
    if state.muted_seats >> seat & 1:
        if out is not None:
            out.emit(on.Muted(seat, part, face))
        return
    if out is not None:
        out.emit(on.Deployed(seat, part, face, value(state, part)))
        out.beat()
    book.begin(state, "deploy", seat, part, out=out)


def pay(state: XybridState, out: Sink | None) -> None:
    """Pay the values of the parts of each monster, and 1 for each part in a hand, all at the same time."""
    state.paid = [worth(state, seat) + hand_worth(state, seat) for seat in range(len(state.hands))]
    then = [had + paid for had, paid in zip(state.infamy, state.paid, strict=True)]
    if out is not None:
        _count(state, out)
    state.infamy[:] = then
    if out is not None:
        for seat in state.order():
            _tell_score(state, seat, out)
        out.beat()


def refresh(state: XybridState, out: Sink | None) -> None:
    """Put monsters into their piles, shuffle hands and lab into the deck, and stock the lab."""
    for seat, parts in enumerate(state.monsters):
        state.piles[seat] += (state.cores[seat], *parts)
        parts.clear()
        state.lacks[seat] = EVERYTHING
        state.cores[seat] = NO_PIECE
        state.revealed[seat] = NO_PIECE
        state.deck += state.hands[seat]
        state.hands[seat].clear()
    state.deck += state.lab
    state.lab.clear()
    clear_marks(state)
    state.pieces.shuffle(state.deck, state.rng)
    card_moves.stock(state, state.lab_size(), out)


def clear_marks(state: XybridState) -> None:
    """Clear everything that holds for one deployment or one round."""
    state.fixed.clear()
    state.growth.clear()
    state.activated = state.occurred = state.resolved_parts = state.occurred_parts = 0
    state.muted_seats = state.shielded_seats = state.insured_seats = 0
    state.used_parts = state.left_parts = 0
    state.reversed = False


def least_infamous(state: XybridState) -> Seat:
    """The seat that goes first in the next round; a tie is broken at random."""
    lowest = min(state.infamy)
    least = [seat for seat, infamy in enumerate(state.infamy) if infamy == lowest]
    return least[0] if len(least) == 1 else state.rng.pick(least)


def begin_round(state: XybridState, first: Seat, out: Sink | None) -> None:
    """Begin a round; where an option says so, core parts are dealt."""
    state.round += 1
    state.turn += 1
    state.first = state.seat = first
    state.phase = CORE
    if out is not None:
        out.beat()  # What is told from here on belongs to the new round.
        out.emit(on.RoundBegan(first, state.round))
    if state.house.dealt:
        for seat in state.order():
            take_core(state, seat, state.rng.pick(state.core_pile), out)


def take_core(state: XybridState, seat: Seat, core: PieceId, out: Sink | None) -> None:
    """Begin a monster; after the last one the turns begin."""
    state.core_pile.remove(core)
    state.cores[seat] = core
    state.seat = (seat + 1) % len(state.hands)
    if out is not None:
        out.emit(on.CoreTaken(seat, core, core))
    if state.seat == state.first:
        state.phase = BEGIN
        state.cycle = 1
        state.drawn = False
        if out is not None:
            out.beat()
            out.emit(on.TurnBegan(state.seat))


def finish(state: XybridState, out: Sink | None) -> None:
    """End the match; the last monsters stay on the table."""
    state.phase = OVER
    if out is not None:
        final = places(state)
        out.emit(on.Ended(final.index(1), final, tuple(state.infamy)))


def places(state: XybridState) -> tuple[int, ...]:
    """The place of each seat, from 1; ties share a place unless an option lets the last monster decide."""
    last = state.paid if state.house.last_monster else [0] * len(state.infamy)
    return ranked(list(zip(state.infamy, last, strict=True)))


def _count(state: XybridState, out: Sink) -> None:
    """Report the parts of each monster as they pay, one after the other, the highest value first."""
    rows = [sorted(monster, key=lambda part: -value(state, part)) for monster in state.monsters]
    for at in range(max(map(len, rows))):
        for seat in state.order():
            if at < len(rows[seat]):
                part = rows[seat][at]
                state.infamy[seat] += value(state, part)
                out.emit(on.Counted(seat, part, value(state, part)))
        out.beat()


def _tell_score(state: XybridState, seat: Seat, out: Sink) -> None:
    parts, face = state.monsters[seat], state.pieces.face
    first, last = name_faces(state, seat)
    values = tuple(value(state, part) for part in parts)
    faces = tuple(face[part] for part in parts)
    out.emit(on.Scored(seat, first, last, faces, values, hand_worth(state, seat), state.paid[seat]))
