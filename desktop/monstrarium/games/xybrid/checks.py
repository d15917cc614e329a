"""Finds states that no match of XYbrid can reach although all their numbers are within bounds."""

from __future__ import annotations

from itertools import chain

from ...engine.pieces import EVERYONE
from ...language.words import _
from .cards import FIRST_BREAKTHROUGH, FIRST_CORE
from .monster import look_over
from .state import NO_PIECE, Phase, XybridState

flat = chain.from_iterable
CORE, BEGIN, BUILD, REVEAL, ACTIVATE, DEPLOY, OVER = Phase


def wrong(state: XybridState) -> str:
    return _kinds(state) or _monsters(state) or _picks(state) or _phase(state)


def _kinds(state: XybridState) -> str:
    """Parts, cores and breakthroughs lie only where such cards may lie, each kind in its own pieces."""
    face = state.pieces.face
    parts = [*state.deck, *state.lab, *state.limbo, *flat(state.monsters), *flat(state.hands)]
    cores = [*state.core_pile, *[core for core in state.cores if core != NO_PIECE]]
    secrets = [*flat(state.secrets), *[card for card in state.revealed if card != NO_PIECE]]
    for pieces, low, high in (
        (parts, 0, FIRST_CORE),
        (cores, FIRST_CORE, FIRST_BREAKTHROUGH),
        (secrets, FIRST_BREAKTHROUGH, len(face)),
        ([*flat(state.piles)], 0, FIRST_BREAKTHROUGH),
    ):
        for piece in pieces:
            if not low <= piece < high:
                return _("piece {n} lies where no such piece lies", n=piece)
    for low, high in ((0, FIRST_CORE), (FIRST_CORE, FIRST_BREAKTHROUGH), (FIRST_BREAKTHROUGH, len(face))):
        if not all(low <= each < high for each in face[low:high]):
            return _("a card lies in a sleeve of another kind")
    return ""


def _monsters(state: XybridState) -> str:
    """What a monster lacks follows from its parts, all seats have seen them, and only parts have changed values."""
    if any(state.pieces.seen[part] != EVERYONE for part in (*flat(state.monsters), *state.lab, *flat(state.hands))):
        return _("a part lies openly that not everybody has seen")
    again = state.clone()
    for seat in range(len(again.monsters)):
        look_over(again, seat)
    if again.lacks != state.lacks:
        return _("a monster lacks what it has, or the other way round")
    if any(part >= FIRST_CORE for marks in (state.fixed, state.growth) for part in marks):
        return _("what is no part has grown")
    if any(abs(value) > 1000 for marks in (state.fixed, state.growth) for value in marks.values()):
        return _("a part has grown out of all bounds")
    return ""


def _picks(state: XybridState) -> str:
    """A pick is a breakthrough of its seat, put down before all are revealed."""
    picks = state.picks
    for seat, pick in enumerate(picks.picked):
        if pick is not None and not (picks.made[seat] and pick in state.secrets[seat]):
            return _("a breakthrough is put down that nobody has")
    if any(picks.made) != (state.phase is REVEAL and any(picks.made)) or all(picks.made):
        return _("breakthroughs are put down when nobody does so")
    return ""


def _phase(state: XybridState) -> str:
    """The phase agrees with cores, revealed breakthroughs and questions."""
    phase, pending = state.phase, state.pending is not None
    built = [core != NO_PIECE for core in state.cores]
    if (phase is CORE and (built[state.seat] or not state.core_pile)) or (phase not in (CORE, OVER) and not all(built)):
        return _("the cores do not agree with the phase")
    if phase is not DEPLOY and phase is not ACTIVATE and any(card != NO_PIECE for card in state.revealed):
        return _("breakthroughs lie open too early")
    if (pending and phase in (CORE, REVEAL, OVER)) or (phase is ACTIVATE and not pending):
        return _("something is being done that nobody began")
    return ""
