"""The table of Pantry: hands and shelves of all seats, one below the other."""

from __future__ import annotations

from collections.abc import Sequence

from monstrarium.engine.action import Action
from monstrarium.engine.event import Event
from monstrarium.engine.words import _
from monstrarium.table.desc import ItemId, TableDesc
from monstrarium.table.presenter import Audience, Flourish, Line, Luck, Sheet

from ..state import PantryState, Phase
from .intents import intent_of
from .log import line_of
from .offers import affordances_of
from .pieces import pieces_of, size_of, zones_of
from .sheets import sheet_of
from .show import flourish_of
from .wording import banner, prompt


class PantryPresenter:
    """Every seat sees the same table, and its own cards on it."""

    def describe(self, view: PantryState, audience: Audience, offers: Sequence[Action]) -> TableDesc:
        """The whole table."""
        return TableDesc(
            size_of(view),
            tuple(zones_of(view, audience)),
            tuple(pieces_of(view)),
            affordances_of(view, audience, offers),
            prompt(view, audience),
            banner(view, audience),
        )

    def intent(self, view: PantryState, audience: Audience, source: ItemId, target: ItemId) -> Action | None:
        """What the seat that looks would do by such a drop."""
        return None if audience.viewer is None else intent_of(audience.viewer, source, target)

    def line(self, event: Event, view: PantryState, audience: Audience) -> Line | None:
        """What happened, in words."""
        return line_of(event, audience)

    def flourish(self, event: Event, view: PantryState, audience: Audience) -> Flourish | None:
        """What the eye is shown."""
        return flourish_of(event)

    def luck(self, event: Event) -> Luck | None:
        """Nothing here is measured against luck."""
        return None

    def inspect(self, view: PantryState, audience: Audience, item: ItemId) -> Sheet | None:
        """What a card says, and what a jar is worth."""
        return sheet_of(view, item)

    def chapter(self, view: PantryState, audience: Audience) -> str:
        """The round."""
        return _("Round {round} of {rounds}", round=min(view.round, view.rounds), rounds=view.rounds)

    def topic(self, view: PantryState) -> str:
        """Where the rules speak of what happens now."""
        return _("Tasting") if view.phase is Phase.TASTE else _("Cooking")
