"""Bring Event and Army cards, auras and mutations into play."""

from __future__ import annotations

from typing import Any

from monstrarium.engine.event import Event
from monstrarium.games.hybrid.actions import Graft, Invoke, Play
from monstrarium.games.hybrid.combat import modifiers
from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.effects import book
from monstrarium.games.hybrid.printed.other_decks import ALL_SLEEVES, FACES
from monstrarium.games.hybrid.state import NOBODY, HybridState
from tests.games.hybrid.fight import hurt, room
from tests.games.hybrid.scenario import answer, cell, do, give, move, reveal
from tests.support.matches import Seen

__all__ = ["answer", "give", "hurt", "move", "reveal"]
ROOMS = """
    ################
    #......#.......#
    #......#.......#
    #......+.......#
    #......#.......#
    ################
    """


def sleeve(key: str) -> int:
    """The piece of a card with one copy, before any shuffle."""
    return ALL_SLEEVES.index(FACES[key])


def pair(us: str = "knight C3 E", them: str = "hybrid D3 W", *others: str) -> HybridState:
    """Two warriors face to face, in the middle of a round."""
    return room(us, them, *others)


def happens(state: HybridState, seat: int, key: str, target: int = NOBODY, *answers: Any) -> list[Event]:
    """Let a card happen, on a warrior or on nobody; the events."""
    tape, piece = Seen(), sleeve(key)
    state.limbo.append(piece)
    state.pieces.show(piece, None)
    book.begin(state, "omen", seat, piece, target, out=tape)
    for option in answers:
        book.answer(state, option, tape)
    return tape.events


def keep(state: HybridState, seat: int, *keys: str) -> HybridState:
    """Let a side keep cards."""
    for key in keys:
        state.reserves[seat].append(sleeve(key))
        state.pieces.show(sleeve(key), seat)
    return state


def play(state: HybridState, key: str, target: int) -> list[Event]:
    """Let the side of the active warrior play a card that it keeps."""
    return do(state, Play(state.seat, sleeve(key), target))


def chosen(state: HybridState, seat: int, *keys: str) -> HybridState:
    """Let a side choose these auras, or mutations."""
    for key in keys:
        state.gifts[seat].append(sleeve(key))
        state.pieces.show(sleeve(key), seat)
    return state


def invoke(state: HybridState, key: str) -> list[Event]:
    """Let the active warrior raise an aura."""
    return do(state, Invoke(state.seat, sleeve(key)))


def graft(state: HybridState, key: str) -> list[Event]:
    """Give the active warrior a mutation."""
    return do(state, Graft(state.seat, sleeve(key)))


def sum_of(state: HybridState, sort: Sort, warrior: int = 0, target: int = 1) -> int:
    return modifiers.sum_of(modifiers.success(state, sort, warrior, target, 1))


def gain(state: HybridState, sort: Sort, key: str, warrior: int = 0, target: int = 1) -> int:
    """What a card adds to a roll."""
    return dict(modifiers.success(state, sort, warrior, target, 1)).get(key, 0)


def named(state: HybridState, squares: int) -> set[str]:
    """The names of squares."""
    width = 16
    return {f"{chr(65 + at % width)}{at // width + 1}" for at in range(squares.bit_length()) if squares >> at & 1}


def spot(state: HybridState, name: str) -> tuple[str, int]:
    """A square as an answer."""
    return ("square", cell(state, name))
