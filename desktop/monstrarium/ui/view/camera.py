"""The camera: fits, zooms and pans the table, and has it drawn sharp for its size."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from ...table.desc import Rect, TableDesc
from ..scene.layers import UNIT
from ..scene.table_scene import TableScene

ROOM = 0.25
"""Felt that stays visible around a table that is fitted, in table units."""
NEAREST = 6.0
"""The largest zoom as a factor of the fitted size, which is the smallest."""
SMALLEST = 8
"""The least device pixels in a table unit."""
FOOT = 64
"""Logical pixels that are left free along the lower edge for the prompt, where the table has no place for it."""
AIR = 40.0
"""Pixels around an item that is scrolled into sight."""
CLOSE = 0.2
"""How near to an edge what goes on may be before it is brought to the middle, as a share of the width or height."""
SHARPEN_MS = 120
"""Milliseconds without zooming after which everything is drawn for its new size."""


def fitting(room: tuple[float, float], table: TableDesc, dpr: float = 1.0) -> int:
    """Device pixels in a table unit where all of a table is seen in so many logical pixels, with its prompt."""
    high = room[1] if table.plaque is not None else room[1] - FOOT
    return _fitting(room[0] * dpr, high * dpr, *table.size)


def _fitting(wide: float, high: float, across: float, down: float) -> int:
    return max(SMALLEST, int(min(wide / (across + 2 * ROOM), high / (down + 2 * ROOM))))


class Camera:
    """The camera. A table unit is always a whole number of device pixels, so that everything at rest is sharp.

    It waits for zooming to pause by its own timer and not on the clock of the table, so that the match is not held up.
    """

    def __init__(self, view: QGraphicsView, table: TableScene, ground: Callable[[QPainter, QPoint], None]) -> None:
        self.density = SMALLEST
        """Device pixels in a table unit."""
        self.beside = [SideView(view, table, ground), SideView(view, table, ground)]
        """The parts that keep their size while the board is zoomed: right of it and below it."""
        self.prompted = False
        """Whether a prompt lies over the table."""
        self._view = view
        self._table = table
        self._fitted = True
        self.resting = False
        """Whether the board is shown as large as its table wants it, and follows what goes on."""
        self._nearer = 1.0
        self._glide = Glide(view, self.pan)
        self._frame = QRectF()
        self._pause = QTimer(view)
        self._pause.setSingleShot(True)
        self._pause.setInterval(SHARPEN_MS)
        self._pause.timeout.connect(self.sharpen)

    @property
    def parted(self) -> bool:
        """Whether the board alone is zoomed."""
        return not self._frame.isNull()

    @property
    def frame(self) -> QRectF:
        """The part of the window in which the table is zoomed: all, or all but the parts beside the board."""
        return self._frame if self.parted else self._room

    @property
    def _room(self) -> QRectF:
        """The part of the window in which the whole table is seen: all but what the prompt needs."""
        table = self._table.desc
        foot = FOOT if self.prompted and table is not None and table.plaque is None else 0
        return QRectF(self._view.viewport().rect()).adjusted(0, 0, 0, -foot)

    @property
    def area(self) -> QRectF:
        board = self._table.board if self.parted else None
        return self._table.sceneRect() if board is None else _scaled(board)

    def place(self, at: QPointF) -> tuple[float, float]:
        """The point of the table under a point of the window."""
        beside = next((each for each in self.beside if each.isVisibleTo(self._view) and each.has(at)), None)
        back, _invertible = (self._view.viewportTransform() if beside is None else beside.onto).inverted()
        on = back.map(at)
        return on.x() / UNIT, on.y() / UNIT

    def point(self, place: tuple[float, float]) -> QPointF:
        on = QPointF(place[0] * UNIT, place[1] * UNIT)
        beside = next((each for each in self.beside if each.isVisibleTo(self._view) and each.shows(on)), None)
        return (self._view.viewportTransform() if beside is None else beside.onto).map(on)

    def is_beside(self, place: tuple[float, float]) -> bool:
        """Whether a point of the table lies beside the board, which alone is zoomed."""
        board = self._table.board if self.parted else None
        return board is not None and not QRectF(QPointF(), self._edge(board)).contains(QPointF(*place) * UNIT)

    def beside_at(self, place: tuple[float, float]) -> tuple[QPointF, float] | None:
        """The point of the window for a point beside the board, and the pixels in a unit there; None for others."""
        if not self.is_beside(place):
            return None
        return self.still(place), self.beside[0].onto.m11() * UNIT

    def corner_of(self, viewport: QWidget | None) -> QPointF | None:
        """The corner in the window of the part beside the board that is painted on this; None for any other."""
        return next((QPointF(each.pos()) for each in self.beside if each.viewport() == viewport), None)

    def still(self, place: tuple[float, float]) -> QPointF:
        """The point of the window for a point of the table, as long as the board was not nearer."""
        onto = self.beside[0].onto if self.parted else self._view.viewportTransform()
        return onto.map(QPointF(place[0] * UNIT, place[1] * UNIT))

    def mapping(self, box: Rect) -> Callable[[tuple[float, float]], QPointF]:
        """What has the points of the window for those of a box, which may reach out of the window or over the board."""
        return self.point if self.area.contains(_scaled(box).center()) else self.still

    def fit(self) -> None:
        """Show the whole table, as large as it goes."""
        self._glide.stop()
        self._fitted, self.resting = True, False
        self._join()
        self._scale_to(self._fitting())
        self._centre()
        self._sharpen_soon()

    def attend(self) -> None:
        """Follow the table where it wants its board shown nearer than before, or not any more."""
        nearer = 1.0 if self._table.board is None or self._table.desc is None else self._table.desc.nearer
        if nearer != self._nearer:
            self._nearer = nearer
            self.rest()

    def rest(self) -> None:
        """Show the board as large as its table wants it; the whole table where that is enough."""
        if self._nearer <= 1.0:
            self.fit()
            return
        self._glide.stop()
        self._fitted, self.resting = False, True
        self._part()
        self._scale_to(self._rest_density())
        self.pan(self._view.viewportTransform().map(self.area.center()) - self.frame.center())
        self.bring(self._table.about, 0.0)
        self._sharpen_soon()

    def fit_or_rest(self) -> None:
        """Show the whole table; once it is in sight, its board as large as the table wants it."""
        if self._fitted and self._nearer > 1.0:
            self.rest()
        else:
            self.fit()

    def bring(self, boxes: Sequence[Rect], seconds: float) -> None:
        """Bring what goes on within the board into sight, in so many seconds; what does not fit is shown in part."""
        boxes = [box for box in boxes if self.area.contains(_scaled(box).center())]
        if not self.parted or not boxes:
            return
        wanted = QRectF()
        for box in boxes:
            wanted = wanted.united(self._view.viewportTransform().mapRect(_scaled(box)))
        seen = self.frame
        right, down = wanted.center().x() - seen.center().x(), wanted.center().y() - seen.center().y()
        across, along = CLOSE * seen.width(), CLOSE * seen.height()
        near = seen.adjusted(across, along, -across, -along)
        if not near.contains(wanted):
            self._glide.go(QPointF(right, down), seconds)

    def shows(self, box: Rect) -> bool:
        """Whether a place is in sight, at least in part; what lies beside the board always is."""
        place = _scaled(box)
        if not self.parted or not self.area.contains(place.center()):
            return True
        return self.frame.intersects(self._view.viewportTransform().mapRect(place))

    def zoom(self, factor: float, at: QPointF) -> None:
        self._glide.stop()
        before, fitting = self.place(at), self._fitting()
        wanted = round(self.density * factor)
        if wanted == self.density:
            wanted += 1 if factor > 1 else -1
        if wanted <= fitting:
            self.fit()
            return
        if not self.frame.contains(at):
            at = self.frame.center()
            before = self.place(at)
        self._fitted = self.resting = False
        if not self.parted and wanted > fitting:
            self._part()
        self._scale_to(round(min(max(wanted, fitting), fitting * NEAREST)))
        self.pan(self._view.viewportTransform().map(QPointF(before[0] * UNIT, before[1] * UNIT)) - at)
        self._sharpen_soon()

    def show(self, box: Rect) -> None:
        seen, wanted = self.frame, self._view.viewportTransform().mapRect(_scaled(box))
        if self.parted and not self.area.intersects(_scaled(box)):
            return  # The target lies beside the board, where all is in sight.
        if not self.can_pan() or seen.contains(wanted):
            return
        air = min(AIR, seen.width() / 4, seen.height() / 4)
        right = _short(wanted.left() - air, wanted.right() + air, seen.left(), seen.right())
        down = _short(wanted.top() - air, wanted.bottom() + air, seen.top(), seen.bottom())
        self.pan(QPointF(right, down))

    def pan(self, by: QPointF) -> None:
        """Move the window over the table, as far as its edges; a table that is wholly in sight stays where it is."""
        if self._fitted and not self.can_pan():
            return
        self._fitted = False
        shown, room = self._shown(), self.frame.size()
        air = ROOM * UNIT * self._view.transform().m11()
        for bar, way, start, length, space in (
            (self._view.horizontalScrollBar(), by.x(), shown.left(), shown.width(), room.width()),
            (self._view.verticalScrollBar(), by.y(), shown.top(), shown.height(), room.height()),
        ):
            last, first = space - length - (0.0 if self.parted else air), air  # Beside a board other things lie.
            there = min(max(start - way, last), first) if last < first else (space - length) / 2
            bar.setValue(bar.value() + round(start - there))

    def can_pan(self) -> bool:
        """Whether there is more of the table than the window shows."""
        return not self.frame.contains(self._shown())

    def resize(self, old: QSize, new: QSize) -> None:
        """Follow the size of the window: a fitted table stays fitted, any other keeps its middle."""
        if self._fitted:
            self.fit()
        elif self.parted:
            self._part_again()
        elif old.isValid():
            self.pan(QPointF(old.width() - new.width(), old.height() - new.height()) / 2)

    def see(self, table: QRectF) -> None:
        self._view.setSceneRect(table.adjusted(-table.width(), -table.height(), table.width(), table.height()))
        if self._fitted:
            self._scale_to(self._fitting())
            self._centre()
            self.sharpen()
        elif self.parted:
            self._part_again()
        else:
            self.pan(QPointF())

    def sharpen(self) -> None:
        self._pause.stop()
        whole = self._table.board if self.parted else None
        board = None if whole is None else _unscaled(QRectF(QPointF(), self._edge(whole)))
        self._table.set_density(
            self.density, self._view.devicePixelRatioF(), board, 0.0 if board is None else self._fitting()
        )
        self._view.viewport().update()

    def _shown(self) -> QRectF:
        return self._view.viewportTransform().mapRect(self.area)

    def _part(self) -> None:
        """Begin to zoom the board alone; the parts beside it stay as fitted."""
        board, whole = self._table.board, self._table.sceneRect()
        if board is None:
            return
        room, scale = self._view.viewport().size(), self._fitting() / (UNIT * self._view.devicePixelRatioF())
        corner = QRectF(QPointF(), whole.size() * scale)
        corner.moveCenter(self._room.center())
        onto = QTransform.fromTranslate(round(corner.left()), round(corner.top())).scale(scale, scale)
        edge = onto.map(self._edge(board)).toPoint()
        self._frame = QRectF(0, 0, edge.x(), edge.y())
        places = (
            QRect(edge.x(), 0, room.width() - edge.x(), room.height()),
            QRect(0, edge.y(), edge.x(), room.height() - edge.y()),
        )
        for beside, place in zip(self.beside, places, strict=True):
            beside.lie(place, onto)

    def _part_again(self) -> None:
        """Follow another size of window or table; the middle of the board stays there."""
        if self._table.board is None:
            self.fit()
            return
        middle = QPointF(*self.place(self.frame.center())) * UNIT
        self._part()
        least, most = self._fitting() + 1, round(self._fitting() * NEAREST)
        self._scale_to(self._rest_density() if self.resting else min(max(self.density, least), most))
        self.pan(self._view.viewportTransform().map(middle) - self.frame.center())
        self._sharpen_soon()

    def _edge(self, board: Rect) -> QPointF:
        """The lower right corner of the part of the table in which the board is shown."""
        frame = None if self._table.desc is None else self._table.desc.frame
        return _scaled(board if frame is None else (0.0, 0.0, *frame)).bottomRight()

    def _rest_density(self) -> int:
        return min(round(self._fitting() * self._nearer), round(self._fitting() * NEAREST))

    def _join(self) -> None:
        self._frame = QRectF()
        for beside in self.beside:
            beside.hide()

    def _fitting(self) -> int:
        """Device pixels in a table unit when all of the table is seen."""
        room = self._room.size() * self._view.devicePixelRatioF()
        size = self._table.sceneRect().size() / UNIT
        return _fitting(room.width(), room.height(), size.width(), size.height())

    def _centre(self) -> None:
        self._view.centerOn(self._table.sceneRect().center())
        bar = self._view.verticalScrollBar()
        bar.setValue(bar.value() + round((self._view.viewport().height() - self._room.height()) / 2))

    def _scale_to(self, density: int) -> None:
        scale = density / (UNIT * self._view.devicePixelRatioF())
        self.density = density
        self._view.setTransform(QTransform.fromScale(scale, scale))

    def _sharpen_soon(self) -> None:
        if self._view.isVisible():
            self._pause.start()
        else:
            self.sharpen()


def _scaled(box: Rect) -> QRectF:
    return QRectF(*(each * UNIT for each in box))


def _unscaled(box: QRectF) -> Rect:
    return box.left() / UNIT, box.top() / UNIT, box.width() / UNIT, box.height() / UNIT


def _short(start: float, end: float, first: float, last: float) -> float:
    """How far a window has to move so that a stretch is in it, or at least its beginning."""
    return start - first if start < first or end - start > last - first else max(0.0, end - last)


class Glide:
    """Moves the camera by a distance, in steps that add up to it."""

    def __init__(self, parent: QObject, pan: Callable[[QPointF], None]) -> None:
        self._pan = pan
        self._whole, self._done = QPointF(), QPointF()
        self._motion = QVariantAnimation(parent)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._motion.valueChanged.connect(self._step)

    def go(self, by: QPointF, seconds: float) -> None:
        self.stop()
        if seconds <= 0:
            self._pan(by)
            return
        self._whole, self._done = by, QPointF()
        self._motion.setDuration(round(1000 * seconds))
        self._motion.start()

    def stop(self) -> None:
        self._motion.stop()

    def _step(self, share: float) -> None:
        now = self._whole * share
        self._pan(now - self._done)
        self._done = now


class SideView(QGraphicsView):
    """A second view of the table over an edge of the window.

    The mouse reaches through it to the window below, so that a drag goes from one to the other.
    """

    def __init__(self, view: QGraphicsView, table: TableScene, ground: Callable[[QPainter, QPoint], None]) -> None:
        super().__init__(view)
        self.onto = QTransform()
        """The transform from units of the scene to pixels of the window below."""
        self._view = view
        self._ground = ground
        self.setScene(table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setInteractive(False)
        self.hide()

    def lie(self, place: QRect, onto: QTransform) -> None:
        """Take a place in the window and a transform; hidden where there is no room."""
        self.onto = onto
        self.setGeometry(place)
        scale = onto.m11()
        self.setTransform(QTransform.fromScale(scale, scale))
        back, _invertible = onto.inverted()
        self.setSceneRect(back.mapRect(QRectF(place)))
        self.setVisible(not place.isEmpty())
        self.lower()
        self._view.viewport().lower()

    def has(self, at: QPointF) -> bool:
        return self.geometry().contains(at.toPoint())

    def shows(self, on: QPointF) -> bool:
        return self.has(self.onto.map(on)) and self.sceneRect().contains(on)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._ground(painter, -self.pos())
