"""Sprint: a very small game with moves, chance, options and an end, for tests of storage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from monstrarium.engine.action import Action
from monstrarium.engine.effects import Resolution
from monstrarium.engine.event import Sink
from monstrarium.engine.game import GameInfo, Option, Outcome, ranked
from monstrarium.engine.plain import Plain, Seat, State, Value, state
from monstrarium.engine.rng import Rng


class Walk(Action, frozen=True, gc=False):
    """Go one or two steps."""

    steps: int


class Run(Action, frozen=True, gc=False):
    """Go as far as a die says."""


@state
class SprintState(State):
    """The place of each seat."""

    rng: Rng
    goal: int
    run: list[int]
    turns: int = 1
    pending: Resolution | None = None


class Sprint:
    """The first seat to reach the goal wins."""

    info = GameInfo(
        "sprint", "Sprint", (1, 4), 2, (Option("goal", "Goal", "How far it is.", (30, 300, 6000), ("", "", ""), 30),)
    )
    state_type: type[SprintState] = SprintState
    book = None
    actions: tuple[type[Action], ...] = (Walk, Run)

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> SprintState:
        goal = options["goal"]
        assert isinstance(goal, int)
        return SprintState(rng, goal, [0] * seats)

    def to_act(self, state: SprintState) -> tuple[Seat, ...]:
        return () if max(state.run) >= state.goal else ((state.turns - 1) % len(state.run),)

    def legal(self, state: SprintState, seat: Seat) -> Sequence[Action]:
        return (Walk(seat, 1), Walk(seat, 2), Run(seat))

    def why_not(self, state: SprintState, action: Action) -> str:
        if action.seat not in self.to_act(state):
            return "It is not your turn."
        return "" if action in self.legal(state, action.seat) else "That is too far."

    def apply(self, state: SprintState, action: Action, out: Sink | None = None) -> None:
        state.run[action.seat] += action.steps if isinstance(action, Walk) else state.rng.roll(6)
        state.turns += 1

    def turn(self, state: SprintState) -> int:
        return state.turns

    def standing(self, state: SprintState) -> tuple[int, ...]:
        return tuple(state.run)

    def outcome(self, state: SprintState) -> Outcome | None:
        if self.to_act(state):
            return None
        return Outcome(ranked(state.run), tuple(state.run))

    def sizes(self, state: SprintState) -> Mapping[str, int]:
        return {}

    def wrong(self, state: SprintState) -> str:
        return ""

    def redact(self, state: SprintState, viewer: Seat | None) -> SprintState:
        return state

    def sample(self, state: SprintState, viewer: Seat, rng: Rng) -> SprintState:
        world = state.clone()
        world.rng = rng.fork()
        return world


class SprintKit(Value, frozen=True):
    """The kit of Sprint, as far as reading a match needs it."""

    game: Sprint
    content: str = ""


def load(key: str) -> SprintKit:
    """The kit of Sprint, whatever the key."""
    if key != "sprint":
        raise KeyError(key)
    return SprintKit(Sprint())
