"""How the table of CYBO looks and speaks."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.action import Action
from ....table.desc import ItemId, Prompt, TableDesc
from ....table.presenter import Audience, Presenter
from ..options import Level
from ..state import CyboState, Phase
from .drop_intents import intent_of
from .inspector import sheet_of
from .layout import ARRANGEMENTS, Layout
from .log import SENTENCES
from .offers import affordances_of
from .pieces import pieces_of, plates_of, zones_of
from .show import ending_of, flourish_of, luck_of, spotlight_of
from .wording import banner, chapter, next_seat, notes, question

TOPICS = {
    Level.BEGINNER: "Beginner",
    Level.ADVANCED: "A round",
    Level.MASTER: "Master",
    Level.GRAND_MASTER: "Grand Master",
}


def describe(view: CyboState, audience: Audience, offers: Sequence[Action]) -> TableDesc:
    layout = Layout(view, audience)
    return TableDesc(
        layout.seating.size,
        tuple(zones_of(audience, layout)),
        tuple(pieces_of(view, audience, layout)),
        affordances_of(view, offers),
        Prompt(view.seat, question(view, audience), notes(view)) if offers else None,
        "" if offers else banner(view, audience),
        plates=plates_of(view, layout),
        plaque=layout.seating.plaque,
    )


def intent(view: CyboState, audience: Audience, source: ItemId, target: ItemId) -> Action | None:
    """The action that a drop would mean; it is always one of the seat with the die."""
    return intent_of(view, source, target)


def topic(view: CyboState) -> str:
    if view.phase is Phase.OVER:
        return "The end"
    return "The Quad" if view.phase is Phase.QUAD else TOPICS[view.levels[view.seat]]


PRESENTER = Presenter(
    describe=describe,
    intent=intent,
    line=SENTENCES.line,
    flourish=flourish_of,
    spotlight=spotlight_of,
    ending=ending_of,
    inspect=sheet_of,
    chapter=chapter,
    next=next_seat,
    topic=topic,
    arrangements=ARRANGEMENTS,
    luck=luck_of,
)
