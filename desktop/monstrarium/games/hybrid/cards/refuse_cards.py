"""Why an aura cannot be raised, a mutation not be given, and a kept card not be played."""

from __future__ import annotations

from ....language.words import _, said
from ..actions import Graft, Invoke, Play
from ..printed.names import warrior_name
from ..printed.other_decks import name_of as card_name
from ..printed.warriors import AURA, MUTATION
from ..state import HybridState
from . import lasting
from .auras_mutations import NO_AURA


def why_no_aura(state: HybridState, action: Invoke) -> str:
    warrior, piece = state.active, action.piece
    name = warrior_name(state, warrior)
    if not AURA[state.kinds[warrior]]:
        return _("{warrior} bears no aura.", warrior=name)
    if state.invoked:
        return _("{warrior} has changed its aura in this activation already.", warrior=name)
    if piece == NO_AURA:
        return _("{warrior} has raised no aura.", warrior=name)
    if piece not in state.gifts[action.seat]:
        return _("That is none of the auras you have chosen.")
    return _("That aura is raised already.")


def why_no_mutation(state: HybridState, action: Graft) -> str:
    warrior = state.active
    kind, name = state.kinds[warrior], warrior_name(state, warrior)
    if not MUTATION[kind]:
        return _("{warrior} takes no mutations.", warrior=name)
    if len(lasting.mutations_of(state, warrior)) >= MUTATION[kind]:
        return _("{warrior} has all the mutations it can take.", warrior=name)
    return _("That is none of the mutations you can give.")


def why_no_play(state: HybridState, action: Play) -> str:
    if action.piece not in state.reserves[action.seat]:
        return _("That is none of the cards you keep.")
    if not 0 <= action.target < len(state.kinds) or state.squares[action.target] < 0:
        return _("Nobody stands there.")
    card = said(card_name(state.pieces.face[action.piece]))
    return _("{card} cannot be played on {warrior} now.", card=card, warrior=warrior_name(state, action.target))
