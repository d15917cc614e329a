"""What missions change in the laboratory and among the warriors: doors, exits, tanks, clones, the venom."""

from __future__ import annotations

from collections.abc import Iterable

from ....engine.event import Sink, tell
from ....engine.plain import Seat
from ..events.missions import Cloned, DoorsUnlocked, GateClosed, GateOpened, Infected, Woken
from ..ground.laboratory import Lab, squares_of
from ..ground.plan import lab_of
from ..ground.vision import bodies
from ..printed.warriors import INFILTRATION, RANK
from ..state import SCORPION, Door, HybridState, Mode

DIE = 10


def roll(state: HybridState, seat: Seat) -> int:
    """A die that a side rolls for the mission; no card helps."""
    die = state.rng.roll(DIE)
    state.dice[seat] = die
    return die


def unlock(state: HybridState, seat: Seat, doors: Iterable[int], out: Sink | None) -> None:
    """Unlock those of the doors that are locked, for good."""
    found = [door for door in doors if state.doors[door] == Door.LOCKED]
    for door in found:
        state.doors[door] = Door.SHUT
    if found:
        tell(out, DoorsUnlocked(seat, tuple(found)))


def open_gate(state: HybridState, seat: Seat, gate: int, out: Sink | None) -> None:
    if not state.gates >> gate & 1:
        state.gates |= 1 << gate
        tell(out, GateOpened(seat, gate))


def close_gate(state: HybridState, seat: Seat, gate: int, out: Sink | None, die: int = 0) -> None:
    if state.gates >> gate & 1:
        state.gates &= ~(1 << gate)
        tell(out, GateClosed(seat, gate, die))


def exits_open(state: HybridState) -> tuple[int, ...]:
    """The exits that are open, by their place among the accesses."""
    accesses = enumerate(lab_of(state.plan).accesses)
    return tuple([gate for gate, access in accesses if access.exit and state.gates >> gate & 1])


def free_tanks(state: HybridState) -> tuple[int, ...]:
    """The squares of the tanks that nobody is in."""
    if not state.tanks:
        return ()
    return tuple(squares_of(state.tanks & ~bodies(state, lab_of(state.plan))[0]))


def clone(state: HybridState, warrior: int, square: int, out: Sink | None) -> None:
    """Put an unwounded clone of an eliminated warrior into a tank; it is activated from the next round on."""
    bit = 1 << warrior
    state.squares[warrior] = square
    state.wounds[warrior] = state.kills[warrior] = state.combined[warrior] = 0
    state.modes[warrior], state.levels[warrior] = Mode.NONE, 0
    state.asleep |= bit
    state.humbled &= ~bit
    if INFILTRATION[state.kinds[warrior]]:
        state.spotted &= ~bit
    tell(out, Cloned(state.sides[warrior], warrior, square))


def wake(state: HybridState, seat: Seat, out: Sink | None) -> None:
    """Wake all sleeping warriors, which are activated from now on."""
    sleepers = tuple([each for each in range(len(state.kinds)) if state.asleep >> each & 1])
    state.asleep = 0
    if sleepers:
        tell(out, Woken(seat, sleepers))


def resting_place(state: HybridState, square: int) -> int:
    """The nearest square to this one on which warriors may stop, even where one stands: no pit, no rocks."""
    lab = lab_of(state.plan)
    inside = lab.floor & ~state.shut
    bare = inside & ~(state.pits | state.rocks)
    reached, waiting = {square}, [square]
    for here in waiting:
        if bare >> here & 1:
            return here
        beside = [
            each
            for each in lab.near[here * 8 : here * 8 + 8]
            if each >= 0 and each not in reached and inside >> each & 1
        ]
        reached.update(beside)
        waiting += beside
    return square


def suspects(state: HybridState) -> tuple[int, ...]:
    """The Scorpions of rank 1 that were not eliminated and have not left: one of them carries the venom."""
    return tuple([each for each in state.living(SCORPION) if RANK[state.kinds[each]] == 1])


def infect(state: HybridState, warrior: int, out: Sink | None) -> None:
    """Settle who carries the venom."""
    state.carrier = warrior
    tell(out, Infected(SCORPION, warrior))


def exit_of(lab: Lab, number: int, first: int) -> int:
    """The exit of this number, by its place among the accesses; -1 where the plan has none.

    `first`: the number of the first exit where the plan numbers none.
    """
    exits = [gate for gate, access in enumerate(lab.accesses) if access.exit]
    if any(lab.accesses[gate].number for gate in exits):
        return next((gate for gate in exits if lab.accesses[gate].number == number), -1)
    place = number - first
    return exits[place] if 0 <= place < len(exits) else -1
