"""The rows of actions of XYbrid: when each is possible, what it does, and why it is refused otherwise."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.action import Action, Choose
from ...engine.event import Sink, tell
from ...engine.plain import Seat
from ...engine.verbs import Verb, Verbs, refused_anywhere
from ...language.words import _, mark, said
from . import deployment, turn
from .actions import Activate, Attach, Commit, Draw, Pass, Swap, TakeCore, Trigger
from .cards import ARM, AUXILIARY, BIT, FIRST_CORE, KIND, KIND_NAMES, MISSIONS
from .effects import book
from .events import DrewNothing
from .monster import missing, owner
from .state import NOBODY, Phase, XybridState

CORE, BEGIN, BUILD, REVEAL, ACTIVATE, DEPLOY, OVER = Phase
TURN = (BEGIN, BUILD)
ELSEWHERE: Mapping[int, str] = {
    CORE: mark("First every monster gets its core part."),
    BEGIN: mark("It is not time to deploy yet."),
    BUILD: mark("It is not time to deploy yet."),
    REVEAL: mark("Everyone chooses a breakthrough now, or none."),
    ACTIVATE: mark("The monsters deploy: choose the effect that occurs first."),
    DEPLOY: mark("The monsters deploy: choose the effect that occurs first."),
}
"""By phase: the sentence for an action that belongs to another one."""


def refusal(state: XybridState, action: Action, waiting: tuple[Seat, ...]) -> str:
    return refused_anywhere(state, action, waiting) or VERBS.refusal(state, action)


def _end_or_build(state: XybridState, action: Pass, out: Sink | None) -> None:
    """Go on to building where there was nothing to draw; else end the turn."""
    if state.phase is BEGIN:
        state.phase = BUILD
        tell(out, DrewNothing(action.seat))
    else:
        turn.end_turn(state, out)


def _why_no_core(state: XybridState, action: TakeCore) -> str:
    if state.phase is CORE:
        return _("That core part is not in the core pile.")
    return _("Your monster has its core part.")


def _why_no_draw(state: XybridState, action: Draw) -> str:
    if state.phase is BUILD:
        return said(DRAWN)
    part, lacks = action.part, missing(state, action.seat)
    if owner(state, part) != NOBODY:
        return _("What is attached stays, but for a swap or an effect.")
    if part not in state.lab:
        return _("That part is not in the lab.")
    kind = KIND[state.pieces.face[part]]
    if kind == AUXILIARY or kind & lacks:
        return _("An arm that the monster needs goes to its left or its right; no other part has a side.")
    if lacks:
        return _(
            "Your monster needs no {kind} now. Draw a part it needs, or an auxiliary part.", kind=said(KIND_NAMES[kind])
        )
    return _("This arm goes to your hand, which has no sides.") if kind == ARM else _("This part has no side.")


def _why_no_mission(state: XybridState, action: Activate) -> str:
    part = action.part
    if state.phase is BUILD:
        return said(DRAWN)
    if state.missioned:
        return _("One MISSION a turn.")
    if part not in state.piles[action.seat]:
        return _("A MISSION works from your own deployed pile.")
    if not MISSIONS[state.pieces.face[part]]:
        return _("This part has no MISSION.")
    if state.house.mission_once and state.used_parts & BIT[part]:
        return _("This MISSION has been used in this round.")
    return _("This MISSION would do nothing now.")


def _why_no_attaching(state: XybridState, action: Attach) -> str:
    if state.phase is BEGIN and action.part in state.lab:
        return _("Your monster has such a part already. Draw this one into your hand, to keep it or to swap it.")
    if state.phase is BEGIN:
        return said(FIRST_DRAW)
    if action.part not in state.hands[action.seat]:
        return said(NOT_IN_HAND)
    return _("Your monster has no place for this part: keep it, or swap it.")


def _why_no_swap(state: XybridState, action: Swap) -> str:
    part, attached, face = action.part, action.attached, state.pieces.face
    if state.phase is BEGIN:
        return said(FIRST_DRAW)
    if attached >= FIRST_CORE:
        return _("Core parts are never swapped.")
    if part not in state.hands[action.seat]:
        return said(NOT_IN_HAND)
    if attached not in state.monsters[action.seat]:
        return _("That part is not attached to your monster.")
    if KIND[face[part]] != KIND[face[attached]]:
        return _("Parts are swapped with parts of the same type.")
    if state.swapped_parts & BIT[part]:
        return _("Each part is swapped once a turn.")
    return said(FIRST_ATTACH)


def _why_no_pass(state: XybridState, action: Pass) -> str:
    return _("First draw a part from the lab.") if state.phase is BEGIN else said(FIRST_ATTACH)


DRAWN = mark("You have drawn; now you build.")
FIRST_DRAW = mark("First draw; then you build.")
FIRST_ATTACH = mark("First attach a part that your monster needs.")
NOT_IN_HAND = mark("That part is not in your hand.")
VERBS = Verbs(
    Verb(Choose, lambda state, action, out: book.answer(state, action.option, out)),
    Verb(
        TakeCore,
        lambda state, action, out: deployment.take_core(state, action.seat, action.core, out),
        (CORE, *TURN),
        why_not=_why_no_core,
    ),
    Verb(Activate, turn.activate, TURN, why_not=_why_no_mission),
    Verb(Draw, turn.draw, TURN, why_not=_why_no_draw),
    Verb(Attach, turn.attach, TURN, why_not=_why_no_attaching),
    Verb(Swap, turn.swap, TURN, why_not=_why_no_swap),
    Verb(Pass, _end_or_build, TURN, why_not=_why_no_pass),
    Verb(
        Commit,
        lambda state, action, out: deployment.commit(state, action.seat, action.card, out),
        (REVEAL,),
        why_not=mark("You do not hold that breakthrough."),
    ),
    Verb(
        Trigger,
        lambda state, action, out: deployment.trigger(state, action.seat, action.part, out),
        (DEPLOY,),
        why_not=mark("That effect is not among those that are next."),
    ),
    elsewhere=ELSEWHERE,
)
