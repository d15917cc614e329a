"""Opens matches: begins them, leaves them, and keeps a picture of each for the shelf."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from ...bots.jobs import command
from ...bots.levels import LEVELS, level
from ...engine.game import OptionError
from ...engine.plain import Plain
from ...engine.record import SeatInfo
from ...games.kit import Kit
from ...language.words import _, said
from ...storage.atomic import write_atomically
from ...storage.match_files.broken import MatchError
from ...storage.match_files.header import CampaignMission, Header
from ..art.name_plate import looks_of
from ..art.soft import png
from ..kit.lazy import part
from ..match.ask_preferences import StoredAskPreferences
from ..match.bot_pool import BotPool
from ..match.bots import BotTurns
from ..match.controller import Turns
from ..match.kept_notes import Bookmarks
from ..match.match import Match, begin, resume
from ..pages.match import MatchScreen
from ..view.picture import picture
from .qt_actions import Actions
from .services import Services

PICTURE = (480, 320)
LIGHT = 90
"""The quality of the PNG: hardly packed, so that it is quick to write."""


class MatchOpener(QObject):
    """Opens and leaves matches, and holds the open one, whose file is complete whenever it is left."""

    trouble = Signal(str)
    """A sentence on trouble with the disk; empty when it is over."""
    _heard = Signal(int, str)
    """A sentence on trouble from the thread that writes, with the number of the match."""

    def __init__(self, services: Services, actions: Actions, parent: QWidget) -> None:
        """`parent` is the window over which questions are asked."""
        super().__init__(parent)
        self._window = parent
        self._leaving = False
        self._services = services
        self._actions = actions
        self.pool = BotPool(command(services.registry), _chance, self)
        self._bookmarks = Bookmarks(services.places.state / "bookmarks.json", services.chores)
        self._habits = StoredAskPreferences(services.places.state / "habits.json", services.chores)
        self.levels = {each.key: said(each.name) for each in LEVELS}
        self.screen: MatchScreen | None = None
        self._kit: Kit | None = None
        """The game for which drawings and tables are kept in memory."""
        self.draw = picture
        self._drawn = ""
        self._latest = 0
        self._current = 0
        self._heard.connect(self._pass_on)

    def begin(
        self,
        game: str,
        seats: tuple[SeatInfo, ...],
        options: dict[str, Plain],
        seed: int | None,
        part: CampaignMission | None = None,
        announce: Callable[[Header], object] = lambda _header: None,
    ) -> MatchScreen:
        """Begin a match. `announce` gets its header before anything is written. Raises MatchError."""

        def path_for(header: Header) -> Path:
            announce(header)
            return self._services.library.new_path(header)

        chance = _chance() if seed is None else seed
        try:
            match = begin(self._services.load(game), seats, options, chance, path_for, self._ear(), part)
        except OptionError as error:
            raise MatchError(str(error)) from None
        return self._open(match)

    def open(self, path: Path) -> MatchScreen:
        """Open a match from its file; raises MatchError."""
        if self.screen is not None and self.screen.match.file.has_file and _is_same(self.screen.match.path, path):
            return self.screen
        return self._open(resume(path, self._services.load, self._ear()))

    def teach(self, match: Match, turns: Turns) -> MatchScreen:
        """The page of the match of a lesson, in which `turns` moves for other seats; it is not listed nor kept."""
        return self._open(match, turns)

    def rematch(self) -> MatchScreen | None:
        if self.screen is None:
            return None
        record = self.screen.match.session.record
        return self.begin(record.game, record.seats, dict(record.options), None)

    def seat(self, seats: tuple[SeatInfo, ...]) -> MatchScreen | None:
        """Go on with other seats; None where the disk refuses or the person does not wait for it.

        Raises MatchError when the match cannot be opened again.
        """
        screen = self.screen
        if screen is None or self._leaving:
            return None
        if screen.match.read_only:
            self.trouble.emit(screen.match.read_only)
            return None
        if not self._seat(screen, seats):
            screen.controller.go_on()
            return None
        return self.open(screen.match.path) if self.leave() else None

    def _seat(self, screen: MatchScreen, seats: tuple[SeatInfo, ...]) -> bool:
        """Write who plays from now on; whether the disk took it. Otherwise the seats stay as they were."""
        file, before = screen.match.file, screen.match.seats
        self._leaving = True
        screen.halt()
        try:
            file.seat(seats)
            taken: bool = part("support.unsaved").wait(self._window, file, can_close=False) and file.is_seated
        finally:
            self._leaving = False
        if not taken:
            file.seat(before)
        return taken

    def leave(self) -> bool:
        """Leave the match once the disk has all of it; False when the person stays with it."""
        screen = self.screen
        if screen is None:
            return True
        if self._leaving:
            return False
        self._leaving = True
        screen.halt()
        try:
            free = part("support.unsaved").keep(self._window, screen.match.file, self._list)
        finally:
            self._leaving = False
        if not free:
            screen.controller.go_on()
            return False
        self.screen = None
        self._services.window_state.put(f"panels/{screen.match.header.game}", screen.panels)
        screen.match.file.abandon()
        if screen.match.file.has_file:
            self._keep_picture(screen.match)
        self.pool.close()
        return True

    def _list(self, path: Path) -> None:
        self._services.recents.add(path)
        self._services.chores.do(self._services.recents.write, self, self.trouble.emit)

    def drop(self) -> None:
        """Let go of a match that cannot be shown, without changing its file."""
        screen, self.screen = self.screen, None
        if screen is not None:
            screen.controller.leave()
            screen.match.file.abandon()
            self.pool.close()

    def clear_up(self, kit: Kit | None = None) -> None:
        """Free what is kept in memory for other games."""
        before = self._kit
        if kit is not None and kit is before:
            return
        self._kit = kit
        self._services.art.put_away()
        if before is not None and before.forget is not None:
            before.forget()

    def _open(self, match: Match, turns: Turns = BotTurns) -> MatchScreen:
        """The page of a match; that of the match before where the person stays with it."""
        if not self.leave():
            match.file.abandon()
            assert self.screen is not None
            return self.screen
        self.clear_up(match.kit)
        self._drawn = ""
        services = self._services
        try:
            screen = MatchScreen(
                match,
                services.art,
                services.theme,
                self.pool,
                self._actions.by_key,
                self._bookmarks,
                self._habits,
                services.met_notes,
                services.chores,
                [_called(seat) for seat in match.seats],
                services.style.motion,
                services.preferences.settings.curtain,
                services.preferences.settings.close_up,
                turns,
            )
        except BaseException:
            match.file.abandon()
            raise
        settings = services.preferences.settings
        screen.set_pace(settings.pace, settings.waits)
        screen.controller.hints.level = settings.hint_level
        screen.first_notes.wanted = settings.explains
        screen.docks.restore(services.window_state.get(f"panels/{match.header.game}"))
        self.screen = screen
        self._current = self._latest
        if match.file.has_file:
            screen.turned.connect(self._keep_picture_of_chapter)
            self._list(match.path)
        return screen

    def _ear(self) -> Callable[[str], None]:
        self._latest += 1
        return partial(self._heard.emit, self._latest)

    def _pass_on(self, match: int, sentence: str) -> None:
        if sentence or match == self._current:
            self.trouble.emit(sentence)

    def _keep_picture_of_chapter(self) -> None:
        if self.screen is not None and self.screen.match.header.chapter != self._drawn:
            self._drawn = self.screen.match.header.chapter
            self._keep_picture(self.screen.match)

    def _keep_picture(self, match: Match) -> None:
        audience = match.audience(None)
        desc = match.kit.presenter.describe(match.session.view(None), audience, ())
        path = self._services.library.thumbnail(match.header.id, match.path)
        looks = looks_of(audience.names, audience.colours)
        made = self.draw(desc, self._services.art, self._services.theme, PICTURE, looks=looks)
        self._services.chores.do(partial(_write_picture, path, made), self, self.trouble.emit)


def _write_picture(path: Path, made: QImage) -> str:
    """Pack and write the picture, on the thread that writes."""
    with contextlib.suppress(OSError):
        write_atomically(path, png(made, LIGHT), durable=False)
    return ""


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return one == other


def _chance() -> int:
    """A random seed, as large as a match file takes."""
    return int.from_bytes(os.urandom(8), "big") >> 1


def _called(seat: SeatInfo) -> str:
    """The name of the bot of a seat, or its key if the bot is unknown; empty for a person."""
    if not seat.bot:
        return ""
    try:
        name = said(level(seat.bot).name)
    except (KeyError, ValueError):
        name = seat.bot
    return _("Bot: {level}", level=name) if seat.lent else name
