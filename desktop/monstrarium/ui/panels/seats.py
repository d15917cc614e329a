"""The seats: token, name, score, whose turn it is, and which bot thinks."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ...engine.record import SeatInfo
from ...language.words import _
from ..art.palette import theme_for
from ..art.renderer import Art
from ..kit.buttons import IconButton
from ..kit.seat_tokens import Badge
from ..kit.text import HEADING, SMALL, STEP, Paragraph, Text, blend, fill, plain_tip
from ..settings.appearance import scheme_of

ROOMY = 4
"""With more seats than this each has a single line."""
BELL = 3 * STEP + STEP // 2


class SeatPanel(QFrame):
    latched = Signal(int, bool)
    """Whether a seat wants to be asked the next time."""
    habits_asked = Signal(int, QPoint)
    """A seat wants to choose how to be asked; where on the screen."""
    called = Signal(int)
    """A seat was clicked, to go on in its place."""

    def __init__(self, seats: Sequence[SeatInfo], levels: Sequence[str], art: Art) -> None:
        """`levels` are the names of the bots by seat, empty for people."""
        super().__init__()
        crowded = len(seats) > ROOMY
        self.rows = [SeatRow(seat, level, art, crowded) for seat, level in zip(seats, levels, strict=True)]
        layout = fill(QVBoxLayout(self), margins=(0, 1, 0, 1), spacing=0)
        for at, row in enumerate(self.rows):
            layout.addWidget(row)
            row.bell.clicked.connect(lambda wanted, at=at: self.latched.emit(at, wanted))
            row.habits_asked.connect(lambda spot, at=at: self.habits_asked.emit(at, spot))
            row.called.connect(lambda at=at: self.called.emit(at))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setAccessibleName(_("Seats"))

    def minimumSizeHint(self) -> QSize:
        """As high as its words need in its width, so that panels around it do not cut them."""
        least = super().minimumSizeHint()
        return QSize(least.width(), max(least.height(), self.heightForWidth(self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def show_standing(
        self, scores: Sequence[int], measure: str, acting: Collection[int], thinking: int | None, places: Sequence[int]
    ) -> None:
        """Show the scores and what they count, who is to act, whose bot thinks, and the places of a finished match."""
        for seat, row in enumerate(self.rows):
            place = places[seat] if places else 0
            row.show_state(scores[seat], measure, seat in acting, seat == thinking, place)


class SeatRow(QWidget):
    habits_asked = Signal(QPoint)
    called = Signal()

    def __init__(self, seat: SeatInfo, level: str, art: Art, crowded: bool) -> None:
        super().__init__()
        self._seat = seat
        self._level = level
        self._acting = False
        self.badge = Badge(art)
        self.badge.show_seat(seat.name, seat.colour)
        self.name = Paragraph(seat.name, bold=True)
        self.state = Paragraph("", SMALL, soft=True)
        self.score = Text("", HEADING, bold=True)
        self.bell = IconButton(art, "bell", kind="quiet")
        self.bell.setCheckable(True)
        self.bell.setFixedSize(BELL, BELL)
        self.bell.hide()
        words = QHBoxLayout() if crowded else QVBoxLayout()
        fill(words, (self.name, 1), (self.state, 1), spacing=1 if crowded else 0)
        layout = QHBoxLayout(self)
        air = 0.25 if crowded else 1
        fill(layout, self.badge, (words, 1), margins=(2, air, 2, air), spacing=1 if crowded else 2)
        layout.addWidget(self.bell, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self.score, 0, Qt.AlignmentFlag.AlignVCenter)

    def show_state(self, score: int, measure: str, acting: bool, thinking: bool, place: int) -> None:
        self._acting = acting
        self.score.setText(str(score).replace("-", "−"))
        self.score.setToolTip(measure)
        state = state_words(acting, thinking, place, self._level)
        self.state.setText(state)
        self.state.setVisible(bool(state))
        self.setAccessibleName(
            _(
                "{name}, {measure}: {score}. {state}", name=self._seat.name, measure=measure, score=score, state=state
            ).strip()
        )
        self.update()

    def show_habit(self, habit: str, latched: bool) -> None:
        """Show how a person is asked, with a bell to be asked the next time anyway."""
        name = self._seat.name
        self.bell.setChecked(latched)
        words = _("Ask {name} at the next question, once. Otherwise: {habit}", name=name, habit=habit)
        self.bell.setToolTip(plain_tip(words))
        self.bell.setAccessibleName(words)
        self.bell.show()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.bell.isVisibleTo(self):
            self.habits_asked.emit(event.globalPos())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.called.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the press, so that the release comes here too."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._acting:
            return
        painter = QPainter(self)
        palette = self.palette()
        edge = theme_for(scheme_of(palette)).text.of(f"seat{self._seat.colour}")
        painter.fillRect(self.rect(), blend(palette.color(QPalette.ColorRole.Window), edge, 0.12))
        painter.fillRect(QRectF(0, 0, 4, self.height()), edge)


def state_words(acting: bool, thinking: bool, place: int, level: str) -> str:
    """What a seat does: its place once the match is over, else that it thinks or is to move, else who plays there."""
    if place:
        return _("Place {place}", place=place)
    if thinking:
        return _("Thinking…")
    return _("To move") if acting else level
