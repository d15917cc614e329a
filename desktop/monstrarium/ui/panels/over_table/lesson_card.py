"""The card of a lesson over the table: what the step says, how far the lesson has come, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from ....table.desc import ItemId
from ...kit.text import SMALL, STEP, Paragraph, blend
from ...settings.appearance import scheme_of
from .note_card import NoteCard, Ways
from .plaque import BRASS, EDGE

SAID = 1.15
"""The size of what is said."""
TRACK = 3.0
"""The height of the line that shows how far the lesson has come."""
DIMMED, DIMMED_DARK = 92, 120
"""How dark is what a lesson does not speak of, of 255."""
AROUND = 5
"""Pixels that are lit around what a lesson speaks of."""
EDGED, EDGED_ALONE = 2.0, 5.0
"""The width of the edge around what is lit, and of one that stands out among all that can be used."""
CORNER = 8.0


class LessonCard(NoteCard):
    """The card. Its title is that of the lesson, and stands small above the sentence."""

    def __init__(self, around: QWidget) -> None:
        super().__init__(around)
        self.title.resize_words(SMALL, bold=True, soft=True)
        self.text.resize_words(SAID)
        self.reply = Paragraph("", bold=True)
        """What is said to something that the step does not expect."""
        self.reply.hide()
        self._layout.insertWidget(2, self.reply)
        margins = self._layout.contentsMargins()
        margins.setBottom(margins.bottom() + STEP)
        self._layout.setContentsMargins(margins)
        self._done = 0.0

    def say(
        self, title: str, sentence: str, reply: str, ways: Ways, items: Sequence[ItemId], done: float, *, lead: bool
    ) -> None:
        """Show a sentence with the ways on, beside what it is about; `done` is the share of the lesson that is done,
        and `lead` whether the first of the ways is the one to take.
        """
        self._done = done
        self.reply.setText(reply)
        self.reply.setVisible(bool(reply))
        self.show_note(title, sentence, ways, *items, lead=lead)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc gives the focus back to the table; nothing is answered by it."""
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plate, and along its lower edge how far the lesson has come."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        palette = self.palette()
        side = 2 * STEP + EDGE
        track = QRectF(side, self.height() - EDGE - STEP - TRACK, self.width() - 2 * side, TRACK)
        painter.setBrush(blend(palette.color(QPalette.ColorRole.Base), palette.color(QPalette.ColorRole.Text), 0.16))
        painter.drawRoundedRect(track, TRACK / 2, TRACK / 2)
        painter.setBrush(QColor(BRASS))
        track.setWidth(track.width() * self._done)
        painter.drawRoundedRect(track, TRACK / 2, TRACK / 2)


class Dimming(QWidget):
    """Dims everything on a page but what a lesson speaks of. The mouse reaches through it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._strength = 1.0
        self._lit: tuple[QRect, ...] = ()
        self._plain: tuple[QRect, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def lit(self) -> tuple[QRect, ...]:
        """The places that are lit."""
        return self._lit

    @property
    def plain(self) -> tuple[QRect, ...]:
        """The places that are left as they are."""
        return self._plain

    def light(self, lit: Sequence[QRect], plain: Sequence[QRect], room: QRect, strength: float = 1.0) -> None:
        """Dim a part of the page, but not the places that are lit, which get an edge, nor plain ones. A table that is
        dark itself is dimmed with less strength than 1; with none the edges of what is lit are all that is drawn.
        """
        self.setGeometry(room)
        self._strength = strength
        corner = room.topLeft()
        self._lit = tuple(each.translated(-corner).adjusted(-AROUND, -AROUND, AROUND, AROUND) for each in lit)
        self._plain = tuple(each.translated(-corner) for each in plain)
        self.setVisible(bool(lit))
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = scheme_of(self.palette()) == "contrast"
        dark = self.palette().color(QPalette.ColorRole.Base).lightness() < 128
        lit, shade = _shape(self._lit), QPainterPath()
        shade.addRect(QRectF(self.rect()))
        shade = shade.subtracted(_shape(self._plain))
        painter.fillPath(
            shade.subtracted(lit), QColor(8, 6, 4, round(self._strength * (DIMMED_DARK if dark else DIMMED)))
        )
        painter.setClipPath(shade)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        brass = self.palette().color(QPalette.ColorRole.Highlight) if strong else QColor(BRASS)
        wide = EDGED if self._strength else EDGED_ALONE
        for colour, width in ((QColor(0, 0, 0, 150), wide + 2), (brass, wide)):
            painter.setPen(QPen(colour, width))
            painter.drawPath(lit)


def _shape(places: Sequence[QRect]) -> QPainterPath:
    """The outline of places, around those that overlap as one."""
    shape = QPainterPath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    for place in places:
        shape.addRoundedRect(QRectF(place), CORNER, CORNER)
    return shape.simplified()
