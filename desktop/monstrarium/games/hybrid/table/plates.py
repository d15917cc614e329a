"""The name plates of both sides, and what of the laboratory has to be in sight."""

from __future__ import annotations

from ....engine.plain import Seat
from ....language.words import _, _n, said
from ....table.desc import ItemId, Plate
from ..ground.laboratory import Lab, squares_of
from ..state import NOBODY, HybridState, Phase
from .briefing import STARTS
from .faces import held
from .items import figurine, square_item
from .layout import Layout
from .wording import SIDE_NAMES


def plates_of(state: HybridState, layout: Layout) -> tuple[Plate, ...]:
    """The near plate and the far one."""
    seats = (layout.near, layout.near ^ 1)
    return tuple([_plate(state, seat, layout) for seat in seats])


def _plate(state: HybridState, seat: Seat, layout: Layout) -> Plate:
    place = layout.seating.plates[seat != layout.near]
    side = said(SIDE_NAMES[seat])
    if state.phase in (Phase.MUSTER, Phase.DEPLOY):
        return Plate(seat, place, "", side)
    cards = len(held(state, seat))
    note = _n("{side}, {n} card", "{side}, {n} cards", cards, side=side)
    return Plate(seat, place, _("{n} stand", n=len(state.living(seat))), note)


def focus_of(state: HybridState, layout: Layout) -> tuple[ItemId, ...]:
    """The warriors of a roll, or the one that is activated, as far as they stand in the laboratory.

    Before that, the squares on which a side begins, and the warriors that get a counter.
    """
    if state.phase is Phase.DEPLOY:
        return tuple([square_item(layout.lab, each) for each in _starts(layout.lab, state.seat)])
    if state.phase is Phase.ORDER:
        return tuple([figurine(each) for each in state.standing(state.seat)])
    trial = state.trial
    about = (state.active,) if trial is None else (trial.warrior, trial.target)
    return tuple([figurine(each) for each in about if each != NOBODY and state.squares[each] >= 0])


def _starts(lab: Lab, seat: Seat) -> list[int]:
    return [square for mark, side in STARTS.items() if side == seat for square in squares_of(lab.starts.get(mark, 0))]
