"""A match for a test, which carries out legal actions and tells why others are refused."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from monstrarium.engine.action import Action
from monstrarium.engine.event import Event
from monstrarium.engine.game import Game
from monstrarium.engine.plain import Seat, State
from tests.support.matches import Seen

S = TypeVar("S", bound=State)


class Playing(Generic[S]):
    """A running match, and the events of its last action."""

    def __init__(self, rules: Game[Any], state: S) -> None:
        self.rules = rules
        self.state = state
        self.told: list[Event] = []

    def do(self, action: Action) -> Self:
        """Carry out an action, which must be legal."""
        why = self.rules.why_not(self.state, action)
        assert not why, why
        tape = Seen()
        self.rules.apply(self.state, action, tape)
        self.told = tape.events
        return self

    def refused(self, action: Action) -> str:
        """Why an action is not legal."""
        why = self.rules.why_not(self.state, action)
        assert why
        return why

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked in the middle of an effect."""
        pending: Any = self.state.pending
        return None if pending is None else pending.choice.seat
