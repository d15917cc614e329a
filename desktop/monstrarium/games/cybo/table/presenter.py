"""The table of CYBO: the tray, the die and the scorecards, and what may be done with them."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.action import Action
from ....table.desc import ItemId, Prompt, TableDesc
from ....table.presenter import Audience, Presenter
from ..options import Level
from ..state import CyboState, Phase
from .drop_intents import intent_of
from .inspector import sheet_of
from .log import SENTENCES
from .offers import affordances_of
from .pieces import Layout, pieces_of, zones_of
from .show import flourish_of, luck_of
from .wording import banner, chapter, figures, question

TOPICS = {
    Level.BEGINNER: "Beginner",
    Level.ADVANCED: "A round",
    Level.MASTER: "Master",
    Level.GRAND_MASTER: "Grand Master",
}


def describe(view: CyboState, audience: Audience, offers: Sequence[Action]) -> TableDesc:
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


def intent(view: CyboState, audience: Audience, source: ItemId, target: ItemId) -> Action | None:
    """What whoever has the die would do by such a drop."""
    return intent_of(view, source, target)


def topic(view: CyboState) -> str:
    """The heading of the rules page for what happens now."""
    if view.phase is Phase.OVER:
        return "The end"
    return "The Quad" if view.phase is Phase.QUAD else TOPICS[view.levels[view.seat]]


PRESENTER = Presenter(
    describe=describe,
    intent=intent,
    line=SENTENCES.line,
    flourish=flourish_of,
    inspect=sheet_of,
    chapter=chapter,
    topic=topic,
    luck=luck_of,
)
