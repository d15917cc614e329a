"""Why the rules refuse an action, in a sentence for the seat that tries it."""

from __future__ import annotations

from ...engine.action import Action
from ...engine.plain import PieceId, Seat
from ...engine.verbs import refused_anywhere
from ...language.words import _, said
from .actions import Activate, Attach, Commit, Draw, Pass, Swap, TakeCore, Trigger
from .cards import ARM, AUXILIARY, FIRST_CORE, KIND, KIND_NAMES, MISSIONS
from .monster import missing, owner
from .state import NOBODY, Phase, XybridState


def refusal(state: XybridState, action: Action, waiting: tuple[Seat, ...]) -> str:
    """The sentence for an action that is not among the offers."""
    return refused_anywhere(state, action, waiting) or _by_phase(state, action)


def _by_phase(state: XybridState, action: Action) -> str:
    match state.phase:
        case Phase.CORE:
            if isinstance(action, TakeCore):
                return _("That core part is not in the core pile.")
            return _("First every monster gets its core part.")
        case Phase.DRAW:
            return _at_the_beginning(state, action)
        case Phase.BUILD:
            return _while_building(state, action)
        case Phase.REVEAL:
            if isinstance(action, Commit):
                return _("You do not hold that breakthrough.")
            return _("Everyone chooses a breakthrough now, or none.")
    if isinstance(action, Trigger):
        return _("That effect is not among those that are next.")
    return _("The monsters deploy: choose the effect that occurs first.")


def _at_the_beginning(state: XybridState, action: Action) -> str:
    match action:
        case Draw(seat=seat, part=part):
            return _why_no_draw(state, seat, part)
        case Activate(seat=seat, part=part):
            return _why_no_mission(state, seat, part)
        case Pass():
            return _("First draw a part from the lab.")
        case Attach(part=part) if part in state.lab:
            return _("Your monster has such a part already. Draw this one into your hand, to keep it or to swap it.")
        case Attach() | Swap():
            return _("First draw; then you build.")
        case TakeCore():
            return _("Your monster has its core part.")
    return _("It is not time to deploy yet.")


def _why_no_draw(state: XybridState, seat: Seat, part: PieceId) -> str:
    if owner(state, part) != NOBODY:
        return _("What is attached stays, but for a swap or an effect.")
    if part not in state.lab:
        return _("That part is not in the lab.")
    kind = KIND[state.pieces.face[part]]
    if kind == AUXILIARY or kind & missing(state, seat):
        return _("An arm that the monster needs goes to its left or its right; no other part has a side.")
    name = said(KIND_NAMES[kind])
    if missing(state, seat):
        return _(
            "Your monster needs no {kind} now. Draw a part it needs, or an auxiliary part.",
            kind=name,
        )
    return _("This arm goes to your hand, which has no sides.") if kind == ARM else _("This part has no side.")


def _why_no_mission(state: XybridState, seat: Seat, part: PieceId) -> str:
    if state.missioned:
        return _("One MISSION a turn.")
    if part not in state.piles[seat]:
        return _("A MISSION works from your own deployed pile.")
    if not MISSIONS[state.pieces.face[part]]:
        return _("This part has no MISSION.")
    if state.house.mission_once and state.used_parts >> part & 1:
        return _("This MISSION has been used in this round.")
    return _("This MISSION would do nothing now.")


def _while_building(state: XybridState, action: Action) -> str:
    match action:
        case Swap(seat=seat, part=part, attached=attached):
            return _why_no_swap(state, seat, part, attached)
        case Pass():
            return _("First attach a part that your monster needs.")
        case Attach(seat=seat, part=part):
            if part not in state.hands[seat]:
                return _("That part is not in your hand.")
            return _("Your monster has no place for this part: keep it, or swap it.")
        case Draw() | Activate():
            return _("You have drawn; now you build.")
        case TakeCore():
            return _("Your monster has its core part.")
    return _("It is not time to deploy yet.")


def _why_no_swap(state: XybridState, seat: Seat, part: PieceId, attached: PieceId) -> str:
    if attached >= FIRST_CORE:
        return _("Core parts are never swapped.")
    if part not in state.hands[seat]:
        return _("That part is not in your hand.")
    if attached not in state.monsters[seat]:
        return _("That part is not attached to your monster.")
    if KIND[state.pieces.face[part]] != KIND[state.pieces.face[attached]]:
        return _("Parts are swapped with parts of the same type.")
    if state.swapped_parts >> part & 1:
        return _("Each part is swapped once a turn.")
    return _("First attach a part that your monster needs.")
