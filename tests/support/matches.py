"""Random matches from fixed seeds, as bare states and as sessions."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from monstrarium.engine.action import Action
from monstrarium.engine.course import goes_on
from monstrarium.engine.event import Event
from monstrarium.engine.game import settle
from monstrarium.engine.plain import Plain, Value
from monstrarium.engine.record import Ledger, Record, SeatInfo
from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session
from monstrarium.games.kit import Kit
from monstrarium.table.presenter import Audience

BOUND = 20_000
"""More decisions than any match of any game needs."""
CLOSELY, SELDOM = 120, 17
Decisions: TypeAlias = list[tuple[tuple[Action, ...], Action]]
"""What was offered and what was chosen, decision by decision."""
MATCHES = 24
KEPT: dict[tuple[str, int, str, int], Decisions] = {}
"""The decisions of the last matches that were walked to their end."""
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eva", "Finn")


class Moment(Value, frozen=True):
    """One decision of a random match. Its state goes on changing: copy it before changing it."""

    state: Any
    offers: tuple[Action, ...]
    action: Action
    number: int


class Seen:
    """A sink that keeps its events."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.beats = 0

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def beat(self) -> None:
        self.beats += 1


def begin(kit: Kit, seed: int, seats: int | None = None, options: Mapping[str, Plain] | None = None) -> Any:
    """The state before the first decision."""
    info = kit.game.info
    count = seats_of(kit, seed) if seats is None else seats
    return kit.game.new(count, settle(info, count, options or {}), Rng(seed))


def seats_of(kit: Kit, seed: int) -> int:
    """A number of seats for a seed, so that seeds in a row go through all of them."""
    low, high = kit.game.info.seats
    return low + seed % (high - low + 1)


def walk(kit: Kit, seed: int, options: Mapping[str, Plain] | None = None, seats: int | None = None) -> Iterator[Moment]:
    """Every decision of a random match; the match goes on when the next moment is asked for.

    Many tests go through the same matches, so what was offered and chosen in one that was walked to its end is kept.
    """
    info, count = kit.game.info, seats_of(kit, seed) if seats is None else seats
    key = (info.key, seed, repr(settle(info, count, options or {})), count)
    if kept := KEPT.get(key):
        yield from _again(kit, begin(kit, seed, seats, options), kept)
        return
    found = []
    for moment in walk_anew(kit, seed, options, seats):
        found.append((moment.offers, moment.action))
        yield moment
    while len(KEPT) >= MATCHES:
        del KEPT[next(iter(KEPT))]
    KEPT[key] = found


def _again(kit: Kit, state: Any, decisions: Decisions) -> Iterator[Moment]:
    for number, (offers, action) in enumerate(decisions):
        yield Moment(state, offers, action, number)
        kit.game.apply(state, action)


def walk_anew(
    kit: Kit, seed: int, options: Mapping[str, Plain] | None = None, seats: int | None = None
) -> Iterator[Moment]:
    """The same, with every offer and every choice found anew."""
    state = begin(kit, seed, seats, options)
    rng = Rng(seed + 1000)
    number, whim = 0, Whim(kit, rng)
    while waiting := kit.game.to_act(state):
        seat = rng.pick(waiting)
        offers = tuple(kit.game.legal(state, seat))
        action = whim.choose(state, offers)
        yield Moment(state, offers, action, number)
        kit.game.apply(state, action)
        number += 1
        assert number < BOUND, "the match does not end"


def glimpses(moments: Iterator[Moment]) -> Iterator[Moment]:
    """All moments of a short match, and some of a long one, for tests that take time at each."""
    return (moment for moment in moments if moment.number < CLOSELY or moment.number % SELDOM == 0)


class Whim:
    """A player who acts at random; in a game of courses it sometimes carries out a whole one, as chance never would."""

    def __init__(self, kit: Kit, rng: Rng) -> None:
        self._kit = kit
        self._rng = rng
        self._course: tuple[Action, ...] = ()
        self._word = 0

    def choose(self, state: Any, offers: tuple[Action, ...]) -> Action:
        """The next action of the course that was begun, or a random one."""
        course, self._course = self._course, ()
        if not (course and goes_on(self._kit.game, state, course[0], self._word)):
            course = self._begin(state, offers)
        self._course, self._word = course[1:], state.rng.word
        return course[0]

    def _begin(self, state: Any, offers: tuple[Action, ...]) -> tuple[Action, ...]:
        kit, rng = self._kit, self._rng
        if kit.courses is not None and not rng.below(3):
            found = kit.courses(state, offers[0].seat)
            if found:
                return rng.pick(found)
        return (pick(kit, state, offers, rng),)


