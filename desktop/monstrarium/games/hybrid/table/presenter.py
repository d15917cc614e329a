"""The presenter of HYBRID."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.action import Action
from ....table.desc import TableDesc
from ....table.presenter import Audience, Presenter
from ..state import HybridState
from .board.memory import remember
from .board.pieces import SCALES
from .board.routes import foresee
from .board.shade import shade_of
from .drop_intents import intent_of, why_no_drop
from .faces import GROUND
from .inspector import sheet_of
from .items import own
from .layout import ARRANGEMENTS, Layout, board
from .log import SENTENCES
from .offers import affordances_of
from .pieces import pieces_of, with_dimmed
from .plates import focus_of, plates_of
from .prompts import banner, chapter, prompt_of, round_of, topic
from .show import ending_of, flourish_of, luck_of, spotlight_of
from .zones import zones_of


def describe(view: HybridState, audience: Audience, offers: Sequence[Action]) -> TableDesc:
    layout = Layout(view, audience)
    where = layout.seating
    zones, pieces = tuple(zones_of(view, audience, layout)), tuple(pieces_of(view, audience, layout))
    affordances = affordances_of(view, audience, layout, offers, {piece.id for piece in pieces})
    return TableDesc(
        where.size,
        zones,
        with_dimmed(pieces, own("hand", layout.near), affordances),
        affordances,
        prompt_of(view, audience, offers[0].seat) if offers else None,
        "" if offers else banner(view, audience),
        GROUND,
        round_of(view, audience),
        board(where),
        SCALES,
        plates=plates_of(view, layout),
        plaque=where.plaque,
        frame=where.frame,
        nearer=where.nearer,
        focus=focus_of(view, layout),
        shade=shade_of(view, audience, layout),
    )


PRESENTER = Presenter(
    describe=describe,
    intent=intent_of,
    line=SENTENCES.line,
    flourish=flourish_of,
    spotlight=spotlight_of,
    ending=ending_of,
    inspect=sheet_of,
    chapter=chapter,
    topic=topic,
    arrangements=ARRANGEMENTS,
    foresee=foresee,
    why_no_drop=why_no_drop,
    luck=luck_of,
    remember=remember,
)
