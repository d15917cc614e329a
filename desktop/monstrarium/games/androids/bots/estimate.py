"""Estimates the chance of a seat to win from what it knows and what rivals are likely to do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from math import exp

from ....engine.game import shares
from ....engine.plain import Seat
from .. import turn, windows
from ..actions import PASS
from ..cards import ANSWERS, CANCEL, CARDS, EFFECT, FIRST_INSTANT, JUNK, KIND
from ..effects import book
from ..state import NOBODY, AndroidsState, Entry, Phase
from ..uncovering import places
from .odds import odds, rough_odds

TURN, WINDOW, SETTLE, OVER = Phase
SHIELDED = 0.6
"""The share of a danger that is left to a seat that can cancel a cancel."""
SURE = 0.1
"""How far the chance that a rival's android stands is kept from 0 and from 1."""
FIRM = 0.45
"""How often an android stands that is declared with a very tall pile."""
SHAKY = 8
"""The height of a pile with which it stands half as often."""
STEEP = 2.0
"""How many more cards make it about e times as likely."""


HOPE = 0.07
"""How much too good the chance of its android looks to a seat that picks the best of many moments."""
POOR = 0.95
"""The share of a fair chance that is left to a seat whose android fell."""
VAIN = 0.8
"""The same for a seat that declared a pile of which it knows that it cannot stand: its cards are given away."""
HOPELESS = 0.05
"""The chance, at a rough look, below which a pile cannot stand."""
HALTED = 0.65
"""The share of a fair chance that is left to a seat whose declaration was cancelled: it has mostly lost the pile."""
ANSWERED = 0.95
"""How often a seat stops a declaration that it could stop."""
STOPPED = 0.33
"""How often a declaration is stopped."""
MOST = 0.9
"""How often a rival declares with a very tall pile."""
TALL = 10.5
"""The height of a pile with which it declares half as often."""
RISE = 1.7
"""How many more cards make it about e times as likely."""
KEEN = 4.0
"""By how many cards a pile counts as taller if it surely stands."""
PATIENCE = 0.95
"""The share of the chance of an android that is left by the next turn."""
STOPPING = tuple(face for face in range(len(CARDS)) if ANSWERS[face] in ("declaration", "any"))
"""The faces of cards that stop a declaration."""
SHIELDS = tuple(EFFECT[face] in ("cancel", "cancel-take") and ANSWERS[face] == "instant" for face in range(len(CARDS)))
KEPT = {"declaration": 0.03, "any": 0.03, "instant": 0.025, "effect": 0.012}
"""What a cancel in the hand is worth, by what it answers."""
KEPT_TEXT = 0.012
"""What any other instant in the hand is worth."""
ROOM = 0.004
"""What each card is worth that the seat will draw."""


def outlook(state: AndroidsState, seat: Seat, deals: int = 1, luck: int | None = None) -> float:
    """The chance of a seat to win, with the pile dealt in so many ways, which are the same for the same luck.

    Without any given, the luck of the state is taken. With one deal the seat takes what it imagines for the truth: so
    the more worlds a bot looks at, the better it knows.
    """
    return outlooks(state, (seat,), deals, luck)[0]


def outlooks(state: AndroidsState, seats: Iterable[Seat], deals: int = 1, luck: int | None = None) -> list[float]:
    """The chance of each of these seats to win, as `outlook` tells it for one."""
    world, declarer = settled(state)
    if world.phase is OVER:
        won = shares(places(world))
        return [won[seat] for seat in seats]
    table = _Table(world)
    luck = state.rng.word if luck is None else luck
    return [_outlook(state, declarer, _View(table, seat, deals, luck)) for seat in seats]


def _outlook(state: AndroidsState, declarer: Seat, view: _View) -> float:
    seat, now = view.seat, view.odds()
    if declarer == seat:
        asked = state.left / (len(state.hands) - 1) if len(state.batch) == 1 else 0.0
        worth = view.declared(now, asked)
    elif declarer != NOBODY:
        worth = view.falls(now)
    else:
        worth = view.undeclared(now)
    return max(0.0, min(1.0, worth + _hand(view.world, seat)))


def settled(state: AndroidsState) -> tuple[AndroidsState, Seat]:
    """The table when no seat responds any more and all is settled, and the seat whose declaration stands then.

    The pile is not uncovered.
    """
    if state.phase is TURN or state.phase is OVER:
        return state, NOBODY
    world, declarer = state.clone(), NOBODY
    if world.declaring() and not world.batch[0].dead and _survives(world):
        lever = world.batch[0]
        declarer, world.batch[0] = lever.seat, Entry(lever.seat, lever.piece, lever.face, lever.target, dead=True)
    while world.phase in (WINDOW, SETTLE):
        if world.pending is not None:
            _answer(world)
        else:
            windows.let_pass(world, PASS[world.asked], None)
    return world, declarer


def _answer(world: AndroidsState) -> None:
    """Give a question its first answer, which is good enough for a look ahead."""
    pending = world.pending
    assert pending is not None
    book.answer(world, pending.choice.options[0], None)
    if world.pending is None:
        windows.settle(world, None)


