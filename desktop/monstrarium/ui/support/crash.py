"""The dialog that is shown for a bug: what broke, whether the match is safe, and a report to save."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from ...language.words import _
from ..art.renderer import Art
from ..kit.buttons import Button
from ..kit.message_box import ask_path
from ..kit.text import HEADING, SMALL, STEP, STRETCH, FocusRing, Paragraph, Strip, Text, breakable, fill
from .report import ReportFacts, redacted, save_bundle
from .unsaved import lost_so_far

PICTURE = 18 * STEP
REPORT = "monstrarium-report.zip"
PATIENCE = 1.0
"""Seconds that the dialog waits for the disk before it says whether the match is safe."""


class CrashDialog(QDialog):
    def __init__(
        self, details: str, report_facts: ReportFacts, art: Art, parent: QWidget | None = None, goes_on: bool = True
    ) -> None:
        """`goes_on` is whether there is a window to go on with."""
        super().__init__(parent)
        self._report_facts = report_facts
        self._goes_on = goes_on
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("A Bug in Monstrarium"))
        self.setMinimumWidth(76 * STEP)
        self.details = QPlainTextEdit(redacted(details))
        self.details.setReadOnly(True)
        self._ring = FocusRing(self.details)
        self.details.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.details.setMinimumHeight(24 * STEP)
        self.details.setAccessibleName(_("Details"))
        self.details.hide()
        self.said = Paragraph("", SMALL, soft=True)
        fill(QVBoxLayout(self), (self._page(art), 1), self._foot(), margins=(0, 0, 0, 0), spacing=0)

    def add(self, details: str) -> None:
        self.details.appendPlainText(redacted(details))

    def _page(self, art: Art) -> QHBoxLayout:
        picture = QLabel()
        picture.setPixmap(art.picture("table/bug", PICTURE, PICTURE, self.devicePixelRatioF()))
        picture.setFixedSize(PICTURE, PICTURE)
        words = QVBoxLayout()
        words.setSpacing(STEP)
        for part in (
            Text(_("Something broke"), HEADING, bold=True),
            Paragraph(self._about_program()),
            Paragraph(self._about_match()),
            Paragraph(
                _("A report helps to mend it. It holds these details, the log, versions and settings; no secrets.")
            ),
        ):
            words.addWidget(part)
        fill(words, (self.details, 1), self.said, STRETCH)
        page = fill(QHBoxLayout(), margins=(3, 4, 4, 2), spacing=3)
        page.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        page.addLayout(words, 1)
        return page

    def _about_program(self) -> str:
        if self._goes_on:
            return _("This is a mistake of the program, not yours. It may go on as if nothing had happened, or not.")
        return _("This is a mistake of the program, not yours. It could not open its window, and ends here.")

    def _about_match(self) -> str:
        file = self._report_facts.file
        if file is None:
            return _("No match was on the table, and those on the shelf are as they were.")
        path = breakable(str(file.path))
        if not file.settle(PATIENCE):
            return _("Your match is still being written to {path}; the disk is slow.", path=path)
        if file.is_kept:
            return _("Your match is safe: every move was written down when it was made. It lies in {path}.", path=path)
        return " ".join((lost_so_far(file), _("Game ▸ Save a Copy… can put all of the match in another place.")))

    def _foot(self) -> QWidget:
        show = Button(_("Details"), "quiet")
        show.setCheckable(True)
        show.toggled.connect(self._reveal)
        copy = Button(_("Copy Details"), "quiet")
        copy.clicked.connect(self._copy)
        save = Button(_("Save Report…"))
        save.clicked.connect(self._save)
        on = Button(_("Go On") if self._goes_on else _("Close"), "primary")
        on.clicked.connect(self.accept)
        foot = Strip(Qt.Edge.TopEdge)
        fill(QHBoxLayout(foot), show, copy, STRETCH, save, on, margins=(3, 2, 3, 2), spacing=1)
        for button in (show, copy, save):
            button.setAutoDefault(False)
        on.setDefault(True)
        return foot

    def _reveal(self, shown: bool) -> None:
        self.details.setVisible(shown)
        self.adjustSize()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())
        self.said.setText(_("Copied."))

    def _save(self) -> None:
        path = ask_path(self, _("Save Report"), Path(REPORT), "*.zip")
        if path is None:
            return
        try:
            save_bundle(path, self._report_facts, self.details.toPlainText())
        except OSError as error:
            reason = error.strerror or str(error)
            self.said.setText(
                _("{path} cannot be written: {reason}. Choose another place.", path=breakable(str(path)), reason=reason)
            )
        else:
            self.said.setText(_("The report lies in {path}.", path=breakable(str(path))))
