"""The inspector: a piece shown large, with its text and facts."""

from __future__ import annotations

from html import escape

from msgspec.structs import replace
from PySide6.QtCore import QSize, QUrl, Signal
from PySide6.QtGui import QPixmap, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QDockWidget, QFrame, QTextBrowser

from ...content.glossary import Glossary
from ...language.words import _, said
from ...table.desc import ItemId, Piece, Pose, upright
from ...table.presenter import UNSEEN, Sheet
from ..art.palette import Theme
from ..art.renderer import Art
from ..kit.links import tell_selected
from ..kit.scrolling import ThinBar
from ..kit.text import STEP, FocusRing
from ..match.controller import MatchController
from ..scene.geometry import whole_of
from ..scene.pixmaps import Pixmaps, side

RULES, ENTRY, TERM = "rules", "entry", "term"
"""The targets of links; that of a word begins so."""
NO_TERMS = Glossary(())
PICTURE = QUrl("piece")
LARGEST = (26 * STEP, 32 * STEP)


class Inspector(QTextBrowser):
    rules_asked = Signal(str)
    """The heading of the rules that explain the item, or one of its words."""
    entry_asked = Signal(str)
    """The key of the entry of the item in the catalogue."""

    def __init__(self, art: Art, theme: Theme, glossary: Glossary = NO_TERMS) -> None:
        """`glossary` has the words that become links in the texts of cards."""
        super().__init__()
        self._glossary = glossary
        self._art = art
        self._theme = theme
        self._sheet: Sheet | None = None
        self.piece: Piece | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(ThinBar())
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self.document().setDocumentMargin(2 * STEP)
        self.setAccessibleName(_("Inspector"))
        self._ring = FocusRing(self)
        self.show_nothing()

    def show_nothing(self) -> None:
        self._sheet = self.piece = None
        self.setPlainText(_("Point at a piece, or press I on it, to see it large."))

    def show_sheet(self, sheet: Sheet, piece: Piece | None) -> None:
        if (sheet, piece) != (self._sheet, self.piece):
            self._sheet, self.piece = sheet, piece
            self._write()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize() != event.size():
            self._write()

    def focusNextPrevChild(self, forward: bool) -> bool:
        moved = super().focusNextPrevChild(forward)
        tell_selected(self)
        return moved

    def sizeHint(self) -> QSize:
        return QSize(36 * STEP, 40 * STEP)

    def _write(self) -> None:
        if self._sheet is None:
            return
        size = QSize() if self.piece is None else self._size(self.piece)
        if self.piece is not None:
            self.document().addResource(
                QTextDocument.ResourceType.ImageResource, PICTURE, self._large(self.piece, size)
            )
        self.setHtml(sheet_html(self._sheet, size, self._glossary))
        self.verticalScrollBar().setValue(0)

    def _size(self, piece: Piece) -> QSize:
        wide, high = size_alone(piece)
        room = min(LARGEST[0], self.viewport().width() - 4 * STEP)
        tall = max(12 * STEP, min(LARGEST[1], 0.6 * self.viewport().height()))
        scale = max(STEP, min(room / wide, tall / high))
        return QSize(round(wide * scale), round(high * scale))

    def _large(self, piece: Piece, size: QSize) -> QPixmap:
        return portrait(piece, size, self.devicePixelRatioF(), self._art, self._theme)

    def _follow(self, link: QUrl) -> None:
        if link.toString() == RULES and self._sheet is not None:
            self.rules_asked.emit(self._sheet.rules)
        elif link.toString() == ENTRY and self._sheet is not None:
            self.entry_asked.emit(self._sheet.entry)
        elif link.scheme() == TERM:
            self.rules_asked.emit(link.path(QUrl.ComponentFormattingOption.FullyDecoded))


def _alone(piece: Piece) -> Piece:
    """A piece as it is, not turned or scaled."""
    return replace(piece, pose=Pose(0.0, 0.0))


