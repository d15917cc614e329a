"""Opens campaigns: begins them, plays the mission that is due, and enters its result."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ...engine.campaign import Result
from ...engine.game import OptionError
from ...games.kit import Missions
from ...language.words import _
from ...storage.campaigns import Campaign, read_campaign
from ...storage.entering import catch_up, first_result
from ...storage.match_files.broken import MatchError
from ...storage.match_files.header import CampaignMission
from ...table.briefing import Briefing
from ..kit.lazy import part
from ..pages.setup import Setup

if TYPE_CHECKING:
    from ...storage.match_files.header import Header
    from ..match.match import Match
    from ..pages.campaign import CampaignPage
    from ..pages.match import MatchScreen
    from .main_window import MainWindow

T = TypeVar("T")


class NotWaitedError(Exception):
    """The person goes back and does not wait for a slow disk."""


class CampaignOpener:
    """Shows the page of campaigns, which the chores write; a dialog waits for what has to be on the disk first."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._services = window.services
        self._campaigns = window.services.campaigns
        self.page: CampaignPage | None = None
        self._path = Path()
        self._match: Path | None = None
        """The match of the mission that is due, if it has begun."""

    def begin(self, setup: Setup) -> None:
        """Begin a campaign, and remember its set-up."""
        preferences = self._services.preferences
        preferences.replace(preferences.settings.remember(setup.game, setup.to_remember()))
        kit = self._services.load(setup.game)
        missions = kit.campaign
        if missions is None:
            return
        try:
            title, length = kit.game.info.title, len(missions.keys)
            campaigns = self._campaigns
            path = self._written(lambda: campaigns.begin(setup.game, title, setup.seats, setup.options, length))
        except MatchError as error:
            self._window.complain(str(error))
        except NotWaitedError:
            return
        else:
            self.show(path)

    def show(self, path: Path) -> None:
        """Leave the open match and show a campaign, with the results of all missions that have ended."""
        if not self._window.leave_table():
            return
        try:
            campaign, self._match, trouble = catch_up(
                self._campaigns,
                path,
                self._services.library.paths(),
                self._services.load,
                self._result_of,
                self._written,
            )
            missions = self._missions_of(campaign)
            briefing = self._briefing(campaign, missions)
        except (MatchError, OptionError) as error:
            self._window.show_shelf()
            self._window.complain(str(error))
            return
        except NotWaitedError:
            self._window.show_shelf()
            return
        self._path = path
        page = self._page()
        roles = self._services.load(campaign.game).roles
        self._window.turn_to(page)
        page.show_campaign(campaign, missions, roles, briefing, self._match is not None, self._services.theme)
        if trouble:
            self._window.complain(trouble)

    def show_of(self, match: Match) -> None:
        belongs = match.header.part
        path = None if belongs is None else self._campaigns.find(belongs.campaign)
        if path is None:
            self._window.complain(_("The campaign of this match is not there any more."))
        else:
            self.show(path)

    def enter(self, match: Match) -> None:
        """Enter the result of a finished match, if it counts."""
        belongs, campaigns, match_id = match.header.part, self._campaigns, match.header.id
        result = None if belongs is None else first_result(match.header, match.session, self._result_of)
        if belongs is None or result is None:
            return

        def write() -> str:
            try:
                path = campaigns.find(belongs.campaign)
                if path is not None:
                    campaigns.enter(path, match_id, result)
            except MatchError as error:
                return str(error)
            return ""

        self._services.chores.do(write, self._window, self._window.complain)

    def follow(self, screen: MatchScreen) -> None:
        screen.controller.finished.connect(lambda: self.enter(screen.match))
        screen.campaign_asked.connect(lambda: self.show_of(screen.match))

    def set_theme(self) -> None:
        if self.page is not None:
            self.page.set_theme(self._services.theme)

    def _page(self) -> CampaignPage:
        if self.page is None:
            self.page = part("pages.campaign").CampaignPage(self._services.art)
            self.page.closed.connect(self._window.show_shelf)
            self.page.played.connect(self._play)
            self.page.told.connect(self._tell)
            self.page.opened.connect(self._watch)
            self._window.pages.addWidget(self.page)
        return self.page

    def _play(self) -> None:
        window = self._window
        try:
            if self._match is not None:
                window.show_match(window.tables.open(self._match), None)
                return
            campaign = read_campaign(self._path)
            missions = self._missions_of(campaign)
            belongs = CampaignMission(campaign.id, missions.keys[len(campaign.played)])
            screen = window.tables.begin(
                campaign.game, campaign.seats, self._options(campaign, missions), None, belongs, self._expect
            )
        except (MatchError, OptionError) as error:
            window.complain(str(error))
        except NotWaitedError:
            return
        else:
            window.show_match(screen, None)

    def _expect(self, header: Header) -> None:
        """Write into the campaign which match counts, before the match itself is written."""
        path = self._path
        self._written(lambda: self._campaigns.expect(path, header.id))

    def _written(self, write: Callable[[], T]) -> T:
        """Have a chore written, wait for it, and return its result.

        Raises MatchError when the disk refuses, NotWaitedError when the person goes back instead.
        """
        done: list[T] = []
        refused: list[str] = []

        def chore() -> str:
            try:
                done.append(write())
            except MatchError as error:
                return str(error)
            return ""

        waits = True
        chores, window = self._services.chores, self._window
        chores.do(chore, window, lambda sentence: refused.append(sentence) if waits else window.complain(sentence))
        waits = part("support.unsaved").wait(window, chores, can_close=False)
        if refused:
            raise MatchError(refused[0])
        if not done:
            raise NotWaitedError
        return done[0]

    def _tell(self) -> None:
        try:
            campaign = read_campaign(self._path)
            options = self._options(campaign, self._missions_of(campaign))
        except MatchError as error:
            self._window.complain(str(error))
            return
        self._window.briefings.tell(
            campaign.game, options, campaign.seats, lambda: self.show(self._path), _("Back to the Campaign")
        )

    def _watch(self, match: str) -> None:
        shelved = (self._services.library.look(path) for path in self._services.library.paths())
        path = next((each.path for each in shelved if each.header is not None and each.header.id == match), None)
        if path is None:
            self._window.complain(_("The match of this mission is not there any more."))
        else:
            self._window.open_match(path)

    def _briefing(self, campaign: Campaign, missions: Missions) -> Briefing | None:
        brief = self._services.load(campaign.game).briefing
        return None if brief is None or campaign.finished else brief(self._options(campaign, missions))

    def _options(self, campaign: Campaign, missions: Missions) -> dict[str, Any]:
        return missions.options_for(campaign.options, campaign.results)

    def _missions_of(self, campaign: Campaign) -> Missions:
        try:
            missions = self._services.load(campaign.game).campaign
        except KeyError:
            missions = None
        if missions is None or len(missions.keys) != campaign.length:
            raise MatchError(_("This version has no such campaign of {title}.", title=campaign.title))
        return missions

    def _result_of(self, game: str, state: Any) -> Result:
        missions = self._services.load(game).campaign
        assert missions is not None
        return missions.result_of(state)
