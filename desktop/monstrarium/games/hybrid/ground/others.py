"""All warriors but one, as they stand: what stays the same for all the steps of that one."""

from __future__ import annotations

from functools import lru_cache

from ..printed.warriors import PUNY, SIDE, SIZE
from ..state import OFF, HybridState
from .laboratory import Lab, touching
from .plan import lab_of
from .step_cost import Mover, Surroundings

REMEMBERED = 16
"""How many line-ups are kept beside those in states: bots play the same steps in one world after the other."""


class Others:
    """The warriors around one, and what has been worked out about them so far."""

    __slots__ = (
        "are_friends_watched",
        "bases",
        "enemies",
        "engaged",
        "facts",
        "foes",
        "friends",
        "kinds",
        "low",
        "near",
        "scene",
        "shut",
        "squares",
        "warrior",
        "watched",
    )

    def __init__(self, lab: Lab, kinds: tuple[int, ...], warrior: int, squares: tuple[int, ...]) -> None:
        self.kinds, self.warrior, self.squares = kinds, warrior, [*squares]
        """The square of the warrior itself says nothing."""
        bases, side = lab.bases, SIDE[kinds[warrior]]
        self.bases = bases[SIZE[kinds[warrior]]]
        """By square: the base of the warrior itself."""
        friends = foes = low = 0
        own_bases, enemies = [], []
        for each, square in enumerate(squares):
            if square >= 0:
                kind = kinds[each]
                base = bases[SIZE[kind]][square]
                if SIDE[kind] == side:
                    friends |= base
                    own_bases.append(base)
                else:
                    foes |= base
                    enemies.append((each, base))
                if PUNY[kind]:
                    low |= base
        self.friends, self.foes = friends, foes
        """The squares on which those of the same side stand, and those of the other one."""
        self.enemies = enemies
        """Those of the other side that stand in the laboratory, each with its base."""
        self.low = low
        """The squares of the Puny."""
        beside = touching(lab, 1, foes)
        self.near = foes | beside
        """The squares of enemies, and those across their edges."""
        self.engaged = 0
        """The squares of friends that touch an enemy."""
        if beside & friends:
            for base in own_bases:
                if base & beside:
                    self.engaged |= base
        self.facts: tuple[Mover, int, int, int, int, int, int, int, int] | None = None
        self.scene: Surroundings
        """What a step depended on last, which `obstacles` makes of these others and of the facts; as soon as there are
        facts."""
        self.shut = -1
        """The squares of shut doors with which `vision` has found the next two; -1 for not yet."""
        self.watched = 0
        """Where free lines lead from any enemy."""
        self.are_friends_watched = False

    def touched_from(self, lab: Lab, base: int) -> int:
        """The enemies that touch this base, as bits."""
        found = 0
        if base & self.near:
            around = touching(lab, 1, base)
            for each, theirs in self.enemies:
                if theirs & around:
                    found |= 1 << each
        return found


def others_of(state: HybridState, warrior: int) -> Others:
    """The line-up around a warrior; that around the active one is kept in the state as long as nobody else moves."""
    squares = state.squares
    kept: Others | None = state.live
    if kept is not None and kept.warrior == warrior:
        kept.squares[warrior] = squares[warrior]
        if kept.squares == squares:
            return kept
    squares = squares.copy()
    squares[warrior] = OFF
    found = _line_up(state.plan, state.kinds, warrior, tuple(squares))
    if warrior == state.active:
        state.live = found
    return found


@lru_cache(maxsize=REMEMBERED)
def _line_up(plan: str, kinds: tuple[int, ...], warrior: int, squares: tuple[int, ...]) -> Others:
    return Others(lab_of(plan), kinds, warrior, squares)
