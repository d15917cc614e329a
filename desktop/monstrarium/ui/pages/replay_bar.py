"""The bar of the replay: the timeline, the buttons of the player, whose view is shown, and the lines of the match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ...engine.plain import Seat
from ...engine.record import START
from ...language.words import _, _n
from ..art.renderer import Art
from ..kit.buttons import Button, ToolButton
from ..kit.fields import DropDown
from ..kit.text import STEP, Text, fill
from ..match.controller import MatchController
from ..match.kept_notes import Bookmarks
from ..match.replay_player import SPEEDS, ReplayPlayer
from ..match.viewpoint import EVERYTHING
from ..panels.timeline import Timeline

BUTTONS = ("first", "turn-back", "back", "play", "forward", "turn-forward", "last")


class ReplayBar(QFrame):
    """The bar below the table while the past is shown."""

    failed = Signal(str)
    """A sentence on why the bookmarks could not be written."""

    def __init__(
        self, controller: MatchController, actions: Mapping[str, QAction], bookmarks: Bookmarks, art: Art
    ) -> None:
        super().__init__()
        self._controller = controller
        self._moment = controller.moment
        self._actions = actions
        self._bookmarks = bookmarks
        self._art = art
        self._marks = bookmarks.of(controller.match.header.id)
        self.player = ReplayPlayer(controller)
        self.player.changed.connect(self.refresh)
        self.timeline = Timeline(self._chapter)
        self.timeline.sought.connect(self.player.seek)
        self.speed = DropDown((), _("Speed"))
        self.eyes, self.lines = DropDown(()), DropDown(())
        self.place = Text("", soft=True)
        self._labels: dict[QComboBox, QLabel] = {}
        self._lay_out()
        self.setAccessibleName(_("Replay"))

    # ---- what the Replay menu does

    def toggle_bookmark(self) -> None:
        self._marks = self._marks ^ {self._moment.at}
        self._bookmarks.keep(self._controller.match.header.id, self._marks, self, self.failed.emit)
        self.refresh()

    def next_bookmark(self) -> None:
        """Go to the next bookmark, after the last one to the first."""
        marks = self._marked()
        if marks:
            here = self.player.index
            self.player.seek(next((mark for mark in marks if mark > here), marks[0]))

    def line_names(self) -> list[tuple[int, str]]:
        """The end of every line, with its name."""
        record = self._controller.match.session.record
        return [(end, self._line_name(number, end)) for number, end in enumerate(record.ends(), 1)]

    def eye_names(self) -> list[tuple[Seat | None, str]]:
        """The seats as which the match may be watched, with their names."""
        seats = self._controller.match.seats
        names = {None: _("An onlooker"), EVERYTHING: _("Everything")}
        return [
            (viewer, names[viewer] if viewer in names else seats[viewer or 0].name)
            for viewer in self._moment.viewpoint.choices()
        ]

    def refresh(self) -> None:
        moment, player = self._moment, self.player
        count = player.count
        record = self._controller.match.session.record
        forks = [at for at, node in enumerate([START, *moment.line]) if node in self._forks()]
        self.timeline.show_line(player.index, count, player.turns(), forks, self._marked())
        chapter = self._chapter(player.index)
        self.place.setText(
            _n("{chapter} · move {at} of {n}", "{chapter} · move {at} of {n}", count, chapter=chapter, at=player.index)
        )
        widest = self.place.fontMetrics().horizontalAdvance(self.place.text())
        self.place.setMinimumWidth(max(self.place.minimumWidth(), widest + STEP))  # The timeline keeps its width.
        self._actions["play"].setText(_("&Pause") if player.playing else _("&Play"))
        self._play.setToolTip(_("Pause") if player.playing else _("Play"))
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        self._actions["play"].setIcon(self._art.icon("pause" if player.playing else "play", ink))
        self._fill(self.eyes, self.eye_names(), moment.viewpoint.viewer)
        own_end = next((end for end in record.ends() if moment.end in (START, *record.line(end))), moment.end)
        self._fill(self.lines, self.line_names(), own_end)
        self.speed.setCurrentIndex(SPEEDS.index(player.speed))
        self.play_on.setEnabled(self._controller.can_play_on())

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(STEP // 2)
        for key in BUTTONS:
            button = ToolButton()
            button.setDefaultAction(self._actions[key])
            button.setIconSize(button.iconSize() * 1.25)
            row.addWidget(button)
            if key == "play":
                self._play = button
        for speed in SPEEDS:
            self.speed.addItem(_("{speed}×", speed=f"{speed:g}"), speed)
        self.speed.activated.connect(lambda at: self.player.set_speed(SPEEDS[at]))
        self.eyes.activated.connect(lambda at: self._controller.look_as(self.eyes.itemData(at)))
        self.lines.activated.connect(lambda at: self._controller.look_along(self.lines.itemData(at)))
        self.play_on = Button(_("Play On from Here"), "primary")
        self.play_on.clicked.connect(self._controller.play_on)
        row.addSpacing(STEP)
        row.addWidget(self.speed)
        row.addStretch(1)
        for text, box in ((_("View as"), self.eyes), (_("Line"), self.lines)):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            self._labels[box] = _labelled(text, box)
            fill(row, self._labels[box], box, STEP)
        row.addWidget(self.play_on)
        layout = fill(QVBoxLayout(self), margins=(2, 1, 2, 1), spacing=0)
        above = fill(QHBoxLayout(), (self.timeline, 1), self.place, spacing=2)
        layout.addLayout(above)
        layout.addLayout(row)

    def _fill(self, box: QComboBox, names: Sequence[tuple[int | None, str]], chosen: int | None) -> None:
        old = [(box.itemData(at), box.itemText(at)) for at in range(box.count())]
        if old != list(names):
            box.clear()
            for value, name in names:
                box.addItem(name, value)
        box.setCurrentIndex(next((at for at, (value, _name) in enumerate(names) if value == chosen), -1))
        for part in (box, self._labels[box]):
            part.setVisible(len(names) > 1)

    def _chapter(self, index: int) -> str:
        line = self._moment.line
        node = START if index == 0 else line[index - 1]
        return self._moment.log.chapter(node, self._moment.audience)

    def _marked(self) -> list[int]:
        return [at for at, node in enumerate([START, *self._moment.line]) if node in self._marks]

    def _forks(self) -> set[int]:
        ways = Counter(move.parent for move in self._controller.match.session.record.moves)
        return {node for node, count in ways.items() if count > 1}

    def _line_name(self, number: int, end: int) -> str:
        record = self._controller.match.session.record
        nodes = record.line(end)
        fork = next(
            (record.parent(node) for node in reversed(nodes) if record.children(record.parent(node))[0] != node), None
        )
        if fork is None:
            return _("{number}: as first played", number=number)
        chapter = self._moment.log.chapter(fork, self._moment.audience)
        return _("{number}: from {chapter}", number=number, chapter=chapter)


def _labelled(text: str, box: QWidget) -> QLabel:
    label = Text(text, soft=True)
    label.setBuddy(box)
    return label
