"""The charts of AndrOIDS: the cards of each seat in the pile and in its hand, and the chances to win."""

from __future__ import annotations

from ...language.words import mark
from ...table.charts import CommonChart, Counts, Kind, Tally
from .state import AndroidsState


def builders(view: AndroidsState) -> Counts:
    """By seat: how many cards of the pile it is known to have laid."""
    return tuple([(view.laid_by.count(seat),) for seat in range(len(view.hands))])


def holdings(view: AndroidsState) -> Counts:
    return tuple([(len(hand),) for hand in view.hands])


PILE = Tally(mark("The pile"), mark("Cards of each player in the pile"), (Kind(mark("laid")),), builders)
HANDS = Tally(mark("Hands"), mark("Cards in each hand"), (Kind(mark("held")),), holdings)
CHARTS = (PILE, HANDS, CommonChart.CHANCE)
