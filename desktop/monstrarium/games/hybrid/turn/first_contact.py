"""First Contact, when a warrior first sees an enemy, and infiltrators that are seen."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.event import Sink, tell
from ....engine.plain import Seat
from ..events.turns import FirstContact, Spotted
from ..ground.contact import base_of
from ..ground.laboratory import Lab
from ..ground.plan import lab_of
from ..ground.vision import in_the_open, is_any_in_the_open, open_to, sees
from ..printed.warriors import SIZE
from ..state import HybridState


def see(state: HybridState, out: Sink | None, opened: bool = False) -> None:
    """Find out who sees whom: the active warrior and its enemies, and infiltrators.

    `opened`: everybody, since a door was opened or an activation is over, in which warriors may have moved."""
    everybody = (1 << len(state.kinds)) - 1
    if (state.met and state.spotted == everybody) or not is_any_in_the_open(state):
        return
    hopeful = looked_at = everybody & ~state.spotted
    if not state.met:
        looked_at |= everybody if opened else 1 << state.active
    shown = in_the_open(state, looked_at)
    wanted = hopeful if state.met else everybody
    while shown:
        low = shown & -shown
        shown ^= low
        each = low.bit_length() - 1
        near = open_to(state.plan, SIZE[state.kinds[each]], state.squares[each], state.shut)
        for watcher, target in _glances(state, lab_of(state.plan), each, near, wanted):
            meet(state, state.sides[watcher], out)
            if hopeful >> target & 1 and not state.spotted >> target & 1:
                state.spotted |= 1 << target
                tell(out, Spotted(state.sides[target], target))


def meet(state: HybridState, seat: Seat, out: Sink | None) -> None:
    """A warrior of this side has seen or attacked an enemy: First Contact, if nobody had before."""
    if not state.met:
        state.met = True
        state.due += (seat, seat ^ 1)
        tell(out, FirstContact(seat))


def _glances(state: HybridState, lab: Lab, warrior: int, near: int, wanted: int) -> Iterator[tuple[int, int]]:
    """The watcher and the target of every sight between a warrior and the enemies on these squares.

    `wanted`: the warriors of whom it matters whether they are seen, as bits."""
    seat, is_wanted = state.sides[warrior], wanted >> warrior & 1
    for each, square in enumerate(state.squares):
        if square >= 0 and state.sides[each] != seat and base_of(state, lab, each) & near:
            if is_wanted and sees(state, each, warrior):
                yield each, warrior
            if wanted >> each & 1 and sees(state, warrior, each):
                yield warrior, each
