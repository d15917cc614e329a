"""The action that a drop would mean although it is not legal, so that the rules can say why not."""

from __future__ import annotations

from ....engine.action import Action
from ....table.desc import ItemId
from ..actions import Aim, Keep, PutBack, Roll
from ..state import CyboState, Phase
from ..turn import terms_of, verdict
from .items import BOARD, DIE, DISH, TRAY, number_of, seat_of

TRAYS = (TRAY, BOARD, DISH)


def intent_of(view: CyboState, source: ItemId, target: ItemId) -> Action | None:
    """The die on a plate aims at its number, on a card it keeps the points, in the tray it is rolled or put back."""
    if source != DIE:
        return None
    if view.phase is Phase.QUAD and target in (DIE, *TRAYS):
        return PutBack(view.seat)
    number, seat = number_of(target), seat_of(target)
    if number is not None:
        wanted = view.phase is Phase.QUAD and number == verdict(terms_of(view, view.seat), view.rolls).target
        return Roll(view.seat) if wanted else Aim(view.seat, number)
    if seat is not None:
        return Keep(seat)
    return Roll(view.seat) if target in TRAYS else None
