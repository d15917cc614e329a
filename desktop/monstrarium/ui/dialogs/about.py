"""About: how this copy was installed, versions, folders and licences."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from ... import __version__
from ...language.words import _
from ...storage.paths import Folders
from ..art.renderer import Art
from ..kit.buttons import Button
from ..kit.scrolling import ScrollColumn
from ..kit.text import HEADING, SMALL, STEP, STRETCH, TITLE, FocusRing, Paragraph, Role, Strip, Text, breakable, fill
from ..support.report import diagnosis, folders, licence, origin, packs, versions

ICON = 12 * STEP
SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


class About(QDialog):
    """The dialog; its facts can be selected, and its links followed."""

    def __init__(self, places: Folders, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._places = places
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("About Monstrarium"))
        self.resize(84 * STEP, 84 * STEP)
        page = QWidget()
        layout = fill(QVBoxLayout(page), self._head(art), margins=(4, 4, 4, 3), spacing=1)
        name, path = origin()
        self._add_facts(layout, _("How it was installed"), [(name, breakable(str(path)))])
        self._add_folders(layout)
        self._add_facts(layout, _("Packs"), [(name, breakable(fact)) for name, fact in packs(places)])
        self._add_facts(layout, _("What it is made of"), versions())
        self._add_licence(layout)
        layout.addStretch()
        fill(QVBoxLayout(self), (ScrollColumn(page), 1), self._foot(), margins=(0, 0, 0, 0), spacing=0)

    def _head(self, art: Art) -> QHBoxLayout:
        icon = QLabel()
        ink = self.palette().color(Role.ButtonText)
        icon.setPixmap(art.icon("app", ink).pixmap(ICON, ICON))
        icon.setFixedSize(ICON, ICON)
        words = fill(
            QVBoxLayout(),
            STRETCH,
            Text("Monstrarium", TITLE, bold=True),
            Paragraph(_("Version {version}", version=__version__), soft=True),
            Paragraph(_("Tabletop games for people around one computer, on a table that knows the rules.")),
            STRETCH,
            spacing=0.5,
        )
        return fill(QHBoxLayout(), icon, (words, 1), spacing=3)

    def _add_folders(self, layout: QVBoxLayout) -> None:
        layout.addSpacing(2 * STEP)
        layout.addWidget(Text(_("Where files lie"), HEADING, bold=True))
        grid = _grid()
        for row, (name, folder) in enumerate(folders(self._places)):
            where = _fact(breakable(str(folder)))
            button = Button(_("Open"), "quiet")
            button.setAutoDefault(False)
            button.setAccessibleName(_("Open the folder: {name}", name=name))
            button.clicked.connect(lambda _checked=False, folder=folder: open_folder(folder))
            grid.addWidget(Text(name, soft=True), row, 0)
            grid.addWidget(where, row, 1)
            grid.addWidget(button, row, 2)
        layout.addLayout(grid)

    def _add_facts(self, layout: QVBoxLayout, title: str, facts: Sequence[tuple[str, str]]) -> None:
        if not facts:
            return
        layout.addSpacing(2 * STEP)
        layout.addWidget(Text(title, HEADING, bold=True))
        grid = _grid()
        for row, (name, fact) in enumerate(facts):
            grid.addWidget(Text(name, soft=True), row, 0)
            grid.addWidget(_fact(fact), row, 1)
        layout.addLayout(grid)

    def _add_licence(self, layout: QVBoxLayout) -> None:
        layout.addSpacing(2 * STEP)
        layout.addWidget(Text(_("Licence"), HEADING, bold=True))
        sentence = _(
            "Program, rules pages, drawings and sounds are made for this project and may be used under the MIT licence."
        )
        layout.addWidget(Paragraph(sentence))
        letters = _("The letters are Noto Sans and Playpen Sans, which may be used under the SIL Open Font License.")
        layout.addWidget(Paragraph(letters))
        text = QPlainTextEdit(licence())
        text.setReadOnly(True)
        text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        text.setAccessibleName(_("Licence"))
        text.setMinimumHeight(26 * STEP)
        self._ring = FocusRing(text)
        text.hide()
        show = Button(_("Show Licence"), "quiet")
        show.setAutoDefault(False)
        show.setCheckable(True)
        show.toggled.connect(text.setVisible)
        layout.addWidget(show, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(text)

    def _foot(self) -> QWidget:
        copy = Button(_("Copy Diagnostics"))
        copy.setAutoDefault(False)
        copy.setToolTip(_("Copy versions and folders, for a report of a problem"))
        said = Text("", SMALL, soft=True)
        copy.clicked.connect(lambda: self._copy(said))
        close = Button(_("Close"), "primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        foot = Strip(Qt.Edge.TopEdge)
        fill(QHBoxLayout(foot), copy, said, STRETCH, close, margins=(3, 2, 3, 2), spacing=2)
        return foot

    def _copy(self, said: Text) -> None:
        QGuiApplication.clipboard().setText(diagnosis(self._places))
        said.setText(_("Copied."))


def open_folder(folder: Path) -> None:
    """Open a folder in the file manager; one that is not there yet is made."""
    folder.mkdir(parents=True, exist_ok=True)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(3 * STEP)
    grid.setVerticalSpacing(STEP // 2)
    grid.setColumnStretch(1, 1)
    return grid


def _fact(text: str) -> Paragraph:
    fact = Paragraph(text)
    fact.setTextInteractionFlags(SELECTABLE)
    return fact
