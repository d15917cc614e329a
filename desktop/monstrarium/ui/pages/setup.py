"""The set-up sheet: who plays, and with which options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

from ...engine.game import GameInfo
from ...engine.plain import Plain, Value
from ...engine.record import SeatInfo
from ...games.boxes import Box
from ...games.kit import Find
from ...language.words import _, _n
from ...storage.settings import LastSetup
from ..art.renderer import Art
from ..kit.buttons import Button, IconButton
from ..kit.choices import OptionList
from ..kit.scrolling import ScrollColumn
from ..kit.seat_tokens import LOOKS, is_given, name_for
from ..kit.text import STEP, STRETCH, TITLE, Paragraph, Strip, Text, fill
from .setup_seats import SeatList

SHAPE = 140 / 480
"""Height to width of the picture of a game."""
NARROWEST, WIDEST = 80 * STEP, 180 * STEP
BROAD = 1.2
"""The width of the sheet as a share of the height of the window, so that all of it is seen at once."""
DRAWN = 20 * STEP
"""Pictures are drawn so many pixels wide or a multiple, and made to fit."""


class Setup(Value, frozen=True, gc=False):
    """What is chosen before a match; without a seed one is drawn when it begins."""

    game: str
    seats: tuple[SeatInfo, ...]
    options: dict[str, Plain]
    seed: int | None = None
    chosen: tuple[SeatInfo, ...] = ()
    """The seats as people have chosen them, where bots take all of them to be watched."""

    def to_remember(self) -> LastSetup:
        """What the settings keep of it for the next time."""
        return LastSetup(self.chosen or self.seats, self.options)


class Banner(QWidget):
    """The picture of a game, as wide as the sheet."""

    def __init__(self, art: Art, box: Box) -> None:
        super().__init__()
        self._art = art
        self._key = box.banner
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.setFixedHeight(round(self.width() * SHAPE))

    def paintEvent(self, event: QPaintEvent) -> None:
        wide = -(-self.width() // DRAWN) * DRAWN
        picture = self._art.picture(self._key, wide, round(wide * SHAPE), self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(), picture)


class SetupSheet(QWidget):
    started = Signal(object)
    """A `Setup`."""
    briefing_asked = Signal(object)
    """A `Setup` whose briefing is to be shown."""
    campaign_asked = Signal(object)
    """A `Setup` for a campaign."""
    lessons_asked = Signal(object)
    """Learn the game; the `Setup` as it is."""
    cancelled = Signal(object)
    """Left without a match; the `Setup` as it is."""

    def __init__(self, art: Art, levels: Mapping[str, str], usual_bot: str) -> None:
        """`levels` are the names of bots by key, `usual_bot` the key of the first choice."""
        super().__init__()
        self._art = art
        self._levels = levels
        self._usual = usual_bot
        self._game = ""
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._page = QWidget()
        self._columns: list[QWidget] = []
        """What is as wide as the sheet."""
        self._layout.addWidget(self._page)

    def ask(
        self,
        box: Box,
        info: GameInfo,
        last: LastSetup | None = None,
        roles: Sequence[str] = (),
        missions: int = 0,
        told: bool = False,
        finds: Sequence[Find] = (),
        people: Sequence[str] = (),
        new: bool = False,
    ) -> None:
        """Show the sheet of a game, filled in as it was left. `new`: nobody here has learned or played it, so that
        *Learn* comes first.

        `roles` are what its seats play, as marked words; `missions` is how many a campaign of it has, 0 without any;
        `told`: whether there is something to tell of a match before it begins; `finds` are values of options that
        people have brought themselves; `people` are names that were given before, the newest first.
        """
        self._box, self._info, self._missions, self._told, self._new = box, info, missions, told, new
        self._game = box.key
        self.seats = SeatList(self._art, self._levels, info.seats, self._first_seats(last, people), roles, people)
        self.options = OptionList(self._art, info.options, [seat.name for seat in self.seats.seats()], finds)
        if last is not None:
            self._recall(last.options)
        self.seats.reordered.connect(self._follow)
        page = self._lay()
        self._layout.replaceWidget(self._page, page)
        self._page.hide()
        self._page.deleteLater()
        self._page = page
        (self.learn if self._new else self.play).setFocus(Qt.FocusReason.OtherFocusReason)

    def rules_topic(self) -> tuple[str, str]:
        return self._game, ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._cancel()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.modifiers():
            self.play.click()
        else:
            super().keyPressEvent(event)

    # ---- what is agreed

    def _start(self) -> None:
        wrong = self.seats.check()
        if wrong is not None:
            wrong.name.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.started.emit(self._agreed())

    def _begin_campaign(self) -> None:
        if self.seats.check() is None:
            self.campaign_asked.emit(self._agreed())

    def _cancel(self) -> None:
        self.cancelled.emit(self._agreed())

    def _agreed(self) -> Setup:
        return Setup(self._info.key, self.seats.seats(), self.options.values())

    def _watch(self) -> None:
        chosen = self.seats.seats()
        seats = tuple(
            seat if seat.bot else SeatInfo(name_for(seat.colour, bot=True), self._usual, seat.colour) for seat in chosen
        )
        self.started.emit(Setup(self._info.key, seats, self.options.values(), chosen=chosen))

    def _first_seats(self, last: LastSetup | None, people: Sequence[str]) -> tuple[SeatInfo, ...]:
        low, high = self._info.seats
        if last is not None and low <= len(last.seats) <= high:
            return tuple(self._known(seat, at) for at, seat in enumerate(last.seats))
        given = (name for name in people if is_given(name))
        first = SeatInfo(next(given, name_for(0, bot=False)), "", 0)
        others = (SeatInfo(name_for(at, bot=True), self._usual, at) for at in range(1, low))
        return (first, *others)

    def _known(self, seat: SeatInfo, at: int) -> SeatInfo:
        bot = seat.bot if not seat.bot or seat.bot in self._levels else self._usual
        colour = seat.colour if 0 <= seat.colour < len(LOOKS) else at % len(LOOKS)
        return msgspec.structs.replace(seat, bot=bot, colour=colour)

    def _recall(self, options: Mapping[str, Plain]) -> None:
        for field in self.options.fields:
            if field.option.key in options:
                field.set_value(options[field.option.key])
        self.options.fit()

    def _follow(self, before: list[int]) -> None:
        names = [seat.name for seat in self.seats.seats()]
        for field in self.options.fields:
            field.set_seats(names, before)

    # ---- how it is laid out

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def _fit(self) -> None:
        for column in self._columns:
            column.setMaximumWidth(min(max(round(self.height() * BROAD), NARROWEST), WIDEST))

    def _lay(self) -> QWidget:
        page = QWidget()
        self._columns.clear()
        fill(QVBoxLayout(page), (ScrollColumn(self._content()), 1), self._foot(), margins=(0, 0, 0, 0), spacing=0)
        self._fit()
        return page

    def _content(self) -> QWidget:
        return self._centred(
            fill(
                QVBoxLayout(),
                Banner(self._art, self._box),
                self._head(),
                self.seats,
                self.options,
                STRETCH,
                margins=(3, 2, 3, 2),
                spacing=2,
            )
        )

    def _centred(self, layout: QLayout) -> QWidget:
        """A widget with these contents in the column of the sheet."""
        middle, ground = QWidget(), QWidget()
        middle.setLayout(layout)
        self._columns.append(middle)
        row = QHBoxLayout(ground)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(middle, 1000)
        row.addStretch(1)
        return ground

    def _head(self) -> QHBoxLayout:
        words = fill(
            QVBoxLayout(), Paragraph(self._box.title, TITLE, bold=True), Paragraph(self._box.blurb), spacing=0.5
        )
        facts = Text(_("{seats} · {minutes}", seats=self._box.seats_told, minutes=self._box.minutes_told), soft=True)
        return fill(QHBoxLayout(), (words, 1), facts, spacing=4)

    def _foot(self) -> QWidget:
        back = Button(_("Back"), "quiet")
        back.clicked.connect(self._cancel)
        briefing = IconButton(self._art, "map", _("Briefing"))
        briefing.setToolTip(_("Read what the mission is about, with its map"))
        briefing.clicked.connect(lambda: self.briefing_asked.emit(self._agreed()))
        campaign = IconButton(self._art, "campaign", _("Campaign"))
        campaign.setToolTip(
            _n("{n} mission, played by these players", "{n} missions in a row, played by these players", self._missions)
        )
        campaign.clicked.connect(self._begin_campaign)
        watch = IconButton(self._art, "eye", _("Watch"))
        watch.setToolTip(_("Bots take every seat, and you look on"))
        watch.clicked.connect(self._watch)
        self.learn = IconButton(self._art, "star", _("Learn"), "primary" if self._new else "plain")
        self.learn.setToolTip(_("Learn the game by playing it, a few minutes a lesson"))
        self.learn.clicked.connect(lambda: self.lessons_asked.emit(self._agreed()))
        self.play = IconButton(self._art, "play", _("Play"), "plain" if self._new else "primary")
        self.play.clicked.connect(self._start)
        (self.learn if self._new else self.play).setDefault(True)
        layout = fill(QHBoxLayout(), back, STRETCH, margins=(3, 2, 3, 2), spacing=2)
        for button, wanted in ((briefing, self._told), (campaign, bool(self._missions))):
            layout.addWidget(button)
            if not wanted:
                button.hide()  # Never shown by itself here: without a parent it would be a window for a moment.
        for button in (watch, self.play, self.learn) if self._new else (watch, self.learn, self.play):
            layout.addWidget(button)
        foot = Strip(Qt.Edge.TopEdge)
        fill(QHBoxLayout(foot), self._centred(layout), margins=(0, 0, 0, 0))
        return foot
