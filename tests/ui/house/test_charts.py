"""The charts draw the match in the seats' own lines, read a value under the pointer, and seek with a click."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from monstrarium.games import load
from monstrarium.games.kit import Kit
from monstrarium.ui.charts.panel import ChartPanel
from monstrarium.ui.screens.buttons import Button
from monstrarium.ui.screens.parts import Text
from monstrarium.ui.style import palette_for
from tests.support import pantry
from tests.ui.house.support import catch_up, played, shown
from tests.ui.timers import ticks
from tests.ui.words import check_words

LEFT = Qt.MouseButton.LeftButton
CYBO = load("cybo")


def panel_of(bot: QtBot, moves: int = 20, kit: Kit = CYBO, wide: int = 1100, high: int = 320) -> ChartPanel:
    session = played(kit, moves)
    panel = shown(bot, ChartPanel(session, kit, None), wide, high)
    bot.waitUntil(lambda: not ticks(panel))
    return panel


def spot_of(panel: ChartPanel, place: float) -> QPoint:
    """Where a place along the axis is in the drawing area."""
    box = panel.plot.getViewBox()
    low, high = box.viewRange()[1]
    spot = box.mapViewToScene(QPointF(place, (low + high) / 2))
    return panel.plot.mapFromScene(spot)


def press(panel: ChartPanel, text: str) -> None:
    QTest.mouseClick(next(each for each in panel.findChildren(Button) if each.text() == text), LEFT)
    catch_up()


def words(panel: ChartPanel) -> list[str]:
    return [each.text() for each in panel.findChildren(Text)]


def test_a_click_seeks(qtbot: QtBot) -> None:
    panel = panel_of(qtbot)
    with qtbot.waitSignal(panel.sought) as sought:
        QTest.mouseClick(panel.plot.viewport(), LEFT, pos=spot_of(panel, 7.2))
    assert sought.args == [7]


def test_the_pointer_reads_a_moment_and_leaves_it_again(qtbot: QtBot) -> None:
    panel = panel_of(qtbot)
    panel.show_node(20)
    here = words(panel)
    QTest.mouseMove(panel.plot.viewport(), spot_of(panel, 5))
    qtbot.waitUntil(lambda: any(text.endswith("move 5") for text in words(panel)))
    QTest.mouseMove(panel, QPoint(2, 2))
    qtbot.waitUntil(lambda: words(panel) == here)


@pytest.mark.parametrize(("key", "node"), [(Qt.Key.Key_Left, 6), (Qt.Key.Key_Right, 8)])
def test_arrows_go_from_move_to_move(qtbot: QtBot, key: Qt.Key, node: int) -> None:
    panel = panel_of(qtbot)
    panel.show_node(7)
    with qtbot.waitSignal(panel.sought) as sought:
        QTest.keyClick(panel, key)
    assert sought.args == [node]


def test_each_chart_has_its_own_sentence(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, moves=500)
    said = []
    for tab in ("Score", "Win Chance", "Luck"):
        press(panel, tab)
        said.append(panel.summary.text())
    assert len(set(said)) == 3
    assert all(said)
    assert panel.accessibleDescription() == said[-1]


def test_a_match_that_goes_on_is_followed(qtbot: QtBot) -> None:
    session = played(CYBO, moves=10)
    panel = shown(qtbot, ChartPanel(session, CYBO, None))
    session.submit(session.offers(session.to_act()[0])[0])
    panel.refresh()
    qtbot.waitUntil(lambda: not ticks(panel))
    with qtbot.waitSignal(panel.sought) as sought:
        QTest.mouseClick(panel.plot.viewport(), LEFT, pos=spot_of(panel, 11))
    assert sought.args == [11]


def test_nothing_is_worked_out_while_nobody_looks(qtbot: QtBot) -> None:
    panel = ChartPanel(played(CYBO, moves=10), CYBO, None)
    qtbot.addWidget(panel)
    panel.refresh()
    assert not ticks(panel)


def test_no_timer_runs_once_all_is_drawn(qtbot: QtBot) -> None:
    panel = panel_of(qtbot)
    panel.refresh()
    catch_up()
    assert not ticks(panel)


def test_hidden_hands_keep_their_chances_to_themselves(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, moves=10, kit=pantry.KIT)
    press(panel, "Win Chance")
    assert panel.summary.text() == "What one seat holds decides here, so chances are shown when the match is over."


@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
def test_the_ground_follows_the_palette(qtbot: QtBot, scheme: str) -> None:
    panel = panel_of(qtbot)
    panel.setPalette(palette_for(scheme))
    catch_up()
    ground = panel.plot.grab().toImage().pixelColor(panel.plot.width() - 3, 3)
    assert ground == palette_for(scheme).base().color()


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("tab", [0, 1, 2])
def test_every_word_is_spoken_and_none_is_cut_off(qtbot: QtBot, tab: int) -> None:
    panel = panel_of(qtbot)
    QTest.mouseClick(panel.findChildren(Button)[tab], LEFT)
    catch_up()
    check_words(panel, [seat.name for seat in played(CYBO, 0).record.seats])


def test_pyqtgraph_and_numpy_are_read_with_the_first_chart_only() -> None:
    code = (
        "import sys; import monstrarium.ui.lazy as lazy, monstrarium.ui.charts.series;"
        "before = {'numpy', 'pyqtgraph'} & set(sys.modules);"
        "lazy.charts(); print(sorted(before), 'pyqtgraph' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[] True"


def test_the_application_stays_as_it_was(qtbot: QtBot) -> None:
    before = QApplication.font()
    panel_of(qtbot)
    assert QApplication.font() == before
