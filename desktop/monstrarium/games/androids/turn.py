"""A turn: laying, declaring, its end, and whose turn is next."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.action import Action
from ...engine.event import Sink, tell
from ...engine.plain import Seat
from . import card_moves, knowledge
from . import events as on
from .actions import DECLARE, END, LAY, PLAY, Lay
from .cards import FIRST_INSTANT, KIND, TEXT
from .state import NOBODY, AndroidsState, Phase

TURN, WINDOW, OVER = Phase.TURN, Phase.WINDOW, Phase.OVER
MOST_ROUNDS = 100
"""How many turns each seat has before the match ends without an android."""
HAND = 5
"""How many cards a seat is dealt, and how many it draws up to."""
POOR_HAND = 3
"""How many cards a seat draws up to when its android fell."""


# ---- offers


def offers(state: AndroidsState, seat: Seat) -> Sequence[Action]:
    face, lay = state.pieces.face, LAY[seat]
    found: list[Action] = []
    plays: list[Action] = []
    for piece in state.hands[seat]:
        printed = face[piece]
        if printed < FIRST_INSTANT:
            found.append(lay[piece])
        elif KIND[printed] == TEXT:
            plays.append(PLAY[seat][piece])
    able = bool(found)
    if plays:
        found += plays
    if state.laid:
        # The usual case: a card was laid, so that nothing but an earlier declaration and House Rules stands in the way.
        if not state.curfew_seats and (not state.declared or state.house.again):
            found.append(DECLARE[seat])
        found.append(END[seat])
        return found
    if may_declare(state, able):
        found.append(DECLARE[seat])
    if may_end(state, able):
        found.append(END[seat])
    return found


def is_able(state: AndroidsState, seat: Seat) -> bool:
    face = state.pieces.face
    return any(face[piece] < FIRST_INSTANT for piece in state.hands[seat])


def may_declare(state: AndroidsState, able: bool) -> bool:
    """Whether the seat in turn may declare; `able` tells whether it can lay a card.

    It may do so once a turn unless an option allows more, after laying a card where it can, and without House Rules.
    """
    if (state.declared and not state.house.again) or state.curfew_seats:
        return False
    return state.laid > 0 or not able or state.house.free


def may_end(state: AndroidsState, able: bool) -> bool:
    """Whether the seat in turn may end it: after laying a card where it can, but not while nothing moves."""
    return state.laid > 0 or not (able or is_stuck(state))


def is_stuck(state: AndroidsState) -> bool:
    """Whether nobody has laid, played or declared for a whole round, although they could."""
    return state.idle > len(state.hands) and not (state.curfew_seats or state.house.idles)


# ---- what happens


def lay(state: AndroidsState, action: Lay, out: Sink | None) -> None:
    seat = action.seat
    piece = knowledge.blur(state, seat, action.piece)
    state.hands[seat].remove(piece)
    state.pile.append(piece)
    state.laid_by.append(seat)
    state.laid += 1
    state.idle = 0
    if out is not None:
        out.emit(on.Laid(seat, piece, len(state.pile)))
        out.beat()
    if state.house.after_cards:
        _ask_others(state)


def drawn_at_end(state: AndroidsState, seat: Seat) -> int:
    """How many cards a seat draws at the end of its turn, as long as there are any."""
    lacking = (POOR_HAND if state.failed else HAND) - len(state.hands[seat])
    return lacking if lacking > 0 else 0


def end(state: AndroidsState, out: Sink | None) -> None:
    """Draw, and ask the others before the next turn where an option says so."""
    seat = state.seat
    lacking = drawn_at_end(state, seat)
    if lacking:
        card_moves.draw(state, seat, lacking, out)
    state.idle += 1
    if out is not None:
        out.emit(on.TurnEnded(seat, len(state.hands[seat])))
    if not state.house.pauses:
        begin_next(state, out)
        return
    state.moment = True
    _ask_others(state)
    if out is not None:
        out.emit(on.PauseBegan(seat))
        out.beat()


def _ask_others(state: AndroidsState) -> None:
    """Ask all but the seat in turn, from its left, although nothing was played."""
    seats = len(state.hands)
    state.phase = WINDOW
    state.asked, state.left = (state.seat + 1) % seats, seats - 1


def go_on(state: AndroidsState, out: Sink | None) -> None:
    """Go on after the seats were asked: with the current turn, or with the next one."""
    if state.moment:
        begin_next(state, out)
    else:
        state.phase, state.asked = TURN, NOBODY
        if out is not None:
            out.beat()


def begin_next(state: AndroidsState, out: Sink | None) -> None:
    """Begin the turn of the seat that an instant gave it, else of the left neighbour; skipped turns are used up.

    After the last round the match is over.
    """
    seats, naps = len(state.hands), state.naps
    if state.turn >= MOST_ROUNDS * seats:
        state.phase, state.moment, state.asked = OVER, False, NOBODY
        tell(out, on.NobodyWon(state.seat))
        return
    seat = state.next_seat if state.next_seat != NOBODY else (state.seat + 1) % seats
    state.next_seat = NOBODY
    while naps[seat]:
        naps[seat] -= 1
        tell(out, on.Skipped(seat))
        seat = (seat + 1) % seats
    state.phase, state.moment, state.asked = TURN, False, NOBODY
    state.seat, state.turn = seat, state.turn + 1
    state.laid, state.declared, state.failed = 0, False, False
    if state.curfew_seats >> seat & 1:
        state.curfew_seats ^= 1 << seat
        tell(out, on.CurfewOver(seat))
    if out is not None:
        out.emit(on.TurnBegan(seat))
        out.beat()
