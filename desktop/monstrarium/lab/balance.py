"""How even a game is: what its matches are counted for, and the tables and outliers that this comes to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import inf
from typing import ClassVar

from ..engine.game import settle, shares
from ..engine.plain import Plain, Value
from ..games import load
from ..games.balance import (
    DECISIONS,
    FIRST,
    Balance,
    Census,
    Count,
    Fair,
    Figure,
    Idle,
    Lift,
    Mean,
    Outlying,
    Printed,
    Rate,
    Share,
    Table,
    Within,
)
from ..language.words import _, said
from .matches import Plan, contestant, play_one, understand
from .series import SeriesTask, line_of
from .statistics import SURE, Book, Sum, wilson
from .tasks import Line, Piece, Result, Strand, Task

SURELY = 3.0
"""A lift of more standard errors than this is taken to be more than chance."""
NOTHING = Balance("", Census)
WINS = "wins"


class BalanceTask(Task, frozen=True, tag="balance"):
    """The same bot plays on every seat, in every house that a game is measured in and with every number of seats."""

    kind: ClassVar[str] = "balance"
    bot: str = ""
    houses: tuple[tuple[str, int, dict[str, Plain], float], ...] = ()
    """Name, number of seats, options, and the share of the matches that is played."""

    def strands(self) -> Sequence[Strand]:
        return [Strand(f"{name}, {seats}" if name else str(seats), part) for name, seats, _options, part in self.houses]

    def again(self, line: Line, save: str = "") -> SeriesTask:
        """The match of a line, to be played again."""
        _name, seats, options, _part = self.houses[line.strand]
        return SeriesTask(self.game, seats, options, self.seed, True, self.content, line.bots, save)

    def play(self, piece: Piece) -> Result:
        kit = load(self.game)
        _name, seats, options, _part = self.houses[piece.strand]
        plan = Plan(self.game, seats, options, (self.bot,) * seats, self.seed)
        bots = [contestant(self.bot, kit)] * seats
        result, lines, balance = Result(matches=piece.last - piece.first), [], kit.balance
        for number in range(piece.first, piece.last):
            census = None if balance is None else balance.census(result.book, seats)
            played = play_one(plan, number, kit.game, bots, census)
            if played.outcome is not None:
                result.book.add(str(seats), DECISIONS, played.decisions)
                for seat, won in enumerate(shares(played.outcome.places, kit.game.info.together)):
                    result.book.add(seat_row(seats, seat), WINS, won)
                if census is not None:
                    census.end(played.outcome)
                if balance is not None and balance.measure is not None:
                    result.book.add(str(seats), balance.measure.name, balance.measure.of(played.state))
            lines.append(line_of(number, plan.bots, played, piece.strand))
        result.lines = tuple(lines) if self.listed else ()
        return result


def measured(
    game: str,
    bot: str,
    seed: int,
    seats: Sequence[int] = (),
    options: Mapping[str, Plain] | None = None,
    listed: bool = False,
) -> BalanceTask:
    """What is played to measure a game: all its houses and numbers of seats, or those that are chosen."""
    understand(bot)
    kit = load(game)
    info, balance = kit.game.info, kit.balance or NOTHING
    every = seats or range(info.seats[0], info.seats[1] + 1)
    chosen = (balance.houses or {"": {}}) if options is None else {"": options}
    houses = tuple(
        (name, number, settle(info, number, house), balance.shares.get(number, 1.0) if options is None else 1.0)
        for name, house in chosen.items()
        for number in every
    )
    return BalanceTask(game, 0, {}, seed, listed, kit.content, bot, houses)


def seat_row(seats: int, seat: int) -> str:
    """The row of what a seat wins."""
    return f"{seats} seats, seat {seat + 1}"


# ---- what came of it


class Cell(Value, frozen=True, gc=False):
    """One entry of a table: its text, and as data what it stands for."""

    text: str
    value: float | None = None
    low: float | None = None
    high: float | None = None
    """Between which values the true one lies, in 95 of 100 runs."""
    count: int | None = None


class Drawn(Value, frozen=True):
    """A table with its figures filled in. The first cell of a row is its name."""

    heads: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


class Section(Value, frozen=True):
    """A part of a report."""

    title: str
    words: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    """A list of lines."""
    tables: tuple[Drawn, ...] = ()


def sections(game: str, books: Mapping[str, Book]) -> Iterator[Section]:
    """What matches come to, by bot: who wins, how long they take, what lies out of line, and the tables of the game."""
    kit = load(game)
    balance, seats = kit.balance or NOTHING, range(kit.game.info.seats[0], kit.game.info.seats[1] + 1)
    for bot, book in books.items():
        played = [number for number in seats if book.of(str(number), DECISIONS).count]
        if not kit.game.info.together:
            yield Section(_("Who wins by seat, {bot}", bot=bot), tables=(_by_seat(book, played),))
        if any(book.of(str(number), FIRST).count for number in played):
            yield Section(_("Who goes first, {bot}", bot=bot), tables=(_first(book, played),))
        yield Section(_("Length, {bot}", bot=bot), tables=(_lengths(book, played, balance),))
    if balance.unusual:
        lines = (f"{told}: {', '.join(found) or _('none')}" for told, found in unusual(game, books))
        yield Section(_("Out of line"), items=tuple(lines))
    for table in balance.tables:
        yield from _sections_of(table, books)


def general(task: BalanceTask) -> list[tuple[str, str]]:
    """The rows and columns that every game has: what seats win, what was reached, and how long matches take."""
    balance, seats = (
        load(task.game).balance or NOTHING,
        sorted({number for _name, number, _options, _part in task.houses}),
    )
    measure = (balance.measure.name,) if balance.measure is not None else ()
    wins = [(seat_row(number, seat), WINS) for number in seats for seat in range(number)]
    return wins + [(str(number), each) for number in seats for each in (FIRST, *measure, *balance.lengths, DECISIONS)]


def unusual(game: str, books: Mapping[str, Book]) -> Iterator[tuple[str, list[str]]]:
    """What lies out of line, by what is looked for and the bot that played."""
    balance = load(game).balance or NOTHING
    for bot, book in books.items():
        for search in balance.unusual:
            if isinstance(search, Outlying):
                title, found = said(search.title, allowed=f"{search.allowed:g}"), _outlying(search, book)
            else:
                title, found = said(search.title), _idle(search, book)
            yield _("{what}, {bot}", what=title, bot=bot), found


def _outlying(search: Outlying, book: Book) -> list[str]:
    found = []
    for rows in search.kinds.values():
        for row in rows:
            each = book.lift(row, search.column, rows)
            if abs(each.points) > search.allowed and abs(each.errors) > SURELY:
                found.append(f"{row} {signed(each.points)}")
    return found


def _idle(search: Idle, book: Book) -> list[str]:
    return [
        row
        for row in search.rows
        if (of := book.of(row, search.whole).count) and book.of(row, search.part).count < search.least * of
    ]


# ---- tables that every game has


def _by_seat(book: Book, played: Sequence[int]) -> Drawn:
    most = max(played, default=0)
    rows = [
        (
            Cell(str(number)),
            *(_share(book.of(seat_row(number, seat), WINS)) for seat in range(number)),
            *[Cell("–")] * (most - number),
        )
        for number in played
    ]
    return Drawn((_("Seats"), *(_("seat {n}", n=seat + 1) for seat in range(most))), tuple(rows))


def _first(book: Book, played: Sequence[int]) -> Drawn:
    heads = (_("Seats"), _("matches"), _("first seat wins"), _("fair share"))
    rows = []
    for number in played:
        won = book.of(str(number), FIRST)
        rows.append((Cell(str(number)), _number(won.count), _share(won), Cell(f"{1 / number:.1%}", 1 / number)))
    return Drawn(heads, tuple(rows))


def _lengths(book: Book, played: Sequence[int], balance: Balance) -> Drawn:
    columns = [each for each in (*balance.lengths, DECISIONS) if any(book.of(str(n), each).count for n in played)]
    rows = [(Cell(str(number)), *(_spread(book.of(str(number), column)) for column in columns)) for number in played]
    return Drawn((_("Seats"), *map(said, columns)), tuple(rows))


# ---- tables of a game


def _sections_of(table: Table, books: Mapping[str, Book]) -> Iterator[Section]:
    shown = books if table.each_bot else dict([next(iter(books.items()))])
    words = (said(table.note),) if table.note else ()
    for bot, book in shown.items():
        title = f"{said(table.title)}, {bot}" if table.each_bot else said(table.title)
        others = {} if table.each_bot else {other: found for other, found in books.items() if other != bot}
        drawn = (_drawn(table, kind, rows, book, others) for kind, rows in table.kinds.items())
        yield Section(title, words, tables=tuple(each for each in drawn if each.rows))


def _drawn(table: Table, kind: str, rows: tuple[str, ...], book: Book, others: Mapping[str, Book]) -> Drawn:
    """A table of one kind; rows of which nothing was entered are left out, except where they are ranked."""
    columns = [(said(column.head), column.figure, book) for column in table.columns]
    lifts = [column for column in table.columns if isinstance(column.figure, Lift)][:1]
    columns += [(f"{said(each.head)}, {bot}", each.figure, other) for each in lifts for bot, other in others.items()]
    if table.best:
        rows = tuple(sorted(rows, key=lambda row: -book.lift(row, table.best, rows).points))
    else:
        rows = tuple([row for row in rows if row in book.sums])
    cells = (
        (Cell(table.names.get(row, row)), *(_cell(figure, found, row, rows) for _h, figure, found in columns))
        for row in rows
    )
    return Drawn((said(kind), *(head for head, _f, _b in columns)), tuple(cells))


def _cell(figure: Figure, book: Book, row: str, rows: tuple[str, ...]) -> Cell:
    """What a figure comes to in a row."""
    match figure:
        case Printed(told=told):
            return Cell(told(row))
        case Count(column=column):
            return _number(book.of(row, column).count)
        case Rate(part=part, whole=whole, each=each):
            return _rate(book.of(row, part).count, book.of(row, whole).count, each)
        case Lift(column=column):
            return _lift(book, row, column, rows)
        case _:
            found = book.of(row, figure.column)
            return _average(figure, found) if found.count else Cell("–")


def _average(figure: Mean | Share | Fair | Within, found: Sum) -> Cell:
    match figure:
        case Mean(digits=digits, signed=with_sign):
            return _mean(found, digits, with_sign)
        case Share():
            return _share(found)
        case Fair():
            return Cell(f"{found.mean():.0%}", found.mean(), *finite(found.interval()), found.count)
        case Within(low=low, high=high):
            return Cell(_("yes") if low <= found.mean() <= high else _("no"), found.mean(), count=found.count)


def _lift(book: Book, row: str, column: str, rows: tuple[str, ...]) -> Cell:
    if not book.of(row, column).count:
        return Cell("–")
    found = book.lift(row, column, rows)
    reach = SURE * abs(found.points / found.errors) if found.errors else None
    text, count = f"{signed(found.points)} ({signed(found.errors, 0)})", book.of(row, column).count
    if reach is None:
        return Cell(text, found.points, count=count)
    return Cell(text, found.points, found.points - reach, found.points + reach, count)


def _number(count: int) -> Cell:
    return Cell(str(count), float(count), count=count)


def _share(found: Sum) -> Cell:
    if not found.count:
        return Cell("–")
    low, high = wilson(found.sum(), found.count)
    return Cell(f"{found.mean():.1%} ({low:.0%} – {high:.0%})", found.mean(), low, high, found.count)


def _mean(found: Sum, digits: int, with_sign: bool) -> Cell:
    low, high = finite(found.interval())
    text = signed(found.mean(), digits) if with_sign else f"{found.mean():.{digits}f}"
    return Cell(
        text if high is None else f"{text} ± {high - found.mean():.{digits}f}", found.mean(), low, high, found.count
    )


def _rate(part: int, whole: int, each: bool) -> Cell:
    if not whole:
        return Cell("–")
    if each:
        return Cell(f"{part / whole:.1f}", part / whole, count=whole)
    return Cell(f"{part / whole:.0%}", part / whole, *wilson(min(part, whole), whole), whole)


def _spread(found: Sum) -> Cell:
    if found.least is None or found.most is None:
        return Cell("–")
    text = f"{found.mean():.1f} ± {found.deviation():.1f} ({found.least:.0f} – {found.most:.0f})"
    return Cell(text, found.mean(), *finite(found.interval()), found.count)


def finite(interval: tuple[float, float]) -> tuple[float | None, float | None]:
    """An interval as data: None at an end that is open."""
    low, high = interval
    return (None if low == -inf else low, None if high == inf else high)


def signed(value: float, digits: int = 1) -> str:
    """A number with its sign; zero has none."""
    text = f"{value:+.{digits}f}"
    return text if text.strip("+-0.") else f"{0:.{digits}f}"
