"""Undo and Redo by the names of what they take back and do again; where they cannot, they say why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...language.words import _, said
from ..kit.text import plain_tip, unmarked
from .command_table import DEEDS, Deed
from .qt_actions import Actions

if TYPE_CHECKING:
    from ..match.controller import MatchController

UNDO, REDO = (next(deed for deed in DEEDS if deed.key == key) for key in ("undo", "redo"))


class TakingBack:
    """Names the two commands afresh whenever the match stands elsewhere."""

    def __init__(self, actions: Actions) -> None:
        self._actions = actions

    def follow(self, controller: MatchController | None) -> None:
        """Read the names from a match; None stands for no match, or one that cannot be played now."""
        undo = redo = no_undo = no_redo = ""
        if controller is not None:
            session, moment = controller.match.session, controller.moment
            undo, redo = moment.deed(session.undoes()), moment.deed(session.redoes())
            no_undo, no_redo = controller.reasons.no_undo(), controller.reasons.no_redo()
        self._name(UNDO, _("&Undo: {move}", move=unmarked(undo)) if undo else "", no_undo)
        self._name(REDO, _("&Redo: {move}", move=unmarked(redo)) if redo else "", no_redo)

    def _name(self, deed: Deed, text: str, why_not: str) -> None:
        action, tip = self._actions[deed.key], why_not or said(deed.tip)
        action.setText(text or said(deed.text))
        action.setStatusTip(tip)
        action.setToolTip(plain_tip(tip))
