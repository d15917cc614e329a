"""Pieces that have risen or are held beside a board that is shown nearer: painted over both parts of the window."""

from __future__ import annotations

from collections.abc import Iterator

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


class RaisedPieces(QWidget):
    """The piece that has risen, the one that goes down, and the one that is held. While they are painted here they are
    hidden on the table, of which the window shows two parts at different sizes. The mouse reaches through it.
    """

    def __init__(self, view: QGraphicsView, table: TableScene, camera: Camera) -> None:
        super().__init__(view)
        self._view = view
        self._table = table
        self._camera = camera
        self._shown: dict[ItemId, PieceItem] = {}
        self._up: frozenset[ItemId] = frozenset()
        """What has risen or is held; anything else that is shown goes down."""
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
        """Paint again, as the pieces have moved."""
        self._repaint()

    def rest(self) -> None:
        """Give back to the table what has gone down."""
        self._give_back(self._shown.keys() - self._up)

    def follow(self) -> None:
        """Take over what has risen or is held; give back what was let go, has left, or is seen in one window again."""
        pieces, parted, risen = self._table.spread.pieces, self._camera.parted, self._table.spread.risen
        held = frozenset(name for name, item in pieces.items() if item.held) if parted else frozenset()
        up = held | {risen} if parted and risen else held
        left = {name for name, item in self._shown.items() if not parted or pieces.get(name) is not item}
        self._held, let_go = held, self._held - held
        self._give_back(left | (let_go & self._shown.keys()))
        for name in up - self._shown.keys():
            self._shown[name] = pieces[name]
            pieces[name].setVisible(False)
        if self._shown and self.isHidden():
            self.resize(self._view.size())
            self.show()
            self.raise_()
        if up != self._up:
            self._up = up
            self._table.clock.go(self, self._table.spread.motion)
        self._repaint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
            for item in sorted(self._shown.values(), key=QGraphicsPixmapItem.zValue):
                for each, onto in self._parts(item):
                    painter.setTransform(onto)
                    painter.setOpacity(each.opacity())
                    each.paint(painter, QStyleOptionGraphicsItem(), self)
            self._ring(painter)

    def _parts(self, item: PieceItem) -> Iterator[tuple[QGraphicsPixmapItem, QTransform]]:
        """A piece and what lies behind it, its glow and its shadow, each with its transform to the window."""
        onto = self._onto(item)
        for child in item.childItems():
            if isinstance(child, QGraphicsPixmapItem):
                yield child, child.sceneTransform() * onto
        yield item, item.sceneTransform() * onto

    def _onto(self, item: PieceItem) -> QTransform:
        """The transform of the part of the window in which a piece is; of a held one, that in which the mouse is."""
        beside, spot = self._camera.beside, self._table.hand.spot
        if not item.held:
            return beside[0].onto
        at = QPointF(*spot) * UNIT if spot is not None and self._table.hand.dragging else item.pos()
        near = any(each.isVisibleTo(self._view) and each.shows(at) for each in beside)
        return beside[0].onto if near else self._view.viewportTransform()

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

    def _repaint(self) -> None:
        """Paint where the pieces were, and where they are now."""
        now = QRect()
        for item in self._shown.values():
            for each, onto in self._parts(item):
                now = now.united(onto.mapRect(each.boundingRect()).toAlignedRect())
        now.adjust(-RIM, -RIM, RIM, RIM)
        self.update(self._painted)
        self.update(now)
        self._painted = now

    def _give_back(self, names: set[ItemId]) -> None:
        for name in names:
            self._shown.pop(name).setVisible(True)
        self._repaint()
        if not self._shown:
            self.hide()
