"""What HYBRID is judged by: which side wins each mission, how long it takes, and what a warrior does for its band."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.game import Outcome
from ...engine.plain import Plain
from ...language.words import mark
from ..balance import FIRST, Balance, Census, Column, Count, Lift, Mean, Outlying, Share, Table, Within
from .printed.missions import MISSIONS
from .printed.warriors import PROFILES, SIDES
from .state import HybridState
from .table.wording import SIDE_NAMES

METHOD = mark(
    "Every mission is played by equal bots on both sides. A match that is drawn counts half for each. Of every kind of "
    "warrior it is noted how the matches ended in which it came along. The lift of a kind is how much more often its "
    "side won with it than with other kinds of that side, in points of a hundred, with the number of standard errors "
    "in brackets: beyond 3 it is hardly chance."
)
HOUSES: Mapping[str, Mapping[str, Plain]] = {key: {"mission": key} for key in MISSIONS}
KINDS: Mapping[str, tuple[str, ...]] = {
    name: tuple(each.key for each in PROFILES if each.side == side)
    for side, name in zip(SIDES, SIDE_NAMES, strict=True)
}
LEAST, MOST = 0.25, 0.75
"""A mission whose share of wins lies between these is open to both sides."""
ALLOWED = 15.0
"""By how many points a side may win more or less often with a kind of warrior than with others."""


class HybridCensus(Census):
    """Enters who won, and with which warriors."""

    state: HybridState

    def end(self, outcome: Outcome) -> None:
        book, state = self.book, self.state
        won = [0.5, 0.5] if state.drawn else [float(state.winner == seat) for seat in (0, 1)]
        book.add(state.mission, "griffins", won[0])
        book.add(state.mission, "drawn", float(state.drawn))
        book.add(state.mission, "rounds", state.round)
        book.add(str(self.seats), LENGTH, state.round)
        book.add(str(self.seats), FIRST, won[0])
        for kind in sorted(set(state.kinds)):
            profile = PROFILES[kind]
            book.add(profile.key, "won", 100 * won[SIDES.index(profile.side)])


LENGTH = mark("rounds")
BALANCE = Balance(
    METHOD,
    HybridCensus,
    (
        Table(
            mark("Who wins each mission"),
            {mark("Mission"): tuple(MISSIONS)},
            (
                Column(mark("matches"), Count("griffins")),
                Column(mark("Griffins win"), Share("griffins")),
                Column(mark("drawn"), Share("drawn")),
                Column(mark("rounds"), Mean("rounds")),
                Column(mark("open"), Within("griffins", LEAST, MOST)),
            ),
            names={key: mission.title for key, mission in MISSIONS.items()},
            each_bot=True,
        ),
        Table(
            mark("Warriors that came along"),
            KINDS,
            (Column(mark("matches with it"), Count("won")), Column(mark("lift"), Lift("won"))),
            best="won",
        ),
    ),
    lengths=(LENGTH,),
    unusual=(
        Outlying(mark("more than {allowed} points better or worse than others of their side"), "won", KINDS, ALLOWED),
    ),
    houses=HOUSES,
)
