"""Whole tables on a rules page: matches that chance has begun, as the first player sees them, with numbers on them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import (
    QImage,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
    QTextCharFormat,
    QTextDocument,
    QTextFormat,
)

from ...engine.game import settle, view
from ...engine.rng import Rng
from ...games.kit import Kit
from ...table.desc import TableDesc
from ...table.presenter import SHAPE, Audience
from ..art.face import bold_font
from ..art.name_plate import looks_of
from ..view.picture import framed, picture
from .rules_pictures import MOST_MARKS, WIDEST, PictureMaker, images, picture_at

TABLE = "table:"
"""How the address of a picture of a table begins; the players, the seed and the moves follow: 2-3-8."""
MATCH = re.compile(r"([1-6])-(\d{1,4})-(\d{1,3})")
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn")
NUMBER = 24.0
"""The width of a number in logical pixels."""
SHARE = 1 / SHAPE
"""The height of a picture as a share of its width."""


class BegunTables:
    """The tables of matches that chance has begun, by game and address."""

    def __init__(self, load: Callable[[str], Kit]) -> None:
        self._load = load
        self._known: dict[tuple[str, str], TableDesc | None] = {}

    def __call__(self, game: str, address: str) -> TableDesc | None:
        if (game, address) not in self._known:
            found = MATCH.fullmatch(address)
            seats, seed, moves = map(int, found.groups()) if found is not None else (0, 0, 0)
            kit = self._load(game)
            low, high = kit.game.info.seats
            self._known[game, address] = begun(kit, seats, seed, moves) if low <= seats <= high else None
        return self._known[game, address]


def begun(kit: Kit, seats: int, seed: int, moves: int) -> TableDesc:
    """The table of a match after so many moves by chance; the same for the same rules and seed."""
    game, rng = kit.game, Rng(seed + 1)
    state: Any = game.new(seats, settle(game.info, seats, {}), Rng(seed))
    for _move in range(moves):
        waiting = game.to_act(state)
        if waiting:
            game.apply(state, rng.pick(tuple(game.legal(state, waiting[0]))), None)
    audience = Audience(0, NAMES[:seats], tuple(range(seats)))
    return kit.presenter.describe(view(game, state, 0), audience, tuple(game.legal(state, 0)))


def spots(desc: TableDesc, items: Sequence[str], size: QSize, room: float) -> list[QPointF]:
    """Where numbers stand in a picture of this size: within so many pixels of the upper left corner of places, and
    on pieces; none for one that is not there.
    """
    density, corner = framed(desc, (size.width(), size.height()))
    found = []
    for item in items:
        zone = next((zone.rect for zone in desc.zones if zone.id == item), None)
        piece = next((piece.pose for piece in desc.pieces if piece.id == item), None)
        if zone is not None:
            aside, below = min(room / 2, zone[2] * density / 2), min(room / 2, zone[3] * density / 2)
            found.append(corner + QPointF(zone[0], zone[1]) * density + QPointF(aside, below))
        elif piece is not None:
            found.append(corner + QPointF(piece.x, piece.y) * density)
    return found


def draw_table(desc: TableDesc, items: Sequence[str], size: QSize, maker: PictureMaker) -> QPixmap:
    """A table for a size in logical pixels, with numbers on these places."""
    dpr, palette = maker.dpr, maker.palette
    pixels = QSize(round(size.width() * dpr), round(size.height() * dpr))
    looks = looks_of(NAMES, range(len(NAMES)))
    image = picture(desc, maker.art, maker.theme, (pixels.width(), pixels.height()), looks=looks)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    across = NUMBER * dpr
    for number, spot in enumerate(spots(desc, items, pixels, across), 1):
        _number(painter, number, spot, across, palette)
    painter.end()
    return _pixmap(image, dpr)


def make_room(document: QTextDocument, palette: QPalette) -> None:
    """Give pictures of tables their size, on an empty ground until they are drawn."""
    block, size = document.begin(), QSize(WIDEST, round(WIDEST * SHARE))
    while block.isValid():
        for at, look in list(images(block, TABLE)):
            look.setName(f"{look.name()}/{at}")
            look.setWidth(size.width())
            look.setHeight(size.height())
            look.setToolTip(str(look.property(QTextFormat.Property.ImageAltText) or ""))
            bare = QPixmap(size)
            bare.fill(palette.color(QPalette.ColorRole.AlternateBase))
            document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(look.name()), bare)
            picture_at(document, at).setCharFormat(look)
        block = block.next()


def draw_tables(document: QTextDocument, tables: Callable[[str], TableDesc | None], maker: PictureMaker) -> None:
    """Draw the pictures of tables, each with a number on every place that it names."""
    block, size = document.begin(), QSize(WIDEST, round(WIDEST * SHARE))
    while block.isValid():
        for at, look in list(images(block, TABLE)):
            address = look.name().removeprefix(TABLE).partition("/")[0]
            desc = tables(address)
            if desc is None:
                picture_at(document, at).insertText(look.toolTip(), QTextCharFormat())
                continue
            items = str(look.property(QTextFormat.Property.ImageTitle) or "").split()[:MOST_MARKS]
            document.addResource(
                QTextDocument.ResourceType.ImageResource, QUrl(look.name()), draw_table(desc, items, size, maker)
            )
            document.markContentsDirty(at, 1)
        block = block.next()


def _number(painter: QPainter, number: int, middle: QPointF, across: float, palette: QPalette) -> None:
    disc = QRectF(middle.x() - across / 2, middle.y() - across / 2, across, across)
    words = palette.color(QPalette.ColorRole.HighlightedText)
    painter.setPen(QPen(words, 0.08 * across))
    painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
    painter.drawEllipse(disc)
    painter.setPen(words)
    painter.setFont(bold_font(str(number), 0.62 * across))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))


def _pixmap(image: QImage, dpr: float) -> QPixmap:
    made = QPixmap.fromImage(image)
    made.setDevicePixelRatio(dpr)
    return made
