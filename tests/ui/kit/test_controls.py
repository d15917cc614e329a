"""The controls beside the table tell assistive technology what they are, and their edges have contrast."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor
from PySide6.QtWidgets import QApplication, QComboBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from monstrarium.ui.art.palette import contrast
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.kit.buttons import Button, IconButton
from monstrarium.ui.kit.choices import ValueChoice
from monstrarium.ui.kit.fields import DropDown, TextField
from monstrarium.ui.kit.text import STEP
from monstrarium.ui.settings.appearance import SCHEMES, Role, palette_for
from tests.ui.focus import PLAIN
from tests.ui.sitting import Sit
from tests.ui.widgets import shown

Text, Kind = QAccessible.Text, QAccessible.Role


def all_below(thing: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """All visible objects of a window, as assistive technology finds them."""
    for at in range(thing.childCount()):
        found = thing.child(at)
        if not found.state().invisible:
            yield found
            yield from all_below(found)


def called(thing: QAccessibleInterface) -> str:
    """The name of a list to choose from, which is that of its label if it has one."""
    labels = (other for other, how in thing.relations() if how & QAccessible.RelationFlag.Label)
    return next((label.text(Text.Name) for label in labels), "")


# ---- words beside an icon


@pytest.fixture(params=[Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def direction(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    """The window is written in this direction."""
    qapp.setLayoutDirection(request.param)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.usefixtures("direction")
def test_words_beside_an_icon_keep_their_distance_from_the_edges(qtbot: QtBot, art: Art) -> None:
    button = IconButton(art, "plus", "Add a Seat", "quiet")
    button.setEnabled(False)  # So that nothing but icon and words is drawn, wherever the pointer is.
    shown(qtbot, button, button.sizeHint().width(), button.sizeHint().height())
    image = button.grab().toImage()
    ground = image.pixel(0, 0)
    inked = [x for x in range(image.width()) if any(image.pixel(x, y) != ground for y in range(image.height()))]
    left, right = inked[0], image.width() - 1 - inked[-1]
    assert min(left, right) > STEP


# ---- segments


def test_values_side_by_side_are_radio_buttons_and_the_chosen_one_is_checked(qtbot: QtBot) -> None:
    pick = ValueChoice(("a", "b", "c"), ("One", "Two", "Three"), "Ties")
    shown(qtbot, pick, 500, 60)
    pick.set_value("b")
    radios = list(all_below(QAccessible.queryAccessibleInterface(pick)))
    assert [(each.role(), each.text(Text.Name), bool(each.state().checked)) for each in radios] == [
        (Kind.RadioButton, "Ties: One", False),
        (Kind.RadioButton, "Ties: Two", True),
        (Kind.RadioButton, "Ties: Three", False),
    ]


def test_assistive_technology_can_choose_one(qtbot: QtBot) -> None:
    pick = ValueChoice(("a", "b"), ("One", "Two"), "Ties")
    shown(qtbot, pick, 500, 60)
    radios = list(all_below(QAccessible.queryAccessibleInterface(pick)))
    with qtbot.waitSignal(pick.changed):
        radios[1].actionInterface().doAction("Press")
    assert pick.value() == "b"
    assert [bool(each.state().checked) for each in radios] == [False, True]


def test_values_in_a_list_are_called_by_their_label(qtbot: QtBot) -> None:
    pick = ValueChoice(("a", "b"), ("One", "Two"), "Ties", room=0)
    shown(qtbot, pick, 500, 60)
    combo = next(each for each in all_below(QAccessible.queryAccessibleInterface(pick)) if each.role() == Kind.ComboBox)
    assert (called(combo), combo.text(Text.Value)) == ("Ties", "One")


def test_a_seats_own_value_is_called_by_the_seat(sit: Sit) -> None:
    sitting = sit()
    sitting.window.set_up("cybo")
    sitting.bot.wait(1)
    root = QAccessible.queryAccessibleInterface(sitting.window)
    for name in ("House Rules", "One each"):
        button = next(each for each in all_below(root) if each.text(Text.Name) == name)
        button.actionInterface().doAction(button.actionInterface().actionNames()[0])
        sitting.bot.wait(1)
    names = [called(each) for each in all_below(root) if each.role() == Kind.ComboBox]
    assert {"Red", "Person or bot", "Ties"} <= set(names)


@pytest.mark.parametrize("game", ["cybo", "xybrid", "androids", "xenoshyft", "hybrid"])
def test_every_list_of_a_set_up_sheet_has_a_name(sit: Sit, game: str) -> None:
    sitting = sit()
    sitting.window.set_up(game)
    sitting.bot.wait(1)
    root = QAccessible.queryAccessibleInterface(sitting.window)
    assert [
        each.text(Text.Value) for each in all_below(root) if each.role() == Kind.ComboBox and not called(each)
    ] == []


def test_every_list_of_a_replay_has_a_name(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(2)
    sitting.screen.show_replay(True)
    sitting.settle()
    root = QAccessible.queryAccessibleInterface(sitting.screen.replay)
    names = [called(each) for each in all_below(root) if each.role() == Kind.ComboBox]
    assert "Speed" in names
    assert all(names)


# ---- edges


def button() -> QWidget:
    return Button("Press")


def segment() -> QWidget:
    """A value that is not chosen, beside one that is."""
    return ValueChoice(("a", "b"), ("One", "Two"), "Ties")


def field() -> QWidget:
    return TextField("words")


def choices() -> QWidget:
    return DropDown(("One", "Two"), "Ties")


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("ground", [Role.Window, Role.Base, Role.AlternateBase])
@pytest.mark.parametrize("edge", [Role.Dark, Role.Highlight])
def test_edges_and_rings_are_seen_on_every_ground(scheme: str, ground: Role, edge: Role) -> None:
    palette = palette_for(scheme)
    assert contrast(palette.color(edge), palette.color(ground)) >= PLAIN


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("make", [button, segment, field, choices])
def test_a_control_has_an_edge_that_is_seen(qtbot: QtBot, make: Callable[[], QWidget], scheme: str) -> None:
    window = QWidget()
    window.setPalette(palette_for(scheme))
    control = make()
    layout = QVBoxLayout(window)
    layout.addWidget(control)
    shown(qtbot, window, 400, 120)
    end = control.findChildren(Button)[-1] if isinstance(control, ValueChoice) else control
    end.clearFocus()
    picture = window.grab().toImage()
    right = end.mapTo(window, end.rect().topRight())
    row = [picture.pixelColor(right.x() - at, right.y() + end.height() // 2) for at in range(5)]
    ground: QColor = window.palette().color(Role.Window)
    assert max(contrast(each, ground) for each in row) >= PLAIN


def test_no_list_to_choose_from_is_without_the_edge_and_the_name(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    assert all(isinstance(each, DropDown) for each in sitting.window.findChildren(QComboBox))
