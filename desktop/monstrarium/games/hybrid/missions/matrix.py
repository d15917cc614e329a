"""Deadly Matrix: clones that come back until the panel is shut down, and a switch to be broken."""

from __future__ import annotations

from functools import lru_cache

from ....engine.effects import Choice, Steps
from ....engine.event import Sink
from ....language.words import mark
from ..combat import wounds
from ..combat.switch import TOUGH
from ..combat.words import HybridFx, book
from ..ground.contact import base_of
from ..ground.laboratory import Lab
from ..ground.plan import KEPT, lab_of
from ..printed.warriors import RANK
from ..state import GONE, GRIFFIN, NOBODY, SCORPION, Door, HybridState
from .base import Goal, stopped
from .changes import clone, free_tanks, unlock, wake

PANEL = 1
TANK_TEXT = mark("In which tank does the new clone float?")


class Matrix(Goal):
    """As long as the panel runs, no Scorpion of rank 0 is gone for good."""

    def moved(self, state: HybridState, out: Sink | None) -> None:
        """A Griffin in the room of the panel: all doors are unlocked."""
        _unlock(state, out)

    def activated(self, state: HybridState, number: int, first: bool, out: Sink | None) -> None:
        """The tanks are shut down, and all Scorpions of rank 0 in them or on this tile die."""
        lab = lab_of(state.plan)
        fatal = state.tanks | _tile_of(lab)
        state.tanks = 0
        for each in state.standing(SCORPION):
            if not RANK[state.kinds[each]] and base_of(state, lab, each) & fatal:
                wounds.eliminate(state, each, NOBODY, out)

    def round_began(self, state: HybridState, out: Sink | None) -> None:
        """The new clones climb out."""
        if state.asleep:
            wake(state, SCORPION, out)

    def after(self, state: HybridState, out: Sink | None) -> None:
        """Unlock the doors if a Griffin was pushed in; eliminated clones come back in tanks that their side chooses."""
        _unlock(state, out)
        for each in fallen(state):
            free = free_tanks(state)
            if len(free) == 1:
                clone(state, each, free[0], out)
            elif free:
                book.begin(state, "tank", SCORPION, each, out=out)
                return

    def verdict(self, state: HybridState) -> int:
        """The Griffins win when the panel is shut down and the switch broken, the Scorpions when no Griffin is left."""
        if state.taken >> PANEL & 1 and state.hits >= TOUGH:
            return GRIFFIN
        if fallen(state):
            return NOBODY if state.living(GRIFFIN) else SCORPION
        return stopped(state, bool(state.living(GRIFFIN)))


def _unlock(state: HybridState, out: Sink | None) -> None:
    """Unlock all doors, as soon as a Griffin stands in the room of the panel."""
    if Door.LOCKED not in state.doors:
        return
    lab, room = lab_of(state.plan), _room_of(state.plan)
    if any(base_of(state, lab, each) & room for each in state.standing(GRIFFIN)):
        unlock(state, GRIFFIN, range(len(state.doors)), out)


def fallen(state: HybridState) -> list[int]:
    """The clones that come back as long as there are tanks."""
    if not state.tanks:
        return []
    kinds, sides = state.kinds, state.sides
    return [
        each
        for each, square in enumerate(state.squares)
        if square == GONE and sides[each] == SCORPION and not RANK[kinds[each]]
    ]


def _squares_of_panel(lab: Lab) -> tuple[int, ...]:
    return next((squares for number, squares in lab.objectives if number == PANEL), ())


@lru_cache(maxsize=KEPT)
def _room_of(plan: str) -> int:
    lab = lab_of(plan)
    rooms = {lab.rooms[square] for square in _squares_of_panel(lab)}
    return sum([1 << square for square, room in enumerate(lab.rooms) if room in rooms])


def _tile_of(lab: Lab) -> int:
    tiles = {lab.zones[square] for square in _squares_of_panel(lab)}
    return sum([1 << square for square, tile in enumerate(lab.zones) if tile in tiles])


@book.effect("tank")
def tank(fx: HybridFx, warrior: int) -> Steps:
    """The Scorpions choose a free tank, in which a new clone of a warrior floats."""
    answer = yield Choice(fx.seat, TANK_TEXT, fx.tanks(), None, True)
    fx.clone(warrior, answer[1])
