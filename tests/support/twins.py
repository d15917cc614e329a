"""Twins are two states that differ only in what a viewer cannot know. While the same is done in both, both must look
the same to the viewer: `python -m tests.support.twins KEY COUNT SEED`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from monstrarium.engine.action import Action
from monstrarium.engine.event import Event
from monstrarium.engine.game import view
from monstrarium.engine.plain import Value, digest
from monstrarium.engine.rng import Rng
from monstrarium.games.kit import Kit

from .matches import pick
from .positions import positions
from .shelf import load

AWHILE = 8
"""The number of actions for which twins are watched."""
ELSEWHERE = ("traps", "sequences", "carrier", "musters", "picks")
"""Secrets that come out without a piece that is turned up; they are the same in both twins."""


class Glance(Value, frozen=True):
    """Everything that a viewer sees at one moment, and the events since the moment before."""

    view: Any
    onlookers: Any
    waiting: tuple[int, ...]
    offers: tuple[Action, ...]
    numbers: tuple[Any, ...]
    events: tuple[Event, ...]

    def differs(self, other: Glance) -> str:
        """The part in which they differ; empty if they are equal."""
        for name in self.__struct_fields__:
            mine, its = getattr(self, name), getattr(other, name)
            if (digest(mine) != digest(its)) if name in ("view", "onlookers") else mine != its:
                return f"{name}: {_details(mine, its)}"
        return ""


class Watcher:
    """A seat that looks at a running state, and at every beat of what happens."""

    def __init__(self, kit: Kit, state: Any, viewer: int) -> None:
        self.kit, self.state, self.viewer = kit, state, viewer
        self.glances: list[Glance] = []
        self._events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Record an event, if the seat may see it."""
        if not event.private or event.seat == self.viewer:
            self._events.append(event)

    def beat(self) -> None:
        self._look(False)

    def act(self, action: Action) -> list[Glance]:
        """Watch an action being carried out; the glances meanwhile and after it."""
        self.glances.clear()
        self.kit.game.apply(self.state, action, self)
        self._look(True)
        return self.glances

    def _look(self, rests: bool) -> None:
        game, state = self.kit.game, self.state
        waiting = game.to_act(state) if rests else ()
        offers = tuple(game.legal(state, self.viewer)) if rests else ()
        numbers = (game.turn(state), game.standing(state), game.outcome(state)) if rests else ()
        seen, shown = view(game, state, self.viewer), view(game, state, None)
        self.glances.append(Glance(seen, shown, waiting, offers, numbers, tuple(self._events)))
        self._events.clear()


def twin_of(kit: Kit, state: Any, viewer: int, rng: Rng) -> Any:
    """A state that differs in what others hold, or in what lies face down, and has the same chance."""
    twin = kit.game.sample(state, viewer, rng)
    mine = state.clone()
    for name in ELSEWHERE:
        if hasattr(twin, name):
            setattr(twin, name, getattr(mine, name))
    twin.rng.word = state.rng.word
    return twin


def told(kit: Kit, state: Any, viewer: int, rng: Rng) -> Iterator[str]:
    """What a viewer learns that it could not know, while random actions are done for a while."""
    ours, theirs = (Watcher(kit, each, viewer) for each in (state.clone(), twin_of(kit, state, viewer, rng)))
    for _deed in range(AWHILE):
        waiting = kit.game.to_act(ours.state)
        both: list[Action] = []
        for seat in waiting:
            allowed = frozenset(kit.game.legal(theirs.state, seat))
            both += [offer for offer in kit.game.legal(ours.state, seat) if offer in allowed]
        if not both:
            return
        seat = rng.pick(both).seat
        action = pick(kit, ours.state, tuple([offer for offer in both if offer.seat == seat]), rng)
        one, other = ours.act(action), theirs.act(action)
        for seen, its in zip(one, other, strict=False):
            if _turned_up(seen, its):
                return
            if why := seen.differs(its):
                yield f"{action}: {why}"
                return
        if len(one) != len(other):
            yield f"{action}: beats: {len(one)} or {len(other)}"
            return


def _turned_up(mine: Glance, its: Glance) -> bool:
    """Whether a card was just shown in which the twins differ; from then on they may look different."""
    one, other = (getattr(each.view, "pieces", None) for each in (mine, its))
    return one is not None and other is not None and one.face != other.face


def _details(mine: Any, its: Any) -> str:
    if not hasattr(mine, "__dataclass_fields__"):
        return f"{mine} or {its}"
    names = [name for name in mine.__dataclass_fields__ if getattr(mine, name) != getattr(its, name)]
    return "; ".join(f"{name} {getattr(mine, name)} or {getattr(its, name)}" for name in names)


def leaks(kit: Kit, count: int, seed: int) -> Iterator[str]:
    """What leaks to any seat in so many positions of random matches."""
    for number, moment in enumerate(positions(kit, count, seed)):
        for viewer in range(len(kit.game.standing(moment.state))):
            for found in told(kit, moment.state, viewer, Rng(seed * 1_000_003 + number * 8 + viewer)):
                yield f"position {number}, decision {moment.number}, viewer {viewer}: {found}"


def main(key: str, count: int, seed: int) -> None:
    """Print who learned what; positions are numbered from 0."""
    found = 0
    for leak in leaks(load(key), count, seed):
        found += 1
        print(f"{key} {seed}: {leak}", flush=True)
    print(f"{key} {seed}: {found} leaks in {count} positions", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
