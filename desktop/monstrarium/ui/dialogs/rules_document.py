"""A page of rules as a document, with its headings and a search; and the widget that shows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QUrl
from PySide6.QtGui import (
    QFont,
    QHelpEvent,
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

from ...content.glossary import Glossary
from ...engine.plain import Value
from ...files import MEGABYTE, read_text
from ...language.words import _
from ..kit.links import tell_pointed, tell_selected
from ..kit.scrolling import ThinBar
from ..kit.text import HEADING, STEP, FocusRing, scaled
from .rules_pictures import ENTRY, PictureMaker, draw_pictures, is_pictures
from .rules_tables import make_room
from .rules_terms import glossary_list, link_terms, slug

MARGIN = 5 * STEP
SIZES = {1: 1.9, 2: 1.4, 3: 1.12}
AIR = {1: (0, 2), 2: (5, 1), 3: (3, 1)}
"""Steps of the grid above and below a heading, by level."""
MOST_BYTES = MEGABYTE
NO_TERMS = Glossary(())
LINE = 145.0
"""The height of a line in percent."""


class Heading(Value, frozen=True, gc=False):
    text: str
    level: int
    position: int


def read_page(
    file: Path, palette: QPalette, glossary: Glossary = NO_TERMS, pictures: PictureMaker | None = None
) -> QTextDocument:
    """The document of a Markdown file, with pictures of pieces, links of terms and a list of them; raises OSError."""
    document = QTextDocument()
    document.setDefaultFont(scaled(1.05))
    document.setBaseUrl(QUrl.fromLocalFile(f"{file.parent}/"))
    document.setDocumentMargin(MARGIN)
    text = read_text(file, MOST_BYTES) + glossary_list(glossary)
    document.setMarkdown(text, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    _dress_blocks(document, palette)
    draw_pictures(document, palette, pictures)
    make_room(document, palette)
    _dress_links(document, palette)
    link_terms(document, palette, glossary)
    _dress_tables(document, palette)
    return document


def headings(document: QTextDocument) -> list[Heading]:
    found = []
    block = document.begin()
    while block.isValid():
        level = block.blockFormat().headingLevel()
        if level:
            found.append(Heading(block.text(), level, block.position()))
        block = block.next()
    return found


def find_heading(found: list[Heading], wanted: str) -> Heading | None:
    """The heading with this text, as written or as in a link."""
    return next((each for each in found if slug(each.text) == slug(wanted)), None)


def link_names(document: QTextDocument, names: Mapping[str, str], palette: QPalette) -> None:
    """Make links of the names in bold that are names of entries; `names` are the keys of these by name."""
    block = document.begin()
    while block.isValid():
        spots = [] if block.blockFormat().headingLevel() else _named(block, names)
        for at, length, key in spots:
            _link(document, at, length, f"{ENTRY}:{key}", palette)
        block = block.next()


def _named(block: QTextBlock, names: Mapping[str, str]) -> list[tuple[int, int, str]]:
    """Where names stand in bold, how long they are, and their keys."""
    spots, part = [], block.begin()
    while not part.atEnd():
        piece = part.fragment()
        look, key = piece.charFormat(), names.get(piece.text())
        if key is not None and look.fontWeight() > QFont.Weight.Normal and not look.isAnchor():
            spots.append((piece.position(), piece.length(), key))
        part += 1
    return spots


def _link(document: QTextDocument, at: int, length: int, target: str, palette: QPalette) -> None:
    look = QTextCharFormat()
    look.setAnchor(True)
    look.setAnchorHref(target)
    look.setForeground(palette.color(QPalette.ColorRole.Link))
    cursor = QTextCursor(document)
    cursor.setPosition(at)
    cursor.setPosition(at + length, QTextCursor.MoveMode.KeepAnchor)
    cursor.mergeCharFormat(look)


def occurrences(document: QTextDocument, words: str) -> list[QTextCursor]:
    found = []
    cursor = document.find(words) if words.strip() else QTextCursor()
    while not cursor.isNull():
        found.append(QTextCursor(cursor))
        cursor = document.find(words, cursor)
    return found


def _dress_blocks(document: QTextDocument, palette: QPalette) -> None:
    size, heading = document.defaultFont().pointSizeF(), scaled(HEADING, QFont.Weight.Bold)
    block = document.begin()
    while block.isValid():
        shape = block.blockFormat()
        level = shape.headingLevel()
        if level:
            above, below = AIR.get(level, AIR[3])
            shape.setTopMargin(above * STEP)
            shape.setBottomMargin(below * STEP)
            heading.setPointSizeF(size * SIZES.get(level, 1.0))
            _dress_heading(block, heading)
        elif is_pictures(block):
            shape.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
            shape.setTopMargin(STEP)
            shape.setBottomMargin(STEP * 1.5)
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


def _dress_heading(block: QTextBlock, font: QFont) -> None:
    """Set the face for titles and a size in points, over the relative one that Markdown gives headings."""
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    look = cursor.charFormat()
    look.clearProperty(QTextFormat.Property.FontSizeAdjustment)
    look.setFontFamilies(font.families())
    look.setFontWeight(font.weight())
    look.setFontPointSize(font.pointSizeF())
    cursor.setCharFormat(look)


def _dress_links(document: QTextDocument, palette: QPalette) -> None:
    """Set the colour of links, which Markdown takes from the application and not from the window."""
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
            look.setCellPadding(0.75 * STEP)
            look.setCellSpacing(0)
            look.setTopMargin(STEP)
            look.setBottomMargin(2 * STEP)
            frame.setFormat(look)


def _drop_empty_head(table: QTextTable) -> None:
    """Remove the head of a table if it is empty: Markdown has no tables without a head."""
    cells = [table.cellAt(0, column) for column in range(table.columns())]
    if all(cell.firstCursorPosition() == cell.lastCursorPosition() for cell in cells):
        table.removeRows(0, 1)


PAGE = 92 * STEP


class RulesPage(QTextBrowser):
    """Shows a document in the middle of the room there is."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(ThinBar())
        self.setAccessibleName(_("The rules"))
        self._ring = FocusRing(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        side = max(0, (self.width() - PAGE) // 2)
        self.setViewportMargins(side, 0, side, 0)
        super().resizeEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            tell_pointed(self, event)
            return True
        return super().viewportEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        moved = super().focusNextPrevChild(forward)
        tell_selected(self)
        return moved

    def go_to(self, position: int) -> None:
        layout = self.document().documentLayout()
        layout.documentSizeChanged.emit(layout.documentSize())  # Else the bars may fit a part that was laid out first.
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        top = self.document().documentLayout().blockBoundingRect(cursor.block()).top()
        self.verticalScrollBar().setValue(round(top) - MARGIN)

    def look_at(self, place: QTextCursor) -> None:
        """Scroll a place into sight with some lines around it, unless it is in sight already."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(place.selectionStart())
        self.setTextCursor(cursor)
        spot, room = self.cursorRect(), self.viewport().rect()
        if not room.adjusted(0, 6 * STEP, 0, -12 * STEP).contains(spot):
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + spot.top() - room.height() // 3)

    def place_at_top(self) -> int:
        return self.cursorForPosition(QPoint(MARGIN, MARGIN + STEP)).position()
