"""What lies face down or was put down in secret, and the worlds that a seat cannot rule out."""

from __future__ import annotations

from ...engine.plain import Seat
from ...engine.rng import Rng
from .cards import ALL_BREAKTHROUGHS, ALL_PARTS
from .state import XybridState


def hide(state: XybridState, viewer: Seat | None) -> None:
    """Blank what the viewer cannot see."""
    state.pieces.hide_from(viewer)
    state.picks.hide_from(viewer)


def imagine(state: XybridState, viewer: Seat, rng: Rng) -> XybridState:
    """Deal anew what the viewer does not know. What everyone has seen on its way below the deck stays where it is."""
    world = state.clone()
    world.pieces.redeal(viewer, rng, ALL_PARTS)
    world.pieces.redeal(viewer, rng, ALL_BREAKTHROUGHS)
    for seat in world.picks.hidden_from(viewer):
        world.picks.picked[seat] = rng.pick((None, *world.secrets[seat]))
    world.rng = rng.fork()
    return world
