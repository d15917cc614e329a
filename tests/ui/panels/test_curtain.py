"""The curtain covers a table with secrets, and all panels, before the next person looks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from monstrarium.engine.record import SeatInfo
from monstrarium.table.desc import TableDesc
from monstrarium.ui.match.moment import Moment
from monstrarium.ui.panels.over_table.curtain import Curtain
from tests.support.pantry.actions import EndTurn
from tests.ui.sitting import TWO, Sit, Sitting, drawn_pictures


class Witness(QObject):
    """Records when the curtain is painted and whose table is laid, in the order of events."""

    def __init__(self, sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.seen: list[Any] = []
        controller = sitting.controller
        for name in ("show", "film"):
            real = getattr(sitting.screen.scene, name)

            def note(*args: Any, real: Any = real) -> None:
                self.seen.append(controller.moment.viewpoint.viewer)
                real(*args)

            monkeypatch.setattr(sitting.screen.scene, name, note)
        sitting.window.installEventFilter(self)
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Records, and lets every event through."""
        if isinstance(watched, Curtain) and event.type() == QEvent.Type.Paint:
            self.seen.append("curtain")
        return False


def curtain_of(sitting: Sitting) -> Curtain:
    """The curtain, which must be up."""
    page = sitting.page
    assert isinstance(page, Curtain)
    return page


def begin(sitting: Sitting) -> None:
    """Begin a match of two people with hidden hands; the first has looked."""
    sitting.begin("pantry", TWO, {})
    QTest.mouseClick(curtain_of(sitting).button, Qt.MouseButton.LeftButton)


def test_before_the_first_look_everything_is_covered(sit: Sit) -> None:
    sitting = sit()

    sitting.begin("pantry", TWO, {})

    assert curtain_of(sitting).text.text() == "Only for Ann"
    assert sitting.moment.viewpoint.viewer is None
    assert not sitting.screen.isVisible()


