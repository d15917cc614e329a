"""Any point of a match, quickly: states at the nodes of a record's tree, rebuilt from the nearest one that is known."""

from __future__ import annotations

from typing import Generic, TypeVar

from .action import Action, RuleError
from .event import Sink
from .game import Game
from .plain import State, from_plain
from .record import START, Record
from .rng import Rng
from .words import _

S = TypeVar("S", bound=State)
STRIDE = 16
"""Every so many moves a state is kept: a seek replays at most this many, and 2,000 moves keep 125 small states."""


class History(Generic[S]):
    """The states of one record. When its rules are not today's, its snapshots stand in for what cannot be replayed."""

    def __init__(self, game: Game[S], record: Record) -> None:
        self._game = game
        self._record = record
        self._kept: dict[int, S] = {}
        self._final: dict[int, bool] = {}
        self.drift = ""

    def state_at(self, node: int) -> S:
        """The true state at a node; not to be changed."""
        path = []
        at = node
        while (state := self._known(at)) is None:
            path.append(at)
            at = self._record.parent(at)
        if not path:
            return state
        state = state.clone()
        for done, step in enumerate(reversed(path), 1):
            try:
                self.carry_out(state, step, None)
            except RuleError as error:
                self.drift = _("Move {number} is not allowed by today's rules: {reason}", number=step, reason=str(error))
                break
            if done % STRIDE == 0 or step == node:
                self._kept[step] = state.clone()
        return state

    def carry_out(self, state: S, node: int, out: Sink | None) -> None:
        """Repeat the move that leads to a node on a state of its parent; RuleError when today's rules refuse it."""
        move = self._record.moves[node - 1]
        if move.salt:
            state.rng.stir(move.salt)
        if why := self._game.why_not(state, move.action):
            raise RuleError(why)
        self._game.apply(state, move.action, out)

    def keep(self, node: int, state: S) -> None:
        """Remember the state at a node that has just been reached; most are rebuilt when they are wanted."""
        if node % STRIDE == 0:
            self._kept[node] = state.clone()

    def is_final(self, node: int) -> bool:
        """Whether chance was consulted or somebody learned something on the step to a node. Nobody marks this by hand."""
        known = self._final.get(node)
        if known is None:
            move = self._record.moves[node - 1]
            known = self._reveals(self.state_at(move.parent), move.action)
            self._final[node] = known
        return known

    def _reveals(self, before: S, action: Action) -> bool:
        after = before.clone()
        self._game.apply(after, action, None)
        if after.rng.word != before.rng.word:
            return True
        seen = getattr(before, "pieces", None)
        if seen is None:
            return False
        now = getattr(after, "pieces", seen)
        return any(bits & ~old for old, bits in zip(seen.seen, now.seen, strict=True))

    def _known(self, node: int) -> S | None:
        kept = self._kept.get(node)
        if kept is not None:
            return kept
        if node == START and self._record.rules == self._game.info.rules:
            first = self._game.new(len(self._record.seats), self._record.options, Rng(self._record.seed))
            self._kept[START] = first
            return first
        mark = self._record.marks.get(node)
        if mark is not None:
            snapshot: S = from_plain(self._game.state_type, mark.snapshot)
            self._kept[node] = snapshot
            return snapshot
        if node == START:
            raise RuleError(_("This match has no readable beginning."))
        return None
