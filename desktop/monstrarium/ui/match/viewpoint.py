"""Who looks at the table when people share one screen, and when it must be covered first."""

from __future__ import annotations

from typing import Any

from ...engine.plain import Seat
from ...engine.session import Frame
from ...table.presenter import SHAPE, Audience
from .match import Match

EVERYTHING: Seat = -1
"""A viewer who sees everything, for a match that is over."""


class Viewpoint:
    """Decides whose secrets may be on the screen. The viewer None is an onlooker."""

    def __init__(self, match: Match, curtain: bool) -> None:
        self._match = match
        self._session = match.session
        self._curtain = curtain
        self._secrets = False
        self._searched: set[int] = set()
        """The marks of the match at which there was no secret."""
        self.people = tuple(seat for seat, info in enumerate(match.seats) if not info.bot)
        self._near = self._last_to_act()
        self._looked: Seat | None = None
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self.shape = SHAPE
        self.arrangement = ""
        """The arrangement of the table that is held; empty where it follows the match."""

    @property
    def viewer(self) -> Seat | None:
        return self._viewer

    @viewer.setter
    def viewer(self, viewer: Seat | None) -> None:
        """The seat that looks, or None; an onlooker sits where the last viewer sat, so that the table does not turn."""
        self._viewer = viewer
        if viewer is not None and viewer != EVERYTHING:
            self._near = self._looked = viewer

    @property
    def audience(self) -> Audience:
        viewer = None if self.viewer == EVERYTHING else self.viewer
        return self._match.audience(viewer, self._near, self.shape, self.arrangement)

    def view(self, at: int | None = None) -> Any:
        """The view of the viewer, now or at a node."""
        if self.viewer == EVERYTHING:
            return self._session.truth(at)
        return self._session.view(self.viewer, at)

    def film(self, node: int) -> tuple[Frame[Any], ...]:
        if self.viewer != EVERYTHING:
            return self._session.film(node, self.viewer)
        events = tuple(event for frame in self._session.film(node, None) for event in frame.events)
        return (Frame(self._session.truth(node), events),)

    def next(self) -> Seat | None:
        """The seat that should look now: a person with a decision, else the last viewer."""
        waiting = [seat for seat in self._session.to_act() if seat in self.people]
        if not waiting or self.viewer in waiting:
            return self.viewer
        return waiting[0]

    def must_cover(self, seat: Seat | None) -> bool:
        return self._curtain and len(self.people) > 1 and seat != self.viewer and self.secrets()

    def leaves(self, seat: Seat | None) -> bool:
        """Whether the viewer may not look any more when this seat does."""
        return self._viewer is not None and self.must_cover(seat)

    def passes_to(self, seat: Seat) -> bool:
        """Whether another seat has looked last."""
        return self._looked not in (None, seat)

    def secrets(self) -> bool:
        """Whether this match has ever hidden anything from anybody."""
        if not self._secrets:
            marks = self._session.record.marks.keys() - self._searched
            self._searched |= marks
            self._secrets = any(self._hides(at) for at in (None, *marks))
        return self._secrets

    def choices(self) -> tuple[Seat | None, ...]:
        """The viewers of the past: all seats once the match is over, if anything was secret."""
        if self._session.outcome() is None or not self.secrets():
            return (self.viewer,)
        return (*range(len(self._match.seats)), None, EVERYTHING)

    def _last_to_act(self) -> Seat:
        record = self._session.record
        seats = (record.action(node).seat for node in reversed(record.line()))
        return next((seat for seat in seats if seat in self.people), 0)

    def _hides(self, at: int | None) -> bool:
        """Whether a seat knows more than an onlooker, now or at a node."""
        public = self._session.view(None, at)
        return any(self._session.view(seat, at) != public for seat in range(len(self._match.seats)))
