"""A match being played or watched: owns the one true state, hands out views, and knows every point of the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import msgspec

from .action import Action, RuleError
from .effects import FAULTS
from .event import Event
from .game import Game, Outcome, view
from .history import History
from .plain import Seat, State, Value, digest_of, written
from .record import START, Head, Ledger, Mark, Move, Record
from .rng import Rng

S = TypeVar("S", bound=State)


class Step(Value, frozen=True):
    """What one submitted action came to."""

    node: int
    action: Action
    events: tuple[Event, ...]
    final: bool
    """Chance was consulted or somebody learned something: no undo across it."""


class Frame(Value, Generic[S], frozen=True):
    """What the eye sees at one beat: a view, and the events since the beat before."""

    view: S
    events: tuple[Event, ...]


class Session(Generic[S]):
    """Plays and watches one record. Every accepted entry goes to the record and to the ledger at once."""

    def __init__(self, game: Game[S], record: Record, ledger: Ledger | None = None) -> None:
        self.game = game
        self.record = record
        self._ledger = ledger
        self._history = History(game, record)
        self._redo: list[int] = []
        self.unasked: Callable[[int], bool] = lambda node: False
        """Whether the move of a person at a node was made without asking; undo and redo pass over such moves."""
        reached, state = self._history.reach(record.head)
        self._state = state.clone()
        if reached != record.head:
            self._write(Head(reached))
        record.outcome = self.outcome()
        self._salt = self._history.salt_at(reached)
        if START not in record.marks and not record.moves:
            self._mark()

    # ---- what is so

    @property
    def head(self) -> int:
        """The node the match stands at."""
        return self.record.head

    @property
    def drift(self) -> str:
        """Empty, or a sentence that says from where the rules of today no longer reproduce this match."""
        return self._history.drift

    def to_act(self) -> tuple[Seat, ...]:
        """Who owes a decision now."""
        return self.game.to_act(self._state)

    def offers(self, seat: Seat) -> Sequence[Action]:
        """Everything the seat may do now."""
        return self.game.legal(self._state, seat) if seat in self.to_act() else ()

    def why_not(self, action: Action) -> str:
        """Empty when the action is legal now, else a sentence."""
        return self.game.why_not(self._state, action)

    def outcome(self) -> Outcome | None:
        """The result, when the match is over."""
        return self.game.outcome(self._state)

    def view(self, viewer: Seat | None, at: int | None = None) -> S:
        """What a seat sees, now or at any node of the match."""
        return view(self.game, self._state if at is None else self._history.state_at(at), viewer)

    def truth(self, at: int | None = None) -> S:
        """A copy of the true state with nothing hidden; for the end of a match and for statistics, never for a seat."""
        return (self._state if at is None else self._history.state_at(at)).clone()

    def turn(self, at: int | None = None) -> int:
        """The number of the turn that runs at a node."""
        return self.game.turn(self._state if at is None else self._history.state_at(at))

    def sampler(self, seat: Seat) -> Callable[[Rng], S]:
        """Worlds as the seat may imagine them; the function holds a copy, so it outlives the moment."""
        state, game = self._state.clone(), self.game
        return lambda rng: game.sample(state, seat, rng)

    def film(self, node: int, viewer: Seat | None) -> tuple[Frame[S], ...]:
        """The step that led to a node, beat by beat, as the viewer may see it; the last frame is the view after it."""
        if node == START:
            return (Frame(self.view(viewer, START), ()),)
        reel = _Reel(self.game, self._history.state_at(self.record.parent(node)).clone(), viewer)
        try:
            self._history.carry_out(reel.state, node, reel)
        except RuleError:
            return (Frame(self.view(viewer, node), ()),)
        reel.beat()
        return tuple(reel.frames)

    def first_end(self) -> int | None:
        """The node of the end that was come to first, on whatever line; None as long as there is none."""
        ends = (node for node in self.record.ends() if self.game.outcome(self._history.state_at(node)) is not None)
        return next(ends, None)

    # ---- what is done

    def submit(self, action: Action) -> Step:
        """Carry out an action. RuleError, with a sentence, leaves everything as it was."""
        if why := self.why_not(action):
            raise RuleError(why)
        before = self._state.clone()
        tape = _Tape()
        move = Move(self.head, action, self._salt)
        try:
            if move.salt:
                self._state.rng.stir(move.salt)
            self.game.apply(self._state, action, tape)
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
        self._history.keep(self.head, before, self._state)
        if self.game.turn(self._state) != self.game.turn(before) or not self.to_act():
            self._mark()
        self.record.outcome = self.outcome()
        return Step(self.head, action, tuple(tape.events), self._history.is_final(self.head))

    def undo(self) -> bool:
        """Go back to the decision a person took last; False, and nothing changes, when `can_undo` is."""
        node = self.undoes()
        if node is None:
            return False
        before = self.record.parent(node)
        self._redo.extend(reversed(self.record.line()[len(self.record.line(before)) :]))
        self._stand_at(before)
        return True

    def undoes(self) -> int | None:
        """The decision of a person that an undo takes back; None where chance or knowledge made one since final."""
        node = self.head
        while node != START and not self._history.is_final(node):
            if self._by_person(node):
                return node
            node = self.record.parent(node)
        return None

    def redoes(self) -> int | None:
        """The decision that a redo does again; None where nothing was undone, or something else done since."""
        return self._redo[-1] if self._redo else None

    def can_undo(self) -> bool:
        """Whether an undo is possible."""
        return self.undoes() is not None

    def can_redo(self) -> bool:
        """Whether a redo is possible."""
        return self.redoes() is not None

    def redo(self) -> bool:
        """Go forward again to the next decision of a person."""
        if not self._redo:
            return False
        node = self._redo.pop()
        while self._redo and not self._by_person(self._redo[-1]):
            node = self._redo.pop()
        self._stand_at(node)
        return True

    def play_on(self, node: int) -> None:
        """Stand at any node and play from there. What was played from it stays as a line of its own.

        Whoever has seen what chance brings next turns to another future with the next move.
        """
        self._redo.clear()
        self._stand_at(node)

    def switch_to(self, node: int) -> None:
        """Stand at the end of another line and go on with it as it was."""
        self.play_on(node)

    # ---- how

    def _by_person(self, node: int) -> bool:
        return not self.record.seats[self.record.action(node).seat].bot and not self.unasked(node)

    def _stand_at(self, node: int) -> None:
        reached, state = self._history.reach(node)
        self._state = state.clone()
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


class _Tape:
    """Keeps events in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def beat(self) -> None:
        """The tape runs on."""


class _Reel(Generic[S]):
    """Takes a frame of a running step at every beat."""

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
