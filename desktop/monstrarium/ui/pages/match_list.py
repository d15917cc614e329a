"""The matches on the shelf: the one to continue, the recent ones, and files that cannot be read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPixmap,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from ...engine.plain import Value
from ...language.words import _
from ...storage.match_files.header import Header
from ...storage.match_files.library import Library, ListedMatch, own_name
from ..kit.buttons import BareButton, Button
from ..kit.text import BODY, HEADING, RADIUS, SMALL, STEP, Card, Paragraph, Text, breakable, draw_ring, draw_sheet, fill
from .phrases import moment, names_of, result_of


class PagedColumn(QWidget):
    """A column of rows, with a button below for more."""

    def __init__(self, list_more: Callable[[], None]) -> None:
        super().__init__()
        self._layout = fill(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=1)
        self._more = Button(_("Show more"), "quiet")
        self._more.clicked.connect(list_more)
        self._layout.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)

    def add(self, row: QWidget) -> None:
        self._layout.insertWidget(self._layout.count() - 1, row)

    def offer_more(self, more: bool) -> None:
        self._more.setVisible(more)


PICTURE = QSize(12 * STEP, 8 * STEP)
PictureOf: TypeAlias = Callable[[ListedMatch], QPixmap]
"""Gives the picture of a match, or the lid of its box."""
AT_ONCE = 8
"""Rows that are shown before "more" is pressed."""


class FileCommand(Value, frozen=True):
    """An entry of the menu of a match: "rename", "folder" or "remove"."""

    key: str
    path: Path


class Picture(QWidget):
    """A picture with round corners; an empty plate when there is none. It is kept in the size in which it is seen."""

    def __init__(self, find: Callable[[], QPixmap], shape: float = 1.5) -> None:
        super().__init__()
        self._find = find
        self._fitted = QPixmap()
        self._shape = shape
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def heightForWidth(self, wide: int) -> int:
        return round(wide / self._shape)

    def sizeHint(self) -> QSize:
        return QSize(PICTURE.width(), self.heightForWidth(PICTURE.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        frame = QRectF(self.rect())
        path = QPainterPath()
        path.addRoundedRect(frame, RADIUS - 2, RADIUS - 2)
        painter.fillPath(path, self.palette().color(QPalette.ColorRole.AlternateBase))
        painter.setClipPath(path)
        painter.drawPixmap(frame.topLeft(), self._filling())

    def hideEvent(self, event: QHideEvent) -> None:
        """Give back the memory of the picture, as while a match is shown."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._fitted = QPixmap()

    def _filling(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        picture = self._find() if self._fitted.size() != size else QPixmap()
        if not picture.isNull():
            whole = picture.scaled(
                size, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
            )
            corner = QPoint((whole.width() - size.width()) // 2, (whole.height() - size.height()) // 2)
            self._fitted = whole.copy(QRect(corner, size))
            self._fitted.setDevicePixelRatio(ratio)
        return self._fitted


class CardButton(BareButton):
    """A card that is one button, with widgets on it."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return layout.sizeHint() if layout else super().sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        draw_sheet(painter, rect, self.palette(), 1.0 if self.underMouse() or self.ringed else 0.0)
        if self.ringed:
            draw_ring(painter, rect, self.palette())


class MatchCard(CardButton):
    """A match, with a menu for its file by right click or by keys."""

    asked = Signal(object)
    """A `FileCommand`."""

    def __init__(self, path: Path, header: Header) -> None:
        super().__init__()
        self.path = path
        self.name = own_name(path, header)
        """The name that a person gave it; empty for none."""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(_("&Open"), self.click)
        menu.addSeparator()
        for key, words in (("rename", _("Re&name…")), ("folder", _("Show in &Folder")), ("remove", _("&Remove…"))):
            menu.addAction(words, partial(self.asked.emit, FileCommand(key, self.path)))
        menu.popup(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = {Qt.Key.Key_F2: "rename", Qt.Key.Key_Delete: "remove"}.get(Qt.Key(event.key()))
        if key is None:
            super().keyPressEvent(event)
        else:
            self.asked.emit(FileCommand(key, self.path))


class ContinueCard(MatchCard):
    def __init__(self, path: Path, header: Header, find_picture: Callable[[], QPixmap]) -> None:
        super().__init__(path, header)
        words = fill(QVBoxLayout(), margins=(1, 1, 1, 0), spacing=0.5)
        call = Text(_("Continue"), SMALL, bold=True)
        call.setForegroundRole(QPalette.ColorRole.Link)
        fill(words, call, Paragraph(self.name or header.title, HEADING, bold=True), Paragraph(names_of(header)))
        facts = [fact for fact in (result_of(header), moment(header.changed)) if fact]
        words.addWidget(Paragraph(" · ".join(facts), SMALL, soft=True))
        fill(QVBoxLayout(self), Picture(find_picture, 1.6), words, margins=(1, 1, 1, 2))
        self.setAccessibleName(_("Continue {title}, {names}", title=header.title, names=names_of(header)))
        self.setAccessibleDescription(", ".join(facts))


class MatchRow(MatchCard):
    def __init__(self, path: Path, header: Header, find_picture: Callable[[], QPixmap]) -> None:
        super().__init__(path, header)
        small = Picture(find_picture)
        small.setFixedSize(PICTURE)
        words = QVBoxLayout()
        words.setSpacing(2)
        result = result_of(header)
        fill(
            words,
            Paragraph(_("{title} · {result}", title=self.name or header.title, result=result), BODY, bold=True),
            Paragraph(names_of(header), SMALL),
            Paragraph(moment(header.changed), SMALL, soft=True),
        )
        layout = fill(QHBoxLayout(self), small, (words, 1), margins=(1, 1, 1, 1), spacing=2)
        layout.setAlignment(words, Qt.AlignmentFlag.AlignVCenter)
        self.setAccessibleName(_("Open {title}, {names}", title=header.title, names=names_of(header)))
        self.setAccessibleDescription(f"{result}, {moment(header.changed)}")


class BrokenRow(Card):
    """A file that cannot be read: why, and a button to remove it."""

    removed = Signal(object)

    def __init__(self, path: Path, trouble: str) -> None:
        super().__init__()
        remove = Button(_("Remove"), "quiet")
        remove.setAccessibleName(_("Remove {file}", file=path.name))
        remove.clicked.connect(lambda: self.removed.emit(path))
        layout = QGridLayout(self)
        layout.setContentsMargins(2 * STEP, STEP, STEP, STEP)
        layout.setColumnStretch(0, 1)
        layout.addWidget(Paragraph(breakable(path.name), BODY, bold=True, soft=True), 0, 0)
        self.reason = Paragraph(breakable(trouble.replace(str(path), path.name)), SMALL, soft=True)
        layout.addWidget(self.reason, 1, 0)
        layout.addWidget(remove, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)


class RecentMatches(PagedColumn):
    """The recent matches, newest first."""

    opened = Signal(object)
    removed = Signal(object)
    asked = Signal(object)
    """A `FileCommand`."""

    def __init__(self, library: Library, picture_of: PictureOf, besides: Path | None) -> None:
        super().__init__(self._list_more)
        self._library = library
        self._picture_of = picture_of
        self._besides = besides
        self._shown: set[Path] = set()
        self._list_more()

    def is_empty(self) -> bool:
        return not self._shown

    def _list_more(self) -> None:
        goal = len(self._shown) + AT_ONCE
        found = self._library.entries(goal + 2)
        others = [entry for entry in found if entry.path not in self._shown and entry.path != self._besides]
        for entry in others[:AT_ONCE]:
            self._shown.add(entry.path)
            self.add(self._row(entry))
        self.offer_more(len(others) > AT_ONCE)

    def _row(self, entry: ListedMatch) -> QWidget:
        if entry.header is None:
            broken = BrokenRow(entry.path, entry.trouble)
            broken.removed.connect(self.removed)
            return broken
        row = MatchRow(entry.path, entry.header, partial(self._picture_of, entry))
        row.clicked.connect(lambda _checked=False, path=entry.path: self.opened.emit(path))
        row.asked.connect(self.asked)
        return row
