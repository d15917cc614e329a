"""The page of a match: the table with its plaque, and the panels around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QByteArray, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QVBoxLayout, QWidget

from ...engine.plain import Seat
from ...language.words import _
from ...storage.met_notes import MetNotes
from ...table.desc import Affordance
from ..art.palette import Theme
from ..art.renderer import Art
from ..kit.announcements import announce
from ..kit.buttons import Button
from ..kit.text import fill
from ..match.ask_preferences import AskPreferences, StoredAskPreferences
from ..match.bot_pool import BotPool
from ..match.bots import BotTurns
from ..match.controller import MatchController, Turns
from ..match.kept_notes import Bookmarks
from ..match.match import Match
from ..match.result_phrases import ending, title
from ..panels.asking import Asking, Ways
from ..panels.chart_dock import Alignment, ChartPlace
from ..panels.docks import BOTTOM, Docks
from ..panels.first_notes import FirstNotes
from ..panels.inspector import Inspector, InspectorFollower
from ..panels.log import LogPanel
from ..panels.menus import AskMenus, SeatMenu, offer_choices, with_seat
from ..panels.moves import MovesPanel
from ..panels.over_table.close_up import CloseUp, CloseUpFollower
from ..panels.over_table.drawer import Drawer
from ..panels.over_table.notice import Notice, PastFrame
from ..panels.over_table.plaque import Plaque, PlaquePlace
from ..panels.over_table.ring import Ring
from ..panels.over_table.toast import Toast
from ..panels.seats import SeatPanel
from ..panels.table_list import TableList
from ..scene.film import BEATS, PACES
from ..scene.table_scene import TableScene
from ..settings.chores import Chores
from ..view.table_view import TableView
from .match_commands import handlers_of
from .replay_bar import ReplayBar

AT_TABLE = Qt.ShortcutContext.WidgetWithChildrenShortcut
"""The context of keys that count only while the table has the focus."""


IN_DRAWER = ("show-log", "show-moves")
"""The panels that lie in a drawer while the table fills the window."""


class MatchScreen(QMainWindow):
    """The page. `handlers` has what the commands do here."""

    told = Signal(str)
    covering = Signal(str, int, bool, str)
    """The table changes hands to this name and colour; True when another person looked before; what goes on. `uncover`
    goes on.
    """
    allowed = Signal()
    """Other commands can be used than before."""
    rules_asked = Signal(str)
    entry_asked = Signal(str)
    """Show the entry with this key among the cards and pieces."""
    shelf_asked = Signal()
    rematch_asked = Signal()
    copy_asked = Signal()
    """Play on in a copy of a match that can only be watched."""
    seats_asked = Signal(object)
    bots_asked = Signal(int, QPoint)
    """Offer other bots for a seat, at a point of the screen."""
    campaign_asked = Signal()
    turned = Signal()
    theatre_left = Signal()
    """The table is not to fill the screen any more."""

    def __init__(
        self,
        match: Match,
        art: Art,
        theme: Theme,
        pool: BotPool,
        actions: Mapping[str, QAction],
        bookmarks: Bookmarks,
        habits: StoredAskPreferences,
        met: MetNotes,
        chores: Chores,
        bots: Sequence[str],
        motion: str,
        curtain: bool,
        delay: int = 0,
        turns: Turns = BotTurns,
    ) -> None:
        """`delay`: after how many milliseconds a piece that is pointed at is seen closely; 0 for never. `turns` makes
        what moves for the seats that nobody plays.
        """
        super().__init__()
        self.match = match
        self.setWindowFlags(Qt.WindowType.Widget)
        self.scene = TableScene(art, theme)
        self.scene.setParent(self)  # Its clock must not outlive the view that it moves.
        self.view = TableView(self.scene)
        chosen = AskPreferences(match, habits, self)
        self.controller = MatchController(match, self.scene, pool, BEATS[motion], curtain, chosen, self, turns)
        self.scene.affordances.sights.foresee = self.controller.moment.foresee
        self.view.sheet = self.controller.moment.sheet
        self.notice = Notice()
        self.frame = PastFrame(self.view)
        self.prompt = Plaque(art, self.frame)
        self.plaque_place = PlaquePlace(self.prompt, self.view)
        self.toast = Toast(self.view, self.frame.word)
        self.watching = False
        """Whether the replay is watched, with its bar."""
        self.replay = ReplayBar(self.controller, actions, bookmarks, art)
        self.log = LogPanel(theme, art)
        self.moves = MovesPanel()
        self.pieces = TableList()
        self.inspector = Inspector(art, theme, self.controller.moment.glossary)
        self.seats = SeatPanel(match.seats, bots, art)
        self.charts = ChartPlace(self.controller, art)
        self.alignment = Alignment(self.charts, self.replay.timeline)
        self.docks = Docks(self, art)
        self.drawer = Drawer(self)
        self._docked: QByteArray | None = None
        """How the panels stand beside the table, while it fills the window."""
        self.actions_of = actions
        """The commands of the window, by key."""
        self._lifted: list[QDockWidget] = []
        self.scene.set_motion(BEATS[motion])
        self._lay_out()
        self._inspecting = InspectorFollower(self.controller, self.inspector, self.docks["show-inspector"])
        self.close_up = CloseUpFollower(self.controller, CloseUp(art, theme, self.view, self._more), self.view, delay)
        self._asking = self._asks(bots)
        self.habits = AskMenus(self.controller, self.seats, self.prompt, self)
        self.seat_menu = SeatMenu(self.controller, self.habits, self.view, self)
        self.first_notes = FirstNotes(self.controller, self.view, self.prompt, met, chores)
        self._connect()
        self.handlers = handlers_of(self)

    def _asks(self, bots: Sequence[str]) -> Asking:
        return Asking(
            self.controller,
            self.prompt,
            self.moves,
            self.seats,
            self.view,
            bots,
            self.return_to_now,
            self._endings(),
            self._ways_of_watching(),
            self._ways_on(),
        )

    def start(self) -> None:
        """Show the table; a finished match that was opened again is shown from its start."""
        self.log.address(self.controller.moment.audience)
        finished = self.controller.over
        note = self.match.read_only if finished else ""  # Else it is said where one would be asked.
        if trouble := self.match.trouble or self.match.session.drift or note:
            self.notice.say(trouble)
        self.controller.start()
        self.view.setFocus()
        if finished and self.match.file.has_file:
            self._watch()

    def halt(self) -> None:
        """Stop bots, timers and films, and note how the match stands; `start` goes on."""
        self.replay.player.pause()
        self.controller.leave()
        self.scene.settle()
        self.match.note_end()

    def set_theme(self, theme: Theme) -> None:
        for part in (self.scene, self.log, self.inspector, self.close_up):
            part.set_theme(theme)

    def set_motion(self, motion: str) -> None:
        self.controller.beat = BEATS[motion]
        self.scene.set_motion(BEATS[motion])

    def set_pace(self, pace: str, waits: bool) -> None:
        """Set how long what happens stays, and whether the table waits after each turn of a bot."""
        self.controller.read, self.controller.waits = PACES[pace], waits

    def title(self) -> str:
        return title(self.match.header.title, self.match.seats, self.match.kit.game.info.together)

    def _more(self) -> str:
        """How to see more of a piece; empty where no key does it."""
        keys = self.actions_of["pieces"].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        return _("{keys}: Cards and Pieces", keys=keys) if keys else ""

    def entry_pointed(self) -> str:
        """The key of the entry of what was pointed at last; empty where it has none."""
        return self._inspecting.entry()

    def rules_topic(self) -> tuple[str, str]:
        return self.match.header.game, self.controller.moment.topic()

    def look(self, node: int) -> None:
        self.show_replay(True)
        self.controller.look(node)

    def look_along(self, end: int) -> None:
        self.show_replay(True)
        self.controller.look_along(end)

    def look_as(self, viewer: Seat | None) -> None:
        self.show_replay(True)
        self.controller.look_as(viewer)

    def uncover(self) -> None:
        self._inspecting.forget()
        self.close_up.hide()
        for dock in self._lifted:
            dock.show()
        self._lifted = []
        self.controller.uncover()
        self.view.setFocus()

    def show_replay(self, on: bool) -> None:
        self.watching = on
        self.actions_of["timeline"].setChecked(on)
        if on:
            self.controller.look(self.controller.moment.at)
            self.replay.show()  # The table gets another shape, and is shown anew.
        else:
            self.replay.hide()
            self.replay.player.pause()
            self.controller.look_now()
        self.view.setFocus()

    @property
    def panels(self) -> QByteArray:
        """How the panels stand, to be kept for the next match."""
        return self.docks.state() if self._docked is None else self._docked

    @property
    def theatre(self) -> bool:
        """Whether the table fills the window."""
        return self._docked is not None

    def set_theatre(self, on: bool) -> None:
        """Let the table fill the window, with the log in a drawer at the edge; or put the panels beside it again."""
        if on == self.theatre:
            return
        if on:
            self._docked = self.docks.state()
            for _key, dock in self.docks:
                dock.hide()
            self.drawer.take((self.log, 3), (self.moves, 2))
        else:
            before, self._docked = self._docked, None
            self.drawer.shut()
            for key, panel in (("show-log", self.log), ("show-moves", self.moves)):
                self.docks[key].setWidget(panel)
            if before is not None and not self.docks.restore(before):
                self.docks.reset()
        self.drawer.strip.setVisible(on)
        self.view.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc lets go of what is held, wherever the focus is, and then leads out of the theatre. The keys of Undo and
        Redo say why they cannot be used.
        """
        pressed = QKeySequence(event.keyCombination())
        refused = next((key for key in ("undo", "redo") if pressed in self.actions_of[key].shortcuts()), "")
        if event.key() == Qt.Key.Key_Escape:
            self._escape()
        elif refused:
            self.handlers[refused].do()
        elif self._asking.press(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def go_to_note(self) -> None:
        """Give the focus to the note on the table."""
        if self.first_notes.card.buttons:
            self.first_notes.card.buttons[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _escape(self) -> None:
        """Take back one thing: what is held, the note, the drawer, the focus of a panel, the theatre."""
        at_table = self.view.hasFocus() or self.prompt.isAncestorOf(QApplication.focusWidget() or self.view)
        undone = self.close_up.hide() or self.scene.hand.cancel() or self.first_notes.card.answer()
        undone = undone or self.drawer.shut() or not at_table
        self.view.setFocus()
        if not undone and self.theatre:
            self.theatre_left.emit()

    def flip_replay(self) -> None:
        self.show_replay(self.actions_of["timeline"].isChecked())

    def flip_stacks(self) -> None:
        self.scene.set_spread(self.actions_of["fan"].isChecked())

    def flip_sight(self) -> None:
        self.scene.set_gazing(self.actions_of["sight"].isChecked())

    def flip_panel(self, key: str) -> None:
        if self.theatre and key in IN_DRAWER:
            self.actions_of[key].setChecked(False)
            self._flip_drawer(key)
        elif self.actions_of[key].isChecked():
            self.docks.show(key)
        else:
            self.docks[key].hide()

    def show_moves(self) -> None:
        """Bring the list of moves to the front, and give it the focus."""
        if self.theatre:
            self.drawer.open(self.moves)
        else:
            self.docks.show("show-moves")

    def _flip_drawer(self, key: str) -> None:
        panel = self.log if key == "show-log" else self.moves
        if panel.isAncestorOf(QApplication.focusWidget() or self) or panel.hasFocus():
            self.drawer.shut()
            self.view.setFocus()
        else:
            self.drawer.open(panel)

    def return_to_now(self) -> None:
        self.replay.player.pause()
        self.show_replay(False)

    def look_closely(self) -> None:
        """Show what is pointed at closely, until the key is let go."""
        self.close_up.hold()

    def _lay_out(self) -> None:
        self.replay.hide()
        middle = QWidget()
        fill(QVBoxLayout(middle), self.notice, (self.frame, 1), self.replay, margins=(0, 0, 0, 0), spacing=0)
        self.setCentralWidget(middle)
        panels = {
            "show-seats": (_("Seats"), self.seats),
            "show-log": (_("Log"), self.log),
            "show-moves": (_("Moves"), self.moves),
            "show-pieces": (_("Table as List"), self.pieces),
            "show-inspector": (_("Inspector"), self.inspector),
        }
        for key, (heading, widget) in panels.items():
            self.docks.add(key, heading, widget)
        self.docks.add("show-charts", _("Charts"), self.charts, BOTTOM)
        self.docks.reset()

    def _connect(self) -> None:
        controller = self.controller
        controller.shown.connect(self.refresh)
        controller.shown.connect(self.first_notes.follow)
        controller.covering.connect(self.first_notes.put_away)
        self.view.reshaped.connect(controller.reshape)
        controller.filmed.connect(self.prompt.hush)
        controller.told.connect(self._tell)
        controller.covering.connect(self._cover)
        controller.trouble.connect(self._trouble)
        controller.stuck.connect(partial(self._trouble, ways=self._ways_on()))
        controller.finished.connect(self._finish)
        controller.turned.connect(self.turned)
        controller.copy_asked.connect(self.copy_asked)
        controller.held_changed.connect(self._show_held)
        self.view.hold = controller.hold
        self.scene.brought.connect(self._step_aside)
        self.scene.read.connect(lambda words: announce(self.view, words))
        controller.bots.changed.connect(self._show_asked)
        controller.habits.failed.connect(partial(self._tell, urgent=True))
        self.first_notes.failed.connect(self._trouble)
        self.first_notes.card.reworded.connect(self.allowed)
        self.first_notes.rules_asked.connect(self.rules_asked)
        self.scene.choices.connect(self._offer_choices)
        self.scene.hovered.connect(self._inspecting.point)
        self.scene.walked.connect(self._inspecting.point)
        at_table = [a for a in self.actions_of.values() if a.shortcutContext() == AT_TABLE]
        self.view.addActions(at_table)
        self.replay.timeline.addActions(at_table)
        self.seat_menu.names_asked.connect(self.seats_asked)
        for place in (self, *(dock for _key, dock in self.docks)):
            place.addAction(self.actions_of["now"])  # Esc leads back from every panel, also from one that floats.
        for panel in (self.prompt, self.moves, self.pieces):
            panel.played.connect(lambda move: self.scene.choose((move,)))
        self.prompt.played.connect(lambda _move: self.view.setFocus())
        self.prompt.more_asked.connect(self.show_moves)
        self.prompt.stop_asked.connect(controller.bots.stop)
        self.pieces.pointed.connect(self._inspecting.point)
        self.moves.pointed.connect(lambda move: self.scene.ghost(move, move.label))
        self.inspector.rules_asked.connect(self.rules_asked)
        self.inspector.entry_asked.connect(self.entry_asked)
        self.log.wanted.connect(controller.look)
        self.charts.sought.connect(controller.look)
        self.replay.player.changed.connect(self.allowed)
        self.replay.failed.connect(partial(self._tell, urgent=True))
        for key in ("timeline", "fan", "sight"):
            self.actions_of[key].setChecked(False)
        for key, dock in self.docks:
            action = self.actions_of[key]
            dock.toggleViewAction().toggled.connect(action.setChecked)
            action.setChecked(not dock.isHidden())

    def refresh(self) -> None:
        """Show everything around the table as it is now."""
        controller, moment = self.controller, self.controller.moment
        if moment.live and self.watching:
            self.watching = False
            self.replay.hide()
            self.actions_of["timeline"].setChecked(False)
            self.view.setFocus()
        self.log.show_rows(moment.rows(), None if moment.live else moment.at, moment.news())
        self.pieces.show_table(controller.desc)
        self.frame.mark(self._mark())
        if not moment.live:
            self.told.emit("")
        if self.watching:
            self.replay.refresh()
        self._show_asked()
        self._inspecting.show()
        self.charts.refresh()

    def _show_asked(self) -> None:
        if self.controller.held:
            self._show_held()
        elif not self.controller.filming:
            self._asking.show(self.watching)
            self.allowed.emit()

    def _step_aside(self, brought: bool) -> None:
        """Leave the table to what is brought forward, unless that waits for an answer."""
        shown = self.scene.spotlights.shown
        aside = brought and not (shown is not None and shown.stays)
        self.first_notes.step_aside(brought)
        self.prompt.setVisible(not aside and not self.replay.isVisibleTo(self))

    def show_end(self) -> None:
        """Show who has won and why, with what each has made; of a match that is shown as it ended."""
        scene = self.controller.moment.ending()
        if scene is not None:
            self.scene.bring(scene)

    def _show_held(self) -> None:
        if self.controller.held:
            self.prompt.say(_("The table waits for you."), _("Space goes on."), ((_("Go On"), self.controller.hold),))
        elif not self.controller.filming:
            self._show_asked()
        self.allowed.emit()

    def _offer_choices(self, choices: Sequence[Affordance]) -> None:
        """Ask at the table which of several moves a gesture meant."""
        if not all(each.sign for each in choices):
            offer_choices(self, self.view.spot(), choices, self.controller.perform)
            return
        place = self.view.place_of(choices[0].target)
        spot = self.view.spot() if place.isEmpty() else place.center()
        Ring(self, spot, choices, self.controller.perform, self.scene.pixmaps.art, self.scene.theme)

    def _endings(self) -> Ways:
        alone = (_("Play Again"), self.rematch_asked.emit)
        belongs = (_("On with the Campaign"), self.campaign_asked.emit)
        return (
            alone if self.match.header.part is None else belongs,
            (_("Watch Replay"), self._watch),
            *(((_("The End"), self.show_end),) if self.match.kit.presenter.ending is not None else ()),
            (_("Back to Shelf"), self.shelf_asked.emit),
        )

    def _ways_of_watching(self) -> Ways:
        return (
            (_("Play On in a Copy…"), self.copy_asked.emit),
            (_("Watch Replay"), self._watch),
            (_("Back to Shelf"), self.shelf_asked.emit),
        )

    def _ways_on(self) -> Ways:
        return (
            (_("Try Again"), self._ask_bot),
            (_("Another Bot…"), self._offer_bots),
            (_("Play the Seat Yourself"), self._play_for_bot),
        )

    def _ask_bot(self) -> None:
        self.notice.clear()
        self.controller.bots.ask()

    def _offer_bots(self) -> None:
        pressed = QApplication.focusWidget()
        place = pressed if isinstance(pressed, Button) else self.prompt
        if self.controller.bots.stuck is not None:
            self.bots_asked.emit(self.controller.bots.stuck, place.mapToGlobal(QPoint(0, 0)))

    def _play_for_bot(self) -> None:
        stuck, seats = self.controller.bots.stuck, self.match.seats
        if stuck is not None:
            self.seats_asked.emit(with_seat(seats, stuck, seats[stuck].taken_back()))

    def _mark(self) -> str:
        if self.controller.moment.live:
            return ""
        return _("REPLAY") if self.watching else _("PAST")

    def _watch(self) -> None:
        self.show_replay(True)
        self.replay.player.play()

    def _tell(self, sentence: str, urgent: bool) -> None:
        """Say a sentence: to screen readers, and over the table unless it stands there or in the log already."""
        self.told.emit(sentence)
        announce(self.view, sentence, urgent)
        in_log = sentence == self.controller.narration and self.log.isVisible()
        if self.isVisible() and not urgent and not in_log:
            self.toast.say(sentence)

    def _trouble(self, sentence: str, ways: Ways = ()) -> None:
        self.notice.say(sentence, *ways)
        announce(self, sentence, urgent=True)

    def _finish(self) -> None:
        outcome = self.match.session.outcome()
        if outcome is not None:
            self._tell(ending(self.match.session, self.controller.desc.banner), True)
            if self.controller.read:
                self.show_end()

    def _cover(self, seat: int) -> None:
        self._lifted = self.docks.floating()
        for dock in self._lifted:
            dock.hide()
        info = self.match.seats[seat]
        moment = self.controller.moment
        self.covering.emit(info.name, info.colour, moment.viewpoint.passes_to(seat), moment.banner())
