"""What AndrOIDS is judged by: how long it takes, how declarations end, and what each card does to them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from book import Book, Column, count, lengths, lifted, listed, outliers, rate, shares, signed, table
from sums import Sum, lift

from monstrarium.cli.simulate import wilson
from monstrarium.engine.action import Action
from monstrarium.engine.event import Event
from monstrarium.engine.game import Outcome
from monstrarium.games.androids.actions import SEATS
from monstrarium.games.androids.cards import CARDS, INSTANTS, PARTS, SABOTAGES, SCRAP
from monstrarium.games.androids.events import Declared, Falls, Played, Stands, Strikes
from monstrarium.games.androids.state import AndroidsState

METHOD = (
    "Of every pile that is uncovered it is noted what lay in it and whether an android stood. The lift of a card is "
    "how much more often it stood with the card in the pile than with other cards of its kind, in points of a hundred, "
    "with the number of standard errors in brackets: beyond 3 it is hardly chance. Taller piles hold more cards of "
    "every kind, so cards are compared within their kind. An instant is credited with the victory of the seat that "
    "played it, as a share of what is fair."
)
ALLOWED = 15.0
"""By how many points an android may stand more or less often with a card than with others of its kind."""
USUAL = range(8, 26)
"""How many turns a match should take."""
KINDS: dict[str, list[str]] = {
    "Part": [card.key for card in PARTS],
    "Junk": [card.key for card in SCRAP],
    "Sabotage": [card.key for card in SABOTAGES],
}
FAIR = Sum(1, 100.0, 10_000.0, 100.0, 100.0)
"""The fair share of a seat, in percent."""
PLAYED = [card.key for card in INSTANTS]


class AndroidsCensus:
    """Watches one match and enters into a book what the game is judged by."""

    def __init__(self, book: Book, seats: int) -> None:
        self._book = book
        self._seats = seats
        self._row = str(seats)
        self._pile: list[str] = []
        self._played: list[tuple[int, str]] = []
        self._struck: dict[str, int] = {}

    def begin(self, state: AndroidsState) -> None:
        self._state = state
        self._first = state.seat

    def decide(self, action: Action) -> None:
        """Keeps the pile before each action, because uncovering it may change it."""
        face = self._state.pieces.face
        self._pile = [CARDS[face[piece]].key for piece in self._state.pile]
        self._struck.clear()

    def beat(self) -> None:
        pass

    def emit(self, event: Event) -> None:
        match event:
            case Declared():
                self._book.add(self._row, "declared")
            case Played(seat=seat, face=face):
                self._played.append((seat, CARDS[face].key))
            case Strikes(source=source, faces=faces):
                self._struck[CARDS[source].key] = len(faces)
            case Stands() | Falls():
                self._judge(isinstance(event, Stands))

    def end(self, outcome: Outcome) -> None:
        book, won = self._book, shares(outcome, self._seats)
        book.add(self._row, "first wins", won[self._first])
        book.add(self._row, "turns", self._state.turn)
        book.add(self._row, "usual", float(self._state.turn in USUAL))
        for place in range(self._seats):
            book.add(f"{self._row} seats, place {place + 1}", "won", won[(self._first + place) % self._seats])
        for seat, key in self._played:
            book.add(key, "won", won[seat] * self._seats * 100.0)

    def _judge(self, stands: bool) -> None:
        book = self._book
        book.add(self._row, "uncovered", float(stands))
        book.add(self._row, "height", len(self._pile))
        for key in self._pile:
            book.add(key, "stood", 100.0 * stands)
        for key, cards in self._struck.items():
            book.add(key, "struck", cards)


def census(book: Book, seats: int) -> AndroidsCensus:
    """A watcher for one match."""
    return AndroidsCensus(book, seats)


def sections(books: Mapping[str, Book]) -> Iterator[str]:
    """Declarations, seats, sabotages, other cards of the pile, instants."""
    main = next(iter(books.values()))
    yield "## Declarations"
    for bot, book in books.items():
        yield f"By {bot}:"
        yield declarations(book)
    yield "## Who wins by turn order"
    yield _by_place(main)
    yield "## Out of line"
    yield "\n".join(_verdicts(books))
    yield "## Cards of the pile"
    for kind, rows in KINDS.items():
        ranked = sorted(rows, key=lambda row: -main.lift(row, "stood", rows).points)
        yield table(kind, SABOTAGE_COLUMNS if kind == "Sabotage" else PILE_COLUMNS, main, ranked)
    yield "## Instants"
    ranked = sorted(PLAYED, key=lambda row: -main.of(row, "won").mean())
    yield table("Instant", INSTANT_COLUMNS, main, ranked)


def long(book: Book, seats: Sequence[int]) -> str:
    """How long matches take."""
    return lengths(book, seats, ("turns", "decisions of a match", "height"))


def declarations(book: Book) -> str:
    """How often declarations are stopped, and how often an android stands."""
    lines = [
        f"| Seats | declared a match | stopped | stands when uncovered | 95 of 100 | {USUAL[0]} to {USUAL[-1]} turns |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for seats in range(SEATS[0], SEATS[1] + 1):
        row = str(seats)
        declared, uncovered = book.of(row, "declared").count, book.of(row, "uncovered")
        matches = book.of(row, "turns").count
        if not matches:
            continue
        low, high = wilson(uncovered.total, uncovered.count)
        stopped = 1.0 - uncovered.count / declared
        lines.append(
            f"| {seats} | {declared / matches:.1f} | {stopped:.0%} | {uncovered.mean():.1%} | {low:.1%} to {high:.1%} "
            f"| {book.of(row, 'usual').mean():.0%} |"
        )
    return "\n".join(lines)


def _by_place(book: Book) -> str:
    lines = ["| Seats | " + " | ".join(f"place {at}" for at in range(1, SEATS[1] + 1)) + " |"]
    lines.append("|---|" + "---:|" * SEATS[1])
    for seats in range(SEATS[0], SEATS[1] + 1):
        found = [book.of(f"{seats} seats, place {at}", "won") for at in range(1, SEATS[1] + 1)]
        cells = [f"{each.mean():.1%}" if each.count else "–" for each in found]
        lines.append(f"| {seats} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _verdicts(books: Mapping[str, Book]) -> Iterator[str]:
    for bot, book in books.items():
        found = listed(outliers(book, "stood", KINDS.values(), ALLOWED))
        yield f"- more than {ALLOWED:g} points better or worse for an android than others of their kind, {bot}: {found}"
        idle = [row for row in KINDS["Sabotage"] if _idle(book, row)]
        yield f"- sabotages that strike in less than one of five piles with them, {bot}: {listed(idle)}"


def _idle(book: Book, row: str) -> bool:
    lay = book.of(row, "stood").count
    return bool(lay) and book.of(row, "struck").count < lay / 5


def _alike(row: str) -> Sequence[str]:
    return next(rows for rows in KINDS.values() if row in rows)


def _stood(book: Book, row: str) -> str:
    found = book.of(row, "stood")
    return f"{found.mean() / 100:.0%}" if found.count else "–"


def _wins(book: Book, row: str) -> str:
    found = book.of(row, "won")
    return f"{found.mean():.0f}% ({signed(lift(found, FAIR).errors, 0)})" if found.count else "–"


PILE_COLUMNS = (
    Column("uncovered in", count("stood")),
    Column("stood", _stood),
    Column("lift", lifted("stood", _alike)),
)
SABOTAGE_COLUMNS = (*PILE_COLUMNS, Column("strikes", rate("struck", "stood")))
INSTANT_COLUMNS = (Column("played", count("won")), Column("wins of fair share", _wins))
