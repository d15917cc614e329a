"""Events: what happened, for the eye and the log. No rule reads one, no save keeps one."""

from __future__ import annotations

from typing import ClassVar, Protocol

from .plain import Seat, Value


class Event(Value, frozen=True, gc=False):
    """Something worth showing. A private event is for its own seat's eyes only."""

    private: ClassVar[bool] = False
    seat: Seat


class Sink(Protocol):
    """Where rules tell what happens; they are handed None when nobody watches."""

    def emit(self, event: Event) -> None:
        """This happened."""
        ...

    def beat(self) -> None:
        """Let the eye catch up here."""
        ...


def tell(out: Sink | None, event: Event) -> None:
    """Tell whoever watches. Where bots pass a thousand times a second, ask for `out` first: an event has its price."""
    if out is not None:
        out.emit(event)
