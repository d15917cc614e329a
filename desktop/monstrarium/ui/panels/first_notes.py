"""Explains a thing at the table when somebody meets it for the first time: one small note at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import msgspec
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from ...content.facts import ContentError
from ...content.first_notes import first_notes
from ...engine.plain import Seat
from ...engine.record import START
from ...language.words import _, said
from ...storage.met_notes import MetNotes
from ...table.desc import ItemId
from ...table.first_notes import FirstNote, Happened, Situation, first_met, place_of
from ..match.controller import MatchController
from ..settings.chores import Chores
from ..view.table_view import TableView
from .over_table.note_card import NoteCard, NoteCardPlace

PLAYED_ON = 3
"""A note that was in sight at so many moves of its person counts as met."""
LOOKED_BACK = 16
"""The most moves that are looked through for what has happened since the seat that looks moved last."""


class FirstNotes(QObject):
    """Follows the controller, and shows the card to the seat that looks, while the table is at rest."""

    rules_asked = Signal(str)
    """The rules are wanted, at this heading."""
    failed = Signal(str)
    """A sentence on what could not be read or written."""

    def __init__(
        self, controller: MatchController, table: TableView, plaque: QWidget, met: MetNotes, chores: Chores
    ) -> None:
        super().__init__(controller)
        self.card = NoteCard(plaque.parentWidget() or table)
        self.place = NoteCardPlace(self.card, table, plaque)
        self.wanted = True
        """Whether notes are shown at all."""
        self._controller = controller
        self._table = table
        self._met = met
        self._chores = chores
        self._session = controller.match.session
        self._game = controller.match.header.game
        self._notes: tuple[FirstNote, ...] = ()
        self._shown: tuple[FirstNote, Seat] | None = None
        """The note in sight, and whose."""
        self._moves = Counter[tuple[FirstNote, Seat]]()
        """How many moves a person has made while a note was in sight."""
        self._own = START
        """The last move of the seat that looks, when it was looked at."""
        self._answered = -1
        """The last move of the person who answered a note; until the next one only what is pressing is explained."""
        self._seen: dict[int, tuple[Happened, ...]] = {}
        """What the seat that looks was told of each move since then."""
        self._looker: Seat | None = None
        try:
            self._notes = first_notes(self._game)
        except ContentError as error:
            self._trouble = str(error)
        else:
            self._trouble = met.complaint

    def want(self, wanted: bool) -> None:
        """Show notes from now on, or none."""
        self.wanted = wanted
        self._answered = -1
        self.follow()

    def follow(self) -> None:
        """Show the note that fits what is on the table now; one in sight stays until its person has moved."""
        if self._trouble:
            trouble, self._trouble = self._trouble, ""
            self.failed.emit(trouble)
        viewer = self._controller.moment.viewpoint.viewer
        if viewer is None or not self._may_show(viewer):
            self.put_away()
            return
        if viewer != self._looker:
            self._looker, self._own, self._seen = viewer, self._last_move(viewer), {}
            self._answered = -1
            self.put_away()
        own = self._last_move(viewer)
        if own != self._own:
            self._own = own
            self._seen = {}
            self._count_move()
        elif self._shown is not None and self._still_fits(self._shown[0], viewer):
            self._lead_focus()
            return
        self._show_next(viewer)

    def step_aside(self, aside: bool) -> None:
        """Leave the table to what is brought forward, and come back."""
        self._keep_focus()
        self.card.setVisible(self._shown is not None and not aside)
        self.place.lay()

    def put_away(self, *_seat: object) -> None:
        self._shown = None
        self._keep_focus()
        self.card.put_away()

    def _keep_focus(self) -> None:
        """Give the focus to the table before the card goes, as Qt would walk on with it as by Tab."""
        if self.card.isAncestorOf(QApplication.focusWidget() or self._table):
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _may_show(self, viewer: Seat) -> bool:
        controller = self._controller
        if not (self.wanted and self._notes and controller.ready) or controller.over or controller.match.read_only:
            return False
        if not controller.match.file.has_file:  # That of a lesson, which explains things itself.
            return False
        is_person = viewer in controller.moment.viewpoint.people
        return is_person and not self._met.is_off(self._person(viewer), self._game)

    def _can_be_read(self, note: FirstNote) -> bool:
        """Whether a note would stay in sight: somebody is asked, or others move, and it does not pass with that."""
        controller = self._controller
        return controller.asked or (controller.rounds.silence() is None and _stays(note))

    def _still_fits(self, note: FirstNote, viewer: Seat) -> bool:
        """Whether a note is still to be read: what has happened or lies there, until its person moves."""
        return _stays(note) or place_of(note.when, self._situation(viewer, [note])) is not None

    def _show_next(self, viewer: Seat) -> None:
        met = self._met.met(self._person(viewer), self._game)
        unmet = [note for note in self._notes if note.key not in met]
        if self._answered == self._own:
            unmet = [note for note in unmet if note.when.is_pressing]
        unmet = [note for note in unmet if self._can_be_read(note)]
        found = first_met(unmet, self._situation(viewer, unmet)) if unmet else None
        if found is None:
            self.put_away()
        elif self._shown is None or self._shown[0] != found[0]:
            self._show(*found, viewer)

    def _show(self, note: FirstNote, item: ItemId, viewer: Seat) -> None:
        self._shown = (note, viewer)
        ways = [(_("Got It"), self._got_it), (_("Not Again"), self._not_again)]
        if note.rules:
            ways.append((_("More…"), lambda: self.rules_asked.emit(note.rules)))
        self.card.show_note(said(note.title), said(note.text), ways, *([item] if item else []))
        self.card.buttons[1].setToolTip(_("Explain nothing in this game any more; the settings bring it back"))
        self._lead_focus()

    def _got_it(self) -> None:
        if self._shown is None:
            return
        note, viewer = self._shown
        self._met.add(self._person(viewer), self._game, note.key)
        self._end()

    def _not_again(self) -> None:
        if self._shown is None:
            return
        self._met.turn_off(self._person(self._shown[1]), self._game)
        self._end()

    def _end(self) -> None:
        """Keep what was answered."""
        self._answered = self._own
        self._chores.do(self._met.write, self, self.failed.emit)
        self.put_away()
        self.follow()

    def _count_move(self) -> None:
        """Note that the person has moved; a note that was in sight often enough counts as met."""
        if self._shown is None:
            return
        note, viewer = self._shown
        self._moves[self._shown] += 1
        if self._moves[self._shown] >= PLAYED_ON:
            self._met.add(self._person(viewer), self._game, note.key)
            self._chores.do(self._met.write, self, self.failed.emit)
            self.put_away()

    def _lead_focus(self) -> None:
        """Have Tab lead from the table to the card."""
        for before, after in pairwise((self._table, *self.card.buttons)):
            QWidget.setTabOrder(before, after)

    # ---- what is met

    def _person(self, seat: Seat) -> str:
        return self._controller.match.seats[seat].name

    def _last_move(self, viewer: Seat) -> int:
        record = self._session.record
        own = (node for node in reversed(record.line()) if record.action(node).seat == viewer)
        return next(own, START)

    def _situation(self, viewer: Seat, unmet: list[FirstNote]) -> Situation:
        moment = self._controller.moment
        pending = moment.viewpoint.view().pending
        asked = pending is not None and pending.choice.seat == viewer
        events = {note.when.event for note in unmet} - {""}
        happened = tuple(self._happened(viewer, events)) if events else ()
        question = pending.choice.text if asked else ""
        table = self._controller.desc
        if not self._controller.asked:  # A question that goes past the person needs no words.
            table = msgspec.structs.replace(table, round=None)
        return Situation(viewer, table, moment.topic(), question, happened)

    def _happened(self, viewer: Seat, events: set[str]) -> Iterator[Happened]:
        """What the seat was told since it moved last, that move included."""
        line = self._session.record.line()
        since = line.index(self._own) if self._own in line else 0
        for node in line[since:][-LOOKED_BACK:]:
            if node not in self._seen:
                self._seen[node] = tuple(self._told(node, events))
            yield from self._seen[node]

    def _told(self, node: int, events: set[str]) -> Iterator[Happened]:
        moment, presenter = self._controller.moment, self._controller.match.kit.presenter
        for frame in moment.viewpoint.film(node):
            for event in frame.events:
                if type(event).__name__ in events:
                    seen = presenter.flourish(event, frame.view, moment.audience)
                    yield Happened(type(event).__name__, event.seat, "" if seen is None else seen.item)


def _stays(note: FirstNote) -> bool:
    """Whether a note speaks of what has happened or lies on the table, which others do not change by moving."""
    return bool(note.when.event or note.when.piece)
