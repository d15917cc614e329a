"""Any point of a match, quickly: states at the nodes of a record's tree, rebuilt from the nearest one that is known."""

from __future__ import annotations

from typing import Generic, TypeVar

from .action import Action, RuleError
from .event import Sink
from .game import Game
from .plain import State, digest, from_plain
from .record import START, Record
from .rng import Rng
from .words import _

S = TypeVar("S", bound=State)
STRIDE = 16
"""Every so many moves a state is kept: a seek replays at most this many, and 2,000 moves keep 125 small states."""


class History(Generic[S]):
    """The states of one record.

    Moves are replayed from the seed as long as today's rules take them. Where they do not (the match is older than a
    change of the rules), the snapshots of the marks stand in, so that a match stays watchable for ever.
    """

    def __init__(self, game: Game[S], record: Record) -> None:
        self._game = game
        self._record = record
        self._kept: dict[int, S] = {}
        self._last: tuple[int, S] | None = None
        """The node that was asked for last: who steps through a match asks for its neighbour next."""
        self._final: dict[int, bool] = {}
        self._by_marks = record.rules != game.info.rules
        self.drift = ""
        """Empty, or a sentence on the first move that is refused: by newer rules, or because the match was changed."""

    def state_at(self, node: int) -> S:
        """The true state at a node, not to be changed; the nearest one before it where the rules have drifted."""
        return self.reach(node)[1]

    def reach(self, node: int) -> tuple[int, S]:
        """The node itself and its state, or the last node before it that can still be reached."""
        path = []
        at = node
        while (known := self._known(at)) is None:
            path.append(at)
            at = self._record.parent(at)
        state = known.clone() if path else known
        for done, step in enumerate(reversed(path), 1):
            try:
                self.carry_out(state, step, None)
            except RuleError as error:
                return self._drifted(node, step, error)
            if done % STRIDE == 0:
                self._kept[step] = state.clone()
        self._last = (node, state)
        return node, state

    def carry_out(self, state: S, node: int, out: Sink | None) -> None:
        """Repeat the move that leads to a node on a state of its parent; RuleError when today's rules refuse it."""
        move = self._record.moves[node - 1]
        if move.salt:
            state.rng.stir(move.salt)
        self._take(state, move.action, out)

    def keep(self, node: int, before: S, after: S) -> None:
        """Take note of a step just made; most states are rebuilt when they are wanted."""
        self._final[node] = told(before, after)
        if node % STRIDE == 0:
            self._kept[node] = after.clone()

    def is_final(self, node: int) -> bool:
        """Whether the step to a node told anybody anything; nobody marks it by hand."""
        known = self._final.get(node)
        if known is None:
            known = self._final[node] = self._tells(node)
        return known

    def salt_at(self, node: int) -> int:
        """Zero, or what turns chance to another future because the one that would follow here has been seen.

        It has when some other line, from the last point where chance stood as it stands here, went on to a final step.
        """
        moves = self._record.moves
        start = node
        while start != START and not moves[start - 1].salt and not self.is_final(start):
            start = self._record.parent(start)
        same = {start}
        for at in range(start + 1, len(moves) + 1):
            move = moves[at - 1]
            if move.parent in same and not move.salt:
                if self.is_final(at):
                    return len(moves) + 1
                same.add(at)
        return 0

    def _take(self, state: S, action: Action, out: Sink | None) -> None:
        if why := self._game.why_not(state, action):
            raise RuleError(why)
        self._game.apply(state, action, out)

    def _tells(self, node: int) -> bool:
        move = self._record.moves[node - 1]
        before = self.state_at(move.parent).clone()
        if move.salt:
            before.rng.stir(move.salt)
        after = before.clone()
        try:
            self._take(after, move.action, None)
        except RuleError:
            return True
        return told(before, after)

    def _drifted(self, node: int, step: int, error: RuleError) -> tuple[int, S]:
        self.drift = self.drift or self._refusal(step, str(error))
        if self._by_marks:
            return self.reach(self._record.parent(step))
        self._by_marks = True
        self._kept.clear()
        self._last = None
        return self.reach(node)

    def _refusal(self, step: int, reason: str) -> str:
        if self._record.rules != self._game.info.rules:
            return _("Move {number} is not allowed by today's rules: {reason}", number=step, reason=reason)
        return _("Move {number} does not follow from the match as it was saved: {reason}", number=step, reason=reason)

    def _known(self, node: int) -> S | None:
        if self._last is not None and self._last[0] == node:
            return self._last[1]
        known = self._kept.get(node)
        if known is None and self._by_marks and node in self._record.marks:
            known = self._snapshot(node)
        if known is None and node == START:
            known = self._game.new(len(self._record.seats), self._record.options, Rng(self._record.seed))
        if known is not None:
            self._kept[node] = known
        return known

    def _snapshot(self, node: int) -> S | None:
        mark = self._record.marks[node]
        try:
            if digest(mark.snapshot) != mark.digest:
                raise ValueError(_("it is not what was saved"))
            state: S = from_plain(self._game.state_type, mark.snapshot)
        except ValueError as error:
            self.drift = _("The saved table at move {number} cannot be read: {reason}", number=node, reason=str(error))
            return None
        return state


def told(before: State, after: State) -> bool:
    """Whether chance was consulted, secrets were opened or somebody got to know a face between two states."""
    if after.rng.word != before.rng.word:
        return True
    picks = getattr(before, "picks", None)
    if picks is not None and getattr(after, "picks", picks).opened != picks.opened:
        return True
    pieces = getattr(before, "pieces", None)
    if pieces is None:
        return False
    now = getattr(after, "pieces", pieces)
    return any(bits & ~old for old, bits in zip(pieces.seen, now.seen, strict=True))
