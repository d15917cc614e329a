"""The log tells the moves, and its rows lead to moments of the match."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPalette, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from monstrarium.engine.record import START
from monstrarium.engine.rng import Rng
from monstrarium.games import load
from monstrarium.games.xenoshyft.actions import Ready
from monstrarium.table.presenter import Audience
from monstrarium.ui.art.palette import theme_for
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.match.log_rows import MatchLog, Row
from monstrarium.ui.panels.log import LogPanel
from tests.support.matches import session_of
from tests.ui.sitting import Sit, Sitting, is_choice


def click_row(log: LogPanel, row: int) -> None:
    """Click in the middle of the words of a row."""
    block = log.document().findBlockByNumber(row)
    cursor = QTextCursor(block)
    log.setTextCursor(cursor)
    log.ensureCursorVisible()
    spot = log.cursorRect(cursor).center() + QPoint(4, 0)
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def rows(sitting: Sitting) -> list[str]:
    return sitting.screen.log.toPlainText().split("\n")


def test_every_move_is_one_row_with_its_consequences_below(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()

    sitting.play(6)

    told = rows(sitting)
    assert told[0] == "Round 1 of 13"
    assert sum(" rolls " in row for row in told) == 6


def test_a_chapter_that_begins_within_a_move_is_headed_there() -> None:
    kit = load("xenoshyft")
    session = session_of(kit, seed=1, seats=1)
    while "Combat" not in kit.presenter.chapter(session.view(None)):
        session.submit(Ready(0))

    told = MatchLog(kit, session).text(session.record.line(), Audience(None, ("Ann",), (0,)))

    assert "is ready" in told.split("Round 1, Combat")[0]
    assert "The lane of Ann fights." in told.split("Round 1, Combat")[1]
    assert "is revealed" not in told.split("Round 1, Combat")[0]
    assert "is revealed" in told.split("Round 1, Combat")[1]


def log_up_to(chapter: str, game: str, seats: int) -> str:
    """The log of a random match, as an onlooker reads it when a chapter begins."""
    kit, luck = load(game), Rng(7)
    session = session_of(kit, seed=1, seats=seats)
    while not kit.presenter.chapter(session.view(None)).startswith(chapter):
        session.submit(luck.pick(session.offers(session.to_act()[0])))
    audience = Audience(None, ("Ann", "Bo", "Cy")[:seats], (0, 1, 2)[:seats])
    return MatchLog(kit, session).text(session.record.line(), audience)


def test_what_opens_a_chapter_of_xybrid_stands_below_its_heading() -> None:
    told = log_up_to("Round 2 of 3, cycle 1", "xybrid", seats=2)

    first = {part.split("\n")[0]: part.split("\n")[1].strip() for part in told.strip("\n").split("\n\n")}
    assert first["Round 2 of 3, core parts"].startswith("Round 2 begins")
    assert first["Round 2 of 3, cycle 1"].endswith(" is in turn.")


def test_what_opens_a_chapter_of_hybrid_stands_below_its_heading() -> None:
    told = log_up_to("Round 2, Counters", "hybrid", seats=2)

    first = {part.split("\n")[0]: part.split("\n")[1].strip() for part in told.split("\n\n")}
    assert first["Round 2, Activation Roll"] == "Round 2 begins."
    assert "reveals counter 1: " in first["Round 1, Activations"]
    assert "moves late" in first["Round 1, Late moves"]


def test_who_is_in_turn_stands_below_the_heading_of_a_turn_in_androids() -> None:
    told = log_up_to("Turn 6", "androids", seats=3)

    turns = dict(part.split("\n", 1) for part in told.strip("\n").split("\n\n"))
    assert [*turns] == [f"Turn {turn}" for turn in range(1, 7)]
    assert all(turn.count("is in turn.") == 1 for turn in [*turns.values()][1:])
    assert all(turn.strip().split("\n")[0].endswith(" is in turn.") for turn in [*turns.values()][1:])


def test_names_have_the_colour_of_their_seat(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(1)
    log = sitting.screen.log

    cursor = QTextCursor(log.document().findBlockByNumber(1))
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)

    assert log.document().findBlockByNumber(1).text().startswith("Ann")
    assert cursor.charFormat().foreground().color() == sitting.services.theme.text.of("seat0")


def test_a_name_within_a_longer_one_keeps_the_colour_of_the_sentence(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    log = sitting.screen.log
    log.show_rows([Row(1, "Bo buys Ann Ampoule.", 0, 1)], None)

    colours = set()
    for at in range(1, log.document().characterCount()):
        cursor = QTextCursor(log.document())
        cursor.setPosition(at)
        colours.add(cursor.charFormat().foreground().color().name())
    seat = sitting.services.theme.text.of
    assert QColor(seat("seat1")).name() in colours
    assert QColor(seat("seat0")).name() not in colours


def test_a_click_takes_the_table_to_that_moment(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(1)
    then = sitting.controller.match.session.view(0)
    sitting.play(4)

    click_row(sitting.screen.log, 1)

    assert sitting.moment.at == 1
    assert not sitting.moment.live
    assert sitting.moment.viewpoint.view(sitting.moment.at) == then
    assert not sitting.moves
    assert sitting.screen.frame.word.text() == "PAST"


def test_escape_returns_to_now(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(5)
    now = sitting.controller.desc
    click_row(sitting.screen.log, 1)

    sitting.key(Qt.Key.Key_Escape)

    assert sitting.moment.live
    assert sitting.controller.desc == now
    assert not sitting.screen.frame.word.isVisible()


def test_escape_returns_to_now_from_a_panel_that_floats(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(5)
    dock = sitting.screen.docks["show-log"]
    dock.setFloating(True)
    dock.activateWindow()
    sitting.bot.waitUntil(dock.isActiveWindow)
    click_row(sitting.screen.log, 1)

    sitting.key(Qt.Key.Key_Escape)

    assert sitting.moment.live


def test_escape_in_a_panel_lets_go_of_what_is_held_on_the_table(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    while not is_choice(sitting.moves):
        sitting.play(1)
    sitting.click("die")
    held = sitting.screen.scene.affordances.pointer.held
    sitting.screen.docks.show("show-moves")

    sitting.key(Qt.Key.Key_Escape)

    assert (held, sitting.screen.scene.affordances.pointer.held) == ("die", "")
    assert QApplication.focusWidget() is sitting.screen.view


def test_enter_on_a_row_does_what_a_click_does(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(4)
    log = sitting.screen.log
    log.setFocus()
    log.setTextCursor(QTextCursor(log.document().findBlockByNumber(2)))

    sitting.key(Qt.Key.Key_Return, log)

    assert sitting.moment.at == 2


def test_the_moment_that_is_shown_is_marked(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(6)

    sitting.controller.look(1)

    marked = {mark.cursor.block().blockNumber() for mark in sitting.screen.log.extraSelections()}
    assert marked == {1}


def test_a_row_of_several_lines_is_lit_from_edge_to_edge_in_all_of_them(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    log = LogPanel(sitting.services.theme, sitting.services.art)
    log.resize(300, 200)
    log.show_rows([Row(1, "Ann puts the die down, looks at the card for long, and rolls again.", 0)], None, {1})
    log.show()

    words = log.document().firstBlock().layout()
    lines = [words.lineAt(number).rect().translated(words.position()) for number in range(words.lineCount())]
    seen = log.viewport().grab().toImage()
    ends = {seen.pixelColor(line.topRight().toPoint() + QPoint(-2, 3)).name() for line in lines}

    assert len(lines) > 1
    assert len(ends) == 1
    assert ends != {log.palette().color(QPalette.ColorRole.Base).name()}


def test_a_move_has_the_token_of_its_seat_before_it_and_what_came_of_it_its_icon(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    log = LogPanel(sitting.services.theme, sitting.services.art)
    log.resize(300, 200)
    log.address(sitting.moment.audience)
    moves = [Row(1, "It is moved.", 0, 1), Row(1, "It hurts.", 1, 1, "minus"), Row(1, "So be it.", 1, 1)]
    log.show_rows(moves, None)
    log.show()

    seen, base = log.viewport().grab().toImage(), log.palette().color(QPalette.ColorRole.Base)
    signed = []
    for row in range(3):
        line = log.document().findBlockByNumber(row).layout()
        place = line.lineAt(0).rect().translated(line.position()).topLeft().toPoint()
        dots = [seen.pixelColor(place.x() - 9, place.y() + y) for y in range(16)]
        signed.append(any(dot != base for dot in dots))

    assert signed == [True, True, False]


def test_a_roll_has_the_icon_of_its_flourish(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(2)

    assert [row.icon for row in sitting.moment.rows() if " rolls " in row.text] == ["dice", "dice"]


def test_the_log_is_exported_as_text(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(6)
    controller = sitting.controller

    text = controller.moment.log.text(controller.moment.line, controller.moment.audience)

    assert [line.strip() for line in text.strip().split("\n") if line] == rows(sitting)


def test_another_palette_reaches_every_row(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(8)

    sitting.services.preferences.change(scheme="dark")
    sitting.settle()

    log = sitting.screen.log
    inks: set[str] = set()
    for row in range(log.document().blockCount()):
        formats = log.document().findBlockByNumber(row).textFormats()
        inks.update(each.format.foreground().color().name() for each in formats if each.format.fontWeight() > 500)
    seats = {sitting.services.theme.text.of(f"seat{seat}").name() for seat in (0, 1)}
    headings = {log.palette().placeholderText().color().name()}
    assert sitting.services.theme.name == "dark"
    assert inks <= seats | headings


@pytest.fixture
def long_log(qtbot: QtBot, art: Art) -> LogPanel:
    """The log of a match with 2,000 moves."""
    log = LogPanel(theme_for("light"), art)
    qtbot.addWidget(log)
    log.resize(240, 400)
    log.show()
    log.show_rows(moves(2000), None)
    return log


def moves(count: int) -> list[Row]:
    return [Row(node, f"Move {node}.", 0) for node in range(1, count + 1)]


def told(log: LogPanel) -> list[str]:
    return log.toPlainText().split("\n")


def test_a_long_log_shows_its_end_and_leads_back(long_log: LogPanel) -> None:
    found: list[int] = []
    long_log.wanted.connect(found.append)
    assert told(long_log)[0] == "Earlier moves…"
    assert told(long_log)[-1] == "Move 2000."
    assert len(told(long_log)) < 700

    click_row(long_log, 0)

    assert [f"Move {node + 1}." for node in found] == told(long_log)[1:2]


def test_a_long_log_shows_what_lies_around_a_moment(long_log: LogPanel) -> None:
    long_log.show_rows(moves(2000), 900)

    assert "Move 900." in told(long_log)
    assert (told(long_log)[0], told(long_log)[-1]) == ("Earlier moves…", "Later moves…")


def test_a_log_begins_at_its_first_row_where_nothing_was_done_yet(long_log: LogPanel) -> None:
    long_log.show_rows(moves(2000), START)

    assert told(long_log)[0] == "Move 1."
    assert long_log.verticalScrollBar().value() == 0


def test_a_moment_without_a_row_shows_the_row_before_it(long_log: LogPanel) -> None:
    long_log.show_rows([row for row in moves(2000) if row.node not in range(880, 901)], 900)

    assert long_log.textCursor().block().text() == "Move 879."


def test_a_long_log_grows_by_the_rows_that_come(long_log: LogPanel) -> None:
    for last in range(2001, 2120):
        long_log.show_rows(moves(last), None)

        assert told(long_log)[-1] == f"Move {last}."
        assert len(told(long_log)) < 700
