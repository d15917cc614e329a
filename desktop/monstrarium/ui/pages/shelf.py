"""The shelf: the first page, with the boxes of the games and the matches beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ...games.boxes import Box
from ...language.words import _, _n
from ..art.disk_cache import stored_picture
from ..art.renderer import Art
from ..kit.buttons import Button
from ..kit.lazy import part
from ..kit.scrolling import ScrollColumn
from ..kit.soon import soon
from ..kit.text import HEADING, SMALL, STEP, Paragraph, Strip, Text, fill
from .shelf_boxes import Bookcase

if TYPE_CHECKING:
    from ...storage.campaigns import Campaigns
    from ...storage.match_files.library import Library, ListedMatch
    from ..panels.over_table.notice import Notice

NARROW, WIDE = 45 * STEP, 62 * STEP
LOOKED_AT = 50
"""The newest matches, by which boxes are tagged."""


class Shelf(QWidget):
    """The page. What needs the disk is read after the first paint, so that the boxes are seen at once."""

    looked = Signal()
    chosen = Signal(str)
    """The key of a game to set up."""
    lessons_asked = Signal(str)
    """Learn the game with this key."""
    continued = Signal(object)
    """The path of the match in progress."""
    opened = Signal(object)
    """The path of a recent match."""
    removed = Signal(object)
    campaign_opened = Signal(object)
    """The path of a campaign."""
    pieces_asked = Signal(str)
    """The key of a game whose cards and pieces are wanted."""
    rules_asked = Signal(str)
    """The key of a game whose rules are wanted."""
    file_asked = Signal(object)
    """A `FileCommand`."""
    open_asked = Signal()

    def __init__(
        self,
        boxes: Sequence[Box],
        art: Art,
        library: Callable[[], Library],
        campaigns: Callable[[], Campaigns],
        obstacles: Callable[[], Sequence[str]] = tuple,
        lessons: Callable[[], Mapping[str, tuple[int, int]]] = dict,
    ) -> None:
        """`obstacles` gives sentences on folders that cannot be used; `lessons` tells of a game how many of its lessons
        were done, and how many it has.
        """
        super().__init__()
        self._boxes = boxes
        self._art = art
        self._library = library
        self._campaigns = campaigns
        self._obstacles = obstacles
        self._lessons = lessons
        self._filled = False
        self.may_continue = True
        """Whether there is a match to continue; True until the library has been read."""
        self.notice: Notice | None = None
        """The line for what went wrong; made when first needed."""
        self.bookcase = Bookcase(boxes, art)
        self.bookcase.chosen.connect(self.chosen)
        self.bookcase.lessons_asked.connect(self.lessons_asked)
        self.bookcase.menu_asked.connect(self._offer)
        self._side = ScrollColumn()
        fill(QHBoxLayout(self), (self.bookcase, 1), self._column(), margins=(0, 0, 0, 0), spacing=0)

    def rules_topic(self) -> tuple[str, str]:
        return self.bookcase.at_hand(), ""

    def refresh(self) -> None:
        self._filled = True
        self._side.show_content(self._matches())
        if found := self._obstacles():
            self.say("\n\n".join(found), (_("Try Again"), self.refresh))

    def say(self, sentence: str, *ways: tuple[str, Callable[[], object]]) -> None:
        """Show beside the shelf what went wrong, with buttons for what can be done about it."""
        if self.notice is None:
            self.notice = part("panels.over_table.notice").Notice(narrow=True)
            self._paper_layout.insertWidget(0, self.notice)
        self.notice.say(sentence, *ways)
        part("kit.announcements").announce(self.notice, sentence, urgent=True)

    def hush(self) -> None:
        if self.notice is not None:
            self.notice.clear()

    def set_motion(self, motion: str) -> None:
        for box in self.bookcase.boxes:
            box.set_motion(motion)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The first paint starts the reading of the library."""
        super().paintEvent(event)
        if not self._filled:
            self._filled = True
            soon(self, self.refresh)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._paper.setFixedWidth(max(NARROW, min(WIDE, round(self.width() * 0.32))))

    def _offer(self, game: str, at: QPoint) -> None:
        """Offer what can be done with a box."""
        part("pages.box_menu").offer(self, game, at)

    def _column(self) -> QWidget:
        self._paper = Strip(Qt.Edge.LeftEdge)
        layout = self._paper_layout = QVBoxLayout(self._paper)
        fill(layout, (self._side, 1), self._footer(), margins=(3, 3, 1, 2), spacing=2)
        return self._paper

    def _footer(self) -> QHBoxLayout:
        opening = Button(_("Open…"))
        opening.setToolTip(_("Open a match from a file"))
        opening.clicked.connect(self.open_asked)
        return fill(
            QHBoxLayout(),
            opening,
            (Paragraph(_("or drop a match on this window."), SMALL, soft=True), 1),
            margins=(0, 0, 2, 0),
            spacing=2,
        )

    def _matches(self) -> QWidget:
        side = QWidget()
        layout = fill(QVBoxLayout(side), margins=(0, 0, 2, 0), spacing=2)
        library, matches = self._library(), part("pages.match_list")
        going = library.latest_unfinished()
        self.may_continue = going is not None
        self.looked.emit()
        self._hang_tags(library.entries(LOOKED_AT))
        if going is not None and going.header is not None:
            card = matches.ContinueCard(going.path, going.header, partial(self._picture_of, going))
            card.clicked.connect(lambda: self.continued.emit(card.path))
            card.asked.connect(self.file_asked)
            layout.addWidget(card)
        played = part("pages.campaign_list").CampaignList(self._campaigns())
        played.opened.connect(self.campaign_opened)
        played.removed.connect(self.removed)
        if not played.is_empty():
            layout.addWidget(Text(_("Campaigns"), HEADING, bold=True))
            layout.addWidget(played)
        recent = matches.RecentMatches(library, self._picture_of, going.path if going else None)
        recent.opened.connect(self.opened)
        recent.removed.connect(self.removed)
        recent.asked.connect(self.file_asked)
        if not recent.is_empty():
            layout.addWidget(Text(_("Recent matches"), HEADING, bold=True))
            layout.addWidget(recent)
        elif going is None and played.is_empty():
            layout.addWidget(self._nothing_yet(), 1)
        layout.addStretch()
        return side

    def _hang_tags(self, newest: Sequence[ListedMatch]) -> None:
        """Say at each box how many matches wait, or that nobody has played it yet while others were played."""
        headers = [entry.header for entry in newest if entry.header is not None]
        played = {header.game for header in headers}
        told = bool(played) and len(newest) < LOOKED_AT
        lessons = self._lessons()
        waiting = Counter(header.game for header in headers if not header.finished)
        for box in self.bookcase.boxes:
            key = box.box.key
            if waiting[key]:
                box.hang(_n("{n} match waits", "{n} matches wait", waiting[key]))
            else:
                box.hang(_("New") if told and key not in played else "")
            box.offer_lessons(*lessons.get(key, (0, 0)))

    def _picture_of(self, entry: ListedMatch) -> QPixmap:
        if entry.thumbnail is not None:
            picture = stored_picture(entry.thumbnail)
            if picture is not None:
                return QPixmap.fromImage(picture)
        lids = {box.key: box.lid for box in self._boxes}
        lid = lids.get(entry.header.game) if entry.header else None
        return self._art.picture(lid, 48 * STEP, 24 * STEP, self.devicePixelRatioF()) if lid else QPixmap()

    def _nothing_yet(self) -> QWidget:
        empty = QWidget()
        layout = QVBoxLayout(empty)
        layout.setSpacing(STEP)
        picture = QLabel()
        picture.setPixmap(self._art.picture("table/empty-shelf", 36 * STEP, 18 * STEP, self.devicePixelRatioF()))
        layout.addStretch(2)
        for each in (
            picture,
            Paragraph(_("No match yet"), HEADING, bold=True),
            Paragraph(_("Take a box from the shelf. Every match you play is kept here."), soft=True),
        ):
            each.setAlignment(Qt.AlignmentFlag.AlignCenter)
            layout.addWidget(each)
        layout.addStretch(3)
        return empty
