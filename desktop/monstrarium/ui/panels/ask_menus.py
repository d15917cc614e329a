"""Where people choose how they like to be asked when a question goes round: at their seats, below it, and in a menu."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from ...engine.plain import Seat
from ...language.words import _, said
from ..match.controller import MatchController
from .prompt_bar import PromptBar
from .seats import SeatPanel


class HabitMenus:
    """Everybody may know how everybody is asked, so all of it is open at any time."""

    def __init__(self, controller: MatchController, seats: SeatPanel, prompt: PromptBar, window: QWidget) -> None:
        self._controller = controller
        self._habits = controller.habits
        self._seats = seats
        self._window = window
        self._habits.changed.connect(self._show)
        seats.latched.connect(self._habits.ask_next)
        seats.habits_asked.connect(self._offer_seat)
        prompt.habits_asked.connect(self._offer_looker)
        self._show()

    def people(self) -> list[Seat]:
        """Who can choose; nobody in a game in which nothing goes round."""
        return list(self._controller.moment.viewpoint.people) if self._habits.choices else []

    def fill(self, menu: QMenu, seats: Sequence[Seat]) -> None:
        """The choices of one seat stand in the menu itself, those of several in a menu each."""
        if len(seats) == 1:
            self._fill(menu, seats[0])
            return
        for seat in seats:
            name = self._controller.match.seats[seat].name
            self._fill(menu.addMenu(name.replace("&", "&&")), seat)

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

    def _offer_seat(self, seat: Seat, spot: QPoint) -> None:
        self._offer([seat], spot)

    def _offer_looker(self, spot: QPoint) -> None:
        """To whoever looks; to all where all do."""
        viewer = self._controller.moment.viewpoint.viewer
        self._offer([seat for seat in self.people() if viewer in (None, seat)], spot, above=True)

    def _offer(self, seats: Sequence[Seat], spot: QPoint, above: bool = False) -> None:
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fill(menu, seats)
        menu.popup(spot - QPoint(0, menu.sizeHint().height()) if above else spot)
