"""What each side has to do in its mission now: errands, and warriors that it should not lose.

An agenda has only what a seat may know: for the Griffins every clone of rank 1 may carry the venom.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from ....engine.plain import Seat, Value
from ..combat.switch import SWITCH, TOUGH
from ..ground.laboratory import Lab
from ..ground.plan import lab_of
from ..missions import changes, diaries, goals, matrix, prison, prowlers, twilight, venom
from ..missions.base import away, bearer_of, one_called, ranks
from ..missions.changes import exit_of
from ..missions.hive import enough
from ..printed.missions import MISSIONS
from ..printed.warriors import RANK
from ..state import AWAY, GONE, GRIFFIN, NOBODY, OFF, SCORPION, Door, HybridState

HIGH = 2
"""From this rank on a warrior counts most."""


class Task(enum.IntEnum):
    """What a warrior does at the place of an errand."""

    CLAIM = 0
    LEAVE = 1
    SMASH = 2
    MEET = 3
    """It is only there."""


class Errand(Value, frozen=True, gc=False):
    """Something a side wants to be done, by any of its warriors that can, at any of some places."""

    seat: Seat
    task: Task
    doers: tuple[int, ...]
    places: tuple[int, ...]
    """Masks of squares, each of which will do."""
    worth: float
    """How much likelier the side wins when it is done, on the scale of a logistic curve."""
    then: tuple[int, ...] = ()
    """Where the warrior has to go afterwards: masks of squares, each of which will do."""
    wait: int = 0
    """How many steps more it takes for other reasons."""
    barred: bool = True
    """Whether locked doors count as shut; else they will be open by then."""
    shares: tuple[int, ...] = ()
    """By doer: its share, where one warrior is not enough."""
    need: int = 1
    """The shares that are enough."""


class Agenda(Value, frozen=True, gc=False):
    """Everything that matters in a mission but strength."""

    errands: tuple[Errand, ...] = ()
    dear: tuple[tuple[int, float], ...] = ()
    """Warriors, and how much likelier their side wins as long as they live."""
    done: float = 0.0
    """What has been done already, for the Griffins."""


NOTHING = Agenda()


def agenda_of(state: HybridState, seat: Seat) -> Agenda:
    """What both sides have to do, as far as a seat may know."""
    return AGENDAS[MISSIONS[state.mission].goal](state, lab_of(state.plan), seat)


def busy(agenda: Agenda, seat: Seat) -> int:
    """The warriors of a side that have errands, as bits."""
    return _doers([errand for errand in agenda.errands if errand.seat == seat])


def to_stop(agenda: Agenda, seat: Seat) -> int:
    """The enemies of a side that have errands, as bits."""
    return _doers([errand for errand in agenda.errands if errand.seat != seat])


def _doers(errands: Sequence[Errand]) -> int:
    found = 0
    for errand in errands:
        for each in errand.doers:
            found |= 1 << each
    return found


# ---- who and where


def _able(state: HybridState, seat: Seat, least: int = 1) -> tuple[int, ...]:
    kinds, asleep = state.kinds, state.asleep
    return tuple([each for each in state.living(seat) if RANK[kinds[each]] >= least and not asleep >> each & 1])


def _at(state: HybridState, number: int) -> tuple[int, ...]:
    """Where objectives of this number lie."""
    spots = zip(state.spots, state.numbers, strict=True)
    return tuple([1 << square for square, each in spots if each == number and square >= 0])


def _ways_out(state: HybridState, lab: Lab) -> tuple[int, ...]:
    return tuple([_gate(lab, gate) for gate in changes.exits_open(state)])


def _gate(lab: Lab, gate: int) -> int:
    return sum([1 << square for square in lab.accesses[gate].squares])


# ---- by goal


ESCAPE = 4.0
"""What it is worth to get out where that wins the match."""


def _hive(state: HybridState, lab: Lab, seat: Seat) -> Agenda:
    outside = away(state, GRIFFIN)
    doers = (*outside, *_able(state, GRIFFIN))
    shares = tuple([min(HIGH, RANK[state.kinds[each]]) for each in doers])
    errand = Errand(GRIFFIN, Task.LEAVE, doers, _ways_out(state, lab), ESCAPE, shares=shares, need=2 * HIGH)
    return Agenda((errand,), tuple([(each, _hive_worth(state, doers, each)) for each in doers]), -0.6 * ESCAPE)


def _hive_worth(state: HybridState, doers: tuple[int, ...], warrior: int) -> float:
    """What a warrior is worth to a side that has to get out: more where the others are not enough."""
    others = ranks(state, [each for each in doers if each != warrior])
    return (0.3 if enough(others) else 2.0) * min(HIGH, RANK[state.kinds[warrior]]) / HIGH


def _prison(state: HybridState, lab: Lab, seat: Seat) -> Agenda:
    prisoner = one_called(state, prison.PRISONER)
    if prisoner == NOBODY or state.squares[prisoner] == GONE:
        high = _able(state, GRIFFIN, HIGH)
        return Agenda((Errand(GRIFFIN, Task.LEAVE, high, _ways_out(state, lab), 2.0),), done=-1.5)
    locked = any(state.doors[door] == Door.LOCKED for door in prison.cell_doors(lab))
    wait = 12 if locked else 0
    errands = [Errand(GRIFFIN, Task.LEAVE, (prisoner,), _ways_out(state, lab), ESCAPE, wait=wait, barred=False)]
    done = -0.6 * ESCAPE
    others = tuple([each for each in _able(state, GRIFFIN, HIGH) if each != prisoner])
    if locked:
        switches = _at(state, 1)
        free = tuple([each for each in _able(state, GRIFFIN) if each != prisoner])
        errands.append(Errand(GRIFFIN, Task.CLAIM, free, switches, 1.5))
        if not others:
            errands.append(Errand(SCORPION, Task.CLAIM, _able(state, SCORPION), switches, 1.0))
    else:
        done += 1.5 if others else -1.2
    return Agenda(tuple(errands), ((prisoner, 1.5), *[(each, 0.4) for each in others]), done)


def _jewel(state: HybridState, lab: Lab, seat: Seat) -> Agenda:
    return Agenda(
        (
            Errand(GRIFFIN, Task.CLAIM, _able(state, GRIFFIN), _at(state, goals.GEM), ESCAPE),
            Errand(SCORPION, Task.CLAIM, _able(state, SCORPION), _at(state, goals.VIRUS), ESCAPE),
        )
    )


def _prowlers(state: HybridState, lab: Lab, seat: Seat) -> Agenda:
    outs = _ways_out(state, lab)
    if not outs:
        outs = tuple([_gate(lab, exit_of(lab, number, prowlers.NEAR[0])) for number in prowlers.NEAR])
    bearer = bearer_of(state, prowlers.GEM)
    lying = _at(state, prowlers.GEM)
    if bearer == NOBODY or state.squares[bearer] < 0:
        return Agenda(tuple([Errand(side, Task.CLAIM, _able(state, side), lying, ESCAPE, outs) for side in (0, 1)]))
    side = state.sides[bearer]
    chase = Errand(side ^ 1, Task.MEET, _able(state, side ^ 1, 0), (1 << state.squares[bearer],), 1.0)
    return Agenda((Errand(side, Task.LEAVE, (bearer,), outs, ESCAPE), chase), ((bearer, 1.5),))


BOOK, VALVE, BEARER = 2.2, 1.0, 0.8
"""What a diary outside is worth, a closed valve, and a warrior that carries a diary."""
AIRING = 8
"""How many steps it takes to close the valve."""


def _diaries(state: HybridState, lab: Lab, seat: Seat) -> Agenda:
    outs, is_open = _ways_out(state, lab), state.cloud != OFF
    errands, dear, done = list[Errand](), list[tuple[int, float]](), -0.45 * BOOK
    wait, able = AIRING * is_open, _able(state, GRIFFIN)
    for number in diaries.BOOKS:
        bearer = bearer_of(state, number)
        if bearer == NOBODY:
            errands.append(Errand(GRIFFIN, Task.CLAIM, able, _at(state, number), BOOK, outs, wait))
        elif state.squares[bearer] == AWAY:
            done += BOOK + BEARER
        else:
            errands.append(Errand(GRIFFIN, Task.LEAVE, (bearer,), outs, BOOK, wait=wait))
            dear.append((bearer, BEARER))
    valve = _at(state, diaries.VALVE)
    turner = GRIFFIN if is_open else SCORPION
    worth = VALVE if is_open else 0.5 * VALVE
    errands.append(Errand(turner, Task.CLAIM, _able(state, turner), valve, worth))
    return Agenda(tuple(errands), tuple(dear), done + VALVE * (not is_open))


WOKEN = 1.2
"""What it is worth to wake the clones."""
HALF = 2.5
"""What each of two things is worth that have to be done."""


def _matrix(state: HybridState, lab: Lab, seat: Seat) -> Agenda:
    errands, done = list[Errand](), -0.6 * HALF
    locked = Door.LOCKED in state.doors
    if state.taken >> matrix.PANEL & 1:
        done += HALF
    else:
        errands.append(Errand(GRIFFIN, Task.CLAIM, _able(state, GRIFFIN), _at(state, matrix.PANEL), HALF))
    left = 1.0 - state.hits / TOUGH
    done += HALF * (1.0 - left)
    if left > 0.0:
        switch = _at(state, SWITCH)
        able = _able(state, GRIFFIN, 0)
        errands.append(Errand(GRIFFIN, Task.SMASH, able, switch, HALF * left, wait=12 * locked, barred=False))
    return Agenda(tuple(errands), done=done)


def _venom(state: HybridState, lab: Lab, seat: Seat) -> Agenda:
    known = seat == SCORPION and state.carrier != NOBODY
    suspects = (state.carrier,) if known else changes.suspects(state)
    outs, errands = _ways_out(state, lab), list[Errand]()
    each_one = ESCAPE / math.sqrt(max(1, len(suspects)))
    for suspect in suspects:
        errands.append(Errand(SCORPION, Task.LEAVE, (suspect,), outs, each_one))
    done = ESCAPE
    if state.taken >> venom.CONTROL & 1:
        done -= WOKEN
    elif state.asleep:
        errands.append(Errand(SCORPION, Task.CLAIM, _able(state, SCORPION), _at(state, venom.CONTROL), WOKEN))
    return Agenda(tuple(errands), tuple([(suspect, 0.5 * each_one) for suspect in suspects]), done)


def _twilight(state: HybridState, lab: Lab, seat: Seat) -> Agenda:
    free, errands, done = _able(state, GRIFFIN), list[Errand](), -0.3 * ESCAPE
    if state.taken >> twilight.HATCHES & 1:
        inside = tuple([each for each in free if state.squares[each] >= 0])
        errands.append(Errand(GRIFFIN, Task.LEAVE, inside, _ways_out(state, lab), ESCAPE))
        done += 0.5
    else:
        panel = _at(state, twilight.HATCHES)
        hatches = tuple([_gate(lab, gate) for gate, access in enumerate(lab.accesses) if access.exit])
        errands.append(Errand(GRIFFIN, Task.CLAIM, free, panel, ESCAPE, hatches))
    if state.taken >> twilight.CELLS & 1:
        done += 0.8
    elif state.asleep:
        errands.append(Errand(GRIFFIN, Task.CLAIM, free, _at(state, twilight.CELLS), 0.8))
    return Agenda(tuple(errands), done=done)


AGENDAS: Mapping[str, Callable[[HybridState, Lab, Seat], Agenda]] = MappingProxyType(
    {
        "exterminate": lambda state, lab, seat: NOTHING,
        "hive": _hive,
        "prison": _prison,
        "jewel": _jewel,
        "prowlers": _prowlers,
        "diaries": _diaries,
        "matrix": _matrix,
        "venom": _venom,
        "twilight": _twilight,
    }
)
"""By the goal of a mission: what makes its agenda."""
