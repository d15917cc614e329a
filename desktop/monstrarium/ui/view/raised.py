"""Pieces that have risen or are held beside a board that is shown nearer: painted over both parts of the window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from ...table.desc import ItemId
from ..scene.items import PieceItem
from ..scene.layers import UNIT
from ..scene.table_scene import TableScene
from .camera import Camera

RIM = 12
"""Pixels around a piece, for the ring of the keyboard and for soft edges."""
AGAIN = 0.25
"""Seconds after which it is looked again whether anything still flies."""
WHO = "raised"
"""For whom pieces are hidden that are painted here."""


class Flight(NamedTuple):
    """A piece on its way over both parts of the window: where it set out, where it goes, and how it was seen there."""

    start: tuple[float, float]
    goal: tuple[float, float]
    onto: QTransform


class RaisedPieces(QWidget):
    """The piece that has risen, the one that goes down, the one that is held, and those that fly to or from a place
    beside the board. While they are painted here they are hidden on the table, of which the window shows two parts at
    different sizes. The mouse reaches through it.
    """

    def __init__(self, view: QGraphicsView, table: TableScene, camera: Camera) -> None:
        super().__init__(view)
        self._view = view
        self._table = table
        self._camera = camera
        self._shown: dict[ItemId, PieceItem] = {}
        self._seen: dict[ItemId, QTransform] = {}
        """The transform with which each was painted last."""
        self._flights: dict[ItemId, Flight] = {}
        self._up: frozenset[ItemId] = frozenset()
        """What has risen, is held or flies; anything else that is shown goes down."""
        self._held: frozenset[ItemId] = frozenset()
        self._painted = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        view.installEventFilter(self)
        table.stirred.connect(self.follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.resize(self._view.size())
        return False

    def step(self, share: float) -> None:
        """Paint again, as the pieces have moved; give back to the table what has landed."""
        landed = {name for name in self._flights if self._shown[name] not in self._table.clock}
        if landed:
            self.follow()
        self._repaint()

    def rest(self) -> None:
        """Give back to the table what has gone down; what still flies goes on."""
        self.follow()
        self._give_back(self._shown.keys() - self._up)
        if self._flights:
            self._table.clock.go(self, AGAIN)

    def follow(self) -> None:
        """Take over what has risen, is held or flies; give back what was let go, has left, or is seen in one window
        again.
        """
        spread, parted = self._table.spread, self._camera.parted
        pieces, risen = spread.pieces, spread.risen
        held = frozenset(name for name, item in pieces.items() if item.held) if parted else frozenset()
        landed = self._flights.keys() | self._held
        self._flights = {
            name: self._flight(name, item) for name, item in pieces.items() if parted and self._flies(item)
        }
        waiting = {spread.waiting} & self._shown.keys()
        up = held | self._flights.keys() | waiting | ({risen} if parted and risen else set())
        left = {name for name, item in self._shown.items() if not parted or pieces.get(name) is not item}
        self._held = held
        self._give_back(left | ((landed - up) & self._shown.keys()))
        for name in up - self._shown.keys():
            self._shown[name] = pieces[name]
            pieces[name].hide_for(WHO, True)
        if self._shown and self.isHidden():
            self.resize(self._view.size())
            self.show()
            self.raise_()
        if up != self._up or (self._flights and self not in self._table.clock):
            self._up = frozenset(up)
            self._table.clock.go(self, AGAIN if self._flights else spread.motion)
        self._repaint()

    def _flies(self, item: PieceItem) -> bool:
        """Whether a piece is on a way that begins or ends beside the board."""
        return item in self._table.clock and not item.held and any(map(self._camera.is_beside, item.course))

    def _flight(self, name: ItemId, item: PieceItem) -> Flight:
        """The flight of a piece, which goes on from where it is seen where it has been given another goal."""
        start, goal = item.course
        before = self._flights.get(name)
        if before is not None and (before.start, before.goal) == (start, goal):
            return before
        there = self._camera.beside[0].onto if self._camera.is_beside(start) else self._view.viewportTransform()
        return Flight(start, goal, self._seen.get(name, there))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
            for name, item in sorted(self._shown.items(), key=lambda shown: shown[1].zValue()):
                for each, onto in self._parts(name, item):
                    painter.setTransform(onto)
                    painter.setOpacity(each.opacity())
                    each.paint(painter, QStyleOptionGraphicsItem(), self)
            self._ring(painter)
        if self._place() != self._painted:  # A piece has been carried on since this was asked for.
            self._repaint(event.rect())

    def _parts(self, name: ItemId, item: PieceItem) -> Iterator[tuple[QGraphicsPixmapItem, QTransform]]:
        """A piece and what lies behind it, its glow and its shadow, each with its transform to the window; nothing of a
        piece that is brought forward or rolls.
        """
        if item.hidden_beside(WHO):
            return
        onto = self._seen.get(name) or self._onto(name, item)
        for child in item.childItems():
            if isinstance(child, QGraphicsPixmapItem):
                yield child, child.sceneTransform() * onto
        yield item, item.sceneTransform() * onto

    def _onto(self, name: ItemId, item: PieceItem) -> QTransform:
        """The transform of the part of the window in which a piece is; of one that is dragged, that in which the mouse
        is; of a flying one, something between that of its start and that of its end.
        """
        beside, spot = self._camera.beside[0].onto, self._table.hand.spot
        if name in self._flights:
            return self._between(self._flights[name], item)
        if name == self._table.spread.waiting:
            return self._seen.get(name, beside)
        if not item.held:
            return beside
        lies = item.piece.pose
        at = spot if spot is not None and self._table.hand.dragging else (lies.x, lies.y)
        return beside if self._camera.is_beside(at) else self._view.viewportTransform()

    def _between(self, flight: Flight, item: PieceItem) -> QTransform:
        """The transform under which a flying piece is seen on the straight line from its start to its end."""
        goal = self._table.spread.risen == item.piece.id or self._camera.is_beside(flight.goal)
        end = self._camera.beside[0].onto if goal else self._view.viewportTransform()
        start, to, now = (QPointF(*at) * UNIT for at in (flight.start, flight.goal, item.seen[:2]))
        way, done = to - start, now - start
        share = QPointF.dotProduct(way, done) / max(1.0, QPointF.dotProduct(way, way))
        size = flight.onto.m11() + (end.m11() - flight.onto.m11()) * share
        at = flight.onto.map(start) * (1.0 - share) + end.map(to) * share
        return QTransform.fromTranslate(at.x() - size * now.x(), at.y() - size * now.y()).scale(size, size)

    def _ring(self, painter: QPainter) -> None:
        """The ring of the keyboard, where it is on the risen piece."""
        spread = self._table.spread
        box = spread.place(spread.risen) if self._table.keys.at == spread.risen else None
        if box is None or spread.risen not in self._shown:
            return
        left, top, wide, high = box
        ring = (self._table.pixmaps.beside or self._table.pixmaps).mark("focus", wide, high)
        size = ring.deviceIndependentSize()
        middle = self._camera.beside[0].onto.map(QPointF((left + wide / 2) * UNIT, (top + high / 2) * UNIT))
        painter.setTransform(QTransform())
        painter.setOpacity(1.0)
        where = QRectF(middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height())
        painter.drawPixmap(where, ring, QRectF(ring.rect()))

    def _repaint(self, also: QRect | None = None) -> None:
        """Paint where the pieces were, and where they are now; `also` what was painted in between."""
        self._seen = {name: self._onto(name, item) for name, item in self._shown.items()}
        self.update(self._painted if also is None else self._painted.united(also))
        self._painted = self._place()
        self.update(self._painted)

    def _place(self) -> QRect:
        """The part of the window in which the pieces are now."""
        place = QRect()
        for name, item in self._shown.items():
            for each, onto in self._parts(name, item):
                place = place.united(onto.mapRect(each.boundingRect()).toAlignedRect())
        return place.adjusted(-RIM, -RIM, RIM, RIM)

    def _give_back(self, names: set[ItemId]) -> None:
        for name in names:
            self._shown.pop(name).hide_for(WHO, False)
        self._repaint()
        if not self._shown:
            self.hide()
