"""What is to be played: the game, the question, the bots, the options and how many matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ....bots.levels import LEVELS
from ....engine.game import Option, OptionError, settle
from ....games.kit import Kit
from ....lab import LabError
from ....lab.balance import measured
from ....lab.ladder import ladder, telling_options
from ....lab.worker import Study
from ....language.words import _, _n, said
from ...art.renderer import Art
from ...kit.buttons import Button
from ...kit.choices import OptionList
from ...kit.fields import DropDown, TextField
from ...kit.text import SMALL, STEP, STRETCH, Paragraph, Text, fill

NUMBERS = (10, 30, 100, 300, 1000, 3000, 10000)
USUAL = NUMBERS.index(100)
LADDER, BALANCE = range(2)
COLUMNS = 2
ROOM = 46 * STEP
"""For the values of an option side by side."""
LONGEST_SEED = 18
"""Digits."""
LEAST_BOTS = 2
"""So many are compared at least, and so many of the quickest levels are chosen at first."""


class Form(QWidget):
    """Chooses a study. Nothing is played here."""

    changed = Signal()

    def __init__(self, titles: Mapping[str, str], load: Callable[[str], Kit], art: Art, folder: Path) -> None:
        """`titles` are the games by key; runs are kept in `folder`."""
        super().__init__()
        self._titles, self._load, self._art, self._folder = dict(titles), load, art, folder
        self.games = DropDown(list(self._titles.values()), _("Game"))
        self.question = DropDown([_("Who is stronger?"), _("How even is the game?")], _("Question"))
        self.bots = [Button(said(each.name)) for each in LEVELS]
        self.seats = DropDown([], _("Players"))
        self.number = DropDown([f"{number:,}" for number in NUMBERS], _("Matches"))
        self.number.setCurrentIndex(USUAL)
        self.seed = TextField("1")
        self.seed.setAccessibleName(_("Seed"))
        self.seed.setMaxLength(LONGEST_SEED)
        self.advice = Paragraph("", SMALL, soft=True)
        self._options = QWidget()
        self.options: OptionList | None = None
        for at, button in enumerate(self.bots):
            button.setCheckable(True)
            button.setChecked(at < LEAST_BOTS)
            button.toggled.connect(lambda on, at=at: self._choose_bot(at, on))
        self._arrange()
        self.games.activated.connect(lambda _at: self._take_game())
        self.question.activated.connect(lambda _at: self._take_question())
        self._take_game()

    @property
    def game(self) -> str:
        return list(self._titles)[self.games.currentIndex()]

    def study(self) -> Study:
        """What is chosen; LabError where it cannot be played."""
        seats, number = self.seats.currentData(), NUMBERS[self.number.currentIndex()]
        bots = [level.key for level, button in zip(LEVELS, self.bots, strict=True) if button.isChecked()]
        if not self.seed.text().strip().isdecimal():
            raise LabError(_("The seed is a number without a sign; the same number gives the same matches."))
        seed = int(self.seed.text())
        info = self._load(self.game).game.info
        try:
            options = settle(info, seats, {} if self.options is None else self.options.values())
        except OptionError as error:
            raise LabError(str(error)) from None
        if self.question.currentIndex() == LADDER:
            if len(bots) < LEAST_BOTS:
                raise LabError(_("Choose at least two bots; each plays against the one below it."))
            task = ladder(
                self.game, bots, seats=seats, options=options, seed=seed, every=False, until=None, listed=True
            )
            return Study(task, max(1, -(-number // task.strands()[0].each)), str(self._folder))
        if len(bots) != 1:
            raise LabError(_("Choose one bot, which plays on every seat."))
        return Study(measured(self.game, bots[0], seed, (seats,), options, listed=True), number, str(self._folder))

    def choose_game(self, game: str) -> None:
        if game in self._titles:
            self.games.setCurrentIndex(list(self._titles).index(game))
            self._take_game()

    # ---- how it follows

    def _take_game(self) -> None:
        """Offer what there is in the game that is chosen."""
        kit = self._load(self.game)
        low, high = kit.game.info.seats
        self.seats.clear()
        for seats in range(low, high + 1):
            self.seats.addItem(_n("{n} player", "{n} players", seats), seats)
        before = self.options
        self.options = OptionList(self._art, _for_all(kit.game.info.options), (), columns=1, room=ROOM)
        measure = None if kit.balance is None else kit.balance.measure
        for field in self.options.fields:
            field.set_value(telling_options(kit.game.info, low, measure)[field.option.key])
        self.options.fit()
        layout = self._options.layout()
        assert layout is not None
        if before is not None:
            layout.removeWidget(before)
            before.hide()
            before.deleteLater()
        layout.addWidget(self.options)
        self._take_question()

    def _take_question(self) -> None:
        if self.question.currentIndex() == BALANCE:
            for button in self.bots[next((at for at, each in enumerate(self.bots) if each.isChecked()), 0) + 1 :]:
                button.setChecked(False)
            self.advice.setText(_("One bot plays on every seat; the figures say what lies out of line."))
        else:
            self.advice.setText(
                _("Each bot plays against the one below it, every deal in all seatings. Hard bots take their time.")
            )
        self.changed.emit()

    def _choose_bot(self, at: int, on: bool) -> None:
        """For the second question only one bot is chosen."""
        if on and self.question.currentIndex() == BALANCE:
            for other, button in enumerate(self.bots):
                button.setChecked(other == at)
        self.changed.emit()

    def _arrange(self) -> None:
        bots, fields, options = QWidget(), QWidget(), QVBoxLayout(self._options)
        options.setContentsMargins(0, 0, 0, 0)
        grid = QGridLayout(bots)
        grid.setContentsMargins(0, 0, 0, 0)
        for at, button in enumerate(self.bots):
            grid.addWidget(button, at // COLUMNS, at % COLUMNS)
        rows = QGridLayout(fields)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setColumnStretch(1, 1)
        named = ((_("Players"), self.seats), (_("Matches"), self.number), (_("Seed"), self.seed))
        for at, (name, field) in enumerate(named):
            rows.addWidget(Text(name), at, 0)
            rows.addWidget(field, at, 1)
        fill(
            QVBoxLayout(self),
            self.games,
            self.question,
            Text(_("Bots")),
            bots,
            self.advice,
            fields,
            self._options,
            STRETCH,
            margins=(2, 2, 2, 2),
            spacing=1.5,
        )


def _for_all(options: Sequence[Option]) -> list[Option]:
    """The options as they are chosen for all seats together."""
    return [msgspec.structs.replace(option, each_seat=False) for option in options]
