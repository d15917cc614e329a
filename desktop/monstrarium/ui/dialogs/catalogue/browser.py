"""The window *Cards and Pieces*: kinds and filters, the entries side by side, and the chosen one large."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ....games.kit import Kit
from ....language.words import _
from ....table.catalogue import Entry
from ....table.presenter import UNSEEN
from ...art.palette import Theme
from ...art.renderer import Art
from ...kit.announcements import announce
from ...kit.buttons import Button
from ...kit.fields import DropDown, TextField
from ...kit.text import SMALL, STEP, STRETCH, Strip, Text, fill
from .filters import Filters
from .grid import EntryGrid
from .pictures import Pictures
from .reading import Reading

SIDE, BESIDE = 26, 31
"""The widths of the filters and of the chosen entry, in letters."""
LEAST_SIDE, LEAST_BESIDE = 24 * STEP, 44 * STEP

Counts = Callable[[], tuple[str, Mapping[str, int]]]
"""Gives the game of the match that is shown, and by key how many of each entry whoever looks does not see there."""


class CatalogueBrowser(QWidget):
    """A window that can stay open beside the table."""

    rules_asked = Signal(str, str)
    """The key of a game, and a heading of its rules page."""

    def __init__(
        self,
        titles: Mapping[str, str],
        load: Callable[[str], Kit],
        art: Art,
        theme: Callable[[], Theme],
        counts: Counts,
        parent: QWidget | None = None,
    ) -> None:
        """`titles` are the games by key, in the order of the shelf; `load` reads one."""
        super().__init__(parent, Qt.WindowType.Window)
        self._titles = dict(titles)
        self._load = load
        self._counts = counts
        self._game = ""
        self._entries: tuple[Entry, ...] = ()
        self._unseen: Mapping[str, int] = {}
        self.pictures = Pictures(art, theme, self)
        self.search = TextField()
        self.games = DropDown(list(self._titles.values()), _("Game"))
        self.filters = Filters()
        self.grid = EntryGrid(self.pictures)
        self.reading = Reading(art, theme)
        self.back = Button(_("Back to All"))
        self._count = Text("", SMALL, soft=True)
        self._alone = False
        """Whether the chosen entry fills the window."""
        self._arrange()
        self._connect()
        self.resize(146 * STEP, 92 * STEP)

    def show_entry(self, game: str, key: str = "") -> None:
        """Open the catalogue of a game, at an entry if one is named, or with what is out of sight for UNSEEN.

        Without a game the one seen last is opened, or the first.
        """
        game = game or self._game or next(iter(self._titles))
        if game != self._game:
            self._read(game)
        self.count()
        self.show()
        self.raise_()
        self.activateWindow()
        if key == UNSEEN:
            self._let_all_through()
            self.filters.choose_unseen()
        elif key and not self.grid.choose(key):
            self._let_all_through()
            self.grid.choose(key)
        self._show_alone(False)
        self.grid.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def count(self) -> None:
        """Show what the match tells whoever looks at it now; nothing of a match of another game."""
        game, unseen = self._counts()
        self._unseen = unseen if game == self._game else {}
        self.filters.count(self._unseen)
        self.grid.count(self._unseen)
        self._sort_out()
        self._read_chosen()

    # ---- events

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.pictures.forget()
            self._fit()
            self.reading.write()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow() and self._game:
            self.count()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self._go_back()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down) and self.search.hasFocus():
            self.grid.setFocus(Qt.FocusReason.TabFocusReason)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self.reading.hasFocus():
            self.grid.step(1 if key == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Give the pictures back; what is chosen stays for the next time."""
        self.pictures.forget()
        super().closeEvent(event)

    # ---- what is shown

    def _read(self, game: str) -> None:
        catalogue = self._load(game).catalogue
        self._game, self._entries = game, () if catalogue is None else catalogue()
        self.pictures.forget()
        self._unseen = {}
        self.setWindowTitle(_("Cards and Pieces of {title}", title=self._titles.get(game, game)))
        self.games.setCurrentIndex(list(self._titles).index(game) if game in self._titles else -1)
        self.filters.count({})
        self.filters.offer(self._entries)
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self._sort_out()

    def _let_all_through(self) -> None:
        self.search.clear()
        self.filters.clear()

    def _sort_out(self) -> None:
        """List what fits the search and the filters; what has the words in its name comes first."""
        words = self.search.text()
        fit = [each for each in self._entries if self.filters.passes(each) and each.has(words)]
        found = tuple(sorted(fit, key=lambda entry: not entry.is_called(words)))
        if found != self.grid.entries:
            self.grid.list(found)
        self._count.setText(_("{n} of {all}", n=len(found), all=len(self._entries)))
        self._read_chosen()

    def _read_chosen(self) -> None:
        entry = self.grid.current
        self.reading.show_entry(entry, None if entry is None else self._unseen.get(entry.key))

    def _show_alone(self, alone: bool) -> None:
        """Let the chosen entry fill the window, or show the others again."""
        self._alone = alone
        for each in (self._side, self._middle):
            each.setVisible(not alone)
        self.back.setVisible(alone)
        self._fit()
        self.reading.show_alone(alone)
        (self.reading if alone else self.grid).setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def _go_back(self) -> None:
        """One step back: from a large entry, from a search, and then from the window."""
        if self._alone:
            self._show_alone(False)
        elif self.search.text():
            self.search.clear()
        else:
            self.close()

    # ---- how it is laid out

    def _arrange(self) -> None:
        self.search.setPlaceholderText(_("Search names, texts and figures"))
        self.search.setAccessibleName(_("Search cards and pieces"))
        self.search.setClearButtonEnabled(True)
        self._side, self._middle, self._beside = QWidget(), QWidget(), Strip(Qt.Edge.LeftEdge)
        fill(QVBoxLayout(self._side), self.games, (self.filters, 1), margins=(2, 2, 1, 2), spacing=2)
        bar = fill(QHBoxLayout(), (self.search, 1), self._count, margins=(1, 2, 2, 1), spacing=2)
        fill(QVBoxLayout(self._middle), bar, (self.grid, 1), margins=(0, 0, 0, 0), spacing=0)
        top = fill(QHBoxLayout(), self.back, STRETCH)
        fill(QVBoxLayout(self._beside), top, (self.reading, 1), margins=(1, 1, 0, 0), spacing=0)
        fill(QHBoxLayout(self), self._side, (self._middle, 1), self._beside, margins=(0, 0, 0, 0), spacing=0)
        self.games.setVisible(len(self._titles) > 1)
        self.back.hide()
        self._fit()

    def _fit(self) -> None:
        """Give every part room for words of the present size."""
        letter = self.fontMetrics().averageCharWidth()
        self._side.setFixedWidth(max(LEAST_SIDE, SIDE * letter))
        beside = max(LEAST_BESIDE, BESIDE * letter)
        self._beside.setMinimumWidth(beside)
        self._beside.setMaximumWidth(16777215 if self._alone else beside)
        self.grid.fit()

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda _text: self._search())
        self.filters.changed.connect(self._sort_out)
        self.games.activated.connect(lambda at: self.show_entry(list(self._titles)[at]))
        self.grid.chosen.connect(lambda _key: self._read_chosen())
        self.grid.opened.connect(lambda _key: self._show_alone(True))
        self.back.clicked.connect(lambda: self._show_alone(False))
        self.reading.rules_asked.connect(lambda heading: self.rules_asked.emit(self._game, heading))
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._seek)
        QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), self, self._ask_rules)

    def _search(self) -> None:
        self._sort_out()
        announce(self.search, self._count.text())

    def _ask_rules(self) -> None:
        """Ask for the rules at what explains the chosen entry."""
        entry = self.grid.current
        self.rules_asked.emit(self._game, "" if entry is None else entry.sheet.rules)

    def _seek(self) -> None:
        self._show_alone(False)
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()
