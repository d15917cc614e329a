"""What is played face up: the batch, the window in which the seats are asked about it, and how it is settled."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.action import Action
from ...engine.event import Sink, tell
from ...engine.plain import Seat
from . import card_moves, knowledge, turn, uncovering
from . import events as on
from .actions import ONLY_PASS, PASS, PLAY, Declare, Pass, Play
from .cards import ANSWERS, CANCEL, EFFECT, FIRST_INSTANT, KIND, TEXT
from .effects import book
from .state import DECLARATION, NOBODY, AndroidsState, Entry, Phase

TURN, WINDOW, SETTLE, OVER = Phase
ON_TEXT, ON_CANCEL, ON_DECLARATION = 1, 2, 4
ANSWERED = {
    "": 0,
    "instant": ON_TEXT | ON_CANCEL,
    "effect": ON_TEXT,
    "declaration": ON_DECLARATION,
    "any": ON_TEXT | ON_CANCEL | ON_DECLARATION,
}
FITS = tuple(ANSWERED[answers] for answers in ANSWERS)
"""By face: the kinds of entries that a cancel answers, one bit each."""
SORT = (*[ON_CANCEL if kind == CANCEL else ON_TEXT for kind in KIND], ON_DECLARATION)
"""By face: the kind of an entry, as such a bit; the last one is for NO_FACE, which a declaration has."""


# ---- offers


def offers(state: AndroidsState, seat: Seat) -> Sequence[Action]:
    face, batch = state.pieces.face, state.batch
    found: list[Action] = []
    for piece in state.hands[seat]:
        printed = face[piece]
        if printed >= FIRST_INSTANT:
            if KIND[printed] == TEXT:
                found.append(PLAY[seat][piece])
            elif batch:
                if state.house.grace:
                    found += [Play(seat, piece, target) for target in targets(state, printed)]
                elif FITS[printed] & SORT[batch[-1].face]:
                    found.append(Play(seat, piece, len(batch) - 1))
    if not found:
        return ONLY_PASS[seat]
    found.append(PASS[seat])
    return found


def targets(state: AndroidsState, cancel: int) -> list[int]:
    """The entries of the batch that a cancel with this face may answer now.

    That is the last one; by an option also the declaration, as long as the window is open.
    """
    batch, fits = state.batch, FITS[cancel]
    found = [len(batch) - 1] if fits & SORT[batch[-1].face] else []
    if state.house.grace and len(batch) > 1 and fits & ON_DECLARATION and batch[0].piece == DECLARATION:
        found.insert(0, 0)
    return found


# ---- playing


def play(state: AndroidsState, action: Play, out: Sink | None) -> None:
    seat, piece = action.seat, action.piece
    state.hands[seat].remove(piece)
    state.played.append(piece)
    knowledge.publish(state, piece)
    face = state.pieces.face[piece]
    state.batch.append(Entry(seat, piece, face, action.target))
    if out is not None:
        out.emit(on.Played(seat, piece, face, action.target))
    _ask(state, seat, out)


def declare(state: AndroidsState, action: Declare, out: Sink | None) -> None:
    state.declared = True
    state.batch.append(Entry(action.seat))
    if out is not None:
        out.emit(on.Declared(action.seat, len(state.pile)))
    _ask(state, action.seat, out)


def _ask(state: AndroidsState, seat: Seat, out: Sink | None) -> None:
    """Begin to ask all other seats, from the left of this one."""
    seats = len(state.hands)
    state.phase, state.idle = WINDOW, 0
    state.asked, state.left = (seat + 1) % seats, seats - 1
    if out is not None:
        out.beat()


def let_pass(state: AndroidsState, action: Pass, out: Sink | None) -> None:
    """Ask the next seat; close the window when all have passed."""
    if out is not None:
        out.emit(on.Passed(action.seat))
        out.beat()
    state.left -= 1
    if state.left:
        state.asked = (state.asked + 1) % len(state.hands)
    elif state.batch:
        _close(state, out)
    else:
        turn.go_on(state, out)


def _close(state: AndroidsState, out: Sink | None) -> None:
    if out is not None:
        out.emit(on.WindowClosed(state.seat, len(state.batch)))
        out.beat()
    state.phase, state.asked = SETTLE, NOBODY
    state.texts, state.cursor, state.acting = False, len(state.batch) - 1, False
    settle(state, out)


# ---- settling


def settle(state: AndroidsState, out: Sink | None) -> None:
    """Carry out cancels from the last to the first, then other instants from the first to the last.

    It stops where an effect asks a question, and goes on from there when it is called again.
    """
    batch = state.batch
    if not state.texts:
        for at in range(state.cursor, -1, -1):
            if SORT[batch[at].face] == ON_CANCEL and not _settle_entry(state, at, out):
                return
        state.texts, state.cursor = True, 0
    for at in range(state.cursor, len(batch)):
        if SORT[batch[at].face] == ON_TEXT and not _settle_entry(state, at, out):
            return
    _end_batch(state, out)


def _settle_entry(state: AndroidsState, at: int, out: Sink | None) -> bool:
    """Carry out an entry unless it is cancelled; False while its effect waits for an answer."""
    entry, state.cursor = state.batch[at], at
    if entry.dead:
        return True
    if not state.acting:
        _carry_out(state, entry, out)
    if state.pending is not None:
        return False
    state.acting = False
    state.played.remove(entry.piece)
    card_moves.discard(state, entry.seat, (entry.piece,), "played", out)
    return True


def _carry_out(state: AndroidsState, entry: Entry, out: Sink | None) -> None:
    face = entry.face
    if entry.target >= 0 and state.batch[entry.target].dead:
        tell(out, on.TooLate(entry.seat, entry.piece, face))
        return
    if out is not None:
        out.emit(on.Resolving(entry.seat, entry.piece, face))
        out.beat()
    state.acting = True
    book.begin(state, EFFECT[face], entry.seat, entry.piece, out=out)


def _end_batch(state: AndroidsState, out: Sink | None) -> None:
    """Uncover the pile if a declaration is left, and go on."""
    first = state.batch[0]
    state.batch.clear()
    state.texts, state.cursor = False, 0
    state.phase = TURN
    if first.piece != DECLARATION or first.dead:
        turn.go_on(state, out)
    elif uncovering.uncover(state, out):
        state.phase, state.winner = OVER, state.seat
        tell(out, on.Won(state.seat))
    else:
        state.failed = True
        uncovering.clear(state, out)
        turn.end(state, out)
