"""Assistive technology finds the table as places, the pieces in them, and their actions."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QLibraryInfo, QVersionNumber
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QApplication

from monstrarium.table.desc import Gesture, Zone
from monstrarium.table.presenter import Sheet
from monstrarium.ui.art.palette import LIGHT
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.scene.table_scene import TableScene
from monstrarium.ui.view import accessible
from monstrarium.ui.view.table_view import TableView
from tests.ui.stage import LEFT, Stage, affordance, piece, table

Text, Event, Role = QAccessible.Text, QAccessible.Event, QAccessible.Role
NAMELESS = Zone("slot", (5.0, 0.0, 3.0, 3.0), style="bare")

UNREAD = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from monstrarium.content.places import resources
from monstrarium.ui.art.palette import LIGHT
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.scene.table_scene import TableScene
from monstrarium.ui.view.table_view import TableView
app = QApplication([])
view = TableView(TableScene(Art(resources(), Path(sys.argv[1])), LIGHT))
view.show()
view.setFocus()
app.processEvents()
print("monstrarium.ui.view.accessible" in sys.modules)
"""


@pytest.fixture(autouse=True)
def reader(stage: Stage) -> None:
    """The table in a window that has the keyboard."""
    stage.view.activateWindow()
    stage.bot.waitUntil(stage.view.isActiveWindow)


def root(stage: Stage) -> QAccessibleInterface:
    """The object of the table."""
    return QAccessible.queryAccessibleInterface(stage.view)


def below(thing: QAccessibleInterface) -> list[QAccessibleInterface]:
    """The objects directly below one."""
    return [thing.child(at) for at in range(thing.childCount())]


def everything(stage: Stage) -> list[QAccessibleInterface]:
    """All objects of zones and pieces."""
    return [each for zone in below(root(stage)) for each in (zone, *below(zone))]


def named(stage: Stage, name: str) -> QAccessibleInterface:
    """The object with a name."""
    return next(each for each in everything(stage) if each.text(Text.Name) == name)


def act(stage: Stage, name: str, verb: str) -> None:
    """Do an action of an object, and let the table react."""
    actions = named(stage, name).actionInterface()
    assert verb in actions.actionNames()
    actions.doAction(verb)
    for _after in range(2):
        QApplication.processEvents()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[QAccessible.Event, str, Any]]:
    """The changes that are announced while a function runs: the event, the object, and its new state."""
    heard: list[tuple[QAccessible.Event, str, Any]] = []

    def listen(event: QAccessibleEvent) -> None:
        about = event.accessibleInterface()
        changed = event.changedStates() if isinstance(event, QAccessibleStateChangeEvent) else None
        heard.append((event.type(), about.text(Text.Name), changed))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    return heard


# ---- objects


def test_zones_are_groups_and_pieces_are_items_in_them(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 6, 1, zone="right")))
    left, right = below(root(stage))
    assert root(stage).role() == Role.List
    assert [(each.role(), each.text(Text.Name)) for each in (left, right)] == [
        (Role.Grouping, "Left"),
        (Role.Grouping, "Right"),
    ]
    assert [(each.role(), each.text(Text.Name)) for each in below(right)] == [(Role.ListItem, "b")]


def test_parents_and_children_agree(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 2, 2)))
    left = below(root(stage))[0]
    b = named(stage, "b")
    assert b.parent() is left
    assert left.parent() is root(stage)
    assert left.indexOfChild(b) == 1
    assert root(stage).indexOfChild(b) == -1
    assert b.window() is stage.view.window().windowHandle()


def test_cards_that_lie_face_down_are_one_item_and_tell_no_face(stage: Stage) -> None:
    hidden = [piece(name, 1, 1, up=False, tip="A face-down card") for name in ("a", "b", "c")]
    stage.show(table(*hidden))
    assert [each.text(Text.Name) for each in below(below(root(stage))[0])] == ["A face-down card"]


def test_a_description_says_where_a_thing_lies_what_it_is_and_its_numbers(stage: Stage) -> None:
    stage.view.sheet = lambda item: (
        Sheet("A", "Bites at night.", (("Teeth", "40"), ("Value", "3"))) if item == "a" else None
    )
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", "right"),)))
    said = named(stage, "a").text(Text.Description)
    assert said == "Left. Bites at night. Teeth: 40. Value: 3. Move a to right"