def _survives(state: AndroidsState) -> bool:
    """Whether the declaration stands if no seat responds any more."""
    dead: set[int] = set()
    last = state.cursor if state.phase is SETTLE and not state.texts else len(state.batch) - 1
    if state.texts:
        return True
    for at in range(last, 0, -1):
        entry = state.batch[at]
        if at not in dead and not entry.dead and KIND[entry.face] == CANCEL and not _is_paid(state, entry):
            dead.add(entry.target)
    return 0 not in dead


def _is_paid(state: AndroidsState, entry: Entry) -> bool:
    """Whether a toll is paid; a seat that can pay always pays."""
    return EFFECT[entry.face] == "cancel-toll" and len(state.hands[state.batch[entry.target].seat]) >= 2


class _Table:
    """What is common to all seats at a table on which nothing is pending."""

    def __init__(self, world: AndroidsState) -> None:
        self.world = world
        self.fair = 1.0 / len(world.hands)
        self.held = sum(map(len, world.hands))
        """How many cards all seats hold."""
        self.stoppers = [world.pieces.face.index(face) for face in STOPPING]
        """The cards that stop a declaration, wherever they are."""


class _View:
    """A settled table, as one seat judges it."""

    def __init__(self, table: _Table, seat: Seat, deals: int, luck: int) -> None:
        self.table, self.world, self.fair = table, table.world, table.fair
        self.seat, self.deals, self.luck = seat, deals, luck
        self._danger: float | None = None

    def odds(self, more: Sequence[int] = ()) -> float:
        return odds(self.world, self.seat, more, self.deals, self.luck)

    def declared(self, now: float, asked: float) -> float:
        """The chance to win if the seat declares, when this share of the others may still stop it."""
        stopped = asked * self.danger() if asked else 0.0
        stands = max(0.0, now - HOPE)
        vain = not now and rough_odds(self.world, self.seat) < HOPELESS
        fallen = (1.0 - stands) * (VAIN if vain else POOR) * self.fair
        return (1.0 - stopped) * (stands + fallen) + stopped * HALTED * self.fair

    def falls(self, now: float) -> float:
        """The chance to win if a rival declares."""
        stands = SURE + (1.0 - 2.0 * SURE) * now
        return (1.0 - stands) * (1.0 + (1.0 - POOR) / (len(self.world.hands) - 1)) * self.fair

    def undeclared(self, now: float) -> float:
        """The better chance of declaring and of leaving the pile to others."""
        world, seat, face = self.world, self.seat, self.world.pieces.face
        own = [face[card] for card in world.hands[seat] if KIND[face[card]] < JUNK]
        full = self.declared(self.odds(own) if own else now, 1.0)
        best = self._waits(now, full)
        if world.seat != seat or (world.declared and not world.house.again) or world.curfew_seats:
            return best
        if own:
            best = max(best, full)
        ready = world.laid > 0 or not turn.is_able(world, seat)
        return max(best, self.declared(now, 1.0)) if ready else best

    def _waits(self, now: float, full: float) -> float:
        """The chance to win if the seat ends its turn or waits for it; a rival may declare first.

        `full` is its chance if it declares with all parts of its hand on the pile.
        """
        worth, reached, height = 0.0, 1.0, len(self.world.pile) + KEEN * now
        falls = self.falls(now)
        for number, (other, may) in enumerate(turns(self.world)):
            if other == self.seat:
                if number:
                    break
                continue
            height += 2
            if may:
                declares = urge(height) * (1.0 - STOPPED)
                worth += reached * declares * falls
                reached *= 1.0 - declares
        return worth + reached * max(self.fair, PATIENCE * full)

    def danger(self) -> float:
        """How likely a rival stops a declaration of the seat."""
        if self._danger is None:
            self._danger = self._reckon_danger()
        return self._danger

    def _reckon_danger(self) -> float:
        """`danger`, from the cards that the seat has not seen."""
        world, seat = self.world, self.seat
        face, seen, bit = world.pieces.face, world.pieces.seen, 1 << seat
        held = self.table.held - len(world.hands[seat])
        share = ANSWERED * held / (held + len(world.deck)) if held else 0.0
        known, safe = [], 1.0
        for card in self.table.stoppers:
            if seen[card] & bit:
                known.append(card)
            else:
                safe *= 1.0 - share
        for other, hand in enumerate(world.hands if known else ()):
            if other != seat and not set(known).isdisjoint(hand):
                safe *= 1.0 - ANSWERED
        for card in world.hands[seat]:
            if SHIELDS[face[card]]:
                return (1.0 - safe) * SHIELDED
        return 1.0 - safe


def prospects(state: AndroidsState) -> list[float]:
    """The chance of each seat to win from what all know: the height of the pile and the order of turns."""
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
    """How often an android stands that is declared with a pile of this height."""
    return FIRM / (1.0 + exp((SHAKY - height) / STEEP))


def urge(height: float) -> float:
    """How likely a rival declares in its turn with a pile of this height."""
    return MOST / (1.0 + exp((TALL - height) / RISE))


def turns(state: AndroidsState) -> Iterator[tuple[Seat, bool]]:
    """The seats of this turn and the next ones, each with whether it may declare then."""
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
