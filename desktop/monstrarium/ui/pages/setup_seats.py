"""The seats of the set-up sheet: a row each, to name, to give to a bot, to add, to remove and to reorder."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ...engine.record import SeatInfo
from ...language.words import _, _n, said
from ..art.renderer import Art
from ..kit.buttons import IconButton
from ..kit.fields import DropDown, TextField
from ..kit.seat_tokens import LOOKS, TokenButton, is_given, name_for
from ..kit.text import HEADING, SMALL, STEP, Card, Paragraph, Role, Text, fill, plain_tip

LONGEST = 24
PAIR = 2


class DragHandle(QWidget):
    dragged = Signal(QPoint)

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(QSize(2 * STEP, 4 * STEP))
        self.setCursor(Qt.CursorShape.SizeVerCursor)
        self.setToolTip(_("Drag this seat to another place, or press Alt with Up or Down"))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(event.globalPosition().toPoint())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().color(Role.PlaceholderText))
        for x in (5, 11):
            for y in (9, 16, 23):
                painter.drawEllipse(QPoint(x, y), 1.6, 1.6)


class SeatRow(Card):
    changed = Signal()
    picked = Signal(int)
    removed = Signal()
    dragged = Signal(QPoint)
    moved = Signal(int)
    """Up (-1) or down (1) by one place."""

    def __init__(self, seat: SeatInfo, art: Art, levels: Mapping[str, str], people: Sequence[str] = ()) -> None:
        super().__init__()
        self._bots = ("", *levels)
        self.grip = DragHandle()
        self.grip.dragged.connect(self.dragged)
        self.token = TokenButton(art, seat.colour)
        self.token.picked.connect(self.picked)
        self.name = TextField(seat.name)
        self.name.setMaxLength(LONGEST)
        self.name.offer([name for name in people if is_given(name)])
        self.name.setAccessibleName(_("Name of the seat"))
        self.name.textEdited.connect(lambda _text: self.changed.emit())
        bots = (_("{level} bot", level=level) for level in levels.values())
        self.who = DropDown([_("Person"), *bots], _("Person or bot"))
        self.who.setCurrentIndex(self._bots.index(seat.bot) if seat.bot in self._bots else 0)
        self.who.activated.connect(self._sit)
        self.remove = IconButton(art, "close", kind="quiet")
        self.remove.clicked.connect(self.removed)
        self.role = Text("", SMALL, soft=True)
        self.role.hide()
        self.complaint = Paragraph("", SMALL)
        self.complaint.setForegroundRole(Role.BrightText)
        self.complaint.hide()
        self._arrange()

    @property
    def bot(self) -> str:
        """The key of the bot; empty for a person."""
        return self._bots[self.who.currentIndex()]

    def seat(self) -> SeatInfo:
        return SeatInfo(self.name.text().strip(), self.bot, self.token.colour)

    def recolour(self, colour: int) -> None:
        """Take a token, and the name that goes with it unless a person gave one."""
        self.token.show_colour(colour)
        self._rename()

    def complain(self, sentence: str) -> None:
        """Show below the name what is wrong with it; empty for nothing."""
        self.complaint.setText(sentence)
        self.complaint.setVisible(bool(sentence))
        self.name.setAccessibleDescription(sentence)

    def say_role(self, role: str) -> None:
        """Show below the name what the seat plays; empty for nothing."""
        words = _("plays the {side}", side=role) if role else ""
        self.role.setText(words)
        self.role.setVisible(bool(role))
        self.who.setAccessibleDescription(words)

    def say_remove(self, allowed: bool) -> None:
        self.remove.setEnabled(allowed)
        words = _("Remove {name}", name=self.name.text().strip())
        self.remove.setToolTip(plain_tip(words))
        self.remove.setAccessibleName(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.moved.emit(step)
        else:
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        layout = QGridLayout(self)
        layout.setContentsMargins(STEP, STEP, STEP, STEP)
        layout.setHorizontalSpacing(STEP)
        layout.setVerticalSpacing(STEP // 2)
        for column, part in enumerate((self.grip, self.token, self.name, self.who, self.remove)):
            layout.addWidget(part, 0, column)
        layout.addWidget(self.role, 1, 2, 1, 3)
        layout.addWidget(self.complaint, 2, 2, 1, 3)
        layout.setColumnStretch(2, 1)

    def _sit(self) -> None:
        self._rename()
        self.changed.emit()

    def _rename(self) -> None:
        if not is_given(self.name.text()):
            self.name.setText(name_for(self.token.colour, bot=bool(self.bot)))


class SeatList(QWidget):
    changed = Signal()
    reordered = Signal(list)
    """For each seat its index before; -1 for a new one."""

    def __init__(
        self,
        art: Art,
        levels: Mapping[str, str],
        limits: tuple[int, int],
        seats: Sequence[SeatInfo],
        roles: Sequence[str] = (),
        people: Sequence[str] = (),
    ) -> None:
        """`roles` are marked words on what each seat plays, where that differs; `people` are names to complete."""
        super().__init__()
        self._people = people
        self._art = art
        self._levels = levels
        self._limits = limits
        self._roles = tuple(roles)
        self.rows: list[SeatRow] = []
        self._place = QVBoxLayout()
        self._place.setSpacing(STEP)
        self.add = IconButton(art, "plus", _("Add a Seat"))
        self.add.clicked.connect(self._add_one)
        self.swap = IconButton(art, "swap", _("Swap Sides"))
        self.swap.clicked.connect(lambda: self._move(self.rows[0], 1))
        if len(roles) != PAIR:
            self.swap.hide()
        self._count = Text("", SMALL, soft=True)
        layout = fill(
            QVBoxLayout(self), Text(_("Who plays"), HEADING, bold=True), self._place, margins=(0, 0, 0, 0), spacing=2
        )
        layout.addWidget(self.swap, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._count)
        layout.addStretch()
        for seat in seats:
            self._insert(seat)
        self._tidy()

    def seats(self) -> tuple[SeatInfo, ...]:
        return tuple(row.seat() for row in self.rows)

    def check(self) -> SeatRow | None:
        """Show what is wrong with each name. Returns the first row with a complaint."""
        names = [row.seat().name.casefold() for row in self.rows]
        wrong = None
        for at, row in enumerate(self.rows):
            sentence = ""
            if not names[at]:
                sentence = _("This seat needs a name.")
            elif names[at] in names[:at]:
                sentence = _("{name} sits here already. Take another name.", name=row.seat().name)
            row.complain(sentence)
            wrong = wrong or (row if sentence else None)
        return wrong

    def _insert(self, seat: SeatInfo) -> SeatRow:
        row = SeatRow(seat, self._art, self._levels, self._people)
        row.changed.connect(self._changed)
        row.picked.connect(lambda colour: self._recolour(row, colour))
        row.removed.connect(lambda: self._remove(row))
        row.moved.connect(lambda step: self._move(row, self.rows.index(row) + step))
        row.dragged.connect(lambda spot: self._drag(row, spot))
        self.rows.append(row)
        self._place.addWidget(row)
        return row

    def _add_one(self) -> None:
        used = {row.token.colour for row in self.rows}
        colour = next((each for each in range(len(LOOKS)) if each not in used), len(self.rows) % len(LOOKS))
        before = [*range(len(self.rows)), -1]
        row = self._insert(SeatInfo(name_for(colour, bot=False), "", colour))
        self._tidy(before)
        row.name.setFocus(Qt.FocusReason.TabFocusReason)
        row.name.selectAll()

    def _remove(self, row: SeatRow) -> None:
        at = self.rows.index(row)
        before = [each for each in range(len(self.rows)) if each != at]
        self.rows.remove(row)
        self._place.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._tidy(before)
        self.rows[min(at, len(self.rows) - 1)].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _move(self, row: SeatRow, to: int) -> None:
        at = self.rows.index(row)
        if to == at or not 0 <= to < len(self.rows):
            return
        before = list(range(len(self.rows)))
        before.insert(to, before.pop(at))
        self.rows.insert(to, self.rows.pop(at))
        self._place.insertWidget(to, row)
        self._tidy(before)

    def _drag(self, row: SeatRow, spot: QPoint) -> None:
        y = self.mapFromGlobal(spot).y()
        above = sum(1 for each in self.rows if each is not row and each.geometry().center().y() < y)
        self._move(row, above)

    def _recolour(self, row: SeatRow, colour: int) -> None:
        other = next((each for each in self.rows if each is not row and each.token.colour == colour), None)
        if other is not None:
            other.recolour(row.token.colour)
        row.recolour(colour)
        self._tidy()

    def _changed(self) -> None:
        self.check()
        self._tidy()

    def _tidy(self, before: list[int] | None = None) -> None:
        low, high = self._limits
        for at, row in enumerate(self.rows):
            row.say_role(said(self._roles[at]) if at < len(self._roles) else "")
            row.say_remove(len(self.rows) > low)
            row.remove.setVisible(low < high)
            row.token.taken = [each.token.colour for each in self.rows if each is not row]
        self.add.setEnabled(len(self.rows) < high)
        self.add.setVisible(low < high)
        self._count.setVisible(low < high)
        self._count.setText(_n("{n} of at most {most} seats", "{n} of at most {most} seats", len(self.rows), most=high))
        self._chain()
        self.reordered.emit(before if before is not None else list(range(len(self.rows))))
        self.changed.emit()

    def _chain(self) -> None:
        stops = [part for row in self.rows for part in (row.token, row.name, row.who, row.remove)]
        stops += [self.swap, self.add]
        for one, other in itertools.pairwise(stops):
            QWidget.setTabOrder(one, other)
