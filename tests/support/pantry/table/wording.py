"""Phrases of Pantry, its prompt and its banner."""

from __future__ import annotations

from monstrarium.engine.pieces import HIDDEN
from monstrarium.engine.plain import PieceId
from monstrarium.language.words import _, said
from monstrarium.table.desc import Prompt
from monstrarium.table.presenter import Audience

from ..cards import CARDS
from ..state import PantryState, Phase


def title(face: int) -> str:
    return said(CARDS[face].title)


def card_name(view: PantryState, piece: PieceId) -> str:
    """The name of a card, as far as the view shows it."""
    face = view.pieces.face[piece]
    return _("a hidden card") if face == HIDDEN else title(face)


def prompt(view: PantryState, audience: Audience) -> Prompt | None:
    """The question to the viewer."""
    viewer = audience.viewer
    if viewer is None or view.phase is Phase.OVER:
        return None
    if view.phase is Phase.TASTE:
        waits = viewer in view.picks.missing()
        return Prompt(viewer, _("Offer a card, or nothing.")) if waits else None
    if view.pending is None:
        return Prompt(viewer, _("Play a card, then pass on.")) if viewer == view.cook() else None
    choice = view.pending.choice
    if choice.seat != viewer:
        return None
    return Prompt(viewer, said(choice.text, card="" if choice.source is None else card_name(view, choice.source)))


def banner(view: PantryState, audience: Audience) -> str:
    if view.phase is Phase.OVER:
        return _("The shelves are full.")
    if view.phase is Phase.TASTE:
        return _("Everyone tastes.")
    return _("{name} cooks.", name=audience.name(view.cook()))
