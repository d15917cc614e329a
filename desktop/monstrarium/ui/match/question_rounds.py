"""How the people at one screen are asked a question that goes round the table.

Several people between two bots are asked together and in public, so that nobody needs the curtain to pass. A person who
wants to respond says so, and then looks at its hand behind the curtain. A person alone among bots sees its hand anyway.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from ...bots.levels import level
from ...engine.action import Action
from ...engine.plain import Seat, Value
from ...language.words import _
from ...table.desc import Affordance, Gesture, Round
from .ask_preferences import AskPreferences
from .free_order import at_once
from .match import Match
from .viewpoint import Viewpoint


class Reply(Value, frozen=True, gc=False):
    """A public answer: the seat that wants to respond; None for nobody."""

    seat: Seat | None


class QuestionRounds:
    """Who is asked, who passes, and who looks meanwhile. Only settings and answers decide, never a hand."""

    def __init__(self, match: Match, viewpoint: Viewpoint, habits: AskPreferences) -> None:
        self._match = match
        self._session = match.session
        self._viewpoint = viewpoint
        self._habits = habits
        self._known: dict[int, Round | None] = {}
        self._only: dict[int, Action | None] = {}
        self._silent: frozenset[Seat] = frozenset()
        """The seats that said in public that they pass."""
        self._called: Seat | None = None
        self.least = THOUGHT if any(_ponders(info.bot) for info in match.seats) else 0.0
        """The least seconds before a seat answers."""
        self._session.unasked = self._passed_unasked

    @property
    def open(self) -> Round | None:
        return self.at(self._session.head)

    def at(self, node: int) -> Round | None:
        if not self._match.kit.habits:
            return None
        if node not in self._known:
            desc = self._match.kit.presenter.describe(self._session.view(None, node), self._match.audience(None), ())
            self._known[node] = desc.round
        return self._known[node]

    def asked(self) -> tuple[Seat, ...]:
        """The people who are asked in public now, before the next bot; nobody while one of them looks at its hand."""
        if self._match.read_only or len(self._viewpoint.people) < 2 or self._silence_due():
            return ()
        run = self._run()
        if run == (self._viewpoint.viewer,):
            return ()
        return () if self._called in run else tuple(seat for seat in run if not self._unasked(seat))

    def replies(self) -> tuple[Affordance, ...]:
        """The public answers, and what can be done at once where nothing is secret."""
        asked, found = self.asked(), self.open
        if not asked or found is None:
            return ()
        replies = [
            Affordance((Reply(None),), Gesture.BUTTON, _("Nobody responds"), note=_("All let it pass. Key Enter"))
        ]
        for number, seat in enumerate(asked, 1):
            note = _("Looks at the hand, to respond or to pass. Key {number}", number=number)
            name = self._match.seats[seat].name
            replies.append(Affordance((Reply(seat),), Gesture.BUTTON, name, note=note))
        return (*replies, *at_once(self._match, self._viewpoint, found))

    def silence(self) -> Action | None:
        """The action by which a person passes or answers now without being asked."""
        only = self._only_answer(self._session.head)
        if only is not None:
            return only
        found = self.open
        return found.silence[0] if found is not None and self._silence_due() else None

    def looker(self) -> Seat | None:
        """The seat that should look now; of a match that is only watched nobody whose secrets need the curtain."""
        if self._match.read_only:
            seat = self._viewpoint.next()
            return None if self._viewpoint.must_cover(seat) else seat
        if self._silence_due():
            return self._viewpoint.viewer
        return None if self.asked() else self._viewpoint.next()

    def goes_on(self, node: int) -> bool:
        before, now = self.at(self._session.record.parent(node)), self.open
        return before is not None and now is not None and before.text == now.text

    def waits(self) -> bool:
        return bool(self._run()) and not self._silence_due()

    def answer(self, reply: Reply) -> bool:
        """Take a public answer; False if it was not asked for."""
        asked, run = self.asked(), self._run()
        if not asked or reply.seat not in (None, *asked):
            return False
        self._called = reply.seat
        self._silent = frozenset(run if reply.seat is None else run[: run.index(reply.seat)])
        return True

    def follow(self, node: int) -> None:
        seat, before = self._session.record.action(node).seat, self.at(self._session.record.parent(node))
        self._silent -= {seat}
        if seat == self._called:
            self._called = None
        if before is not None:
            self._habits.answered(seat, before)

    def rest(self) -> None:
        """Note whose turn it is, outside rounds and questions of effects."""
        if self.open is None and self._session.truth().pending is None:
            for seat in self._session.to_act():
                self._habits.moves(seat)

    def forget(self) -> None:
        """Forget the answers, as the match stands elsewhere."""
        self._silent = frozenset()
        self._called = None

    def _run(self) -> tuple[Seat, ...]:
        found = self.open
        seats = () if found is None else found.seats
        bots = [at for at, seat in enumerate(seats) if seat not in self._viewpoint.people]
        return seats[: bots[0]] if bots else seats

    def _unasked(self, seat: Seat) -> bool:
        found = self.open
        return seat in self._silent or (found is not None and self._habits.passes(seat, found))

    def _only_answer(self, node: int) -> Action | None:
        """The only answer to a question that a person among bots need not be asked; to others it would tell."""
        if len(self._viewpoint.people) != 1 or self._match.read_only:
            return None
        if node not in self._only:
            seat = self._viewpoint.people[0]
            over = self._session.record.conceded(node) is not None
            asked = not over and seat in self._session.game.to_act(self._session.truth(node))
            view, audience = self._session.view(seat, node), self._match.audience(seat)
            self._only[node] = self._match.kit.presenter.only_answer(view, audience) if asked else None
        return self._only[node]

    def _silence_due(self) -> bool:
        run = self._run()
        if not run or run[0] == self._called:
            return False
        return run[0] in self._silent or all(self._unasked(seat) for seat in run)

    def _passed_unasked(self, node: int) -> bool:
        parent = self._session.record.parent(node)
        if self._session.record.action(node) == self._only_answer(parent):
            return True
        found = self.at(parent)
        if found is None or self._session.record.action(node) != found.silence[0]:
            return False
        return self._habits.would_pass(found.seats[0], found)


def _ponders(bot: str) -> bool:
    """Whether a bot takes time to think; an unknown one might."""
    try:
        return bool(bot) and level(bot).rounds > 1
    except (KeyError, ValueError):
        return True


ANSWER_BEATS = 2
"""The beats of a pause, for which the table shows that a seat passes."""
THOUGHT = 0.25
"""The least seconds of a pause at a table with a bot that takes time, as that time would tell what it holds."""


class Pause(QObject):
    """One pause for every moment of a match."""

    over = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._node: int | None = None
        self._done = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.end)

    def passed(self, node: int, seconds: float) -> bool:
        """Whether the pause at a node is over; the first call begins it, and `over` reports its end."""
        if node != self._node:
            self._node = node
            self._done = seconds <= 0
            self._timer.stop()
            if not self._done:
                self._timer.start(round(1000 * seconds))
        return self._done

    def drop(self) -> None:
        self._timer.stop()
        self._node = None

    def end(self) -> None:
        self._done = True
        self.over.emit()
