"""What a warrior that was just revealed may do by one gesture: its mode, its level, the way and what follows.

A drag means a way and an end; each manner in which the warrior can go there is one of the ways to carry it out. Cards
on Moving are asked for only by the button of the mode, and cards on a roll whenever its side is asked for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from .....engine.action import Action, Choose
from .....language.words import _, said
from .....table.desc import Affordance, Gesture, Way
from ...actions import GUARD, HALT, WAIT, Announce, Step, Turn
from ...combat.chances import chance
from ...combat.modifiers import value
from ...combat.prepared_roll import HIGHEST, NOVICE, Sort, Stage
from ...combat.questions import card_question
from ...combat.roll_choices import ENOUGH, LEVEL, NONE
from ...combat.targets import may_wait
from ...ground.step_cost import FORBIDDEN
from ...missions.objectives import below
from ...printed.names import LEVEL_TEXTS, warrior_name
from ...printed.warriors import TITAN
from ...state import HybridState, Mode, Phase
from ...turn import event_counters, movement
from ...turn.doors_exits import is_exit
from ..faces import sign_of
from ..items import figurine, square_item
from ..layout import Layout
from ..wording import capital, level_name, mode_name
from .routes import GAME, MovementOffers, end_of


class Manner(NamedTuple):
    """A mode with a level, and how it begins."""

    mode: int
    level: int
    """0 where it is chosen later, or not at all."""
    begin: tuple[Action, ...]
    world: HybridState
    """The state in which it moves then."""

    @property
    def name(self) -> str:
        return level_name(self.mode, self.level) if self.level else capital(mode_name(self.mode))

    @property
    def words(self) -> str:
        return said(LEVEL_TEXTS[self.mode][self.level]) if self.level else ""


def activations(state: HybridState, layout: Layout, offers: Sequence[Action]) -> Iterator[Affordance]:
    """Affordances of the figure, each with all manners to carry it out; nothing for a warrior that is outside."""
    if state.squares[state.active] < 0:
        return
    manners = [each for offer in offers if isinstance(offer, Announce) for each in _manners(state, offer)]
    by_pace: dict[tuple[int, bool], list[Manner]] = {}
    for each in manners:
        by_pace.setdefault((each.world.points, each.mode == Mode.MOVING and each.level == NOVICE), []).append(each)
    ends: dict[tuple[str, str], list[tuple[Affordance, Manner]]] = {}
    for alike in by_pace.values():
        for route in _routes(layout, alike[0].world):
            ends.setdefault((route.target, route.variant), []).extend((route, manner) for manner in alike)
    for found in ends.values():
        yield _going(state, found)
    yield from _staying(state, layout, manners)
    yield from _attacks(layout, manners)


# ---- the manners


def _manners(state: HybridState, offer: Announce) -> Iterator[Manner]:
    """A mode in all its levels that can be said beforehand."""
    world = state.clone()
    for sequence, cursor in zip(world.sequences, world.cursors, strict=True):
        sequence[cursor:] = [state.active]  # A mode may end the activation at once, and who comes next is not known.
    GAME.apply(world, offer)
    begin: list[Action] = [offer]
    while world.pending is not None:
        choice, trial = world.pending.choice, world.trial
        if trial is None or trial.stage == Stage.LEVEL or not card_question(trial):
            break
        silence = Choose(choice.seat, NONE if trial.stage == Stage.HINDER else ENOUGH)
        if choice.seat == state.seat:
            begin.append(silence)
        GAME.apply(world, silence)
    if world.pending is None:
        if world.phase is Phase.MOVE and world.active == state.active:
            yield Manner(offer.mode, world.levels[world.active], tuple(begin), world)
        return
    if world.trial is None or world.trial.sort != Sort.MOVE:
        return
    for option in world.pending.choice.options:
        answer, there = Choose(state.seat, option), world.clone()
        GAME.apply(there, answer)
        if there.pending is None and there.phase is Phase.MOVE and option in LEVEL:
            yield Manner(offer.mode, LEVEL.index(option), (*begin, answer), there)


# ---- ways to a square


def _routes(layout: Layout, world: HybridState) -> list[Affordance]:
    """The routes of a warrior that moves, each with its stop."""
    walker = MovementOffers(world, layout, GAME.legal(world, world.seat))
    routes = [(each, walker.left(each)) for each in walker.routes() if each.variant.isdecimal()]
    return [
        replace(each, plan=(*each.plan, *_stop(world, layout, left, each)))
        for each, left in routes
        if left != FORBIDDEN  # It cannot stop where only a step on leads.
    ]


def _stop(world: HybridState, layout: Layout, left: int, route: Affordance) -> tuple[Action, ...]:
    """The stop at the end of a route, unless the Movement is over by itself, or an exit or a counter asks more."""
    square, facing = end_of(world, layout, world.active, route)
    assert square is not None
    there = world.clone()
    there.squares[world.active], there.facings[world.active], there.points = square, facing, left
    if event_counters.claimable(there, layout.lab) or below(there, layout.lab) >= 0 or is_exit(there, square):
        return ()
    if not there.points and not there.reserves[world.seat]:
        last = route.plan[-1]
        turns = any(isinstance(each, Turn) for each in route.plan) and not (
            TITAN[world.kinds[world.active]] and isinstance(last, Step)
        )
        there.turned, there.firm, there.passed = world.turned or turns, square, False
        if len(movement.offers(there)) == 1:
            return ()
    return (HALT[world.seat],)


def _going(state: HybridState, found: list[tuple[Affordance, Manner]]) -> Affordance:
    route = found[0][0]
    found.sort(key=lambda end: (end[1].mode, end[1].level))
    ways = [way for each, manner in found for way in _ways(state, each.plan, manner)]
    return replace(route, plan=ways[0].plan, ways=tuple(ways))


def _ways(state: HybridState, plan: tuple[Action, ...], manner: Manner) -> Iterator[Way]:
    """A manner to carry a plan out; for a guard one by each level, where the plan ends with a stop."""
    whole, stops = (*manner.begin, *plan), bool(plan) and plan[-1] == HALT[state.seat]
    icon = sign_of(manner.mode)
    if manner.mode == Mode.DEFENSE and stops:
        most = min(HIGHEST, value(state, state.active, Mode.DEFENSE))
        if most > 1:
            for level in range(1, most + 1):
                label, words = level_name(Mode.DEFENSE, level), said(LEVEL_TEXTS[Mode.DEFENSE][level])
                yield Way((*whole, GUARD[state.seat][level]), label, words, icon)
            return
    yield Way(whole, manner.name, manner.words or _ahead(manner.mode), icon)


def _ahead(mode: int) -> str:
    """What a warrior in a mode may do when it has moved."""
    if mode == Mode.OFFENSE:
        return _("Then it may strike an enemy before its front.")
    if mode == Mode.FIRING:
        return _("Then it may shoot, or wait in ambush.")
    return _("Then it parries.")


# ---- what it does where it stands


def _staying(state: HybridState, layout: Layout, manners: Sequence[Manner]) -> Iterator[Affordance]:
    """To stay where it stands, in any manner; and to wait in ambush there."""
    stop = HALT[state.seat]
    ways: list[Way] = []
    for manner in manners:
        if stop not in GAME.legal(manner.world, state.seat):
            continue
        ways += _ways(state, (stop,), manner)
        if manner.mode == Mode.FIRING and may_wait(manner.world, state.active):
            label, words = level_name(Mode.FIRING, AMBUSH), said(LEVEL_TEXTS[Mode.FIRING][AMBUSH])
            ways.append(Way((*manner.begin, stop, WAIT[state.seat]), label, words, sign_of(Mode.FIRING)))
    if ways:
        target = square_item(layout.lab, state.squares[state.active])
        label = _("Stay there")
        yield Affordance(ways[0].plan, Gesture.DRAG, label, figurine(state.active), target, ways=tuple(ways))


AMBUSH = 3
"""The level of Firing on which a warrior waits."""


# ---- attacks


def _attacks(layout: Layout, manners: Sequence[Manner]) -> Iterator[Affordance]:
    """Attacks on enemies: by each mode in which one can be made, a strike on each level."""
    found: dict[str, list[tuple[Affordance, tuple[Way, ...]]]] = {}
    for manner in manners:
        if manner.mode not in (Mode.OFFENSE, Mode.FIRING):
            continue
        walker = MovementOffers(manner.world, layout, GAME.legal(manner.world, manner.world.seat))
        for each in walker.attacks():
            plan = (*manner.begin, *each.plan)
            ways = tuple(_blows(layout, manner.world, each, plan)) if manner.mode == Mode.OFFENSE else ()
            found.setdefault(each.target, []).append(
                (each, ways or (Way(plan, each.label, each.note, sign_of(manner.mode)),))
            )
    for attacks in found.values():
        first, ways = attacks[0][0], tuple([way for _each, ways in attacks for way in ways])
        yield replace(first, plan=ways[0].plan, ways=ways if len(ways) > 1 else ())


def _blows(layout: Layout, world: HybridState, strike: Affordance, plan: tuple[Action, ...]) -> Iterator[Way]:
    """A strike on each of its levels, where there is more than one."""
    warrior, there = world.active, world.clone()
    square, facing = end_of(world, layout, warrior, strike)
    if square is not None:
        there.squares[warrior], there.facings[warrior] = square, facing
    target = strike.plan[-1].target
    most, unhurt = min(HIGHEST, value(world, warrior, Mode.OFFENSE)), not world.wounds[warrior]
    levels = [level for level in range(1, most + 1) if level != NOVICE or not unhurt]
    if len(levels) < 2:
        return
    for level in levels:
        percent = chance(there, Sort.STRIKE, warrior, target, level).percent
        label = _(
            "{level} at {target}: {percent} %",
            level=level_name(Mode.OFFENSE, level),
            target=warrior_name(world, target),
            percent=percent,
        )
        words = said(LEVEL_TEXTS[Mode.OFFENSE][level])
        yield Way((*plan, Choose(world.seat, LEVEL[level])), label, words, sign_of(Mode.OFFENSE))
