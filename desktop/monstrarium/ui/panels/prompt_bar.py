"""The bar below the table: what is asked and of whom, and buttons for what is not on the table."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout

from ...language.words import _
from ...table.desc import Affordance, Gesture, TableDesc
from ...table.presenter import Audience
from ..art.renderer import Art
from ..kit.buttons import Button
from ..kit.seat_tokens import Badge
from ..kit.text import HEADING, STEP, STRETCH, Paragraph, fill, plain_tip, unmarked

CHOICES = 5
"""The most buttons; the Moves dock lists all."""
SHARE = 0.33
"""The share of the width for a long question."""
LOWEST = 9 * STEP
SETTLING_MS = 250
"""Milliseconds in which a click on new buttons is ignored: it was meant for those before."""


class PromptBar(QFrame):
    """The bar. It keeps its height, so that the table does not jump."""

    played = Signal(object)
    more_asked = Signal()
    stop_asked = Signal()
    habits_asked = Signal(QPoint)
    """A person wants to choose how to be asked; where on the screen."""

    def __init__(self, art: Art) -> None:
        super().__init__()
        self.badge = Badge(art, 5 * STEP)
        self.text = Paragraph("", HEADING, bold=True)
        self.notes = Paragraph("", soft=True)
        self.buttons: list[Button] = []
        self._row = QGridLayout()
        self._wide = CHOICES + 1
        """The buttons in a row."""
        self._folded = False
        """Whether that number follows from the width of the bar."""
        self._labels: list[str] = []
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._row.setSpacing(STEP)
        words = fill(QVBoxLayout(), STRETCH, self.text, self.notes, STRETCH, spacing=0)
        fill(QHBoxLayout(self), self.badge, (words, 1), self._row, margins=(2, 1, 2, 1), spacing=2)
        self.setMinimumHeight(LOWEST)
        self.setAccessibleName(_("What is asked"))

    def show_table(self, desc: TableDesc, audience: Audience, thinking: int | None, onlooker: bool) -> None:
        """Show what a table asks, or what is going on. An onlooker is never asked."""
        prompt = desc.prompt
        seat = thinking if thinking is not None else prompt.seat if prompt is not None else None
        self._sign(seat, audience)
        if thinking is not None:
            self._say(_("{name} is thinking…", name=audience.name(thinking)), ())
            self._offer_stop()
            return
        self._say(prompt.text if prompt is not None else desc.banner, prompt.notes if prompt is not None else ())
        moves = [each for each in desc.affordances if each.gesture is Gesture.BUTTON]
        moves.sort(key=lambda move: not move.declines)
        if prompt is not None and prompt.seat is None:
            self._offer_replies(moves)
        else:
            self._offer(moves, len(desc.affordances) == 1)
        if desc.round is not None and not onlooker:
            self._offer_habits()
        self._settle()

    def hush(self, banner: str) -> None:
        """Show only what is going on, while a move is shown."""
        self._say(banner, ())
        self._clear()

    def say(self, text: str, note: str, buttons: Sequence[tuple[str, Callable[[], object]]]) -> None:
        self.badge.hide()
        self._say(text, (note,) if note else ())
        self._clear()
        for at, (label, do) in enumerate(buttons):
            self._add(label, "plain" if at else "primary").clicked.connect(lambda _checked=False, do=do: do())
        self._settle()

    def walk(self, by: int) -> None:
        """Give the focus to the next button or the one before; to the first where none has it."""
        at = next((at for at, button in enumerate(self.buttons) if button.hasFocus()), None)
        to = 0 if at is None else max(0, min(len(self.buttons) - 1, at + by))
        self.buttons[to].setFocus(Qt.FocusReason.TabFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() == self.width():
            self.setMinimumHeight(max(LOWEST, self.height()))
            return
        self.setMinimumHeight(LOWEST)
        if self._folded:
            self._fold()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore a press of the mouse just after the buttons have changed under it."""
        pressed = event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        return pressed and self._settling.isActive()

    def _settle(self) -> None:
        labels = [button.text() for button in self.buttons]
        if labels and labels != self._labels and SETTLING_MS:
            self._settling.start(SETTLING_MS)
        self._labels = labels

    def _sign(self, seat: int | None, audience: Audience) -> None:
        self.badge.setVisible(seat is not None)
        if seat is not None:
            self.badge.show_seat(audience.name(seat), audience.colours[seat])

    def _say(self, text: str, notes: Sequence[str]) -> None:
        self.text.setText(together(text))
        self.notes.setText(together("   ·   ".join(notes)))
        self.notes.setVisible(bool(notes))

    def _offer(self, moves: Sequence[Affordance], alone: bool) -> None:
        """Add the buttons of affordances. One stands out only where buttons are all there is to do. The last one always
        stays at the edge, so that no other takes its place.
        """
        self._clear()
        many = len(moves) > CHOICES
        for move in moves[: CHOICES - 1]:
            self._offer_move(move, alone)
        if many:
            self._add(_("More…"), "quiet").clicked.connect(self.more_asked)
        for move in moves[CHOICES - 1 :][-1:]:
            self._offer_move(move, alone)
        self._fold()

    def _offer_move(self, move: Affordance, alone: bool) -> None:
        button = self._add(move.label, "primary" if alone else "plain")
        button.setToolTip(plain_tip(move.note))
        button.clicked.connect(lambda _checked=False: self.played.emit(move))

    def _offer_replies(self, replies: Sequence[Affordance]) -> None:
        """Add a button for everybody who is asked in public; the first, which Enter presses, stands out."""
        self._clear()
        if len(replies) >= CHOICES:
            self._wide = (len(replies) + 2) // 2
        for at, reply in enumerate(replies):
            button = self._add(reply.label, "plain" if at else "primary")
            button.setToolTip(plain_tip(reply.note))
            button.clicked.connect(lambda _checked=False, reply=reply: self.played.emit(reply))

    def _offer_habits(self) -> None:
        button = self._add(_("When to Ask…"), "quiet")
        button.setToolTip(_("Choose which questions you want to be asked"))
        button.clicked.connect(lambda: self.habits_asked.emit(button.mapToGlobal(QPoint(0, 0))))

    def _offer_stop(self) -> None:
        self._clear()
        button = self._add(_("Stop"), "plain")
        button.setToolTip(_("Let the bot play the best it has found so far"))
        button.clicked.connect(self.stop_asked)

    def _add(self, text: str, kind: str) -> Button:
        button = Button(unmarked(text), kind)
        self._row.addWidget(button, *divmod(len(self.buttons), self._wide))
        button.installEventFilter(self)
        self.buttons.append(button)
        return button

    def _fold(self) -> None:
        widths = [button.sizeHint().width() + STEP for button in self.buttons]
        words = max(each.fontMetrics().horizontalAdvance(each.text()) for each in (self.text, self.notes))
        room = self.width() - self.badge.width() - 7 * STEP - min(words, SHARE * self.width())
        rows = max(1, min(3, len(widths), math.ceil(sum(widths) / max(1.0, room))))
        self._folded = True
        self._wide = -(-len(widths) // rows) if rows > 1 else CHOICES + 1
        for at, button in enumerate(self.buttons):
            self._row.removeWidget(button)
            self._row.addWidget(button, *divmod(at, self._wide))

    def _clear(self) -> None:
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        self._folded = False
        self._wide = CHOICES + 1


def together(text: str) -> str:
    """A sentence with its percent signs bound to their numbers."""
    return text.replace(" %", "\u00a0%")
