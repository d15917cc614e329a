"""What the charts show of XenoShyft: the base, whether it will hold, enemies killed, and what armies have cost."""

from __future__ import annotations

from ...engine.words import _, mark
from ...table.charts import Common, Counts, Kind, Tally
from .cards import COST
from .rounds import ROUNDS
from .state import XenoState


def strength(view: XenoState) -> Counts:
    """The base, the same for all; in training the damage it has taken."""
    return ((view.base,),) * len(view.hands)


def kills(view: XenoState) -> Counts:
    """By lane: how many enemies were killed there this round."""
    return tuple([(number,) for number in view.kills])


def armies(view: XenoState) -> Counts:
    """By seat: what the cards of its hand, lane and discard pile have cost, all together."""
    face = view.pieces.face
    bought = _bought(view)
    return tuple([(sum([COST[face[piece]] for piece in cards if face[piece] >= 0]),) for cards in bought])


def stage(view: XenoState) -> str:
    """The round."""
    return _("Round {round} of {rounds}", round=view.round, rounds=ROUNDS)


def _bought(view: XenoState) -> list[list[int]]:
    return [
        [
            *view.hands[seat],
            *view.discards[seat],
            *view.fronts[seat],
            *[item for troop in view.fronts[seat] for item in view.gear.get(troop, ())],
        ]
        for seat in range(len(view.hands))
    ]


BASE = Tally(mark("The base"), mark("What the base endures"), (Kind(mark("endured")),), strength)
KILLS = Tally(mark("Kills"), mark("Enemies killed in each lane this round"), (Kind(mark("killed")),), kills)
ARMIES = Tally(mark("Armies"), mark("Cost of the cards in lane, hand and discard pile"), (Kind(mark("cost")),), armies)
CHARTS = (BASE, Common.CHANCE, KILLS, ARMIES)
