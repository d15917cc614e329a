"""The charts of XenoShyft: the base, the chance that it holds, enemies killed, and the cost of armies."""

from __future__ import annotations

from ...language.words import _, mark
from ...table.charts import CommonChart, Counts, Form, Kind, Tally
from .cards import COST, TROOPS
from .state import XenoshyftState


def strength(view: XenoshyftState) -> Counts:
    """The HP of the base, the same for all; in training the damage it has taken."""
    return ((view.base,),) * len(view.hands)


def kills(view: XenoshyftState) -> Counts:
    """By lane: enemies killed in this round."""
    return tuple([(number,) for number in view.kills])


def armies(view: XenoshyftState) -> Counts:
    """By seat: the cost of the troops, and of the items, in its lane, hand and discard pile."""
    face, found = view.pieces.face, []
    for seat, front in enumerate(view.fronts):
        carried = [item for troop in front for item in view.gear.get(troop, ())]
        faces = [face[piece] for piece in (*front, *carried, *view.hands[seat], *view.discards[seat])]
        troops = sum([COST[each] for each in faces if each < TROOPS])
        found.append((troops, sum([COST[each] for each in faces]) - troops))
    return tuple(found)


def stage(view: XenoshyftState) -> str:
    return _("Round {n}", n=view.round)


BASE = Tally(mark("The base"), mark("What the base endures"), (Kind(mark("endured")),), strength)
KILLS = Tally(mark("Kills"), mark("Enemies killed in each lane this round"), (Kind(mark("killed")),), kills)
ARMIES = Tally(
    mark("Armies"),
    mark("What the cards of lane, hand and discard pile have cost"),
    (Kind(mark("troops"), colour="#4aa3e0"), Kind(mark("items"), colour="#e8892f")),
    armies,
    Form.BANDS,
)
CHARTS = (BASE, CommonChart.CHANCE, KILLS, ARMIES)
