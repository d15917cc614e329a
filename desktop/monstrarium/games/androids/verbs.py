"""The rows of actions of AndrOIDS: what each does, and why it is refused."""

from __future__ import annotations

from ...engine.action import Action, Choose
from ...engine.event import Sink
from ...engine.plain import Seat
from ...engine.verbs import Verb, Verbs, refused_anywhere
from ...language.words import _, mark, said
from . import turn, windows
from .actions import Declare, End, Lay, Pass, Play
from .cards import ANSWERS, CANCEL, FIRST_INSTANT, KIND, title
from .effects import book
from .state import AndroidsState, Phase


def refusal(state: AndroidsState, action: Action, waiting: tuple[Seat, ...]) -> str:
    if state.phase is Phase.WINDOW and action.seat not in waiting:
        return _("Another player is asked first.")
    return refused_anywhere(state, action, waiting) or VERBS.refusal(state, action)


def _answer(state: AndroidsState, action: Choose, out: Sink | None) -> None:
    """Answer the question of an instant; when it asks nothing more, settling goes on."""
    book.answer(state, action.option, out)
    if state.pending is None:
        windows.settle(state, out)


def _why_no_lay(state: AndroidsState, action: Lay) -> str:
    if action.piece not in state.hands[action.seat]:
        return said(NOT_HELD)
    if state.phase is Phase.WINDOW:
        return _("Nothing is laid while the players are asked.")
    return _("Instants are never laid on the pile.")


def _why_no_play(state: AndroidsState, action: Play) -> str:
    if action.piece not in state.hands[action.seat]:
        return said(NOT_HELD)
    face = state.pieces.face[action.piece]
    card = title(face)
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


def _why_no_declaration(state: AndroidsState, action: Declare) -> str:
    if state.phase is Phase.WINDOW:
        return _("Only the player in turn declares, and not while the players are asked.")
    if state.declared:
        return _("You have declared in this turn already.")
    if state.curfew_seats:
        return _("House Rules: nobody declares for now.")
    return _("Lay a card first.")


def _why_no_end(state: AndroidsState, action: End) -> str:
    if state.phase is Phase.WINDOW:
        return _("The players are asked: respond, or let it pass.")
    if turn.is_stuck(state) and not turn.is_able(state, action.seat):
        return _("Nothing moves any more: declare, or play an instant.")
    return _("Lay at least one card first.")


NOT_HELD = mark("You do not hold that card.")
VERBS = Verbs(
    Verb(Choose, _answer),
    Verb(Lay, turn.lay, why_not=_why_no_lay),
    Verb(Play, windows.play, why_not=_why_no_play),
    Verb(Declare, windows.declare, why_not=_why_no_declaration),
    Verb(End, lambda state, action, out: turn.end(state, out), why_not=_why_no_end),
    Verb(Pass, windows.let_pass, (Phase.WINDOW,), mark("Nobody is asked.")),
)
