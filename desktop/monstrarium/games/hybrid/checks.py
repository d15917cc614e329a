"""What is wrong with a state of HYBRID although every number in it is within its bounds."""

from __future__ import annotations

from collections.abc import Mapping

from ...language.words import _
from .combat.prepared_roll import HIGHEST
from .ground.plan import lab_of
from .printed.action_cards import PIECES
from .printed.other_decks import ALL_SLEEVES
from .printed.warriors import NV, PROFILES, SIDE
from .state import HybridState

HIGHEST_OF = (0, HIGHEST, HIGHEST, HIGHEST, HIGHEST)
"""By mode: the highest level of it that a warrior can be on."""


def sizes(state: HybridState) -> Mapping[str, int]:
    """The sizes that bound the numbers in a state."""
    lab = lab_of(state.plan)
    return {
        "lying": PIECES,
        "faces": max(ALL_SLEEVES) + 1,
        "kinds": len(PROFILES),
        "squares": lab.width * lab.height,
        "doors": len(lab.doors),
        "accesses": len(lab.accesses),
        "warriors": len(state.kinds),
        "objectives": len(state.numbers),
    }


def wrong(state: HybridState) -> str:
    return _warriors(state) or _counters(state) or _cards(state)


def _warriors(state: HybridState) -> str:
    for warrior, kind in enumerate(state.kinds):
        if state.sides[warrior] != SIDE[kind]:
            return _("warrior {n} fights for the other side", n=warrior)
        if state.wounds[warrior] > NV[kind]:
            return _("warrior {n} has more wounds than it can have", n=warrior)
        if state.levels[warrior] > HIGHEST_OF[state.modes[warrior]]:
            return _("warrior {n} is on a level that its mode does not have", n=warrior)
    if [*state.sides] != sorted(state.sides):
        return _("the Griffins do not have the first numbers")
    for group in (state.ambush, state.acted, state.late):
        if len({*group}) < len(group):
            return _("a warrior is counted twice")
    return ""


def _counters(state: HybridState) -> str:
    if len(state.counters) != len(state.traps):
        return _("it is not known of every event counter whether it is a trap")
    if len(state.sequences) not in (0, len(state.hands)) or len(state.cursors) != len(state.sequences):
        return _("the activation counters are not those of two sides")
    for seat, (sequence, cursor) in enumerate(zip(state.sequences, state.cursors, strict=True)):
        own = all(state.sides[warrior] == seat for warrior in sequence)
        if not own or len({*sequence}) < len(sequence) or cursor > len(sequence):
            return _("the activation counters are not those of two sides")
    return ""


def _cards(state: HybridState) -> str:
    """The face of a lasting card is the one in its sleeve."""
    if any(card.face != state.pieces.face[card.piece] for card in state.spells):
        return _("a card that lies there is another one")
    return ""
