"""How the table of XYbrid looks and speaks."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.action import Action
from ....engine.plain import Seat
from ....table.desc import ItemId, Prompt, TableDesc
from ....table.presenter import Audience, Presenter
from ..actions import Activate
from ..state import Phase, XybridState
from .drop_intents import intent_of
from .faces import GROUND
from .inspector import sheet_of
from .layout import HELD, Layout
from .log import SENTENCES
from .offers import affordances_of
from .pieces import pieces_of, plates_of, zones_of
from .show import ending_of, flourish_of, spotlight_of
from .wording import banner, chapter, next_seat, notes, question

TOPICS = {
    Phase.CORE: "Set-up",
    Phase.DRAW: "Draw",
    Phase.BUILD: "Build",
    Phase.REVEAL: "Breakthroughs",
    Phase.ACTIVATE: "Breakthroughs",
    Phase.DEPLOY: "DEPLOY effects",
    Phase.OVER: "The end of the match",
}


def describe(view: XybridState, audience: Audience, offers: Sequence[Action]) -> TableDesc:
    layout = Layout(view, audience)
    zones, pieces = tuple(zones_of(view, audience, layout)), tuple(pieces_of(view, audience, layout))
    lying = {zone.id for zone in zones} | {piece.id for piece in pieces}
    return TableDesc(
        layout.seating.size,
        zones,
        pieces,
        affordances_of(view, audience, layout, offers, lying),
        _prompt(view, audience, offers) if offers else None,
        "" if offers else banner(view, audience, acting(view)),
        GROUND,
        plates=plates_of(view, audience, layout),
        plaque=layout.seating.plaque,
    )


def intent(view: XybridState, audience: Audience, source: ItemId, target: ItemId) -> Action | None:
    """The action that a drop would mean; an onlooker's is one of the seat in turn."""
    seat = view.seat if audience.viewer is None else audience.viewer
    return intent_of(view, seat, source, target)


def topic(view: XybridState) -> str:
    return TOPICS[view.phase]


def _prompt(view: XybridState, audience: Audience, offers: Sequence[Action]) -> Prompt:
    seat, missions = offers[0].seat, any(isinstance(offer, Activate) for offer in offers)
    return Prompt(seat, question(view, audience, seat, missions), notes(view, audience, seat))


def acting(view: XybridState) -> tuple[Seat, ...]:
    """The seats that owe a decision, as far as all may know."""
    if view.pending is not None:
        return (view.pending.choice.seat,)
    return view.picks.missing() if view.phase is Phase.REVEAL else (view.seat,)


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
    arrangements=HELD,
)
