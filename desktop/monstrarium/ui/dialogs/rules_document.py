"""A page of rules as a document: its headings, its look in the palette of the moment, and where words occur in it."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QPoint, QUrl
from PySide6.QtGui import (
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import QFrame, QTextBrowser

from ...engine.plain import Value
from ...files import SHIPPED, read_text
from ...language.words import _
from ..kit.scrolling import ThinBar
from ..kit.text import STEP, Ring, scaled

MARGIN = 5 * STEP
"""Around the words."""
SIZES = {1: 1.9, 2: 1.4, 3: 1.12}
AIR = {1: (0, 2), 2: (5, 1), 3: (3, 1)}
"""Above and below a heading, in steps of the grid."""
LINE = 145.0
"""Height of a line in percent."""


class Heading(Value, frozen=True, gc=False):
    """One heading and where it stands in the document."""

    text: str
    level: int
    position: int


def read_page(file: Path, palette: QPalette) -> QTextDocument:
    """The document of a Markdown file; OSError when it cannot be read."""
    document = QTextDocument()
    document.setDefaultFont(scaled(1.05))
    document.setBaseUrl(QUrl.fromLocalFile(f"{file.parent}/"))
    document.setDocumentMargin(MARGIN)
    document.setMarkdown(read_text(file, SHIPPED), QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    _dress_blocks(document, palette)
    _dress_links(document, palette)
    _dress_tables(document, palette)
    return document


def headings(document: QTextDocument) -> list[Heading]:
    """All headings in order."""
    found = []
    block = document.begin()
    while block.isValid():
        level = block.blockFormat().headingLevel()
        if level:
            found.append(Heading(block.text(), level, block.position()))
        block = block.next()
    return found


def find_heading(found: list[Heading], wanted: str) -> Heading | None:
    """The heading with these words, as they are written or as a link writes them."""
    slug = _slug(wanted)
    exact = next((each for each in found if _slug(each.text) == slug), None)
    return exact or next((each for each in found if slug and _slug(each.text).startswith(slug)), None)


def occurrences(document: QTextDocument, words: str) -> list[QTextCursor]:
    """Everywhere the words stand."""
    found = []
    cursor = document.find(words) if words.strip() else QTextCursor()
    while not cursor.isNull():
        found.append(QTextCursor(cursor))
        cursor = document.find(words, cursor)
    return found


def _slug(text: str) -> str:
    return re.sub(r"[^\w]+", "-", text.casefold()).strip("-")


def _dress_blocks(document: QTextDocument, palette: QPalette) -> None:
    size = document.defaultFont().pointSizeF()
    block = document.begin()
    while block.isValid():
        shape = block.blockFormat()
        level = shape.headingLevel()
        if level:
            above, below = AIR.get(level, AIR[3])
            shape.setTopMargin(above * STEP)
            shape.setBottomMargin(below * STEP)
            _set_size(block, size * SIZES.get(level, 1.0))
        else:
            shape.setLineHeight(LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            shape.setBottomMargin(STEP // 2 if block.textList() is not None else STEP * 1.25)
        if shape.hasProperty(QTextFormat.Property.BlockQuoteLevel):
            shape.setBackground(palette.color(QPalette.ColorRole.AlternateBase))
        if QTextCursor(block).currentTable() is not None:
            shape.setBottomMargin(0)
            shape.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
        QTextCursor(block).setBlockFormat(shape)
        block = block.next()


def _set_size(block: QTextBlock, points: float) -> None:
    """Markdown gives headings a relative size, which would win over a size in points."""
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    look = cursor.charFormat()
    look.clearProperty(QTextFormat.Property.FontSizeAdjustment)
    look.setFontPointSize(points)
    cursor.setCharFormat(look)


def _dress_links(document: QTextDocument, palette: QPalette) -> None:
    """Markdown writes them in the application's colour, which need not be the window's."""
    look = QTextCharFormat()
    look.setForeground(palette.color(QPalette.ColorRole.Link))
    block = document.begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            fragment = part.fragment()
            if fragment.charFormat().isAnchor():
                cursor = QTextCursor(document)
                cursor.setPosition(fragment.position())
                cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(look)
            part += 1
        block = block.next()


def _dress_tables(document: QTextDocument, palette: QPalette) -> None:
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _drop_empty_head(frame)
            look = frame.format()
            look.setBorder(1)
            look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            look.setBorderBrush(palette.color(QPalette.ColorRole.Mid))
            look.setBorderCollapse(True)
            look.setCellPadding(STEP)
            look.setCellSpacing(0)
            look.setTopMargin(STEP)
            look.setBottomMargin(2 * STEP)
            frame.setFormat(look)


def _drop_empty_head(table: QTextTable) -> None:
    """Markdown knows no table without a head; one with nothing in it says there is none."""
    cells = [table.cellAt(0, column) for column in range(table.columns())]
    if all(cell.firstCursorPosition() == cell.lastCursorPosition() for cell in cells):
        table.removeRows(0, 1)


PAGE = 92 * STEP
"""No line is longer than eyes like it."""


class Page(QTextBrowser):
    """The page itself: in the middle of whatever room there is, links followed by whoever owns it."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(ThinBar())
        self.setAccessibleName(_("The rules"))
        self._ring = Ring(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        side = max(0, (self.width() - PAGE) // 2)
        self.setViewportMargins(side, 0, side, 0)
        super().resizeEvent(event)

    def go_to(self, position: int) -> None:
        """Bring a place to the top."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        top = self.document().documentLayout().blockBoundingRect(cursor.block()).top()
        self.verticalScrollBar().setValue(round(top) - MARGIN)

    def look_at(self, place: QTextCursor) -> None:
        """Bring a place to where the eye reads, with lines around it; what is in sight stays where it is."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(place.selectionStart())
        self.setTextCursor(cursor)
        spot, room = self.cursorRect(), self.viewport().rect()
        if not room.adjusted(0, 6 * STEP, 0, -12 * STEP).contains(spot):
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + spot.top() - room.height() // 3)

    def place_at_top(self) -> int:
        """Which place is at the top now."""
        return self.cursorForPosition(QPoint(MARGIN, MARGIN + STEP)).position()
