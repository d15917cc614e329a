"""Where several people owe a decision at once and nothing is secret, any of them may go on: nobody waits for a hand."""

from __future__ import annotations

from typing import Any

from ...engine.plain import Seat, Value
from ...engine.session import Session
from ...engine.words import _
from ...table.desc import Affordance, Gesture
from .viewpoint import Viewpoint


class Over(Value, frozen=True, gc=False):
    """What is said at the table: somebody else goes on."""

    seat: Seat


def others(session: Session[Any], viewpoint: Viewpoint) -> tuple[Seat, ...]:
    """Who might go on instead of whoever looks."""
    waiting, people = session.to_act(), viewpoint.people
    if len(waiting) < 2 or len(people) < 2 or viewpoint.viewer not in waiting or viewpoint.secrets():
        return ()
    return tuple(seat for seat in waiting if seat in people and seat != viewpoint.viewer)


def ways(session: Session[Any], viewpoint: Viewpoint) -> tuple[Affordance, ...]:
    """A button for each of them."""
    names = viewpoint.audience
    return tuple(
        Affordance((Over(seat),), Gesture.BUTTON, _("Over to {name}", name=names.name(seat)))
        for seat in others(session, viewpoint)
    )
