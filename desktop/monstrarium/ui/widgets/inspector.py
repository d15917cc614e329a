"""A piece shown large, with its text, its figures and where each comes from; all of it selectable."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QTextBrowser, QVBoxLayout, QWidget

from ...engine.words import _
from ...table.desc import Face, Piece
from ...table.presenter import Sheet
from ..art.palette import Theme
from ..art.renderer import Art
from ..screens.parts import STEP, ThinBar

RULES = "rules"
TALL = 26 * STEP
"""The most of the panel's height that the picture takes."""


class Inspector(QWidget):
    """Shows one thing at a time and keeps it until the next."""

    rules_asked = Signal(str)
    """The heading of the rules that explain it."""

    def __init__(self, art: Art, theme: Theme) -> None:
        super().__init__()
        self._art = art
        self._theme = theme
        self._piece: Piece | None = None
        self._heading = ""
        self.picture = QLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setBackgroundRole(QPalette.ColorRole.Base)
        self.picture.setAutoFillBackground(True)
        self.picture.setContentsMargins(0, 2 * STEP, 0, 0)
        self.words = QTextBrowser()
        self.words.setFrameShape(QFrame.Shape.NoFrame)
        self.words.setVerticalScrollBar(ThinBar())
        self.words.setOpenLinks(False)
        self.words.anchorClicked.connect(self._follow)
        self.words.document().setDocumentMargin(2 * STEP)
        self.words.setAccessibleName(_("Inspector"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.picture)
        layout.addWidget(self.words, 1)
        self.setFocusProxy(self.words)
        self.show_nothing()

    def show_nothing(self) -> None:
        """Before anything was looked at, and after the table has changed hands."""
        self._piece = None
        self.picture.hide()
        self.words.setPlainText(_("Point at a piece, or press I on it, to see it large."))

    def show_sheet(self, sheet: Sheet, piece: Piece | None) -> None:
        """A sheet, and the piece it speaks of when it is one."""
        self._piece = piece
        self._heading = sheet.rules
        self.words.setHtml(_html(sheet))
        self._draw()

    def set_theme(self, theme: Theme) -> None:
        """Another light."""
        self._theme = theme
        self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture is as wide as the panel allows."""
        super().resizeEvent(event)
        self._draw()

    def sizeHint(self) -> QSize:
        """Room for a picture and some lines."""
        return QSize(36 * STEP, 40 * STEP)

    def _draw(self) -> None:
        self.picture.setVisible(self._piece is not None)
        if self._piece is not None:
            self.picture.setPixmap(self._large(self._piece))

    def _large(self, piece: Piece) -> QPixmap:
        wide, high = piece.size
        scale = min((self.width() - 4 * STEP) / wide, min(TALL, self.height() * 0.5) / high)
        dpr = self.devicePixelRatioF()
        size = (max(8, round(wide * scale * dpr)), max(8, round(high * scale * dpr)))
        return self._art.pixmap(piece.face if piece.up else Face(piece.back), size, dpr, self._theme)

    def _follow(self, link: QUrl) -> None:
        if link.toString() == RULES:
            self.rules_asked.emit(self._heading)


def _html(sheet: Sheet) -> str:
    parts = [f"<h3>{escape(sheet.title)}</h3>"]
    parts += [f"<p>{escape(text)}</p>" for text in sheet.text.split("\n") if text]
    if sheet.facts:
        rows = "".join(
            f"<tr><td style='padding-right:12px'>{escape(name)}</td><td><b>{escape(value)}</b></td></tr>"
            for name, value in sheet.facts
        )
        parts.append(f"<table cellspacing='0' cellpadding='2'>{rows}</table>")
    if sheet.rules:
        parts.append(f"<p><a href='{RULES}'>{escape(_('Rules: {heading}', heading=sheet.rules))}</a></p>")
    return "".join(parts)
