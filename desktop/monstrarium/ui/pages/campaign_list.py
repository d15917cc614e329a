"""The list of campaigns on the shelf."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ...language.phrases import listed
from ...language.words import _
from ...storage.campaigns import Campaign, Campaigns
from ..kit.text import BODY, SMALL, STEP, Paragraph, Role, Text, fill
from .match_list import BrokenRow, CardButton, PagedColumn
from .phrases import moment

AT_ONCE = 2
"""Rows that are shown before "more" is pressed."""


class CampaignList(PagedColumn):
    """All campaigns, the latest first."""

    opened = Signal(object)
    removed = Signal(object)

    def __init__(self, campaigns: Campaigns) -> None:
        super().__init__(self._list_more)
        self._entries = campaigns.entries()
        self._shown = 0
        self._list_more()

    def is_empty(self) -> bool:
        return not self._entries

    def _list_more(self) -> None:
        for kept in self._entries[self._shown : self._shown + AT_ONCE]:
            row: QWidget
            if kept.campaign is None:
                row = BrokenRow(kept.path, kept.trouble)
                row.removed.connect(self.removed)
            else:
                row = CampaignRow(kept.path, kept.campaign)
                row.clicked.connect(lambda _checked=False, path=kept.path: self.opened.emit(path))
            self.add(row)
        self._shown += AT_ONCE
        self.offer_more(self._shown < len(self._entries))


class CampaignRow(CardButton):
    """One campaign: its sides, its score, and a dot for every mission."""

    def __init__(self, path: Path, campaign: Campaign) -> None:
        super().__init__()
        self.path = path
        names = listed([seat.name for seat in campaign.seats])
        done, length = len(campaign.played), campaign.length
        how = _("All missions played") if campaign.finished else _("Mission {n} of {all}", n=done + 1, all=length)
        words = fill(
            QVBoxLayout(),
            Paragraph(_("{title} · {how}", title=campaign.title, how=how), BODY, bold=True),
            Paragraph(names, SMALL),
            DotRow(done, length),
            Paragraph(moment(campaign.changed), SMALL, soft=True),
            spacing=0.5,
        )
        score = " : ".join(map(str, campaign.score))
        fill(QHBoxLayout(self), (words, 1), Text(score, BODY * 1.4, bold=True), margins=(2, 1, 2, 1), spacing=2)
        self.setAccessibleName(_("Open the campaign of {names}", names=names))
        self.setAccessibleDescription(f"{how}, {score}")


class DotRow(QWidget):
    """A row of dots, full ones for finished missions."""

    def __init__(self, done: int, length: int) -> None:
        super().__init__()
        self._done, self._length = done, length
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return QSize(2 * STEP * self._length, STEP + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, apart = self.palette(), min(2.0 * STEP, self.width() / self._length)
        side = min(float(STEP), apart - 2)
        for at in range(self._length):
            painter.setPen(palette.color(Role.Highlight if at <= self._done else Role.Mid))
            painter.setBrush(palette.color(Role.Highlight) if at < self._done else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(at * apart + 1, (self.height() - side) / 2, side, side))
