"""The pictures on a rules page: pieces drawn from the faces that they have on the table, with numbers beside them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
)

from ...games.kit import Kit
from ...table.catalogue import Entry
from ...table.desc import Piece, Pose
from ..art.face import bold_font
from ..art.palette import Theme, theme_for
from ..art.renderer import Art
from ..kit.text import STEP
from ..panels.inspector import portrait, size_alone
from ..settings.appearance import scheme_of

ENTRY = "entry"
"""The scheme of a link to an entry among the cards and pieces."""
PIECE = "piece:"
"""How the address of a picture of a piece begins; the key of the piece follows."""
MARK = re.compile(r"(\d{1,3}),(\d{1,3})")
MOST_MARKS = 12
ALONE, TOGETHER = 18.0, 11.0
"""The height of a picture in heights of a letter: of one that has its paragraph alone, and of several."""
WIDEST = 78 * STEP
"""The most pixels across all pictures of a paragraph."""
MOST_PICTURES = 60
"""The most pictures on a page."""


class CataloguePieces:
    """The pieces of all games by their printed keys."""

    def __init__(self, load: Callable[[str], Kit]) -> None:
        self._load = load
        self._known: dict[str, Mapping[str, Entry]] = {}

    def __call__(self, game: str, key: str) -> Piece | None:
        if game not in self._known:
            catalogue = self._load(game).catalogue
            entries = () if catalogue is None else catalogue()
            self._known[game] = {entry.key: entry for entry in entries}
        entry = self._known[game].get(key)
        if entry is None:
            return None
        look = entry.look()
        return Piece(key, "", Pose(0.0, 0.0), look.face, look.size, close=look.large)


class PictureMaker(NamedTuple):
    """What draws the pictures of one game."""

    piece: Callable[[str], Piece | None]
    """The piece of a key."""
    art: Art
    palette: QPalette
    dpr: float

    @property
    def theme(self) -> Theme:
        """The theme of the table that fits the colours of the window."""
        return theme_for(scheme_of(self.palette))


class Place(NamedTuple):
    """A picture in a document."""

    at: int
    key: str
    alt: str
    marks: tuple[tuple[float, float], ...]
    """Where its numbers are, from 1, in shares of its width and height."""


def nothing(game: str, address: str) -> None:
    """For pages of games that are not known."""


def draw_pictures(document: QTextDocument, palette: QPalette, maker: PictureMaker | None) -> None:
    """Put pictures where the page names pieces, and words in their place where there is no such piece.

    A picture is a link to its entry among the cards and pieces, and what it shows is told like the words of a link.
    """
    block, left = document.begin(), MOST_PICTURES
    while block.isValid():
        places = list(_places(block))[:left]
        left -= len(places)
        _draw_row(document, places, palette, maker)
        block = block.next()


def picture_at(document: QTextDocument, at: int) -> QTextCursor:
    """A cursor that has selected the picture at a place."""
    cursor = QTextCursor(document)
    cursor.setPosition(at)
    cursor.setPosition(at + 1, QTextCursor.MoveMode.KeepAnchor)
    return cursor


def is_pictures(block: QTextBlock) -> bool:
    """Whether a paragraph has a picture."""
    return any(True for _image in images(block, ""))


def images(block: QTextBlock, begin: str) -> Iterator[tuple[int, QTextImageFormat]]:
    """The pictures of a paragraph whose addresses begin so, each with its place in the document."""
    part = block.begin()
    while not part.atEnd():
        fragment = part.fragment()
        look = fragment.charFormat().toImageFormat()
        if fragment.charFormat().isImageFormat() and look.name().startswith(begin):
            yield from ((fragment.position() + at, look) for at in range(fragment.length()))
        part += 1


def _places(block: QTextBlock) -> Iterator[Place]:
    for at, look in images(block, PIECE):
        alt = str(look.property(QTextFormat.Property.ImageAltText) or "")
        spots = MARK.findall(str(look.property(QTextFormat.Property.ImageTitle) or ""))[:MOST_MARKS]
        marks = tuple((int(x) / 100, int(y) / 100) for x, y in spots)
        yield Place(at, look.name().removeprefix(PIECE), alt, marks)


def _draw_row(document: QTextDocument, places: list[Place], palette: QPalette, maker: PictureMaker | None) -> None:
    pieces = [maker.piece(place.key) if maker is not None else None for place in places]
    letter = QFontMetricsF(document.defaultFont()).height()
    sizes = _sizes([piece for piece in pieces if piece is not None], letter * (ALONE if len(places) == 1 else TOGETHER))
    for place, piece in zip(reversed(places), reversed(pieces), strict=True):  # From the end, as words are longer.
        cursor = picture_at(document, place.at)
        if piece is None or maker is None:
            cursor.insertText(place.alt, QTextCharFormat())
            continue
        size = sizes.pop()
        pixmap = portrait(piece, size, maker.dpr, maker.art, maker.theme)
        if place.marks:
            pixmap = _marked(pixmap, size, place.marks, letter, palette)
            size = QSize(size.width() + 2 * _room(letter), size.height())
        address = QUrl(f"{PIECE}{place.key}/{place.at}")
        document.addResource(QTextDocument.ResourceType.ImageResource, address, pixmap)
        look = QTextImageFormat()
        look.setName(address.toString())
        look.setWidth(size.width())
        look.setHeight(size.height())
        look.setProperty(QTextFormat.Property.ImageAltText, place.alt)
        look.setToolTip(place.alt)
        look.setAnchor(True)
        look.setAnchorHref(f"{ENTRY}:{place.key}")
        cursor.setCharFormat(look)


def _sizes(pieces: list[Piece], high: float) -> list[QSize]:
    """The sizes of the pictures of a paragraph: all of one scale, none higher than asked for, together not too wide."""
    if not pieces:
        return []
    bare = [size_alone(piece) for piece in pieces]
    tall = max(tall for _wide, tall in bare)
    scale = min(high / tall, WIDEST / (sum(wide for wide, _tall in bare) + 0.2 * (len(bare) - 1)))
    return [QSize(max(1, round(wide * scale)), max(1, round(tall * scale))) for wide, tall in bare]


def _marked(
    pixmap: QPixmap, size: QSize, marks: tuple[tuple[float, float], ...], letter: float, palette: QPalette
) -> QPixmap:
    """A picture with numbers beside it, each with a line to its place; wider than it was by twice the room for them."""
    room, across = _room(letter), 1.35 * letter
    made = QPixmap(QSize(size.width() + 2 * room, size.height()) * pixmap.devicePixelRatio())
    made.setDevicePixelRatio(pixmap.devicePixelRatio())
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawPixmap(room, 0, pixmap)
    strong, words = palette.color(QPalette.ColorRole.Highlight), palette.color(QPalette.ColorRole.HighlightedText)
    for number, (x, y) in enumerate(marks, 1):
        spot = QPointF(room + x * size.width(), min(max(y * size.height(), across / 2), size.height() - across / 2))
        middle = QPointF(across / 2 + 1 if x < 0.5 else size.width() + 2 * room - across / 2 - 1, spot.y())
        for pen in (QPen(words, 4.0), QPen(strong, 2.0)):
            painter.setPen(pen)
            painter.drawLine(middle, spot)
        disc = QRectF(middle.x() - across / 2, middle.y() - across / 2, across, across)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(strong)
        painter.drawEllipse(disc)
        painter.drawEllipse(spot, 3.5, 3.5)
        painter.setPen(words)
        painter.setFont(bold_font(str(number), 0.8 * letter))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))
    painter.end()
    return made


def _room(letter: float) -> int:
    """The pixels beside a picture for its numbers."""
    return round(2.4 * letter)
