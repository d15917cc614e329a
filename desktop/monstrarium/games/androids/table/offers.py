"""The gesture for each legal action on the table of AndrOIDS."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set

from ....engine.action import Action, Choose
from ....engine.plain import PieceId, Plain, Seat
from ....language.words import _, _n
from ....table.desc import Affordance, Gesture, ItemId
from ....table.presenter import Audience
from ..actions import Declare, End, Lay, Play
from ..state import NO_TARGET, AndroidsState
from .items import LEVER, PILE, SLOT, TRAY, item_of, place
from .layout import Layout
from .pieces import ghost_on_pile, lever_ghost
from .tray import entry_name
from .wording import answer_label, answer_note, card_name, draw_note, pass_note


def affordances_of(
    state: AndroidsState, audience: Audience, layout: Layout, offers: Sequence[Action], lying: Set[ItemId]
) -> tuple[Affordance, ...]:
    """One affordance for each offer; `lying` are the items on the table."""
    plays = Counter(offer.piece for offer in offers if isinstance(offer, Play))
    hand = OfferGestures(state, audience, layout, lying, plays)
    return tuple(hand.affordance(offer) for offer in offers)


class OfferGestures:
    def __init__(
        self, state: AndroidsState, audience: Audience, layout: Layout, lying: Set[ItemId], plays: Mapping[PieceId, int]
    ) -> None:
        """`plays` tells in how many ways each instant can be played."""
        self._state = state
        self._audience = audience
        self._layout = layout
        self._lying = lying
        self._plays = plays

    def affordance(self, offer: Action) -> Affordance:
        match offer:
            case Lay(seat=seat, piece=piece):
                return self._lay(offer, seat, piece)
            case Play(piece=piece, target=target):
                return self._play(offer, piece, target)
            case Declare():
                return self._declare(offer)
            case Choose(option=option):
                return self._answer(offer, option)
            case End():
                return Affordance((offer,), Gesture.BUTTON, _("End the turn"), note=draw_note(self._state, offer.seat))
        return Affordance((offer,), Gesture.BUTTON, _("Let it pass"), note=pass_note(self._state), declines=True)

    def _lay(self, offer: Action, seat: Seat, piece: PieceId) -> Affordance:
        label = _("Lay {card} on the pile", card=self._name(piece))
        high = len(self._state.pile) + 1
        note = _n("{n} card high then", "{n} cards high then", high)
        ghost = ghost_on_pile(self._state, self._audience, self._layout, seat, piece)
        return Affordance((offer,), Gesture.DRAG, label, item_of(piece), PILE, note, ghost)

    def _play(self, offer: Action, piece: PieceId, target: int) -> Affordance:
        """Instants and cancels go into the tray; where a cancel can answer two entries, the choice is asked there."""
        if target == NO_TARGET:
            label = _("Play {card}", card=self._name(piece))
            return Affordance((offer,), Gesture.DRAG, label, item_of(piece), TRAY)
        entry = self._state.batch[target]
        name = self._audience.name(entry.seat)
        label = _("Play {card} on {other} of {name}", card=self._name(piece), other=entry_name(entry), name=name)
        note = _("answers {other} of {name}", other=entry_name(entry), name=name) if self._plays[piece] == 1 else ""
        return Affordance((offer,), Gesture.DRAG, label, item_of(piece), TRAY, note)

    def _declare(self, offer: Action) -> Affordance:
        high = len(self._state.pile)
        note = _n("{n} card will be uncovered", "{n} cards will be uncovered", high)
        ghost = lever_ghost(self._layout.seating.lever)
        return Affordance((offer,), Gesture.CLICK, _("Pull the lever: declare"), LEVER, SLOT, note, ghost)

    def _answer(self, offer: Action, option: Plain) -> Affordance:
        label = answer_label(self._state, self._audience, option)
        source = ""
        match option:
            case ("seat", int(seat)):
                source = place("seat", seat)
            case int(piece):
                source = item_of(piece)
        if source not in self._lying:
            note = answer_note(self._state, option)
            return Affordance((offer,), Gesture.BUTTON, label, note=note, declines=option is None)
        return Affordance((offer,), Gesture.CLICK, label, source)

    def _name(self, piece: PieceId) -> str:
        return card_name(self._state, piece)
