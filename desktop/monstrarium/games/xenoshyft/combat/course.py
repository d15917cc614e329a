"""The course of combat, lane by lane, up to the next decision of a seat."""

from __future__ import annotations

from ....engine.action import Choose
from ....engine.event import Sink, show, tell
from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Plain, Seat
from .. import rounds
from ..actions import Deploy, Pass, Play, Power, Use
from ..cards import DROP, REVEAL
from ..effects import book
from ..effects.reveals import AT_TROOPS, QUIET
from ..events import LaneBegan, LaneHeld, LaneOverrun, Lost, Passed, WindowOpened
from ..lanes import doomed, order
from ..state import AGAIN, BREACH, CLOSED, NEXT, NO_LANE, NO_PIECE, NOBODY, REACT, Phase, XenoshyftState
from . import enemies, exchange, windows
from .deaths import BaseFell
from .guards import may_cancel

BUY, DEPLOY, COMBAT, WRAP, OVER = Phase
NEEDS_TROOPS = tuple([text in AT_TROOPS for text in REVEAL])
"""By face: whether the Reveal does nothing to a lane without troops."""
ASKS_NOBODY = tuple([text in QUIET for text in REVEAL])
"""By face: whether the Reveal asks nobody and hurts nobody."""


# ---- running texts


def run(state: XenoshyftState, name: str, seat: Seat, *args: Plain, out: Sink | None) -> None:
    """Run an effect up to its end, its first question, or the fall of the base."""
    try:
        book.begin(state, name, seat, *args, out=out)
    except BaseFell:
        _lose(state, out)


def answer(state: XenoshyftState, action: Choose, out: Sink | None) -> None:
    try:
        book.answer(state, action.option, out)
    except BaseFell:
        _lose(state, out)


def _lose(state: XenoshyftState, out: Sink | None) -> None:
    state.pending, state.hit, state.flipped = None, None, NO_PIECE
    state.box += state.limbo
    state.limbo = []
    state.phase, state.window, state.asked = OVER, CLOSED, NOBODY
    state.turn += 1
    tell(out, Lost(max(0, state.lane)))


# ---- the lanes


def begin(state: XenoshyftState, out: Sink | None) -> None:
    """Deal the enemies and begin the first lane."""
    enemies.deploy(state, out)
    rounds.enter(state, COMBAT)
    state.fought = 0
    state.lane = state.first
    if out is not None:
        out.beat()  # The enemies are dealt, and combat begins.
    _begin_lane(state, out)


def _begin_lane(state: XenoshyftState, out: Sink | None) -> None:
    state.window, state.closed, state.fresh = CLOSED, False, False
    if out is not None:
        show(out, LaneBegan(state.lane))


def _end_lane(state: XenoshyftState, out: Sink | None) -> None:
    """End a lane without enemies: the next one begins, or wrap-up."""
    if out is not None:
        show(out, LaneHeld(state.lane))
    state.fought += 1
    state.window, state.asked, state.closed = CLOSED, NOBODY, False
    if state.fought == len(state.fronts):
        state.lane = NO_LANE
        rounds.enter(state, WRAP)
        return
    state.lane = (state.lane + 1) % len(state.fronts)
    state.turn += 1
    _begin_lane(state, out)


def settle(state: XenoshyftState, out: Sink | None) -> None:
    """After an action in a fight, or while anybody is wounded: kill the troops that have lost HP by it, and fight on to
    the next decision of a seat."""
    if state.wounds:
        _sweep(state, out)
    while state.phase is COMBAT and state.pending is None:
        lane = state.lane
        swarm = state.swarms[lane]
        if not swarm:
            _end_lane(state, out)
        elif not (state.pieces.seen[swarm[0]] or state.fresh or state.window == NEXT):
            _reveal(state, swarm[0], out)
        elif state.closed:
            state.closed = False
            if state.fronts[lane]:
                _exchange(state, lane, out)
            else:
                _breach(state, lane, out)
        elif _is_somebody_asked(state, out):
            return
        else:
            state.window, state.closed = CLOSED, True


def _sweep(state: XenoshyftState, out: Sink | None) -> None:
    """Kill the troops that have lost HP, unless somebody is asked or the match is over."""
    if state.pending is None and state.phase is not OVER and doomed(state):
        run(state, "sweep", state.first, out=out)


