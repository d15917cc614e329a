"""Ladders: who beats whom on equal deals, how strong that makes everybody, and tests that stop when it is decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum
from typing import ClassVar

from ..engine.game import GameInfo, settle, shares
from ..engine.plain import Plain, Value
from ..games import load
from ..games.balance import DECISIONS, Measure
from ..games.kit import Kit
from ..language.words import _
from . import LabError
from .matches import Contestant, Plan, Played, contestant, play_one, understand
from .series import SeriesTask, line_of
from .statistics import Book, Interval, Sequential, Strength, bradley_terry, wilson
from .tasks import Findings, Line, Piece, Result, Strand, Task

PAIR, ONE, OTHER = "pair", "one", "other"
"""Rows: what two bots did together, and what each of them reached alone."""
WON, DEAL, MEASURED, APART, UNFINISHED = "won", "deal", "measured", "apart", "unfinished"
"""Columns: what the first bot won of each match and of each deal; in a game that all win or lose together what was
reached, and by how much the first one did better; and matches that did not end."""


class LadderTask(Task, frozen=True, tag="ladder"):
    """Bots play against each other, pair by pair; a deal is played in every seating of the two."""

    kind: ClassVar[str] = "ladder"
    bots: tuple[str, ...] = ()
    pairs: tuple[tuple[int, int], ...] = ()
    """Places in `bots`; what is told of a pair is told of its first."""
    until: Sequential | None = None
    """The test that ends a pair early."""

    def strands(self) -> Sequence[Strand]:
        many = len(self.seatings("", " "))
        return [Strand(f"{self.bots[one]} – {self.bots[other]}", each=many) for one, other in self.pairs]

    def seatings(self, one: str, other: str) -> list[tuple[str, ...]]:
        """Every way in which two bots share a table: each on every seat, against the other on all others.

        Where all win or lose together, a bot plays with itself.
        """
        seats = self.seats
        if load(self.game).game.info.together:
            return [(one,) * seats, (other,) * seats]
        alone = [tuple([one if seat == at else other for seat in range(seats)]) for at in range(seats)]
        against = [tuple([other if seat == at else one for seat in range(seats)]) for at in range(seats)]
        return alone if seats == 2 else [*alone, *against]

    def play(self, piece: Piece) -> Result:
        kit = load(self.game)
        one, other = (self.bots[place] for place in self.pairs[piece.strand])
        ready = self.contestants(kit, (one, other))
        measure = kit.balance.measure if kit.balance is not None else None
        result, lines = Result(), []
        for deal in range(piece.first, piece.last):
            ends = []
            for seating in self.seatings(one, other):
                played = play_one(self._plan(seating), deal, kit.game, [ready[word] for word in seating])
                result.book.add(PAIR, DECISIONS, played.decisions)
                result.book.add(PAIR, UNFINISHED, played.outcome is None)
                ends.append((seating, played))
                lines.append(line_of(deal, seating, played, piece.strand))
            if kit.game.info.together:
                _enter_together(result.book, measure, ends)
            else:
                _enter(result.book, one, ends)
        result.matches = len(lines)
        result.lines = tuple(lines) if self.listed else ()
        return result

    def contestants(self, kit: Kit, words: Sequence[str]) -> dict[str, Contestant]:
        """The bots that words name."""
        return {word: contestant(word, kit) for word in words}

    def again(self, line: Line, save: str = "") -> SeriesTask:
        """The match of a line, to be played again."""
        return SeriesTask(self.game, self.seats, self.options, self.seed, True, self.content, line.bots, save)

    def decided(self, strand: int, book: Book) -> bool:
        return self.until is not None and self.until.verdict(book.of(PAIR, DEAL)) is not None

    def _plan(self, seating: tuple[str, ...]) -> Plan:
        return Plan(self.game, self.seats, self.options, seating, self.seed)


def _enter(book: Book, one: str, ends: Sequence[tuple[tuple[str, ...], Played]]) -> None:
    """Enter what a bot won of a deal; a match that did not end is half won."""
    parts = []
    for seating, played in ends:
        won = shares(played.outcome.places) if played.outcome is not None else (1 / len(seating),) * len(seating)
        part = fsum([share for word, share in zip(seating, won, strict=True) if word == one])
        parts.append(part if played.outcome is not None else 0.5)
        book.add(PAIR, WON, parts[-1])
    book.add(PAIR, DEAL, fsum(parts) / len(parts))


def _enter_together(book: Book, measure: Measure | None, ends: Sequence[tuple[tuple[str, ...], Played]]) -> None:
    """Enter what two bots reached on one deal, and which of them reached more."""
    if measure is None:
        reached = [float(played.outcome is not None and played.outcome.places[0] == 1) for _bots, played in ends]
    else:
        reached = [measure.of(played.state) for _bots, played in ends]
    better = reached[0] - reached[1] if measure is None or not measure.less else reached[1] - reached[0]
    book.add(ONE, MEASURED, reached[0])
    book.add(OTHER, MEASURED, reached[1])
    book.add(PAIR, APART, better)
    for column in (WON, DEAL):
        book.add(PAIR, column, 0.5 + (better > 0) / 2 - (better < 0) / 2)


# ---- making one


def ladder(
    game: str,
    bots: Sequence[str],
    *,
    seats: int,
    options: Mapping[str, Plain],
    seed: int,
    every: bool,
    until: Sequential | None,
    listed: bool = False,
) -> LadderTask:
    """A ladder of bots, the weakest first: each against the one below it, or every pair.

    Where all win or lose together and no options are chosen, those hold under which every match tells much.
    """
    if len({*bots}) < max(2, len(bots)):
        raise LabError(_("A ladder needs at least two bots, each named once."))
    for word in bots:
        understand(word)
    kit = load(game)
    pairs = [(high, low) for high in range(len(bots)) for low in range(high) if every or low == high - 1]
    return LadderTask(
        game,
        seats,
        dict(options),
        seed,
        listed,
        kit.content,
        tuple(bots),
        tuple(pairs),
        until,
    )


def telling_options(info: GameInfo, seats: int, measure: Measure | None) -> dict[str, Plain]:
    """The options under which matches tell most; the defaults where a game names none."""
    return settle(info, seats, {} if measure is None else measure.options)


# ---- what came of it


class Meeting(Value, frozen=True):
    """How the matches of a pair of bots ended."""

    one: str
    other: str
    matches: int
    deals: int
    share: float
    """What the first one won; in a game that all win or lose together, of deals."""
    interval: Interval
    verdict: bool | None
    """What the sequential test says: whether the first one is stronger; None while it is open, or without one."""
    length: float
    unfinished: int
    reached: tuple[float, float] | None = None
    """In a game that all win or lose together: what each of the two reached in the mean."""
    apart: tuple[float, float, float] | None = None
    """And by how much the first one does better, with its interval."""


def meetings(task: LadderTask, findings: Findings) -> list[Meeting]:
    return [_meeting(task, at, findings) for at in range(len(task.pairs))]


def strengths(task: LadderTask, findings: Findings) -> list[tuple[str, Strength]]:
    """The strength of each bot in Elo points above the first one."""
    won = {pair: _won(book) for pair, book in zip(task.pairs, findings.books, strict=True)}
    return list(zip(task.bots, bradley_terry(len(task.bots), won), strict=True))


def _won(book: Book) -> tuple[float, int]:
    found = book.of(PAIR, WON)
    return found.sum(), found.count


def _meeting(task: LadderTask, at: int, findings: Findings) -> Meeting:
    book, (one, other) = findings.books[at], task.pairs[at]
    won, deals, gap = book.of(PAIR, WON), book.of(PAIR, DEAL), book.of(PAIR, APART)
    return Meeting(
        task.bots[one],
        task.bots[other],
        findings.matches[at],
        deals.count,
        won.mean(),
        wilson(won.sum(), won.count),
        None if task.until is None else task.until.verdict(deals),
        book.of(PAIR, DECISIONS).mean(),
        round(book.of(PAIR, UNFINISHED).sum()),
        (book.of(ONE, MEASURED).mean(), book.of(OTHER, MEASURED).mean()) if gap.count else None,
        (gap.mean(), *gap.interval()) if gap.count else None,
    )
