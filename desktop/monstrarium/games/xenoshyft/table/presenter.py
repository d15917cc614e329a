"""The table of XenoShyft: the market, the wall, a lane for each commander, and what may be done with them."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.action import Action
from ....engine.plain import Seat
from ....table.desc import ItemId, Plate, Prompt, TableDesc
from ....table.layout import slot
from ....table.presenter import Audience, Presenter
from ..state import Phase, XenoshyftState
from .drop_intents import intent_of, why_no_drop
from .faces import GROUND
from .inspector import sheet_of
from .layout import Layout
from .log import SENTENCES
from .offers import affordances_of
from .pieces import pieces_of
from .rounds import round_of
from .seating import ARRANGEMENTS
from .show import ending_of, flourish_of, spotlight_of
from .wording import banner, chapter, notes, plate_note, question
from .zones import zones_of

TOPICS = {
    Phase.BUY: "Purchase",
    Phase.DEPLOY: "Deployment",
    Phase.COMBAT: "Combat",
    Phase.WRAP: "Wrap-up",
    Phase.OVER: "The end",
}


def describe(view: XenoshyftState, audience: Audience, offers: Sequence[Action]) -> TableDesc:
    """What commanders do now is large; the near hand lies at the lower edge."""
    layout = Layout(view, audience)
    zones, pieces = tuple(zones_of(view, audience, layout)), tuple(pieces_of(view, audience, layout))
    lying = {zone.id for zone in zones} | {piece.id for piece in pieces}
    return TableDesc(
        layout.seating.size,
        zones,
        pieces,
        affordances_of(view, audience, layout, offers, lying),
        _prompt(view, audience, offers[0].seat) if offers else None,
        "" if offers else banner(view, audience),
        GROUND,
        round_of(view, audience),
        plates=_plates(view, audience, layout),
        plaque=layout.seating.plaque,
    )


def _plates(view: XenoshyftState, audience: Audience, layout: Layout) -> tuple[Plate, ...]:
    near_first = sorted(enumerate(layout.benches), key=lambda each: slot(each[0], layout.near, len(layout.benches)))
    return tuple(Plate(seat, bench.plate, note=plate_note(view, audience, seat)) for seat, bench in near_first)


def intent(view: XenoshyftState, audience: Audience, source: ItemId, target: ItemId) -> Action | None:
    return intent_of(view, audience.side, source, target)


def topic(view: XenoshyftState) -> str:
    return TOPICS[view.phase]


def _prompt(view: XenoshyftState, audience: Audience, seat: Seat) -> Prompt:
    return Prompt(seat, question(view, audience, seat), notes(view))


PRESENTER = Presenter(
    describe=describe,
    intent=intent,
    line=SENTENCES.line,
    flourish=flourish_of,
    spotlight=spotlight_of,
    ending=ending_of,
    inspect=sheet_of,
    chapter=chapter,
    topic=topic,
    why_no_drop=why_no_drop,
    arrangements=ARRANGEMENTS,
)
