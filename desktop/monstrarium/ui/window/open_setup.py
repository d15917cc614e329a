"""Opens the set-up sheet and the briefing, which come before a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QWidget

from ...engine.plain import Plain
from ...engine.record import SeatInfo
from ...language.words import _
from ..kit.lazy import part
from .services import Services

if TYPE_CHECKING:
    from ...games.boxes import Box
    from ..pages.briefing import BriefingSheet
    from ..pages.match import MatchScreen
    from ..pages.setup import Setup
    from .main_window import MainWindow


USUAL_BOT = "normal"


class SetupOpener:
    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._services = window.services
        self.sheet = part("pages.setup").SetupSheet(window.services.art, window.tables.levels, USUAL_BOT)
        self.sheet.started.connect(window.start_match)
        self.sheet.campaign_asked.connect(lambda setup: window.campaigns.begin(setup))
        self.sheet.briefing_asked.connect(lambda setup: window.briefings.tell_of(setup, self.sheet))
        self.sheet.lessons_asked.connect(self._learn)
        self.sheet.cancelled.connect(self._leave)
        window.pages.addWidget(self.sheet)

    def show(self, box: Box) -> None:
        kit, settings = self._services.load(box.key), self._services.preferences.settings
        self._window.turn_to(self.sheet)
        self.sheet.ask(
            box,
            kit.game.info,
            settings.last_setups.get(box.key),
            kit.roles,
            0 if kit.campaign is None else len(kit.campaign.keys),
            kit.briefing is not None,
            kit.finds(self._services.places.packs) if kit.finds is not None else (),
            settings.people(),
            new=box.key not in settings.last_setups and not self._services.lessons_done()[box.key][0],
        )

    def _learn(self, setup: Setup) -> None:
        self._remember(setup)
        self._window.lessons.show(setup.game)

    def _remember(self, setup: Setup) -> None:
        """Keep what is chosen for the next time."""
        preferences = self._services.preferences
        preferences.replace(preferences.settings.remember(setup.game, setup.to_remember()))

    def _leave(self, setup: Setup) -> None:
        self._remember(setup)
        self._window.turn_to(self._window.screen_of_match or self._window.shelf)


class BriefingOpener:
    """Shows the briefing sheet, which is made when first used."""

    def __init__(self, services: Services, pages: QStackedWidget, turn_to: Callable[[QWidget], None]) -> None:
        self._services = services
        self._pages = pages
        self._turn_to = turn_to
        self._sheet: BriefingSheet | None = None
        self._then: Callable[[], object] | None = None

    def begin(self, screen: MatchScreen) -> None:
        """Start a match; show the briefing before a new one."""
        record = screen.match.session.record
        if record.moves:
            screen.start()
            return

        def start() -> None:
            self._turn_to(screen)
            screen.start()

        self.tell(record.game, record.options, record.seats, start, _("To the Table"))

    def tell_again(self, screen: MatchScreen) -> None:
        def back() -> None:
            self._turn_to(screen)
            screen.view.setFocus()

        record = screen.match.session.record
        self.tell(record.game, record.options, record.seats, back, _("Back to the Table"))

    def tell_of(self, setup: Setup, sheet: QWidget) -> None:
        self.tell(setup.game, setup.options, setup.seats, lambda: self._turn_to(sheet), _("Back to the Set-Up"))

    def tell(
        self,
        game: str,
        options: Mapping[str, Plain],
        seats: Sequence[SeatInfo],
        then: Callable[[], object],
        close: str = "",
    ) -> None:
        """Show the briefing of a match with these options.

        `then` is called when it is closed; `close` is the text of the button.
        """
        brief = self._services.load(game).briefing
        if brief is None:
            then()
            return
        if self._sheet is None:
            self._sheet = part("pages.briefing").BriefingSheet(self._services.art)
            self._sheet.closed.connect(self.close)
            self._pages.addWidget(self._sheet)
        self._then = then
        self._turn_to(self._sheet)
        self._sheet.tell(game, brief(options), seats, self._services.theme, close)

    def close(self) -> None:
        """Go on, if the sheet is still shown."""
        then, self._then = self._then, None
        if then is not None and self._pages.currentWidget() is self._sheet:
            then()

    def set_theme(self) -> None:
        if self._sheet is not None:
            self._sheet.set_theme(self._services.theme)
