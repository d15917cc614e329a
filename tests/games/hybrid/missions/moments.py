"""Moments at which missions do something: rounds begin and end, activations end, exits are taken."""

from __future__ import annotations

from typing import TypeVar

from monstrarium.engine.event import Event
from monstrarium.games.hybrid.actions import Claim, Leave
from monstrarium.games.hybrid.combat import wounds
from monstrarium.games.hybrid.state import HybridState, Mode, Phase
from monstrarium.games.hybrid.turn import activation, activation_roll
from tests.games.hybrid.scenario import do, halt, move, rig
from tests.support.matches import Seen

E = TypeVar("E", bound=Event)


def round_began(state: HybridState, number: int, *dice: int) -> list[Event]:
    """Begin this round: the Griffins win its Activation Roll, and then these dice fall."""
    state.round = number - 1
    rig(state, 1, 5, *dice)
    tape = Seen()
    activation_roll.begin_round(state, tape)
    return tape.events


def round_ended(state: HybridState, *dice: int) -> list[Event]:
    """End the round: all counters of the round are revealed, and then these dice fall."""
    state.cursors = [len(sequence) for sequence in state.sequences]
    state.late, state.acted = [], []
    rig(state, *dice)
    tape = Seen()
    activation.reveal_next(state, tape)
    return tape.events


def fresh(state: HybridState) -> None:
    """Let nobody have been activated in this round."""
    state.sequences = [[each for each in state.living(seat) if not state.asleep >> each & 1] for seat in (0, 1)]
    state.cursors, state.late, state.acted = [0, 0], [], []


def claim(state: HybridState, warrior: int) -> list[Event]:
    """Let this warrior end its Movement on the objective where it stands."""
    fresh(state)
    move(state, warrior, Mode.DEFENSE)
    return do(state, Claim(state.seat))


def leave(state: HybridState, warrior: int) -> list[Event]:
    """Let this warrior leave by the exit on which it stands."""
    fresh(state)
    move(state, warrior)
    return do(state, Leave(state.seat))


def fell(state: HybridState, warrior: int, by: int = -1) -> list[Event]:
    """Eliminate this warrior, and end the current activation."""
    tape = Seen()
    wounds.eliminate(state, warrior, by, tape)
    activation.end_activation(state, tape)
    return tape.events


def idle(state: HybridState, warrior: int) -> None:
    """Activate this warrior, and let it do nothing."""
    fresh(state)
    move(state, warrior)
    halt(state)


def only(events: list[Event], kind: type[E]) -> E:
    """The only event of a kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def told(events: list[Event], kind: type[E]) -> list[E]:
    """All events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def is_over(state: HybridState) -> bool:
    return state.phase is Phase.OVER