def pick(kit: Kit, state: Any, offers: tuple[Action, ...], rng: Rng) -> Action:
    """Any action half of the time, else one that sensible seats take more often, so that rare positions come up too."""
    if rng.below(2):
        return rng.pick(offers)
    weights = [kit.hints.weight(state, offer) for offer in offers]
    left = rng.below(1 << 30) / (1 << 30) * math.fsum(weights)
    for offer, weight in zip(offers, weights, strict=True):
        left -= weight
        if left < 0:
            return offer
    return offers[-1]


def finish(kit: Kit, state: Any, rng: Rng) -> int:
    """Play a state to its end at random, in place; the number of decisions."""
    number = go_on(kit, state, rng, BOUND)
    assert number < BOUND, "the match does not end"
    return number


def go_on(kit: Kit, state: Any, rng: Rng, decisions: int) -> int:
    """Play so many decisions at random, in place, or all that are left; their number."""
    number = 0
    while number < decisions and (waiting := kit.game.to_act(state)):
        kit.game.apply(state, rng.pick(kit.game.legal(state, waiting[0])))
        number += 1
    return number


There: TypeAlias = Callable[[Any, tuple[Action, ...]], bool]
"""Whether a state with these offers is the one that is looked for."""
Chooser: TypeAlias = Callable[[Any, tuple[Action, ...], int], Action]
"""An action for a state, its offers, and the number of the decision."""


class Reached(Value, frozen=True):
    """A match that comes to what was looked for: its seed, and the actions that lead there."""

    seed: int
    actions: tuple[Action, ...]


def reach(
    kit: Kit,
    seats: int,
    options: Mapping[str, Plain],
    seeds: Iterable[int],
    there: There,
    chooser: Callable[[int], Chooser],
) -> Reached:
    """The first match of these seeds that comes to such a state; the chooser is made anew for each seed."""
    for seed in seeds:
        state, choose = begin(kit, seed, seats, options), chooser(seed)
        done: list[Action] = []
        while len(done) < BOUND and (waiting := kit.game.to_act(state)):
            offers = tuple(kit.game.legal(state, waiting[0]))
            if there(state, offers):
                return Reached(seed, tuple(done))
            done.append(choose(state, offers, len(done)))
            kit.game.apply(state, done[-1])
    raise AssertionError("no match comes to that")


def to_the_end(kit: Kit, seats: int, options: Mapping[str, Plain], seed: int, choose: Chooser) -> Reached:
    """A match until nobody has to act any more."""
    state = begin(kit, seed, seats, options)
    done: list[Action] = []
    while waiting := kit.game.to_act(state):
        done.append(choose(state, tuple(kit.game.legal(state, waiting[0])), len(done)))
        kit.game.apply(state, done[-1])
        assert len(done) < BOUND, "the match does not end"
    return Reached(seed, tuple(done))


def by_turns(_state: Any, offers: tuple[Action, ...], number: int) -> Action:
    return offers[number % len(offers)]


def record_of(kit: Kit, seed: int, seats: int | None = None, bots: tuple[int, ...] = ()) -> Record:
    """A match that has not begun."""
    info = kit.game.info
    count = seats_of(kit, seed) if seats is None else seats
    infos = tuple(SeatInfo(NAMES[seat], "easy" if seat in bots else "", seat) for seat in range(count))
    return Record(info.key, info.rules, seed, settle(info, count, {}), infos)


def session_of(kit: Kit, seed: int, seats: int | None = None, ledger: Ledger | None = None) -> Session[Any]:
    """A session before the first decision."""
    return Session(kit.game, record_of(kit, seed, seats), ledger)


def play(kit: Kit, session: Session[Any], rng: Rng, moves: int = BOUND) -> Session[Any]:
    """Make so many random moves, or play to the end."""
    whim = Whim(kit, rng)
    for _move in range(moves):
        waiting = session.to_act()
        if not waiting:
            break
        offers = tuple(session.offers(rng.pick(waiting)))
        session.submit(whim.choose(session.truth(), offers))
    return session


def audience(kit: Kit, state: Any, viewer: int | None) -> Audience:
    """A viewer among people with names."""
    count = len(kit.game.standing(state))
    return Audience(viewer, NAMES[:count], tuple(range(count)))
