"""Why the active warrior of HYBRID cannot go somewhere that is more than a step away."""

from __future__ import annotations

from ....language.words import _, _n
from ....table.desc import ItemId
from ....table.presenter import Audience
from ..ground.laboratory import Lab, distance
from ..ground.labs import lab_of
from ..ground.reaching import reach_of
from ..printed.names import warrior_name
from ..printed.warriors import SIZE
from ..state import HybridState, Mode, Phase
from .items import square_under, warrior_of
from .wording import square_name

MOVES = (Phase.MOVE, Phase.LATE)
PLENTY = 80
"""More points than any way through a laboratory takes."""


def astray(view: HybridState, audience: Audience, source: ItemId, target: ItemId) -> str:
    """The sentence for such a drop; empty where the refusal of the next step says it better."""
    warrior = warrior_of(source)
    if warrior is None or warrior != view.active or view.phase not in MOVES or view.squares[warrior] < 0:
        return ""
    lab, aimed = lab_of(view.plan), warrior_of(target)
    standing = aimed is not None and aimed < len(view.kinds) and view.squares[aimed] >= 0
    square = view.squares[aimed] if standing and aimed is not None else square_under(lab, target)
    if square is None or distance(lab, view.squares[warrior], SIZE[view.kinds[warrior]], square) <= 1:
        return ""
    if standing and aimed is not None:
        return _at_somebody(view, warrior, aimed)
    return _too_far(view, lab, warrior, square)


def _at_somebody(view: HybridState, warrior: int, other: int) -> str:
    """Where somebody stands already."""
    name = warrior_name(view, other)
    if view.sides[other] == view.sides[warrior]:
        return _("{warrior} stands there.", warrior=name)
    if view.modes[warrior] == Mode.OFFENSE:
        return _n(
            "{enemy} is out of reach: {n} Movement point is left.",
            "{enemy} is out of reach: {n} Movement points are left.",
            view.points,
            enemy=name,
        )
    return ""


def _too_far(view: HybridState, lab: Lab, warrior: int, square: int) -> str:
    """What the way would take, or that there is none."""
    size, where = SIZE[view.kinds[warrior]], square_name(lab, square)
    world = view.clone()
    world.points = PLENTY
    far = reach_of(world, warrior)
    ends = [each for each, base in enumerate(lab.bases[size]) if base >> square & 1 and far.squares >> each & 1]
    costs = [far.best(each) for each in ends]
    if not costs:
        name = warrior_name(view, warrior)
        if size > 1:
            return _("No way wide enough for {warrior} leads to {square} now.", warrior=name, square=where)
        return _("No way leads {warrior} to {square} now.", warrior=name, square=where)
    if min(costs) <= view.points:
        return ""
    return _n(
        "It takes {n} Movement point to get to {square}; {points} left.",
        "It takes {n} Movement points to get to {square}; {points} left.",
        min(costs),
        square=where,
        points=view.points,
    )
