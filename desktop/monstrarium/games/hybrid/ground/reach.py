"""How far a warrior gets: where it can end its Movement, facing which way, for how much, and on what route.

The search goes through all ways of one mover at once, cost by cost. All squares of one cost and facing lie in one mask
of the rows around the mover; what else may be true of a way (its flags) puts them into fields side by side in that
mask, so that a step of all of them together is one shift. The search is exact: it drops only ways that another one
matches in every respect for no more points.
"""

from __future__ import annotations

from array import array
from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from ....engine.action import Action
from ....engine.plain import Seat
from .. import actions
from ..combat.modifiers import movement
from ..state import MOVES, HybridState
from ..turn import movement_points
from .laboratory import Lab, lying_on, squares_of, within
from .obstacles import mover_of, scene_around
from .plan import lab_of
from .step_cost import DOOR_CODE, FORBIDDEN, TURN_CODE, Mover, Surroundings, opened_by
from .step_masks import Edge, edges_of

Place: TypeAlias = tuple[int, int, int, int]
"""A square, a facing, the flags of the way there and its cost."""
REMEMBERED = 32
"""How many searches are kept: a warrior moves in the same way in most of its modes."""
PAYABLE = 64
"""For how many tables of bounds it is kept from where a way may cost how much."""


@lru_cache(maxsize=64)
def _fields(size: int) -> FieldMasks:
    return FieldMasks(size)


