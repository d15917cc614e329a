"""Fights in HYBRID with given places, dice and answers."""

from __future__ import annotations

from typing import Any

from monstrarium.engine.event import Event
from monstrarium.games.hybrid.combat import modifiers
from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.effects import book
from monstrarium.games.hybrid.events.fights import Rolled
from monstrarium.games.hybrid.printed.action_cards import CARDS, FACES
from monstrarium.games.hybrid.printed.warriors import PROFILES
from monstrarium.games.hybrid.state import HybridState, Mode
from tests.games.hybrid.scenario import give, lay, rig
from tests.support.matches import Seen

ROOM = """
    ################
    #..............#
    #..............#
    #..............#
    #..............#
    #..............#
    #..............#
    #..............#
    ################
    """
HALL = """
    ################
    #..............#
    #..............#
    #..............#
    ################
    """
STOPS = ("enough", "none")


def room(*warriors: str, **options: Any) -> HybridState:
    """A large empty room with warriors; the first of them is active."""
    state = lay(ROOM, *warriors, **options)
    state.active = 0
    return state


def duel(ours: str = "", theirs: str = "") -> HybridState:
    """A knight before a hybrid, and the hands of both sides."""
    state = room("knight C3 E", "hybrid D3 W")
    hand(state, 0, *ours.split())
    hand(state, 1, *theirs.split())
    return state


def number(state: HybridState, key: str) -> int:
    """The number of the first warrior of a kind."""
    return [PROFILES[kind].key for kind in state.kinds].index(key)


def stance(state: HybridState, warrior: int, mode: int, level: int = 0) -> HybridState:
    """Put a warrior in a mode, as since its last activation."""
    state.modes[warrior], state.levels[warrior] = mode, level
    return state


def guard(state: HybridState, warrior: int, level: int = 1) -> HybridState:
    """Put a warrior in Defensive Combat."""
    return stance(state, warrior, Mode.DEFENSE, level)


def lurk(state: HybridState, *warriors: int) -> HybridState:
    """Put warriors in ambush, in this order."""
    for warrior in warriors:
        stance(state, warrior, Mode.FIRING, 3)
        state.ambush.append(warrior)
        state.lurks[warrior] = len(state.ambush)
    return state


def hurt(state: HybridState, warrior: int, wounds: int) -> HybridState:
    """Wound a warrior."""
    state.wounds[warrior] = wounds
    state.humbled |= 1 << warrior
    return state


def hand(state: HybridState, seat: int, *keys: str) -> list[int]:
    """Give cards to a side; their pieces."""
    return give(state, seat, *[FACES[key] for key in keys])


def begin(state: HybridState, name: str, warrior: int, *args: Any) -> list[Event]:
    """Begin an effect, up to its first question; the events."""
    tape = Seen()
    book.begin(state, name, state.sides[warrior], warrior, *args, out=tape)
    return tape.events


def say(state: HybridState, option: Any) -> list[Event]:
    """Answer the pending question; a card can be named by its key, as in ("effect", "jinx")."""
    assert state.pending is not None, "nobody is asked"
    choice = state.pending.choice
    if isinstance(option, tuple) and isinstance(option[1], str):
        option = _piece(state, *option)
    assert option in choice.options, f"{option} is none of {choice.options}"
    tape = Seen()
    book.answer(state, option, tape)
    return tape.events


def _piece(state: HybridState, how: str, key: str) -> tuple[str, int]:
    assert state.pending is not None
    options: tuple[Any, ...] = state.pending.choice.options
    face, pieces = FACES[key], state.pieces.face
    return next(option for option in options if option[0] == how and pieces[option[1]] == face)


def offered(state: HybridState) -> list[str]:
    """The options of the pending question, cards by their keys."""
    assert state.pending is not None
    return [_word(state, option) for option in state.pending.choice.options]


def _word(state: HybridState, option: Any) -> str:
    if isinstance(option, str):
        return option
    how, which = option
    return f"{how} {CARDS[state.pieces.face[which]].key if how in ('points', 'effect', 'card') else which}"


def levels(state: HybridState) -> list[int]:
    """The levels that are offered."""
    assert state.pending is not None
    options: tuple[Any, ...] = state.pending.choice.options
    return [option[1] for option in options if option[0] == "level"]


def through(state: HybridState, level: int = 1) -> list[Event]:
    """Play no more cards, take this level where it is asked for, and decline the rest."""
    told: list[Event] = []
    while state.pending is not None:
        options = state.pending.choice.options
        stop = next((each for each in STOPS if each in options), None)
        told += say(state, stop or (("level", level) if ("level", level) in options else options[0]))
    return told


def strike(
    state: HybridState, *dice: int, level: int = 1, attacker: int = 0, target: int = 1, combined: bool = False
) -> list[Event]:
    """A whole attack without cards, with these dice; the events."""
    rig(state, *dice)
    return begin(state, "strike", attacker, target, combined) + through(state, level)


def shoot(state: HybridState, *dice: int, level: int = 1, shooter: int = 0, target: int = 1) -> list[Event]:
    """A whole shot without cards."""
    rig(state, *dice)
    return begin(state, "shot", shooter, target) + through(state, level)


def play(state: HybridState, *answers: Any) -> list[Event]:
    """Give these answers one after the other."""
    return [event for answer in answers for event in say(state, answer)]


def rolls(told: list[Event]) -> list[Rolled]:
    """The rolls among events."""
    return [event for event in told if isinstance(event, Rolled)]


def parts(state: HybridState, sort: Sort, warrior: int = 0, target: int = 1, level: int = 1) -> dict[str, int]:
    """The named modifiers of a roll."""
    return dict(modifiers.success(state, sort, warrior, target, level))
