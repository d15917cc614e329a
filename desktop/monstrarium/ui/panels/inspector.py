"""The inspector: a piece shown large, with its text and facts."""

from __future__ import annotations

from html import escape

from msgspec.structs import replace
from PySide6.QtCore import QSize, QUrl, Signal
from PySide6.QtGui import QPixmap, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QDockWidget, QFrame, QTextBrowser

from ...language.words import _
from ...table.desc import ItemId, Piece, Pose, upright
from ...table.presenter import Sheet
from ..art.palette import Theme
from ..art.renderer import Art
from ..kit.scrolling import ThinBar
from ..kit.text import STEP, FocusRing
from ..match.controller import MatchController
from ..scene.geometry import whole_of
from ..scene.pixmaps import Pixmaps, side

RULES = "rules"
PICTURE = QUrl("piece")
LARGEST = (26 * STEP, 32 * STEP)


class Inspector(QTextBrowser):
    rules_asked = Signal(str)
    """The heading of the rules that explain the item."""

    def __init__(self, art: Art, theme: Theme) -> None:
        super().__init__()
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
        self.setHtml(sheet_html(self._sheet, size))
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


def sheet_html(sheet: Sheet, picture: QSize) -> str:
    """A sheet as HTML; under a picture of this size, if there is one."""
    parts = []
    if not picture.isEmpty():
        parts.append(f"<p align='center'><img src='piece' width='{picture.width()}' height='{picture.height()}'></p>")
    parts.append(f"<h3>{escape(sheet.title)}</h3>")
    parts += [f"<p>{escape(text)}</p>" for text in sheet.text.split("\n") if text]
    if sheet.facts:
        rows = "".join(
            f"<tr><td style='padding-right:12px'>{escape(name)}</td><td><b>{escape(value)}</b></td></tr>"
            for name, value in sheet.facts
        )
        parts.append(f"<table cellspacing='0' cellpadding='2'>{rows}</table>")
    parts += [f"<p><b>{escape(name)}</b>: {escape(words)}</p>" for name, words in sheet.terms]
    if sheet.rules:
        parts.append(f"<p><a href='{RULES}'>{escape(_('Rules: {heading}', heading=sheet.rules))}</a></p>")
    return "".join(parts)


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

    def forget(self) -> None:
        """Forget the item: the table changes hands."""
        self._pointed = ""
        self._inspector.show_nothing()
