"""The uncovering of the pile, card by card from the top, with the effects of sabotages. No seat is asked."""

from __future__ import annotations

from ...engine.event import Sink, tell
from ...engine.game import ranked
from ...engine.pieces import EVERYONE
from ...engine.plain import PieceId
from . import events as on
from . import knowledge
from .card_moves import discard
from .cards import EFFECT, HEAD, JUNK, KIND, LIMB, PLAIN, RANDOM, TORSO
from .effects.sabotages import ECHO, ON_ASSEMBLY, ON_PILE
from .state import NO_FACE, AndroidsState

LIMBS = 4
"""How many limbs an android needs beside a head and a torso."""
LEAST = LIMBS + 2
"""How many parts an android has at least."""
STRIKES = tuple(ON_PILE.get(effect) or ON_ASSEMBLY.get(effect) for effect in EFFECT)
ZONES = tuple("pile" if effect in ON_PILE else "assembly" for effect in EFFECT)


def uncover(state: AndroidsState, out: Sink | None) -> bool:
    """Uncover the pile for the seat in turn and carry out the random sabotages; True if an android stands.

    The assembly stays where it is.
    """
    pile, laid_by, face, seen = state.pile, state.laid_by, state.pieces.face, state.pieces.seen
    assembly, waiting, struck_from = state.assembly, state.waiting, len(state.discard)
    resolved = NO_FACE
    while pile:
        piece = pile.pop()
        laid_by.pop()
        seen[piece] = EVERYONE
        kind = KIND[face[piece]]
        if kind <= JUNK:
            assembly.append(piece)
        else:
            waiting.append(piece)
        if out is not None:
            _tell_uncovered(state, piece, kind, out)
        if kind == PLAIN:
            resolved = _resolve_plain(state, piece, resolved, out)
    while waiting:
        this = face[waiting[0]]
        _strike(state, this, this, out)
        _spend(state, 0, out)
    knowledge.forget(state, [*assembly, *state.discard[struck_from:]])
    return _judge(state, out)


def _tell_uncovered(state: AndroidsState, piece: PieceId, kind: int, out: Sink) -> None:
    seat, face = state.seat, state.pieces.face[piece]
    out.emit(on.Uncovered(seat, piece, face, len(state.pile)))
    if kind == RANDOM:
        out.emit(on.Waits(seat, piece, face))
    out.beat()


def _resolve_plain(state: AndroidsState, piece: PieceId, resolved: int, out: Sink | None) -> int:
    """Carry out a sabotage that was just uncovered; returns the face that an echo would repeat from now on."""
    this = state.pieces.face[piece]
    echoes = EFFECT[this] == ECHO
    if not echoes:
        resolved = this
    elif resolved != NO_FACE:
        tell(out, on.Echoes(state.seat, this, resolved))
    _strike(state, this, resolved, out)
    _spend(state, len(state.waiting) - 1, out)
    return resolved


def _strike(state: AndroidsState, source: int, text: int, out: Sink | None) -> None:
    """Carry out the text of one face for the sabotage with the face `source`."""
    strike = None if text == NO_FACE else STRIKES[text]
    struck = strike(state, text) if strike is not None else []
    for piece in struck:
        state.pieces.seen[piece] = EVERYONE
    state.discard += struck
    if out is None:
        return
    if struck:
        face = state.pieces.face
        out.emit(on.Strikes(state.seat, source, tuple(struck), tuple(face[piece] for piece in struck), ZONES[text]))
    else:
        out.emit(on.NoVictim(state.seat, source))
    out.beat()


def _spend(state: AndroidsState, at: int, out: Sink | None) -> None:
    piece = state.waiting.pop(at)
    state.discard.append(piece)
    if out is not None:
        out.emit(on.Spent(state.seat, piece, state.pieces.face[piece]))


def count(state: AndroidsState) -> tuple[int, int, int]:
    face = state.pieces.face
    kinds = [KIND[face[piece]] for piece in state.assembly]
    return kinds.count(HEAD), kinds.count(TORSO), kinds.count(LIMB)


def _judge(state: AndroidsState, out: Sink | None) -> bool:
    if out is None and len(state.assembly) < LEAST:
        return False
    heads, torsos, limbs = count(state)
    stands = heads >= 1 and torsos >= 1 and limbs >= LIMBS
    if out is not None:
        out.emit((on.Stands if stands else on.Falls)(state.seat, heads, torsos, limbs))
        out.beat()
    return stands


def scores(state: AndroidsState) -> tuple[int, ...]:
    """By seat: 1 for the winner, 0 for all others."""
    return tuple([int(seat == state.winner) for seat in range(len(state.hands))])


def places(state: AndroidsState) -> tuple[int, ...]:
    """The place of each seat: 1 for the winner and 2 for all others; 1 for all where nobody has won."""
    return ranked(scores(state))


def clear(state: AndroidsState, out: Sink | None) -> None:
    fallen, state.assembly = state.assembly, []
    discard(state, state.seat, fallen, "assembly", out)
