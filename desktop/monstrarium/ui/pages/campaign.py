"""The page of a campaign: its missions, the score, the losses so far, and the next mission."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ...engine.campaign import Result
from ...engine.plain import Seat
from ...engine.record import SeatInfo
from ...games.kit import Missions
from ...language.phrases import listed
from ...language.words import _, _n, said
from ...storage.campaigns import Campaign
from ...table.briefing import Briefing
from ..art.palette import Theme
from ..art.renderer import Art
from ..kit.buttons import Button, IconButton
from ..kit.scrolling import ScrollColumn
from ..kit.seat_tokens import Badge
from ..kit.text import HEADING, SMALL, STEP, STRETCH, TITLE, Card, Paragraph, Role, Strip, Text, blend, fill, scaled
from ..panels.map_view import MapView
from .match_list import CardButton, Picture

SHARE = 0.46
"""The share of the window that the missions take."""
ENDING = (960, 540)
NARROW = 122 * STEP
HIGH = 36 * STEP


class CampaignPage(QWidget):
    closed = Signal()
    played = Signal()
    """Begin the next mission, or go on with it."""
    told = Signal()
    opened = Signal(str)
    """Watch the match of a finished mission, by its id."""

    def __init__(self, art: Art) -> None:
        super().__init__()
        self._topic = ("", "")
        self._art = art
        self._left, self._right = ScrollColumn(), ScrollColumn()
        self.play = IconButton(art, "play", "", "primary")
        self.play.clicked.connect(self.played)
        self.brief = IconButton(art, "map", _("Briefing"))
        self.brief.clicked.connect(self.told)
        self.map: MapView | None = None
        self._score: QBoxLayout | None = None
        both = fill(QHBoxLayout(), self._left, (self._right, 1), spacing=0)
        fill(QVBoxLayout(self), (both, 1), self._foot(), margins=(0, 0, 0, 0), spacing=0)

    def show_campaign(
        self,
        campaign: Campaign,
        missions: Missions,
        roles: Sequence[str],
        briefing: Briefing | None,
        begun: bool,
        theme: Theme,
    ) -> None:
        """Show a campaign. `briefing` is that of the next mission, `begun` whether its match has begun."""
        self._campaign, self._missions = campaign, missions
        self._topic = (campaign.game, missions.topic)
        self._roles = [said(role) for role in roles]
        self._left.show_content(self._standing(begun))
        over = campaign.finished
        self._right.show_content(self._ending() if over else self._next(briefing, begun, theme))
        self.play.setText(_("Continue") if begun else _("Play"))
        self.play.setVisible(not over)
        self.brief.setVisible(briefing is not None)
        self.setAccessibleName(_("Campaign of {names}", names=listed([seat.name for seat in campaign.seats])))
        (self if over else self.play).setFocus(Qt.FocusReason.OtherFocusReason)

    def rules_topic(self) -> tuple[str, str]:
        return self._topic

    def set_theme(self, theme: Theme) -> None:
        if self.map is not None:
            self.map.set_theme(theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.play.isVisible():
            self.play.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._left.setFixedWidth(round(self.width() * SHARE))
        self._fold()

    # ---- the left: how it stands

    def _standing(self, begun: bool) -> QWidget:
        page, layout = _column(4, 2)
        layout.addWidget(Paragraph(_("{title} · Campaign", title=self._campaign.title), TITLE, bold=True))
        self._score = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._score.setSpacing(STEP)
        for seat in range(len(self._campaign.seats)):
            self._score.addWidget(self._side(seat), 1)
        self._fold()
        layout.addLayout(self._score)
        rows = QVBoxLayout()
        rows.setSpacing(STEP // 2)
        done = len(self._campaign.played)
        for at, title in enumerate(self._missions.titles):
            played = self._campaign.played[at] if at < done else None
            row = MissionRow(self._art, at + 1, said(title), opens=played is not None)
            if played is not None:
                row.tell(self._what_came(played.result), _points(played.result), self._winner(played.result))
                row.clicked.connect(lambda _checked=False, match=played.match: self.opened.emit(match))
            elif at == done:
                row.tell(_("Being played") if begun else _("Comes next"), "", None, now=True)
            rows.addWidget(row)
        layout.addLayout(rows)
        layout.addStretch()
        return page

    def _fold(self) -> None:
        if self._score is not None:
            ways = QBoxLayout.Direction
            self._score.setDirection(ways.TopToBottom if self.width() < NARROW else ways.LeftToRight)

    def _side(self, seat: Seat) -> QWidget:
        info, card = self._campaign.seats[seat], Card()
        layout = fill(QHBoxLayout(card), margins=(2, 1, 2, 1), spacing=1)
        badge = Badge(self._art, 5 * STEP)
        badge.show_seat(info.name, info.colour)
        words = fill(
            QVBoxLayout(),
            Paragraph(info.name, bold=True),
            Paragraph(self._roles[seat] if seat < len(self._roles) else "", SMALL, soft=True),
            spacing=0,
        )
        points = Text(str(self._campaign.score[seat]), TITLE, bold=True)
        points.setAccessibleName(_("{name} has {n} campaign points", name=info.name, n=self._campaign.score[seat]))
        fill(layout, badge, (words, 1), points)
        return card

    def _winner(self, result: Result) -> SeatInfo | None:
        first = [seat for seat, place in zip(self._campaign.seats, result.places, strict=True) if place == 1]
        return first[0] if len(first) == 1 else None

    def _what_came(self, result: Result) -> str:
        """The result in words: "Ada won in 7 rounds · 3 fell"."""
        winner = self._winner(result)
        rounds = _n("{n} round", "{n} rounds", result.rounds)
        if winner is None:
            said_of = _("Drawn after {rounds}", rounds=rounds)
        else:
            said_of = _("{name} won in {rounds}", name=winner.name, rounds=rounds)
        fallen = sum(map(len, result.lost))
        fell = _n("{n} fell", "{n} fell", fallen) if fallen else _("nobody fell")
        return _("{what} · {fallen}", what=said_of, fallen=fell)

    # ---- the right: what comes next, or how it ended

    def _next(self, briefing: Briefing | None, begun: bool, theme: Theme) -> QWidget:
        page, layout = _column(2, 4)
        number = len(self._campaign.played) + 1
        now = _("Mission {n}, being played", n=number) if begun else _("Mission {n} comes next", n=number)
        layout.addWidget(Paragraph(now, SMALL, soft=True))
        layout.addWidget(Paragraph(said(self._missions.titles[number - 1]), TITLE, bold=True))
        self.map = None
        if briefing is not None:
            self.map = MapView(self._art, theme)
            self.map.setFixedHeight(HIGH)
            self.map.show_map(briefing, theme)
            layout.addWidget(self.map)
            layout.addWidget(Paragraph(" ".join(briefing.story.split())))
        self._add_losses(layout, self._missions.resting(self._missions.keys[number - 1], self._campaign.results))
        layout.addStretch()
        return page

    def _ending(self) -> QWidget:
        page, layout = _column(2, 4)
        self.map = None
        results, seats = self._campaign.results, self._campaign.seats
        places = self._missions.places(results)
        first = [seat for seat, place in enumerate(places) if place == 1]
        names = listed([seats[seat].name for seat in first])
        layout.addWidget(Paragraph(_("The campaign is over"), SMALL, soft=True))
        if len(first) == 1 and first[0] < len(self._roles):
            sentence = _("{name} wins the campaign with the {side}.", name=names, side=self._roles[first[0]])
        else:
            sentence = _("{names} share the campaign.", names=names)
        layout.addWidget(Paragraph(sentence, TITLE, bold=True))
        drawing = self._art.picture(self._missions.ending(results), *ENDING, self.devicePixelRatioF())
        layout.addWidget(Picture(lambda: drawing, ENDING[0] / ENDING[1]))
        self._add_losses(layout, ())
        layout.addStretch()
        return page

    def _add_losses(self, layout: QVBoxLayout, resting: Sequence[str]) -> None:
        layout.addWidget(Text(_("Casualties"), HEADING, bold=True))
        both = QHBoxLayout()
        both.setSpacing(2 * STEP)
        for seat in range(len(self._campaign.seats)):
            both.addWidget(self._losses(seat, resting), 1)
        layout.addLayout(both)

    def _losses(self, seat: Seat, resting: Sequence[str]) -> QWidget:
        card = Card()
        layout = fill(QVBoxLayout(card), margins=(2, 1, 2, 1), spacing=0.5)
        lost = [loss for result in self._campaign.results for loss in result.lost[seat]]
        toll = sum(loss.worth for loss in lost)
        layout.addWidget(Paragraph(self._campaign.seats[seat].name, SMALL, soft=True))
        counts = Counter(loss.who for loss in lost)
        for who, count in counts.items():
            name = self._missions.name_of(who)
            words = _("{name}, {n} times", name=name, n=count) if count > 1 else name
            layout.addWidget(Paragraph(_("{name} – rests now", name=words) if who in resting else words))
        if lost:
            layout.addWidget(Paragraph(_n("{n} rank in all", "{n} ranks in all", toll), SMALL, soft=True))
        else:
            layout.addWidget(Paragraph(_("Nobody") if self._campaign.finished else _("Nobody yet")))
        layout.addStretch()
        return card

    def _foot(self) -> QWidget:
        back = Button(_("Back to Shelf"), "quiet")
        back.clicked.connect(self.closed)
        foot = Strip(Qt.Edge.TopEdge)
        fill(QHBoxLayout(foot), back, STRETCH, self.brief, self.play, margins=(4, 2, 4, 2), spacing=2)
        return foot


class MissionRow(CardButton):
    def __init__(self, art: Art, number: int, title: str, opens: bool) -> None:
        """`opens` is whether its match can be watched."""
        super().__init__()
        self._opens, self._now = opens, False
        if not opens:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setCursor(Qt.CursorShape.ArrowCursor)
        self._badge = Badge(art, 3 * STEP)
        self._badge.hide()
        self._what = Paragraph("", SMALL, soft=True)
        self._what.hide()
        self._points = Text("", bold=True)
        count = Text(str(number), soft=True)
        count.setFixedWidth(3 * STEP)
        count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.setSpacing(0)
        self._title = Paragraph(title, soft=not opens)
        words.addWidget(self._title)
        words.addWidget(self._what)
        fill(QHBoxLayout(self), count, (words, 1), self._badge, self._points, margins=(1, 0.5, 2, 0.5), spacing=2)
        self.setMinimumHeight(5 * STEP)
        self.setAccessibleName(_("Mission {n}: {title}", n=number, title=title))

    def tell(self, what: str, points: str, winner: SeatInfo | None, now: bool = False) -> None:
        """Show the result, or whether it is due."""
        self._now = now
        self._what.setText(what)
        self._what.show()
        self._points.setText(points)
        self._title.setForegroundRole(Role.WindowText)
        self._title.setFont(scaled(1.0, QFont.Weight.DemiBold))
        self.setAccessibleDescription(" ".join(filter(None, (what, points))))
        if winner is not None:
            self._badge.show_seat(winner.name, winner.colour)
            self._badge.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._opens:
            super().paintEvent(event)
        if self._now:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect, light = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), self.palette().color(Role.Highlight)
            painter.setPen(light)
            painter.setBrush(blend(QColor(self.palette().color(Role.Base)), light, 0.14))
            painter.drawRoundedRect(rect, STEP, STEP)


def _points(result: Result) -> str:
    return " : ".join(map(str, result.points))


def _column(left: int, right: int) -> tuple[QWidget, QVBoxLayout]:
    page = QWidget()
    layout = fill(QVBoxLayout(page), margins=(left, 3, right, 3), spacing=2)
    return page, layout