def size_alone(piece: Piece) -> tuple[float, float]:
    """The width and height of a piece with what stands on it, in table units at its own scale."""
    _left, _top, wide, high = whole_of(_alone(piece))
    return wide, high


def portrait(piece: Piece, size: QSize, dpr: float, art: Art, theme: Theme) -> QPixmap:
    """A piece as it is to be read, drawn for a size in logical pixels."""
    pixels = (round(size.width() * dpr), round(size.height() * dpr))
    if upright(piece) is not None:
        alone = _alone(piece)
        return Pixmaps(art, theme, pixels[1] / whole_of(alone)[3], dpr).piece(alone, True)
    shown = (piece.read or piece.close or piece.face) if piece.up else side(piece, False)
    return art.pixmap(shown, pixels, dpr, theme)


def sheet_html(sheet: Sheet, picture: QSize, glossary: Glossary = NO_TERMS) -> str:
    """A sheet as HTML; under a picture of this size, if there is one. Words of the glossary are links, each once."""
    parts = []
    if not picture.isEmpty():
        parts.append(f"<p align='center'><img src='piece' width='{picture.width()}' height='{picture.height()}'></p>")
    parts.append(f"<h3>{escape(sheet.title)}</h3>")
    linked = {word for word, _meaning in sheet.terms}
    parts += [f"<p>{_linked(text, glossary, linked)}</p>" for text in sheet.text.split("\n") if text]
    if sheet.facts:
        rows = "".join(
            f"<tr><td style='padding-right:12px'>{escape(name)}</td><td><b>{escape(value)}</b></td></tr>"
            for name, value in sheet.facts
        )
        parts.append(f"<table cellspacing='0' cellpadding='2'>{rows}</table>")
    parts += [f"<p><b>{escape(name)}</b>: {escape(words)}</p>" for name, words in sheet.terms]
    if sheet.rules:
        parts.append(f"<p><a href='{RULES}'>{escape(_('Rules: {heading}', heading=sheet.rules))}</a></p>")
    if sheet.entry:
        words = _("What is out of sight") if sheet.entry == UNSEEN else _("Cards and Pieces")
        parts.append(f"<p><a href='{ENTRY}'>{escape(words)}</a></p>")
    return "".join(parts)


def _linked(text: str, glossary: Glossary, left: set[str]) -> str:
    """A text as HTML, with a link at the first use of each word in `left`, which is then taken out of it."""
    parts, at = [], 0
    for use in glossary.uses(text):
        word = said(use.term.word)
        if word in left:
            left.discard(word)
            tip, address = (
                escape(said(use.term.meaning)),
                f"{TERM}:{bytes(QUrl.toPercentEncoding(word).data()).decode()}",
            )
            parts.append(escape(text[at : use.start]))
            parts.append(f"<a href='{address}' title='{tip}'>{escape(text[use.start : use.end])}</a>")
            at = use.end
    return "".join([*parts, escape(text[at:])])


class InspectorFollower:
    """Shows in the inspector what mouse or keyboard point at."""

    def __init__(self, controller: MatchController, inspector: Inspector, dock: QDockWidget) -> None:
        self._controller = controller
        self._inspector = inspector
        self._dock = dock
        self._pointed: ItemId = ""

    def point(self, item: ItemId) -> None:
        """Show an item that is pointed at; an empty one changes nothing."""
        self._pointed = item or self._pointed
        self.show()

    def show(self) -> None:
        if not self._pointed or self._dock.isHidden():
            return
        sheet = self._controller.moment.sheet(self._pointed)
        if sheet is not None:
            pieces = self._controller.desc.pieces
            self._inspector.show_sheet(sheet, next((piece for piece in pieces if piece.id == self._pointed), None))

    def entry(self) -> str:
        """The key of the entry of the item that was pointed at last; empty where it has none."""
        sheet = self._controller.moment.sheet(self._pointed) if self._pointed else None
        return "" if sheet is None else sheet.entry

    def forget(self) -> None:
        """Forget the item: the table changes hands."""
        self._pointed = ""
        self._inspector.show_nothing()
