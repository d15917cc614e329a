"""The set-up sheet on its page of the window: asked for one game at a time, with everything that can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kit.lazy import part

if TYPE_CHECKING:
    from ...games.kit import Box
    from ..pages.setup import Setup
    from .main_window import MainWindow

USUAL_BOT = "normal"


class SettingUp:
    """Made when a game is set up for the first time."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._desk = window.desk
        self.sheet = part("pages.setup").SetupSheet(window.desk.art, window.tables.levels, USUAL_BOT)
        self.sheet.started.connect(window.start_match)
        self.sheet.campaign_asked.connect(lambda setup: window.campaigns.begin(setup))
        self.sheet.briefing_asked.connect(lambda setup: window.briefings.tell_of(setup, self.sheet))
        self.sheet.cancelled.connect(self._leave)
        window.pages.addWidget(self.sheet)

    def show(self, box: Box) -> None:
        """Ask how a game shall be played."""
        kit, settings = self._desk.load(box.key), self._desk.preferences.settings
        self._window.turn_to(self.sheet)
        self.sheet.ask(
            box,
            kit.game.info,
            settings.last_setups.get(box.key),
            kit.roles,
            0 if kit.campaign is None else len(kit.campaign.keys),
            kit.briefing is not None,
            kit.finds(self._desk.places.packs) if kit.finds is not None else (),
            settings.people(),
        )

    def _leave(self, setup: Setup) -> None:
        """Back to where the sheet was asked for; what was agreed on it is there the next time."""
        preferences = self._desk.preferences
        preferences.replace(preferences.settings.remember(setup.game, setup.to_remember()))
        self._window.turn_to(self._window.screen_of_match or self._window.shelf)
