"""What a position comes to as a chance to win, with what a seat knows and what rivals are likely to do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import exp

from ...engine.plain import Seat
from . import turn, windows
from .actions import PASS
from .cards import ANSWERS, CANCEL, CARDS, EFFECT, FIRST_INSTANT, JUNK, KIND
from .effects import book
from .odds import odds
from .state import NOBODY, AndroidsState, Deed, Phase

TURN, WINDOW, SETTLE, OVER = Phase
HOPE = 0.1
"""By how much a seat that picks the best of many moments thinks too well of its android."""
POOR = 0.8
"""What is left to a seat whose android fell, of a fair share."""
ANSWERED = 0.7
"""How often a seat that could stop a declaration does."""
SHIELDED = 0.6
"""How much of that is left against a seat that can cancel a cancel."""
SURE = 0.1
"""How much better than it looks an android is of which a rival thinks that it stands."""
STOPPED = 0.3
"""How often a declaration is stopped."""
MOST = 0.8
"""How often a rival declares at a very tall pile."""
TALL = 14
"""A pile at which it declares half as often."""
STEEP = 2.0
"""How many cards more make e times as much of it."""
FIRM = 0.45
"""How often the android stands that is declared at a very tall pile."""
SHAKY = 8
"""A pile at which it stands half as often."""
GROWTH = 0.15
"""By how much an android gains until the next turn by what will be drawn and laid."""
PATIENCE = 0.95
"""What is left of an android in mind until the next turn."""
STOPPERS = tuple(ANSWERS[face] in ("declaration", "any") for face in range(len(CARDS)))
SHIELDS = tuple(EFFECT[face] in ("cancel", "cancel-take") and ANSWERS[face] == "instant" for face in range(len(CARDS)))
KEPT = {"declaration": 0.03, "any": 0.03, "instant": 0.025, "effect": 0.012}
"""What a cancel is worth as long as it is in the hand, by what it answers."""
KEPT_TEXT = 0.012
ROOM = 0.004
"""What a place in the hand that will be filled is worth."""


def outlook(state: AndroidsState, seat: Seat) -> float:
    """The chance of a seat to win."""
    world, declarer = settled(state)
    if world.phase is OVER:
        return float(world.winner == seat)
    fair = 1.0 / len(world.hands)
    now = odds(world, seat)
    if declarer == seat:
        asked = state.left / (len(state.hands) - 1) if len(state.batch) == 1 else 0.0
        worth = _declared(world, seat, now, asked, fair)
    elif declarer != NOBODY:
        worth = _falls(world, now)
    else:
        worth = _undeclared(world, seat, now, fair)
    return max(0.0, min(1.0, worth + _hand(world, seat)))


def settled(state: AndroidsState) -> tuple[AndroidsState, Seat]:
    """The table when nobody responds any more and texts have done what they say; and whose declaration stands then.

    A pile that would be uncovered is not.
    """
    if state.phase is TURN or state.phase is OVER:
        return state, NOBODY
    world, declarer = state.clone(), NOBODY
    if world.declaring() and not world.batch[0].dead and _survives(world):
        lever = world.batch[0]
        declarer, world.batch[0] = lever.seat, Deed(lever.seat, lever.piece, lever.face, lever.target, dead=True)
    while world.phase in (WINDOW, SETTLE):
        if world.pending is not None:
            _answer(world)
        else:
            windows.let_pass(world, PASS[world.asked], None)
    return world, declarer


def _answer(world: AndroidsState) -> None:
    """Whatever comes first is as good as anything for a look ahead."""
    pending = world.pending
    assert pending is not None
    book.answer(world, pending.choice.options[0], None)
    if world.pending is None:
        windows.settle(world, None)


def _survives(state: AndroidsState) -> bool:
    """Whether the declaration is uncovered if nobody responds any more."""
    dead: set[int] = set()
    last = state.cursor if state.phase is SETTLE and not state.texts else len(state.batch) - 1
    if state.texts:
        return True
    for at in range(last, 0, -1):
        deed = state.batch[at]
        if at not in dead and not deed.dead and KIND[deed.face] == CANCEL and not _is_paid(state, deed):
            dead.add(deed.target)
    return 0 not in dead


def _is_paid(state: AndroidsState, deed: Deed) -> bool:
    """A toll is paid by whoever can."""
    return EFFECT[deed.face] == "cancel-toll" and len(state.hands[state.batch[deed.target].seat]) >= 2


def _declared(world: AndroidsState, seat: Seat, now: float, asked: float, fair: float) -> float:
    """What it comes to that the seat declares, when such a part of the others may still stop it."""
    stopped = asked * _danger(world, seat)
    stands = max(0.0, now - HOPE)
    return (1.0 - stopped) * (stands + (1.0 - stands) * POOR * fair) + stopped * fair


def _falls(world: AndroidsState, now: float) -> float:
    """What it comes to that a rival declares."""
    seats = len(world.hands)
    return (1.0 - min(1.0, now + SURE)) * (1.0 + (1.0 - POOR) / (seats - 1)) / seats


def _danger(world: AndroidsState, seat: Seat) -> float:
    """How likely somebody stops a declaration of the seat, by the cards it has not seen."""
    face, seen, bit = world.pieces.face, world.pieces.seen, 1 << seat
    held = sum(map(len, world.hands)) - len(world.hands[seat])
    share = ANSWERED * held / (held + len(world.deck)) if held else 0.0
    safe = 1.0
    for at, printed in enumerate(face):
        if printed >= FIRST_INSTANT and STOPPERS[printed] and not seen[at] & bit:
            safe *= 1.0 - share
    for hand in (hand for other, hand in enumerate(world.hands) if other != seat):
        if any(STOPPERS[face[card]] and seen[card] & bit for card in hand):
            safe *= 1.0 - ANSWERED
    shielded = any(SHIELDS[face[card]] for card in world.hands[seat])
    return (1.0 - safe) * (SHIELDED if shielded else 1.0)


def _undeclared(world: AndroidsState, seat: Seat, now: float, fair: float) -> float:
    """The best of declaring and of leaving the pile to others."""
    face = world.pieces.face
    own = [face[card] for card in world.hands[seat] if KIND[face[card]] < JUNK]
    full = odds(world, seat, own) if own else now
    waits = _waits(world, seat, now, full, fair)
    if world.seat != seat or world.declared or world.curfew_seats:
        return waits
    ready = world.laid > 0 or not turn.is_able(world, seat)
    best = max(waits, _declared(world, seat, full, 1.0, fair) if own else 0.0)
    return max(best, _declared(world, seat, now, 1.0, fair)) if ready else best


def _waits(world: AndroidsState, seat: Seat, now: float, full: float, fair: float) -> float:
    """What it comes to when the seat ends its turn, or waits for it: a rival may declare first."""
    worth, reached, height = 0.0, 1.0, len(world.pile)
    falls = _falls(world, now)
    for number, (other, may) in enumerate(turns(world)):
        if other == seat:
            if number:
                break
            continue
        height += 2
        if may:
            declares = urge(height) * (1.0 - STOPPED)
            worth += reached * declares * falls
            reached *= 1.0 - declares
    own = _declared(world, seat, min(1.0, full + GROWTH), 1.0, fair)
    return worth + reached * max(fair, PATIENCE * own)


def prospects(state: AndroidsState) -> list[float]:
    """The chance of every seat to win by what everybody knows: how high the pile is, and whose turns come."""
    seats, height, left = len(state.hands), len(state.pile), 1.0
    found = [0.0] * seats
    if state.declaring() and not state.batch[0].dead:
        found[state.seat] = left * firmness(height) * (1.0 - STOPPED)
        left -= found[state.seat]
    else:
        for seat, may in islice(turns(state), seats):
            if may:
                wins = left * urge(height) * firmness(height) * (1.0 - STOPPED)
                found[seat] += wins
                left -= wins
            height += 2
    return [each + left / seats for each in found]


def firmness(height: int) -> float:
    """How often an android stands of those that are declared at a pile so high."""
    return FIRM / (1.0 + exp((SHAKY - height) / STEEP))


def urge(height: int) -> float:
    """How likely a rival declares in a turn at a pile so high."""
    return MOST / (1.0 + exp((TALL - height) / STEEP))


def turns(state: AndroidsState) -> Iterator[tuple[Seat, bool]]:
    """Whose turns come, this one first, and whether it may declare then; as far as one looks ahead."""
    seats, naps, curfew = len(state.hands), [*state.naps], state.curfew_seats
    yield state.seat, not (state.declared or state.moment or curfew)
    at = state.next_seat if state.next_seat != NOBODY else (state.seat + 1) % seats
    for _turn in range(2 * seats):
        while naps[at]:
            naps[at] -= 1
            at = (at + 1) % seats
        curfew &= ~(1 << at)
        yield at, not curfew
        at = (at + 1) % seats


def _hand(world: AndroidsState, seat: Seat) -> float:
    """What the hand is worth beside the parts in it."""
    face, hand = world.pieces.face, world.hands[seat]
    worth = ROOM * max(0, turn.HAND - len(hand))
    for card in hand:
        printed = face[card]
        if printed >= FIRST_INSTANT:
            worth += KEPT[ANSWERS[printed]] if KIND[printed] == CANCEL else KEPT_TEXT
    return worth
