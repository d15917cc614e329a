"""The briefing sheet: what a match is about, shown before it begins and on request."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ...engine.record import SeatInfo
from ...language.words import _
from ...table.briefing import Briefing, SideBriefing, Sign
from ..art.palette import Theme
from ..art.renderer import Art
from ..kit.buttons import Button
from ..kit.scrolling import ScrollColumn
from ..kit.seat_tokens import Badge
from ..kit.text import HEADING, SMALL, STEP, STRETCH, TITLE, Card, Paragraph, Strip, Text, fill, scaled
from ..panels.map_view import MapView

KEYS = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_B)
NARROW, WIDE = 44 * STEP, 76 * STEP
"""The width of the words is two fifths of the window, between these."""
SHARE = 0.38
SIGN = 3 * STEP
COLUMNS = 4
"""The most signs in a row of the key below the map."""


class BriefingSheet(QWidget):
    """The page. Esc, Enter and B close it."""

    closed = Signal()

    def __init__(self, art: Art) -> None:
        super().__init__()
        self._art = art
        self._topic = ("", "")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # A button would keep the arrows to itself.
        self._words = ScrollColumn()
        self.map: MapView | None = None
        self._signs: Sequence[Sign] = ()
        self._shown_columns = COLUMNS
        self.close_button = Button("", "primary")
        self.close_button.clicked.connect(self.closed)
        self._legend = QGridLayout()
        self._legend.setHorizontalSpacing(2 * STEP)
        self._legend.setVerticalSpacing(STEP // 2)
        self._plan = fill(QVBoxLayout(), self._legend, margins=(1, 3, 3, 2), spacing=2)
        self._both = fill(QHBoxLayout(), self._words, (self._plan, 1), spacing=0)
        fill(QVBoxLayout(self), (self._both, 1), self._foot(), margins=(0, 0, 0, 0), spacing=0)

    def tell(self, game: str, briefing: Briefing, seats: Sequence[SeatInfo], theme: Theme, close: str = "") -> None:
        """Show a briefing; `close` is the text of the button that closes it."""
        self._topic = (game, briefing.topic)
        self.close_button.setText(close or _("Close"))
        self._words.show_content(self._telling(briefing, seats))
        if self.map is None:
            self.map = MapView(self._art, theme)
            self._plan.insertWidget(0, self.map, 1)
        self.map.show_map(briefing, theme)
        self._signs = briefing.signs
        self._explain()
        self.setAccessibleName(briefing.title)
        self.setAccessibleDescription(briefing.story)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def rules_topic(self) -> tuple[str, str]:
        return self._topic

    def set_theme(self, theme: Theme) -> None:
        if self.map is not None:
            self.map.set_theme(theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self._words.verticalScrollBar()
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}
        if event.key() in KEYS and not event.isAutoRepeat():
            self.closed.emit()
        elif (step := steps.get(Qt.Key(event.key()))) is not None:
            bar.setValue(bar.value() + step * 5 * STEP)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._words.setFixedWidth(max(NARROW, min(WIDE, round(self.width() * SHARE))))
        if self._columns() != self._shown_columns:
            self._explain()

    # ---- how it is laid out

    def _telling(self, briefing: Briefing, seats: Sequence[SeatInfo]) -> QWidget:
        page = QWidget()
        layout = fill(QVBoxLayout(page), margins=(4, 3, 2, 3), spacing=2)
        if briefing.above:
            layout.addWidget(Paragraph(briefing.above, SMALL, soft=True))
        layout.addWidget(Paragraph(briefing.title, TITLE, bold=True))
        layout.addWidget(Paragraph(" ".join(briefing.story.split())))
        for at, party in enumerate(briefing.parties):
            layout.addWidget(self._party(party, seats[at] if at < len(seats) else None))
        if briefing.rules:
            layout.addWidget(Text(_("Special rules"), HEADING, bold=True))
            rules = QGridLayout()
            rules.setHorizontalSpacing(STEP)
            rules.setVerticalSpacing(STEP)
            rules.setColumnStretch(1, 1)
            for row, rule in enumerate(briefing.rules):
                rules.addWidget(Text("•"), row, 0, Qt.AlignmentFlag.AlignTop)
                rules.addWidget(Paragraph(rule), row, 1)
            layout.addLayout(rules)
        layout.addStretch()
        return page

    def _party(self, party: SideBriefing, seat: SeatInfo | None) -> QWidget:
        card = Card()
        layout = fill(QHBoxLayout(card), margins=(2, 2, 2, 2), spacing=2)
        words = QVBoxLayout()
        words.setSpacing(STEP // 2)
        name = party.role
        if seat is not None:
            badge = Badge(self._art, 5 * STEP)
            badge.show_seat(seat.name, seat.colour)
            layout.addWidget(badge, 0, Qt.AlignmentFlag.AlignTop)
            name = _("{name} · {role}", name=seat.name, role=party.role)
        words.addWidget(Paragraph(name, SMALL, soft=True))
        words.addWidget(Paragraph(party.aim, bold=True))
        for term in party.terms:
            words.addWidget(Paragraph(term, SMALL))
        layout.addLayout(words, 1)
        return card

    def _columns(self) -> int:
        metrics = QFontMetrics(scaled(SMALL))
        words = [word for sign in self._signs for word in sign.name.split()]
        widest = max(map(metrics.horizontalAdvance, words), default=0) + SIGN + 5 * STEP
        room = self.width() - self._words.width() - 4 * STEP
        return max(1, min(COLUMNS, room // widest))

    def _explain(self) -> None:
        columns = self._shown_columns = self._columns()
        while (item := self._legend.takeAt(0)) is not None:
            part = item.widget()
            if part is not None:
                part.hide()
                part.deleteLater()
        for column in range(2 * COLUMNS):
            self._legend.setColumnStretch(column, 0)
        for at, sign in enumerate(self._signs):
            drawing = QLabel()
            drawing.setPixmap(self._art.picture(sign.art, SIGN, SIGN, self.devicePixelRatioF()))
            drawing.setFixedSize(SIGN, SIGN)
            row, column = divmod(at, columns)
            self._legend.addWidget(drawing, row, 2 * column)
            self._legend.addWidget(Paragraph(sign.name, SMALL), row, 2 * column + 1)
            self._legend.setColumnStretch(2 * column + 1, 1)

    def _foot(self) -> QWidget:
        foot = Strip(Qt.Edge.TopEdge)
        fill(QHBoxLayout(foot), STRETCH, self.close_button, margins=(4, 2, 3, 2))
        return foot
