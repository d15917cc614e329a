"""The page of a lesson: the table of its match, with the card of the lesson, and everything else dimmed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from ...language.words import _, said
from ...lessons.names import items_of
from ...lessons.teacher import Phase, Teacher
from ...table.desc import ItemId, Rect
from ..match.lesson import LessonGuide
from ..panels.over_table.lesson_card import Dimming, LessonCard
from ..panels.over_table.note_card import NoteCardPlace, Ways
from ..panels.over_table.plaque import EDGE
from ..panels.over_table.ring import Ring
from ..view.table_view import PEEKING
from .match import MatchScreen

LAID = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.LayoutRequest,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.ChildAdded,
    QEvent.Type.ChildRemoved,
)
FAN = "fan"
GLOOM = 0.5
"""How much a table is dimmed that lies in the dark itself."""
STIR = 8
"""Pixels that the mouse moves before it looks at something."""
READ = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""The keys that go on at the table after something was read."""


class LessonView(QObject):
    """Puts the lesson over the table of a page."""

    again_asked = Signal()
    left = Signal()
    """Leave the lesson; it comes back to the same step."""
    next_asked = Signal()
    """Go on to what comes after the lesson."""

    def __init__(self, teacher: Teacher, screen: MatchScreen, next_words: str) -> None:
        """`next_words` says what comes after the lesson."""
        super().__init__(screen)
        self._teacher = teacher
        self._screen = screen
        self._next = next_words
        self.guide = LessonGuide(teacher, screen.controller)
        self.card = LessonCard(screen.frame)
        self._place = NoteCardPlace(self.card, screen.view, screen.prompt)
        self._place.beside = self._choices
        self._asked: list[QWidget] = []
        """The choices of a ring for which the card was laid."""
        self.dimming = Dimming(screen)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._light)
        self._shown: tuple[object, ...] = ()
        self._hovered: ItemId = ""
        self._from: QPointF | None = None
        """Where the mouse was first seen in this step."""
        self._stirred = False
        """Whether it has moved since."""
        self._connect()

    def _connect(self) -> None:
        screen, scene = self._screen, self._screen.scene
        self.guide.changed.connect(self.show)
        scene.hovered.connect(self._hover)
        scene.walked.connect(self.guide.look_at)
        scene.stirred.connect(self._later.start)
        scene.laid.connect(self._later.start)
        scene.brought.connect(lambda _brought: self.show())
        screen.controller.filmed.connect(lambda _banner: self.show())
        screen.view.moved.connect(self._later.start)
        for each in (screen, screen.view, screen.view.viewport(), screen.close_up.widget, screen.prompt, self.card):
            each.installEventFilter(self)
        for key, action in screen.actions_of.items():
            action.triggered.connect(lambda _checked=False, key=key: self.guide.press(key))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the mouse and the size of the page. At the table Enter and Space go on while something is to be read,
        and a key that fans stacks out counts as the command for that.
        """
        if event.type() in LAID:
            self._later.start()
        elif isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            self._move(event.position())
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self._screen.view:
            if event.key() in PEEKING:
                self.guide.press(FAN)
            elif event.key() in READ and not event.modifiers() and self._is_read():
                self.card.answer()
                return True
        return False

    def _is_read(self) -> bool:
        return self._is_seen() and (self._teacher.waits or self._teacher.done)

    def _hover(self, item: ItemId) -> None:
        self._hovered = item
        if self._stirred:
            self.guide.look_at(item)

    def _move(self, to: QPointF) -> None:
        """Take the mouse to look at something once it has moved in this step; it may rest there from the one before."""
        if self._from is None:
            self._from = to
        elif (to - self._from).manhattanLength() > STIR:
            self._stirred = True
            self.guide.look_at(self._hovered)

    def show(self) -> None:
        """Show what the lesson says now; nothing while a film runs or the past is shown."""
        teacher, guide = self._teacher, self.guide
        if self.card.isAncestorOf(QApplication.focusWidget() or self._screen):
            self._screen.view.setFocus(Qt.FocusReason.OtherFocusReason)  # Qt would walk on as by Tab.
        if not self._is_seen():
            self.card.put_away()
            self._shown = ()
            self._later.start()
            return
        if self._screen.controller.over:
            self._screen.prompt.hide()  # The card offers the ways on, and under the end scene there is room for one.
        points = guide.points()
        now = (teacher.at, teacher.phase, guide.answer, teacher.sentence)
        if now != self._shown or self.card.isHidden():
            self._shown, self._from, self._stirred = now, None, False
            boxes = (self._screen.scene.spread.whole(item) for item in points)
            self._screen.view.camera.bring([box for box in boxes if box is not None], self._screen.controller.beat)
            steps = len(teacher.lesson.steps)
            self.card.say(
                said(teacher.lesson.title),
                teacher.sentence,
                guide.answer,
                self._ways(),
                points,
                min(teacher.at, steps) / steps,
                lead=teacher.waits or teacher.done,
            )
        self._later.start()

    def items(self, name: str) -> tuple[ItemId, ...]:
        """The items of the table that a name in the lesson means."""
        return items_of(self._screen.controller.desc, name)

    def _is_seen(self) -> bool:
        return self.guide.shown and self._teacher.phase is not Phase.REPLY and not self._screen.watching

    def _ways(self) -> Ways:
        teacher, guide = self._teacher, self.guide
        again, leave = (_("Again"), self.again_asked.emit), (_("Leave"), self.left.emit)
        if teacher.done:
            return ((self._next, self.next_asked.emit), again, leave)
        on = (_("Continue"), guide.go_on) if teacher.waits else (_("Skip Step"), guide.skip)
        back = ((_("Back"), guide.back), again) if teacher.at or teacher.phase is not Phase.ASK else ()
        return (on, *back, leave)

    def _light(self) -> None:
        """Light what the step speaks of; while a piece is held only the places where the step wants it, so that all
        other legal ones can be seen too; nothing while a piece is carried home, or a ring or the close-up is open.
        """
        screen = self._screen
        seen = self._is_seen() and not self.card.isHidden() and not self._teacher.is_free
        asked = self._choices()
        if asked != self._asked:
            self._asked = asked
            self._place.lay()  # What is to be chosen can be read beside them.
        held = screen.scene.affordances.pointer.held
        targets = self.guide.targets(held) if held else ()
        self.card.speak_of(*(targets or self.guide.points()))
        if not seen or asked or screen.close_up.widget.isVisible() or screen.scene.hand.dragging > bool(held):
            self.dimming.light((), (), screen.rect())
        elif held:
            self.dimming.light(list(self._places(targets)), (), screen.rect(), 0.0)
        else:
            self._dim()

    def _choices(self) -> list[QWidget]:
        """The signs of an open ring, among which the person chooses."""
        return [choice for ring in self._screen.findChildren(Ring) if ring.isVisible() for choice in ring.buttons]

    def _dim(self) -> None:
        """Dim everything but what the step speaks of, and what is asked or said."""
        screen = self._screen
        lit = list(self._lit())
        plates = (self.card, screen.prompt) if lit else ()
        air = QMargins(EDGE, EDGE, EDGE, EDGE)
        plain = [_place(plate, screen).marginsRemoved(air) for plate in plates if plate.isVisible()]
        tags = screen.scene.affordances.marks.tags()
        told = (tags[item] for item in self.guide.points() if item in tags)
        plain += self._seen((*screen.scene.overlays.said(), *told))
        dark = screen.scene.desc is not None and bool(screen.scene.desc.shade)
        self.dimming.light(lit, plain, screen.rect(), GLOOM if dark else 1.0)

    def _places(self, items: Iterable[ItemId]) -> Iterator[QRect]:
        """Where items are seen on the page."""
        boxes = (self._screen.scene.spread.whole(item) for item in items)
        return self._seen(box for box in boxes if box is not None)

    def _seen(self, boxes: Iterable[Rect]) -> Iterator[QRect]:
        """Where places of the table are seen on the page."""
        view = self._screen.view
        corner = view.mapTo(self._screen, QPoint())
        for box in boxes:
            place = view.shown(box) & view.rect()
            if not place.isEmpty():
                yield place.translated(corner)

    def _lit(self) -> Iterator[QRect]:
        screen = self._screen
        yield from self._places(self.guide.points())
        around = {
            "buttons": screen.prompt,
            "log": screen.log,
            "moves": screen.moves,
            "seats": screen.seats,
            "inspector": screen.inspector,
        }
        for name in self._teacher.lit:
            widget = around.get(name)
            if widget is not None and widget.isVisible():
                yield _place(widget, screen)


def _place(widget: QWidget, page: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint()), widget.size())
