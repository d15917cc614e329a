"""The name plates of both sides, and what of the laboratory has to be in sight."""

from __future__ import annotations

from ....engine.plain import Seat
from ....language.words import _, _n, said
from ....table.desc import ItemId, Plate
from ..state import NOBODY, HybridState, Phase
from .faces import held
from .items import figurine
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


def focus_of(state: HybridState) -> tuple[ItemId, ...]:
    """The warriors of a roll, or the one that is activated, as far as they stand in the laboratory."""
    trial = state.trial
    about = (state.active,) if trial is None else (trial.warrior, trial.target)
    return tuple([figurine(each) for each in about if each != NOBODY and state.squares[each] >= 0])