class Reach:
    """Everything one warrior reaches, as `reach` has found it.

    The square it stands on is among it, wherever it may stop. Of several enemies that it touches from the first, a way
    that has left one counts as having left them all; step by step it may still stop beside the others. A way that
    jumps an open trapdoor counts only where no other leads; `risky` tells.
    """

    __slots__ = (
        "_away",
        "_bounds",
        "_costs",
        "_edges",
        "_endings",
        "_fields",
        "_first",
        "_lab",
        "_levels",
        "_links",
        "_mover",
        "_open",
        "_points",
        "_scene",
        "_through",
        "squares",
    )

    def __init__(
        self,
        lab: Lab,
        scene: Surroundings,
        mover: Mover,
        start: tuple[int, int, int],
        points: int,
        always: int,
        bounds: tuple[int, ...] | None,
    ) -> None:
        self._points, self._bounds = points, bounds
        points = points if bounds is None else max(0, *bounds)
        self._lab, self._scene, self._mover = lab, scene, mover
        area = within(lab, start[0], mover.size, points)
        first, last = [(bit.bit_length() - 1) // lab.width * lab.width for bit in (area & -area, area)]
        self._first, self._fields = first, _fields(last + lab.width - first)
        closed = [(mask & ~always & area) >> first for mask in (scene.no_stop, scene.near_foes, scene.near_kept)]
        self._open = self._fields.open_to(*closed)
        self._through = lying_on(lab, mover.size, scene.friends) & area
        self._away = lab.fits[mover.size] & ~scene.keeping & area if scene.near_kept else 0
        self._edges = edges_of(lab, scene, mover, area)
        squares = self._through >> first, self._away >> first
        self._levels = search(self._fields, first, self._edges, squares, mover.titan, start, points, bounds)
        self._costs: Sequence[int] | None = None
        self._endings: list[list[Ending] | None] = [None] * 4
        self._links: dict[Place, tuple[list[int], Place] | None] = {}
        reached = 0
        for level in self._levels:
            reached |= level[0] | level[1] | level[2] | level[3]
        self.squares = self._fields.folded(reached & self._open) << first
        """All squares where it can end, facing any way."""

    def cost(self, square: int, facing: int) -> int:
        """The least points to end there with that facing; FORBIDDEN where it cannot."""
        return self._ending(square, facing)[1]

    def best(self, square: int) -> int:
        """The least points to end there facing any way; FORBIDDEN where it cannot."""
        return min([cost for facing in range(4) if (cost := self.cost(square, facing)) >= 0], default=FORBIDDEN)

    def left(self, square: int, cost: int) -> int:
        """The points that are left on a square after a way that has cost so much."""
        return max(0, self._bound(square) - cost)

    def _bound(self, square: int) -> int:
        return self._points if self._bounds is None else self._bounds[square]

    def risky(self, square: int, facing: int) -> bool:
        """Whether only a jump over an open trapdoor leads there."""
        return self._ending(square, facing)[0] == RISKED

    @property
    def costs(self) -> Sequence[int]:
        """By square * 4 + facing: the least points, or FORBIDDEN."""
        if self._costs is None:
            costs = array("h", [FORBIDDEN]) * (self._lab.width * self._lab.height * 4)
            for facing in range(4):
                known = 0
                for _risk, cost, squares in self._endings_facing(facing):
                    for square in squares_of(squares & ~known):
                        costs[square * 4 + facing] = cost
                    known |= squares
            self._costs = costs
        return self._costs

    def route(self, square: int, facing: int) -> tuple[int, ...]:
        """The codes of the way there: steps, turns, and doors right before the step through them."""
        codes: list[int] = []
        for before, _place in self._way(square, facing):
            codes += before
        return tuple(codes[::-1])

    def trail(self, square: int, facing: int) -> tuple[tuple[int, int], ...]:
        """The squares of the way there in order, from where it begins, each with the points it takes to get there."""
        ends = self._end(square, facing)
        if ends[3] < 0:
            return ()
        places = [ends, *[place for _codes, place in self._way(square, facing)]]
        return tuple({place[0]: (place[0], place[3]) for place in reversed(places)}.values())

    def _way(self, square: int, facing: int) -> list[tuple[list[int], Place]]:
        """The codes that led to a place and the place before, from the end back to the beginning."""
        found: list[tuple[list[int], Place]] = []
        place = self._end(square, facing)
        while place[3] >= 0 and (link := self._link(place)) is not None:
            found.append(link)
            place = link[1]
        return found

    def _link(self, place: Place) -> tuple[list[int], Place] | None:
        """The codes that led to a place and the place before; kept, since many ways share it."""
        if place not in self._links:
            self._links[place] = self._stepped_from(*place) or self._turned_from(*place)
        return self._links[place]

    def _endings_facing(self, facing: int) -> list[Ending]:
        """The ways to end facing that way: those without a risk first, then by their costs."""
        found = self._endings[facing]
        if found is None:
            fields, found = self._fields, []
            ends = [level[facing] & self._open for level in self._levels]
            for risk, part in ((0, fields.safe), (RISKED, fields.risky)):
                for cost, mask in enumerate(ends):
                    if mask & part:
                        found.append((risk, cost, fields.folded(mask & part) << self._first))
            self._endings[facing] = found
        return found

    def _ending(self, square: int, facing: int) -> tuple[int, int]:
        """RISKED or 0 for the best way to end somewhere, and its cost, which is FORBIDDEN where there is none."""
        if self.squares >> square & 1:
            for risk, cost, squares in self._endings_facing(facing):
                if squares >> square & 1:
                    return risk, cost
        return 0, FORBIDDEN

    def _end(self, square: int, facing: int) -> Place:
        """The best way to end somewhere; its cost is FORBIDDEN where there is none."""
        risk, cost = self._ending(square, facing)
        if cost >= 0:
            flags = self._fields.flags(self._levels[cost][facing] & self._open, square - self._first)
            return square, facing, next(each for each in flags if each >= risk), cost
        return square, facing, 0, FORBIDDEN

    def _held(self, square: int, facing: int, flags: int, cost: int) -> bool:
        return cost >= 0 and bool(self._levels[cost][facing] >> square - self._first + flags * self._fields.size & 1)

    def _stepped_from(self, square: int, facing: int, flags: int, cost: int) -> tuple[list[int], Place] | None:
        """The step that led to a place, with the door it opened, as codes from the last; and from where."""
        for price, sources, shift, direction, jump in self._edges[facing]:
            source = square - shift
            if cost < price or source < 0 or not sources >> source & 1 or cost > self._bound(source):
                continue
            for before in self._fields.flags(self._levels[cost - price][facing], source - self._first):
                if self._after(before, square, jump) == flags:
                    door = opened_by(self._lab, self._scene, self._mover, source, square)
                    codes = [direction] if door < 0 else [direction, DOOR_CODE + door]
                    return codes, (source, facing, before, cost - price)
        return None

    def _after(self, flags: int, square: int, jump: bool) -> int:
        """The flags of a way after a step to a square."""
        if self._mover.titan:
            flags &= ~TURNED
        flags |= PASSED * (self._through >> square & 1) | PARTED * (self._away >> square & 1)
        return flags | RISKED * jump

    def _turned_from(self, square: int, facing: int, flags: int, cost: int) -> tuple[list[int], Place] | None:
        """The turn that led to a place; and from where."""
        if flags & TURNED:
            half, quarters = facing ^ 2, (facing + 1 & 3, facing + 3 & 3)
            fresh = flags & ~TURNED
            turns = [(each, fresh, cost) for each in quarters] + [(half, fresh, cost - 1), (half, flags, cost - 1)]
            for before in (*turns, *[(each, flags, cost - 1) for each in quarters]):
                paid = before[2] == cost or cost <= self._bound(square)
                if paid and self._held(square, *before):
                    return [TURN_CODE + facing], (square, *before)
        return None


@lru_cache(maxsize=REMEMBERED)
def reach(
    lab: Lab,
    scene: Surroundings,
    mover: Mover,
    square: int,
    facing: int,
    points: int,
    turned: bool = False,
    passed: bool = False,
    always: int = 0,
    bounds: tuple[int, ...] | None = None,
) -> Reach:
    """Everywhere a warrior can end its Movement with so many points, facing each way.

    With nine points, eighteen warriors, nine shut doors and three pits in a laboratory of 24 x 24 this takes some
    0.6 ms (0.5 ms for a large warrior), and the table of all costs 0.15 ms more.
    turned: its free quarter-turn is used (a Titan's: on this square); passed: it has walked through a friend; always:
    squares where it may always end, such as that where its Movement began; bounds: by square, how
    much a way may have cost with a step from there, where points come and go on the way.
    """
    return Reach(lab, scene, mover, (square, facing, TURNED * turned | PASSED * passed), points, always, bounds)


# ---- the reach of a warrior in a state


def reach_of(state: HybridState, warrior: int, find: Callable[..., Reach] = reach) -> Reach:
    """Where a warrior in the laboratory can end its Movement: the active one with what it has left, any other one as
    if it were activated now, in a mode that does not change how it moves. `find` is `reach`, or what remembers more."""
    lab, mover = lab_of(state.plan), mover_of(state, warrior)
    place = (state.squares[warrior], state.facings[warrior])
    scene = scene_around(state, lab, warrior, mover)
    if warrior == state.active and state.phase in MOVES:
        begun = 1 << state.origin if state.origin >= 0 else 0
        return find(
            lab, scene, mover, *place, state.points, state.turned, state.passed, begun, movement_points.bounds(state)
        )
    held = bool(state.pinned >> warrior & 1)
    return find(lab, scene, mover, *place, 0 if held else movement(state, warrior), held, always=1 << place[0])


def actions_of(seat: Seat, route: Sequence[int]) -> tuple[Action, ...]:
    """The codes of a route as actions of a seat; a shot from ambush may interrupt them."""
    return tuple([_action_of(seat, code) for code in route])


def _action_of(seat: Seat, code: int) -> Action:
    if code >= DOOR_CODE:
        return actions.SWING[seat][code - DOOR_CODE]
    return actions.TURN[seat][code - TURN_CODE] if code >= TURN_CODE else actions.STEP[seat][code]


# ---- the search


TURNED, PASSED, PARTED, RISKED = ALL = 1, 2, 4, 8
"""Flags: the free quarter-turn is used, the way led through a friend or away from an enemy, it jumped a pit."""
FLAGS = 16
DEAREST = 6
"""The most Movement Points that a single step can cost."""

Levels: TypeAlias = list[list[int]]
"""By cost and facing: the squares first reached so, by fields of flags."""
Ending: TypeAlias = tuple[int, int, int]
"""RISKED or 0, a cost, and the squares where a Movement can end so."""


class FieldMasks:
    """Masks over all fields: those with a flag and those without it."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.full = (1 << size) - 1
        self.column = sum([1 << flags * size for flags in range(FLAGS)])
        """The first square in every field."""
        self.fresh, self.mild, self.close, self.safe = (self._without(flag) for flag in ALL)
        self.flagless = tuple(zip(ALL, (self.fresh, self.mild, self.close, self.safe), strict=True))
        """Pairs of a flag and the mask of all squares in fields without that flag."""
        self.turned, self.passed, self.parted, self.risky = (each << flag * size for flag, each in self.flagless)

    def _without(self, flag: int) -> int:
        return sum([self.full << flags * self.size for flags in range(FLAGS) if not flags & flag])

    def spread(self, mask: int, flags: int) -> int:
        """A mask in all the fields that ways with these flags can be in."""
        for flag in ALL:
            if flag & flags:
                mask |= mask << self.size * flag
        return mask

    def folded(self, mask: int) -> int:
        """The squares that a mask has in any field."""
        squares = 0
        while mask:
            squares |= mask & self.full
            mask >>= self.size
        return squares

    def flags(self, mask: int, square: int) -> Iterator[int]:
        """The fields in which a mask has a square, smallest first."""
        held = mask >> square & self.column
        while held:
            low = held & -held
            yield (low.bit_length() - 1) // self.size
            held ^= low

    def open_to(self, no_stop: int, near_foes: int, near_kept: int) -> int:
        """Where a Movement can end: not on the first squares, nor on the others after passing or parting."""
        closed = self.spread(no_stop, FLAGS - 1)
        closed |= self.spread(near_foes, FLAGS - 1) & self.passed | self.spread(near_kept, FLAGS - 1) & self.parted
        return (1 << self.size * FLAGS) - 1 & ~closed


def search(
    fields: FieldMasks,
    first: int,
    edges: list[list[Edge]],
    squares: tuple[int, int],
    titan: bool,
    start: tuple[int, int, int],
    points: int,
    bounds: tuple[int, ...] | None = None,
) -> Levels:
    """Everything a mover reaches from a square, facing and flags, for up to so many points.

    first: the square of the laboratory with which the levels, and `squares`, begin. squares: those on which its base
    lies on a friend, and those on which it has left an enemy. bounds: by square, how much a way may have cost with a
    step or turn from there, where that is not the same everywhere.
    """
    size, fresh = fields.size, fields.fresh
    risk = any(jump for line in edges for *_rest, jump in line)
    through, away = squares
    most = TURNED | PASSED * bool(through) | PARTED * bool(away) | RISKED * risk | start[2]
    through, away = fields.spread(through, most) & fields.mild, fields.spread(away, most) & fields.close
    paid = None
    if bounds is not None:
        payable = _payable(bounds)
        paid = [fields.spread(mask >> first & fields.full, most) for mask in payable[: points + DEAREST + 1]]
        paid += [0] * (points + DEAREST + 1 - len(paid))
    sources = {mask: fields.spread(mask >> first, most) for mask in {edge[1] for line in edges for edge in line}}
    steps = [sorted([(price, sources[mask], shift, jump) for price, mask, shift, _, jump in line]) for line in edges]
    affordable = [[bisect(line, (left + 1,)) for left in range(points + 1)] for line in steps]
    worse = [(without, size * flag) for flag, without in fields.flagless if flag & most]
    waiting = [[0] * 4 for _cost in range(points + DEAREST + 1)]
    square, facing, flags = start
    waiting[0][facing] = 1 << square - first + flags * size
    known = [0] * 4
    for cost in range(points + 1):
        level = waiting[cost]
        _turn(fields, waiting, known, cost, -1 if paid is None else paid[cost + 1], worse)
        for each, ways in enumerate(level):
            if not ways:
                continue
            for price, mask, shift, jump in steps[each][: affordable[each][points - cost]]:
                moving = ways & mask
                if paid is not None:
                    moving &= paid[cost + price]
                if moving:
                    moving = moving << shift if shift >= 0 else moving >> -shift
                    if met := moving & through:
                        moving = moving ^ met | met << size * PASSED
                    if gone := moving & away:
                        moving = moving ^ gone | gone << size * PARTED
                    if jump:
                        moving = moving & fields.risky | (moving & fields.safe) << size * RISKED
                    if titan:
                        moving = moving & fresh | (moving & fields.turned) >> size
                    waiting[cost + price][each] |= moving
    return waiting[: points + 1]


def _turn(
    fields: FieldMasks, waiting: Levels, known: list[int], cost: int, paying: int, worse: list[tuple[int, int]]
) -> None:
    """Adds all turns at one cost, and drops ways that are known for no more. Free turns come first.

    paying: the fields in which one point more can be paid. worse: for each flag that a way can have, the fields without
    it, and how far from there to the same ways with it, which are no better.
    """
    level, later = waiting[cost], waiting[cost + 1]
    unturned = [level[facing] & fields.fresh & ~known[facing] for facing in range(4)]
    for facing, ways in enumerate(unturned):
        if ways:
            known[facing] |= _matched(ways, worse)
            turned = ways << fields.size
            level[facing + 1 & 3] |= turned
            level[facing + 3 & 3] |= turned
            later[facing ^ 2] |= turned & paying
    for facing in range(4):
        ways = level[facing] & fields.turned & ~known[facing]
        if ways:
            known[facing] |= _matched(ways, worse)
            for to in (1, 2, 3):
                later[facing + to & 3] |= ways & paying
        level[facing] = ways | unturned[facing]


def _matched(ways: int, worse: list[tuple[int, int]]) -> int:
    """These ways, and all ways to the same squares with more flags."""
    for without, shift in worse:
        ways |= (ways & without) << shift
    return ways


@lru_cache(maxsize=PAYABLE)
def _payable(bounds: tuple[int, ...]) -> tuple[int, ...]:
    """By cost: the squares from which a step may come to so much."""
    found = [0] * (max(0, *bounds) + 1)
    for square, bound in enumerate(bounds):
        if bound >= 0:
            found[bound] |= 1 << square
    for cost in range(len(found) - 1, 0, -1):
        found[cost - 1] |= found[cost]
    return tuple(found)