def _reveal(state: XenoshyftState, enemy: PieceId, out: Sink | None) -> None:
    state.window, state.closed = CLOSED, False
    printed, lane = state.pieces.face[enemy], state.lane
    if not REVEAL[printed]:
        exchange.flip(state, enemy, out)
        return
    idle = NEEDS_TROOPS[printed] and not state.fronts[lane]
    if not (idle or ASKS_NOBODY[printed]) or may_cancel(state):
        run(state, "flip", lane, enemy, out=out)
        return
    exchange.flip(state, enemy, out)
    exchange.begin_reveal(state, enemy, out)
    if not idle:
        book.begin(state, REVEAL[printed], lane, enemy, lane, out=out)


def _exchange(state: XenoshyftState, lane: int, out: Sink | None) -> None:
    """Let the first troop and the first enemy attack each other."""
    try:
        texts = exchange.clash(state, lane, out)
    except BaseFell:
        _lose(state, out)
        return
    if texts is None:
        run(state, "exchange", lane, lane, out=out)
        return
    for name, *args in texts:
        run(state, name, lane, *args, out=out)
    if state.wounds:
        _sweep(state, out)


def _breach(state: XenoshyftState, lane: int, out: Sink | None) -> None:
    """Let the first enemy of a lane without troops hit the base. Nobody can be asked about that."""
    try:
        texts = exchange.breach(state, lane, out)
    except BaseFell:
        _lose(state, out)
        return
    for name, *args in texts:
        run(state, name, lane, *args, out=out)


# ---- windows


def _is_somebody_asked(state: XenoshyftState, out: Sink | None) -> bool:
    """Open the right window and find the seat that decides next; whether there is one."""
    wanted, window = _wanted_window(state), state.window
    left = state.left_seats if window else (1 << len(state.hands)) - 1
    if window != wanted:
        state.window = wanted
        if out is not None:
            _tell_window(state, out)
    state.fresh = False
    pacing = NOBODY if wanted == AGAIN else state.lane
    for seat in order(state):
        if left >> seat & 1:
            if seat == pacing or windows.can_react(state, seat):
                state.asked, state.left_seats = seat, left
                return True
            left ^= 1 << seat
    state.asked, state.left_seats = NOBODY, left
    return False


def _wanted_window(state: XenoshyftState) -> str:
    """The open window if it still fits, else the one to open."""
    lane, window = state.lane, state.window
    if not state.pieces.seen[state.swarms[lane][0]]:
        return NEXT
    if not state.fronts[lane]:
        return BREACH
    if window in (REACT, AGAIN):
        return window
    return REACT if window or state.fresh else AGAIN


def _tell_window(state: XenoshyftState, out: Sink) -> None:
    enemy = state.swarms[state.lane][0]
    face = state.pieces.face[enemy] if state.revealed(enemy) else HIDDEN
    if state.window == BREACH:
        out.emit(LaneOverrun(state.lane))
    out.emit(WindowOpened(state.lane, state.window, enemy, face))
    out.beat()


def let_pass(state: XenoshyftState, action: Pass, out: Sink | None) -> None:
    if out is not None:
        out.emit(Passed(action.seat))
    state.left_seats &= ~(1 << action.seat)
    state.asked = NOBODY
    if not state.left_seats:
        state.window, state.closed = CLOSED, True


# ---- actions


def _all_left(state: XenoshyftState) -> None:
    if state.window:
        state.left_seats = (1 << len(state.hands)) - 1
    state.asked = NOBODY


def play(state: XenoshyftState, action: Play, out: Sink | None) -> None:
    _all_left(state)
    face = state.pieces.face[action.piece]
    run(state, "play", action.seat, action.piece, face, action.target, out=out)


def use(state: XenoshyftState, action: Use, out: Sink | None) -> None:
    _all_left(state)
    run(state, "use", action.seat, action.piece, state.pieces.face[action.piece], action.target, out=out)


def power(state: XenoshyftState, action: Power, out: Sink | None) -> None:
    _all_left(state)
    run(state, "power", action.seat, state.divisions[action.seat], action.target, out=out)


def drop(state: XenoshyftState, action: Deploy, out: Sink | None) -> None:
    """Deploy a troop outside deployment."""
    _all_left(state)
    name = DROP[state.pieces.face[action.piece]]
    run(state, name, action.seat, action.piece, action.lane, action.place, out=out)