def test_the_curtain_is_painted_before_the_table_is_laid_for_another(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    begin(sitting)
    witness = Witness(sitting, monkeypatch)

    sitting.play(1)
    covered = list(witness.seen)
    QTest.mouseClick(curtain_of(sitting).button, Qt.MouseButton.LeftButton)

    assert "curtain" in covered
    assert 1 not in covered
    assert covered.index("curtain") < witness.seen.index(1)


def test_while_it_is_up_nothing_of_the_table_is_in_reach(sit: Sit) -> None:
    sitting = sit()
    begin(sitting)
    screen = sitting.screen
    floating = screen.docks["show-log"]
    floating.setFloating(True)
    floating.show()

    sitting.play(1)

    panels = (screen.view, screen.log, screen.moves, screen.pieces, screen.inspector, screen.seats, floating)
    assert not any(panel.isVisible() for panel in panels)
    assert sitting.window.statusBar().currentMessage() == ""
    assert not sitting.window.menuBar().isEnabled()
    assert not any(sitting.can(command) for command in ("undo", "hint", "picture", "log", "timeline", "inspect"))


def test_the_title_tells_public_facts_only(sit: Sit) -> None:
    sitting = sit()

    begin(sitting)

    title = sitting.screen.match.header.title
    assert sitting.window.windowTitle() == f"Ann vs Bo — {title}"


def test_every_panel_shows_what_the_one_who_looks_may_see(sit: Sit) -> None:
    sitting = sit()
    begin(sitting)
    sitting.screen.docks.show("show-pieces")
    sitting.play(1)
    QTest.keyClick(curtain_of(sitting).button, Qt.Key.Key_Return)

    controller = sitting.controller
    assert controller.moment.viewpoint.viewer == 1
    assert controller.desc == _table_of(sitting, 1)
    assert sitting.screen.pieces._desc == controller.desc
    told = sitting.moment.log.rows(sitting.moment.line, controller.match.audience(1))
    assert sitting.moment.rows() == told


def test_a_floating_panel_comes_back_with_the_table(sit: Sit) -> None:
    sitting = sit()
    begin(sitting)
    floating = sitting.screen.docks["show-log"]
    floating.setFloating(True)
    floating.show()
    sitting.play(1)

    QTest.mouseClick(curtain_of(sitting).button, Qt.MouseButton.LeftButton)

    assert floating.isVisible()


def test_one_person_among_bots_sees_no_curtain(sit: Sit) -> None:
    sitting = sit()

    sitting.begin("pantry", (SeatInfo("Ann", "", 0), SeatInfo("Bo", "easy", 1)), {})

    assert sitting.page is sitting.screen
    assert sitting.moment.viewpoint.viewer == 0


def test_a_game_without_secrets_has_no_curtain(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()

    sitting.play(3)

    assert sitting.page is sitting.screen
    assert sitting.moment.viewpoint.viewer == 1


def test_the_curtain_can_be_done_without(sit: Sit) -> None:
    sitting = sit()
    sitting.services.preferences.change(curtain=False)

    sitting.begin("pantry", TWO, {})

    assert sitting.page is sitting.screen
    assert sitting.moment.viewpoint.viewer == 0


def test_the_picture_on_the_shelf_shows_what_an_onlooker_sees(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    begin(sitting)
    drawn = drawn_pictures(sitting, monkeypatch)
    public = _table_of(sitting, None)

    sitting.window.show_shelf()

    assert [msgspec.structs.replace(desc, banner="") for desc in drawn] == [msgspec.structs.replace(public, banner="")]


def _table_of(sitting: Sitting, seat: int | None) -> TableDesc:
    """The table as a seat sees it now."""
    match = sitting.screen.match
    offers = match.session.offers(seat) if seat is not None else ()
    return match.kit.presenter.describe(match.session.view(seat), match.audience(seat), offers)


def test_the_panels_stay_where_they_are_while_the_table_changes_hands(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("xybrid", TWO, {})
    places = []

    for _turn in range(3):
        QTest.mouseClick(curtain_of(sitting).button, Qt.MouseButton.LeftButton)
        sitting.settle()
        places.append(sitting.screen.docks["show-inspector"].geometry())
        while not sitting.controller.covered:
            sitting.play(1)
            sitting.settle()

    assert places[1:] == places[:1] * 2


def test_the_curtain_says_pass_to_those_alone_who_did_not_look_last(sit: Sit) -> None:
    sitting = sit()
    begin(sitting)

    while not sitting.controller.covered:
        sitting.play(1)

    assert curtain_of(sitting).text.text() == "Pass to Bo"


def look(sitting: Sitting) -> None:
    """Let the person who is called look."""
    QTest.mouseClick(curtain_of(sitting).button, Qt.MouseButton.LeftButton)


def come_to_end(sitting: Sitting) -> None:
    """Come to the end of a turn of a seat: both have offered, and one cooks."""
    begin(sitting)
    while not any(isinstance(move.plan[0], EndTurn) for move in sitting.moves):
        if sitting.controller.covered:
            look(sitting)
        else:
            sitting.play(1)


def end_turn(sitting: Sitting) -> None:
    """End the turn of a seat, which then draws a card."""
    come_to_end(sitting)
    sitting.controller.perform(next(move for move in sitting.moves if isinstance(move.plan[0], EndTurn)))


def test_a_card_drawn_at_the_end_of_a_turn_is_read_before_the_curtain(sit: Sit) -> None:
    sitting = sit()
    end_turn(sitting)
    who = sitting.moment.viewpoint.viewer
    hand = [piece for piece in sitting.controller.desc.pieces if piece.zone == f"hand/{who}"]
    read = sitting.page is sitting.screen and bool(hand) and all(piece.up for piece in hand)
    [button] = sitting.screen.prompt.buttons

    QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    assert read
    assert button.text() == curtain_of(sitting).text.text()


def pass_on(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """The person who looks ends its turn without having learned a secret, at normal pace on a clock that stands."""
    come_to_end(sitting)
    monkeypatch.setattr(Moment, "reveals", lambda *_node: False)
    sitting.screen.scene.clock.hold(True)
    sitting.controller.read = 1.0
    sitting.controller.perform(next(move for move in sitting.moves if isinstance(move.plan[0], EndTurn)))


def test_the_curtain_comes_when_the_person_has_seen_what_the_move_has_brought(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit()
    pass_on(sitting, monkeypatch)
    early = sitting.controller.covered
    sitting.screen.scene.clock.settle()
    assert (early, sitting.controller.covered) == (False, True)


def test_a_click_brings_the_curtain_at_once_and_it_says_why(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    pass_on(sitting, monkeypatch)
    QTest.mouseClick(sitting.screen.view.viewport(), Qt.MouseButton.LeftButton)
    assert sitting.controller.covered
    banner = sitting.moment.banner()
    assert banner
    assert curtain_of(sitting).note.text().startswith(f"{banner} Then ")
    assert curtain_of(sitting).note.text().endswith(" sees what nobody else may see.")
