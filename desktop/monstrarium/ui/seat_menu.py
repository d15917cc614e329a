"""The menu in which a seat changes hands: a bot plays on for a person who leaves, and a person for a bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtWidgets import QMenu

from ..engine.record import SeatInfo
from ..engine.words import _

Seats = tuple[SeatInfo, ...]


def fill_seats(menu: QMenu, seats: Seats, levels: Mapping[str, str], change: Callable[[Seats], None]) -> None:
    """A menu of levels for each person, and a line for each bot; `change` is handed who plays then."""
    for at, seat in enumerate(seats):
        name = seat.name.replace("&", "&&")
        if seat.bot:
            words = _("{name} plays again", name=name) if seat.lent else _("A person plays on for {name}", name=name)
            menu.addAction(words, partial(change, _with(seats, at, seat.taken_back())))
        else:
            bots = menu.addMenu(_("A bot plays on for {name}", name=name))
            for key, words in levels.items():
                bots.addAction(words, partial(change, _with(seats, at, seat.lend(key))))


def _with(seats: Seats, at: int, seat: SeatInfo) -> Seats:
    return *seats[:at], seat, *seats[at + 1 :]
