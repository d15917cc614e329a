"""Why something cannot be done now, in the words of the rules where they refuse it."""

from __future__ import annotations

from ...engine.record import START
from ...language.words import _
from ...table.desc import ItemId
from .match import Match
from .moment import Moment


class Reasons:
    """Each reason is a sentence; empty where nothing is in the way."""

    def __init__(self, match: Match, moment: Moment) -> None:
        self._session = match.session
        self._presenter = match.kit.presenter
        self._moment = moment

    def no_undo(self) -> str:
        if self._session.can_undo():
            return ""
        if self._session.head == START:
            return _("Nothing has been done yet.")
        return _("What chance or a hidden piece has shown stays. The replay lets you play on from any moment.")

    def no_redo(self) -> str:
        return "" if self._session.can_redo() else _("Nothing has been taken back.")

    def no_drop(self, source: ItemId, target: ItemId, asked: bool) -> str:
        """Why an item cannot go to a target; `asked` is whether the seat that looks is to act."""
        moment = self._moment
        if not moment.live:
            return _("This is a moment of the past. Return to now to play.")
        if not asked:
            return ""
        view = moment.viewpoint.view()
        if why := self._presenter.why_no_drop(view, moment.audience, source, target):
            return why
        intent = self._presenter.intent(view, moment.audience, source, target)
        if intent is None:
            return ""
        return self._session.why_not(intent) or (_("That does not go there.") if target != source else "")
