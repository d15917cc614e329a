"""Events: what happened, for the log and the animations. No rule reads them, and no save keeps them."""

from __future__ import annotations

from typing import ClassVar, Protocol

from .plain import Seat, Value


class Event(Value, frozen=True, gc=False):
    """Something that happened. A private event is shown to its own seat only."""

    private: ClassVar[bool] = False
    seat: Seat


class Sink(Protocol):
    """Receives events from the rules; rules are handed None instead when nobody watches."""

    def emit(self, event: Event) -> None: ...

    def beat(self) -> None:
        """End a frame here: what happened so far is shown before anything else happens."""
        ...


def tell(out: Sink | None, event: Event) -> None:
    """Emit an event if somebody watches. Code that bots run often checks `out` first, to save making the event."""
    if out is not None:
        out.emit(event)


def show(out: Sink | None, event: Event) -> None:
    """Emit an event and end the frame with it, if somebody watches."""
    if out is not None:
        out.emit(event)
        out.beat()
