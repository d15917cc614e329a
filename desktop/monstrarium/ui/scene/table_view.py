"""The window onto the table: fits, zooms and pans it, lays the felt, and passes mouse and keys on to the scene."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from ...engine.words import _
from ..art.felt import felt
from .keyboard import ARROWS, PLACING
from .layers import UNIT
from .table_scene import TableScene

ROOM = 0.25
"""Felt that stays visible around a table that is fitted, in table units."""
NEAREST, FARTHEST = 6.0, 0.4
"""How far one may zoom in and out, as a factor of the fitted size."""
NOTCH = 1.2
"""What one notch of the wheel does."""
SHARPEN_SECONDS = 0.12
"""How long zooming has to pause before everything is drawn afresh for its new size."""


class TableView(QGraphicsView):
    """Everything on the table stays a whole number of device pixels in a table unit, so that it is sharp at rest."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self._fitted = True
        self._density = 0
        self._felt = QPixmap()
        self._felt_of: object = None
        self._later = Later(self._sharpen)
        self._pan_from: QPoint | None = None
        self._space = False
        self._panned = False
        self._spot = QPoint()
        self._prepare()
        scene.crowded.connect(self._crowd)
        scene.sceneRectChanged.connect(self._resize_table)

    def _prepare(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(_("Table"))
        self.setAccessibleDescription(
            _("The table of the match. Arrow keys walk what can be moved, Enter takes and places, Escape lets go.")
        )

    # ---- what is so

    def spot(self) -> QPoint:
        """Where on the screen the last gesture ended: the place for a menu."""
        return self._spot

    def unit_px(self) -> float:
        """Logical pixels in a table unit."""
        return self._density / self.devicePixelRatioF()

    def place(self, at: QPointF) -> tuple[float, float]:
        """The point of the table under a point of the window."""
        back, _invertible = self.viewportTransform().inverted()
        on = back.map(at)
        return on.x() / UNIT, on.y() / UNIT

    # ---- changes

    def fit(self, at_once: bool = False) -> None:
        """Show the whole table, as large as it goes."""
        self._fitted = True
        self._scale_to(self._fitting(), at_once)
        self.centerOn(self.sceneRect().center())

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Come nearer or go farther; the point at `at`, or the middle, stays where it is."""
        spot = at if at is not None else QRectF(self.viewport().rect()).center()
        before = self.place(spot)
        fitting = self._fitting()
        wanted = round(self._density * factor) or 1
        if wanted == self._density:
            wanted += 1 if factor > 1 else -1
        self._fitted = False
        self._scale_to(round(min(max(wanted, fitting * FARTHEST), fitting * NEAREST)))
        self._hold(before, spot)

    def _fitting(self) -> int:
        """Device pixels in a table unit when all of it is seen."""
        room = self.viewport().size() * self.devicePixelRatioF()
        size = self.table.sceneRect().size() / UNIT
        return max(8, int(min(room.width() / (size.width() + 2 * ROOM), room.height() / (size.height() + 2 * ROOM))))

    def _scale_to(self, density: int, at_once: bool = False) -> None:
        ratio = self.devicePixelRatioF()
        scale = density / (UNIT * ratio)
        self._density = density
        self.setTransform(QTransform.fromScale(scale, scale))
        if at_once or not self.isVisible():
            self._sharpen()
        else:
            self.table.clock.go(self._later, SHARPEN_SECONDS)

    def _hold(self, place: tuple[float, float], spot: QPointF) -> None:
        """Move the view so that a place of the table lies under a point of the window."""
        now = self.viewportTransform().map(QPointF(place[0] * UNIT, place[1] * UNIT))
        self._scroll(now - spot)

    def _scroll(self, by: QPointF) -> None:
        for bar, way in ((self.horizontalScrollBar(), by.x()), (self.verticalScrollBar(), by.y())):
            bar.setValue(bar.value() + round(way))

    def _sharpen(self) -> None:
        self.table.clock.drop(self._later)
        self.table.set_density(self._density, self.devicePixelRatioF())
        self.viewport().update()

    def _resize_table(self, table: QRectF) -> None:
        """The room to scroll in is three tables wide and high, so that any of it can be brought to the middle."""
        self.setSceneRect(table.adjusted(-table.width(), -table.height(), table.width(), table.height()))
        if self._fitted:
            self.fit(at_once=True)

    def _crowd(self, many: bool) -> None:
        modes = QGraphicsView.ViewportUpdateMode
        self.setViewportUpdateMode(modes.FullViewportUpdate if many else modes.MinimalViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, not many)

    # ---- Qt calls these

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Felt fills the window, however the table on it is moved."""
        ratio = self.devicePixelRatioF()
        size = self.viewport().size() * ratio
        wanted = (size.width(), size.height(), self.table.theme.name)
        if wanted != self._felt_of:
            self._felt_of = wanted
            self._felt = QPixmap.fromImage(felt(size.width(), size.height(), self.table.theme))
            self._felt.setDevicePixelRatio(ratio)
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(0, 0, self._felt)
        painter.restore()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """The felt stays while the table moves."""
        super().scrollContentsBy(dx, dy)
        self.resetCachedContent()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A fitted table stays fitted; any other keeps its middle."""
        if self._fitted:
            self.fit()
        elif event.oldSize().isValid():
            grown = event.size() - event.oldSize()
            self._scroll(QPointF(-grown.width() / 2, -grown.height() / 2))

    def showEvent(self, event: QShowEvent) -> None:
        """What was waiting to be drawn sharp is drawn now."""
        super().showEvent(event)
        self._sharpen()

    def event(self, event: QEvent) -> bool:
        """Another screen may have other pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit(at_once=True)
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Say what lies under the mouse, and notice when the mouse leaves."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            under = self.table.under(*self.place(QPointF(event.pos())))
            QToolTip.showText(event.globalPos(), self.table.name(under[0]) if under else "", self.viewport())
            return True
        if event.type() == QEvent.Type.Leave:
            self.table.hand.leave()
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer."""
        self.zoom(NOTCH ** (event.angleDelta().y() / 120), event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Left takes, right lets go, middle or Space with left moves the table."""
        self._spot = event.globalPosition().toPoint()
        button = event.button()
        if button == Qt.MouseButton.MiddleButton or (button == Qt.MouseButton.LeftButton and self._space):
            self._pan_from = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif button == Qt.MouseButton.LeftButton:
            self.table.keys.hide()
            self.table.hand.press(*self.place(event.position()), event.position().toPoint())
        elif button == Qt.MouseButton.RightButton:
            self.table.hand.cancel()
        self._point_at()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry, pan or hover."""
        at = event.position().toPoint()
        if self._pan_from is not None:
            self._fitted = False
            self._panned = True
            self._scroll(QPointF(self._pan_from - at))
            self._pan_from = at
            return
        self.table.hand.move(*self.place(event.position()), at)
        self._point_at()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Whatever was begun happens now."""
        self._spot = event.globalPosition().toPoint()
        if self._pan_from is not None:
            self._pan_from = None
        elif event.button() == Qt.MouseButton.LeftButton:
            self.table.hand.release(*self.place(event.position()))
        self._point_at()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the table; all others go on to the window."""
        if not self._handle(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space places when it is let go without having moved the table."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            placing, self._space = self._space and not self._panned, False
            if placing:
                self._keyed(self.table.keys.place)
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks the table first and leaves it after the last stop."""
        return self._keyed(lambda: self.table.keys.step(1 if forward else -1)) or super().focusNextPrevChild(forward)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring shows only where keys go."""
        super().focusOutEvent(event)
        self._space = False
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.table.keys.hide()

    def _handle(self, event: QKeyEvent) -> bool:
        key = event.key()
        keypad = Qt.KeyboardModifier.KeypadModifier
        if key == Qt.Key.Key_0 and event.modifiers() & ~keypad in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ControlModifier,
        ):
            self.fit()
            return True
        if event.modifiers() & ~(keypad | Qt.KeyboardModifier.ShiftModifier):
            return False
        if key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space, self._panned = True, False
            return True
        if key == Qt.Key.Key_Escape:
            return self.table.hand.cancel()
        if key in PLACING:
            return self._keyed(self.table.keys.place)
        return key in ARROWS and self._keyed(lambda: self.table.keys.arrow(key))

    def _keyed(self, deed: Callable[[], bool]) -> bool:
        """Do what a key says; a menu that it opens belongs where the ring is."""
        middle = self.table.middle(self.table.keys.at)
        if middle is not None:
            at = self.viewportTransform().map(QPointF(middle[0] * UNIT, middle[1] * UNIT))
            self._spot = self.viewport().mapToGlobal(at.toPoint())
        return deed()

    def _point_at(self) -> None:
        """Show by the pointer what a press would do."""
        shapes = Qt.CursorShape
        shape = shapes.ArrowCursor
        if self.table.hand.dragging or self._pan_from is not None:
            shape = shapes.ClosedHandCursor
        elif self.table.hand.over_source:
            shape = shapes.OpenHandCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)


class Later:
    """Something to be done once nothing has put it off for a while."""

    def __init__(self, deed: Callable[[], None]) -> None:
        self._deed = deed

    def step(self, share: float) -> None:
        """Not yet."""

    def rest(self) -> None:
        """Now."""
        self._deed()
