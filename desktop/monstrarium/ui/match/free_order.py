"""Where several people owe a decision at once and nothing is secret, any of them may go on: nobody waits for a hand."""

from __future__ import annotations

from typing import Any

import msgspec

from ...engine.plain import Seat, Value
from ...engine.session import Session
from ...engine.words import _
from ...table.desc import Affordance, Gesture, TableDesc
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


def with_others(table: TableDesc, session: Session[Any], viewpoint: Viewpoint) -> TableDesc:
    """The table with a button for each of them."""
    names = viewpoint.audience
    more = [
        Affordance((Over(seat),), Gesture.BUTTON, _("Over to {name}", name=names.name(seat)))
        for seat in others(session, viewpoint)
    ]
    return msgspec.structs.replace(table, affordances=(*table.affordances, *more)) if more else table
