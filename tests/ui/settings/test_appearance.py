"""Windows look as the settings and the system ask, and can be read in every scheme."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from monstrarium.ui.art.palette import contrast
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.kit.buttons import ToolButton
from monstrarium.ui.kit.text import HEADING, Text
from monstrarium.ui.settings.appearance import SCHEMES, Style, palette_for, scheme_of
from tests.ui.widgets import shown

Role = QPalette.ColorRole


@pytest.fixture
def style(qapp: QApplication) -> Iterator[Style]:
    """A style that is removed after the test."""
    style = Style(qapp)
    yield style
    style.deleteLater()


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (Role.WindowText, Role.Window),
        (Role.Text, Role.Base),
        (Role.Text, Role.AlternateBase),
        (Role.PlaceholderText, Role.Base),
        (Role.PlaceholderText, Role.Window),
        (Role.ButtonText, Role.Button),
        (Role.HighlightedText, Role.Highlight),
        (Role.ToolTipText, Role.ToolTipBase),
        (Role.Link, Role.Base),
        (Role.BrightText, Role.Base),
    ],
)
def test_words_stand_out_from_their_ground(scheme: str, ink: Role, ground: Role) -> None:
    palette = palette_for(scheme)
    assert contrast(palette.color(ink), palette.color(ground)) >= 4.5


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_palette_tells_its_scheme(scheme: str) -> None:
    assert scheme_of(palette_for(scheme)) == scheme


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_chosen_scheme_is_worn(qapp: QApplication, style: Style, scheme: str) -> None:
    style.wear(scheme)
    assert style.scheme == scheme
    assert qapp.palette().color(Role.Window) == palette_for(scheme).color(Role.Window)


def colours(widget: QWidget, box: QRect) -> set[str]:
    """The colours in a part of a widget as it is drawn."""
    image = widget.grab(box).toImage()
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


@pytest.mark.parametrize("scheme", SCHEMES)
def test_icons_have_the_colour_of_the_words_on_the_chosen_line_of_a_menu_and_keep_theirs_on_buttons(
    qtbot: QtBot, style: Style, art: Art, scheme: str
) -> None:
    style.wear(scheme)
    ink, chosen = (palette_for(scheme).color(role) for role in (Role.WindowText, Role.HighlightedText))
    bar = QWidget()
    menu, button = QMenu(bar), ToolButton()
    action = menu.addAction(art.icon("sound", ink, chosen), "Sounds")
    button.setParent(bar)
    button.setDefaultAction(action)
    shown(qtbot, bar, 200, 100)
    menu.popup(bar.mapToGlobal(QPoint(0, 0)))
    line = QRect(menu.actionGeometry(action))
    icon = QRect(line.topLeft(), QSize(line.height() + 4, line.height()))
    before = colours(menu, icon)
    qtbot.keyClick(menu, Qt.Key.Key_Down)
    under = colours(menu, icon)
    menu.hide()
    qtbot.mouseMove(button, button.rect().center())

    assert ink.name() in before
    assert chosen.name() in under
    assert button.underMouse()
    assert ink.name() in colours(button, button.rect())


def test_a_menu_stands_out_from_the_window_in_high_contrast_alone(style: Style) -> None:
    style.wear("contrast")
    black = QMenu()
    black.ensurePolished()
    style.wear("light")
    light = QMenu()
    light.ensurePolished()

    text, ground = black.palette().color(Role.Text), black.palette().color(Role.Base)
    assert ground != palette_for("contrast").color(Role.Window)
    assert contrast(text, ground) >= 7
    assert light.palette().color(Role.Base) == palette_for("light").color(Role.Base)


class Desktop(QObject):
    """A system that can turn dark, as Qt 6.8 tells of it: without a word on contrast or motion."""

    colorSchemeChanged = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._scheme = Qt.ColorScheme.Light

    def colorScheme(self) -> Qt.ColorScheme:
        return self._scheme

    def turn_dark(self) -> None:
        self._scheme = Qt.ColorScheme.Dark
        self.colorSchemeChanged.emit()


class Demanding(Desktop):
    """The same as Qt 6.12 tells of it, with high contrast and little motion."""

    def accessibility(self) -> SimpleNamespace:
        preferences = {"contrastPreference": "HighContrast", "motionPreference": "ReducedMotion"}
        return SimpleNamespace(
            **{name: lambda said=said: SimpleNamespace(name=said) for name, said in preferences.items()}
        )


@pytest.fixture
def desktop(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Desktop:
    """Takes the place of the system that the tests run on."""
    desktop: Desktop = getattr(request, "param", Desktop)()
    monkeypatch.setattr(QApplication, "styleHints", lambda _app: desktop)
    return desktop


def test_the_system_turns_dark_and_the_windows_with_it(qtbot: QtBot, desktop: Desktop, style: Style) -> None:
    style.wear("system")
    assert style.scheme == "light"
    with qtbot.waitSignal(style.changed):
        desktop.turn_dark()
    assert style.scheme == "dark"


def test_a_chosen_scheme_stays_whatever_the_system_does(desktop: Desktop, style: Style) -> None:
    style.wear("light")
    desktop.turn_dark()
    assert style.scheme == "light"


@pytest.mark.parametrize("desktop", [Demanding], indirect=True)
def test_high_contrast_and_little_motion_are_worn_where_the_system_asks_for_them(
    desktop: Desktop, style: Style
) -> None:
    style.wear("system", "system")
    assert (style.scheme, style.motion) == ("contrast", "off")


@pytest.mark.parametrize("motion", ["full", "short", "off"])
def test_a_chosen_motion_is_kept(style: Style, motion: str) -> None:
    style.wear(motion=motion)
    assert style.motion == motion


def test_words_grow_with_the_text_size(qtbot: QtBot, qapp: QApplication, style: Style) -> None:
    heading = Text("A heading", HEADING, bold=True)
    qtbot.addWidget(heading)
    style.wear(text_scale=100)
    before, small = heading.sizeHint().width(), qapp.font().pointSizeF()
    style.wear(text_scale=150)
    assert qapp.font().pointSizeF() == pytest.approx(1.5 * small, abs=0.1)
    assert heading.sizeHint().width() > before


def test_the_programs_letters_are_worn_before_those_of_the_system_unless_these_are_asked_for(
    qapp: QApplication, style: Style
) -> None:
    system = qapp.font().families()
    own = Style(qapp, "Letters")
    own.wear(letters="own")
    assert qapp.font().families() == ["Letters", *system]
    own.wear(letters="system")
    assert qapp.font().families() == system
    own.deleteLater()


@pytest.mark.parametrize(
    ("file", "line", "reduced"),
    [
        ("kdeglobals", "AnimationDurationFactor=0", True),
        ("kdeglobals", "AnimationDurationFactor=0.5", False),
        ("gtk-4.0/settings.ini", "gtk-enable-animations=false", True),
        ("gtk-3.0/settings.ini", "gtk-enable-animations = 0", True),
        ("gtk-3.0/settings.ini", "gtk-enable-animations=true", False),
    ],
)
def test_desktops_that_ask_for_less_motion_are_heard(
    desktop: Desktop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, style: Style, file: str, line: str, reduced: bool
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    path = tmp_path / file
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"[Settings]\n{line}\n")
    style.wear(motion="system")
    assert style.motion == ("off" if reduced else "full")
