"""What the charts show of XenoShyft: the base, whether it will hold, enemies killed, and what armies have cost."""

from __future__ import annotations

from ...language.words import _, mark
from ...table.charts import Common, Counts, Form, Kind, Tally
from .cards import COST, TROOPS
from .state import XenoshyftState


def strength(view: XenoshyftState) -> Counts:
    """What the base endures, the same for all; in training the damage it has taken."""
    return ((view.base,),) * len(view.hands)


def kills(view: XenoshyftState) -> Counts:
    """By lane: how many enemies were killed there this round."""
    return tuple([(number,) for number in view.kills])


def armies(view: XenoshyftState) -> Counts:
    """By seat: what the open cards of its lane, hand and discard pile have cost: troops, and items."""
    face, found = view.pieces.face, []
    for seat, front in enumerate(view.fronts):
        carried = [item for troop in front for item in view.gear.get(troop, ())]
        faces = [face[piece] for piece in (*front, *carried, *view.hands[seat], *view.discards[seat])]
        troops = sum([COST[each] for each in faces if each < TROOPS])
        found.append((troops, sum([COST[each] for each in faces]) - troops))
    return tuple(found)


def stage(view: XenoshyftState) -> str:
    """The round."""
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
CHARTS = (BASE, Common.CHANCE, KILLS, ARMIES)
