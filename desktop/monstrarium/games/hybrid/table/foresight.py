"""What the table shows of a figurine in the hand: its way with the cost, what it would see, and who would see it."""

from __future__ import annotations

from collections.abc import Iterable

from ....table.desc import Affordance, Caption, Foresight, ItemId, Rect, Wash
from ....table.presenter import Audience
from ..actions import Enter, Place, Step, Turn
from ..ground.contact import foes_at
from ..ground.laboratory import squares_of, within
from ..ground.plan import lab_of
from ..ground.reach import Reach, reach_of
from ..ground.sight import watched
from ..ground.vision import bodies, sees, sight_of
from ..printed.warriors import SIZE
from ..state import MOVES, HybridState
from .items import warrior_of
from .layout import SQUARE, Layout
from .routes import elsewhere

GOING = (Step, Turn, Place, Enter)
"""The actions that change where a warrior stands."""


def foresee(view: HybridState, audience: Audience, item: ItemId, affordance: Affordance | None) -> Foresight | None:
    """The foresight of a warrior, on the way of an affordance if there is one; None for other items."""
    warrior = warrior_of(item)
    if warrior is None or warrior >= len(view.kinds):
        return None
    layout = Layout(view, audience)
    target, facing = _end_of(view, layout, warrior, affordance)
    if view.squares[warrior] < 0:
        if target is None or facing < 0:
            return None
        return _placed(view, layout, warrior, target, facing)
    reach = reach_of(view, warrior)
    if target is None:
        return _standing(view, layout, warrior, reach)
    return _going(view, layout, warrior, reach, target, facing)


def _end_of(view: HybridState, layout: Layout, warrior: int, affordance: Affordance | None) -> tuple[int | None, int]:
    """The square where an affordance ends and the facing of the warrior there; None and -1 where it does not move."""
    if affordance is None or not any(isinstance(action, GOING) for action in affordance.plan):
        return None, -1
    for action in reversed(affordance.plan):
        if isinstance(action, Place | Enter):
            return (action.square, action.facing) if action.square >= 0 else (None, -1)
    square, facing = view.squares[warrior], view.facings[warrior]
    for action in affordance.plan:
        if isinstance(action, Step):
            square = layout.lab.near[square * 8 + action.direction]
        elif isinstance(action, Turn):
            facing = action.facing
    return square, facing


def _standing(view: HybridState, layout: Layout, warrior: int, reach: Reach) -> Foresight:
    """What a warrior sees from where it is, where it can go and the points left there, and who sees it."""
    washes = [*_sight(view, layout, warrior), Wash("reach", _rects(layout, squares_of(reach.squares)))]
    points = _points(view, warrior, reach)
    captions = [
        _caption(layout, warrior, view, square, str(points - reach.best(square)))
        for square in squares_of(reach.squares)
        if square != view.squares[warrior]
    ]
    return Foresight(tuple(washes), (), tuple(captions), _threats(view, warrior), SQUARE)


def _points(view: HybridState, warrior: int, reach: Reach) -> int:
    """The points of the active warrior; for another one, the cost of its farthest way."""
    if warrior == view.active and view.phase in MOVES:
        return view.points
    return max(reach.costs, default=0)


def _going(view: HybridState, layout: Layout, warrior: int, reach: Reach, square: int, facing: int) -> Foresight:
    """The way to a square with the cost of each step, and what the warrior would see there."""
    trail = tuple(
        _caption(layout, warrior, view, at, str(cost) if cost else "") for at, cost in reach.trail(square, facing)
    )
    world = elsewhere(view, warrior, square, facing)
    washes = _sight(world, layout, warrior)
    rest = [each for each in squares_of(reach.squares) if each != square]
    washes.append(Wash("reach", _rects(layout, rest)))
    return Foresight(tuple(washes), trail, (), _threats(world, warrior), SQUARE)


def _placed(view: HybridState, layout: Layout, warrior: int, square: int, facing: int) -> Foresight:
    world = elsewhere(view, warrior, square, facing)
    return Foresight(tuple(_sight(world, layout, warrior)), (), (), _threats(world, warrior), SQUARE)


def _sight(view: HybridState, layout: Layout, warrior: int) -> list[Wash]:
    """The squares that a warrior sees, and the dark beyond its sight."""
    lab, kind = layout.lab, view.kinds[warrior]
    square, facing = view.squares[warrior], view.facings[warrior]
    own = lab.bases[SIZE[kind]][square]
    blockers = (view.shut | lab.pillars | bodies(view, lab)[1]) & ~own
    reach = sight_of(view, warrior)
    seen = watched(lab, square, SIZE[kind], facing, blockers, reach, view.house.wide) & lab.floor
    dark = lab.floor & ~within(lab, square, SIZE[kind], reach)
    return [Wash("dark", _rects(layout, squares_of(dark))), Wash("seen", _rects(layout, squares_of(seen)))]


def _threats(view: HybridState, warrior: int) -> tuple[ItemId, ...]:
    """The enemies that see a warrior or touch it."""
    seat = view.sides[warrior]
    touching = foes_at(view, lab_of(view.plan), warrior)
    found = [
        each
        for each, square in enumerate(view.squares)
        if square >= 0 and view.sides[each] != seat and (touching >> each & 1 or sees(view, each, warrior))
    ]
    return tuple([f"warrior/{each}" for each in found])


def _rects(layout: Layout, squares: Iterable[int]) -> tuple[Rect, ...]:
    return tuple([layout.square(square) for square in squares])


def _caption(layout: Layout, warrior: int, view: HybridState, square: int, text: str) -> Caption:
    pose = layout.middle(square, SIZE[view.kinds[warrior]])
    return pose.x, pose.y, text
