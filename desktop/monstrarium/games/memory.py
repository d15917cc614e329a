"""What the table remembers of a match, worked out from its record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..engine.record import START
from ..engine.session import Frame, Session
from ..table.presenter import Presenter


class TableMemory:
    """What the table remembers at any node of a match. It follows from the moves that lead there and from nothing else,
    so it is the same after undo, in a replay and when the match is opened again.
    """

    def __init__(self, presenter: Presenter, session: Session[Any]) -> None:
        self._presenter = presenter
        self._session = session
        self._known: dict[int, Any] = {}

    def at(self, node: int) -> Any:
        """The memory at a node; None in a game that remembers nothing."""
        if self._presenter.remember is None:
            return None
        path = []
        while node not in self._known and node != START:
            path.append(node)
            node = self._session.record.parent(node)
        found = self._known[node] if node in self._known else self._filmed(START, None)
        for each in reversed(path):
            found = self._filmed(each, found)
        return found

    def _filmed(self, node: int, before: Any) -> Any:
        found = self._known[node] = remembered(self._presenter, self._session.film(node, None), before)[-1]
        return found


def remembered(presenter: Presenter, frames: Iterable[Frame[Any]], before: Any) -> list[Any]:
    """What the table remembers after each of the frames of a film."""
    found = []
    for frame in frames:
        if presenter.remember is not None:
            before = presenter.remember(before, frame.events, frame.view)
        found.append(before)
    return found
