"""The courses of actions that bots choose from: whole activations, from the mode to the attack."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from ....engine.action import Action, Choose
from ....engine.course import Course
from ....engine.plain import Seat
from .. import actions
from ..combat.modifiers import value
from ..combat.prepared_roll import BASIC, EXPERT, HIGHEST, MASTER, NOVICE, SKILLED
from ..combat.roll_choices import ENOUGH
from ..combat.targets import levels_for, may_wait
from ..effects import book
from ..ground.obstacles import handles, mover_of
from ..ground.plan import lab_of
from ..ground.reach import Reach, actions_of, reach_of
from ..ground.step_cost import door_cost
from ..ground.vision import bodies
from ..ground.walking import FAR
from ..printed.warriors import COMBINED, SACRIFICE, SIZE, TITAN
from ..state import MOVES, OFF, HybridState, Mode, Phase
from ..turn import doors_exits, mode_and_attack, movement
from ..turn.event_counters import claimable
from ..verbs import VERBS
from . import errand_steps, setup, targets
from .answers import answer
from .before_mode import card_first
from .errand_steps import leaving
from .errands import agenda_of, to_stop
from .position import free_ways
from .setup import nearest
from .targets import Destination

PATIENCE = 12
"""How many questions a Moving mode may ask at most."""


def courses(state: HybridState, seat: Seat, rounds: int = 0) -> Sequence[Course]:
    """The courses that a bot with so many rounds compares."""
    return tuple(dict.fromkeys(each_course(state, seat, rounds)))


def each_course(state: HybridState, seat: Seat, rounds: int = 0) -> Iterator[Course]:
    """The courses as they are found, some of them twice."""
    if state.pending is not None:
        return iter(((Choose(seat, answer(state)),),))
    if state.phase in BY_ROUNDS:
        return BY_ROUNDS[state.phase](state, seat, rounds)
    weighed = BY_PHASE.get(state.phase)
    return weighed(state, seat) if weighed is not None else iter(())


def _modes(state: HybridState, seat: Seat) -> Iterator[Course]:
    """Every mode with every course in it; or the card to play before the mode."""
    card = card_first(state, seat)
    if card is not None:
        yield (card,)
        return
    for action in mode_and_attack.modes(state):
        assert isinstance(action, actions.Announce)
        world = state.clone()
        mode_and_attack.announce(world, action, None)
        if action.mode == Mode.MOVING:
            yield from _moving(world, seat)
            continue
        movement.begin(world, None)
        yield from ((action, *rest) for rest in _onward(world, seat))


def _moving(world: HybridState, seat: Seat) -> Iterator[Course]:
    """Every level of Moving, with every course in it."""
    begun: list[Action] = [actions.ANNOUNCE[seat][Mode.MOVING]]
    for level in range(BASIC, min(HIGHEST, value(world, world.active, Mode.MOVING)) + 1):
        after = world.clone()
        said = [*begun, *_settle(after, seat, level)]
        if after.pending is None and after.phase is Phase.MODE:
            movement.begin(after, None)
        if after.phase is Phase.MOVE and after.pending is None:
            yield from ((*said, *rest) for rest in _onward(after, seat))


def _settle(world: HybridState, seat: Seat, level: int) -> list[Action]:
    """Declines all cards for both sides and chooses a level; returns the answers of this side."""
    said: list[Action] = []
    for _question in range(PATIENCE):
        if world.pending is None:
            break
        options = world.pending.choice.options
        wanted = ("level", level)
        option = wanted if wanted in options else ENOUGH if ENOUGH in options else options[-1]
        if world.pending.choice.seat == seat:
            said.append(Choose(seat, option))
        book.answer(world, option, None)
    return said


def _onward(state: HybridState, seat: Seat) -> Iterator[Course]:
    """The courses of the active warrior in its mode: the way to each destination, and what it does there."""
    if state.phase not in MOVES:
        yield from ((offer,) for offer in _offers(state))
        return
    if state.squares[state.active] < OFF:
        yield ()  # It has fallen as it set out, and a side is asked for a card before its activation ends.
        return
    if state.squares[state.active] == OFF:
        yield from _inward(state, seat)
        return
    found = reach_of(state, state.active)
    if not _may_stay(state, found):
        yield from _ways_on(state, seat, found)
    yield from BY_MODE[state.modes[state.active]](state, seat, found)
    yield from _claims(state, seat, found)
    yield from errands(state, seat, found)


def _may_stay(state: HybridState, found: Reach) -> bool:
    """Whether the active warrior may end its Movement where it is, not on a friend or a pit."""
    return found.cost(state.squares[state.active], state.facings[state.active]) >= 0


def _ways_on(state: HybridState, seat: Seat, found: Reach) -> Iterator[Course]:
    """The ways to places where the warrior only stops."""
    for end, way in _ways(state, seat, found, _wary(state, found)):
        yield tuple(way)
        yield from _shutting(state, seat, found, end, way)
    for end, way in _ways(state, seat, found, targets.behind_doors(state, state.active, found)):
        yield from _shutting(state, seat, found, end, way)


def _shutting(
    state: HybridState, seat: Seat, found: Reach, end: Destination, way: Sequence[Action]
) -> Iterator[Course]:
    """The same way, with each open door shut that is within reach at its end."""
    warrior, mover = state.active, mover_of(state, state.active)
    size = SIZE[state.kinds[warrior]]
    near = () if mover.puny else handles(state.plan)[size][end.square]
    if not near or not way or way[-1] is not actions.HALT[seat]:
        return
    left = found.left(end.square, found.cost(end.square, end.facing))
    if left < door_cost(mover) or state.pinned >> warrior & 1:
        return
    world = there(state, end, way)
    everybody, lab = bodies(world, lab_of(state.plan))[0], lab_of(state.plan)
    for door in near[end.facing]:
        mask = lab.doors[door].mask
        if not mask & (world.shut | everybody) and state.doors[door] in targets.SWINGING:
            shut = (*way[:-1], actions.SWING[seat][door])
            yield shut if left == door_cost(mover) and _is_over(state, shut) else (*shut, actions.HALT[seat])


def _inward(state: HybridState, seat: Seat) -> Iterator[Course]:
    """Ways through an entry and on from there, and waiting outside."""
    seen = set[int]()
    for offer in doors_exits.entries(state, lab_of(state.plan)):
        assert isinstance(offer, actions.Enter)
        if offer.square not in seen:
            seen.add(offer.square)
            world = state.clone()
            movement.enter(world, offer, None)
            if world.phase is state.phase and world.pending is None and world.squares[state.active] >= 0:
                yield from ((offer, *rest) for rest in _onward(world, seat))
            else:
                yield (offer,)
    yield (actions.HALT[seat],)


def errands(state: HybridState, seat: Seat, found: Reach) -> Iterator[Course]:
    warrior = state.active
    for end, action in errand_steps.errands_in_reach(state, warrior, agenda_of(state, seat), found):
        way = way_to(state, seat, found, end)
        if way is not None:
            way = [each for each in way if each is not actions.HALT[seat]]
            yield leaving(state, seat, found, end.square, way) if isinstance(action, actions.Leave) else (*way, action)
    for _end, way in _ways(state, seat, found, errand_steps.switch_attacks(state, warrior, found)):
        yield (*way, actions.SMASH[seat])


def _offers(state: HybridState) -> Sequence[Action]:
    if state.phase is Phase.MODE:
        return mode_and_attack.modes(state)
    return mode_and_attack.offers(state) if state.phase is Phase.ACT else ()


def _ways(
    state: HybridState, seat: Seat, found: Reach, ends: Iterable[Destination]
) -> Iterator[tuple[Destination, list[Action]]]:
    """Each destination that can be reached, with the actions that lead there and end the Movement."""
    for end in ends:
        way = way_to(state, seat, found, end)
        if way is not None:
            yield end, way


def way_to(state: HybridState, seat: Seat, found: Reach, end: Destination) -> list[Action] | None:
    """The actions that lead there and end the Movement; None where there is no way."""
    cost = found.cost(end.square, end.facing)
    if cost < 0:
        return None
    route = actions_of(seat, found.route(end.square, end.facing))
    return [*route] if not found.left(end.square, cost) and _is_over(state, route) else [*route, actions.HALT[seat]]


def _is_over(state: HybridState, route: Sequence[Action]) -> bool:
    """Whether a way that takes all points also ends the Movement."""
    titan = TITAN[state.kinds[state.active]]
    if not route or not (titan or state.turned or any(isinstance(action, actions.Turn) for action in route)):
        return False
    world, word = state.clone(), state.rng.word
    for action in route:
        if world.rng.word != word or world.pending is not None or world.phase != state.phase:
            return False
        VERBS.do[type(action)](world, action, None)
    return world.phase != state.phase or world.active != state.active


def there(state: HybridState, end: Destination, way: Sequence[Action]) -> HybridState:
    """The state with the active warrior at the end of a way, and the doors open that it opens."""
    world, lab = state.clone(), lab_of(state.plan)
    world.squares[state.active], world.facings[state.active] = end.square, end.facing
    for action in way:
        if isinstance(action, actions.Swing):
            world.shut &= ~lab.doors[action.door].mask
    return world


def _offense(state: HybridState, seat: Seat, found: Reach) -> Iterator[Course]:
    warrior = state.active
    twice = COMBINED[state.kinds[warrior]] > state.combined[warrior] and not state.pressed >> warrior & 1
    if not state.walked:
        for target in mode_and_attack.strikable(state):
            yield (actions.HALT[seat], actions.STRIKE[seat][twice][target])
    for end, way in _ways(state, seat, found, targets.beside(state, warrior, found)):
        yield (*way, actions.STRIKE[seat][twice][end.target])


def _firing(state: HybridState, seat: Seat, found: Reach) -> Iterator[Course]:
    warrior = state.active
    for end, way in _ways(state, seat, found, targets.sighting(state, warrior, found)):
        if levels_for(there(state, end, way), warrior, end.target) >> BASIC & 1:
            yield (*way, actions.SHOOT[seat][end.target])
    if value(state, warrior, Mode.FIRING) >= SKILLED:
        for end, way in _ways(state, seat, found, _wary(state, found)):
            if may_wait(there(state, end, way), warrior):
                yield (*way, actions.WAIT[seat])


def _defense(state: HybridState, seat: Seat, found: Reach) -> Iterator[Course]:
    most = min(HIGHEST, value(state, state.active, Mode.DEFENSE))
    for end, way in _ways(state, seat, found, _wary(state, found)):
        yield (*way, actions.GUARD[seat][most])
        for shutting in _shutting(state, seat, found, end, way):
            yield (*shutting, actions.GUARD[seat][most])


def _moving_on(state: HybridState, seat: Seat, found: Reach) -> Iterator[Course]:
    warrior, level = state.active, state.levels[state.active]
    kind = state.kinds[warrior]
    if level in (SKILLED, EXPERT) or (level == BASIC and SACRIFICE[kind]):
        for end, way in _ways(state, seat, found, targets.beside(state, warrior, found)):
            if level == BASIC:
                yield (*way, actions.BURST[seat])
            elif _can_pin(state, end, way):
                yield (*way, actions.PIN[seat][end.target])
    if level in (BASIC, NOVICE, MASTER, HIGHEST):
        yield from _ways_on(state, seat, found)


def _can_pin(state: HybridState, end: Destination, way: Sequence[Action]) -> bool:
    """Whether the active warrior can hold its target fast at the end of a way: it has to have run into it."""
    if TITAN[state.kinds[end.target]] or state.touched >> end.target & 1:
        return False
    if state.levels[state.active] == EXPERT and not state.sighted >> end.target & 1:
        return False
    return bool(state.walked) or any(isinstance(action, actions.Step) for action in way)


def _nothing(state: HybridState, seat: Seat, found: Reach) -> Iterator[Course]:
    if _may_stay(state, found):
        yield (actions.HALT[seat],)


def _wary(state: HybridState, found: Reach) -> Iterator[Destination]:
    """The squares to go to without attacking."""
    warrior = state.active
    agenda, seat = agenda_of(state, state.sides[warrior]), state.sides[warrior]
    leads = errand_steps.ways_to_errands(state, warrior, agenda)
    round_others = free_ways(state, seat, to_stop(agenda, seat))
    if SIZE[state.kinds[warrior]] == 1 and nearest(state, warrior) < round_others[state.squares[warrior]] < FAR:
        leads = [*leads, round_others]
    yield from targets.onward(state, warrior, found, leads)
    yield from errand_steps.blocking(state, warrior, agenda, found)


def _claims(state: HybridState, seat: Seat, found: Reach) -> Iterator[Course]:
    """The ways to event counters, which are turned over."""
    warrior, lab = state.active, lab_of(state.plan)
    for square in state.counters:
        if not found.squares >> square & 1:
            continue
        facing = next((each for each in range(4) if found.cost(square, each) >= 0), None)
        if facing is None:
            continue
        world = state.clone()
        world.squares[warrior] = square
        if claimable(world, lab):
            way = way_to(state, seat, found, Destination(square, facing))
            if way is not None:
                yield (*[action for action in way if action is not actions.HALT[seat]], actions.CLAIM[seat])


BY_MODE: Mapping[int, Callable[[HybridState, Seat, Reach], Iterator[Course]]] = MappingProxyType(
    {
        Mode.NONE: _nothing,
        Mode.OFFENSE: _offense,
        Mode.DEFENSE: _defense,
        Mode.FIRING: _firing,
        Mode.MOVING: _moving_on,
    }
)


def _late(state: HybridState, seat: Seat) -> Iterator[Course]:
    if state.squares[state.active] >= 0 and _may_stay(state, reach_of(state, state.active)):
        yield (actions.HALT[seat],)
    yield from _onward(state, seat)


def _each_offer(state: HybridState, seat: Seat) -> Iterator[Course]:
    return ((offer,) for offer in mode_and_attack.offers(state))


BY_ROUNDS: Mapping[Phase, Callable[[HybridState, Seat, int], Iterator[Course]]] = MappingProxyType(
    {Phase.MUSTER: setup.musters, Phase.ORDER: setup.orders}
)
"""By phase: what finds courses, better ones or more of them for a bot with many rounds."""
BY_PHASE: Mapping[Phase, Callable[[HybridState, Seat], Iterator[Course]]] = MappingProxyType(
    {
        Phase.DEPLOY: setup.deployments,
        Phase.GIFT: setup.discards,
        Phase.HAND: setup.hands,
        Phase.BID: setup.bids,
        Phase.FIRST: setup.beginnings,
        Phase.MODE: _modes,
        Phase.MOVE: _onward,
        Phase.ACT: _each_offer,
        Phase.LATE: _late,
    }
)
