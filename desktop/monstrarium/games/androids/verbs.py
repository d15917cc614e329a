"""Why the rules refuse an action, in a sentence for the seat that tries it."""

from __future__ import annotations

from ...engine.action import Action
from ...engine.plain import PieceId, Seat
from ...engine.verbs import refused_anywhere
from ...language.words import _, said
from .actions import Declare, End, Lay, Pass, Play
from .cards import ANSWERS, CANCEL, CARDS, FIRST_INSTANT, KIND
from .state import AndroidsState, Phase
from .turn import is_able, is_stuck


def refusal(state: AndroidsState, action: Action, waiting: tuple[Seat, ...]) -> str:
    """The sentence for an action that is not among the offers."""
    if state.phase is Phase.WINDOW and action.seat not in waiting:
        return _("Another seat is asked first.")
    return refused_anywhere(state, action, waiting) or _by_kind(state, action)


def _by_kind(state: AndroidsState, action: Action) -> str:
    match action:
        case Lay(seat=seat, piece=piece):
            return _why_no_lay(state, seat, piece)
        case Play(seat=seat, piece=piece):
            return _why_no_play(state, seat, piece)
        case Declare():
            return _why_no_declaration(state)
        case Pass():
            return _("Nobody is asked.")
        case End():
            return _why_no_end(state, action.seat)
    return _("That cannot be done here.")


def _why_no_lay(state: AndroidsState, seat: Seat, piece: PieceId) -> str:
    if piece not in state.hands[seat]:
        return _("You do not hold that card.")
    if state.phase is Phase.WINDOW:
        return _("Nothing is laid while the seats are asked.")
    return _("Instants are never laid on the pile.")


def _why_no_play(state: AndroidsState, seat: Seat, piece: PieceId) -> str:
    if piece not in state.hands[seat]:
        return _("You do not hold that card.")
    face = state.pieces.face[piece]
    card = said(CARDS[face].name)
    if face < FIRST_INSTANT:
        return _("{card} is laid face down on the pile, not played.", card=card)
    if KIND[face] != CANCEL:
        return _("{card} answers nothing: play it as it is.", card=card)
    match ANSWERS[face]:
        case "instant":
            return _("{card} answers an instant that was just played, and there is none.", card=card)
        case "effect":
            return _("{card} answers an instant that was just played and is no cancel, and there is none.", card=card)
        case "declaration" if state.declaring():
            return _("Too late: something was played after the declaration.")
        case "declaration":
            return _("{card} answers a declaration, and there is none.", card=card)
    return _("{card} answers what was just done: an instant or a declaration.", card=card)


def _why_no_declaration(state: AndroidsState) -> str:
    if state.phase is Phase.WINDOW:
        return _("Only the seat in turn declares, and not while the seats are asked.")
    if state.declared:
        return _("You have declared in this turn already.")
    if state.curfew_seats:
        return _("House Rules: nobody declares for now.")
    return _("Lay a card first.")


def _why_no_end(state: AndroidsState, seat: Seat) -> str:
    if state.phase is Phase.WINDOW:
        return _("The seats are asked: respond, or let it pass.")
    if is_stuck(state) and not is_able(state, seat):
        return _("Nothing moves any more: declare, or play an instant.")
    return _("Lay at least one card first.")
