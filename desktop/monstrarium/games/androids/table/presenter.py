"""The table of AndrOIDS: the pile, the lever, hands and the stage, and what may be done with them."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.action import Action
from ....engine.event import Event
from ....table.desc import ItemId, Prompt, TableDesc
from ....table.presenter import Audience, Flourish, Line, Luck, Sheet
from ..state import AndroidsState, Phase
from .faces import GROUND
from .intents import intent_of
from .layout import Layout
from .log import line_of
from .offers import affordances_of
from .pieces import pieces_of
from .rounds import round_of
from .seating import SIZE
from .sheets import sheet_of
from .show import flourish_of
from .wording import banner, chapter, notes, question
from .zones import zones_of

TOPICS = {
    Phase.TURN: "A turn",
    Phase.WINDOW: "The asking round",
    Phase.SETTLE: "How it is settled",
    Phase.OVER: "The end",
}


class AndroidsPresenter:
    """Every seat sees the table from its own side; faces that lie down stay down."""

    def describe(self, view: AndroidsState, audience: Audience, offers: Sequence[Action]) -> TableDesc:
        """The pile in the middle, the near hand large below it, the others along the far edge."""
        layout = Layout(view, audience)
        zones, pieces = tuple(zones_of(view, audience, layout)), tuple(pieces_of(view, audience, layout))
        lying = {zone.id for zone in zones} | {piece.id for piece in pieces}
        return TableDesc(
            SIZE,
            zones,
            pieces,
            affordances_of(view, audience, layout, offers, lying),
            Prompt(offers[0].seat, question(view, audience, offers[0].seat), notes(view, audience)) if offers else None,
            "" if offers else banner(view, audience),
            GROUND,
            round_of(view, audience),
        )

    def intent(self, view: AndroidsState, audience: Audience, source: ItemId, target: ItemId) -> Action | None:
        """What the seat that looks would do by such a drop."""
        seat = view.seat if audience.viewer is None else audience.viewer
        return intent_of(view, seat, source, target)

    def line(self, event: Event, view: AndroidsState, audience: Audience) -> Line | None:
        """What happened, in words."""
        return line_of(event, view, audience)

    def flourish(self, event: Event, view: AndroidsState, audience: Audience) -> Flourish | None:
        """Words at the seats, arrows from card to card, and the theatre of the uncovering."""
        return flourish_of(event, view)

    def luck(self, event: Event) -> Luck | None:
        """Nothing is rolled; what lot strikes had no price before."""
        return None

    def inspect(self, view: AndroidsState, audience: Audience, item: ItemId) -> Sheet | None:
        """All that is known of a card or a place."""
        return sheet_of(view, audience, item)

    def chapter(self, view: AndroidsState, audience: Audience) -> str:
        """The turn, and the end."""
        return chapter(view)

    def topic(self, view: AndroidsState) -> str:
        """The heading of the rules page for what happens now."""
        return "The uncovering" if view.assembly and view.phase is not Phase.OVER else TOPICS[view.phase]
