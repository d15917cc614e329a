"""The beginning of a round: cards laid face down for the Activation Roll, the roll, and the choice of who begins."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.action import Action
from ....engine.event import Sink, tell
from ....engine.plain import Seat
from ..actions import BEGIN, STOP, Begin, Bid, Stop
from ..cards import playing
from ..events.turns import BidEnded, BidLaid, BidShown, Opens, OrderRolled, OrderTied, OrderWon, RoundBegan
from ..missions.goals import goal_of
from ..printed.action_cards import POINTS
from ..state import NOBODY, HybridState, Phase

BOTH = 3
"""Both seats, as bits."""
WORST = 10


def begin_round(state: HybridState, out: Sink | None) -> None:
    """Begin a round; from the second one on cards are laid for the Activation Roll."""
    state.round += 1
    state.turn += 1
    state.acted.clear()
    state.active, state.phase = NOBODY, Phase.BID
    if out is not None:
        out.beat()  # What is told from here on belongs to the new round.
        out.emit(RoundBegan(state.lead, state.round))
    if state.round == 1:
        _roll(state, out)
        return
    state.stopped = 0
    _pass_on(state, state.lead, out)


def biddable(state: HybridState, seat: Seat) -> list[int]:
    """The cards of a seat that it may lay now."""
    return [piece for piece in state.hands[seat] if not state.fresh >> piece & 1]


def offers(state: HybridState) -> Sequence[Action]:
    """Every card that can be laid, and to lay no more."""
    seat = state.seat
    return [*[Bid(seat, piece) for piece in biddable(state, seat)], STOP[seat]]


def bid(state: HybridState, action: Bid, out: Sink | None) -> None:
    seat = action.seat
    state.hands[seat].remove(action.piece)
    state.bids[seat].append(action.piece)
    tell(out, BidLaid(seat, action.piece, len(state.bids[seat])))
    _pass_on(state, seat ^ 1, out)


def stop(state: HybridState, action: Stop, out: Sink | None) -> None:
    state.stopped |= 1 << action.seat
    tell(out, BidEnded(action.seat))
    _pass_on(state, action.seat ^ 1, out)


def _pass_on(state: HybridState, seat: Seat, out: Sink | None) -> None:
    """Ask the seat, or the other one where it has stopped or has no cards left; then roll."""
    for each in (seat, seat ^ 1):
        if not biddable(state, each):
            state.stopped |= 1 << each
    if state.stopped == BOTH:
        _roll(state, out)
    else:
        state.seat = seat ^ 1 if state.stopped >> seat & 1 else seat


# ---- the roll


def _roll(state: HybridState, out: Sink | None) -> None:
    """Roll until one side is lower."""
    points = [_turn_over(state, seat, out) for seat in (0, 1)]
    counted = True
    while True:
        dice = (state.rng.roll(10), state.rng.roll(10))
        state.dice[:] = dice
        if out is not None:
            for seat in (0, 1):
                out.emit(OrderRolled(seat, dice[seat], max(1, dice[seat] - points[seat] * counted)))
            out.beat()
        winner = lower(dice, points if counted else (0, 0))
        if winner != NOBODY:
            break
        counted = counted and dice not in ((1, 1), (WORST, WORST))
        tell(out, OrderTied(0))
    _won(state, winner, out)


def _turn_over(state: HybridState, seat: Seat, out: Sink | None) -> int:
    laid = state.bids[seat]
    for piece in laid:
        state.pieces.show(piece, None)
    faces = tuple([state.pieces.face[piece] for piece in laid])
    points = sum([POINTS[face] for face in faces])
    if faces:
        tell(out, BidShown(seat, faces, points))
    state.discard += laid
    laid.clear()
    return points


def lower(dice: Sequence[int], points: Sequence[int]) -> Seat:
    """Who wins with these dice and points of cards: NOBODY where it is rolled again.

    A rolled 10 loses, whatever the cards; a rolled 1 beats a 1 that cards have made.
    """
    if dice[0] == dice[1] and dice[0] in (1, WORST):
        return NOBODY
    totals = [_rank(die, less) for die, less in zip(dice, points, strict=True)]
    if totals[0] == totals[1]:
        return NOBODY
    return int(totals[1] < totals[0])


def _rank(die: int, less: int) -> int:
    """A number by which rolls compare, the lower the better: a rolled 1 comes first, a rolled 10 last."""
    if die == 1:
        return 0
    return WORST * 2 if die == WORST else max(1, die - less)


def _won(state: HybridState, winner: Seat, out: Sink | None) -> None:
    tell(out, OrderWon(winner))
    state.lead = state.seat = winner
    state.phase = Phase.FIRST
    goal_of(state).round_began(state, out)
    playing.settle(state, out)


def first_offers(state: HybridState) -> Sequence[Action]:
    """Either side may reveal the first counter."""
    return BEGIN[state.seat]


def choose_first(state: HybridState, action: Begin, out: Sink | None) -> None:
    state.first = action.first
    tell(out, Opens(action.seat, action.first))
