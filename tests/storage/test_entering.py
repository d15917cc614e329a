"""The result of a match is entered into its campaign once, whenever the program was killed."""

import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from monstrarium.engine.campaign import Result
from monstrarium.engine.record import Codec, Record
from monstrarium.engine.session import Session
from monstrarium.storage.campaigns import Campaign, Campaigns, read_campaign
from monstrarium.storage.entering import catch_up
from monstrarium.storage.match_files.header import CampaignMission, fresh_header
from monstrarium.storage.match_files.library import Library
from monstrarium.storage.match_files.match_file import MatchFile
from monstrarium.storage.paths import Folders, places

from .sprint import Sprint, SprintState, Walk, load
from .table import SEATS, Troubles, resumed


def result_of(_game: str, state: SprintState) -> Result:
    """Two points for the runner in front, and how far both are to be recognised by."""
    first = state.run.index(max(state.run))
    return Result("sprint-1", (1 + first, 2 - first), tuple(state.run), ((), ()), state.turns)


class Desk:
    """A folder with a campaign whose first mission has begun."""

    def __init__(self, folders: Folders) -> None:
        self.folders = folders
        self.campaigns = Campaigns(folders.campaigns)
        self.path = self.campaigns.begin("sprint", "Sprint", SEATS, {}, 2)

    def begin(self) -> Session[SprintState]:
        """Begin a match that counts for the mission."""
        record = Record("sprint", 1, 7, {"goal": 30}, SEATS)
        part = CampaignMission(read_campaign(self.path).id, "sprint-1")
        header = fresh_header(record, "Sprint", part=part)
        self.campaigns.expect(self.path, header.id)
        path = Library(self.folders).new_path(header)
        self.file = MatchFile.create(path, header, record, Codec(Sprint()), Troubles())
        return Session(Sprint(), record, self.file)

    def look(self) -> tuple[Campaign, Path | None]:
        """Catch up the campaign."""
        saves = sorted(self.folders.saves.glob("*.monstrarium"))
        campaign, match, self.trouble = catch_up(self.campaigns, self.path, saves, load, result_of)
        return campaign, match


def play_out(session: Session[SprintState], steps: int = 2) -> None:
    """Play to the end."""
    while session.to_act():
        session.submit(Walk(session.to_act()[0], steps))


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A campaign that has just begun."""
    return Desk(places(tmp_path))


def test_a_campaign_of_which_nothing_is_played_has_nothing_to_enter(desk: Desk) -> None:
    campaign, match = desk.look()

    assert (campaign.results, match) == ((), None)


def test_a_match_that_is_not_over_is_gone_on_with(desk: Desk) -> None:
    session = desk.begin()
    session.submit(Walk(0, 2))
    desk.file.close()

    campaign, match = desk.look()

    assert (campaign.results, match) == ((), desk.file.path)


def test_a_match_that_has_ended_is_entered_when_somebody_looks(desk: Desk) -> None:
    play_out(desk.begin())
    desk.file.close()

    campaign, match = desk.look()

    assert [result.points for result in campaign.results] == [(30, 28)]
    assert match is None
    assert desk.look()[0] == campaign


def test_a_match_that_was_taken_away_is_begun_anew(desk: Desk) -> None:
    session = desk.begin()
    session.submit(Walk(0, 2))
    desk.file.close()
    desk.file.path.unlink()

    assert desk.look()[1] is None


def test_a_match_that_was_begun_anew_is_the_one_that_counts(desk: Desk) -> None:
    play_out(desk.begin())
    desk.file.close()
    play_out(desk.begin(), 1)
    desk.file.close()

    campaign, _match = desk.look()

    assert [result.points for result in campaign.results] == [(30, 29)]


def test_a_copy_of_a_match_does_not_count_twice(desk: Desk) -> None:
    play_out(desk.begin())
    desk.file.close()
    shutil.copy(desk.file.path, desk.folders.saves / "copy.monstrarium")

    desk.look()
    campaign, _match = desk.look()

    assert len(campaign.results) == 1


def test_the_end_that_was_come_to_first_counts_whatever_is_played_on_later(desk: Desk) -> None:
    session = desk.begin()
    play_out(session)
    session.play_on(4)
    play_out(session, 1)
    desk.file.close()

    campaign, _match = desk.look()

    assert [result.points for result in campaign.results] == [(30, 28)]


def test_another_line_that_was_played_after_the_entry_changes_nothing(desk: Desk) -> None:
    play_out(desk.begin())
    desk.file.close()
    before, _match = desk.look()
    file = resumed(desk.file.path)
    session = Session(Sprint(), file.record, file)
    session.play_on(2)
    play_out(session, 1)
    file.close()

    assert desk.look()[0] == before


def test_a_match_that_cannot_be_read_leaves_the_campaign_as_it_is(desk: Desk) -> None:
    session = desk.begin()
    session.submit(Walk(0, 2))
    desk.file.close()
    first, _seed, *rest = desk.file.path.read_bytes().split(b"\n")
    desk.file.path.write_bytes(b"\n".join((first, b"{", *rest)))

    campaign, match = desk.look()

    assert (campaign.results, match) == ((), desk.file.path)
    assert "line 2" in desk.trouble


def test_a_foreign_match_that_claims_to_belong_here_does_not_count(desk: Desk, tmp_path: Path) -> None:
    other = Desk(places(tmp_path / "other"))
    play_out(other.begin())
    other.file.close()
    desk.folders.saves.mkdir(parents=True)
    shutil.copy(other.file.path, desk.folders.saves)
    desk.campaigns.expect(desk.path, other.file.header.id)

    assert desk.look()[0].results == ()


KILLED = """
import os, signal, sys
from pathlib import Path
from monstrarium.storage.paths import places
from tests.storage.test_entering import Desk, play_out
desk = Desk(places(Path(sys.argv[1])))
play_out(desk.begin())
desk.file.settle()
print(desk.path, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_result_is_entered_once_though_the_program_was_killed_before_it_was(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    killed = subprocess.run([sys.executable, "-c", KILLED, tmp_path], cwd=root, stdout=subprocess.PIPE, text=True)
    folders = places(tmp_path)
    campaigns, path = Campaigns(folders.campaigns), Path(killed.stdout.strip())
    assert killed.returncode == -signal.SIGKILL
    assert read_campaign(path).results == ()

    for _look in range(2):
        catch_up(campaigns, path, folders.saves.glob("*.monstrarium"), load, result_of)

    assert [result.points for result in read_campaign(path).results] == [(30, 28)]
