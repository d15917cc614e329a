"""Plays a match between its session, the table and the bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QObject, Signal

from ...engine.action import Action, Concede, RuleError
from ...engine.course import Course
from ...engine.plain import Seat
from ...engine.record import START
from ...language.words import _
from ...table.desc import Affordance, ItemId, Prompt, TableDesc
from ..scene.film import Beat
from ..scene.table_scene import TableScene
from .ask_preferences import AskPreferences
from .bot_pool import BotPool
from .bots import BotTurns
from .free_order import PassOn, TakeOver, others, with_leave, with_others
from .hints import Hint, HintRequests, in_public, move_for, why_moved
from .match import Match
from .moment import Moment, Refusals
from .question_rounds import ANSWER_BEATS, Pause, QuestionRounds, Reply

Turns = Callable[[Match, BotPool, QObject], BotTurns]


class MatchController(QObject):
    """Plays a match on a scene, or shows a moment of its past.

    The session is always ahead of the table. Everything shown comes from the view of the seat that looks.
    """

    shown = Signal()
    """The table is at rest and has changed, so that everything around it is shown again."""
    filmed = Signal(str)
    """The film of a move begins, with a sentence on what goes on."""
    told = Signal(str, bool)
    """A sentence; True when a screen reader says it at once."""
    covering = Signal(int)
    """The window has to be covered for this seat; `uncover` goes on."""
    trouble = Signal(str)
    """A sentence on what went wrong; the match goes on."""
    stuck = Signal(str)
    """Why a bot has failed; a person has to say how the match goes on."""
    finished = Signal()
    turned = Signal()
    """A turn has ended and the table is at rest."""
    copy_asked = Signal()
    """A match that can only be watched is to be played on in a copy."""
    held_changed = Signal()
    """The table stands still, or goes on."""

    def __init__(
        self,
        match: Match,
        scene: TableScene,
        pool: BotPool,
        beat: float,
        curtain: bool,
        habits: AskPreferences,
        parent: QObject | None = None,
        turns: Turns = BotTurns,
    ) -> None:
        """`turns` makes what moves for the seats that nobody plays."""
        super().__init__(parent)
        self.match = match
        self.moment = Moment(match, curtain)
        self.habits = habits
        self.rounds = QuestionRounds(match, self.moment.viewpoint, habits)
        self.refusals = Refusals(match, self.moment)
        self.bots = turns(match, pool, self)
        self.desc = TableDesc((1.0, 1.0), (), ())
        """The table at rest."""
        self.beat = beat
        """Seconds of a beat; 0 where nothing moves."""
        self.speed = 1.0
        self.read = 0.0
        """How long what is brought forward stays, as a multiple of normal pace; 0 where nothing is."""
        self.waits = False
        """Whether the table waits for a person after each turn of a bot."""
        self.held = False
        """Whether the table stands still, until a person lets it go on."""
        self.narration = ""
        """What was told last of what happened, as the log has it."""
        self.why_not_now: Callable[[Affordance], str] = lambda _affordance: ""
        """Why something legal may not be done now, in a lesson; else empty."""
        self.advice: Callable[[], Affordance | None] = lambda: None
        """What is to be done now, in a lesson, for a person who asks for a hint."""
        self.covered = False
        self.filming = False
        """Whether a film runs, so that the table is behind the match."""
        self.started = False
        self._stale = False
        """Whether the table is seen in another way than when the running film was made."""
        self._planned: tuple[int, Course] | None = None
        """The rest of a plan that a question has interrupted, and the node after which it goes on if all pass."""
        self._warned: tuple[int, Action] | None = None
        self._unread = False
        """Whether the seat that looks has been shown a secret, and has not been asked since."""
        self._scene = scene
        self._session = match.session
        self._coming: TableDesc | None = None
        """The table at the end of the running film, while it is still true."""
        self.hints = HintRequests(match, pool, self)
        self._hint_due = False
        """Whether a hint is to be looked for as soon as the table is at rest."""
        self._pause = Pause(self)
        self._last_look = LastLook(self._go_on)
        self._seen = START
        """The node after which the seat that looks was given time to see what its move has brought."""
        self._turn = self._session.turn()
        self._was_over = self.over
        self._connect()

    def _connect(self) -> None:
        self._scene.chosen.connect(self.perform)
        self._scene.refused.connect(self.refuse)
        self._scene.settled.connect(self._look_at_film)
        self.bots.ready.connect(self._move_on)
        self._pause.over.connect(self._pause_over)
        self.habits.chosen.connect(self._ask_anew)
        self.bots.failed.connect(self.stuck)
        self.hints.found.connect(self._hint_found)

    @property
    def over(self) -> bool:
        return self._session.outcome() is not None

    @property
    def ready(self) -> bool:
        """Whether the table shows now, uncovered."""
        return self.moment.live and not self.covered

    @property
    def asked(self) -> bool:
        """Whether the seat that looks is to act now."""
        owes = self.ready and self.moment.viewpoint.viewer in self._session.to_act()
        return owes and not self.match.read_only and self.rounds.silence() is None

    @property
    def lingers(self) -> bool:
        """Whether the table waits for the seat that looks to read the news, before it changes hands."""
        viewpoint, idle = self.moment.viewpoint, self.over or self.match.read_only
        return self.ready and self._unread and not idle and viewpoint.leaves(self.rounds.looker())

    @property
    def thinking(self) -> Seat | None:
        """The seat whose bot thinks; None in a round, where it would tell what it holds."""
        return None if self.rounds.open is not None else self.bots.seat

    @property
    def can_hold(self) -> bool:
        """Whether the table moves by itself, or stands still and can go on."""
        if self.held:
            return True
        idle = self.over or self.match.read_only or self.asked or self.lingers or self.rounds.asked()
        return self.ready and (self.filming or not idle)

    def can_play_on(self) -> bool:
        return bool(self.moment.acting())

    # ---- play

    def start(self) -> None:
        """Show the table and go on from where the match stands."""
        self.started = True
        self._show(0.0)
        self._go_on()

    def perform(self, affordance: Affordance) -> None:
        """Carry out the plan of an affordance; it stops where something unforeseen happens."""
        if why := self.why_not_now(affordance):
            self.settle()
            self.told.emit(why, True)
        elif isinstance(affordance.plan[0], Reply):
            self._answer(affordance.plan[0])
        elif isinstance(affordance.plan[0], TakeOver):
            self.hand_over(affordance.plan[0].seat)
        elif isinstance(affordance.plan[0], PassOn):
            self._unread, self._coming, self._seen = False, None, self._session.head
            self._go_on()
        elif (self.asked or (self.ready and self.rounds.asked())) and not self._warn(affordance):
            self.settle()
            nodes = self._carry_out(affordance.plan)
            if nodes:
                self._play(nodes)

    def play(self, course: Course) -> None:
        """Carry out what a seat does, whoever is asked."""
        self.settle()
        nodes = self._carry_out(course)
        if nodes:
            self._play(nodes)

    def concede(self, seat: Seat) -> None:
        self.play((Concede(seat),))

    def hand_over(self, seat: Seat) -> None:
        """Let another person go on, where the order is free."""
        if self.asked and seat in others(self._session, self.moment.viewpoint):
            self.settle()
            self.moment.viewpoint.viewer = seat
            self._ask_anew()

    def refuse(self, source: ItemId, target: ItemId) -> None:
        """Say at the target why a drop did nothing."""
        why = self.refusals.no_drop(source, target, self.asked)
        if why:
            self._scene.note(target or source, why)
            self.told.emit(why, True)

    def undo(self) -> None:
        """Take the last decision of a person back, or say why that cannot be."""
        self._step(self._session.undo, _("Taken back."), self.refusals.no_undo)

    def redo(self) -> None:
        self._step(self._session.redo, _("Done again."), self.refusals.no_redo)

    @property
    def can_hint(self) -> bool:
        """Whether anybody at the screen is asked anything now."""
        return self.asked or self.lingers or (self.ready and bool(self.rounds.asked()))

    def hint(self) -> None:
        """Show a good move and say why it is good; in a lesson it is what the lesson waits for."""
        seat, asked, found = self.moment.viewpoint.viewer, self.rounds.asked(), self.rounds.open
        advice = self.advice() if self.asked else None
        if advice is not None and seat is not None:
            self._show_hint(advice, self.hints.why(seat, advice.plan))
        elif self.asked and seat is not None:
            self.told.emit(_("Looking for a good move…"), False)
            self._hint_due = self.filming
            if not self.filming:
                self.hints.ask(seat)
        elif self.lingers:
            self._hint_found(Hint((PassOn(),), _("There is nothing to decide: read what is new, then go on.")))
        elif self.ready and asked and found is not None:
            self._hint_found(in_public(found, asked, self.moment.audience.names))

    def tell_why(self) -> None:
        """Say what spoke for the last move of a bot, as far as the seat that looks may know it."""
        reason = why_moved(self.match, self.moment.viewpoint.viewer, self.moment.at)
        self.told.emit(reason or _("No bot has moved yet."), False)

    def reshape(self, shape: float) -> None:
        """Show the table in another shape, as the window has one."""
        if shape != self.moment.viewpoint.shape:
            self.moment.viewpoint.shape = shape
            self._show_again(0.0)

    def arrange(self, arrangement: str) -> None:
        """Hold an arrangement of the table; empty: follow the match again."""
        if arrangement != self.moment.viewpoint.arrangement:
            self.moment.viewpoint.arrangement = arrangement
            self._show_again(self.beat)

    def next_arrangement(self) -> None:
        """Hold the next arrangement of the table; after the last one follow the match again."""
        keys = ["", *(key for key, _name in self.match.kit.presenter.arrangements)]
        self.arrange(keys[(keys.index(self.moment.viewpoint.arrangement) + 1) % len(keys)])

    def settle(self) -> None:
        self._let_go()
        self._scene.settle()
        self._look_at_film()

    def hold(self) -> bool:
        """Let the table stand still, or go on; False where nothing goes on by itself."""
        if not self.can_hold:
            return False
        self.held = not self.held
        self._scene.hold(self.held and self.filming)
        self.held_changed.emit()
        if not self.held:
            self._look_at_film()
            self._move_on()
        return True

    def _let_go(self) -> None:
        self._scene.clock.drop(self._last_look)
        if self.held:
            self.held = False
            self._scene.hold(False)
            self.held_changed.emit()

    def uncover(self) -> None:
        self.moment.viewpoint.viewer = self.rounds.looker()
        self.covered = False
        self._show(0.0)
        self._go_on()

    def go_on(self) -> None:
        """Go on after `leave`, since the match is not left after all."""
        if not self.covered:
            self._show(0.0)
        self._go_on()

    def stand_again(self) -> None:
        """Show the table as it is now, after a lesson has taken the match to another moment."""
        self._was_over = self.over
        self._stand("")

    def leave(self) -> None:
        """Stop films, bots and timers."""
        self._let_go()
        self.filming = False
        self.bots.cancel()
        self.hints.cancel()
        self._pause.drop()

    # ---- the past

    def look(self, node: int, animate: bool = False) -> None:
        """Show a moment of the past; a single step forward may be shown as a film."""
        if self.covered:
            return
        self.settle()
        follows = animate and node != START and self._session.record.parent(node) == self.moment.at
        self.moment.go_to(node)
        self._scene.set_live(False)
        if follows:
            presented = self.read > 0
            self._film(self.moment.film(node, presented), self.beat / self.speed, self.read / self.speed)
            self._look_at_film()
        else:
            self.filming = False
            self._show(0.0)
            self.shown.emit()

    def hold_past(self, held: bool) -> bool:
        """Let the film of a step in the past stand still, or go on; False where none runs."""
        films = self.filming and not self.moment.live
        if films:
            self._scene.hold(held)
        return films

    def look_along(self, end: int) -> None:
        """Show another line, at the last moment that it shares with this one."""
        if not self.covered:
            self.settle()
            self.moment.go_along(end)
            self.look(self.moment.at)

    def look_as(self, viewer: Seat | None) -> None:
        if not self.moment.live and viewer in self.moment.viewpoint.choices():
            self.moment.viewpoint.viewer = viewer
            self.look(self.moment.at)

    def look_now(self) -> None:
        if not self.moment.live:
            self._return()
            self._show(self.beat)
            self._go_on()

    def play_on(self) -> None:
        """Play from the moment that is shown. The moves after it stay as a line of their own."""
        if self.moment.live or not self.can_play_on():
            return
        if self.match.read_only:
            self.copy_asked.emit()
            return
        if self.moment.at != self._session.head:
            self._session.play_on(self.moment.at)
        self._was_over = False
        self._return()
        self._stand(_("You play on from here. What was played before is kept as a line of its own."))

    def _warn(self, affordance: Affordance) -> bool:
        """Show the warning of an affordance the first time in a turn; whether it was shown."""
        meant = (self._session.turn(), affordance.plan[0])
        if not affordance.warning or self._warned == meant:
            return False
        self._warned = meant
        self.settle()
        self._scene.say(affordance.warning)
        self.told.emit(affordance.warning, True)
        return True

    def _carry_out(self, plan: Sequence[Action]) -> list[int]:
        """Carry out a plan and return the nodes that were reached: fewer than planned where something was revealed."""
        nodes: list[int] = []
        for action in plan:
            if nodes and self._is_interrupted(action):
                break
            try:
                step = self._session.submit(action)
            except RuleError as error:
                self.told.emit(str(error), True)
                break
            nodes.append(step.node)
            self.rounds.follow(step.node)
            if step.final:
                break
        if nodes:
            self._keep_rest(plan, nodes)
        if nodes and (self._session.turn() != self._turn or self.over):
            self.match.note()
        return nodes

    def _is_interrupted(self, action: Action) -> bool:
        """Whether a plan cannot go on now: another seat is to act, or a question goes round that it does not answer."""
        if action.seat not in self._session.to_act():
            return True
        return self.rounds.open is not None and bool(self._session.why_not(action))

    def _keep_rest(self, plan: Sequence[Action], nodes: Sequence[int]) -> None:
        """Keep what is left of a plan while a question goes round; passing on such a question keeps what was kept."""
        left = tuple(plan[len(nodes) :])
        passed = self._planned is not None and self._passes(nodes[0]) and len(nodes) == 1
        if left and self.rounds.open is not None:
            self._planned = (nodes[-1], left)
        elif not passed:
            self._planned = None

    def _passes(self, node: int) -> bool:
        """Whether a move only passes on a question that goes round."""
        record = self._session.record
        asked = self.rounds.at(record.parent(node))
        return asked is not None and record.action(node) == asked.silence[0]

    def _rest_of_plan(self) -> Course | None:
        """The rest of a plan, once the question that interrupted it was passed by everybody."""
        if self._planned is None or self.rounds.open is not None:
            return None
        (since, left), node = self._planned, self._session.head
        self._planned = None
        while node not in (since, START) and self._passes(node):
            node = self._session.record.parent(node)
        owes = left[0].seat in self._session.to_act() and not self._session.why_not(left[0])
        return left if node == since and owes else None

    def _tell_ends(self) -> None:
        turn = self._session.turn()
        if turn != self._turn:
            self._turn = turn
            self.turned.emit()
        if self.over and not self._was_over:
            self.finished.emit()
        self._was_over = self.over

    def _play(self, nodes: Sequence[int]) -> None:
        mover = self._session.record.action(nodes[0]).seat
        wanted = self.hints.cancel() or self._hint_due
        self._hint_due = wanted and mover != self.moment.viewpoint.viewer
        self._unread = self._unread or any(self.moment.reveals(node) for node in nodes)
        banner = self._film_moves(nodes)
        self._look_at_film()
        if self.filming and not self.rounds.goes_on(nodes[0]):
            self.filmed.emit(banner)
        self.bots.ask()
        self._is_time()

    def _film_moves(self, nodes: Sequence[int]) -> str:
        """Begin the film of moves; the banner in its middle.

        Its tables are let go of here: at an instant pace a film is over at once, and all that follow until a person is
        asked come about before `_play` returns.
        """
        beats = [beat for node in nodes for beat in self.moment.film(node, self._is_presented(node))]
        banner = beats[(len(beats) - 1) // 2].table.banner
        self._coming = self._table()
        beats[-1] = beats[-1]._replace(table=self._coming)
        self._film(beats, self.beat, self.read)
        return banner

    def _table(self) -> TableDesc:
        viewer = self.moment.viewpoint.viewer
        offers = self._session.offers(viewer) if self.asked and viewer is not None else ()
        table, found = self.moment.table(offers), self.rounds.open
        if offers:
            return with_others(table, self._session, self.moment.viewpoint)
        if self.lingers:
            return with_leave(table, self.rounds.looker(), self.moment.viewpoint)
        if found is None or not self.ready:
            return table
        replies = self.rounds.replies() if viewer is None else ()
        return msgspec.structs.replace(table, prompt=Prompt(None, found.text, found.notes), affordances=replies)

    def _show(self, seconds: float) -> None:
        self._coming, self._stale = None, False
        self.desc = self._table()
        self._scene.show(self.desc, seconds)

    def _show_again(self, seconds: float) -> None:
        """Show the same moment, which is seen in another way; while a film runs, when it has ended."""
        self._stale = self.filming
        if self.started and not self.covered and not self.filming:
            self._show(seconds)
            self.shown.emit()

    def _is_presented(self, node: int) -> bool:
        """Whether a move is shown to people who have not made it; passing in a round is not."""
        seat = self._session.record.action(node).seat
        return self.read > 0 and seat not in self.moment.viewpoint.people and not self.rounds.goes_on(node)

    def _film(self, beats: Sequence[Beat], seconds_each: float, read: float) -> None:
        self.filming = True
        self._scene.film(beats, seconds_each, read)

    def _look_at_film(self) -> None:
        if self.filming and not self._scene.filming and not self._scene.busy:
            self.filming = False
            self._rested()

    def _rested(self) -> None:
        coming, self._coming = self._coming, None
        if self._stale:
            self._show(0.0)
        else:
            self.desc = self._table() if coming is None else coming
        if not self.moment.live:
            self.shown.emit()
            return
        told = self.moment.told_since(self.moment.at)
        self.moment.catch_up()
        if told:
            self.narration = told
            self.told.emit(told, False)
        self._go_on()

    def _go_on(self) -> None:
        """Go on: another person looks, the match is over, or a bot moves."""
        if not self.ready:
            return
        self.rounds.rest()
        viewpoint = self.moment.viewpoint
        seat = self.rounds.looker()
        if self.lingers:
            self._show(0.0)
            self.shown.emit()
            return
        self._unread = False
        if seat is not None and viewpoint.must_cover(seat):
            if self._looks_on():
                return
            self.covered = True
            self.covering.emit(seat)
            return
        if seat != viewpoint.viewer:
            viewpoint.viewer = seat
            self._show(self.beat)
        self.shown.emit()
        self._wait_after_turn()
        self._tell_ends()
        if self.match.read_only:
            return
        self._move_on()
        self.bots.ask()
        if self._hint_due and not self.filming:
            self._hint_due = False
            self.hint()

    def _looks_on(self) -> bool:
        """Give the seat that looks time to see what its move has brought; False where it has had that."""
        head = self._session.head
        if not self.read or self.moment.viewpoint.viewer is None or self._seen == head or self.over:
            return False
        self._seen = head
        self._show(0.0)
        self.shown.emit()
        self._scene.clock.go(self._last_look, LOOK * self.read)
        return True

    def _wait_after_turn(self) -> None:
        """Stand still after the turn of a bot, if a person wants that and does not move next."""
        head, record = self._session.head, self._session.record
        if not self.waits or self.over or self.asked or self._session.turn() == self._turn or head == START:
            return
        if record.action(head).seat not in self.moment.viewpoint.people and self.rounds.open is None:
            self.held = True
            self.held_changed.emit()

    def _move_on(self) -> None:
        if self.held or not self.ready or self.filming or self.lingers or not self._is_time():
            return
        if self.rounds.open is not None:
            self.bots.stop()  # A bot that has found nothing by now answers with the best so far.
        silence = self.rounds.silence()
        rest = self._rest_of_plan() if silence is None else (silence,)
        course = self.bots.take() if rest is None else rest
        if course is None:
            return
        nodes = self._carry_out(course)
        if nodes:
            self._play(nodes)
        elif rest is None:
            self.bots.give_up(course[0].seat, _("The bot found no move that is allowed. The match is safe."))

    def _is_time(self) -> bool:
        """Whether the pause is over after which bots and passing people answer in a round."""
        if self.rounds.open is None:
            return True
        length = max(ANSWER_BEATS * self.beat, self.rounds.least)
        return not self.rounds.waits() and self._pause.passed(self._session.head, length)

    def _pause_over(self) -> None:
        """Go on, although words may still rise over the table."""
        if self.filming and not self._scene.filming:
            self.filming = False
            self._rested()
        else:
            self._move_on()

    def _answer(self, reply: Reply) -> None:
        if self.ready and not self.filming and self.rounds.answer(reply):
            self._show(0.0)
            self._go_on()

    def _ask_anew(self) -> None:
        self._coming = None
        if self.ready and not self.filming:
            self._show(0.0)
            self._go_on()

    def _hint_found(self, hint: Hint) -> None:
        """Show the move that a hint means on the table."""
        move = move_for(self.desc.affordances, hint.course)
        if move is not None:
            self._show_hint(move, " ".join(filter(None, (hint.reason, hint.trouble))))

    def _show_hint(self, move: Affordance, why: str) -> None:
        """Show a move and say why it is good, both for a screen reader too."""
        self._scene.ghost(move, why if move.source else _("{move}. {why}", move=move.label, why=why))
        self.told.emit(_("Hint: {move}. {why}", move=move.label, why=why), False)

    def _step(self, step: Callable[[], bool], done: str, why_not: Callable[[], str]) -> None:
        if not self.ready:
            return
        if self.match.read_only:
            self.told.emit(self.match.read_only, True)
            return
        self.settle()
        if step():
            self._stand(done)
        else:
            self.told.emit(why_not(), True)

    def _stand(self, sentence: str) -> None:
        self.bots.cancel()
        self.hints.cancel()
        self._pause.drop()
        self.rounds.forget()
        self._unread = False
        self.moment.catch_up()
        self._turn = self._session.turn()
        self._show(self.beat)
        self.told.emit(sentence, False)
        self._go_on()

    def _return(self) -> None:
        self.filming = False
        self.moment.return_to_now()
        self._scene.set_live(True)


LOOK = 1.2
"""Seconds at normal pace for which a person sees what a move has brought, before the table is covered."""


class LastLook:
    """The time before the curtain falls; a click ends it."""

    def __init__(self, then: Callable[[], object]) -> None:
        self._then = then

    def step(self, share: float) -> None:
        """Nothing is seen of it."""

    def rest(self) -> None:
        self._then()
