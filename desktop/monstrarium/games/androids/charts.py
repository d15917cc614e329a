"""What the charts show of AndrOIDS: whose cards lie in the pile, and who is likely to win."""

from __future__ import annotations

from ...language.words import mark
from ...table.charts import Common, Counts, Kind, Tally
from .state import AndroidsState


def builders(view: AndroidsState) -> Counts:
    """By seat: how many cards of the pile everybody knows to be laid by it."""
    return tuple([(view.laid_by.count(seat),) for seat in range(len(view.hands))])


def holdings(view: AndroidsState) -> Counts:
    """By seat: how many cards it holds."""
    return tuple([(len(hand),) for hand in view.hands])


PILE = Tally(mark("The pile"), mark("Cards of each seat in the pile"), (Kind(mark("laid")),), builders)
HANDS = Tally(mark("Hands"), mark("Cards in each hand"), (Kind(mark("held")),), holdings)
CHARTS = (PILE, HANDS, Common.CHANCE)
