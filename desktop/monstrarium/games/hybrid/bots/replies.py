"""What a side is likely to do with a warrior, found at a glance: bots play on so from where their own courses end."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.course import Course
from ....engine.plain import Seat
from .. import actions
from ..combat.modifiers import value
from ..combat.prepared_roll import BASIC, HIGHEST
from ..combat.targets import levels_for
from ..ground.contact import base_of, edge
from ..ground.plan import lab_of
from ..ground.reach import Reach, reach_of
from ..printed.warriors import COMBINED, FIRE, NV, SIZE
from ..state import HybridState, Mode, Phase
from ..turn import mode_and_attack, movement
from . import errand_steps, plans, targets
from .before_mode import card_first
from .errands import agenda_of
from .position import harm, passed, strength
from .targets import Destination

WORTHWHILE = 0.25
"""What an attack has to take from its target on average, in strength, to be better than to stand on guard."""
AFAR = 0.6
"""What a shot counts beside a strike that takes as much; bots that compare both mostly strike."""


class HybridCourses:
    """The courses that bots choose from, and what they expect of others."""

    def __call__(self, state: HybridState, seat: Seat) -> Sequence[Course]:
        return plans.courses(state, seat)

    def likely(self, state: HybridState, seat: Seat) -> Course | None:
        return likely(state, seat)


def likely(state: HybridState, seat: Seat) -> Course | None:
    """What a seat is likely to do with the warrior that was revealed; None in any other decision."""
    if state.phase is not Phase.MODE or state.pending is not None or state.squares[state.active] < 0:
        return None
    card = card_first(state, seat)
    if card is not None:
        return (card,)
    world = state.clone()
    mode_and_attack.announce(world, actions.ANNOUNCE[seat][Mode.OFFENSE], None)
    movement.begin(world, None)
    if world.phase is not Phase.MOVE:
        return (actions.ANNOUNCE[seat][Mode.DEFENSE],)
    found = reach_of(world, world.active)
    errand = next(plans.errands(world, seat, found), None)
    if errand is not None:
        return (actions.ANNOUNCE[seat][Mode.OFFENSE], *errand)
    return _attack(world, seat, found) or _guard(world, seat, found)


def _attack(world: HybridState, seat: Seat, found: Reach) -> Course | None:
    """The strike or shot that takes most from its target; None where none takes enough."""
    warrior = world.active
    kind = world.kinds[warrior]
    twice = COMBINED[kind] > world.combined[warrior] and not world.pressed >> warrior & 1
    merits = [(_merit(world, end, False), False, end) for end in targets.beside(world, warrior, found)]
    if FIRE[kind]:
        merits += [(AFAR * _merit(world, end, True), True, end) for end in targets.sighting(world, warrior, found)]
    merits.sort(key=lambda each: -each[0])
    for merit, shot, end in merits:
        if merit < WORTHWHILE:
            break
        way = plans.way_to(world, seat, found, end)
        if way is None:
            continue
        if not shot:
            return (actions.ANNOUNCE[seat][Mode.OFFENSE], *way, actions.STRIKE[seat][twice][end.target])
        world.modes[warrior] = Mode.FIRING
        if levels_for(plans.there(world, end, way), warrior, end.target) >> BASIC & 1:
            return (actions.ANNOUNCE[seat][Mode.FIRING], *way, actions.SHOOT[seat][end.target])
        world.modes[warrior] = Mode.OFFENSE
    return None


def _merit(world: HybridState, end: Destination, shot: bool) -> float:
    """What an attack takes from its target on average, in strength."""
    warrior, foe = world.active, end.target
    lab, kind = lab_of(world.plan), world.kinds[foe]
    back = edge(lab, base_of(world, lab, foe), (world.facings[foe] + 2) & 3)
    behind = not shot and bool(lab.bases[SIZE[world.kinds[warrior]]][end.square] & back)
    wounds = harm(world, warrior, shot) * (1.0 if behind else passed(world, foe, shot))
    return min(1.0, wounds / (NV[kind] - world.wounds[foe])) * strength(world, foe)


def _guard(world: HybridState, seat: Seat, found: Reach) -> Course | None:
    """On guard as near as is safe to where the warrior is wanted."""
    warrior = world.active
    ways = errand_steps.ways_to_errands(world, warrior, agenda_of(world, seat))
    leads = ways[:1]
    most = min(HIGHEST, value(world, warrior, Mode.DEFENSE))
    ends = [*targets.onward(world, warrior, found, leads)]
    for end in ends[-2:] if leads else ends[1:2] + ends[:1]:
        way = plans.way_to(world, seat, found, end)
        if way is not None:
            return (actions.ANNOUNCE[seat][Mode.DEFENSE], *way, actions.GUARD[seat][most])
    return (actions.ANNOUNCE[seat][Mode.DEFENSE],)
