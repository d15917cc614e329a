"""The seats of the set-up sheet: a card each, to name, to give to a bot, to add, to remove and to reorder."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ...engine.record import SeatInfo
from ...language.words import _, _n, said
from ..art.renderer import Art
from ..kit.buttons import IconButton
from ..kit.fields import DropDown, TextField
from ..kit.lazy import bot_levels
from ..kit.seat_tokens import LOOKS, TokenButton, is_given, name_for
from ..kit.text import HEADING, SMALL, STEP, STRETCH, Card, Paragraph, Role, Text, fill, plain_tip

LONGEST = 24
PAIR = 2
TOKEN = 8 * STEP
MOST_COLUMNS = 3
NARROWEST = 34 * STEP
"""The least width of a card."""
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}


class DragHandle(QWidget):
    dragged = Signal(QPoint)

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(QSize(2 * STEP, 4 * STEP))
        self.setCursor(Qt.CursorShape.SizeAllCursor)
        self.setToolTip(_("Drag this seat to another place, or press Alt with an arrow key"))

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


class SeatCard(Card):
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
        self.token = TokenButton(art, seat.colour, TOKEN)
        self.token.picked.connect(self.picked)
        self.name = TextField(seat.name)
        self.name.setMaxLength(LONGEST)
        self.name.offer([name for name in people if is_given(name)])
        self.name.setAccessibleName(_("Name of the seat"))
        self.name.textEdited.connect(lambda _text: self.changed.emit())
        bots = (_("{level} bot", level=level) for level in levels.values())
        self.who = DropDown([_("Person"), *bots], _("Person or bot"))
        self.who.setCurrentIndex(self._bots.index(seat.bot) if seat.bot in self._bots else 0)
        about = {each.key: said(each.about) for each in bot_levels().LEVELS}
        self.who.explain([about.get(key, "") for key in self._bots])
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
        step = STEPS.get(Qt.Key(event.key()), 0)
        if step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.moved.emit(step)
        else:
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        layout = QGridLayout(self)
        layout.setContentsMargins(STEP, STEP, STEP, STEP)
        layout.setHorizontalSpacing(STEP)
        layout.setVerticalSpacing(STEP // 2)
        layout.addWidget(self.grip, 0, 0, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self.token, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self.name, 0, 2)
        layout.addWidget(self.remove, 0, 3)
        layout.addWidget(self.who, 1, 2)
        layout.addWidget(self.role, 2, 2, 1, 2)
        layout.addWidget(self.complaint, 3, 2, 1, 2)
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
        self.cards: list[SeatCard] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setMinimumWidth(NARROWEST)  # Else the cards of a row would keep the page from becoming narrower.
        self._grid = QGridLayout()
        self._grid.setSpacing(2 * STEP)
        self._columns = 0
        self.add = IconButton(art, "plus", _("Add a Seat"), "empty")
        self.add.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.add.clicked.connect(self._add_one)
        self.swap = IconButton(art, "swap", _("Swap Sides"))
        self.swap.clicked.connect(lambda: self._move(self.cards[0], 1))
        if len(roles) != PAIR:
            self.swap.hide()
        self._count = Text("", SMALL, soft=True)
        head = fill(QHBoxLayout(), Text(_("Who plays"), HEADING, bold=True), self._count, STRETCH, self.swap, spacing=2)
        fill(QVBoxLayout(self), head, self._grid, margins=(0, 0, 0, 0), spacing=2)
        for seat in seats:
            self._insert(seat)
        self._tidy()

    def seats(self) -> tuple[SeatInfo, ...]:
        return tuple(card.seat() for card in self.cards)

    def check(self) -> SeatCard | None:
        """Show what is wrong with each name. Returns the first card with a complaint."""
        names = [card.seat().name.casefold() for card in self.cards]
        wrong = None
        for at, card in enumerate(self.cards):
            sentence = ""
            if not names[at]:
                sentence = _("This seat needs a name.")
            elif names[at] in names[:at]:
                sentence = _("{name} sits here already. Take another name.", name=card.seat().name)
            card.complain(sentence)
            wrong = wrong or (card if sentence else None)
        return wrong

    def _insert(self, seat: SeatInfo) -> SeatCard:
        card = SeatCard(seat, self._art, self._levels, self._people)
        card.changed.connect(self._changed)
        card.picked.connect(lambda colour: self._recolour(card, colour))
        card.removed.connect(lambda: self._remove(card))
        card.moved.connect(lambda step: self._move(card, self.cards.index(card) + step))
        card.dragged.connect(lambda spot: self._drag(card, spot))
        self.cards.append(card)
        return card

    def _add_one(self) -> None:
        """Add a seat for whoever sits in the last one: a person, or a bot of that level."""
        bot = self.cards[-1].bot
        used = {card.token.colour for card in self.cards}
        colour = next((each for each in range(len(LOOKS)) if each not in used), len(self.cards) % len(LOOKS))
        before = [*range(len(self.cards)), -1]
        card = self._insert(SeatInfo(name_for(colour, bot=bool(bot)), bot, colour))
        self._tidy(before)
        card.name.setFocus(Qt.FocusReason.TabFocusReason)
        card.name.selectAll()

    def _remove(self, card: SeatCard) -> None:
        at = self.cards.index(card)
        before = [each for each in range(len(self.cards)) if each != at]
        self.cards.remove(card)
        card.hide()
        card.deleteLater()
        self._tidy(before)
        self.cards[min(at, len(self.cards) - 1)].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _move(self, card: SeatCard, to: int) -> None:
        at = self.cards.index(card)
        if to == at or not 0 <= to < len(self.cards):
            return
        before = list(range(len(self.cards)))
        before.insert(to, before.pop(at))
        self.cards.insert(to, self.cards.pop(at))
        self._tidy(before)

    def _drag(self, card: SeatCard, spot: QPoint) -> None:
        at = self.mapFromGlobal(spot)
        nearest = min(self.cards, key=lambda each: (each.geometry().center() - at).manhattanLength())
        self._move(card, self.cards.index(nearest))

    def _recolour(self, card: SeatCard, colour: int) -> None:
        other = next((each for each in self.cards if each is not card and each.token.colour == colour), None)
        if other is not None:
            other.recolour(card.token.colour)
        card.recolour(colour)
        self._tidy()

    def _changed(self) -> None:
        self.check()
        self._tidy()

    def _tidy(self, before: list[int] | None = None) -> None:
        low, high = self._limits
        for at, card in enumerate(self.cards):
            card.say_role(said(self._roles[at]) if at < len(self._roles) else "")
            card.say_remove(len(self.cards) > low)
            card.remove.setVisible(low < high)
            card.token.taken = [each.token.colour for each in self.cards if each is not card]
        self.add.setEnabled(len(self.cards) < high)
        self.add.setVisible(low < high)
        self._count.setVisible(low < high)
        self._count.setText(
            _n("{n} of at most {most} seats", "{n} of at most {most} seats", len(self.cards), most=high)
        )
        self._lay()
        self._chain()
        self.reordered.emit(before if before is not None else list(range(len(self.cards))))
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._fitting() != self._columns:
            self._lay()

    def _fitting(self) -> int:
        """How many cards fit side by side: all that there can be, if there is room."""
        room = self.width() + self._grid.spacing()
        return max(1, min(self._limits[1], MOST_COLUMNS, room // (NARROWEST + self._grid.spacing())))

    def _lay(self) -> None:
        """Lay the cards in rows, and the button for another one in the next place."""
        for column in range(self._columns):
            self._grid.setColumnStretch(column, 0)
        self._columns = self._fitting()
        for at, each in enumerate([*self.cards, self.add]):
            self._grid.addWidget(each, *divmod(at, self._columns))
        for column in range(self._columns):
            self._grid.setColumnStretch(column, 1)

    def _chain(self) -> None:
        stops = [part for card in self.cards for part in (card.token, card.name, card.who, card.remove)]
        stops += [self.swap, self.add]
        for one, other in itertools.pairwise(stops):
            QWidget.setTabOrder(one, other)
