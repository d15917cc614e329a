"""The presenter of Pantry: hands and shelves of all seats, one below the other."""

from __future__ import annotations

from collections.abc import Sequence

from monstrarium.engine.action import Action
from monstrarium.language.words import _, mark
from monstrarium.table.desc import ItemId, TableDesc
from monstrarium.table.presenter import Audience, Presenter

from ..state import PantryState, Phase
from .drop_intents import intent_of
from .inspector import sheet_of
from .log import SENTENCES
from .offers import affordances_of
from .pieces import ROOMY, pieces_of, size_of, zones_of
from .show import flourish_of
from .wording import banner, prompt


def describe(view: PantryState, audience: Audience, offers: Sequence[Action]) -> TableDesc:
    return TableDesc(
        size_of(view, audience),
        tuple(zones_of(view, audience)),
        tuple(pieces_of(view)),
        affordances_of(view, audience, offers),
        prompt(view, audience),
        banner(view, audience),
    )


def intent(view: PantryState, audience: Audience, source: ItemId, target: ItemId) -> Action | None:
    return None if audience.viewer is None else intent_of(audience.viewer, source, target)


def chapter(view: PantryState) -> str:
    return _("Round {round} of {rounds}", round=min(view.round, view.rounds), rounds=view.rounds)


def topic(view: PantryState) -> str:
    return _("Tasting") if view.phase is Phase.TASTE else _("Cooking")


PRESENTER = Presenter(
    describe=describe,
    intent=intent,
    line=SENTENCES.line,
    flourish=flourish_of,
    inspect=sheet_of,
    chapter=chapter,
    topic=topic,
    arrangements=((ROOMY, mark("Roomy")),),
)
