"""The routes of the active warrior, with the attacks at their ends; and what a figurine shows in the hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace

from .....engine.action import Action
from .....engine.course import walk
from .....language.words import _, _n
from .....table.desc import Affordance, Caption, Foresight, Gesture, ItemId, Piece, Rect, Ring, Wash
from .....table.presenter import Audience
from ...actions import HALT, SHOOT, STEP, STRIKE, Enter, Place, Step, Turn
from ...cards import lasting
from ...combat.chances import chance, harm, mean, parry
from ...combat.modifiers import movement
from ...combat.prepared_roll import BASIC, HIGHEST, Sort
from ...combat.roll_choices import shots
from ...combat.targets import levels_for
from ...ground.contact import base_of, edge, foes_at
from ...ground.laboratory import lying_on, squares_of, within
from ...ground.plan import lab_of
from ...ground.reach import Reach, actions_of, reach, reach_of
from ...ground.sight import watched
from ...ground.step_cost import FORBIDDEN
from ...ground.vision import bodies, sees, sight_of
from ...printed.names import warrior_name
from ...printed.warriors import AURA, SIZE
from ...rules import Hybrid
from ...state import MOVES, HybridState, Mode, Phase
from ...turn.doors_exits import StraightWay, is_exit, may_leave_after, straight_way
from ...turn.movement_points import BASIC_BONUS
from ..items import figurine, square_item, warrior_of
from ..layout import SQUARE, Layout
from ..wording import facing_name, square_name
from .warriors import warrior_piece

GAME = Hybrid()
SINGLE, ATTACK = "step", "blow"
"""The variants of a step that costs more than a route round it, and of a route that ends in an attack."""
SHOWN = 4
"""How many searches the table keeps, of the active warrior and of others that are pointed at. The routes to all squares
take 0.1 MB each."""
_shown_lately = lru_cache(maxsize=SHOWN)(reach.__wrapped__)


def reach_shown(state: HybridState, warrior: int) -> Reach:
    """Where a warrior can end its Movement, as the table shows it."""
    return reach_of(state, warrior, _shown_lately)


class MovementOffers:
    """The affordances of the active warrior while it moves."""

    def __init__(self, state: HybridState, layout: Layout, offers: Sequence[Action]) -> None:
        self._state = state
        self._layout = layout
        self._offers = frozenset(offers)
        self._warrior = state.active
        self._square, self._facing = state.squares[state.active], state.facings[state.active]
        self._reach = reach_shown(state, state.active)
        self._faces = [warrior_piece(state, layout, self._warrior, self._square, facing) for facing in range(4)]
        self._done: set[Action] = set()
        self._steps = self._steps_by_square()

    def routes(self) -> list[Affordance]:
        """A plan for each square and facing, the cheapest first; then what no plan begins with."""
        found: list[Affordance] = []
        turns = [(self._square, facing) for facing in range(4) if facing != self._facing]
        ends = [self._facings(square) for square in squares_of(self._reach.squares) if square != self._square]
        ends.sort(key=len, reverse=True)  # One square with all facings first, so that R goes round by the clock.
        for square, facing in (*(each for end in ends for each in end), *turns):
            plan = self._plan(square, facing)
            if plan:
                found.append(self._route(square, facing, plan))
        found += [self._single(offer) for offer in self._offers if type(offer) is Step and offer not in self._done]
        return found

    def left(self, route: Affordance) -> int:
        """The points that are left after a route; FORBIDDEN where it ends on a square on which nobody may stop."""
        square, facing = end_of(self._state, self._layout, self._warrior, route)
        cost = FORBIDDEN if square is None else self._reach.costs[square * 4 + facing]
        return FORBIDDEN if square is None or cost == FORBIDDEN else self._reach.left(square, cost)

    def attacks(self) -> list[Affordance]:
        """The attacks on enemies: a route with a strike at its end, or a shot from where the warrior stands.

        It turns for a shot where that makes the shot easier.
        """
        state, warrior = self._state, self._warrior
        if state.modes[warrior] == Mode.OFFENSE:
            found = [self._strike(each) for each in self._foes()]
            return [each for each in found if each is not None]
        if state.modes[warrior] != Mode.FIRING or HALT[state.seat] not in self._offers:
            return []
        here = {target: shot_level(state, warrior, target) for target in shots(state, warrior)}
        turned: dict[int, tuple[int, Affordance]] = {}
        for facing in sorted((each for each in range(4) if each != self._facing), key=self._cost_of_turn):
            for target, level, affordance in self._turned_shots(facing):
                if level < min(here.get(target, HIGHEST + 1), turned[target][0] if target in turned else HIGHEST + 1):
                    turned[target] = level, affordance
        return [
            *(self._shot(target, target not in turned) for target in here),
            *(affordance for _level, affordance in turned.values()),
        ]

    def _foes(self) -> list[int]:
        state = self._state
        return [
            each for each in range(len(state.kinds)) if state.sides[each] != state.seat and state.squares[each] >= 0
        ]

    def _strike(self, target: int) -> Affordance | None:
        """A strike from where the warrior stands, or from the best place before an enemy, the nearest of equal ones."""
        state, lab = self._state, self._layout.lab
        size = SIZE[state.kinds[self._warrior]]
        enemy, costs = base_of(state, lab, target), self._reach.costs
        best: tuple[bool, float, int, int, int] | None = None
        for square in squares_of(self._reach.squares & within(lab, state.squares[target], 2, size)):
            for facing in range(4):
                cost = costs[square * 4 + facing]
                if cost < 0 or not edge(lab, lab.bases[size][square], facing) & enemy:
                    continue
                away = square != self._square
                place = (away, -self._chance(square, facing, target), cost, square, facing)
                best = place if best is None or place < best else best
        return None if best is None else self._strike_from(target, best[3], best[4])

    def _chance(self, square: int, facing: int, target: int) -> float:
        return mean(harm(_elsewhere(self._state, self._warrior, square, facing), Sort.STRIKE, self._warrior, target))

    def _strike_from(self, target: int, square: int, facing: int) -> Affordance | None:
        state, seat, here = self._state, self._state.seat, (square, facing) == (self._square, self._facing)
        route = () if here else self._plan(square, facing)
        if not route and (not here or HALT[seat] not in self._offers):
            return None
        name, cell = warrior_name(state, target), square_name(self._layout.lab, square)
        label = _("Strike {target}", target=name)
        note = strike_note(_elsewhere(state, self._warrior, square, facing), self._warrior, target)
        stays = square == self._square
        if route and stays:
            label = _("Turn to face {way} and strike {target}", way=facing_name(facing), target=name)
            note = _("{chance}, after turning", chance=note)
        elif route:
            label = _("Go to {square} and strike {target}", square=cell, target=name)
        plan = (*route, *self._stop(route), STRIKE[seat][0][target])
        source, aimed = figurine(self._warrior), figurine(target)
        return Affordance(plan, Gesture.DRAG, label, source, aimed, note, variant=ATTACK, direct=stays)

    def _stop(self, route: tuple[Action, ...]) -> tuple[Action, ...]:
        """Stop at the end of a route, unless the Movement is over there by itself."""
        world = self._state.clone()
        if route:
            walk(GAME, world, route)
        return () if world.phase is Phase.ACT else (HALT[self._state.seat],)

    def _shot(self, target: int, direct: bool) -> Affordance:
        state, seat = self._state, self._state.seat
        label = _("Shoot at {target} from here", target=warrior_name(state, target))
        plan, note = (HALT[seat], SHOOT[seat][target]), shot_note(state, self._warrior, target)
        source, aimed = figurine(self._warrior), figurine(target)
        return Affordance(plan, Gesture.DRAG, label, source, aimed, note, variant=ATTACK, direct=direct)

    def _cost_of_turn(self, facing: int) -> int:
        return self._reach.costs[self._square * 4 + facing]

    def _turned_shots(self, facing: int) -> Iterator[tuple[int, int, Affordance]]:
        """The targets of a shot after a turn on the spot, each with its lowest level and its affordance."""
        state, seat, route = self._state, self._state.seat, self._plan(self._square, facing)
        if not route or not shots(_elsewhere(state, self._warrior, self._square, facing), self._warrior):
            return
        world, stop = state.clone(), self._stop(route)
        if walk(GAME, world, (*route, *stop)) < len(route) + len(stop) or world.phase is not Phase.ACT:
            return
        for target in shots(world, self._warrior):
            label = _(
                "Turn to face {way} and shoot at {target}",
                way=facing_name(facing),
                target=warrior_name(state, target),
            )
            note = _("{chance}, after turning", chance=shot_note(world, self._warrior, target))
            plan, source = (*route, *stop, SHOOT[seat][target]), figurine(self._warrior)
            level, aimed = shot_level(world, self._warrior, target), figurine(target)
            yield target, level, Affordance(plan, Gesture.DRAG, label, source, aimed, note, variant=ATTACK, direct=True)

    def _steps_by_square(self) -> dict[int, Step]:
        near = self._layout.lab.near
        return {near[self._square * 8 + offer.direction]: offer for offer in self._offers if isinstance(offer, Step)}

    def _facings(self, square: int) -> list[tuple[int, int]]:
        """The facings that can be taken on a square, the cheapest first, then by the clock; on an exit the cheapest of
        those with which the warrior can leave.
        """
        costs = [self._reach.costs[square * 4 + facing] for facing in range(4)]
        least = min(cost for cost in costs if cost >= 0)
        first = self._facing if costs[self._facing] == least else costs.index(least)
        if is_exit(self._state, square):
            out = straight_way(self._state, self._reach, square, [each for each in range(4) if costs[each] >= 0])
            first = first if out is None else out.facing
        return [(square, facing & 3) for facing in range(first, first + 4) if costs[facing & 3] >= 0]

    def _plan(self, square: int, facing: int) -> tuple[Action, ...]:
        """The route to a square and facing; a single step or turn where nothing is cheaper."""
        state = self._state
        if square == self._square:
            turn = Turn(state.seat, facing)
            plan: tuple[Action, ...] = (turn,) if turn in self._offers else ()
        else:
            plan = actions_of(state.seat, self._reach.route(square, facing))
            out = _way_out(state, self._reach, square, facing)
            if out is not None:
                before = actions_of(state.seat, self._reach.route(out.before, facing))
                plan = (*before, STEP[state.seat][out.direction])
            step = self._steps.get(square) if facing == self._facing else None
            if step is not None and len(plan) == 2 and plan[1] == step:
                plan = (step,)  # The door opens by itself.
        if len(plan) == 1:
            self._done.add(plan[0])
        return plan if plan and plan[0] in self._offers else ()

    def _route(self, square: int, facing: int, plan: tuple[Action, ...]) -> Affordance:
        name = square_name(self._layout.lab, square)
        way = facing_name(facing)
        if square == self._square:
            label = _("Turn to face {way}", way=way)
        else:
            out = _way_out(self._state, self._reach, square, facing)
            cost = self._reach.costs[square * 4 + facing] if out is None else out.cost
            label = _n(
                "To {square}, facing {way}: {n} Movement point",
                "To {square}, facing {way}: {n} Movement points",
                cost,
                square=name,
                way=way,
            )
            if self._reach.risky(square, facing):
                label = _("{way}, over a pit", way=label)
            if is_exit(self._state, square) and not may_leave_after(self._state, plan):
                label = _("{way}; nobody but the Puny leaves right after a diagonal step", way=label)
        ghost = self._ghost(square, facing)
        target = square_item(self._layout.lab, square)
        return Affordance(plan, Gesture.DRAG, label, figurine(self._warrior), target, "", ghost, str(facing))

    def _single(self, offer: Action) -> Affordance:
        """A step to where nobody stops, or that costs more than a route round."""
        assert isinstance(offer, Step)
        lab = self._layout.lab
        square = lab.near[self._square * 8 + offer.direction]
        known = self._reach.squares >> square & 1
        label = _("Step to {square}", square=square_name(lab, square))
        if not known:
            label = _("Step to {square}, and on from there", square=square_name(lab, square))
        ghost = self._ghost(square, self._facing)
        variant = SINGLE if known else str(self._facing)
        return Affordance(
            (offer,), Gesture.DRAG, label, figurine(self._warrior), square_item(lab, square), "", ghost, variant
        )

    def _ghost(self, square: int, facing: int) -> Piece:
        pose = self._layout.base(self._state.kinds[self._warrior], square)
        return replace(self._faces[facing], pose=pose)


def _way_out(state: HybridState, reach: Reach, square: int, facing: int) -> StraightWay | None:
    """The straight way onto an exit, where nobody could leave after the cheapest one."""
    if not is_exit(state, square):
        return None
    cheapest = actions_of(state.seat, reach.route(square, facing))
    return None if may_leave_after(state, cheapest) else straight_way(state, reach, square, (facing,))


def strike_note(state: HybridState, warrior: int, target: int) -> str:
    """The chance of a Basic Strike, and of the parry against it."""
    hit = chance(state, Sort.STRIKE, warrior, target).percent
    return _with_parry(hit, parry(state, target, warrior, False))


def shot_note(state: HybridState, warrior: int, target: int) -> str:
    """The chance of a shot on the lowest level on which it can be made."""
    hit = chance(state, Sort.SHOT, warrior, target, shot_level(state, warrior, target)).percent
    return _with_parry(hit, parry(state, target, warrior, True))


def shot_level(state: HybridState, warrior: int, target: int) -> int:
    """The lowest level on which a target can be shot."""
    usable = levels_for(state, warrior, target) >> BASIC
    return BASIC + (usable & -usable).bit_length() - 1 if usable else BASIC


def _elsewhere(state: HybridState, warrior: int, square: int, facing: int) -> HybridState:
    """The state with a warrior on another square, or turned."""
    world = state.clone()
    world.squares[warrior], world.facings[warrior] = square, facing
    return world


def _with_parry(hit: int, parried: float) -> str:
    if parried:
        return _("{percent} %, parried {other} %", percent=hit, other=round(100 * parried))
    return _("{percent} %", percent=hit)


def afoot(view: HybridState) -> HybridState:
    """The state in which the active warrior moves; one that was just revealed moves as far as it ever can."""
    warrior = view.active
    if view.phase is not Phase.MODE or view.squares[warrior] < 0:
        return view
    world, held = view.clone(), bool(view.pinned >> warrior & 1)
    more = 0 if view.dazed >> warrior & 1 else BASIC_BONUS
    world.phase, world.points = Phase.MOVE, 0 if held else movement(view, warrior) + more
    world.turned, world.passed, world.walked = held, False, 0
    world.origin = world.firm = view.squares[warrior]
    return world


# ---- foresight


CORNER = 0.27 * SQUARE
"""How far left of the middle of a square and above it a number is."""
GOING = (Step, Turn, Place, Enter)
"""The actions that change where a warrior stands."""


def foresee(view: HybridState, audience: Audience, item: ItemId, affordance: Affordance | None) -> Foresight | None:
    """The foresight of a warrior, on the route of an affordance if there is one; None for other items."""
    warrior = warrior_of(item)
    if warrior is None or warrior >= len(view.kinds):
        return None
    if warrior == view.active:
        view = afoot(view)
    layout = Layout(view, audience)
    target, facing = end_of(view, layout, warrior, affordance)
    if view.squares[warrior] < 0:
        if target is None or facing < 0:
            return None
        return _placed(view, layout, warrior, target, facing)
    found = reach_shown(view, warrior)
    if target is None:
        return _standing(view, layout, warrior, found)
    return _going(view, layout, warrior, found, target, facing)


def end_of(view: HybridState, layout: Layout, warrior: int, affordance: Affordance | None) -> tuple[int | None, int]:
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
    washes = [*_sight(view, layout, warrior), *_choice(view, layout, warrior, reach.squares)]
    points = _points(view, warrior, reach)
    captions = [
        _beside(_caption(layout, warrior, view, square, str(points - reach.best(square))))
        for square in squares_of(reach.squares)
        if square != view.squares[warrior]
    ]
    return Foresight(tuple(washes), _aura(view, layout, warrior), (), tuple(captions), _threats(view, warrior), SQUARE)


def _points(view: HybridState, warrior: int, reach: Reach) -> int:
    """The points of the active warrior; for another one, the cost of its farthest route."""
    if warrior == view.active and view.phase in MOVES:
        return view.points
    return max(reach.costs, default=0)


def _going(view: HybridState, layout: Layout, warrior: int, reach: Reach, square: int, facing: int) -> Foresight:
    """The route to a square with the cost of each step, and what the warrior would see there."""
    out = _way_out(view, reach, square, facing)
    squares = reach.trail(square, facing) if out is None else (*reach.trail(out.before, facing), (square, out.cost))
    trail = tuple(_caption(layout, warrior, view, at, str(cost) if cost else "") for at, cost in squares)
    world = _elsewhere(view, warrior, square, facing)
    washes = _sight(world, layout, warrior)
    washes += _choice(view, layout, warrior, reach.squares & ~(1 << square))
    return Foresight(tuple(washes), _aura(world, layout, warrior), trail, (), _threats(world, warrior), SQUARE)


def _placed(view: HybridState, layout: Layout, warrior: int, square: int, facing: int) -> Foresight:
    world = _elsewhere(view, warrior, square, facing)
    washes, rings = tuple(_sight(world, layout, warrior)), _aura(world, layout, warrior)
    return Foresight(washes, rings, threats=_threats(world, warrior), grain=SQUARE)


def _choice(view: HybridState, layout: Layout, warrior: int, squares: int) -> list[Wash]:
    """The squares to which a warrior can go, those apart where an enemy would see it."""
    lab = layout.lab
    seen = lying_on(lab, SIZE[view.kinds[warrior]], _watched_by_foes(view, layout, warrior)) & squares
    kinds = (("reach", squares & ~seen), ("danger", seen))
    return [Wash(kind, _rects(layout, squares_of(mask))) for kind, mask in kinds if mask]


def _watched_by_foes(view: HybridState, layout: Layout, warrior: int) -> int:
    """The squares that the enemies of a warrior see, wherever it would be itself."""
    lab, seat, found = layout.lab, view.sides[warrior], 0
    blockers = (view.shut | lab.pillars | bodies(view, lab)[1]) & ~base_of(view, lab, warrior)
    for each, square in enumerate(view.squares):
        if square >= 0 and view.sides[each] != seat:
            size, facing = SIZE[view.kinds[each]], view.facings[each]
            hiding = blockers & ~lab.bases[size][square]
            found |= watched(lab, square, size, facing, hiding, sight_of(view, each), view.house.wide)
    return found


def _aura(view: HybridState, layout: Layout, warrior: int) -> tuple[Ring, ...]:
    """How far the aura of a warrior reaches, in gold once it is raised; walls do not hold it."""
    kind, square, lab = view.kinds[warrior], view.squares[warrior], layout.lab
    if not AURA[kind] or square < 0:
        return ()
    squares = list(squares_of(within(lab, square, SIZE[kind], AURA[kind])))
    (left, top, _w, _h), (right, low, wide, high) = layout.square(squares[0]), layout.square(squares[-1])
    raised = lasting.aura_of(view, warrior) is not None
    return (Ring((left, top, right + wide - left, low + high - top), "gold" if raised else "soft"),)


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


def _beside(caption: Caption) -> Caption:
    """The same in the upper left of its square, where the head of a figure in front does not hide it."""
    x, y, text = caption
    return x - CORNER, y - CORNER, text
