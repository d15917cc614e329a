"""How the table of AndrOIDS looks and speaks."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.action import Action, Choose
from ....language.words import _, mark
from ....table.desc import Habit, ItemId, Prompt, Round, TableDesc
from ....table.presenter import Audience, Presenter
from ..actions import PASS
from ..events import TurnBegan
from ..knowledge import LAY_UNDER
from ..state import DECLARATION, AndroidsState, Phase
from .drop_intents import intent_of, why_no_drop
from .faces import GROUND
from .inspector import sheet_of
from .layout import ARRANGEMENTS, Layout
from .log import line_of
from .offers import affordances_of
from .pieces import pieces_of, plates_of, zones_of
from .show import ending_of, flourish_of, spotlight_of
from .wording import banner, chapter, moment, next_turn, notes, question

PAUSE, CARD, INSTANT, CLAIMED = "pause", "card", "instant", "declaration"
HABITS = (
    Habit("played", mark("Not between turns"), (PAUSE,)),
    Habit("declared", mark("Only for declarations"), (PAUSE, CARD, INSTANT)),
)
"""How seats can choose to be asked; the first is the default."""


def round_of(state: AndroidsState, audience: Audience) -> Round | None:
    """The round of questions in a window; the same for every viewer."""
    if state.phase is not Phase.WINDOW:
        return None
    count = len(state.hands)
    seats = tuple((state.asked + step) % count for step in range(state.left))
    words = _("{what} Does anyone respond?", what=moment(state, audience))
    if not state.batch:
        words = _("{what} Does anyone play an instant?", what=moment(state, audience))
    return Round(_kind(state), words, seats, tuple(PASS[seat] for seat in seats))


def only_answer(state: AndroidsState, audience: Audience) -> Choose | None:
    """The card that the viewer puts under the pile if it holds a single one, or none."""
    pending = state.pending
    if pending is None or pending.effect != LAY_UNDER or len(pending.choice.options) != 1:
        return None
    return Choose(pending.choice.seat, pending.choice.options[0])


def _kind(state: AndroidsState) -> str:
    """What the round is about: the declaration, as long as it may be cancelled, before what was played on it."""
    if not state.batch:
        return PAUSE if state.moment else CARD
    return CLAIMED if state.batch[0].piece == DECLARATION else INSTANT


TOPICS = {
    Phase.TURN: "A turn",
    Phase.WINDOW: "The asking round",
    Phase.SETTLE: "How it is settled",
    Phase.OVER: "The end",
}


def describe(view: AndroidsState, audience: Audience, offers: Sequence[Action]) -> TableDesc:
    layout = Layout(view, audience)
    zones, pieces = tuple(zones_of(view, audience, layout)), tuple(pieces_of(view, audience, layout))
    lying = {zone.id for zone in zones} | {piece.id for piece in pieces}
    return TableDesc(
        layout.seating.size,
        zones,
        pieces,
        affordances_of(view, audience, layout, offers, lying),
        Prompt(offers[0].seat, question(view, audience, offers[0].seat), notes(view, audience)) if offers else None,
        "" if offers else banner(view, audience),
        GROUND,
        round_of(view, audience),
        plates=plates_of(view, layout),
        plaque=layout.seating.plaque,
    )


def intent(view: AndroidsState, audience: Audience, source: ItemId, target: ItemId) -> Action | None:
    """The action that a drop would mean; an onlooker's is one of the seat in turn."""
    seat = view.seat if audience.viewer is None else audience.viewer
    return intent_of(view, seat, source, target)


def topic(view: AndroidsState) -> str:
    return "The uncovering" if view.assembly and view.phase is not Phase.OVER else TOPICS[view.phase]


PRESENTER = Presenter(
    describe=describe,
    intent=intent,
    line=line_of,
    flourish=flourish_of,
    spotlight=spotlight_of,
    ending=ending_of,
    inspect=sheet_of,
    chapter=chapter,
    opening=(TurnBegan,),
    next=next_turn,
    only_answer=only_answer,
    topic=topic,
    arrangements=ARRANGEMENTS,
    why_no_drop=why_no_drop,
)
