"""The tokens of seats, by colour, pattern and shape, so that no seat is known by colour alone; and picking one."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from ...language.words import _, mark, said
from ..art.renderer import Art
from .buttons import BareButton
from .text import RADIUS, STEP, Role, blend, draw_ring, draw_sheet

LOOKS = (
    mark("Red with stripes"),
    mark("Blue with dots"),
    mark("Green with chevrons"),
    mark("Gold with rings"),
    mark("Violet with checks"),
    mark("Teal with waves"),
)
PEOPLE = (mark("Red"), mark("Blue"), mark("Green"), mark("Gold"), mark("Violet"), mark("Teal"))
MONSTERS = (mark("Fang"), mark("Bolt"), mark("Moss"), mark("Clank"), mark("Ooze"), mark("Fin"))
SIZE = 5 * STEP
COLUMNS = 3


def name_for(colour: int, *, bot: bool) -> str:
    """The name of a seat until somebody gives another."""
    return said((MONSTERS if bot else PEOPLE)[colour])


def is_given(name: str) -> bool:
    """Whether this name is not one of the program's own."""
    return name.strip() not in {said(each) for each in (*PEOPLE, *MONSTERS, "")}


class Token(BareButton):
    def __init__(self, art: Art, colour: int, size: int = SIZE) -> None:
        super().__init__()
        self._art = art
        self.setFixedSize(size, size)
        self.show_colour(colour)

    def show_colour(self, colour: int) -> None:
        self.colour = colour
        self.setAccessibleName(said(LOOKS[colour]))
        self.setToolTip(said(LOOKS[colour]))
        self.update()

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        palette = self.palette()
        if self.isChecked() or self.underMouse():
            plate = blend(QColor(Qt.GlobalColor.transparent), palette.color(Role.Highlight), 0.28)
            painter.setBrush(plate)
            painter.setPen(palette.color(Role.Highlight) if self.isChecked() else Qt.GlobalColor.transparent)
            painter.drawRoundedRect(rect, RADIUS, RADIUS)
        side = self.width() - STEP
        painter.drawPixmap(
            STEP // 2, STEP // 2, self._art.picture(f"seats/{self.colour}", side, side, self.devicePixelRatioF())
        )
        if self.ringed:
            draw_ring(painter, rect, palette)


class TokenButton(Token):
    """The token of a seat; a click opens all tokens to pick from."""

    picked = Signal(int)

    def __init__(self, art: Art, colour: int, size: int = SIZE) -> None:
        super().__init__(art, colour, size)
        self.taken: Collection[int] = ()
        """The tokens of other seats; picking one of them swaps."""
        self.clicked.connect(self._offer)

    def _offer(self) -> None:
        sheet = TokenSheet(self._art, self.colour, self.taken, self)
        sheet.picked.connect(self.picked)
        sheet.move(self.mapToGlobal(QPoint(0, self.height())))
        sheet.show()


class TokenSheet(QFrame):
    """All tokens to pick from; Esc or a click elsewhere changes nothing."""

    picked = Signal(int)

    def __init__(self, art: Art, current: int, taken: Collection[int], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(_("Colour and pattern"))
        layout = QGridLayout(self)
        layout.setContentsMargins(STEP, STEP, STEP, STEP)
        layout.setSpacing(STEP // 2)
        self._tokens = [Token(art, colour) for colour in range(len(LOOKS))]
        for token in self._tokens:
            token.setCheckable(True)
            token.setAutoExclusive(True)
            token.setChecked(token.colour == current)
            if token.colour in taken:
                token.setToolTip(_("{look}: swap with the player who has it", look=said(LOOKS[token.colour])))
            token.clicked.connect(lambda _checked=False, colour=token.colour: self._pick(colour))
            layout.addWidget(token, *divmod(token.colour, COLUMNS))
        self._tokens[current].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -COLUMNS, Qt.Key.Key_Down: COLUMNS}
        at = next((token.colour for token in self._tokens if token.hasFocus()), 0)
        to = at + steps.get(Qt.Key(event.key()), 0)
        if to != at and 0 <= to < len(self._tokens):
            self._tokens[to].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(Role.Base))
        draw_sheet(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), self.palette())

    def _pick(self, colour: int) -> None:
        self.picked.emit(colour)
        self.close()


SIDE = 4 * STEP


class Badge(QWidget):
    def __init__(self, art: Art, side: int = SIDE) -> None:
        super().__init__()
        self._art = art
        self._colour = 0
        self.setFixedSize(side, side)

    def show_seat(self, name: str, colour: int) -> None:
        self._colour = colour
        self.setAccessibleName(name)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        side = self.width()
        token = self._art.picture(f"seats/{self._colour}", side, side, self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, token)
