"""The charts of HYBRID: the NV that each side has left, its warriors, and chances."""

from __future__ import annotations

from ...language.words import mark
from ...table.charts import CommonChart, Counts, Form, Kind, Tally
from .printed.warriors import NV
from .state import OFF, HybridState

SIDES = (0, 1)


def life(view: HybridState) -> Counts:
    """By seat: the points of NV that its warriors have left together."""
    left = [0, 0]
    for each, kind in enumerate(view.kinds):
        if view.squares[each] >= OFF:
            left[view.sides[each]] += NV[kind] - view.wounds[each]
    return tuple([(left[seat],) for seat in SIDES])


def warriors(view: HybridState) -> Counts:
    """By seat: how many warriors are unhurt, and how many wounded."""
    found = ([0, 0], [0, 0])
    for each, side in enumerate(view.sides):
        if view.squares[each] >= OFF:
            found[side][bool(view.wounds[each])] += 1
    return tuple([tuple(each) for each in found])


LIFE = Tally(mark("Strength"), mark("Points of NV that each side has left"), (Kind(mark("left")),), life)
WARRIORS = Tally(
    mark("Warriors"),
    mark("Warriors that are left"),
    (Kind(mark("unhurt"), colour="#4aa36b"), Kind(mark("wounded"), colour="#c8443a")),
    warriors,
    Form.BANDS,
)
CHARTS = (LIFE, CommonChart.CHANCE, WARRIORS, CommonChart.LUCK)
