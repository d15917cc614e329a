"""Menus that open at the table: which move was meant, how a person is asked, who plays in a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from ...engine.plain import Seat
from ...engine.record import SeatInfo
from ...language.words import _, said
from ...table.desc import Affordance
from ..kit.lazy import bot_levels
from ..kit.text import unmarked

if TYPE_CHECKING:
    from ..match.controller import MatchController
    from ..view.table_view import TableView
    from .over_table.plaque import Plaque
    from .seats import SeatPanel

Seats = tuple[SeatInfo, ...]


def menu_at(window: QWidget) -> QMenu:
    """An empty menu that is deleted when it closes."""
    menu = QMenu(window)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu


# ---- which move was meant


def offer_choices(
    window: QWidget, spot: QPoint, choices: Sequence[Affordance], perform: Callable[[Affordance], object]
) -> None:
    """Ask at a spot which of several moves a gesture meant."""
    menu = menu_at(window)
    for choice in choices:
        text = _("{move}: {note}", move=choice.label, note=choice.note) if choice.note else choice.label
        menu.addAction(unmarked(text), partial(perform, choice))
    menu.popup(spot)


# ---- who plays in a seat


def fill_seats(menu: QMenu, seats: Seats, levels: Mapping[str, str], change: Callable[[Seats], None]) -> None:
    """A menu of bots for each person, and an entry for each bot; `change` gets the seats as they are then."""
    for at in range(len(seats)):
        fill_seat(menu, seats, at, levels, change)


def fill_seat(menu: QMenu, seats: Seats, at: int, levels: Mapping[str, str], change: Callable[[Seats], object]) -> None:
    """The entries of one seat."""
    seat, name = seats[at], unmarked(seats[at].name)
    if seat.bot:
        words = _("{name} plays again", name=name) if seat.lent else _("A person plays on for {name}", name=name)
        menu.addAction(words, partial(change, with_seat(seats, at, seat.taken_back())))
    else:
        bots = menu.addMenu(_("A bot plays on for {name}", name=name))
        for key, words in levels.items():
            _offer_bot(bots, key, words, partial(change, with_seat(seats, at, seat.lend(key))))


def fill_concede(menu: QMenu, seats: Seats, concede: Callable[[Seat], None]) -> None:
    """An entry for each person; `concede` gets the seat."""
    for at, seat in enumerate(seats):
        if not seat.bot:
            menu.addAction(_("{name} concedes…", name=unmarked(seat.name)), partial(concede, at))


def offer_bots(
    window: QWidget, spot: QPoint, seats: Seats, at: int, levels: Mapping[str, str], change: Callable[[Seats], None]
) -> None:
    """Offer at a spot the other bots for a seat; `change` gets the seats as they are then."""
    menu = menu_at(window)
    for key, words in levels.items():
        if key != seats[at].bot:
            other = msgspec.structs.replace(seats[at], bot=key)
            _offer_bot(menu, key, words, partial(change, with_seat(seats, at, other)))
    menu.popup(spot)


def _offer_bot(menu: QMenu, level: str, words: str, choose: Callable[[], object]) -> None:
    """Add a level of bots to a menu, with a tip on how it plays."""
    about = next(said(each.about) for each in bot_levels().LEVELS if each.key == level)
    menu.setToolTipsVisible(True)
    menu.addAction(words, choose).setToolTip(about)


def with_seat(seats: Seats, at: int, seat: SeatInfo) -> Seats:
    return *seats[:at], seat, *seats[at + 1 :]


# ---- how a person is asked


class SeatMenu(QObject):
    """What can be chosen at the name plate of a seat: how it is asked, who plays there, how it is called."""

    names_asked = Signal(object)
    """The match goes on with these seats."""

    def __init__(self, controller: MatchController, habits: AskMenus, table: TableView, window: QWidget) -> None:
        super().__init__(window)
        self._controller = controller
        self._habits = habits
        self._table = table
        self._window = window
        table.seat_asked.connect(self.offer)
        table.seat_pressed.connect(controller.hand_over)
        table.bell_pressed.connect(lambda seat: controller.habits.ask_next(seat, not controller.habits.is_next(seat)))

    def offer(self, seat: Seat, spot: QPoint) -> None:
        """Show the menu of a seat at a point of the screen."""
        menu = menu_at(self._window)
        self._fill(menu, seat)
        menu.popup(spot)

    def offer_all(self) -> None:
        """Show the menus of all seats, at the near plate or in the middle of the table."""
        menu, near = menu_at(self._window), self._table.table.plates.box(self._controller.moment.audience.side)
        for seat, info in enumerate(self._controller.match.seats):
            self._fill(menu.addMenu(unmarked(info.name)), seat)
        place = self._table.rect() if near is None else self._table.shown(near)
        menu.popup(self._table.mapToGlobal(place.center()))

    def _fill(self, menu: QMenu, seat: Seat) -> None:
        match = self._controller.match
        if seat in self._habits.people():
            self._habits.fill(menu, [seat])
            menu.addSeparator()
        if not match.read_only:
            levels = {each.key: said(each.name) for each in bot_levels().LEVELS}
            fill_seat(menu, match.seats, seat, levels, self.names_asked.emit)
            menu.addAction(_("Another Name…"), partial(self._rename, seat))

    def _rename(self, seat: Seat) -> None:
        seats = self._controller.match.seats
        name, agreed = QInputDialog.getText(
            self._window, _("Another Name"), _("The name of this seat:"), text=seats[seat].name
        )
        others = [each.name for at, each in enumerate(seats) if at != seat]
        if agreed and (name := name.strip()) and name not in others and name != seats[seat].name:
            self.names_asked.emit(with_seat(seats, seat, msgspec.structs.replace(seats[seat], name=name)))


class AskMenus:
    """Where people choose how they are asked when a question goes round: at their seats, below the table, in a menu.

    Everybody may see how everybody is asked, so that all of it is open at any time.
    """

    def __init__(self, controller: MatchController, seats: SeatPanel, prompt: Plaque, window: QWidget) -> None:
        self._controller = controller
        self._habits = controller.habits
        self._seats = seats
        self._window = window
        self._habits.changed.connect(self._show)
        seats.latched.connect(self._habits.ask_next)
        seats.habits_asked.connect(lambda seat, spot: self._offer([seat], spot))
        prompt.habits_asked.connect(self._offer_looker)
        self._show()

    def people(self) -> list[Seat]:
        """Who can choose; nobody in a game in which no question goes round."""
        return list(self._controller.moment.viewpoint.people) if self._habits.choices else []

    def fill(self, menu: QMenu, seats: Sequence[Seat]) -> None:
        """The choices of one seat stand in the menu itself, those of several in a submenu each."""
        if len(seats) == 1:
            self._fill(menu, seats[0])
            return
        for seat in seats:
            self._fill(menu.addMenu(unmarked(self._controller.match.seats[seat].name)), seat)

    def _fill(self, menu: QMenu, seat: Seat) -> None:
        habits, group = self._habits, QActionGroup(menu)
        for habit in habits.choices:
            choice = menu.addAction(said(habit.name))
            choice.setCheckable(True)
            choice.setChecked(habit == habits.of(seat))
            group.addAction(choice)
            choice.triggered.connect(lambda _checked, key=habit.key: habits.choose(seat, key))
        menu.addSeparator()
        once = menu.addAction(_("Ask me at the next question"))
        once.setCheckable(True)
        once.setChecked(habits.is_next(seat))
        once.triggered.connect(lambda wanted: habits.ask_next(seat, wanted))

    def _show(self) -> None:
        for seat in self.people():
            self._seats.rows[seat].show_habit(said(self._habits.of(seat).name), self._habits.is_next(seat))

    def _offer_looker(self, spot: QPoint) -> None:
        viewer = self._controller.moment.viewpoint.viewer
        self._offer([seat for seat in self.people() if viewer in (None, seat)], spot, above=True)

    def _offer(self, seats: Sequence[Seat], spot: QPoint, above: bool = False) -> None:
        menu = menu_at(self._window)
        self.fill(menu, seats)
        menu.popup(spot - QPoint(0, menu.sizeHint().height()) if above else spot)
