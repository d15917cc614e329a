"""Measures a frame while 300 pieces fly across the table, compared with as many bare pixmap items."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from ...content.places import resources
from ...engine.rng import Rng
from ...language.words import _
from ...table.desc import Face, Piece, Pose, TableDesc, Zone
from ...ui.art.palette import theme_for
from ...ui.art.renderer import Art
from ...ui.scene.clock import Clock
from ...ui.scene.items import PieceItem
from ...ui.scene.table_scene import TableScene
from ...ui.view.table_view import TableView
from .measurements import Bench, Goal, interleave, paired

PIECES, FRAMES, ROUNDS = 300, 40, 7
WIDE, HIGH = 1280, 800
TABLE = (14.0, 8.6)
FRAME_SECONDS = 0.016
RATIO = 1.5


def measure(bench: Bench) -> None:
    """Measure both in turn, in this process and offscreen."""
    app = offscreen_app()
    with tempfile.TemporaryDirectory(prefix="monstrarium-art-") as cache:
        flight = MovingTable(Art(resources(), Path(cache)), app)
        bare = MovingPixmaps(flight.pixmaps(), app)
        ours, theirs = interleave(ROUNDS, flight.frame_ms, bare.frame_ms)
        bench.add(
            _("a frame with {count} pieces in flight", count=PIECES),
            sorted(ours)[ROUNDS // 2],
            "ms",
            reference=(_("bare pixmap items"), sorted(theirs)[ROUNDS // 2]),
            ratio=paired(ours, theirs),
            goal=Goal(RATIO),
        )
        bench.add(_("showing another table of {count} pieces", count=PIECES), min(flight.shows), "ms")
        flight.close()
        bare.close()


def offscreen_app() -> Any:
    """The application of this process, without a screen and without pauses between frames."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_QPA_UPDATE_IDLE_TIME"] = "0"
    return QApplication.instance() or QApplication(sys.argv[:1])


class PaintCounter(QObject):
    def __init__(self, app: Any) -> None:
        super().__init__()
        self._app = app
        self._count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._count += 1
        return False

    def wait(self) -> None:
        """Process events until the widget is painted again."""
        before = self._count
        while self._count == before:
            self._app.processEvents()


class MovingTable:
    """A table of the program, with its clock moved frame by frame."""

    def __init__(self, art: Art, app: Any) -> None:
        self._app = app
        self._time = 0.0
        self._luck = Rng(5)
        self.shows: list[float] = []
        self._scene = TableScene(art, theme_for("light"), Clock(now=lambda: self._time))
        self._view = TableView(self._scene)
        self._view.resize(WIDE, HIGH)
        self._paints = PaintCounter(app)
        self._view.viewport().installEventFilter(self._paints)
        self._scene.show(self._table(), 0.0)
        self._view.show()
        self._paints.wait()

    def pixmaps(self) -> list[QPixmap]:
        """The pixmaps of the pieces, which the reference uses too."""
        return [item.pixmap() for item in self._scene.items() if isinstance(item, PieceItem)]

    def frame_ms(self) -> float:
        """The milliseconds per frame while all pieces fly to other places."""
        begun = perf_counter()
        self._scene.show(self._table(), FRAMES * FRAME_SECONDS)
        self.shows.append((perf_counter() - begun) * 1e3)
        self._paints.wait()
        spent = _time_frames(FRAMES - 2, self._step, self._paints)
        self._scene.settle()
        self._paints.wait()
        return spent

    def frames_late(self, count: int) -> list[float]:
        """By how many milliseconds each of some frames is painted after it was due, while all pieces fly."""
        late, due = [], perf_counter()
        for number in range(count):
            if number % FRAMES == 0:
                self._scene.show(self._table(), FRAMES * FRAME_SECONDS)
            due = max(due + FRAME_SECONDS, perf_counter())
            while perf_counter() < due:
                self._app.processEvents()
            self._step()
            self._paints.wait()
            late.append((perf_counter() - due) * 1e3)
        self._scene.settle()
        return late

    def close(self) -> None:
        self._view.close()

    def _step(self) -> None:
        self._time += FRAME_SECONDS
        self._scene.clock.tick()

    def _table(self) -> TableDesc:
        return TableDesc(TABLE, (Zone("all", (0.0, 0.0, *TABLE)),), tuple(map(self._piece, range(PIECES))))

    def _piece(self, number: int) -> Piece:
        x, y = (0.6 + self._luck.below(1000) / 1000 * (side - 1.2) for side in TABLE)
        return Piece(f"piece/{number}", "all", Pose(x, y, number), Face(f"cybo/die/{number % 12 + 1}"))


class MovingPixmaps:
    """The reference: the same pixmaps in a plain QGraphicsScene."""

    def __init__(self, pixmaps: list[QPixmap], app: Any) -> None:
        self._luck = Rng(6)
        self._scene = QGraphicsScene(0, 0, WIDE, HIGH)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._items = [self._scene.addPixmap(pixmap) for pixmap in pixmaps]
        for item in self._items:
            item.setPos(*self._anywhere())
        self._view = _bare_view(self._scene)
        self._paints = PaintCounter(app)
        self._view.viewport().installEventFilter(self._paints)
        self._view.show()
        self._paints.wait()
        self._moves: list[tuple[QGraphicsPixmapItem, float, float]] = []

    def frame_ms(self) -> float:
        self._moves = [self._move(item) for item in self._items]
        return _time_frames(FRAMES - 2, self._step, self._paints)

    def close(self) -> None:
        self._view.close()

    def _step(self) -> None:
        for item, x, y in self._moves:
            item.moveBy(x, y)

    def _move(self, item: QGraphicsPixmapItem) -> tuple[QGraphicsPixmapItem, float, float]:
        x, y = self._anywhere()
        return item, (x - item.x()) / FRAMES, (y - item.y()) / FRAMES

    def _anywhere(self) -> tuple[int, int]:
        return self._luck.below(WIDE - 90), self._luck.below(HIGH - 126)


def _time_frames(count: int, step: Callable[[], None], paints: PaintCounter) -> float:
    begun = perf_counter()
    for _frame in range(count):
        step()
        paints.wait()
    return (perf_counter() - begun) / count * 1e3


def _bare_view(scene: QGraphicsScene) -> QGraphicsView:
    view = QGraphicsView(scene)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
    view.setRenderHints(QPainter.RenderHint(0))
    view.resize(WIDE, HIGH)
    return view
