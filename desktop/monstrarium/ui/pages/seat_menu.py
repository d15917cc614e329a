"""The menus in which a seat changes hands: a bot plays on for a person who leaves, and a person for a bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import msgspec
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from ...engine.record import SeatInfo
from ...language.words import _

Seats = tuple[SeatInfo, ...]


def fill_seats(menu: QMenu, seats: Seats, levels: Mapping[str, str], change: Callable[[Seats], None]) -> None:
    """A menu of levels for each person, and a line for each bot; `change` is handed who plays then."""
    for at, seat in enumerate(seats):
        name = seat.name.replace("&", "&&")
        if seat.bot:
            words = _("{name} plays again", name=name) if seat.lent else _("A person plays on for {name}", name=name)
            menu.addAction(words, partial(change, with_seat(seats, at, seat.taken_back())))
        else:
            bots = menu.addMenu(_("A bot plays on for {name}", name=name))
            for key, words in levels.items():
                bots.addAction(words, partial(change, with_seat(seats, at, seat.lend(key))))


def offer_bots(
    window: QWidget, spot: QPoint, seats: Seats, at: int, levels: Mapping[str, str], change: Callable[[Seats], None]
) -> None:
    """A menu of the other bots that may play in the seat of one; `change` is handed who plays then."""
    menu = QMenu(window)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for key, words in levels.items():
        if key != seats[at].bot:
            other = msgspec.structs.replace(seats[at], bot=key)
            menu.addAction(words, partial(change, with_seat(seats, at, other)))
    menu.popup(spot)


def with_seat(seats: Seats, at: int, seat: SeatInfo) -> Seats:
    """The same seats with another in one place."""
    return *seats[:at], seat, *seats[at + 1 :]
