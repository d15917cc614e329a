"""The view of the table: paints the ground, moves the camera, and passes mouse and keys on to the scene."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QCursor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QToolTip, QWidget

from ...language.words import _
from ...table.desc import ItemId, Rect, Seat
from ...table.presenter import Sheet, shape_of
from ..art.ground import ground
from ..kit.lazy import part
from ..kit.text import FocusRing, plain_tip
from ..scene.hands.keyboard import ARROWS, PLACING
from ..scene.layers import UNIT
from ..scene.table_scene import TableScene
from .camera import Camera
from .edge_scroll import EdgeScroll
from .overview import BoardRuler, SmallMap
from .raised import RaisedPieces

if TYPE_CHECKING:
    from .accessible import AccessibleTable

NOTCH = 1.2
"""The zoom of one notch of the wheel."""
BRING_BEATS = 2.0
"""How long it takes to bring into sight what goes on, in the seconds of a glide."""
PEEKING = (Qt.Key.Key_Alt, Qt.Key.Key_X)
"""While one of these is held, stacks fan out to be read."""


@cache
def offer_tables() -> None:
    """Register the accessible interface of tables with Qt."""
    QAccessible.installFactory(_interface)


def _interface(_kind: str, thing: QObject | None) -> QAccessibleInterface | None:
    return part("view.accessible").AccessibleTable(thing) if isinstance(thing, TableView) else None


class TableView(QGraphicsView):
    reshaped = Signal(float)
    """The table has another shape to fill."""
    moved = Signal()
    """The table lies elsewhere in the window, or in another size."""
    seat_pressed = Signal(int)
    """The name plate of a seat was clicked."""
    bell_pressed = Signal(int)
    seat_asked = Signal(int, QPoint)
    """The menu of a seat is wanted, at a point of the screen."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        offer_tables()
        self.table = scene
        self.camera = Camera(self, scene, self._lay_ground)
        self.headers = [BoardRuler(self, scene, self.camera, across) for across in (False, True)]
        """The numbers and the letters of a board, along the edges."""
        self.map = SmallMap(self, scene, self.camera)
        self.raised = RaisedPieces(self, scene, self.camera)
        self._ground = QPixmap()
        self._ground_of: object = None
        self._pressed_at = QPoint()
        self._pan_from: QPoint | None = None
        self._space = False
        self._peek: int | None = None
        self._panned = False
        self._skipping = LongPress(scene)
        """Goes on from what is brought forward, or skips it."""
        self.hold: Callable[[], bool] = lambda: False
        """Lets the match stand still or go on; False where nothing goes on by itself."""
        self._plate: Seat | None = None
        """The seat on whose name plate the button is down."""
        self._spot = QPoint()
        self._ring = FocusRing(self)
        self.interface: AccessibleTable | None = None
        """What assistive technology reads, once it has asked."""
        self.closely = False
        """Whether pieces that are pointed at are seen closely, so that they need no tips."""
        self.sheet: Callable[[ItemId], Sheet | None] = lambda _item: None
        """Gives the facts of an item, for screen readers."""
        self._edge = EdgeScroll(self, self.camera, self._carry_along)
        self._prepare()
        scene.spotlights.frame = self._seen
        scene.spotlights.beside_at, scene.spotlights.corner_of = self.camera.beside_at, self.camera.corner_of
        scene.crowded.connect(self._crowd)
        scene.sceneRectChanged.connect(self.camera.see)
        scene.laid.connect(self._attend)
        scene.drawn.connect(self._bring_near)
        scene.stirred.connect(self._bring_goals)
        self._held: ItemId = ""
        """What was held when the table stirred last."""

    def _prepare(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)  # The ground fills it, and Qt need not fill it before.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(_("Table"))
        self.setAccessibleDescription(
            _("The table of the match. Arrow keys walk what can be moved, Enter takes and places, Escape lets go.")
        )

    def spot(self) -> QPoint:
        """The point of the screen where the last gesture ended, for a menu."""
        return self._spot

    def place_of(self, item: ItemId) -> QRect:
        """The place of an item on the screen; empty when it is not on the table."""
        box = self.table.box(item)
        if box is None:
            return QRect()
        place = self.shown(box)
        return QRect(self.viewport().mapToGlobal(place.topLeft()), place.size())

    def shown(self, box: Rect) -> QRect:
        """The place in this window of a rectangle of the table."""
        if not self.camera.parted:
            return self.viewportTransform().mapRect(QRectF(*(each * UNIT for each in box))).toRect()
        return _between(self.camera.mapping(box), box)

    def still(self, box: Rect) -> QRect:
        """The same for something that lies over the board and stays where it is however that is zoomed."""
        return _between(self.camera.still, box)

    def use(self, item: ItemId) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.table.keys.go(item)
        self._keyed(lambda: self.table.keys.use(item))

    def go(self, item: ItemId) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.table.keys.go(item)
        self._bring()

    def fit(self) -> None:
        """Show the whole table; once it is in sight, its board as large as it is to be at rest."""
        self.camera.fit_or_rest()
        self._follow()

    def zoom(self, factor: float) -> None:
        self.camera.zoom(factor, self.camera.frame.center())
        self._follow()

    def _seen(self) -> QRectF:
        """The part of the scene in which the table is seen."""
        back, _invertible = self.viewportTransform().inverted()
        return back.mapRect(self.camera.frame)

    def _follow(self) -> None:
        for header in self.headers:
            header.follow()
        self.raised.follow()
        self.map.follow()
        self.moved.emit()

    def _crowd(self, many: bool) -> None:
        modes = QGraphicsView.ViewportUpdateMode
        self.setViewportUpdateMode(modes.FullViewportUpdate if many else modes.MinimalViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, not many)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState, many)

    # ---- functions that Qt calls

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the ground, which fills the window however the table is moved."""
        self._lay_ground(painter, QPoint())

    def _lay_ground(self, painter: QPainter, corner: QPoint) -> None:
        ratio = self.devicePixelRatioF()
        size = self.viewport().size() * ratio
        key, theme = self.table.ground, self.table.theme
        wanted = (size.width(), size.height(), theme.name, key)
        if wanted != self._ground_of:
            self._ground_of = wanted
            made = ground(key, (size.width(), size.height()), self.table.pixmaps.art, theme)
            self._ground = QPixmap.fromImage(made)
            self._ground.setDevicePixelRatio(ratio)
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(corner, self._ground)
        painter.restore()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self.viewport().update()
        self._follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.camera.resize(event.oldSize(), event.size())
        self.reshaped.emit(shape_of(event.size().width(), event.size().height()))
        self._follow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.camera.sharpen()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._wants(event):
            event.accept()
            return True
        if event.type() == QEvent.Type.ApplicationFontChange:
            self.table.redraw()
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()
            self.camera.sharpen()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Report the item under the mouse, and notice when the mouse leaves."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._tip(QPointF(event.pos())), self.viewport())
            return True
        if event.type() == QEvent.Type.Leave:
            self.table.hand.leave()
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the held item, where it can lie in several ways; point at the next of several figures; else zoom."""
        by, zooming = event.angleDelta().y(), event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if by and not zooming and len(self.table.affordances.pointer.variants()) > 1:
            self.table.turn(-1 if by > 0 else 1)
        elif not by or zooming or not self.table.hand.next_figure(-1 if by > 0 else 1):
            self.camera.zoom(NOTCH ** (by / 120), event.position())
            self._follow()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Left takes, right lets go; middle, Space with left, or left on the ground pans."""
        self._spot = event.globalPosition().toPoint()
        self._pressed_at = event.position().toPoint()
        button = event.button()
        if self._skipping.press():
            return
        seat = self._seat_at(event.position())
        if button == Qt.MouseButton.MiddleButton or (button == Qt.MouseButton.LeftButton and self._space):
            self._pan_from = event.position().toPoint()
        elif seat is not None and button == Qt.MouseButton.LeftButton:
            self._plate = seat
        elif seat is not None and button == Qt.MouseButton.RightButton:
            self.seat_asked.emit(seat, self._spot)
        elif button == Qt.MouseButton.LeftButton:
            self.table.keys.hide()
            self.table.hand.press(*self.camera.place(event.position()), event.position().toPoint())
        elif button == Qt.MouseButton.RightButton:
            self.table.hand.cancel()
        self._point_at()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._skipping.pressed:
            return
        at = event.position().toPoint()
        if self._pan_from is None and self._pulls_ground(at):
            self.table.hand.withdraw()
            self._pan_from = self._pressed_at
        if self._pan_from is not None:
            self._panned = True
            self.camera.pan(QPointF(self._pan_from - at))
            self._pan_from = at
            self._point_at()
            return
        self.table.hand.move(*self.camera.place(event.position()), at)
        if self.table.hand.dragging:
            self._edge.follow(event.position())
        self._point_at()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._spot = event.globalPosition().toPoint()
        self._edge.stop()
        if self._skipping.release():
            return
        if self._pan_from is not None:
            self._pan_from = None
        elif self._plate is not None:
            self._press_plate(event.position())
        elif event.button() == Qt.MouseButton.LeftButton:
            self.table.hand.release(*self.camera.place(event.position()))
        self._point_at()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._handle(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space places when it is released without having panned, or lets the match stand still or go on."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            placing, self._space = self._space and not self._panned, False
            if not self._skipping.release() and placing and not self.hold():
                self._keyed(self.table.keys.place)
        elif event.key() == self._peek:
            if not event.isAutoRepeat():
                self._stop_peeking()
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from item to item and leaves the table after the last."""
        return self._keyed(lambda: self.table.keys.step(1 if forward else -1)) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab comes to the first item of the table, Shift+Tab to the last; without items to the table."""
        super().focusInEvent(event)
        came = {Qt.FocusReason.TabFocusReason: 1, Qt.FocusReason.BacktabFocusReason: -1}.get(event.reason(), 0)
        if came and not self.table.filming and self.table.keys.step(came):
            self._ring.hide()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._space = False
        self._stop_peeking()
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.table.keys.hide()

    def _wants(self, event: QKeyEvent) -> bool:
        alt, shift = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
        if event.key() in PEEKING:
            return not event.modifiers() & ~alt and self.table.stacked
        return (
            event.key() == Qt.Key.Key_R and not event.modifiers() & ~shift and bool(self.table.affordances.pointer.held)
        )

    def _handle_own(self, event: QKeyEvent) -> bool:
        if event.key() in PEEKING:
            if self._peek is None:
                self._peek = event.key()
                self.table.peek(True)
            return True
        return self.table.turn(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)

    def _stop_peeking(self) -> None:
        if self._peek is not None:
            self._peek = None
            self.table.peek(False)

    def _handle(self, event: QKeyEvent) -> bool:
        if self._wants(event):
            return self._handle_own(event)
        key = event.key()
        keypad = Qt.KeyboardModifier.KeypadModifier
        if key == Qt.Key.Key_0 and event.modifiers() & ~keypad in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ControlModifier,
        ):
            self.fit()
            return True
        peeking = Qt.KeyboardModifier.AltModifier if self._peek == Qt.Key.Key_Alt else Qt.KeyboardModifier.NoModifier
        if event.modifiers() & ~(keypad | Qt.KeyboardModifier.ShiftModifier | peeking):
            return False
        if key == Qt.Key.Key_Space:
            if not event.isAutoRepeat() and not self._skipping.press():
                self._space, self._panned = True, False
            return True
        if key == Qt.Key.Key_Escape:
            return self._skip() or self.table.hand.cancel()
        if key in PLACING:
            return self.table.go_on() or self._keyed(self.table.keys.place)
        return key in ARROWS and self._keyed(lambda: self.table.keys.arrow(key))

    def _keyed(self, do: Callable[[], bool]) -> bool:
        middle = self.table.spread.middle(self.table.keys.at)
        if middle is not None:
            self._spot = self.viewport().mapToGlobal(self.camera.point(middle).toPoint())
        done = do()
        self._bring()
        return done

    def _skip(self) -> bool:
        """Skip what is brought forward; False where nothing is."""
        lit = self.table.spotlights.lit
        if lit:
            self.table.settle()
        return lit

    def _bring(self) -> None:
        box = self.table.spread.whole(self.table.keys.at)
        if box is not None:
            self.camera.show(box)
            self._follow()

    def _seat_at(self, at: QPointF) -> Seat | None:
        """The seat whose name plate is met at a point of the window; a piece over it comes first."""
        place = self.camera.place(at)
        seat = None if self.table.affordances.pointer.held else self.table.plates.at(*place)
        if seat is None or any(item in self.table.spread.pieces for item in self.table.spread.under(*place)):
            return None
        return seat

    def _press_plate(self, at: QPointF) -> None:
        seat, self._plate = self._plate, None
        if seat is None or self._seat_at(at) != seat:
            return
        if self.table.plates.is_bell(seat, *self.camera.place(at)):
            self.bell_pressed.emit(seat)
        else:
            self.seat_pressed.emit(seat)

    def _tip(self, at: QPointF) -> str:
        seat = self._seat_at(at)
        if seat is not None:
            return plain_tip(self.table.plates.words(seat))
        under = self.table.hand.under(*self.camera.place(at))
        shown = under and not (self.closely and under[0] in self.table.spread.pieces)
        return self.table.spread.name(under[0]) if shown else ""

    def _carry_along(self, at: QPointF) -> None:
        """What is dragged stays under the pointer while the table moves; nothing is dragged once it was let go."""
        if self.table.hand.dragging:
            self.table.hand.move(*self.camera.place(at), at.toPoint())
            self._follow()
        else:
            self._edge.stop()

    def _attend(self) -> None:
        self.camera.attend()
        self._follow()

    def _bring_near(self, boxes: Sequence[Rect]) -> None:
        self.camera.bring(boxes, BRING_BEATS * self.table.spread.motion)

    def _bring_goals(self) -> None:
        """Once something is taken, bring the places where it may go into sight, unless one of them is."""
        pointer = self.table.affordances.pointer
        taken, self._held = pointer.held != self._held, pointer.held
        if taken and pointer.held:
            boxes = [box for item in sorted(pointer.targets()) if (box := self.table.spread.whole(item)) is not None]
            if boxes and not any(map(self.camera.shows, boxes)):
                self._bring_near(boxes)

    def _pulls_ground(self, at: QPoint) -> bool:
        far = (at - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        return far and self.table.hand.grips_nothing and self.camera.can_pan()

    def _point_at(self) -> None:
        shapes = Qt.CursorShape
        shape = shapes.ArrowCursor
        if self.table.hand.dragging or self._pan_from is not None:
            shape = shapes.ClosedHandCursor
        elif self.table.hand.over_source:
            shape = shapes.OpenHandCursor
        elif self._seat_at(QPointF(self.viewport().mapFromGlobal(QCursor.pos()))) is not None:
            shape = shapes.PointingHandCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)


LONG = 0.6
"""Seconds for which a press is held until everything that is brought forward is skipped."""


class LongPress:
    """A press while something is brought forward: short, it goes on to the next scene; long, it skips all."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self.pressed = False

    def press(self) -> bool:
        """Begin; False where nothing is brought forward."""
        if self._table.spotlights.lit:
            self.pressed = True
            self._table.clock.hold(False)
            self._table.clock.go(self, LONG)
        return self.pressed

    def release(self) -> bool:
        """End; False where none had begun."""
        pressed, self.pressed = self.pressed, False
        if pressed and self in self._table.clock:
            self._table.clock.drop(self)
            self._table.go_on()
        return pressed

    def step(self, share: float) -> None:
        """Nothing is seen of it."""

    def rest(self) -> None:
        if self.pressed:
            self._table.settle()


def _between(point: Callable[[tuple[float, float]], QPointF], box: Rect) -> QRect:
    left, top, wide, high = box
    return QRect(point((left, top)).toPoint(), point((left + wide, top + high)).toPoint())
