"""The actions of XenoShyft: when each can be done, what it does, and why the rules refuse it."""

from __future__ import annotations

from ...engine.action import Action, Choose
from ...engine.event import Sink
from ...engine.plain import Seat
from ...engine.verbs import Verb, Verbs, refused_anywhere
from ...language.words import _
from . import actions, deployment, purchase, rounds, wrap_up
from .cards import PIECES, PLEDGE
from .combat import course, windows
from .lanes import not_first
from .state import Phase, XenoshyftState

BUY, DEPLOY, COMBAT, WRAP, OVER = Phase


def refusal(state: XenoshyftState, action: Action, waiting: tuple[Seat, ...]) -> str:
    """The sentence for an action that is not among the offers."""
    if waiting and action.seat not in waiting:
        if state.pending is not None or state.phase is COMBAT:
            return _("Another commander is asked first.")
        return _("You are ready: call the others back or wait.")
    if anywhere := refused_anywhere(state, action, waiting):
        return anywhere
    if not 0 <= getattr(action, "piece", 0) < PIECES:
        return _("There is no such card.")
    return VERBS.refusal(state, action)


def _pledge(state: XenoshyftState, action: actions.Pledge, out: Sink | None) -> None:
    if PLEDGE[state.pieces.face[action.piece]] == purchase.TRADE_IN:
        course.run(state, purchase.TRADE_IN, action.seat, action.piece, action.on, out=out)
    else:
        purchase.pledge(state, action.seat, action.piece, action.on, out)


def _deploy(state: XenoshyftState, action: actions.Deploy, out: Sink | None) -> None:
    if state.phase is DEPLOY:
        deployment.deploy(state, action, out)
    else:
        course.drop(state, action, out)


def _ready(state: XenoshyftState, action: actions.Ready, out: Sink | None) -> None:
    """Begin the next phase when all are ready."""
    if not rounds.is_all_ready(state, action.seat, out):
        return
    if state.phase is BUY:
        rounds.begin_deployment(state, out)
    elif state.phase is DEPLOY:
        course.begin(state, out)
    else:
        wrap_up.end(state, out)


def _why_no_discard(state: XenoshyftState, action: actions.Discard) -> str:
    if action.piece in state.hands[action.seat]:
        return not_first(state, action.seat, action.piece)
    return _("You discard from your own hand and lane only.")


VERBS = Verbs(
    Verb(Choose, course.answer),
    Verb(actions.Spend, purchase.spend, (BUY,), why_not=purchase.why_no_spend),
    Verb(actions.Pledge, _pledge, (BUY,), why_not=purchase.why_no_pledge),
    Verb(actions.Buy, purchase.buy, (BUY,), why_not=purchase.why_no_purchase),
    Verb(actions.Deploy, _deploy, (DEPLOY, COMBAT, WRAP), why_not=deployment.why_no_deploy),
    Verb(actions.Equip, deployment.equip, (DEPLOY,), why_not=deployment.why_no_gear),
    Verb(actions.Shift, deployment.shift, (DEPLOY,), why_not=deployment.why_no_shift),
    Verb(actions.Regear, deployment.regear, (DEPLOY,), why_not=deployment.why_no_gear),
    Verb(actions.Play, course.play, (DEPLOY, COMBAT, WRAP), why_not=windows.why_no_play),
    Verb(actions.Use, course.use, (DEPLOY, COMBAT), why_not=windows.why_no_use),
    Verb(actions.Power, course.power, (DEPLOY, COMBAT, WRAP), why_not=windows.why_no_power),
    Verb(actions.Pass, course.let_pass, (COMBAT,)),
    Verb(actions.Discard, wrap_up.discard, (WRAP,), why_not=_why_no_discard),
    Verb(actions.Upgrade, wrap_up.upgrade, (WRAP,), why_not=wrap_up.why_no_upgrade),
    Verb(actions.Ready, _ready, (BUY, DEPLOY, WRAP)),
    Verb(actions.Recall, rounds.recall, (BUY, DEPLOY, WRAP), why_not=rounds.why_no_recall),
)
