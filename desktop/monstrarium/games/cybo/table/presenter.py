"""The table of CYBO: the tray, the die and the scorecards, and what may be done with them."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.action import Action
from ....engine.event import Event
from ....table.desc import ItemId, Prompt, TableDesc
from ....table.presenter import Audience, Flourish, Line, Luck, Sheet
from ..options import Level
from ..state import CyboState, Phase
from .intents import intent_of
from .log import line_of
from .offers import affordances_of
from .pieces import Layout, pieces_of, zones_of
from .sheets import sheet_of
from .show import flourish_of, luck_of
from .wording import banner, chapter, figures, question

TOPICS = {
    Level.BEGINNER: "Beginner",
    Level.ADVANCED: "A round",
    Level.MASTER: "Master",
    Level.GRAND_MASTER: "Grand Master",
}


class CyboPresenter:
    """All of CYBO is open, so every seat sees the same table from its own side."""

    def describe(self, view: CyboState, audience: Audience, offers: Sequence[Action]) -> TableDesc:
        """The tray in the middle, the near seat's card large beside it, the others around."""
        layout = Layout(view, audience)
        return TableDesc(
            layout.seating.size,
            tuple(zones_of(audience, layout)),
            tuple(pieces_of(view, audience, layout)),
            affordances_of(view, offers),
            Prompt(view.seat, question(view, audience), figures(view)) if offers else None,
            "" if offers else banner(view, audience),
        )

    def intent(self, view: CyboState, audience: Audience, source: ItemId, target: ItemId) -> Action | None:
        """What whoever has the die would do by such a drop."""
        return intent_of(view, source, target)

    def line(self, event: Event, view: CyboState, audience: Audience) -> Line | None:
        """What happened, in words."""
        return line_of(event, audience)

    def flourish(self, event: Event, view: CyboState, audience: Audience) -> Flourish | None:
        """The die tumbles, numbers light up, points rise."""
        return flourish_of(event)

    def luck(self, event: Event) -> Luck | None:
        """What a turn was worth before its first roll, and what it paid."""
        return luck_of(event)

    def inspect(self, view: CyboState, audience: Audience, item: ItemId) -> Sheet | None:
        """All that is known of a plate, the die, a card or the tray."""
        return sheet_of(view, audience, item)

    def chapter(self, view: CyboState, audience: Audience) -> str:
        """The round, and the end."""
        return chapter(view)

    def topic(self, view: CyboState) -> str:
        """The heading of the rules page for what happens now."""
        if view.phase is Phase.OVER:
            return "The end"
        return "The Quad" if view.phase is Phase.QUAD else TOPICS[view.levels[view.seat]]
