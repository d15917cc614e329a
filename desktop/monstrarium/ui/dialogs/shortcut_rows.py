"""A row of the shortcut sheet: a command and its keys, which can be changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ...engine.plain import Value
from ...language.words import _
from ..kit.buttons import BareButton, Button
from ..kit.text import RADIUS, SMALL, STEP, Paragraph, Role, Text, blend, draw_ring, fill

PORTABLE = QKeySequence.SequenceFormat.PortableText
NATIVE = QKeySequence.SequenceFormat.NativeText
MODIFIERS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
CLEARING = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class Shortcut(Value, frozen=True, gc=False):
    """A command and its keys as this system writes them."""

    group: str
    text: str
    keys: tuple[str, ...]
    command: str = ""
    """The key in the command table; empty where the shortcut is fixed."""
    own: bool = False


class ShortcutEditor(Protocol):
    """Changes shortcuts. Keys are written portably."""

    def shortcut(self, command: str) -> Shortcut: ...

    def holder(self, command: str, keys: str) -> str:
        """The text of another command with these keys; empty for none."""
        ...

    def bind(self, command: str, keys: str) -> None:
        """Give a command these keys, and take them from any other."""
        ...

    def reset(self, command: str) -> None:
        """Give a command the keys it came with."""
        ...


class KeyCap(Text):
    def __init__(self, key: str) -> None:
        super().__init__(key, SMALL)
        self.setContentsMargins(STEP, 2, STEP, 4)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -2.5)
        painter.setPen(QPen(self.palette().color(Role.Mid), 1.0))
        painter.setBrush(self.palette().color(Role.Mid))
        painter.drawRoundedRect(rect.translated(0, 2), RADIUS - 3, RADIUS - 3)
        painter.setBrush(self.palette().color(Role.Base))
        painter.drawRoundedRect(rect, RADIUS - 3, RADIUS - 3)
        painter.end()
        super().paintEvent(event)


class KeyCatcher(Text):
    """Waits for keys to be pressed: Esc cancels, Backspace removes the shortcut."""

    caught = Signal(str)
    given_up = Signal()

    def __init__(self) -> None:
        super().__init__(_("Press the keys"), SMALL, soft=True)
        self.setContentsMargins(STEP, 3, STEP, 3)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def event(self, event: QEvent) -> bool:
        """Take keys before any shortcut of the window does."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.given_up.emit()
        elif key in CLEARING and not event.modifiers():
            self.caught.emit("")
        elif key not in MODIFIERS:
            self.caught.emit(QKeySequence(event.keyCombination()).toString(PORTABLE))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.given_up.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_ring(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), self.palette(), RADIUS - 3)
        painter.end()
        super().paintEvent(event)


class ShortcutRow(BareButton):
    """A command. A click waits for other keys, where they can be changed."""

    changed = Signal()

    def __init__(self, shortcut: Shortcut, keyboard: ShortcutEditor | None) -> None:
        super().__init__()
        self.entry = shortcut
        self._keyboard = keyboard if shortcut.command else None
        self._caps = QHBoxLayout()
        self._caps.setSpacing(STEP // 2)
        self._catcher: KeyCatcher | None = None
        self._doubt: QWidget | None = None
        line = QHBoxLayout()
        line.setSpacing(STEP)
        line.addStrut(20)
        line.addWidget(Paragraph(shortcut.text), 1)
        line.addLayout(self._caps)
        self._lines = fill(QVBoxLayout(self), line, margins=(1, 0.5, 1, 0.5), spacing=0.5)
        if self._keyboard is None:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setCursor(Qt.CursorShape.ArrowCursor)
        else:
            self.clicked.connect(self._listen)
        self._show_keys()

    def refresh(self) -> None:
        if self._keyboard is not None:
            self.entry = self._keyboard.shortcut(self.entry.command)
        self._show_keys()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._keyboard is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(blend(self.palette().color(Role.Window), self.palette().color(Role.Highlight), 0.1))
            painter.drawRoundedRect(rect, RADIUS - 2, RADIUS - 2)
        if self.ringed:
            draw_ring(painter, rect, self.palette(), RADIUS - 2)

    def _show_keys(self) -> None:
        self._put(*(KeyCap(key) for key in self.entry.keys))
        keys = ", ".join(self.entry.keys) or _("no keys")
        self.setAccessibleName(_("{command}: {keys}", command=self.entry.text, keys=keys))
        if self._keyboard is not None and self.entry.own:
            reset = Button(_("Reset"), "quiet")
            reset.setAutoDefault(False)
            reset.clicked.connect(self._reset)
            self._caps.insertWidget(0, reset)

    def _put(self, *parts: QWidget) -> None:
        while (item := self._caps.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for part in parts:
            self._caps.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)

    def _listen(self) -> None:
        self._ask(None)
        self._catcher = KeyCatcher()
        self._catcher.caught.connect(self._take)
        self._catcher.given_up.connect(self._stop)
        self._put(self._catcher)
        self._catcher.setFocus(Qt.FocusReason.OtherFocusReason)

    def _stop(self) -> None:
        if self._catcher is not None:
            catcher, self._catcher = self._catcher, None
            if catcher.hasFocus():
                self.setFocus(Qt.FocusReason.OtherFocusReason)
            self._show_keys()

    def _take(self, keys: str) -> None:
        assert self._keyboard is not None
        holder = self._keyboard.holder(self.entry.command, keys) if keys else ""
        self._stop()
        if holder:
            self._ask(keys, holder)
        else:
            self._bind(keys)

    def _ask(self, keys: str | None, holder: str = "") -> None:
        if self._doubt is not None:
            self._doubt.hide()
            self._doubt.deleteLater()
            self._doubt = None
        if keys is None:
            return
        written = QKeySequence(keys).toString(NATIVE)
        yes = Button(_("Change It"))
        no = Button(_("Leave It"), "quiet")
        yes.clicked.connect(lambda: self._bind(keys))
        no.clicked.connect(lambda: self._ask(None))
        self._doubt = QWidget()
        line = fill(
            QHBoxLayout(self._doubt),
            (Paragraph(_("{keys} means {command} now.", keys=written, command=holder), SMALL), 1),
            margins=(0, 0, 0, 0),
        )
        for button in (yes, no):
            button.setAutoDefault(False)
            line.addWidget(button)
        self._lines.addWidget(self._doubt)
        yes.setFocus(Qt.FocusReason.TabFocusReason)

    def _bind(self, keys: str) -> None:
        assert self._keyboard is not None
        self._keyboard.bind(self.entry.command, keys)
        self._ask(None)
        self.changed.emit()

    def _reset(self) -> None:
        assert self._keyboard is not None
        self._keyboard.reset(self.entry.command)
        self.changed.emit()


def grouped(shortcuts: Sequence[Shortcut]) -> dict[str, list[Shortcut]]:
    groups: dict[str, list[Shortcut]] = {}
    for shortcut in shortcuts:
        groups.setdefault(shortcut.group, []).append(shortcut)
    return groups
