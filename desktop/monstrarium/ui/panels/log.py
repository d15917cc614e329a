"""The log: a row for each move, its consequences indented, names in the colours of their seats. A click or Enter goes
to the moment of a row.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QFrame, QTextEdit

from ...language.words import _
from ...table.presenter import Audience
from ..art.palette import Theme
from ..art.renderer import Art
from ..kit.scrolling import ThinBar
from ..kit.text import STEP, FocusRing, blend
from ..match.log_rows import HEADING, Row

MARGIN = 2 * STEP
INDENT = 2 * STEP
MOST, CHUNK = 300, 100
"""The rows that are shown of a long match, which take most of the memory of one; and by how many rows they move on."""
SIGN, SIGN_GAP = 12, 3
"""The size of the sign before a row, and its distance to the words, in pixels."""


class LogPanel(QTextEdit):
    """The panel. It appends rows where it can, and shows a part of a long log: the end, or what is near the moment."""

    wanted = Signal(int)

    def __init__(self, theme: Theme, art: Art) -> None:
        super().__init__()
        self._theme = theme
        self._art = art
        self._all: Sequence[Row] = ()
        self._rows: list[Row] = []
        """The rows that are shown."""
        self._names: dict[str, int] = {}
        self._split: re.Pattern[str] | None = None
        self._moment: int | None = None
        self._news: Collection[int] = ()
        self._pressed = QPoint()
        self.setReadOnly(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUndoRedoEnabled(False)
        self.setAccessibleName(_("Log"))
        self.setPlaceholderText(_("Nothing has happened yet."))
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.setVerticalScrollBar(ThinBar())
        self.document().setDocumentMargin(MARGIN)
        self._ring = FocusRing(self)

    def address(self, audience: Audience) -> None:
        self._names = dict(zip(audience.names, audience.colours, strict=True))
        longest_first = sorted(self._names, key=len, reverse=True)
        found = "|".join(map(re.escape, longest_first))
        self._split = re.compile(rf"(?<!\w)({found})(?!\w| [A-Z])")  # A card may be called Red Ampoule.

    def show_rows(self, rows: Sequence[Row], moment: int | None, news: Collection[int] = ()) -> None:
        """Show the rows of the log. `moment` is marked while the past is shown, `news` are lit."""
        self._all = rows
        rows = _near(rows, moment)
        same = next((at for at, (old, new) in enumerate(zip(self._rows, rows, strict=False)) if old != new), None)
        kept = min(len(self._rows), len(rows)) if same is None else same
        grows = len(rows) > kept
        self._cut(kept)
        self._append(rows[kept:])
        self._rows = list(rows)
        self._moment = moment
        self._news = news
        self._mark(scroll=grows or moment is not None)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._rows = []
        self.clear()
        self.show_rows(self._all, self._moment, self._news)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._want(self.textCursor().block())
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        near = (place - self._pressed).manhattanLength() < 4
        if event.button() == Qt.MouseButton.LeftButton and near and not self.textCursor().hasSelection():
            self._want(self.cursorForPosition(place).block())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the signs of the rows that are seen before their first lines."""
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        scrolled, low = self.verticalScrollBar().value(), event.rect().bottom()
        block = self.cursorForPosition(QPoint(0, 0)).block()
        while block.isValid() and block.blockNumber() < len(self._rows):
            row, layout = self._rows[block.blockNumber()], block.layout()
            if layout.lineCount():
                line = layout.lineAt(0).rect().translated(layout.position()).translated(0, -scrolled)
                if line.top() > low:
                    break
                self._sign(painter, row, line)
            block = block.next()

    def _sign(self, painter: QPainter, row: Row, line: QRectF) -> None:
        """Paint before a line the token of the seat that moved, or an icon of what came of it."""
        sign = QRectF(line.left() - SIGN - SIGN_GAP, line.center().y() - SIGN / 2, SIGN, SIGN)
        ratio = self.devicePixelRatioF()
        if row.depth == 0 and row.seat is not None and row.seat < len(self._names):
            colour = list(self._names.values())[row.seat]
            painter.drawPixmap(sign.topLeft(), self._art.picture(f"seats/{colour}", SIGN, SIGN, ratio))
        elif row.icon and row.depth > 0:
            ink = self.palette().color(QPalette.ColorRole.PlaceholderText)
            painter.drawPixmap(sign.topLeft(), self._art.icon(row.icon, ink).pixmap(SIGN, SIGN))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._rows:
            self._mark(scroll=True)

    def changeEvent(self, event: QEvent) -> None:
        """Write the rows again for another text size or palette, as they hold their fonts and colours."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange) and self._rows:
            self.set_theme(self._theme)

    def _want(self, block: QTextBlock) -> None:
        if 0 <= block.blockNumber() < len(self._rows):
            self.wanted.emit(self._rows[block.blockNumber()].node)

    def _cut(self, kept: int) -> None:
        if kept >= len(self._rows):
            return
        if kept == 0:
            self.clear()
            return
        cursor = QTextCursor(self.document().findBlockByNumber(kept - 1))
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()

    def _append(self, rows: Sequence[Row]) -> None:
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        for row in rows:
            cursor.movePosition(QTextCursor.MoveOperation.End)
            if self.document().isEmpty():
                cursor.setBlockFormat(_block(row))
            else:
                cursor.insertBlock(_block(row))
            self._write(cursor, row)
        cursor.endEditBlock()

    def _write(self, cursor: QTextCursor, row: Row) -> None:
        plain = self._plain(row)
        parts = self._split.split(row.text) if self._split is not None and row.depth != HEADING else [row.text]
        for part in parts:
            cursor.insertText(part, self._named(part) if part in self._names else plain)

    def _plain(self, row: Row) -> QTextCharFormat:
        made = QTextCharFormat()
        palette = self.palette()
        if row.depth == HEADING:
            made.setFontWeight(QFont.Weight.DemiBold)
            made.setFontPointSize(0.9 * self.font().pointSizeF())
        if row.depth != 0:
            made.setForeground(palette.color(QPalette.ColorRole.PlaceholderText))
        return made

    def _named(self, name: str) -> QTextCharFormat:
        made = QTextCharFormat()
        made.setFontWeight(QFont.Weight.DemiBold)
        made.setForeground(self._theme.text.of(f"seat{self._names[name]}"))
        return made

    def _mark(self, scroll: bool) -> None:
        moment = [at for at, row in enumerate(self._rows) if row.node == self._moment and row.depth != HEADING]
        news = [at for at, row in enumerate(self._rows) if row.node in self._news and row.depth != HEADING]
        lit = [*((at, 0.09) for at in news), *((at, 0.28) for at in moment)]
        self.setExtraSelections([bar for at, strength in lit for bar in self._bars(at, strength)])
        if scroll:
            self._show_block(_place(self._rows, self._moment))

    def _bars(self, number: int, strength: float) -> Iterator[QTextEdit.ExtraSelection]:
        row = QTextCursor(self.document().findBlockByNumber(number))
        row.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        yield self._bar(row, strength)
        last = QTextCursor(row)
        last.clearSelection()
        yield self._bar(last, strength)

    def _bar(self, cursor: QTextCursor, strength: float) -> QTextEdit.ExtraSelection:
        palette = self.palette()
        ground, light = palette.color(QPalette.ColorRole.Base), palette.color(QPalette.ColorRole.Highlight)
        mark = QTextEdit.ExtraSelection()
        mark.cursor = cursor  # type: ignore[misc]
        mark.format.setBackground(blend(ground, light, strength))  # type: ignore[attr-defined]
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)  # type: ignore[attr-defined]
        return mark

    def _show_block(self, number: int) -> None:
        block = self.document().findBlockByNumber(number)
        self.setTextCursor(QTextCursor(block))
        middle = self.document().documentLayout().blockBoundingRect(block).center().y()
        self.verticalScrollBar().setValue(round(middle - self.viewport().height() / 2))


def _near(rows: Sequence[Row], moment: int | None) -> Sequence[Row]:
    """The rows that are shown: the last ones, or those around a moment. Rows above and below lead to the others."""
    if len(rows) <= MOST + CHUNK:
        return rows
    at = _place(rows, moment)
    first = max(0, min(at - MOST // 2, len(rows) - MOST) // CHUNK * CHUNK)
    last = min(len(rows), first + MOST + CHUNK)
    before = [Row(rows[first - 1].node, _("Earlier moves…"), HEADING)] if first else []
    after = [Row(rows[last].node, _("Later moves…"), HEADING)] if last < len(rows) else []
    return [*before, *rows[first:last], *after]


def _place(rows: Sequence[Row], moment: int | None) -> int:
    """The row of a moment, or the last one before it; the last of all for now, and the first where nothing was done."""
    if moment is None:
        return max(0, len(rows) - 1)
    for at, row in enumerate(rows):
        if row.node >= moment and row.depth != HEADING:
            return at if row.node == moment else max(0, at - 1)
    return max(0, len(rows) - 1)


def _block(row: Row) -> QTextBlockFormat:
    made = QTextBlockFormat()
    made.setTopMargin(2 * STEP if row.depth == HEADING else STEP if row.depth == 0 else 0)
    made.setLeftMargin(INDENT * max(0, row.depth))
    made.setBottomMargin(0)
    return made
