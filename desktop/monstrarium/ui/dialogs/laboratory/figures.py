"""The figures of a study as text: its tables, and what lies out of line."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QFrame, QTextBrowser

from ....lab.balance import Drawn, Section
from ....language.words import _
from ...kit.scrolling import ThinBar
from ...kit.text import STEP, FocusRing, Role, blend

MOST = 40
"""A table shows so many rows at most; the report of the command has all."""


class Figures(QTextBrowser):
    """Shows sections of a report. It stays where it is scrolled to while they change."""

    def __init__(self) -> None:
        super().__init__()
        self._sections: Sequence[Section] = ()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(ThinBar())
        self.setHorizontalScrollBar(ThinBar(Qt.Orientation.Horizontal))
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setOpenLinks(False)
        self.document().setDocumentMargin(1.5 * STEP)
        self.setAccessibleName(_("Figures"))
        self._ring = FocusRing(self)

    def show_sections(self, sections: Sequence[Section]) -> None:
        if sections != self._sections:
            self._sections = sections
            self._write()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._write()

    def _write(self) -> None:
        bar = self.verticalScrollBar()
        at = bar.value()
        self.setHtml("".join(self._told(section) for section in self._sections))
        bar.setValue(at)

    def _told(self, section: Section) -> str:
        items = "".join(f"<li>{escape(item)}</li>" for item in section.items)
        tables = "".join(map(self._table, section.tables))
        return f"<h3>{escape(section.title)}</h3>" + (f"<ul>{items}</ul>" if items else "") + tables

    def _table(self, drawn: Drawn) -> str:
        palette = self.palette()
        ground = blend(palette.color(Role.Text), palette.color(Role.Base), 0.9).name()
        heads = "".join(f"<th align='{_side(at)}'>{escape(head)}</th>" for at, head in enumerate(drawn.heads))
        rows = "".join(
            "<tr>" + "".join(f"<td align='{_side(at)}'>{escape(c.text)}</td>" for at, c in enumerate(row)) + "</tr>"
            for row in drawn.rows[:MOST]
        )
        return f"<table cellpadding='6' cellspacing='0'><tr style='background: {ground}'>{heads}</tr>{rows}</table><br>"


def _side(column: int) -> str:
    """The first column is words, the others are numbers."""
    return "right" if column else "left"
