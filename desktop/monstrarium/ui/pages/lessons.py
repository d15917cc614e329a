"""The page of a game's lessons: what each teaches, which are done, and the first match after them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ...games.boxes import Box
from ...language.words import _, _n, said
from ...lessons.lesson import FirstMatch
from ...lessons.reading import Taught
from ...storage.learned import Progress
from ..art.renderer import Art
from ..kit.buttons import Button, IconButton
from ..kit.scrolling import ScrollColumn
from ..kit.text import HEADING, SMALL, STEP, STRETCH, TITLE, Card, Paragraph, Strip, Text, fill
from .setup import Banner

WIDEST = 110 * STEP
SIGN = 5 * STEP
PICTURE = 42 * STEP
"""The width of the picture of the game."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class LessonsPage(QWidget):
    """The page. Esc leads back."""

    chosen = Signal(object, int)
    """A `Taught` lesson, and the step to begin with."""
    match_asked = Signal()
    """Play the first match."""
    cancelled = Signal()

    def __init__(self, art: Art) -> None:
        super().__init__()
        self._art = art
        self._page = QWidget()
        self._layout = fill(QVBoxLayout(self), self._page, margins=(0, 0, 0, 0))
        self._game = ""
        self.rows: list[LessonRow] = []
        """The lessons, and last the first match."""

    def show_lessons(self, box: Box, lessons: Sequence[tuple[Taught, Progress]], first: FirstMatch) -> None:
        """Show the lessons of a game, each with how far it has come."""
        self._game = box.key
        first_open = next((at for at, (_taught, progress) in enumerate(lessons) if not progress.done), None)
        rows = [self._row(at + 1, *each, lead=at == first_open) for at, each in enumerate(lessons)]
        coming = None if first_open is None else rows[first_open]
        match = self._match(first, all_done=coming is None)
        banner = Banner(self._art, box)
        banner.setFixedWidth(PICTURE)
        banner.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        words = fill(
            QVBoxLayout(),
            Paragraph(_("Learn {game}", game=box.title), TITLE, bold=True),
            Paragraph(
                _n(
                    "{n} lesson on the real table. You can leave at any moment and come back.",
                    "{n} lessons on the real table. You can leave at any moment and come back.",
                    len(lessons),
                )
            ),
            spacing=0.5,
        )
        head = fill(QHBoxLayout(), banner, (words, 1), spacing=3)
        content = fill(QVBoxLayout(), head, margins=(3, 2, 3, 2), spacing=1.5)
        self.rows = [*rows, match]
        for card in self.rows:
            content.addWidget(card)
        content.addStretch()
        middle, ground = QWidget(), QWidget()
        middle.setLayout(content)
        middle.setMaximumWidth(WIDEST)
        fill(QHBoxLayout(ground), STRETCH, (middle, 1000), STRETCH, margins=(0, 0, 0, 0))
        page = QWidget()
        fill(QVBoxLayout(page), (ScrollColumn(ground), 1), self._foot(), margins=(0, 0, 0, 0), spacing=0)
        self._layout.replaceWidget(self._page, page)
        self._page.hide()
        self._page.deleteLater()
        self._page = page
        (coming or match).button.setFocus(Qt.FocusReason.OtherFocusReason)

    def rules_topic(self) -> tuple[str, str]:
        return self._game, ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() in ENTER and isinstance(pressed := self.focusWidget(), Button):
            pressed.click()
        else:
            super().keyPressEvent(event)

    def _row(self, number: int, taught: Taught, progress: Progress, *, lead: bool) -> LessonRow:
        lesson = taught.lesson
        steps = len(lesson.steps)
        begun = 0 < progress.step < steps
        minutes = _n("{n} minute", "{n} minutes", lesson.minutes)
        state = _("done") if progress.done else ""
        if begun:
            state = _("step {n} of {steps}", n=progress.step + 1, steps=steps)
        label = _("Go On") if begun else _("Again") if progress.done else _("Begin")
        row = LessonRow(
            "✓" if progress.done else str(number),
            said(lesson.title),
            said(lesson.about),
            " · ".join(filter(None, (minutes, state))),
            Button(label, "primary" if lead else "plain"),
            lambda: self.chosen.emit(taught, progress.step if begun else 0),
        )
        if begun:
            row.add(Button(_("From the Start"), "quiet"), lambda: self.chosen.emit(taught, 0))
        return row

    def _match(self, first: FirstMatch, all_done: bool) -> LessonRow:
        return LessonRow(
            "",
            _("Your first match"),
            said(first.about),
            "" if all_done else _("after the lessons, or whenever you like"),
            IconButton(self._art, "play", _("Play"), "primary" if all_done else "plain"),
            self.match_asked.emit,
        )

    def _foot(self) -> QWidget:
        back = Button(_("Back"), "quiet")
        back.clicked.connect(self.cancelled)
        foot = Strip(Qt.Edge.TopEdge)
        fill(QHBoxLayout(foot), back, STRETCH, margins=(3, 2, 3, 2))
        return foot


class LessonRow(Card):
    """One lesson: its sign, its words, and a button."""

    def __init__(self, sign: str, title: str, about: str, facts: str, button: Button, do: Callable[[], object]) -> None:
        super().__init__()
        self.button = button
        self.sign = Text(sign, TITLE, bold=True, soft=True)
        self.sign.setFixedWidth(SIGN)
        self.sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        words = fill(QVBoxLayout(), Paragraph(title, HEADING, bold=True), Paragraph(about), spacing=0.25)
        if facts:
            words.addWidget(Paragraph(facts, SMALL, soft=True))
        self._row = fill(QHBoxLayout(self), self.sign, (words, 1), margins=(2, 1.5, 2, 1.5), spacing=2)
        self.setAccessibleName(title)
        self.setAccessibleDescription(". ".join(filter(None, (about, facts))))
        self.add(button, do)

    def add(self, button: Button, do: Callable[[], object]) -> None:
        """Add a button to the right of the words, before the others."""
        button.clicked.connect(lambda _checked=False: do())
        button.setAccessibleDescription(self.accessibleName())
        self._row.insertWidget(2, button)
