"""The campaign: what a mission is worth, who rests after it, and which side has won when all are played.

The printed rules have no campaign.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...engine.campaign import Loss, Result
from ...engine.game import ranked
from ...engine.plain import Plain, Seat
from ...language.words import said
from ..kit import Missions
from .printed.missions import MISSIONS, Demand
from .printed.warriors import KINDS, PROFILES, RANK, UNIQUE
from .state import GONE, GRIFFIN, HybridState
from .turn.muster import answers

WIN, DRAW = 3, 1
"""Points of a mission: for the side that has won it, and for each when nobody has."""
RESTS = 2
"""From this rank on a warrior that was eliminated misses the next mission; others are replaced."""
ORDER = tuple(MISSIONS)
"""The missions in the order in which they are played."""


def result_of(state: HybridState) -> Result:
    points = (DRAW, DRAW) if state.drawn else tuple([WIN * int(state.winner == seat) for seat in (0, 1)])
    lost = tuple([_fallen(state, seat) for seat in (0, 1)])
    return Result(state.mission, ranked(points), points, lost, state.round)


def _fallen(state: HybridState, seat: Seat) -> tuple[Loss, ...]:
    """The losses of a side, the highest rank first."""
    gone = [each for each, square in enumerate(state.squares) if square == GONE and state.sides[each] == seat]
    fallen = sorted([state.kinds[each] for each in gone], key=_by_rank)
    return tuple([Loss(PROFILES[kind].key, RANK[kind]) for kind in fallen])


def _by_rank(kind: int) -> tuple[int, int]:
    return -RANK[kind], kind


def options_for(options: Mapping[str, Plain], results: Sequence[Result]) -> dict[str, Plain]:
    """The options of the match in which the next mission is played, from those of the campaign."""
    mission = ORDER[len(results)]
    kept = {key: value for key, value in options.items() if key not in ("mission", "plan", "resting")}
    return {**kept, "mission": mission, "resting": resting(mission, results)}


def resting(mission: str, results: Sequence[Result]) -> tuple[str, ...]:
    """The profiles that miss a mission: those eliminated in the one before, unless it cannot do without them."""
    if not results:
        return ()
    lost = [loss.who for losses in results[-1].lost for loss in losses if loss.worth >= RESTS and loss.who in KINDS]
    resting_kinds = sorted({KINDS[who] for who in lost}, key=_by_rank)
    for demand in MISSIONS[mission].demand:
        while resting_kinds and not _can_be_met(demand, resting_kinds):
            resting_kinds.remove(next(kind for kind in reversed(resting_kinds) if answers(demand, kind)))
    return tuple([PROFILES[kind].key for kind in sorted(resting_kinds)])


def _can_be_met(demand: Demand, resting_kinds: Sequence[int]) -> bool:
    able = [kind for kind in range(len(PROFILES)) if answers(demand, kind) and kind not in resting_kinds]
    return any(not UNIQUE[kind] for kind in able) or len(able) >= demand.count


def places(results: Sequence[Result]) -> tuple[int, ...]:
    """The places in the campaign so far: by points, then by the fewest ranks lost."""
    return ranked([(total(results, seat), -toll(results, seat)) for seat in (0, 1)])


def total(results: Sequence[Result], seat: Seat) -> int:
    """The points of a side."""
    return sum([result.points[seat] for result in results])


def toll(results: Sequence[Result], seat: Seat) -> int:
    """The ranks that a side has lost."""
    return sum([loss.worth for result in results for loss in result.lost[seat]])


def name_of(who: str) -> str:
    """The name of the warrior whose profile has this key."""
    return said(PROFILES[KINDS[who]].name) if who in KINDS else who


def ending(results: Sequence[Result]) -> str:
    """The drawing of the ending."""
    won = places(results)
    if won[0] == won[1]:
        return "hybrid/campaign/both"
    return "hybrid/campaign/griffins" if won[GRIFFIN] == 1 else "hybrid/campaign/scorpions"


CAMPAIGN = Missions(
    keys=ORDER,
    titles=tuple([mission.title for mission in MISSIONS.values()]),
    result_of=result_of,
    options_for=options_for,
    places=places,
    name_of=name_of,
    resting=resting,
    topic="A campaign",
    ending=ending,
)
