"""The log of a match as rows: a sentence for each move, its consequences below, a heading for each chapter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.plain import Seat, Value
from ...engine.record import START
from ...engine.session import Frame, Session
from ...games.kit import Kit
from ...language.words import _
from ...table.presenter import Audience

HEADING = -1
GREAT = "star"
"""The icon of what is brought forward."""
ICONS = {"tumble": "dice", "strike": "strike", "arrow": "strike", "proclaim": GREAT, "good": "plus", "bad": "minus"}
"""The icons of events by the kind of their flourish, or by its role."""


class Row(Value, frozen=True, gc=False):
    node: int
    text: str
    depth: int
    seat: Seat | None = None
    icon: str = ""
    """The name of an icon for what happened."""


class _Told(Value, frozen=True, gc=False):
    rows: tuple[Row, ...]
    chapter: str
    """The chapter at the end of the move."""
    begun: int
    """The number of the first row in that chapter; as many as there are rows if the chapter only begins after them."""


class MatchLog:
    """The log of any line as a seat may know it, kept once it was made."""

    def __init__(self, kit: Kit, session: Session[Any]) -> None:
        self._kit = kit
        self._session = session
        self._told: dict[tuple[Seat | None, int], _Told] = {}

    def rows(self, line: Sequence[int], audience: Audience) -> list[Row]:
        """The rows of a line. A heading replaces a row that only names the chapter."""
        rows: list[Row] = []
        shown = ""
        chapter = self.chapter(START, audience)
        for node in line:
            told = self._tell(node, audience)
            for at, row in enumerate(told.rows):
                if at == told.begun:
                    chapter = told.chapter
                if chapter != shown:
                    rows.append(Row(self._session.record.parent(node), chapter, HEADING))
                    shown = chapter
                if row.text.rstrip(".") != told.chapter:
                    rows.append(row)
            chapter = told.chapter
        return rows

    def moves(self, node: int, audience: Audience) -> tuple[Row, ...]:
        return self._tell(node, audience).rows

    def chapter(self, node: int, audience: Audience) -> str:
        if node == START:
            return self._kit.presenter.chapter(self._session.view(audience.viewer, START))
        return self._tell(node, audience).chapter

    def text(self, line: Sequence[int], audience: Audience) -> str:
        return "".join(f"{_indent(row)}{row.text}\n" for row in self.rows(line, audience))

    def _tell(self, node: int, audience: Audience) -> _Told:
        key = (audience.viewer, node)
        if key not in self._told:
            frames = self._session.film(node, audience.viewer)
            self._told[key] = self._told_of(node, frames, audience)
        return self._told[key]

    def _told_of(self, node: int, frames: Sequence[Frame[Any]], audience: Audience) -> _Told:
        rows: list[Row] = []
        conceded = self._session.record.conceded(node)
        if conceded is not None:
            rows.append(Row(node, _("{name} concedes.", name=audience.name(conceded)), 0, conceded))
        presenter = self._kit.presenter
        last, begun = presenter.chapter(frames[-1].view), None
        for frame in frames:
            is_there = presenter.chapter(frame.view) == last
            for event in frame.events:
                if begun is None and is_there and isinstance(event, presenter.opening):
                    begun = len(rows)
                line = presenter.line(event, frame.view, audience)
                if line is not None:
                    rows.append(Row(node, line.text, line.depth, event.seat, self._icon(event, frame.view, audience)))
            if begun is None and is_there:
                begun = len(rows)
        return _Told(tuple(rows), last, len(rows) if begun is None else begun)

    def _icon(self, event: Any, view: Any, audience: Audience) -> str:
        """The icon of an event, by the way in which it is shown on the table."""
        presenter = self._kit.presenter
        if presenter.spotlight(event, view, audience) is not None:
            return GREAT
        shown = presenter.flourish(event, view, audience)
        if shown is None:
            return ""
        return ICONS.get(shown.kind, "") or ICONS.get(shown.role, "")


def _indent(row: Row) -> str:
    if row.depth == HEADING:
        return "\n"
    return "    " * row.depth
