"""The rules of CYBO: thirteen rounds, in each of which every seat rolls for three numbers in a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from ...engine.action import Action
from ...engine.event import Sink
from ...engine.game import GameInfo, Outcome
from ...engine.plain import Plain, Seat
from ...engine.rng import Rng
from .actions import JUST_ROLL, ROLL_OR_KEEP, SEATS, TO_ACT, Keep, Roll
from .board import SIDES, Number, Numbers
from .checks import wrong
from .ending import DUPLICATES, leaders, places, survivors
from .events import Completed, Duplicated, Hit, Kept, Locked, Missed, Repeated
from .options import OPTIONS, Level, agree
from .refusals import refusal
from .state import ROUNDS, CyboState, Kind, Phase, Row
from .telling import tell_end, tell_outcome, tell_roll, tell_turn
from .turn import Verdict, fourth_roll, judge, terms_of, verdict, worth

T = TypeVar("T")
ROLL, QUAD, SCORED, OVER = Phase


class Cybo:
    """Nothing is hidden in CYBO, and the die is the only chance."""

    info = GameInfo("cybo", "CYBO", SEATS, rules=1, options=OPTIONS)
    state_type = CyboState
    book = None
    actions: tuple[type[Action], ...] = (Roll, Keep)

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> CyboState:
        """An empty scorecard for every seat, and the die with the first of them."""
        house = agree(options, seats)
        first = rng.below(seats) if options["first"] == "random" else 0
        order = (*range(first, seats), *range(first))
        return CyboState(rng, house, order, house.levels, (0,) * seats, ((),) * seats, seat=first)

    def to_act(self, state: CyboState) -> tuple[Seat, ...]:
        """The seat with the die, until the match is over."""
        return () if state.phase is OVER else TO_ACT[state.seat]

    def legal(self, state: CyboState, seat: Seat) -> Sequence[Action]:
        """Roll; and keep, when there is a Quad to decide on."""
        phase = state.phase
        if seat != state.seat or phase is OVER:
            return ()
        return JUST_ROLL[seat] if phase is ROLL else ROLL_OR_KEEP[seat]

    def why_not(self, state: CyboState, action: Action) -> str:
        """Empty when the action is legal, else a sentence."""
        if action in self.legal(state, action.seat):
            return ""
        return refusal(state, action, self.to_act(state))

    def apply(self, state: CyboState, action: Action, out: Sink | None = None) -> None:
        """Cast the die, or keep what is there."""
        if type(action) is Keep:
            self._keep(state, out)
            return
        number = state.die = state.rng.roll(SIDES)
        house, before = state.house, state.rolls
        if out is not None:
            tell_roll(state, number, out)
        if state.phase is QUAD:
            self._roll_for_quad(state, number, out)
        elif house.again and number in before:
            _repeat(state, number, out)
        else:
            rolls = state.rolls = (*before, number)
            seat = state.seat
            lock = state.locks[seat] if house.hard else ()
            found = judge(state.levels[seat], lock, rolls, house.best, house.whole)
            if found.row is not None:
                if found.trinity and out is not None:
                    out.emit(Hit(seat, number, found.row.points))
                self._end_turn(state, found.row, out)
            elif found.trinity:
                self._complete(state, found, out)

    def turn(self, state: CyboState) -> int:
        """How many turns have begun."""
        return len(state.rows) + (state.phase is not OVER)

    def standing(self, state: CyboState) -> tuple[int, ...]:
        """The points by seat."""
        return state.scores

    def outcome(self, state: CyboState) -> Outcome | None:
        """Who has won, once the last round is played."""
        return Outcome(places(state), state.scores) if state.phase is OVER else None

    def redact(self, state: CyboState, viewer: Seat | None) -> CyboState:
        """All is open."""
        return state

    def sample(self, state: CyboState, viewer: Seat, rng: Rng) -> CyboState:
        """The same table with another future."""
        world = state.clone()
        world.rng = rng.fork()
        return world

    def sizes(self, state: CyboState) -> Mapping[str, int]:
        """Seats are all there is."""
        return {}

    def wrong(self, state: CyboState) -> str:
        """See `checks`."""
        return wrong(state)

    # ---- a turn

    def _complete(self, state: CyboState, found: Verdict, out: Sink | None) -> None:
        points, kind = worth(terms_of(state, state.seat), found.trinity, found.ordered)
        if out is not None:
            out.emit(Completed(state.seat, found.trinity, found.ordered, points, found.target))
        if found.target:
            state.phase = QUAD
        else:
            if out is not None:
                out.beat()
            self._score(state, Row(state.rolls, found.trinity, 0, points, kind), out)

    def _keep(self, state: CyboState, out: Sink | None) -> None:
        terms = terms_of(state, state.seat)
        found = verdict(terms, state.rolls)
        points, kind = worth(terms, found.trinity, found.ordered)
        if out is not None:
            out.emit(Kept(state.seat, points))
        self._score(state, Row(state.rolls, found.trinity, 0, points, kind), out)

    def _roll_for_quad(self, state: CyboState, number: Number, out: Sink | None) -> None:
        seat, terms = state.seat, terms_of(state, state.seat)
        found = verdict(terms, state.rolls)
        if terms.again and number in state.rolls and number != found.target:
            _repeat(state, number, out)
            return
        points, kind = fourth_roll(terms, found, number)
        if out is not None:
            missed = kind is Kind.MISSED
            out.emit(Missed(seat, number, found.target, points) if missed else Hit(seat, number, points))
        self._score(state, Row(state.rolls, found.trinity, number, points, kind), out)

    def _score(self, state: CyboState, row: Row, out: Sink | None) -> None:
        """End a turn in which a Trinity was made."""
        seat, numbers = state.seat, (*row.trinity, row.quad) if row.quad else row.trinity
        if out is not None and row.kind in DUPLICATES:
            out.emit(Duplicated(seat, numbers, row.points))
        lock = numbers if row.kind in DUPLICATES and not state.locks[seat] else ()
        self._end_turn(state, row, out, lock)

    def _end_turn(self, state: CyboState, row: Row, out: Sink | None, lock: Numbers = ()) -> None:
        seat, rows, order = state.seat, state.rows, state.order
        if out is not None:
            tell_end(state, row, out)
        if lock:
            self._lock(state, lock, out)
        rows.append(row)
        if row.points and not state.extra:
            state.scores = _with(state.scores, seat, state.scores[seat] + row.points)
        if out is not None:
            state.phase = SCORED
            out.beat()
        state.phase, state.rolls = ROLL, ()
        played = len(rows)
        if played < len(order) * ROUNDS:
            state.seat = order[played % len(order)]
        elif not self._goes_on(state, played):
            state.phase = OVER
        if out is not None:
            (tell_outcome if state.phase is OVER else tell_turn)(state, out)

    def _lock(self, state: CyboState, numbers: Numbers, out: Sink | None) -> None:
        state.locks = _with(state.locks, state.seat, numbers)
        if out is not None:
            out.emit(Locked(state.seat, numbers, state.house.hard))

    # ---- after the last round

    def _goes_on(self, state: CyboState, played: int) -> bool:
        """Hand the die on in an extra round, beginning one where it is owed; False when the match is decided."""
        regular = len(state.order) * ROUNDS
        if played == regular + len(state.extra):
            state.contest = survivors(state) if state.extra else leaders(state)
            if state.house.ties != "sudden" or len(state.contest) == 1:
                return False
            self._begin_extra_round(state)
        state.seat = state.extra[played - regular]
        return True

    def _begin_extra_round(self, state: CyboState) -> None:
        """Extra rounds know no duplicates and no locks: they would rarely end."""
        state.extra += state.contest
        plain = (Level.ADVANCED if level is Level.GRAND_MASTER else level for level in state.levels)
        state.levels = tuple(plain)
        state.locks = ((),) * len(state.order)


def _repeat(state: CyboState, number: Number, out: Sink | None) -> None:
    if out is not None:
        out.emit(Repeated(state.seat, number))


def _with(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
