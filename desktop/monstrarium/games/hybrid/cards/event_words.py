"""The words of Event and Army cards, which the book of effects tells beside those of fights."""

from __future__ import annotations

from ....engine.plain import PieceId
from ..combat import targets
from ..combat.questions import OMEN_TEXTS
from ..combat.words import Deeds, Picks
from ..printed.other_decks import event_of
from ..state import NOBODY
from ..turn import first_contact
from . import event_cards


class Omens(Deeds):
    """What a card may ask, that it happens, and what it gives away."""

    def asks(self, piece: PieceId, target: int) -> Picks:
        """What has to be chosen before a card happens, as options."""
        return event_cards.asks(self._state, piece, target)

    def asked(self, piece: PieceId) -> str:
        """How that is asked."""
        return OMEN_TEXTS[event_of(self._state.pieces.face[piece]).does]

    def happen(self, piece: PieceId, target: int, answer: int) -> None:
        """A card does what it says."""
        event_cards.happen(self._state, self.seat, piece, target, answer, self._out)
        first_contact.see(self._state, self._out, True)

    def in_sights(self) -> int:
        """Whom somebody in ambush sees and shoots at now, or -1; between two rounds nobody does."""
        return targets.spotted(self._state) if self._state.active != NOBODY else NOBODY
