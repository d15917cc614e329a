"""One value out of a few: side by side where there is room, else in a list that opens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from ...engine.game import Option
from ...engine.plain import Plain
from ...games.kit import Find
from ...language.words import _, said
from ..art.renderer import Art
from .buttons import Button, FoldButton
from .fields import DropDown
from .text import SMALL, STEP, Paragraph, Text, breakable, fill

ROOM = 52 * STEP
"""Names that are wider than this together go into a list."""


class ValueChoice(QWidget):
    changed = Signal()

    def __init__(
        self, values: Sequence[Plain], names: Sequence[str], label: str, room: int = ROOM, refused: Sequence[str] = ()
    ) -> None:
        """`refused` are names that are listed and cannot be chosen."""
        super().__init__()
        self._values = tuple(values)
        self._at = 0
        layout = fill(QHBoxLayout(self), margins=(0, 0, 0, 0), spacing=0)
        buttons = [Button(name) for name in names]
        fit = not refused and sum(each.sizeHint().width() for each in buttons) <= room
        self._buttons = buttons if fit else []
        self._list = None if self._buttons else DropDown([*names, *refused], label)
        if self._list is not None:
            self._list.forbid(range(len(names), len(names) + len(refused)))
            self._list.activated.connect(self._take)
            layout.addWidget(self._list)
        self._group = QButtonGroup(self)
        for at, button in enumerate(self._buttons):
            button.setCheckable(True)
            button.setAutoExclusive(True)  # The group has them exclusive; this calls them radio buttons.
            button.setAccessibleName(_("{label}: {value}", label=label, value=names[at]))
            self._group.addButton(button, at)
            layout.addWidget(button)
        self._group.idClicked.connect(self._take)
        layout.addStretch()
        self.set_value(self._values[0])

    def value(self) -> Plain:
        return self._values[self._at]

    def set_value(self, value: Plain) -> None:
        """Choose a value without a signal; a value that is not offered changes nothing."""
        if value not in self._values:
            return
        self._at = self._values.index(value)
        if self._list is not None:
            self._list.setCurrentIndex(self._at)
        else:
            self._buttons[self._at].setChecked(True)

    def _take(self, at: int) -> None:
        if at != self._at:
            self._at = at
            self.changed.emit()


class OptionField(QWidget):
    """One option of a game, with a sentence of help; some options may differ by seat."""

    changed = Signal()

    def __init__(self, option: Option, names: Sequence[str], finds: Sequence[Find] = (), room: int = ROOM) -> None:
        """`finds` are values from files that people have added, with the files that cannot be used."""
        super().__init__()
        self.option = option
        fit = [find for find in finds if not find.trouble]
        unfit = [find for find in finds if find.trouble]
        self._values = (*option.values, *(find.value for find in fit))
        self._names = [*(said(name) for name in option.names), *(find.name for find in fit)]
        self._label = said(option.label)
        self._seats: list[ValueChoice] = []
        refused = [find.name for find in unfit]
        self._same = ValueChoice(self._values, self._names, self._label, room, refused)
        self._same.changed.connect(self.changed)
        self._by_seat = Button(_("One each"))
        self._by_seat.setCheckable(True)
        self._by_seat.setVisible(option.each_seat)
        self._by_seat.toggled.connect(self._spread)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(STEP // 2)
        self._seat_names = list(names)
        layout = fill(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=0.5)
        head = fill(QHBoxLayout(), (Paragraph(self._label, bold=True), 1), self._by_seat)
        fill(layout, head, self._same, self._rows, Paragraph(said(option.help), SMALL, soft=True))
        for find in unfit:
            trouble = _("{file} cannot be chosen: {reason}", file=find.path.name, reason=find.trouble)
            layout.addWidget(Paragraph(breakable(trouble), SMALL))
        self.set_value(option.default)

    def value(self) -> Plain:
        """The value for all, or a tuple by seat."""
        if not self._seats:
            return self._same.value()
        return tuple(pick.value() for pick in self._seats)  # type: ignore[misc]

    def chosen(self) -> str:
        """The name of the value, or the names by seat."""
        found = self.value()
        by_seat = found if self._seats and isinstance(found, tuple) else (found,)
        return ", ".join(self._names[self._values.index(each)] for each in by_seat)

    def is_usual(self) -> bool:
        return self.value() == self.option.default

    def set_value(self, value: Plain) -> None:
        by_seat = self.option.each_seat and isinstance(value, tuple) and value not in self.option.values
        if not by_seat:
            self._same.set_value(value)
        self._by_seat.setChecked(by_seat)
        if isinstance(value, tuple) and by_seat:
            for pick, each in zip(self._seats, value, strict=False):
                pick.set_value(each)

    def set_seats(self, names: Sequence[str], moved: Sequence[int]) -> None:
        """Show other seats; `moved` has for each its index before, -1 for a new one."""
        self._seat_names = list(names)
        if self._seats:
            before = [pick.value() for pick in self._seats]
            self._lay([before[was] if was >= 0 else self._same.value() for was in moved])

    def _spread(self, apart: bool) -> None:
        self._same.setVisible(not apart)
        self._lay([self._same.value()] * len(self._seat_names) if apart else [])

    def _lay(self, values: Sequence[Plain]) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            row = item.widget()
            if row is not None:
                row.hide()
                row.deleteLater()
        self._seats = [ValueChoice(self._values, self._names, name, room=0) for name in self._seat_names[: len(values)]]
        for pick, value, name in zip(self._seats, values, self._seat_names, strict=False):
            pick.set_value(value)
            row = QWidget()
            fill(QHBoxLayout(row), (Text(name), 1), pick, margins=(0, 0, 0, 0))
            self._rows.addWidget(row)


class OptionList(QWidget):
    """The options of a game: the main ones open, the others folded below a line that says what is not as usual."""

    def __init__(
        self,
        art: Art,
        options: Sequence[Option],
        names: Sequence[str],
        finds: Sequence[Find] = (),
        columns: int = 2,
        room: int = ROOM,
    ) -> None:
        """`names` are those of the seats, `finds` values from files that people have added; `room` is that of an
        option in its column.
        """
        super().__init__()
        self.fields: list[OptionField] = []
        for option in options:
            own = [find for find in finds if find.option == option.key]
            if option.asked and len(option.values) + len(own) > 1:
                self.fields.append(OptionField(option, names, own, room))
        self._main = _in_columns([field for field in self.fields if field.option.main], columns)
        self._house = [field for field in self.fields if not field.option.main]
        self._folded = _in_columns(self._house, columns)
        self.fold = FoldButton(art, _("House Rules"))
        self.fold.toggled.connect(self._folded.setVisible)
        self._summary = Paragraph("", soft=True)
        self._reset = Button(_("As Usual"), "quiet")
        self._reset.setToolTip(_("Play by the usual rules again"))
        self._reset.clicked.connect(self._play_as_usual)
        self._line = QWidget()
        fill(QHBoxLayout(self._line), self.fold, (self._summary, 1), self._reset, margins=(0, 0, 0, 0), spacing=2)
        layout = fill(QVBoxLayout(self), self._main, self._line, self._folded, margins=(0, 0, 0, 0), spacing=2)
        for field in self.fields:
            field.changed.connect(self.fit)
        layout.addStretch()
        self._folded.hide()
        self._main.setVisible(len(self._house) < len(self.fields))
        self._line.setVisible(bool(self._house))
        self.fit()

    def values(self) -> dict[str, Plain]:
        """The values by option, of those options that count with the values of the others."""
        chosen = {field.option.key: field.value() for field in self.fields}
        return {field.option.key: chosen[field.option.key] for field in self.fields if _counts(field.option, chosen)}

    def fit(self) -> None:
        """Show the options that count now, and say which house rules are not as usual."""
        chosen = {field.option.key: field.value() for field in self.fields}
        for field in self.fields:
            field.setVisible(_counts(field.option, chosen))
        others = [field for field in self._house if _counts(field.option, chosen) and not field.is_usual()]
        told = (_("{option}: {value}", option=said(each.option.label), value=each.chosen()) for each in others)
        words = " · ".join(told) if others else _("As usual.")
        self._summary.setText(words)
        self.fold.setAccessibleDescription(words)
        self._reset.setVisible(bool(others))

    def _play_as_usual(self) -> None:
        for field in self._house:
            field.set_value(field.option.default)
        self.fit()
        self.fold.setFocus(Qt.FocusReason.OtherFocusReason)


def _in_columns(fields: Sequence[OptionField], count: int) -> QWidget:
    """The fields from left to right in so many columns, each as high as it needs to be."""
    whole = QWidget()
    columns = [fill(QVBoxLayout(), margins=(0, 0, 0, 0), spacing=3) for _column in range(min(count, len(fields)))]
    for at, field in enumerate(fields):
        columns[at % count].addWidget(field)
    for column in columns:
        column.addStretch()
    fill(QHBoxLayout(whole), *((column, 1) for column in columns), margins=(0, 0, 0, 0), spacing=6)
    return whole


def _counts(option: Option, chosen: Mapping[str, Plain]) -> bool:
    return option.only is None or chosen.get(option.only[0]) in option.only[1]
