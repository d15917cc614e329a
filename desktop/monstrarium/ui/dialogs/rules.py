"""The rules of the games, with a table of contents and a search."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QDesktopServices,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTextEdit, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from ...content.facts import ContentError
from ...content.glossary import Glossary, glossary_of
from ...language.words import _
from ...table.desc import Piece, TableDesc
from ..art.renderer import Art
from ..kit.buttons import Button, IconButton
from ..kit.fields import DropDown, TextField
from ..kit.scrolling import ThinBar
from ..kit.soon import soon
from ..kit.text import SMALL, STEP, FocusRing, Role, Text, blend, fill
from .rules_document import Heading, RulesPage, find_heading, headings, link_names, occurrences, read_page
from .rules_pictures import ENTRY, PictureMaker, nothing
from .rules_tables import draw_tables

PLACE = Qt.ItemDataRole.UserRole


class RulesBrowser(QWidget):
    """A window that can stay open beside the table."""

    pieces_asked = Signal(str, str)
    """The key of the game whose cards and pieces are wanted, and of an entry; empty for none."""

    def __init__(
        self,
        folder: Path,
        titles: Mapping[str, str],
        art: Art,
        parent: QWidget | None = None,
        names: Callable[[str], Mapping[str, str]] = lambda _game: {},
        pieces: Callable[[str, str], Piece | None] = nothing,
        tables: Callable[[str, str], TableDesc | None] = nothing,
        glossaries: Callable[[str], Glossary] = glossary_of,
    ) -> None:
        """`folder` has a Markdown file for each game, by its key, and further pages of it as `KEY.NAME.md`.

        `titles` are the games in the order of the shelf. `names` gives, for a game, the keys of what has an entry among
        its cards and pieces, by name; `pieces` gives its piece by a key, `tables` a table by the
        address of its picture, and `glossaries` its words.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self._folder = folder
        self._art = art
        self._names = names
        self._pieces = pieces
        self._tables = tables
        self._maker: PictureMaker | None = None
        self._glossaries = glossaries
        self._titles = {key: title for key, title in titles.items() if (folder / f"{key}.md").is_file()}
        self._page = ""
        """The game whose page is shown; of its further pages with a point and their name."""
        self._glossary = Glossary(())
        self._stale = False
        """Whether the page has to be written again when it is shown: the palette or text size has changed, or the
        window was closed.
        """
        self._document: QTextDocument | None = None
        self._headings: list[Heading] = []
        self._items: list[QTreeWidgetItem] = []
        self._found: list[QTextCursor] = []
        self._at = -1
        self.page = RulesPage()
        self.page.anchorClicked.connect(self._follow)
        self.page.verticalScrollBar().valueChanged.connect(self._mark_place)
        self.contents = QTreeWidget()
        self._ring = FocusRing(self.contents)
        self.search = TextField()
        self._count = Text("", SMALL, soft=True)
        self._games = DropDown(list(self._titles.values()), _("Game"))
        self._arrange(art)
        self.resize(136 * STEP, 92 * STEP)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        QShortcut(QKeySequence(QKeySequence.StandardKey.FindNext), self, lambda: self._step(1))
        QShortcut(QKeySequence(QKeySequence.StandardKey.FindPrevious), self, lambda: self._step(-1))

    def show_topic(self, page: str, topic: str = "") -> None:
        """Open a page at a heading or at what explains a word of the game, or at its beginning if it has neither.

        Without a page the one read last is opened, or the first.
        """
        page = page or self._page or next(iter(self._titles), "")
        if page != self._page or self._stale:
            self._read(page)
        self.show()
        self.raise_()
        self.activateWindow()
        found = self._place_of(topic)
        self.page.go_to(found.position if found else 0)
        self._mark_place()

    def changeEvent(self, event: QEvent) -> None:
        """Write the page again for another palette or text size, at the same place; a hidden page when it is shown."""
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._stale = self._page != ""
        if self._stale and not self.isHidden():
            at = self.page.verticalScrollBar().value()
            self._read(self._page)
            self.page.verticalScrollBar().setValue(at)
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.search.hasFocus():
            self._step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Give back the memory of the page, which is written again when it is shown."""
        self.search.clear()
        self._show(QTextDocument())
        self._headings = []
        self._list_headings()
        self._stale = self._page != ""
        super().closeEvent(event)

    # ---- reading

    @property
    def _game(self) -> str:
        """The game of the page."""
        return self._page.partition(".")[0]

    def _place_of(self, topic: str) -> Heading | None:
        term = self._glossary.term(topic)
        return find_heading(self._headings, topic) or (find_heading(self._headings, term.heading) if term else None)

    def _read(self, page: str) -> None:
        self._page, self._stale = page, False
        game, further = self._game, "." in page
        title = self._titles.get(game, game)
        self.setWindowTitle(_("Rules of {title}", title=title))
        self._maker = PictureMaker(partial(self._pieces, game), self._art, self.palette(), self.devicePixelRatioF())
        try:
            self._glossary = Glossary(()) if further else self._glossaries(game)
            document = read_page(self._folder / f"{page}.md", self.palette(), self._glossary, self._maker)
        except (OSError, UnicodeDecodeError, ContentError) as error:
            self.page.setPlainText(
                _("The rules of {title} cannot be read: {reason}.", title=title, reason=str(error).rstrip("."))
            )
            self._headings = []
        else:
            self._show(document)
            self._headings = headings(document)
            soon(self, self._finish)  # The page is seen before tables are laid for it.
        self._games.setCurrentIndex(list(self._titles).index(game) if game in self._titles else -1)
        self._list_headings()
        self._search()

    def _show(self, document: QTextDocument) -> None:
        """Show a document and delete the one before, which PySide would keep."""
        before, self._document = self._document, document
        self.page.setDocument(document)
        if before is not None:
            before.deleteLater()

    def _finish(self) -> None:
        """Do for the page what takes its time."""
        link_names(self.page.document(), self._names(self._game), self.palette())
        if self._maker is not None:
            draw_tables(self.page.document(), partial(self._tables, self._game), self._maker)

    def _list_headings(self) -> None:
        self._items.clear()
        self.contents.clear()
        above: dict[int, QTreeWidgetItem] = {}
        for heading in self._headings:
            parent = next((above[level] for level in range(heading.level - 1, 1, -1) if level in above), None)
            item = QTreeWidgetItem(parent or self.contents, [heading.text])
            item.setData(0, PLACE, heading.position)
            item.setToolTip(0, heading.text)
            item.setSizeHint(0, QSize(0, 4 * STEP))
            self._items.append(item)
            above = {level: kept for level, kept in above.items() if level < heading.level} | {heading.level: item}
        self.contents.expandAll()

    def _follow(self, link: QUrl) -> None:
        heading = link.fragment(QUrl.ComponentFormattingOption.FullyDecoded)
        file = Path(link.path()).name
        if link.scheme() == ENTRY:
            self.pieces_asked.emit(self._game, link.path())
        elif link.scheme() in ("", "file") and (not file or file.endswith(".md")):
            self.show_topic(file.removesuffix(".md") or self._page, heading)
        else:
            QDesktopServices.openUrl(link)

    def _mark_place(self) -> None:
        at = self.page.place_at_top()
        passed = [item for heading, item in zip(self._headings, self._items, strict=True) if heading.position <= at + 1]
        if passed:
            self.contents.setCurrentItem(passed[-1])

    # ---- searching

    def _search(self) -> None:
        self._found = occurrences(self.page.document(), self.search.text())
        self._at = -1
        if self._found:
            self._step(1)
        else:
            self._show_found()

    def _step(self, by: int) -> None:
        if self._found:
            self._at = (self._at + by) % len(self._found)
            self.page.look_at(self._found[self._at])
            self._show_found()

    def _show_found(self) -> None:
        palette = self.palette()
        strong = palette.color(Role.Highlight)
        faint = blend(palette.color(Role.Base), strong, 0.3)
        marks = [self._mark(cursor, faint, palette.color(Role.Text)) for cursor in self._found]
        if 0 <= self._at < len(marks):
            marks[self._at] = self._mark(self._found[self._at], strong, palette.color(Role.HighlightedText))
        self.page.setExtraSelections(marks)
        if not self.search.text().strip():
            self._count.setText("")
        elif not self._found:
            self._count.setText(_("Nothing found"))
        else:
            self._count.setText(_("{number} of {count}", number=self._at + 1, count=len(self._found)))

    def _mark(self, cursor: QTextCursor, ground: QColor, ink: QColor) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        mark.cursor = cursor  # type: ignore[attr-defined]
        mark.format.setBackground(ground)  # type: ignore[attr-defined]
        mark.format.setForeground(ink)  # type: ignore[attr-defined]
        return mark

    # ---- how it is laid out

    def _arrange(self, art: Art) -> None:
        layout = fill(QHBoxLayout(self), self._side(), margins=(0, 0, 0, 0), spacing=0)
        right = fill(QVBoxLayout(), self._bar(art), (self.page, 1), spacing=0)
        layout.addLayout(right, 1)

    def _side(self) -> QWidget:
        self.contents.setHeaderHidden(True)
        self.contents.setFrameShape(QFrame.Shape.NoFrame)
        self.contents.setVerticalScrollBar(ThinBar())
        self.contents.setIndentation(2 * STEP)
        self.contents.setRootIsDecorated(False)
        self.contents.setAccessibleName(_("Contents"))
        self.contents.viewport().setAutoFillBackground(False)
        self.contents.itemClicked.connect(self._go)
        self.contents.itemActivated.connect(self._go)
        self._games.activated.connect(lambda at: self.show_topic(list(self._titles)[at]))
        self._games.setVisible(len(self._titles) > 1)
        side = QWidget()
        side.setFixedWidth(34 * STEP)
        pieces = Button(_("Cards and Pieces"))
        pieces.setToolTip(_("See everything that is printed of this game large"))
        pieces.clicked.connect(lambda: self.pieces_asked.emit(self._game, ""))
        fill(QVBoxLayout(side), self._games, (self.contents, 1), pieces, margins=(2, 2, 1, 2), spacing=2)
        return side

    def _go(self, item: QTreeWidgetItem) -> None:
        self.page.go_to(item.data(0, PLACE))
        self.contents.setCurrentItem(item)

    def _bar(self, art: Art) -> QWidget:
        self.search.setPlaceholderText(_("Search the rules"))
        self.search.setAccessibleName(_("Search the rules"))
        self.search.setClearButtonEnabled(True)
        self.search.setMaximumWidth(40 * STEP)
        self.search.textChanged.connect(lambda _text: self._search())
        bar = QWidget()
        layout = fill(QHBoxLayout(bar), (self.search, 1), margins=(5, 2, 3, 1), spacing=1)
        for name, by, words in (("step-back", -1, _("Previous place")), ("step-forward", 1, _("Next place"))):
            button = IconButton(art, name, kind="quiet")
            button.setToolTip(words)
            button.setAccessibleName(words)
            button.clicked.connect(lambda _checked=False, by=by: self._step(by))
            layout.addWidget(button)
        layout.addWidget(self._count)
        layout.addStretch(1)
        return bar
