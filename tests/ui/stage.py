"""A table of plain squares, used with real mouse and key events, on a clock that only the test moves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from monstrarium.table.desc import Affordance, Face, Gesture, Piece, Pose, TableDesc, Zone
from monstrarium.ui.art.palette import LIGHT
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.scene.clock import Clock
from monstrarium.ui.scene.items import PieceItem
from monstrarium.ui.scene.layers import UNIT
from monstrarium.ui.scene.table_scene import TableScene
from monstrarium.ui.view.table_view import TableView
from tests.support.mouse import move_mouse
from tests.ui.timers import ticks

FRAME = 0.016
COLOURS = {"red": "#c00000", "blue": "#0000c0", "green": "#008000", "table/back": "#604020", "die/1": "#c0c000"}


def drawing(body: str) -> str:
    """Write an SVG file, ten units wide and high."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10">{body}</svg>'


@pytest.fixture
def resources(tmp_path: Path) -> Path:
    """Drawings: squares of one colour, one whose left half is empty, and one icon."""
    drawings = {key: f'<rect width="10" height="10" fill="{colour}"/>' for key, colour in COLOURS.items()}
    drawings["half"] = '<rect x="5" width="5" height="10" fill="#c00000"/>'
    for key, body in drawings.items():
        file = tmp_path / "resources" / "art" / f"{key}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(drawing(body))
    icons = tmp_path / "resources" / "icons"
    icons.mkdir()
    (icons / "square.svg").write_text(drawing('<rect width="10" height="10" fill="#000000"/>'))
    return tmp_path / "resources"


@pytest.fixture
def art(qapp: QApplication, resources: Path, tmp_path: Path) -> Art:
    """The drawings of `resources`; a missing one is an error."""
    return Art(resources, tmp_path / "cache", strict=True)


class Time:
    """The time of a clock, moved by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def unit_px(view: TableView) -> float:
    """Logical pixels in a table unit."""
    return round(view.transform().m11() * UNIT, 6)


class Stage:
    """A window with a table in it, and a person who uses it."""

    def __init__(self, bot: QtBot, art: Art, time: Time) -> None:
        self.bot = bot
        self.time = time
        self.scene = TableScene(art, LIGHT, Clock(now=time))
        self.view = TableView(self.scene)
        self.view.resize(800, 600)
        self.chosen: list[Affordance] = []
        self.refused: list[tuple[str, str]] = []
        self.choices: list[Any] = []
        self.hovered: list[str] = []
        self.scene.chosen.connect(self.chosen.append)
        self.scene.refused.connect(lambda source, target: self.refused.append((source, target)))
        self.scene.choices.connect(self.choices.append)
        self.scene.hovered.connect(self.hovered.append)

    def item(self, name: str) -> PieceItem:
        """A piece, which must be there."""
        found = self.scene.spread.pieces.get(name)
        assert found is not None, f"{name} is not on the table"
        return found

    def seen(self, name: str) -> tuple[float, float]:
        """The point of the table at which a piece is drawn."""
        return self.item(name).seen[:2]

    def at(self, x: float, y: float) -> QPoint:
        """The point of the window over a point of the table."""
        return self.view.mapFromScene(QPointF(x * UNIT, y * UNIT))

    def show(self, table: TableDesc, seconds: float = 0.0) -> None:
        self.scene.show(table, seconds)

    def wait(self, seconds: float) -> None:
        """Let time pass for everything that moves, frame by frame."""
        for _frame in range(round(seconds / FRAME)):
            self.time.now += FRAME
            self.scene.clock.tick()

    def sharpen(self) -> None:
        """Let the pause after zooming pass."""
        self.bot.waitUntil(lambda: not ticks(self.view))

    def press(self, x: float, y: float) -> None:
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.at(x, y))

    def move(self, x: float, y: float) -> None:
        move_mouse(self.view.viewport(), self.at(x, y))

    def release(self, x: float, y: float) -> None:
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.at(x, y))

    def click(self, x: float, y: float) -> None:
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.at(x, y))

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.press(*start)
        self.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        self.move(*end)
        self.release(*end)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.view, key, modifiers)


@pytest.fixture
def stage(qtbot: QtBot, art: Art) -> Iterator[Stage]:
    """An empty table in a window of 800 x 600."""
    made = Stage(qtbot, art, Time())
    qtbot.addWidget(made.view)
    made.view.show()
    yield made
    made.scene.settle()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def piece(name: str, x: float, y: float, **more: Any) -> Piece:
    """A red square of one unit."""
    known: dict[str, Any] = {"zone": "left", "face": Face("red"), "size": (1.0, 1.0), "tip": name} | more
    pose = known.pop("pose", Pose(x, y, known.pop("z", 0)))
    return Piece(name, pose=pose, **known)


def affordance(source: str, target: str = "", gesture: Gesture = Gesture.DRAG, **more: Any) -> Affordance:
    return Affordance((f"{source} to {target}",), gesture, f"Move {source} to {target}", source, target, **more)


LEFT, RIGHT = Zone("left", (0.0, 0.0, 3.0, 6.0), "Left"), Zone("right", (5.0, 0.0, 3.0, 6.0), "Right")


def table(
    *pieces: Piece, affordances: tuple[Affordance, ...] = (), zones: tuple[Zone, ...] = (LEFT, RIGHT)
) -> TableDesc:
    """A table with two places side by side and these pieces."""
    return TableDesc((8.0, 6.0), zones, pieces, affordances)
