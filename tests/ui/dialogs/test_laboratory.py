"""The Laboratory plays in processes of its own, shows figures as they come, and opens every match by a click."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QProcess, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from monstrarium.games import KEYS, load
from monstrarium.lab.tasks import Line
from monstrarium.lab.worker import Seen
from monstrarium.storage.match_files.library import SUFFIX
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.dialogs.laboratory.form import BALANCE, LADDER
from monstrarium.ui.dialogs.laboratory.match_list import in_short
from monstrarium.ui.dialogs.laboratory.process import LabProcess
from monstrarium.ui.dialogs.laboratory.window import LaboratoryWindow
from tests.ui.widgets import shown
from tests.ui.words import check_words

LEFT = Qt.MouseButton.LeftButton
TITLES = {key: load(key).game.info.title for key in KEYS}
Open = Callable[[], LaboratoryWindow]


@pytest.fixture
def opened(qtbot: QtBot, art: Art, tmp_path: Path) -> Open:
    """Opens the window, 1200 x 800 pixels large."""

    def open_it() -> LaboratoryWindow:
        return shown(qtbot, LaboratoryWindow(TITLES, load, art, tmp_path / "lab"), 1200, 800)

    return open_it


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)


def pick(window: LaboratoryWindow, question: int, matches: str) -> None:
    """Choose a question and a number of matches by keys."""
    for field, at in ((window.form.question, question), (window.form.number, window.form.number.findText(matches))):
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_Home)
        for _step in range(at):
            QTest.keyClick(field, Qt.Key.Key_Down)
        field.activated.emit(field.currentIndex())


def run(qtbot: QtBot, window: LaboratoryWindow) -> None:
    click(window.start)
    qtbot.waitUntil(lambda: not window.process.running)


def click_match(window: LaboratoryWindow, row: int) -> None:
    index = window.matches.model().index(row, 0)
    window.matches.scrollTo(index)
    QTest.mouseClick(window.matches.viewport(), LEFT, pos=window.matches.visualRect(index).center())


def test_a_ladder_fills_in_strengths_lengths_and_matches(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    pick(window, LADDER, "10")

    run(qtbot, window)

    assert window.note.text() == "10 of 10 matches"
    assert (window.bar.value(), window.bar.maximum()) == (10, 10)
    assert window.matches.model().rowCount() == 10
    assert "Strengths" in window.figures.toPlainText()
    charts = window.charts
    assert charts.strengths.isVisibleTo(charts)
    assert len(charts.points.getData()[0]) == 2
    assert sum(charts.bars.opts["height"]) == 10


def test_the_balance_of_a_game_says_what_lies_out_of_line(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    window.form.choose_game("xybrid")
    pick(window, BALANCE, "10")

    run(qtbot, window)

    assert "Out of line" in window.figures.toPlainText()
    assert not window.charts.strengths.isVisibleTo(window.charts)


def test_a_click_on_a_match_has_it_played_again_and_opened(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    pick(window, LADDER, "10")
    run(qtbot, window)

    with qtbot.waitSignal(window.match_asked) as asked:
        click_match(window, 3)

    (path,) = asked.args
    assert path.suffix == SUFFIX
    assert path.is_file()
    before = path.read_bytes()
    qtbot.waitUntil(lambda: not window.player.running)
    with qtbot.waitSignal(window.match_asked) as asked:
        click_match(window, 3)
    qtbot.waitUntil(lambda: not window.player.running)
    assert asked.args == [path]
    assert path.read_bytes() == before


def test_a_stopped_study_goes_on_where_it_was_stopped(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    window.form.choose_game("xybrid")
    pick(window, LADDER, "100")
    click(window.start)
    qtbot.waitUntil(lambda: window.bar.value() > 0)
    assert not window.start.isEnabled()

    click(window.stop)
    qtbot.waitUntil(lambda: not window.process.running)
    stopped, said = window.bar.value(), window.note.text()
    run(qtbot, window)

    assert 0 < stopped < 100
    assert said == f"{stopped} of 100 matches; Start goes on from there"
    assert window.note.text() == "100 of 100 matches"


def test_closing_the_window_ends_what_it_has_played(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    pick(window, LADDER, "10,000")
    click(window.start)
    qtbot.waitUntil(lambda: window.bar.value() > 0)

    QTest.keyClick(window, Qt.Key.Key_Escape)

    assert not window.isVisible()
    assert window.note.text().endswith(" of 10000 matches; Start goes on from there")
    assert {each.state() for each in window.findChildren(QProcess)} <= {QProcess.ProcessState.NotRunning}


def test_the_time_left_follows_the_clock_while_a_long_match_is_played(
    qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = msgspec.json.encode(Seen(4, 20, 4, 0.1, (), (), (), (), over=False)).decode()
    player = f"import sys; sys.stdin.readline(); print({seen!r}, flush=True); sys.stdin.read()"
    monkeypatch.setattr("monstrarium.lab.worker.command", lambda: [sys.executable, "-c", player])
    monkeypatch.setattr("monstrarium.ui.dialogs.laboratory.window.TICK", 10)
    window = opened()

    click(window.start)
    qtbot.waitUntil(lambda: window.note.text().startswith("4 of 20 matches, "))
    first = window.note.text()

    qtbot.waitUntil(lambda: window.note.text() != first)
    assert window.note.text().startswith("4 of 20 matches, ")
    click(window.stop)
    qtbot.waitUntil(lambda: not window.process.running)


def test_a_window_that_is_closed_before_the_first_match_can_begin_anew(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    click(window.start)
    QTest.keyClick(window, Qt.Key.Key_Escape)

    assert window.bar.maximum() > 0
    assert window.note.text().startswith("Choose what is to be played")
    assert window.start.isEnabled()


def test_one_bot_alone_is_no_ladder(opened: Open) -> None:
    window = opened()
    pick(window, LADDER, "10")
    click(window.form.bots[0])

    click(window.start)

    assert window.note.text() == "Choose at least two bots; each plays against the one below it."
    assert not window.process.running


def test_for_the_balance_one_bot_is_chosen(opened: Open) -> None:
    window = opened()
    pick(window, BALANCE, "10")
    click(window.form.bots[1])

    assert [button.isChecked() for button in window.form.bots[:2]] == [False, True]


def test_a_seed_that_is_no_number_is_refused(opened: Open) -> None:
    window = opened()
    window.form.seed.setFocus()
    QTest.keyClicks(window.form.seed, "x")

    click(window.start)

    assert window.note.text().startswith("The seed is a number")


def test_a_seed_is_never_too_long_to_be_read(opened: Open) -> None:
    window = opened()
    window.form.seed.setFocus()
    QGuiApplication.clipboard().setText("9" * 5000)
    QTest.keySequence(window.form.seed, QKeySequence(QKeySequence.StandardKey.SelectAll))
    QTest.keySequence(window.form.seed, QKeySequence(QKeySequence.StandardKey.Paste))

    assert window.form.study().task.seed == int("9" * 18)


def test_xenoshyft_is_measured_where_every_match_tells_much(opened: Open) -> None:
    window = opened()
    window.form.choose_game("xenoshyft")
    assert window.form.study().task.options["training"] is True


def test_a_process_that_cannot_be_started_is_told(qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monstrarium.lab.worker.command", lambda: ["/nowhere/at/all"])
    window = opened()

    click(window.start)
    qtbot.waitUntil(lambda: not window.process.running)

    assert window.note.text().startswith("No process can be started to play")
    assert window.start.isEnabled()


def test_a_process_that_fails_is_told(qtbot: QtBot) -> None:
    process = LabProcess()
    with pytest.MonkeyPatch.context() as patch, qtbot.waitSignal(process.failed) as failed:
        patch.setattr("monstrarium.lab.worker.command", lambda: ["python3", "-c", "raise SystemExit(3)"])
        process.start(None)  # type: ignore[arg-type]
    assert failed.args == ["The process that played has failed; the log file has its last words."]


@pytest.mark.usefixtures("pseudo")
def test_every_word_is_spoken_and_none_is_cut_off(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    pick(window, LADDER, "10")
    run(qtbot, window)
    check_words(window, [*TITLES.values()])


def test_what_can_be_chosen_of_any_game_is_as_wide_as_its_column(opened: Open) -> None:
    window = opened()
    column = window.form.parentWidget()
    assert column is not None
    for key in TITLES:
        window.form.choose_game(key)
        assert window.form.options is not None
        window.form.options.fold.setChecked(True)
        QCoreApplication.sendPostedEvents()
        assert window.form.minimumSizeHint().width() <= column.width(), key


@pytest.mark.parametrize(
    ("places", "how"),
    [((1,), "won"), ((2,), "lost"), ((1, 1), "won by all"), ((2, 1), "won by player 2"), ((), "not ended")],
)
def test_a_match_is_told_with_who_has_won(places: tuple[int, ...], how: str) -> None:
    line = Line(6, ("hard",) * max(1, len(places)), 90, places, tuple(40 + place for place in places))
    assert in_short(line).endswith(how)


def test_bots_of_one_name_that_sit_side_by_side_are_counted() -> None:
    line = Line(6, ("easy", "easy", "hard", "easy"), 90, (2, 2, 1, 2), (0, 0, 1, 0))
    assert in_short(line).startswith("7.  2 × Easy · Hard · Easy  –  0:0:1:0")


def test_a_score_below_nothing_has_a_real_minus_sign() -> None:
    assert in_short(Line(0, ("easy",), 190, (1,), (-88,))) == "1.  Easy  –  −88, won"
