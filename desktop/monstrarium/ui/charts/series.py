"""The values of a match, node by node: score, chance to win, luck; never more than the viewer may know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from ...engine.game import Chances
from ...engine.plain import Seat, Value
from ...engine.record import START
from ...engine.rng import Rng
from ...engine.session import Session
from ...games.kit import Kit
from ...language.words import _
from ...table.charts import Counts, Tally

WORLDS = 8
"""So many imagined worlds make an estimate where the true one is not the viewer's to know."""
EVEN = 0.5
"""Luck within so many points of what was to be expected is no news."""


class Luck(Value, frozen=True, gc=False):
    """What chance was expected to give a seat since the start, and what it gave."""

    expected: float = 0.0
    actual: float = 0.0

    @property
    def gain(self) -> float:
        """How much more it was; less than zero when it was less."""
        return self.actual - self.expected


class Point(Value, frozen=True, gc=False):
    node: int
    turn: int
    scores: tuple[int, ...]
    chances: tuple[float, ...]
    """By seat; empty where nothing honest can be said."""
    exact: bool
    luck: tuple[Luck, ...]
    tallies: tuple[Counts, ...] = ()
    """What the game's own charts count, in their order."""
    stage: str = ""
    """What part of the match it is, in words, where the game has parts."""


class Series:
    """The points of one line of a match, worked out a few at a time and kept while the line grows."""

    def __init__(self, session: Session[Any], kit: Kit, viewer: Seat | None) -> None:
        self._session = session
        self._kit = kit
        self._viewer = viewer
        self._over = False
        self._line: list[int] = []
        self.points: list[Point] = []
        """From the start of the match to as far as was worked out."""
        self.follow()

    def follow(self, end: int | None = None) -> None:
        """Take the line that leads to a node (the head when None); what it shares with the line before is kept."""
        line = [START, *self._session.record.line(end)]
        over = self._session.outcome() is not None
        if over != self._over and any(self._hides(point.node) for point in self.points):
            self.points.clear()
        self._over = over
        common = sum(1 for _same in takewhile(lambda pair: pair[0] == pair[1], zip(self._line, line, strict=False)))
        del self.points[common:]
        self._line = line

    def look_as(self, viewer: Seat | None) -> None:
        if viewer != self._viewer:
            self._viewer = viewer
            self.points.clear()

    def is_done(self) -> bool:
        return len(self.points) == len(self._line)

    def advance(self) -> None:
        node = self._line[len(self.points)]
        chances, view = self._chances(node), self._session.view(None, node)
        self.points.append(
            Point(
                node=node,
                turn=self._session.turn(node),
                scores=self._session.game.standing(view),
                chances=chances.seats if chances else (),
                exact=chances is not None and chances.exact,
                luck=self._luck(node),
                tallies=tuple(tally.count(view) for tally in self._kit.charts if isinstance(tally, Tally)),
                stage=self._kit.stage(view) if self._kit.stage is not None else "",
            )
        )

    @property
    def last(self) -> int:
        """How many moves the line has, worked out or not."""
        return len(self._line) - 1

    def place(self, node: int) -> int | None:
        """Where a node stands among the points, if it does."""
        return next((at for at, point in enumerate(self.points) if point.node == node), None)

    def _chances(self, node: int) -> Chances | None:
        truth = self._session.truth(node)
        if self._over or not self._hides(node):
            return self._kit.hints.chances(truth)
        if self._viewer is None:
            return None
        rng = Rng(node)
        worlds = [self._kit.game.sample(truth, self._viewer, rng) for _world in range(WORLDS)]
        found = [chances for world in worlds if (chances := self._kit.hints.chances(world)) is not None]
        if len(found) < WORLDS:
            return None
        shares = zip(*(chances.seats for chances in found), strict=True)
        return Chances(tuple(sum(share) / WORLDS for share in shares), exact=False)

    def _hides(self, node: int) -> bool:
        """Whether the truth at a node is more than the viewer may know; chance to come is nobody's secret."""
        truth = self._session.truth(node)
        truth.rng.word = 0
        if truth.pending is not None:
            truth.pending.hide_from(self._viewer)
        return bool(truth != self._session.view(self._viewer, node))

    def _luck(self, node: int) -> tuple[Luck, ...]:
        seats = self._session.record.seats
        luck = list(self.points[-1].luck) if self.points else [Luck()] * len(seats)
        if node != START:
            for frame in self._session.film(node, None):
                for event in frame.events:
                    if (given := self._kit.presenter.luck(event)) is not None:
                        before = luck[given.seat]
                        luck[given.seat] = Luck(before.expected + given.expected, before.actual + given.actual)
        return tuple(luck)


def turns_of(points: Sequence[Point]) -> list[int]:
    return [at for at, point in enumerate(points) if at == 0 or point.turn != points[at - 1].turn]


def stages_of(points: Sequence[Point]) -> list[tuple[int, str]]:
    """The places where a part of the match begins, and what it is called; nothing where there are no parts."""
    told = [(at, point.stage) for at, point in enumerate(points) if at == 0 or point.stage != points[at - 1].stage]
    return [(at, stage) for at, stage in told if stage]


def by_turn(points: Sequence[Point]) -> list[int]:
    """The same, and the last one."""
    places = turns_of(points)
    return places if not points or places[-1] == len(points) - 1 else [*places, len(points) - 1]


def luck_in_words(luck: Sequence[Luck], names: Sequence[str]) -> str:
    """Who had luck and who had not, in one sentence or two."""
    if not any(each.expected or each.actual for each in luck):
        return _("Chance has not spoken yet.")
    ranked = sorted(zip(luck, names, strict=True), key=lambda pair: pair[0].gain)
    (worst, unlucky), (best, lucky) = ranked[0], ranked[-1]
    said = []
    if best.gain > EVEN:
        said.append(_("{name} had luck: {actual} points instead of {expected}.", name=lucky, **_amounts(best)))
    if worst.gain < -EVEN:
        said.append(_("{name} had bad luck: {actual} points instead of {expected}.", name=unlucky, **_amounts(worst)))
    return " ".join(said) or _("Chance has treated everybody as was to be expected.")


def _amounts(luck: Luck) -> dict[str, str]:
    return {"actual": f"{luck.actual:g}", "expected": f"{luck.expected:.1f}"}
