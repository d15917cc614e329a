"""The menu in which a seat changes hands: a bot plays on for a person who leaves, and the person may come back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtWidgets import QMenu

from ..engine.record import SeatInfo
from ..engine.words import _
from .match.match import Match

Seats = tuple[SeatInfo, ...]


def can_change(match: Match) -> bool:
    """Whether any seat may change hands: while the match runs, those of people, also of people who have left."""
    return match.session.outcome() is None and any(seat.lent or not seat.bot for seat in match.seats)


def fill_seats(menu: QMenu, seats: Seats, levels: Mapping[str, str], change: Callable[[Seats], None]) -> None:
    """A menu of levels for each person, and a line for each who has left; `change` is handed who plays then."""
    for at, seat in enumerate(seats):
        name = seat.name.replace("&", "&&")
        if seat.lent and seat.bot:
            menu.addAction(_("{name} plays again", name=name), partial(change, _with(seats, at, seat.taken_back())))
        elif not seat.bot:
            bots = menu.addMenu(_("A bot plays on for {name}", name=name))
            for key, words in levels.items():
                bots.addAction(words, partial(change, _with(seats, at, seat.lend(key))))


def _with(seats: Seats, at: int, seat: SeatInfo) -> Seats:
    return *seats[:at], seat, *seats[at + 1 :]
