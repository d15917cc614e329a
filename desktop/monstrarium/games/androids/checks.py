"""Finds states that no match of AndrOIDS can reach although all their numbers are within bounds."""

from __future__ import annotations

from ...language.words import _
from .cards import FIRST_INSTANT, FIRST_SABOTAGE
from .state import DECLARATION, NO_FACE, NO_TARGET, NOBODY, AndroidsState, Phase
from .turn import MOST_ROUNDS

TURN, WINDOW, SETTLE, OVER = Phase


def wrong(state: AndroidsState) -> str:
    return _piles(state) or _batch(state) or _phase(state)


def _piles(state: AndroidsState) -> str:
    face = state.pieces.face
    if len(state.laid_by) != len(state.pile):
        return _("it is not known of every card in the pile who laid it")
    if any(face[piece] >= FIRST_INSTANT for piece in (*state.pile, *state.assembly, *state.waiting)):
        return _("an instant lies in the pile")
    if any(face[piece] >= FIRST_SABOTAGE for piece in state.assembly):
        return _("a sabotage lies in the assembly")
    if (state.waiting or state.assembly) and state.phase is not OVER:
        return _("the pile is uncovered in mid-turn")
    return ""


def _batch(state: AndroidsState) -> str:
    face = state.pieces.face
    for at, entry in enumerate(state.batch):
        if (entry.piece == DECLARATION) != (entry.face == NO_FACE) or (entry.piece == DECLARATION and at):
            return _("what was played at this moment cannot be")
        if entry.piece != DECLARATION and not (entry.face >= FIRST_INSTANT):
            return _("something is played that is no instant")
        if not NO_TARGET <= entry.target < at:
            return _("a cancel answers what was played after it")
        waits = entry.piece in state.played
        if waits and face[entry.piece] != entry.face:
            return _("an instant is not what it was played as")
    return ""


def _phase(state: AndroidsState) -> str:
    phase, pending = state.phase, state.pending is not None
    if (phase is WINDOW) != (state.asked != NOBODY) or (phase is WINDOW and not state.left):
        return _("the seats that are asked do not agree with the phase")
    if pending != (phase is SETTLE) or (pending and not 0 <= state.cursor < len(state.batch)):
        return _("something is being done that nobody began")
    if phase is WINDOW and not (state.batch or state.moment or state.house.after_cards):
        return _("something is being done that nobody began")
    if (phase in (TURN, OVER) and state.batch) or (phase is not OVER and state.winner != NOBODY):
        return _("the match is over and goes on")
    if phase is OVER and state.winner == NOBODY and state.turn < MOST_ROUNDS * len(state.hands):
        return _("the match is over and nobody has won")
    return ""
