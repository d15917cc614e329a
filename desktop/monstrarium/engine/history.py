"""The state at any node of a record, rebuilt by replaying moves from the nearest kept state."""

from __future__ import annotations

from typing import Generic, TypeVar

from ..language.words import _
from .action import Action, Concede, RuleError
from .effects import FAULTS
from .event import Sink
from .game import Game
from .plain import State, Value, digest
from .record import START, Record
from .rng import Rng
from .snapshots import BadSnapshot, restore

S = TypeVar("S", bound=State)
STRIDE = 32
"""A state is kept every 32 moves: a seek replays at most as many, and 2,000 moves keep 62 small states."""

KEPT = 512


class History(Generic[S]):
    """The states of one record.

    Moves are replayed from the seed as long as the current rules allow them. If they do not, because the match is older
    than a change of the rules, the snapshots in the marks are used instead, so that old matches can still be watched.
    """

    def __init__(self, game: Game[S], record: Record) -> None:
        self._game = game
        self._record = record
        self._kept: dict[int, S] = {}
        self._last: tuple[int, S] | None = None
        """The node that was asked for last: in a replay its neighbour is often asked for next."""
        self._final: dict[int, bool] = {}
        self._by_marks = record.rules != game.info.rules
        self._fresh: S | None = None
        self._refused: set[int] = set()
        """The nodes whose snapshots were found to be wrong."""
        self.drift = ""
        """Empty, or a sentence on the first move that is refused, by newer rules or because the match was changed."""

    def state_at(self, node: int) -> S:
        """The true state at a node, or at the last reachable node before it; the caller must not change it."""
        return self.reach(node)[1]

    def reach(self, node: int) -> tuple[int, S]:
        """The node and its state, or the last node before it that can still be reached, and the state there."""
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
                self._keep(step, state.clone())
        self._last = (node, state)
        return node, state

    def carry_out(self, state: S, node: int, out: Sink | None) -> None:
        """Repeat the move that leads to a node on the state of its parent; RuleError if the current rules refuse it."""
        move = self._record.moves[node - 1]
        if move.salt:
            state.rng.stir(move.salt)
        if self._record.conceded(move.parent) is not None:
            raise RuleError(_("The match was given up."))
        self._take(state, move.action, out)

    def keep(self, node: int, before: S, after: S) -> None:
        """Note a step that was just made, and keep its state if it is one of every STRIDE."""
        self._final[node] = bars_undo(before, after) or self._record.conceded(node) is not None
        if node % STRIDE == 0:
            self._keep(node, after.clone())

    def is_final(self, node: int) -> bool:
        """Whether the step to a node used chance or revealed something to a seat, so that it cannot be undone."""
        known = self._final.get(node)
        if known is None:
            known = self._final[node] = self._tells(node)
        return known

    def salt_at(self, node: int) -> int:
        """The salt for the next move from a node: 0, or a number that changes chance because its outcome is known.

        It is known if another line that shares the present state of chance with this node went on to a final step.
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
        if isinstance(action, Concede):
            return
        try:
            if why := self._game.why_not(state, action):
                raise RuleError(why)
            self._game.apply(state, action, out)
        except FAULTS as error:
            if not self._by_marks:
                raise
            raise RuleError(self.unsound(error)) from error

    @property
    def believed(self) -> bool:
        """Whether its states may come from snapshots in a file, on which the rules may fail."""
        return self._by_marks

    def unsound(self, error: Exception) -> str:
        """The sentence for an exception of the rules on a state from a file."""
        return _("The table that was saved with this match does not allow it ({fault}).", fault=type(error).__name__)

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
        return bars_undo(before, after) or self._record.conceded(node) is not None

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
            known = self._begun()
        if known is not None:
            self._keep(node, known)
        return known

    def _keep(self, node: int, state: S) -> None:
        """Keep a state; if there are too many, drop every second one."""
        self._kept[node] = state
        if len(self._kept) > KEPT:
            for each in [*self._kept][1::2]:
                del self._kept[each]

    def _snapshot(self, node: int) -> S | None:
        """The state in the mark of a node; None, with a sentence in `drift`, if it cannot be right."""
        if node in self._refused:
            return None
        record = self._record
        if self._fresh is None:
            self._fresh = self._begun()
        try:
            return restore(self._game, record.marks[node], len(record.seats), self._fresh)
        except BadSnapshot as error:
            self._refused.add(node)
            self.drift = _(
                "{path}, line {line}: the saved table at move {number} cannot be believed: {reason}. The match goes on"
                " from the last sound one before it, or is replayed from its beginning.",
                path=record.source,
                line=record.lines.get(node, 0),
                number=node,
                reason=str(error).rstrip("."),
            )
            return None

    def _begun(self) -> S:
        record = self._record
        return self._game.new(len(record.seats), record.options, Rng(record.seed))


def bars_undo(before: State, after: State) -> bool:
    """Whether chance was used, secret picks were opened or a seat saw a new face between two states."""
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


# ---- checking a match


class Drift(Value, frozen=True, gc=False):
    """One place where the replay differs from what was saved."""

    node: int
    turn: int
    what: str


def verify(game: Game[S], record: Record) -> list[Drift]:
    """Replay every line of the record from the seed and compare each digest; empty if all are the same."""
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
    return [Drift(node, mark.turn, _("the state is different"))]
