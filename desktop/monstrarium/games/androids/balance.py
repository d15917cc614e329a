"""What AndrOIDS is judged by: how long it takes, how declarations end, and what each card does to them."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.action import Action
from ...engine.event import Event
from ...engine.game import Outcome, shares
from ...language.words import mark
from ..balance import FIRST, Balance, Book, Census, Column, Count, Fair, Idle, Lift, Mean, Outlying, Rate, Share, Table
from .actions import SEATS
from .cards import CARDS, INSTANTS, PARTS, SABOTAGES, SCRAP
from .events import Declared, Falls, Played, Stands, Strikes
from .state import AndroidsState

METHOD = mark(
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
SABOTAGE = mark("Sabotage")
KINDS: Mapping[str, tuple[str, ...]] = {
    mark("Part"): tuple(card.key for card in PARTS),
    mark("Junk"): tuple(card.key for card in SCRAP),
    SABOTAGE: tuple(card.key for card in SABOTAGES),
}
PLAYED = tuple(card.key for card in INSTANTS)
PLACES = (
    mark("first to go"),
    mark("second"),
    mark("third"),
    mark("fourth"),
    mark("fifth"),
    mark("sixth"),
)
TURNS, HEIGHT = mark("turns"), mark("height of the pile")


class AndroidsCensus(Census):
    """Enters every pile that is uncovered, every declaration, and who wins."""

    state: AndroidsState

    def __init__(self, book: Book, seats: int) -> None:
        super().__init__(book, seats)
        self._row = str(seats)
        self._pile: list[str] = []
        self._played: list[tuple[int, str]] = []
        self._struck: dict[str, int] = {}

    def begin(self, state: AndroidsState) -> None:
        super().begin(state)
        self._first = state.seat

    def decide(self, action: Action) -> None:
        """Keeps the pile before each action, because uncovering it may change it."""
        face = self.state.pieces.face
        self._pile = [CARDS[face[piece]].key for piece in self.state.pile]
        self._struck.clear()

    def emit(self, event: Event) -> None:
        match event:
            case Declared():
                self.book.add(self._row, "declared")
            case Played(seat=seat, face=face):
                self._played.append((seat, CARDS[face].key))
            case Strikes(source=source, faces=faces):
                self._struck[CARDS[source].key] = len(faces)
            case Stands() | Falls():
                self._judge(isinstance(event, Stands))

    def end(self, outcome: Outcome) -> None:
        book, won = self.book, shares(outcome.places)
        book.add(self._row, FIRST, won[self._first])
        book.add(self._row, TURNS, self.state.turn)
        book.add(self._row, "usual", float(self.state.turn in USUAL))
        for place in range(self.seats):
            book.add(self._row, PLACES[place], won[(self._first + place) % self.seats])
        for seat, key in self._played:
            book.add(key, "won", won[seat] * self.seats)

    def _judge(self, stands: bool) -> None:
        book = self.book
        book.add(self._row, "uncovered", float(stands))
        book.add(self._row, HEIGHT, len(self._pile))
        for key in self._pile:
            book.add(key, "stood", 100.0 * stands)
        for key, cards in self._struck.items():
            book.add(key, "struck", cards)


PILE = (
    Column(mark("uncovered in"), Count("stood")),
    Column(mark("stood"), Mean("stood")),
    Column(mark("lift"), Lift("stood")),
)
SEATED = {mark("Seats"): tuple(str(seats) for seats in range(SEATS[0], SEATS[1] + 1))}
BALANCE = Balance(
    METHOD,
    AndroidsCensus,
    (
        Table(
            mark("Declarations"),
            SEATED,
            (
                Column(mark("declared a match"), Rate("declared", TURNS, each=True)),
                Column(mark("of these uncovered"), Rate("uncovered", "declared")),
                Column(mark("stands when uncovered"), Share("uncovered")),
                Column(mark("of usual length"), Share("usual")),
            ),
            each_bot=True,
        ),
        Table(mark("Who wins by turn order"), SEATED, tuple(Column(place, Share(place)) for place in PLACES)),
        Table(
            mark("Cards of the pile"),
            {kind: rows for kind, rows in KINDS.items() if kind != SABOTAGE},
            PILE,
            best="stood",
        ),
        Table(
            mark("Sabotages"),
            {SABOTAGE: KINDS[SABOTAGE]},
            (*PILE, Column(mark("strikes"), Rate("struck", "stood"))),
            best="stood",
        ),
        Table(
            mark("Instants"),
            {mark("Instant"): PLAYED},
            (Column(mark("played"), Count("won")), Column(mark("wins of fair share"), Fair("won"))),
            best="won",
        ),
    ),
    lengths=(TURNS, HEIGHT),
    unusual=(
        Outlying(
            mark("more than {allowed} points better or worse for an android than others of their kind"),
            "stood",
            KINDS,
            ALLOWED,
        ),
        Idle(
            mark("sabotages that strike in less than one of five piles with them"),
            KINDS[SABOTAGE],
            "struck",
            "stood",
            0.2,
        ),
    ),
)
