"""A match that is played or watched: it owns the true state, gives out views, and can go to any point of the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import msgspec

from ..language.words import _
from .action import Action, Concede, RuleError
from .effects import FAULTS
from .event import Event
from .game import Game, Outcome, view
from .history import History
from .plain import Seat, State, Value, digest_of, written
from .record import START, Head, Ledger, Mark, Move, Record
from .rng import Rng

S = TypeVar("S", bound=State)
DUEL = 2
"""The most seats of a match that is over when one of them concedes."""


class Step(Value, frozen=True):
    node: int
    final: bool
    """Whether chance was used or a seat learned something, so that it cannot be undone."""


class Frame(Value, Generic[S], frozen=True):
    """One frame of a film: a view, and the events since the frame before."""

    view: S
    events: tuple[Event, ...]


class Session(Generic[S]):
    """Plays or watches one record. Every accepted entry goes to the record and to the ledger at once."""

    def __init__(self, game: Game[S], record: Record, ledger: Ledger | None = None) -> None:
        self.game = game
        self.record = record
        self._ledger = ledger
        self._history = History(game, record)
        self._redo: list[int] = []
        self.unasked: Callable[[int], bool] = lambda node: False
        """Whether a person's move at a node was made without asking them; undo and redo skip such moves."""
        reached, state = self._history.reach(record.head)
        self._state = state.clone()
        self.conceded: Seat | None = record.conceded(reached)
        """The seat that gave the match up, if one did."""
        if reached != record.head:
            self._write(Head(reached))
        record.outcome = self.outcome()
        self._salt = self._history.salt_at(reached)
        if START not in record.marks and not record.moves:
            self._mark()

    @property
    def head(self) -> int:
        """The node at which the match stands."""
        return self.record.head

    @property
    def drift(self) -> str:
        """Empty, or a sentence that says from where on the current rules do not reproduce this match."""
        return self._history.drift

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.conceded is not None else self.game.to_act(self._state)

    def offers(self, seat: Seat) -> Sequence[Action]:
        return self.game.legal(self._state, seat) if seat in self.to_act() else ()

    def why_not(self, action: Action) -> str:
        """Empty if the action is legal now, else a sentence."""
        if isinstance(action, Concede):
            return self._why_not_concede(action.seat)
        return _("The match is over.") if self.conceded is not None else self.game.why_not(self._state, action)

    def outcome(self) -> Outcome | None:
        """The result if the match is over, else None. Who has conceded is behind all others; a team loses together."""
        if self.conceded is None:
            return self.game.outcome(self._state)
        scores = self.game.standing(self._state)
        behind = range(len(scores)) if self.game.info.together else (self.conceded,)
        return Outcome(tuple(1 + (seat in behind) for seat in range(len(scores))), scores)

    def view(self, viewer: Seat | None, at: int | None = None) -> S:
        """What the viewer sees, now or at a node of the match."""
        return view(self.game, self._at(at), viewer)

    def truth(self, at: int | None = None) -> S:
        """A copy of the true state, secrets included; for the end of a match and for statistics, never for a seat."""
        return self._at(at).clone()

    def turn(self, at: int | None = None) -> int:
        """The number of the turn, now or at a node."""
        return self.game.turn(self._at(at))

    def sampler(self, seat: Seat) -> Callable[[Rng], S]:
        """A function that makes states the seat cannot tell from the present one; it keeps a copy of that."""
        state, game = self._state.clone(), self.game
        return lambda rng: game.sample(state, seat, rng)

    def film(self, node: int, viewer: Seat | None) -> tuple[Frame[S], ...]:
        """The step that led to a node in frames, as the viewer may see it; the last frame is the view after it."""
        if node == START:
            return (Frame(self.view(viewer, START), ()),)
        reel = _FrameRecorder(self.game, self._history.state_at(self.record.parent(node)).clone(), viewer)
        try:
            self._history.carry_out(reel.state, node, reel)
        except RuleError:
            return (Frame(self.view(viewer, node), ()),)
        reel.beat()
        return tuple(reel.frames)

    def first_end(self) -> int | None:
        """The oldest node at which the rules end the match, on any line; None if there is none."""
        ends = (node for node in self.record.ends() if self.game.outcome(self._history.state_at(node)) is not None)
        return next(ends, None)

    def submit(self, action: Action) -> Step:
        """Carry out an action. RuleError, with a sentence, leaves everything as it was."""
        if why := self.why_not(action):
            raise RuleError(why)
        before = self._state.clone()
        move = Move(self.head, action, self._salt)
        try:
            if move.salt:
                self._state.rng.stir(move.salt)
            if not isinstance(action, Concede):
                self.game.apply(self._state, action)
        except FAULTS as error:
            self._state = before
            if not self._history.believed:
                raise
            raise RuleError(self._history.unsound(error)) from error
        except BaseException:
            self._state = before
            raise
        if move.salt:
            before.rng.stir(move.salt)
        self._salt = 0
        self._redo.clear()
        self._write(move)
        self.conceded = action.seat if isinstance(action, Concede) else None
        self._history.keep(self.head, before, self._state)
        if self.game.turn(self._state) != self.game.turn(before) or not self.to_act():
            self._mark()
        self.record.outcome = self.outcome()
        return Step(self.head, self._history.is_final(self.head))

    def undo(self) -> bool:
        """Go back to before the last decision of a person; False if that is not possible."""
        node = self.undoes()
        if node is None:
            return False
        before = self.record.parent(node)
        self._redo.extend(reversed(self.record.line()[len(self.record.line(before)) :]))
        self._stand_at(before)
        return True

    def undoes(self) -> int | None:
        """The node of the decision that an undo takes back; None if a final step was made since."""
        node = self.head
        while node != START and not self._history.is_final(node):
            if self._by_person(node):
                return node
            node = self.record.parent(node)
        return None

    def redoes(self) -> int | None:
        """The node of the decision that a redo repeats; None if there is nothing to redo."""
        return self._redo[-1] if self._redo else None

    def can_undo(self) -> bool:
        return self.undoes() is not None

    def can_redo(self) -> bool:
        return self.redoes() is not None

    def redo(self) -> bool:
        """Repeat what was undone, up to the next decision of a person; False if there is nothing to redo."""
        if not self._redo:
            return False
        node = self._redo.pop()
        while self._redo and not self._by_person(self._redo[-1]):
            node = self._redo.pop()
        self._stand_at(node)
        return True

    def play_on(self, node: int) -> None:
        """Go to any node and play from there. What was played after it stays as a line of its own.

        If the results of chance that would follow are known from another line, the next move changes them.
        """
        self._redo.clear()
        self._stand_at(node)

    def _at(self, node: int | None) -> S:
        return self._state if node is None else self._history.state_at(node)

    def _why_not_concede(self, seat: Seat) -> str:
        if self.outcome() is not None:
            return _("The match is over.")
        if len(self.record.seats) > DUEL and not self.game.info.together:
            return _("With more than two players, a bot plays on for who concedes.")
        return "" if 0 <= seat < len(self.record.seats) else _("There is no such seat.")

    def _by_person(self, node: int) -> bool:
        return not self.record.seats[self.record.action(node).seat].bot and not self.unasked(node)

    def _stand_at(self, node: int) -> None:
        reached, state = self._history.reach(node)
        self._state = state.clone()
        self.conceded = self.record.conceded(reached)
        self._salt = self._history.salt_at(reached)
        self._write(Head(reached))
        self.record.outcome = self.outcome()

    def _mark(self) -> None:
        snapshot = written(self._state)
        self._write(Mark(self.head, self.game.turn(self._state), digest_of(snapshot), msgspec.Raw(snapshot)))

    def _write(self, entry: Move | Head | Mark) -> None:
        self.record.add(entry)
        if self._ledger is not None:
            self._ledger.write(entry)


class _FrameRecorder(Generic[S]):
    """Records a frame at every beat while a step is carried out."""

    def __init__(self, game: Game[S], state: S, viewer: Seat | None) -> None:
        self.state = state
        self.frames: list[Frame[S]] = []
        self._game = game
        self._viewer = viewer
        self._events: list[Event] = []

    def emit(self, event: Event) -> None:
        if not event.private or event.seat == self._viewer:
            self._events.append(event)

    def beat(self) -> None:
        self.frames.append(Frame(view(self._game, self.state, self._viewer), tuple(self._events)))
        self._events.clear()
