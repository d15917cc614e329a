"""A campaign is a small file with the results of its missions and the present match."""

import json
import os
from pathlib import Path

import pytest

from monstrarium.engine.campaign import Loss, Result
from monstrarium.engine.record import SeatInfo
from monstrarium.storage.campaigns import MAX_BYTES, Campaigns, read_campaign
from monstrarium.storage.lock import Lock
from monstrarium.storage.match_files.broken import MatchError

SEATS = (SeatInfo("Ada", "", 0), SeatInfo("Bo", "hard", 1))
MATCH, OTHER = "0123456789abcdef", "fedcba9876543210"
WON = Result("first", (1, 2), (3, 0), ((), (Loss("pest", 0), Loss("tiger", 2))), 7)
LOST = Result("second", (2, 1), (0, 3), ((), ()), 9)


@pytest.fixture
def campaigns(tmp_path: Path) -> Campaigns:
    """An empty folder of campaigns."""
    return Campaigns(tmp_path / "campaigns")


@pytest.fixture
def path(campaigns: Campaigns) -> Path:
    """A campaign that has just begun."""
    return campaigns.begin("sprint", "Sprint", SEATS, {"goal": 30, "far": ("a", "b")}, 2)


def spoiled(path: Path, **changes: object) -> Path:
    """A campaign file with some fields changed."""
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))
    return path


def test_a_campaign_is_read_as_it_was_begun(path: Path) -> None:
    campaign = read_campaign(path)

    assert (campaign.game, campaign.seats, campaign.options) == ("sprint", SEATS, {"goal": 30, "far": ("a", "b")})
    assert (campaign.match, campaign.played) == (None, ())


def test_a_campaign_is_named_by_game_seats_and_date(path: Path) -> None:
    assert path.name.startswith("Sprint - Ada, Bo - 20")
    assert path.suffix == ".campaign"


def test_two_campaigns_of_one_minute_lie_side_by_side(campaigns: Campaigns, path: Path) -> None:
    other = campaigns.begin("sprint", "Sprint", SEATS, {}, 2)

    assert other != path
    assert len(campaigns.entries()) == 2


def test_the_result_of_the_match_that_counts_is_entered(campaigns: Campaigns, path: Path) -> None:
    campaigns.expect(path, MATCH)
    campaigns.enter(path, MATCH, WON)

    campaign = read_campaign(path)
    assert campaign.results == (WON,)
    assert (campaign.match, campaign.played[0].match) == (None, MATCH)


def test_a_result_is_entered_only_once(campaigns: Campaigns, path: Path) -> None:
    campaigns.expect(path, MATCH)
    campaigns.enter(path, MATCH, WON)
    campaigns.enter(path, MATCH, LOST)

    assert read_campaign(path).results == (WON,)


def test_another_match_of_the_same_mission_does_not_count(campaigns: Campaigns, path: Path) -> None:
    campaigns.expect(path, MATCH)
    campaigns.enter(path, OTHER, LOST)

    assert read_campaign(path).results == ()


def test_results_follow_one_another(campaigns: Campaigns, path: Path) -> None:
    for match, result in ((MATCH, WON), (OTHER, LOST)):
        campaigns.expect(path, match)
        campaigns.enter(path, match, result)

    assert read_campaign(path).results == (WON, LOST)


def test_nothing_is_written_where_nothing_changes(campaigns: Campaigns, path: Path) -> None:
    os.utime(path, (100, 100))

    campaigns.enter(path, MATCH, WON)

    assert path.stat().st_mtime == 100


def test_the_campaign_played_last_comes_first(campaigns: Campaigns, path: Path) -> None:
    other = campaigns.begin("sprint", "Sprint", SEATS, {}, 2)
    os.utime(path, (300, 300))
    os.utime(other, (200, 200))

    assert [each.path for each in campaigns.entries()] == [path, other]


def test_a_campaign_is_found_by_its_name_in_matches(campaigns: Campaigns, path: Path) -> None:
    (path.parent / "broken.campaign").write_text("{")

    assert campaigns.find(read_campaign(path).id) == path
    assert campaigns.find(OTHER) is None


def test_two_windows_do_not_write_one_campaign_at_once(campaigns: Campaigns, path: Path) -> None:
    lock = Lock.take(path)

    with pytest.raises(MatchError, match="another window"):
        campaigns.expect(path, MATCH)
    lock.release()
    assert campaigns.expect(path, MATCH).match == MATCH


def test_a_broken_campaign_is_listed_with_its_reason(campaigns: Campaigns, path: Path) -> None:
    path.write_text("{}")

    (kept,) = campaigns.entries()

    assert kept.campaign is None
    assert kept.trouble == f"{path} is not a campaign of Monstrarium, or it is damaged."


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seats": []}, "0 seats"),
        ({"seats": [{"name": "Ada", "colour": 99}]}, "colour"),
        ({"match": "../../etc/passwd"}, "match"),
        ({"played": "all"}, "played"),
        ({"surprise": 1}, "surprise"),
        ({"version": 99, "app": "9.9"}, "9.9, which is newer"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(path: Path, changes: dict[str, object], reason: str) -> None:
    with pytest.raises(MatchError, match=reason) as caught:
        read_campaign(spoiled(path, **changes))
    assert str(path) in str(caught.value)


def test_scores_for_other_seats_are_refused(campaigns: Campaigns, path: Path) -> None:
    campaigns.expect(path, MATCH)
    campaigns.enter(path, MATCH, Result("first", (1,), (3,), ((),)))

    with pytest.raises(MatchError, match="as many scores as seats"):
        read_campaign(path)


def test_a_mission_that_is_entered_twice_is_refused(path: Path) -> None:
    played = {"result": {"mission": "a", "places": [1, 2], "points": [3, 0], "lost": [[], []]}, "match": MATCH}
    with pytest.raises(MatchError, match="entered twice"):
        read_campaign(spoiled(path, played=[{**played, "entered": ""}] * 2))


def test_a_campaign_is_neither_huge_nor_nested_for_ever(path: Path) -> None:
    path.write_bytes(b" " * (MAX_BYTES + 1))
    with pytest.raises(MatchError, match="larger than 1 MB"):
        read_campaign(path)

    path.write_text('{"format": "monstrarium-campaign", "version": 1, "options": ' + "[" * 99 + "]" * 99 + "}")
    with pytest.raises(MatchError, match="nested 100 deep"):
        read_campaign(path)


def test_a_name_cannot_steer_the_text_around_it(path: Path) -> None:
    spoiled(path, seats=[{"name": "A\u202ebc\n"}, {"name": ""}])

    assert [seat.name for seat in read_campaign(path).seats] == ["Abc", "Seat 2"]


def test_a_disk_that_refuses_is_told(campaigns: Campaigns, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_path: Path, _data: bytes, **_how: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("monstrarium.storage.campaigns.write_atomically", full)

    with pytest.raises(MatchError, match="No space left on device"):
        campaigns.expect(path, MATCH)
    assert read_campaign(path).match is None
