"""What XYbrid is judged by: what monsters with a part gain over the others, and what effects bring when they occur."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from book import Book, Cell, Column, count, lengths, lifted, listed, mean, outliers, rate, shares, table

from monstrarium.engine.action import Action, Choose
from monstrarium.engine.event import Event
from monstrarium.engine.game import Outcome
from monstrarium.games.xybrid.actions import SEATS
from monstrarium.games.xybrid.cards import BREAKTHROUGHS, CARDS, PARTS
from monstrarium.games.xybrid.events import (
    Activated,
    Attached,
    Changed,
    Deployed,
    Destroyed,
    Drew,
    Gained,
    Marked,
    Moved,
    Muted,
    Revealed,
    RoundBegan,
    Scored,
    Stocked,
    Swapped,
    TurnedUp,
)
from monstrarium.games.xybrid.monster import hand_worth, worth
from monstrarium.games.xybrid.state import ROUNDS, XybridState

METHOD = (
    "After every round the infamy that a seat gained in it, by whatever means, is compared with the average of its "
    "rivals: that is its margin, and every part that was attached to its monster before breakthroughs were revealed, "
    "and the breakthrough it revealed, is credited with it. The lift of a card is its average margin less that of the "
    "other cards of its type, in points, with the number of standard errors in brackets: beyond 3 it is hardly chance. "
    "What an effect brings is the change of the margin on the table from the moment it begins to the moment it ends, "
    "so what pays later (a part drawn, a seat silenced) shows in the lift and not there."
)
ALLOWED = 2.0
"""By how many points a card may be better or worse than the others of its type."""
DEAD = 0.25
"""An effect that does something less often than this is dead."""
TYPES = ("head", "arm", "legs", "auxiliary")


class XybridCensus:
    """Watches one match and enters into a book what the game is judged by."""

    def __init__(self, book: Book, seats: int) -> None:
        self._book = book
        self._seats = seats
        self._credits: list[tuple[int, str]] = []
        """Which seat had which card, over the whole match."""
        self._parts: list[tuple[int, str]] = []
        self._open: list[tuple[int, str]] = []
        """The seats and breakthroughs of this round."""
        self._effect = ""
        self._owner = 0
        self._before = 0.0
        self._used = False
        self._dark = ""
        """The breakthrough that may silence a card later in this round, or nothing."""

    def begin(self, state: XybridState) -> None:
        self._state = state
        self._first = state.first
        self._start = list(state.infamy)
        self._settle()
        for cards in state.secrets:
            for card in cards:
                self._book.add(self._key(state.pieces.face[card]), "dealt")

    def decide(self, action: Action) -> None:
        """An effect lasts while its questions are answered, and ends with any other action."""
        if type(action) is not Choose:
            self._close()

    def beat(self) -> None:
        pass

    def emit(self, event: Event) -> None:
        match event:
            case Marked(what="reversed"):
                self._used = True
            case Activated(seat=seat, face=face) | Deployed(seat=seat, face=face):
                self._close()
                self._effect, self._owner, self._before = self._key(face), seat, self._margin(seat)
            case Revealed(faces=faces):
                built = enumerate(self._state.monsters)
                self._parts = [(at, self._state.card(part).key) for at, parts in built for part in parts]
                self._open = [(seat, self._key(face)) for seat, face in enumerate(faces) if face >= 0]
                self._book.add(str(self._seats), "cycles of a round", self._state.cycle)
            case Muted():
                self._silence()
            case Scored(faces=faces, values=values):
                self._close(paid=True)
                for face, value in zip(faces, values, strict=True):
                    self._book.add(self._key(face), "paid", value)
                self._book.add(str(self._seats), "infamy of a monster", sum(values))
            case RoundBegan():
                self._end_round()
                self._settle()
            case Attached() if LABEL_OF.get(self._effect) == "DRAW":
                pass
            case (
                Changed() | Destroyed() | Drew() | Gained() | Moved() | Stocked() | Swapped() | TurnedUp() | Attached()
            ):
                self._used = True

    def end(self, outcome: Outcome) -> None:
        self._end_round()
        book, won = self._book, shares(outcome, self._seats)
        book.add(str(self._seats), "first wins", won[self._first])
        book.add(str(self._seats), "infamy of a seat", sum(outcome.scores) / self._seats)
        for seat, key in self._credits:
            book.add(key, "match", self._over(outcome.scores, seat))
            book.add(key, "won", won[seat] * self._seats)

    def _settle(self) -> None:
        """Note the order of the seats and the number of the round."""
        self._order, self._round = self._state.order(), self._state.round

    def _end_round(self) -> None:
        gained = [now - then for now, then in zip(self._state.infamy, self._start, strict=True)]
        self._start = list(self._state.infamy)
        for place, seat in enumerate(self._order):
            self._book.add(_place(self._seats, place), f"round {self._round}", self._over(gained, seat))
        for seat, key in (*self._parts, *self._open):
            self._book.add(key, "margin", self._over(gained, seat))
        self._credits += (*self._parts, *self._open)
        self._parts.clear()
        self._open.clear()
        self._dark = ""

    def _close(self, *, paid: bool = False) -> None:
        """Enter the effect that is over; monsters may have been paid already."""
        if self._effect:
            self._book.add(self._effect, "occurred")
            self._book.add(self._effect, "brings", self._margin(self._owner, paid=paid) - self._before)
            if self._used:
                self._book.add(self._effect, "used")
            elif self._effect == "blackout":
                self._dark = self._effect
        self._effect, self._used = "", False

    def _silence(self) -> None:
        if self._dark:
            self._book.add(self._dark, "used")
            self._dark = ""

    def _margin(self, seat: int, *, paid: bool = False) -> float:
        state, values = self._state, list(self._state.infamy)
        if not paid:
            values = [infamy + worth(state, at) + hand_worth(state, at) for at, infamy in enumerate(values)]
        return self._over(values, seat)

    def _over(self, values: Sequence[float], seat: int) -> float:
        return values[seat] - (sum(values) - values[seat]) / (self._seats - 1)

    def _key(self, face: int) -> str:
        return CARDS[face].key


LABEL_OF = {part.key: part.label for part in PARTS}
KINDS: dict[str, list[str]] = {kind: [part.key for part in PARTS if part.type == kind] for kind in TYPES}
SECRETS = [card.key for card in BREAKTHROUGHS]


def census(book: Book, seats: int) -> XybridCensus:
    """A watcher for one match."""
    return XybridCensus(book, seats)


def sections(books: Mapping[str, Book]) -> Iterator[str]:
    """Lengths, parts by type, breakthroughs, and what is out of line."""
    main = next(iter(books.values()))
    every = {bot: lifted("margin", _alike) for bot in books}
    others = [Column(f"lift, {bot}", _from(books[bot], cell)) for bot, cell in every.items()][1:]
    yield "## Out of line"
    yield "\n".join(_verdicts(books))
    yield "## Turn order"
    yield "From the second round on the least infamous seat goes first, which helps it to catch up."
    yield _turns(main)
    yield "## Parts"
    for kind in TYPES:
        rows = sorted(KINDS[kind], key=lambda row: -main.lift(row, "margin", KINDS[kind]).points)
        yield table(kind.capitalize(), [*PART_COLUMNS, *others], main, rows)
    yield "## Breakthroughs"
    rows = sorted(SECRETS, key=lambda row: -main.lift(row, "margin", SECRETS).points)
    yield table("Breakthrough", [*SECRET_COLUMNS, *others], main, rows)


def long(book: Book, seats: Sequence[int]) -> str:
    """How long rounds and matches take."""
    return lengths(
        book, seats, ("cycles of a round", "decisions of a match", "infamy of a monster", "infamy of a seat")
    )


def _turns(book: Book) -> str:
    columns = [Column(f"round {number}", mean(f"round {number}")) for number in range(1, ROUNDS + 1)]
    rows = [_place(seats, place) for seats in range(SEATS[0], SEATS[1] + 1) for place in range(seats)]
    return table("Margin by turn order", columns, book, rows)


def _place(seats: int, place: int) -> str:
    return f"{seats} seats, {('first', 'second', 'third', 'fourth')[place]}"


def _verdicts(books: Mapping[str, Book]) -> Iterator[str]:
    for bot, book in books.items():
        found = outliers(book, "margin", [*KINDS.values(), SECRETS], ALLOWED)
        yield f"- more than {ALLOWED:g} points better or worse than others of their type, {bot}: {listed(found)}"
        yield f"- effects that come to nothing in three of four times, or stay in the hand, {bot}: {listed(dead(book))}"


def dead(book: Book) -> list[str]:
    """The cards whose effects rarely do anything, and the breakthroughs that stay in the hand."""
    effects = [row for row in (*LABEL_OF, *SECRETS) if book.of(row, "occurred").count]
    idle = [row for row in effects if _share(book, row, "used", "occurred") < DEAD]
    return idle + [f"{row} (kept)" for row in SECRETS if _share(book, row, "margin", "dealt") < DEAD]


def _share(book: Book, row: str, part: str, whole: str) -> float:
    of = book.of(row, whole).count
    return book.of(row, part).count / of if of else 1.0


def _alike(row: str) -> Sequence[str]:
    return next((rows for rows in KINDS.values() if row in rows), SECRETS)


def _from(other: Book, cell: Cell) -> Cell:
    return lambda _book, row: cell(other, row)


def _printed(_book: Book, row: str) -> str:
    part: Any = next(part for part in PARTS if part.key == row)
    return f"{part.value} {part.label or ('standing' if part.effect else '')}".strip()


def _wins(book: Book, row: str) -> str:
    return f"{book.of(row, 'won').mean():.0%}" if book.of(row, "won").count else "–"


PART_COLUMNS = (
    Column("printed", _printed),
    Column("attached", count("margin")),
    Column("value paid", mean("paid")),
    Column("lift", lifted("margin", _alike)),
    Column("lift, match", lifted("match", _alike)),
    Column("wins of fair share", _wins),
    Column("effect occurs", count("occurred")),
    Column("to some end", rate("used", "occurred")),
    Column("brings", mean("brings")),
)
SECRET_COLUMNS = (
    Column("dealt", count("dealt")),
    Column("revealed", rate("margin", "dealt")),
    Column("lift", lifted("margin", _alike)),
    Column("lift, match", lifted("match", _alike)),
    Column("wins of fair share", _wins),
    Column("to some end", rate("used", "occurred")),
    Column("brings", mean("brings")),
)
