"""Whole matches of every game are played in the window by drag, click, keys and the list of moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from monstrarium.engine.action import Action, Choose
from monstrarium.engine.rng import Rng
from monstrarium.games.androids import actions as android
from monstrarium.games.cybo.actions import Keep, Roll
from monstrarium.games.hybrid.actions import Announce, Step
from monstrarium.games.xenoshyft import actions as xeno
from monstrarium.games.xybrid.actions import Commit, Draw, Pass, Swap, TakeCore
from monstrarium.table.desc import Affordance
from tests.support.matches import Whim
from tests.ui import hands
from tests.ui.games.androids import hands as androids
from tests.ui.games.hybrid import hands as hybrid
from tests.ui.games.xenoshyft import hands as xenoshyft
from tests.ui.sitting import Sit, Sitting, is_choice, keeps

LONG = 900
"""More decisions than such a match has."""
Chooser = Callable[[Sitting, int], Affordance]


class Played(NamedTuple):
    """How people play one game, once they have sat down."""

    sit_down: Callable[[Sitting], None]
    chooser: Callable[[Sitting], Chooser]
    """Takes the sitting; the function it returns picks the move, given how many were made before."""
    met: tuple[type[Action], ...]
    """The kinds of action that occur at least once."""


def last_warriors(sitting: Sitting) -> None:
    """A match of HYBRID in which one side has one warrior left."""
    hybrid.begin_at(sitting, lambda state: min(len(state.living(0)), len(state.living(1))) == 1, hybrid.TWO)


def short_defence(sitting: Sitting) -> None:
    """A match of XenoShyft that is soon over."""
    xenoshyft.sit_down(sitting, base=10, swarm="usual")


def whims(sitting: Sitting) -> Chooser:
    """Picks moves of HYBRID that belong together now and then, as those of a player who sets out to do something."""
    whim = Whim(sitting.screen.match.kit, Rng(3))
    return lambda sitting, number: hybrid.wish(sitting, whim)


GAMES = {
    "cybo": Played(
        lambda sitting: sitting.begin(),
        lambda sitting: lambda sitting, number: keeps(sitting.moves) if is_choice(sitting.moves) else sitting.moves[0],
        (Roll, Keep),
    ),
    "xybrid": Played(
        lambda sitting: sitting.begin("xybrid", options={}),
        lambda sitting: lambda sitting, number: sitting.moves[number % len(sitting.moves)],
        (TakeCore, Draw, Swap, Pass, Commit),
    ),
    "androids": Played(
        androids.sit_down,
        lambda sitting: androids.wise,
        (android.Lay, android.Play, android.Declare, android.End, android.Pass, Choose),
    ),
    "xenoshyft": Played(
        short_defence, lambda sitting: xenoshyft.wise, (xeno.Spend, xeno.Buy, xeno.Deploy, xeno.Pass, xeno.Ready)
    ),
    "hybrid": Played(last_warriors, whims, (Announce, Step)),
}
BY_KEYS_TOO_LONG = ("xenoshyft", "hybrid")
"""Games with more than a hundred stops of Tab; their own tests play a round or an activation by keys alone."""
CASES = [(key, way) for key in GAMES for way in hands.WAYS if way is not hands.by_keys or key not in BY_KEYS_TOO_LONG]


@pytest.mark.usefixtures("pondering")
@pytest.mark.parametrize(("key", "way"), CASES, ids=lambda case: getattr(case, "__name__", case))
def test_a_whole_match_is_played(sit: Sit, key: str, way: hands.Way) -> None:
    played, sitting = GAMES[key], sit()
    played.sit_down(sitting)
    hands.look(sitting)
    choose, before = played.chooser(sitting), len(sitting.done())

    for number in range(LONG):
        if sitting.controller.over:
            break
        way(sitting, choose(sitting, number))
        sitting.settle()
        hands.look(sitting)
        sitting.settle()

    assert sitting.screen.match.session.record.outcome is not None
    made = sitting.done()[before:]
    assert [kind for kind in played.met if not any(isinstance(action, kind) for action in made)] == []
