"""A campaign is begun on the set-up sheet and listed on the shelf, and each of its missions counts once."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from monstrarium.engine.campaign import Loss, Result
from monstrarium.engine.game import ranked
from monstrarium.engine.plain import Plain
from monstrarium.games.kit import Kit, Missions
from monstrarium.storage import campaigns
from monstrarium.storage.campaigns import Campaign, read_campaign
from monstrarium.ui.kit.buttons import Button
from monstrarium.ui.pages.briefing import BriefingSheet
from monstrarium.ui.pages.campaign import CampaignPage, MissionRow
from monstrarium.ui.pages.campaign_list import CampaignRow
from monstrarium.ui.pages.match_list import BrokenRow
from monstrarium.ui.pages.setup import Setup
from monstrarium.ui.pages.shelf_boxes import GameBox
from monstrarium.ui.window.services import Services
from tests.support.shelf import load
from tests.ui.sitting import TWO, Sitting
from tests.ui.slow import Answers, Patience, SlowFiles, linux
from tests.ui.words import check_words

KEYS = ("dawn", "noon", "dusk")
LEFT = Qt.MouseButton.LeftButton


def result_of(state: Any) -> Result:
    """The result of a mission: a point for each seat that has won; the second seat has lost a pawn."""
    scores = load("cybo").game.standing(state)
    places = ranked(scores)
    return Result("", places, tuple(int(place == 1) for place in places), ((), (Loss("pawn", 1),)), 13)


class Stages:
    """CYBO as a game of three missions."""

    def __init__(self) -> None:
        self.kit = msgspec.structs.replace(
            load("cybo"),
            campaign=Missions(
                keys=KEYS,
                titles=("At dawn", "At noon", "At dusk"),
                result_of=self._result_of,
                options_for=self._options_for,
                places=lambda results: ranked([sum(each.points[seat] for each in results) for seat in (0, 1)]),
                name_of=lambda who: who.title(),
                resting=lambda mission, results: ("pawn",) if mission == "noon" else (),
                topic="The end",
                ending=lambda results: "cybo/lid-wide",
            ),
        )
        self._due = KEYS[0]

    def load(self, key: str) -> Kit:
        return self.kit if key == "cybo" else load(key)

    def _options_for(self, options: Mapping[str, Plain], results: Sequence[Result]) -> dict[str, Plain]:
        self._due = KEYS[len(results)]
        return dict(options)

    def _result_of(self, state: Any) -> Result:
        return msgspec.structs.replace(result_of(state), mission=self._due)


@pytest.fixture
def sitting(qtbot: QtBot, services: Services) -> Sitting:
    """The window, in which CYBO has missions."""
    services.load = Stages().load
    return Sitting(qtbot, services)


def begin(sitting: Sitting) -> CampaignPage:
    """Begin a campaign of two people."""
    sitting.window.campaigns.begin(Setup("cybo", TWO, {"first": "first"}))
    return page_of(sitting)


def page_of(sitting: Sitting) -> CampaignPage:
    """The page, which must be shown."""
    sitting.settle()
    assert isinstance(sitting.page, CampaignPage)
    return sitting.page


def path_of(sitting: Sitting) -> Path:
    """The file of the only campaign."""
    (path,) = sitting.services.places.campaigns.glob("*.campaign")
    return path


def kept(sitting: Sitting) -> Campaign:
    """The campaign on the disk, once all of it is written."""
    assert sitting.services.chores.settle()
    return read_campaign(path_of(sitting))


def words(page: QWidget) -> list[str]:
    """All words of a page."""
    return [label.text() for label in page.findChildren(QLabel) if label.isVisibleTo(page)]


def press(parent: QWidget, text: str) -> None:
    QTest.mouseClick(next(each for each in parent.findChildren(Button) if each.text() == text), LEFT)


def play_mission(sitting: Sitting) -> None:
    """Play the mission that is due to its end, by the button of the page."""
    press(page_of(sitting), "Play")
    sitting.settle()
    sitting.play_out()
    sitting.settle()


# ---- missions of a campaign


def test_a_campaign_begins_on_the_set_up_sheet(sitting: Sitting) -> None:
    sitting.window.set_up("cybo")
    assert sitting.page is not None

    press(sitting.page, "Campaign")

    assert {"CYBO · Campaign", "At dawn", "At noon", "At dusk", "Comes next"} <= {*words(page_of(sitting))}
    assert kept(sitting).length == 3


def test_a_game_without_missions_has_no_campaign(sitting: Sitting) -> None:
    sitting.window.set_up("xybrid")
    assert sitting.page is not None

    (button,) = [each for each in sitting.page.findChildren(Button) if each.text() == "Campaign"]

    assert not button.isVisible()


def test_a_mission_is_a_match_that_says_where_it_belongs(sitting: Sitting) -> None:
    begin(sitting)

    press(page_of(sitting), "Play")

    part = sitting.screen.match.header.part
    assert part is not None
    assert (part.campaign, part.mission) == (kept(sitting).id, "dawn")
    assert kept(sitting).match == sitting.screen.match.header.id


def test_the_end_of_a_mission_is_entered_at_once(sitting: Sitting) -> None:
    begin(sitting)
    play_mission(sitting)

    (played,) = kept(sitting).played
    assert played.match == sitting.screen.match.header.id
    assert sum(played.result.points) >= 1


def test_the_end_of_a_mission_leads_on_to_the_next(sitting: Sitting) -> None:
    begin(sitting)
    play_mission(sitting)

    press(sitting.screen.prompt, "On with the Campaign")

    found = words(page_of(sitting))
    assert "Mission 2 comes next" in found
    assert "Pawn – rests now" in found


def test_a_mission_that_is_not_over_is_gone_on_with(sitting: Sitting) -> None:
    page = begin(sitting)
    press(page, "Play")
    sitting.play(3)
    match = sitting.screen.match.header.id

    sitting.do("campaign")
    assert page_of(sitting).play.text() == "Continue"
    press(page_of(sitting), "Continue")

    assert sitting.screen.match.header.id == match


def test_a_mission_is_not_counted_again_when_it_is_played_on_from_before(sitting: Sitting) -> None:
    begin(sitting)
    play_mission(sitting)
    before = kept(sitting)

    sitting.do("timeline")
    sitting.controller.look(4)
    sitting.do("play-on")
    sitting.settle()
    sitting.play_out()
    sitting.settle()

    assert kept(sitting) == before


def test_a_rematch_stands_for_itself(sitting: Sitting) -> None:
    begin(sitting)
    play_mission(sitting)

    sitting.do("rematch")

    assert sitting.screen.match.header.part is None


def test_what_the_program_could_not_enter_is_entered_when_somebody_looks(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(sitting)
    with monkeypatch.context() as dead:
        dead.setattr(sitting.window.campaigns, "enter", lambda match: None)
        play_mission(sitting)
    assert kept(sitting).played == ()
    sitting.window.show_shelf()

    for _look in range(2):
        sitting.window.campaigns.show(path_of(sitting))

    assert len(kept(sitting).played) == 1
    assert "Mission 2 comes next" in words(page_of(sitting))


def test_a_campaign_that_is_over_has_an_ending(sitting: Sitting) -> None:
    begin(sitting)
    for _mission in KEYS:
        play_mission(sitting)
        sitting.do("campaign")

    page = page_of(sitting)
    assert "The campaign is over" in words(page)
    assert not page.play.isVisible()
    assert kept(sitting).finished


def test_a_mission_that_is_over_can_be_watched(sitting: Sitting) -> None:
    begin(sitting)
    play_mission(sitting)
    match = sitting.screen.match.header.id
    sitting.do("campaign")

    row = page_of(sitting).findChildren(MissionRow)[0]
    QTest.mouseClick(row, LEFT)

    assert sitting.screen.match.header.id == match


# ---- on the shelf


def test_the_shelf_lists_campaigns(sitting: Sitting) -> None:
    begin(sitting)
    sitting.key(Qt.Key.Key_Escape)
    assert sitting.page is sitting.window.shelf

    (row,) = sitting.window.shelf.findChildren(CampaignRow)
    assert "CYBO · Mission 1 of 3" in words(row)
    QTest.mouseClick(row, LEFT)

    assert "At dawn" in words(page_of(sitting))


def test_a_campaign_is_dropped_on_the_window(sitting: Sitting) -> None:
    begin(sitting)
    path = path_of(sitting)
    sitting.window.show_shelf()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )

    sitting.window.dropEvent(event)

    assert event.isAccepted()
    assert "At dawn" in words(page_of(sitting))


def test_a_broken_campaign_says_why_and_can_be_removed(sitting: Sitting) -> None:
    folder = sitting.services.places.campaigns
    folder.mkdir(parents=True)
    (folder / "torn.campaign").write_text("{")
    sitting.window.show_shelf()

    (row,) = sitting.window.shelf.findChildren(BrokenRow)
    assert "torn.campaign is not a campaign of Monstrarium" in row.reason.text().replace("\u200b", "")
    press(row, "Remove")

    assert not list(folder.iterdir())


def test_a_campaign_of_a_game_that_has_none_is_refused_in_a_sentence(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(sitting)
    path = path_of(sitting)
    path.write_text(json.dumps({**json.loads(path.read_text()), "game": "xybrid"}))
    said: list[str] = []
    monkeypatch.setattr(sitting.window, "complain", said.append)

    sitting.window.open_match(path)

    assert said == ["This version has no such campaign of CYBO."]
    assert sitting.page is sitting.window.shelf


def test_a_campaign_that_has_vanished_meanwhile_says_so(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    page = begin(sitting)
    path = path_of(sitting)
    path.unlink()
    said: list[str] = []
    monkeypatch.setattr(sitting.window, "complain", said.append)

    press(page, "Play")

    assert said == [f"{path} is not there."]
    assert sitting.window.screen_of_match is None


def test_a_match_whose_campaign_has_vanished_is_played_on(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    press(begin(sitting), "Play")
    sitting.settle()
    path_of(sitting).unlink()
    said: list[str] = []
    monkeypatch.setattr(sitting.window, "complain", said.append)

    sitting.play_out()
    sitting.settle()
    sitting.do("campaign")

    assert said == ["The campaign of this match is not there any more."]


# ---- slow disks


@linux
def test_a_slow_disk_holds_no_window_when_a_campaign_begins(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = SlowFiles(monkeypatch, sitting)
    patience = Patience(disk)

    page = begin(sitting)

    assert "Still saving…" in patience.read[0]
    assert disk.held == []
    assert "At dawn" in words(page)


@linux
def test_whoever_does_not_wait_for_a_new_campaign_is_where_they_were(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, before = SlowFiles(monkeypatch, sitting), sitting.page
    answers = Answers("Back")

    sitting.window.campaigns.begin(Setup("cybo", TWO, {"first": "first"}))

    assert answers.left == []
    assert sitting.page is before
    disk.go_on.set()
    assert kept(sitting).length == 3


@linux
def test_nothing_lies_on_the_disk_of_a_mission_that_its_campaign_does_not_name(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begin(sitting)
    disk = SlowFiles(monkeypatch, sitting)
    saves: list[list[Path]] = []
    patience = Patience(disk, lambda: saves.append(sitting.saves()))

    press(page, "Play")
    sitting.settle()

    assert "Still saving…" in patience.read[0]
    assert (saves, disk.held) == ([[]], [])
    assert kept(sitting).match == sitting.screen.match.header.id


@linux
def test_nobody_waits_for_the_end_of_a_mission_to_be_entered(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    press(begin(sitting), "Play")
    sitting.settle()
    disk = SlowFiles(monkeypatch, sitting)

    sitting.play_out()
    sitting.settle()

    assert read_campaign(path_of(sitting)).played == ()
    assert disk.held == []
    disk.go_on.set()
    assert len(kept(sitting).played) == 1


def test_a_disk_that_refuses_the_end_of_a_mission_is_told(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    press(begin(sitting), "Play")
    sitting.settle()
    said: list[str] = []
    monkeypatch.setattr(sitting.window, "complain", said.append)
    monkeypatch.setattr(campaigns, "write_atomically", refuse)

    sitting.play_out()
    assert sitting.services.chores.settle()

    assert said == [f"The campaign cannot be written to {path_of(sitting)}: No space left on device."]


def refuse(*_what: object, **_how: object) -> None:
    """Fail like a full disk."""
    raise OSError(28, "No space left on device")


# ---- HYBRID


def test_the_campaign_of_hybrid_tells_every_mission_before_it_begins(sitting: Sitting) -> None:
    sitting.window.show_shelf()
    box = next(each for each in sitting.window.shelf.findChildren(GameBox) if each.box.key == "hybrid")
    QTest.mouseClick(box, LEFT)
    assert sitting.page is not None
    press(sitting.page, "Campaign")
    assert "Return to Glasinhar" in words(page_of(sitting))

    press(page_of(sitting), "Briefing")
    assert isinstance(sitting.page, BriefingSheet)
    sitting.key(Qt.Key.Key_Escape)
    press(page_of(sitting), "Play")
    assert isinstance(sitting.page, BriefingSheet)
    sitting.key(Qt.Key.Key_Return)

    assert sitting.controller.ready
    assert sitting.screen.match.session.record.options["mission"] == "glasinhar"


@pytest.mark.parametrize("size", [(800, 560), (1280, 800)])
def test_every_word_is_spoken_and_none_is_cut_off(
    qtbot: QtBot, services: Services, pseudo: None, size: tuple[int, int]
) -> None:
    sitting = Sitting(qtbot, services, size)
    desk_of = sitting.window.campaigns
    desk_of.begin(Setup("hybrid", TWO, {}))
    path, match = path_of(sitting), "0" * 16
    sitting.services.campaigns.expect(path, match)
    fallen = Result("glasinhar", (1, 2), (3, 0), ((Loss("misericord", 2),), (Loss("pest", 0), Loss("pest", 0))), 7)
    sitting.services.campaigns.enter(path, match, fallen)

    desk_of.show(path)
    sitting.settle()
    check_words(page_of(sitting), ["Ann", "Bo", "HYBRID"])
    sitting.window.show_shelf()
    sitting.settle()

    (row,) = sitting.window.shelf.findChildren(CampaignRow)
    check_words(row, ["Ann", "Bo", "HYBRID", "Today"])
