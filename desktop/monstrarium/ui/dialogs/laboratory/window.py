"""The window *Laboratory*: what is to be played on one side, and what came of it so far on the other."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from ....games.kit import Kit
from ....lab import LabError
from ....lab.runs import folder_of
from ....lab.tasks import Line
from ....lab.worker import Again, Kept, Seen, Study
from ....lab.yardstick import clock
from ....language.words import _
from ...art.renderer import Art
from ...kit.announcements import announce
from ...kit.buttons import Button, IconButton
from ...kit.lazy import part
from ...kit.scrolling import ScrollColumn
from ...kit.text import SMALL, STEP, STRETCH, Text, fill
from .figures import Figures
from .form import Form
from .match_list import MatchList
from .process import LabProcess

if TYPE_CHECKING:
    from ...charts.laboratory import LabCharts

SIDE = 54 * STEP
CHART = 26 * STEP
TICK = 1000
"""Milliseconds after which rate and time left are told anew; a match of bots that look far ahead takes minutes."""


class LaboratoryWindow(QWidget):
    """A window that can stay open beside the table; a study goes on while it is open."""

    match_asked = Signal(object)
    """The path of a match that was played again, to be opened."""

    def __init__(
        self,
        titles: Mapping[str, str],
        load: Callable[[str], Kit],
        art: Art,
        folder: Path,
        parent: QWidget | None = None,
    ) -> None:
        """`titles` are the games by key; runs and matches are kept in `folder`."""
        super().__init__(parent, Qt.WindowType.Window)
        self._folder = folder
        self._study: Study | None = None
        self._seen: Seen | None = None
        self._heard = 0.0
        """When the figures in `_seen` came, in seconds of the monotonic clock."""
        self._clock = QTimer(self)
        self._clock.setInterval(TICK)
        self._clock.timeout.connect(self._tick)
        self.form = Form(titles, load, art, folder)
        self.start = IconButton(art, "play", _("Start"), "primary")
        self.stop = Button(_("Stop"))
        self.bar = QProgressBar()
        self.note = Text("", SMALL, soft=True)
        self.figures = Figures()
        self.matches = MatchList()
        self.charts: LabCharts = part("charts.laboratory").LabCharts()
        """Loaded with the window, because a study would falter for it later."""
        self.process = LabProcess(self)
        self.player = LabProcess(self)
        """Plays one match again."""
        self._arrange()
        self._connect()
        self._allow()
        self._invite()
        self.setWindowTitle(_("Laboratory"))
        self.resize(150 * STEP, 92 * STEP)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop what is played; what is done stays in the file of the run, and goes on from there."""
        running = self.process.running
        for process in (self.process, self.player):
            process.close()
        if running and self._seen is None:
            self._invite()
        elif running and self._seen is not None:
            self._say(_progress(msgspec.structs.replace(self._seen, over=True)))
        self._end()
        super().closeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Lie beside the main window and not over it, so that a match that is opened is seen."""
        super().showEvent(event)
        self.windowHandle().setTransientParent(None)  # type: ignore[arg-type]  # Its stub lacks None.

    # ---- a study

    def _begin(self) -> None:
        try:
            study = self.form.study()
        except LabError as error:
            self._complain(str(error))
            return
        self._study = study
        self.stop.setEnabled(True)
        self.stop.setFocus(Qt.FocusReason.OtherFocusReason)
        self._seen = None
        self.matches.lines.clear()
        self.figures.show_sections(())
        self.charts.hide()
        self.bar.setRange(0, 0)
        self._say(_("The matches begin …"))
        self.process.start(study)
        self._allow()

    def _take(self, seen: Seen) -> None:
        """Show what came so far."""
        self._seen, self._heard = seen, time.monotonic()
        self.bar.setRange(0, max(1, seen.of))
        self.bar.setValue(seen.done)
        self.charts.show_strengths(seen.strengths)
        self.charts.show_lengths(seen.lengths)
        self.charts.show()
        self.figures.show_sections(seen.sections)
        self.matches.lines.add(seen.lines)
        self._say(_progress(seen))
        if seen.over:
            announce(self, self.note.text())
        else:
            self._clock.start()

    def _tick(self) -> None:
        """Tell rate and time left anew while nothing comes."""
        if self._seen is not None and self.process.running and not self.player.running:
            self._say(_progress(self._seen, time.monotonic() - self._heard))

    def _end(self) -> None:
        self._clock.stop()
        if self.bar.maximum() == 0:
            self.bar.setRange(0, 1)
        self._allow()

    # ---- one match

    def _ask(self, line: Line) -> None:
        """Have a match played again, and open it."""
        if self._study is None or self.player.running:
            return
        task = self._study.task.again(line, str(folder_of(self._folder, self._study.task, line)))
        self._say(_("Match {n} is played again …", n=line.number + 1))
        self.player.start(Again(task, line.number))
        self._allow()

    def _open(self, kept: Kept) -> None:
        self._say("")
        self.match_asked.emit(Path(kept.path))

    # ---- what is shown

    def _invite(self) -> None:
        self._say(_("Choose what is to be played, and press Start. Runs are kept, and go on where they were stopped."))

    def _say(self, sentence: str) -> None:
        self.note.setText(sentence)

    def _complain(self, sentence: str) -> None:
        self._say(sentence)
        announce(self, sentence, urgent=True)

    def _allow(self) -> None:
        self.start.setEnabled(not self.process.running)
        self.stop.setEnabled(self.process.running)
        self.form.setEnabled(not self.process.running)
        self.matches.setEnabled(not self.player.running)

    def _arrange(self) -> None:
        side, right = QWidget(), QWidget()
        side.setFixedWidth(SIDE)
        fill(
            QVBoxLayout(side),
            (ScrollColumn(self.form), 1),
            fill(QHBoxLayout(), STRETCH, self.stop, self.start, margins=(2, 1, 2, 2)),
            margins=(0, 0, 0, 0),
            spacing=0,
        )
        self.note.setWordWrap(True)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(_("Progress"))
        self.charts.setFixedHeight(CHART)
        self.charts.hide()
        below = fill(QHBoxLayout(), (self.figures, 4), (self.matches, 3), spacing=2)
        fill(QVBoxLayout(right), self.bar, self.note, self.charts, (below, 1), margins=(2, 2, 2, 2), spacing=1)
        fill(QHBoxLayout(self), side, (right, 1), margins=(0, 0, 0, 0), spacing=0)

    def _connect(self) -> None:
        self.start.clicked.connect(self._begin)
        self.stop.clicked.connect(self.process.stop)
        self.process.answered.connect(self._take)
        self.process.ended.connect(self._end)
        self.player.answered.connect(self._open)
        self.player.ended.connect(self._allow)
        for process in (self.process, self.player):
            process.failed.connect(self._complain)
        self.matches.asked.connect(self._ask)


def _progress(seen: Seen, since: float = 0.0) -> str:
    """How far a study is, how fast it goes, and how long it will take, so many seconds after that was seen."""
    if seen.over and seen.done < seen.of:
        return _("{done} of {of} matches; Start goes on from there", done=seen.done, of=seen.of)
    told = _("{done} of {of} matches", done=seen.done, of=seen.of)
    if seen.over or not seen.played or not seen.seconds:
        return told
    rate = seen.played / (seen.seconds + since)
    return told + _(", {rate:.3g} a second, {time} left", rate=rate, time=clock((seen.of - seen.done) / rate))
