"""Laboratories drawn by hand, with warriors and dice as a test needs them."""

from __future__ import annotations

import textwrap
from typing import Any

from monstrarium.engine.action import Action, Choose
from monstrarium.engine.event import Event
from monstrarium.engine.game import settle
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import Announce, Halt, Rest, Step, Turn
from monstrarium.games.hybrid.ground.laboratory import cell_at, cell_name
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.options import agree
from monstrarium.games.hybrid.printed.other_decks import ALL_SLEEVES
from monstrarium.games.hybrid.printed.warriors import INFILTRATION, KINDS, MT, PROFILES, SIDE
from monstrarium.games.hybrid.rules import Hybrid, found
from monstrarium.games.hybrid.state import OFF, HybridState, Mode, Phase
from monstrarium.games.hybrid.turn import activation, movement
from tests.support.matches import Seen

GAME = Hybrid()
FACINGS = "NESW"
NORTH, NORTHEAST, EAST, SOUTHEAST, SOUTH, SOUTHWEST, WEST, NORTHWEST = range(8)
TRIES = 2_000_000
BARE = """
    ##########
    #........#
    #........#
    #........#
    #........#
    #........#
    ##########
"""


def lay(rows: str, *warriors: str, mission: str = "invisible-war", **options: Any) -> HybridState:
    """A laboratory in the middle of its first round, with empty hands.

    A warrior is "knight B2 E", or "knight off"; it is numbered by its place among these words, Griffins always before
    Scorpions.
    """
    plan = textwrap.dedent(rows).strip("\n") + "\n"
    house = agree(settle(GAME.info, 2, options))
    state = found(mission, plan, Rng(1), house)
    words = sorted([line.split() for line in warriors], key=lambda line: SIDE[KINDS[line[0]]])
    kinds = [KINDS[line[0]] for line in words]
    state.kinds, state.sides = tuple(kinds), tuple([SIDE[kind] for kind in kinds])
    width = lab_of(plan).width
    state.squares = [OFF if line[1] == "off" else cell_at(width, line[1]) for line in words]
    state.facings = [FACINGS.index(line[2]) if len(line) > 2 else 0 for line in words]
    count = len(kinds)
    state.wounds, state.modes, state.levels = [0] * count, [0] * count, [0] * count
    state.kills, state.combined, state.lurks = [0] * count, [0] * count, [0] * count
    state.spotted = sum([1 << each for each, kind in enumerate(kinds) if not INFILTRATION[kind]])
    state.round, state.lead, state.first, state.phase = 1, 0, 0, Phase.MODE
    state.sequences = [[each for each in range(count) if state.sides[each] == seat] for seat in (0, 1)]
    state.cursors = [0, 0]
    return state


def room(*warriors: str) -> HybridState:
    """A bare room, and a warrior far off so that the match goes on."""
    return lay(BARE, *warriors, "keratis I6 E")


def spent(state: HybridState) -> int:
    """The points that the Movement of a knight has cost so far."""
    return MT[KINDS["knight"]] - state.points


def called(key: str) -> str:
    """The name of a kind of warrior."""
    return PROFILES[KINDS[key]].name


def cell(state: HybridState, name: str) -> int:
    """The square of a name such as D7."""
    return cell_at(lab_of(state.plan).width, name)


def where(state: HybridState, warrior: int) -> str:
    """The name of a warrior's square; empty outside."""
    square = state.squares[warrior]
    return cell_name(lab_of(state.plan).width, square) if square >= 0 else ""


def reveal(state: HybridState, warrior: int) -> HybridState:
    """Turn over the counter of this warrior: its mode is asked."""
    seat = state.sides[warrior]
    state.sequences[seat].remove(warrior)
    state.sequences[seat].insert(state.cursors[seat], warrior)
    state.seat = seat ^ 1
    activation.reveal_next(state, None)
    return state


def move(state: HybridState, warrior: int, mode: int = Mode.OFFENSE, level: int = 0) -> HybridState:
    """Let this warrior announce its mode; it may move then."""
    reveal(state, warrior)
    state.modes[warrior], state.levels[warrior] = mode, level
    movement.begin(state, None)
    return state


def do(state: HybridState, action: Action) -> list[Event]:
    """Carry out a legal action; the events."""
    reason = GAME.why_not(state, action)
    assert not reason, reason
    tape = Seen()
    GAME.apply(state, action, tape)
    return tape.events


def step(state: HybridState, *directions: int) -> list[Event]:
    """Go step by step."""
    return [event for direction in directions for event in do(state, Step(state.seat, direction))]


def turn(state: HybridState, facing: int) -> list[Event]:
    """Turn to a facing, 0 north to 3 west."""
    return do(state, Turn(state.seat, facing))


def halt(state: HybridState) -> list[Event]:
    """End the Movement."""
    return do(state, Halt(state.seat))


def rest_of_round(state: HybridState) -> None:
    """Let all others keep still until a late Movement, or the next round."""
    while state.phase not in (Phase.LATE, Phase.FIRST, Phase.BID, Phase.OVER):
        match state.phase:
            case Phase.MODE:
                do(state, Announce(state.seat, Mode.OFFENSE))
            case Phase.MOVE:
                do(state, Halt(state.seat))
            case _:
                do(state, Rest(state.seat))


def answer(state: HybridState, option: Any) -> list[Event]:
    """Answer the pending question."""
    assert state.pending is not None
    return do(state, Choose(state.pending.choice.seat, option))


def can(state: HybridState, action: Action) -> bool:
    """Whether that is legal now."""
    return action in GAME.legal(state, action.seat)


def no(state: HybridState, action: Action) -> str:
    """Why that is not legal now; there must be a reason."""
    reason = GAME.why_not(state, action)
    assert reason, f"{action} is legal"
    return reason


def steps(state: HybridState) -> set[int]:
    """The directions in which the active warrior may step."""
    return {action.direction for action in GAME.legal(state, state.seat) if isinstance(action, Step)}


def give(state: HybridState, seat: int, *faces: int) -> list[int]:
    """Put cards with these faces into a hand; their pieces."""
    pieces = []
    for face in faces:
        piece = next(each for each in state.deck if state.pieces.face[each] == face)
        state.deck.remove(piece)
        state.hands[seat].append(piece)
        state.pieces.show(piece, seat)
        pieces.append(piece)
    assert len(ALL_SLEEVES) == len(state.pieces.face)
    return pieces


def rig(state: HybridState, *dice: int) -> HybridState:
    """Let the next D10 show this number."""
    for word in range(TRIES):
        rng = Rng(word)
        if all(rng.roll(10) == die for die in dice):
            state.rng.word = word
            return state
    raise AssertionError(f"no chance leads to {dice}")
