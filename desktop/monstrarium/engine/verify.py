"""Proof that a match is what it says: every move replayed from the seed, every digest compared."""

from __future__ import annotations

from typing import TypeVar

from ..language.words import _
from .action import RuleError
from .game import Game
from .history import History
from .plain import State, Value, digest
from .record import START, Record
from .rng import Rng

S = TypeVar("S", bound=State)


class Drift(Value, frozen=True, gc=False):
    """One place where the replay is not what was saved."""

    node: int
    turn: int
    what: str


def verify(game: Game[S], record: Record) -> list[Drift]:
    """Replay every line of the record from the seed; empty when each digest holds."""
    history: History[S] = History(game, record)
    states = {START: game.new(len(record.seats), record.options, Rng(record.seed))}
    left = [0] * (len(record.moves) + 1)
    for move in record.moves:
        left[move.parent] += 1
    drifts = _compare(record, START, states[START])
    for node, move in enumerate(record.moves, 1):
        before = states.get(move.parent)
        if before is None:
            continue
        left[move.parent] -= 1
        state = before.clone() if left[move.parent] else states.pop(move.parent)
        try:
            history.carry_out(state, node, None)
        except RuleError as error:
            drifts.append(Drift(node, game.turn(state), str(error)))
            continue
        states[node] = state
        drifts += _compare(record, node, state)
    return drifts


def _compare(record: Record, node: int, state: State) -> list[Drift]:
    mark = record.marks.get(node)
    if mark is None or mark.digest == digest(state):
        return []
    return [Drift(node, mark.turn, _("the state is another one"))]