def test_a_place_without_a_name_is_there_when_something_may_be_done_on_it(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), zones=(LEFT, NAMELESS)))
    without = [each.text(Text.Name) for each in below(root(stage))]
    stage.show(table(piece("a", 1, 1), zones=(LEFT, NAMELESS), affordances=(affordance("a", "slot"),)))
    assert without == ["Left"]
    assert [each.text(Text.Name) for each in below(root(stage))] == ["Left", "Empty place"]


def test_an_item_is_where_it_is_seen(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 6, 4, zone="right")))
    rect = named(stage, "b").rect()
    middle = stage.view.viewport().mapToGlobal(stage.at(6, 4))
    assert (rect.center() - middle).manhattanLength() <= 2
    found = root(stage).childAt(middle.x(), middle.y())
    assert found.text(Text.Name) == "b"
    assert root(stage).childAt(-5000, -5000) is None


def test_what_is_off_the_screen_says_so(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 7.5, 5.5, zone="right")))
    for _notch in range(4):
        stage.view.camera.zoom(2.0, stage.view.viewport().rect().topLeft().toPointF())
    assert named(stage, "b").state().offscreen
    assert not named(stage, "Left").state().offscreen


def test_behind_a_curtain_there_is_nothing_to_read(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", "right"),)))
    kept = named(stage, "a")
    stage.view.hide()
    assert root(stage).childCount() == 0
    assert kept.text(Text.Name) == kept.text(Text.Description) == ""
    assert kept.state().invisible
    assert kept.actionInterface().actionNames() == []


# ---- actions


def test_take_and_place_do_what_click_and_click_do(stage: Stage) -> None:
    move = affordance("a", "right")
    stage.show(table(piece("a", 1, 1), piece("b", 2, 2), affordances=(move,)))
    assert named(stage, "b").actionInterface().actionNames() == []
    act(stage, "a", "take")
    assert stage.scene.affordances.pointer.held == "a"
    assert named(stage, "a").state().selected
    assert named(stage, "a").actionInterface().actionNames()[0] == "release"
    act(stage, "Right", "place")
    assert stage.chosen == [move]


def test_what_means_a_deed_at_once_is_pressed(stage: Stage) -> None:
    roll = affordance("a", gesture=Gesture.CLICK)
    stage.show(table(piece("a", 1, 1), affordances=(roll,)))
    act(stage, "a", "press")
    assert stage.chosen == [roll]


def test_the_action_that_every_platform_knows_does_the_same(stage: Stage) -> None:
    move = affordance("a", "right")
    stage.show(table(piece("a", 1, 1), affordances=(move,)))
    act(stage, "a", QAccessibleActionInterface.pressAction())
    act(stage, "Right", QAccessibleActionInterface.pressAction())
    assert stage.chosen == [move]


def test_what_is_held_can_be_put_back(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", "right"),)))
    act(stage, "a", "take")
    act(stage, "a", "release")
    assert stage.scene.affordances.pointer.held == ""
    assert stage.chosen == []


def test_another_piece_is_taken_instead(stage: Stage) -> None:
    stage.show(
        table(piece("a", 1, 1), piece("b", 2, 2), affordances=(affordance("a", "right"), affordance("b", "right")))
    )
    act(stage, "a", "take")
    act(stage, "b", "take")
    assert stage.scene.affordances.pointer.held == "b"


def test_what_one_gesture_can_mean_twice_is_asked(stage: Stage) -> None:
    ways = (affordance("a", "right"), affordance("a", "right", note="other"))
    stage.show(table(piece("a", 1, 1), affordances=ways))
    act(stage, "a", "take")
    act(stage, "Right", "place")
    assert stage.choices == [ways]


def test_an_action_says_in_words_what_it_does(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", "right"),)))
    actions = named(stage, "a").actionInterface()
    assert actions.localizedActionName("take") == "Take"
    assert actions.localizedActionDescription("take") == "Move a to right"


def test_an_action_happens_after_the_call_that_asked_for_it(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", gesture=Gesture.CLICK),)))
    named(stage, "a").actionInterface().doAction("press")
    assert stage.chosen == []
    QApplication.processEvents()
    assert len(stage.chosen) == 1


def test_a_table_that_is_only_looked_at_offers_nothing(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", "right"),)))
    stage.scene.set_live(False)
    assert named(stage, "a").actionInterface().actionNames() == []
    assert not named(stage, "a").state().focusable


def test_the_focus_can_be_sent_to_an_item(stage: Stage) -> None:
    stage.show(
        table(piece("a", 1, 1), piece("b", 2, 2), affordances=(affordance("a", "right"), affordance("b", "right")))
    )
    act(stage, "b", QAccessibleActionInterface.setFocusAction())
    assert stage.scene.keys.at == "b"
    assert named(stage, "b").state().focused
    assert root(stage).focusChild().text(Text.Name) == "b"


# ---- events


def test_keys_tell_where_the_focus_has_come(stage: Stage, told: list[Any]) -> None:
    stage.show(
        table(piece("a", 1, 1), piece("b", 2, 2), affordances=(affordance("a", "right"), affordance("b", "right")))
    )
    root(stage)
    stage.view.setFocus()
    stage.scene.keys.go("b")
    QApplication.processEvents()
    assert [(kind, name) for kind, name, _state in told if kind == Event.Focus][-1] == (Event.Focus, "b")


def test_of_two_objects_for_one_table_only_the_newer_one_tells(stage: Stage, told: list[Any]) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", "right"),)))
    everything(stage)
    newer = accessible.AccessibleTable(stage.view)
    stage.view.setFocus()
    stage.scene.keys.go("a")
    QApplication.processEvents()
    assert [name for kind, name, _state in told if kind == Event.Focus] == ["a"]
    assert stage.view.interface is newer


def test_what_is_taken_tells_that_it_is_selected(stage: Stage, told: list[Any]) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", "right"),)))
    everything(stage)
    stage.scene.keys.go("a")
    QApplication.processEvents()
    told.clear()
    act(stage, "a", "take")
    changes = {name: state for kind, name, state in told if kind == Event.StateChanged}
    assert changes["a"].selected
    assert changes["Right"].focusable


def test_what_comes_and_goes_is_told(stage: Stage, told: list[Any]) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 2, 2)))
    everything(stage)
    QApplication.processEvents()
    told.clear()
    stage.show(table(piece("b", 6, 2, zone="right"), piece("c", 1, 1)))
    QApplication.processEvents()
    kinds = [kind for kind, _name, _state in told]
    assert kinds.count(Event.ObjectDestroyed) == 2
    assert [name for kind, name, _state in told if kind == Event.ObjectCreated] == ["b", "c"]
    assert named(stage, "b").parent().text(Text.Name) == "Right"


def test_a_new_name_is_told(stage: Stage, told: list[Any]) -> None:
    stage.show(table(piece("a", 1, 1, tip="The die")))
    everything(stage)
    QApplication.processEvents()
    told.clear()
    stage.show(table(piece("a", 1, 1, tip="The die, showing 6")))
    QApplication.processEvents()
    assert [each[:2] for each in told] == [(Event.NameChanged, "The die, showing 6")]


# ---- speed


def test_while_nobody_asks_nothing_is_made(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    monkeypatch.setattr(accessible, "AccessibleItem", lambda *what: made.append(what))
    monkeypatch.setattr(accessible, "outline", lambda *what: made.append(what))
    root(stage)
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", "right"),)))
    stage.click(1, 1)
    stage.click(6, 1)
    QApplication.processEvents()
    assert len(stage.chosen) == 1
    assert made == []


def test_items_that_are_gone_leave_nothing_behind(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    gone = [weakref.ref(each) for each in everything(stage) if each.text(Text.Name) == "a"]
    stage.show(table(piece("b", 1, 1)))
    QApplication.processEvents()
    gc.collect()
    assert [each() for each in gone] == [None]


def test_a_view_that_is_closed_leaves_nothing_behind(art: Art) -> None:
    scene = TableScene(art, LIGHT)
    view = TableView(scene)
    view.show()
    scene.show(table(piece("a", 1, 1)), 0.0)
    zone = QAccessible.queryAccessibleInterface(view).child(0)
    kept = [weakref.ref(each) for each in (zone, zone.child(0), view, scene)]
    del zone
    view.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    del view, scene
    gc.collect()
    assert [each is None for each in (ref() for ref in kept)] == [True] * len(kept)


@pytest.mark.skipif(
    QLibraryInfo.version() < QVersionNumber(6, 10), reason="this Qt asks for the interface of every window it shows"
)
def test_a_window_that_nobody_reads_does_not_even_load_the_interfaces(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", UNREAD, str(tmp_path)], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
