"""What a side is likely to do with a warrior, found at a glance: bots play on so from where their own courses end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import lru_cache
from operator import attrgetter

import msgspec

from ....engine.course import Course
from ....engine.plain import Seat
from .. import actions
from ..combat.modifiers import value
from ..combat.prepared_roll import BASIC, HIGHEST
from ..combat.targets import levels_for
from ..ground.contact import base_of, edge
from ..ground.plan import lab_of
from ..ground.reach import Reach, reach, reach_of
from ..printed.warriors import COMBINED, FIRE, NV, SIZE
from ..state import HybridState, Mode, Phase
from ..turn import mode_and_attack, movement
from ..verbs import VERBS
from . import errand_steps, plans, targets
from .before_mode import card_first
from .errands import agenda_of
from .position import harm, passed, strength
from .targets import Destination

WORTHWHILE = 0.25
"""What an attack has to take from its target on average, in strength, to be better than to stand on guard."""
AFAR = 0.6
"""What a shot counts beside a strike that takes as much; bots that compare both mostly strike."""
REMEMBERED = 512
"""How many courses are kept: after each of the courses that bots compare, much the same follows in many worlds."""
REACHES = 192
"""How many searches are kept for what is likely, in some 5 MB: many worlds differ in what changes no way."""
CHANCE = {"rng", "pieces", "deck", "hands", "events", "armies", "reserves", "gifts", "traps", "sequences", "cursors"}
"""Fields of a state that are hidden or left to chance."""
OVER = {"discard", "limbo", "fresh", "spent", "musters", "bids", "dice", "acted", "turn", "shooter", "trial", "held"}
"""Fields that tell what is over."""
BEGUN = {"points", "pace", "turned", "walked", "slant", "origin", "firm", "passed", "opened", "clung", "left_foes"}
"""Fields that a Movement sets anew when it begins."""
needful = attrgetter(
    *[each.name for each in fields(HybridState) if each.name not in CHANCE | OVER | BEGUN | {"pending"}]
)
"""All other fields of a state: what a warrior is likely to do depends on them alone."""


class HybridCourses:
    """The courses that bots choose from, and what they expect of others."""

    def __call__(self, state: HybridState, seat: Seat) -> Sequence[Course]:
        return plans.courses(state, seat)

    def found_in(self, rounds: int, state: HybridState, seat: Seat) -> Sequence[Course]:
        return plans.courses(state, seat, rounds)

    def likely(self, state: HybridState, seat: Seat) -> Course | None:
        return likely(state, seat)

    def first(self, state: HybridState, seat: Seat) -> Course | None:
        return next(plans.each_course(state, seat), None)


def likely(state: HybridState, seat: Seat) -> Course | None:
    """What a seat is likely to do with the warrior that was revealed; None in any other decision."""
    if state.phase is not Phase.MODE or state.pending is not None or state.squares[state.active] < 0:
        return None
    card = card_first(state, seat)
    if card is not None:
        return (card,)
    facts = _facts(state, seat)
    course = _known.pop(facts, None)
    if course is None:
        world = state.clone()
        mode_and_attack.announce(world, actions.ANNOUNCE[seat][Mode.OFFENSE], None)
        movement.begin(world, None)
        course = _worked_out(world, seat)
        if not _is_sure(state, world, course):
            return course
        while len(_known) >= REMEMBERED:
            del _known[next(iter(_known))]
    _known[facts] = course
    return course


_known: dict[bytes, Course] = {}
"""The courses that were worked out, by their facts; those that were asked for last are the last."""


_found_lately = lru_cache(maxsize=REACHES)(reach.__wrapped__)


def _facts(state: HybridState, seat: Seat) -> bytes:
    """All that decides what a seat is likely to do, as long as nothing is left to chance."""
    return msgspec.json.encode((seat, bool(state.reserves[seat]), needful(state)))


def _is_sure(state: HybridState, world: HybridState, course: Course) -> bool:
    """Whether nothing is drawn, rolled or asked in the Movement of a course, which begins in a world of its own."""
    if not state.met or world.rng.word != state.rng.word or world.pending is not None:
        return False
    for action in course[1:] if world.ambush or world.pits else ():
        if world.phase is not Phase.MOVE:
            break
        VERBS.do[type(action)](world, action, None)
        if world.rng.word != state.rng.word or world.pending is not None:
            return False
    return True


def _worked_out(world: HybridState, seat: Seat) -> Course:
    """What the active warrior does, whose Movement has begun in Offense; it may have ended at once."""
    if world.phase is not Phase.MOVE or world.squares[world.active] < 0:
        return (actions.ANNOUNCE[seat][Mode.DEFENSE],)
    found = reach_of(world, world.active, _found_lately)
    errand = next(plans.errands(world, seat, found), None)
    if errand is not None:
        return (actions.ANNOUNCE[seat][Mode.OFFENSE], *errand)
    return _attack(world, seat, found) or _guard(world, seat, found)


def _attack(world: HybridState, seat: Seat, found: Reach) -> Course | None:
    """The strike or shot that takes most from its target; None where none takes enough."""
    warrior = world.active
    kind = world.kinds[warrior]
    twice = COMBINED[kind] > world.combined[warrior] and not world.pressed >> warrior & 1
    merits: list[tuple[float, int, Destination | None]] = [
        (_merit(world, end.target, end), end.target, end) for end in targets.beside(world, warrior, found)
    ]
    if FIRE[kind]:
        merits += [(AFAR * _merit(world, foe), foe, None) for foe in targets.foes_of(world, warrior)]
    merits.sort(key=lambda each: -each[0])
    for merit, foe, end in merits:
        if merit < WORTHWHILE:
            break
        course = _shot(world, seat, found, foe) if end is None else None
        if end is not None and (way := plans.way_to(world, seat, found, end)) is not None:
            course = (actions.ANNOUNCE[seat][Mode.OFFENSE], *way, actions.STRIKE[seat][twice][foe])
        if course is not None:
            return course
    return None


def _shot(world: HybridState, seat: Seat, found: Reach, foe: int) -> Course | None:
    """A shot at an enemy from the first place where it is possible."""
    warrior = world.active
    for end in targets.sighting(world, warrior, found, (foe,)):
        way = plans.way_to(world, seat, found, end)
        if way is None:
            continue
        world.modes[warrior] = Mode.FIRING
        if levels_for(plans.there(world, end, way), warrior, foe) >> BASIC & 1:
            return (actions.ANNOUNCE[seat][Mode.FIRING], *way, actions.SHOOT[seat][foe])
        world.modes[warrior] = Mode.OFFENSE
    return None


def _merit(world: HybridState, foe: int, end: Destination | None = None) -> float:
    """What a strike from a place takes from an enemy on average, in strength; or a shot, from wherever it comes."""
    warrior, shot = world.active, end is None
    kind, behind = world.kinds[foe], False
    if end is not None:
        lab = lab_of(world.plan)
        back = edge(lab, base_of(world, lab, foe), (world.facings[foe] + 2) & 3)
        behind = bool(lab.bases[SIZE[world.kinds[warrior]]][end.square] & back)
    wounds = harm(world, warrior, shot) * (1.0 if behind else passed(world, foe, shot))
    return min(1.0, wounds / (NV[kind] - world.wounds[foe])) * strength(world, foe)


def _guard(world: HybridState, seat: Seat, found: Reach) -> Course:
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
