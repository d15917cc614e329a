"""The charts of XYbrid: infamy, the sciences of the monsters, and the chances to win."""

from __future__ import annotations

from ...language.words import _, mark
from ...table.charts import CommonChart, Counts, Form, Kind, Tally
from .cards import SCIENCE_NAMES, SCIENCES
from .monster import count, hand_worth, worth
from .state import ROUNDS, Phase, XybridState

COLOURS = {"biology": "#6fae3f", "chemistry": "#8f5bc4", "physics": "#4aa3e0", "robotics": "#e8892f"}


def standings(view: XybridState) -> Counts:
    """By seat: its infamy, and what its monster and its hand would add if they were paid now."""
    if view.phase is Phase.OVER:
        return tuple((infamy, 0, 0) for infamy in view.infamy)
    return tuple((infamy, worth(view, seat), hand_worth(view, seat)) for seat, infamy in enumerate(view.infamy))


def mixture(view: XybridState) -> Counts:
    """By seat: how many parts of its monster, the core included, have each science."""
    seats, sciences = range(len(view.hands)), range(len(SCIENCES))
    return tuple(tuple(count(view, seat, 1 << science) for science in sciences) for seat in seats)


def stage(view: XybridState) -> str:
    return _("Round {round} of {rounds}", round=view.round, rounds=ROUNDS)


RACE = Tally(
    mark("Infamy"),
    mark("Infamy if all monsters were paid now"),
    (Kind(mark("paid")), Kind(mark("monster")), Kind(mark("hand"))),
    standings,
)
MIXTURE = Tally(
    mark("Sciences"),
    mark("Parts of each science on the monster"),
    tuple(
        Kind(name, f"xybrid/science/{science}", COLOURS[science])
        for science, name in zip(SCIENCES, SCIENCE_NAMES, strict=True)
    ),
    mixture,
    Form.BANDS,
)
CHARTS = (RACE, MIXTURE, CommonChart.CHANCE)
