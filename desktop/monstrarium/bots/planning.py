"""Planning: comparing whole courses instead of single offers, in games in which one offer hardly matters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from math import ceil, fsum, sqrt
from typing import Any, TypeVar

from ..engine.action import Action
from ..engine.course import Course, Courses, LikelyCourses, ThoroughCourses, set_out
from ..engine.game import Game, Hints
from ..engine.plain import Seat, State
from ..engine.rng import Rng
from .bot import Bot, Budget, Searching, Trial, best_of, noticed, sensible, worth

S = TypeVar("S", bound=State)
MOST_WORLDS = 40
"""The most worlds in which a course is played to the end of its turn; each round of thinking is one world."""
MOST_DECISIONS = 80
FINALISTS = 4
"""How many courses are played on beyond the turn, by bots with rounds left."""
AHEAD = 16
"""How many rounds it costs to play the finalists on in one world."""
REPLIES, MORE, FURTHER = 3, 4, 25
"""How many turns are played on in which there is something to choose, how many more at most, and for how many worlds
beyond the turn there is one more."""
TURNS = 24
"""How many turns are played on at most, of any kind."""
DOUBT = 0.0065
"""How far the worth of a course, beside another one, is off by what happens after its turn, as measured in HYBRID: so
much times the root of the number of turns."""
HALF = 40
"""After so many worlds in which courses were played on, half of what was found there is taken to be more than luck."""
CLEAR = 2.0
"""By how many times what is left of that doubt a finalist must be behind the best one to be dropped."""


class Planner:
    """Compares the courses of its game if there are any, and leaves all other decisions to another bot.

    Each course is played in sampled worlds until the next turn begins. Bad courses are dropped early. With more rounds
    than MOST_WORLDS the last ones are also played on, as both sides are likely to play.
    """

    def __init__(self, hints: Hints[Any], courses: Courses | None, otherwise: Bot, notices: float = 1.0) -> None:
        """`notices` is the share of the courses and offers that are thought of at all."""
        self._hints = hints
        self._courses = courses
        self._likely = courses if isinstance(courses, LikelyCourses) else None
        self._otherwise = otherwise
        self._notices = notices

    def course(
        self, game: Game[S], sample: Callable[[Rng], S], seat: Seat, offers: Sequence[Action], rng: Rng, budget: Budget
    ) -> Course:
        """One action or several, to be carried out until something unforeseen happens."""
        return best_of(self.trials(game, sample, seat, offers, rng, budget)).course

    def trials(
        self, game: Game[S], sample: Callable[[Rng], S], seat: Seat, offers: Sequence[Action], rng: Rng, budget: Budget
    ) -> list[Trial]:
        """How the courses did, or the offers where there are none; one alone where nothing was compared."""
        if len(offers) == 1:
            return [Trial((offers[0],), 0, 0.0)]
        candidates = [] if self._courses is None else self._candidates(game, sample(rng), seat, budget.rounds)
        if not candidates:
            return self._of_offers(game, sample, seat, offers, rng, budget)
        candidates = _thought_of(candidates, self._notices, rng)
        if len(candidates) > 1:
            self._compare(_Worlds(game, sample, seat, rng), candidates, budget)
        return [candidate.trial() for candidate in candidates]

    def _candidates(self, game: Game[Any], world: Any, seat: Seat, rounds: int) -> list[_Candidate]:
        """The courses that can be taken, for a bot with so many rounds."""
        assert self._courses is not None
        if isinstance(self._courses, ThoroughCourses):
            courses = self._courses.found_in(rounds, world, seat)
        else:
            courses = self._courses(world, seat)
        found = []
        for course in courses:
            begun = set_out(game, world, course)
            if begun is not None:
                found.append(_Candidate(course, *begun))
        return found

    def _of_offers(
        self, game: Game[S], sample: Callable[[Rng], S], seat: Seat, offers: Sequence[Action], rng: Rng, budget: Budget
    ) -> list[Trial]:
        if self._notices < 1.0:
            offers = noticed(self._hints, sample(rng), offers, self._notices, rng)
        if isinstance(self._otherwise, Searching):
            return self._otherwise.trials(game, sample, seat, offers, rng, budget)
        return [Trial((self._otherwise.choose(game, sample, seat, offers, rng, budget),), 0, 0.0)]

    def _compare(self, deal: _Worlds, left: list[_Candidate], budget: Budget) -> None:
        """Play the candidates in the same worlds; the bad ones in fewer."""
        rounds, ahead = min(budget.rounds, MOST_WORLDS), max(0, budget.rounds - MOST_WORLDS) // AHEAD
        least = FINALISTS if ahead else 1
        clock = Budget(rounds + ahead, budget.seconds, budget.stop).spend()
        for number in clock:
            self._try(deal, left)
            left = _shortened(left, number + 1, rounds, least)
            if number == rounds - 1 or len(left) == 1:
                break
        if ahead:
            self._look_ahead(deal, left, islice(clock, ahead), REPLIES + min(MORE, ahead // FURTHER))

    def _try(self, deal: _Worlds, candidates: list[_Candidate]) -> None:
        """Play the candidates in one more world to the end of their turn."""
        deal.next()
        for candidate in candidates:
            candidate.worths.append(self._end_of_turn(deal, candidate)[1])

    def _end_of_turn(self, deal: _Worlds, candidate: _Candidate) -> tuple[Any, float]:
        """A world after the turn of a candidate, and its worth."""
        world = deal.world(candidate)
        self._play(deal.game, world, candidate.course, candidate.done, deal.rng)
        return world, worth(deal.game, self._hints, world, deal.seat)

    def _look_ahead(self, deal: _Worlds, left: list[_Candidate], clock: Iterator[int], replies: int) -> None:
        """Play the finalists on for some replies, as long as more than one may be the best, which counts as the one
        that was tried most."""
        left = _undecided(left, replies)
        while len(left) > 1 and next(clock, None) is not None:
            deal.next()
            for candidate in left:
                world, now = self._end_of_turn(deal, candidate)
                candidate.worths.append(now)
                self._play_on(deal.game, world, replies, deal.rng)
                candidate.changes.append(worth(deal.game, self._hints, world, deal.seat) - now)
            left = _undecided(left, replies)
        best = max(left, key=lambda candidate: candidate.mean)
        best.extra = MOST_WORLDS

    def _play_on(self, game: Game[Any], world: Any, replies: int, rng: Rng) -> None:
        """Play the next turns as both sides are likely to play them."""
        for _turn in range(TURNS):
            waiting = game.to_act(world) if replies else ()
            if not waiting:
                return
            course, replied = self._next(world, waiting[0])
            if course is None:
                return
            replies -= replied
            self._play(game, world, course, 0, rng)

    def _next(self, world: Any, seat: Seat) -> tuple[Course | None, bool]:
        """What a seat is likely to do next; and whether it had much to choose from."""
        if self._likely is not None:
            likely = self._likely.likely(world, seat)
            return (self._likely.first(world, seat), False) if likely is None else (likely, True)
        assert self._courses is not None
        return next(iter(self._courses(world, seat)), None), False

    def _play(self, game: Game[Any], world: Any, course: Course, done: int, rng: Rng) -> None:
        """Carry out a course from its action `done` on, answer questions, and play until the next turn begins."""
        turn, at = game.turn(world), done
        for _decision in range(MOST_DECISIONS):
            waiting = game.to_act(world)
            if not waiting or (at and game.turn(world) != turn and world.pending is None):
                return
            planned = course[at] if at < len(course) else None
            if planned is not None and planned.seat in waiting and not game.why_not(world, planned):
                at += 1
                game.apply(world, planned)
                continue
            if planned is not None and world.pending is None:
                at = len(course)
            game.apply(world, self._unplanned(game, world, waiting[0], rng))

    def _unplanned(self, game: Game[Any], world: Any, seat: Seat, rng: Rng) -> Action:
        """The action of a seat where the course gives none: the only answer it plans, or a likely offer."""
        assert self._courses is not None
        if world.pending is not None:
            found = self._courses(world, seat)
            if len(found) == 1 and not game.why_not(world, found[0][0]):
                return found[0][0]
        return sensible(self._hints, world, game.legal(world, seat), rng)


class _Candidate:
    __slots__ = ("changes", "course", "done", "extra", "start", "worths")

    def __init__(self, course: Course, start: Any, done: int) -> None:
        self.course = course
        self.start = start
        """A world after the first `done` actions, which come out the same in every world."""
        self.done = done
        self.worths: list[float] = []
        """At the end of its turn, by world."""
        self.changes: list[float] = []
        """By how much the worth was more in the worlds in which it was played on."""
        self.extra = 0
        """How many worlds more it counts as tried in."""

    def trial(self) -> Trial:
        times = len(self.worths) + self.extra
        return Trial(self.course, times, times * self.mean)

    @property
    def mean(self) -> float:
        """The mean worth at the end of its turn, with a part of what came later; 0 if it was never played."""
        if not self.worths:
            return 0.0
        return fsum(self.worths) / len(self.worths) + fsum(self.changes) / (len(self.changes) + HALF)


class _Worlds:
    """The worlds in which courses are played: all courses of a round have the same cards and dice."""

    def __init__(self, game: Game[Any], sample: Callable[[Rng], Any], seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self._sample = sample
        self._word = 0

    def next(self) -> None:
        self._word = self.rng.next()

    def world(self, candidate: _Candidate) -> Any:
        """A world after the first actions of a course, as many as its candidate says."""
        luck = Rng(self._word)
        return self.game.sample(candidate.start, self.seat, luck) if candidate.done else self._sample(luck)


def _thought_of(candidates: list[_Candidate], share: float, rng: Rng) -> list[_Candidate]:
    """A share of the candidates, at least one, in their order."""
    count = max(1, ceil(len(candidates) * share))
    if count >= len(candidates):
        return candidates
    kept = list(range(len(candidates)))
    while len(kept) > count:
        kept.remove(rng.pick(kept))
    return [candidates[at] for at in kept]


def _shortened(candidates: list[_Candidate], done: int, rounds: int, least: int) -> list[_Candidate]:
    """The better half of the courses after each fifth of the rounds, but no fewer than `least`; else all."""
    if len(candidates) <= least or done % max(1, rounds // 5):
        return candidates
    return sorted(candidates, key=lambda candidate: -candidate.mean)[: max(least, len(candidates) // 2)]


def _undecided(finalists: list[_Candidate], replies: int) -> list[_Candidate]:
    """Those that may be the best: the doubt that is left is the less, the more often they were played on."""
    best = max([each.mean for each in finalists])
    doubt = DOUBT * sqrt(replies * HALF / (len(finalists[0].changes) + HALF))
    return [each for each in finalists if best - each.mean < CLEAR * doubt]
