"""One entry, large, with its text, its facts and what the rules page says of it."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QFrame, QTextBrowser

from ....language.words import _
from ....table.catalogue import Entry, Look
from ...art.palette import Theme
from ...art.renderer import Art
from ...kit.scrolling import ThinBar
from ...kit.text import STEP, FocusRing
from ...panels.inspector import PICTURE, RULES, sheet_html, size_alone
from ...panels.inspector import portrait as piece_portrait
from .pictures import fitted, portrait

LEAST = 300
"""The least pixels across a face that is read, where there is room."""
SHARE = 0.72
"""The largest share of the height that a face takes beside the others."""
LARGE_SHARE = 0.9
STANDING = QUrl("standing")
FIGURE = 24 * STEP
"""How high a figure is drawn."""


class Reading(QTextBrowser):
    rules_asked = Signal(str)
    """The heading of the rules page that explains the entry."""

    def __init__(self, art: Art, theme: Callable[[], Theme]) -> None:
        super().__init__()
        self._art = art
        self._theme = theme
        self.entry: Entry | None = None
        self._left: int | None = None
        self._alone = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(ThinBar())
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self.document().setDocumentMargin(2 * STEP)
        self.setAccessibleName(_("The chosen entry"))
        self._ring = FocusRing(self)

    def show_entry(self, entry: Entry | None, left: int | None) -> None:
        """Show an entry, and how many of it are out of sight in the match; None where that says nothing."""
        if (entry, left) != (self.entry, self._left):
            self.entry, self._left = entry, left
            self.write()

    def show_alone(self, alone: bool) -> None:
        """Show the face as large as the window allows, or with room for others beside it."""
        self._alone = alone
        self.write()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the left and right to the window, which turns to another entry by them."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize() != event.size():
            self.write()

    def write(self) -> None:
        """Show the entry anew, as in another light or with larger words."""
        if self.entry is None:
            self.setPlainText("")
            return
        look, room = self.entry.look(), self._room()
        size = fitted(look, room)
        picture = portrait(look, size, self.devicePixelRatioF(), self._art, self._theme(), True)
        self.document().addResource(QTextDocument.ResourceType.ImageResource, PICTURE, picture)
        self.setHtml(entry_html(self.entry, self._left, size, self._add_figure(look)))
        self.verticalScrollBar().setValue(0)

    def _add_figure(self, look: Look) -> QSize:
        """Draw what stands on the board for the entry; its size, which is empty where nothing does."""
        if look.stands is None:
            return QSize()
        wide, high = size_alone(look.stands)
        size = QSize(round(wide * FIGURE / high), FIGURE)
        picture = piece_portrait(look.stands, size, self.devicePixelRatioF(), self._art, self._theme())
        self.document().addResource(QTextDocument.ResourceType.ImageResource, STANDING, picture)
        return size

    def _room(self) -> QSize:
        wide, high = self.viewport().width() - 4 * STEP, self.viewport().height() - 4 * STEP
        share = LARGE_SHARE if self._alone else SHARE
        return QSize(max(12 * STEP, wide), max(round(LEAST * 1.4), round(share * high)))

    def _follow(self, link: QUrl) -> None:
        if link.toString() == RULES and self.entry is not None:
            self.rules_asked.emit(self.entry.sheet.rules)


def entry_html(entry: Entry, left: int | None, picture: QSize, figure: QSize) -> str:
    """An entry as HTML, under a picture of this size, and with a figure if it has one."""
    sheet = replace(entry.sheet, rules="", entry="", facts=(*entry.sheet.facts, *_counts(entry, left)))
    parts = [sheet_html(sheet, picture)]
    if not figure.isEmpty():
        image = f"<img src='{STANDING.toString()}' width='{figure.width()}' height='{figure.height()}'>"
        parts.append(f"<p align='center'>{image}</p>")
    if entry.rulings:
        parts.append(f"<h4>{escape(_('Rulings'))}</h4>")
        parts += [f"<p>{escape(text)}</p>" for text in entry.rulings]
    parts.append(f"<p><a href='{RULES}'>{escape(_('Rules: {heading}', heading=entry.sheet.rules))}</a></p>")
    return "".join(parts)


def _counts(entry: Entry, left: int | None) -> list[tuple[str, str]]:
    """How many there are, and how many of them may still come."""
    found = [(_("Copies"), str(entry.copies))] if entry.copies else []
    if left is not None:
        found.append((_("Out of sight in this match"), str(left)))
    return found
