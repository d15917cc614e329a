"""Charts draw a line for each seat, read the value under the pointer, and lead to a moment with a click."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from monstrarium.games import load
from monstrarium.games.kit import Kit
from monstrarium.games.xybrid.charts import MIXTURE
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.charts.bands import Swatch, brushes
from monstrarium.ui.charts.panel import ChartPanel
from monstrarium.ui.charts.plot import TICK
from monstrarium.ui.kit.buttons import Button
from monstrarium.ui.kit.text import Text
from monstrarium.ui.settings.appearance import palette_for
from tests.support import pantry
from tests.support.mouse import leave, move_mouse
from tests.ui.timers import ticks
from tests.ui.widgets import catch_up, played, shown
from tests.ui.words import check_words

LEFT = Qt.MouseButton.LeftButton
CYBO, XYBRID = load("cybo"), load("xybrid")


PanelOf = Callable[..., ChartPanel]


@pytest.fixture
def panel_of(qtbot: QtBot, art: Art) -> PanelOf:
    """Makes the charts of a match with so many moves, and waits until they are worked out."""

    def make(moves: int = 20, kit: Kit = CYBO, wide: int = 1100, high: int = 320) -> ChartPanel:
        session = played(kit, moves)
        panel = shown(qtbot, ChartPanel(session, kit, None, art), wide, high)
        qtbot.waitUntil(lambda: not ticks(panel))
        return panel

    return make


def spot_of(panel: ChartPanel, place: float) -> QPoint:
    """The point of the drawing area at a place along the axis."""
    box = panel.plot.getViewBox()
    low, high = box.viewRange()[1]
    spot = box.mapViewToScene(QPointF(place, (low + high) / 2))
    return panel.plot.mapFromScene(spot)


def named_turns(panel: ChartPanel) -> list[tuple[float, str]]:
    """The places and names along the axis."""
    (names,) = panel.plot.getAxis("bottom")._tickLevels
    return [(place, name) for place, name in names]


def press(panel: ChartPanel, text: str) -> None:
    QTest.mouseClick(next(each for each in panel.findChildren(Button) if each.text() == text), LEFT)
    catch_up()


def words(panel: ChartPanel) -> list[str]:
    return [each.text() for each in panel.findChildren(Text) if each.isVisible()]


def test_a_click_seeks(qtbot: QtBot, panel_of: PanelOf) -> None:
    panel = panel_of()
    with qtbot.waitSignal(panel.sought) as sought:
        QTest.mouseClick(panel.plot.viewport(), LEFT, pos=spot_of(panel, 7.2))
    assert sought.args == [7]


def test_the_pointer_reads_a_moment_and_leaves_it_again(qtbot: QtBot, panel_of: PanelOf) -> None:
    panel = panel_of()
    panel.show_node(20)
    here = words(panel)
    move_mouse(panel.plot.viewport(), spot_of(panel, 5))
    qtbot.waitUntil(lambda: any(text.endswith("move 5") for text in words(panel)))
    leave(panel.plot)
    qtbot.waitUntil(lambda: words(panel) == here)


@pytest.mark.parametrize(("key", "node"), [(Qt.Key.Key_Left, 6), (Qt.Key.Key_Right, 8)])
def test_arrows_go_from_move_to_move(qtbot: QtBot, panel_of: PanelOf, key: Qt.Key, node: int) -> None:
    panel = panel_of()
    panel.show_node(7)
    with qtbot.waitSignal(panel.sought) as sought:
        QTest.keyClick(panel, key)
    assert sought.args == [node]


def test_each_chart_has_its_own_sentence(panel_of: PanelOf) -> None:
    panel = panel_of(moves=500)
    said = []
    for tab in ("Score", "Win Chance", "Luck"):
        press(panel, tab)
        said.append(panel.summary.text())
    assert len(set(said)) == 3
    assert all(said)
    assert panel.accessibleDescription() == said[-1]


def test_a_match_that_goes_on_is_followed(qtbot: QtBot, art: Art) -> None:
    session = played(CYBO, moves=10)
    panel = shown(qtbot, ChartPanel(session, CYBO, None, art))
    session.submit(session.offers(session.to_act()[0])[0])
    panel.refresh()
    qtbot.waitUntil(lambda: not ticks(panel))
    with qtbot.waitSignal(panel.sought) as sought:
        QTest.mouseClick(panel.plot.viewport(), LEFT, pos=spot_of(panel, 11))
    assert sought.args == [11]


def test_nothing_is_worked_out_while_nobody_looks(qtbot: QtBot, art: Art) -> None:
    panel = ChartPanel(played(CYBO, moves=10), CYBO, None, art)
    qtbot.addWidget(panel)
    panel.refresh()
    assert not ticks(panel)


def test_no_timer_runs_once_all_is_drawn(panel_of: PanelOf) -> None:
    panel = panel_of()
    panel.refresh()
    catch_up()
    assert not ticks(panel)


def test_hidden_hands_keep_their_chances_to_themselves(panel_of: PanelOf) -> None:
    panel = panel_of(moves=10, kit=pantry.KIT)
    press(panel, "Win Chance")
    assert panel.summary.text() == "What one player holds decides here, so chances are shown when the match is over."


@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
def test_the_ground_follows_the_palette(panel_of: PanelOf, scheme: str) -> None:
    panel = panel_of()
    panel.setPalette(palette_for(scheme))
    catch_up()
    ground = panel.plot.grab().toImage().pixelColor(panel.plot.width() - 3, 3)
    assert ground == palette_for(scheme).base().color()


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("kit", [CYBO, XYBRID], ids=["cybo", "xybrid"])
@pytest.mark.parametrize("tab", [0, 1, 2])
def test_every_word_is_spoken_and_none_is_cut_off(panel_of: PanelOf, tab: int, kit: Kit) -> None:
    panel = panel_of(kit=kit)
    QTest.mouseClick(panel.findChildren(Button)[tab], LEFT)
    catch_up()
    check_words(panel, [seat.name for seat in played(CYBO, 0).record.seats])


def test_turns_are_named_where_there_is_room(qtbot: QtBot, panel_of: PanelOf) -> None:
    panel = panel_of(moves=400)
    wide = named_turns(panel)
    panel.resize(panel.minimumSizeHint().width() + 120, panel.height())
    qtbot.waitUntil(lambda: len(named_turns(panel)) < len(wide))
    narrow = named_turns(panel)
    box = panel.plot.getViewBox()
    spots = [box.mapViewToScene(QPointF(place, 0)).x() for place, _name in narrow]
    assert narrow[0] == wide[0]
    assert all(after - before >= TICK - 1 for before, after in pairwise(spots))


# ---- charts of one game


def test_a_game_has_the_charts_it_asks_for(panel_of: PanelOf) -> None:
    panel = panel_of(kit=XYBRID)
    assert [button.text() for button in panel.findChildren(Button)] == ["Infamy", "Sciences", "Win Chance"]


def test_a_value_is_read_with_what_it_is_made_of(panel_of: PanelOf) -> None:
    panel = panel_of(moves=30, kit=XYBRID)
    last = panel._series.points[-1].tallies[0]
    figures = [str(number) for row in last for number in (*row, sum(row))]
    read = [text for text in words(panel) if text.isdecimal()]
    assert sorted(read) == sorted(figures)


def test_a_click_on_bands_seeks(qtbot: QtBot, panel_of: PanelOf) -> None:
    panel = panel_of(kit=XYBRID)
    press(panel, "Sciences")
    with qtbot.waitSignal(panel.sought) as sought:
        QTest.mouseClick(panel.plot.viewport(), LEFT, pos=spot_of(panel, 7.2))
    assert sought.args == [7]


def test_the_pointer_reads_bands(qtbot: QtBot, panel_of: PanelOf) -> None:
    panel = panel_of(moves=30, kit=XYBRID)
    press(panel, "Sciences")
    move_mouse(panel.plot.viewport(), spot_of(panel, 12))
    qtbot.waitUntil(lambda: any(text.endswith("move 12") for text in words(panel)))
    there = [str(number) for row in panel._series.points[12].tallies[1] for number in row]
    assert sorted(text for text in words(panel) if text.isdecimal()) == sorted(there)


def test_the_signs_of_bands_are_named(panel_of: PanelOf) -> None:
    panel = panel_of(kit=XYBRID)
    press(panel, "Sciences")
    named = [each.accessibleName() for each in panel.findChildren(Swatch)]
    assert named == ["biology", "chemistry", "physics", "robotics"]


def test_bands_are_told_apart_by_more_than_their_colour() -> None:
    kinds = MIXTURE.kinds
    patterns = {tuple(brush.style() for brush in brushes(kind, number)) for number, kind in enumerate(kinds)}
    assert len(patterns) == len(kinds)


def test_another_chart_leaves_nothing_of_the_one_before(panel_of: PanelOf) -> None:
    panel = panel_of(moves=30, kit=XYBRID)
    before = words(panel)
    press(panel, "Sciences")
    press(panel, "Infamy")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert sorted(words(panel)) == sorted(before)
    assert not panel.findChildren(Swatch)


def test_pyqtgraph_and_numpy_are_read_with_the_first_chart_only() -> None:
    code = (
        "import sys; import monstrarium.ui.kit.lazy as lazy, monstrarium.ui.charts.series;"
        "before = {'numpy', 'pyqtgraph'} & set(sys.modules);"
        "lazy.charts(); print(sorted(before), 'pyqtgraph' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[] True"


def test_the_application_stays_as_it_was(panel_of: PanelOf) -> None:
    before = QApplication.font()
    panel_of()
    assert QApplication.font() == before
