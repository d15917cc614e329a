"""Shows what is asked, of whom, and what can be done: in the plaque, the list of moves and the seats."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ...language.words import _, said
from ...table.desc import Seat, TableDesc
from ..art.name_plate import SeatLook
from ..kit.announcements import announce
from ..match.controller import MatchController
from ..match.question_rounds import Reply
from ..match.result_phrases import ending, places
from ..view.table_view import TableView
from .moves import MovesPanel
from .over_table.plaque import Plaque
from .seats import SeatPanel, state_words

ALONE = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
STEPS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
Ways = Sequence[tuple[str, Callable[[], object]]]


class Asking:
    """Follows the controller. A screen reader is told of each question once."""

    def __init__(
        self,
        controller: MatchController,
        prompt: Plaque,
        moves: MovesPanel,
        seats: SeatPanel,
        table: TableView,
        levels: Sequence[str],
        back: Callable[[], object],
        endings: Ways,
        watching: Ways,
        going_on: Ways,
    ) -> None:
        """`levels` are the names of the bots by seat, empty for people; `back` returns to now. The others are buttons:
        `endings` for a match that is over, `watching` for one that can only be watched, `going_on` when a bot failed.
        """
        self._controller = controller
        self._prompt = prompt
        self._moves = moves
        self._seats = seats
        self._table = table
        self._levels = levels
        self._back = back
        self._endings = endings
        self._watching = watching
        self._going_on = going_on
        self._announced = ""
        seats.called.connect(controller.hand_over)
        controller.habits.changed.connect(self._show_seats)

    def show(self, watching: bool) -> None:
        """Show everything as it is now; `watching` hides the bar in favour of the replay."""
        desc = self._controller.desc
        self._moves.show_moves(desc.affordances, self._idle(desc))
        self._prompt.setVisible(not watching)
        self._prompt.stand(self._controller.moment.phase())
        self._show_prompt(desc)
        self._show_seats()
        self._announce(desc)

    def press(self, event: QKeyEvent) -> bool:
        """Use a key: arrows walk the buttons, Enter presses the one with the focus. Where all are asked, Enter at the
        table says that nobody responds, and digits say who does. False for other keys.
        """
        key, buttons = event.key(), [button for button in self._prompt.buttons if button.hasFocus()]
        if event.isAutoRepeat() or event.modifiers() not in ALONE or not (buttons or self._table.hasFocus()):
            return False
        replies = [move for move in self._controller.desc.affordances if isinstance(move.plan[0], Reply)]
        number = 0 if key in ENTER else key - Qt.Key.Key_0
        if key in ENTER and buttons:
            buttons[0].click()
        elif key in STEPS and self._prompt.buttons:
            self._prompt.walk(STEPS[key])
        elif key in ENTER and not replies and self._prompt.buttons:
            self._prompt.walk(1)
        elif 0 <= number < len(replies) and key != Qt.Key.Key_0:
            self._controller.perform(replies[number])
        else:
            return False
        return True

    def _show_prompt(self, desc: TableDesc) -> None:
        controller = self._controller
        match = controller.match
        outcome = match.session.outcome()
        if not controller.moment.live:
            self._prompt.say(desc.banner, _("A moment of the past."), ((_("Return to Now"), self._back),))
        elif outcome is not None:
            ranks = places(outcome, match.seats, match.kit.game.info.together or match.kit.tally is not None)
            self._prompt.say(ending(match.session, desc.banner), ranks, self._endings)
        elif match.read_only:
            self._prompt.say(_("You watch."), match.read_only, self._watching)
        elif controller.bots.stuck is not None and not controller.asked:
            name = match.seats[controller.bots.stuck].name
            self._prompt.say(_("The bot of {name} has found no move.", name=name), "", self._going_on)
        else:
            thinking = None if controller.asked else controller.thinking
            moment = controller.moment
            self._prompt.show_table(desc, moment.audience, thinking, onlooker=not moment.viewpoint.people)
        for before, after in pairwise((self._table, *self._prompt.buttons)):
            QWidget.setTabOrder(before, after)  # Tab leads from the table to what can be done below it.

    def _show_seats(self) -> None:
        moment, session = self._controller.moment, self._controller.match.session
        outcome = session.outcome()
        ranked = outcome is not None and moment.at == session.head and not session.game.info.together
        shared = outcome.places if outcome is not None and ranked else ()
        view, tally = session.view(None, moment.at), self._controller.match.kit.tally
        standing = session.game.standing(view) if tally is None else [sum(counts) for counts in tally.count(view)]
        acting = (moment.live and self._controller.rounds.asked()) or moment.acting()
        measure = _("Points") if tally is None else said(tally.measure)
        self._seats.show_standing(standing, measure, acting, self._controller.thinking, shared)
        self._table.table.plates.tell({seat: self._look(seat, acting, shared) for seat in range(len(self._levels))})

    def _look(self, seat: Seat, acting: Collection[Seat], shared: Sequence[int]) -> SeatLook:
        """What the name plate of a seat shows."""
        info, habits = self._controller.match.seats[seat], self._controller.habits
        place = shared[seat] if shared else 0
        state = state_words(seat in acting, seat == self._controller.thinking, place, self._levels[seat])
        chooses = bool(habits.choices) and seat in self._controller.moment.viewpoint.people
        return SeatLook(info.name, info.colour, state, seat in acting, habits.is_next(seat) if chooses else None)

    def _announce(self, desc: TableDesc) -> None:
        asked = desc.prompt.text if desc.prompt is not None else ""
        if asked and asked != self._announced:
            announce(self._table, asked)
        self._announced = asked

    def _idle(self, desc: TableDesc) -> str:
        if not self._controller.moment.live:
            return _("Return to now to play.")
        if self._controller.over:
            return _("The match is over.")
        if self._controller.match.read_only:
            return _("The match can only be watched.")
        return desc.banner
